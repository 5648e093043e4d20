// npm run workshop-fuzz [documents] [games of each] [documents whose games are checked] [number of the first]: documents at random,
// made from the words of the workshop and by changing words of our own cards. Each is checked, said in three languages, compiled and
// played by random players: no exception, no game without end; in checked games every decision is looked at (no card lost, no view
// that reveals too much, saves that lead to the same position). Abilities that set each other off without end must be stopped by the
// engine, which is counted. Needs a build.
import { fileURLToPath } from 'node:url';

/** Numbers from a seed. */
export function chanceOf(seed) {
  let x = (seed * 2654435761 + 97) >>> 0;
  return (n) => {
    x = (Math.imul(x ^ (x >>> 15), 2246822519) + 3266489917) >>> 0;
    return (x >>> 8) % n;
  };
}

/** Did the engine stop abilities that set each other off without end? */
const isStopped = (error) => error.name === 'EndlessError' || error.stack?.startsWith('EndlessError');

/** One random game of the faction against others of ours: what goes wrong, "stopped", or undefined. */
function playOne(cards, faction, seed, chance, { MODULES, Game, seedFromText, randomPicks, playChecked }) {
  const others = [];
  while (others.length < 3) {
    const { id } = MODULES[chance(MODULES.length)];
    if (!others.includes(id)) others.push(id);
  }
  const [a, b, c] = others;
  const setup = { seed, players: [{ factions: [faction, a] }, { factions: [b, c] }] };
  try {
    if (playChecked) {
      playChecked(cards, setup);
      return undefined;
    }
    const game = Game.create(cards, setup);
    const picks = { key: seedFromText(seed), used: 0 };
    let decisions = 0;
    while (game.decision !== null && decisions++ < 30_000) {
      if (!(game.decision.seat in setup.players)) return 'a question is asked of nobody';
      game.apply(randomPicks(game.decision, picks));
    }
    return game.decision === null ? undefined : 'a game has no end';
  } catch (error) {
    if (isStopped(error)) return 'stopped';
    throw error;
  }
}

/** What goes wrong with the document of this number, or undefined. `stopped` counts the games that the engine had to stop. */
export function tryDocument(n, games, tools, stopped = { games: 0 }) {
  const { workshop, MODULES, CardSet, known } = tools;
  const chance = chanceOf(n);
  const document = workshop.randomDocument(chance, known);
  try {
    const problems = workshop.checkDocument(document).filter((p) => !p.warning);
    if (problems.length > 0) return `the check refuses it: ${JSON.stringify(problems[0])}`;
    for (const language of ['en', 'fr', 'es']) {
      const texts = JSON.stringify(workshop.textsOf(document, language));
      if (/undefined|[\uE000-\uF8FF]/.test(texts)) return `a text is broken: ${texts.match(/.{40}(undefined|[\uE000-\uF8FF]).{20}/)?.[0]}`;
    }
    const faction = workshop.compileDocument(document, { faction: workshop.documentId(document), box: 'workshop' });
    const cards = new CardSet('fuzz', [...MODULES, { ...faction, worths: {} }]);
    for (let g = 0; g < games; g++) {
      const result = playOne(cards, faction.id, `fuzz/${n}/${g}`, chance, tools);
      if (result === 'stopped') stopped.games++;
      else if (result !== undefined) return result;
    }
  } catch (error) {
    return `${error.stack.split('\n').slice(0, 4).join(' ')}\n${JSON.stringify(document.cards.filter((c) => c.abilities.length > 0))}`;
  }
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [{ MODULES }, { CardSet }, workshop, { OURS, ALL_BEYOND }, { Game, seedFromText }, { randomPicks }, { playChecked }] =
    await Promise.all(
      [
        'cards/dist/factions.js',
        'engine/dist/cards.js',
        'workshop/dist/index.js',
        'workshop/dist/ours/index.js',
        'engine/dist/index.js',
        'bots/dist/index.js',
        'cli/dist/simulate/check.js',
      ].map((file) => import(`../packages/${file}`)),
    );
  const known = [...Object.values(OURS), ALL_BEYOND].flatMap((ours) => [...ours.cards, ...ours.bases].flatMap((card) => card.abilities));
  const [documents = 10_000, games = 3, checked = 1000, first = 0] = process.argv.slice(2).map(Number);
  const tools = { workshop, MODULES, CardSet, Game, seedFromText, randomPicks, known };
  const stopped = { games: 0 };
  let wrong = 0;
  for (let n = first; n < first + documents; n++) {
    const problem = tryDocument(n, games, n < first + checked ? { ...tools, playChecked } : tools, stopped);
    if (problem === undefined) continue;
    wrong++;
    if (wrong <= 20) console.log(`${n}: ${problem}`);
  }
  console.log(
    `${documents - wrong} of ${documents} documents can be checked, said, compiled and played, ${Math.min(checked, documents)} of them checked.`,
  );
  console.log(`The engine stopped ${stopped.games} games whose abilities set each other off without end.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
