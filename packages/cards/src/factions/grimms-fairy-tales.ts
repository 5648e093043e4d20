import { action, base, faction, minion } from '@breakpoint/engine';

export const grimmsFairyTales = faction(
  'grimms-fairy-tales',
  'culture-shock',
  [
    minion('big-bad-wolf', { power: 6, copies: 1 }),
    minion('charming-princess', { power: 4, copies: 1 }),
    minion('prince-charming', { power: 4, copies: 1 }),
    minion('red-riding-hood', { power: 3, copies: 1 }),
    minion('rumpelstiltskin', { power: 3, copies: 1 }),
    minion('the-frog-prince', { power: 3, copies: 1 }),
    minion('gretel', { power: 2, copies: 1 }),
    minion('hansel', { power: 2, copies: 1 }),
    minion('rose-red', { power: 2, copies: 1 }),
    minion('the-other-snow-white', { power: 2, copies: 1 }),
    action('another-story', { copies: 1 }),
    action('basket-of-goodies', { copies: 1 }),
    action('breadcrumbs', { copies: 1 }),
    action('fairy-godmothers-blessing', { copies: 1 }),
    action('grimms-blessing', { copies: 2, goes: 'base' }),
    action('mouse-bird-and-sausage', { copies: 1 }),
    action('teamwork', { copies: 2 }),
    action('the-woodsmans-axe', { copies: 1 }),
  ],
  [
    base('gingerbread-house', { breakpoint: 21, vp: [4, 2, 1] }),
    base('woodland-cottage', { breakpoint: 19, vp: [3, 1, 1] }),
  ],
);
