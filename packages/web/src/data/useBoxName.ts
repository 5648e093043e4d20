import { useLanguage } from '../i18n/index.js';
import { boxName } from './facts.js';

/** A function that names boxes in the language of the screen. */
export function useBoxName(): (box: string) => string {
  const language = useLanguage();
  return (box) => boxName(box, language);
}
