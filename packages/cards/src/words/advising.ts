import type { DecisionView, OptionView, Seat } from '@breakpoint/engine';
import { cardText, factionName } from '../texts/index.js';
import type { AdviceWords, ReasonWords } from './advice/words.js';
import { capital, fill, fillCards, isBaseKey, listIn, nameIn, placeIn } from './filling.js';
import { choiceLabel, declineLabel, isWindow, type Speech, wordLabel } from './telling.js';

interface Duel {
  own: number;
  rival: number;
}

interface Gain {
  seat: Seat;
  n: number;
}

interface Stand {
  base: string;
  n: number;
  seat: Seat | null;
  m: number;
  missing: number;
  pays: number;
  theirs?: number;
  prize?: boolean;
}

/** A reason to prefer a play to another one, as the bots give it (`Reason` in packages/bots). */
export type Reason =
  | { kind: 'wins'; now: boolean }
  | { kind: 'loses'; seat: Seat }
  | {
      kind: 'gains';
      base: string;
      n: number;
      instead: number;
      others?: readonly Gain[];
      lost?: readonly Gain[];
      late?: boolean;
      after?: readonly string[];
      unsure?: true;
    }
  | { kind: 'bars'; seat: Seat; base: string }
  | { kind: 'denies'; seat: Seat; base: string; n: number; instead: number; own?: number }
  | { kind: 'spares'; base: string; gains: readonly Gain[] }
  | { kind: 'earns'; source: string; n: number; others?: readonly Gain[]; next?: true }
  | { kind: 'ahead'; n: number; base?: string }
  | { kind: 'leads'; base: string; still: boolean }
  | { kind: 'stops'; seat: Seat; base: string }
  | ({ kind: 'stands' } & Stand)
  | { kind: 'feeds'; seat: Seat; base: string; n: number; m?: number }
  | { kind: 'holds'; base: string; n: number; now?: true }
  | { kind: 'lowers'; seat: Seat; base: string; n: number; now?: true }
  | { kind: 'weakens'; seat: Seat; base: string; n: number; left?: number; own?: number }
  | { kind: 'removes'; seat: Seat; minion: string }
  | { kind: 'keeps'; minion: string }
  | { kind: 'brings'; n: number; card?: string }
  | { kind: 'enables'; card: string; base?: string }
  | { kind: 'takes'; n: number }
  | { kind: 'lasts'; minion: string; than: string; base: string }
  | { kind: 'cards'; n: number }
  | { kind: 'saves'; card: string; vain?: true }
  | ({ kind: 'merely' } & Stand)
  | { kind: 'lies'; base: string; here: Duel; there: Duel }
  | { kind: 'places'; base: string; than: string; here: Duel; there: Duel; left: number; right: number; n?: number; m?: number }
  | { kind: 'scores'; base: string; gains: readonly Gain[]; either?: true }
  | { kind: 'draws' }
  | { kind: 'grows'; base: string; n: number }
  | { kind: 'reaches'; base: string; n: number; m: number }
  | { kind: 'looms'; base: string; n: number; gains: readonly Gain[] }
  | { kind: 'pockets'; n: number }
  | { kind: 'ripens'; base: string; n: number; others?: readonly Gain[] }
  | { kind: 'waits'; base: string; n: number }
  | { kind: 'lends'; seat: Seat; card: string }
  | { kind: 'forgoes'; type: 'minion' | 'action' }
  | { kind: 'plans'; card: string; base?: string }
  | { kind: 'stays'; card: string }
  | { kind: 'gets'; card: string }
  | { kind: 'could'; card: string; base: string; breaks: boolean };

export const percentIn = ({ words }: Speech, share: number): string => fill(words.advice.percent, { n: String(Math.round(100 * share)) });

export const chanceIn = (speech: Speech, share: number): string => fill(speech.words.advice.wins, { percent: percentIn(speech, share) });

/** An estimated number of VP, in halves. */
export const vpIn = ({ words }: Speech, n: number): string => String(Math.round(2 * n) / 2).replace('.', words.advice.point);

/** An expected difference in VP at the end of the game. */
export function marginIn(speech: Speech, margin: number): string {
  const { advice } = speech.words;
  const n = vpIn(speech, Math.abs(margin));
  return fill(n === '0' ? advice.level : margin > 0 ? advice.ahead : advice.behind, { n });
}

/** The parts of a bot's hint that are put into words here (`Hint` in packages/bots). */
interface Advised {
  options: readonly { play: readonly PlayStep[]; chance: number }[];
  reasons: readonly Reason[];
  instead: readonly Reason[];
  alike: boolean;
  both: boolean;
}

