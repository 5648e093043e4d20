import type { Ability } from '../tree.js';
import { isDescription, isOfAnyBase, unknown } from '../tree.js';
import { type By, controlled, countered, leftPlay, returned, talentUsed } from './changes.js';
import { affected, eventOf, type Of } from './moments.js';
import { nounPhrase, self } from './nouns.js';
import { cardName, mark, type Saying, tr } from './saying.js';
import type { LabelWord } from './words.js';

interface Framed {
  label: LabelWord | undefined;
  /** The clause after the label, without a comma. */
  clause: string;
}
/** The label of an ability, and the clause that says when. */
export function frameOf(c: Saying, ability: Ability): Framed {
  const { when } = ability;
  const said = (clause: string): string => mark(c, ability, 'when', clause);
  switch (when) {
    case 'to play':
      return { label: undefined, clause: '' };
    case 'played':
      return { label: c.card.kind === 'action' && c.card.goes === undefined ? undefined : 'played', clause: '' };
    case 'talent':
      return { label: 'talent', clause: '' };
    case 'talent of host':
      return { label: 'ongoing', clause: '' };
    case 'always':
      c.always = true;
      return { label: 'ongoing', clause: '' };
    case 'each of your turns':
      return { label: 'ongoing', clause: said(onEachTurn(c)) };
    default:
  }
  if ('at' in when) return { label: c.card.kind === 'base' ? undefined : 'ongoing', clause: said(timeOf(c, when)) };
  if ('after' in when) return { label: 'ongoing', clause: said(eventOf(c, when)) };
  if ('afterThis' in when)
    return { label: when.afterThis === 'discarded from hand' ? 'special' : 'ongoing', clause: said(afterThis(c, when)) };
  if ('afterHost' in when) return { label: 'ongoing', clause: said(afterHost(c, when)) };
  if ('afterYou' in when) return { label: 'ongoing', clause: said(afterYou(c, when)) };
  if ('instead' in when) return { label: when.from ? 'special' : 'ongoing', clause: said(instead(c, when)) };
  if ('reaction' in when) return { label: 'special', clause: said(reactedTo(c, when)) };
  if ('special' in when && c.card.kind === 'base') return { label: undefined, clause: said(onEachTurn(c)) };
  if ('special' in when) return { label: 'special', clause: said(specialOf(c, ability, when)) };
  if ('also' in when) return { label: 'special', clause: '' };
  if ('scores' in when && c.card.kind !== 'base')
    return {
      label: 'ongoing',
      clause: said(tr(c, 'when this base scores', 'lors de la Conquête de cette Base', 'cuando puntúe esta base')),
    };
  if ('scores' in when) return { label: when.scores, clause: '' };
  return unknown('frame', when);
}

const onEachTurn = (c: Saying): string =>
  tr(c, 'once on each of your turns', 'une fois à chacun de vos tours', 'una vez en cada uno de tus turnos');

function reactedTo(c: Saying, when: Of<'reaction'>): string {
  const { reaction: after, by } = when;
  if (after !== 'start of turn' && after !== 'end of turn') return eventOf(c, { ...when, after });
  const [en, fr, es] = {
    you: ['your turn', 'de votre tour', 'de tu turno'],
    another: ['another player’s turn', 'du tour d’un autre joueur', 'del turno de otro jugador'],
    any: ['a turn', 'd’un tour', 'de un turno'],
  }[by ?? 'any'];
  return after === 'start of turn'
    ? tr(c, `at the start of ${en}`, `au début ${fr}`, `al inicio ${es}`)
    : tr(c, `at the end of ${en}`, `à la fin ${fr}`, `al final ${es}`);
}

function timeOf(c: Saying, when: Of<'at'>): string {
  switch (when.at) {
    case 'start of your turn':
      return tr(c, 'at the start of your turn', 'au début de votre tour', 'al inicio de tu turno');
    case 'start of turn':
      return tr(c, 'at the start of each turn', 'au début de chaque tour', 'al inicio de cada turno');
    case 'start of its turn': {
      const x = self(c, 'host');
      const en = `at the start of the turn of ${x}’s controller`;
      return tr(c, en, `au début du tour du contrôleur de ${x}`, `al inicio del turno del controlador de ${x}`);
    }
    case 'end of its turn': {
      const x = self(c, 'host');
      const en = `at the end of the turn of ${x}’s controller`;
      return tr(c, en, `à la fin du tour du contrôleur de ${x}`, `al final del turno del controlador de ${x}`);
    }
    case 'end of your turn':
      return tr(c, 'at the end of your turn', 'à la fin de votre tour', 'al final de tu turno');
    case 'end of turn':
      return tr(c, 'at the end of the turn', 'à la fin du tour', 'al final del turno');
    default:
      return unknown('time', when.at);
  }
}

