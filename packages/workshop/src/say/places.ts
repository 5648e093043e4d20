import {
  type Amount,
  type Compare,
  type Description,
  isMany,
  isSpokenName,
  isZone,
  stays,
  unknown,
  type Where,
  type With,
} from '../tree.js';
import { noHigher, powerOf } from './amounts.js';
import { moreOf, ownerOf, rankOf } from './limits.js';
import { self } from './nouns.js';
import { mark, my, type Saying, to, tr } from './saying.js';

export const have = (c: Saying): [fr: string, es: string] => (c.third ? ['ce joueur a', 'tenga'] : ['vous avez', 'tengas']);

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

export const anyOrder = (c: Saying): string =>
  tr(c, 'in any order', `dans l’ordre de ${c.third ? 'son' : 'votre'} choix`, `en el orden que ${c.third ? 'quiera' : 'quieras'}`);

/** The place of a card, with the space before it. */
export function placeOf(c: Saying, d: Description, many: boolean, gender: 'm' | 'f'): string {
  if (d.where === undefined) return '';
  if (d.noun === 'base') return basePlace(c, d, many);
  if (d.noun === 'player') return playerPlace(c, d, many);
  const attached = `attaché${gender === 'f' ? 'e' : ''}${many ? 's' : ''}`;
  const linked = `vinculad${gender === 'f' ? 'a' : 'o'}${many ? 's' : ''}`;
  // An action on a minion is where that minion is.
  const at = d.noun === 'action' && !isZone(d.where) && (d.on === undefined || d.on === 'base');
  const on = (en: string, fr: string, es: string): string =>
    at ? tr(c, ` on ${en}`, ` ${attached} à ${fr}`, ` ${linked} a ${es}`) : tr(c, ` on ${en}`, ` sur ${fr}`, ` en ${es}`);
  const said = (text: string): string => mark(c, d, 'where', text);
  const { where } = d;
  switch (where) {
    case 'here':
      if (c.gone) return said(on('the base it was on', 'la Base où elle était', 'la base donde estaba'));
      if (c.held) return said(tr(c, ' from this base', ' de cette Base', ' de esta base'));
      if (c.moving && c.language !== 'en') return said(tr(c, '', ' de cette Base', ' de esta base'));
      return said(at ? on('this base', 'cette Base', 'esta base') : tr(c, ' here', ' sur cette Base', ' en esta base'));
    case 'there':
      if (c.there === 'its' && c.moving && c.language !== 'en') return said(tr(c, '', ' de la même Base', ' de su base'));
      if (c.there === 'its') return said(on('its base', at ? 'sa Base' : 'la même Base', 'su base'));
      if (c.moving && c.language !== 'en') return said(tr(c, '', ` de ${thatBase(c)}`, ' de esa base'));
      return said(at ? on('that base', thatBase(c), 'esa base') : tr(c, ' there', ` sur ${thatBase(c)}`, ' en esa base'));
    case 'elsewhere':
      if (c.moving)
        return said(tr(c, ' from another base', d.whose === 'others' ? ' depuis une autre Base' : ' d’une autre Base', ' desde otra base'));
      return said(on('another base', 'une autre Base', 'otra base'));
    case 'old base': {
      const left = oldBase(c);
      if (c.moving) return said(tr(c, ` from ${left}`, ` de ${left}`, ` desde ${left}`));
      return said(on(left, left, left));
    }
    case 'with you':
    case 'without you': {
      const you = whereYouHave(c, where === 'without you');
      return said(
        tr(c, ` on a base ${you}`, ` ${c.moving ? 'depuis' : 'sur'} une Base ${you}`, ` ${c.moving ? 'de' : 'en'} una base ${you}`),
      );
    }
    case 'them':
      if (c.counting) return said(tr(c, ' among those cards', ' parmi ces cartes', ' entre esas cartas'));
      c.some = true;
      return said(tr(c, ' among those cards', ' parmi ces cartes', ' de entre esas cartas'));
    case 'those':
      return said(tr(c, ' among them', ' parmi elles', `${c.counting ? '' : ' de'} entre ${gender === 'f' ? 'ellas' : 'ellos'}`));
    case 'hand or discard': {
      const pile = tr(c, 'discard pile', `de ${my(c)} défausse`, `de ${my(c)} pila de descartes`);
      return said(` ${tr(c, 'from', 'de', 'de')} ${zoneWord(c, 'hand', d)} ${tr(c, 'or', 'ou', 'o')} ${pile}`);
    }
    case 'deck or discard':
      return said(
        tr(
          c,
          ` from ${my(c)} deck and/or discard pile`,
          ` de ${my(c)} pioche et/ou de ${my(c)} défausse`,
          ` de ${my(c)} mazo y/o de ${my(c)} pila de descartes`,
        ),
      );
    case 'hand':
    case 'discard':
    case 'deck':
      return said(` ${c.counting ? tr(c, 'in', 'dans', 'en') : tr(c, 'from', 'de', 'de')} ${zoneWord(c, where, d)}`);
    default:
      return unknown('place', where);
  }
}

