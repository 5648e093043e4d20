// npm run workshop-texts: writes the generated texts of our cards into the files of their factions, except those that are kept by hand
// (packages/workshop/src/ours/by-hand.json). A test keeps them equal. Needs a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOf } from '../packages/workshop/dist/index.js';
import { BY_HAND, OURS, ourDocument } from '../packages/workshop/dist/ours/index.js';

const LANGUAGES = ['en', 'fr', 'es'];
const fileOf = (faction, language) => fileURLToPath(new URL(`../packages/cards/src/factions/${faction}/${language}.json`, import.meta.url));

let changed = 0;
for (const faction of Object.keys(OURS)) {
  const files = Object.fromEntries(LANGUAGES.map((l) => [l, JSON.parse(readFileSync(fileOf(faction, l), 'utf8'))]));
  const textFor = (id, l) => files[l].cards[id.replace(`${faction}/`, '')] ?? files[l].bases[id];
  const nameOf = (id) =>
    Object.fromEntries(
      LANGUAGES.map((l) => [l, (id === faction ? files[l] : id.includes('/') ? textFor(id, l) : files[l].bases[id]).name]),
    );
  const document = ourDocument(faction, nameOf);
  for (const language of LANGUAGES) {
    for (const [list, cards] of [
      ['cards', document.cards],
      ['bases', document.bases],
    ])
      for (const card of cards) {
        const id = list === 'cards' ? `${faction}/${card.id}` : card.id;
        const text = textOf(document, card, language);
        const entry = files[language][list][card.id];
        if (BY_HAND[language][id] !== undefined || entry.text === text) continue;
        // Only the text is replaced, so that the file keeps its lines.
        const file = fileOf(faction, language);
        const [before, after] = [entry.text, text].map((said) => `"text": ${JSON.stringify(said)}`);
        writeFileSync(
          file,
          readFileSync(file, 'utf8').replace(before, () => after),
        );
        changed++;
      }
  }
}
console.log(`${changed} texts are new.`);
