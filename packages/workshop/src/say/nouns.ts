import type { Amount, AnyCard, Compare, Description, Where } from '../tree.js';
import { isZone, stays, unknown } from '../tree.js';
import { cardName, de, kindWord, MARKS, mark, my, nounWord, type Saying, to, tr } from './saying.js';
import { inLetters, type NounWord } from './words.js';

/** A noun phrase, with what its pronouns and participles need. */
export interface Phrase {
  text: string;
  gender: 'm' | 'f';
  many: boolean;
}

/** How a description is said: as the object of a verb, as each of the cards, or as the bare plural. */
export type Form = 'object' | 'each' | 'plural';

export const isMany = (d: Description): boolean =>
  d.pick === 'any' || d.pick === 'all' || d.pick === 'up to' || d.pick === 'some' || (d.pick === 'random' && (d.n ?? 1) > 1);

/** "This minion", "this action", "this base". */
export function self(c: Saying, which: 'this' | 'host'): string {
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
function coreNoun(c: Saying, d: Description): NounWord {
  const plain = nounWord(c, d.noun);
  let word = plain;
  if (d.kind !== undefined) {
    const kind = kindWord(c, d.kind);
    word = d.noun === 'card' ? kind : { ...plain, one: joined(c, plain.one, kind.one), many: joined(c, plain.many, kind.many) };
    word = { ...word, one: mark(c, d, 'kind', word.one), many: mark(c, d, 'kind', word.many) };
  } else word = { ...word, one: mark(c, d, 'noun', word.one), many: mark(c, d, 'noun', word.many) };
  if (d.named === undefined || d.named === 'it') return word;
  const name = cardName(c, d.named);
  const f = word.gender === 'f';
  const named = (many: boolean): string =>
    mark(c, d, 'named', ` ${tr(c, 'named', `nommé${f ? 'e' : ''}${many ? 's' : ''}`, `llamad${f ? 'a' : 'o'}${many ? 's' : ''}`)} ${name}`);
  return { ...word, one: word.one + named(false), many: word.many + named(true) };
}
const joined = (c: Saying, noun: string, kind: string): string => (c.language === 'en' ? `${kind} ${noun}` : `${noun} ${kind}`);

/** A described object. Each word of the tree has its own slot in each language, so that none can be lost. */
export function nounPhrase(c: Saying, d: Description, form: Form = 'object'): Phrase {
  const noun = coreNoun(c, d);
  const many = isMany(d) || form === 'plural';
  const text = `${determined(c, d, noun, form)}${qualified(c, d, many && form !== 'each', noun.gender)}`;
  return { text, gender: noun.gender, many };
}

/** Everything after the noun: sort, power, counters, place, likeness, total. */
export function qualified(c: Saying, d: Description, many: boolean, gender: 'm' | 'f'): string {
  const sort = sortOf(c, d, many);
  const power = d.power ? mark(c, d, 'power', powerOf(c, d.power, isZone(d.where))) : '';
  const counters = countersOf(c, d, many);
  const place = placeOf(c, d, many, gender);
  const same = d.named === 'it' ? mark(c, d, 'named', tr(c, ' with the same name', ' du même nom', ' con el mismo nombre')) : '';
  const alike = alikeOf(c, d);
  const total = d.total
    ? mark(
        c,
        d,
        'total',
        tr(
          c,
          ` with total power ${noHigher(c, d.total.atMost)}`,
          ` dont la Force totale ${noHigher(c, d.total.atMost)}`,
          ` cuyo poder total ${noHigher(c, d.total.atMost)}`,
        ),
      )
    : '';
  if (c.language === 'en') return same + place + sort + power + counters + alike + total;
  // What has a verb of its own comes after the place, so that the place belongs to the noun.
  const late = d.power !== undefined && !isShort(d.power);
  const zone = isZone(d.where);
  return `${same}${zone ? '' : sort}${late ? '' : power}${place}${zone ? sort : ''}${late ? power : ''}${counters}${alike}${total}`;
}

const isShort = (power: Compare): boolean => {
  const [n] = Object.values(power) as Amount[];
  return typeof n === 'number' || (typeof n === 'object' && 'powerOf' in n && n.powerOf === 'it' && 'below' in power);
};

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
            noun.gender === 'f' ? 'au moins une de' : 'au moins un de',
            whoseIn(d) === undefined
              ? noun.gender === 'f'
                ? 'al menos una de'
                : 'al menos un de'
              : noun.gender === 'f'
                ? 'al menos una de'
                : 'al menos uno de',
          ),
        ),
      );
    case 'up to': {
      const n = inLetters(c.language, d.n ?? 1);
      return several(c, d, noun, mark(c, d, 'n', tr(c, `up to ${n} of`, `jusqu’à ${n} de`, `hasta ${n} de`)));
    }
    case 'random':
      return mark(c, d, 'n', (d.n ?? 1) === 1 ? an(c, noun.one, noun.gender) : `${inLetters(c.language, d.n!)} ${noun.many}`);
    case 'all':
      return all(c, d, noun);
    default:
      return unknown('number', d.pick);
  }
}

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

