import { allCards } from '@breakpoint/cards';
import { type EventView, Game, type Seat, type View } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { type Match, playedFor, type Update, updateFor } from '../src/index.js';
import { chanceOf, matchWithSpecials, newMatch, PEOPLE, playUntil, setupOf } from './help.js';

/** A stretch of an update: the events between two beats, and the positions before and after them. */
interface Stretch {
  events: EventView[];
  before: View;
  after: View;
}
function stretchesOf(before: View, { events, beats = [], view }: Update): Stretch[] {
  let last = { after: 0, view: before };
  return [...beats, { after: events.length, view }].map((beat) => {
    const stretch = { events: events.slice(last.after, beat.after), before: last.view, after: beat.view };
    last = beat;
    return stretch;
  });
}
/** Plays a match to its end, and calls back with each update as each viewer gets it. */
function follow(match: Match, seed: string, each: (seat: Seat, update: Update, before: View) => void): void {
  const eyes = [0, 1, 2, -1];
  let before = eyes.map((seat) => updateFor(match, seat).view);
  let { asking, n } = match;
  playUntil(match, chanceOf(seed), (m) => {
    if (m.asking === asking || m.n === n) return false;
    ({ asking, n } = m);
    const updates = eyes.map((seat) => playedFor(m, seat));
    for (const [i, seat] of eyes.entries()) each(seat, updates[i], before[i]);
    before = updates.map(({ view }) => view);
    return false;
  });
}

test('the positions between the events of an update are those of the game: ranking, VP, sweep and the new base', () => {
  const seen = { ranked: 0, swept: 0, replaced: 0, beats: 0, plays: 0 };
  for (const match of [newMatch('beats 1', PEOPLE), matchWithSpecials('beats 2', PEOPLE)]) {
    follow(match, String(match.setup.seed), (_, update, before) => {
      for (const { events, before: was, after: is } of stretchesOf(before, update)) {
        const ranked = events.filter((e) => e.kind === 'ranked');
        for (const { base, seat, power, place } of ranked) {
          const there = was.bases.find((b) => b.n === base.n)!;
          expect([there.power[seat], there.ranks[seat]], 'the ranking is called by what lies on the table').toEqual([power, place]);
          seen.ranked++;
        }
        if (ranked.length > 0) {
          const gained = was.players.map((p) =>
            events.reduce((vp, e) => (e.kind === 'vp' && e.seat === p.seat ? vp + e.amount : vp), p.vp),
          );
          expect(is.players.map((p) => p.vp)).toEqual(gained);
        }
        for (const e of events) {
          if (e.kind === 'swept') {
            seen.swept++;
            expect(is.bases.flatMap((b) => b.minions).map((m) => m.n)).not.toContain(e.card.n);
          }
          if (e.kind === 'replaced' && update.beats) {
            seen.replaced++;
            expect(is.bases.map((b) => b.n)).toContain(e.next.n);
            expect(was.bases.map((b) => b.n)).not.toContain(e.next.n);
          }
          if (e.kind === 'played') {
            seen.plays++;
            expect(
              was.bases.flatMap((b) => [...b.minions, ...b.actions]).map((c) => c.n),
              'a card is not there before it is played',
            ).not.toContain(e.card.n);
          }
        }
      }
      seen.beats += update.beats?.length ?? 0;
    });
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(20);
});

test('a beat shows a seat its own hand, and of the others’ cards only those that it knows', () => {
  let hidden = 0;
  const match = matchWithSpecials('hands', PEOPLE);
  follow(match, 'hands', (seat, update, before) => {
    for (const { after } of stretchesOf(before, update)) {
      for (const p of after.players) {
        if (p.seat === seat) expect(p.hand.cards.length).toBe(p.hand.size);
        else {
          hidden += p.hand.size - p.hand.cards.length;
          // A card that is known in another hand was in sight before: it was in play, in a pile, or shown.
          expect(p.hand.cards.length).toBeLessThanOrEqual(p.hand.size);
        }
        expect(p.deck.known.length).toBeLessThanOrEqual(p.deck.size);
      }
    }
  });
  expect(hidden).toBeGreaterThan(1000);
});

test('beats are between events that the viewer is told, in order, and only of the present moment', () => {
  const match = matchWithSpecials('order', PEOPLE, { windows: { kind: 'masked', ms: 8000 } });
  let found = 0;
  follow(match, 'order', (_, { events, beats = [] }) => {
    const after = beats.map((beat) => beat.after);
    expect(after).toEqual([...new Set(after)].sort((a, b) => a - b));
    for (const n of after) expect(n > 0 && n < events.length).toBe(true);
    found += after.length;
  });
  expect(found).toBeGreaterThan(20);
  expect(
    match.past
      .slice(0, -1)
      .flatMap((m) => m.steps)
      .every((step) => step.beats.length === 0),
  ).toBe(true);
});

test('nobody pays for beats who does not ask for them', () => {
  const game = Game.create(allCards, setupOf('search', PEOPLE), { beats: true });
  expect(game.board.beats).not.toBeNull();
  expect(game.fork().board.beats).toBeNull();
  expect(Game.create(allCards, setupOf('search', PEOPLE)).board.beats).toBeNull();
});
