import { following } from '../words/asking.js';
import { type Ask, type Happening, HookBit, MomentBit, type Special, type Talent } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { It } from './it.js';
import { AbilityNumber, isUsed, ONCE_A_TURN, use } from '../state/limits.js';
import { chooseHost, play } from './playing.js';
import { hostsFor, needsHost } from '../reading/plays.js';
import { Cause, newRecord, type PlayRecord } from '../words/record.js';
import type { Pending } from '../state/state.js';
import { happen, happening, triggersOfCard } from '../changing/triggers.js';
import { type Card, type Moment, type Seat, Zone } from '../words/vocabulary.js';

/** Abilities that a player may choose to use: Talents, "on your turn" abilities and Specials (RULES 6.4, 6.17, 6.20). */
export type Window = 'play' | 'before' | 'after' | 'reaction';

export interface Usable {
  card: Card;
  kind: 'talent' | 'onYourTurn' | 'special' | 'trigger';
  index: number;
  idle: boolean;
}

export function talentOf(g: Game, card: Card): Talent | undefined {
  return g.def(card).talent;
}

const USABLE = HookBit.talent | HookBit.onYourTurn | HookBit.specials;

const PER_PLAYER = { per: 'turn', by: 'player' } as const;

function talentUsable(g: Game, c: Card, seat: Seat): boolean {
  const talent = g.def(c).talent!;
  if (isUsed(g, ONCE_A_TURN, c, AbilityNumber.Talent, seat) && againAt(g, c, seat) === 0) return false;
  return talent.when === undefined || talent.when(g, c, seat);
}

/** The base that lets this minion use its Talent again this turn. */
function againAt(g: Game, c: Card, seat: Seat): Card {
  const base = g.baseOf(c);
  if (!g.isMinion(c) || isUsed(g, PER_PLAYER, base, AbilityNumber.TalentAgain, seat)) return 0;
  return g.baseDefs(base).some((d) => d.talentAgain) ? base : 0;
}

function specialUsable(g: Game, c: Card, seat: Seat, sp: Special, i: number, window: Window, e?: Happening): boolean {
  if (sp.window !== window) return false;
  if (sp.limit && isUsed(g, sp.limit, c, AbilityNumber.Special + i, seat)) return false;
  if (e && sp.answers && !sp.answers(g, c, seat, e)) return false;
  if (sp.from === 'hand' && g.isAction(c)) {
    if (g.cardForbidden(c, seat)) return false;
    if (needsHost(g, c) && hostsFor(g, c, seat, sp).length === 0) return false;
  }
  return sp.when === undefined || sp.when(g, c, seat);
}

function addSpecials(
  g: Game,
  list: Usable[],
  cards: readonly Card[],
  from: Special['from'],
  seat: Seat,
  window: Window,
  e: Happening | undefined,
): void {
  const { def } = g.s;
  const defs = g.defs;
  for (let i = 0; i < cards.length; i++) {
    if ((defs[def[cards[i]]].hooks & HookBit.specials) === 0) continue;
    const u = usableSpecial(g, cards[i], from, seat, window, e);
    if (u !== null) list.push(u);
  }
}

function usableSpecial(g: Game, c: Card, from: Special['from'], seat: Seat, window: Window, e?: Happening): Usable | null {
  const specials = g.def(c).specials;
  if (specials === undefined) return null;
  for (let i = 0; i < specials.length; i++) {
    const sp = specials[i];
    if (sp.from === from && specialUsable(g, c, seat, sp, i, window, e))
      return { card: c, kind: 'special', index: i, idle: sp.idle?.(g, c, seat) ?? false };
  }
  return null;
}

/** Is one of these cards in this zone of the player's? */
function lies(g: Game, cards: readonly Card[], zone: number, seat: Seat): boolean {
  const s = g.s;
  for (let i = 0; i < cards.length; i++) if (s.zone[cards[i]] === zone && s.holder[cards[i]] === seat) return true;
  return false;
}

/** How this player could use a card in play now. */
function usableInPlay(g: Game, c: Card, seat: Seat, window: Window, e?: Happening): Usable | null {
  const d = g.def(c);
  if (window === 'play') {
    if (d.talent !== undefined && talentUsable(g, c, seat)) return { card: c, kind: 'talent', index: 0, idle: false };
    if (
      d.onYourTurn !== undefined &&
      !isUsed(g, ONCE_A_TURN, c, AbilityNumber.OnYourTurn, seat) &&
      (d.onYourTurn.when === undefined || d.onYourTurn.when(g, c, seat))
    )
      return { card: c, kind: 'onYourTurn', index: 0, idle: false };
  }
  const special = usableSpecial(g, c, 'play', seat, window, e);
  if (special !== null || g.profile.playFirst || (window !== 'before' && window !== 'after')) return special;
  return usableTrigger(g, c, window);
}

/** How this player could use a base now. */
function usableBase(g: Game, place: number, seat: Seat): Usable | null {
  const base = g.s.row[place];
  for (const d of g.abilities(place)) {
    const t = d.onYourTurn;
    if (t && !isUsed(g, PER_PLAYER, base, AbilityNumber.OnYourTurn, seat) && (t.when === undefined || t.when(g, base, seat)))
      return { card: base, kind: 'onYourTurn', index: 0, idle: false };
  }
  return null;
}

