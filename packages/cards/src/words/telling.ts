import type { CardView, DecisionView, EventView, OptionView, ReasonView, Seat } from '@breakpoint/engine';
import type { Texts } from '../texts/gather.js';
import { cardText, choiceText, factionName } from '../texts/index.js';
import { bare, type Cards, isBase, type Join, type Piece, signed, UNLOGGED } from './log/pieces.js';
import { ownQuestion } from './prompts/own.js';
import { type Question, questionOf } from './prompts/question.js';
import type { Sentences } from './sentences.js';

/** A line of the log: one event, or several events of a kind with all their cards. */
export interface Line extends Cards {
  event: EventView;
}

/** One language: the sentences of the game, and the texts of the factions. */
interface Dictionary {
  words: Sentences;
  texts: Texts;
}

/** Everything that is needed to put events into words. */
export interface Speech extends Dictionary {
  /** The names of the players, by seat. */
  names: readonly string[];
}

/** A piece of a sentence: plain words, or the name of a card or player, which a screen may show in its own way. */
export interface Span {
  text: string;
  card?: CardView;
  seat?: Seat;
}

const TOGETHER: ReadonlySet<EventView['kind']> = new Set<EventView['kind']>([
  'destroyed',
  'returned',
  'power',
  'drew',
  'discarded',
  'swept',
  'revealed',
  'placed-in-hand',
  'placed-in-discard',
  'placed-on-top',
  'placed-on-bottom',
  'shuffled-in',
]);
const isUntold = (event: EventView): boolean => (UNLOGGED as readonly string[]).includes(event.kind);

/** Combines draws, discards and the like into one line, and leaves out events that go without saying. */
export function linesOf(events: readonly EventView[]): Line[] {
  const lines: (Line & { cards: (CardView | null)[] })[] = [];
  events.forEach((event, i) => {
    if (isUntold(event) || isPlayedNext(event, events[i + 1]) || isOfPlace(event, events[i - 1])) return;
    const card = 'card' in event ? event.card : null;
    const last = lines[lines.length - 1];
    if (last && TOGETHER.has(event.kind) && isSameButForCard(last.event, event)) last.cards.push(card);
    else lines.splice(placeOf(event, lines), 0, { event, cards: [card] });
  });
  return lines;
}

/** Where a new line goes: at the end, but the places on a base are told in their order and not by seat. */
function placeOf(event: EventView, lines: readonly Line[]): number {
  let at = lines.length;
  if (event.kind !== 'ranked') return at;
  for (; at > 0; at--) {
    const last = lines[at - 1].event;
    if (last.kind !== 'ranked' || last.base.n !== event.base.n || last.place <= event.place) break;
  }
  return at;
}

/** A Special that plays its own card: the line about the play is enough. */
const isPlayedNext = (event: EventView, next: EventView | undefined): boolean =>
  event.kind === 'used' && next?.kind === 'played' && next.card.n === event.card.n;

/** The VP of a place on a base: the line about the place has them. */
const isOfPlace = (event: EventView, last: EventView | undefined): boolean =>
  event.kind === 'vp' && last?.kind === 'ranked' && last.seat === event.seat && last.base.n === event.source?.n;

function isSameButForCard(a: EventView, b: EventView): boolean {
  const rest = ({ kind, ...fields }: EventView): string =>
    JSON.stringify([kind, Object.entries(fields).filter(([field]) => field !== 'card' && field !== 'hidden')]);
  return rest(a) === rest(b);
}

/** A line of the log in words. */
export function sentenceOf(speech: Speech, line: Line): Span[] {
  const { events } = speech.words.logWords;
  // The table has a sentence for every kind that `linesOf` keeps.
  const tell = events[line.event.kind as keyof typeof events] as (event: EventView, cards: Cards) => Piece;
  const spans = spansOf(speech, tell(line.event, line));
  const source = 'source' in line.event ? line.event.source : null;
  return headed(speech, source, ended(spans));
}

