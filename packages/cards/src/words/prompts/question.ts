import type { AmongView, CardView, DecisionView, PROMPTS, Seat, ShapeOf, Slots, SlotsOf, SlotView } from '@breakpoint/engine';
import type { FactionName, Piece, Unseen, Who } from '../log/pieces.js';

// A question before it is put into words: the things that fill the slots of a sentence.

/** A card, or one that the viewer may not know. */
type SomeCard = CardView | Unseen;

export interface Question {
  /** The seat that is asked: "you". */
  you: Seat;
  /** The card or base that asks. */
  card: SomeCard;
  /** How many options are chosen; `all` if only the number of options limits it. One, if the viewer may not know. */
  least: number;
  most: number;
  all: boolean;
  /** The minions that can be chosen, or the place where the chosen card is played. */
  among: AmongView;
  /** The chosen minions together may have this much power. */
  total?: number;
}

/** The name of a question that factions share. */
type Prompt = keyof typeof PROMPTS;

/** A thing that has a name in a sentence. */
export type Slot = SomeCard | Who;
type SlotOf<Kind> = Kind extends 'card' ? SomeCard : Kind extends 'player' ? Who : FactionName;
/** This question with exactly the slots that it has, so that a sentence can't leave one empty. */
type QuestionOf<P extends Prompt> = Question &
  (ShapeOf<P> extends { about: infer Kind } ? { it: SlotOf<Kind> } : unknown) &
  (ShapeOf<P> extends { other: infer Kind } ? { other: SlotOf<Kind> } : unknown) &
  Omit<SlotsOf<P>, 'about' | 'other'>;

type Asks<P extends Prompt> = (question: QuestionOf<P>) => Piece;

/** A yes-or-no question, and the words on its two buttons. */
export interface Whether<P extends Prompt> {
  ask: Asks<P>;
  yes: string;
  no: string;
}

/** The sentence for every question that factions share. It begins with a small letter, because the card that asks may precede it. */
export type PromptWords = { [P in Prompt]: ShapeOf<P> extends { chooses: 'whether' } ? Whether<P> : Asks<P> };

/** A question whose slots nobody knows. */
export type AnyQuestion = Question & { it?: Slot | FactionName; other?: Slot | FactionName; amount?: number; type?: Slots['type'] };

/** The question behind a view of a decision. */
export function questionOf(d: DecisionView): AnyQuestion {
  const most = Math.max(d.most, 1);
  return {
    you: d.seat,
    card: d.source ?? UNSEEN,
    least: Math.min(d.least, most),
    most,
    all: most > 1 && !d.times && most >= (d.options?.length ?? 0),
    among: d.among ?? {},
    total: d.limit,
    it: slotOf(d.about),
    other: slotOf(d.other),
    amount: d.amount,
    type: d.type,
  };
}

const UNSEEN: Unseen = { unseen: true };

function slotOf(slot: SlotView | null): SomeCard | Who | FactionName {
  if (slot?.seat !== undefined) return { seat: slot.seat };
  return slot?.faction !== undefined ? { faction: slot.faction } : (slot?.card ?? UNSEEN);
}
