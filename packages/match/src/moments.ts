import type { Beat, Dealt, Game, GameEvent, Save, Seat, Setup } from '@breakpoint/engine';
import type { Course } from './course.js';
import type { Input, Windows } from './inputs.js';
import type { Match } from './match.js';
import type { Player } from './session.js';

/** An answer and its events, or (without keys) the events after a window in which nobody could act. */
export interface Step {
  by: Seat;
  keys: string[] | null;
  events: GameEvent[];
  /** The positions between these events that are worth a look. Only the present moment has them. */
  beats: readonly Beat[];
  /** A pass in a window, which no other viewer is told about. */
  silent: boolean;
  /** The player gave this answer: no bot did, and the match did not pass for them. */
  own: boolean;
}

/** An answer that was just given, with the events since the last step. */
export function stepOf(game: Game, by: Seat = -1, keys: string[] | null = null, silent = false, own = false): Step {
  const beats = game.takeBeats();
  return { by, keys, events: game.takeEvents(), beats, silent, own };
}
/** Called when a moment is no longer the present one: nobody will look at it step by step again, and positions take room. */
export function forgetBeats({ steps }: Moment): void {
  for (const step of steps) step.beats = NO_BEATS;
}
export const NO_BEATS: readonly Beat[] = [];

/** A unit of history that all viewers are told about at once: the beginning, an answer, or a window that ended. */
export interface Moment {
  /** The seat that acted; -1 for the beginning, or for a window in which nobody acted. */
  by: Seat;
  steps: Step[];
  /** The number of answers so far, and the number of windows that went by since the last answer. */
  answers: number;
  pauses: number;
  /** The undo rule allows taking it back. */
  reversible: boolean;
  /** A card was played or an ability used, and its first question is open. The answer to that question is part of the same gesture. */
  begins: boolean;
}

/** Does this answer play a card or use an ability? */
export const isPlay = ([key = '']: readonly string[]): boolean => key.startsWith('play ') || key.startsWith('use ');

/** Is this moment the seat's answer to the first question of a card that it played just before, and could the play be taken back? */
function endsGesture(past: readonly Moment[], moment: number, seat: Seat): boolean {
  const { by, begins, reversible } = past[moment - 1];
  return begins && reversible && by === seat && past[moment].by === seat;
}
/** The number of answers before this seat's last own answer in this moment. */
function answersBefore({ steps, answers }: Moment, seat: Seat): number {
  const after = steps.slice(steps.findLastIndex(({ by, own }) => own && by === seat));
  return answers - after.filter(({ keys }) => keys !== null).length;
}
/** The last moment, not after `latest`, at which no more than this many answers had been given; -1 if there is none. */
export function momentWith(past: readonly Moment[], answers: number, latest = past.length - 1): number {
  let moment = latest;
  while (moment >= 0 && past[moment].answers > answers) moment--;
  return moment;
}
/** Does the undo rule allow this seat to go back from the last of these moments to this one? */
export function isByRule(past: readonly Moment[], moment: number, seat: Seat): boolean {
  for (let i = moment + 1; i < past.length; i++) if (!past[i].reversible || past[i].by !== seat) return false;
  return moment < past.length - 1;
}

/** The people other than this seat who have not conceded. */
export function peopleBut(seat: Seat, players: readonly Player[], conceded: readonly boolean[]): Seat[] {
  const people: Seat[] = [];
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other].kind === 'person' && !conceded[other]) people.push(other);
  return people;
}

/**
 * The last moment in which each seat gave an answer of its own. The first moment of a match does not count, because it can't be taken
 * back.
 */
export class LastActs {
  private readonly moments: (number | undefined)[] = [];

  of(seat: Seat): number | undefined {
    return this.moments[seat];
  }
  note({ steps }: Moment, n: number): void {
    if (n > 0) for (const { by, own } of steps) if (own) this.moments[by] = n;
  }
  noteAll(past: readonly Moment[]): void {
    this.moments.length = 0;
    for (let n = 1; n < past.length; n++) this.note(past[n], n);
  }
}

export interface Undo {
  /** The number of answers before and after. */
  from: number;
  to: number;
  by: Seat;
  /** Everyone had to agree, and did. */
  agreed: boolean;
  /** It went beyond the undo rule, with only bots as opponents. */
  free?: true;
}

/** A way to take back an answer, and the players who have to agree first. */
export interface WayBack {
  input: Input;
  consent: Seat[];
  /** Taking it back marks the game, because it goes beyond the undo rule with only bots as opponents. */
  marks: boolean;
}

const wayTo = (answers: number, seat: Seat, consent: Seat[], marks = false): WayBack => ({
  input: { kind: 'undo', seat, to: answers, agreed: false },
  consent,
  marks,
});
/** The way to before the gesture that this seat's own answer in this moment ended. */
function wayBeforeGesture(past: readonly Moment[], moment: number, seat: Seat, consent: Seat[]): WayBack {
  const first = endsGesture(past, moment, seat) ? moment - 1 : moment;
  const to = answersBefore(past[first], seat);
  return isByRule(past, momentWith(past, to, first), seat) ? wayTo(to, seat, []) : wayTo(to, seat, consent, consent.length === 0);
}

/**
 * How this seat can take back its last gesture: at once, or only with consent. Null if there is nothing to take back. A gesture is
 * an answer, or the play of a card together with its first question, such as the base that it goes to. By the undo rule an answer
 * can be taken back until a hidden card or base is shown to anybody, chance is used, another seat decides, or a window comes in
 * which another seat might act. From a broken match, all players together can go back to before the answer that broke it. If all
 * have `agreed`, an answer in the open window is not just withdrawn. `last`: the moment of the seat's last own answer.
 */
export function wayBackOf(match: Match, last: number | undefined, seat: Seat, agreed: boolean): WayBack | null {
  if (match.players[seat]?.kind !== 'person' || match.isPlayedByBot(seat) || match.result !== null) return null;
  const consent = match.others(seat);
  if (match.problem !== null) return wayTo(match.past[match.n].answers, seat, consent);
  if (!agreed && match.givenBy(seat) !== null) return { input: { kind: 'withdraw', seat }, consent: [], marks: false };
  return last === undefined ? null : wayBeforeGesture(match.past, last, seat, consent);
}

export interface MatchOptions {
  setup: Setup;
  /** What was dealt when the match began; if absent, it is dealt now. */
  dealt?: Dealt;
  players: Player[];
  windows?: Windows;
  /** The number of the first question; 0 by default. A host that starts another match at the same table goes on counting. */
  first?: number;
}

/** The stored form of a match besides its inputs: to go on quickly, and for when the rules have changed and the inputs no longer fit. */
export interface Kept {
  save: Save;
  conceded: boolean[];
  undos: Undo[];
  /** Absent in the kept matches of older builds, and if the match does not go on from there. */
  course?: Course;
}
