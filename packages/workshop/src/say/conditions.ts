import type { Condition, Description } from '../tree.js';
import { unknown } from '../tree.js';
import { aheadClause, breakpointClause, compareClause, placeClause, totalClause, vpClause } from './comparing.js';
import { countClause, ifWord } from './counting.js';
import { deedClause } from './deeds.js';
import { nounPhrase, self } from './nouns.js';
import { MARKS, mark, nounWord, type Saying, tr } from './saying.js';
import { inLetters } from './words.js';

/** A condition as a clause: "if you have a minion here", or "while" for what lasts. */
export function conditionText(c: Saying, condition: Condition): string {
  return mark(c, condition, '', clauseOf(c, condition));
}

function clauseOf(c: Saying, condition: Condition): string {
  const w = ifWord(c);
  if ('both' in condition) return joined(c, condition.both, tr(c, ' and ', ' et ', ' y '), condition.and);
  if ('either' in condition) return joined(c, condition.either, tr(c, ' or ', ' ou ', ' o '), condition.or);
  if ('did' in condition) return deedClause(c, condition);
  if ('count' in condition) return countClause(c, condition);
  if ('itIs' in condition) return itIsClause(c, condition, w);
  if ('counters' in condition) return countersClause(c, condition, w);
  if ('turn' in condition) return turnClause(c, condition, w);
  if ('won' in condition) return wonClause(c, condition, w);
  if ('compare' in condition) return compareClause(c, condition, w);
  if ('place' in condition) return placeClause(c, condition, w);
  if ('ahead' in condition) return aheadClause(c, condition, w);
  if ('vp' in condition) return vpClause(c, condition, w);
  if ('breakpoint' in condition) return breakpointClause(c, condition, w);
  if ('total' in condition) return totalClause(c, condition, w);
  if ('power' in condition) return powerClause(c, condition, w);
  if ('strongest' in condition) return strongestOf(c, condition, w);
  if ('alone' in condition) return aloneClause(c, condition, w);
  if ('moved' in condition) return movedClause(c, condition);
  if ('fresh' in condition) return freshClause(c, condition);
  if ('talent' in condition) return talentClause(c, condition);
  if ('weaker' in condition) return weakerClause(c, condition, w);
  if ('playedFrom' in condition) return playedFromClause(c, condition, w);
  if ('fits' in condition) return fitsClause(c, condition, w);
  if ('played' in condition)
    return tr(
      c,
      `${w} you have played no other minion this turn`,
      `${w} vous n’avez joué aucune autre Créature ce tour-ci`,
      `${w} no has jugado ningún otro esbirro este turno`,
    );
  return unknown('condition', condition);
}

/** "It is an action". */
function itIsClause(c: Saying, condition: Extract<Condition, { itIs: unknown }>, w: string): string {
  /** Spanish has the subjunctive after "mientras". */
  const es = c.always ? 'sea' : 'es';
  const si = c.language === 'fr' && !c.always;
  const n = nounWord(c, condition.itIs);
  c.type = condition.itIs;
  return tr(
    c,
    `${w} it is ${condition.itIs === 'action' ? 'an' : 'a'} ${n.one}`,
    `${si ? 'si ' : 'tant que '}c’est une ${n.one}`,
    `${w} ${es} ${n.gender === 'f' ? 'una' : 'un'} ${n.one}`,
  );
}

/** "This minion has three or more +1 power counters". */
function countersClause(c: Saying, condition: Extract<Condition, { counters: unknown }>, w: string): string {
  const x = self(c, condition.on);
  const none = condition.counters === 'none';
  c.focus = condition.on;
  if (condition.counters === 'at least' || condition.counters === 'at most') {
    const least = condition.counters === 'at least';
    const { n = 2 } = condition;
    const number = n === 1 ? tr(c, 'one', 'un', 'un') : inLetters(c.language, n);
    const s = n === 1 ? '' : 's';
    const counters = tr(c, `+1 power counter${s}`, `marqueur${s} Force +1`, `contador${n === 1 ? '' : 'es'} de +1 de poder`);
    return tr(
      c,
      `${w} ${x} has ${least ? `${number} or more` : n === 1 ? 'at most one' : `${number} or fewer`} ${counters}`,
      `${w} ${x} a au ${least ? 'moins' : 'plus'} ${number} ${counters}`,
      `${w} ${x} ${c.always ? 'tenga' : 'tiene'} ${least ? 'al menos' : 'como máximo'} ${number} ${counters}`,
    );
  }
  return tr(
    c,
    `${w} ${x} has ${none ? 'no' : 'a'} +1 power counter`,
    `${w} ${x} ${none ? 'n’a pas de' : 'a un'} marqueur Force +1`,
    `${w} ${x} ${none ? 'no ' : ''}${c.always ? 'tenga' : 'tiene'} ${none ? 'ningún' : 'un'} contador de +1 de poder`,
  );
}

