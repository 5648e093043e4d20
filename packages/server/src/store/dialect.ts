import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import type { Prepared } from './writer.js';

/** Kysely's own dialect for SQLite, over libsql and with statements that are prepared once. */
export class LibsqlDialect extends SqliteDialect {
  private readonly config: SqliteDialectConfig;

  constructor(prepared: Prepared) {
    const config = { database: { prepare: (text: string) => prepared.prepare(text), close: () => void prepared.db.close() } };
    super(config);
    this.config = config;
  }
  override createDriver(): LibsqlDriver {
    return new LibsqlDriver(this.config);
  }
  override createAdapter(): LibsqlAdapter {
    return new LibsqlAdapter();
  }
}

/** Kysely migrates within a transaction only if it is told that the schema can be changed in one. */
class LibsqlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): true {
    return true;
  }
}

/** A transaction takes the right to write at once, because waiting for it halfway would fail. */
class LibsqlDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
