import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.js';

// What playing with people needs beside tables and games: whose turn it is, keys of other devices, links, talk, alerts.

/** Whose turn it is at a table, as everybody there may know it: told to those who are not at the table. */
export interface TurnRow {
  table_id: string;
  game_id: string;
  /** The seat that is asked; -1: a window is open. */
  seat: number;
  turn: number;
  at: number;
}
/** Another secret of a seat, for another device. */
export interface KeyRow {
  hash: string;
  table_id: string;
  /** The hash of the seat's own secret. */
  owner: string;
  at: number;
}
/** Seats that can be brought to another device, once. */
export interface LinkRow {
  /** Of the link's code, never the code. */
  hash: string;
  /** Which: a list of `{ table, owner }`. */
  seats: string;
  until: number;
}

export interface PeopleSchema {
  turns: TurnRow;
  keys: KeyRow;
  links: LinkRow;
}

export async function createPeopleTables(db: Kysely<Schema>): Promise<void> {
  const make = (name: keyof PeopleSchema) => db.schema.createTable(name).ifNotExists();
  await make('turns')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await make('keys')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await make('links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('seats_secret').ifNotExists().on('seats').column('secret_hash').execute();
  await db.schema.createIndex('keys_owner').ifNotExists().on('keys').column('owner').execute();
}

/** Forgets what belongs to this table. */
export async function forgetPeopleOf(tx: Transaction<Schema>, tableId: string): Promise<void> {
  for (const name of ['turns', 'keys'] as const) await tx.deleteFrom(name).where('table_id', '=', tableId).execute();
}

/** Takes a seat away from all devices but the one that holds its own secret. */
export async function forgetDevicesOf(tx: Transaction<Schema>, owner: string): Promise<void> {
  await tx.deleteFrom('keys').where('owner', '=', owner).execute();
}
