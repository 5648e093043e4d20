import { LANGUAGES, type Language } from '@breakpoint/cards';
import { type Texts as AllTexts, cardText, factionName, loadTexts } from '@breakpoint/cards/texts';
import { type Documents, textsWith } from '@breakpoint/workshop';
import { oneOf } from '../args.js';

export interface Texts {
  name(id: string): string;
  text(id: string): string;
  all: AllTexts;
  faction(id: string): string;
}

/** The names and texts of the cards in one language, and of those of these documents. */
export async function textsIn(language: Language, documents: Documents = {}): Promise<Texts> {
  const texts = textsWith(await loadTexts(language), documents, language);
  return {
    name: (id) => cardText(texts, id).name,
    text: (id) => cardText(texts, id).text,
    all: texts,
    faction: (id) => factionName(texts, id),
  };
}

/** The given language, which must be one of the game's, or the system's if the game has it. */
export function languageOf(given: string | undefined): Language {
  if (given !== undefined) return oneOf('language', given, LANGUAGES);
  const system = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').slice(0, 2);
  return LANGUAGES.find((l) => l === system) ?? 'en';
}
