/** How long everybody else waits while somebody sends the most costly requests as fast as they are taken. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getStudentProfile } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { type Reply, send } from '../attack/target.ts';
import { enter } from '../support/person.ts';
import { startServer } from '../support/server-process.ts';
import { costlyLogIns } from './costly-log-ins.ts';

const attacker = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const attackMs = 6000;
const askEveryMs = 10;
/** Nobody else may wait longer at the 99th percentile. */
const maxP99Ms = 200;

type Sending = () => Promise<Reply>;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

interface Measured {
  readonly name: string;
  readonly sent: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Attacks by a process of its own while a student's page is asked for again and again; a name that no attack has is for quiet. */
async function measure(name: string, url: string, ask: Sending): Promise<Measured> {
  const child = costlyLogIns.has(name)
    ? spawn(process.execPath, [attacker, url, name, String(attackMs)], { stdio: ['ignore', 'pipe', 'inherit'] })
    : undefined;
  const said = child === undefined ? Promise.resolve('0') : text(child.stdout);
  let isOver = false;
  const until = performance.now() + attackMs;
  const over = said.then(() => {
    isOver = true;
  });
  const asked: Promise<number>[] = [];
  while (child === undefined ? performance.now() < until : !isOver) {
    asked.push(ask().then(({ tookMs }) => tookMs));
    await wait(askEveryMs);
  }
  await over;
  const took = await Promise.all(asked);
  return { name, sent: Number(await said), p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
}

/** Prints a line for each attack; true when nobody had to wait too long. */
export async function benchOthers(): Promise<boolean> {
  const dataDir = await makeThrowawayFolder('others');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'others' });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SEED_DEMO: '1',
    TRUSTED_PROXY_HOPS: '1',
  });
  try {
    const token = await enter(server.url, 'demo-student', 'demo-pass');
    const ask: Sending = () => send(server.url, pathOf(getStudentProfile), { token });
    await measure('warm up', server.url, ask);
    console.log(`20 connections for ${attackMs / 1000} s each:\n`);
    console.log('| attack | sent | others p50 ms | others p99 ms |\n|---|---|---|---|');
    let worst = 0;
    for (const name of ['nothing', ...costlyLogIns.keys()]) {
      const { sent, p50Ms, p99Ms } = await measure(name, server.url, ask);
      worst = Math.max(worst, p99Ms);
      console.log(`| ${name} | ${sent} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} |`);
    }
    console.log(`\nothers p99 ${worst.toFixed(0)} ms`);
    return worst < maxP99Ms;
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
