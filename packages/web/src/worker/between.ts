import { type Beat, beatPartsOf, type Game, type Seat, wholeView } from '@breakpoint/engine';
import type { BeatView } from '@breakpoint/match';

/** The positions at the beats among this many events, as this seat sees them. Those before or after all events show nothing new. */
export const between = (game: Game, beats: readonly Beat[], events: number, seat: Seat): BeatView[] =>
  beats
    .filter(({ after }) => after > 0 && after < events)
    .map((beat) => ({ after: beat.after, view: wholeView(beatPartsOf(game, beat, [seat])[0]) }));
