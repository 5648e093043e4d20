import type { CardView, DecisionView, EventKind, EventView, OptionView } from '@breakpoint/engine';
import type { Texts } from '../texts/gather.js';
import { cardText, choiceText } from '../texts/index.js';
import type { Sentences } from './sentences.js';

/** A line of the log: one event, or several of a kind told together. */
export interface Line {
  kind: EventKind;
  event: EventView;
  cards: (CardView | null)[];
}

const TOGETHER: ReadonlySet<EventKind> = new Set<EventKind>(['drew', 'discarded', 'swept', 'revealed', 'took', 'gave', 'shuffled-in']);
const UNTOLD: ReadonlySet<EventKind> = new Set<EventKind>(['turn-ended', 'shuffled']);

/** Joins draws, discards and the like of one player into one line, and leaves out what nobody misses. */
export function linesOf(events: readonly EventView[]): Line[] {
  const lines: Line[] = [];
  const spent = new Set<number>();
  for (const event of events) {
    if (UNTOLD.has(event.kind)) continue;
    // That a played action is done with goes without saying.
    if (event.kind === 'played' && event.card && !event.base && !event.toCard) spent.add(event.card.n);
    if (event.kind === 'discarded' && event.card && !event.source && spent.delete(event.card.n)) continue;
    const last = lines[lines.length - 1];
    const joins =
      TOGETHER.has(event.kind) &&
      last?.kind === event.kind &&
      last.event.base?.n === event.base?.n &&
      last.event.source?.n === event.source?.n &&
      (event.kind === 'swept' || last.event.seat === event.seat) &&
      last.event.to === event.to;
    if (joins) last.cards.push(event.card);
    else lines.push({ kind: event.kind, event, cards: [event.card] });
  }
  return lines;
}

/** The sentence for an event, with the names in braces still to be filled in. */
export function templateOf(say: Sentences, event: EventView): string {
  if (event.kind === 'played' && (event.base || event.toCard)) return say.eventPlayedOn;
  if (event.kind === 'forbidden' && !event.card && !event.hidden) return say.forbiddenFor;
  return say.events[event.kind];
}

/** A number with its sign, always. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** A numbered option: what the card that asks calls it, or what the part of the action would do. */
export function choiceLabel(say: Sentences, texts: Texts, { number, part }: OptionView, { prompt, source }: DecisionView): string {
  if (part) {
    const base = part.base ? cardText(texts, part.base.id).name : '';
    return say.parts[part.verb].replace('{base}', base).replace('{sign}', signed(part.amount ?? 0));
  }
  const named = prompt === 'choose-one' || prompt === 'choose-some';
  return named ? choiceText(texts, source?.id ?? '', number!) : String(number);
}
