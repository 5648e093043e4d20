import type { Condition, Description } from '../tree.js';
import { isZone, stays, unknown } from '../tree.js';
import { countNoun } from './amounts.js';
import { coreNoun } from './nouns.js';
import { thatBase } from './places.js';
import { de, mark, type Saying, tr } from './saying.js';

// Conditions that compare: players, powers, VP, places, and two counts.

/** "If there are more actions here than minions here". */
export function compareClause(c: Saying, condition: Extract<Condition, { compare: unknown }>, w: string): string {
  const { compare, is, than } = condition;
  // "There are more minions you have here" would stumble.
  if (isOwned(compare)) return numbersClause(c, condition, w);
  const one = countNoun(c, compare, true);
  const other = countNoun(c, than, true);
  const tantos = coreNoun(c, compare).gender === 'f' ? 'tantas' : 'tantos';
  const [en, fr, es, as] = {
    more: ['more', 'plus', 'más', false],
    fewer: ['fewer', 'moins', 'menos', false],
    'as many': ['as many', 'autant', tantos, true],
    'at least as many': ['at least as many', 'au moins autant', `al menos ${tantos}`, true],
  }[is] as [string, string, string, boolean];
  const much = mark(c, condition, 'is', tr(c, en, fr, es));
  return tr(
    c,
    `${w} there are ${much} ${one} ${as ? 'as' : 'than'} ${other}`,
    `${c.always ? 'tant qu’il' : 's’il'} y a ${much} ${de(one)} que ${de(other)}`,
    `${w} ${c.always ? 'haya' : 'hay'} ${much} ${one} ${as ? 'como' : 'que'} ${other}`,
  );
}

const isOwned = ({ whose, where }: Description): boolean => whose !== undefined && whose !== 'not theirs' && !isZone(where);

/** "If the number of minions you have here is greater than the number of actions here". */
function numbersClause(c: Saying, condition: Extract<Condition, { compare: unknown }>, w: string): string {
  const { compare, is, than } = condition;
  const one = countNoun(c, compare, true);
  const other = countNoun(c, than, true);
  const [en, fr, es] = {
    more: ['greater than', 'supérieur au', 'mayor que el'],
    fewer: ['less than', 'inférieur au', 'menor que el'],
    'as many': ['equal to', 'égal au', 'igual al'],
    'at least as many': ['at least', 'au moins égal au', 'al menos igual al'],
  }[is] as [string, string, string];
  const much = mark(c, condition, 'is', tr(c, en, fr, es));
  return tr(
    c,
    `${w} the number of ${one} is ${much} the number of ${other}`,
    `${w} le nombre ${de(one)} est ${much} nombre ${de(other)}`,
    `${w} el número de ${one} ${c.always ? 'sea' : 'es'} ${much} número de ${other}`,
  );
}

/** "If you were second there". */
export function placeClause(c: Saying, condition: Extract<Condition, { place: unknown }>, w: string): string {
  const { third } = c;
  const [you, il, es] = third ? ['they', 's’il est', 'es'] : ['you', `${w} vous êtes`, 'eres'];
  const en = `${w} ${you} were`;
  const ha = third ? 'ha' : 'has';
  const [here, base, esta] = c.card.kind === 'base' ? ['here', 'this base', 'esta'] : ['there', 'that base', 'esa'];
  switch (condition.place) {
    case 'only winner':
      return tr(c, `${en} the only winner of ${base}`, `${il} le seul Vainqueur`, `${w} ${es} el único ganador de ${esta} base`);
    case 'tied':
      return tr(
        c,
        `${w} ${you} tied for first place ${here}`,
        `${il} à égalité pour la première place`,
        `${w} ${ha} empatado en el primer puesto`,
      );
    case 'second':
      return tr(c, `${en} second ${here}`, `${il} Deuxième`, `${w} ${ha} quedado en segundo puesto`);
    case 'third':
      return tr(c, `${en} third ${here}`, `${il} Troisième`, `${w} ${ha} quedado en tercer puesto`);
    case 'no VP': {
      const fr = third ? 's’il n’y a gagné' : `${w} vous n’y avez gagné`;
      return tr(c, `${w} ${you} gained no VP ${here}`, `${fr} aucun PV`, `${w} no ${ha} ganado ningún PV en ${esta} base`);
    }
    default:
      return unknown('place', condition.place);
  }
}

