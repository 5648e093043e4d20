import type { Texts } from '@breakpoint/cards/texts';
import { type Line, sentenceOf } from '@breakpoint/cards/words/telling';
import type { CardView, Seat } from '@breakpoint/engine';
import { Fragment, type ReactNode } from 'react';
import type { Words } from './en.js';

export interface Speaker {
  words: Words;
  texts: Texts;
  names: readonly string[];
}
/** How the names of cards and players appear in a sentence. */
export interface Rendering {
  card: (card: CardView, name: string) => ReactNode;
  seat: (seat: Seat, name: string) => ReactNode;
}

/** A line of the log as a sentence, with names of cards and players rendered by `how`. */
export function sentence(speaker: Speaker, line: Line, how: Rendering): ReactNode {
  return sentenceOf(speaker, line).map(({ text, card, seat }, i) => (
    <Fragment key={i}>{card ? how.card(card, text) : seat === undefined ? text : how.seat(seat, text)}</Fragment>
  ));
}
