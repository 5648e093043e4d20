import type { Game } from '../flow/game.js';
import { definitionIn, Kind, kindOf, numberIn, triggerOption, WORDS } from '../words/decision.js';

/**
 * The key of an option: stable and readable, for use outside the engine. A card is `aliens/invader:17`, a base `tortuga:85`; a
 * play is `play aliens/invader:17`, the use of an ability `use robots/zapbot:3`. The same game always gives the same keys.
 */
export function keyOf(game: Game, option: number): string {
  const value = numberIn(option);
  switch (kindOf(option)) {
    case Kind.Card:
      return cardKey(game, value, definitionIn(option));
    case Kind.Seat:
      return `seat:${value}`;
    case Kind.Number:
      return String(value);
    case Kind.Faction:
      return `faction:${game.cards.factions[value].id}`;
    case Kind.Word:
      return WORDS[value];
    case Kind.Play:
      return `play ${cardKey(game, value)}`;
    case Kind.Use:
      return `use ${cardKey(game, value)}`;
    default:
      return `trigger ${game.cards.defs[definitionIn(option)].id}:${value}`;
  }
}

export const cardKey = (game: Game, card: number, def: number = 0): string => `${game.cards.defs[def || game.state.def[card]].id}:${card}`;

/** The option that a key names; -1 if it names none. */
export function optionOf(game: Game, key: string): number {
  if (typeof key !== 'string') return -1;
  if (key.startsWith('play ')) return withKind(Kind.Play, cardOf(game, key.slice(5)));
  if (key.startsWith('use ')) return withKind(Kind.Use, cardOf(game, key.slice(4)));
  if (key.startsWith('trigger ')) return triggerOf(game, key);
  const word = (WORDS as readonly string[]).indexOf(key);
  if (word >= 0) return Kind.Word | word;
  if (/^(0|[1-9]\d{0,2})$/.test(key)) return Kind.Number | Number(key);
  if (/^seat:\d$/.test(key)) return Kind.Seat | Number(key.slice(5));
  if (key.startsWith('faction:')) return withKind(Kind.Faction, game.cards.faction(key.slice(8))?.n ?? -1);
  return effectOf(game, key) ?? cardOf(game, key);
}

const withKind = (kind: number, value: number): number => (value < 0 ? -1 : kind | value);

/** The number at the end of a key; -1 unless it is written in the one canonical way. */
function numberAtEnd(key: string): number {
  const digits = key.slice(key.lastIndexOf(':') + 1);
  return /^(0|[1-9]\d{0,4})$/.test(digits) ? Number(digits) : -1;
}

function triggerOf(game: Game, key: string): number {
  const at = numberAtEnd(key);
  const pending = game.state.queue[game.state.queue.length - 1]?.pending ?? [];
  if (at < 0 || at >= pending.length) return -1;
  const option = triggerOption(at, pending[at].def);
  return keyOf(game, option) === key ? option : -1;
}

const effectOf = (game: Game, key: string): number | undefined =>
  game.decision?.options.find((o) => kindOf(o) === Kind.Card && definitionIn(o) !== 0 && keyOf(game, o) === key);

function cardOf(game: Game, key: string): number {
  const card = numberAtEnd(key);
  return card >= 1 && card < game.state.cards && cardKey(game, card) === key ? card : -1;
}
