import type { CardSet, Game } from '@breakpoint/engine';
import { bearersLike, type Decision, definitionIn, gameAt, Kind, kindOf, numberIn, WORDS, Word } from '@breakpoint/engine/tools';
import { type Data, readScenario, type StepData } from './document.js';
import { isName } from './stage.js';

/** A place of a document that names a card or base, as the list that it is in and its index there. */
interface Named {
  list: unknown[];
  at: number;
  /** The key under which the id stands, if the entry has keys. */
  key: 'card' | 'base';
}

/** The places that name cards, in the order in which a described position numbers the cards. */
function cardsIn(doc: Data): Named[] {
  const found: Named[] = [];
  const all = (data: unknown, name: string, key: Named['key'], then?: (entry: Data) => void): void => {
    const list = ((data as Data)[name] ?? []) as unknown[];
    list.forEach((entry, at) => {
      found.push({ list, at, key });
      if (typeof entry === 'object') then?.(entry as Data);
    });
  };
  const attached = (entry: Data): void => all(entry, 'actions', 'card', attached);
  for (const player of doc.players as Data[]) for (const zone of ['hand', 'deck', 'discard']) all(player, zone, 'card');
  all(doc, 'bases', 'base', (base) => {
    all(base, 'minions', 'card', attached);
    all(base, 'actions', 'card', attached);
  });
  for (const zone of ['base-deck', 'base-discard']) all(doc, zone, 'base');
  return found;
}

/** The names of the cards of a document. A card that shares its id with another one gets a label when it is first named. */
class Names {
  private readonly cards: Named[];
  private readonly taken: Set<string>;

  constructor(doc: Data) {
    this.cards = cardsIn(doc);
    this.taken = new Set(this.cards.flatMap((card) => this.labelOf(card) ?? []));
  }

  private labelOf({ list, at }: Named): string | undefined {
    const entry = list[at];
    return typeof entry === 'string' ? undefined : ((entry as Data).as as string | undefined);
  }
  private idOf({ list, at, key }: Named): string {
    const entry = list[at];
    return typeof entry === 'string' ? entry : ((entry as Data)[key] as string);
  }

  of(card: number): string {
    const place = this.cards[card - 1];
    const id = this.idOf(place);
    const label = this.labelOf(place);
    if (label !== undefined) return label;
    if (!this.taken.has(id) && this.cards.filter((other) => this.idOf(other) === id).length === 1) return id;
    return this.label(place, id);
  }

  private label({ list, at, key }: Named, id: string): string {
    const stem = id.slice(id.indexOf('/') + 1);
    let n = 1;
    while (this.taken.has(`${stem}-${n}`)) n++;
    const as = `${stem}-${n}`;
    this.taken.add(as);
    const entry = list[at];
    list[at] = typeof entry === 'string' ? { [key]: id, as } : { ...(entry as Data), as };
    return as;
  }
}

/** Writes answers down as steps: what follows a play or the use of an ability belongs to its step. */
class Recorder {
  readonly steps: StepData[] = [];
  /** The last step, if further answers of its player may belong to it. */
  private open: { seat: number; step: StepData; card: number } | null = null;

  constructor(
    private readonly game: Game,
    private readonly names: Names,
    private readonly players: readonly string[],
  ) {}

  take(picks: readonly number[]): void {
    const d = this.game.decision!;
    const [first] = picks;
    const kind = first === undefined ? -1 : kindOf(first);
    if (first === Word.End) this.begin(d, 'end');
    else if (first === undefined && d.options.some((o) => kindOf(o) === Kind.Use || kindOf(o) === Kind.Play)) this.begin(d, 'pass');
    else if (d.quiet !== undefined && (kind === Kind.Play || kind === Kind.Use)) this.use(d, first);
    else this.pick(d, picks);
    this.game.answer(picks.slice());
  }

  private begin(d: Decision, verb: string): StepData {
    const step: StepData = { [this.players[d.seat]]: verb };
    this.steps.push(step);
    this.open = null;
    return step;
  }

  private use(d: Decision, option: number): void {
    const card = numberIn(option);
    const step = this.begin(d, kindOf(option) === Kind.Play ? 'play' : d.quiet === 'play' ? 'talent' : 'special');
    step.card = this.names.of(card);
    this.open = { seat: d.seat, step, card };
  }

  private pick(d: Decision, picks: readonly number[]): void {
    const named = picks.map((option) => this.nameOf(option));
    const pick = picks.length === 0 ? 'none' : d.most > 1 ? named : named[0];
    if (this.open?.seat !== d.seat) this.open = { seat: d.seat, step: this.begin(d, 'pick'), card: 0 };
    const { step, card } = this.open;
    if (d.prompt === 'play-at' && d.source === card && step.pick === undefined) step.at = pick;
    else step.pick = [...((step.pick as unknown[]) ?? []), pick];
  }

  private nameOf(option: number): unknown {
    const value = numberIn(option);
    switch (kindOf(option)) {
      case Kind.Number:
        return value;
      case Kind.Seat:
        return this.players[value];
      case Kind.Faction:
        return this.game.cards.factions[value].id;
      case Kind.Word:
        return WORDS[value];
      case Kind.Trigger:
        return this.names.of(bearersLike(this.game.board, value)[0]);
      default:
        return isName(option) ? this.game.cards.defs[definitionIn(option)].id : this.names.of(value);
    }
  }
}

/** The scenario with the steps that lead through these answers from its position, in place of its own steps and expectations. */
export function withSteps(cards: CardSet, scenario: Data, answers: readonly (readonly number[])[]): Data {
  const { steps: _, expect: __, then: ___, ...position } = JSON.parse(JSON.stringify(scenario)) as Data;
  const read = readScenario(position);
  const recorder = new Recorder(
    gameAt(cards, read).game,
    new Names(position),
    read.players.map((player) => player.name),
  );
  for (const picks of answers) recorder.take(picks);
  return { ...position, steps: recorder.steps };
}
