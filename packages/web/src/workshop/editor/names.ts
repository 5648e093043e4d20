import type { Names } from '@breakpoint/workshop';
import { useLanguage } from '../../i18n/index.js';

/** Says a name in the reader's language, or in the first language that it has. */
export function useNameIn(): (names: Names) => string {
  const language = useLanguage();
  return (names) => names[language] ?? names.en ?? names.fr ?? names.es ?? '';
}
