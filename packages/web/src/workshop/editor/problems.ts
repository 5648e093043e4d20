import { type AnyCard, checkDraft, type Document, LIMITS, type Problem } from '@breakpoint/workshop';
import { fill } from '../../i18n/index.js';
import type { WorkshopWords } from '../../i18n/workshop/en.js';

/** Something to finish, in the reader's language. */
export interface Issue {
  /** The card; absent for the faction. */
  card?: string;
  path: string;
  text: string;
  warning?: true;
}

const isNamed = (names: object): boolean => Object.keys(names).length > 0;

/** What is wrong with a card. */
export function issuesOf(words: WorkshopWords, document: Document, card: AnyCard): Issue[] {
  const issues = checkDraft(card, document).map(
    (problem): Issue => ({ card: card.id, path: problem.path, text: sentence(words, problem), ...(problem.warning && { warning: true }) }),
  );
  return isNamed(card.name) ? issues : [{ card: card.id, path: 'name', text: words.noNameYet }, ...issues];
}

const sentence = (words: WorkshopWords, { path }: Problem): string =>
  path.startsWith('name/') ? fill(words.badName, { n: LIMITS.name }) : words.doesNotFit;

/** What is wrong with the faction as a whole and with its cards. */
export function allIssues(words: WorkshopWords, document: Document): Issue[] {
  const deck = document.cards.reduce((sum, card) => sum + card.copies, 0);
  const own: Issue[] = [];
  if (!isNamed(document.name)) own.push({ path: 'name', text: words.noNameYet });
  if (document.cards.length === 0) own.push({ path: 'cards', text: words.noCards });
  else if (deck !== 20) own.push({ path: 'cards', text: fill(words.deckSize, { n: deck }), warning: true });
  return [...own, ...[...document.cards, ...document.bases].flatMap((card) => issuesOf(words, document, card))];
}

/** Can the faction be played as it is? */
export const isPlayable = (issues: readonly Issue[]): boolean => issues.every((issue) => issue.warning);
