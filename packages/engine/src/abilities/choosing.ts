import { allOf, firstOf, isAnswered, outcome } from '../words/asking.js';
import { Choice, type Decision, type Filling, Kind, Word } from '../words/decision.js';
import type { Ask } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { inOrder } from '../state/lists.js';
import type { Query } from '../reading/questions.js';
import type { Cause, PlayRecord } from '../words/record.js';
import type { Card, Seat } from '../words/vocabulary.js';

export type Prompt = Decision['prompt'];

export interface Some extends Partial<Filling> {
  who?: Seat;
}

const optionsOf = (kind: number, numbers: readonly number[]): number[] => numbers.map((n) => kind | n);
const numberOf = (picked: number[]): number => (picked.length === 0 ? 0 : picked[0] - Kind.Number);
const seatOf = (picked: number[]): Seat => (picked.length === 0 ? -1 : picked[0] - Kind.Seat);
const factionOf = (picked: number[]): number => (picked.length === 0 ? -1 : picked[0] - Kind.Faction);
const topOrBottomOf = (picked: number[]): 'top' | 'bottom' => (picked[0] === Word.Bottom ? 'bottom' : 'top');

/** The first half of `It`: who an ability is, and how it asks. */
export abstract class Choosing {
  constructor(
    readonly g: Game,
    readonly self: Card,
    readonly you: Seat,
    readonly cause: Cause,
  ) {}

  /** The base this card is at (a base: itself). */
  get base(): Card {
    return this.g.baseOf(this.self);
  }
  /** What this action is on. */
  get host(): Card {
    return this.g.hostOf(this.self);
  }
  /** The play this ability belongs to. */
  get play(): PlayRecord {
    return this.cause.play!;
  }
  minions(q?: Query): Card[] {
    return this.g.minions(q);
  }
  power(c: Card): number {
    return this.g.power(c);
  }

  // ---- choosing ------------------------------------------------------------------------------------------------

  askFor<T>(d: Choice, read: (picked: number[]) => T): Ask<T> {
    return this.g.couldBeIgnored(this.cause) ? outcome(this.askAtBase(d), read) : this.g.askFor(d, read);
  }
  ask(d: Choice): Ask<number[]> {
    return this.askFor(d, allOf);
  }
  /** As `ask`, for one card: 0 if there is none. */
  askOne(d: Choice): Ask<Card> {
    return this.askFor(d, firstOf);
  }
  /** Who may ignore the base is asked about that first (D18). */
  private *askAtBase(d: Choice): Ask<number[]> {
    if (d.options.length > 0 && (yield* this.g.asksToIgnore(this.cause, d.seat))) return [];
    return yield* this.g.ask(d);
  }
  /** One of these, or none if it is optional. */
  oneOf(prompt: Prompt, options: number[], optional: boolean, who: Seat = this.you): Choice {
    return new Choice(who, prompt, this.self, options, optional);
  }

  private list(what: readonly Card[] | Query): Card[] {
    return Array.isArray(what) ? (what as Card[]) : this.g.minions(what as Query);
  }

  private because(what: readonly Card[] | Query): Decision['whyNot'] {
    if (Array.isArray(what)) return undefined;
    return (option) => {
      if (!this.g.inPlay(option)) return { code: 'not-in-play' };
      if (!this.g.isMinion(option)) return { code: 'wrong-kind' };
      const q = what as Query;
      const code = this.g.misfit(option, q);
      return code && { code, number: q.atMost ?? q.atLeast ?? (q.below === undefined ? undefined : q.below - 1) };
    };
  }

  /** One of these, compulsory; 0 if there is none. A query means minions in play. */
  choose(prompt: Prompt, what: readonly Card[] | Query, who?: Seat, about?: number): Ask<Card> {
    const d = this.oneOf(prompt, this.list(what), false, who);
    d.about = about;
    d.whyNot = this.because(what);
    return this.askOne(d);
  }

  /** One of these or none (D2). */
  mayChoose(prompt: Prompt, what: readonly Card[] | Query, who?: Seat): Ask<Card> {
    const d = this.oneOf(prompt, this.list(what), true, who);
    d.whyNot = this.because(what);
    return this.askOne(d);
  }

