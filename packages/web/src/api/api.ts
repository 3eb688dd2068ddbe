/** The one client of this page and the one place of its tokens. */
import { deviceStorage, tabStorage } from '../ui/browser-storage.ts';
import { createClient } from './client.ts';
import { createTokenStore, storageKey, storedSessionId } from './tokens.ts';

export const tokens = createTokenStore(deviceStorage, tabStorage);

export const api = createClient({
  tokens,
  fetch: (...sent) => fetch(...sent),
  readCookie: () => document.cookie,
  lock: (work) => ('locks' in navigator ? navigator.locks.request('comet-refresh', work) : work()),
});

// Another tab has logged in as somebody else, or out: what this page shows is no longer its person's. A tab with a session
// of its own goes on.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== storageKey || tabStorage.getItem(storageKey) !== null) return;
  if (storedSessionId(oldValue) !== storedSessionId(newValue)) location.reload();
});
