import { action, base, faction, minion } from '@breakpoint/engine';

export const tricksters = faction(
  'tricksters',
  'core',
  [
    minion('leprechaun', { power: 5, copies: 1 }),
    minion('brownie', { power: 4, copies: 2 }),
    minion('gnome', { power: 3, copies: 3 }),
    minion('gremlin', { power: 2, copies: 4 }),
    action('block-the-path', { copies: 1, goes: 'base' }),
    action('disenchant', { copies: 2 }),
    action('enshrouding-mist', { copies: 2, goes: 'base' }),
    action('flame-trap', { copies: 1, goes: 'base' }),
    action('hideout', { copies: 1, goes: 'base' }),
    action('mark-of-sleep', { copies: 1 }),
    action('pay-the-piper', { copies: 1, goes: 'base' }),
    action('take-the-shinies', { copies: 1 }),
  ],
  [
    base('cave-of-shinies', { breakpoint: 23, vp: [4, 2, 1] }),
    base('mushroom-kingdom', { breakpoint: 20, vp: [5, 3, 2] }),
  ],
);
