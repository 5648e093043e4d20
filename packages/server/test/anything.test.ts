import { randomPicks } from '@breakpoint/bots';
import { type Chance, type Seat, seedFromText } from '@breakpoint/engine';
import { below, keyOf } from '@breakpoint/engine/tools';
import { type Match, stateFor, viewFor } from '@breakpoint/match';
import type { Command, Config, Reply } from '@breakpoint/protocol';
import { expect, test } from 'vitest';
import { sampled, TEST } from '../../../tests/patience.js';
import { logAt } from '../src/base/log.js';
import type { JournalRow } from '../src/store/schema.js';
import { NotStored, type Store } from '../src/store/store.js';
import { Model, type Outcome } from './model.js';
import { SimulatedTable, type Somebody } from './simulated.js';

// Random commands at random moments, from players, spectators and people who lost their seat; with people who come and go, time, restarts
// and failed writes. No game ever gets stuck, and nobody gives another player's answer.

/** The number of commands. TABLE_SEED=another gives other commands. */
const COMMANDS = sampled(20_000, 400);
const SEED = process.env.TABLE_SEED ?? 'anything';

const CLOCKS: Config['clock'][] = [{ kind: 'none' }, { kind: 'turn', seconds: 60 }, { kind: 'days', days: 1 }];
const WINDOWS: NonNullable<Config['windows']>[] = [{ kind: 'open' }, { kind: 'masked', seconds: 8 }, { kind: 'hours', hours: 1 }];
const TIMES = [50, 50, 400, 400, 700, 700, 2000, 2000, 9000, 25_000, 61_000, 301_000, 3_700_000];
const WRITES = ['append', 'saveTable', 'createGame', 'markGame', 'keepCommands', 'finishGame', 'saveSnapshot', 'setTimer'] as const;

export class Run {
  readonly model: Model;
  private readonly inside: Somebody[] = [];
  private readonly seqs = new Map<Somebody, number>();
  private journal: JournalRow[] = [];
  /** The number of next writes that will fail. */
  private failing = 0;
  private failed = false;
  commands = 0;
  private last: { who: Somebody; id: string; reply: Reply } | null = null;

  private constructor(
    readonly world: SimulatedTable,
    private readonly chance: Chance,
  ) {
    this.model = new Model(world);
    this.watchStore(world.house.store);
    // Bots choose at random and are not sent the game, which would be the slowest part.
    world.bots.choose = ({ seat }) => (this.match.positionOf(seat) ? this.fitting(seat) : []);
    const { time } = world;
    const goTo = time.goTo.bind(time);
    time.goTo = (at) => {
      this.model.timePasses(Math.max(0, at - time.now()));
      goTo(at);
    };
  }
  static async start(seed: string): Promise<Run> {
    const chance: Chance = { key: seedFromText(seed), used: 0 };
    const people = 1 + below(chance, 4);
    const world = await SimulatedTable.make({
      people,
      bots: Math.max(people === 1 ? 1 : 0, below(chance, 5 - people)),
      config: { clock: CLOCKS[below(chance, 3)], windows: WINDOWS[below(chance, 3)], factions: 'free', hints: true },
      settings: { snapshotEvery: 10, kept: 10 },
      seed,
    });
    const run = new Run(world, chance);
    const host = await world.enter(0);
    await world.command(host, { what: 'start' });
    run.inside.push(host);
    for (let seat = 1; seat < people; seat++) run.model.away[seat] = world.time.now();
    run.model.look();
    return run;
  }
  /** Records what is stored, checks it with the model, and makes writes fail. */
  private watchStore(store: Store): void {
    for (const name of WRITES) {
      const write = (store[name] as (...args: unknown[]) => Promise<void>).bind(store);
      Reflect.set(store, name, async (...args: unknown[]) => {
        if (this.failing > 0) {
          this.failing--;
          this.failed = true;
          this.model.clockIsVague = true;
          throw new NotStored('the disk is full');
        }
        if (name === 'append') this.model.storing(args[0] as JournalRow);
        await write(...args);
        if (name === 'append') this.journal.push(args[0] as JournalRow);
      });
    }
  }

