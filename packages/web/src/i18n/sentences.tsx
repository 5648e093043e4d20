import { choiceText, type Texts } from '@breakpoint/cards/texts';
import { type Line, signed, templateOf } from '@breakpoint/cards/words/telling';
import type { CardView, ReasonView, Seat } from '@breakpoint/engine';
import { Fragment, type ReactNode } from 'react';
import { FACTIONS, factOf } from '../data/facts.js';
import type { Words } from './en.js';
import { factionName, nameOf } from './index.js';

export interface Speaker {
  words: Words;
  texts: Texts;
  names: readonly string[];
}
/** How a card name or a player appears in a sentence. */
export interface Rendering {
  card: (card: CardView, name: string) => ReactNode;
  seat: (seat: Seat, name: string) => ReactNode;
}

/** A line in words, with card and player names as the rendering wants them. */
export function sentence(speaker: Speaker, line: Line, how: Rendering): ReactNode {
  const { words, texts, names } = speaker;
  const { event } = line;
  const card = (c: CardView | null): ReactNode => (c ? how.card(c, nameOf(texts, c.id)) : words.aCard);
  const seat = (s: Seat): ReactNode => (s >= 0 ? how.seat(s, names[s] ?? '?') : '—');
  const values: Record<string, () => ReactNode> = {
    who: () => seat(event.seat),
    card: () => card(event.card),
    cards: () => cardList(line.cards, card, words),
    base: () => (event.kind === 'played' && event.toCard ? card(event.toCard) : card(event.base ?? event.card)),
    to: () => card(event.toCard),
    toSeat: () => seat(event.to),
    choice: () => choiceText(texts, event.card?.id ?? '', event.amount),
    n: () => event.amount,
    place: () => event.to,
    sign: () => signed(event.amount),
    faction: () => factionName(texts, FACTIONS[event.amount]?.id ?? ''),
    kind: () => (event.amount === 1 ? words.minion : words.action),
  };
  const parts: ReactNode[] = templateOf(words, event)
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? (values[part.slice(1, -1)]?.() ?? part) : part));
  if (event.source && event.source.n !== event.card?.n && event.source.n !== event.base?.n) {
    const [before, after] = words.because.split('{source}');
    const last = parts[parts.length - 1];
    if (typeof last === 'string') parts[parts.length - 1] = last.replace(/[.!]$/, '');
    parts.push(` (${before}`, card(event.source), `${after}).`);
  }
  if (parts[1] === words.aCard) parts[1] = words.aCard[0].toUpperCase() + words.aCard.slice(1);
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}

function cardList(cards: (CardView | null)[], card: (c: CardView | null) => ReactNode, words: Words): ReactNode {
  const known = cards.filter((c) => c !== null);
  const hidden = cards.length - known.length;
  const list: ReactNode[] = known.map((c) => card(c));
  if (hidden > 0) list.push(hidden === 1 ? words.aCard : words.nCards.replace('{n}', String(hidden)));
  return list.map((item, i) => (
    <Fragment key={i}>
      {i > 0 ? ', ' : ''}
      {item}
    </Fragment>
  ));
}

/** Why not, in words. */
export function reasonSentence({ words, texts, names }: Speaker, reason: ReasonView): string {
  const values: Record<string, string | number> = {
    seat: reason.seat !== null ? (names[reason.seat] ?? '?') : '?',
    card: reason.card ? nameOf(texts, reason.card.id) : words.aCard,
    base: reason.base ? nameOf(texts, reason.base.id) : words.base,
    number: reason.number ?? '',
  };
  return words.reasons[reason.code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A line as plain text, for live regions and reports. */
export function plainSentence(speaker: Speaker, line: Line): string {
  return flatten(sentence(speaker, line, { card: (_, name) => name, seat: (_, name) => name }));
}
function flatten(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(flatten).join('');
  if (node && typeof node === 'object' && 'props' in node) return flatten((node.props as { children?: ReactNode }).children);
  return '';
}

export const isBase = (card: CardView): boolean => factOf(card.id).type === 'base';
