/** The one client of this page and the one place of its tokens. */
import { createClient } from './client.ts';
import { createTokenStore, sessionIdOf, storageKey } from './tokens.ts';

export const tokens = createTokenStore(localStorage, sessionStorage);

export const api = createClient({
  tokens,
  fetch: (...sent) => fetch(...sent),
  readCookie: () => document.cookie,
  lock: (work) => ('locks' in navigator ? navigator.locks.request('comet-refresh', work) : work()),
});

// Another tab has logged in as somebody else, or out: what this page shows is no longer its person's.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === storageKey && sessionIdOf(oldValue) !== sessionIdOf(newValue)) location.reload();
});
