import { action, base, faction, minion } from '@breakpoint/engine';

export const zombies = faction(
  'zombies',
  'core',
  [
    minion('zombie-lord', { power: 5, copies: 1 }),
    minion('grave-digger', { power: 4, copies: 2 }),
    minion('tenacious-z', { power: 2, copies: 3 }),
    minion('walker', { power: 2, copies: 4 }),
    action('grave-robbing', { copies: 2 }),
    action('lend-a-hand', { copies: 1 }),
    action('mall-crawl', { copies: 1 }),
    action('not-enough-bullets', { copies: 1 }),
    action('outbreak', { copies: 1 }),
    action('overrun', { copies: 1, goes: 'base' }),
    action('they-keep-coming', { copies: 2 }),
    action('theyre-coming-to-get-you', { copies: 1, goes: 'base' }),
  ],
  [
    base('evans-city-cemetery', { breakpoint: 20, vp: [5, 3, 2] }),
    base('rhodes-plaza-mall', { breakpoint: 24, vp: [0, 0, 0] }),
  ],
);
