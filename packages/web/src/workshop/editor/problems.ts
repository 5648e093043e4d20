import { type AnyCard, checkDraft, type Document, LIMITS, type Problem } from '@breakpoint/workshop';
import { fill } from '../../i18n/index.js';
import type { Language } from '../../settings.js';
import type { WorkshopWords } from '../words/en.js';

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
export function issuesOf(words: WorkshopWords, language: Language, document: Document, card: AnyCard): Issue[] {
  const issues = checkDraft(card, document).map(
    (problem): Issue => ({
      card: card.id,
      path: problem.path,
      text: sentence(words, language, problem),
      ...(problem.warning && { warning: true }),
    }),
  );
  return isNamed(card.name) ? issues : [{ card: card.id, path: 'name', text: words.noNameYet }, ...issues];
}

/** The sentence of a problem in the reader's language. */
function sentence(words: WorkshopWords, language: Language, { path, problem }: Problem): string {
  if (path.startsWith('name/')) return fill(words.badName, { n: LIMITS.name });
  const [quoted = ''] = /“[^”]*”(?! adds)/.exec(problem) ?? [];
  const said =
    language === 'en'
      ? problem
      : (words.problems[problem] ?? words.problems[problem.replace(quoted, '{}')]?.replace('{}', quoted.slice(1, -1)));
  return said === undefined ? words.doesNotFit : `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}.`;
}

/** What is wrong with the faction as a whole and with its cards. */
export function allIssues(words: WorkshopWords, language: Language, document: Document): Issue[] {
  const deck = document.cards.reduce((sum, card) => sum + card.copies, 0);
  const own: Issue[] = [];
  if (!isNamed(document.name)) own.push({ path: 'name', text: words.noNameYet });
  if (document.cards.length === 0) own.push({ path: 'cards', text: words.noCards });
  else if (deck !== 20) own.push({ path: 'cards', text: fill(words.deckSize, { n: deck }), warning: true });
  return [...own, ...[...document.cards, ...document.bases].flatMap((card) => issuesOf(words, language, document, card))];
}
