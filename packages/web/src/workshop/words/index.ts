import { dictionary } from '../../i18n/dictionary.js';
import type { WorkshopWords } from './en.js';
import type { FairWords } from './fair.en.js';

/** The words of the workshop. What a card says comes from @breakpoint/workshop; these are the words around it. */
export const useWorkshop = dictionary<WorkshopWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

/** The words of the page that says whether a faction is fair. */
export const useFair = dictionary<FairWords>({
  en: async () => (await import('./fair.en.js')).en,
  fr: async () => (await import('./fair.fr.js')).fr,
  es: async () => (await import('./fair.es.js')).es,
});
