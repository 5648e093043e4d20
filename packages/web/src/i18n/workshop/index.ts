import { dictionary } from '../dictionary.js';
import type { WorkshopWords } from './en.js';

/** The words of the workshop. What a card says comes from @breakpoint/workshop; these are the words around it. */
export const useWorkshop = dictionary<WorkshopWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});
