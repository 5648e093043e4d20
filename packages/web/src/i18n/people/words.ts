import type { EMOTES, PHRASES } from '@breakpoint/protocol';

/** Words for playing with people: tables and their settings, invitations, devices, talking, alerts. */
export interface PeopleWords {
  // The settings of a table.
  clocks: { none: string; minute: string; minutes: string; day: string; days: string };
  windows: string;
  windowsHint: string;
  windowKinds: { open: string; masked: string; hour: string; hours: string };
  hints: string;
  standInLevel: string;
  chat: string;
  listed: string;
  // The games of this browser.
  yourGames: string;
  onThisDevice: string;
  withWhom: string;
  nobodyYet: string;
  notBegun: string;
  finished: string;
  stopped: string;
  yourTurn: string;
  windowOpen: string;
  turnOf: string;
  timeLeft: string;
  // Invitations, and tables to join.
  share: string;
  qr: string;
  invitesYou: string;
  sameNetwork: string;
  onlyHere: string;
  anyone: string;
  quickMatch: string;
  pace: string;
  quickHint: string;
  findOpponent: string;
  quickHintSlow: string;
  waitingForOpponent: string;
  waitingLong: string;
  stopWaiting: string;
  openTables: string;
  noOpenTables: string;
  tableOf: string;
  seatsTaken: string;
  joinIt: string;
  // Other devices.
  devices: string;
  devicesHint: string;
  bringSeat: string;
  bringAll: string;
  closeOthers: string;
  othersClosed: string;
  takeHint: string;
  takeSeats: string;
  // Talking.
  talk: string;
  watcher: string;
  watches: string;
  write: string;
  send: string;
  mute: string;
  watchersAll: string;
  watchersApart: string;
  emotes: Record<(typeof EMOTES)[number], string>;
  phrases: Record<(typeof PHRASES)[number], string>;
  // Alerts.
  alerts: string;
  alertsRefused: string;
  // Replays.
  shareReplay: string;
  shareReplayHint: string;
}