function afterThis(c: Saying, when: Of<'afterThis'>): string {
  const x = self(c, 'this');
  const o = c.card.kind === 'minion' ? 'o' : 'a';
  c.gone = !['arrives', 'moved', 'affected', 'countered'].includes(when.afterThis);
  switch (when.afterThis) {
    case 'arrives':
      return tr(c, `after ${x} comes into play`, `après l’entrée en jeu de ${x}`, `después de que ${x} entre en juego`);
    case 'affected':
      return affected(c, when.by, x);
    case 'moved':
      return movedItself(c, when.by, x);
    case 'destroyed':
      return destroyedItself(c, when.by, x, o);
    case 'returned':
      return returned(c, when.by, x, o === 'o' && c.language === 'es' ? 'm' : 'f');
    case 'left':
      return leftPlay(c, x);
    case 'countered':
      return countered(c, when.by, x);
    case 'discarded from hand':
      return tr(
        c,
        'after this card is discarded from your hand',
        'après que cette carte a été défaussée de votre main',
        'después de que esta carta se descarte de tu mano',
      );
    case 'discarded':
      return tr(
        c,
        `after ${x} goes from play to a discard pile`,
        `après que ${x} est passée du jeu à une défausse`,
        `después de que ${x} pase del juego a una pila de descartes`,
      );
    default:
      return unknown('event', when.afterThis);
  }
}

/** "After another player destroys this minion". */
function destroyedItself(c: Saying, by: By, x: string, o: string): string {
  switch (by) {
    case undefined:
      return tr(c, `after ${x} is destroyed`, `après la destruction de ${x}`, `después de que ${x} sea destruid${o}`);
    case 'you':
      return tr(c, `after you destroy ${x}`, `après que vous avez détruit ${x}`, `después de que destruyas ${x}`);
    case 'another':
      return tr(
        c,
        `after another player destroys ${x}`,
        `après qu’un autre joueur a détruit ${x}`,
        `después de que otro jugador destruya ${x}`,
      );
    default:
      return unknown('player', by);
  }
}

/** "After another player moves this minion to another base". */
function movedItself(c: Saying, by: By, x: string): string {
  switch (by) {
    case undefined:
      return tr(
        c,
        `after ${x} moves to another base`,
        `après que ${x} s’est déplacée vers une autre Base`,
        `después de que ${x} se mueva a otra base`,
      );
    case 'you':
      return tr(
        c,
        `after you move ${x} to another base`,
        `après que vous avez déplacé ${x} vers une autre Base`,
        `después de que muevas ${x} a otra base`,
      );
    case 'another':
      return tr(
        c,
        `after another player moves ${x} to another base`,
        `après qu’un autre joueur a déplacé ${x} vers une autre Base`,
        `después de que otro jugador mueva ${x} a otra base`,
      );
    default:
      return unknown('player', by);
  }
}

function afterHost(c: Saying, { afterHost: what, by }: Of<'afterHost'>): string {
  const x = self(c, 'host');
  c.focus = 'host';
  c.gone = ['destroyed', 'discarded', 'returned', 'left'].includes(what);
  switch (what) {
    case 'destroyed':
      return destroyedItself(c, by, x, 'o');
    case 'returned':
      return returned(c, by, x, c.language === 'es' ? 'm' : 'f');
    case 'left':
      return leftPlay(c, x);
    case 'countered':
      return countered(c, by, x);
    case 'talent':
      return talentUsed(c, by, x);
    case 'controlled':
      return controlled(c, by, x);
    case 'discarded':
      return tr(
        c,
        `after ${x} goes from play to a discard pile`,
        `après que ${x} est passée du jeu à une défausse`,
        `después de que ${x} pase del juego a una pila de descartes`,
      );
    case 'moved':
      return movedItself(c, by, x);
    case 'affected':
      return affected(c, by, x);
    default:
      return unknown('event', what);
  }
}

function afterYou(c: Saying, when: Of<'afterYou'>): string {
  switch (when.afterYou) {
    case 'give':
      return tr(
        c,
        'after you place a card in another player’s hand',
        'après que vous avez placé une carte dans la main d’un autre joueur',
        'después de que coloques una carta en la mano de otro jugador',
      );
    case 'destroy here':
      return tr(
        c,
        'after you destroy one or more minions here at the same time',
        'après que vous avez détruit en même temps une ou plusieurs Créatures sur cette Base',
        'después de que destruyas a la vez uno o más esbirros en esta base',
      );
    default:
      return unknown('deed', when.afterYou);
  }
}

