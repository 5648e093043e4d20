import { cardText, type Texts } from '@breakpoint/cards/texts';
import type { Language } from '../settings.js';
import line from './line.json' with { type: 'json' };

// Boxes, factions and bases of the whole line: facts only. What this project plays has texts of its own (`ours`).

/** Names by language. Where a name is unknown, the English one stands. */
interface Named {
  en: string;
  fr?: string;
  es?: string;
}
interface LineFaction extends Named {
  /** A titan exists for it. */
  titan?: boolean;
}
/** What a box needs besides its cards. */
export type BoxPiece =
  | 'madness'
  | 'counters'
  | 'monsters'
  | 'treasures'
  | 'titans'
  | 'burying'
  | 'duels'
  | 'stasis'
  | 'fusion'
  | 'coins'
  | 'quests';
export interface LineBase {
  name: string;
  /** The base's id, if this project plays it. */
  ours?: string;
  /** Absent where the number is not known: it is typed in at the table. */
  breakpoint?: number;
  vp?: readonly number[];
}
export interface Box extends Named {
  id: string;
  year?: number;
  brings?: BoxPiece[];
  factions: string[];
  bases: LineBase[];
}

export const LINE_FACTIONS = line.factions as Record<string, LineFaction>;
export const LINE_BOXES = line.boxes as Box[];

/** The factions that this project plays: those of the boxes whose bases it plays. */
export const OUR_FACTIONS: ReadonlySet<string> = new Set(
  LINE_BOXES.filter((box) => box.bases.some((base) => base.ours)).flatMap((box) => box.factions),
);

export const nameIn = (named: Named, language: Language): string => named[language] ?? named.en;
export const lineName = (faction: string, language: Language): string => nameIn(LINE_FACTIONS[faction] ?? { en: faction }, language);
/** A base in the reader's language, if this project has texts for it. */
export const baseName = (base: LineBase, texts: Texts): string => (base.ours ? cardText(texts, base.ours).name : base.name);

export const boxesWith = (faction: string): Box[] => LINE_BOXES.filter((box) => box.factions.includes(faction));
