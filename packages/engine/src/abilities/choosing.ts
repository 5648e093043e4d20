import { askFor, askSome, asksToIgnore, couldBeIgnored } from '../changing/ask.js';
import { destinationsOf } from '../reading/cannot.js';
import { minionsWhere, mismatchOf } from '../reading/questions.js';
import type { Board } from '../state/board.js';
import { sorted } from '../state/lists.js';
import { allOf, firstOf, isAnswered, mapped } from '../words/asking.js';
import { Choice, type Decision, Kind, numberIn, Word } from '../words/decision.js';
import type { Ask } from '../words/definitions.js';
import type {
  Asked,
  Asks,
  CardPrompt,
  FactionPrompt,
  NumberPrompt,
  OrderPrompt,
  PlayerPrompt,
  Slots,
  SlotsOf,
  WhetherPrompt,
} from '../words/prompts.js';
import type { Query } from '../words/query.js';
import type { SomeOptions } from '../words/resolution.js';
import type { Card, Seat } from '../words/vocabulary.js';
import type { Resolving } from './resolving.js';

const optionsOf = (kind: number, numbers: readonly number[]): number[] => numbers.map((n) => kind | n);
const numberOf = (picked: number[]): number => (picked.length === 0 ? 0 : numberIn(picked[0]));
const seatOf = (picked: number[]): Seat => (picked.length === 0 ? -1 : numberIn(picked[0]));
const factionOf = (picked: number[]): number => (picked.length === 0 ? -1 : numberIn(picked[0]));
const topOrBottomOf = (picked: number[]): 'top' | 'bottom' => (picked[0] === Word.Bottom ? 'bottom' : 'top');

function askOf<T>(it: Resolving, d: Choice, read: (picked: number[]) => T): Ask<T> {
  return couldBeIgnored(it.board, it.cause) ? mapped(askAtBase(it, d), read) : askFor(it.board, d, read);
}

function askSomeOf(it: Resolving, d: Choice): Ask<number[]> {
  return askOf(it, d, allOf);
}

/** As `askOf`, for one card: 0 if there is none. */
export function askOneOf(it: Resolving, d: Choice): Ask<Card> {
  return askOf(it, d, firstOf);
}

/** A player who may ignore the base is asked about that first (D18). */
function* askAtBase(it: Resolving, d: Choice): Ask<number[]> {
  if (d.options.length > 0 && (yield* asksToIgnore(it.board, it.cause, d.seat))) return [];
  return yield* askSome(it.board, d);
}

/**
 * The slots of a question, and the player who is asked if not "you". The types of the verbs make sure that all slots are filled.
 */
type Filled = Partial<Slots> & Asked;
const NO_SLOTS: Filled = {};

/** A question for one of these options, or for none if it is optional. */
export function oneOf(it: Resolving, prompt: Asks, how: Filled, options: number[], optional: boolean): Choice {
  return new Choice(how.who ?? it.you, prompt, it.self, how as SlotsOf<Asks>, options, optional);
}

function candidates(it: Resolving, what: readonly Card[] | Query): Card[] {
  return Array.isArray(what) ? (what as Card[]) : minionsWhere(it.board, what as Query);
}

function whyNotMatching(it: Resolving, q: Query): Decision['whyNot'] {
  return (option) => {
    if (it.board.isBase(option)) return { code: 'wrong-kind' };
    if (!it.board.inPlay(option)) return { code: 'not-in-play' };
    if (!it.board.isMinion(option)) return { code: 'wrong-kind' };
    const code = mismatchOf(it.board, option, q);
    return code && { code, number: q.atMost ?? q.atLeast ?? (q.below === undefined ? undefined : q.below - 1) };
  };
}

/** Chooses one of these, or none if it is optional (D2). */
export function choose(
  it: Resolving,
  prompt: CardPrompt,
  what: readonly Card[] | Query,
  optional: boolean,
  how: Filled = NO_SLOTS,
): Ask<Card> {
  return askOneOf(it, amongThese(it, oneOf(it, prompt, how, candidates(it, what), optional), what));
}

export function chooseSome(
  it: Resolving,
  prompt: CardPrompt,
  what: readonly Card[] | Query,
  some: Partial<Slots> & SomeOptions = NO_SLOTS,
): Ask<Card[]> {
  const options = candidates(it, what);
  const times = some.times && options.map(some.times);
  const possible = times ? times.reduce((a, b) => a + b, 0) : options.length;
  const least = some.least ?? 0;
  const d = amongThese(it, oneOf(it, prompt, some, options, some.optional ?? least === 0), what);
  d.least = Math.min(least, possible);
  d.most = Math.min(some.most ?? possible, possible);
  d.times = times;
  if (some.group) setGroups(d, options.map(some.group), some.groupMost);
  d.weights = some.weight && options.map(some.weight);
  d.limit = some.limit;
  d.ordered = some.ordered;
  return askSomeOf(it, d);
}

