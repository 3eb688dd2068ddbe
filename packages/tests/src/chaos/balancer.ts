/** A load balancer as simple as one can be: asks each server whether it is ready, and sends requests to those that are, in turns. */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

const askEveryMs = 100;

export interface Balancer {
  readonly url: string;
  /** What people were answered that was no success: statuses, and connections that broke. */
  readonly failures: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function openBalancer(servers: readonly string[]): Promise<Balancer> {
  let ready: readonly string[] = servers;
  const failed: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const check = async (): Promise<void> => {
    const checked = await Promise.all(
      servers.map((url) =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = servers.filter((_, at) => checked[at]);
  };
  const checking = setInterval(() => void check(), askEveryMs);
  let turn = 0;
  const server = createServer((asked, answer) => {
    const base = ready[turn++ % Math.max(1, ready.length)];
    if (base === undefined) {
      failed.push('no server is ready');
      answer.writeHead(503).end();
      return;
    }
    const onward = request(`${base}${asked.url}`, { method: asked.method, headers: asked.headers, agent }, (reply) => {
      if ((reply.statusCode ?? 0) >= 500) failed.push(`${asked.method} ${asked.url}: ${reply.statusCode}`);
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      failed.push(`${asked.method} ${asked.url}: ${error.code ?? error.message}`);
      answer.writeHead(502).end();
    });
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    failures: () => failed,
    close: async () => {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
