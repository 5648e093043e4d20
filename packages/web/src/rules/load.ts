import { useEffect, useState } from 'react';
import { useSettings } from '../settings.js';

export interface Section {
  id: string;
  title: string;
  rules: { id: string; text: string }[];
}

const RULES = import.meta.glob<Section[]>('./*.json', { import: 'default' });

/** The rules in the chosen language; null until they are loaded. */
export function useRules(): Section[] | null {
  const { language } = useSettings();
  const [rules, setRules] = useState<Section[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void RULES[`./${language}.json`]?.().then((loaded) => {
      if (wanted) setRules(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return rules;
}
