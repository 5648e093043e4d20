import { type AnyCard, type Description, isMany, isSpokenName, isZone, type Named, unknown } from '../tree.js';
import { equalTo } from './amounts.js';
import { powerBeforeOwner, qualified } from './places.js';
import { cardName, kindWord, MARKS, mark, my, nounWord, type Saying, tr } from './saying.js';
import { inLetters, type NounWord } from './words.js';

/** A noun phrase, with what its pronouns and participles need. */
export interface Phrase {
  text: string;
  gender: 'm' | 'f';
  many: boolean;
}

/** How a description is said: as the object of a verb, as each of the cards, or as the bare plural. */
type Form = 'object' | 'each' | 'plural';

/** "This minion", "this action", "this base"; "the first minion", "the minion it is on". */
export function self(c: Saying, which: Named): string {
  if (which === 'first')
    return c.first === 'action'
      ? tr(c, 'the first action', 'la première Action', 'la primera acción')
      : tr(c, 'the first minion', 'la première Créature', 'el primer esbirro');
  if (which === 'bearer')
    return tr(c, 'the minion it is on', 'la Créature à laquelle elle est attachée', 'el esbirro al que está vinculada');
  const kind: AnyCard['kind'] = which === 'host' ? 'minion' : c.card.kind;
  switch (kind) {
    case 'minion':
      return tr(c, 'this minion', `cette Créature${c.others ? '-ci' : ''}`, 'este esbirro');
    case 'action':
      return tr(c, 'this action', 'cette Action', 'esta acción');
    case 'base':
      return tr(c, 'this base', 'cette Base', 'esta base');
    default:
      return unknown('kind of card', kind);
  }
}

const an = (c: Saying, word: string, gender: 'm' | 'f'): string =>
  `${tr(c, /^[aeiou]/i.test(word.replace(MARKS, '').replace(/^[“«\s]+/, '')) ? 'an' : 'a', gender === 'f' ? 'une' : 'un', gender === 'f' ? 'una' : 'un')} ${word}`;

/** The noun with its kind and name, in the singular and the plural. */
export function coreNoun(c: Saying, d: Description): NounWord {
  const plain = nounWord(c, d.noun);
  let word = plain;
  if (d.kind !== undefined) {
    const kind = unlikeKind(c, d, kindWord(c, d.kind));
    // English says "your Gnome minions": before a noun, a kind has no plural.
    const several = c.language === 'en' ? kind.one : kind.many;
    word = d.noun === 'card' && !d.not ? kind : { ...plain, one: joined(c, plain.one, kind.one), many: joined(c, plain.many, several) };
    word = { ...word, one: mark(c, d, 'kind', word.one), many: mark(c, d, 'kind', word.many) };
  } else word = { ...word, one: mark(c, d, 'noun', word.one), many: mark(c, d, 'noun', word.many) };
  if (d.on === 'nothing') {
    const standard = (noun: string): string => joined(c, noun, mark(c, d, 'on', tr(c, 'standard', 'standard', 'estándar')));
    word = { ...word, one: standard(word.one), many: standard(word.many) };
  }
  if (d.named === undefined || isSpokenName(d.named)) return word;
  const name = cardName(c, d.named);
  const f = word.gender === 'f';
  const named = (many: boolean): string => mark(c, d, 'named', `${notWord(c, d)} ${namedWord(c, f, many)} ${name}`);
  return { ...word, one: word.one + named(false), many: word.many + named(true) };
}

/** "A non-Robot minion". */
export function unlikeKind(c: Saying, d: object & { not?: true }, kind: NounWord): NounWord {
  if (!d.not) return kind;
  const non = mark(c, d, 'not', tr(c, 'non-', 'non', 'no'));
  const space = c.language === 'en' ? '' : ' ';
  return { ...kind, one: non + space + kind.one, many: non + space + kind.many };
}

/** Before a name that it does not bear. */
export const notWord = (c: Saying, d: object & { not?: true }): string => (d.not ? mark(c, d, 'not', tr(c, ' not', ' non', ' no')) : '');

export const namedWord = (c: Saying, f: boolean, many: boolean): string =>
  tr(c, 'named', `nommé${f ? 'e' : ''}${many ? 's' : ''}`, `llamad${f ? 'a' : 'o'}${many ? 's' : ''}`);

export const joined = (c: Saying, noun: string, kind: string): string => (c.language === 'en' ? `${kind} ${noun}` : `${noun} ${kind}`);