  get match(): Match {
    return this.world.table.match!;
  }
  private pick<T>(list: readonly T[]): T {
    return list[below(this.chance, list.length)];
  }
  private seatOf(who: Somebody): Seat {
    return who.stream.seat;
  }

  async step(): Promise<void> {
    const roll = below(this.chance, 1000);
    if (roll < 640) await this.command();
    else if (roll < 860) await this.passTime(this.pick(TIMES));
    else if (roll < 930) await this.comeOrGo();
    else if (roll < 940) await this.restart();
    else if (roll < 950) this.failing = 1 + below(this.chance, 3);
    else if (roll < 960) await this.sayAgain();
    else await this.helpOn();
    this.model.look();
    this.model.compare();
    this.isAlive();
    this.numbersFit();
  }

  // ---- what people do ----------------------------------------------------------------------------------------------

  private async command(): Promise<void> {
    if (this.inside.length === 0) return this.comeOrGo();
    const who = this.pick(this.inside);
    // Most commands are legal answers of players who have a decision.
    const asked = this.inside.filter((s) => this.match.asked.includes(this.seatOf(s)));
    const roll = below(this.chance, 100);
    if (asked.length > 0 && roll < 65) {
      const actor = this.pick(asked);
      return this.say(actor, { what: 'answer', decision: this.match.number, keys: this.fitting(this.seatOf(actor)) });
    }
    const voter = this.inside.find((s) => this.world.table.game!.vote?.missing.includes(this.seatOf(s)));
    if (voter && roll < 75) return this.say(voter, { what: 'vote', yes: below(this.chance, 6) > 0 });
    await this.say(who, this.anyCommand(who));
  }
  private fitting(seat: Seat): string[] {
    const position = this.match.positionOf(seat)!;
    return randomPicks(position.decision!, this.chance).map((option) => keyOf(position, option));
  }
  private anyCommand(who: Somebody): Command {
    const { match, chance } = this;
    const { config } = this.world.table;
    const seat = below(chance, this.world.table.seats.length);
    const roll = below(chance, 100);
    if (roll < 14) return { what: 'answer', decision: this.pick([match.number, match.number, match.number - 1, 0]), keys: this.anyKeys() };
    if (roll < 34) return { what: 'undo' };
    if (roll < 60) return { what: 'vote', yes: below(chance, 4) > 0 };
    if (roll < 72) return { what: 'passing', on: below(chance, 2) === 0 };
    if (roll < 84) return { what: 'stand-in', seat };
    if (roll < 86) return { what: this.pick(['why-not', 'ahead']), key: this.anyKeys()[0] ?? 'end' };
    if (roll < 88) return { what: 'hint' };
    // The game continues if two other players are left.
    const left = match.players.filter((p, i) => p.kind === 'person' && !match.conceded[i]).length;
    if (roll < 91 && below(chance, left > 2 ? 2 : 12) === 0) return { what: 'concede' };
    if (roll < 92 && below(chance, left > 2 ? 2 : 12) === 0 && this.seatOf(who) > 0) return { what: 'leave' };
    if (roll < 96) return { what: 'rematch' };
    return this.pick<Command>([
      { what: 'start' },
      { what: 'rename', name: 'Eve' },
      { what: 'configure', config },
      { what: 'add-seat', seat: { kind: 'bot', level: 'easy' } },
      { what: 'set-seat', number: seat, seat: { kind: 'open' } },
      { what: 'remove-seat', number: seat },
    ]);
  }
  private anyKeys(): string[] {
    const other = this.match.asked[0];
    if (other !== undefined && below(this.chance, 2) === 0) return this.fitting(other);
    return ['end', 'seat:1', '__proto__', 'play ninjas/tiger-assassin:3', 'play x:n'].slice(below(this.chance, 6));
  }

