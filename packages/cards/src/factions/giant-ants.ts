import { action, base, faction, minion } from '@breakpoint/engine';

export const giantAnts = faction(
  'giant-ants',
  'monster-smash',
  [
    minion('killer-queen', { power: 4, copies: 1 }),
    minion('drone', { power: 3, copies: 2 }),
    minion('soldier', { power: 1, copies: 3 }),
    minion('worker', { power: 0, copies: 4 }),
    action('a-kind-of-magic', { copies: 1 }),
    action('gimme-the-prize', { copies: 2 }),
    action('headlong', { copies: 1 }),
    action('the-show-must-go-on', { copies: 1, goes: 'base' }),
    action('under-pressure', { copies: 1 }),
    action('we-are-the-champions', { copies: 1 }),
    action('we-will-rock-you', { copies: 2 }),
    action('who-wants-to-live-forever', { copies: 1 }),
  ],
  [
    base('egg-chamber', { breakpoint: 17, vp: [3, 1, 1] }),
    base('the-hill', { breakpoint: 23, vp: [4, 2, 1] }),
  ],
);
