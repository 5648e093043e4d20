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
    /** The boxes that have names; a faction may belong to a box without one. */
    boxes: { id: string; en: string; fr: string; es: string }[];
    factions: FactionFacts[];
    patterns: Record<string, { width: number; height: number; line?: string; fill?: string }>;
  };
  export default facts;
}

declare module 'virtual:pictures' {
  interface SheetFacts {
    /** What the names of its files, one for each row, begin with. */
    stem: string;
    columns: number;
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

declare module 'virtual:motifs' {
  /** A tone: its frequency at the beginning and at the end, when it starts, how long it lasts, how loud it is, and its colour. */
  export interface Tone {
    from: number;
    to?: number;
    at?: number;
    lasts: number;
    volume: number;
    wave?: OscillatorType;
  }
  /** White noise through a filter that moves from one pitch to another: paper, wood, stone. */
  export interface Noise extends Tone {
    to: number;
    wave?: never;
  }
  export interface Sound {
    tones?: readonly Tone[];
    noises?: readonly Noise[];
  }
  /** The motifs of factions: a bar of eight notes and rests (“A4 . E5 ...”), and how a note sounds, at a pitch of 1. */
  const motifs: Record<string, { notes: string; voice: Sound } | undefined>;
  export default motifs;
}

declare module 'virtual:icons' {
  const rows: [name: string, fr: string, es: string, path: string][];
  export default rows;
}
