import { definitionIn, Kind, kindOf, numberIn, triggerOption, WORDS } from '../words/decision.js';
import type { Game } from '../flow/game.js';

/**
 * Options at the edge: stable, readable keys instead of numbers. A card is `aliens/invader:17`, a base `tortuga:85`; a play
 * is `play aliens/invader:17`, the use of an ability `use robots/zapbot:3`. The same game gives the same keys, always.
 */
export function keyOf(g: Game, option: number): string {
  const value = numberIn(option);
  switch (kindOf(option)) {
    case Kind.Card:
      return cardKey(g, value);
    case Kind.Seat:
      return `seat:${value}`;
    case Kind.Number:
      return String(value);
    case Kind.Faction:
      return `faction:${g.cards.factions[value].id}`;
    case Kind.Word:
      return WORDS[value];
    case Kind.Play:
      return `play ${cardKey(g, value)}`;
    case Kind.Use:
      return `use ${cardKey(g, value)}`;
    default:
      return `trigger ${g.defs[definitionIn(option)].id}:${value}`;
  }
}

export const cardKey = (g: Game, card: number): string => `${g.def(card).id}:${card}`;

/** The option that a key names; -1 if it names none. */
export function optionOf(g: Game, key: string): number {
  if (key.startsWith('play ')) return withKind(Kind.Play, cardOf(g, key.slice(5)));
  if (key.startsWith('use ')) return withKind(Kind.Use, cardOf(g, key.slice(4)));
  if (key.startsWith('trigger ')) return triggerOf(g, key);
  const word = (WORDS as readonly string[]).indexOf(key);
  if (word >= 0) return Kind.Word | word;
  if (/^\d{1,3}$/.test(key)) return Kind.Number | Number(key);
  if (/^seat:\d$/.test(key)) return Kind.Seat | Number(key.slice(5));
  if (key.startsWith('faction:')) return withKind(Kind.Faction, g.cards.faction(key.slice(8))?.n ?? -1);
  return cardOf(g, key);
}

const withKind = (kind: number, value: number): number => (value < 0 ? -1 : kind | value);

function triggerOf(g: Game, key: string): number {
  const at = Number(key.slice(key.lastIndexOf(':') + 1));
  const pending = g.s.queue[g.s.queue.length - 1]?.pending ?? [];
  if (!Number.isInteger(at) || at < 0 || at >= pending.length) return -1;
  const option = triggerOption(at, pending[at].def);
  return keyOf(g, option) === key ? option : -1;
}

function cardOf(g: Game, key: string): number {
  const colon = key.lastIndexOf(':');
  const card = Number(key.slice(colon + 1));
  if (colon < 0 || !Number.isInteger(card) || card < 1 || card >= g.s.cards || g.def(card).id !== key.slice(0, colon)) return -1;
  return card;
}
