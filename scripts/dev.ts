/** `npm run dev`: the server starts again when its files change, the web app is built again when its do. */
import { buildWebIfStale } from './build-web.ts';
import { run } from './run.ts';

await buildWebIfStale();
const watched = ['server', 'contract', 'domain', 'questions'].flatMap((name) => [
  '--watch-path',
  `packages/${name}/src`,
]);
await Promise.race([
  run('vite', ['build', 'packages/web', '--watch', '--logLevel', 'warn']),
  run('node', [...watched, 'packages/server/src/main.ts']),
]);