const whoseIn = (d: Description): Description['whose'] => (isZone(d.where) ? undefined : d.whose);

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
          ? `${plain()}${ownerWord(c, d, ' de ce joueur')}`
          : of(f ? 'las' : 'los', ownerWord(c, d, ' de ese jugador'));
    case 'others':
      if (d.noun === 'player') return mark(c, d, 'whose', `${otro} ${noun.one}`);
      return c.language === 'en'
        ? `${ownerWord(c, d, 'another player’s')} ${mark(c, d, 'pick', noun.one)}`
        : `${plain()}${ownerWord(c, d, tr(c, '', ' d’un autre joueur', ' de otro jugador'))}`;
    default:
      return unknown('owner', whose);
  }
}

/** "Any number of", "up to two of". */
function several(c: Saying, d: Description, noun: NounWord, count: string): string {
  const whose = ownerInPlace(d) ? undefined : d.whose;
  const others = otherWord(c, d, true, noun.gender);
  const bare = count.replace(/ (of|de)(?=[\uE000-\uF8FF]*$)/, '');
  const free = d.pick === 'any' ? count : bare;
  const French = (rest: string): string => (c.language === 'fr' && d.pick === 'any' ? elided(count, rest) : `${free} ${rest}`);
  switch (whose) {
    case undefined:
    case 'not theirs':
      return French(`${others}${d.pick === 'some' && c.language !== 'en' ? noun.one : noun.many}`);
    case 'you':
      return `${count} ${ownerWord(c, d, my(c, true))} ${others}${noun.many}`;
    case 'that player':
      return c.language === 'en'
        ? `${count} ${ownerWord(c, d, 'that player’s')} ${others}${noun.many}`
        : French(`${others}${noun.many}${ownerWord(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`);
    case 'others':
      return c.language === 'en'
        ? `${count} ${ownerWord(c, d, 'other players’')} ${noun.many}`
        : French(`${noun.many}${ownerWord(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`);
    default:
      return unknown('owner', whose);
  }
}
/** "n’importe quel nombre d’Actions". */
const elided = (count: string, rest: string): string => {
  const bare = rest.replace(/[\uE000-\uF8FF]/g, '');
  return /^[aeiouéAEIOU]/.test(bare) ? `${count.replace(/de(?=[\uE000-\uF8FF]*$)/, 'd’')}${rest}` : `${count} ${rest}`;
};

