import { type Description, isZone } from '../tree.js';
import { equalTo } from './amounts.js';
import { powerThere } from './comparing.js';
import { havingClause } from './counting.js';
import { have, playerWith } from './places.js';
import { cardName, mark, my, type Saying, tr } from './saying.js';

// The limits of a description that are said after its noun: rank, owner, actions on it, what is at a base.

export function rankOf(c: Saying, d: Description): string {
  if (d.rank === undefined) return '';
  const said = (en: string, fr: string, es: string): string => mark(c, d, 'rank', tr(c, en, fr, es));
  return d.rank === 'strongest'
    ? said(' with the highest power', ' ayant la Force la plus élevée', ' con el mayor poder')
    : said(' with the lowest power', ' ayant la Force la plus faible', ' con el menor poder');
}

export const ownerOf = (c: Saying, owner: 'you' | 'others', many: boolean): string =>
  owner === 'you'
    ? tr(
        c,
        ` that ${c.third ? 'they own' : 'you own'}`,
        c.third ? ` qui appartien${many ? 'nent' : 't'} à ce joueur` : ' dont vous êtes propriétaire',
        c.third ? ' de su propiedad' : ' de tu propiedad',
      )
    : tr(
        c,
        ' that another player owns',
        ` qui appartien${many ? 'nent' : 't'} à un autre joueur`,
        ` que pertenezca${many ? 'n' : ''} a otro jugador`,
      );

/** "That is your only minion on its base". */
function aloneOf(c: Saying, { whose }: Description, many: boolean): string {
  const [en, fr, es] = many
    ? [
        'that are their controllers’ only minions on their bases',
        'qui sont les seules Créatures de leur contrôleur sur leur Base',
        'sean los únicos esbirros de su controlador en su base',
      ]
    : [
        'that is its controller’s only minion on its base',
        'qui est la seule Créature de son contrôleur sur sa Base',
        'sea el único esbirro de su controlador en su base',
      ];
  if (whose !== 'you') return tr(c, ` ${en}`, ` ${fr}`, ` que ${es}`);
  return many
    ? tr(
        c,
        ` that are ${my(c)} only minions on their bases`,
        ` qui sont ${my(c, true)} seules Créatures sur leur Base`,
        ` que sean ${my(c, true)} únicos esbirros en su base`,
      )
    : tr(
        c,
        ` that is ${my(c)} only minion on its base`,
        ` qui est ${my(c)} seule Créature sur sa Base`,
        ` que sea ${my(c)} único esbirro en su base`,
      );
}

/** Actions on it, its faction, whether it is new, what is at a base, and how many there are. */
export function moreOf(c: Saying, d: Description, many: boolean, gender: 'm' | 'f'): string {
  // "One of your minions played this turn": the participle belongs to all of them.
  const s = many || (d.whose === 'you' && !isZone(d.where) && !c.counting) ? 's' : '';
  // "With power 3 or less and no action on it".
  const joined = d.power || d.printed || d.rank ? 'and' : 'with';
  const bearing =
    d.bearing === undefined
      ? ''
      : d.bearing === 'not this'
        ? tr(
            c,
            ` ${joined} no ${cardName(c, 'this')} on ${many ? 'them' : 'it'}`,
            ` sans carte ${cardName(c, 'this')} attachée`,
            ` sin ninguna carta ${cardName(c, 'this')} vinculada`,
          )
        : d.bearing === 'some'
          ? tr(c, ` ${joined} an action on ${many ? 'them' : 'it'}`, ` à laquelle est attachée une Action`, ' con una acción vinculada')
          : tr(c, ` ${joined} no action on ${many ? 'them' : 'it'}`, ' sans Action attachée', ' sin ninguna acción vinculada');
  const faction =
    d.faction === undefined
      ? ''
      : d.faction === 'this'
        ? tr(c, ' of this faction', ' de cette Faction', ' de esta facción')
        : tr(c, ' of another faction', ' d’une autre Faction', ' de otra facción');
  // Of a card in a discard pile, so that the pile is not what was played.
  const fresh = !d.fresh
    ? ''
    : d.where === 'discard'
      ? tr(
          c,
          ` that ${many ? 'were' : 'was'} played this turn`,
          ` qui ${many ? 'ont' : 'a'} été jouée${s} ce tour-ci`,
          ` que se haya${many ? 'n' : ''} jugado este turno`,
        )
      : tr(c, ' played this turn', ` jouée${s} ce tour-ci`, ` jugad${gender === 'f' ? 'a' : 'o'}${s} este turno`);
  const moved = d.moved
    ? tr(c, ' that moved this turn', ` déplacée${s} ce tour-ci`, ` que se haya${many ? 'n' : ''} movido este turno`)
    : '';
  const talent = d.talent
    ? tr(
        c,
        ' that used a Talent this turn',
        ' ayant utilisé un Talent ce tour-ci',
        ` que haya${many ? 'n' : ''} usado un Talento este turno`,
      )
    : '';
  const alone = d.alone ? aloneOf(c, d, many) : '';
  const [, es] = have(c);
  const held = d.held ? powerThere(c, 'atLeast' in d.held, Object.values(d.held)[0] as number) : '';
  const power = d.held
    ? tr(c, ` where ${c.third ? 'they have' : 'you have'} ${held}`, ` où ${have(c)[0]} ${held}`, ` donde ${es} ${held}`)
    : '';
  const broken = d.breakpoint ? Object.values(d.breakpoint)[0] : 0;
  const more = d.breakpoint && 'atLeast' in d.breakpoint;
  const breakpoint = d.breakpoint
    ? tr(
        c,
        ` with breakpoint ${broken} or ${more ? 'more' : 'less'}`,
        ` de Résistance ${broken} ou ${more ? 'plus' : 'moins'}`,
        ` con punto de ruptura ${broken} o ${more ? 'superior' : 'inferior'}`,
      )
    : '';
  const led = d.led
    ? tr(
        c,
        ` where ${c.third ? 'they have' : 'you have'} more power than every other player`,
        ` où ${have(c)[0]} plus de Force que chaque autre joueur`,
        ` donde ${es} más poder que cada uno de los demás jugadores`,
      )
    : '';
  const having = d.having ? ` ${havingClause(c, d.having)}` : '';
  return (
    mark(c, d, 'bearing', many && c.language === 'fr' ? bearing.replace('à laquelle', 'auxquelles') : bearing) +
    mark(c, d, 'faction', faction) +
    mark(c, d, 'fresh', fresh) +
    mark(c, d, 'moved', moved) +
    mark(c, d, 'talent', talent) +
    mark(c, d, 'alone', alone) +
    mark(c, d, 'breakpoint', breakpoint) +
    mark(c, d, 'having', having) +
    (d.with === undefined ? '' : mark(c, d, 'with', playerWith(c, d.with, many, d.where !== undefined))) +
    mark(c, d, 'led', led) +
    mark(c, d, 'held', power) +
    (d.as === undefined ? '' : mark(c, d, 'as', equalTo(c, d.as)))
  );
}
