import { action, base, faction, minion } from '@breakpoint/engine';

export const pirates = faction(
  'pirates',
  'core',
  [
    minion('pirate-king', { power: 5, copies: 1 }),
    minion('buccaneer', { power: 4, copies: 2 }),
    minion('saucy-wench', { power: 3, copies: 3 }),
    minion('first-mate', { power: 2, copies: 4 }),
    action('broadside', { copies: 2 }),
    action('cannon', { copies: 1 }),
    action('dinghy', { copies: 2 }),
    action('full-sail', { copies: 1 }),
    action('powderkeg', { copies: 1 }),
    action('sea-dogs', { copies: 1 }),
    action('shanghai', { copies: 1 }),
    action('swashbuckling', { copies: 1 }),
  ],
  [
    base('the-grey-opal', { breakpoint: 17, vp: [3, 1, 1] }),
    base('tortuga', { breakpoint: 21, vp: [4, 3, 2] }),
  ],
);
