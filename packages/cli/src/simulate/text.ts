import type { Save } from '@breakpoint/engine';

/** A save as it is read back from its text. */
export const throughText = (data: Save): Save => JSON.parse(JSON.stringify(data));

/**
 * The same for much less: most of a save is long lists of whole numbers, which are certain to come back from a text as they
 * were, so that it is enough to see that they are just that. Everything else goes through text.
 */
export function throughShortText(data: Save): Save {
  const lists: Record<string, number[]> = {};
  const rest: Record<string, unknown> = {};
  const state = data.state as unknown as Record<string, unknown>;
  for (const name in state) {
    const field = state[name];
    if (isLongList(field)) lists[name] = field;
    else rest[name] = field;
  }
  for (const picks of data.answers) if (!isWhole(picks)) throw new Error('an answer in a save is no list of whole numbers');
  const read = JSON.parse(JSON.stringify({ ...data, state: rest, answers: [] }));
  Object.assign(read.state, lists);
  read.answers = data.answers;
  return read;
}

const isLongList = (x: unknown): x is number[] => Array.isArray(x) && x.length >= 50 && isWhole(x);

function isWhole(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!Number.isInteger(list[i])) return false;
  return true;
}
