// npm run workshop-bots [games] [bot] [opponent]: how well bots play cards that they have never seen. Each player has a faction of the
// workshop (our three examples, or documents at random) and an official one; each deal is played four times, so that seats and decks are
// even. Prints the share of wins with its interval. Needs a build.
import { readFileSync } from 'node:fs';
import { chanceOf } from './workshop-fuzz.mjs';

const [{ MODULES }, { CardSet }, workshop, { OURS, ALL_BEYOND }, { botCalled }, { playBots, clustered }] = await Promise.all(
  [
    'cards/dist/factions.js',
    'engine/dist/cards.js',
    'workshop/dist/index.js',
    'workshop/dist/ours/index.js',
    'bots/dist/index.js',
    'cli/dist/tools.js',
  ].map((file) => import(`../packages/${file}`)),
);
const known = [...Object.values(OURS), ALL_BEYOND].flatMap((ours) => [...ours.cards, ...ours.bases].flatMap((card) => card.abilities));
const examples = ['badgers', 'kitchen', 'lanterns'].map((name) =>
  JSON.parse(readFileSync(new URL(`../docs/examples/${name}.json`, import.meta.url), 'utf8')),
);
const [games = '200', bot = 'hard', opponent = 'normal'] = process.argv.slice(2);

/** Two documents: of our examples in every other deal, else at random. */
function documentsOf(deal, chance) {
  if (deal % 2 === 1) return [workshop.randomDocument(chance, known), workshop.randomDocument(chance, known)];
  const at = chance(examples.length);
  return [examples[at], examples[(at + 1 + chance(examples.length - 1)) % examples.length]];
}

/** The share of its four games that the bot wins; null if the engine stops one because abilities set each other off without end. */
function playDeal(deal) {
  const chance = chanceOf(deal + 1_000_000);
  const factions = documentsOf(deal, chance).map((document) => ({
    ...workshop.compileDocument(document, { faction: workshop.documentId(document), box: 'workshop' }),
    worths: {},
  }));
  const cards = new CardSet('workshop-bots', [...MODULES, ...factions]);
  const first = chance(MODULES.length);
  const partners = [MODULES[first].id, MODULES[(first + 1 + chance(MODULES.length - 1)) % MODULES.length].id];
  const pairs = factions.map(({ id }, i) => ({ factions: [id, partners[i]] }));
  let won = 0;
  for (const players of [pairs, pairs.toReversed()])
    for (const seat of [0, 1]) {
      const bots = players.map((_, p) => botCalled(p === seat ? bot : opponent));
      try {
        if (playBots(cards, { seed: `workshop-bots/${deal}`, players, first: 0 }, bots).winner === seat) won++;
      } catch (error) {
        if (error.name !== 'EndlessError') throw error;
        return null;
      }
    }
  return won / 4;
}

const shares = { examples: [], random: [] };
let stopped = 0;
for (let deal = 0; deal < Number(games) / 4; deal++) {
  const share = playDeal(deal);
  if (share === null) stopped++;
  else (deal % 2 === 0 ? shares.examples : shares.random).push(share);
  if (deal % 5 === 4) report();
}
report();

function report() {
  for (const [name, of] of [...Object.entries(shares), ['all', [...shares.examples, ...shares.random]]]) {
    if (of.length === 0) continue;
    const { value, low, high } = clustered(of);
    const percent = (x) => `${(100 * x).toFixed(1)} %`;
    console.log(
      `${name}: ${bot} against ${opponent} won ${percent(value)} (95 %: ${percent(low)} to ${percent(high)}) of ${of.length * 4} games`,
    );
  }
  if (stopped > 0) console.log(`${stopped} deals were stopped, because abilities set each other off without end`);
}
