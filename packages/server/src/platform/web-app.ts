/** Serves the built web app: hashed files for ever, the page itself fresh, and the same page for every path of the app. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Gives what sends the page of the app, or undefined where the web app is not built. */
export async function registerWebApp(
  app: FastifyInstance,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  if (!existsSync(join(webFolder, 'index.html'))) return undefined;
  const page = await readFile(join(webFolder, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const isPage = (request: FastifyRequest): boolean =>
    !/^\/(api|assets|health|metrics|dev)(\/|$)/.test(request.url) &&
    (request.headers.accept ?? '').includes('text/html');
  app.get('/', { schema: { hide: true } }, (_, reply) => sendPage(reply));
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!isPage(request)) return reply.callNotFound();
    return sendPage(reply);
  });
  return sendPage;
}
