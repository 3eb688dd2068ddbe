/**
 * A relay in front of a server, whose connections can be lost. Chromium stops being 'offline' a moment before it closes a page,
 * and the page uses that moment to send what it has kept. Behind a relay, nothing gets through until it is restored.
 */
import { openTcpRelay } from '@comet/server/testing/tcp-relay';
import type { BrowserContext } from 'playwright-core';

export interface Relay {
  /** What pages use as their base URL. */
  readonly baseURL: string;
  lose(context: BrowserContext): Promise<void>;
  restore(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** `address` is this machine's, where a browser is in another network. */
export async function openRelay(serverUrl: string, address?: string): Promise<Relay> {
  const relay = await openTcpRelay(serverUrl, address);
  return {
    baseURL: `http://${relay.host}`,
    lose: async (context) => {
      await context.setOffline(true);
      relay.lose();
    },
    restore: async (context) => {
      relay.restore();
      await context.setOffline(false);
    },
    close: relay.close,
  };
}
