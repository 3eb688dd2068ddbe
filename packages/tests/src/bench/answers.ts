/** How fast an answer is taken, beside what this machine can do at all, measured in turns in one run. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { startServer } from '../support/server-process.ts';
import {
  connections,
  measureRound,
  median,
  prepareAnswers,
  type Round,
  roundSeconds,
  roundsRow,
} from './answers-load.ts';

const poolSize = 20;
const rounds = 3;
const students = 200;
const questionsEach = 800;

/** Prints the table of both and, last, `ratio R`: answers a second over what this machine can do. */
export async function benchAnswers(): Promise<void> {
  const dataDir = await makeThrowawayFolder('bench');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'bench' });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SEED_DEMO: '1',
    POOL_SIZE: String(poolSize),
  });
  const barePort = await freePort();
  const bare = spawn(
    process.execPath,
    [fileURLToPath(new URL('./bare-server.ts', import.meta.url)), postgres.url, String(barePort), String(poolSize)],
    { stdio: 'inherit' },
  );
  try {
    const takeAnswers = await prepareAnswers({
      databaseUrl: postgres.url,
      baseUrl: server.url,
      students,
      questionsEach,
    });
    const bareUrl = `http://127.0.0.1:${barePort}/bare`;
    while (
      !(await fetch(bareUrl, { method: 'POST' }).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await wait(100);

    const measured: { bare: Round[]; answers: Round[] } = { bare: [], answers: [] };
    for (let round = 0; round <= rounds; round++) {
      const limit = await measureRound({ url: bareUrl });
      const taken = await takeAnswers();
      // The first round warms both up.
      if (round === 0) continue;
      measured.bare.push(limit);
      measured.answers.push(taken);
    }
    console.log(`${connections} connections, ${rounds} rounds of ${roundSeconds} s each in turns, medians:\n`);
    console.log('| | requests/s | p50 ms | p99 ms | failed |\n|---|---|---|---|---|');
    console.log(roundsRow('limit: bare route, one INSERT and one UPDATE', measured.bare));
    console.log(roundsRow('an answer: authenticate, mark, store, totals, coins', measured.answers));
    const ratios = measured.answers.map(
      ({ perSecond }, round) => perSecond / (measured.bare[round]?.perSecond ?? Number.NaN),
    );
    console.log(`\nratio ${median(ratios).toFixed(2)}`);
  } finally {
    bare.kill('SIGTERM');
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
