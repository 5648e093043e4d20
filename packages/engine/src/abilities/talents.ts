import { happen, happening, lastKnown, note, triggersOfCard } from '../changing/triggers.js';
import { cardForbidden, talentForbidden } from '../reading/cannot.js';
import { hostsFor, needsHost } from '../reading/plays.js';
import type { Board } from '../state/board.js';
import {
  forgetDeclined,
  isDeclined,
  isUsed,
  markDeclined,
  ONCE_A_TURN,
  ONCE_A_TURN_EACH,
  ONCE_A_WINDOW,
  unuse,
  use,
} from '../state/limits.js';
import type { Pending } from '../state/state.js';
import { following } from '../words/asking.js';
import { AbilityNumber, type Ask, type Happening, HookBit, MomentBit, type Special, type Talent } from '../words/definitions.js';
import { Cause, newRecord, type PlayRecord } from '../words/record.js';
import type { Resolution } from '../words/resolution.js';
import {
  type Card,
  type Moment,
  type Open,
  type Reason,
  type ScoringWindow,
  type Seat,
  type UseWindow,
  Zone,
} from '../words/vocabulary.js';
import { chooseHost, howToPlay, play } from './playing.js';

// Abilities that a player may choose to use: Talents, "on your turn" abilities and Specials (RULES 6.4, 6.17, 6.20).

export interface Usable {
  card: Card;
  kind: 'talent' | 'onYourTurn' | 'special' | 'trigger';
  index: number;
  idle: boolean;
}

export function talentOf(board: Board, card: Card): Talent | undefined {
  return board.def(card).talent;
}

const USABLE = HookBit.talent | HookBit.onYourTurn | HookBit.specials;

/** The card whose Talent this is: one that an action gives to its minion is that minion's. */
const userOf = (board: Board, card: Card): Card => (board.def(card).talentOfHost ? board.state.host[card] : card);
/** Is it for this player to use the Talent of this card? */
const isTalentOf = (board: Board, card: Card, seat: Seat): boolean => board.state.controller[userOf(board, card)] === seat;

/** May a player who does not control this card still use it? */
const isLentTo = (board: Board, card: Card, seat: Seat): boolean =>
  board.def(card).onYourTurn?.everyone === true || isTalentOf(board, card, seat);

function talentUsable(board: Board, card: Card, seat: Seat): boolean {
  const talent = board.def(card).talent!;
  if (talentForbidden(board, userOf(board, card), seat)) return false;
  if (isUsed(board, ONCE_A_TURN, card, AbilityNumber.Talent, seat) && againAt(board, card, seat) === 0) return false;
  return talent.when === undefined || talent.when(board.position, card, seat);
}

/** The base that lets this minion use its Talent again this turn; 0 if none does. */
function againAt(board: Board, card: Card, seat: Seat): Card {
  const base = board.baseOf(card);
  if (!board.isMinion(card) || isUsed(board, ONCE_A_TURN_EACH, base, AbilityNumber.TalentAgain, seat)) return 0;
  return board.baseDefs(base).some((d) => d.talentAgain) ? base : 0;
}

function specialUsable(board: Board, card: Card, seat: Seat, sp: Special, i: number, window: UseWindow, e?: Happening): boolean {
  if (sp.window !== window) return false;
  if (sp.limit && isUsed(board, sp.limit, card, AbilityNumber.Special + i, seat)) return false;
  if (e && sp.answers && !sp.answers(board.position, card, seat, e)) return false;
  if (sp.from === 'hand' && board.isAction(card)) {
    if (cardForbidden(board, card, seat)) return false;
    if (needsHost(board, card) && hostsFor(board, card, seat, sp).length === 0) return false;
  }
  return sp.when === undefined || sp.when(board.position, card, seat);
}

function addSpecials(
  board: Board,
  list: Usable[],
  cards: readonly Card[],
  from: Special['from'],
  seat: Seat,
  window: UseWindow,
  e: Happening | undefined,
): void {
  const { def } = board.state;
  const defs = board.defs;
  for (let i = 0; i < cards.length; i++) {
    if ((defs[def[cards[i]]].hooks & HookBit.specials) === 0) continue;
    const u = usableSpecial(board, cards[i], from, seat, window, e);
    if (u !== null) list.push(u);
  }
}

