import { action, base, faction, minion } from '@breakpoint/engine';

export const russianFairyTales = faction(
  'russian-fairy-tales',
  'culture-shock',
  [
    minion('baba-yaga', { power: 5, copies: 1 }),
    minion('finist-the-falcon', { power: 4, copies: 1 }),
    minion('the-birch-woman', { power: 4, copies: 1 }),
    minion('the-gray-wolf', { power: 3, copies: 1 }),
    minion('foolish-magician', { power: 3, copies: 2 }),
    minion('the-birch', { power: 2, copies: 1 }),
    minion('tsar-eagle', { power: 2, copies: 2 }),
    minion('toad', { power: 0, copies: 1 }),
    action('bewitched', { copies: 1, goes: 'minion' }),
    action('fetch-i-know-not-what', { copies: 1 }),
    action('go-i-know-not-whither', { copies: 1 }),
    action('go-see-my-sister', { copies: 1, goes: 'base' }),
    action('mass-transformation', { copies: 1 }),
    action('the-frog-princess', { copies: 1, goes: 'minion' }),
    action('the-water-of-life', { copies: 2 }),
    action('transformation', { copies: 2 }),
  ],
  [
    base('giant-turnip', { breakpoint: 30, vp: [5, 3, 3] }),
    base('transformation-spring', { breakpoint: 19, vp: [4, 2, 1] }),
  ],
);