/** What has moved, if it is neither this card nor its host. */
const movedOf = (moved: NonNullable<Saying['elseLeft']>): [en: string, fr: string, es: string] =>
  ({
    minion: ['the moved minion', 'la Créature déplacée', 'el esbirro movido'],
    action: ['the transferred action', 'l’Action transférée', 'la acción transferida'],
    card: ['the moved card', 'la carte déplacée', 'la carta movida'],
  })[moved] as [string, string, string];

/** "The base it left", or that of another card, which is then named. */
export function oldBase(c: Saying): string {
  if (c.elseLeft === undefined) return tr(c, 'the base it left', 'la Base qu’elle a quittée', 'la base que ha dejado');
  const [en, fr, es] = movedOf(c.elseLeft);
  return tr(c, `the base ${en} left`, `la Base que ${fr} a quittée`, `la base que ha dejado ${es}`);
}
/** "Its new base", or that of another card. */
export function newBase(c: Saying): string {
  if (c.elseLeft === undefined) return tr(c, 'its new base', 'sa nouvelle Base', 'su nueva base');
  const [en, fr, es] = movedOf(c.elseLeft);
  return tr(c, `the new base of ${en}`, `la nouvelle Base de ${fr}`, `la nueva base ${`de ${es}`.replace('de el ', 'del ')}`);
}

/** "Who has a minion here". */
function playerPlace(c: Saying, d: Description, many: boolean): string {
  const here = d.where === 'here';
  const where = tr(
    c,
    ` who ${many ? 'have' : 'has'} a minion ${here ? 'here' : 'there'}`,
    ` qui ${many ? 'ont' : 'a'} une Créature sur ${here ? 'cette Base' : thatBase(c)}`,
    ` que tenga${many ? 'n' : ''} un esbirro en ${here ? 'esta' : 'esa'} base`,
  );
  return mark(c, d, 'where', where);
}

/** "Who has more VP than you". */
export function playerWith(c: Saying, than: With, many: boolean, joined: boolean): string {
  const who = joined ? tr(c, 'and', 'et', 'y') : tr(c, 'who', 'qui', 'que');
  const more = than.startsWith('more');
  const here = stays(c.card) ? 'here' : 'there';
  const base = tr(c, '', ` sur ${stays(c.card) ? 'cette Base' : thatBase(c)}`, stays(c.card) ? ' en esta base' : ' en esa base');
  const [en, fr, es, place] = {
    VP: ['VP', 'PV', 'PV', ''],
    cards: ['cards in hand', 'cartes en main', 'cartas en la mano', ''],
    minions: [`minions ${here}`, 'Créatures', 'esbirros', base],
    power: [`power ${here}`, 'Force', 'poder', base],
  }[than.slice(than.indexOf(' ') + 1) as 'VP' | 'cards' | 'minions' | 'power'];
  const most = /^(most|fewest|least)/.test(than);
  if (most) {
    const up = than.startsWith('most');
    return tr(
      c,
      ` ${who} ${many ? 'have' : 'has'} the ${than.slice(0, than.indexOf(' '))} ${en}`,
      ` ${who} ${many ? 'ont' : 'a'} le ${up ? 'plus' : 'moins'} de ${fr}${place}`,
      ` ${who} ${up ? 'más' : 'menos'} ${es} tenga${many ? 'n' : ''}${place}`,
    );
  }
  const less = than === 'less power' ? 'less' : 'fewer';
  return tr(
    c,
    ` ${who} ${many ? 'have' : 'has'} ${more ? 'more' : less} ${en} than ${c.third ? 'they do' : 'you'}`,
    ` ${who} ${many ? 'ont' : 'a'} ${more ? 'plus' : 'moins'} de ${fr} que ${c.third ? 'lui' : 'vous'}${place}`,
    ` ${who} tenga${many ? 'n' : ''} ${more ? 'más' : 'menos'} ${es} que ${c.third ? 'él' : 'tú'}${place}`,
  );
}