function usableSpecial(board: Board, card: Card, from: Special['from'], seat: Seat, window: UseWindow, e?: Happening): Usable | null {
  const specials = board.def(card).specials;
  if (specials === undefined) return null;
  for (let i = 0; i < specials.length; i++) {
    const sp = specials[i];
    if (sp.from === from && specialUsable(board, card, seat, sp, i, window, e))
      return { card, kind: 'special', index: i, idle: sp.idle?.(board.position, card, seat) ?? false };
  }
  return null;
}

/** Is one of these cards in this zone of the player? */
function isAnyIn(board: Board, cards: readonly Card[], zone: number, seat: Seat): boolean {
  const s = board.state;
  for (let i = 0; i < cards.length; i++) if (s.zone[cards[i]] === zone && s.holder[cards[i]] === seat) return true;
  return false;
}

function isAnyInPlay({ state: { zone } }: Board, cards: readonly Card[]): boolean {
  for (let i = 0; i < cards.length; i++) if (zone[cards[i]] === Zone.Play) return true;
  return false;
}

/** The way in which this player could use a card in play now; null if there is none. */
function usableInPlay(board: Board, card: Card, seat: Seat, window: UseWindow, e?: Happening): Usable | null {
  const d = board.def(card);
  if (board.isCancelled(card)) return null;
  if (window === 'play') {
    const own = board.state.controller[card] === seat;
    const mayUse = d.talentOfHost ? isTalentOf(board, card, seat) : own;
    if (d.talent !== undefined && mayUse && talentUsable(board, card, seat)) return { card, kind: 'talent', index: 0, idle: false };
    if (
      d.onYourTurn !== undefined &&
      (own || d.onYourTurn.everyone) &&
      !isUsed(board, ONCE_A_TURN, card, AbilityNumber.OnYourTurn, seat) &&
      (d.onYourTurn.when === undefined || d.onYourTurn.when(board.position, card, seat))
    )
      return { card, kind: 'onYourTurn', index: 0, idle: isDeclined(board, card, seat) };
    if (!own) return null;
  }
  const special = usableSpecial(board, card, 'play', seat, window, e);
  if (special !== null || board.profile.playFirst || (window !== 'before' && window !== 'after')) return special;
  return usableTrigger(board, card, window);
}

/** The way in which this player could use a base now; null if there is none. */
function usableBase(board: Board, place: number, seat: Seat): Usable | null {
  const base = board.state.bases[place];
  for (const d of board.abilities(place)) {
    const t = d.onYourTurn;
    if (
      t &&
      !isUsed(board, ONCE_A_TURN_EACH, base, AbilityNumber.OnYourTurn, seat) &&
      (t.when === undefined || t.when(board.position, base, seat))
    )
      return { card: base, kind: 'onYourTurn', index: 0, idle: isDeclined(board, base, seat) };
  }
  return null;
}

/** All abilities that this player could use now. */
export function usableNow(board: Board, seat: Seat, window: UseWindow, e?: Happening): Usable[] {
  const s = board.state;
  const list: Usable[] = [];
  const special = board.withSpecial(window);
  // Under the older booklets triggers wait for their player's turn, too.
  const waits = !board.profile.playFirst;
  if (waits || (window === 'play' ? board.present(USABLE) : isAnyInPlay(board, special))) addInPlay(board, list, seat, window, waits, e);
  if (isAnyIn(board, special, Zone.Hand, seat)) addSpecials(board, list, s.hands[seat], 'hand', seat, window, e);
  if (isAnyIn(board, special, Zone.Discard, seat)) addSpecials(board, list, s.discards[seat], 'discard', seat, window, e);
  return list;
}

