import { MomentBit } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import type { Cause, Hit } from '../words/record.js';
import { happen, lastKnown } from './triggers.js';
import { Until } from '../words/vocabulary.js';
import { carry, putInPlay } from './zones.js';

/** Changes to a card that stays in play. Everything that could stop them was asked before. Returns whether it happened. */
export function changeCard(g: Game, cause: Cause, h: Hit): boolean {
  const s = g.s;
  const { card, part } = h;
  if (!g.inPlay(card) && !g.onTable(card)) return false;
  const by = h.chooser ?? cause.chooser;
  switch (part.verb) {
    case 'move': {
      const from = s.base[card];
      const to = part.to!;
      if (g.awaits(MomentBit.moved)) {
        const e = lastKnown(g, 'moved', card, by);
        e.base = to;
        e.from = from;
        happen(g, e);
      }
      carry(g, card, to);
      g.tell('moved', s.controller[card], card, { base: from, to, source: cause.source });
      return true;
    }
    case 'power':
      g.addEffect({
        kind: 'power',
        card,
        amount: part.amount!,
        until: part.until ?? Until.EndOfTurn,
        untilSeat: cause.seat,
        source: cause.source,
        by: cause.seat,
      });
      g.tell('power', s.controller[card], card, { amount: part.amount!, source: cause.source });
      return true;
    case 'counters': {
      const amount = part.card ? Math.min(part.amount!, s.counters[part.card]) : Math.max(part.amount!, -s.counters[card]);
      if (amount === 0) return false;
      // What is transferred to a base is none of the counters that its own ability puts there.
      if (part.card && g.onTable(card)) s.note[card] += amount;
      else s.counters[card] += amount;
      if (part.card) s.counters[part.card] -= amount;
      g.tell('counters', s.controller[card], card, { amount, source: cause.source, to: part.card ?? 0 });
      return true;
    }
    case 'control':
      s.controller[card] = part.to!;
      g.tell('control', part.to!, card, { source: cause.source });
      return true;
    case 'attach':
      attach(g, cause, part.card!, card);
      return true;
    case 'transfer':
      carry(g, card, part.to!);
      g.tell('transferred', s.controller[card], card, { to: part.to!, source: cause.source });
      return true;
    case 'protect':
      g.addEffect({ kind: 'homeInstead', card, source: cause.source, by: cause.seat });
      return true;
    default:
      throw new Error(`${part.verb} is no change to a card in play`);
  }
}

/** Puts an action on a minion: played on it, or transferred to it from elsewhere in play. */
function attach(g: Game, cause: Cause, action: number, minion: number): void {
  if (g.inPlay(action)) {
    carry(g, action, minion);
    g.tell('transferred', g.s.controller[action], action, { to: minion, source: cause.source });
  } else {
    const kept = g.s.base[action] !== 0;
    putInPlay(g, action, minion, cause.seat);
    g.tell(kept ? 'transferred' : 'attached', cause.seat, action, { to: minion, source: cause.source });
  }
}
