import { Choice, Word } from './decision.js';
import { type Ask, HookBit, type Instead } from './definitions.js';
import type { Game } from './game.js';
import { It } from './it.js';
import { Cause, type Hit } from './record.js';
import type { Card, Seat, Verb } from './vocabulary.js';

/** What happens in place of something, once everything is settled. */
export type Deferred = () => Ask<unknown>;

/** Could anything at all happen instead of something else? */
export const anyInstead = (g: Game): boolean => g.present(HookBit.instead) || g.s.effects.some((e) => e.kind === 'homeInstead');

interface Application {
  card: Card;
  def: number;
  index: number;
  seat: Seat;
  instead: Instead;
  hits: Hit[];
}

/** Every "instead" is settled before anything changes (RULES 5.2); none applies twice to one event. */
export function* applyInsteads(g: Game, cause: Cause, verb: Verb, hits: Hit[], later: Deferred[]): Ask<Hit[]> {
  let live = hits;
  const over: Application[] = [];
  for (;;) {
    const all = applications(g, cause, verb, live);
    if (all.length === 0) return live;
    const found = all.filter((a) => !over.some((o) => o.card === a.card && o.index === a.index && o.def === a.def));
    if (found.length === 0) return live;
    let chosen = firstInTurn(g, found);
    const rivals = found.filter((a) => a === chosen || (differ(a, chosen) && a.hits.some((h) => chosen.hits.includes(h))));
    if (rivals.length > 1) {
      const options = [...new Set(rivals.map((a) => a.card))];
      const [card] = yield* g.ask(new Choice(g.s.active, 'order-insteads', cause.source, options, false));
      chosen = rivals.find((a) => a.card === card)!;
    }
    const it = new It(g, chosen.card, chosen.seat, new Cause(chosen.card, chosen.seat, g.isBase(chosen.card) ? 'base' : 'trigger'));
    let saved = chosen.hits;
    if (chosen.instead.may) {
      const alone = saved.length === 1;
      const options = alone ? [Word.Do] : saved.map((h) => h.card);
      const [answer] = yield* g.ask(new Choice(chosen.seat, 'save', chosen.card, options, true));
      if (answer === undefined) {
        over.push(chosen);
        continue;
      }
      if (!alone) saved = saved.filter((h) => h.card === answer);
    }
    for (const h of saved) {
      if (!live.includes(h)) continue;
      if (yield* it.spared(g.s.controller[h.card])) {
        over.push(chosen);
        continue;
      }
      g.tell('saved', chosen.seat, h.card, { source: chosen.card });
      const result = (yield* chosen.instead.run(it, h.card)) ?? 0;
      const after = chosen.instead.after;
      if (after) later.push(() => after(it, h.card, result));
      const shielded = chosen.instead.shields?.(g, chosen.card, h.card) ?? [];
      if (shielded.length > 0) {
        const record = cause.play ?? cause;
        record.shielded ??= [];
        record.shielded.push(...shielded);
      }
      if (chosen.instead.shieldsForTheTurn && g.inPlay(cause.source)) {
        for (const c of shielded) g.addEffect({ kind: 'shield', card: c, amount: cause.source, source: chosen.card, by: chosen.seat });
      }
      live = live.filter((x) => x !== h && !shielded.includes(x.card));
    }
    if (!chosen.instead.may) over.push(chosen);
  }
}

/** Those of different cards don't meddle with one another: their players have the word in turn order (D3). */
function firstInTurn(g: Game, list: Application[]): Application {
  for (const seat of list.length > 1 ? g.turnOrder(g.s.active) : []) {
    const its = list.find((a) => a.seat === seat);
    if (its !== undefined) return its;
  }
  return list[0];
}

const differ = (a: Application, b: Application): boolean => a.def !== b.def || a.index !== b.index || a.seat !== b.seat;

function applications(g: Game, cause: Cause, verb: Verb, hits: Hit[]): Application[] {
  const list: Application[] = [];
  if (!g.present(HookBit.instead)) return withHome(g, verb, hits, list);
  const affects = g.profile.affects.has(verb) && cause.source !== 0;
  const look = (card: Card, d = g.def(card)): void => {
    d.instead!.forEach((instead, index) => {
      if (instead.of === 'destroy' && verb !== 'destroy') return;
      if (instead.of === 'affect' && !affects) return;
      if (instead.of === 'discard' && verb !== 'destroy' && verb !== 'discard') return;
      const mine = hits.filter((h) => instead.applies(g, card, h.card, cause, verb));
      if (mine.length > 0)
        list.push({
          card,
          def: d.n,
          index,
          seat: d.type === 'base' ? g.s.controller[mine[0].card] : g.s.controller[card],
          instead,
          hits: mine,
        });
    });
  };
  for (let i = 0; i < g.s.row.length; i++) {
    for (const c of g.s.here[i]) if ((g.def(c).hooks & HookBit.instead) !== 0) look(c);
    for (const d of g.baseDefs(g.s.row[i])) if ((d.hooks & HookBit.instead) !== 0) look(g.s.row[i], d);
  }
  return withHome(g, verb, hits, list);
}

function withHome(g: Game, verb: Verb, hits: Hit[], list: Application[]): Application[] {
  if (verb === 'destroy' || verb === 'discard') {
    for (const e of g.s.effects) {
      if (e.kind !== 'homeInstead') continue;
      const mine = hits.filter((h) => h.card === e.card);
      const same = list.find((a) => a.instead === HOME && a.card === e.source);
      if (same) same.hits.push(...mine.filter((h) => !same.hits.includes(h)));
      else if (mine.length > 0) list.push({ card: e.source, def: g.s.def[e.source], index: -1, seat: e.by, instead: HOME, hits: mine });
    }
  }
  return list;
}

/** "If it would go to the discard pile from play, return it to its owner's hand instead." */
const HOME: Instead = {
  of: 'discard',
  applies: () => true,
  *run() {
    return 0;
  },
  *after(it, target) {
    yield* it.goHome(target);
  },
};
