import type { Condition, Description } from '../tree.js';
import { isSpokenName, isZone, unknown } from '../tree.js';
import { countNoun } from './amounts.js';
import { coreNoun, nounPhrase } from './nouns.js';
import { cardName, MARKS, mark, nounWord, que, type Saying, tr } from './saying.js';
import { inLetters } from './words.js';

// Conditions that count cards.

/** "Where you have two or more minions", of a base. */
export const havingClause = (c: Saying, having: NonNullable<Description['having']>): string =>
  countClause({ ...c, always: true, having: true }, having);

/** "If", "while", or "where" of a base. */
export const ifWord = (c: Saying): string =>
  c.having ? tr(c, 'where', 'où', 'donde') : c.always ? tr(c, 'while', 'tant que', 'mientras') : tr(c, 'if', 'si', 'si');

/** How many cards there are, and whose. */
export function countClause(c: Saying, condition: Extract<Condition, { count: unknown }>): string {
  const d = condition.count;
  const n = condition.n ?? 1;
  if (d.noun === 'card' && d.named !== undefined && !isSpokenName(d.named) && d.whose === undefined && !isZone(d.where) && !c.having)
    return presence(c, condition, d);
  if (d.where === 'those') return thoseClause(c, condition, n);
  c.focus = 'it';
  c.many = condition.is === 'at least' || n > 1;
  c.gender = nounWord(c, d.noun).gender;
  const w = ifWord(c);
  const x = quantity(c, condition, d, n);
  const control = d.noun === 'action';
  const none = condition.is === 'none';
  const owned = isZone(d.where) ? undefined : d.whose;
  const ne = (verb: string): string => (none ? (/^[aeéiou]/.test(verb) ? `n’${verb}` : `ne ${verb}`) : verb);
  switch (owned) {
    case 'you': {
      if (c.third && !c.having) {
        const il = `${c.always ? 'tant qu’il' : 's’il'} ${ne(control ? 'contrôle' : 'a')} ${x}`;
        const tiene = c.always ? (control ? 'controle' : 'tenga') : control ? 'controla' : 'tiene';
        return tr(c, `${w} they ${control ? 'control' : 'have'} ${x}`, il, `${w} ${none ? 'no ' : ''}${tiene} ${x}`);
      }
      const fr = ne(control ? 'contrôlez' : 'avez');
      const es = `${none ? 'no ' : ''}${control ? (c.always ? 'controles' : 'controlas') : c.always ? 'tengas' : 'tienes'}`;
      return tr(c, `${w} you ${control ? 'control' : 'have'} ${x}`, `${w} vous ${fr} ${x}`, `${w} ${es} ${x}`);
    }
    case 'others':
      return none
        ? tr(
            c,
            `${w} other players ${control ? 'control' : 'have'} ${x}`,
            `${w} les autres joueurs ${ne(control ? 'contrôlent' : 'ont')} ${x}`,
            `${w} los demás jugadores no ${control ? (c.always ? 'controlen' : 'controlan') : c.always ? 'tengan' : 'tienen'} ${x}`,
          )
        : tr(
            c,
            `${w} other players ${control ? 'control' : 'have'} ${x}`,
            `${w} les autres joueurs ${control ? 'contrôlent' : 'ont'} ${x}`,
            `${w} los demás jugadores ${control ? (c.always ? 'controlen' : 'controlan') : c.always ? 'tengan' : 'tienen'} ${x}`,
          );
    case 'that player':
      return tr(
        c,
        `${w} that player ${control ? 'controls' : 'has'} ${x}`,
        `${w} ce joueur ${ne(control ? 'contrôle' : 'a')} ${x}`,
        `${w} ese jugador ${none ? 'no ' : ''}${control ? (c.always ? 'controle' : 'controla') : c.always ? 'tenga' : 'tiene'} ${x}`,
      );
    case undefined:
    case 'not theirs': {
      const be = condition.is === 'at least' || n > 1 ? 'are' : 'is';
      const there = c.having ? 'où il' : c.always ? 'tant qu’il' : 's’il';
      const inPlay =
        !c.having && d.where === undefined && d.on === undefined && d.noun !== 'player' && !d.held
          ? tr(c, ' in play', ' en jeu', ' en juego')
          : '';
      return tr(
        c,
        `${w} there ${be} ${x}${inPlay}`,
        `${there} ${none ? 'n’' : ''}y a ${x}${inPlay}`,
        `${w} ${none ? 'no ' : ''}${c.always ? 'haya' : 'hay'} ${x}${inPlay}`,
      );
    }
    default:
      return unknown('owner', owned);
  }
}