/** "It is your turn". */
function turnClause(c: Saying, condition: Extract<Condition, { turn: unknown }>, w: string): string {
  /** Of another player than the reader: "if they won that base". */
  const { third } = c;
  const yours = condition.turn === 'yours';
  const en = `${w} it is ${yours ? '' : 'not '}${third ? 'their' : 'your'} turn`;
  const [son, su] = third ? ['son', 'su'] : ['votre', 'tu'];
  return c.always
    ? tr(
        c,
        en,
        yours ? `pendant ${son} tour` : 'pendant le tour des autres joueurs',
        yours ? `durante ${su} turno` : 'durante los turnos de los demás jugadores',
      )
    : tr(c, en, `si ${yours ? 'c’est' : 'ce n’est pas'} ${son} tour`, `si ${yours ? '' : 'no '}es ${su} turno`);
}

/** "You won that base". */
function wonClause(c: Saying, condition: Extract<Condition, { won: unknown }>, w: string): string {
  /** Of another player than the reader: "if they won that base". */
  const { third } = c;
  const yes = condition.won === 'yes';
  const [fr, es] = third
    ? [`s’il ${yes ? 'en est' : 'n’en est pas'}`, 'es']
    : [`${w} ${yes ? 'vous en êtes' : 'vous n’en êtes pas'}`, 'eres'];
  return tr(
    c,
    `${w} ${third ? 'they' : 'you'} ${yes ? 'won' : 'did not win'} that base`,
    `${fr} le Vainqueur`,
    `${w} ${yes ? '' : 'no '}${es} el ganador de esa base`,
  );
}

/** "No minion here has more power than this minion". */
function strongestOf(c: Saying, condition: Extract<Condition, { strongest: unknown }>, w: string): string {
  const si = c.language === 'fr' && !c.always;
  const x = self(c, condition.strongest);
  if (condition.is) return mark(c, condition, 'is', `${w} ${strongestClause(c, x, condition.is)}`.replace('que une', 'qu’une'));
  return tr(
    c,
    `${w} no minion here has more power than ${x}`,
    si
      ? `si aucune Créature sur cette Base n’a plus de Force que ${x}`
      : `tant qu’aucune Créature sur cette Base n’a plus de Force que ${x}`,
    `${w} ningún esbirro en esta base ${c.always ? 'tenga' : 'tiene'} más poder que ${x}`,
  );
}

/** "This minion is your only minion here". */
function aloneClause(c: Saying, condition: Extract<Condition, { alone: unknown }>, w: string): string {
  const x = self(c, condition.alone);
  c.focus = condition.alone;
  return tr(
    c,
    `${w} ${x} is your only minion here`,
    `${w} ${x} est votre seule Créature sur cette Base`,
    `${w} ${x} ${c.always ? 'sea' : 'es'} tu único esbirro en esta base`,
  );
}

/** "This minion moved this turn". */
function movedClause(c: Saying, condition: Extract<Condition, { moved: unknown }>): string {
  const x = self(c, condition.moved);
  const yes = condition.is === 'yes';
  c.focus = condition.moved;
  return tr(
    c,
    `if ${x} ${yes ? 'moved' : 'did not move'} this turn`,
    `si ${x} ${yes ? 's’est' : 'ne s’est pas'} déplacée ce tour-ci`,
    `si ${x} ${yes ? '' : 'no '}se ha movido este turno`,
  );
}

/** "This minion was played this turn". */
function freshClause(c: Saying, condition: Extract<Condition, { fresh: unknown }>): string {
  const x = self(c, condition.fresh);
  const yes = condition.is === 'yes';
  const o = condition.fresh === 'host' || c.card.kind === 'minion' ? 'o' : 'a';
  c.focus = condition.fresh;
  return tr(
    c,
    `if ${x} was ${yes ? '' : 'not '}played this turn`,
    `si ${x} ${yes ? 'a' : 'n’a pas'} été jouée ce tour-ci`,
    `si ${x} ${yes ? '' : 'no '}ha sido jugad${o} este turno`,
  );
}

/** "This minion used a Talent this turn". */
function talentClause(c: Saying, condition: Extract<Condition, { talent: unknown }>): string {
  const x = self(c, condition.talent);
  const yes = condition.is === 'yes';
  c.focus = condition.talent;
  return tr(
    c,
    `if ${x} ${yes ? 'used' : 'did not use'} a Talent this turn`,
    `si ${x} ${yes ? 'a utilisé un' : 'n’a pas utilisé de'} Talent ce tour-ci`,
    `si ${x} ${yes ? 'ha usado un' : 'no ha usado ningún'} Talento este turno`,
  );
}