/** "If you have 10 or more VP". */
export function vpClause(c: Saying, condition: Extract<Condition, { vp: unknown }>, w: string): string {
  const { n, is, vp } = condition;
  const least = is === 'at least';
  const much = tr(
    c,
    `${n} or ${least ? 'more' : 'fewer'} VP`,
    `${least ? 'au moins' : 'au plus'} ${n} PV`,
    `${least ? 'al menos' : 'como máximo'} ${n} PV`,
  );
  if (vp === 'another')
    return tr(
      c,
      `${w} another player has ${much}`,
      `${c.always ? 'tant qu’un' : 'si un'} autre joueur a ${much}`,
      `${w} otro jugador ${c.always ? 'tenga' : 'tiene'} ${much}`,
    );
  return tr(
    c,
    `${w} ${c.third ? 'they' : 'you'} have ${much}`,
    `${c.third ? 's’il a' : `${w} vous avez`} ${much}`,
    `${w} ${c.third ? 'tiene' : c.always ? 'tengas' : 'tienes'} ${much}`,
  );
}

/** Where players and minions are compared: here, or at the base that was spoken of. */
function spotOf(c: Saying, where: 'there' | undefined): string {
  if (!stays(c.card)) return tr(c, 'there', 'sur cette Base', 'en esa base');
  return where ? tr(c, 'there', `sur ${thatBase(c)}`, 'en esa base') : tr(c, 'here', 'sur cette Base', 'en esta base');
}

/** "At least 3 more power here", "more than twice as many VP". */
function moreBy(c: Saying, condition: Extract<Condition, { ahead: unknown }>, by: number | 'twice'): { what: string; place: string } {
  const said = (text: string): string => mark(c, condition, 'by', text);
  const kind = (text: string): string => mark(c, condition, 'in', text);
  const here = spotOf(c, condition.where);
  const [en, fr, es, rest] = (
    {
      power: [`power ${here}`, 'de Force', 'de poder', ''],
      minions: [`minions ${here}`, 'Créatures', 'esbirros', ''],
      VP: ['VP', 'PV', 'PV', ''],
      hand: ['cards in hand', 'cartes', 'cartas', tr(c, '', ' en main', ' en la mano')],
    } as const
  )[condition.in ?? 'power'];
  const atBase = condition.in === undefined || condition.in === 'minions';
  const place = atBase ? tr(c, '', ` ${here}`, ` ${here}`) : '';
  if (by === 'twice') {
    const twice = tr(c, `more than twice as ${condition.in === undefined ? 'much' : 'many'}`, 'plus de deux fois plus', 'más del doble');
    const x = tr(c, en, de(fr.replace('de ', '')), `de ${es.replace('de ', '')}`);
    return { what: `${said(twice)} ${kind(x)}${rest}`, place };
  }
  return {
    what: tr(
      c,
      `${said(`at least ${by} more`)} ${kind(en)}`,
      `${said(`au moins ${by}`)} ${kind(fr)} de plus${rest}`,
      `${said(`al menos ${by}`)} ${kind(es)} más${rest}`,
    ),
    place,
  };
}

/** "More power here", "more VP": what is compared, and the rest of the French and Spanish clause after the players. */
function more(c: Saying, condition: Extract<Condition, { ahead: unknown }>): { what: string; place: string } {
  const { by } = condition;
  if (by !== undefined) return moreBy(c, condition, by);
  const said = (en: string, fr: string, es: string): string => mark(c, condition, 'in', tr(c, en, fr, es));
  const here = spotOf(c, condition.where);
  const place = tr(c, '', ` ${here}`, ` ${here}`);
  switch (condition.in) {
    case undefined:
      return { what: said(`more power ${here}`, 'plus de Force', 'más poder'), place };
    case 'minions':
      return { what: said(`more minions ${here}`, 'plus de Créatures', 'más esbirros'), place };
    case 'VP':
      return { what: said('more VP', 'plus de PV', 'más PV'), place: '' };
    case 'hand':
      return { what: said('more cards in hand', 'plus de cartes en main', 'más cartas en la mano'), place: '' };
    default:
      return unknown('amount', condition.in);
  }
}

