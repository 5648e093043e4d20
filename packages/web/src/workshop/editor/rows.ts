import type { Language } from '@breakpoint/cards';
import type { Document } from '@breakpoint/workshop';
import { isFound, type Option, ranker } from '@breakpoint/workshop/editing';
import type { WorkshopWords } from '../words/en.js';
import { labelOf, momentOf } from './labels.js';

/** An option of a list as it is said. */
export interface Said {
  option: Option;
  label: string;
  /** The beginning of a whole ability that says when. */
  moment: string;
  /** What it says itself; the rest is only an example. */
  own: string;
  /** Is it a verb, offered where a whole ability is chosen? */
  isVerb: boolean;
}

/** An option of a list. A plain action says nowhere that it is played. */
export function momentRow(words: WorkshopWords, document: Document, option: Option, path: string, language: Language): Said {
  const label = labelOf(words, document, option, path, language);
  const moment = momentOf(document, option, path, language, label);
  if (moment !== '' || option.tag !== 'played' || label === words.frames.played)
    return { option, label, moment, own: moment || label, isVerb: false };
  const when = `${words.frames.played}${language === 'fr' ? '\u202f' : ''}:`;
  return { option, label: `${when} ${label.charAt(0).toLocaleLowerCase()}${label.slice(1)}`, moment: when, own: when, isVerb: false };
}

/** A sentence that only a search shows. In a new ability it is said with its moment, but found by its verb. */
export function verbRow(words: WorkshopWords, document: Document, option: Option, path: string, language: Language): Said {
  const own = labelOf(words, document, option, /^abilities\/\d+$/.test(path) ? `${path}/steps/0` : path, language);
  return { option, label: labelOf(words, document, option, path, language), moment: '', own, isVerb: true };
}

/** For each word the sentence that answers a search best, the best first; and all of them, if none is found. */
export function sought(
  words: WorkshopWords,
  rows: readonly Said[],
  search: string,
  language: Language,
): { found: Said[]; nearest: Said[] } {
  const options = [...new Map(rows.filter((row) => !row.isVerb).map((row) => [row.option.tag, row])).values()];
  if (search === '') return { found: options, nearest: options };
  const rankOf = ranker(search, language);
  const best = new Map<string, { row: Said; rank: number }>();
  for (const row of rows) {
    const { tag } = row.option;
    const rank = rankOf(row.own, `${row.label} ${tag.replace(/^\w+:/, '')} ${words.everyday[tag] ?? ''}`);
    if (rank < (best.get(tag)?.rank ?? Number.POSITIVE_INFINITY)) best.set(tag, { row, rank });
  }
  const all = [...best.values()].sort((a, b) => a.rank - b.rank);
  const said = (some: typeof all): Said[] => some.map(({ row }) => row);
  return { found: said(all.filter(({ rank }) => isFound(rank))), nearest: said(all) };
}
