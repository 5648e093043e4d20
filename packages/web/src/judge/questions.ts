import type { Language } from '../settings.js';
import { useLoaded } from '../useLoaded.js';
import type { ScenarioData } from '../worker/judge.js';
import type { Ruling } from './rulings.js';

/** A ready question: the id of its scenario, the words in each language ({id} is the name of a card), and what the answer rests on. */
interface ReadyQuestion {
  id: string;
  rests: Ruling['rests'];
  asks: Record<Language, string>;
  says: Record<Language, string>;
}
interface Ready extends ReadyQuestion {
  cards: string[];
}

/** The ready questions with the cards in their positions; undefined until they are loaded. */
export const useQuestions = (): Ready[] | undefined => useLoaded(ready);

async function ready(): Promise<Ready[]> {
  const [questions, positions] = await Promise.all([import('./questions.json'), import('./positions.json')]);
  const scenarios = new Map((positions.default as ScenarioData[]).map((scenario) => [scenario.id, scenario]));
  return (questions.default as ReadyQuestion[]).map((q) => ({
    ...q,
    cards: [...new Set(JSON.stringify([scenarios.get(q.id), q.asks]).match(/[a-z0-9-]+\/[a-z0-9-]+/g))],
  }));
}
