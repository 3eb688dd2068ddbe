/** Reads the row types in a thread of its own, because the compiler's answers are waited for without letting go. */
import { parentPort } from 'node:worker_threads';
import { readRowTypes } from './row-types.ts';

parentPort?.postMessage(readRowTypes());
