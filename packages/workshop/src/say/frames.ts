import type { Ability, Description, Frame } from '../tree.js';
import { isDescription, unknown } from '../tree.js';
import { countNoun } from './amounts.js';
import { nounPhrase, self } from './nouns.js';
import { placeOf } from './places.js';
import { cardName, de, mark, type Saying, tr } from './saying.js';
import type { LabelWord } from './words.js';

export interface Framed {
  label: LabelWord | undefined;
  /** The clause after the label, without a comma. */
  clause: string;
}
type Of<K extends string> = Extract<Exclude<Frame, string>, Record<K, unknown>>;

/** The label of an ability, and the clause that says when. */
export function frameOf(c: Saying, ability: Ability): Framed {
  const { when } = ability;
  const said = (clause: string): string => mark(c, ability, 'when', clause);
  switch (when) {
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
      return {
        label: 'ongoing',
        clause: said(tr(c, 'once on each of your turns', 'une fois à chacun de vos tours', 'una vez en cada uno de tus turnos')),
      };
    default:
  }
  if ('at' in when) return { label: c.card.kind === 'base' ? undefined : 'ongoing', clause: said(timeOf(c, when)) };
  if ('after' in when) return { label: 'ongoing', clause: said(eventOf(c, when)) };
  if ('afterThis' in when) return { label: 'ongoing', clause: said(afterThis(c, when)) };
  if ('afterYou' in when) return { label: 'ongoing', clause: said(afterYou(c, when)) };
  if ('instead' in when) return { label: 'ongoing', clause: said(instead(c, when)) };
  if ('reaction' in when) return { label: 'special', clause: said(eventOf(c, { ...when, after: when.reaction })) };
  if ('special' in when) return { label: 'special', clause: said(specialOf(c, ability, when)) };
  if ('also' in when) return { label: 'special', clause: '' };
  if ('scores' in when) return { label: when.scores, clause: '' };
  return unknown('frame', when);
}

function timeOf(c: Saying, when: Of<'at'>): string {
  switch (when.at) {
    case 'start of your turn':
      return tr(c, 'at the start of your turn', 'au début de votre tour', 'al inicio de tu turno');
    case 'end of turn':
      return tr(c, 'at the end of the turn', 'à la fin du tour', 'al final del turno');
    default:
      return unknown('time', when.at);
  }
}

function eventOf(c: Saying, when: Of<'after'>): string {
  const { what } = when;
  const x = nounPhrase(c, what);
  c.focus = 'it';
  c.gender = x.gender;
  c.many = false;
  c.there = 'base';
  c.others = what.noun !== 'action';
  switch (when.after) {
    case 'played':
      return played(c, when, x.gender);
    case 'destroyed':
      return destroyed(c, when, x.text, x.gender);
    case 'moved':
      return moved(c, when);
    case 'countered':
      return countered(c, when, x.text);
    case 'revealed':
      return revealed(c, when, x.text, x.gender);
    case 'talent':
      return talentUsed(c, when, x.text);
    case 'arrives':
      return tr(c, 'after a base comes into play', 'après l’entrée en jeu d’une Base', 'después de que una base entre en juego');
    default:
      return unknown('moment', when.after);
  }
}

/** The place comes after the verb. */
function played(c: Saying, when: Of<'after'>, gender: 'm' | 'f'): string {
  const { what, by } = when;
  const e = gender === 'f' ? 'e' : '';
  const placeless = { ...what, where: undefined };
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(placeless, path);
  const place = placeOf(c, { ...what, other: undefined } as Description, false, gender)
    .replace(/ (attachée|vinculada) (?=à|a)/, tr(c, ' ', ' ', ' '))
    .replace(/ à (cette|une)/, ' sur $1')
    .replace(/ a (esta|otra)/, ' sobre $1');
  if (when.first) return mark(c, when, 'first', firstPlayed(c, when, placeless as Description, place, e));
  const x = nounPhrase(c, placeless as Description).text;
  switch (by) {
    case undefined:
      return tr(c, `after ${x} is played${place}`, `après qu’${x} a été joué${e}${place}`, `después de que se juegue ${x}${place}`);
    case 'you':
      return tr(c, `after you play ${x}${place}`, `après que vous avez joué ${x}${place}`, `después de que juegues ${x}${place}`);
    case 'another':
      return tr(
        c,
        `after another player plays ${x}${place}`,
        `après qu’un autre joueur a joué ${x}${place}`,
        `después de que otro jugador juegue ${x}${place}`,
      );
    default:
      return unknown('player', by);
  }
}

