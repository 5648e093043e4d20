import type { Description, Frame } from '../tree.js';
import { unknown } from '../tree.js';
import { countNoun } from './amounts.js';
import { nounPhrase } from './nouns.js';
import { placeOf } from './places.js';
import { de, mark, type Saying, tr } from './saying.js';

/** A frame that has this field. */
export type Of<K extends string> = Extract<Exclude<Frame, string>, Record<K, unknown>>;

/** The clause of a moment: "after you play a minion here". */
export function eventOf(c: Saying, when: Of<'after'>): string {
  const { what } = when;
  const x = nounPhrase(c, what);
  c.focus = 'it';
  c.gender = x.gender;
  c.many = when.after === 'affected';
  c.deed = when.after;
  c.there = 'base';
  c.called = when.after === 'played' || when.after === 'moved' ? when.after : 'that';
  c.others = what.noun !== 'action' && what.noun !== 'player';
  if (what.noun === 'action') c.type = 'action';
  c.inPlay = ['played', 'moved', 'countered', 'affected', 'talent'].includes(when.after);
  switch (when.after) {
    case 'played':
      return played(c, when, x.gender);
    case 'destroyed':
      return destroyed(c, when, x.text, x.gender);
    case 'returned':
      return returned(c, when, x.text, x.gender);
    case 'moved':
      return moved(c, when);
    case 'countered':
      return countered(c, when, x.text);
    case 'revealed':
      return revealed(c, when, x.text, x.gender);
    case 'discarded':
      return discarded(c, when, x.text, x.gender);
    case 'discarded from play':
      return tr(
        c,
        `after ${x.text} goes from play to a discard pile`,
        `après qu’${x.text} est passée du jeu à une défausse`,
        `después de que ${x.text} vaya del juego a una pila de descartes`,
      );
    case 'affected':
      return affected(c, when.by, x.text);
    case 'drawn':
      return drawn(c, when);
    case 'gained':
    case 'lost':
      return points(c, when, when.after === 'gained');
    case 'talent':
      return talentUsed(c, when, x.text);
    case 'arrives':
      return tr(c, 'after a base comes into play', 'après l’entrée en jeu d’une Base', 'después de que una base entre en juego');
    case 'scores':
      return scores(c, what);
    default:
      return unknown('moment', when.after);
  }
}

/** "After you play an action that directly affects a minion". */
export function affected(c: Saying, by: 'you' | 'another' | undefined, x: string): string {
  const action = tr(
    c,
    `an action that directly affects ${x}`,
    `une Action qui affecte directement ${x}`,
    `una acción que afecte directamente a ${x}`.replace(/ a ([\uE000-\uF8FF]*)el /, ' al $1'),
  );
  switch (by) {
    case undefined:
      return tr(c, `after ${action} is played`, `après qu’${action} a été jouée`, `después de que se juegue ${action}`);
    case 'you':
      return tr(c, `after you play ${action}`, `après que vous avez joué ${action}`, `después de que juegues ${action}`);
    case 'another':
      return tr(
        c,
        `after another player plays ${action}`,
        `après qu’un autre joueur a joué ${action}`,
        `después de que otro jugador juegue ${action}`,
      );
    default:
      return unknown('player', by);
  }
}

/** "After a base scores", which is before its cards are discarded. */
function scores(c: Saying, what: Description): string {
  const x = nounPhrase(c, what).text;
  return tr(c, `after ${x} scores`, `après la Conquête ${de(x)}`, `después de puntuar ${x}`);
}

