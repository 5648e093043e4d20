import type { Advice, Bot, Budget, Considered, Inquiry, Study } from './bot.js';
import { Clock, type Early, now } from './clock.js';
import { Search } from './descent.js';
import { Experience } from './experience.js';
import { followUp } from './follow.js';
import { handsKnownTo } from './hands.js';
import { Investigation } from './investigation.js';
import { learntAbout } from './learnt.js';
import { lightPicks, loopBreaker } from './light.js';
import { answerBy, bestAnswer, lineFrom, type Measure } from './line.js';
import { type Chance, type Decision, type Game, type Knowledge, keyOf, type Seat } from './rules.js';
import { shownChance, shownChances } from './shown.js';
import { askedKey, type Edge, meanFor, moves, type Node, newNode, STOP } from './tree.js';
import { type Judgement, type Tuning, weightsFor } from './weights.js';

/** How the search looks ahead. The arena can try other values. */
export interface SearchSettings {
  /** How strongly the search prefers options with a high prior over options with good results (PUCT's exploration constant). */
  curiosity: number;
  /** The number of turns that a playout covers, including the current one. */
  horizon: number;
  /** How sharp the priors are: the difference that changes a prior by the factor e, in worth (if options were tried) and in rough scores. */
  worth: number;
  glance: number;
  /** The number of visits to another seat's node after which its options are tried, too; 0: they never are. */
  foes: number;
  /** The share of a result that is judged at the end of the current turn, before the other seats answer it. */
  halfway: number;
  /** Trying an option once, for its prior, counts as much as this many visits. */
  trust: number;
  /** How much playouts prefer answers that went well before: the bonus, in rough scores, for results that are 1 above the average. */
  experience: number;
  /** The answer is the option with the best mean, less `caution` divided by the square root of its visits. */
  caution: number;
  /** The results of the same answer elsewhere in the tree, and in playouts, count as much as up to this many visits. */
  elsewhere: number;
}

/** By the number of players: docs/laboratory.md says what was measured. */
export const searchSettings: Readonly<Record<2 | 3 | 4, SearchSettings>> = {
  2: { curiosity: 0.35, horizon: 2, worth: 0.7, glance: 1, foes: 0, halfway: 0, trust: 3, experience: 25, caution: 0.25, elsewhere: 25 },
  3: { curiosity: 0.6, horizon: 3, worth: 0.7, glance: 1, foes: 4, halfway: 0.5, trust: 3, experience: 25, caution: 0.25, elsewhere: 0 },
  4: { curiosity: 0.4, horizon: 4, worth: 0.7, glance: 1, foes: 4, halfway: 0.5, trust: 6, experience: 25, caution: 0.25, elsewhere: 0 },
};

export interface SearchOptions extends Partial<SearchSettings> {
  budget?: Budget;
  tuning?: Tuning;
}

/** A bot that can be asked for more than its answer. */
export interface Searcher extends Bot {
  advise(knowledge: Knowledge, chance: Chance, budget?: Budget, inquiry?: Inquiry): Advice;
  study(knowledge: Knowledge, chance: Chance, budget?: Budget, inquiry?: Inquiry): Study;
}

/**
 * Information-set Monte Carlo tree search. All iterations share one tree, but each has a new world that could be the real one:
 * it goes down the tree, plays on by rough scores to the end of the round, and judges there. Every seat plays for itself.
 */
