import { type DependencyList, useEffect, useState } from 'react';

/**
 * The loaded value; undefined until it is there. It is loaded again when one of `of` changes, and a value that comes too late is not shown.
 * `load` may be a new function each time.
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