/** What this player could use now. */
export function usableNow(g: Game, seat: Seat, window: Window, e?: Happening): Usable[] {
  const s = g.s;
  const list: Usable[] = [];
  const waits = !g.profile.playFirst;
  const places = waits || g.present(USABLE) ? s.row.length : 0;
  for (let i = 0; i < places; i++) {
    if (window === 'play' && g.baseAnswers(i, HookBit.onYourTurn)) {
      const u = usableBase(g, i, seat);
      if (u !== null) list.push(u);
    }
    if (!waits && !g.presentAt(i, USABLE)) continue;
    const here = s.here[i];
    for (let j = 0; j < here.length; j++) {
      const c = here[j];
      if (s.controller[c] !== seat) continue;
      const d = g.defs[s.def[c]];
      if ((d.hooks & USABLE) === 0 && (!waits || d.moments === 0)) continue;
      const u = usableInPlay(g, c, seat, window, e);
      if (u !== null) list.push(u);
    }
  }
  const special = g.withSpecial(window);
  if (lies(g, special, Zone.Hand, seat)) addSpecials(g, list, s.hands[seat], 'hand', seat, window, e);
  if (lies(g, special, Zone.Discard, seat)) addSpecials(g, list, s.discards[seat], 'discard', seat, window, e);
  return list;
}

/** How this player could use this very card now; null if not at all. */
export function usableCard(g: Game, c: Card, seat: Seat, window: Window, e?: Happening): Usable | null {
  const zone = g.s.zone[c];
  if (zone === Zone.Row) return usableBase(g, g.s.row.indexOf(c), seat);
  if (zone === Zone.Play) return usableInPlay(g, c, seat, window, e);
  return usableSpecial(g, c, zone === Zone.Hand ? 'hand' : 'discard', seat, window, e);
}

/** By the older booklets a Special in play without "may" waits for its player's turn like the others (RULES 3.3, 10). */
function usableTrigger(g: Game, c: Card, window: 'before' | 'after'): Usable | null {
  for (const p of windowTriggers(g, c, window))
    if (g.defs[p.def].triggers![p.ability].special && !isUsed(g, PER_SCORING, c, p.ability, p.seat))
      return { card: c, kind: 'trigger', index: p.ability, idle: false };
  return null;
}

export const PER_SCORING = { per: 'scoring', by: 'card' } as const;

/** Something about a base, on this player's turn. */
export function baseEvent(moment: Moment, base: Card, seat: Seat): Happening {
  const e = happening(moment, seat, -1);
  e.card = base;
  e.base = base;
  e.type = 'base';
  return e;
}

export function windowEvent(g: Game, window: 'before' | 'after'): Happening {
  const base = g.s.scoring!.base;
  return baseEvent(window === 'before' ? 'beforeScoring' : 'afterScoring', base, g.s.active);
}

function windowTriggers(g: Game, c: Card, window: 'before' | 'after'): Pending[] {
  return triggersOfCard(g, c, windowEvent(g, window));
}

/** A Talent, with its record for those who look at what it affected. */
export function runTalent(g: Game, card: Card, seat: Seat): Ask<unknown> {
  const record = newRecord(card, seat, 'talent', Zone.Play, seat);
  if (g.awaits(MomentBit.talentUsed)) {
    const e = happening('talentUsed', seat);
    e.card = card;
    e.base = g.baseOf(card);
    e.owner = g.s.owner[card];
    e.type = g.def(card).type;
    e.play = record;
    happen(g, e);
  }
  return talentOf(g, card)!.run(new It(g, card, seat, new Cause(card, seat, 'talent', record)));
}

/** Uses one of them. */
export function useAbility(g: Game, u: Usable, seat: Seat): Ask<unknown> {
  const s = g.s;
  const c = u.card;
  const d = g.def(c);
  g.tell('used', seat, c);
  if (u.kind === 'talent') {
    const again = isUsed(g, ONCE_A_TURN, c, AbilityNumber.Talent, seat) ? againAt(g, c, seat) : 0;
    if (again) use(g, PER_PLAYER, again, AbilityNumber.TalentAgain, seat);
    else use(g, ONCE_A_TURN, c, AbilityNumber.Talent, seat);
    return runTalent(g, c, seat);
  }
  if (u.kind === 'onYourTurn') {
    const isBase = s.zone[c] === Zone.Row;
    use(g, isBase ? PER_PLAYER : ONCE_A_TURN, c, AbilityNumber.OnYourTurn, seat);
    const ability = isBase ? g.baseDefs(c).find((x) => x.onYourTurn)!.onYourTurn! : d.onYourTurn!;
    // Who uses a base's ability does not ignore it (D18).
    const cause = new Cause(c, seat, isBase ? 'base' : 'talent');
    cause.asked = 1 << seat;
    return ability.run(new It(g, c, seat, cause));
  }
  if (u.kind === 'trigger') {
    use(g, PER_SCORING, c, u.index, seat);
    const t = d.triggers![u.index];
    return t.run(new It(g, c, seat, new Cause(c, seat, 'special')), windowEvent(g, s.scoring!.window as 'before' | 'after'));
  }
  const sp = d.specials![u.index];
  if (sp.limit) use(g, sp.limit, c, AbilityNumber.Special + u.index, seat);
  if (sp.from === 'hand' && d.type === 'action') return playSpecially(g, c, seat, sp);
  return sp.run!(new It(g, c, seat, new Cause(c, seat, 'special')));
}

function playSpecially(g: Game, c: Card, seat: Seat, sp: Special): Ask<PlayRecord> {
  if (!needsHost(g, c)) return play(g, c, seat, 0, sp);
  return following(chooseHost(g, c, seat, hostsFor(g, c, seat, sp)), (host) => play(g, c, seat, host, sp));
}