function addInPlay(board: Board, list: Usable[], seat: Seat, window: UseWindow, waits: boolean, e?: Happening): void {
  const s = board.state;
  const onlyOwn = window !== 'play' || !board.isLent;
  for (let i = 0; i < s.bases.length; i++) {
    if (window === 'play' && board.baseAnswers(i, HookBit.onYourTurn)) {
      const u = usableBase(board, i, seat);
      if (u !== null) list.push(u);
    }
    if (!waits && !board.presentAt(i, USABLE)) continue;
    const here = s.cardsAt[i];
    for (let j = 0; j < here.length; j++) {
      const c = here[j];
      if (s.controller[c] !== seat && (onlyOwn || !isLentTo(board, c, seat))) continue;
      const d = board.defs[s.def[c]];
      if ((d.hooks & USABLE) === 0 && (!waits || d.moments === 0)) continue;
      const u = usableInPlay(board, c, seat, window, e);
      if (u !== null) list.push(u);
    }
  }
}

/** The way in which this player could use this card now; null if there is none. */
export function usableCard(board: Board, card: Card, seat: Seat, window: UseWindow, e?: Happening): Usable | null {
  const zone = board.state.zone[card];
  if (zone === Zone.Table) return usableBase(board, board.state.bases.indexOf(card), seat);
  if (zone === Zone.Play) return usableInPlay(board, card, seat, window, e);
  return usableSpecial(board, card, zone === Zone.Hand ? 'hand' : 'discard', seat, window, e);
}

/** The reason why this player can't use this card in their play-cards phase; null if they can. */
export function whyNotUsable(board: Board, card: Card, seat: Seat): Reason | null {
  const s = board.state;
  const inPlay = s.zone[card] === Zone.Play;
  if (inPlay ? s.controller[card] !== seat && !isLentTo(board, card, seat) : s.zone[card] !== Zone.Table && s.holder[card] !== seat)
    return { code: 'not-yours', card };
  const uses = usesInPhase(board, card, seat);
  if (uses.length === 0) return { code: 'no-ability-now', card };
  if (uses.every((used) => used)) return { code: 'already-used', card };
  return usableCard(board, card, seat, 'play') === null ? { code: 'condition-not-met', card } : null;
}

/** For each ability that the player could use from where the card is: was it used this turn? */
function usesInPhase(board: Board, card: Card, seat: Seat): boolean[] {
  const zone = board.state.zone[card];
  const isBase = zone === Zone.Table;
  const uses: boolean[] = [];
  const limit = isBase ? ONCE_A_TURN_EACH : ONCE_A_TURN;
  for (const d of isBase ? board.baseDefs(card) : [board.def(card)]) {
    if (d.talent && zone === Zone.Play)
      uses.push(isUsed(board, limit, card, AbilityNumber.Talent, seat) && againAt(board, card, seat) === 0);
    if (d.onYourTurn && (isBase || zone === Zone.Play)) uses.push(isUsed(board, limit, card, AbilityNumber.OnYourTurn, seat));
    d.specials?.forEach((sp, i) => {
      if (sp.window === 'play' && zone === ZONE_OF[sp.from])
        uses.push(sp.limit !== undefined && isUsed(board, sp.limit, card, AbilityNumber.Special + i, seat));
    });
  }
  return uses;
}

const ZONE_OF = { hand: Zone.Hand, play: Zone.Play, discard: Zone.Discard } as const;

/** Under the older booklets a Special in play without "may" waits for its player's turn like the others (RULES 3.3, 10). */
function usableTrigger(board: Board, card: Card, window: ScoringWindow): Usable | null {
  for (const p of windowTriggers(board, card, window))
    if (board.defs[p.def].triggers![p.ability].special && !isUsed(board, ONCE_A_WINDOW, card, p.ability, p.seat))
      return { card, kind: 'trigger', index: p.ability, idle: false };
  return null;
}

/** An event about a base, on this player's turn. */
export function baseEvent(moment: Moment, base: Card, seat: Seat): Open<Happening> {
  const e = happening(moment, seat, -1);
  e.card = base;
  e.base = base;
  e.type = 'base';
  return e;
}

export function windowEvent(board: Board, window: ScoringWindow): Open<Happening> {
  const base = board.state.scoring!.base;
  return baseEvent(window === 'before' ? 'beforeScoring' : 'afterScoring', base, board.state.active);
}

