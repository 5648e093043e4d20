import type { Seat } from '@breakpoint/engine';
import { type Decision, Kind, kindOf, numberIn, Word, Zone } from '@breakpoint/engine/tools';
import type { Data, Expect } from './document.js';
import { mayBeEmpty, type Stage } from './stage.js';

/** Returns the problem, or null if there is none. */
type Check = (stage: Stage, want: never) => string | null;

/** Throws if an expectation does not hold, and says what was found instead. */
export function checkExpectations(stage: Stage, expect: Expect): void {
  for (const [key, want] of Object.entries(expect)) {
    const wrong = CHECKS[key](stage, want as never);
    if (wrong !== null) throw new Error(`${key}: ${wrong}; ${stage.table()}`);
  }
}

/** Compares a value of each player named. */
function byPlayer(read: (stage: Stage, seat: Seat) => unknown, same: (stage: Stage, got: never, want: never) => boolean): Check {
  return (stage, wanted: Data) => {
    for (const [name, want] of Object.entries(wanted)) {
      const got = read(stage, stage.players.indexOf(name));
      if (!same(stage, got as never, want as never)) return `${name} has ${stage.words(got)}, not ${stage.words(want)}`;
    }
    return null;
  };
}
const isEqual = (_: Stage, got: unknown, want: unknown): boolean => got === want;
const haveNames = (stage: Stage, got: number[], want: string[]): boolean => stage.areCalled(got, want);
const haveOrder = (stage: Stage, got: number[], want: string[]): boolean => stage.areCalledInOrder(got, want);

/** Compares a value of each card named. An id stands for its copies in play, if there are any. */
function byCard(read: (stage: Stage, card: number) => unknown): Check {
  return (stage, wanted: Data) => {
    for (const [name, want] of Object.entries(wanted)) {
      const all = stage.allCalled(name);
      const inPlay = all.filter((c) => stage.game.position.inPlay(c) || stage.game.position.onTable(c));
      const got = (inPlay.length > 0 ? inPlay : all).map((c) => read(stage, c));
      if (!got.includes(want)) return `${name} is ${got.join(' or ')}, not ${String(want)}`;
    }
    return null;
  };
}

function currentPower({ game: { position } }: Stage, card: number): number {
  return position.inPlay(card) && position.isAction(card) ? position.actionPower(card) : position.power(card);
}

const CHECKS: Record<string, Check> = {
  vp: byPlayer((stage, seat) => stage.game.state.vp[seat], isEqual),
  hand: byPlayer((stage, seat) => stage.game.state.hands[seat], haveNames),
  'hand-size': byPlayer((stage, seat) => stage.game.state.hands[seat].length, isEqual),
  discard: byPlayer((stage, seat) => stage.game.state.discards[seat], haveNames),
  deck: byPlayer((stage, seat) => stage.game.state.decks[seat].slice().reverse(), haveOrder),
  'deck-size': byPlayer((stage, seat) => stage.game.state.decks[seat].length, isEqual),
  bases: (stage, want: string[]) =>
    stage.areCalledInOrder(stage.game.state.bases, want) ? null : `the row is ${stage.words(stage.game.state.bases)}`,
  'base-discard': (stage, want: string[]) =>
    stage.areCalled(stage.game.state.baseDiscard, want) ? null : `it is ${stage.words(stage.game.state.baseDiscard)}`,
  at: checkAt,
  power: byCard(currentPower),
  counters: byCard((stage, card) => stage.game.position.allCounters(card)),
  controller: byCard((stage, card) => stage.players[stage.game.position.controller(card)]),
  zone: checkZones,
  turn: (stage, want: string) =>
    stage.players[stage.game.state.active] === want ? null : `it is ${stage.players[stage.game.state.active]}'s turn`,
  decision: checkDecision,
  'no-decision': (stage, want: boolean) => {
    const d = stage.game.decision;
    return (d === null || d.quiet === 'play') === want ? null : 'a decision is on the table';
  },
  winner(stage, want: string) {
    const winner = stage.game.state.winner < 0 ? 'none' : stage.players[stage.game.state.winner];
    return winner === want ? null : `the winner is ${winner}`;
  },
};

