import { type DependencyList, useEffect, useState } from 'react';

/**
 * What is loaded; undefined until then. It is loaded again when one of `of` changes, and what comes too late is not shown. `load` itself
 * may be another function each time.
 */
export function useLoaded<T>(load: () => Promise<T>, of: DependencyList = []): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let wanted = true;
    void load().then((value) => wanted && setLoaded(() => value));
    return () => {
      wanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the linter checks `of` where this hook is used (biome.json)
  }, of);
  return loaded;
}
