import type { Language } from '@breakpoint/cards';
import type { FactionSpec } from '@breakpoint/engine/cards';
import { compileBase, compileCard, type Questions } from '../compile/index.js';
import { type BaseTree, type CardTree, type Document, FORMAT, type KindNames, type Names } from '../tree.js';
import aliens from './aliens.json' with { type: 'json' };
import anansiTales from './anansi-tales.json' with { type: 'json' };
import ancientIncas from './ancient-incas.json' with { type: 'json' };
import byHand from './by-hand.json' with { type: 'json' };
import dinosaurs from './dinosaurs.json' with { type: 'json' };
import discoDancers from './disco-dancers.json' with { type: 'json' };
import giantAnts from './giant-ants.json' with { type: 'json' };
import grimmsFairyTales from './grimms-fairy-tales.json' with { type: 'json' };
import kungFuFighters from './kung-fu-fighters.json' with { type: 'json' };
import madScientists from './mad-scientists.json' with { type: 'json' };
import ninjas from './ninjas.json' with { type: 'json' };
import pirates from './pirates.json' with { type: 'json' };
import polynesianVoyagers from './polynesian-voyagers.json' with { type: 'json' };
import robots from './robots.json' with { type: 'json' };
import russianFairyTales from './russian-fairy-tales.json' with { type: 'json' };
import tricksters from './tricksters.json' with { type: 'json' };
import truckers from './truckers.json' with { type: 'json' };
import vampires from './vampires.json' with { type: 'json' };
import vigilantes from './vigilantes.json' with { type: 'json' };
import werewolves from './werewolves.json' with { type: 'json' };
import wizards from './wizards.json' with { type: 'json' };
import zombies from './zombies.json' with { type: 'json' };

export { ALL_BEYOND, BEYOND } from './beyond.js';

/** The cards and bases of one of our factions that the workshop can say. Their names are in the texts of @breakpoint/cards. */
interface Ours {
  kinds?: Record<string, KindNames>;
  cards: Omit<CardTree, 'name'>[];
  bases: Omit<BaseTree, 'name'>[];
}

const FILES = {
  aliens: aliens,
  'anansi-tales': anansiTales,
  'ancient-incas': ancientIncas,
  dinosaurs: dinosaurs,
  'disco-dancers': discoDancers,
  'giant-ants': giantAnts,
  'grimms-fairy-tales': grimmsFairyTales,
  'kung-fu-fighters': kungFuFighters,
  'mad-scientists': madScientists,
  ninjas: ninjas,
  pirates: pirates,
  'polynesian-voyagers': polynesianVoyagers,
  robots: robots,
  'russian-fairy-tales': russianFairyTales,
  tricksters: tricksters,
  truckers: truckers,
  vampires: vampires,
  vigilantes: vigilantes,
  werewolves: werewolves,
  wizards: wizards,
  zombies: zombies,
};
export const OURS = FILES as unknown as Record<string, Ours>;

/** The cards whose shipped text in a language is not the generated one, and why. */
export const BY_HAND: Record<Language, Record<string, string>> = byHand;

/** One of our factions as a document: the starting points of the editor. Only the cards that the workshop can say are in it. */
export function ourDocument(faction: string, nameOf: (id: string) => Names): Document {
  const { kinds, cards, bases } = OURS[faction];
  return {
    format: FORMAT,
    name: nameOf(faction),
    ...(kinds && { kinds }),
    cards: cards.map((card) => ({ ...card, name: nameOf(`${faction}/${card.id}`) }) as CardTree),
    bases: bases.map((base) => ({ ...base, name: nameOf(base.id) }) as BaseTree),
  };
}

/** An edition of a coded faction: its sayable cards are replaced by what their documents compile to. A faction may have no document. */
export function editionOf<F extends FactionSpec>(spec: F): F {
  if (!(spec.id in OURS)) return spec;
  const document = ourDocument(spec.id, (id) => ({ en: id }));
  const placing = { faction: spec.id };
  const questions: Questions = new Map();
  const cards = new Map(document.cards.map((card) => [card.id, card]));
  const bases = new Map(document.bases.map((base) => [base.id, base]));
  const replaced: Pick<FactionSpec, 'cards' | 'bases'> = {
    cards: spec.cards.map(([id, type, coded]) => {
      const card = cards.get(id);
      return [id, type, card ? compileCard(document, card, placing, questions) : coded];
    }),
    bases: spec.bases.map(([id, coded]) => {
      const base = bases.get(id);
      return [id, base ? compileBase(document, base, placing, questions) : coded];
    }),
  };
  return { ...spec, ...replaced, questions: [...spec.questions, ...[...questions.values()].map((asked) => asked.question)] };
}
