/** What is for developers (the outbox, questions with their keys) answers this machine alone, and no page of another site. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A name that points at this machine could be anybody's: a page of another site would then read what is here. */
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether a request comes from this machine itself: its own connection, no proxy in between, by this machine's name. */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined &&
    localHost.test(headers.host ?? '')
  );
}

/** Registers routes that anybody else is told are not there. */
export async function registerLocalOnly(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => Promise<void> | void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw new Refusal('notFound');
    });
    await register(scope);
  });
}
