import type { Save } from '@breakpoint/engine';

/** A save, converted to text and back. */
export const throughText = (data: Save): Save => JSON.parse(JSON.stringify(data));

/**
 * The same at a much lower cost: most of a save is lists of whole numbers, which are sure to survive a conversion to text. It is
 * enough to check that they are such lists; everything else is converted.
 */
export function throughShortText(data: Save): Save {
  const state = data.state as unknown as Record<string, unknown>;
  const rest = { ...state };
  const lists: string[] = [];
  for (const name in state) {
    if (!Array.isArray(state[name]) || !isWhole(state[name])) continue;
    rest[name] = null;
    lists.push(name);
  }
  // Earlier answers were checked when they were the last.
  if (!isWhole(data.answers.slice(-1))) throw new Error('an answer in a save is not a list of whole numbers');
  const read = JSON.parse(JSON.stringify({ ...data, state: rest, answers: [] }));
  for (const name of lists) read.state[name] = state[name];
  read.answers = data.answers;
  return read;
}

/** A whole number, a list of them, or a list of such lists. */
function isWhole(x: unknown): boolean {
  if (!Array.isArray(x)) return Number.isInteger(x);
  for (let i = 0; i < x.length; i++) if (!Number.isInteger(x[i]) && !(Array.isArray(x[i]) && isWhole(x[i]))) return false;
  return true;
}
