import { useEffect, useState } from 'react';

/** A reading of docs/rulings.md, the cards it is about, and what it rests on. */
export interface Ruling {
  id: number;
  cards: string[];
  text: string;
  rests: { kind: Basis; rules: string[] }[];
}
export type Basis = 'booklet' | 'clarification' | 'reading' | 'open';

/** All readings; null until they are loaded. */
export function useRulings(): readonly Ruling[] | null {
  const [rulings, setRulings] = useState<readonly Ruling[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void import('./rulings.json').then((loaded) => {
      if (wanted) setRulings(loaded.default as readonly Ruling[]);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return rulings;
}
