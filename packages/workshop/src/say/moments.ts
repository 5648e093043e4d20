import type { Description, Frame } from '../tree.js';
import { unknown } from '../tree.js';
import { countNoun } from './amounts.js';
import { controlled, countered, destroyed, firstTalent, leftPlay, moved, returned, talentUsed } from './changes.js';
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
  c.elseLeft = when.after === 'moved' ? 'minion' : undefined;
  c.inPlay = ['played', 'moved', 'countered', 'affected', 'talent', 'controlled'].includes(when.after);
  switch (when.after) {
    case 'played':
      return played(c, when, x.gender);
    case 'destroyed':
      return destroyed(c, when, x.text, x.gender);
    case 'returned':
      return returned(c, when.by, x.text, x.gender);
    case 'moved':
      return moved(c, when);
    case 'countered':
      return countered(c, when.by, x.text);
    case 'revealed':
      return revealed(c, when, x.text, x.gender);
    case 'discarded':
      return discarded(c, when, x.text, x.gender);
    case 'discarded from play':
      return tr(
        c,
        `after ${x.text} goes from play to a discard pile`,
        `après qu’${x.text} est passée du jeu à une défausse`,
        `después de que ${x.text} pase del juego a una pila de descartes`,
      );
    case 'controlled':
      return controlled(c, when.by, x.text);
    case 'left':
      return leftPlay(c, x.text);
    case 'affected':
      return affected(c, when.by, x.text);
    case 'drawn':
      return drawn(c, when);
    case 'gained':
    case 'lost':
      return points(c, when, when.after === 'gained');
    case 'talent':
      return when.first ? mark(c, when, 'first', firstTalent(c, when, x.text)) : talentUsed(c, when.by, x.text);
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