  private async say(who: Somebody, command: Command): Promise<void> {
    const { model, world, match } = this;
    const seat = this.seatOf(who);
    this.numbersFit();
    this.commands++;
    this.journal = [];
    this.failed = false;
    const { asking } = match;
    const wasStandIn = seat >= 0 && model.standIn[seat];
    const expected = model.expected(seat, command);
    const before = this.fingerprint(wasStandIn ? seat : -1);
    model.beforeCommand(seat, command);
    const reply = await world.command(who, command);
    const outcome: Outcome = reply.ok ? 'ok' : reply.error;
    const text = `seat ${seat}: ${JSON.stringify(command)}`;
    if (outcome === 'not-stored') {
      expect(this.failed, text).toBe(true);
      // The end of a bot's standing in may not have been stored either.
      if (wasStandIn) model.standIn[seat] = world.table.seats[seat].stand_in === 1;
    } else expect(expected, `${text}: ${outcome}`).toContain(outcome);
    if (reply.ok) model.afterCommand(seat, command, this.journal);
    else if (match === world.table.match) expect(this.fingerprint(wasStandIn ? seat : -1), text).toBe(before);
    model.doing = null;
    // A hint that is asked for again does no harm, and a command that could not be stored may be sent again.
    if (command.what !== 'hint') this.last = outcome === 'not-stored' ? null : { who, id: reply.id, reply };
    const quiet = match === world.table.match && match.asking === asking && !wasStandIn;
    if (quiet && ['answer', 'passing'].includes(command.what)) this.nobodyElseWasTold(seat, text);
  }
  /** Everything that a refused command must not change. */
  private fingerprint(back: Seat): string {
    const { match } = this;
    const { row, seats, game, config } = this.world.table;
    const given = match.players.map((_, seat) => match.givenBy(seat));
    return JSON.stringify([
      match.asking,
      match.game.answers.length,
      given,
      match.players.map((_, seat) => match.isPassing(seat)),
      match.conceded,
      match.result,
      seats.map((s) => ({ ...s, stand_in: s.seat === back ? 0 : s.stand_in })),
      { ...row, touched: 0 },
      config,
      back < 0 ? game!.vote?.view : null,
    ]);
  }
  private nobodyElseWasTold(seat: Seat, text: string): void {
    for (const other of this.inside) if (this.seatOf(other) !== seat) expect(other.told.length, text).toBe(0);
  }
  /** A command that arrives a second time gets the same reply and changes nothing. */
  private async sayAgain(): Promise<void> {
    if (this.last === null || this.match.result !== null) return;
    const { who, id, reply } = this.last;
    const before = this.fingerprint(-1);
    expect(await this.world.table.command(who.stream, id, { what: 'concede' }, who)).toEqual(reply);
    expect(this.fingerprint(-1)).toBe(before);
  }

  private async comeOrGo(): Promise<void> {
    const { model, world, inside } = this;
    if (inside.length > 0 && below(this.chance, 5) < 2) {
      const [who] = inside.splice(below(this.chance, inside.length), 1);
      const seat = this.seatOf(who);
      await world.table.depart(who.stream, who);
      if (seat >= 0 && !inside.some((s) => this.seatOf(s) === seat)) model.away[seat] = world.time.now();
      return;
    }
    const open = [...world.seats.keys(), -1].filter((seat) => seat < 0 || (!model.gone[seat] && world.table.seats[seat].kind === 'person'));
    const seat = below(this.chance, 10) === 0 ? -1 : this.pick(open);
    if (inside.length > 7) return;
    const wasHere = seat < 0 || inside.some((s) => this.seatOf(s) === seat);
    inside.push(await world.enter(seat));
    if (wasHere) return;
    model.away[seat] = null;
    model.back(seat);
    model.standIn[seat] = world.table.seats[seat].stand_in === 1;
  }
  /** Everybody comes back and plays on, so that games end. */
  private async helpOn(): Promise<void> {
    for (let i = 0; i < 5; i++) {
      const asked = this.inside.filter((s) => this.match.asked.includes(this.seatOf(s)));
      if (asked.length === 0) return;
      await this.say(asked[0], { what: 'answer', decision: this.match.number, keys: this.fitting(this.seatOf(asked[0])) });
      this.model.look();
    }
  }

