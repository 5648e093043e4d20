import type { FactionSpec, Position, Seat } from '@breakpoint/engine/cards';
import { pathsOf } from '../paths.js';
import type { AnyCard, BaseTree, CardTree, Document } from '../tree.js';
import type { BaseSpec, CardSpec } from './engine.js';
import type { Around, Asked } from './env.js';
import { addAbility, looksBack, namesIn } from './frames.js';
import { kindId } from './queries.js';

/** How a document becomes definitions: the faction's id, and the id of a card by its name in the document. */
export interface Placing {
  faction: string;
  idOf?: (name: string) => string;
}

const idIn = (placing: Placing) => placing.idOf ?? ((name: string): string => `${placing.faction}/${name}`);

/** The questions of a document's cards, by name. */
export type Questions = Map<string, Asked>;

function aroundOf(document: Document, card: AnyCard, placing: Placing, questions: Questions, spec: CardSpec): Around {
  const idOf = idIn(placing);
  return { document, card, id: idOf(card.id), idOf, faction: placing.faction, paths: pathsOf(card), questions, spec, delayed: new Map() };
}

function addAbilities(card: AnyCard, around: Around): void {
  const { spec } = around;
  for (const ability of card.abilities) addAbility(spec, ability, card, around);
  if (around.delayed.size > 0) spec.triggers = [...(spec.triggers ?? []), ...around.delayed.values()];
  if (looksBack(card.abilities)) spec.recalls = true;
}

/** The definition of one card. */
export function compileCard(document: Document, card: CardTree, placing: Placing, questions: Questions): CardSpec {
  const spec: CardSpec = { copies: card.copies };
  const around = aroundOf(document, card, placing, questions, spec);
  if (card.kinds) spec.kinds = card.kinds.map((kind) => kindId(kind, around));
  if (card.kind === 'minion') spec.power = card.power;
  else if (card.goes) {
    spec.goes = card.goes === 'base' ? 'base' : 'minion';
    if (card.goes === 'your minion') spec.on = (p: Position, _self: number, you: Seat, host: number) => p.controller(host) === you;
  }
  addAbilities(card, around);
  const names = namesIn(card.abilities).map((name) => (name === 'this' ? around.id : around.idOf(name)));
  if (names.length > 0) spec.names = names;
  if (card.kind === 'action' && !card.goes && placesThis(card.abilities)) spec.ownDestination = true;
  return spec;
}

/** Do the words say where this card itself goes? */
const placesThis = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('do' in node && (node.do === 'give' || node.do === 'put') && 'what' in node && node.what === 'this') ||
    Object.values(node).some((value) => placesThis(value)));

/** The definition of one base. */
export function compileBase(document: Document, base: BaseTree, placing: Placing, questions: Questions): BaseSpec {
  const spec: CardSpec = { copies: 1 };
  addAbilities(base, aroundOf(document, base, placing, questions, spec));
  const { copies, ...abilities } = spec;
  return { ...abilities, breakpoint: base.breakpoint, vp: base.vp } as BaseSpec;
}

/** A whole document as a faction for the engine. It must have passed the check. */
export function compileDocument(document: Document, placing: Placing & { box: string }): FactionSpec {
  const questions: Questions = new Map();
  return {
    id: placing.faction,
    box: placing.box,
    cards: document.cards.map((card) => [card.id, card.kind, compileCard(document, card, placing, questions)]),
    bases: document.bases.map((base) => [idIn(placing)(base.id), compileBase(document, base, placing, questions)]),
    questions: [...questions.values()].map((asked) => asked.question),
  };
}
