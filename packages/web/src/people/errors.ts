import { useCallback } from 'react';
import { RemoteError } from '../session/remote.js';
import { ServerError } from '../session/server.js';
import { useOnlineWords } from '../session/words/index.js';

/** A function that puts a server's error into words. */
export function useProblemWords(): (caught: unknown) => string {
  const online = useOnlineWords();
  return useCallback(
    (caught) => (caught instanceof ServerError || caught instanceof RemoteError ? online.errors[caught.code] : String(caught)),
    [online],
  );
}
