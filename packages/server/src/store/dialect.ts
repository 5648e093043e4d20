import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';

type Libsql = InstanceType<typeof Database>;

/** Kysely over libsql's synchronous interface: one file, one connection, one user of it at a time. */
export class LibsqlDialect implements Dialect {
  constructor(private readonly file: string) {}
  createDriver(): Driver {
    return new LibsqlDriver(this.file);
  }
  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
  // biome-ignore lint/suspicious/noExplicitAny: kysely's own signature
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class LibsqlDriver implements Driver {
  private db: Libsql | null = null;
  private connection: LibsqlConnection | null = null;
  /** Resolves when the connection is free: a transaction must not be mixed with other queries. */
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.db = new Database(this.file);
    this.db.pragma('journal_mode = WAL');
    // What was stored survives not only the process but the machine.
    this.db.pragma('synchronous = FULL');
    this.db.pragma('foreign_keys = ON');
    this.connection = new LibsqlConnection(this.db);
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release = (): void => undefined;
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection!;
  }
  async releaseConnection(): Promise<void> {
    this.release();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has rolled it back already: then the first error is the one to tell.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }
  async destroy(): Promise<void> {
    this.db?.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  private readonly prepared = new Map<string, ReturnType<Libsql['prepare']>>();

  constructor(private readonly db: Libsql) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (parameters.length === 0 && /^(begin|commit|rollback)/.test(sql)) {
      this.db.exec(sql);
      return { rows: [] };
    }
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.prepared.set(sql, statement);
    }
    if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
    const { changes, lastInsertRowid } = statement.run([...parameters]);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('libsql does not stream');
  }
}
