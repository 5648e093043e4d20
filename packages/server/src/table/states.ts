import type { Seat } from '@breakpoint/engine';
import { stateFor as matchState, type SeatInfo, type TableState } from '@breakpoint/match';
import type { GameAtTable } from './game.js';
import { seatInfo } from './lobby.js';
import type { Stream } from './stream.js';

// The state of a table apart from the position: the part that is the same for everybody, and the part of one stream. Both are made
// from the previous ones, so that a part that has not changed is the same object as before.

export type PublicState = Pick<TableState, 'players' | 'vote' | 'clock' | 'watchers' | 'chat'>;
export type OwnState = Omit<TableState, keyof PublicState>;
export interface StateParts {
  alike: PublicState;
  own: OwnState;
}
export const wholeState = ({ alike, own }: StateParts): TableState => ({ ...own, ...alike });

const PLAYER_FIELDS = fieldsOf<SeatInfo>({
  name: 0,
  kind: 0,
  level: 0,
  connected: 0,
  conceded: 0,
  left: 0,
  standIn: 0,
  standInFrom: 0,
});
const OWN_FIELDS = fieldsOf<OwnState>({
  status: 0,
  me: 0,
  canUndo: 0,
  undoMarks: 0,
  canAskUndo: 0,
  canHint: 0,
  result: 0,
  problem: 0,
  window: 0,
  windowUntil: 0,
  given: 0,
  passing: 0,
  tookBack: 0,
  lost: 0,
  documents: 0,
  replay: 0,
  spectators: 0,
});
/** The names of all fields of a type; the compiler complains if one is missing. */
function fieldsOf<T>(all: Record<keyof T, 0>): readonly (keyof T)[] {
  return Object.keys(all) as (keyof T)[];
}
/** The previous object, if the new one has the same values. */
function orSame<T extends object>(last: T | undefined, now: T, fields: readonly (keyof T)[]): T {
  if (last === undefined) return now;
  for (const field of fields) if (last[field] !== now[field]) return now;
  return last;
}

export function publicState(game: GameAtTable, last?: PublicState): PublicState {
  const { match, table } = game;
  game.noteHands();
  const players = table.seats.map((_, seat) => orSame(last?.players[seat], playerState(game, seat), PLAYER_FIELDS));
  const now: PublicState = {
    players: last?.players.length === players.length && players.every((p, i) => p === last.players[i]) ? last.players : players,
    vote: game.vote?.view ?? null,
    clock: match.isRunning ? (game.clock?.shown ?? null) : null,
    watchers: table.people.watch.peers.size,
  };
  if (table.config.chat) now.chat = true;
  return now;
}
function playerState(game: GameAtTable, seat: Seat): SeatInfo {
  const { gone, stand_in } = game.table.seats[seat];
  const info = seatInfo(game.table, seat);
  const from = game.standInFrom(seat);
  if (game.match.conceded[seat]) info.conceded = true;
  if (gone) info.left = true;
  if (stand_in) info.standIn = true;
  if (from !== undefined) info.standInFrom = from;
  return info;
}

export function ownState(game: GameAtTable, stream: Stream, last?: OwnState): OwnState {
  const state: OwnState = matchState(game.match, stream.seat);
  state.canAskUndo &&= game.vote === null;
  state.canHint &&= game.table.people.mayAskForHints;
  if (stream.seat >= 0 && stream.seat === game.table.row.host) state.spectators = game.table.config.watchers ?? 'talk';
  // From the end of the game until its recording is stored, there is nothing to watch yet.
  if (game.table.row.phase === 'over') state.replay = `server/${game.stored.row.id}`;
  return orSame(last, state, OWN_FIELDS);
}
