import { isMade, type Listed } from '../catalogue/cardset.js';
import { below, type Chance, shuffle } from '../state/rng.js';
import { fields, list, text, whole } from '../words/checks.js';
import { GameError } from '../words/errors.js';
import type { Profile } from '../words/profiles.js';
import type { Seat } from '../words/vocabulary.js';
import type { Setup } from './setup.js';

/**
 * What chance and the factions of the day made of a set-up, by id. A log has it next to the set-up, so that a game stays the same however
 * many factions there are later.
 */
export interface Dealt {
  /** The first player. */
  first: Seat;
  /** The factions of each player; before a draft, those that the set-up gives. */
  factions: string[][];
  /** The factions that are offered for a choice, in this order. */
  pool: string[];
  /** The bases that the base deck is made of, in this order. Those of boxes that nobody takes a faction from may be left out. */
  bases: string[];
  /** The number of random numbers that were used for this. */
  chance: number;
}

/** The fields that are the same in a save, which has numbers in place of ids. */
export const DEALT_ALIKE = { first: whole(0, 3), chance: whole(0, 2 ** 31 - 1) };
export const DEALT = fields({
  ...DEALT_ALIKE,
  factions: list(list(text, 0, 2), 2, 4),
  pool: list(text),
  bases: list(text),
});

/** Deals factions and bases out of these factions. Throws a GameError if the set-up asks for something that is not among them. */
export function dealFrom(factions: readonly Listed[], setup: Setup, profile: Profile, chance: Chance): Dealt {
  const has = (box: string, made: boolean): boolean => factions.some((f) => f.box === box && isMade(f) === made);
  for (const box of setup.boxes ?? []) if (!has(box, false)) throw new GameError('setup', `there is no box called ${box}`);
  for (const id of setup.documents ?? []) if (!has(id, true)) throw new GameError('setup', `there is no document called ${id}`);
  const taken = takenFactions(factions, setup);
  const open = openFactions(factions, setup, taken);
  const first = setup.first ?? below(chance, setup.players.length);
  const { own, pool } = fillUp(taken, open, setup, profile, chance);
  const bases = basesFor(factions, setup, profile, joined([...own, pool]), chance);
  return { first, factions: own, pool, bases, chance: chance.used };
}

/** All entries of these lists; `flat` takes several times as long. */
export function joined<T>(lists: readonly (readonly T[])[]): T[] {
  const all: T[] = [];
  for (const entries of lists) for (const entry of entries) all.push(entry);
  return all;
}

/** Is this faction at the table? */
const isAtTable = (f: Listed, { boxes, documents }: Setup): boolean =>
  isMade(f) ? documents?.includes(f.id) === true : boxes === undefined || boxes.includes(f.box);

/** The factions that the players already have, at most two different ones each. */
function takenFactions(factions: readonly Listed[], setup: Setup): string[][] {
  const taken = setup.players.map((p) => p.factions ?? []);
  for (const own of taken) {
    for (const id of own)
      if (!factions.some((f) => f.id === id && (!isMade(f) || isAtTable(f, setup))))
        throw new GameError('setup', `there is no faction called ${id}`);
    if (own.length > 2) throw new GameError('setup', 'a player has two factions');
    if (own.length === 2 && own[0] === own[1]) throw new GameError('setup', 'a player takes two different factions (rule 1.1)');
  }
  return taken;
}

/** The factions that may still be taken; null if every player has two. */
function openFactions(factions: readonly Listed[], setup: Setup, taken: string[][]): string[] | null {
  const all = joined(taken);
  if (!setup.duplicates && new Set(all).size < all.length)
    throw new GameError('setup', 'a faction is taken twice, and this table does not allow it (rule 1.2)');
  const open = taken.length * 2 - all.length;
  if (open === 0) return null;
  if (setup.factions === 'chosen') throw new GameError('setup', 'every player needs two factions');
  const available = factions.filter((f) => isAtTable(f, setup));
  const pool = available.filter((f) => setup.duplicates || !all.includes(f.id)).map((f) => f.id);
  if (pool.length < (setup.duplicates ? 2 : open)) throw new GameError('setup', 'there are not enough factions in these boxes');
  return pool;
}

/** Gives factions to players who lack them, at random or by offering them for a choice. */
function fillUp(
  taken: string[][],
  open: string[] | null,
  setup: Setup,
  profile: Profile,
  chance: Chance,
): { own: string[][]; pool: string[] } {
  const duplicates = setup.duplicates ?? false;
  const mode = setup.factions ?? 'random';
  if (open === null) return { own: taken, pool: [] };
  if (mode === 'random') return { own: takenAtRandom(taken, open, duplicates, chance), pool: [] };
  if (mode !== 'draft') return { own: taken, pool: open };
  return { own: taken, pool: draftPool(open, taken.length, profile.draft, duplicates, chance) };
}

function takenAtRandom(taken: string[][], pool: string[], duplicates: boolean, chance: Chance): string[][] {
  const left = pool.slice();
  return taken.map((own) => {
    const mine = own.slice();
    while (mine.length < 2) {
      const fitting = left.filter((f) => !mine.includes(f));
      const f = fitting[below(chance, fitting.length)];
      mine.push(f);
      if (!duplicates) left.splice(left.indexOf(f), 1);
    }
    return mine;
  });
}

/** The factions that are offered in a draft (RULES 1.3). */
function draftPool(pool: string[], seats: number, rule: Profile['draft'], duplicates: boolean, chance: Chance): string[] {
  const size = rule === 'all' || duplicates ? pool.length : rule === 'eight' ? 8 : seats * 2 + 2;
  const shuffled = pool.slice();
  shuffle(chance, shuffled);
  const offered = new Set(shuffled.slice(0, size));
  return pool.filter((id) => offered.has(id));
}

/**
 * The bases of the boxes that the factions in play may come from. Under the older booklets, those of all boxes at the table (RULES
 * 1.4, 10). At a table with factions that players made, those of the base game may have to fill up.
 */
function basesFor(factions: readonly Listed[], setup: Setup, profile: Profile, possible: readonly string[], chance: Chance): string[] {
  const boxes = new Set<string>();
  for (const f of factions) if (possible.includes(f.id)) boxes.add(f.box);
  const usesAll = profile.bases === 'all';
  const isIn = (f: Listed): boolean => boxes.has(f.box) || (usesAll && isAtTable(f, setup));
  const ofFactions: string[] = [];
  for (const f of factions) if (isIn(f)) ofFactions.push(...f.bases);
  if (!setup.documents?.length) return ofFactions;
  const others = factions.filter((f) => f.box === factions[0].box && !isIn(f)).flatMap((f) => f.bases);
  return usesAll ? filledUp(ofFactions, others, setup.players.length, chance) : [...ofFactions, ...others];
}

/**
 * A document may have no bases. If fewer than twice the players plus two come together, some of the base game's, which is the first box
 * of the card set, fill up.
 */
export function filledUp<B>(bases: readonly B[], ofBaseGame: readonly B[], seats: number, chance: Chance): B[] {
  const missing = seats * 2 + 2 - bases.length;
  if (missing <= 0) return bases.slice();
  const others = ofBaseGame.slice();
  shuffle(chance, others);
  return [...bases, ...others.slice(0, missing)];
}