function all(c: Saying, d: Description, noun: NounWord): string {
  const f = noun.gender === 'f';
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
        : `${every} ${the}${demas}${noun.many}${ownerWord(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`;
    case 'others':
      return c.language === 'en'
        ? `${every} ${ownerWord(c, d, 'other players’')} ${noun.many}`
        : `${every} ${the}${noun.many}${ownerWord(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`;
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
        : `${every} ${others}${noun.one}${ownerWord(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`;
    case 'others':
      return c.language === 'en'
        ? `${mark(c, d, 'pick', 'each of')} ${ownerWord(c, d, 'other players’')} ${noun.many}`
        : `${every} ${noun.one}${ownerWord(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`;
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
        : `${the}${demas}${noun.many}${ownerWord(c, d, tr(c, '', ' de ce joueur', ' de ese jugador'))}`;
    case 'others':
      return c.language === 'en'
        ? `${ownerWord(c, d, 'other players’')} ${noun.many}`
        : `${the}${noun.many}${ownerWord(c, d, tr(c, '', ' des autres joueurs', ' de los demás jugadores'))}`;
    default:
      return unknown('owner', whose);
  }
}

/** Where an action is, or what it is played on. */
function sortOf(c: Saying, d: Description, many: boolean): string {
  if (d.on === undefined) return '';
  const zone = isZone(d.where);
  const s = many ? 's' : '';
  const is = many ? 'are' : 'is';
  const where = (en: string, fr: string, es: string): string =>
    zone
      ? tr(c, ` that ${is} played on ${en}`, ` à attacher ${fr}`, ` que se juega${many ? 'n' : ''} sobre ${es}`)
      : tr(c, ` on ${en}`, ` attachée${s} ${fr}`, ` vinculada${s} a ${es}`);
  switch (d.on) {
    case 'base':
      return mark(c, d, 'on', where('a base', 'à une Base', 'una base'));
    case 'minion':
      return mark(c, d, 'on', where('a minion', 'à une Créature', 'un esbirro'));
    case 'this':
      return mark(c, d, 'on', where(self(c, 'this'), to(self(c, 'this')), self(c, 'this')));
    case 'host':
      return mark(c, d, 'on', where(self(c, 'host'), to(self(c, 'host')), self(c, 'host')));
    default:
      return unknown('place of an action', d.on);
  }
}

function countersOf(c: Saying, d: Description, many: boolean): string {
  switch (d.counters) {
    case undefined:
      return '';
    case 'some':
      return mark(
        c,
        d,
        'counters',
        tr(
          c,
          ` that ${many ? 'have' : 'has'} a +1 power counter`,
          ` qui ${many ? 'ont' : 'a'} un marqueur Force +1`,
          ` que tenga${many ? 'n' : ''} un contador de +1 de poder`,
        ),
      );
    case 'none':
      return mark(
        c,
        d,
        'counters',
        tr(c, ` that ${many ? 'have' : 'has'} no +1 power counter`, ' sans marqueur Force +1', ' sin contador de +1 de poder'),
      );
    default:
      return unknown('counters', d.counters);
  }
}

function alikeOf(c: Saying, d: Description): string {
  switch (d.alike) {
    case undefined:
      return '';
    case 'name':
      return mark(c, d, 'alike', tr(c, ' that share one name', ' portant le même nom', ' que compartan un nombre'));
    case 'base':
      return mark(c, d, 'alike', tr(c, ' on one base', ' d’une même Base', ' de una misma base'));
    case 'base and faction':
      return mark(
        c,
        d,
        'alike',
        tr(c, ' of one faction on one base', ' d’une même Faction sur une même Base', ' de una misma facción en una misma base'),
      );
    default:
      return unknown('likeness', d.alike);
  }
}

const have = (c: Saying): [fr: string, es: string] => (c.third ? ['ce joueur a', 'tenga'] : ['vous avez', 'tengas']);
export const whereYouHave = (c: Saying, none: boolean): string => {
  const [fr, es] = have(c);
  const they = c.third ? 'they have' : 'you have';
  if (!none) return tr(c, `where ${they} a minion`, `où ${fr} une Créature`, `donde ${es} un esbirro`);
  return tr(
    c,
    `where ${they} no minion`,
    c.third ? 'où ce joueur n’a aucune Créature' : 'où vous n’avez aucune Créature',
    `donde no ${es} ningún esbirro`,
  );
};

