import { action, base, faction, minion } from '@breakpoint/engine';

export const anansiTales = faction(
  'anansi-tales',
  'culture-shock',
  [
    minion('anansi-the-spider', { power: 5, copies: 1 }),
    minion('onini-the-python', { power: 4, copies: 1 }),
    minion('osebo-the-leopard', { power: 4, copies: 1 }),
    minion('akye-the-turtle', { power: 3, copies: 3 }),
    minion('mboro-hornet', { power: 2, copies: 4 }),
    action('collecting-stories', { copies: 2 }),
    action('ear-of-corn', { copies: 1 }),
    action('feather-gifts', { copies: 1 }),
    action('let-it-be-full-and-eat', { copies: 1 }),
    action('pot-of-beans', { copies: 2 }),
    action('pot-of-wisdom', { copies: 1 }),
    action('the-perfect-gift', { copies: 1 }),
    action('trading-stories', { copies: 1 }),
  ],
  [
    base('anansis-web', { breakpoint: 17, vp: [3, 2, 1] }),
    base('storytellers-hut', { breakpoint: 24, vp: [4, 2, 1] }),
  ],
);
