import type { AmongView, CardView, DecisionView, Prompt, Seat, ShapeOf, SlotsOf, SlotView } from '@breakpoint/engine';
import type { FactionName, Piece, Unseen, Who } from '../log/pieces.js';

// A question before it is put into words: what a sentence may fill its slots with.

/** A card, or one that this seat may not know. */
export type SomeCard = CardView | Unseen;

export interface Question {
  /** Who is asked: "you". */
  you: Seat;
  /** The card or base that asks. */
  card: SomeCard;
  /** How many are chosen; `all` if there is no limit but what there is. One, where this seat may not know. */
  least: number;
  most: number;
  all: boolean;
  /** Which minions can be chosen, or where what is chosen is played. */
  among: AmongView;
}

type Slot<Kind> = Kind extends 'card' ? SomeCard : Kind extends 'player' ? Who : FactionName;
/** This question, with the slots that it has and no others: a sentence can't leave one open. */
export type QuestionOf<P extends Prompt> = Question &
  (ShapeOf<P> extends { about: infer Kind } ? { it: Slot<Kind> } : unknown) &
  (ShapeOf<P> extends { other: infer Kind } ? { other: Slot<Kind> } : unknown) &
  Omit<SlotsOf<P>, 'about' | 'other'>;

type Asks<P extends Prompt> = (question: QuestionOf<P>) => Piece;

/** Whether to do it, and what the two buttons say. */
export interface Whether<P extends Prompt> {
  ask: Asks<P>;
  yes: string;
  no: string;
}

/** The sentence for every question: it begins with a small letter, because the card that asks may stand in front of it. */
export type PromptWords = { [P in Prompt]: ShapeOf<P> extends { chooses: 'whether' } ? Whether<P> : Asks<P> };

/** What this seat is shown, as a question. */
export function questionOf(d: DecisionView): Question & Partial<QuestionOf<Prompt>> {
  const most = Math.max(d.most, 1);
  return {
    you: d.seat,
    card: d.source ?? UNSEEN,
    least: Math.min(d.least, most),
    most,
    all: most > 1 && !d.times && most >= (d.options?.length ?? 0),
    among: d.among ?? {},
    it: slotOf(d.about),
    other: slotOf(d.other),
    amount: d.amount,
    type: d.type,
  } as Question & Partial<QuestionOf<Prompt>>;
}

const UNSEEN: Unseen = { unseen: true };

function slotOf(slot: SlotView | null): SomeCard | Who | FactionName {
  if (slot?.seat !== undefined) return { seat: slot.seat };
  return slot?.faction !== undefined ? { faction: slot.faction } : (slot?.card ?? UNSEEN);
}
