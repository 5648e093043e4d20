// One side of `npm run compare`: does the work of a figure for some seconds, with the build in the folder it is given, and with
// our own cards as workshop documents if it is told so.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const FIGURES = ['random play, 2 players', 'random play, 4 players', 'copies', 'saves', 'loads'];

/** Positions that are copied, saved and loaded. */
const POSITIONS = 200;

if (process.send && process.argv[2]) {
  const folder = process.argv[2];
  const require = createRequire(join(folder, 'packages/cli/package.json'));
  const load = (name) => import(pathToFileURL(name.startsWith('/') ? name : require.resolve(name)).href);
  const { Game, restore, save, seedFromText } = await load('@breakpoint/engine');
  const cards = process.argv[3] === 'documents' ? await editions() : (await load('@breakpoint/cards')).allCards;
  const { randomPicks } = await load('@breakpoint/bots');
  const { randomSetup } = await load(join(folder, 'packages/cli/dist/simulate/play.js'));

  /** All of our cards, those that the workshop can say as documents. */
  async function editions() {
    const [{ CardSet }, { MODULES }, { editionOf }] = await Promise.all(
      ['engine/dist/cards.js', 'cards/dist/factions.js', 'workshop/dist/ours/index.js'].map((file) => load(join(folder, 'packages', file))),
    );
    return new CardSet('documents', MODULES.map(editionOf));
  }
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  /** Plays a random game; `watch` sees each position. Returns the number of decisions. */
  const play = (players, n, watch) => {
    const setup = randomSetup(cards, { players, seed: 'compare' }, n);
    const game = Game.create(cards, setup);
    const chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
    let decisions = 0;
    while (game.decision !== null) {
      watch?.(game, decisions);
      game.apply(randomPicks(game.decision, chance));
      game.takeEvents();
      decisions++;
    }
    return decisions;
  };
  const games = [];
  for (let n = 0; games.length < POSITIONS; n++) play(2 + (n % 3), n, (game, i) => i % 37 === 5 && games.push(game.fork()));
  const saves = games.map((game) => JSON.stringify(save(game)));
  const next = { 2: 0, 4: 0 };
  const over = (list, work) => {
    for (const item of list) work(item);
    return list.length;
  };
  const works = {
    'random play, 2 players': () => play(2, next[2]++),
    'random play, 4 players': () => play(4, next[4]++),
    copies: () => over(games, (game) => game.fork()),
    saves: () => over(games, (game) => JSON.stringify(save(game))),
    loads: () => over(saves, (text) => restore(cards, JSON.parse(text))),
  };
  process.on('message', ({ figure, seconds }) => {
    const began = cpuSeconds();
    let done = 0;
    while (cpuSeconds() - began < seconds) done += works[figure]();
    process.send(done / (cpuSeconds() - began));
  });
}
