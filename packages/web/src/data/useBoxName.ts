import { useLanguage } from '../i18n/index.js';
import { boxName } from './facts.js';

/** Names the boxes in the language of the words on the screen. */
export function useBoxName(): (box: string) => string {
  const language = useLanguage();
  return (box) => boxName(box, language);
}
