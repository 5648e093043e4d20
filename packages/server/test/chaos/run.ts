import { type Chance, seedFromText } from '@breakpoint/engine';
import { below } from '@breakpoint/engine/tools';
import { rowsOf } from '../../../../tests/postgres.js';
import { createTable, joinTable } from '../client.js';
import { checkStored } from './check.js';
import { Nodes } from './nodes.js';
import { ChaosPlayer, type Run, Told } from './player.js';
import { addTime, type ChaosReport, emptyReport, type Fault } from './report.js';

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
  /** Decides which faults come when, and who plays where. */
  seed?: string;
  /** The bundled server; by default it is made from the sources. */
  server?: string;
  /** Called with a description of every fault. */
  tell?: (text: string) => void;
}
/** The faults from which one is chosen at random. */
const MIX: readonly Fault[] = ['kill', 'kill', 'freeze', 'stop', 'stop', 'postgres', 'postgres-kill', 'tear', 'tear'];

interface Place {
  id: string;
  seats: { seat: number; player: ChaosPlayer }[];
  watchers: ChaosPlayer[];
}
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers from 0 to 1 that depend only on the seed. */
function randomFrom(seed: string): () => number {
  const chance: Chance = { key: seedFromText(seed), used: 0 };
  return () => below(chance, 1_000_000) / 1_000_000;
}

/** Plays real games over sockets at several nodes, with all kinds of faults. */
export class Chaos implements Run {
  readonly pace: number;
  private readonly report = emptyReport();
  private readonly places: Place[] = [];
  private readonly over: Place[] = [];
  private stopping = false;
  private lastFault: { kind: Fault; at: number } | null = null;
  private readonly random: () => number;

  private constructor(
    private readonly nodes: Nodes,
    private readonly options: ChaosOptions,
  ) {
    this.pace = options.pace;
    this.random = randomFrom(options.seed ?? String(Math.random()));
  }

  static async run(options: ChaosOptions): Promise<ChaosReport> {
    const nodes = await Nodes.start(options.nodes, options.server);
    try {
      return await new Chaos(nodes, options).go();
    } finally {
      await nodes.stop();
    }
  }

  // ---- for players -------------------------------------------------------------------------------------------------

  anyNode(): string {
    const up = this.nodes.all.filter((node) => node.isRunning);
    return (up[Math.floor(this.random() * up.length)] ?? this.nodes.all[0]).url;
  }
  violated(what: string): void {
    if (!this.stopping) this.report.violations.push(what);
  }
  acknowledged(ms: number): void {
    this.report.answers++;
    addTime(this.report.answer, ms);
  }
  recovered(pause: number | null): void {
    if (!this.lastFault) return;
    const { kind, at } = this.lastFault;
    const { recovery, pauses } = this.report;
    recovery[kind] ??= {};
    addTime(recovery[kind], performance.now() - at);
    if (pause === null) return;
    pauses[kind] ??= {};
    addTime(pauses[kind], pause);
  }
  refused(why: string): void {
    const { refusals } = this.report;
    refusals[why] = (refusals[why] ?? 0) + 1;
  }

  // ---- the run -----------------------------------------------------------------------------------------------------

