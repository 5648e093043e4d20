import { type Language, type Sentences, sentences } from '@breakpoint/cards';
import {
  choiceLabel,
  declineLabel,
  linesOf,
  questionIn,
  type Span,
  type Speech,
  sentenceOf,
  wordLabel,
} from '@breakpoint/cards/words/telling';
import type { CardView, DecisionView, EventView, OptionView, Seat } from '@breakpoint/engine';
import type { Documents } from '@breakpoint/workshop';
import { type Texts, textsIn } from './texts.js';

/** How names are set off from the text: in colour on a terminal, not at all elsewhere. */
export interface Style {
  card(name: string): string;
  seat(name: string, seat: Seat): string;
}
export const PLAIN: Style = { card: (name) => name, seat: (name) => name };

/** Puts events and questions into words, in one language. */
export class Speaker {
  private constructor(
    readonly say: Sentences,
    readonly texts: Texts,
    private readonly names: readonly string[],
    private readonly style: Style,
  ) {}

  static async of(language: Language, names: readonly string[], style: Style = PLAIN, documents?: Documents): Promise<Speaker> {
    return new Speaker(sentences[language], await textsIn(language, documents), names, style);
  }

  card(c: CardView | null): string {
    return c ? this.style.card(this.texts.name(c.id)) : this.say.aCard;
  }
  seat(seat: Seat): string {
    return seat >= 0 ? this.style.seat(this.names[seat] ?? `${seat + 1}`, seat) : '-';
  }

  choice(option: OptionView, decision: DecisionView): string {
    return choiceLabel(this.speech, option, decision);
  }
  word(option: OptionView, decision: DecisionView): string {
    return wordLabel(this.speech, option, decision);
  }
  /** The words for choosing nothing. */
  none(decision: DecisionView): string {
    return declineLabel(this.speech, decision);
  }

  ask(decision: DecisionView): string {
    return this.spoken(questionIn(this.speech, decision));
  }
  tell(events: readonly EventView[]): string[] {
    return linesOf(events).map((line) => this.spoken(sentenceOf(this.speech, line)));
  }

  get speech(): Speech {
    return { words: this.say, texts: this.texts.all, names: this.names };
  }
  private spoken(spans: readonly Span[]): string {
    return spans.map((span) => this.styled(span)).join('');
  }

  private styled({ text, card, seat }: Span): string {
    if (card) return this.style.card(text);
    return seat === undefined ? text : this.style.seat(text, seat);
  }
}