/** A sentence after the name of the card that asks or acts, unless it contains that name. */
function headed(speech: Speech, card: CardView | null, spans: Span[]): Span[] {
  if (card === null || spans.some((span) => span.card?.n === card.n && span.card.id === card.id)) return begun(spans);
  const { name } = cardText(speech.texts, card.id);
  // If the name ends with a mark of its own, a colon would be one mark too many.
  return spansOf(speech, [{ heading: card }, /[?!…]$/.test(name) ? ' – ' : speech.words.colon]).concat(spans);
}

/** A name that ends with its own mark, as "Feeling Lucky?" does, is not followed by a full stop. */
function ended(spans: Span[]): Span[] {
  const [name, end] = spans.slice(-2);
  return end?.text === '.' && /[?!…]$/.test(name.text) ? spans.slice(0, -1) : spans;
}

/** The question in words, preceded by the card that asks unless the question names it. */
export const questionIn = (speech: Speech, d: DecisionView): Span[] => headed(speech, d.source, spansOf(speech, asked(speech, d)));

/** A question that factions share is a function of its language; a faction's own is among the texts of the faction. */
function asked({ words, texts }: Dictionary, d: DecisionView): Piece {
  const said = words.prompts[d.prompt as keyof Sentences['prompts']];
  const own = texts.questions[d.prompt];
  // A page that is older than the server may not know a question: the card that asks precedes the sentence and has its text.
  if (said === undefined) return own === undefined ? words.choose : ownQuestion(words.grammar, own, questionOf(d));
  // The table of sentences has the same slots as the table of prompts.
  return ((typeof said === 'function' ? said : said.ask) as (question: Question) => Piece)(questionOf(d));
}

/** The words of the two buttons of a yes-or-no question; null if it is another question. */
function buttonsOf({ words, texts }: Dictionary, { prompt }: DecisionView): { yes: string; no: string } | null {
  const said = words.prompts[prompt as keyof Sentences['prompts']] ?? texts.questions[prompt];
  return typeof said === 'object' && 'yes' in said ? said : null;
}

/** A sentence begins with a capital letter, even after an opening question mark. */
function begun(spans: Span[]): Span[] {
  if (isPlain(spans[0])) spans[0].text = spans[0].text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  return spans;
}

const plain = (spans: Span[]): string => spans.map((span) => span.text).join('');

/** The sentence as plain text. */
export const plainSentence = (speech: Speech, line: Line): string => plain(sentenceOf(speech, line));
export const plainQuestion = (speech: Speech, d: DecisionView): string => plain(questionIn(speech, d));

/** The label for answering with nothing. */
export function declineLabel(speech: Dictionary, d: DecisionView): string {
  const { pass, none } = speech.words;
  return buttonsOf(speech, d)?.no ?? (isWindow(d.prompt) ? pass : none);
}

/** Does the question offer something to use at an unusual time? */
export const isWindow = (prompt: string): boolean => prompt === 'before-scoring' || prompt === 'after-scoring' || prompt === 'react';

/** The label of an option that is a word. For a yes-or-no question it says what doing it means. */
export function wordLabel(speech: Dictionary, { word }: OptionView, d: DecisionView): string {
  if (word === 'do') return buttonsOf(speech, d)?.yes ?? speech.words.choose;
  return speech.words.words[word as keyof Sentences['words']];
}

const isPlain = (span: Span | undefined): boolean => span !== undefined && span.card === undefined && span.seat === undefined;

/** Fills in all names. Adjacent plain words become one span. */
function spansOf(speech: Speech, piece: Piece): Span[] {
  const spans: Span[] = [];
  for (const span of filled(speech, piece)) {
    const last = spans[spans.length - 1];
    if (span.text === '') continue;
    if (isPlain(span) && isPlain(last)) last.text += span.text;
    else spans.push(span);
  }
  return spans;
}

