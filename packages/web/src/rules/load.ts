import { useSettings } from '../settings.js';
import { useLoaded } from '../useLoaded.js';

export interface Section {
  id: string;
  title: string;
  rules: { id: string; text: string }[];
}

const RULES = import.meta.glob<Section[]>('./*.json', { import: 'default' });

/** The rules in the chosen language; undefined until they are loaded. */
export function useRules(): Section[] | undefined {
  const { language } = useSettings();
  return useLoaded(() => RULES[`./${language}.json`](), [language]);
}
