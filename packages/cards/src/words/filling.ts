import { cardText } from '../texts/index.js';
import { isBase } from './log/pieces.js';
import { baseIn, type Speech } from './telling.js';

/** Fills in what is in braces. `{card:gives|give}` is a verb that agrees with the card: the second form, if its name is a plural. */
export const fill = (sentence: string, values: Record<string, string>, plurals: ReadonlySet<string> = new Set()): string =>
  sentence.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (all, name: string, one?: string, several?: string) =>
    one === undefined ? (values[name] ?? all) : ((plurals.has(name) ? several : one) ?? all),
  );

/** The same with cards and bases by their keys. */
export function fillCards(
  speech: Speech,
  sentence: string,
  keys: Record<string, string | undefined>,
  values: Record<string, string>,
): string {
  const named = Object.entries(keys).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const plurals = named.filter(([, key]) => cardText(speech.texts, idIn(key)).plural).map(([name]) => name);
  return fill(sentence, { ...Object.fromEntries(named.map(([name, key]) => [name, placeIn(speech, key)])), ...values }, new Set(plurals));
}

/** A list in the middle of a sentence. Copies are counted. */
export function listIn({ words }: Speech, names: readonly string[]): string {
  const items = [...new Set(names)].map((name) => {
    const copies = names.filter((other) => other === name).length;
    return copies === 1 ? name : `${name} ×${copies}`;
  });
  const last = items.length - 1;
  return items.map((item, i) => (i === 0 ? item : `${i === last ? words.logWords.and(item) : ', '}${item}`)).join('');
}

/** The name of the card in a key. */
export const nameIn = ({ texts }: Speech, key: string): string => cardText(texts, idIn(key)).name;
export const idIn = (key: string): string => key.replace(/^.* /, '').replace(/:\d+$/, '');
export const isBaseKey = (key: string): boolean => isBase({ id: idIn(key) });
/** The name of the base or minion in a key, within a sentence. */
export const placeIn = (speech: Speech, key: string): string => (isBaseKey(key) ? baseIn(speech, idIn(key)) : nameIn(speech, key));

/** A sentence begins with a capital letter. */
export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