  private async go(): Promise<ChaosReport> {
    const { seconds, nodes, tables, pace, seed = '' } = this.options;
    const { report } = this;
    // The journal of a finished game is deleted, so a copy is kept for the check.
    await rowsOf(this.nodes.database, 'create table kept (like journal including all)');
    await rowsOf(
      this.nodes.database,
      `create function keep() returns trigger language plpgsql as $$ begin insert into kept values (new.*); return new; end $$`,
    );
    await rowsOf(this.nodes.database, 'create trigger keep after insert on journal for each row execute function keep()');
    for (let i = 0; i < tables; i++) this.places.push(await this.open());
    const until = performance.now() + seconds * 1000;
    const looking = this.places.map((_, i) => this.lookAfter(i, until));
    await this.breakThings(until);
    await Promise.all(looking);
    await this.settle();
    this.stopping = true;
    const all = [...this.places, ...this.over];
    for (const { seats, watchers } of all) for (const p of [...seats.map((s) => s.player), ...watchers]) p.stop();
    const { problems, finished } = await checkStored(
      this.nodes.database,
      all.map(({ id, seats }) => ({ id, seats: seats.map(({ seat, player }) => ({ seat, acknowledged: player.acknowledged })) })),
    );
    report.runs.push({ seed, seconds, nodes, tables, pace });
    report.finishedGames = finished;
    report.violations.push(...problems, ...this.nodes.all.flatMap((n) => (n.crashes > 0 ? [`${n.url} crashed`] : [])));
    return report;
  }
  /** Makes a table with two players, or with one and a bot, and sometimes a spectator. It keeps trying while nodes die. */
  private async open(): Promise<Place> {
    for (;;) {
      try {
        const withBot = this.random() < 0.25;
        const others = withBot ? [{ kind: 'bot' as const, level: 'easy' as const }] : [{ kind: 'open' as const }];
        const seats = [await createTable(this.anyNode(), { others })];
        const [{ table }] = seats;
        if (!withBot) seats.push(await joinTable(this.anyNode(), table, 'Bob'));
        const people = seats.map(({ seat, secret }) => ({ seat, player: new ChaosPlayer(this, table, secret, `seat${seat}`, new Told()) }));
        const told = new Told();
        const watchers = this.random() < 0.3 ? [0, 1].map((i) => new ChaosPlayer(this, table, undefined, `watch${i}`, told)) : [];
        people[0].player.command({ what: 'start' });
        return { id: table, seats: people, watchers };
      } catch {
        await pause(200);
      }
    }
  }
  /** Replaces a table with a new one whenever its game is finished. */
  private async lookAfter(i: number, until: number): Promise<void> {
    while (performance.now() < until) {
      await pause(20);
      const place = this.places[i];
      if (!place.seats.every(({ player }) => player.isOver)) continue;
      for (const { player } of place.seats) player.stop();
      for (const watcher of place.watchers) watcher.stop();
      this.over.push(place);
      this.places[i] = await this.open();
    }
  }
  private async breakThings(until: number): Promise<void> {
    const { every, tell } = this.options;
    const kinds = MIX.filter((kind) => this.options.kinds?.includes(kind) ?? true);
    // Each kind comes once; after that, chance decides.
    const first = [...new Set(kinds)];
    while (performance.now() < until) {
      await pause(Math.min(every * (0.5 + this.random()), until - performance.now()));
      if (performance.now() >= until) return;
      const kind = first.shift() ?? kinds[Math.floor(this.random() * kinds.length)];
      this.report.faults[kind] = (this.report.faults[kind] ?? 0) + 1;
      this.lastFault = { kind, at: performance.now() };
      tell?.(`${kind}, ${this.report.answers} answers`);
      await this.fault(kind);
    }
  }
  private async fault(kind: Fault): Promise<void> {
    const node = this.nodes.all[Math.floor(this.random() * this.nodes.all.length)];
    if (kind === 'kill' || kind === 'stop') {
      const code = await node.kill(kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
      if (kind === 'stop' && code !== 0) this.violated(`a node that was stopped ended with ${code}`);
      // Without a pause, the start of the node would slow down the recovery, if all nodes run on one machine.
      await pause(this.options.down ?? 0);
      await node.start();
    } else if (kind === 'freeze') {
      node.signal('SIGSTOP');
      await pause(5000 + this.random() * 5000);
      node.signal('SIGCONT');
    } else if (kind === 'postgres') await this.nodes.postgres.restart();
    else if (kind === 'postgres-kill') await this.nodes.postgres.crash();
    else for (const { seats } of this.places) if (this.random() < 0.5) seats[Math.floor(this.random() * seats.length)].player.tear();
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
