import {
  type Description,
  type Extra,
  type ItsPower,
  isDescription,
  isOfIt,
  isSpokenName,
  type Mimic,
  type OnlyOn,
  type Play,
  type PlayedTo,
  type PlayFromDiscard,
  type UseTalent,
  unknown,
} from '../tree.js';
import { plusText, powerOf } from './amounts.js';
import { elided, joined, namedWord, notWord, nounPhrase, type Phrase, self, unlikeKind } from './nouns.js';
import { eachText } from './objects.js';
import { oldBase, qualified, sameName, thatBase, whereYouHave } from './places.js';
import { cardName, de, kindWord, mark, my, nounWord, type Saying, to, tr, verb, verbIt } from './saying.js';
import { inLetters, type Mood, type NounWord } from './words.js';

// Extra plays, plays at once, and abilities that are used.

export function extraText(c: Saying, step: Extra, mood: Mood, eachTurn: boolean): string {
  const noun = calledNoun(c, step, step.noun);
  const f = noun.gender === 'f';
  const n = step.n ?? 1;
  const play = mark(c, step, 'do', verb(c, 'play', mood));
  const what = mark(
    c,
    step,
    n > 1 ? 'n' : 'noun',
    n > 1
      ? tr(
          c,
          `up to ${inLetters('en', n)} extra ${noun.many}`,
          `jusqu’à ${inLetters('fr', n)} ${noun.many} supplémentaires`,
          `hasta ${inLetters('es', n)} ${noun.many} adicionales`,
        )
      : tr(c, `an extra ${noun.one}`, `une ${noun.one} supplémentaire`, `${f ? 'una' : 'un'} ${noun.one} adicional`),
  );
  const power = step.power === undefined ? '' : mark(c, step, 'power', extraPower(c, step.power));
  const at = step.at === undefined || step.on === 'base' ? '' : mark(c, step, 'at', extraPlace(c, step.at));
  const name = calledName(c, step, n > 1, noun.gender);
  const on = step.on === undefined ? '' : mark(c, step, 'on', extraHost(c, step, n > 1));
  const turn = eachTurn || c.third ? '' : tr(c, ' this turn', ' ce tour-ci', ' este turno');
  const each = eachText(c, step);
  if (step.at === 'with you' || step.at === 'without you') return `${play} ${what}${name}${on}${power}${turn}${each}${at}`;
  // In French and Spanish, what has a verb of its own comes last.
  const clause = step.power !== undefined && isOfIt(step.power);
  const late = (c.language !== 'en' && clause) || (c.language === 'es' && (step.on === 'base' || step.on === 'minion'));
  return late ? `${play}${at}${turn} ${what}${name}${on}${power}${each}` : `${play} ${what}${name}${on}${power}${at}${turn}${each}`;
}

type Called = object & { kind?: string; named?: string; not?: true };

/** The noun of a card of a kind. */
function calledNoun(c: Saying, of: Called, noun: 'minion' | 'action' | 'card'): NounWord {
  const plain = nounWord(c, noun);
  if (of.kind === undefined) return plain;
  const kind = unlikeKind(c, of, kindWord(c, of.kind));
  return {
    ...plain,
    one: mark(c, of, 'kind', joined(c, plain.one, kind.one)),
    // English says “Gnome minions”: before a noun, a kind has no plural.
    many: mark(c, of, 'kind', joined(c, plain.many, c.language === 'en' ? kind.one : kind.many)),
  };
}

/** The name that a played card has. */
function calledName(c: Saying, of: Called, many: boolean, gender: 'm' | 'f'): string {
  if (of.named === undefined) return '';
  if (isSpokenName(of.named)) return mark(c, of, 'named', sameName(c, of.named, of.not));
  return mark(c, of, 'named', `${notWord(c, of)} ${namedWord(c, gender === 'f', many)} ${cardName(c, of.named)}`);
}

