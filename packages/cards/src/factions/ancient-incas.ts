import { action, base, faction, minion } from '@breakpoint/engine';

export const ancientIncas = faction(
  'ancient-incas',
  'culture-shock',
  [
    minion('sapa-inca', { power: 5, copies: 1 }),
    minion('child-of-the-sun', { power: 4, copies: 2 }),
    minion('incan-engineer', { power: 3, copies: 3 }),
    minion('llama', { power: 2, copies: 4 }),
    action('armory', { copies: 2, goes: 'base' }),
    action('ashlar-masonry', { copies: 1 }),
    action('fortress-walls', { copies: 2, goes: 'base' }),
    action('golden-condor', { copies: 1 }),
    action('quipu-strings', { copies: 1 }),
    action('royal-highway', { copies: 1, goes: 'base' }),
    action('signs-in-the-stars', { copies: 1, goes: 'base' }),
    action('temple-of-the-sun', { copies: 1, goes: 'base' }),
  ],
  [
    base('cuzcu', { breakpoint: 30, vp: [5, 3, 2] }),
    base('machu-picchu', { breakpoint: 20, vp: [4, 2, 1] }),
  ],
);
