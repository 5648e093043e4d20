import { action, base, faction, minion } from '@breakpoint/engine';

export const truckers = faction(
  'truckers',
  'seventies',
  [
    minion('el-bandido', { power: 5, copies: 1 }),
    minion('rubber-chicken', { power: 4, copies: 2 }),
    minion('skinny-minnie', { power: 3, copies: 3 }),
    minion('good-buddy', { power: 2, copies: 4 }),
    action('armored-truck', { copies: 1, goes: 'base' }),
    action('cab-over-pete', { copies: 2, goes: 'base' }),
    action('convoy', { copies: 2, goes: 'base' }),
    action('dekotora', { copies: 1, goes: 'base' }),
    action('fixin-to-fix-it', { copies: 1 }),
    action('high-speed-chase', { copies: 1, goes: 'base' }),
    action('hotwire', { copies: 1 }),
    action('rally', { copies: 1 }),
  ],
  [
    base('the-greasy-spoon', { breakpoint: 20, vp: [4, 2, 1] }),
    base('truck-stop', { breakpoint: 18, vp: [3, 2, 1] }),
  ],
);
