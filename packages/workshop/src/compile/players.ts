import type { Position, Resolution, Seat } from '@breakpoint/engine/cards';
import { chooses, countedBy, type Description, type Step, unknown, type Who, type With } from '../tree.js';
import { type Env, type Run, shown } from './env.js';
import type { Read } from './queries.js';

/** How much a player has of the thing that is compared. */
export const AMOUNTS: Record<'power' | 'minions' | 'VP' | 'hand', (p: Position, seat: Seat, env: Env) => number> = {
  // A standard action has no base of its own: it speaks of the base that was chosen, or that scores.
  power: (p, seat, env) => p.playerPower(env.here || env.there, seat),
  minions: (p, seat, env) => p.countMinions({ of: seat, at: env.here || env.there }),
  VP: (p, seat) => p.vp(seat),
  hand: (p, seat) => p.hand(seat).length,
};

/** The players of a description, in turn order: others, those with a minion at a base, those who have more of something than you, or most. */
export function seatsOf({ whose, where, with: than }: Description): Read<Seat[]> {
  const isThere = where && ((p: Position, seat: Seat, env: Env) => p.hasMinion(seat, where === 'here' ? env.here : env.there));
  const has = than && comparing(than);
  return (p, you, env) =>
    (whose === 'others' ? p.others(you) : p.turnOrder(you)).filter(
      (seat) => (!isThere || isThere(p, seat, env)) && (!has || has(p, seat, you, env)),
    );
}

/** Does the player have more than you, or fewer, or the most or fewest of all players? */
function comparing(than: With): (p: Position, seat: Seat, you: Seat, env: Env) => boolean {
  const [much, what] = than.split(' ');
  const amount = AMOUNTS[what === 'cards' ? 'hand' : (what as 'VP' | 'minions' | 'power')];
  const sign = much === 'more' || much === 'most' ? 1 : -1;
  if (much === 'most' || much === 'fewest' || much === 'least')
    return (p, seat, _you, env) => p.turnOrder(seat).every((other) => sign * (amount(p, seat, env) - amount(p, other, env)) >= 0);
  return (p, seat, you, env) => seat !== you && sign * (amount(p, seat, env) - amount(p, you, env)) > 0;
}

/** The step as its players do it: you, if it names nobody. */
export function byWhom(step: Step, own: Run): Run {
  if (step.who === undefined) return own;
  return step.who.startsWith('each') ? byEach(step, step.who as Several, own) : by(step.who, own);
}

/** Each of several players begins with what was spoken of before; what they chose is spoken of together. */
function byEach(step: Step, who: Several, own: Run): Run {
  return function* (it, env) {
    const spoken: Env[] = [];
    for (const seat of playersOf(who, it, env)) {
      const mine: Env = { ...env, those: [], together: false, count: 0 };
      yield* own(it.as(seat), mine);
      spoken.push(mine);
    }
    env.those = spoken.flatMap((mine) => mine.those);
    env.together = true;
    env.many = true;
    // What each of them has revealed lies open.
    if (step.do === 'reveal') {
      env.them = spoken.flatMap((mine) => mine.them);
      shown(it.position, env, env.them);
      env.seen = env.them;
      env.theirs = true;
    }
    if (chooses(step)) {
      env.it = env.those.map((k) => k.card);
      env.power = env.those[0]?.power ?? 0;
    }
    if (countedBy(step) !== undefined) env.count = spoken.reduce((sum, mine) => sum + mine.count, 0);
    return true;
  };
}

/** The step with another player as "you". */
function by(who: Who, own: Run): Run {
  switch (who) {
    case 'you':
      return (it, env) => own(it.as(env.you), env);
    case 'its owner':
      return function* (it, env) {
        const [card = 0] = env.it;
        // If a card is nowhere now, its owner is the one who knows what has happened to it.
        return yield* own(card > 0 ? it.as(it.position.owner(card)) : it, env);
      };
    case 'its controller':
      return function* (it, env) {
        return env.holder >= 0 && (yield* own(it.as(env.holder), env));
      };
    case 'that player':
      return function* (it, env) {
        return env.player >= 0 && (yield* own(it.as(env.player), env));
      };
    case 'active player':
      return (it, env) => own(it.as(it.position.active), env);
    default:
      return function* (it, env) {
        for (const seat of playersOf(who, it, env)) yield* own(it.as(seat), env);
        return true;
      };
  }
}

type Several = Exclude<Who, 'you' | 'its owner' | 'its controller' | 'that player' | 'active player'>;

/** The players of a step that several do, one after the other. */
function playersOf(who: Several, { position: p, you }: Resolution, env: Env): Seat[] {
  const isHere = (seat: Seat): boolean => p.hasMinion(seat, env.here || env.there);
  switch (who) {
    case 'winner':
      return p.ranked(1);
    case 'runner-up':
      return p.ranked(2);
    case 'each player':
      return p.turnOrder(you);
    case 'each other player':
      return p.others(you);
    case 'each player here':
      return p.turnOrder(you).filter(isHere);
    case 'each other player here':
      return p.others(you).filter(isHere);
    case 'each player with more VP':
    case 'each player with fewer VP':
    case 'each player with more cards':
    case 'each player with fewer cards':
      return seatsOf({ noun: 'player', with: who.slice('each player with '.length) as With })(p, you, env);
    default:
      return unknown('player', who);
  }
}
