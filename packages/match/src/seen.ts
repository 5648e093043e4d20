import { type EventView, eventView, type Seat, SPECTATOR, type View, viewOf, viewsOf } from '@breakpoint/engine';
import type { Match } from './match.js';
import type { Moment } from './moments.js';
import type { MatchState, Update } from './session.js';

// Everything that a viewer is told about a match; nothing else ever leaves its host.

/** The position as this seat, or a spectator (-1), may know it. */
export function viewFor(match: Match, seat: Seat): View {
  return viewOf(match.positionOf(seat) ?? match.game, seat, { masked: true, number: match.n });
}
/** The same for several viewers. The parts that all of them see alike are made once. */
export function viewsFor(match: Match, seats: readonly Seat[]): View[] {
  if (match.windowOpen) return seats.map((seat) => viewFor(match, seat));
  return viewsOf(match.game, seats, { masked: true, number: match.n });
}

/** The present moment, with its events. */
export function updateFor(match: Match, seat: Seat, view: View = viewFor(match, seat)): Update {
  return { n: match.n, by: match.past[match.n].by, view, events: eventsOf(match, match.past[match.n], seat) };
}
/** The same for several seats at once. */
export function updatesFor(match: Match, seats: readonly Seat[]): Update[] {
  const views = viewsFor(match, seats);
  const moment = match.past[match.n];
  const events = eventsFor(match, moment, seats);
  return seats.map((_, i) => ({ n: match.n, by: moment.by, view: views[i], events: events[i] }));
}
/** The events of each moment. */
export function historyFor(match: Match, seat: Seat): EventView[][] {
  return match.past.map((moment) => eventsOf(match, moment, seat));
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
