import {
  bearersLike,
  type Card,
  type CardSet,
  canAdd,
  checkAnswer,
  type Decision,
  type DescribedPosition,
  type Game,
  type GameEvent,
  gameAt,
  isComplete,
  Kind,
  kindOf,
  numberIn,
  type Seat,
  WORDS,
  Word,
  Zone,
} from '@breakpoint/engine';

/** A scenario file's document, as SCENARIOS.md describes it. */
export interface Scenario extends DescribedPosition {
  id?: string;
  title?: string;
  why?: string;
  steps?: StepData[];
  expect?: Expect;
  then?: { steps?: StepData[]; expect?: Expect }[];
}
export type StepData = Record<string, unknown>;
export type Expect = Record<string, unknown>;

/** The `at` of a step until it is answered: of which card, played or used, and how much had been told before. */
interface Where {
  at: string | undefined;
  card: number;
  kind: number;
  told: number;
}

/** The card that an event puts somewhere in play, and the bases and minions it goes to. */
function putBy(e: GameEvent): { card: Card; places: Card[] } | null {
  if (e.kind === 'played') return { card: e.card, places: [e.host, e.at] };
  return e.kind === 'moved' || e.kind === 'transferred' ? { card: e.card, places: [e.to] } : null;
}

/** May it be answered with nothing? */
const mayBeEmpty = (d: Decision): boolean => d.optional || d.least === 0;

/** Runs one scenario; throws with what was on the table if a step or an expectation does not hold. */
export function runScenario(cards: CardSet, doc: Record<string, unknown>): void {
  new Runner(cards, doc).run();
}

class Runner {
  private game: Game;
  private readonly labels: Map<string, number>;
  private readonly names: string[];

  constructor(
    cards: CardSet,
    private readonly doc: Record<string, unknown>,
  ) {
    const position = { ...doc, baseDeck: doc['base-deck'], baseDiscard: doc['base-discard'] } as unknown as DescribedPosition;
    this.names = position.players.map((p) => p.name);
    const at = gameAt(cards, position);
    this.game = at.game;
    this.labels = at.labels;
  }

  run(): void {
    const parts = [
      { steps: this.doc.steps, expect: this.doc.expect },
      ...((this.doc.then as Record<string, unknown>[] | undefined) ?? []),
    ] as { steps?: StepData[]; expect?: Expect }[];
    for (const part of parts) {
      for (const step of part.steps ?? []) this.step(step);
      if (part.expect) this.check(part.expect);
    }
  }

  // ---- steps -----------------------------------------------------------------------------------------------------

  /** All that happened so far. */
  private get told(): readonly GameEvent[] {
    return this.game.board.events!;
  }

  private step(step: StepData): void {
    const name = this.names.find((n) => n in step);
    if (name === undefined) throw new Error(`no player in step ${JSON.stringify(step)}`);
    const seat = this.names.indexOf(name);
    if (step.illegal !== true) {
      this.act(seat, step[name] as string, step);
      return;
    }
    const before = this.game;
    this.game = before.fork({ events: true });
    let refused = false;
    try {
      this.act(seat, step[name] as string, step);
    } catch {
      refused = true;
    }
    this.game = before;
    if (!refused) throw new Error(`this step should have been refused: ${JSON.stringify(step)}`);
  }

  private act(seat: Seat, verb: string, step: StepData): void {
    const d = this.game.decision;
    if (d === null) throw new Error(`the game is over; step ${JSON.stringify(step)}`);
    if (d.seat !== seat) throw this.misfit(step);
    const picks = step.pick === undefined ? [] : Array.isArray(step.pick) ? step.pick : [step.pick];
    const where: Where = { at: undefined, card: 0, kind: 0, told: this.told.length };
    switch (verb) {
      case 'play':
        this.begin(step, Kind.Play, where);
        break;
      case 'talent':
      case 'special':
        this.begin(step, Kind.Use, where);
        break;
      case 'pick':
        break;
      case 'pass':
        if (!mayBeEmpty(d)) throw this.misfit(step);
        this.game.answer([]);
        break;
      case 'end':
        if (d.quiet !== 'play') throw this.misfit(step);
        this.game.answer([Word.End]);
        break;
      default:
        throw new Error(`unknown step ${verb}`);
    }
    this.answerWhere(seat, where);
    for (const pick of picks) {
      this.pick(seat, pick, step);
      this.answerWhere(seat, where);
    }
    if (where.at !== undefined && !this.wentTo(where, where.at))
      throw new Error(`${String(step.card)} is not at ${where.at}; ${this.table()}`);
  }