function quantity(c: Saying, condition: Extract<Condition, { count: unknown }>, d: Description, n: number): string {
  const many = condition.is === 'at least' || n > 1;
  // The owner is the subject of the clause already.
  const noun = countNoun(c, ownerless(c, d), many);
  const f = coreNoun(c, d).gender === 'f';
  const one = tr(c, /^[aeiou]/.test(noun.replace(MARKS, '')) ? 'an' : 'a', f ? 'une' : 'un', f ? 'una' : 'un');
  switch (condition.is) {
    case 'some':
      // "Another" is one word in English, and has no article in Spanish.
      if (d.other && c.language !== 'fr') return noun.replace('other', 'another');
      return `${one} ${noun}`;
    case 'none':
      return `${tr(c, 'no', f ? 'aucune' : 'aucun', f ? 'ninguna' : 'ningún')} ${noun}`;
    case 'exactly':
      return `${tr(c, 'exactly', 'exactement', 'exactamente')} ${n === 1 ? tr(c, 'one', f ? 'une' : 'un', f ? 'una' : 'un') : inLetters(c.language, n)} ${noun}`;
    case 'at least':
      return tr(
        c,
        `${inLetters('en', n)} or more ${noun}`,
        `au moins ${n === 1 ? (f ? 'une' : 'un') : inLetters('fr', n)} ${noun}`,
        `al menos ${n === 1 ? (f ? 'una' : 'un') : inLetters('es', n)} ${noun}`,
      );
    case 'at most': {
      const number = n === 1 ? tr(c, 'one', f ? 'une' : 'un', f ? 'una' : 'un') : inLetters(c.language, n);
      return `${tr(c, n === 1 ? 'at most one' : `${number} or fewer`, `au plus ${number}`, `como máximo ${number}`)} ${noun}`;
    }
    default:
      return unknown('comparison', condition.is);
  }
}

function ownerless(c: Saying, d: Description): Description {
  if (isZone(d.where) || d.where === 'those' || d.whose === undefined) return d;
  const copy = { ...d, whose: undefined };
  const path = c.paths.get(d);
  if (path !== undefined) c.paths.set(copy, path);
  return copy;
}

/** A card of a name is here, or somewhere in play. */
function presence(c: Saying, condition: Extract<Condition, { count: unknown }>, d: Description): string {
  const w = ifWord(c);
  const name = mark(c, d, 'named', cardName(c, d.named!));
  const not = condition.is === 'none';
  const here = d.where === 'here';
  if (condition.is !== 'some' && condition.is !== 'none') {
    const n = inLetters(c.language, condition.n ?? 1);
    const amount =
      condition.is === 'exactly'
        ? tr(c, `exactly ${n}`, `exactement ${n}`, `exactamente ${n}`)
        : condition.is === 'at most'
          ? tr(c, `at most ${n}`, `au plus ${n}`, `como máximo ${n}`)
          : tr(c, `${n} or more`, `au moins ${n}`, `al menos ${n}`);
    return tr(
      c,
      `${w} there are ${amount} ${name}${here ? ' on this base' : ' in play'}`,
      `${c.always ? 'tant qu’il' : 's’il'} y a ${amount} ${name}${here ? ' sur cette Base' : ' en jeu'}`,
      `${w} ${c.always ? 'haya' : 'hay'} ${amount} ${name}${here ? ' en esta base' : ' en juego'}`,
    );
  }
  return tr(
    c,
    `${w} ${name} is ${not ? 'not ' : ''}${here ? 'on this base' : 'in play'}`,
    `${w === 'tant que' ? `tant ${que(name)}` : `${w} ${name}`} ${not ? 'n’est pas' : 'est'} ${here ? 'sur cette Base' : 'en jeu'}`,
    `${w} ${name} ${not ? 'no ' : ''}${c.always ? 'esté' : 'está'} ${here ? 'en esta base' : 'en juego'}`,
  );
}

/** What a card was like when it was spoken of: "a minion that had an action on it". */
function asItWas(c: Saying, text: string): string {
  const PAST = {
    en: {
      'that has': 'that had',
      'that have': 'that had',
      'that is': 'that was',
      'that are': 'that were',
      owns: 'owned',
      'you own': 'you owned',
      'they own': 'they owned',
    },
    fr: {
      'qui a': 'qui avait',
      'qui ont': 'qui avaient',
      'est attachée': 'était attachée',
      'qui appartient': 'qui appartenait',
      'qui est': 'qui était',
    },
    es: {
      'que tenga': 'que tuviera',
      'que pertenezca': 'que perteneciera',
      'que se haya': 'que se hubiera',
      'que haya': 'que hubiera',
      'que sea': 'que fuera',
    },
  } as const satisfies Record<Saying['language'], Record<string, string>>;
  return Object.entries(PAST[c.language]).reduce((said, [now, then]) => said.replace(new RegExp(`${now}(?!\\p{L})`, 'u'), then), text);
}

/** "If it was one of your minions", "if there were two or more minions among them": of cards that were spoken of, as they were then. */
function thoseClause(c: Saying, condition: Extract<Condition, { count: unknown }>, n: number): string {
  const d = condition.count;
  const w = ifWord(c);
  const none = condition.is === 'none';
  if (!c.several && (none || condition.is === 'some')) {
    const one: Description = { ...d, where: undefined, pick: 'one' };
    const path = c.paths.get(d);
    if (path !== undefined) c.paths.set(one, path);
    const x = asItWas(c, nounPhrase(c, one).text);
    const was = mark(c, d, 'where', tr(c, none ? 'it was not' : 'it was', none ? 'ce n’était pas' : 'c’était', none ? 'no era' : 'era'));
    return `${w} ${was} ${x}`;
  }
  const x = quantity(c, condition, d, n);
  const were = condition.is === 'at least' || n > 1 ? 'were' : 'was';
  return tr(c, `${w} there ${were} ${x}`, `s’il ${none ? 'n’y avait' : 'y avait'} ${x}`, `${w} ${none ? 'no ' : ''}había ${x}`);
}
