import { action, base, faction, minion } from '@breakpoint/engine';

export const robots = faction(
  'robots',
  'core',
  [
    minion('nukebot', { power: 5, copies: 1 }),
    minion('warbot', { power: 4, copies: 2 }),
    minion('hoverbot', { power: 3, copies: 3 }),
    minion('zapbot', { power: 2, copies: 4 }),
    minion('microbot-alpha', { power: 1, copies: 1 }),
    minion('microbot-archive', { power: 1, copies: 1 }),
    minion('microbot-fixer', { power: 1, copies: 2 }),
    minion('microbot-guard', { power: 1, copies: 2 }),
    minion('microbot-reclaimer', { power: 1, copies: 2 }),
    action('tech-center', { copies: 2 }),
  ],
  [
    base('factory-436-1337', { breakpoint: 25, vp: [2, 2, 1] }),
    base('the-central-brain', { breakpoint: 19, vp: [4, 2, 1] }),
  ],
);
