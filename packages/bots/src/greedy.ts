import type { Bot } from './bot.js';
import { Imagined } from './imagined.js';
import { judged } from './judge.js';
import { lightPicks, loopBreaker, runOn, wasDeclined } from './light.js';
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

/** The most attempts spent on filling one list. */
const TRIES = 24;

export interface Scored {
  picks: number[];
  value: number;
  /** The seat's answers to the questions that followed at once when these picks were tried. */
  onwards: number[][];
  /** The other answers it could have given to the first of those questions. */
  others: number[][];
}

/** How carefully the bot looks. */
export interface Habits {
  name: string;
  /** The percentage of plays and targets that it overlooks: the same ones for a whole turn. */
  overlooks: number;
  /** Before it chooses a play, it compares the answers to the question that the play asks next. */
  further: boolean;
}
const CAREFUL: Habits = { name: 'greedy', overlooks: 0, further: true };

/**
 * Tries each play, and the questions that follow from it, in a world that could be the real one, and takes the play after which
 * the seat stands best. The world is kept for the next decision unless the seat may have learnt something that contradicts it,
 * so each seat needs a bot of its own.
 */
export function greedyWith(tuning: Tuning = tuned, habits: Habits = CAREFUL): Bot {
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

/** The same without a kept world: any seat may use it. */
export const greedy: Bot = { name: 'greedy', decide: (knowledge, chance) => greedyWith().decide(knowledge, chance) };

function greedyAnswer(world: Imagined, chance: Chance, w: Judgement, habits: Habits, last?: Scored): Scored {
  const { game } = world;
  const d = game.decision!;
  const stop = loopBreaker(game, d);
  if (stop !== null) return untried(stop);
  if (d.quiet === 'limit' || d.quiet === 'draft' || d.ordered === true) return untried(lightPicks(game, d, chance, w));
  if (d.most > 1) return untried(listPicks(game, world, d, chance, w));
  // When the last answer was tried, this question was answered too: that attempt is not repeated.
  const done =
    last !== undefined && last.onwards.length > 0
      ? { ...last, picks: last.onwards[0], onwards: last.onwards.slice(1), others: [] }
      : undefined;
  const list = tryEach(game, d, chance, w, world, done);
  const seen = habits.overlooks > 0 ? noticed(list, game, habits.overlooks) : list;
  if (habits.further) lookFurther(seen, game, world, d.seat, chance, w);
  const useful = d.quiet === 'play' ? seen.filter((x) => !isVain(x, game, world, d.seat, chance, w)) : seen;
  return best(useful.length > 0 ? useful : seen, game);
}

/** Would the seat open this ability only to decline it? Everybody would watch that, turn after turn. */
function isVain(x: Scored, game: Game, world: Copies, seat: Seat, chance: Chance, w: Judgement): boolean {
  if (x.onwards.length === 0 || kindOf(x.picks[0] ?? 0) !== Kind.Use) return false;
  if (x.onwards[0].length === 0) return true;
  return x.others.some((o) => o.length === 0) && tryOut(game, world, x.picks, seat, chance, w, []).value > x.value;
}

/** The options without those that are overlooked this turn. A hash decides, not chance, so that asking again does not reveal them. */
function noticed(list: Scored[], game: Game, overlooks: number): Scored[] {
  const seen = list.filter(({ picks: [o] }) => {
    if (o === undefined || kindOf(o) === Kind.Word) return true;
    return (Math.imul((game.state.turn << 16) ^ numberIn(o), 0x9e3779b1) >>> 8) % 100 >= overlooks;
  });
  return seen.length > 0 ? seen : list;
}

const untried = (picks: number[]): Scored => ({ picks, value: 0, onwards: [], others: [] });

/** Tries every option on its own. A search takes its priors from this, too. */
export function tryEach(world: Game, d: Decision, chance: Chance, w: Judgement, copies: Copies = world, done?: Scored): Scored[] {
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

const best = (list: readonly Scored[], game: Game): Scored =>
  list.reduce((a, b) => (b.value > a.value || (b.value === a.value && leaning(game, b) > leaning(game, a)) ? b : a));

/**
 * Decides between answers that look alike to the judgement, because it does not see the next turn. A card that names a player or a faction
 * (Mark of Sleep, Block the Path) hinders that player, so the bot names a player with many VP and never itself.
 */
function leaning({ state: { factions, vp }, decision }: Game, { picks: [option] }: Scored): number {
  if (option === undefined) return 0;
  const kind = kindOf(option);
  const named = numberIn(option);
  if (kind !== Kind.Seat && kind !== Kind.Faction) return 0;
  const whose = kind === Kind.Seat ? [named] : factions.flatMap((list, seat) => (list.includes(named) ? [seat] : []));
  if (whose.includes(decision!.seat)) return -1;
  return Math.max(0, ...whose.map((seat) => 1 + vp[seat]));
}

/** How many of the best options are tried again with other follow-up answers, and with how many of those each. */
const FURTHER = 4;
const OTHERS = 8;

/**
 * Tries the best options again with other follow-up answers: what a play is worth depends on which base the minion goes to or
 * which card the action hits.
 */
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

/** A source of copies of a position: its game, or an `Imagined` world, which copies faster in the middle of an ability. */
type Copies = Pick<Game, 'fork'>;

/** The seat's worth after this answer (and, if given, `next` to the question that follows), once everything it sets off is resolved. */
export function tryOut(world: Game, copies: Copies, picks: number[], seat: Seat, chance: Chance, w: Judgement, next?: number[]): Scored {
  const onwards: number[][] = [];
  let others: number[][] = [];
  // The end of the turn is judged before the draw: two new cards would make doing nothing look good.
  if (picks.length === 1 && picks[0] === Word.End && world.decision!.quiet === 'play')
    return { picks, value: judged(world, seat, false, w), onwards, others };
  const copy = copies.fork();
  copy.endCopies();
  try {
    copy.apply(picks);
    if (next !== undefined) {
      onwards.push(next);
      copy.apply(next);
    } else others = choices(copy.decision, seat);
    runOn(copy, chance, seat, w, onwards);
  } catch {
    // A sampled world can run into a fault that the real game does not have; it must not stop the real game.
    return { picks, value: Number.NEGATIVE_INFINITY, onwards: [], others: [] };
  }
  if (others.length > 0) others = others.filter((o) => o.length !== onwards[0].length || o[0] !== onwards[0][0]);
  const mine = copy.state.active === seat && copy.state.turn === world.state.turn;
  const value = judged(copy, seat, mine, w);
  copy.recycle();
  return { picks, value, onwards, others };
}

/** All answers to a question in the middle of an ability, if it is put to this seat and takes a single option. */
function choices(d: Decision | null, seat: Seat): number[][] {
  if (d === null || d.seat !== seat || d.quiet === 'play' || d.quiet === 'limit' || d.most > 1) return [];
  const list = d.options.map((o) => [o]);
  if (d.optional || d.least === 0) list.push([]);
  return list;
}

/** Fills a list pick by pick, always with the option that helps most, and stops when no option helps. */
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
