import type { Bot } from '@breakpoint/bots';
import {
  type Chance,
  canAdd,
  type Decision,
  type DecisionView,
  type Game,
  Imagined,
  isComplete,
  Kind,
  type Knowledge,
  keyOf,
  kindOf,
  loopBreaker,
  numberIn,
  type Seat,
  Word,
  wasDeclined,
} from '@breakpoint/bots/parts';
import { evaluate, standing } from './evaluate.js';
import { lightPicks, runOn } from './light.js';
import { type Weights, weights } from './weights.js';

/** The most attempts spent on filling one list. */
const TRIES = 24;

export interface Scored {
  picks: number[];
  value: number;
  /** The seat's answers to the questions that followed at once when these picks were tried. */
  onwards: number[][];
}

const values = new Float64Array(4);

/**
 * Tries each option in a world that could be the real one, and takes the one after which the seat stands best. The world is kept
 * for the next decision unless the seat may have learnt something that contradicts it, so each seat needs a bot of its own.
 */
export function greedyV1(w: Weights = weights): Bot {
  let kept: { world: Imagined; answer: Scored; next: number } | null = null;
  /** Could the kept world, after the bot's last answer, still be the real one? */
  const fits = (asked: DecisionView): boolean => {
    try {
      return kept?.next === asked.number && kept.world.goOn(kept.answer.picks) && kept.world.fits(asked);
    } catch {
      // A sampled world can run into a fault that the real game does not have.
      return false;
    }
  };
  return {
    name: 'greedy@1',
    decide(knowledge: Knowledge, chance: Chance): string[] {
      const asked = knowledge.decision;
      if (asked.options!.length === 1 && !asked.optional && asked.least === 1) return [asked.options![0].key];
      const last = fits(asked) ? kept : null;
      const world = last?.world ?? Imagined.sample(knowledge, chance);
      const answer = greedyAnswer(world, chance, w, last?.answer);
      kept = { world, answer, next: asked.number + 1 };
      return answer.picks.map((o) => keyOf(world.game, o));
    },
  };
}

function greedyAnswer(world: Imagined, chance: Chance, w: Weights, last?: Scored): Scored {
  const { game } = world;
  const d = game.decision!;
  const stop = loopBreaker(game, d);
  if (stop !== null) return untried(stop);
  if (d.quiet === 'limit' || d.quiet === 'draft' || d.ordered === true) return untried(lightPicks(game, d, chance));
  if (d.most > 1) return untried(listPicks(game, world, d, chance, w));
  // When the last answer was tried, this question was answered too: that attempt is not repeated.
  const done =
    last !== undefined && last.onwards.length > 0 ? { ...last, picks: last.onwards[0], onwards: last.onwards.slice(1) } : undefined;
  return best(tryEach(game, d, chance, w, world, done));
}

const untried = (picks: number[]): Scored => ({ picks, value: 0, onwards: [] });

/** Tries every option on its own. A search takes its priors from this, too. */
export function tryEach(world: Game, d: Decision, chance: Chance, w: Weights = weights, copies: Copies = world, done?: Scored): Scored[] {
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
    const scored = alike === undefined ? attempt([o]) : { picks: [o], value: alike.value, onwards: [] };
    if (same >= 0) tried.set(same, scored);
    list.push(scored);
  }
  return list;
}

const best = (list: readonly Scored[]): Scored => list.reduce((a, b) => (b.value > a.value ? b : a));

/** A source of copies of a position: its game, or an `Imagined` world, which copies faster in the middle of an ability. */
type Copies = Pick<Game, 'fork'>;

/** The seat's worth after this answer, once everything it sets off is resolved. */
function tryOut(world: Game, copies: Copies, picks: number[], seat: Seat, chance: Chance, w: Weights): Scored {
  const onwards: number[][] = [];
  // The end of the turn is judged before the draw: two new cards would make doing nothing look good.
  if (picks.length === 1 && picks[0] === Word.End && world.decision!.quiet === 'play')
    return { picks, value: standing(evaluate(world, values, false, w), world.state.seats, seat, w), onwards };
  const copy = copies.fork();
  try {
    copy.apply(picks);
    runOn(copy, chance, seat, onwards);
  } catch {
    // A sampled world can run into a fault that the real game does not have; it must not stop the real game.
    return { picks, value: Number.NEGATIVE_INFINITY, onwards: [] };
  }
  const mine = copy.state.active === seat && copy.state.turn === world.state.turn;
  return { picks, value: standing(evaluate(copy, values, mine, w), copy.state.seats, seat, w), onwards };
}

/** Fills a list pick by pick, always with the option that helps most, and stops when no option helps. */
function listPicks(world: Game, copies: Copies, d: Decision, chance: Chance, w: Weights): number[] {
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
  return filled(d, chosen) ?? lightPicks(world, d, chance);
}

/** The list, completed with the first options that fit until it is a legal answer; null if that is impossible. */
function filled(d: Decision, chosen: number[]): number[] | null {
  const list = chosen.slice();
  while (!isComplete(d, list)) {
    const o = d.options.find((x) => canAdd(d, list, x) === null);
    if (o === undefined) return null;
    list.push(o);
  }
  return list;
}