function extraHost(c: Saying, { on, at }: Extra, many: boolean): string {
  const played = (en: string, fr: string, es: string): string =>
    tr(c, ` that ${many ? 'are' : 'is'} played on ${en}`, ` à attacher ${fr}`, ` que se juegue${many ? 'n' : ''} sobre ${es}`);
  if (on === 'base' && at === 'here') return played('this base', 'à cette Base', 'esta base');
  if (on === 'base' && at !== undefined) return played('that base', `à ${thatBase(c)}`, 'esa base');
  if (on === 'base') return played('a base', 'à une Base', 'una base');
  if (on === 'minion') return played('a minion', 'à une Créature', 'un esbirro');
  if (on === 'your minion') return played('one of your minions', 'à une de vos Créatures', 'uno de tus esbirros');
  const x = self(c, on ?? 'this');
  return tr(c, ` on ${x}`, ` à attacher ${to(x)}`, ` sobre ${x}`);
}

function extraPower(c: Saying, power: NonNullable<Extra['power']>): string {
  if (!isOfIt(power)) return powerOf(c, power, true);
  const n = 'atMost' in power ? power.atMost : 'exactly' in power ? power.exactly : power.below;
  if (typeof n === 'number') throw new Error('a plain number is not the power of a card');
  const its =
    tr(
      c,
      n.printed ? 'its printed power' : 'its power',
      n.printed ? 'sa propre Force de départ' : 'sa Force',
      `el poder ${n.printed ? 'impreso ' : ''}del esbirro elegido`,
    ) + plusText(c, (n as ItsPower).plus);
  const printed = tr(c, ' with printed power', ' dont la Force de départ', ' cuyo poder impreso');
  if ('atMost' in power) return printed + tr(c, ` no higher than ${its}`, ` ne dépasse pas ${its}`, ` no supere ${its}`);
  if ('exactly' in power)
    return printed + tr(c, ` equal to ${its}`, ` est égale à ${its}`, ` sea igual a ${its}`.replace(' a el ', ' al '));
  return printed + tr(c, ` less than ${its}`, ` est inférieure à ${its}`, ` sea menor que ${its}`);
}

function extraPlace(c: Saying, at: NonNullable<Extra['at']>): string {
  switch (at) {
    case 'here':
      return tr(c, ' here', ' sur cette Base', ' en esta base');
    case 'there':
      return c.there === 'its'
        ? tr(c, ' on its base', ' sur la même Base', ' en su base')
        : tr(c, ' there', ` sur ${thatBase(c)}`, ' en esa base');
    case 'elsewhere':
      return tr(c, ' on another base', ' sur une autre Base', ' en otra base');
    case 'with you':
    case 'without you': {
      const base = whereYouHave(c, at === 'without you');
      return tr(c, `, but only on a base ${base}`, `, mais seulement sur une Base ${base}`, `, pero solo en una base ${base}`);
    }
    default:
      return unknown('place', at);
  }
}

/** "It goes to the bottom of its owner’s deck instead of the discard pile". */
function goesTo(c: Saying, step: { to?: PlayedTo }): string {
  switch (step.to) {
    case undefined:
      return '';
    case 'top':
    case 'bottom': {
      const top = step.to === 'top';
      const en = `to the ${step.to} of its owner’s deck`;
      return goesWhere(
        c,
        step,
        en,
        `va ${top ? 'sur' : 'sous'} la pioche de son propriétaire`,
        `va ${top ? 'encima' : 'al fondo'} del mazo de su propietario`,
      );
    }
    case 'deck':
      return mark(
        c,
        step,
        'to',
        tr(
          c,
          '; it is shuffled into its owner’s deck instead of going to the discard pile',
          ' ; elle est mélangée dans la pioche de son propriétaire au lieu d’aller dans la défausse',
          '; se baraja en el mazo de su propietario en lugar de ir a la pila de descartes',
        ),
      );
    case 'hand':
      return goesWhere(c, step, 'to its owner’s hand', 'va dans la main de son propriétaire', 'va a la mano de su propietario');
    default:
      return unknown('place', step.to);
  }
}
const goesWhere = (c: Saying, step: object, en: string, fr: string, es: string): string =>
  mark(
    c,
    step,
    'to',
    tr(
      c,
      `; it goes ${en} instead of the discard pile`,
      ` ; elle ${fr} au lieu d’aller dans la défausse`,
      `; ${es} en lugar de a la pila de descartes`,
    ),
  );