/** A game with this chance is all but lost. */
const LOST = 0.03;

/** What is said of a hint's first play, and of its second one. */
export function hintIn(speech: Speech, hint: Advised, seat: Seat): { first: string[]; second: string[] } {
  const { even, both, same, later, rest, lost, won, little } = speech.words.advice;
  const { options, reasons, instead } = hint;
  const told = (list: readonly Reason[], other: number): string[] => list.map((r) => reasonIn(speech, r, options[other].play, seat, seat));
  const [first, second] = [told(reasons, 1), told(instead, 0)];
  const isSilent = first.length + second.length === 0 && options.length > 1;
  // A base that may score soon is no reason to end the turn.
  const isIdle = options[0]?.play[0]?.keys[0] === 'end' && reasons.every(({ kind }) => kind === 'looms');
  if (!hint.alike && isIdle && options.length > 1) return { first: [`${rest}.`, ...first], second };
  if (!hint.alike) return { first: isSilent ? [`${later}.`] : first, second };
  if (hint.both) return { first: [`${both}.`, ...first], second };
  const chance = options[0]?.chance ?? 0.5;
  if (chance <= LOST || chance >= 1 - LOST) return { first: [`${chance <= LOST ? lost : won}.`, ...first], second };
  if (options[1]?.play[0]?.keys[0] === 'end') return { first: [`${little}.`, ...first], second };
  return { first: isSilent ? [`${same}.`] : [`${even}.`, ...first], second };
}

/**
 * A reason in a sentence. `other` is the play that it compares with; `seat` is the player who decides, and `reader` the player who
 * reads it, if that is one of them.
 */
export function reasonIn(speech: Speech, reason: Reason, other: readonly PlayStep[], seat: Seat, reader: Seat = -1): string {
  const told = speech.words.advice.reasons[sentenceKey(reason)];
  const number = (n: number): string => vpIn(speech, n);
  const source = 'source' in reason ? reason.source : undefined;
  const keys = {
    base: 'base' in reason ? reason.base : source,
    minion: 'minion' in reason ? reason.minion : undefined,
    card: 'card' in reason ? reason.card : source,
    than: 'than' in reason ? reason.than : undefined,
  };
  const said = fillCards(speech, seat === reader ? told.you : told.who, keys, {
    me: speech.names[seat] ?? '',
    other: playName(speech, other),
    ...('seat' in reason && { who: speech.names[reason.seat ?? -1] ?? '' }),
    ...('left' in reason && { left: number(Math.max(0, reason.left ?? 0)) }),
    ...('right' in reason && { right: number(Math.max(0, reason.right)) }),
    ...('own' in reason && { own: number(reason.own ?? 0) }),
    ...('here' in reason && { here: duelIn(speech, reason.here), there: duelIn(speech, reason.there) }),
    ...('missing' in reason && { breaks: breaksIn(speech, reason) }),
    ...('gains' in reason && { list: reason.gains.map((one) => gainIn(speech, one, reader)).join(', ') }),
    more: reason.kind === 'gains' || reason.kind === 'earns' || reason.kind === 'ripens' ? moreIn(speech, reason, reader) : '',
    ...('n' in reason && reason.n !== undefined && { n: number(reason.n) }),
    ...('instead' in reason && { m: number(reason.instead) }),
    ...('m' in reason && reason.m !== undefined && { m: number(reason.m) }),
  });
  return capital(said);
}

const duelIn = ({ words }: Speech, { own, rival }: Duel = { own: 0, rival: 0 }): string =>
  fill(words.advice.duel, { n: String(own), m: String(rival) });

/** A base is about to break if it lacks no more power than this; then the text says what it would pay. */
const SOON = 6;

/** How far a base is from its breakpoint, and what it pays or soon would: to the player who decides, and to the strongest other one. */
function breaksIn(speech: Speech, { missing, pays, seat, theirs = 0, prize = false }: Stand): string {
  const { advice } = speech.words;
  const [n, m] = [missing, pays].map((x) => vpIn(speech, x));
  const both = seat !== null && theirs > 0 ? fill(advice.besides, { list: gainIn(speech, { seat, n: theirs }, -1) }) : '';
  if (missing <= 0) return fill(advice.reached, { n: m }) + both;
  return (prize || missing <= SOON) && pays > 0 ? fill(advice.soon, { n, m }) + both : fill(advice.breaks, { n });
}

/** How many VP a player gains, in a list. */
const gainIn = ({ words: { advice }, names }: Speech, { seat, n }: Gain, reader: Seat): string =>
  fill(seat === reader ? advice.gain.you : advice.gain.who, { who: names[seat] ?? '', n: String(n) });

