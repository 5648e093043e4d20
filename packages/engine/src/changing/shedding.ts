import { unaffectedBy } from '../reading/cannot.js';
import type { Board } from '../state/board.js';
import { HookBit } from '../words/definitions.js';
import { Cause } from '../words/record.js';
import { putInDiscard } from './zones.js';
/**
 * Discards other players' actions on a minion that they can't affect (the ruling on Wildlife Preserve). This runs after every
 * change, because any change may begin or end the protection.
 */
export function shedBarredActions(board: Board): void {
  const s = board.state;
  if (!board.present(HookBit.unaffected) || !board.hasAttachments) return;
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