/** "The first minion of each turn". */
function firstPlayed(c: Saying, when: Of<'after'>, what: Description, place: string, e: string): string {
  const noun = countNoun(c, what, false);
  const a = e === 'e' || c.language === 'es' ? (c.gender === 'f' ? 'a' : '') : '';
  const first = tr(c, 'first', e === 'e' ? 'première' : 'premier', `primer${a}`);
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after the ${first} ${noun} of each turn is played${place}`,
        `après que ${e === 'e' ? 'la' : 'le'} ${first} ${noun} de chaque tour a été joué${e}${place}`,
        `después de que se juegue ${a ? 'la' : 'el'} ${first} ${noun} de cada turno${place}`,
      );
    case 'you':
      return tr(
        c,
        `after you play your ${first} ${noun}${place} each turn`,
        `après que vous avez joué votre ${first} ${noun}${place} à chaque tour`,
        `después de que juegues tu ${first} ${noun}${place} en cada turno`,
      );
    case 'another':
      return tr(
        c,
        `after another player plays their ${first} ${noun}${place} each turn`,
        `après qu’un autre joueur a joué sa ${first} ${noun}${place} à chaque tour`,
        `después de que otro jugador juegue su ${first} ${noun}${place} en cada turno`,
      );
    default:
      return unknown('player', when.by);
  }
}

function destroyed(c: Saying, when: Of<'after'>, x: string, gender: 'm' | 'f'): string {
  const not = when.what.whose === 'not theirs';
  const o = gender === 'f' ? 'a' : 'o';
  switch (when.by) {
    case undefined:
      return tr(c, `after ${x} is destroyed`, `après la destruction ${de(x)}`, `después de que ${x} sea destruid${o}`);
    case 'you':
      return tr(
        c,
        `after you destroy ${x}${not ? ' you didn’t control' : ''}`,
        `après que vous avez détruit ${x}${not ? ' que vous ne contrôliez pas' : ''}`,
        `después de que destruyas ${x}${not ? ' que no controlabas' : ''}`,
      );
    case 'another':
      return tr(
        c,
        `after another player destroys ${x}${not ? ' they didn’t control' : ''}`,
        `après qu’un autre joueur a détruit ${x}${not ? ' qu’il ne contrôlait pas' : ''}`,
        `después de que otro jugador destruya ${x}${not ? ' que no controlaba' : ''}`,
      );
    default:
      return unknown('player', when.by);
  }
}

function moved(c: Saying, when: Of<'after'>): string {
  const { where, ...rest } = when.what;
  const path = c.paths.get(when.what);
  if (path !== undefined) c.paths.set(rest, path);
  const x = nounPhrase(c, rest).text;
  const place =
    where === undefined
      ? tr(c, ' to another base', ' vers une autre Base', ' a otra base')
      : where === 'here'
        ? tr(c, ' to this base', ' vers cette Base', ' a esta base')
        : where === 'elsewhere'
          ? tr(c, ' to a base other than this one', ' vers une Base autre que celle-ci', ' a una base que no sea esta')
          : undefined;
  if (place === undefined) throw new Error(`nothing moves to ${where}`);
  const goes = mark(c, when.what, 'where', place);
  switch (when.by) {
    case undefined:
      return tr(c, `after ${x} moves${goes}`, `après qu’${x} s’est déplacée${goes}`, `después de que ${x} se mueva${goes}`);
    case 'you':
      return tr(c, `after you move ${x}${goes}`, `après que vous avez déplacé ${x}${goes}`, `después de que muevas ${x}${goes}`);
    case 'another':
      return tr(
        c,
        `after another player moves ${x}${goes}`,
        `après qu’un autre joueur a déplacé ${x}${goes}`,
        `después de que otro jugador mueva ${x}${goes}`,
      );
    default:
      return unknown('player', when.by);
  }
}

function countered(c: Saying, when: Of<'after'>, x: string): string {
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after a +1 power counter is placed on ${x}`,
        `après qu’un marqueur Force +1 a été placé sur ${x}`,
        `después de que se coloque un contador de +1 de poder sobre ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you place a +1 power counter on ${x}`,
        `après que vous avez placé un marqueur Force +1 sur ${x}`,
        `después de que coloques un contador de +1 de poder sobre ${x}`,
      );
    case 'another':
      return tr(
        c,
        `after another player places a +1 power counter on ${x}`,
        `après qu’un autre joueur a placé un marqueur Force +1 sur ${x}`,
        `después de que otro jugador coloque un contador de +1 de poder sobre ${x}`,
      );
    default:
      return unknown('player', when.by);
  }
}

