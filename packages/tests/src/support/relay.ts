/**
 * A relay in front of a server, whose connections can be lost. Chromium stops being 'offline' a moment before it closes a page,
 * and the page uses that moment to send what it has kept. Behind a relay, nothing gets through until it is restored.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { BrowserContext } from 'playwright-core';

export interface Relay {
  /** What pages use as their base URL. */
  readonly baseURL: string;
  lose(context: BrowserContext): Promise<void>;
  restore(context: BrowserContext): Promise<void>;
  close(): void;
}

export async function openRelay(serverUrl: string): Promise<Relay> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isLost = false;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  };
  const relay = createServer((browser) => {
    if (isLost) {
      browser.destroy();
      return;
    }
    const server = connect(Number(port), hostname);
    join(browser, server);
    join(server, browser);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const address = relay.address();
  if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');
  return {
    baseURL: `http://127.0.0.1:${address.port}`,
    lose: async (context) => {
      await context.setOffline(true);
      isLost = true;
      cut();
    },
    restore: async (context) => {
      isLost = false;
      await context.setOffline(false);
    },
    close: () => {
      relay.close();
      cut();
    },
  };
}
