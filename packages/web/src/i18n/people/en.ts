import type { PeopleWords } from './words.js';

export const en: PeopleWords = {
  clocks: { none: 'None', minute: '1 minute a turn', minutes: '{n} minutes a turn', day: '1 day a turn', days: '{n} days a turn' },
  windows: 'Time for Specials',
  windowsHint: 'If the time is always the same, nobody can tell from a pause what you hold.',
  windowKinds: { open: 'Only as long as needed', masked: 'Always {n} seconds', hour: 'Always 1 hour', hours: 'Always {n} hours' },
  hints: 'Players may ask a bot for advice',
  standInLevel: 'Level of stand-in bots',
  chat: 'Players may write to each other',
  listed: 'Anyone may find this table and join',
  yourGames: 'Your games',
  onThisDevice: 'On this device',
  withWhom: 'With {who}',
  nobodyYet: 'Nobody else yet',
  notBegun: 'Not started yet',
  finished: 'Finished: play again?',
  stopped: 'Stopped by a bug',
  yourTurn: 'Your turn',
  windowOpen: 'Specials may be played',
  turnOf: '{who}’s turn',
  timeLeft: '{time} left',
};