/** What belongs to a gain: the cards that are played for it, and what others gain. */
function moreIn(speech: Speech, { others = [], after }: { others?: readonly Gain[]; after?: readonly string[] }, reader: Seat): string {
  const { words } = speech;
  const card = listIn(
    speech,
    (after ?? []).map((key) => nameIn(speech, key)),
  );
  const list = others.map((one) => gainIn(speech, one, reader)).join(', ');
  const chain = after && (after.length > 0 ? fill(words.advice.chain, { card }) : words.advice.chained);
  return (chain ?? '') + (others.length > 0 ? fill(words.advice.besides, { list }) : '');
}

function sentenceKey(reason: Reason): keyof ReasonWords {
  switch (reason.kind) {
    case 'wins':
      return reason.now ? 'winsNow' : 'wins';
    case 'gains':
      if (reason.instead > 0) return 'gainsInstead';
      if (reason.unsure) return 'gainsUnsure';
      return reason.late ? 'gainsLate' : 'gains';
    case 'denies':
      if (reason.instead > 0) return 'deniesInstead';
      return reason.own === undefined ? 'denies' : 'deniesOwn';
    case 'ahead':
      return reason.base === undefined ? 'ahead' : 'aheadAt';
    case 'earns':
      if (reason.next) return 'earnsNext';
      return isBaseKey(reason.source) ? 'gains' : 'earns';
    case 'leads':
      return reason.still ? 'leadsStill' : 'leads';
    case 'stands':
      return reason.seat === null ? 'alone' : reason.n > reason.m ? 'tops' : 'trails';
    case 'brings':
      if (reason.card !== undefined) return 'fetches';
      return reason.n === 1 ? 'bringsOne' : 'brings';
    case 'takes':
      return reason.n === 1 ? 'takesOne' : 'takes';
    case 'cards':
      return reason.n === 1 ? 'oneCard' : 'cards';
    case 'saves':
      return reason.vain ? 'savesVain' : 'saves';
    case 'merely':
      return reason.seat === null ? 'merelyAlone' : 'merely';
    case 'holds':
      return reason.now ? 'holdsNow' : 'holds';
    case 'feeds':
      return reason.m === undefined ? 'feeds' : 'feedsLess';
    case 'weakens':
      if (reason.left === undefined) return 'weakens';
      return reason.left > 0 ? 'weakensTo' : 'weakensAll';
    case 'scores':
      return reason.either ? 'scoresEither' : 'scores';
    case 'could':
      return reason.breaks ? 'couldBreak' : 'couldLead';
    case 'lowers':
      return reason.now ? 'lowersNow' : 'lowers';
    case 'enables':
      return reason.base === undefined ? 'enables' : 'enablesAt';
    case 'plans':
      return reason.base === undefined ? 'plans' : 'plansAt';
    case 'forgoes':
      return reason.type === 'minion' ? 'forgoesMinion' : 'forgoesAction';
    case 'places':
      return reason.n === undefined ? 'places' : 'placesPaid';
    default:
      return reason.kind;
  }
}

/** The question that an answer belongs to, with the fields that are needed to put the answer into words. */
export type Asked = Pick<DecisionView, 'prompt' | 'source'> & { options: readonly OptionView[] };

/** One answer of a play, with its question; and, where names do not tell, which cards it means. */
export interface PlayStep extends Asked {
  keys: readonly string[];
  which?: readonly { key: string; base: string; seat?: Seat; power?: number }[];
}

/** A whole play in words: the card, where it goes, its targets, and the plays that follow it. */
export const playIn = (speech: Speech, play: readonly PlayStep[]): string => playsIn(speech, play, speech.words.advice, false);

/** A play as a thing, for the middle of a sentence: "Howler on The Hill". */
export const playName = (speech: Speech, play: readonly PlayStep[]): string => playsIn(speech, play, speech.words.advice.named, true);

type PlayWords = Pick<AdviceWords, 'play' | 'playOn' | 'playOnto' | 'use'>;

function playsIn(speech: Speech, play: readonly PlayStep[], first: PlayWords, named: boolean): string {
  const { advice } = speech.words;
  const plays: PlayStep[][] = [];
  for (const step of play)
    if (step.prompt === 'play-phase' || plays.length === 0) plays.push([step]);
    else plays[plays.length - 1].push(step);
  // In the middle of a sentence, several plays are named without their targets.
  const short = named && plays.length > 1;
  return plays
    .map((steps, i) => {
      const [said, targets] = headIn(speech, steps, i === 0 ? first : advice.named, named || i > 0);
      return short ? said : withTargets(speech, said, targets, steps[0]);
    })
    .reduce((one, other) => fill(advice.next, { one, other }));
}