/** "When you play a minion here, you may play it from your discard pile instead of your hand"; or as the regular play of the turn. */
export function playFromDiscardText(c: Saying, step: PlayFromDiscard): string {
  const { what } = step;
  const { where, ...rest } = what;
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(rest, path);
  const x = searched({ ...c, sought: true }, rest as Description).text;
  const once = mark(
    c,
    step,
    'do',
    tr(c, 'once on each of your turns', 'une fois à chacun de vos tours', 'una vez en cada uno de tus turnos'),
  );
  const noun = nounWord(c, what.noun);
  const f = noun.gender === 'f';
  const here = step.at ? mark(c, step, 'at', tr(c, ' here', ' sur cette Base', ' aquí')) : '';
  const said = (text: string): string => mark(c, step, 'instead', text);
  const una = f ? 'una' : 'un';
  if (step.instead === 'of your hand')
    return tr(
      c,
      `${once}, when you play ${x}${here}, ${said('you may play it from your discard pile instead of your hand')}${goesTo(c, step)}`,
      `${once}, ${said(`au lieu de jouer une ${noun.one} de votre main`)}, vous pouvez jouer ${x} de votre défausse${here}${goesTo(c, step)}`,
      `${once}, ${said(`en lugar de jugar ${una} ${noun.one} de tu mano`)}, puedes jugar${here} ${isSortAlone(rest) ? `${f ? 'una' : 'uno'}` : x} de tu pila de descartes${goesTo(c, step)}`,
    );
  return tr(
    c,
    `${once}, you may play ${x} from your discard pile${here} ${said(`instead of your regular ${noun.one}`)}${goesTo(c, step)}`,
    `${once}, vous pouvez jouer ${x} de votre défausse${here} ${said(`à la place de votre ${noun.one} du tour`)}${goesTo(c, step)}`,
    `${once}, puedes jugar${here} ${x} de tu pila de descartes ${said(`en lugar de tu ${noun.one} normal del turno`)}${goesTo(c, step)}`,
  );
}
/** "Instead of a minion from your hand", "instead of your regular minion". */
function insteadOf(c: Saying, instead: NonNullable<Play['instead']>): string {
  const { one, gender } = nounWord(c, c.card.kind === 'action' ? 'action' : 'minion');
  const [un, una] = [gender === 'f' ? 'une' : 'un', gender === 'f' ? 'una' : 'un'];
  return instead === 'of your hand'
    ? tr(
        c,
        ` instead of ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} from your hand`,
        ` à la place d’${un} ${one} de votre main`,
        ` en lugar de ${una} ${one} de tu mano`,
      )
    : tr(c, ` instead of your regular ${one}`, ` à la place de votre ${one} du tour`, ` en lugar de tu ${one} normal del turno`);
}
/** "One", if the noun was said before. */
const isSortAlone = (d: object): boolean => Object.keys(d).every((key) => key === 'pick' || key === 'noun');

