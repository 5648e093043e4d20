import { type Cannot, type CannotEnter, type CannotPlay, isDescription, type NoTalents, type PlayCosts } from '../tree.js';
import { powerOf } from './amounts.js';
import { untilText } from './lasting.js';
import { nounPhrase, self } from './nouns.js';
import { chosenFirst, pronounOf } from './objects.js';
import { thatBase } from './places.js';
import { capital, de, mark, nounWord, type Saying, tr, verb, verbIt } from './saying.js';
import { inLetters, type Mood } from './words.js';

// What cannot be done: to cards, and with cards that are played.

/** What nothing can do, or no card of others: as long as it lasts, or for a time. */
export function cannotText(c: Saying, step: Cannot, mood: Mood): string {
  const { verbs, what, by } = step;
  const until = c.always ? '' : untilText(c, step);
  const several = verbs.length > 1;
  const chosen = isDescription(what) && what.pick !== 'all';
  const first = chosen ? `${chosenFirst(c, step, what, mood)}. ` : '';
  const or = tr(c, ' or ', ' ni ', ' ni ');
  // "Destroy, move or return".
  const said = (words: string[]): string => mark(c, step, 'verbs', words.join(c.language === 'fr' ? or : ', ').replace(/, (?=[^,]*$)/, or));
  // A card that was just spoken of is a pronoun with each verb.
  const { gender, many } = pronounOf(c, 'it');
  const act =
    chosen || what === 'it'
      ? said(verbs.map((v) => verbIt(c, v, 'infinitive', gender, many) + toHand(c, v)))
      : verbs.includes('return')
        ? returned(c, step, or)
        : `${said(verbs.map((v) => verb(c, v, 'infinitive')))} ${c.language === 'es' && verbs[0] === 'affect' ? 'a ' : ''}${sparedOf(c, step)}`;
  const capitalOf = chosen ? capital : (text: string): string => text;
  if (by === undefined)
    return `${first}${capitalOf(tr(c, `nothing can ${act}`, `rien ne peut ${several ? 'ni ' : ''}${act}`, `nada puede ${act}`))}${until}`;
  const noun = nounWord(c, by === 'cards' ? 'card' : by === 'minions' ? 'minion' : 'action');
  const los = noun.gender === 'f' ? 'las' : 'los';
  const whose = mark(
    c,
    step,
    'by',
    isEverybodys(c, step)
      ? tr(c, `a player’s ${noun.many}`, `les ${noun.many} d’un joueur`, `${los} ${noun.many} de un jugador`)
      : tr(c, `other players’ ${noun.many}`, `les ${noun.many} des autres joueurs`, `${los} ${noun.many} de los demás jugadores`),
  );
  const clause = tr(c, `${whose} cannot ${act}`, `${whose} ne peuvent ${several ? 'ni ' : 'pas '}${act}`, `${whose} no pueden ${act}`);
  return `${first}${capitalOf(clause)}${until}`;
}

const toHand = (c: Saying, verb: Cannot['verbs'][number]): string =>
  verb === 'return' ? tr(c, ' to a hand', ' dans une main', ' a una mano') : '';

/** "Return this minion to a hand or destroy it": the place stands between the verbs. */
function returned(c: Saying, step: Cannot, or: string): string {
  const { what } = step;
  const [first, ...others] = step.verbs;
  const act = `${mark(c, step, 'verbs', verb(c, first, 'infinitive'))} ${sparedOf(c, step)}${toHand(c, first)}`;
  const { gender, many } = isDescription(what) ? { ...nounWord(c, what.noun), many: true } : pronounOf(c, what);
  return others.reduce((text, v, i) => {
    const joint = c.language !== 'fr' && i < others.length - 1 ? ', ' : or;
    return `${text}${joint}${mark(c, step, 'verbs', verbIt(c, v, 'infinitive', gender, many) + toHand(c, v))}`;
  }, act);
}

/** On a base, "other players" are those who don't control the minion. */
const isEverybodys = (c: Saying, { what, by }: Cannot): boolean =>
  c.card.kind === 'base' && by !== undefined && isDescription(what) && what.whose === undefined;

