/** A second HTTP listener for operators: metrics, health and the OpenAPI document, never on the public port. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** The listener, not yet listening; nothing where none is configured. */
export function createOperations(operations: Config['operations']) {
  if (operations === undefined) return undefined;
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  return { app, listen: () => app.listen(operations), close: () => app.close() };
}
