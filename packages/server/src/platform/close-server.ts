/** Ends the HTTP server: requests under way finish, and each connection is closed as soon as it has nothing to do. */
import type { FastifyInstance } from 'fastify';

const closeIdleEveryMs = 100;

export async function closeServer(app: FastifyInstance): Promise<void> {
  // Node closes the connections that are idle now; those that finish a request a moment later would stay open.
  const closing = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs);
  try {
    await app.close();
  } finally {
    clearInterval(closing);
  }
}