/** On a card that stays, "cette Base" is its own. */
export const thatBase = (c: Saying): string => (stays(c.card) ? 'cette Base-là' : 'cette Base');

function basePlace(c: Saying, d: Description, many: boolean): string {
  const said = (text: string): string => mark(c, d, 'where', text);
  switch (d.where) {
    case 'with you':
      return said(` ${whereYouHave(c, false)}`);
    case 'without you':
      return said(` ${whereYouHave(c, true)}`);
    case 'elsewhere':
      return stays(c.card)
        ? said(tr(c, ' other than this one', ` autre${many ? 's' : ''} que celle-ci`, ` que no sea${many ? 'n' : ''} esta`))
        : said(tr(c, ' other than that one', ` autre${many ? 's' : ''} que celle-là`, ` que no sea${many ? 'n' : ''} esa`));
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

/** Where an action is, or what it is played on. */
function sortOf(c: Saying, d: Description, many: boolean): string {
  if (d.on === undefined) return '';
  const zone = isZone(d.where) || c.sought === true;
  const s = many ? 's' : '';
  const is = many ? 'are' : 'is';
  const where = (en: string, fr: string, es: string): string =>
    zone
      ? tr(c, ` that ${is} played on ${en}`, ` à attacher ${fr}`, ` que se juegue${many ? 'n' : ''} sobre ${es}`)
      : tr(c, ` on ${en}`, ` attachée${s} ${fr}`, ` vinculada${s} a ${es}`);
  switch (d.on) {
    case 'base':
      return mark(c, d, 'on', where('a base', 'à une Base', 'una base'));
    case 'minion':
      return mark(
        c,
        d,
        'on',
        many && !zone ? where('minions', 'à des Créatures', 'esbirros') : where('a minion', 'à une Créature', 'un esbirro'),
      );
    case 'base or minion':
      return d.where === 'there'
        ? mark(c, d, 'on', where('that base or on a minion', `à ${thatBase(c)} ou à une Créature`, 'esa base o a un esbirro'))
        : mark(c, d, 'on', where('this base or on a minion', 'à cette Base ou à une Créature', 'esta base o a un esbirro'));
    case 'your minion':
      return mark(
        c,
        d,
        'on',
        c.third
          ? where('one of their minions', 'à une de ses Créatures', 'uno de sus esbirros')
          : where('one of your minions', 'à une de vos Créatures', 'uno de tus esbirros'),
      );
    case 'this':
      return mark(c, d, 'on', where(self(c, 'this'), to(self(c, 'this')), self(c, 'this')));
    case 'it':
      return mark(c, d, 'on', where('it', 'à elle', 'él'));
    case 'host':
      return mark(c, d, 'on', where(self(c, 'host'), to(self(c, 'host')), self(c, 'host')));
    case 'nothing':
      // The noun says it.
      return '';
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

/** "With different names": of several that are chosen. */
function apartOf(c: Saying, d: Description): string {
  if (d.different === undefined || (d.pick !== 'any' && d.pick !== 'up to' && d.pick !== 'some')) return '';
  const [en, fr, es] = {
    true: ['with different names', 'de noms différents', 'de nombres distintos'],
    faction: ['of different factions', 'de Factions différentes', 'de facciones distintas'],
    power: ['with different powers', 'de Forces différentes', 'de poderes distintos'],
    base: c.moving
      ? ['on different bases', 'de Bases différentes', 'de bases distintas']
      : ['on different bases', 'sur des Bases différentes', 'en bases distintas'],
  }[String(d.different) as 'true' | 'faction' | 'power' | 'base'];
  return mark(c, d, 'different', tr(c, ` ${en}`, ` ${fr}`, ` ${es}`));
}

export const sameName = (c: Saying, named: 'it' | 'named', not?: boolean): string =>
  named === 'named'
    ? not
      ? tr(c, ' with a name other than the named one', ' d’un autre nom que celui-là', ' con un nombre distinto de ese')
      : tr(c, ' with that name', ' de ce nom', ' con ese nombre')
    : not
      ? tr(c, ' with another name', ' d’un autre nom', ' con otro nombre')
      : tr(c, ' with the same name', ' du même nom', ' con el mismo nombre');

/** Places that name a base, which in English would seem to have the power said after it. */
const AFAR: ReadonlySet<Where> = new Set(['elsewhere', 'old base', 'with you', 'without you']);

const powerIn = (c: Saying, d: Description): string => (d.power ? mark(c, d, 'power', powerOf(c, d.power, isZone(d.where))) : '');
const printedIn = (c: Saying, d: Description): string => (d.printed ? mark(c, d, 'printed', powerOf(c, d.printed, true)) : '');

/** "Créature de Force 2 ou moins d’un autre joueur": a number that is said before the owner, because a player has no power. */
export function powerBeforeOwner(c: Saying, d: Description): string {
  if (c.language === 'en' || isZone(d.where) || (d.whose !== 'others' && d.whose !== 'that player')) return '';
  const isPlain = (power: Compare | undefined): boolean =>
    power === undefined || typeof Object.values(power)[0] === 'number' || (c.language === 'fr' && isShort(power));
  return isPlain(d.power) && isPlain(d.printed) ? powerIn(c, d) + printedIn(c, d) : '';
}

/** Everything after the noun: owner, sort, power unless it was said, counters, place, likeness, total. */
export function qualified(c: Saying, d: Description, many: boolean, gender: 'm' | 'f', owner = '', powerless = false): string {
  const sort = sortOf(c, d, many);
  const power = powerless ? '' : powerIn(c, d);
  const printed = powerless ? '' : printedIn(c, d);
  const owned = d.owner ? mark(c, d, 'owner', ownerOf(c, d.owner, many)) : '';
  const counters = rankOf(c, d) + countersOf(c, d, many) + moreOf(c, d, many || (isMany(d) && d.whose === 'you'), gender);
  const place = placeOf(c, d, many, gender);
  const same = isSpokenName(d.named) ? mark(c, d, 'named', sameName(c, d.named, d.not)) : '';
  const apart = apartOf(c, d);
  const alike = alikeOf(c, d) + (isZone(d.where) ? '' : apart);
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
  const zone = isZone(d.where);
  if (c.language === 'en') {
    // The minion that an action is on is here, or the card that is played on one is in a hand.
    // "With power 2 or less from another base": a base has no power.
    const last = !zone && AFAR.has(d.where!) && power + printed !== '';
    const placed = zone ? apart + place + sort : last ? sort : sort + place;
    return owner + same + placed + power + printed + counters + owned + (last ? place : '') + alike + total;
  }
  // What has a verb of its own comes after the place, so that the place belongs to the noun.
  const late = d.power !== undefined && !isShort(d.power);
  const brief = (late ? '' : power) + printed;
  // "Créature de Force 4 ou plus que vous avez".
  const [early, short] = c.language === 'fr' && !late ? [brief, owner] : [owner, brief];
  return `${early}${same}${zone ? apart : sort}${short}${owned}${place}${zone ? sort : ''}${late ? power : ''}${counters}${alike}${total}`;
}

const isShort = (power: Compare): boolean => {
  const [n] = Object.values(power) as Amount[];
  if (typeof n !== 'object' || !('powerOf' in n)) return typeof n === 'number';
  return n.powerOf === 'it' && ('below' in power || ('atLeast' in power && n.plus === 1));
};
