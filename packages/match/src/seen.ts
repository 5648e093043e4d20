import {
  type Ahead,
  ahead,
  type EventView,
  eventView,
  type Game,
  type Seat,
  SPECTATOR,
  type View,
  type ViewOptions,
  type ViewParts,
  viewOf,
  viewPartsOf,
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
/** The events of the present moment for several viewers; those who are told the same get the same list. */
export function newEventsFor(match: Match, seats: readonly Seat[]): EventView[][] {
  return eventsFor(match, match.past[match.n], seats);
}
/** The events of each moment, from one moment up to another. */
export function historyFor(match: Match, seat: Seat, from = 0, to = match.past.length): EventView[][] {
  return match.past.slice(from, to).map((moment) => eventsOf(match, moment, seat));
}

function eventsOf(match: Match, moment: Moment, seat: Seat): EventView[] {
  return eventsFor(match, moment, [seat])[0];
}
/** The parts that all of these viewers see alike are made once; if that is everything, they get the same list. */
function eventsFor(match: Match, moment: Moment, seats: readonly Seat[]): EventView[][] {
  const isPublic = moment.steps.every((step) => !step.silent && step.events.every((e) => !('seen' in e)));
  if (isPublic && seats.length > 1) {
    const [list] = eventsFor(match, moment, [SPECTATOR]);
    return seats.map(() => list);
  }
  const lists = seats.map((): EventView[] => []);
  for (const { by, events, silent } of moment.steps) {
    for (const e of events) {
      const alike = 'seen' in e ? null : eventView(match.game, e, SPECTATOR);
      seats.forEach((seat, i) => {
        if (!silent || by === seat || e.kind !== 'passed') lists[i].push(alike ?? eventView(match.game, e, seat));
      });
    }
  }
  return lists;
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
  return state;
}
