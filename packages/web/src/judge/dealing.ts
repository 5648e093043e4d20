import { FACTIONS, factOf } from '../data/facts.js';
import { type BuiltPosition, changed, type InPlay, isUnknown, type PlayerPart, ZONES } from './position.js';

/** Replaces unknown cards by cards that are not anywhere else. `chance` gives numbers from 0 to 1. */
export function dealtOut(position: BuiltPosition, chance: () => number = Math.random): BuiltPosition {
  return changed(position, (draft) => {
    for (const player of draft.players) {
      const left = cardsLeft(draft, player);
      for (const zone of ZONES)
        player[zone] = player[zone].flatMap((c) => (isUnknown(c.card) ? taken(left, chance).map((card) => ({ ...c, card })) : [c]));
    }
    const boxes = new Set(draft.players.flatMap((p) => factionsOf(p)).map((id) => FACTIONS.find((f) => f.id === id)?.box));
    const seen = new Set([...draft.bases, ...draft['base-deck'], ...draft['base-discard']].map((b) => b.base));
    const bases = FACTIONS.filter((f) => boxes.has(f.box))
      .flatMap((f) => f.bases.map((b) => b.id))
      .filter((id) => !seen.has(id));
    draft['base-deck'] = draft['base-deck'].flatMap((b) =>
      isUnknown(b.base) ? taken(bases, chance).map((base) => ({ ...b, base })) : [b],
    );
  });
}

const taken = (from: string[], chance: () => number): string[] =>
  from.length > 0 ? from.splice(Math.floor(chance() * from.length), 1) : [];

/** The factions named for a player, or those of the player's own cards. */
export const factionsOf = (player: PlayerPart): string[] =>
  player.factions ?? [
    ...new Set(ZONES.flatMap((zone) => player[zone].filter((c) => !c.owner && !isUnknown(c.card)).map((c) => factOf(c.card).faction))),
  ];

/** The cards of a player's factions that lie nowhere in the position. */
function cardsLeft(position: BuiltPosition, player: PlayerPart): string[] {
  const left = FACTIONS.filter((f) => factionsOf(player).includes(f.id)).flatMap((f) =>
    f.cards.flatMap((c) => new Array<string>(c.copies).fill(c.id)),
  );
  const remove = (id: string): void => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  };
  const table = (cards: InPlay[]): void => {
    for (const card of cards) {
      if ((card.owner ?? card.controller) === player.name) remove(card.card);
      table(card.actions);
    }
  };
  for (const base of position.bases) {
    table(base.minions);
    table(base.actions);
  }
  for (const other of position.players)
    for (const zone of ZONES) for (const card of other[zone]) if ((card.owner ?? other.name) === player.name) remove(card.card);
  return left;
}
