export interface CardText {
  name: string;
  /** French: the article before the name of a base within a sentence, if the name has none: « l’ » Oasis Luxuriant. */
  article?: string;
  /** The name is a plural: verbs agree with it. */
  plural?: boolean;
  text: string;
  /** A line in the voice of the game, for a base or a card without ability. It is never a rule. */
  quip?: string;
  /** The effects that it lets a player choose between, in the order of the text. */
  choices?: string[];
  /** The words for an extra play of one kind that the card grants, if only some cards may be played ("an extra Robot minion"). */
  extra?: Partial<Record<'minion' | 'action', string>>;
  rulings?: string[];
}

/**
 * The sentence of a faction's own question, with its slots in braces (docs/adding-a-faction.md): one form, or one for a single card
 * and one for several, or a yes-or-no question with the words of its two buttons. It begins with a small letter, because the card
 * that asks may precede it.
 */
export type QuestionText = string | { one: string; several: string } | { ask: string; yes: string; no: string };

/**
 * A faction in the name of a pair: "Robot Ninjas", « Ninjas mécaniques ». In French and Spanish the adjective agrees with the noun, so
 * it has a masculine and a feminine form where they differ, and the noun has a gender.
 */
interface PairWords {
  noun: string;
  adjective: string | string[];
  gender?: string;
}

/** The contents of one file of texts. */
interface FactionTexts {
  name: string;
  theme: string;
  /** A line in the voice of the game. It is never a rule. */
  quip?: string;
  /** Its part in the name of a pair; without it, the name of the faction stands there. */
  pair?: PairWords;
  cards: Record<string, CardText>;
  bases: Record<string, CardText>;
  /** The questions that only this faction's cards ask, by their names without the faction. */
  questions?: Record<string, QuestionText>;
}

/** All texts of one language. */
export interface Texts {
  factions: Record<string, { name: string; theme: string; quip?: string; pair?: PairWords }>;
  /** Cards by `faction/card`, bases by their id. */
  cards: Record<string, CardText>;
  /** By `faction/question`. */
  questions: Record<string, QuestionText>;
}

/** Combines the files of one language, by faction, into one table. */
export function gather(files: Record<string, FactionTexts>): Texts {
  const texts: Texts = { factions: {}, cards: {}, questions: {} };
  for (const [faction, { cards, bases, questions = {}, ...said }] of Object.entries(files)) {
    texts.factions[faction] = said;
    for (const [id, text] of Object.entries(cards)) texts.cards[`${faction}/${id}`] = text;
    for (const [id, text] of Object.entries(bases)) texts.cards[id] = text;
    for (const [id, text] of Object.entries(questions)) texts.questions[`${faction}/${id}`] = text;
  }
  return texts;
}