export function playText(c: Saying, step: Play, mood: Mood): string {
  const { what } = step;
  const play = (text: string): string => mark(c, step, 'do', text);
  const at =
    step.on !== undefined
      ? mark(c, step, 'on', playedOn(c, step.on))
      : step.at === undefined
        ? ''
        : mark(c, step, 'at', (what === 'this' ? hostThere(c) : '') || playPlace(c, step.at, isAction(c, what)));
  if (what === 'this') {
    const from = typeof c.frame === 'object' && 'special' in c.frame ? c.frame.from : undefined;
    const asked =
      from === 'discard' || (from === 'hand' && c.frame !== undefined && (c.frame as { special?: string }).special === 'your turn');
    if (step.instead) return `${play(verbIt(c, 'play', mood, 'f', false))}${mark(c, step, 'instead', insteadOf(c, step.instead))}`;
    if (asked || (typeof c.frame === 'object' && 'afterThis' in c.frame))
      return `${play(verbIt(c, 'play', mood, 'f', false))}${asExtra(c, c.card.kind === 'action' ? 'action' : 'minion')}${at}`;
    return `${play(verb(c, 'play', mood))} ${tr(c, 'this card from your hand', 'cette carte de votre main', 'esta carta de tu mano')}${at}`;
  }
  const now = tr(c, 'immediately ', ' immédiatement', ' inmediatamente');
  const immediately = (v: string): string => play(c.language === 'en' ? now + v : v + now);
  if (!isDescription(what))
    return `${immediately(verbIt(c, 'play', mood, c.type !== 'minion' || c.language === 'fr' ? 'f' : 'm', false))}${at}${asExtra(c, c.type)}`;
  const type = what.noun === 'action' || what.noun === 'card' ? what.noun : 'minion';
  const noun = nounWord(c, type);
  if (what.pick === 'any' || what.pick === 'up to') {
    const n = inLetters(c.language, what.n ?? 1);
    const number =
      what.pick === 'any'
        ? mark(c, what, 'pick', tr(c, 'any number of', 'n’importe quel nombre de', 'cualquier número de'))
        : mark(c, what, 'n', tr(c, `up to ${n}`, `jusqu’à ${n}`, `hasta ${n}`));
    const { many } = calledNoun(c, what, type);
    const extra = mark(c, what, 'noun', tr(c, `extra ${many}`, `${many} supplémentaires`, `${many} adicionales`));
    const name = isSpokenName(what.named) ? '' : calledName(c, what, true, noun.gender);
    const cards = c.language === 'fr' && what.pick === 'any' ? elided(number, extra) : `${number} ${extra}`;
    return `${immediately(verb(c, 'play', mood))} ${cards}${name}${qualified(c, what, true, noun.gender)}${at}`;
  }
  c.type = type;
  c.others ||= type === 'minion';
  if (type === 'minion') c.there = 'its';
  c.gender = noun.gender;
  c.many = false;
  c.focus = 'it';
  if (what.where === 'deck') return offTheTop(c, what, mood, immediately, at, type);
  if (what.where === 'hand' && what.whose === undefined) {
    const { one } = calledNoun(c, what, type);
    const extra = tr(c, `an extra ${one}`, `une ${one} supplémentaire`, `${noun.gender === 'f' ? 'una' : 'un'} ${one} adicional`);
    const name = isSpokenName(what.named) ? '' : calledName(c, what, false, noun.gender);
    return `${immediately(verb(c, 'play', mood))} ${mark(c, what, 'noun', extra)}${name}${qualified(c, what, false, noun.gender)}${at}${goesTo(c, step)}`;
  }
  if (
    c.language === 'fr' &&
    what.pick === 'one' &&
    !what.other &&
    what.on !== 'nothing' &&
    what.kind === undefined &&
    (what.named === undefined || isSpokenName(what.named))
  ) {
    const extra = `une ${noun.one} supplémentaire`;
    return `${immediately(verb(c, 'play', mood))} ${mark(c, what, 'noun', extra)}${qualified(c, what, false, noun.gender)}${at}${goesTo(c, step)}`;
  }
  return `${immediately(verb(c, 'play', mood))} ${nounPhrase(c, what).text}${at}${asExtra(c, type)}${goesTo(c, step)}`;
}

/** "Play a minion off the top of your deck" (RULES 7.1). */
function offTheTop(
  c: Saying,
  what: Description,
  mood: Mood,
  immediately: (verb: string) => string,
  at: string,
  type: 'minion' | 'action' | 'card',
): string {
  const { where, ...rest } = what;
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(rest, path);
  const x = searched(c, rest as Description).text;
  const top = mark(c, what, 'where', tr(c, `off the top of ${my(c)} deck`, `de ${my(c)} pioche`, `de la parte superior de ${my(c)} mazo`));
  const extra = asExtra(c, type);
  if (c.language === 'es')
    return `${verb(c, 'reveal', mood)} cartas ${top} hasta revelar ${x} y ${immediately(verbIt(c, 'play', mood, type === 'minion' ? 'm' : 'f', false))}${at}${extra}`;
  const first = c.language === 'fr' ? x.replace(/^([\uE000-\uF8FF]*)une /, '$1la première ') : x;
  return `${immediately(verb(c, 'play', mood))} ${first} ${top}${at}${extra}`;
}

export const asExtra = (c: Saying, type: 'minion' | 'action' | 'card'): string => {
  const { one } = nounWord(c, type);
  return tr(c, ` as an extra ${one}`, ` en tant ${type === 'action' ? 'qu’' : 'que '}${one} supplémentaire`, ` como ${one} adicional`);
};