/** The place of a card, with the space before it. */
export function placeOf(c: Saying, d: Description, many: boolean, gender: 'm' | 'f'): string {
  if (d.where === undefined) return '';
  if (d.noun === 'base') return basePlace(c, d);
  const attached = `attaché${gender === 'f' ? 'e' : ''}${many ? 's' : ''}`;
  const linked = `vinculad${gender === 'f' ? 'a' : 'o'}${many ? 's' : ''}`;
  const at = d.noun === 'action' && !isZone(d.where);
  const on = (en: string, fr: string, es: string): string =>
    at ? tr(c, ` on ${en}`, ` ${attached} à ${fr}`, ` ${linked} a ${es}`) : tr(c, ` on ${en}`, ` sur ${fr}`, ` en ${es}`);
  const said = (text: string): string => mark(c, d, 'where', text);
  const { where } = d;
  switch (where) {
    case 'here':
      if (c.gone) return said(on('the base it was on', 'la Base où elle était', 'la base donde estaba'));
      if (c.moving && c.language !== 'en') return said(tr(c, '', ' de cette Base', ' de esta base'));
      return said(at ? on('this base', 'cette Base', 'esta base') : tr(c, ' here', ' sur cette Base', ' en esta base'));
    case 'there':
      if (c.there === 'its') return said(on('its base', at ? 'sa Base' : 'la même Base', 'su base'));
      if (c.moving && c.language !== 'en') return said(tr(c, '', ` de ${thatBase(c)}`, ' de esa base'));
      return said(at ? on('that base', thatBase(c), 'esa base') : tr(c, ' there', ` sur ${thatBase(c)}`, ' en esa base'));
    case 'elsewhere':
      if (c.moving) return said(tr(c, ' from another base', ' d’une autre Base', ' desde otra base'));
      return said(on('another base', 'une autre Base', 'otra base'));
    case 'old base':
      if (c.moving) return said(tr(c, ' from the base it left', ' de la Base qu’elle a quittée', ' desde la base que ha dejado'));
      return said(on('the base it left', 'la Base qu’elle a quittée', 'la base que ha dejado'));
    case 'with you':
    case 'without you': {
      const you = whereYouHave(c, where === 'without you');
      return said(tr(c, ` on a base ${you}`, ` sur une Base ${you}`, ` ${c.moving ? 'de' : 'en'} una base ${you}`));
    }
    case 'hand':
    case 'discard':
    case 'deck':
      return said(` ${tr(c, 'from', 'de', 'de')} ${zoneWord(c, where, d)}`);
    default:
      return unknown('place', where);
  }
}

/** On a card that stays, "cette Base" is its own. */
export const thatBase = (c: Saying): string => (stays(c.card) ? 'cette Base-là' : 'cette Base');

function basePlace(c: Saying, d: Description): string {
  const said = (text: string): string => mark(c, d, 'where', text);
  switch (d.where) {
    case 'with you':
      return said(` ${whereYouHave(c, false)}`);
    case 'without you':
      return said(` ${whereYouHave(c, true)}`);
    case 'elsewhere':
      return said(tr(c, ' other than this one', ' autre que celle-ci', ' que no sea esta'));
    default:
      throw new Error(`there is no base ${d.where}`);
  }
}

/** "Your hand", "another player’s discard pile". */
export function zoneWord(c: Saying, zone: Extract<Where, 'hand' | 'discard' | 'deck'>, d: Pick<Description, 'whose'>): string {
  const [en, fr, es] = {
    hand: ['hand', 'main', 'mano'],
    discard: ['discard pile', 'défausse', 'pila de descartes'],
    deck: ['deck', 'pioche', 'mazo'],
  }[zone];
  const la = tr(c, '', 'la ', zone === 'deck' ? 'el ' : 'la ');
  switch (d.whose) {
    case undefined:
    case 'you':
    case 'not theirs':
      return `${my(c)} ${tr(c, en, fr, es)}`;
    case 'others':
      return tr(c, `another player’s ${en}`, `${la}${fr} d’un autre joueur`, `${la}${es} de otro jugador`);
    case 'that player':
      return tr(c, `that player’s ${en}`, `${la}${fr} de ce joueur`, `${la}${es} de ese jugador`);
    default:
      return unknown('owner', d.whose);
  }
}

