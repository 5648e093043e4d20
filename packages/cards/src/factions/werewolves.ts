import { action, base, faction, minion } from '@breakpoint/engine';

export const werewolves = faction(
  'werewolves',
  'monster-smash',
  [
    minion('pack-alpha', { power: 5, copies: 1 }),
    minion('loup-garou', { power: 4, copies: 2 }),
    minion('teenage-wolf', { power: 3, copies: 3 }),
    minion('howler', { power: 2, copies: 4 }),
    action('chew-toy', { copies: 2 }),
    action('frenzy', { copies: 2 }),
    action('full-moon', { copies: 1, goes: 'base' }),
    action('leader-of-the-pack', { copies: 1, goes: 'minion' }),
    action('let-the-dog-out', { copies: 1 }),
    action('marking-territory', { copies: 1, goes: 'base' }),
    action('moontouched', { copies: 1, goes: 'minion' }),
    action('unstoppable', { copies: 1, goes: 'minion' }),
  ],
  [
    base('moot-site', { breakpoint: 15, vp: [2, 1, 0] }),
    base('standing-stones', { breakpoint: 20, vp: [4, 2, 1] }),
  ],
);