  /** Begins a play or the use of an ability. */
  private begin(step: StepData, kind: number, where: Where): void {
    const card = this.resolve(step.card, this.game.decision!, kind);
    if (card === undefined) throw this.misfit(step);
    where.at = step.at as string | undefined;
    where.card = numberIn(card);
    where.kind = kind;
    this.game.answer([card]);
  }

  /** `at` answers the first question of where; what the engine did not need to ask is checked afterwards (D1). */
  private answerWhere(seat: Seat, where: Where): void {
    const d = this.game.decision;
    if (where.at === undefined || d === null || d.seat !== seat || d.quiet !== undefined) return;
    const asksWhere = d.prompt === 'play-at';
    if ((!asksWhere && where.kind === Kind.Play) || this.wasPlayed(where)) return;
    const option = this.resolve(where.at, d);
    if (option === undefined) {
      if (asksWhere) throw new Error(`${where.at} is no place for it; ${this.table()}`);
      return;
    }
    where.at = undefined;
    this.game.answer([option]);
  }

  /** Was the card played in this step? */
  private wasPlayed({ card, told }: Where): boolean {
    return this.told.slice(told).some((e) => e.kind === 'played' && e.card === card);
  }

  /** Is it there, or was it put there in this step, wherever it is by now? An ability may have put another card there. */
  private wentTo({ card, kind, told }: Where, at: string): boolean {
    const places = [this.game.state.host[card], this.game.position.baseOf(card)];
    for (const e of this.told.slice(told)) {
      const put = putBy(e);
      if (put !== null && (put.card === card || kind === Kind.Use)) places.push(...put.places);
    }
    return places.some((place) => place > 0 && this.matches(place, at));
  }

  private pick(seat: Seat, pick: unknown, step: StepData): void {
    const d = this.game.decision;
    if (d === null || d.seat !== seat) throw this.misfit(step);
    if (pick === 'none') {
      if (!mayBeEmpty(d)) throw this.misfit(step);
      this.game.answer([]);
      return;
    }
    const wanted = Array.isArray(pick) ? pick : [pick];
    const picks = wanted.length > d.most || !isComplete(d, wanted) ? undefined : this.resolveAll(wanted, d);
    if (picks === undefined) throw this.misfit(step);
    this.game.answer(picks);
  }

  /** The first legal answer that these names could mean: an id may be any of several copies. */
  private resolveAll(names: readonly unknown[], d: Decision, chosen: number[] = []): number[] | undefined {
    if (chosen.length === names.length) return checkAnswer(d, chosen) === null ? chosen : undefined;
    for (const option of d.options) {
      if (!this.named(option, names[chosen.length]) || canAdd(d, chosen, option) !== null) continue;
      const all = this.resolveAll(names, d, [...chosen, option]);
      if (all !== undefined) return all;
    }
    return undefined;
  }

  /** The option a name means: labels before ids; the first of several that match. */
  private resolve(name: unknown, d: Decision, kind?: number): number | undefined {
    return d.options.find((o) => (kind === undefined || kindOf(o) === kind) && this.named(o, name));
  }

  private named(option: number, name: unknown): boolean {
    const value = numberIn(option);
    switch (kindOf(option)) {
      case Kind.Number:
        return String(value) === String(name);
      case Kind.Seat:
        return this.names[value] === name;
      case Kind.Faction:
        return this.game.cards.factions[value].id === name;
      case Kind.Word:
        return WORDS[value] === name;
      default:
        return this.cardsMeant(option).some((c) => this.matches(c, String(name)));
    }
  }

  /** The card of an option; waiting triggers that are not told apart go by any of their cards (D7). */
  private cardsMeant(option: number): number[] {
    return kindOf(option) === Kind.Trigger ? bearersLike(this.game.board, numberIn(option)) : [numberIn(option)];
  }

  private matches(card: number, name: string): boolean {
    const label = this.labels.get(name);
    return label === undefined ? this.game.position.def(card).id === name : label === card;
  }

  // ---- expectations ------------------------------------------------------------------------------------------------

  private check(expect: Expect): void {
    for (const [key, value] of Object.entries(expect)) {
      const wrong = this.expectation(key, value);
      if (wrong !== null) throw new Error(`${key}: ${wrong}; ${this.table()}`);
    }
  }

