export interface CardText {
  name: string;
  text: string;
  rulings?: string[];
}
export interface Texts {
  factions: Record<string, { name: string; theme: string }>;
  /** Cards by `faction/card`, bases by their id. */
  cards: Record<string, CardText>;
}
interface FactionText {
  name: string;
  theme: string;
  cards: Record<string, CardText>;
  bases: Record<string, CardText>;
}

/** The files of one language, by faction, as one table. */
export function gather(files: Record<string, unknown>): Texts {
  const texts: Texts = { factions: {}, cards: {} };
  for (const [path, file] of Object.entries(files)) {
    const faction = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    const { name, theme, cards, bases } = file as FactionText;
    texts.factions[faction] = { name, theme };
    for (const [id, text] of Object.entries(cards)) texts.cards[`${faction}/${id}`] = text;
    for (const [id, text] of Object.entries(bases)) texts.cards[id] = text;
  }
  return texts;
}
