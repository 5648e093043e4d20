import { allCards, type Language, type Sentences, sentences } from '@breakpoint/cards';
import { choiceText } from '@breakpoint/cards/texts';
import { choiceLabel, type Line, linesOf, signed, templateOf } from '@breakpoint/cards/words/telling';
import type { CardView, DecisionView, EventView, OptionView, Seat } from '@breakpoint/engine';
import { type Texts, textsIn } from './texts.js';

/** How names stand out: in colour on a terminal, as they are elsewhere. */
export interface Style {
  card(name: string): string;
  seat(name: string, seat: Seat): string;
}
export const PLAIN: Style = { card: (name) => name, seat: (name) => name };

/** Tells events in one language. */
export class Speaker {
  private constructor(
    readonly say: Sentences,
    readonly texts: Texts,
    private readonly names: readonly string[],
    private readonly style: Style,
  ) {}

  static async of(language: Language, names: readonly string[], style: Style = PLAIN): Promise<Speaker> {
    return new Speaker(sentences[language], await textsIn(language), names, style);
  }

  card(c: CardView | null): string {
    return c ? this.style.card(this.texts.name(c.id)) : this.say.aCard;
  }
  seat(seat: Seat): string {
    return seat >= 0 ? this.style.seat(this.names[seat] ?? `${seat + 1}`, seat) : '-';
  }

  choice(option: OptionView, decision: DecisionView): string {
    return choiceLabel(this.say, this.texts.all, option, decision);
  }

  tell(events: readonly EventView[]): string[] {
    return linesOf(events).map((line) => this.sentence(line));
  }

  private sentence({ event, cards }: Line): string {
    const { say } = this;
    const values: Record<string, () => string | number> = {
      who: () => this.seat(event.seat),
      card: () => this.card(event.card),
      cards: () => this.cardList(cards),
      base: () => (event.kind === 'played' && event.toCard ? this.card(event.toCard) : this.card(event.base ?? event.card)),
      to: () => this.card(event.toCard),
      toSeat: () => this.seat(event.to),
      choice: () => choiceText(this.texts.all, event.card?.id ?? '', event.amount),
      n: () => event.amount,
      place: () => event.to,
      sign: () => signed(event.amount),
      faction: () => this.texts.faction(allCards.factions[event.amount]?.id ?? ''),
      kind: () => (event.amount === 1 ? say.minion : say.action),
    };
    const filled = templateOf(say, event).replace(/\{(\w+)\}/g, (part, name: string) => String(values[name]?.() ?? part));
    const text = filled.startsWith(say.aCard) ? say.aCard[0].toUpperCase() + filled.slice(1) : filled;
    if (!event.source || event.source.n === event.card?.n || event.source.n === event.base?.n) return text;
    return `${text.replace(/[.!]$/, '')} (${say.because.replace('{source}', this.card(event.source))}).`;
  }

  private cardList(cards: (CardView | null)[]): string {
    const known = cards.filter((c) => c !== null).map((c) => this.card(c));
    const hidden = cards.length - known.length;
    if (hidden > 0) known.push(hidden === 1 ? this.say.aCard : this.say.nCards.replace('{n}', String(hidden)));
    return known.join(', ');
  }
}