function windowTriggers(board: Board, card: Card, window: ScoringWindow): Pending[] {
  return triggersOfCard(board, card, windowEvent(board, window));
}

/** Runs a Talent, with a record for abilities that look back at what it affected. */
export function runTalent(board: Board, card: Card, seat: Seat): Ask<unknown> {
  const source = board.def(card).talentOfHost ? board.hostOf(card) : card;
  const record = newRecord(source, seat, 'talent', Zone.Play, seat);
  if (board.awaits(MomentBit.talentUsed)) {
    const e = lastKnown(board, 'talentUsed', source, seat);
    e.seat = seat;
    e.play = record;
    happen(board, e);
  }
  note(board, 'talent', board.def(source).type, seat, seat, board.baseOf(source), source);
  return talentOf(board, card)!.run(board.resolution(card, seat, new Cause(source, seat, 'talent', record)));
}

const ABILITIES = { talent: 'talent', onYourTurn: 'on-your-turn', trigger: 'special', special: 'special' } as const;

export function useAbility(board: Board, u: Usable, seat: Seat, e?: Happening): Ask<unknown> {
  const s = board.state;
  const c = u.card;
  const d = board.def(c);
  board.beat();
  board.events?.push({ kind: 'used', seat, card: c, ability: ABILITIES[u.kind] });
  if (u.kind === 'onYourTurn') return useOnYourTurn(board, c, seat);
  forgetDeclined(board);
  if (u.kind === 'talent') {
    const again = isUsed(board, ONCE_A_TURN, c, AbilityNumber.Talent, seat) ? againAt(board, c, seat) : 0;
    if (again) use(board, ONCE_A_TURN_EACH, again, AbilityNumber.TalentAgain, seat);
    else use(board, ONCE_A_TURN, c, AbilityNumber.Talent, seat);
    return runTalent(board, c, seat);
  }
  if (u.kind === 'trigger') {
    use(board, ONCE_A_WINDOW, c, u.index, seat);
    const t = d.triggers![u.index];
    return t.run(board.resolution(c, seat, new Cause(c, seat, 'special')), windowEvent(board, s.scoring!.window as ScoringWindow));
  }
  const own = d.specials![u.index];
  const { run } = own;
  const sp = e === undefined || run === undefined ? own : { ...own, run: (it: Resolution) => run(it, e) };
  if (sp.limit) use(board, sp.limit, c, AbilityNumber.Special + u.index, seat);
  if (sp.from === 'hand' && d.type === 'action') return playSpecially(board, c, seat, sp);
  return sp.run!(board.resolution(c, seat, new Cause(c, seat, 'special')));
}

/** Uses an "on your turn" ability. If the player opens it and declines, it is not used up. */
function* useOnYourTurn(board: Board, card: Card, seat: Seat): Ask {
  const isBase = board.onTable(card);
  const limit = isBase ? ONCE_A_TURN_EACH : ONCE_A_TURN;
  use(board, limit, card, AbilityNumber.OnYourTurn, seat);
  const ability = isBase ? board.baseDefs(card).find((x) => x.onYourTurn)!.onYourTurn! : board.def(card).onYourTurn!;
  // A player who uses a base's ability does not ignore it (D18).
  const cause = new Cause(card, seat, isBase ? 'base' : 'talent');
  cause.asked = 1 << seat;
  const done = yield* ability.run(board.resolution(card, seat, cause));
  if (done !== false) {
    forgetDeclined(board);
    return;
  }
  unuse(board, limit, card, AbilityNumber.OnYourTurn, seat);
  markDeclined(board, card, seat);
}

function playSpecially(board: Board, card: Card, seat: Seat, sp: Special): Ask<PlayRecord> {
  if (!needsHost(board, card)) return play(board, card, seat, 0, howToPlay({ special: sp }));
  return following(chooseHost(board, card, seat, hostsFor(board, card, seat, sp)), (host) =>
    play(board, card, seat, host, howToPlay({ special: sp })),
  );
}