export function searchWith({ budget: usual = { ms: 100 }, tuning, ...changed }: SearchOptions = {}): Searcher {
  // What is known of what comes after the last answer, or after the answer in question, is kept for the next decision of the same turn.
  let kept: { game: string; next: Map<number, Node>; experience: Experience; investigation: Investigation | null } | null = null;
  const study = (knowledge: Knowledge, chance: Chance, budget: Budget = usual, inquiry: Inquiry = {}): Study => {
    const began = now();
    const world = knowledge.sample(chance);
    const d = world.decision!;
    const { seats } = world.state;
    const o: SearchSettings = { ...searchSettings[seats as 2 | 3 | 4], ...changed };
    const plain = weightsFor(tuning ?? learntAbout(world.cards), seats);
    const w: Judgement = plain.cards === undefined ? plain : { ...plain, hands: handsKnownTo(d.seat, world, plain.cards) };
    // A caller that asks for plays wants to know what comes of the only answer, too.
    const only = inquiry.plays && inquiry.about === undefined ? null : onlyAnswer(world, d);
    if (only) return decided({ keys: only.map((x) => keyOf(world, x)), options: [], chances: [] });
    if (d.quiet === 'draft' || loopBreaker(world, d) !== null) return decided(light(world, d, chance, w));
    const game = `${d.seat} ${world.state.turn} ${world.state.factions.join(' ')}`;
    const before = kept?.game === game ? kept : null;
    const root = before?.next.get(askedKey(d, 0)) ?? newNode();
    const experience = before?.experience ?? new Experience(o.experience);
    const investigation = Investigation.from(world, d, inquiry, before?.investigation?.margins);
    const clock = new Clock(began, lessKnown(budget, root.visits), investigation === null ? endsEarly(world, d, budget) : 'never');
    const search = new Search(root, o, w, chance, d.seat, world.state.turn, experience, investigation, clock);
    search.judge(root, world, d, []);
    for (let i = 0; clock.goesOn(i, root); i++) {
      try {
        const imagined = i === 0 ? world.fork() : knowledge.sample(chance);
        search.iterate(imagined, i);
        imagined.recycle();
      } catch {
        // A sampled world can run into a fault that the real game does not have: the iteration is dropped.
      }
    }
    const visits = (e: Edge): number => search.investigation?.ownVisits(e) ?? e.visits;
    const advice = (): Advice => {
      const merit = search.investigation === null ? (e: Edge) => cautiousMean(e, d.seat, o.caution) : visits;
      const { picks, last } = bestAnswer(world, d, root, merit) ?? { picks: lightPicks(world, d, chance, w), last: undefined };
      const about = search.investigation?.answerTo(d, root);
      const asked = about ? answerBy(world, d, root, inquiry.about!) : null;
      const next = (asked ? asked.last : last)?.next;
      kept = next ? { game, next, experience, investigation } : null;
      return {
        keys: picks.map((x) => keyOf(world, x)),
        options: considered(world, d, root, visits, search.investigation, inquiry.plays === true),
        chances:
          last !== undefined && last.visits > 0
            ? shownChances(
                world,
                d.seat,
                Array.from(last.sums, (sum) => sum / last.visits),
              )
            : [],
        ...(about && asked && { about: { ...about, value: shownChance(world, about.value), play: lineFrom(world, root, asked, visits) } }),
      };
    };
    const follow: Study['follow'] = (plays, worlds, ms) => {
      const clock = new Clock(now(), ms === undefined ? { iterations: worlds } : { ms }, 'never');
      const again = new Search(root, o, w, chance, d.seat, world.state.turn, experience, null, clock);
      return followUp(again, root, clock, knowledge, chance, plays, worlds);
    };
    return { advice, follow };
  };
  const advise: Searcher['advise'] = (...asked) => study(...asked).advice();
  return { name: budgetName(usual), study, advise, decide: (knowledge, chance, budget) => advise(knowledge, chance, budget).keys };
}

/** The budget of a search that begins with so many visits. */
const lessKnown = (budget: Budget, visits: number): Budget =>
  budget.fresh === undefined || budget.iterations === undefined
    ? budget
    : { ...budget, iterations: Math.max(Math.min(budget.fresh, budget.iterations), budget.iterations - visits) };

/** The study of a decision that needs no search. */
const decided = (advice: Advice): Study => ({
  advice: () => advice,
  follow: () => {
    throw new Error('there is nothing to compare');
  },
});

const budgetName = (b: Budget): string => (b.ms === undefined ? `search:${b.iterations ?? 200}i` : `search:${b.ms}ms`);

function light(world: Game, d: Decision, chance: Chance, w: Judgement): Advice {
  return { keys: lightPicks(world, d, chance, w).map((x) => keyOf(world, x)), options: [], chances: [] };
}

function onlyAnswer(world: Game, d: Decision): number[] | null {
  if (d.optional || d.least === 0 || d.most > 1) return null;
  const list = moves(world, d, []);
  return list.length === 1 ? [list[0].option] : null;
}

/**
 * In a list, a settled first pick does not settle the rest. With a time limit, the search goes on with a settled decision of the seat's own
 * turn, because it also plans the next ones: the tree is kept.
 */
function endsEarly({ state }: Game, d: Decision, budget: Budget): Early {
  if (d.most > 1) return 'never';
  return budget.ms !== undefined && state.active === d.seat ? 'at-end-of-turn' : 'always';
}

/** A cautious estimate of an option: its mean, less a margin that shrinks with its visits. Unvisited options come last, by their priors. */
const cautiousMean = (e: Edge, seat: Seat, caution: number): number =>
  e.visits === 0 ? e.prior - UNVISITED : meanFor(e, seat) - caution / Math.sqrt(e.visits);
const UNVISITED = 1000;

/** Naming a play takes time, so only the most visited ones are. */
const NAMED = 6;

/** The options, most visited first. If the answer is a list, these are the candidates for its first pick. */
function considered(
  world: Game,
  d: Decision,
  root: Node,
  visits: Measure,
  investigation: Investigation | null,
  plays: boolean,
): Considered[] {
  return moves(world, d, [])
    .map((m) => ({ m, e: root.edges.get(m.key) }))
    .sort((a, b) => (b.e ? visits(b.e) : 0) - (a.e ? visits(a.e) : 0))
    .map(({ m, e }, i) => {
      const answer = plays && i < NAMED && e && e.visits > 0 ? bestAnswer(world, d, root, visits, m) : null;
      const play = answer === null ? undefined : lineFrom(world, root, answer, visits);
      return {
        // The first pick of a list is not an answer by itself.
        keys: play?.[0].keys ?? (m.option === STOP ? [] : [keyOf(world, m.option)]),
        visits: e?.visits ?? 0,
        value: e && e.visits > 0 ? shownChance(world, meanFor(e, d.seat)) : 0,
        ...(play && { play, margin: investigation?.marginAfter(e) }),
      };
    });
}
