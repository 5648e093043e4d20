import type { Interval } from '@breakpoint/workshop/balance';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/index.js';

/** Figures in the reader's language. */
export function useFigures() {
  const language = useLanguage();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    const points = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
    const whole = new Intl.NumberFormat(language);
    const each =
      (say: (x: number) => string) =>
      ({ value, low, high }: Interval) => ({ value: say(value), low: say(low), high: say(high) });
    return {
      count: (n: number) => whole.format(n),
      percent: (x: number) => percent.format(x),
      percents: each((x) => percent.format(x)),
      points: each((x) => points.format(x * 100)),
    };
  }, [language]);
}
