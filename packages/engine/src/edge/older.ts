/** Fields of a saved position that had other names in format 1. */
const RENAMED: Readonly<Record<string, string>> = {
  row: 'bases',
  here: 'cardsAt',
  at: 'substep',
  note: 'memory',
  stay: 'arrival',
  word: 'toAct',
};

/** A position saved in format 1, with the names that its fields have today. Nothing else about it is checked or changed. */
export function renamedFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(renamedFields);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [RENAMED[name] ?? name, renamedFields(value)]));
}