/** The place comes after the verb. */
function played(c: Saying, when: Of<'after'>, gender: 'm' | 'f'): string {
  const { what, by } = when;
  const e = gender === 'f' ? 'e' : '';
  const isOnMinion = what.on !== undefined && what.on !== 'base';
  const placeless = { ...what, ...(!isOnMinion && { where: undefined }) };
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(placeless, path);
  const place = (isOnMinion ? '' : placeOf(c, { ...what, other: undefined } as Description, false, gender))
    .replace(/ (attachée|vinculada) (?=à|a)/, tr(c, ' ', ' ', ' '))
    .replace(/ à (cette|une)/, ' sur $1')
    .replace(/ a (esta|otra)/, ' sobre $1');
  if (when.first) return mark(c, when, 'first', firstPlayed(c, when, placeless as Description, place, e));
  // It is played on something before it is attached to it.
  const x = nounPhrase(c, placeless as Description)
    .text.replace(/attachée à (?=une|cette)/, 'sur ')
    .replace(/(?<= ou )à (?=une)/, 'sur ')
    .replace(/vinculada a (?=un|est)/, 'sobre ')
    .replace(/(?<= o )a (?=un)/, 'sobre ');
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
        `après que ${e === 'e' ? 'la' : 'le'} ${first} ${noun} de chaque tour${place} a été joué${e}`,
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
        `après qu’un autre joueur a joué ${e === 'e' ? 'sa' : 'son'} ${first} ${noun}${place} à chaque tour`,
        `después de que otro jugador juegue su ${first} ${noun}${place} en cada turno`,
      );
    default:
      return unknown('player', when.by);
  }
}

