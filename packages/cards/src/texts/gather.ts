export interface CardText {
  name: string;
  text: string;
  /** The effects that it lets a player choose between, in the order of the text. */
  choices?: string[];
  rulings?: string[];
}

/** The contents of one file of texts. */
export interface FactionTexts {
  name: string;
  theme: string;
  cards: Record<string, CardText>;
  bases: Record<string, CardText>;
}

/** All texts of one language. */
export interface Texts {
  factions: Record<string, { name: string; theme: string }>;
  /** Cards by `faction/card`, bases by their id. */
  cards: Record<string, CardText>;
}

/** Combines the files of one language, by faction, into one table. */
export function gather(files: Record<string, FactionTexts>): Texts {
  const texts: Texts = { factions: {}, cards: {} };
  for (const [faction, { name, theme, cards, bases }] of Object.entries(files)) {
    texts.factions[faction] = { name, theme };
    for (const [id, text] of Object.entries(cards)) texts.cards[`${faction}/${id}`] = text;
    for (const [id, text] of Object.entries(bases)) texts.cards[id] = text;
  }
  return texts;
}
