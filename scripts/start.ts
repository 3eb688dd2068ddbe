/** `npm start`: the web app if it is stale, then the server. */
import { enableCompileCache } from 'node:module';
import { buildWebIfStale } from './build-web.ts';

// Hundreds of modules, stripped of their types at every start: the second start finds them done.
enableCompileCache();
await buildWebIfStale();
await import('../packages/server/src/main.ts');
