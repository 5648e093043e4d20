import type { Chance } from '@breakpoint/engine';
import { action, base, CardSet, type FactionModule, faction, minion } from '@breakpoint/engine/cards';
import { below } from '@breakpoint/engine/tools';
import { MODULES } from '../../cards/src/factions.js';
import { NUMBERED } from '../../cards/src/numbered.js';

const shuffled = <T>(list: readonly T[], chance: Chance): T[] => {
  const left = list.slice();
  return list.map(() => left.splice(below(chance, left.length), 1)[0]);
};

/** A faction that no game has ever had. */
export const newFaction = (id: string, box: string): FactionModule =>
  faction(
    id,
    box,
    [
      minion('first', { power: 3, copies: 10, onPlay: (it) => it.draw(1) }),
      action('second', { copies: 10, onPlay: (it) => it.destroy(it.choose('destroy-minion', { atMost: 3 })) }),
    ],
    [base(`${id}-base`, { breakpoint: 20, vp: [4, 2, 1] }), base(`${id}-field`, { breakpoint: 18, vp: [3, 2, 1] })],
  );

const BOXES = [...new Set(MODULES.map((f) => f.box))];
const NEW = [...BOXES.map((box) => newFaction(`new-in-${box}`, box)), newFaction('new-too', BOXES[0]), newFaction('of-new-box', 'new-box')];

/** All factions and one more in every box, in the order in which the generated list would have them. */
export const oneMoreInEveryBox = (): FactionModule[] => {
  const all = [...MODULES, ...BOXES.map((box) => newFaction(`a-new-one-in-${box}`, box))];
  return all.sort((a, b) => BOXES.indexOf(a.box) - BOXES.indexOf(b.box) || (a.id < b.id ? -1 : 1));
};

/** The cards of a later build: no card behaves differently, but the version has been raised since. */
export const laterCards = (factions: FactionModule[], version = '9'): CardSet => {
  const changed = Object.fromEntries(Array.from({ length: 10 }, (_, v) => [v, ['new-too']]));
  return new CardSet(version, factions, { numbered: NUMBERED, changed });
};

/**
 * A later card set that has the factions in `used`: others are removed at random, new ones are added in every box, and all of them are
 * numbered at random.
 */
export function anyLaterCards(used: ReadonlySet<string>, chance: Chance): CardSet {
  const kept = MODULES.filter((f) => used.has(f.id) || below(chance, 2) === 0);
  const added = NEW.filter(() => below(chance, 3) > 0);
  return laterCards(shuffled([...kept, ...added], chance));
}
