import type { Socket } from 'node:net';
import pg from 'pg';
import { QueueError } from './errors.js';

/** The connection is no longer there; what was not committed has not happened. */
export class Lost extends Error {}

/** SQL error codes about the connection or the server rather than the statement: worth another try. */
const PASSING = /^(08...|57P..|25P03|53300)$/;
/** If a statement takes longer, in milliseconds, the network is cut: nothing will come back. */
const PATIENCE = 60_000;

/** One connection, for as long as it lasts. */
export class Session {
  constructor(private readonly client: pg.Client) {}

  /** `patience`: how long it may take, in milliseconds. */
  async query<T extends object>(text: string, values: unknown[] = [], patience = PATIENCE): Promise<T[]> {
    try {
      const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: patience };
      return (await this.client.query<T>(config)).rows;
    } catch (error) {
      throw judged(error);
    }
  }

  /** Leaves politely. */
  async end(): Promise<void> {
    await this.client.end();
  }

  /** Cut off at once; the database frees what this session has locked. */
  cut(): void {
    const { stream } = (this.client as unknown as { connection: { stream: Socket } }).connection;
    stream.destroy();
  }
}

/** Tells a broken connection, which is worth another try, from a problem that a person has to solve. */
function judged(error: unknown): Error {
  const { code, message } = error as { code?: string; message: string };
  const ofDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
  return ofDatabase && !PASSING.test(code) ? new QueueError('refused', `the database refuses: ${message}`) : new Lost(message);
}

/** A database that is connected to again whenever the connection breaks. */
export class Database {
  /** Asked while the connection is broken: is it still worth waiting? */
  waits: () => boolean = () => true;
  private session: Session | null = null;
  private closed = false;

  private constructor(
    private readonly options: pg.ClientConfig,
    private readonly say: (line: string) => void,
    /** Called first on every new connection. */
    private readonly greet: (session: Session) => Promise<void>,
  ) {}

  /** `name` is shown in the database's list of sessions. */
  static async open(url: string, name: string, say: (line: string) => void, greet: (session: Session) => Promise<void>): Promise<Database> {
    checkAddress(url);
    const options = { connectionString: url, application_name: name, keepAlive: true, connectionTimeoutMillis: 10_000 };
    const database = new Database(options, say, greet);
    try {
      database.session = await database.connect();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      throw new QueueError('connection', `can't connect to the queue's database: ${error.message}`);
    }
    return database;
  }

  /** Runs this; if the connection breaks, waits for a new one and runs it again from the beginning. */
  async run<T>(work: (session: Session) => Promise<T>): Promise<T> {
    let said = false;
    for (let wait = 100; ; wait = Math.min(2 * wait, 5000)) {
      if (this.closed) throw new Lost('closed');
      try {
        this.session ??= await this.connect();
        if (said) this.say('The database is back.');
        said = false;
        return await work(this.session);
      } catch (error) {
        if (!(error instanceof Lost) || this.closed || !this.waits()) throw error;
        this.session?.cut();
        this.session = null;
        if (!said) this.say(`The database is gone (${error.message}); trying again until it is back.`);
        said = true;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  /** Runs this if the database is connected, and disconnects. */
  async leave(work: (session: Session) => Promise<unknown>): Promise<void> {
    try {
      if (this.session === null) return;
      await work(this.session);
      await this.session.end();
      this.session = null;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    } finally {
      this.close();
    }
  }

  close(): void {
    this.closed = true;
    this.session?.cut();
    this.session = null;
  }

  private async connect(): Promise<Session> {
    const client = new pg.Client(this.options);
    // A connection that breaks while nothing is asked says so by this event; the next statement finds out.
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      const problem = judged(error);
      throw problem instanceof QueueError ? new QueueError('connection', problem.message) : problem;
    }
    const session = new Session(client);
    try {
      await this.greet(session);
    } catch (error) {
      session.cut();
      throw error;
    }
    return session;
  }
}

function checkAddress(url: string): void {
  const example = '--queue takes an address such as postgres://user@host:5432/database';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) throw new QueueError('address', example);
}
