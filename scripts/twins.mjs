// npm run twins [games per edition]: our own cards as documents, compared with the code of the same cards. Every scenario must hold
// with the editions in place of the code, and random games must be the same, decision by decision and event by event. Needs a build.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The factions of a game in which this one plays: two or four players, partners at random, and Disco Dancers, who copy. */
export function tableWith(faction, n, all) {
  let x = (n * 2654435761 + 12345) >>> 0;
  const pool = all.filter((id) => id !== faction);
  const take = () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return pool.splice((x >>> 8) % pool.length, 1)[0];
  };
  const dancers = pool.indexOf('disco-dancers');
  const partner = n % 3 === 0 && dancers >= 0 ? pool.splice(dancers, 1)[0] : take();
  const players = [{ factions: [faction, partner] }];
  while (players.length < (n % 2 === 0 ? 2 : 4)) players.push({ factions: [take(), take()] });
  return { seed: `twins/${faction}/${n}`, players };
}

/** A random game as lines: who decides among what, the answers, the events and the last position. The words of questions may differ. */
export function linesOf(cards, setup, { Game, seedFromText, randomPicks, hashOf }) {
  const game = Game.create(cards, setup, { events: true });
  const chance = { key: seedFromText(setup.seed), used: 0 };
  const lines = [];
  while (game.decision !== null && lines.length < 40_000) {
    const d = game.decision;
    const picks = randomPicks(d, chance);
    lines.push(`${d.seat} ${d.source} ${d.least}-${d.most} ${d.optional} [${d.options}] -> ${picks}`);
    game.apply(picks);
  }
  return [...lines, ...game.board.events.map((e) => JSON.stringify(e)), hashOf(game.state)];
}

/** The first line in which two games differ, or undefined. */
export function differenceOf(coded, treed) {
  const at = coded.findIndex((line, i) => line !== treed[i]);
  return at < 0 && coded.length === treed.length ? undefined : `${coded[at - 1]}\n  code ${coded[at]}\n  tree ${treed[at]}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(Number(process.argv[2] ?? 200));

async function main(games) {
  const [{ MODULES }, { CardSet }, { editionOf, OURS }, { Game, seedFromText }, { hashOf }, { randomPicks }, { runScenario, scenariosIn }] =
    await Promise.all(
      [
        'cards/dist/factions.js',
        'engine/dist/cards.js',
        'workshop/dist/ours/index.js',
        'engine/dist/index.js',
        'engine/dist/tools.js',
        'bots/dist/index.js',
        'scenario/dist/index.js',
      ].map((file) => import(`../packages/${file}`)),
    );
  const coded = new CardSet('twins', MODULES);
  const all = MODULES.map((f) => f.id);
  const everything = new CardSet('twins', MODULES.map(editionOf));
  let wrong = 0;
  let held = 0;
  const files = (path) =>
    statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : /\.ya?ml$/.test(path) ? [path] : [];
  for (const file of files(fileURLToPath(new URL('../scenarios', import.meta.url))))
    for (const { doc: scenario } of scenariosIn(readFileSync(file, 'utf8'))) {
      try {
        runScenario(everything, scenario);
        held++;
      } catch (error) {
        wrong++;
        console.log(`FAIL ${scenario.id}: ${error.message.split('\n')[0]}`);
      }
    }
  console.log(`${held} scenarios hold with all editions.`);
  for (const faction of Object.keys(OURS)) {
    const treed = new CardSet(
      'twins',
      MODULES.map((f) => (f.id === faction ? editionOf(f) : f)),
    );
    let same = 0;
    for (let n = 0; n < games; n++) {
      const setup = tableWith(faction, n, all);
      const tools = { Game, seedFromText, randomPicks, hashOf };
      const difference = differenceOf(linesOf(coded, setup, tools), linesOf(treed, setup, tools));
      if (difference === undefined) same++;
      else console.log(`${faction} ${n}: ${difference}`);
    }
    wrong += games - same;
    console.log(`${faction}: ${same} of ${games} games are the same.`);
  }
  return wrong === 0 ? 0 : 1;
}
