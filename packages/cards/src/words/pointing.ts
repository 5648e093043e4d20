import type { Seat } from '@breakpoint/engine';
import { type PlayStep, percentIn, playIn, playName, type Reason, reasonIn } from './advising.js';
import { capital, fill, fillCards, listIn } from './filling.js';
import { isWindow, type Speech } from './telling.js';

/** What comes of a turn, as the bots say it (`Outcome` in packages/bots). */
export type Outcome =
  | Reason
  | { kind: 'pays'; base: string; late: boolean; places: readonly Place[] }
  | { kind: 'lacks'; base: string; n: number | null }
  | { kind: 'would'; base: string; n: number; all: number; seat: Seat; m: number }
  | { kind: 'trades'; minion: string; base: string; n: number }
  | { kind: 'ends'; now: boolean; n: number; m: number };

interface Place {
  seat: Seat;
  power: number | null;
  vp: number;
}

/** The parts of a puzzle's point that are put into words here (`Point` in packages/bots). */
export interface Told {
  told: readonly Outcome[];
  all: boolean;
  lost: readonly Outcome[];
  brings: readonly Reason[];
  share: number;
  lostShare: number;
}

/** A share of worlds that goes without saying. */
const SURE = 0.965;

/** A solution as it is shown (`Shown` in packages/bots). */
export interface Shown {
  line: readonly PlayStep[];
  later: readonly (readonly PlayStep[])[];
  /** The step that decides, if there is more than one; and the best turn without it. */
  step: readonly PlayStep[] | null;
  instead: readonly PlayStep[] | null;
}

/** The point of a puzzle in sentences, to the player who solves it. `other`: the turn that the puzzle compares with. */
export function pointIn(speech: Speech, point: Told, shown: Shown, other: readonly PlayStep[], seat: Seat): string[] {
  const said = speech.words.advice.puzzle;
  const { step, instead } = shown;
  const tell = (one: Outcome, than: readonly PlayStep[]): string =>
    ended(capital(clauseIn(speech, one, seat) ?? reasonIn(speech, one as Reason, than, seat, seat)));
  const than = step === null ? (instead ?? other) : other;
  // "Another player wins" is said of the turn after which that happens.
  const told = point.told.map((one) => (one.kind === 'loses' ? reasonIn(speech, one, than, seat, seat) : tell(one, than)));
  if (step !== null && point.all) told.push(`${said.all}.`);
  told.push(...lossIn(speech, point, shown, than, seat));
  if (step !== null && point.lost.length === 0) told.push(...point.brings.map((one) => tell(one, instead ?? other)));
  if (point.share < SURE) told.push(`${fill(said.share, { percent: percentIn(speech, point.share) })}.`);
  return told;
}

/** What comes of the turn without the deciding step, or of the other turn. */
function lossIn(speech: Speech, { lost, lostShare, all }: Told, shown: Shown, than: readonly PlayStep[], seat: Seat): string[] {
  const said = speech.words.advice.puzzle;
  const { step, instead } = shown;
  const told = lost.map((one) => clauseIn(speech, one, seat)).filter((clause) => clause !== null);
  const named = { often: lostShare < SURE ? said.often : '', told: told.join(said.also) };
  if (step === null) return told.length > 0 ? [`${fill(said.after, { ...named, play: playName(speech, than) })}.`] : [];
  if (told.length === 0 && all) return [];
  const best = instead !== null && isNew(instead, shown) ? { other: stepName(speech, instead) } : null;
  const sentence = told.length > 0 ? (best ? said.withoutBest : said.without) : best ? said.decidesBest : said.decides;
  return [`${fill(sentence, { ...named, ...best, play: stepName(speech, step) })}.`];
}

/** Does the turn do anything that the solution does not? */
function isNew(turn: readonly PlayStep[], { line, later }: Shown): boolean {
  const known = new Set([...line, ...later.flat()].map(({ keys }) => keys.join()));
  return turn.some(({ keys }) => keys.length > 0 && keys[0] !== 'end' && !known.has(keys.join()));
}

/** The solution of a puzzle: its plays, and what is done later in the turn. What is done several times is said once. */
export function solutionIn(speech: Speech, { line, later }: Pick<Shown, 'line' | 'later'>): string[] {
  const steps = later.map((step) => stepName(speech, step));
  const told = [...new Set(steps)].map((step) => {
    const times = steps.filter((x) => x === step).length;
    return fill(speech.words.advice.puzzle.later, { play: times === 1 ? step : `${step} ×${times}` });
  });
  return [playIn(speech, line), ...told];
}

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** A step of a solution in the middle of a sentence. What a base lets the player do is named with the base. */
const stepName = (speech: Speech, step: readonly PlayStep[]): string =>
  step[0].prompt === 'play-phase' || isWindow(step[0].prompt) ? playName(speech, step) : playIn(speech, step);

/** An outcome as a clause, for the middle of a sentence; null if it is a reason, which is a sentence of its own. */
function clauseIn(speech: Speech, one: Outcome, seat: Seat): string | null {
  const { puzzle: point } = speech.words.advice;
  const who = (p: Seat): string => speech.names[p] ?? '';
  switch (one.kind) {
    case 'pays': {
      const list = one.places.map((place) => gainIn(speech, place, seat));
      return fillCards(speech, one.late ? point.paysLate : point.pays, { base: one.base }, { list: listIn(speech, list) });
    }
    case 'lacks':
      return fillCards(speech, one.n === null ? point.spared : point.lacks, { base: one.base }, { n: String(one.n) });
    case 'would':
      return fillCards(
        speech,
        point.would,
        { base: one.base },
        { n: String(one.n), all: String(one.all), who: who(one.seat), m: String(one.m) },
      );
    case 'trades':
      return fillCards(speech, point.trades, { minion: one.minion, base: one.base }, { n: String(one.n) });
    case 'ends':
      return fill(one.now ? point.endsNow : point.ends, { n: String(one.n), m: String(one.m) });
    case 'loses':
      return fill(point.loses, { who: who(one.seat) });
    default:
      return null;
  }
}

/** What a player gains at a base. */
function gainIn({ words, names }: Speech, { seat: p, power, vp }: Place, seat: Seat): string {
  const { gains, nothing, having } = words.advice.puzzle;
  const told = vp > 0 ? gains : nothing;
  const gain = fill(p === seat ? told.you : told.who, { who: names[p] ?? '', n: String(vp) });
  return power === null ? gain : fill(having, { gain, power: String(power) });
}
