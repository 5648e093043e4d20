import { askFor, askSome, asksToIgnore, couldBeIgnored } from '../changing/ask.js';
import { destinationsOf } from '../reading/cannot.js';
import { minionsWhere, mismatchOf } from '../reading/questions.js';
import type { Board } from '../state/board.js';
import { sorted } from '../state/lists.js';
import { allOf, firstOf, isAnswered, mapped } from '../words/asking.js';
import { Choice, type Decision, definitionIn, Kind, NO_SLOTS, nameOption, numberIn, Word } from '../words/decision.js';
import type { Ask } from '../words/definitions.js';
import type { Asked, Asks, CardPrompt, PlayerPrompt, Slots, SlotsOf } from '../words/prompts.js';
import type { Query } from '../words/query.js';
import type { SomeOptions } from '../words/resolution.js';
import type { Card, Seat } from '../words/vocabulary.js';
import type { Resolving, Verbs } from './resolving.js';

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

/** Reported even if only one effect was possible, because the lack of a choice may be a secret. */
function tellChoice(it: Resolving, number: number): number {
  it.board.events?.push({ kind: 'chose', seat: it.you, card: it.self, choice: number });
  return number;
}

/**
 * Factions are offered in the order in which their bases were dealt. By their numbers, the order would be another one when a game goes on
 * with a card set that has more factions.
 */
function inOrderOfBases({ state: s, defs }: Board, factions: readonly number[]): number[] {
  const firstBase = (faction: number): number => {
    for (let c = 1; c < s.cards; c++) if (s.owner[c] < 0 && defs[s.def[c]].factionNumber === faction) return c;
    return s.cards;
  };
  return factions.slice().sort((a, b) => firstBase(a) - firstBase(b));
}

/** The names of the cards that the players have brought, which everybody knows. */
function namesOf({ state: s }: Board): number[] {
  const names = new Set<number>();
  for (let c = 1; c < s.cards; c++) if (s.owner[c] >= 0) names.add(s.def[c]);
  return [...names];
}

/**
 * A minion that can't be moved at all may still be chosen. Every other base is then offered as a destination, and nothing
 * happens.
 */
function openDestinations(it: Resolving, minion: Card): Card[] {
  const open = it.destinations(minion);
  return open.length > 0 ? open : it.board.state.bases.filter((b) => b !== it.board.state.base[minion]);
}

/** Asks for one of these cards, or for none if it is optional (D2). */
function askForCard(
  it: Resolving,
  prompt: CardPrompt,
  what: readonly Card[] | Query,
  optional: boolean,
  how: Filled = NO_SLOTS,
): Ask<Card> {
  return askOneOf(it, amongThese(it, oneOf(it, prompt, how, candidates(it, what), optional), what));
}

function askForPlayer(it: Resolving, prompt: PlayerPrompt, seats: Seat[], optional: boolean, how: Filled = NO_SLOTS): Ask<Seat> {
  return askOf(it, oneOf(it, prompt, how, optionsOf(Kind.Seat, seats), optional), seatOf);
}

export const VERBS = {
  choose(prompt, what, how?) {
    return askForCard(this, prompt, what, false, how);
  },

  mayChoose(prompt, what, how?) {
    return askForCard(this, prompt, what, true, how);
  },

  choosePlayer(prompt, seats, how?) {
    return askForPlayer(this, prompt, seats, false, how);
  },

  mayChoosePlayer(prompt, seats, how?) {
    return askForPlayer(this, prompt, seats, true, how);
  },

  chooseSome(prompt, what, how?) {
    const some: Partial<Slots> & SomeOptions = how ?? NO_SLOTS;
    const options = candidates(this, what);
    const times = some.times && options.map(some.times);
    const possible = times ? times.reduce((a, b) => a + b, 0) : options.length;
    const least = some.least ?? 0;
    const d = amongThese(this, oneOf(this, prompt, some, options, some.optional ?? least === 0), what);
    d.least = Math.min(least, possible);
    d.most = Math.min(some.most ?? possible, possible);
    d.times = times;
    if (some.group) setGroups(d, options.map(some.group), some.groupMost);
    d.apart = some.apart;
    d.weights = some.weight && options.map(some.weight);
    d.limit = some.limit;
    d.ordered = some.ordered;
    return askSomeOf(this, d);
  },

  chooseOrder(prompt, cards) {
    return this.chooseSome(prompt, cards, { least: cards.length, ordered: true });
  },

  chooseOne(numbers, { may = false, about } = {}) {
    const options = optionsOf(Kind.Number, numbers);
    const d = about === undefined ? oneOf(this, 'choose-one', NO_SLOTS, options, may) : oneOf(this, 'choose-for', { about }, options, may);
    return askOf(this, d, (picked) => (picked.length === 0 ? 0 : tellChoice(this, numberIn(picked[0]))));
  },

  chooseParts(numbers, about) {
    const d = oneOf(this, 'choose-parts', { about }, optionsOf(Kind.Number, numbers), false);
    d.most = numbers.length;
    return askOf(this, d, (picked) => sorted(picked).map((n) => tellChoice(this, numberIn(n))));
  },

  chooseNumber(prompt, from, to, how?) {
    const options = Array.from({ length: to - from + 1 }, (_, i) => Kind.Number | (from + i));
    return askOf(this, oneOf(this, prompt, how ?? NO_SLOTS, options, false), numberOf);
  },

  may(prompt, how?) {
    return askOf(this, oneOf(this, prompt, how ?? NO_SLOTS, [Word.Do], true), isAnswered);
  },

  chooseFaction(prompt, how?) {
    const factions = inOrderOfBases(this.board, [...new Set(this.board.state.factions.flat())]);
    return askOf(this, oneOf(this, prompt, how ?? NO_SLOTS, optionsOf(Kind.Faction, factions), false), factionOf);
  },

  *nameCard(prompt, type) {
    const { board, self, you } = this;
    const names = namesOf(board).filter((def) => type === 'card' || board.defs[def].type === type);
    const picked = yield* askOf(this, oneOf(this, prompt, NO_SLOTS, names.map(nameOption), false), allOf);
    const name = picked.length === 0 ? 0 : definitionIn(picked[0]);
    if (name > 0) board.events?.push({ kind: 'card-named', seat: you, name, source: self });
    return name;
  },

  topOrBottom(card) {
    return askOf(this, oneOf(this, 'top-or-bottom', { about: card }, [Word.Top, Word.Bottom], false), topOrBottomOf);
  },

  destinations(card) {
    return destinationsOf(this.board, card, this.cause);
  },

  canMove(minion, to) {
    const open = this.destinations(minion);
    return to === undefined ? open.length > 0 : open.includes(to);
  },

  chooseDestination(card, among) {
    const bases = among ?? openDestinations(this, card);
    return this.choose(this.board.isAction(card) ? 'transfer-to' : 'move-to', bases, { about: card });
  },
} satisfies Verbs;