/** The first answer of a play with its base, and the answers that follow. */
function headIn(
  speech: Speech,
  steps: readonly PlayStep[],
  words: PlayWords,
  named: boolean,
): [said: string, targets: readonly PlayStep[]] {
  const { advice } = speech.words;
  const [head, ...rest] = steps;
  const [option] = head.options;
  const card = option?.card && cardText(speech.texts, option.card.id).name;
  // A choice in the middle of a play names the card that asks for it.
  const asks = head.source && cardText(speech.texts, head.source.id).name;
  const placed = (what: string, { keys: [key], which }: PlayStep): string =>
    fill(isBaseKey(key) ? words.playOn : words.playOnto, { card: what, place: whichIn(speech, which, key, placeIn(speech, key)) });
  if (isPlace(head) && asks) return [placed(asks, head), rest];
  if (card !== undefined && option?.kind === 'play' && head.keys.length === 1)
    return rest.length > 0 && isPlace(rest[0]) ? [placed(card, rest[0]), rest.slice(1)] : [fill(words.play, { card }), rest];
  if (card !== undefined && option?.kind === 'use' && head.keys.length === 1) return [fill(words.use, { card }), rest];
  const given = chosenIn(speech, head, head);
  const framed = head.keys.length > 0 && advice.framed[head.prompt];
  const answer = framed ? fill(framed, { option: given }) : given;
  if (named && head.keys[0] === 'end') return [advice.named.end, rest];
  if (named) return [declined(speech, head) ?? fill(advice.named.pick, { option: answer }), rest];
  return [asks ? fill(advice.followed, { option: asks, next: answer }) : answer, rest];
}

/** Does the answer say where the card is played? */
const isPlace = ({ prompt, keys }: PlayStep): boolean => prompt === 'play-at' && keys.length === 1;

/** The name of an answer that takes nothing, if its button says no more than that. */
function declined(speech: Speech, step: PlayStep): string | null {
  const { advice, none } = speech.words;
  if (step.keys.length > 0) return null;
  if (isWindow(step.prompt)) return advice.named.pass;
  return answerIn(speech, step, []) === none ? advice.named.none : null;
}

/** Targets that were declined are not named. */
const withTargets = (speech: Speech, said: string, targets: readonly PlayStep[], head: PlayStep): string =>
  targets
    .filter(({ keys }) => keys.length > 0)
    .reduce((option, step) => fill(speech.words.advice.followed, { option, next: chosenIn(speech, step, head) }), said);

/** An answer of a play that `head` begins. */
function chosenIn(speech: Speech, { keys, which, ...asked }: PlayStep, { options: [first], source }: PlayStep): string {
  const played = first?.kind === 'play' || first?.kind === 'use' ? first.card : source;
  const [card] = asked.options;
  if (keys.length === 1 && card?.kind === 'card' && played && card.card?.n === played.n) return speech.words.advice.itself;
  return answerIn(speech, asked, keys, (key, name) => whichIn(speech, which, key, name));
}

/** The name of a card; if another one has the same name, also whose it is and where it is. */
function whichIn(speech: Speech, which: PlayStep['which'], key: string, name: string): string {
  const here = which?.find((w) => w.key === key);
  if (here === undefined) return name;
  const whose = here.seat === undefined ? '' : `${speech.names[here.seat] ?? ''}, `;
  const power = here.power === undefined ? '' : `, ${fill(speech.words.advice.power, { n: String(here.power) })}`;
  return `${name} (${whose}${nameIn(speech, here.base)}${power})`;
}

/** An answer in words. */
export function answerIn(speech: Speech, asked: Asked, keys: readonly string[], called = (_key: string, name: string) => name): string {
  const d = asked as DecisionView;
  if (keys.length === 0) return declineLabel(speech, d);
  const names = keys.map((key) => {
    const option = asked.options.find((o) => o.key === key);
    return called(key, option ? optionIn(speech, d, option) : nameIn(speech, key));
  });
  return listIn(speech, names);
}

function optionIn(speech: Speech, d: DecisionView, option: OptionView): string {
  const { words, texts, names } = speech;
  if (option.card) {
    const card = cardText(texts, option.card.id).name;
    return option.kind === 'play' || option.kind === 'use' ? fill(words.advice[option.kind], { card }) : card;
  }
  if (option.seat !== undefined) return names[option.seat] ?? '';
  if (option.faction !== undefined) return factionName(texts, option.faction);
  return option.word !== undefined ? wordLabel(speech, option, d) : choiceLabel(speech, option, d);
}
