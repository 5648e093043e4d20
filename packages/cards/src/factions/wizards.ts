import { action, base, faction, minion } from '@breakpoint/engine';

export const wizards = faction(
  'wizards',
  'core',
  [
    minion('archmage', { power: 4, copies: 1 }),
    minion('chronomage', { power: 3, copies: 2 }),
    minion('enchantress', { power: 2, copies: 3 }),
    minion('neophyte', { power: 2, copies: 4 }),
    action('mass-enchantment', { copies: 1 }),
    action('mystic-studies', { copies: 2 }),
    action('portal', { copies: 1 }),
    action('sacrifice', { copies: 1 }),
    action('scry', { copies: 1 }),
    action('summon', { copies: 2 }),
    action('time-loop', { copies: 1 }),
    action('winds-of-change', { copies: 1 }),
  ],
  [
    base('school-of-wizardry', { breakpoint: 20, vp: [3, 2, 1] }),
    base('the-great-library', { breakpoint: 22, vp: [4, 2, 1] }),
  ],
);
