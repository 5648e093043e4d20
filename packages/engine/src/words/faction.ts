import type { Abilities, Definition } from './definitions.js';
import type { Question } from './prompts.js';
import type { Goes } from './vocabulary.js';

// What an author writes: cards, bases, and the faction that they belong to.

export interface CardSpec extends Abilities {
  power?: number;
  copies: number;
  /** The kinds that its name belongs to ("Microbot"). */
  kinds?: string[];
  /** For actions: whether it stays on a base or on a minion. */
  goes?: Goes;
  on?: Definition['on'];
  /** Its own text says where it goes after being played. */
  ownDestination?: boolean;
  /** Names of other cards in its text, for screens that look them up. */
  names?: string[];
}

export interface BaseSpec extends Abilities {
  breakpoint: number;
  vp: [number, number, number];
}

export interface FactionSpec {
  id: string;
  box: string;
  cards: [id: string, type: 'minion' | 'action', spec: CardSpec][];
  bases: [id: string, spec: BaseSpec][];
  /** The questions that only its own cards and bases ask. */
  questions: readonly Question[];
}

/**
 * What games have taught bots about the cards and bases of a faction, by their names. The engine carries these numbers and does not
 * read them.
 */
export interface Worths {
  readonly cards: Readonly<Record<string, readonly number[]>>;
  readonly bases: Readonly<Record<string, readonly number[]>>;
}

/** A faction's module: everything that hosts and bots need to play it. Texts and pictures are files beside it. */
export interface FactionModule extends FactionSpec {
  worths?: Worths;
}

export const minion = (id: string, spec: CardSpec & { power: number }): FactionSpec['cards'][number] => [id, 'minion', spec];
export const action = (id: string, spec: CardSpec): FactionSpec['cards'][number] => [id, 'action', spec];
export const base = (id: string, spec: BaseSpec): FactionSpec['bases'][number] => [id, spec];
export const faction = (
  id: string,
  box: string,
  cards: FactionSpec['cards'],
  bases: FactionSpec['bases'],
  questions: FactionSpec['questions'] = [],
): FactionSpec => ({ id, box, cards, bases, questions });
