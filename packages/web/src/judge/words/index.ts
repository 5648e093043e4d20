import { dictionary } from '../../i18n/dictionary.js';
import type { JudgeWords } from './en.js';

export const useJudgeWords = dictionary<JudgeWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});