/** The cards that are spared. */
function sparedOf(c: Saying, step: Cannot): string {
  const { what } = step;
  if (isDescription(what)) {
    const others = { ...what, whose: 'others' as const };
    const path = c.paths.get(what);
    if (path !== undefined) c.paths.set(others, path);
    c.focus = undefined;
    c.held = step.verbs.length === 1 && step.verbs[0] === 'move';
    const spared = nounPhrase(c, isEverybodys(c, step) ? others : what, 'plural').text;
    c.held = false;
    return spared;
  }
  const which = what === 'it' ? 'this' : what;
  if (c.focus === which) return tr(c, 'it', self(c, which), self(c, which));
  c.focus = which;
  return mark(c, step, 'what', self(c, which));
}

/** Where they can't be played: always here, for a time here, there or anywhere. An action is played there on the base, or on a minion. */
function placeOfPlay(c: Saying, step: CannotPlay): string {
  const { noun, on, where } = step;
  if (on) return mark(c, step, 'on', tr(c, ' on this base', ' sur cette Base', ' sobre esta base'));
  if (!c.always && where === undefined) return '';
  if (where === 'there') {
    const fr = ` sur ${thatBase(c)}`;
    return mark(
      c,
      step,
      'where',
      noun === 'minion'
        ? tr(c, ' there', fr, ' en esa base')
        : tr(c, ' on that base or on minions there', `${fr} ni sur ses Créatures`, ' sobre esa base ni sobre sus esbirros'),
    );
  }
  const here =
    noun === 'minion'
      ? tr(c, ' here', ' sur cette Base', ' en esta base')
      : tr(c, ' on this base or on minions here', ' sur cette Base ni sur ses Créatures', ' sobre esta base ni sobre sus esbirros');
  return mark(c, step, 'where', here);
}

/** Cards that can't be played. */
export function cannotPlayText(c: Saying, step: CannotPlay): string {
  const { noun, whose } = step;
  const power = step.printed ? mark(c, step, 'printed', powerOf(c, step.printed, true)) : '';
  const plain = nounWord(c, noun);
  const extra = (en: string, fr: string, es: string): string => (step.extra ? mark(c, step, 'extra', tr(c, en, fr, es)) : '');
  const [one, many] = [plain.one, plain.many].map((word, i) => {
    const s = i === 0 ? '' : 's';
    return extra('extra ', '', '') + mark(c, step, 'noun', word) + extra('', ` supplémentaire${s}`, ` adicional${s && 'es'}`);
  });
  const what = many + power;
  const said = (text: string): string => mark(c, step, 'do', text);
  const place = placeOfPlay(c, step);
  const until = c.always ? '' : untilText(c, step);
  const here = place + until;
  if (step.most !== undefined) return mostText(c, step, step.most, place) + until;
  if (whose === 'that player') {
    const player = mark(c, step, 'whose', tr(c, 'that player', 'ce joueur', 'ese jugador'));
    return tr(
      c,
      `${player} ${said('cannot play')} ${what}${here}`,
      `${player} ${said('ne peut pas jouer')} ${de(what)}${here}`,
      `${player} ${said('no puede jugar')} ${what}${here}`,
    );
  }
  if (whose === 'others') {
    const others = mark(c, step, 'whose', tr(c, 'other players', 'les autres joueurs', 'los demás jugadores'));
    return tr(
      c,
      `${others} ${said('cannot play')} ${what}${here}`,
      `${others} ${said('ne peuvent pas jouer')} ${de(what)}${here}`,
      `${others} ${said('no pueden jugar')} ${what}${here}`,
    );
  }
  const { gender } = plain;
  return tr(
    c,
    `${what} ${said('cannot be played')}${here}`,
    `aucune ${one}${power} ${said('ne peut être jouée')}${here}`,
    `${said('no se puede jugar')} ${gender === 'f' ? 'ninguna' : 'ningún'} ${one}${power}${here}`,
  );
}

/** Talents that can't be used here, by anybody or by other players. */
export function noTalentsText(c: Saying, step: NoTalents): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  if (step.whose === undefined)
    return tr(
      c,
      `Talents ${said('cannot be used')} here`,
      `les Talents ${said('ne peuvent pas être utilisés')} sur cette Base`,
      `${said('no se puede usar')} ningún Talento en esta base`,
    );
  const others = mark(c, step, 'whose', tr(c, 'other players', 'les autres joueurs', 'los demás jugadores'));
  return tr(
    c,
    `${others} ${said('cannot use')} Talents here`,
    `${others} ${said('ne peuvent pas utiliser')} de Talents sur cette Base`,
    `${others} ${said('no pueden usar')} Talentos en esta base`,
  );
}