/** A described object. Each word of the tree has its own slot in each language, so that none can be lost. */
export function nounPhrase(c: Saying, d: Description, form: Form = 'object'): Phrase {
  if (
    d.where === 'them' &&
    d.noun === 'card' &&
    d.kind === undefined &&
    d.named === undefined &&
    d.alike === undefined &&
    !d.faction &&
    !d.different
  )
    return ofThem(c, d);
  if (d.where === 'them') c.some = true;
  const noun = coreNoun(c, d);
  const many = isMany(d) || form === 'plural';
  const chance = d.pick === 'random' && !isZone(d.where) ? atRandom(c, d) : '';
  const text = `${determined(c, d, noun, form)}${qualified(c, d, many && form !== 'each', noun.gender, '', powerBeforeOwner(c, d) !== '')}${chance}`;
  return { text, gender: noun.gender, many };
}

/** "One of those cards", "the others": cards that were looked at. */
function ofThem(c: Saying, d: Description): Phrase {
  const said = (text: string): string => mark(c, d, 'where', text);
  const them = (count: string): string => `${count} ${said(tr(c, 'of those cards', 'de ces cartes', 'de esas cartas'))}`;
  const n = inLetters(c.language, d.n ?? 1);
  const many = isMany(d);
  const text = ((): string => {
    switch (d.pick) {
      case 'any':
        return them(mark(c, d, 'pick', tr(c, 'any number', 'n’importe quel nombre', 'cualquier número')));
      case 'some':
        return them(mark(c, d, 'pick', tr(c, 'one or more', 'au moins une', 'al menos una')));
      case 'up to':
        return them(mark(c, d, 'n', tr(c, `up to ${n}`, `jusqu’à ${n}`, `hasta ${n}`)));
      case 'exactly':
        return them(mark(c, d, 'n', n));
      case 'as many':
        return them(mark(c, d, 'pick', tr(c, 'a number', 'un nombre', 'un número'))) + mark(c, d, 'as', equalTo(c, d.as!));
      case 'all':
        return mark(
          c,
          d,
          'pick',
          said(
            c.some ? tr(c, 'the others', 'les autres', 'las demás') : tr(c, 'all of those cards', 'toutes ces cartes', 'todas esas cartas'),
          ),
        );
      default:
        return them(mark(c, d, 'pick', tr(c, 'one', 'une', 'una')));
    }
  })();
  c.some = true;
  return { text, gender: 'f', many };
}

/** How many and whose. */
function determined(c: Saying, d: Description, noun: NounWord, form: Form): string {
  if (form === 'plural') return plural(c, d, noun);
  if (form === 'each') return each(c, d, noun);
  switch (d.pick) {
    case undefined:
    case 'one':
      return one(c, d, noun);
    case 'any':
      return several(c, d, noun, mark(c, d, 'pick', tr(c, 'any number of', 'n’importe quel nombre de', 'cualquier número de')));
    case 'as many':
      return several(c, d, noun, mark(c, d, 'pick', tr(c, 'a number of', 'un nombre de', 'un número de')));
    case 'some':
      return several(
        c,
        d,
        noun,
        mark(
          c,
          d,
          'pick',
          tr(
            c,
            'one or more of',
            noun.gender === 'f' ? 'une ou plusieurs de' : 'un ou plusieurs de',
            noun.gender === 'f' ? 'una o más de' : 'uno o más de',
          ),
        ),
      );
    case 'up to': {
      const n = inLetters(c.language, d.n ?? 1);
      if (d.n === 1) {
        const f = noun.gender === 'f';
        return `${mark(c, d, 'n', tr(c, 'up to one', f ? 'jusqu’à une' : 'jusqu’à un', f ? 'hasta una' : 'hasta un'))} ${noun.one}`;
      }
      return several(c, d, noun, mark(c, d, 'n', tr(c, `up to ${n} of`, `jusqu’à ${n} de`, `hasta ${n} de`)));
    }
    case 'exactly': {
      const n = inLetters(c.language, d.n ?? 2);
      return several(c, d, noun, mark(c, d, 'n', tr(c, `${n} of`, `${n} de`, `${n} de`)));
    }
    case 'random': {
      const { n = 1 } = d;
      // In play, whose and where they are comes before "at random".
      if (!isZone(d.where) && (d.whose !== undefined || d.other))
        return n === 1
          ? mark(c, d, 'n', one(c, d, noun))
          : several(c, d, noun, mark(c, d, 'n', `${inLetters(c.language, n)} ${tr(c, 'of', 'de', 'de')}`));
      const others = otherWord(c, d, true, noun.gender);
      const cards = mark(c, d, 'n', n === 1 ? one(c, d, noun) : `${inLetters(c.language, n)} ${others}${noun.many}`);
      return isZone(d.where) ? cards + atRandom(c, d) : cards;
    }
    case 'all':
      return all(c, d, noun);
    default:
      return unknown('number', d.pick);
  }
}

