/** A thread that asks the API again and again, apart from what else the bench does; posts how long each answer took. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from '../attack/target.ts';

const askEveryMs = 20;

export interface ApiProbe {
  readonly baseUrl: string;
  readonly path: string;
  readonly token: string;
  readonly forMs: number;
}

const { baseUrl, path, token, forMs }: ApiProbe = workerData;
const until = performance.now() + forMs;
const took: Promise<number>[] = [];
while (performance.now() < until) {
  took.push(send(baseUrl, path, { token }).then(({ tookMs }) => tookMs));
  await wait(askEveryMs);
}
parentPort?.postMessage(await Promise.all(took));
