/** The browser's storage. Where it is switched off, taken away or full, this page's memory stands in, and the app works all the same. */

/** Text under keys, as localStorage and sessionStorage keep it. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Asks for the storage each time: a browser that refuses it throws already then. */
export function orInMemory(open: () => KeyedStorage): KeyedStorage {
  const memory = new Map<string, string>();
  const tried = <T>(work: (storage: KeyedStorage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const removeItem = (key: string): void => {
    memory.delete(key);
    tried((storage) => storage.removeItem(key), undefined);
  };
  return {
    getItem: (key) => memory.get(key) ?? tried((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isKept = tried((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      memory.delete(key);
      if (isKept) return;
      // What stood there before must not outlive what could not be written over it.
      removeItem(key);
      memory.set(key, value);
    },
    removeItem,
  };
}

/** For as long as the browser remembers. */
export const deviceStorage = orInMemory(() => localStorage);
/** For as long as this tab is open. */
export const tabStorage = orInMemory(() => sessionStorage);