function filled(speech: Speech, piece: Piece): Span[] {
  if (typeof piece === 'string' || typeof piece === 'number') return [{ text: String(piece) }];
  if ('id' in piece) return joined(speech, piece, isBase(piece) ? speech.words.grammar.base : bare);
  if ('heading' in piece) return joined(speech, piece.heading, bare);
  if ('subject' in piece) return [{ text: isPlural(speech, piece.subject) ? piece.several : piece.one }];
  if ('seat' in piece) return [{ text: speech.names[piece.seat] ?? String(piece.seat + 1), seat: piece.seat }];
  if ('cards' in piece) return listed(speech, piece);
  if ('faction' in piece) return [{ text: factionName(speech.texts, piece.faction) }];
  if ('choice' in piece) return [{ text: choiceText(speech.texts, piece.of.id, piece.choice) }];
  if ('extra' in piece) return [{ text: (piece.of && cardText(speech.texts, piece.of.id).extra?.[piece.extra]) ?? piece.usual }];
  if ('unseen' in piece) return [{ text: speech.words.aCard }];
  if ('named' in piece) {
    if ('id' in piece.named) return joined(speech, piece.named, piece.join);
    const [span] = filled(speech, piece.named);
    const [before, name] = piece.join({ name: span.text, text: '' });
    return [{ text: before }, { ...span, text: name }];
  }
  return piece.flatMap((part) => filled(speech, part));
}

function joined(speech: Speech, card: CardView, join: Join): Span[] {
  const [before, name] = join(cardText(speech.texts, card.id));
  return [{ text: before }, { text: name, card }];
}

function isPlural(speech: Speech, subject: CardView | Cards): boolean {
  const cards = 'cards' in subject ? subject.cards : [subject];
  return cards.length > 1 || (cards[0] !== null && cardText(speech.texts, cards[0].id).plural === true);
}

/** The cards that are known by name, copies counted, then the number of others. */
function listed(speech: Speech, { cards, join = bare }: Cards): Span[] {
  const { aCard, nCards, logWords } = speech.words;
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  const items = known
    .filter((card, i) => known.findIndex(({ id }) => id === card.id) === i)
    .map((card) => {
      const copies = known.filter(({ id }) => id === card.id).length;
      return [...joined(speech, card, join), { text: copies > 1 ? ` ×${copies}` : '' }];
    });
  if (hidden > 0) items.push([{ text: hidden === 1 ? aCard : nCards.replace('{n}', String(hidden)) }]);
  const last = items.length - 1;
  const before = (item: Span[], i: number): string => (i === last ? logWords.and(plain(item)) : ', ');
  return items.flatMap((item, i) => (i === 0 ? item : [{ text: before(item, i) }, ...item]));
}

/** The name of a base within a sentence. */
export const baseIn = ({ words, texts }: Dictionary, id: string): string => words.grammar.base(cardText(texts, id)).join('');

/** The reason why something cannot be chosen. */
export function refusalIn(speech: Speech, { code, seat, card, base, number }: ReasonView): string {
  const { words, texts, names } = speech;
  const values: Record<string, string> = {
    seat: seat === null ? '' : (names[seat] ?? String(seat + 1)),
    card: card ? cardText(texts, card.id).name : words.aCard,
    base: base ? baseIn(speech, base.id) : '',
    number: String(number ?? ''),
  };
  return words.reasons[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name]);
}

/** The label of a numbered option: the card's own words for it, or what the part of the action would do. */
export function choiceLabel({ words, texts }: Dictionary, { number, part }: OptionView, { prompt, source }: DecisionView): string {
  if (part) {
    const base = part.base ? baseIn({ words, texts }, part.base.id) : '';
    return words.parts[part.verb].replace('{base}', base).replace('{sign}', signed(part.amount ?? 0));
  }
  const named = prompt === 'choose-one' || prompt === 'choose-for' || prompt === 'choose-parts';
  return named ? choiceText(texts, source?.id ?? '', number!) : String(number);
}
