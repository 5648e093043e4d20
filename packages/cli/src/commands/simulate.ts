import { parseArgs } from 'node:util';
import { allCards } from '@breakpoint/cards';
import { Game, logOf, seedFromText, type ProfileId } from '@breakpoint/engine';
import { playChecked } from '../simulate/check.js';
import { playRandomly, randomSetup } from '../simulate/play.js';

/** `simulate --players 2..4 --games N --seed S [--factions a,b,...] [--check] [--json]` */
export async function simulate(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      factions: { type: 'string' },
      rules: { type: 'string' },
      check: { type: 'boolean' },
      json: { type: 'boolean' },
      from: { type: 'string', default: '0' },
    },
  });
  const options = { players: Number(values.players), seed: values.seed, factions: values.factions?.split(','), rules: values.rules as ProfileId | undefined };
  const games = Number(values.games);
  const used = new Map<number, number>();
  let decisions = 0;
  let turns = 0;
  const began = performance.now();
  for (let i = Number(values.from); i < Number(values.from) + games; i++) {
    const setup = randomSetup(allCards, options, i);
    try {
      if (values.check) {
        const r = playChecked(allCards, setup);
        decisions += r.decisions;
        turns += r.turns;
        for (const d of r.used) used.set(d, (used.get(d) ?? 0) + 1);
      } else {
        const game = Game.create(allCards, setup, { events: false });
        decisions += playRandomly(game, { key: seedFromText(`play ${setup.seed}`), used: 0 });
        turns += game.s.turn;
      }
    } catch (error) {
      console.error(`game ${i} failed; seed ${setup.seed}; set-up ${JSON.stringify(setup)}\n${(error as Error).stack}`);
      return 1;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const unused = values.check ? allCards.defs.filter((d) => d.n > 0 && !used.has(d.n)).map((d) => d.id) : [];
  const result = { games, players: options.players, decisions, turns, seconds: Math.round(seconds * 100) / 100, unused };
  console.log(values.json ? JSON.stringify(result) : `${games} games, ${decisions} decisions, ${turns} turns in ${seconds.toFixed(1)} s (${Math.round(decisions / seconds)} decisions/s)${unused.length > 0 ? `; never used: ${unused.length}` : ''}`);
  return 0;
}

export { logOf };
