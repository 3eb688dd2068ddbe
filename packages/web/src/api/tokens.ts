/** Where the session's tokens are: in persistent storage with remember-me, else in this tab's. */
import type { Tokens } from '@comet/contract/sessions';
import type { KeyedStorage } from '../ui/browser-storage.ts';

export const storageKey = 'comet-session';
const channelName = 'comet-session';

/** Somebody has logged out, or the server no longer knew the session. */
export type SessionEnd = 'left' | 'lost';

export interface TokenStore {
  read(): Tokens | undefined;
  /** Whether the session of this tab outlives the browser window. A tab's own session comes before the remembered one. */
  isRemembered(): boolean;
  write(tokens: Tokens, isRemembered: boolean): void;
  /** The next tokens of the same session; this tab's duplicates learn them too. */
  renew(tokens: Tokens): void;
  /** Ends this tab's session, and no other that this device remembers. */
  clear(end: SessionEnd): void;
  /** How the last session of this page ended; undefined where one goes on or there was none. */
  lastEnd(): SessionEnd | undefined;
  /** Calls back when the session begins, ends or is another one. */
  subscribe(listener: () => void): () => void;
}

/** A pair of tokens, if that is what it is. */
export function tokensIn(value: unknown): Tokens | undefined {
  if (typeof value !== 'object' || value === null || !('accessToken' in value) || !('refreshToken' in value))
    return undefined;
  const { accessToken, refreshToken } = value;
  return typeof accessToken === 'string' && typeof refreshToken === 'string'
    ? { accessToken, refreshToken }
    : undefined;
}

function parse(text: string | null): Tokens | undefined {
  if (text === null) return undefined;
  try {
    return tokensIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Which session an access token belongs to; it stays the same when tokens are renewed. */
export function sessionIdOf(accessToken: string | undefined): string | undefined {
  const [, payload = ''] = accessToken?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : undefined;
  } catch {
    return undefined;
  }
}

/** The same of tokens as they are stored. */
export const storedSessionId = (stored: string | null): string | undefined => sessionIdOf(parse(stored)?.accessToken);

export function createTokenStore(persistent: KeyedStorage, ofTab: KeyedStorage): TokenStore {
  const listeners = new Set<() => void>();
  let lastEnd: SessionEnd | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const isOfTab = (): boolean => parse(ofTab.getItem(storageKey)) !== undefined;
  const isRemembered = (): boolean => !isOfTab() && persistent.getItem(storageKey) !== null;
  const read = (): Tokens | undefined => parse(ofTab.getItem(storageKey)) ?? parse(persistent.getItem(storageKey));
  // A duplicated tab has a copy of the tokens; it must learn the new ones, or its old refresh token looks like a theft.
  channel?.addEventListener('message', ({ data }: MessageEvent<{ used: string; tokens: Tokens }>) => {
    if (ofTab.getItem(storageKey) !== null && read()?.refreshToken === data.used)
      ofTab.setItem(storageKey, JSON.stringify(data.tokens));
  });
  return {
    read,
    isRemembered,
    write: (tokens, remember) => {
      lastEnd = undefined;
      if (remember) ofTab.removeItem(storageKey);
      (remember ? persistent : ofTab).setItem(storageKey, JSON.stringify(tokens));
      tell();
    },
    renew: (tokens) => {
      const before = read();
      (isOfTab() ? ofTab : persistent).setItem(storageKey, JSON.stringify(tokens));
      if (before !== undefined) channel?.postMessage({ used: before.refreshToken, tokens });
    },
    lastEnd: () => lastEnd,
    clear: (end) => {
      // Whoever has logged out loses nothing when a question that was on its way is refused.
      if (end === 'lost' && lastEnd === 'left' && read() === undefined) return;
      lastEnd = end;
      (isOfTab() ? ofTab : persistent).removeItem(storageKey);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
