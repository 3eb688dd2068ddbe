/** Whether the process lives, and whether it can serve. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from './database.ts';

const patienceMs = 1000;

export function registerHealth(app: FastifyInstance, database: Queryable, isDraining: () => boolean): void {
  const hidden = { schema: { hide: true } };
  app.get('/health/live', hidden, async () => ({ status: 'live' }));

  app.get('/health/ready', hidden, async (_, reply) => {
    if (isDraining()) return reply.status(503).send({ status: 'stopping' });
    const answered = database.query({ name: 'ready', text: 'select 1 as one' }, []).then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([answered, wait(patienceMs, false, { ref: false })]);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'the database does not answer' });
  });
}
