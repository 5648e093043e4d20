import type { Seat } from '@breakpoint/engine';
import { fill, nameIn, type PlayStep, percentIn, placeIn, playIn, playName, type Reason, reasonIn } from './advising.js';
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

/** The point of a puzzle, as far as it is put into words here (`Point` in packages/bots). */
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

/** The point of a puzzle in sentences, to the player who solves it. `step`: the one that decides, if there is more than one. */
export function pointIn(speech: Speech, point: Told, step: readonly PlayStep[] | null, other: readonly PlayStep[], seat: Seat): string[] {
  const { words } = speech;
  const said = words.advice.puzzle;
  const sentence = (reason: Reason): string => reasonIn(speech, reason, other, seat, seat);
  const tell = (one: Outcome): string => ended(capital(clauseIn(speech, one, seat) ?? sentence(one as Reason)));
  // That another player wins is said of the turn in which that happens.
  const told = point.told.map((one) => (one.kind === 'loses' ? sentence(one) : tell(one)));
  const play = step === null ? playName(speech, other) : stepName(speech, step);
  const lost = point.lost.map((one) => clauseIn(speech, one, seat)).filter((clause) => clause !== null);
  if (step !== null && point.all) told.push(`${said.all}.`);
  const often = point.lostShare < SURE ? said.often : '';
  if (lost.length > 0) told.push(`${fill(step === null ? said.after : said.without, { play, often, told: lost.join(said.also) })}.`);
  else if (step !== null && !point.all) told.push(`${fill(said.decides, { play })}.`, ...point.brings.map(tell));
  if (point.share < SURE) told.push(`${fill(said.share, { percent: percentIn(speech, point.share) })}.`);
  return told;
}

/** The solution of a puzzle: its plays, and what is done later in the turn, which is said once if it is done several times. */
export function solutionIn(
  speech: Speech,
  { line, later }: { line: readonly PlayStep[]; later: readonly (readonly PlayStep[])[] },
): string[] {
  const steps = later.map((step) => stepName(speech, step));
  const told = [...new Set(steps)].map((step) => {
    const times = steps.filter((x) => x === step).length;
    return fill(speech.words.advice.puzzle.later, { play: times === 1 ? step : `${step} ×${times}` });
  });
  return [playIn(speech, line), ...told];
}

const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
const listed = ({ words }: Speech, parts: readonly string[]): string =>
  parts.reduce((one, other) => `${one}${words.logWords.and(other)}${other}`);

/** A step of a solution in the middle of a sentence. What a base lets the player do is named with the base. */
export const stepName = (speech: Speech, step: readonly PlayStep[]): string =>
  step[0].prompt === 'play-phase' || isWindow(step[0].prompt) ? playName(speech, step) : playIn(speech, step);

/** An outcome as a clause, for the middle of a sentence; null if it is a reason, which is a sentence of its own. */
function clauseIn(speech: Speech, one: Outcome, seat: Seat): string | null {
  const { puzzle: point } = speech.words.advice;
  const who = (p: Seat): string => speech.names[p] ?? '';
  switch (one.kind) {
    case 'pays': {
      const list = one.places.map((place) => gainIn(speech, place, seat));
      return fill(one.late ? point.paysLate : point.pays, { list: listed(speech, list), base: placeIn(speech, one.base) });
    }
    case 'lacks':
      return fill(one.n === null ? point.spared : point.lacks, { n: String(one.n), base: placeIn(speech, one.base) });
    case 'would':
      return fill(point.would, {
        n: String(one.n),
        all: String(one.all),
        who: who(one.seat),
        m: String(one.m),
        base: placeIn(speech, one.base),
      });
    case 'trades':
      return fill(point.trades, { n: String(one.n), minion: nameIn(speech, one.minion), base: placeIn(speech, one.base) });
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
