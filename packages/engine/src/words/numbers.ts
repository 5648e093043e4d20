/**
 * The numbers that a table may choose in addition to its booklet. The booklets know only the usual ones; others are a variant (RULES 11).
 * `written`: its name in scenario files and on the command line.
 */
export const NUMBERS = {
  /** 4.1: with this many VP at the end of a turn, the player who leads wins. */
  goal: { usual: 15, choices: [10, 15, 20], written: 'goal' },
  /** 2.4: the number of cards to which the active player discards down. */
  handLimit: { usual: 10, choices: [5, 7, 10, 15, 20], written: 'hand-limit' },
} as const satisfies Record<string, { usual: number; choices: readonly number[]; written: string }>;
export type Numbers = Record<keyof typeof NUMBERS, number>;

/** Something for each of these numbers, by its name. */
export const eachNumber = <T>(make: (name: keyof Numbers) => T): Record<keyof Numbers, T> => ({
  goal: make('goal'),
  handLimit: make('handLimit'),
});

export const USUAL: Readonly<Numbers> = eachNumber((name) => NUMBERS[name].usual);
/** What a set-up, a described position or a save says of them; a number that it leaves out is the usual one. */
export const numbersIn = (given: { readonly [name in keyof Numbers]?: number | null }): Numbers =>
  eachNumber((name) => given[name] ?? USUAL[name]);
