import { action, base, faction, minion } from '@breakpoint/engine';

export const vigilantes = faction(
  'vigilantes',
  'seventies',
  [
    minion('brojak', { power: 4, copies: 1 }),
    minion('death-wisher', { power: 4, copies: 1 }),
    minion('dusty-henry', { power: 4, copies: 1 }),
    minion('foxy-green', { power: 4, copies: 1 }),
    minion('jacky-bill', { power: 4, copies: 1 }),
    minion('shift', { power: 4, copies: 1 }),
    minion('stoneford', { power: 4, copies: 1 }),
    action('a-whole-lot-meaner', { copies: 1 }),
    action('feeling-lucky', { copies: 1, goes: 'minion' }),
    action('knocked-into-next-week', { copies: 1 }),
    action('lets-finish-this', { copies: 1, goes: 'base' }),
    action('make-my-day', { copies: 1 }),
    action('scared-straight', { copies: 1 }),
    action('shrug-it-off', { copies: 1, goes: 'base' }),
    action('street-justice', { copies: 1, goes: 'base' }),
    action('the-revenge', { copies: 1 }),
    action('tough-it-out', { copies: 2, goes: 'minion' }),
    action('who-loves-ya-baby', { copies: 2 }),
  ],
  [
    base('hideout', { breakpoint: 18, vp: [3, 1, 1] }),
    base('the-mean-streets', { breakpoint: 25, vp: [5, 3, 2] }),
  ],
);
