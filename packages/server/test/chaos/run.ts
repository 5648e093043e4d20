import { rowsOf } from '../../../../tests/postgres.js';
import { createTable, joinTable } from '../client.js';
import { checkStored } from './check.js';
import { Nodes } from './nodes.js';
import { ChaosPlayer, type Run, Told } from './player.js';

export interface ChaosOptions {
  seconds: number;
  nodes: number;
  tables: number;
  /** Milliseconds between two faults, on average. */
  every: number;
  /** Milliseconds before an answer, on average. */
  pace: number;
  /** Milliseconds for which a killed or stopped node stays down; 0 by default. */
  down?: number;
  /** The kinds of faults; all by default. */
  kinds?: readonly Fault[];
  /** Called with a description of every fault. */
  tell?: (text: string) => void;
}
export type Fault = 'kill' | 'freeze' | 'stop' | 'postgres' | 'tear';
const FAULTS: readonly Fault[] = ['kill', 'kill', 'freeze', 'stop', 'stop', 'postgres', 'tear', 'tear'];

/** The results of a run. Times are in milliseconds. */
export interface ChaosReport {
  seconds: number;
  nodes: number;
  tables: number;
  faults: Record<Fault, number>;
  answers: number;
  /** The time from a fault until an interrupted player could go on, by kind of fault. */
  recovery: Partial<Record<Fault, Times>>;
  answer: Times;
  /** The number of refusals, by reason. */
  refusals: Record<string, number>;
  finishedGames: number;
  /** Descriptions of things that must never happen, but did. */
  violations: string[];
}
interface Times {
  count: number;
  p50: number;
  p99: number;
  longest: number;
}
const timesOf = (list: number[]): Times => {
  const times = list.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return { count: times.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
};

interface Place {
  id: string;
  seats: { seat: number; player: ChaosPlayer }[];
  watchers: ChaosPlayer[];
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays real games over sockets at several nodes, with all kinds of faults. */
export class Chaos implements Run {
  readonly pace: number;
  private readonly violations: string[] = [];
  private readonly faults: Record<Fault, number> = { kill: 0, freeze: 0, stop: 0, postgres: 0, tear: 0 };
  private readonly recovery = new Map<Fault, number[]>();
  private readonly refusals: Record<string, number> = {};
  private readonly times: number[] = [];
  private answers = 0;
  private readonly places: Place[] = [];
  private readonly over: Place[] = [];
  private stopping = false;
  private lastFault: { kind: Fault; at: number } | null = null;

  private constructor(
    private readonly nodes: Nodes,
    private readonly options: ChaosOptions,
  ) {
    this.pace = options.pace;
  }

  static async run(options: ChaosOptions): Promise<ChaosReport> {
    const nodes = await Nodes.start(options.nodes);
    try {
      return await new Chaos(nodes, options).go();
    } finally {
      await nodes.stop();
    }
  }

  // ---- for players -------------------------------------------------------------------------------------------------

  anyNode(): string {
    const up = this.nodes.all.filter((node) => node.isRunning);
    return (up[Math.floor(Math.random() * up.length)] ?? this.nodes.all[0]).url;
  }
  violated(what: string): void {
    if (!this.stopping) this.violations.push(what);
  }
  acknowledged(ms: number): void {
    this.answers++;
    if (this.times.length < 200_000) this.times.push(ms);
  }
  recovered(): void {
    if (!this.lastFault) return;
    const { kind, at } = this.lastFault;
    this.recovery.set(kind, [...(this.recovery.get(kind) ?? []), performance.now() - at]);
  }
  refused(why: string): void {
    this.refusals[why] = (this.refusals[why] ?? 0) + 1;
  }

  // ---- the run -----------------------------------------------------------------------------------------------------

  private async go(): Promise<ChaosReport> {
    const { seconds, nodes, tables } = this.options;
    // The journal of a finished game is deleted, so a copy is kept for the check.
    await rowsOf(this.nodes.database, 'create table kept (like journal including all)');
    await rowsOf(
      this.nodes.database,
      `create function keep() returns trigger language plpgsql as $$ begin insert into kept values (new.*); return new; end $$`,
    );
    await rowsOf(this.nodes.database, 'create trigger keep after insert on journal for each row execute function keep()');
    for (let i = 0; i < tables; i++) this.places.push(await this.open());
    const until = performance.now() + seconds * 1000;
    const looking = this.lookAfter(until);
    await this.breakThings(until);
    await looking;
    await this.settle();
    this.stopping = true;
    const all = [...this.places, ...this.over];
    for (const { seats, watchers } of all) for (const p of [...seats.map((s) => s.player), ...watchers]) p.stop();
    const { problems, finished } = await checkStored(
      this.nodes.database,
      all.map(({ id, seats }) => ({ id, seats: seats.map(({ seat, player }) => ({ seat, acknowledged: player.acknowledged })) })),
    );
    return {
      seconds,
      nodes,
      tables,
      faults: this.faults,
      answers: this.answers,
      recovery: Object.fromEntries([...this.recovery].map(([kind, times]) => [kind, timesOf(times)])),
      answer: timesOf(this.times),
      refusals: this.refusals,
      finishedGames: finished,
      violations: [...this.violations, ...problems, ...this.nodes.all.flatMap((n) => (n.crashes > 0 ? [`${n.url} crashed`] : []))],
    };
  }
  /** Makes a table with two players, or with one and a bot, and sometimes a spectator. It keeps trying while nodes die. */
  private async open(): Promise<Place> {
    for (;;) {
      try {
        const withBot = Math.random() < 0.25;
        const others = withBot ? [{ kind: 'bot' as const, level: 'easy' as const }] : [{ kind: 'open' as const }];
        const seats = [await createTable(this.anyNode(), { others })];
        const [{ table }] = seats;
        if (!withBot) seats.push(await joinTable(this.anyNode(), table, 'Bob'));
        const people = seats.map(({ seat, secret }) => ({ seat, player: new ChaosPlayer(this, table, secret, `seat${seat}`, new Told()) }));
        const told = new Told();
        const watchers = Math.random() < 0.3 ? [0, 1].map((i) => new ChaosPlayer(this, table, undefined, `watch${i}`, told)) : [];
        people[0].player.command({ what: 'start' });
        return { id: table, seats: people, watchers };
      } catch {
        await pause(200);
      }
    }
  }
  /** Replaces finished tables with new ones. */
  private async lookAfter(until: number): Promise<void> {
    while (performance.now() < until) {
      await pause(20);
      for (const [i, place] of this.places.entries()) {
        if (!place.seats.every(({ player }) => player.isOver)) continue;
        for (const { player } of place.seats) player.stop();
        for (const watcher of place.watchers) watcher.stop();
        this.over.push(place);
        this.places[i] = await this.open();
      }
    }
  }
  private async breakThings(until: number): Promise<void> {
    const { every, tell } = this.options;
    const kinds = FAULTS.filter((kind) => this.options.kinds?.includes(kind) ?? true);
    // Each kind comes once; after that, chance decides.
    const first = [...new Set(kinds)];
    while (performance.now() < until) {
      await pause(every * (0.5 + Math.random()));
      const kind = first.shift() ?? kinds[Math.floor(Math.random() * kinds.length)];
      this.faults[kind]++;
      this.lastFault = { kind, at: performance.now() };
      tell?.(`${kind}, ${this.answers} answers`);
      await this.fault(kind);
    }
  }
  private async fault(kind: Fault): Promise<void> {
    const node = this.nodes.all[Math.floor(Math.random() * this.nodes.all.length)];
    if (kind === 'kill' || kind === 'stop') {
      const code = await node.kill(kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
      if (kind === 'stop' && code !== 0) this.violated(`a node that was stopped ended with ${code}`);
      // Without a pause, the start of the node would slow down the recovery, if all nodes run on one machine.
      await pause(this.options.down ?? 0);
      await node.start();
    } else if (kind === 'freeze') {
      node.signal('SIGSTOP');
      await pause(5000 + Math.random() * 5000);
      node.signal('SIGCONT');
    } else if (kind === 'postgres') await this.nodes.postgres.restart();
    else for (const { seats } of this.places) if (Math.random() < 0.5) seats[Math.floor(Math.random() * seats.length)].player.tear();
  }
  /** Waits without faults until every unfinished table has continued. */
  private async settle(): Promise<void> {
    const before = this.places.map(({ seats }) => seats.reduce((sum, { player }) => sum + player.acknowledged.length, 0));
    const end = performance.now() + 60_000;
    const isStuck = ({ seats }: Place, i: number): boolean =>
      !seats.some(({ player }) => player.isOver) && seats.reduce((sum, { player }) => sum + player.acknowledged.length, 0) === before[i];
    while (performance.now() < end && this.places.some(isStuck)) await pause(100);
    this.places.forEach((place, i) => {
      if (isStuck(place, i)) this.violated(`the game at ${place.id} does not go on`);
    });
  }
}
