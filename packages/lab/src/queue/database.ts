import type { Socket } from 'node:net';
import pg from 'pg';
import { QueueError } from './errors.js';

/** The connection is lost, and the database has undone everything that was not committed. */
export class Lost extends Error {}

/** SQL error codes that concern the connection or the server and not the statement, so that another try is worthwhile. */
const PASSING = /^(08...|57P..|25P03|53300)$/;
/** Milliseconds for one statement. If it takes longer, the network counts as cut, and no result is expected. */
const PATIENCE = 60_000;

/** One connection, until it breaks. */
export class Session {
  constructor(private readonly client: pg.Client) {}

  /** `patience`: the milliseconds that the statement may take. */
  async query<T extends object>(text: string, values: unknown[] = [], patience = PATIENCE): Promise<T[]> {
    try {
      const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: patience };
      return (await this.client.query<T>(config)).rows;
    } catch (error) {
      throw judged(error);
    }
  }

  /** Disconnects after the statements that were sent. */
  async end(): Promise<void> {
    await this.client.end();
  }

  /** Disconnects at once; the database releases the locks of this session. */
  cut(): void {
    const { stream } = (this.client as unknown as { connection: { stream: Socket } }).connection;
    stream.destroy();
  }
}

/** Turns an error into `Lost` if the connection is broken and another try is worthwhile, or into a problem that a person has to solve. */
function judged(error: unknown): Error {
  const { code, message } = error as { code?: string; message: string };
  const ofDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
  return ofDatabase && !PASSING.test(code) ? new QueueError('refused', `the database refuses: ${message}`) : new Lost(message);
}

/** A database connection that is replaced whenever it breaks. */
export class Database {
  /** Called while the connection is broken: false ends the attempts to connect. */
  waits: () => boolean = () => true;
  private session: Session | null = null;
  private closed = false;

  private constructor(
    private readonly options: pg.ClientConfig,
    private readonly say: (line: string) => void,
    /** Called on every new connection before anything else. */
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

  /** Runs `work`. If the connection breaks, waits for a new one and runs `work` again from its beginning. */
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

  /** Runs `work` if the database is connected, and then disconnects. */
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
    // If the connection breaks between two statements, the next statement fails.
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
