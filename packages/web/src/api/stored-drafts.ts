/** Drafts in the tab's storage, by what they are about: the newest few, so that they never fill it. */
import type { KeyedStorage } from '../ui/browser-storage.ts';

const storageKey = 'comet-drafts';
const mostKept = 20;

export function createStoredDrafts(storage: KeyedStorage) {
  function readAll(): readonly (readonly [about: string, values: unknown])[] {
    try {
      const all: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(all)
        ? all.flatMap((one: unknown) =>
            Array.isArray(one) && typeof one[0] === 'string' ? [[one[0], one[1]] as const] : [],
          )
        : [];
    } catch {
      return [];
    }
  }

  const without = (about: string) => readAll().filter(([known]) => known !== about);

  function writeAll(all: readonly (readonly [about: string, values: unknown])[]): void {
    if (all.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(all.slice(-mostKept)));
  }

  return {
    read: (about: string): unknown => readAll().find(([known]) => known === about)?.[1],
    write: (about: string, values: unknown): void => writeAll([...without(about), [about, values]]),
    delete: (about: string): void => writeAll(without(about)),
    clear: (): void => storage.removeItem(storageKey),
  };
}