function destroyed(c: Saying, when: Of<'after'>, x: string, gender: 'm' | 'f'): string {
  const not = when.what.whose === 'not theirs';
  const o = gender === 'f' ? 'a' : 'o';
  const several = when.what.pick === 'some';
  const together = several ? tr(c, ' at the same time', ' en même temps', ' a la vez') : '';
  if (several) c.focus = undefined;
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after ${x} ${several ? 'are' : 'is'} destroyed${together}`,
        `après la destruction ${de(x)}${together}`,
        `después de que ${x} ${several ? 'sean' : 'sea'} destruid${o}${several ? 's' : ''}${together}`,
      );
    case 'you':
      return tr(
        c,
        `after you destroy ${x}${not ? ' you didn’t control' : ''}${together}`,
        `après que vous avez détruit ${x}${not ? ' que vous ne contrôliez pas' : ''}${together}`,
        `después de que destruyas ${x}${not ? ' que no controlabas' : ''}${together}`,
      );
    case 'another':
      return tr(
        c,
        `after another player destroys ${x}${not ? ' they didn’t control' : ''}${together}`,
        `après qu’un autre joueur a détruit ${x}${not ? ' qu’il ne contrôlait pas' : ''}${together}`,
        `después de que otro jugador destruya ${x}${not ? ' que no controlaba' : ''}${together}`,
      );
    default:
      return unknown('player', when.by);
  }
}

function returned(c: Saying, when: Of<'after'>, x: string, gender: 'm' | 'f'): string {
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after ${x} is returned to a hand`,
        `après qu’${x} a été renvoyé${gender === 'f' ? 'e' : ''} dans une main`,
        `después de que ${x} sea devuelt${gender === 'f' ? 'a' : 'o'} a una mano`,
      );
    case 'you':
      return tr(
        c,
        `after you return ${x} to a hand`,
        `après que vous avez renvoyé ${x} dans une main`,
        `después de que devuelvas ${x} a una mano`,
      );
    case 'another':
      return tr(
        c,
        `after another player returns ${x} to a hand`,
        `après qu’un autre joueur a renvoyé ${x} dans une main`,
        `después de que otro jugador devuelva ${x} a una mano`,
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
    when.from === 'to or from here'
      ? ''
      : where === undefined
        ? tr(c, ' to another base', ' vers une autre Base', ' a otra base')
        : where === 'here'
          ? tr(c, ' to this base', ' vers cette Base', ' a esta base')
          : where === 'elsewhere'
            ? tr(c, ' to a base other than this one', ' vers une Base autre que celle-ci', ' a una base que no sea esta')
            : undefined;
  if (place === undefined) throw new Error(`nothing moves to ${where}`);
  const both = when.from === 'to or from here';
  const from = both
    ? tr(c, ' to or from this base', ' vers cette Base ou depuis celle-ci', ' a esta base o desde ella')
    : tr(c, ' from this base', ' de cette Base', ' de esta base');
  const left = when.from ? mark(c, when, 'from', from) : '';
  const once = when.first
    ? mark(c, when, 'first', tr(c, ' for the first time each turn', ' pour la première fois du tour', ' por primera vez en el turno'))
    : '';
  const goes = left + mark(c, when.what, 'where', place) + once;
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
  if (when.first) return mark(c, when, 'first', firstTalent(c, when, x));
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

/** "Your first Talent of a minion here each turn". */
function firstTalent(c: Saying, when: Of<'after'>, x: string): string {
  switch (when.by) {
    case undefined:
      return tr(
        c,
        `after the first Talent of ${x} each turn is used`,
        `après la première utilisation à chaque tour d’un Talent ${de(x)}`,
        `después de que se use por primera vez en cada turno un Talento de ${x}`,
      );
    case 'you':
      return tr(
        c,
        `after you use your first Talent of ${x} each turn`,
        `après que vous avez utilisé votre premier Talent ${de(x)} à chaque tour`,
        `después de que uses tu primer Talento de ${x} en cada turno`,
      );
    case 'another':
      return tr(
        c,
        `after another player uses their first Talent of ${x} each turn`,
        `après qu’un autre joueur a utilisé son premier Talent ${de(x)} à chaque tour`,
        `después de que otro jugador use su primer Talento de ${x} en cada turno`,
      );
    default:
      return unknown('player', when.by);
  }
}

function discarded(c: Saying, when: Of<'after'>, x: string, gender: 'm' | 'f'): string {
  const e = gender === 'f' ? 'e' : '';
  switch (when.by) {
    case undefined:
      return tr(c, `after ${x} is discarded`, `après qu’${x} a été défaussé${e}`, `después de que se descarte ${x}`);
    case 'you':
      return tr(c, `after you discard ${x}`, `après que vous avez défaussé ${x}`, `después de que descartes ${x}`);
    case 'another':
      return tr(
        c,
        `after another player discards ${x}`,
        `après qu’un autre joueur a défaussé ${x}`,
        `después de que otro jugador descarte ${x}`,
      );
    default:
      return unknown('player', when.by);
  }
}

/** The cards that a player draws at the end of a turn are drawn by the rules, not by an ability (RULES 12.20). */
function drawn(c: Saying, when: Of<'after'>): string {
  const cards = tr(c, 'cards with an ability', 'des cartes grâce à un effet', 'cartas con una capacidad');
  switch (when.by) {
    case undefined:
      return tr(c, `after a player draws ${cards}`, `après qu’un joueur a pioché ${cards}`, `después de que un jugador robe ${cards}`);
    case 'you':
      return tr(c, `after you draw ${cards}`, `après que vous avez pioché ${cards}`, `después de que robes ${cards}`);
    case 'another':
      return tr(
        c,
        `after another player draws ${cards}`,
        `après qu’un autre joueur a pioché ${cards}`,
        `después de que otro jugador robe ${cards}`,
      );
    default:
      return unknown('player', when.by);
  }
}

/** "After you gain VP". */
function points(c: Saying, when: Of<'after'>, gained: boolean): string {
  const [fr, es] = gained ? ['gagné', 'gane'] : ['perdu', 'pierda'];
  const en = gained ? 'gain' : 'lose';
  switch (when.by) {
    case undefined:
      return tr(c, `after a player ${en}s VP`, `après qu’un joueur a ${fr} des PV`, `después de que un jugador ${es} PV`);
    case 'you':
      return tr(c, `after you ${en} VP`, `après que vous avez ${fr} des PV`, `después de que ${es}s PV`);
    case 'another':
      return tr(c, `after another player ${en}s VP`, `après qu’un autre joueur a ${fr} des PV`, `después de que otro jugador ${es} PV`);
    default:
      return unknown('player', when.by);
  }
}
