import type { State } from './state.js';

/** A short fingerprint of a whole position, for golden files and comparisons. */
export function hashOf(s: State): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  const add = (n: number): void => {
    a = Math.imul(a ^ n, 0x01000193);
    b = Math.imul(b ^ n, 0x85ebca6b) ^ (b >>> 13);
  };
  const addList = (list: readonly number[]): void => {
    add(list.length);
    for (const n of list) add(n);
  };
  const columns = s.whole;
  for (let i = 0; i < columns.length; i++) add(columns[i]);
  for (const lists of [s.hands, s.decks, s.discards, s.cardsAt, s.factions]) for (const list of lists) addList(list);
  for (const list of [s.baseDeck, s.baseDiscard, s.bases, s.aside, s.vp, s.uses, s.pool]) addList(list);
  addList([s.step, s.turn, s.active, s.first, s.substep, s.winner, s.chance.used, ...s.chance.key]);
  if (s.deeds.length > 0) addList(s.deeds.flatMap((d) => [d.what.length, d.seat, d.by, d.base, d.card ?? 0]));
  // The few waiting or lasting things have many shapes.
  const waiting = JSON.stringify([s.allowances, s.plays, s.effects, s.queue, s.arisen, s.reactions, s.limbo, s.scoring]);
  // The fingerprints in golden files were made when these two fields had other names.
  const rest = waiting.replaceAll('"arrival":', '"stay":').replaceAll('"toAct":', '"word":');
  for (let i = 0; i < rest.length; i++) add(rest.charCodeAt(i));
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
