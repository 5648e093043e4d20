/** A database of this browser with these stores, whose records have a field `key`. Page and worker share it. */
export function database<Store extends string>(name: string, version: number, stores: readonly Store[]) {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        const there = request.result.objectStoreNames;
        for (const store of stores) if (!there.contains(store)) request.result.createObjectStore(store, { keyPath: 'key' });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  /** Does something within one store, completely or not at all. Rejects if the browser stores nothing (private windows). */
  return async <T>(store: Store, mode: IDBTransactionMode, work: (s: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const db = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const tx = db.transaction(store, mode);
        const request = work(tx.objectStore(store));
        tx.oncomplete = () => resolve(request.result);
        tx.onerror = () => reject(tx.error);
        tx.onabort = () => reject(tx.error);
      });
    } finally {
      db.close();
    }
  };
}