const atRandom = (c: Saying, d: Description): string => mark(c, d, 'pick', tr(c, ' at random', ' au hasard', ' al azar'));

const otherWord = (c: Saying, d: Description, many: boolean, gender: 'm' | 'f'): string =>
  d.other
    ? `${mark(
        c,
        d,
        'other',
        tr(c, 'other', many ? 'autres' : 'autre', gender === 'f' ? 'otra' : 'otro') + (c.language === 'es' && many ? 's' : ''),
      )} `
    : '';

const ownerWord = (c: Saying, d: Description, text: string): string => mark(c, d, 'whose', text);
/** The owner after the noun, in French and Spanish. */
const ofPlayer = (c: Saying, d: Description, text: string): string => powerBeforeOwner(c, d) + ownerWord(c, d, text);

/** Is the owner said with the place, as "your discard pile" is? */
const ownerInPlace = (d: Description): boolean => isZone(d.where);

function one(c: Saying, d: Description, noun: NounWord): string {
  const f = noun.gender === 'f';
  const whose = ownerInPlace(d) ? undefined : d.whose;
  const uno = tr(c, 'one', f ? 'une' : 'un', f ? 'una' : 'uno');
  const otro = tr(c, 'another', f ? 'une autre' : 'un autre', f ? 'otra' : 'otro');
  const of = (owner: string, end = ''): string => {
    if (c.language === 'es') return `${mark(c, d, 'pick', d.other ? otro : uno)} de ${ownerWord(c, d, owner)} ${noun.many}${end}`;
    if (c.language === 'fr') return `${mark(c, d, 'pick', d.other ? otro : uno)} de ${ownerWord(c, d, owner)} ${noun.many}${end}`;
    return `${mark(c, d, 'pick', 'one of')} ${ownerWord(c, d, owner)} ${otherWord(c, d, true, noun.gender)}${noun.many}`;
  };
  const plain = (): string => mark(c, d, 'pick', d.other ? `${otro} ${noun.one}` : an(c, noun.one, noun.gender));
  switch (whose) {
    case undefined:
    case 'not theirs':
      return plain();
    case 'you':
      return of(my(c, true));
    case 'that player':
      if (d.noun === 'player') return plain();
      return c.language === 'en'
        ? of('that player’s')
        : c.language === 'fr'
          ? `${plain()}${ofPlayer(c, d, ' de ce joueur')}`
          : of(f ? 'las' : 'los', ofPlayer(c, d, ' de ese jugador'));
    case 'others':
      if (d.noun === 'player') return mark(c, d, 'whose', `${otro} ${noun.one}`);
      return c.language === 'en'
        ? `${ownerWord(c, d, 'another player’s')} ${mark(c, d, 'pick', noun.one)}`
        : `${plain()}${ofPlayer(c, d, tr(c, '', ' d’un autre joueur', ' de otro jugador'))}`;
    default:
      return unknown('owner', whose);
  }
}

/** "Any number of", "up to two of". */
function several(c: Saying, d: Description, noun: NounWord, count: string): string {
  const whose = ownerInPlace(d) ? undefined : d.whose;
  const others = otherWord(c, d, true, noun.gender);
  const bare = count.replace(/ (of|de)(?=[\uE000-\uF8FF]*$)/, '');
  const whole = d.pick === 'any' || d.pick === 'as many';
  const free = whole ? count : bare;
  const French = (rest: string): string => (c.language === 'fr' && whole ? elided(count, rest) : `${free} ${rest}`);
  switch (whose) {
    case undefined:
    case 'not theirs':
      return French(`${others}${noun.many}`);
    case 'you':
      return `${count} ${ownerWord(c, d, my(c, true))} ${others}${noun.many}`;
    case 'that player':
      return c.language === 'en'
        ? `${count} ${ownerWord(c, d, 'that player’s')} ${others}${noun.many}`
        : French(`${others}${noun.many}${ofPlayer(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`);
    case 'others':
      return c.language === 'en'
        ? `${count} ${ownerWord(c, d, 'other players’')} ${noun.many}`
        : French(`${noun.many}${ofPlayer(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`);
    default:
      return unknown('owner', whose);
  }
}