export function aheadClause(c: Saying, condition: Extract<Condition, { ahead: unknown }>, w: string): string {
  const { what, place } = more(c, condition);
  // "Twice as many as", not "than".
  const than = condition.by === 'twice' ? 'as' : 'than';
  const { third } = c;
  const tiene = c.always ? 'tenga' : 'tiene';
  switch (condition.ahead) {
    case 'that player':
      return tr(
        c,
        `${w} that player has ${what} ${than} ${third ? 'they do' : 'you'}`,
        `${w} ce joueur a ${what} que ${third ? 'lui' : 'vous'}${place}`,
        `${w} ese jugador ${tiene} ${what} que ${third ? 'él' : 'tú'}${place}`,
      );
    case 'you':
      if (condition.than)
        return tr(
          c,
          `${w} ${third ? 'they' : 'you'} have ${what} ${than} that player`,
          `${third ? 's’il a' : `${w} vous avez`} ${what} que ce joueur${place}`,
          `${w} ${third ? tiene : c.always ? 'tengas' : 'tienes'} ${what}${place} que ese jugador`,
        );
      return tr(
        c,
        `${w} ${third ? 'they' : 'you'} have ${what} ${than} every other player`,
        `${third ? 's’il a' : `${w} vous avez`} ${what} que chaque autre joueur${place}`,
        `${w} ${third ? 'tiene' : c.always ? 'tengas' : 'tienes'} ${what}${place} que cada uno de los demás jugadores`,
      );
    case 'another':
      return tr(
        c,
        `${w} another player has ${what} ${than} ${third ? 'they do' : 'you'}`,
        `${c.always ? 'tant qu’un' : 'si un'} autre joueur a ${what} que ${third ? 'lui' : 'vous'}${place}`,
        `${w} otro jugador ${tiene} ${what} que ${third ? 'él' : 'tú'}${place}`,
      );
    case 'every other':
      return tr(
        c,
        `${w} every other player has ${what} ${than} ${third ? 'they do' : 'you'}`,
        `${w} chaque autre joueur a ${what} que ${third ? 'lui' : 'vous'}${place}`,
        `${w} cada uno de los demás jugadores ${tiene} ${what} que ${third ? 'él' : 'tú'}${place}`,
      );
    case 'nobody':
      return tr(
        c,
        `${w} no player has ${what} than every other player`,
        `${c.always ? 'tant qu’aucun' : 'si aucun'} joueur n’a ${what} que chaque autre joueur${place}`,
        `${w} ningún jugador ${tiene} ${what}${place} que cada uno de los demás`,
      );
    default:
      return unknown('player', condition.ahead);
  }
}

/** "10 or more power": what a player has at a base. */
export const powerThere = (c: Saying, least: boolean, n: number): string =>
  tr(
    c,
    `${n} or ${least ? 'more' : 'less'} power`,
    `${least ? 'au moins' : 'au plus'} ${n} de Force`,
    `${least ? 'al menos' : 'como máximo'} ${n} de poder`,
  );

/** "If you have 10 or more power here", "if the total power here is 20 or more". */
export function totalClause(c: Saying, condition: Extract<Condition, { total: unknown }>, w: string): string {
  const { total, is, n } = condition;
  const least = is === 'at least';
  const here = spotOf(c, condition.where);
  if (total === 'all')
    return tr(
      c,
      `${w} the total power ${here} is ${n} or ${least ? 'more' : 'less'}`,
      `${w} la Force totale ${here} est de ${n} ou ${least ? 'plus' : 'moins'}`,
      `${w} el poder total ${here} ${c.always ? 'sea' : 'es'} ${n} o ${least ? 'superior' : 'inferior'}`,
    );
  const power = powerThere(c, least, n);
  if (c.third)
    return tr(
      c,
      `${w} they have ${power} ${here}`,
      `${c.always ? 'tant qu’il' : 's’il'} a ${power} ${here}`,
      `${w} ${c.always ? 'tenga' : 'tiene'} ${power} ${here}`,
    );
  return tr(
    c,
    `${w} you have ${power} ${here}`,
    `${w} vous avez ${power} ${here}`,
    `${w} ${c.always ? 'tengas' : 'tienes'} ${power} ${here}`,
  );
}

/** "If this base’s breakpoint is 20 or more". */
export function breakpointClause(c: Saying, condition: Extract<Condition, { breakpoint: unknown }>, w: string): string {
  const { n, is } = condition;
  const here = condition.breakpoint === 'here';
  const least = is === 'at least';
  const whose = tr(
    c,
    here ? 'this base’s breakpoint' : 'that base’s breakpoint',
    `la Résistance de ${here ? 'cette Base' : thatBase(c)}`,
    `el punto de ruptura de ${here ? 'esta' : 'esa'} base`,
  );
  return tr(
    c,
    `${w} ${whose} is ${n} or ${least ? 'more' : 'less'}`,
    `${w} ${whose} est de ${n} ou ${least ? 'plus' : 'moins'}`,
    `${w} ${whose} ${c.always ? 'sea' : 'es'} ${n} o ${least ? 'superior' : 'inferior'}`,
  );
}