  private expectation(key: string, value: unknown): string | null {
    const g = this.game;
    const s = g.state;
    const bySeat = (read: (seat: Seat) => unknown, same: (got: unknown, want: unknown) => boolean = (a, b) => a === b): string | null => {
      for (const [name, want] of Object.entries(value as Record<string, unknown>)) {
        const got = read(this.names.indexOf(name));
        if (!same(got, want)) return `${name} has ${this.words(got)}, not ${this.words(want)}`;
      }
      return null;
    };
    const cards = (got: unknown, want: unknown): boolean => this.sameCards(got as number[], want as string[]);
    const byCard = (read: (card: number) => unknown): string | null => {
      for (const [name, want] of Object.entries(value as Record<string, unknown>)) {
        const got = this.cardsCalled(name).map(read);
        if (!got.includes(want)) return `${name} is ${got.join(' or ')}, not ${String(want)}`;
      }
      return null;
    };
    switch (key) {
      case 'vp':
        return bySeat((seat) => s.vp[seat]);
      case 'hand':
        return bySeat((seat) => s.hands[seat], cards);
      case 'hand-size':
        return bySeat((seat) => s.hands[seat].length);
      case 'discard':
        return bySeat((seat) => s.discards[seat], cards);
      case 'deck':
        return bySeat(
          (seat) => s.decks[seat].slice().reverse(),
          (got, want) => this.sameOrder(got as number[], want as string[]),
        );
      case 'deck-size':
        return bySeat((seat) => s.decks[seat].length);
      case 'bases':
        return this.sameOrder(s.row, value as string[]) ? null : `the row is ${this.words(s.row)}`;
      case 'base-discard':
        return this.sameCards(s.baseDiscard, value as string[]) ? null : `it is ${this.words(s.baseDiscard)}`;
      case 'at':
        return this.checkAt(value as Record<string, Record<string, unknown>>);
      case 'power':
        return byCard((c) => (g.position.inPlay(c) && g.position.isAction(c) ? g.position.actionPower(c) : g.position.power(c)));
      case 'counters':
        return byCard((c) => g.position.allCounters(c));
      case 'controller':
        return byCard((c) => this.names[g.position.controller(c)]);
      case 'zone':
        return this.checkZones(value as Record<string, string>);
      case 'turn':
        return this.names[s.active] === value ? null : `it is ${this.names[s.active]}'s turn`;
      case 'decision':
        return this.checkDecision(value as Record<string, unknown>);
      case 'no-decision':
        return (g.decision === null || g.decision.quiet === 'play') === value ? null : 'a decision is on the table';
      case 'winner':
        return (s.winner < 0 ? 'none' : this.names[s.winner]) === value
          ? null
          : `the winner is ${s.winner < 0 ? 'none' : this.names[s.winner]}`;
      default:
        return 'unknown expectation';
    }
  }

  private checkAt(value: Record<string, Record<string, unknown>>): string | null {
    const g = this.game;
    for (const [name, want] of Object.entries(value)) {
      const base = g.state.row.find((b) => this.matches(b, name));
      if (base === undefined) return `${name} is not in play`;
      const minions = g.position.minions({ at: base });
      const actions = g.position.actions({ at: base, onBase: true });
      if (want.minions && !this.sameCards(minions, want.minions as string[])) return `${name} has minions ${this.words(minions)}`;
      if (want.actions && !this.sameCards(actions, want.actions as string[])) return `${name} has actions ${this.words(actions)}`;
      if (want.breakpoint !== undefined && g.position.breakpoint(base) !== want.breakpoint)
        return `${name} has breakpoint ${g.position.breakpoint(base)}`;
      for (const [player, power] of Object.entries((want.power as Record<string, number>) ?? {})) {
        const got = g.position.playerPower(base, this.names.indexOf(player));
        if (got !== power) return `${player} has ${got} power on ${name}, not ${power}`;
      }
    }
    return null;
  }

  private checkZones(value: Record<string, string>): string | null {
    for (const [name, want] of Object.entries(value)) {
      const candidates = this.labels.has(name) ? [this.labels.get(name)!] : this.cardsWithId(name);
      if (!candidates.some((c) => this.isInZone(c, want)))
        return `${name} is ${candidates.map((c) => this.whereIs(c)).join(' or ')}, not ${want}`;
    }
    return null;
  }

  private isInZone(c: number, want: string): boolean {
    const s = this.game.state;
    const zones: Record<string, number> = { hand: Zone.Hand, deck: Zone.Deck, discard: Zone.Discard, aside: Zone.Aside };
    if (want in zones) return s.zone[c] === zones[want];
    if (want.startsWith('on ')) return s.zone[c] === Zone.Play && this.matches(s.host[c], want.slice(3));
    return s.zone[c] === Zone.Play && this.matches(s.host[c], want);
  }