function instead(c: Saying, when: Of<'instead'>): string {
  const { what } = when;
  const x = isDescription(what)
    ? nounPhrase(c, what)
    : {
        text: self(c, what === 'it' ? 'this' : what),
        gender: c.language === 'es' && (what === 'host' || c.card.kind === 'minion') ? ('m' as const) : ('f' as const),
        many: false,
      };
  c.focus = isDescription(what) ? 'it' : what === 'it' ? 'this' : what;
  c.gender = x.gender;
  c.many = false;
  if (isDescription(what) && what.noun !== 'action') c.others = true;
  const e = x.gender === 'f' ? 'e' : '';
  const o = x.gender === 'f' ? 'a' : 'o';
  const by = when.by ? tr(c, ' by another player’s card', ' par une carte d’un autre joueur', ' por una carta de otro jugador') : '';
  const cause =
    by && tr(c, ' because of another player’s card', ' à cause d’une carte d’un autre joueur', ' a causa de una carta de otro jugador');
  switch (when.instead) {
    case 'destroyed':
      return tr(
        c,
        `if ${x.text} would be destroyed${by}`,
        `si ${x.text} devait être détruit${e}${by}`,
        `si ${x.text} fuera a ser destruid${o}${by}`,
      );
    case 'discarded':
      return tr(
        c,
        `if ${x.text} would go to a discard pile${cause}`,
        `si ${x.text} devait aller dans une défausse${cause}`,
        `si ${x.text} fuera a acabar en una pila de descartes${cause}`,
      );
    case 'returned':
      return tr(
        c,
        `if ${x.text} would be returned to a hand${by}`,
        `si ${x.text} devait être renvoyé${e} dans une main${by}`,
        `si ${x.text} fuera a ser devuelt${o} a una mano${by}`,
      );
    case 'moved':
      return tr(
        c,
        `if ${x.text} would be moved${by}`,
        `si ${x.text} devait être déplacé${e}${by}`,
        `si ${x.text} fuera a ser movid${o}${by}`,
      );
    default:
      return unknown('event', when.instead);
  }
}

function specialOf(c: Saying, ability: Ability, when: Of<'special'>): string {
  const [first] = ability.steps;
  if (when.special === 'each turn') return tr(c, 'on each player’s turn', 'au tour de chaque joueur', 'en el turno de cada jugador');
  if (when.special === 'your turn') {
    const turn = tr(c, 'on your turn', 'à votre tour', 'en tu turno');
    switch (when.from) {
      case 'discard':
        return `${turn}${tr(c, ', while this card is in your discard pile', ', tant que cette carte est dans votre défausse', ', mientras esta carta esté en tu pila de descartes')}`;
      case 'hand':
        return `${turn}${tr(c, ', while this card is in your hand', ', tant que cette carte est dans votre main', ', mientras esta carta esté en tu mano')}`;
      case 'play':
        return turn;
      default:
        return unknown('place', when.from);
    }
  }
  const comes = when.from === 'play' && first?.do === 'move' && first.to === 'there';
  const here = when.from === 'play' && !isOfAnyBase(ability);
  const base = here ? tr(c, 'this', 'de cette', 'esta') : comes ? tr(c, 'another', 'd’une autre', 'otra') : tr(c, 'a', 'd’une', 'una');
  const before = when.special === 'before';
  const scores = before
    ? tr(c, `before ${base} base scores`, `avant la Conquête ${base} Base`, `antes de puntuar ${base} base`)
    : tr(c, `after ${base} base scores`, `après la Conquête ${base} Base`, `después de puntuar ${base} base`);
  if (when.from === 'discard')
    return `${scores}${tr(c, ', while this card is in your discard pile', ', tant que cette carte est dans votre défausse', ', mientras esta carta esté en tu pila de descartes')}`;
  if (before || !here) return scores;
  return `${scores}${tr(c, ', before its cards are discarded', ', avant que ses cartes ne soient défaussées', ' y antes de que se descarten sus cartas')}`;
}

/** "Once per turn" before the ability, or a last sentence about cards of its name. */
export function limitOf(c: Saying, ability: Ability): { before: string; after: string } {
  const { limit } = ability;
  if (!limit) return { before: '', after: '' };
  const name = cardName(c, 'this');
  const turn = limit.once === 'turn';
  switch (limit.by) {
    case 'player':
      return {
        before: mark(
          c,
          ability,
          'limit',
          tr(c, 'once per turn for each player', 'une fois par tour et par joueur', 'una vez por turno y por jugador'),
        ),
        after: '',
      };
    case 'card':
      return {
        before: mark(
          c,
          ability,
          'limit',
          turn
            ? tr(c, 'once per turn', 'une fois par tour', 'una vez por turno')
            : tr(c, 'once per scoring', 'une fois par Conquête', 'una vez por puntuación'),
        ),
        after: '',
      };
    case 'name': {
      const each = turn
        ? tr(c, 'each turn', 'par tour', 'por turno')
        : tr(c, 'for each base that scores', 'par Conquête', 'por cada base que puntúe');
      return {
        before: '',
        after: mark(
          c,
          ability,
          'limit',
          tr(
            c,
            `You may do this with only one ${name} ${each}`,
            `Vous ne pouvez le faire qu’avec une seule carte ${name} ${each}`,
            `Solo puedes hacerlo con una carta ${name} ${each}`,
          ),
        ),
      };
    }
    default:
      return unknown('limit', limit.by);
  }
}
