import { type Amount, type Compare, type Description, isSpokenName, isZone, type PowerAmount, type PowerOf, unknown } from '../tree.js';
import { deedNoun } from './deeds.js';
import { coreNoun, nounPhrase, self } from './nouns.js';
import { qualified } from './places.js';
import { cardName, de, mark, type Saying, to, tr } from './saying.js';

/** An amount that is not a plain number, as a noun. */
export function amountWord(c: Saying, n: Exclude<Amount, number>): string {
  if (n === 'that many') return tr(c, 'that number', 'ce nombre', 'ese número');
  if ('count' in n) {
    const counted = countNoun(c, n.count, true);
    return tr(c, `the number of ${counted}`, `le nombre ${de(counted)}`, `el número de ${counted}`);
  }
  if ('totalOf' in n) {
    const minions = nounPhrase(c, n.totalOf, 'plural').text;
    return tr(c, `the total power of ${minions}`, `la Force totale ${de(minions)}`, `el poder total de ${minions}`);
  }
  if ('strongest' in n) return highestPower(c, n.strongest);
  if ('did' in n) {
    const happened = deedNoun(c, n, true);
    return tr(c, `the number of ${happened}`, `le nombre ${de(happened)}`, `el número de ${happened}`);
  }
  if (n.printed) return printedPowerOf(c, n.powerOf === 'it' ? thatMinion(c) : self(c, n.powerOf)) + plusText(c, n.plus);
  if (n.powerOf === 'it') return tr(c, 'its own', 'la sienne', 'el suyo') + plusText(c, n.plus);
  const x = self(c, n.powerOf);
  return tr(c, `${x}’s power`, `celle de ${x}`, `el ${ofEl(x)}`) + plusText(c, n.plus);
}

/** "The highest power among your other minions". */
export function highestPower(c: Saying, d: Description): string {
  const x = countNoun(c, d, true);
  return tr(c, `the highest power among ${x}`, `la Force la plus élevée parmi les ${x}`, `el poder más alto entre los ${x}`);
}

export const plusText = (c: Saying, plus: number | undefined): string =>
  plus === undefined ? '' : tr(c, ` plus ${plus}`, ` plus ${plus}`, ` más ${plus}`);

/** The minion that was spoken of, where "it" would be another one. */
export const thatMinion = (c: Saying): string => tr(c, 'that minion', 'cette Créature-là', 'ese esbirro');
export const otherMinion = (c: Saying): string => tr(c, 'the other minion', 'l’autre Créature', 'el otro esbirro');

/** "That minion’s printed power". */
export function printedPowerOf(c: Saying, x: string): string {
  return tr(c, `${x}’s printed power`, `la Force de départ de ${x}`, `el poder impreso ${ofEl(x)}`);
}

/** "The power of it", where "its own" would be somebody else's. */
export function powerWord(c: Saying, { powerOf: of, printed }: PowerAmount): string {
  if (printed) return of === 'it' ? tr(c, 'its printed power', 'sa Force de départ', 'su poder impreso') : printedPowerOf(c, self(c, of));
  if (of === 'it') return tr(c, 'its power', 'sa Force', 'su poder');
  const x = self(c, of);
  return tr(c, `${x}’s power`, `la Force de ${x}`, `el poder ${ofEl(x)}`);
}
/** Spanish "del". */
const ofEl = (text: string): string => `de ${text}`.replace(/^de el /, 'del ');

/** "Equal to its power", after a number of cards. */
export function equalTo(c: Saying, n: Exclude<Amount, number>): string {
  const word = typeof n === 'object' && 'powerOf' in n ? powerWord(c, n) + plusText(c, n.plus) : amountWord(c, n);
  return tr(c, ` equal to ${word}`, ` égal ${to(word)}`, ` igual a ${word}`).replace(' a el ', ' al ');
}

export const noHigher = (c: Saying, n: Amount): string =>
  typeof n === 'number'
    ? tr(c, `${n} or less`, `est de ${n} ou moins`, `sea ${n} o inferior`)
    : tr(c, `no higher than ${amountWord(c, n)}`, `ne dépasse pas ${amountWord(c, n)}`, `no supere ${amountWord(c, n)}`);

