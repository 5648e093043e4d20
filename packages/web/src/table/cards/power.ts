import { cardText, type Texts } from '@breakpoint/cards/texts';
import type { InPlayView } from '@breakpoint/engine';
import type { Words } from '../../i18n/en.js';
import { fill } from '../../i18n/placeholders.js';

/** Why a minion has its power: "4 printed, Poison -4", and that it is never below 0 if there would be less (rule 8.1). */
export function powerInWords({ power, printed = 0, counters, changes = [] }: InPlayView, words: Words, texts: Texts): string {
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  const sum = changes.reduce((all, { amount }) => all + amount, printed + counters);
  return [
    fill(words.printedPower, { n: printed }),
    ...(counters > 0 ? [`${words.countersOnIt} ${signed(counters)}`] : []),
    ...changes.map(({ id, amount }) => (id === undefined ? signed(amount) : `${cardText(texts, id).name} ${signed(amount)}`)),
    ...(power === 0 && sum < 0 ? [words.neverBelowZero] : []),
  ].join(', ');
}