/** "It has less power than this minion". */
function weakerClause(c: Saying, condition: Extract<Condition, { weaker: unknown }>, w: string): string {
  const x = self(c, 'this');
  if (condition.weaker === 'this')
    return tr(
      c,
      `${w} it has more power than ${x}`,
      `${w} sa Force est supérieure à celle de ${x}`,
      `${w} ${c.always ? 'tenga' : 'tiene'} más poder que ${x}`,
    );
  return tr(
    c,
    `${w} it has less power than ${x}`,
    `${w} sa Force est inférieure à celle de ${x}`,
    `${w} ${c.always ? 'tenga' : 'tiene'} menos poder que ${x}`,
  );
}

/** "This card was played from a hand". */
function playedFromClause(c: Saying, condition: Extract<Condition, { playedFrom: unknown }>, w: string): string {
  const [en, fr, es] = {
    hand: ['a hand', 'depuis une main', 'una mano'],
    discard: ['a discard pile', 'depuis une défausse', 'una pila de descartes'],
    deck: ['a deck', 'depuis une pioche', 'un mazo'],
  }[condition.playedFrom];
  return tr(c, `${w} this card was played from ${en}`, `${w} cette carte a été jouée ${fr}`, `${w} esta carta se ha jugado desde ${es}`);
}

/** Two conditions; the word that begins them is said once, but in French, where it changes. */
function joined(c: Saying, one: Condition, between: string, other: Condition): string {
  const first = conditionText(c, one);
  const second = conditionText(c, other);
  if (c.language === 'fr') return first + between + second;
  const word = /^(if|while|si|mientras) /.exec(first.replace(MARKS, ''))?.[0] ?? '';
  const rest = second.replace(MARKS, '').startsWith(word) ? second.replace(word, '') : second;
  // Spanish says "u otro".
  return first + (between === ' o ' && /^h?o/.test(rest.replace(MARKS, '')) ? ' u ' : between) + rest;
}

/** "Another minion here has more power than this minion", "this minion has more power than every other minion here". */
function strongestClause(c: Saying, x: string, is: 'no' | 'alone'): string {
  const tiene = c.always ? 'tenga' : 'tiene';
  return is === 'no'
    ? tr(
        c,
        `another minion here has more power than ${x}`,
        `une autre Créature sur cette Base a plus de Force que ${x}`,
        `otro esbirro en esta base ${tiene} más poder que ${x}`,
      )
    : tr(
        c,
        `${x} has more power than every other minion here`,
        `${x} a plus de Force que chaque autre Créature sur cette Base`,
        `${x} ${tiene} más poder que cada uno de los demás esbirros en esta base`,
      );
}

/** "If its power is 3 or more". */
function powerClause(c: Saying, condition: Extract<Condition, { power: unknown }>, w: string): string {
  const { power, n, is } = condition;
  const its = power === 'it' || c.focus === power;
  const x = power === 'it' ? '' : self(c, power);
  const whose = its ? tr(c, 'its power', 'sa Force', 'su poder') : tr(c, `${x}’s power`, `la Force de ${x}`, `el poder de ${x}`);
  if (power !== 'it') c.focus = power;
  const least = is === 'at least';
  const gone = c.gone && power === 'this';
  return tr(
    c,
    `${w} ${whose} ${gone ? 'was' : 'is'} ${n} or ${least ? 'more' : 'less'}`,
    `${w} ${whose} ${gone ? 'était' : 'est'} de ${n} ou ${least ? 'plus' : 'moins'}`,
    `${w} ${whose} ${gone ? 'era' : c.always ? 'sea' : 'es'} ${n} o ${least ? 'superior' : 'inferior'}`,
  );
}

/** "If it is one of your minions", "while this minion is one of your minions". */
function fitsClause(c: Saying, condition: Extract<Condition, { fits: unknown }>, w: string): string {
  const { fits, what } = condition;
  const not = condition.is === 'no';
  const one: Description = { ...what, pick: 'one' };
  const path = c.paths.get(what);
  if (path !== undefined) c.paths.set(one, path);
  const alone = fits === 'it' || c.focus === fits;
  const who = mark(c, condition, 'fits', alone ? tr(c, 'it', '', '') : self(c, fits));
  const x = nounPhrase(c, one).text;
  if (fits !== 'it') c.focus = fits;
  const no = not ? mark(c, condition, 'is', tr(c, ' not', '', 'no ')) : '';
  const es = c.always ? 'sea' : 'es';
  const ce = not ? mark(c, condition, 'is', 'ce n’est pas') : 'c’est';
  const est = not ? mark(c, condition, 'is', 'n’est pas') : 'est';
  const que = c.always ? 'tant que ' : 'si ';
  return tr(
    c,
    `${w} ${who} is${no} ${x}`,
    alone ? `${que}${ce} ${x}` : `${que}${who} ${est} ${x}`,
    alone ? `${w} ${no}${es} ${x}` : `${w} ${who} ${no}${es} ${x}`,
  );
}
