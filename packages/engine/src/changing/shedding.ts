import { unaffectedBy } from '../reading/cannot.js';
import type { Board } from '../state/board.js';
import { HookBit } from '../words/definitions.js';
import { Cause } from '../words/record.js';
import { Shelter } from '../words/vocabulary.js';
import { putInDiscard } from './zones.js';

/** Is some card sheltered from other cards for a time (RULES 12.15)? */
function isSheltering(effects: Board['state']['effects']): boolean {
  for (let i = 0; i < effects.length; i++) if (effects[i].kind === 'shelter' && (effects[i].amount & Shelter.affect) !== 0) return true;
  return false;
}

/**
 * Discards other players' actions on a minion that they can't affect (the ruling on Wildlife Preserve). This runs after every
 * change, because any change may begin or end the protection.
 */
export function shedBarredActions(board: Board): void {
  const s = board.state;
  if (!board.hasAttachments || !(board.present(HookBit.unaffected) || isSheltering(s.effects))) return;
  for (let i = 0; i < s.bases.length; i++) {
    const list = s.cardsAt[i];
    for (let j = 0; j < list.length; j++) {
      const c = list[j];
      const host = s.host[c];
      const by = s.controller[c];
      if (host === s.base[c] || by === s.controller[host] || unaffectedBy(board, host, new Cause(c, by, 'play')) === 0) continue;
      board.events?.push({ kind: 'shed', card: c, host });
      putInDiscard(board, c);
      j--;
    }
  }
}
