/// <reference types="vite/client" />

declare module 'virtual:cards' {
  interface FactionFacts {
    id: string;
    box: string;
    colors: { main: string; dark: string; light: string; ink: string };
    pattern: string;
    cards: [
      id: string,
      type: 'm' | 'a',
      power: number,
      copies: number,
      goes: 'standard' | 'base' | 'minion',
      signs: string,
      sound: string,
    ][];
    bases: [id: string, breakpoint: number, vp: [number, number, number]][];
  }
  const facts: {
    version: string;
    /** The boxes that have names; a faction may be of a box without one. */
    boxes: { id: string; en: string; fr: string; es: string }[];
    factions: FactionFacts[];
    patterns: Record<string, { width: number; height: number; line?: string; fill?: string }>;
  };
  export default facts;
}

declare module 'virtual:pictures' {
  interface SheetFacts {
    file: string;
    columns: number;
    rows: number;
    /** The pictures on it, row by row. */
    names: string[];
  }
  const pictures: {
    sheets: Record<string, SheetFacts | undefined>;
    /** Where a minion wears something, by card: x, y, radius, tilt. */
    anchors: Record<string, [number, number, number, number] | undefined>;
    /** The colour of the frames of a faction's cards. */
    frames: Record<string, string>;
    /** The factions whose attribute sits on top of a head. */
    hats: string[];
    /** The path of a jagged star in a box of 200 x 120. */
    star: string;
    /** The paths of a base's cracks in a box of 300 x 95, the first one first. */
    cracks: string[];
  };
  export default pictures;
}

declare module 'virtual:icons' {
  const rows: [name: string, fr: string, es: string, path: string][];
  export default rows;
}
