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
import type { Prepared } from './writer.js';

/** Kysely over libsql's synchronous interface: one file, one connection, one user of it at a time. */
export class LibsqlDialect implements Dialect {
  constructor(private readonly prepared: Prepared) {}
  createDriver(): Driver {
    return new LibsqlDriver(this.prepared);
  }
  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): SqliteAdapter {
    return new LibsqlAdapter();
  }
  // biome-ignore lint/suspicious/noExplicitAny: kysely's own signature
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely migrates within a transaction only if it is told that the schema can be changed in one. */
class LibsqlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): true {
    return true;
  }
}

class LibsqlDriver implements Driver {
  private readonly connection: LibsqlConnection;
  /** Resolves when the connection is free, because a transaction must not be mixed with other queries. */
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(private readonly prepared: Prepared) {
    this.connection = new LibsqlConnection(prepared);
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release = (): void => undefined;
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
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
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    this.prepared.db.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  constructor(private readonly prepared: Prepared) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepared.prepare(sql);
    if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
    const { changes, lastInsertRowid } = statement.run([...parameters]);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('libsql does not stream');
  }
}