function checkAt(stage: Stage, wanted: Record<string, Data>): string | null {
  const { position, state } = stage.game;
  for (const [name, want] of Object.entries(wanted)) {
    const base = state.bases.find((b) => stage.isCalled(b, name));
    if (base === undefined) return `${name} is not in play`;
    const minions = position.minions({ at: base });
    const actions = position.actions({ at: base, onBase: true });
    if (want.minions && !stage.areCalled(minions, want.minions as string[])) return `${name} has minions ${stage.words(minions)}`;
    if (want.actions && !stage.areCalled(actions, want.actions as string[])) return `${name} has actions ${stage.words(actions)}`;
    if (want.breakpoint !== undefined && position.breakpoint(base) !== want.breakpoint)
      return `${name} has breakpoint ${position.breakpoint(base)}`;
    for (const [player, power] of Object.entries((want.power as Record<string, number>) ?? {})) {
      const got = position.playerPower(base, stage.players.indexOf(player));
      if (got !== power) return `${player} has ${got} power on ${name}, not ${power}`;
    }
  }
  return null;
}

function checkZones(stage: Stage, wanted: Record<string, string>): string | null {
  for (const [name, want] of Object.entries(wanted)) {
    const cards = stage.allCalled(name);
    if (!cards.some((c) => isInZone(stage, c, want))) return `${name} is ${cards.map((c) => stage.whereIs(c)).join(' or ')}, not ${want}`;
  }
  return null;
}

const ZONES: Record<string, number> = { hand: Zone.Hand, deck: Zone.Deck, discard: Zone.Discard, aside: Zone.Aside };

function isInZone(stage: Stage, card: number, want: string): boolean {
  const s = stage.game.state;
  if (want in ZONES) return s.zone[card] === ZONES[want];
  const host = want.startsWith('on ') ? want.slice(3) : want;
  stage.allCalled(host);
  return s.zone[card] === Zone.Play && stage.isCalled(s.host[card], host);
}

function checkDecision(stage: Stage, want: Data): string | null {
  const d = stage.game.decision;
  if (d === null) return 'the game is over';
  if (want.player !== undefined && stage.players[d.seat] !== want.player) return `it is ${stage.players[d.seat]}'s`;
  if (want['can-decline'] !== undefined && mayBeEmpty(d) !== want['can-decline']) return `can-decline is ${mayBeEmpty(d)}`;
  return want.options === undefined ? null : checkOptions(stage, d, want.options as unknown[]);
}

function checkOptions(stage: Stage, d: Decision, wanted: readonly unknown[]): string | null {
  // A card that can be played and used at the same time is listed once.
  const isTwice = (o: number): boolean => kindOf(o) === Kind.Use && d.options.includes(Kind.Play | numberIn(o));
  const left = d.options.filter((o) => o !== Word.End && !isTwice(o));
  // Triggers that are not told apart are one option, but a scenario may list all of them.
  const alike = left.flatMap((o) => stage.cardsMeant(o).slice(1));
  for (const name of stage.labelsFirst(wanted)) {
    const at = left.findIndex((o) => stage.isNamed(o, name));
    const copy = at < 0 ? alike.findIndex((c) => stage.isCalled(c, String(name))) : -1;
    if (at < 0 && copy < 0) return `${String(name)} is not an option`;
    if (at < 0) alike.splice(copy, 1);
    else left.splice(at, 1);
  }
  return left.some((o) => !isCopy(stage, o, d, left)) ? `also offers ${left.map((o) => stage.optionName(o)).join(', ')}` : null;
}

/** Is the option a copier of the same kind and player as a listed one? Such copiers are not told apart (D14, D7). */
function isCopy({ game: { position } }: Stage, option: number, d: Decision, unlisted: readonly number[]): boolean {
  const isAlike = (o: number): boolean =>
    position.def(o) === position.def(option) && position.controller(o) === position.controller(option);
  return d.prompt === 'order-copiers' && d.options.some((o) => !unlisted.includes(o) && isAlike(o));
}
