// npm run workshop-fuzz [documents] [games of each]: documents at random, made from the words of the workshop and by changing words
// of our own cards. Each is checked, said in three languages, compiled and played by random players: no exception, no game without
// end. Needs a build.
import { fileURLToPath } from 'node:url';

/** Numbers from a seed. */
export function chanceOf(seed) {
  let x = (seed * 2654435761 + 97) >>> 0;
  return (n) => {
    x = (Math.imul(x ^ (x >>> 15), 2246822519) + 3266489917) >>> 0;
    return (x >>> 8) % n;
  };
}

/** What goes wrong with the document of this number, or undefined. */
export function tryDocument(n, games, { workshop, MODULES, CardSet, Game, seedFromText, randomPicks, known }) {
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
      const other = () => MODULES[chance(MODULES.length)].id;
      const [a, b, c] = [other(), other(), other()];
      if (new Set([a, b, c]).size < 3) continue;
      const game = Game.create(cards, { seed: `fuzz/${n}/${g}`, players: [{ factions: [faction.id, a] }, { factions: [b, c] }] });
      const picks = { key: seedFromText(`fuzz/${n}/${g}`), used: 0 };
      let decisions = 0;
      while (game.decision !== null && decisions++ < 30_000) game.apply(randomPicks(game.decision, picks));
      if (game.decision !== null) return 'a game has no end';
    }
  } catch (error) {
    return `${error.stack.split('\n').slice(0, 4).join(' ')}\n${JSON.stringify(document.cards.filter((c) => c.abilities.length > 0))}`;
  }
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [{ MODULES }, { CardSet }, workshop, { OURS }, { Game, seedFromText }, { randomPicks }] = await Promise.all(
    [
      'cards/dist/factions.js',
      'engine/dist/cards.js',
      'workshop/dist/index.js',
      'workshop/dist/ours/index.js',
      'engine/dist/index.js',
      'bots/dist/index.js',
    ].map((file) => import(`../packages/${file}`)),
  );
  const known = Object.values(OURS).flatMap((ours) => [...ours.cards, ...ours.bases].flatMap((card) => card.abilities));
  const documents = Number(process.argv[2] ?? 10_000);
  let wrong = 0;
  for (let n = 0; n < documents; n++) {
    const problem = tryDocument(n, Number(process.argv[3] ?? 3), { workshop, MODULES, CardSet, Game, seedFromText, randomPicks, known });
    if (problem === undefined) continue;
    wrong++;
    if (wrong <= 20) console.log(`${n}: ${problem}`);
  }
  console.log(`${documents - wrong} of ${documents} documents can be checked, said, compiled and played.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
