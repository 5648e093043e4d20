import { action, base, faction, minion } from '@breakpoint/engine';

export const madScientists = faction(
  'mad-scientists',
  'monster-smash',
  [
    minion('herr-doktor', { power: 5, copies: 1 }),
    minion('the-monster', { power: 4, copies: 2 }),
    minion('lab-assistant', { power: 3, copies: 3 }),
    minion('igor', { power: 2, copies: 4 }),
    action('angry-mob', { copies: 1 }),
    action('blitzed', { copies: 1 }),
    action('body-shop', { copies: 1 }),
    action('german-engineering', { copies: 1, goes: 'base' }),
    action('grave-situation', { copies: 1, goes: 'base' }),
    action('its-alive', { copies: 2 }),
    action('jolt', { copies: 1 }),
    action('uberserum', { copies: 2, goes: 'minion' }),
  ],
  [
    base('golem-schloss', { breakpoint: 22, vp: [3, 3, 2] }),
    base('laboratorium', { breakpoint: 25, vp: [5, 3, 3] }),
  ],
);
