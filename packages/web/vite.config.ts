import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, runnerImport } from 'vite';
import { ATTRIBUTES, anchorOf, crack, star } from '../art/src/index.js';
import { iconSet, rowOf } from './art/set.mjs';
import { classNames, scopedName } from './classes.js';
import { precache } from './precache.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(here(path), 'utf8'));

interface Definition {
  id: string;
  type: string;
  power: number;
  copies: number;
  goes: string;
  vp: number[];
  onPlay?: unknown;
  talent?: unknown;
  specials?: unknown[];
}
interface Cards {
  allCards: { version: string; defs: Definition[]; factions: { id: string; box: string; cards: number[]; bases: number[] }[] };
}

/** The abilities of a card that its player chooses to use: t for a Talent, s for a Special, o for an action with nothing but a Special. */
const signs = (d: Definition): string => (d.talent ? 't' : '') + (d.specials?.length ? (isOnlySpecial(d) ? 'so' : 's') : '');
const isOnlySpecial = (d: Definition): boolean => d.type === 'action' && d.goes === 'standard' && !d.onPlay;

/** The module `virtual:cards`: what screens need to know about cards (types, numbers, colours), without the code of the cards. */
function cardFacts(): Plugin {
  const id = 'virtual:cards';
  return {
    name: 'card-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const { module } = await runnerImport<Cards>(here('../cards/src/index.ts'), {
        configFile: false,
        logLevel: 'error',
        // runnerImport runs modules in an environment called "inline". Without this, it would leave packages to Node, which reads dist.
        environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@breakpoint\//] } } },
      });
      const { defs, factions, version } = module.allCards;
      const facts = {
        version,
        patterns: readJson('art/patterns.json'),
        boxes: readJson('../cards/boxes.json'),
        factions: factions.map((f) => {
          const { colors, pattern, cards } = readJson(`../cards/src/factions/${f.id}/art.json`);
          const sound = (d: Definition): string => cards[d.id.slice(f.id.length + 1)].sound ?? '';
          return {
            id: f.id,
            box: f.box,
            colors,
            pattern,
            cards: f.cards
              .map((n) => defs[n])
              .map((d) => [d.id, d.type === 'minion' ? 'm' : 'a', d.power, d.copies, d.goes, signs(d), sound(d)]),
            bases: f.bases.map((n) => defs[n]).map((d) => [d.id, d.power, d.vp]),
          };
        }),
      };
      return `export default ${JSON.stringify(facts)}`;
    },
  };
}

/** What each faction's art.json says, with the faction's id. */
const readLooks = () =>
  readdirSync(here('../cards/src/factions')).map((faction) => [faction, readJson(`../cards/src/factions/${faction}/art.json`)] as const);

/** The module `virtual:motifs`: the motifs of the factions, which the module of sounds loads. */
function motifsOfFactions(): Plugin {
  const id = 'virtual:motifs';
  return {
    name: 'motifs',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export default ${JSON.stringify(Object.fromEntries(readLooks().map(([faction, { motif }]) => [faction, motif])))}`
        : undefined,
  };
}

/** The cracks of a base, which grow from its lower edge: place, length, angle, seed. */
const CRACKS = [
  [196, 98, -1.5, 4],
  [84, 74, -1.25, 11],
  [262, 66, -1.85, 7],
] as const;

/** The module `virtual:pictures`: the sheets that `npm run draw` made, and what is laid over them. Without sheets, cards have no pictures. */
function pictureFacts(): Plugin {
  const id = 'virtual:pictures';
  return {
    name: 'picture-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const list = 'public/pictures/sheets.json';
      const drawn: Record<string, { stem: string; columns: number; names: string[] }> = existsSync(here(list)) ? readJson(list) : {};
      const looks = readLooks();
      return `export default ${JSON.stringify({
        sheets: Object.fromEntries(Object.entries(drawn).map(([name, { stem, columns, names }]) => [name, { stem, columns, names }])),
        anchors: Object.fromEntries(
          looks.flatMap(([faction, look]) =>
            Object.entries<Parameters<typeof anchorOf>[0]>(look.cards).flatMap(([card, of]) => {
              const anchor = anchorOf(of);
              return anchor ? [[`${faction}/${card}`, anchor]] : [];
            }),
          ),
        ),
        frames: Object.fromEntries(looks.map(([faction, look]) => [faction, look.scene.palette.frame])),
        star: star(100, 60, 58, 36, 13, 5, 1.62),
        cracks: CRACKS.map(([x, length, angle, seed]) => crack(x, 96, length, angle, seed, 14)),
        hats: Object.keys(ATTRIBUTES).filter((faction) => ATTRIBUTES[faction].anchor === 'crown'),
      })}`;
    },
  };
}

/** The module `virtual:icons`: the pictures that the workshop offers, with words in three languages. */
function iconRows(): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'icon-rows',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(iconSet().map(rowOf))}` : undefined),
  };
}

export default defineConfig({
  plugins: [classNames(), react(), cardFacts(), pictureFacts(), motifsOfFactions(), iconRows(), precache()],
  // 'source': the other packages are read as TypeScript, so they need not be built first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Files name each other, and a hash does not get smaller by packing: seven letters tell the versions of a file apart.
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