/** "n’importe quel nombre d’Actions". */
export const elided = (count: string, rest: string): string => {
  const bare = rest.replace(/[\uE000-\uF8FF]/g, '');
  return /^[aeiouéAEIOU]/.test(bare) ? `${count.replace(/de(?=[\uE000-\uF8FF]*$)/, 'd’')}${rest}` : `${count} ${rest}`;
};

function all(c: Saying, d: Description, noun: NounWord): string {
  const f = noun.gender === 'f';
  if (d.different) {
    const one = mark(c, d, 'pick', tr(c, 'one', f ? 'une' : 'un', f ? 'una' : 'un'));
    return `${one} ${noun.one}${mark(c, d, 'different', tr(c, ' of each name', ' de chaque nom', ' de cada nombre'))}`;
  }
  const whose = ownerInPlace(d) ? undefined : d.whose;
  const others = otherWord(c, d, true, noun.gender);
  const every = mark(c, d, 'pick', tr(c, 'all', f ? 'toutes' : 'tous', f ? 'todas' : 'todos'));
  const the = tr(c, '', 'les ', f ? 'las ' : 'los ');
  const demas = c.language === 'es' && d.other ? `${mark(c, d, 'other', 'demás')} ` : others;
  switch (whose) {
    case undefined:
    case 'not theirs':
      return `${every} ${the}${demas}${noun.many}`;
    case 'you':
      return `${every}${tr(c, ' of', '', '')} ${ownerWord(c, d, my(c, true))} ${others}${noun.many}`;
    case 'that player':
      return c.language === 'en'
        ? `${every} of ${ownerWord(c, d, 'that player’s')} ${others}${noun.many}`
        : `${every} ${the}${demas}${noun.many}${ofPlayer(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`;
    case 'others':
      return c.language === 'en'
        ? `${every} ${ownerWord(c, d, 'other players’')} ${noun.many}`
        : `${every} ${the}${noun.many}${ofPlayer(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`;
    default:
      return unknown('owner', whose);
  }
}

/** "Each of your minions", for what every one of them gets. */
function each(c: Saying, d: Description, noun: NounWord): string {
  const f = noun.gender === 'f';
  const others = otherWord(c, d, false, noun.gender);
  const every = mark(c, d, 'pick', tr(c, 'each', 'chaque', 'cada'));
  const whose = ownerInPlace(d) ? undefined : d.whose;
  if (d.noun === 'player' && whose === 'others') return `${every} ${mark(c, d, 'whose', tr(c, 'other', 'autre', 'otro'))} ${noun.one}`;
  switch (whose) {
    case undefined:
    case 'not theirs':
      return `${every} ${others}${noun.one}`;
    case 'you': {
      const of = mark(c, d, 'pick', tr(c, 'each of', f ? 'chacune de' : 'chacun de', f ? 'cada una de' : 'cada uno de'));
      return `${of} ${ownerWord(c, d, my(c, true))} ${otherWord(c, d, true, noun.gender)}${noun.many}`;
    }
    case 'that player':
      return c.language === 'en'
        ? `${mark(c, d, 'pick', 'each of')} ${ownerWord(c, d, 'that player’s')} ${others}${noun.many}`
        : `${every} ${others}${noun.one}${ofPlayer(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`;
    case 'others':
      return c.language === 'en'
        ? `${mark(c, d, 'pick', 'each of the')} ${ownerWord(c, d, 'other players’')} ${noun.many}`
        : `${every} ${noun.one}${ofPlayer(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`;
    default:
      return unknown('owner', whose);
  }
}

/** "Your minions", without a number. */
function plural(c: Saying, d: Description, noun: NounWord): string {
  const f = noun.gender === 'f';
  const others = otherWord(c, d, true, noun.gender);
  const whose = ownerInPlace(d) ? undefined : d.whose;
  const the = tr(c, '', 'les ', f ? 'las ' : 'los ');
  const demas = c.language === 'es' && d.other ? `${mark(c, d, 'other', 'demás')} ` : others;
  switch (whose) {
    case undefined:
    case 'not theirs':
      return `${the}${demas}${noun.many}`;
    case 'you':
      return `${ownerWord(c, d, my(c, true))} ${others}${noun.many}`;
    case 'that player':
      return c.language === 'en'
        ? `${ownerWord(c, d, 'that player’s')} ${others}${noun.many}`
        : `${the}${demas}${noun.many}${ofPlayer(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`;
    case 'others':
      return c.language === 'en'
        ? `${ownerWord(c, d, 'other players’')} ${noun.many}`
        : `${the}${noun.many}${ofPlayer(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`;
    default:
      return unknown('owner', whose);
  }
}
