import type { CardSet, Game, GameEvent, Reason } from '@breakpoint/engine';
import { bearersLike, type Decision, definitionIn, gameAt, Kind, kindOf, numberIn, WORDS, Zone } from '@breakpoint/engine/tools';
import type { Scenario, StepData } from './document.js';

/** May the player choose nothing? */
export const mayBeEmpty = (d: Decision): boolean => d.optional || d.least === 0;

/** Is the option a name, of no card in particular? */
export const isName = (option: number): boolean => kindOf(option) === Kind.Card && numberIn(option) === 0;

/** Called before every answer. It may inspect the game, or return another game that should be the same. */
export type Between = (game: Game) => Game;

/** An `illegal` step, the number of answers before it, and the reason why it was refused; null if the card went elsewhere. */
export interface Refusal {
  after: number;
  step: StepData;
  reason: Reason | null;
}

/** The game in which a scenario is played, and the names of its cards and players. */
export class Stage {
  readonly players: readonly string[];
  private readonly labels: ReadonlyMap<string, number>;
  game: Game;
  readonly refusals: Refusal[] = [];

  constructor(
    cards: CardSet,
    scenario: Scenario,
    private readonly between?: Between,
  ) {
    this.players = scenario.players.map((p) => p.name);
    const { game, labels } = gameAt(cards, scenario);
    this.game = game;
    this.labels = labels;
  }

  answer(picks: number[]): void {
    if (this.between !== undefined) {
      const { events } = this.game.board;
      this.game = this.between(this.game);
      this.game.board.events = events;
    }
    this.game.answer(picks);
  }

  /** All events so far. */
  get told(): readonly GameEvent[] {
    return this.game.board.events!;
  }

  // ---- from names to cards -----------------------------------------------------------------------------------------

  /** The offered option that a name means: labels come before ids, and the first of several matches counts. */
  offered(name: unknown, d: Decision, kind?: number): number | undefined {
    return d.options.find((o) => (kind === undefined || kindOf(o) === kind) && this.isNamed(o, name));
  }

  /** The option that a name means in this game, offered or not; throws if there is none. */
  meant(name: unknown, kind: number = Kind.Card): number {
    const text = String(name);
    const card = this.labels.get(text) ?? this.cardsWithId(text)[0];
    if (card !== undefined) return kind | card;
    if (kind === Kind.Card) {
      const seat = this.players.indexOf(text);
      if (seat >= 0) return Kind.Seat | seat;
      const faction = this.game.cards.faction(text);
      if (faction !== undefined) return Kind.Faction | faction.n;
      const word = (WORDS as readonly string[]).indexOf(text);
      if (word >= 0) return Kind.Word | word;
      if (/^\d{1,3}$/.test(text)) return Kind.Number | Number(text);
    }
    throw new Error(`nothing in this scenario is called ${text}`);
  }

  isNamed(option: number, name: unknown): boolean {
    const value = numberIn(option);
    switch (kindOf(option)) {
      case Kind.Number:
        return String(value) === String(name);
      case Kind.Seat:
        return this.players[value] === name;
      case Kind.Faction:
        return this.game.cards.factions[value].id === name;
      case Kind.Word:
        return WORDS[value] === name;
      default:
        if (isName(option)) return this.game.cards.defs[definitionIn(option)].id === name;
        return this.cardsMeant(option).some((c) => this.isCalled(c, String(name)));
    }
  }

  /** The card of an option. Waiting triggers that are not told apart can be named by any of their cards (D7). */
  cardsMeant(option: number): number[] {
    return kindOf(option) === Kind.Trigger ? bearersLike(this.game.board, numberIn(option)) : [numberIn(option)];
  }

  isLabel(name: string): boolean {
    return this.labels.has(name);
  }

  isCalled(card: number, name: string): boolean {
    const label = this.labels.get(name);
    return label === undefined ? this.game.position.def(card).id === name : label === card;
  }

  /** The cards that a name can mean: a label is one card, an id any of its copies. */
  allCalled(name: string): number[] {
    const label = this.labels.get(name);
    const all = label === undefined ? this.cardsWithId(name) : [label];
    if (all.length === 0) throw new Error(`no card is called ${name}`);
    return all;
  }

  private cardsWithId(id: string): number[] {
    const list: number[] = [];
    for (let c = 1; c < this.game.state.cards; c++) if (this.game.position.def(c).id === id) list.push(c);
    return list;
  }

  /** Do these names stand for these cards, in any order? */
  areCalled(cards: readonly number[], names: readonly string[]): boolean {
    if (cards.length !== names.length) return false;
    const left = cards.slice();
    for (const name of this.labelsFirst(names)) {
      const at = left.findIndex((c) => this.isCalled(c, name));
      if (at < 0) return false;
      left.splice(at, 1);
    }
    return true;
  }

  areCalledInOrder(cards: readonly number[], names: readonly string[]): boolean {
    return cards.length === names.length && cards.every((c, i) => this.isCalled(c, names[i]));
  }

  /** Sorts labels before ids. A label means one certain card, so it is matched first; an id can then take another copy. */
  labelsFirst<T>(names: readonly T[]): T[] {
    return [...names].sort((a, b) => Number(this.isLabel(String(b))) - Number(this.isLabel(String(a))));
  }

  // ---- words -------------------------------------------------------------------------------------------------------

  nameOf(card: number): string {
    for (const [label, c] of this.labels) if (c === card) return label;
    return this.game.position.def(card).id;
  }

  /** A card list, or anything else, in words. */
  words(x: unknown): string {
    return Array.isArray(x) ? `[${x.map((y) => (typeof y === 'number' ? this.nameOf(y) : String(y))).join(', ')}]` : String(x);
  }

  whereIs(card: number): string {
    const s = this.game.state;
    if (s.zone[card] === Zone.Play) return `on ${this.nameOf(s.host[card])}`;
    return Object.keys(Zone).find((k) => Zone[k as keyof typeof Zone] === s.zone[card]) ?? '?';
  }

  optionName(o: number): string {
    const value = numberIn(o);
    const kind = kindOf(o);
    if (kind === Kind.Seat) return this.players[value];
    if (kind === Kind.Number) return String(value);
    if (kind === Kind.Faction) return this.game.cards.factions[value].id;
    if (kind === Kind.Word) return WORDS[value];
    if (isName(o)) return this.game.cards.defs[definitionIn(o)].id;
    if (kind === Kind.Trigger) return this.nameOf(bearersLike(this.game.board, value)[0]);
    return `${kind === Kind.Play ? 'play ' : kind === Kind.Use ? 'use ' : ''}${this.nameOf(value)}`;
  }

  /** The current question, the player who answers it and the options (D10), in words. */
  table(): string {
    const d = this.game.decision;
    if (d === null) return 'the game is over';
    const source = d.source ? ` because of ${this.nameOf(d.source)}` : '';
    const options = d.options.map((o) => this.optionName(o)).join(', ');
    return `on the table for ${this.players[d.seat]}: ${d.prompt}${source}, ${d.least} to ${d.most} of [${options}]${d.optional ? ' or none' : ''}`;
  }
}
