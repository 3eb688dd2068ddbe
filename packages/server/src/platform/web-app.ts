/** Serves the built web app: hashed files for ever, the landing page with today's facts at /, and the app for every other path. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What stands in the slots of a built page, by name. */
export type Facts = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** Fills `{{name}}` with the fact of that name, as text. Throws when a slot has no fact: a page with a hole is never sent. */
export function fillSlots(page: string, facts: Facts): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`the landing page wants '${name}', which nobody knows`);
    return escaped(fact);
  });
}

/** Everything that is served as it was built, by its path. What is packed beside a file is found by the one who sends it. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(paths.map((path) => relative(folder, path)).filter((path) => !/^\.|\.(html|br|gz)$/.test(path)));
}

/** Gives what sends the page of the app, or undefined where the web app is not built. */
export async function registerWebApp(
  app: FastifyInstance,
  findFacts: () => Promise<Facts>,
  folder = webFolder,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  if (!existsSync(join(folder, 'app.html'))) return undefined;
  const [landing, page] = await Promise.all(
    ['index.html', 'app.html'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  if (landing === undefined || page === undefined) return undefined;
  const send = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(text);
  const sendPage = (reply: FastifyReply): FastifyReply => send(reply, page);
  await app.register(fastifyStatic, {
    root: folder,
    // Without routes of its own: one for each of some 300 files took a third of a start.
    serve: false,
    // The build packs each file; what it leaves unpacked is small.
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const isPage = (request: FastifyRequest): boolean =>
    !/^\/(api|assets|icons|health|metrics|dev)(\/|$)/.test(request.url) &&
    (request.headers.accept ?? '').includes('text/html');
  app.get('/', { schema: { hide: true } }, async (_, reply) => send(reply, fillSlots(landing, await findFacts())));
  const files = await listFiles(folder);
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) return reply.sendFile(path);
    if (!isPage(request)) return reply.callNotFound();
    return sendPage(reply);
  });
  return sendPage;
}
