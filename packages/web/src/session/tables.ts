import { shownDocuments } from '../data/made.js';
import { newSeed } from './local.js';
import type { Level, LocalTable } from './types.js';

export const BOT_NAMES = ['Bolt', 'Pixel', 'Gizmo', 'Widget'];

/** A table for one human player and bots. */
export function tableWithBots(name: string, opponents: number, level: Level, factions?: string[]): LocalTable {
  const bots = BOT_NAMES.filter((bot) => bot !== name).slice(0, opponents);
  const players: LocalTable['players'] = [{ name, kind: 'person' }, ...bots.map((bot) => ({ name: bot, kind: 'bot' as const, level }))];
  const documents = shownDocuments(factions);
  return {
    players,
    setup: {
      seed: newSeed(),
      players: players.map((p, i) => ({ name: p.name, ...(i === 0 && factions && { factions }) })),
      factions: 'random',
      ...(documents && { documents: Object.keys(documents) }),
    },
    documents,
  };
}
