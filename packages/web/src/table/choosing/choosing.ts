import { type Ahead, type CardView, type DecisionView, isComplete, type OptionView, type ReasonView } from '@breakpoint/engine';
import { filling, limitsOf, toggled, whyNotAdd } from './choice.js';
import { type Lifted, NO_TARGETS } from './marks.js';

// What a player does about a decision before the answer is sent, as a state and the acts that lead from one to the next. All of it is
// lost when another decision comes, so that no pick of the last one can become an answer to it.

/** A card that was opened for reading, and the reason why it cannot be chosen, if any. */
export interface Reading {
  card: CardView;
  reason: ReasonView | null;
}

/** `idle`: nothing yet. `lifted`: a card is picked up. `picking`: some of several picks are made. `pending`: an answer awaits confirmation. */
type Stage =
  | { kind: 'idle' }
  | { kind: 'lifted'; lifted: Lifted }
  | { kind: 'picking'; keys: readonly string[] }
  | { kind: 'pending'; key: string };

export interface Choosing {
  /** The decision that it is about; null if the player has none. */
  of: DecisionView | null;
  stage: Stage;
  /** Reading lies over every stage: closing the card leads back to it. */
  reading: Reading | null;
  /** Why the last attempt was refused. */
  note: ReasonView | null;
}

export type Act =
  | { act: 'read'; card: CardView; reason: ReasonView | null }
  | { act: 'close' }
  | { act: 'lift'; card: CardView; options: OptionView[] }
  /** The consequence of the lifted card is known now. */
  | { act: 'foresee'; card: CardView; ahead: Ahead | null; isFinal: boolean; targets: Lifted['targets'] }
  | { act: 'pick'; key: string }
  /** The first pick, made together with the play that asks for it. */
  | { act: 'begin'; keys: readonly string[] }
  | { act: 'hold'; key: string }
  | { act: 'refuse'; note: ReasonView }
  | { act: 'clear' };

const IDLE: Stage = { kind: 'idle' };
export const NOTHING_CHOSEN: Choosing = { of: null, stage: IDLE, reading: null, note: null };

/** The state for this decision: another decision begins with nothing. A card stays open for reading until the player is asked. */
export function choosingFor(state: Choosing, of: DecisionView | null): Choosing {
  return state.of === of ? state : { of, stage: IDLE, reading: of === null ? state.reading : null, note: null };
}

/** The state after an act about this decision. */
export function chosen(state: Choosing, { of, ...act }: Act & { of: DecisionView | null }): Choosing {
  const now = choosingFor(state, of);
  switch (act.act) {
    case 'read':
      return { ...now, reading: { card: act.card, reason: act.reason } };
    case 'close':
      return { ...now, reading: null };
    case 'lift': {
      const lifted: Lifted = { card: act.card, options: act.options, ahead: undefined, isFinal: false, targets: NO_TARGETS };
      return { ...now, stage: { kind: 'lifted', lifted }, note: null };
    }
    case 'foresee': {
      const { card, ahead, isFinal, targets } = act;
      if (now.stage.kind !== 'lifted' || now.stage.lifted.card.n !== card.n) return now;
      return { ...now, stage: { kind: 'lifted', lifted: { ...now.stage.lifted, ahead, isFinal, targets } } };
    }
    case 'pick':
      return picked(now, act.key);
    case 'begin':
      return { ...now, stage: { kind: 'picking', keys: act.keys } };
    case 'hold':
      return { ...now, stage: { kind: 'pending', key: act.key }, note: null };
    case 'refuse':
      return { ...now, note: act.note };
    case 'clear':
      return { ...now, stage: IDLE, note: null };
  }
}

/** Adds a pick, or takes it back; if neither is allowed, the state says why. */
function picked(now: Choosing, key: string): Choosing {
  if (!now.of) return now;
  const filled = filling(now.of, [...keysOf(now)]);
  const keys = toggled(filled, key);
  const reason = keys === filled.chosen ? whyNotAdd(filled, key) : null;
  if (reason) return { ...now, note: { card: null, base: null, seat: null, number: reason.number ?? null, code: reason.code } };
  return { ...now, stage: keys.length === 0 ? IDLE : { kind: 'picking', keys }, note: null };
}

const NO_KEYS: readonly string[] = [];
export const keysOf = ({ stage }: Choosing): readonly string[] => (stage.kind === 'picking' ? stage.keys : NO_KEYS);
export const liftedOf = ({ stage }: Choosing): Lifted | null => (stage.kind === 'lifted' ? stage.lifted : null);
export const pendingOf = ({ stage }: Choosing): string | null => (stage.kind === 'pending' ? stage.key : null);

/** What the main button would send: the answer that awaits its confirmation, or the picks if they are enough; null: nothing. */
export function answerOf(now: Choosing): string[] | null {
  if (now.stage.kind === 'pending') return [now.stage.key];
  if (!now.of || (now.of.most === 1 && now.of.least <= 1)) return null;
  const keys = [...keysOf(now)];
  return isComplete(limitsOf(now.of), keys) ? keys : null;
}
