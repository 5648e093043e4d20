import { action, base, faction, minion } from '@breakpoint/engine';

export const ninjas = faction(
  'ninjas',
  'core',
  [
    minion('ninja-master', { power: 5, copies: 1 }),
    minion('tiger-assassin', { power: 4, copies: 2 }),
    minion('shinobi', { power: 3, copies: 3 }),
    minion('ninja-acolyte', { power: 2, copies: 4 }),
    action('assassination', { copies: 1, goes: 'minion' }),
    action('disguise', { copies: 1 }),
    action('hidden-ninja', { copies: 1 }),
    action('infiltrate', { copies: 2, goes: 'base' }),
    action('poison', { copies: 1, goes: 'minion' }),
    action('seeing-stars', { copies: 2 }),
    action('smoke-bomb', { copies: 1, goes: 'minion' }),
    action('way-of-deception', { copies: 1 }),
  ],
  [
    base('ninja-dojo', { breakpoint: 18, vp: [2, 3, 2] }),
    base('temple-of-goju', { breakpoint: 18, vp: [2, 3, 2] }),
  ],
);
