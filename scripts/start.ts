/** `npm start`: the web app if it is stale, then the server. */
import { buildWebIfStale } from './build-web.ts';

await buildWebIfStale();
await import('../packages/server/src/main.ts');