  // ---- time, and what follows --------------------------------------------------------------------------------------

  private async passTime(ms: number): Promise<void> {
    const { match, model, world } = this;
    const bots = match.asked.filter((seat) => model.hands(seat) === 'bot');
    const before = `${match.asking} ${match.asked}`;
    // Everything that becomes due in between happens at its time, and the model checks it then.
    const rest = world.rest.bind(world);
    world.rest = async () => {
      await rest();
      model.look();
    };
    await world.pass(ms);
    world.rest = rest;
    // The bots have answered for their seats.
    if (bots.length > 0 && ms >= 9000 && this.failing === 0) expect(`${match.asking} ${match.asked}`).not.toBe(before);
  }
  /** The process ends and starts again, with everything as before. */
  private async restart(): Promise<void> {
    const { world, model } = this;
    this.failing = 0;
    // Writes that failed are stored by now.
    await this.passTime(2000);
    const before = this.seen();
    await world.table.stop();
    await world.load();
    this.inside.length = 0;
    this.last = null;
    model.restarted();
    expect(this.seen()).toEqual(before);
  }
  private seen(): unknown {
    const { match } = this;
    // Only the end of a finished game is stored.
    if (match.result !== null) return [match.result, match.game.state.vp, match.conceded];
    this.world.table.game!.noteHands();
    const eyes = [...match.players.keys(), -1];
    return JSON.parse(JSON.stringify(eyes.map((seat) => [stateFor(match, seat), viewFor(match, seat)])));
  }

  /** A game never gets stuck: it is over, or a player has a decision, or a window will end. */
  private isAlive(): void {
    const { match, world } = this;
    expect(match.problem).toBeNull();
    expect(match.result !== null || match.asked.length > 0 || world.table.game!.windowEnds !== null).toBe(true);
    if (match.asked.some((seat) => this.model.hands(seat) === 'bot')) expect(world.table.game!.botsAreBusy || this.failed).toBe(true);
  }
  /** Every listener gets every message of the seat they have now, and none twice. */
  private numbersFit(): void {
    for (const who of this.inside) {
      for (const { text } of who.told) {
        const { seq } = JSON.parse(text) as { seq?: number };
        if (seq === undefined) continue;
        const last = this.seqs.get(who);
        if (last !== undefined) expect(seq).toBe(last + 1);
        this.seqs.set(who, seq);
        const me = /"me":(-?\d)/.exec(text);
        if (me) expect(Number(me[1])).toBe(this.seatOf(who));
      }
      who.told.length = 0;
    }
  }
}

// Failed writes would fill the operator's log.
logAt('silent');

test('with random commands in any order, no game gets stuck and nobody answers for another player', {
  timeout: sampled(6, 1) * TEST,
}, async () => {
  let commands = 0;
  let finished = 0;
  for (let i = 0; commands < COMMANDS; i++) {
    const seed = `${SEED} ${i}`;
    const run = await Run.start(seed);
    const most = Math.min(600, COMMANDS - commands);
    try {
      for (let over = 0; run.commands < most && over < 40; ) {
        await run.step();
        if (run.match.result !== null && ++over === 1) finished++;
      }
    } catch (error) {
      throw new Error(`${seed}, after ${run.commands} commands: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    commands += Math.max(1, run.commands);
    await run.world.close();
  }
  expect(commands).toBeGreaterThanOrEqual(COMMANDS);
  if (COMMANDS >= 10_000) expect(finished).toBeGreaterThan(0);
});