/** Groups are numbered by the place of their first option: cards may tell them apart by definition, and those numbers stay inside. */
function setGroups(d: Choice, groups: readonly number[], most: SomeOptions['groupMost']): void {
  d.groups = groups.map((group) => groups.indexOf(group));
  if (most) d.groupMost = Object.fromEntries(Object.entries(most).map(([group, n]) => [groups.indexOf(Number(group)), n]));
}

/** Sets which cards can be chosen, and the reason why others can't. */
function amongThese(it: Resolving, d: Choice, what: readonly Card[] | Query): Choice {
  if (Array.isArray(what)) return d;
  d.among = what as Query;
  d.whyNot = whyNotMatching(it, what as Query);
  return d;
}

export function chooseOrder(it: Resolving, prompt: OrderPrompt, cards: readonly Card[]): Ask<Card[]> {
  return it.chooseSome(prompt, cards, { least: cards.length, ordered: true });
}

export function chooseOne(it: Resolving, numbers: number[], { may = false, about }: { may?: boolean; about?: Card } = {}): Ask<number> {
  const options = optionsOf(Kind.Number, numbers);
  const d = about === undefined ? oneOf(it, 'choose-one', NO_SLOTS, options, may) : oneOf(it, 'choose-for', { about }, options, may);
  return askOf(it, d, (picked) => (picked.length === 0 ? 0 : tellChoice(it, numberIn(picked[0]))));
}

/** Reported even if only one effect was possible, because that there was no choice may be a secret. */
function tellChoice(it: Resolving, number: number): number {
  it.board.events?.push({ kind: 'chose', seat: it.you, card: it.self, choice: number });
  return number;
}

export function chooseParts(it: Resolving, numbers: number[], about: Card): Ask<number[]> {
  const d = oneOf(it, 'choose-parts', { about }, optionsOf(Kind.Number, numbers), false);
  d.most = numbers.length;
  return askOf(it, d, (picked) => sorted(picked).map((n) => tellChoice(it, numberIn(n))));
}

export function chooseNumber(it: Resolving, prompt: NumberPrompt, from: number, to: number, how: Filled = NO_SLOTS): Ask<number> {
  const options = Array.from({ length: to - from + 1 }, (_, i) => Kind.Number | (from + i));
  return askOf(it, oneOf(it, prompt, how, options, false), numberOf);
}

export function may(it: Resolving, prompt: WhetherPrompt, how: Filled = NO_SLOTS): Ask<boolean> {
  return askOf(it, oneOf(it, prompt, how, [Word.Do], true), isAnswered);
}

export function choosePlayer(it: Resolving, prompt: PlayerPrompt, seats: Seat[], optional: boolean, how: Filled = NO_SLOTS): Ask<Seat> {
  return askOf(it, oneOf(it, prompt, how, optionsOf(Kind.Seat, seats), optional), seatOf);
}

/**
 * Factions are offered in the order in which their bases were dealt. Their numbers would be another order when a game goes on with a card
 * set that has more of them.
 */
function inOrderOfBases({ state: s, defs }: Board, factions: readonly number[]): number[] {
  const firstBase = (faction: number): number => {
    for (let c = 1; c < s.cards; c++) if (s.owner[c] < 0 && defs[s.def[c]].factionNumber === faction) return c;
    return s.cards;
  };
  return factions.slice().sort((a, b) => firstBase(a) - firstBase(b));
}

export function chooseFaction(it: Resolving, prompt: FactionPrompt, how: Filled = NO_SLOTS): Ask<number> {
  const factions = inOrderOfBases(it.board, [...new Set(it.board.state.factions.flat())]);
  return askOf(it, oneOf(it, prompt, how, optionsOf(Kind.Faction, factions), false), factionOf);
}

export function topOrBottom(it: Resolving, card: Card): Ask<'top' | 'bottom'> {
  return askOf(it, oneOf(it, 'top-or-bottom', { about: card }, [Word.Top, Word.Bottom], false), topOrBottomOf);
}

export function destinations(it: Resolving, card: Card): Card[] {
  return destinationsOf(it.board, card, it.cause);
}

export function canMove(it: Resolving, minion: Card, to?: Card): boolean {
  const open = it.destinations(minion);
  return to === undefined ? open.length > 0 : open.includes(to);
}

export function chooseDestination(it: Resolving, card: Card, among?: Card[]): Ask<Card> {
  const bases = among ?? openDestinations(it, card);
  return it.choose(it.board.isAction(card) ? 'transfer-to' : 'move-to', bases, { about: card });
}

/**
 * A minion that can't be moved at all may still be chosen. Every other base is then offered as a destination, and nothing
 * happens.
 */
function openDestinations(it: Resolving, minion: Card): Card[] {
  const open = it.destinations(minion);
  return open.length > 0 ? open : it.board.state.bases.filter((b) => b !== it.board.state.base[minion]);
}
