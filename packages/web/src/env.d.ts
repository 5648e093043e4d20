/// <reference types="vite/client" />

declare module 'virtual:cards' {
  interface FactionFacts {
    id: string;
    box: string;
    colors: { main: string; dark: string; light: string; ink: string };
    pattern: string;
    cards: [id: string, type: 'm' | 'a', power: number, copies: number, goes: 'standard' | 'base' | 'minion', signs: string][];
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
