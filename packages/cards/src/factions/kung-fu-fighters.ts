import { action, base, faction, minion } from '@breakpoint/engine';

export const kungFuFighters = faction(
  'kung-fu-fighters',
  'seventies',
  [
    minion('dragon-warrior', { power: 5, copies: 1 }),
    minion('lady-whirlwind', { power: 4, copies: 2 }),
    minion('drunken-master', { power: 3, copies: 3 }),
    minion('cricket', { power: 2, copies: 4 }),
    action('a-little-bit-frightening', { copies: 1 }),
    action('ancient-chinese-art', { copies: 2, goes: 'base' }),
    action('everybody-knew-their-part', { copies: 1 }),
    action('everybody-was-kung-fu-fighting', { copies: 1 }),
    action('expert-timing', { copies: 1 }),
    action('fast-as-lightning', { copies: 2 }),
    action('lets-get-it-on', { copies: 1 }),
    action('oh-hoh-hoh-hoah', { copies: 1, goes: 'base' }),
  ],
  [
    base('ancient-dojo', { breakpoint: 25, vp: [5, 4, 3] }),
    base('tournament-site', { breakpoint: 19, vp: [2, 0, 0] }),
  ],
);
