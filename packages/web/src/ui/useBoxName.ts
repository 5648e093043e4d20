import { boxName } from '../data/facts.js';
import { useLanguage } from '../i18n/index.js';

/** A function that names boxes in the language of the screen. */
export function useBoxName(): (box: string) => string {
  const language = useLanguage();
  return (box) => boxName(box, language);
}
