import type { Kysely } from 'kysely';
import type { Statements } from '../store/backend.js';
import type { Schema } from '../store/schema.js';

// What playing with people needs besides tables and games: turns, keys of other devices, links, talk, alerts.

/** The public information about the turn at a table, for players who are not there. */
export interface TurnRow {
  table_id: string;
  game_id: string;
  /** The seat that must answer; -1: a window is open. */
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
/** A link that brings seats to another device, once. */
export interface LinkRow {
  /** The hash of the link's code; the code itself is never stored. */
  hash: string;
  /** A JSON list of `{ table, owner }`. */
  seats: string;
  until: number;
}

/** A message of the talk at a table. It is not part of the game's recording. */
export interface SaidRow {
  table_id: string;
  n: number;
  /** The game that was under way; null in the lobby. */
  game_id: string | null;
  /** -1: a spectator. */
  seat: number;
  name: string;
  say: string;
  at: number;
}
/** A seat that another seat (identified by the hash of its secret) has muted. */
export interface MuteRow {
  table_id: string;
  owner: string;
  seat: number;
}

/** A device that is alerted when it is the turn of this seat (identified by the hash of its secret). */
export interface PushRow {
  table_id: string;
  owner: string;
  endpoint: string;
  keys: string;
  language: 'en' | 'fr' | 'es';
  at: number;
}

/** A player's report about another, with the line of the talk that it is about. */
export interface ReportRow {
  id: string;
  table_id: string;
  by: number;
  about: number;
  name: string;
  line: string | null;
  why: string;
  at: number;
}

/** A document that a table's settings have named. */
export interface UseRow {
  document: string;
  table_id: string;
}

export interface PeopleSchema {
  turns: TurnRow;
  keys: KeyRow;
  links: LinkRow;
  said: SaidRow;
  mutes: MuteRow;
  pushes: PushRow;
  reports: ReportRow;
  document_uses: UseRow;
}

/** The database tables with rows about a game table. */
const OF_TABLE = ['turns', 'keys', 'said', 'mutes', 'pushes', 'reports', 'document_uses'] as const satisfies (keyof PeopleSchema)[];

/** Deletes the rows about this table. */
export function forgetPeopleOf(w: Statements, db: Kysely<Schema>, tableId: string): void {
  for (const name of OF_TABLE) w.run(db.deleteFrom(name).where('table_id', '=', tableId));
}

/** Gives a seat another secret: all other devices lose the seat, but its settings stay. */
export function changeOwner(w: Statements, db: Kysely<Schema>, owner: string, after: string): void {
  w.run(db.deleteFrom('keys').where('owner', '=', owner));
  w.run(db.deleteFrom('pushes').where('owner', '=', owner));
  w.run(db.updateTable('mutes').set({ owner: after }).where('owner', '=', owner));
}
