import { action, base, faction, minion } from '@breakpoint/engine';

export const polynesianVoyagers = faction(
  'polynesian-voyagers',
  'culture-shock',
  [
    minion('maui', { power: 5, copies: 1 }),
    minion('wayfinder', { power: 4, copies: 2 }),
    minion('tiki', { power: 3, copies: 3 }),
    minion('moai', { power: 3, copies: 4 }),
    action('growth-of-the-tribes', { copies: 1 }),
    action('knowledge-of-the-tribes', { copies: 1 }),
    action('unity-of-the-tribes', { copies: 1 }),
    action('ocean-tattoo', { copies: 1, goes: 'minion' }),
    action('shark-tattoo', { copies: 2, goes: 'minion' }),
    action('sun-tattoo', { copies: 2, goes: 'minion' }),
    action('tattoo-artist', { copies: 1 }),
    action('volcanic-uprising', { copies: 1 }),
  ],
  [
    base('island-chain', { breakpoint: 17, vp: [3, 1, 1] }),
    base('island-peak', { breakpoint: 23, vp: [4, 2, 1] }),
    base('tropical-paradise', { breakpoint: 20, vp: [3, 2, 1] }),
  ],
);
