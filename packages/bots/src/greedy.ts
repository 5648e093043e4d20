import type { Bot } from './bot.js';
import { Imagined } from './imagined.js';
import { judged } from './judge.js';
import { enough, lightPicks, runOn, wasDeclined } from './light.js';
import {
  type Chance,
  canAdd,
  type Decision,
  type DecisionView,
  type Game,
  isComplete,
  Kind,
  type Knowledge,
  keyOf,
  kindOf,
  numberIn,
  type Seat,
  Word,
} from './rules.js';
import { type Judgement, type Tuning, tuned, weightsFor } from './weights.js';

/** Lists and long lists of options are tried only so often. */
const TRIES = 24;

export interface Scored {
  picks: number[];
  value: number;
  /** What the seat did next when this was tried. */
  onwards: number[][];
  /** What else it could have done there first. */
  others: number[][];
}

/** How carefully it looks. */
export interface Habits {
  name: string;
  /** How many of a hundred plays and targets it does not see, the same ones all turn long. */
  overlooks: number;
  /** It thinks of what a play asks next, before it chooses the play. */
  further: boolean;
}
const CAREFUL: Habits = { name: 'greedy', overlooks: 0, further: true };

/**
 * Tries each play with what it asks next, on a world that could be the real one, and takes what leaves it best. The world is kept
 * from decision to decision as long as nothing was learnt that it might not fit, so each seat gets its own bot.
 */
export function greedyWith(tuning: Tuning = tuned, habits: Habits = CAREFUL): Bot {
  let kept: { world: Imagined; answer: Scored; next: number } | null = null;
  /** Is the kept world, after the answer given in it, still one that could be the real one? */
  const fits = (asked: DecisionView): boolean => {
    try {
      return kept?.next === asked.number && kept.world.goOn(kept.answer.picks) && kept.world.fits(asked);
    } catch {
      // A fault in a world that is only imagined.
      return false;
    }
  };
  return {
    name: habits.name,
    decide(knowledge: Knowledge, chance: Chance): string[] {
      const asked = knowledge.decision;
      if (asked.options!.length === 1 && !asked.optional && asked.least === 1) return [asked.options![0].key];
      const last = fits(asked) ? kept : null;
      const world = last?.world ?? Imagined.sample(knowledge, chance);
      const answer = greedyAnswer(world, chance, weightsFor(tuning, world.game.state.seats), habits, last?.answer);
      kept = { world, answer, next: asked.number + 1 };
      return answer.picks.map((o) => keyOf(world.game, o));
    },
  };
}

/** For one decision: it remembers nothing. */
export const greedy: Bot = { name: 'greedy', decide: (knowledge, chance) => greedyWith().decide(knowledge, chance) };

function greedyAnswer(world: Imagined, chance: Chance, w: Judgement, habits: Habits, last?: Scored): Scored {
  const { game } = world;
  const d = game.decision!;
  const stop = enough(game, d);
  if (stop !== null) return untried(stop);
  if (d.quiet === 'limit' || d.quiet === 'draft' || d.ordered === true) return untried(lightPicks(game, d, chance, w));
  if (d.most > 1) return untried(listPicks(game, world, d, chance, w));
  // What was done here when the last answer was tried need not be tried again.
  const done =
    last !== undefined && last.onwards.length > 0
      ? { ...last, picks: last.onwards[0], onwards: last.onwards.slice(1), others: [] }
      : undefined;
  const list = singles(game, d, chance, w, world, done);
  const seen = habits.overlooks > 0 ? noticed(list, game, habits.overlooks) : list;
  if (habits.further) lookFurther(seen, game, world, d.seat, chance, w);
  return best(seen);
}

/** The options without those that are overlooked this turn. Not seen is not chance: whoever looks again does not see it either. */
function noticed(list: Scored[], game: Game, overlooks: number): Scored[] {
  const seen = list.filter(({ picks: [o] }) => {
    if (o === undefined || kindOf(o) === Kind.Word) return true;
    return (Math.imul((game.state.turn << 16) ^ numberIn(o), 0x9e3779b1) >>> 8) % 100 >= overlooks;
  });
  return seen.length > 0 ? seen : list;
}

const untried = (picks: number[]): Scored => ({ picks, value: 0, onwards: [], others: [] });