  /** Several at once (D4). Least 0 and most all, unless said otherwise. */
  chooseSome(prompt: Prompt, what: readonly Card[] | Query, some: Some = {}): Ask<Card[]> {
    const options = this.list(what);
    const possible = some.times ? some.times.reduce((a, b) => a + b, 0) : options.length;
    const least = some.least ?? 0;
    const d = this.oneOf(prompt, options, some.optional ?? least === 0, some.who);
    d.least = Math.min(least, possible);
    d.most = Math.min(some.most ?? possible, possible);
    d.times = some.times;
    d.groups = some.groups;
    d.groupMost = some.groupMost;
    d.weights = some.weights;
    d.limit = some.limit;
    d.ordered = some.ordered;
    d.whyNot = this.because(what);
    return this.ask(d);
  }

  /** All of these, in an order of your choosing: first = top (D13). */
  chooseOrder(cards: readonly Card[]): Ask<Card[]> {
    return this.chooseSome('order', cards, { least: cards.length, ordered: true });
  }

  /** "A or B" (D5): the number of the chosen one, 0 if declined. Only those that could legally be chosen. About: what "it" is. */
  chooseOne(numbers: number[], { may = false, about }: { may?: boolean; about?: Card } = {}): Ask<number> {
    const d = this.oneOf('choose-one', optionsOf(Kind.Number, numbers), may);
    d.about = about;
    return this.askFor(d, (picked) => (picked.length === 0 ? 0 : this.tellChoice(picked[0] - Kind.Number)));
  }
  /** Told even where only one was possible: that there was a choice may be nobody else's business. */
  private tellChoice(number: number): number {
    this.g.tell('chose', this.you, this.self, { amount: number });
    return number;
  }

  /** "One or both": a list of numbers, in the order of the text. */
  chooseParts(numbers: number[], about: Card): Ask<number[]> {
    const d = this.oneOf('choose-some', optionsOf(Kind.Number, numbers), false);
    d.about = about;
    d.most = numbers.length;
    return this.askFor(d, (picked) => inOrder(picked).map((n) => this.tellChoice(n - Kind.Number)));
  }

  chooseNumber(prompt: Prompt, from: number, to: number, who?: Seat): Ask<number> {
    const options = Array.from({ length: to - from + 1 }, (_, i) => Kind.Number | (from + i));
    return this.askFor(this.oneOf(prompt, options, false, who), numberOf);
  }

  /** A plain "you may". */
  may(prompt: Prompt, who?: Seat): Ask<boolean> {
    return this.askFor(this.oneOf(prompt, [Word.Do], true, who), isAnswered);
  }

  /** The seat of a player, -1 if there is none to choose. */
  choosePlayer(seats: Seat[], prompt: Prompt = 'choose-player', who?: Seat, about?: number): Ask<Seat> {
    const d = this.oneOf(prompt, optionsOf(Kind.Seat, seats), false, who);
    d.about = about;
    return this.askFor(d, seatOf);
  }
  mayChoosePlayer(seats: Seat[], prompt: Prompt = 'choose-player', who?: Seat): Ask<Seat> {
    return this.askFor(this.oneOf(prompt, optionsOf(Kind.Seat, seats), true, who), seatOf);
  }

  /** A faction at this table (D6). */
  chooseFaction(): Ask<number> {
    const factions = inOrder([...new Set(this.g.s.factions.flat())]);
    return this.askFor(this.oneOf('choose-faction', optionsOf(Kind.Faction, factions), false), factionOf);
  }

  topOrBottom(): Ask<'top' | 'bottom'> {
    return this.askFor(this.oneOf('top-or-bottom', [Word.Top, Word.Bottom], false), topOrBottomOf);
  }

  /** Bases you could move a minion, or transfer an action, to: all but its own, less those that a "cannot" closes (D2). */
  destinations(card: Card): Card[] {
    return this.g.destinations(card, this.cause);
  }
  chooseDestination(minion: Card, among?: Card[]): Ask<Card> {
    return this.choose('move-to', among ?? this.openDestinations(minion), undefined, minion);
  }
  /** A minion that can't be moved at all may still be chosen, with every other base as a destination: then nothing happens. */
  private openDestinations(minion: Card): Card[] {
    const open = this.destinations(minion);
    return open.length > 0 ? open : this.g.s.row.filter((b) => b !== this.g.s.base[minion]);
  }
}
