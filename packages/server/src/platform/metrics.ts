/** Figures for Prometheus at /metrics: the process, requests by route, the pool, failed jobs. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Measured {
  readonly database: Pick<Database, 'load'>;
  readonly failedJobs: () => Promise<{ name: string; count: number }[]>;
  readonly openStreams: () => number;
}

/** Counts the requests of `app`; gives what serves the figures, on whichever listener may. */
export function registerMetrics(
  app: FastifyInstance,
  { database, failedJobs, openStreams }: Measured,
): (pageOn: FastifyInstance) => void {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.load())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open streams of server-sent events',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  new Gauge({
    name: 'failed_jobs',
    help: 'Jobs that failed for good',
    labelNames: ['job'] as const,
    registers,
    async collect() {
      for (const { name, count } of await failedJobs()) this.set({ job: name }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return (pageOn) => {
    pageOn.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
      reply.type(register.contentType).send(await register.metrics()),
    );
  };
}