/** Minions that can't be moved here, by anybody or by other players. */
export function cannotEnterText(c: Saying, step: CannotEnter): string {
  const said = (text: string): string => mark(c, step, 'do', text);
  const power = step.power ? mark(c, step, 'power', powerOf(c, step.power, false)) : '';
  if (step.whose === undefined)
    return tr(
      c,
      `minions${power} ${said('cannot be moved here')}`,
      `aucune Créature${power} ${said('ne peut être déplacée vers cette Base')}`,
      `${said('no se puede mover')} ningún esbirro${power} a esta base`,
    );
  const others = mark(c, step, 'whose', tr(c, 'other players', 'les autres joueurs', 'los demás jugadores'));
  return tr(
    c,
    `${others} ${said('cannot move minions')}${power} here`,
    `${others} ${said('ne peuvent pas déplacer')} de Créatures${power} vers cette Base`,
    `${others} ${said('no pueden mover')} esbirros${power} a esta base`,
  );
}

/** "No player can play more than one minion here each turn". */
function mostText(c: Saying, step: CannotPlay, most: number, here: string): string {
  const noun = nounWord(c, step.noun);
  const what = mark(c, step, 'noun', most > 1 ? noun.many : noun.one);
  const f = noun.gender === 'f';
  const n = mark(c, step, 'most', most === 1 ? tr(c, 'one', 'une', f ? 'una' : 'un') : inLetters(c.language, most));
  const who =
    step.whose === 'that player'
      ? mark(c, step, 'whose', tr(c, 'that player cannot', 'ce joueur ne peut pas', 'ese jugador no puede'))
      : step.whose === 'others'
        ? mark(c, step, 'whose', tr(c, 'other players cannot', 'les autres joueurs ne peuvent pas', 'los demás jugadores no pueden'))
        : tr(c, 'no player can', 'aucun joueur ne peut', 'ningún jugador puede');
  return tr(
    c,
    `${who} ${mark(c, step, 'do', 'play')} more than ${n} ${what}${here} each turn`,
    `${who} ${mark(c, step, 'do', 'jouer')} plus d’${n} ${what}${here} par tour`.replace(
      /d’(?=[\uE000-\uF8FF]*[^uaeio\uE000-\uF8FF])/,
      'de ',
    ),
    `${who} ${mark(c, step, 'do', 'jugar')} más de ${n} ${what}${here} por turno`,
  );
}

/** "Other players must discard a card to play a minion here"; alone, what the player who pays is asked for. */
export function playCostsText(c: Saying, step: PlayCosts, mood: Mood): string {
  const { n, noun, of, whose } = step;
  const who = whose
    ? mark(c, step, 'whose', tr(c, 'other players', 'les autres joueurs', 'los demás jugadores'))
    : tr(c, 'players', 'les joueurs', 'los jugadores');
  const cards = n === 1 ? tr(c, 'a card', 'une carte', 'una carta') : `${inLetters(c.language, n)} ${nounWord(c, 'card').many}`;
  const price = mark(c, step, 'n', of === 'cards' ? cards : tr(c, `${n} VP`, `${n} PV`, `${n} PV`));
  const word = of === 'cards' ? 'discard' : 'lose';
  if (c.infinitives) return `${verb(c, word, mood)} ${price}`;
  const pay = mark(c, step, 'of', verb(c, word, 'infinitive'));
  const card =
    noun === 'minion'
      ? tr(c, 'a minion here', 'une Créature sur cette Base', 'un esbirro en esta base')
      : tr(
          c,
          'an action on this base or on a minion here',
          'une Action sur cette Base ou sur une Créature de cette Base',
          'una acción sobre esta base o sobre un esbirro de esta base',
        );
  const played = mark(c, step, 'noun', card);
  return tr(
    c,
    `${who} ${mark(c, step, 'do', 'must')} ${pay} ${price} to play ${played}`,
    `${who} ${mark(c, step, 'do', 'doivent')} ${pay} ${price} pour jouer ${played}`,
    `${who} ${mark(c, step, 'do', 'deben')} ${pay} ${price} para jugar ${played}`,
  );
}