  private checkDecision(want: Record<string, unknown>): string | null {
    const d = this.game.decision;
    if (d === null) return 'the game is over';
    if (want.player !== undefined && this.names[d.seat] !== want.player) return `it is ${this.names[d.seat]}'s`;
    if (want['can-decline'] !== undefined && mayBeEmpty(d) !== want['can-decline']) return `can-decline is ${mayBeEmpty(d)}`;
    if (want.options) {
      // What can be played and used is one card.
      const isTwice = (o: number): boolean => kindOf(o) === Kind.Use && d.options.includes(Kind.Play | numberIn(o));
      const left = d.options.filter((o) => o !== Word.End && !isTwice(o));
      // Those that are not told apart are one option, but may all be listed.
      const alike = left.flatMap((o) => this.cardsMeant(o).slice(1));
      const wanted = want.options as unknown[];
      for (const name of [...wanted].sort((a, b) => Number(this.labels.has(String(b))) - Number(this.labels.has(String(a))))) {
        const at = left.findIndex((o) => this.named(o, name));
        const copy = at < 0 ? alike.findIndex((c) => this.matches(c, String(name))) : -1;
        if (at < 0 && copy < 0) return `${String(name)} is no option`;
        if (at < 0) alike.splice(copy, 1);
        else left.splice(at, 1);
      }
      if (left.some((o) => !this.isCopy(o, d, left))) return `also offers ${left.map((o) => this.optionName(o)).join(', ')}`;
    }
    return null;
  }

  /** Is it a copier of the same kind and player as one that was listed? Those are not told apart (D14, D7). */
  private isCopy(option: number, d: Decision, unlisted: readonly number[]): boolean {
    const g = this.game;
    const isAlike = (o: number): boolean =>
      g.position.def(o) === g.position.def(option) && g.position.controller(o) === g.position.controller(option);
    return d.prompt === 'order-copiers' && d.options.some((o) => !unlisted.includes(o) && isAlike(o));
  }

  // ---- words -------------------------------------------------------------------------------------------------------

  private cardsWithId(id: string): number[] {
    const list: number[] = [];
    for (let c = 1; c < this.game.state.cards; c++) if (this.game.position.def(c).id === id) list.push(c);
    return list;
  }
  /** A label is one card. Of an id's copies those in play are meant, if there are any. */
  private cardsCalled(name: string): number[] {
    const label = this.labels.get(name);
    if (label !== undefined) return [label];
    const all = this.cardsWithId(name);
    if (all.length === 0) throw new Error(`no card is called ${name}`);
    const inPlay = all.filter((c) => this.game.position.inPlay(c) || this.game.position.onTable(c));
    return inPlay.length > 0 ? inPlay : all;
  }
  private sameCards(got: number[], want: string[]): boolean {
    if (got.length !== want.length) return false;
    const left = got.slice();
    for (const name of [...want].sort((a, b) => Number(this.labels.has(b)) - Number(this.labels.has(a)))) {
      const at = left.findIndex((c) => this.matches(c, name));
      if (at < 0) return false;
      left.splice(at, 1);
    }
    return true;
  }
  private sameOrder(got: number[], want: string[]): boolean {
    return got.length === want.length && got.every((c, i) => this.matches(c, want[i]));
  }
  private nameOf(c: number): string {
    for (const [label, card] of this.labels) if (card === c) return label;
    return this.game.position.def(c).id;
  }
  private words(x: unknown): string {
    return Array.isArray(x) ? `[${x.map((y) => (typeof y === 'number' ? this.nameOf(y) : String(y))).join(', ')}]` : String(x);
  }
  private whereIs(c: number): string {
    const s = this.game.state;
    if (s.zone[c] === Zone.Play) return `on ${this.nameOf(s.host[c])}`;
    return Object.keys(Zone).find((k) => Zone[k as keyof typeof Zone] === s.zone[c]) ?? '?';
  }
  private optionName(o: number): string {
    const value = numberIn(o);
    const kind = kindOf(o);
    if (kind === Kind.Seat) return this.names[value];
    if (kind === Kind.Number) return String(value);
    if (kind === Kind.Faction) return this.game.cards.factions[value].id;
    if (kind === Kind.Word) return WORDS[value];
    if (kind === Kind.Trigger) return this.nameOf(bearersLike(this.game.board, value)[0]);
    return `${kind === Kind.Play ? 'play ' : kind === Kind.Use ? 'use ' : ''}${this.nameOf(value)}`;
  }
  private table(): string {
    const d = this.game.decision;
    if (d === null) return 'the game is over';
    const source = d.source ? ` because of ${this.nameOf(d.source)}` : '';
    return `on the table for ${this.names[d.seat]}: ${d.prompt}${source}, ${d.least} to ${d.most} of [${d.options.map((o) => this.optionName(o)).join(', ')}]${d.optional ? ' or none' : ''}`;
  }
  private misfit(step: StepData): Error {
    return new Error(`step ${JSON.stringify(step)} does not fit; ${this.table()}`);
  }
}
