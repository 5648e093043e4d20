import { type Chance, seedFromText } from '@breakpoint/engine';
import { below } from '@breakpoint/engine/tools';
import { rowsOf } from '../../../../tests/postgres.js';
import { createTable, joinTable } from '../client.js';
import { checkStored } from './check.js';
import { ACTS } from './faults.js';
import { Nodes } from './nodes.js';
import { ChaosPlayer, type Run, Told } from './player.js';
import { addTime, type ChaosReport, emptyReport, type Fault, KINDS } from './report.js';

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
  /** Milliseconds after the last fault by which every game has to go on; a minute by default. */
  settle?: number;
  /** The kinds of faults; all by default. */
  kinds?: readonly Fault[];
  /** Decides which faults come when, and who plays where. */
  seed?: string;
  /** The bundled server; by default it is made from the sources. */
  server?: string;
  /** Called with a description of every fault, and of what comes after the last one. */
  tell?: (text: string) => void;
}
/** The faults for which the nodes need proxies. Without them, nodes answer faster. */
const needsProxy = (kind: Fault): boolean => /^(database|node)/.test(kind);

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
  private readonly seed: string;
  private readonly random: () => number;

  private constructor(
    private readonly nodes: Nodes,
    private readonly options: ChaosOptions,
  ) {
    this.pace = options.pace;
    this.seed = options.seed ?? String(Math.random());
    this.random = randomFrom(this.seed);
  }

  static async run(options: ChaosOptions): Promise<ChaosReport> {
    const nodes = await Nodes.start(options.nodes, options.server, (options.kinds ?? KINDS).some(needsProxy));
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
    const { seconds, nodes, tables, pace } = this.options;
    const { report, seed } = this;
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
    this.options.tell?.('the last fault is over');
    await Promise.all(looking);
    await this.settle();
    this.options.tell?.('every game has gone on, or not');
    this.stopping = true;
    const all = [...this.places, ...this.over];
    for (const { seats, watchers } of all) for (const p of [...seats.map((s) => s.player), ...watchers]) p.stop();
    const { problems, finished, views } = await checkStored(
      this.nodes.database,
      all.map(({ id, seats, watchers }) => ({
        id,
        seats: seats.map(({ seat, player }) => ({ seat, acknowledged: player.acknowledged })),
        told: [...seats, ...watchers.slice(0, 1).map((player) => ({ seat: -1, player }))].map(({ seat, player }) => ({
          seat,
          views: player.told.views,
        })),
      })),
    );
    report.runs.push({ seed, seconds, nodes, tables, pace });
    report.finishedGames = finished;
    report.views = views;
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
    const kinds = this.options.kinds ?? KINDS;
    // Each kind comes once before any comes again: at first in order, then at random.
    let next = [...kinds];
    let isFirst = true;
    while (performance.now() < until) {
      await pause(Math.min(every * (0.5 + this.random()), until - performance.now()));
      if (performance.now() >= until) return;
      const [kind] = next.splice(isFirst ? 0 : Math.floor(this.random() * next.length), 1);
      if (next.length === 0) {
        next = [...kinds];
        isFirst = false;
      }
      this.report.faults[kind] = (this.report.faults[kind] ?? 0) + 1;
      this.lastFault = { kind, at: performance.now() };
      tell?.(`${kind}, ${this.report.answers} answers`);
      await this.fault(kind);
    }
  }
  private async fault(kind: Fault): Promise<void> {
    const { nodes } = this;
    const which = Math.floor(this.random() * nodes.all.length);
    const server = nodes.all[which];
    await ACTS[kind]({
      nodes,
      server,
      ways: nodes.ways[which],
      between: (least, most) => pause(least + this.random() * (most - least)),
      startAgain: async () => {
        // Without a pause, the start of the node would slow down the recovery, if all nodes run on one machine.
        await pause(this.options.down ?? 0);
        await server.supervise(() => this.refused('start'));
      },
      tear: () => {
        for (const { seats } of this.places) if (this.random() < 0.5) seats[Math.floor(this.random() * seats.length)].player.tear();
      },
      violated: (what) => this.violated(what),
    });
  }
  /** Waits without faults until every unfinished table has continued. */
  private async settle(): Promise<void> {
    const before = this.places.map(({ seats }) => seats.reduce((sum, { player }) => sum + player.acknowledged.length, 0));
    const end = performance.now() + (this.options.settle ?? 60_000);
    const isStuck = ({ seats }: Place, i: number): boolean =>
      !seats.some(({ player }) => player.isOver) && seats.reduce((sum, { player }) => sum + player.acknowledged.length, 0) === before[i];
    while (performance.now() < end && this.places.some(isStuck)) await pause(100);
    this.places.forEach((place, i) => {
      if (isStuck(place, i))
        this.violated(`the game at ${place.id} does not go on: ${place.seats.map(({ player }) => player.inWords()).join('; ')}`);
    });
  }
}
