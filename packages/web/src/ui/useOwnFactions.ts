import { useCallback, useEffect, useState } from 'react';
import { show } from '../data/made.js';
import { list, newId, put } from '../workshop/store.js';

interface OwnFactions {
  /** The ids of the documents of this device that can be played, the last changed one first. */
  ids: readonly string[];
  /** Takes in a faction from a file. Resolves to its id; rejects if it does not pass the check. */
  open: (file: File) => Promise<string>;
}

/** The factions of this device, ready to be shown. */
export function useOwnFactions(): OwnFactions {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void playable().then((found) => {
      if (wanted) setIds(found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  const open = useCallback(async (file: File): Promise<string> => {
    const { readDocument, LIMITS } = await import('@breakpoint/workshop');
    // An indented file is larger than its document, whose size is checked afterwards.
    const text = file.size > LIMITS.bytes * 8 ? '' : await file.text();
    const { id, document } = readDocument(JSON.parse(text) as unknown);
    await show({ [id]: document });
    setIds((before) => (before.includes(id) ? before : [id, ...before]));
    // In a browser that stores nothing, it can be played until the page is left.
    if (!(await playable()).includes(id)) await put({ id: newId(), document, changed: Date.now() }).catch(() => undefined);
    return id;
  }, []);
  return { ids, open };
}

async function playable(): Promise<string[]> {
  const factions = await list();
  if (factions.length === 0) return [];
  const { readDocument } = await import('@breakpoint/workshop');
  const ids: string[] = [];
  for (const faction of factions) {
    try {
      const { id, document } = readDocument(faction.document);
      await show({ [id]: document });
      if (!ids.includes(id)) ids.push(id);
    } catch {
      // It is unfinished.
    }
  }
  return ids;
}
