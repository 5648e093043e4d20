import type { Seat } from '@breakpoint/engine';
import { historyFor, type Input, type Match, type MatchState, playedFor, type SessionMessage, stateFor, updateFor } from '../src/index.js';

export type Told = { at: number; to: Seat; message: SessionMessage<MatchState> };

/** A host without sockets and with a clock of its own. It keeps every message with its receiver and time. */
export class TestTable {
  now = 1000;
  readonly told: Told[] = [];
  readonly journal: { input: Input; at: number }[] = [];
  readonly eyes: Seat[];

  constructor(readonly match: Match) {
    this.eyes = [...match.players.keys(), -1];
  }

  perform(input: Input): void {
    const { match } = this;
    this.journal.push({ input, at: this.now });
    const news = match.perform(input, this.now);
    const who = news === 'own' ? ['seat' in input ? input.seat : -1] : this.eyes;
    for (const to of who) {
      const state = stateFor(match, to);
      const update = updateFor(match, to);
      if (news === 'moment') this.say(to, { type: 'update', state, update: playedFor(match, to) });
      else if (news === 'back') this.say(to, { type: 'snapshot', state, update, events: historyFor(match, to), why: 'undo' });
      else this.say(to, { type: 'state', state });
    }
  }
  private say(to: Seat, message: SessionMessage<MatchState>): void {
    // The message as it goes over the wire.
    this.told.push({ at: this.now, to, message: JSON.parse(JSON.stringify(message)) });
  }

  /** Lets time go by; windows end when they are due. */
  wait(ms: number): void {
    const until = this.now + ms;
    for (let { due } = this.match; due !== null && due <= until; { due } = this.match) {
      this.now = Math.max(this.now, due);
      this.perform({ kind: 'close' });
    }
    this.now = until;
  }
  toldTo(seat: Seat): Told[] {
    return this.told.filter((t) => t.to === seat);
  }
}
