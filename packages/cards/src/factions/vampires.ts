import { action, base, faction, minion } from '@breakpoint/engine';

export const vampires = faction(
  'vampires',
  'monster-smash',
  [
    minion('the-count', { power: 5, copies: 1 }),
    minion('nightstalker', { power: 4, copies: 2 }),
    minion('heavy-drinker', { power: 3, copies: 3 }),
    minion('fledgling-vampire', { power: 2, copies: 4 }),
    action('big-gulp', { copies: 1 }),
    action('buffet', { copies: 1 }),
    action('crack-of-dusk', { copies: 2 }),
    action('cull-the-weak', { copies: 1 }),
    action('dinner-date', { copies: 2 }),
    action('mad-monster-party', { copies: 1 }),
    action('opportunist', { copies: 1, goes: 'minion' }),
    action('summon-wolves', { copies: 1, goes: 'base' }),
  ],
  [
    base('castle-blood', { breakpoint: 18, vp: [3, 1, 1] }),
    base('crypt', { breakpoint: 20, vp: [4, 2, 2] }),
  ],
);
