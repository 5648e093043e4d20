import type { Breakpoint } from '../tree.js';
import { eachText } from './objects.js';
import { thatBase } from './places.js';
import { mark, type Saying, tr, verb } from './saying.js';
import type { Mood } from './words.js';

/** "This base’s breakpoint is reduced by 5", or "you may reduce this base’s breakpoint by that minion’s power". */
export function breakpointText(c: Saying, step: Breakpoint, mood: Mood): string {
  const base = mark(
    c,
    step,
    'where',
    step.where === 'here'
      ? tr(c, 'this base’s breakpoint', 'la Résistance de cette Base', 'el punto de ruptura de esta base')
      : tr(c, 'that base’s breakpoint', `la Résistance de ${thatBase(c)}`, 'el punto de ruptura de esa base'),
  );
  const until = c.always ? '' : tr(c, ' until the end of the turn', ' jusqu’à la fin du tour', ' hasta el final del turno');
  const isNumber = typeof step.n === 'number';
  const by = mark(
    c,
    step,
    'n',
    typeof step.n === 'number'
      ? String(Math.abs(step.n))
      : tr(c, 'that minion’s power', 'la Force de cette Créature', 'el poder de ese esbirro'),
  );
  const each = isNumber ? eachText(c, step) : '';
  const up = typeof step.n === 'number' && step.n > 0;
  const said = (text: string): string => mark(c, step, 'do', text);
  if (step.may) {
    const change = said(verb(c, up ? 'increase' : 'reduce', mood));
    return `${change} ${base} ${tr(c, 'by', 'de', 'en')} ${by}${each}${until}`;
  }
  return tr(
    c,
    `${base} is ${said(up ? 'increased' : 'reduced')} by ${by}${each}${until}`,
    `${base} est ${said(up ? 'augmentée' : 'réduite')} de ${by}${each}${until}`,
    `${base} ${said(up ? 'aumenta' : 'se reduce')} en ${by}${each}${until}`,
  );
}