// ---- numbers ----------------------------------------------------------------------------------------------------------

/** An amount that is not a plain number, as a noun. */
function amountWord(c: Saying, n: Exclude<Amount, number>): string {
  if (n === 'that many') return tr(c, 'that number', 'ce nombre', 'ese número');
  if ('count' in n) {
    const counted = countNoun(c, n.count, true);
    return tr(c, `the number of ${counted}`, `le nombre ${de(counted)}`, `el número de ${counted}`);
  }
  return n.powerOf === 'this'
    ? tr(c, `${self(c, 'this')}’s power`, `celle de ${self(c, 'this')}`, `el de ${self(c, 'this')}`)
    : tr(c, 'its own', 'la sienne', 'el suyo');
}

const noHigher = (c: Saying, n: Amount): string =>
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
    return tr(
      c,
      ` with ${word} at least ${amountWord(c, n)}`,
      ` dont la ${word} atteint ${amountWord(c, n)}`,
      ` cuyo ${word} alcance ${amountWord(c, n)}`,
    );
  }
  if (!('below' in power)) return unknown('comparison', power);
  const n = power.below;
  if (typeof n === 'number') return tr(c, ` with ${word} less than ${n}`, ` de ${word} inférieure à ${n}`, ` de ${word} menor que ${n}`);
  if (typeof n === 'object' && 'powerOf' in n)
    return n.powerOf === 'it'
      ? tr(c, ' with less power', ' de Force inférieure', ' con menos poder')
      : tr(
          c,
          ` with less power than ${self(c, 'this')}`,
          ` de Force inférieure à celle de ${self(c, 'this')}`,
          ` con menos poder que ${self(c, 'this')}`,
        );
  return tr(
    c,
    ` with ${word} less than ${amountWord(c, n)}`,
    ` de ${word} inférieure ${to(amountWord(c, n))}`,
    ` de ${word} menor que ${amountWord(c, n)}`,
  );
}

/** Counted cards: "minions you have here", "base where you have a minion". */
export function countNoun(c: Saying, d: Description, many: boolean): string {
  const noun = coreNoun(c, d);
  const bare =
    d.noun === 'card' && d.named !== undefined && d.named !== 'it'
      ? mark(c, d, 'named', cardName(c, d.named))
      : many
        ? noun.many
        : noun.one;
  const others = d.other
    ? `${mark(c, d, 'other', tr(c, 'other', many ? 'autres' : 'autre', noun.gender === 'f' ? 'otra' : 'otro') + (c.language === 'es' && many ? 's' : ''))} `
    : '';
  return `${others}${bare}${countOwner(c, d)}${qualified(c, d, many, noun.gender)}`;
}

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
      const fr = control ? (c.third ? 'contrôle' : 'contrôlez') : c.third ? 'a' : 'avez';
      const es = control ? (c.third ? 'controle' : 'controles') : c.third ? 'tenga' : 'tengas';
      return mark(c, d, 'whose', tr(c, ` ${they} ${control ? 'control' : 'have'}`, ` ${il} ${fr}`, ` que ${es}`));
    }
    case 'others':
      if (d.noun === 'player') return mark(c, d, 'whose', tr(c, ' other than you', ' autre que vous', ' aparte de ti'));
      return mark(c, d, 'whose', tr(c, ` other players ${control ? 'control' : 'have'}`, ' des autres joueurs', ' de los demás jugadores'));
    case 'that player':
      return mark(c, d, 'whose', tr(c, ` that player ${control ? 'controls' : 'has'}`, ' de ce joueur', ' de ese jugador'));
    default:
      return unknown('owner', d.whose);
  }
}
