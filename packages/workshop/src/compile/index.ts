import type { FactionSpec, Position, Seat } from '@breakpoint/engine/cards';
import type { AnyCard, BaseTree, CardTree, Document } from '../tree.js';
import type { BaseSpec, CardSpec } from './engine.js';
import type { Around } from './env.js';
import { addAbility, namesIn } from './frames.js';
import { kindId } from './objects.js';

/** How a document becomes definitions: the faction's id, and the id of a card by its name in the document. */
export interface Placing {
  faction: string;
  idOf?: (name: string) => string;
}

const idIn = (placing: Placing) => placing.idOf ?? ((name: string): string => `${placing.faction}/${name}`);

function aroundOf(document: Document, card: AnyCard, placing: Placing): Around {
  const idOf = idIn(placing);
  return { document, card, id: idOf(card.id), idOf };
}

/** The definition of one card. */
export function compileCard(document: Document, card: CardTree, placing: Placing): CardSpec {
  const around = aroundOf(document, card, placing);
  const spec: CardSpec = { copies: card.copies };
  if (card.kind === 'minion') {
    spec.power = card.power;
    if (card.kinds) spec.kinds = card.kinds.map((kind) => kindId(kind, around));
  } else if (card.goes) {
    spec.goes = card.goes === 'base' ? 'base' : 'minion';
    if (card.goes === 'your minion') spec.on = (p: Position, _self: number, you: Seat, host: number) => p.controller(host) === you;
  }
  for (const ability of card.abilities) addAbility(spec, ability, card, around);
  const names = namesIn(card.abilities).map((name) => (name === 'this' ? around.id : around.idOf(name)));
  if (names.length > 0) spec.names = names;
  if (card.abilities.some((a) => a.steps.some((s) => s.do === 'give' && s.what === 'this'))) spec.ownDestination = true;
  return spec;
}

/** The definition of one base. */
export function compileBase(document: Document, base: BaseTree, placing: Placing): BaseSpec {
  const around = aroundOf(document, base, placing);
  const spec: CardSpec = { copies: 1 };
  for (const ability of base.abilities) addAbility(spec, ability, base, around);
  const { copies, ...abilities } = spec;
  return { ...abilities, breakpoint: base.breakpoint, vp: base.vp } as BaseSpec;
}

/** A whole document as a faction for the engine. It must have passed the check. */
export function compileDocument(document: Document, placing: Placing & { box: string }): FactionSpec {
  return {
    id: placing.faction,
    box: placing.box,
    cards: document.cards.map((card) => [card.id, card.kind, compileCard(document, card, placing)]),
    bases: document.bases.map((base) => [idIn(placing)(base.id), compileBase(document, base, placing)]),
  };
}