function revealed(c: Saying, when: Of<'after'>, x: string, gender: 'm' | 'f'): string {
  switch (when.by) {
    case undefined:
      return tr(c, `after ${x} is revealed`, `après qu’${x} a été révélé${gender === 'f' ? 'e' : ''}`, `después de que se revele ${x}`);
    case 'you':
      return tr(c, `after you reveal ${x}`, `après que vous avez révélé ${x}`, `después de que reveles ${x}`);
    case 'another':
      return tr(
        c,
        `after another player reveals ${x}`,
        `après qu’un autre joueur a révélé ${x}`,
        `después de que otro jugador revele ${x}`,
      );
    default:
      return unknown('player', when.by);
  }
}

function talentUsed(c: Saying, when: Of<'after'>, x: string): string {
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after the Talent of ${x} is used`,
        `après l’utilisation du Talent ${de(x)}`,
        `después de que se use el Talento de ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you use the Talent of ${x}`,
        `après que vous avez utilisé le Talent ${de(x)}`,
        `después de que uses el Talento de ${x}`,
      );
    case 'another':
      return tr(
        c,
        `after another player uses the Talent of ${x}`,
        `après qu’un autre joueur a utilisé le Talent ${de(x)}`,
        `después de que otro jugador use el Talento de ${x}`,
      );
    default:
      return unknown('player', when.by);
  }
}

function afterThis(c: Saying, when: Of<'afterThis'>): string {
  const x = self(c, 'this');
  const o = c.card.kind === 'minion' ? 'o' : 'a';
  c.gone = c.card.kind !== 'base';
  switch (when.afterThis) {
    case 'arrives':
      return tr(c, `after ${x} comes into play`, `après l’entrée en jeu de ${x}`, `después de que ${x} entre en juego`);
    case 'destroyed':
      return tr(c, `after ${x} is destroyed`, `après la destruction de ${x}`, `después de que ${x} sea destruid${o}`);
    case 'discarded':
      return tr(
        c,
        `after ${x} goes from play to a discard pile`,
        `après que ${x} est passée du jeu à une défausse`,
        `después de que ${x} vaya del juego a una pila de descartes`,
      );
    default:
      return unknown('event', when.afterThis);
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
  switch (when.instead) {
    case 'destroyed':
      return tr(c, `if ${x.text} would be destroyed`, `si ${x.text} devait être détruit${e}`, `si ${x.text} fuera a ser destruid${o}`);
    case 'discarded':
      return tr(
        c,
        `if ${x.text} would go to a discard pile`,
        `si ${x.text} devait aller dans une défausse`,
        `si ${x.text} fuera a acabar en una pila de descartes`,
      );
    default:
      return unknown('event', when.instead);
  }
}

function specialOf(c: Saying, ability: Ability, when: Of<'special'>): string {
  const [first] = ability.steps;
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
  const here = when.from === 'play' && !comes;
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
