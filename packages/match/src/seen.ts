import {
  type Ahead,
  ahead,
  type Beat,
  beatPartsOf,
  type EventView,
  eventView,
  type Game,
  type LastParts,
  type Seat,
  SPECTATOR,
  type View,
  type ViewOptions,
  type ViewParts,
  viewOf,
  viewPartsOf,
  wholeView,
} from '@breakpoint/engine';
import type { Match } from './match.js';
import type { Moment } from './moments.js';
import type { MatchState, Update } from './session.js';

// Everything that a viewer is told about a match; nothing else ever leaves its host.

/** The position as this seat, or a spectator (-1), may know it. */
export function viewFor(match: Match, seat: Seat): View {
  return viewOf(positionFor(match, seat), seat, optionsFor(match));
}
/** A player who has conceded is asked nothing: a bot answers for them. */
const optionsFor = (match: Match): ViewOptions => ({
  masked: true,
  number: match.number,
  unasked: match.conceded.flatMap((gone, seat) => (gone ? [seat] : [])),
});
const positionFor = (match: Match, seat: Seat): Game => (match.conceded[seat] ? null : match.positionOf(seat)) ?? match.game;
/** The same for several viewers, in parts: what has not changed since the last parts, one for each viewer, is the same object. */
export function viewPartsFor(match: Match, seats: readonly Seat[], last: readonly (ViewParts | undefined)[] = []): ViewParts[] {
  const options = optionsFor(match);
  let common = last.find((parts) => parts !== undefined)?.common;
  const own = seats.map((_, i) => last[i]?.own);
  if (!match.windowOpen) return viewPartsOf(match.game, seats, options, { common, own });
  // In a window each seat that is asked has a position of its own.
  return seats.map((seat, i) => {
    const [parts] = viewPartsOf(positionFor(match, seat), [seat], options, { common, own: [own[i]] });
    common = parts.common;
    return parts;
  });
}

/** The present moment, with its events. */
export function updateFor(match: Match, seat: Seat, view: View = viewFor(match, seat)): Update {
  return { n: match.n, by: match.past[match.n].by, view, events: eventsOf(match, match.past[match.n], seat) };
}
/** The same with its beats, for somebody who saw the moment before. */
export function playedFor(match: Match, seat: Seat): Update {
  const update = updateFor(match, seat);
  const { beats } = newEventsFor(match, [seat]);
  if (beats.length === 0) return update;
  const views = beatsFor(match, [seat], beats);
  return { ...update, beats: views.map(({ after, parts }) => ({ after: after[0], view: wholeView(parts[0]) })) };
}

/** A beat, and the number of events before it that each of several viewers is told; -1 for those who do not see it. */
interface BeatAmong {
  beat: Beat;
  after: number[];
}
/** A beat as several viewers see it; those with -1 do not. */
export interface BeatParts {
  after: number[];
  parts: ViewParts[];
}
/** The views at these beats, each made from the ones before; `last` are the parts before the moment, one for each viewer. */
export function beatsFor(
  match: Match,
  seats: readonly Seat[],
  beats: readonly BeatAmong[],
  last: readonly (ViewParts | undefined)[] = [],
): BeatParts[] {
  let before: LastParts = { common: last.find((parts) => parts !== undefined)?.common, own: last.map((parts) => parts?.own) };
  return beats.map(({ beat, after }) => {
    const parts = beatPartsOf(match.game, beat, seats, before);
    before = { common: parts[0]?.common, own: parts.map(({ own }) => own) };
    return { after, parts };
  });
}

/** What several viewers are told of a moment. */
interface Broadcast {
  /** Viewers who are told the same get the same list. */
  events: EventView[][];
  beats: BeatAmong[];
}
/** The events and beats of the present moment for several viewers. */
export function newEventsFor(match: Match, seats: readonly Seat[]): Broadcast {
  return eventsFor(match, match.past[match.n], seats);
}
/** The events of each moment, from one moment up to another. */
export function historyFor(match: Match, seat: Seat, from = 0, to = match.past.length): EventView[][] {
  return match.past.slice(from, to).map((moment) => eventsOf(match, moment, seat));
}

function eventsOf(match: Match, moment: Moment, seat: Seat): EventView[] {
  return eventsFor(match, moment, [seat]).events[0];
}
/** The parts that all of these viewers see alike are made once; if that is everything, they get the same list. */
function eventsFor(match: Match, moment: Moment, seats: readonly Seat[]): Broadcast {
  const isPublic = moment.steps.every((step) => !step.silent && step.events.every((e) => !('seen' in e)));
  if (isPublic && seats.length > 1) {
    const { events, beats } = eventsFor(match, moment, [SPECTATOR]);
    return { events: seats.map(() => events[0]), beats: beats.map(({ beat, after }) => ({ beat, after: seats.map(() => after[0]) })) };
  }
  const lists = seats.map((): EventView[] => []);
  const found: BeatAmong[] = [];
  for (const { by, events, beats, silent } of moment.steps) {
    let next = 0;
    for (let n = 0; n <= events.length; n++) {
      if (next < beats.length && beats[next].after === n) found.push({ beat: beats[next++], after: lists.map((list) => list.length) });
      if (n === events.length) break;
      const e = events[n];
      const alike = 'seen' in e ? null : eventView(match.game, e, SPECTATOR);
      seats.forEach((seat, i) => {
        if (!silent || by === seat || e.kind !== 'passed') lists[i].push(alike ?? eventView(match.game, e, seat));
      });
    }
  }
  return { events: lists, beats: beatsBetween(found, lists) };
}
/**
 * The beats between two events that a viewer is told. Others would show nothing new, and would tell that something happened between
 * them, such as a pass in secret.
 */
function beatsBetween(beats: readonly BeatAmong[], lists: readonly EventView[][]): BeatAmong[] {
  const last = lists.map(() => 0);
  const seen = beats.map(({ beat, after }) => ({
    beat,
    after: after.map((n, i) => {
      if (n <= last[i] || n >= lists[i].length) return -1;
      last[i] = n;
      return n;
    }),
  }));
  return seen.filter(({ after }) => after.some((n) => n >= 0));
}

/**
 * What an option would lead to; null if this seat may not know that, or has no decision. The next question gets the number that
 * it would have, because the number of answers would give away decisions that the seat does not see.
 */
export function aheadFor(match: Match, seat: Seat, key: string): Ahead | null {
  const position = match.isRunning && !match.conceded[seat] ? match.positionOf(seat) : null;
  const found = position && ahead(position, seat, key);
  return found && { ...found, number: match.number + 1 };
}

/** The facts about the match that are not part of the position. */
export function stateFor(match: Match, seat: Seat): MatchState {
  const { result, problem, due, lost } = match;
  const way = seat < 0 ? null : match.wayBack(seat);
  const given = match.givenBy(seat);
  const state: MatchState = {
    status: problem !== null ? 'broken' : result !== null ? 'over' : 'playing',
    me: seat,
    canUndo: way !== null && way.consent.length === 0,
    canAskUndo: way !== null && way.consent.length > 0,
    canHint: match.asked.includes(seat) && !match.isPlayedByBot(seat),
    result,
    window: match.windowOpen && result === null,
  };
  if (way?.marks) state.undoMarks = true;
  if (problem !== null) state.problem = problem.split('\n')[0];
  if (due !== null) state.windowUntil = due;
  if (given !== null) state.given = given;
  if (seat >= 0 && match.isPassing(seat)) state.passing = true;
  if (match.undos.some((u) => u.free)) state.tookBack = true;
  if (lost > 0) state.lost = lost;
  if (match.setup.documents?.length) state.documents = match.setup.documents;
  return state;
}