/** Every single option, with its worth: what a search begins with. */
export function singles(world: Game, d: Decision, chance: Chance, w: Judgement, copies: Copies = world, done?: Scored): Scored[] {
  const list: Scored[] = [];
  const attempt = (picks: number[]): Scored =>
    done !== undefined && done.picks.length === picks.length && done.picks[0] === picks[0]
      ? done
      : tryOut(world, copies, picks, d.seat, chance, w);
  if (d.optional || d.least === 0) list.push(attempt([]));
  const tried = new Map<number, Scored>();
  for (const o of d.options) {
    if (wasDeclined(d, o)) continue;
    // Two copies of a card in hand are one option.
    const same = kindOf(o) === Kind.Play ? world.state.def[numberIn(o)] : -1;
    const alike = same < 0 ? undefined : tried.get(same);
    const scored = alike === undefined ? attempt([o]) : { picks: [o], value: alike.value, onwards: [], others: [] };
    if (same >= 0) tried.set(same, scored);
    list.push(scored);
  }
  return list;
}

const best = (list: readonly Scored[]): Scored => list.reduce((a, b) => (b.value > a.value ? b : a));

/** So many of the best options are tried again with other choices on the way, each with so many. */
const FURTHER = 4;
const OTHERS = 8;

/** What an option is worth depends on what the seat does next: where a minion goes, whom an action hits. */
export function lookFurther(list: Scored[], world: Game, copies: Copies, seat: Seat, chance: Chance, w: Judgement): void {
  const order = list.filter((x) => x.others.length > 0).sort((a, b) => b.value - a.value);
  for (const x of order.slice(0, FURTHER)) {
    let top = x;
    for (const other of x.others.slice(0, OTHERS)) {
      const tried = tryOut(world, copies, x.picks, seat, chance, w, other);
      if (tried.value > top.value) top = tried;
    }
    x.value = top.value;
    x.onwards = top.onwards;
  }
}

/** Where copies of a position come from: its game, or what makes them faster. */
type Copies = Pick<Game, 'fork'>;

/** Worth for the seat after this answer (and this one to what it asks next), once what it sets off has run its course. */
function tryOut(world: Game, copies: Copies, picks: number[], seat: Seat, chance: Chance, w: Judgement, next?: number[]): Scored {
  const onwards: number[][] = [];
  let others: number[][] = [];
  // The end of the turn is judged before the draw: two new cards would make doing nothing look good.
  if (picks.length === 1 && picks[0] === Word.End && world.decision!.quiet === 'play')
    return { picks, value: judged(world, seat, false, w), onwards, others };
  const copy = copies.fork();
  try {
    copy.apply(picks);
    if (next !== undefined) {
      onwards.push(next);
      copy.apply(next);
    } else others = choices(copy.decision, seat);
    runOn(copy, chance, seat, w, onwards);
  } catch {
    // A fault in a world that is only imagined must not stop the real game.
    return { picks, value: Number.NEGATIVE_INFINITY, onwards: [], others: [] };
  }
  if (others.length > 0) others = others.filter((o) => o.length !== onwards[0].length || o[0] !== onwards[0][0]);
  const mine = copy.state.active === seat && copy.state.turn === world.state.turn;
  return { picks, value: judged(copy, seat, mine, w), onwards, others };
}

/** The answers to a question in the middle of something, if it is this seat's and takes one option. */
function choices(d: Decision | null, seat: Seat): number[][] {
  if (d === null || d.seat !== seat || d.quiet === 'play' || d.quiet === 'limit' || d.most > 1) return [];
  const list = d.options.map((o) => [o]);
  if (d.optional || d.least === 0) list.push([]);
  return list;
}

/** Fills a list pick by pick, each time with what helps most, and stops when nothing does. */
function listPicks(world: Game, copies: Copies, d: Decision, chance: Chance, w: Judgement): number[] {
  let tries = TRIES;
  let chosen: number[] = [];
  let value = isComplete(d, []) ? tryOut(world, copies, [], d.seat, chance, w).value : Number.NEGATIVE_INFINITY;
  while (chosen.length < d.most && tries > 0) {
    let next: number[] | null = null;
    let nextValue = Number.NEGATIVE_INFINITY;
    for (const o of d.options) {
      if (tries <= 0) break;
      if (canAdd(d, chosen, o) !== null) continue;
      const picks = filled(d, [...chosen, o]);
      if (picks === null) continue;
      tries--;
      const v = tryOut(world, copies, picks, d.seat, chance, w).value;
      if (v > nextValue) {
        next = [...chosen, o];
        nextValue = v;
      }
    }
    if (next === null || (isComplete(d, chosen) && nextValue <= value)) break;
    chosen = next;
    value = nextValue;
  }
  return filled(d, chosen) ?? lightPicks(world, d, chance, w);
}

/** The list made long enough to be an answer, with the first options that fit; null if there are none. */
function filled(d: Decision, chosen: number[]): number[] | null {
  const list = chosen.slice();
  while (!isComplete(d, list)) {
    const o = d.options.find((x) => canAdd(d, list, x) === null);
    if (o === undefined) return null;
    list.push(o);
  }
  return list;
}
