import { describe, expect, test } from 'vitest';
import { minion } from '../src/cards.js';
import {
  type CardView,
  type EventOf,
  type EventView,
  eventView,
  type Game,
  type GameEvent,
  OPEN,
  SPECTATOR,
  seedFromText,
} from '../src/index.js';
import { Word } from '../src/tools.js';
import { anyAnswer, TOY_FACTIONS, toyAt, toyGame, toySet } from './toy.js';

const chanceOf = (seed: string) => ({ key: seedFromText(seed), used: 0 });
const isView = (value: unknown): value is CardView => typeof value === 'object' && value !== null && 'id' in value;

/** Plays games to the end and looks at every event. */
function eachEvent(look: (game: Game, e: GameEvent) => void): void {
  for (let n = 0; n < 8; n++) {
    const drafted = n % 2 === 1;
    const players = drafted ? [{}, {}, {}] : [{ factions: TOY_FACTIONS.slice(0, 2) }, { factions: TOY_FACTIONS.slice(2) }];
    const game = toyGame({ seed: n, players, factions: 'free', duplicates: drafted });
    const chance = chanceOf(`events ${n}`);
    while (game.decision !== null) {
      game.answer(anyAnswer(game.decision, chance));
      for (const e of game.takeEvents()) look(game, e);
    }
  }
}

/** The events of giving these answers at a position, each by the player who is asked. */
function eventsAt({ game, labels }: ReturnType<typeof toyAt>, ...answers: ((label: (name: string) => number) => number[])[]): GameEvent[] {
  game.takeEvents();
  for (const answer of answers) game.answer(answer((name) => labels.get(name)!));
  return game.takeEvents();
}

describe('an event', () => {
  test('has at the edge the fields of its kind, with cards and names in place of numbers', () => {
    const kinds = new Set<string>();
    eachEvent((game, e) => {
      kinds.add(e.kind);
      const view = eventView(game, e, OPEN) as EventView & Record<string, unknown>;
      const fields = Object.keys(e).map((field) => (field === 'seen' ? 'hidden' : field));
      if (Object.keys(view).join() !== fields.join()) throw new Error(JSON.stringify([e, view]));
      for (const [field, value] of Object.entries(e)) {
        const seen = view[field];
        if (isView(seen) && (seen.n !== value || seen.id !== game.position.def(seen.n).id)) throw new Error(JSON.stringify([e, view]));
        if (field === 'source' && value === 0 && seen !== null) throw new Error('no source is null');
        if (field === 'faction' && !TOY_FACTIONS.includes(seen as string)) throw new Error('a faction goes by its id');
      }
    });
    expect(kinds.size).toBeGreaterThan(20);
  });

  test('names a card only to those who may know it', () => {
    let hidden = 0;
    eachEvent((game, e) => {
      if (!('seen' in e)) return;
      const { seats } = game.state;
      for (const seat of [OPEN, SPECTATOR, 0, 1]) {
        const all = (e.seen & ((1 << seats) - 1)) === (1 << seats) - 1;
        const knows = seat === OPEN || (seat === SPECTATOR ? all : (e.seen & (1 << seat)) !== 0);
        const view = eventView(game, e, seat) as EventOf<'drew'>;
        if (view.hidden === knows || (view.card === null) === knows) throw new Error(`${e.kind} for ${seat}`);
        if (!knows) hidden++;
      }
    });
    expect(hidden).toBeGreaterThan(100);
  });

  test('is not created if nobody wants events', () => {
    const game = toyGame();
    game.takeEvents();
    const copy = game.fork();
    expect(copy.board.events).toBeNull();
    copy.answer([Word.End]);
    expect(copy.takeEvents()).toEqual([]);
    const telling = game.fork({ events: true });
    telling.answer([Word.End]);
    expect(telling.takeEvents()[0]).toEqual({ kind: 'done-playing', seat: game.state.active });
  });
});

describe('the events of', () => {
  const hill = { base: 'red-hill', as: 'hill' };

  test('a play: where it came from, where it went, and its results', () => {
    const at = toyAt({
      players: [{ name: 'Anna', hand: [{ card: 'red/bolt', as: 'bolt' }] }, { name: 'Ben' }],
      bases: [
        {
          ...hill,
          minions: [
            { card: 'blue/scout', controller: 'Ben', as: 'scout' },
            { card: 'blue/scout', controller: 'Ben' },
          ],
        },
      ],
    });
    const { labels } = at;
    const [bolt, scout] = ['bolt', 'scout'].map((name) => labels.get(name)!);
    const play = at.game.decision!.options.find((o) => (o & 0xfff) === bolt)!;
    expect(
      eventsAt(
        at,
        () => [play],
        () => [scout],
      ),
    ).toEqual([
      { kind: 'played', seat: 0, card: bolt, host: 0, at: 0, fromZone: 2 },
      { kind: 'destroyed', card: scout, source: bolt },
      { kind: 'spent', seat: 0, card: bolt },
    ]);
  });

  test('a loss of VP: no more than the player has', () => {
    const cards = toySet([minion('thief', { power: 1, copies: 1, onPlay: (it) => it.gainVp(-2, 1) })]);
    const thief = { card: 'red/thief', as: 'thief' };
    const lost = (vp: number): GameEvent[] => {
      const at = toyAt(
        {
          players: [
            { name: 'Anna', hand: [thief] },
            { name: 'Ben', vp },
          ],
        },
        cards,
      );
      const play = at.game.decision!.options.find((o) => (o & 0xfff) === at.labels.get('thief')!)!;
      return eventsAt(
        at,
        () => [play],
        (label) => [label('hill')],
      ).filter((e) => e.kind === 'vp');
    };
    expect(lost(3)).toMatchObject([{ seat: 1, amount: -2 }]);
    expect(lost(1)).toMatchObject([{ seat: 1, amount: -1 }]);
    expect(lost(0)).toEqual([]);
  });
});