/** A limit of power. Outside play it is the printed one. */
export function powerOf(c: Saying, power: Compare, printed: boolean): string {
  const word = printed ? tr(c, 'printed power', 'Force de départ', 'poder impreso') : tr(c, 'power', 'Force', 'poder');
  if ('atMost' in power) {
    const n = power.atMost;
    if (typeof n === 'number') return tr(c, ` with ${word} ${n} or less`, ` de ${word} ${n} ou moins`, ` de ${word} ${n} o inferior`);
    return tr(c, ` with ${word} ${noHigher(c, n)}`, ` dont la ${word} ${noHigher(c, n)}`, ` cuyo ${word} ${noHigher(c, n)}`);
  }
  if ('atLeast' in power) {
    const n = power.atLeast;
    if (typeof n === 'number') return tr(c, ` with ${word} ${n} or more`, ` de ${word} ${n} ou plus`, ` de ${word} ${n} o superior`);
    // One more at least is more.
    if (typeof n === 'object' && 'powerOf' in n && n.plus === 1 && !n.printed)
      return comparedTo(c, n.powerOf, tr(c, ' with more power', ' de Force supérieure', ' con más poder'));
    return tr(
      c,
      ` with ${word} at least ${amountWord(c, n)}`,
      ` dont la ${word} atteint ${amountWord(c, n)}`,
      ` cuyo ${word} alcance ${amountWord(c, n)}`,
    );
  }
  if ('exactly' in power) {
    const n = power.exactly;
    if (typeof n === 'number') return tr(c, ` with ${word} ${n}`, ` de ${word} ${n}`, ` de ${word} ${n}`);
    const x = amountWord(c, n);
    return tr(c, ` with ${word} equal to ${x}`, ` de ${word} égale ${to(x)}`, ` de ${word} igual a ${x}`).replace(' a el ', ' al ');
  }
  if (!('below' in power)) return unknown('comparison', power);
  const n = power.below;
  if (typeof n === 'number') return tr(c, ` with ${word} less than ${n}`, ` de ${word} inférieure à ${n}`, ` de ${word} menor que ${n}`);
  if (typeof n === 'object' && 'powerOf' in n && n.plus === undefined && !n.printed)
    return comparedTo(c, n.powerOf, tr(c, ' with less power', ' de Force inférieure', ' con menos poder'));
  return tr(
    c,
    ` with ${word} less than ${amountWord(c, n)}`,
    ` de ${word} inférieure ${to(amountWord(c, n))}`,
    ` de ${word} menor que ${amountWord(c, n)}`,
  );
}

/** "With less power than this minion", or than the one spoken of, which needs no words. */
const comparedTo = (c: Saying, of: PowerOf, less: string): string =>
  of === 'it' ? less : less + tr(c, ` than ${self(c, of)}`, ` à celle de ${self(c, of)}`, ` que ${self(c, of)}`);

/** Counted cards: "minions you have here", "base where you have a minion". */
export function countNoun(c: Saying, d: Description, many: boolean): string {
  const noun = coreNoun(c, d);
  const bare =
    d.noun === 'card' && d.named !== undefined && !isSpokenName(d.named) && !d.not
      ? mark(
          c,
          d,
          'named',
          c.having ? tr(c, cardName(c, d.named), `carte ${cardName(c, d.named)}`, `carta ${cardName(c, d.named)}`) : cardName(c, d.named),
        )
      : many
        ? noun.many
        : noun.one;
  const others = d.other
    ? `${mark(c, d, 'other', tr(c, 'other', many ? 'autres' : 'autre', noun.gender === 'f' ? 'otra' : 'otro') + (c.language === 'es' && many ? 's' : ''))} `
    : '';
  const different = (en: string, fr: string, es: string): string => (d.different ? mark(c, d, 'different', tr(c, en, fr, es)) : '');
  const named = d.different === true ? different('differently named ', '', '') : '';
  const name =
    d.different === true
      ? different('', ' de nom différent', ' de nombre distinto')
      : d.different === 'power'
        ? different(' with a different power', ' de Force différente', ' de poder distinto')
        : different(' of a different faction', ' de Faction différente', ' de facción distinta');
  c.counting = true;
  const text = `${others}${named}${bare}${name}${qualified(c, d, many, noun.gender, countOwner(c, d))}`;
  c.counting = false;
  return text;
}

/** Cards that were spoken of are told of as they were. */
const haveOrHad = (d: Description, verb: string): string =>
  d.where !== 'those' ? verb : verb.startsWith('control') ? 'controlled' : 'had';

function countOwner(c: Saying, d: Description): string {
  if (isZone(d.where)) return '';
  const control = d.noun === 'action' || d.noun === 'card';
  switch (d.whose) {
    case undefined:
    case 'not theirs':
      return '';
    case 'you': {
      const they = c.third ? 'they' : 'you';
      const il = c.third ? 'qu’il' : 'que vous';
      if (d.where === 'those') {
        const fr = control ? 'contrôli' : 'avi';
        const es = `${control ? 'controlaba' : 'tenía'}${c.third ? '' : 's'}`;
        const had = c.third ? `${control ? 'contrôlait' : 'avait'}` : `${fr}ez`;
        return mark(c, d, 'whose', tr(c, ` ${they} ${control ? 'controlled' : 'had'}`, ` ${il} ${had}`, ` que ${es}`));
      }
      const fr = control ? (c.third ? 'contrôle' : 'contrôlez') : c.third ? 'a' : 'avez';
      const es = control ? (c.third ? 'controle' : 'controles') : c.third ? 'tenga' : 'tengas';
      return mark(c, d, 'whose', tr(c, ` ${they} ${control ? 'control' : 'have'}`, ` ${il} ${fr}`, ` que ${es}`));
    }
    case 'others':
      if (d.noun === 'player') return mark(c, d, 'whose', tr(c, ' other than you', ' autre que vous', ' aparte de ti'));
      return mark(
        c,
        d,
        'whose',
        tr(c, ` other players ${haveOrHad(d, control ? 'control' : 'have')}`, ' des autres joueurs', ' de los demás jugadores'),
      );
    case 'that player':
      return mark(c, d, 'whose', tr(c, ` that player ${haveOrHad(d, control ? 'controls' : 'has')}`, ' de ce joueur', ' de ese jugador'));
    default:
      return unknown('owner', d.whose);
  }
}
