/** Where the session's tokens are: in persistent storage with remember-me, else in this tab's. */
import type { Tokens } from '@comet/contract/sessions';

export const storageKey = 'comet-session';
const channelName = 'comet-session';

/** A place for tokens, as localStorage and sessionStorage are. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStore {
  read(): Tokens | undefined;
  /** Whether the session outlives the browser window. */
  isRemembered(): boolean;
  write(tokens: Tokens, isRemembered: boolean): void;
  /** The next tokens of the same session; this tab's duplicates learn them too. */
  renew(tokens: Tokens): void;
  clear(): void;
  /** Calls back when the session begins, ends or is another one. */
  subscribe(listener: () => void): () => void;
}

function parse(text: string | null): Tokens | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('accessToken' in value) || !('refreshToken' in value))
      return undefined;
    const { accessToken, refreshToken } = value;
    return typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { accessToken, refreshToken }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Which session stored tokens belong to; it stays the same when they are renewed. */
export function sessionIdOf(stored: string | null): string | undefined {
  const [, payload = ''] = parse(stored)?.accessToken.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : undefined;
  } catch {
    return undefined;
  }
}

export function createTokenStore(persistent: TokenStorage, ofTab: TokenStorage): TokenStore {
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const isRemembered = (): boolean => persistent.getItem(storageKey) !== null;
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
      (remember ? ofTab : persistent).removeItem(storageKey);
      (remember ? persistent : ofTab).setItem(storageKey, JSON.stringify(tokens));
      tell();
    },
    renew: (tokens) => {
      const before = read();
      (isRemembered() ? persistent : ofTab).setItem(storageKey, JSON.stringify(tokens));
      if (before !== undefined) channel?.postMessage({ used: before.refreshToken, tokens });
    },
    clear: () => {
      persistent.removeItem(storageKey);
      ofTab.removeItem(storageKey);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
