import { action, base, faction, minion } from '@breakpoint/engine';

export const dinosaurs = faction(
  'dinosaurs',
  'core',
  [
    minion('king-rex', { power: 7, copies: 1 }),
    minion('laseratops', { power: 4, copies: 2 }),
    minion('armor-stego', { power: 3, copies: 3 }),
    minion('war-raptor', { power: 2, copies: 4 }),
    action('augmentation', { copies: 2 }),
    action('howl', { copies: 2 }),
    action('natural-selection', { copies: 1 }),
    action('rampage', { copies: 1 }),
    action('survival-of-the-fittest', { copies: 1 }),
    action('tooth-and-claw-and-guns', { copies: 1, goes: 'minion' }),
    action('upgrade', { copies: 1, goes: 'minion' }),
    action('wildlife-preserve', { copies: 1, goes: 'base' }),
  ],
  [
    base('jungle-oasis', { breakpoint: 12, vp: [2, 0, 0] }),
    base('tar-pits', { breakpoint: 16, vp: [4, 3, 2] }),
  ],
);
