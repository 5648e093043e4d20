import type { Report } from '@breakpoint/protocol';
import { Problem } from '../base/problems.js';
import { unguessable } from '../base/secrets.js';
import type { Store } from '../store/store.js';
import type { FeatureCommands } from '../table/events.js';
import type { Table } from '../table/table.js';

/** The most reports that are shown at once. */
const SHOWN = 200;

/** Keeps a player's report about somebody at the table, with the line that it is about, for the operator. */
export const report: FeatureCommands['report'] = async (table, stream, command, _peer, done) => {
  const { house, row, seats } = table;
  const line = command.line === undefined ? undefined : await table.talk.line(command.line);
  if (command.line !== undefined && line === undefined) throw new Problem('not-found');
  const about = line?.from ?? command.seat;
  const values = {
    id: unguessable(),
    table_id: row.id,
    by: stream.seat,
    about,
    name: line?.name ?? seats[about]?.name ?? '',
    line: line ? JSON.stringify(line) : null,
    why: command.text ?? '',
    at: house.time.now(),
    device: about < 0 ? null : ((await devicesAt(table))[about] ?? null),
  };
  await house.store.write((w, db) => {
    w.run(db.insertInto('reports').values(values));
    if (done) w.addCommand(done);
  });
  house.metrics.count('reports_total');
};

/** The devices by which the seats of this table were taken; null for a seat whose device is unknown. */
export async function devicesAt({ house, row, seats }: Table): Promise<(string | null)[]> {
  const rows = await house.store.read((db) => db.selectFrom('devices').selectAll().where('table_id', '=', row.id).execute());
  return seats.map((s) => rows.find((r) => r.owner === s.secret_hash)?.device ?? null);
}

/** The reports of players, newest first. */
export async function reports(store: Store): Promise<Report[]> {
  const rows = await store.read((db) => db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(SHOWN).execute());
  return rows.map(({ id, table_id: table, by, about, name, line, why, at, device }) => ({
    id,
    table,
    by,
    about,
    name,
    line: line === null ? null : JSON.parse(line),
    why,
    at: Number(at),
    device,
  }));
}
export const deleteReport = (store: Store, id: string): Promise<void> =>
  store.write((w, db) => w.must(db.deleteFrom('reports').where('id', '=', id), 'no such report'));
