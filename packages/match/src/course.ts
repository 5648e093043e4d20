import { type CardSet, type Game, type GameEvent, RULES_VERSION, restore, type Seat, save } from '@breakpoint/engine';
import { LISTENING } from './copies.js';
import type { Match } from './match.js';
import { type Kept, type Moment, NO_BEATS } from './moments.js';
import type { KeptPassing } from './passing.js';

/**
 * The course of a match: its history, and what its position does not show. With these, a match goes on where it was without playing all
 * its inputs again. Only the rules and cards that wrote it can read it.
 */
export interface Course {
  asking: number;
  passing: KeptPassing;
  moments: KeptMoment[];
}

// Lists and not objects, because the course is stored again and again.
type KeptStep = [by: Seat, keys: string[] | null, events: GameEvent[], silent: boolean, own: boolean];
type KeptMoment = [by: Seat, steps: KeptStep[], answers: number, pauses: number, reversible: boolean, begins: boolean];

const keptMoment = ({ by, steps, answers, pauses, reversible, begins }: Moment): KeptMoment => [
  by,
  steps.map((s) => [s.by, s.keys, s.events, s.silent, s.own]),
  answers,
  pauses,
  reversible,
  begins,
];

/** The moments of a match as JSON. The match is kept again and again, and a moment never changes, so each is written once. */
export class MomentTexts {
  private readonly written: { moment: Moment; text: string }[] = [];

  of(past: readonly Moment[]): string {
    const { written } = this;
    written.length = Math.min(written.length, past.length);
    past.forEach((moment, n) => {
      if (written[n]?.moment !== moment) written[n] = { moment, text: JSON.stringify(keptMoment(moment)) };
    });
    return `[${written.map(({ text }) => text).join()}]`;
  }
}

export const momentsOf = ({ moments }: Course): Moment[] =>
  moments.map(([by, steps, answers, pauses, reversible, begins]) => ({
    by,
    steps: steps.map(([seat, keys, events, silent, own]) => ({ by: seat, keys, events, beats: NO_BEATS, silent, own })),
    answers,
    pauses,
    reversible,
    begins,
  }));

/** A `Kept` as JSON. */
export function keptText(match: Match, passing: KeptPassing, texts: MomentTexts): string {
  const kept: Kept = { save: save(match.game), conceded: match.conceded, undos: match.undos };
  // A window that is open is not kept, a match that is over or broken does not go on, and one without its beginning can't go back to it.
  const goesOn = match.isRunning && !match.windowOpen && match.lost === 0 && match.past[0].answers === 0;
  if (!goesOn) return JSON.stringify(kept);
  const course: Omit<Course, 'moments'> = { asking: match.asking, passing };
  const whole = `${JSON.stringify(course).slice(0, -1)},"moments":${texts.of(match.past)}}`;
  return `${JSON.stringify(kept).slice(0, -1)},"course":${whole}}`;
}

/** A match that goes on: its position and its course. */
export interface Going {
  game: Game;
  course: Course;
}
/** Null if the course was not kept, or with other rules or cards than these. */
export function goingOf(cards: CardSet, { course, save: saved }: Kept): Going | null {
  if (!course || saved.rules !== RULES_VERSION || saved.cards !== cards.version) return null;
  const { game } = restore(cards, saved, LISTENING);
  while (game.paused) game.goOn();
  game.takeBeats();
  game.takeEvents();
  return { game, course };
}
