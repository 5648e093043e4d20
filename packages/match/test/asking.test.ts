import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { ahead, answerWith, Game, type GameError, type Seat, verify, viewOf, whyNot } from '@breakpoint/engine';
import { cardKey, decisionView, keyOf, sampleWorld } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { aheadFor } from '../src/index.js';
import { chanceOf, matchWithSpecials, PEOPLE, playUntil, setupOf } from './help.js';

/** Looks at every position of some random games. */
function everyPosition(games: number, look: (game: Game, seat: Seat, at: number) => void): void {
  for (let i = 0; i < games; i++) {
    const game = Game.create(allCards, setupOf(`asking ${i}`, PEOPLE));
    const chance = chanceOf(`asking ${i}`);
    for (let at = 0; game.decision; at++) {
      look(game, game.decision.seat, at);
      game.answer(randomPicks(game.decision, chance));
    }
  }
}

describe('before an answer is given', () => {
  test('verify refuses exactly what answerWith refuses, and does nothing', () => {
    const junk = ['end', 'do', '0', 'seat:0', 'nothing', 'play aliens/invader:1', 'use pirates/first-mate:77', 'tortuga:3', '__proto__:1'];
    everyPosition(3, (game, seat, at) => {
      if (at % 5 !== 0) return;
      const options = game.decision!.options.map((o) => keyOf(game, o));
      for (const keys of [[], [options[0]], options.slice(0, 2), ...junk.map((key) => [key])]) {
        const reason = verify(game, seat, keys);
        let refused: unknown = null;
        try {
          answerWith(game.fork(), seat, keys);
        } catch (error) {
          refused = (error as GameError).reason;
        }
        if (JSON.stringify(reason) !== JSON.stringify(refused)) expect.fail(`${keys.join()}: ${JSON.stringify([reason, refused])}`);
      }
      expect(game.answers).toHaveLength(at);
      expect(verify(game, (seat + 1) % 3, [options[0]])).toMatchObject({ code: 'not-your-decision' });
    });
  });

  test('a right guess about a card that the seat does not see is refused like a wrong one', () => {
    let said = 0;
    everyPosition(2, (game, seat, at) => {
      if (at % 7 !== 0 || game.state.step === 0) return;
      const seen = new Set(
        JSON.stringify(viewOf(game, seat))
          .match(/"n":\d+/g)
          ?.map((text) => Number(text.slice(4))),
      );
      const wrong: string[] = [];
      for (let c = 1; c < game.state.cards; c++) {
        const key = cardKey(game, c);
        for (const k of [key, `play ${key}`, `use ${key}`]) {
          const silent = JSON.stringify(whyNot(game, seat, k)) === '{"code":"not-an-option"}';
          if (!seen.has(c) && !silent) wrong.push(k);
          if (!silent) said++;
        }
        // A number written in another way names nothing.
        for (const k of [key.replace(':', ':0'), key.replace(':', ': '), `${key}e0`])
          if (whyNot(game, seat, k)?.code !== 'not-an-option') wrong.push(k);
      }
      expect(wrong).toEqual([]);
    });
    expect(said).toBeGreaterThan(500);
  });

  test('looking ahead shows what comes next, and nothing that depends on hidden cards', () => {
    let known = 0;
    let unknown = 0;
    everyPosition(3, (game, seat, at) => {
      if (at % 6 !== 0) return;
      const world = sampleWorld(game, seat, chanceOf(`world ${at}`));
      for (const option of game.decision!.options.slice(0, 6)) {
        const key = keyOf(game, option);
        const next = ahead(game, seat, key);
        expect(ahead(world, seat, key)).toEqual(next);
        if (next === null) {
          unknown++;
          continue;
        }
        known++;
        const copy = game.fork();
        answerWith(copy, seat, [key]);
        const { hits, inVain, at: place, ...question } = next!;
        expect(question).toEqual(decisionView(copy, copy.decision!, seat));
        expect(hits).toBeInstanceOf(Array);
        if (inVain) expect([hits, place]).toEqual([[], 0]);
      }
    });
    expect(known).toBeGreaterThan(50);
    expect(unknown).toBeGreaterThan(50);
  });

  test('the next question is numbered by moments, which do not count passes that nobody is told about', () => {
    const match = matchWithSpecials('ahead', PEOPLE);
    const chance = chanceOf('ahead');
    const silent = (): boolean => match.game.answers.length > match.n && match.game.decision?.prompt === 'play-phase';
    expect(playUntil(match, chance, silent)).toBe(true);
    const [seat] = match.asked;
    const found = match.game.decision!.options.flatMap((o) => aheadFor(match, seat, keyOf(match.game, o)) ?? []);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((next) => next.number))).toEqual(new Set([match.n + 1]));
    const next = (seat + 1) % 3;
    expect(aheadFor(match, next, 'end'), 'only the seat that is asked learns something').toBeNull();
  });
});
