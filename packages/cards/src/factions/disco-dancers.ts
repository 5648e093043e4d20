import { action, base, faction, minion } from '@breakpoint/engine';

export const discoDancers = faction(
  'disco-dancers',
  'seventies',
  [
    minion('dancing-king', { power: 5, copies: 1 }),
    minion('disco-lou', { power: 4, copies: 2 }),
    minion('diva', { power: 3, copies: 3 }),
    minion('roller', { power: 2, copies: 4 }),
    action('celebration', { copies: 1 }),
    action('disco-inferno', { copies: 1 }),
    action('get-down-tonight', { copies: 1 }),
    action('im-so-excited', { copies: 1 }),
    action('i-will-survive', { copies: 1 }),
    action('its-raining-men', { copies: 1 }),
    action('last-dance', { copies: 1 }),
    action('stayin-alive', { copies: 1 }),
    action('turn-the-beat-around', { copies: 1 }),
    action('we-are-family', { copies: 1, goes: 'minion' }),
  ],
  [
    base('boogie-wonderland', { breakpoint: 21, vp: [4, 2, 1] }),
    base('funky-town', { breakpoint: 23, vp: [4, 3, 2] }),
  ],
);