/** Where an action that goes on a minion is played in a scoring. */
function hostThere(c: Saying): string {
  const goes = c.card.kind === 'action' ? c.card.goes : undefined;
  if (goes === undefined || goes === 'base') return '';
  return goes === 'minion'
    ? tr(c, ' on a minion there', ' sur une Créature de cette Base', ' sobre un esbirro de esa base')
    : tr(c, ' on one of your minions there', ' sur une de vos Créatures de cette Base', ' sobre uno de tus esbirros de esa base');
}

/** "On this minion", "on a minion named Fox". */
function playedOn(c: Saying, on: NonNullable<Play['on']>): string {
  const x = on === 'this' ? self(c, 'this') : nounPhrase(c, on).text;
  return tr(c, ` on ${x}`, ` sur ${x}`, ` sobre ${x}`);
}

/** Is it an action that is played? Spanish plays actions “sobre” a base, and minions “en” one. */
const isAction = (c: Saying, what: Play['what']): boolean =>
  (what === 'this' ? c.card.kind : isDescription(what) ? what.noun : c.type) === 'action';

function playPlace(c: Saying, at: NonNullable<Play['at']>, action: boolean): string {
  const en = action ? 'sobre' : 'en';
  switch (at) {
    case 'here':
      return c.gone
        ? tr(c, ' on the base it was on', ' sur la Base où elle était', ` ${en} la base donde estaba`)
        : tr(c, ' here', ' sur cette Base', ` ${en} esta base`);
    case 'there':
      return tr(c, ' on that base', ` sur ${thatBase(c)}`, ` ${en} esa base`);
    case 'old base':
      return tr(c, ` on ${oldBase(c)}`, ` sur ${oldBase(c)}`, ` ${en} ${oldBase(c)}`);
    default:
      return unknown('place', at);
  }
}

/** What is looked for in a deck: its power is the printed one. */
export function searched(c: Saying, d: Description): Phrase {
  const { power, ...rest } = d;
  const path = c.paths.get(d);
  if (path !== undefined) c.paths.set(rest, path);
  const x = nounPhrase(c, rest as Description);
  return power ? { ...x, text: x.text + mark(c, d, 'power', powerOf(c, power, true)) } : x;
}

/** "Use the Talent of another minion here as if it were this minion’s". */
export function useAbilityText(c: Saying, step: Mimic, mood: Mood): string {
  const use = mark(c, step, 'do', verb(c, 'use', mood));
  const x = nounPhrase(c, step.what).text;
  const own = self(c, 'this');
  const ability = mark(
    c,
    step,
    'of',
    step.of === 'talent'
      ? tr(c, 'the Talent', 'le Talent', 'el Talento')
      : tr(c, 'the “When played” ability', 'l’effet «\u202fEn la jouant\u202f»', 'la capacidad «Al jugarse»'),
  );
  const talent = step.of === 'talent';
  if (step.again) {
    const again = mark(c, step, 'again', tr(c, ' again', ' de nouveau', ' de nuevo'));
    return tr(c, `${use} ${ability} of ${x}${again}`, `${use}${again} ${ability} ${de(x)}`, `${use}${again} ${ability} de ${x}`);
  }
  return tr(
    c,
    `${use} ${ability} of ${x} as if it were ${own}’s`,
    `${use} ${ability} ${de(x)} comme si c’était celui de ${own}`,
    `${use} ${ability} de ${x} como si fuera ${talent ? 'el' : 'la'} de ${own}`,
  );
}

/** "On a base where …": the place of a card that can be played only there. */
export function onlyOnText(c: Saying, step: OnlyOn): string {
  const x = nounPhrase(c, step.what).text;
  return mark(c, step, 'do', tr(c, `on ${x}`, `sur ${x}`, c.card.kind === 'minion' ? `en ${x}` : `sobre ${x}`));
}

/** "Use the Talent of one of your minions, even if it was used this turn". */
export function useTalentText(c: Saying, step: UseTalent, mood: Mood): string {
  const use = mark(c, step, 'do', verb(c, 'use', mood));
  const x = nounPhrase(c, step.what).text;
  return tr(
    c,
    `${use} the Talent of ${x}, even if it was used this turn`,
    `${use} le Talent ${de(x)}, même s’il a déjà été utilisé ce tour-ci`,
    `${use} el Talento de ${x}, aunque ya se haya usado este turno`,
  );
}
