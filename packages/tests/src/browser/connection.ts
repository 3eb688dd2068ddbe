/**
 * A connection to this worker's server that can be lost. Chromium stops being 'offline' a moment before it closes the page,
 * and the page uses that moment to send what it has kept. Behind a relay, nothing gets through until the test says so.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { home } from './test-server.ts';

export interface Connection {
  /** What the pages use as their base URL. */
  readonly baseURL: string;
  lose(context: BrowserContext): Promise<void>;
  restore(context: BrowserContext): Promise<void>;
}

/** Closed when the test is over. */
export async function openConnection(): Promise<Connection> {
  const { hostname, port } = new URL(home().baseUrl);
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
  onTestFinished(() => {
    relay.close();
    cut();
  });
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
  };
}
