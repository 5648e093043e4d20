import {
  answerWith,
  type Beat,
  type CardSet,
  type EventView,
  eventView,
  type Game,
  GameError,
  type GameEvent,
  type Log,
  replayLog,
  type Seat,
  type View,
  viewOf,
} from '@breakpoint/engine';
import type { BeatView } from '@breakpoint/match';
import { between } from './between.js';

/** Information about a recorded game. A stop is a number of answers after which there is something to see. */
export interface Reel {
  stops: number[];
  turns: { stop: number; turn: number; seat: Seat }[];
  seats: number;
  /** Did the game end by its rules, and not by a concession? */
  over: boolean;
}
/** A stop as a seat sees it: the position, and the events since the beginning of the turn, by stop. */
export interface Frame {
  stop: number;
  view: View;
  events: EventView[][];
  /** The positions between the events of this stop. */
  beats: BeatView[];
}

/** The number of answers between two kept positions; going back never replays more. */
const KEEP_EVERY = 16;

/** Plays a log once, and then shows any moment of it to any seat. It does not depend on workers. */
export class Replayer {
  readonly reel: Reel;
  private readonly answers: number[][];
  /** The events of the setup and of each answer. */
  private readonly events: GameEvent[][] = [];
  private readonly beats: Beat[][] = [];
  private readonly kept: Game[] = [];
  private here: { game: Game; at: number };

  constructor(cards: CardSet, log: Log) {
    const game = replayLog(cards, log, 0, { beats: true });
    this.note(game);
    log.answers.forEach((keys, i) => {
      if (!game.decision) throw new GameError('log', `the log goes on after the end of the game (answer ${i + 1})`);
      answerWith(game, game.decision.seat, keys);
      this.note(game);
    });
    this.answers = game.answers.slice();
    this.here = { game, at: this.answers.length };
    this.reel = { ...this.index(), seats: game.state.seats, over: game.over };
  }

  private note(game: Game): void {
    const at = this.events.length;
    this.beats.push(game.takeBeats());
    this.events.push(game.takeEvents());
    if (at % KEEP_EVERY === 0) this.kept.push(game.fork());
  }

  private index(): Pick<Reel, 'stops' | 'turns'> {
    const stops: number[] = [];
    const turns: Reel['turns'] = [];
    this.events.forEach((events, at) => {
      const last = at === this.events.length - 1;
      if (at > 0 && !last && events.length === 0) return;
      for (const e of events) if (e.kind === 'turn-began') turns.push({ stop: stops.length, turn: e.turn, seat: e.seat });
      stops.push(at);
    });
    return { stops, turns };
  }

  private gameAt(at: number): Game {
    if (at < this.here.at || at - this.here.at > KEEP_EVERY) {
      const n = Math.floor(at / KEEP_EVERY);
      const game = this.kept[n].fork();
      game.adopt({ setup: null, dealt: null }, this.answers.slice(0, n * KEEP_EVERY));
      this.here = { game, at: n * KEEP_EVERY };
    }
    for (; this.here.at < at; this.here.at++) this.here.game.apply(this.answers[this.here.at]);
    return this.here.game;
  }

  frame(stop: number, seat: Seat): Frame {
    const { stops, turns } = this.reel;
    const game = this.gameAt(stops[stop]);
    const from = turns.findLast((t) => t.stop <= stop)?.stop ?? 0;
    const events: EventView[][] = [];
    for (let s = from; s <= stop; s++) {
      const since = s === 0 ? 0 : stops[s - 1] + 1;
      events.push(
        this.events
          .slice(since, stops[s] + 1)
          .flat()
          .map((e) => eventView(game, e, seat)),
      );
    }
    const beats = between(game, this.beatsAt(stop), events[events.length - 1].length, seat);
    return { stop, view: viewOf(game, seat), events, beats };
  }
  /** The beats of a stop, which may have several answers. */
  private beatsAt(stop: number): Beat[] {
    const { stops } = this.reel;
    const found: Beat[] = [];
    let before = 0;
    for (let at = stop === 0 ? 0 : stops[stop - 1] + 1; at <= stops[stop]; at++) {
      for (const { after, state } of this.beats[at]) found.push({ after: before + after, state });
      before += this.events[at].length;
    }
    return found;
  }
}
