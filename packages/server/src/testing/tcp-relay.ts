/**
 * Passes connections on to a server. It can lose them, as a broken line does, and stand still, as a frozen machine does: then
 * nothing is closed and nothing answers.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpRelay {
  readonly host: string;
  /** Cuts what is open and takes nothing new until it is restored. */
  lose(): void;
  restore(): void;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function openTcpRelay(serverUrl: string, listenOn = '127.0.0.1'): Promise<TcpRelay> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isLost = false;
  let isFrozen = false;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (bytes) => to.write(bytes));
    if (isFrozen) from.pause();
  };
  const server = createServer((near) => {
    if (isLost) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  }).listen(0, listenOn);
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');
  return {
    host: `${listenOn}:${address.port}`,
    lose: () => {
      isLost = true;
      cut();
    },
    restore: () => {
      isLost = false;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
