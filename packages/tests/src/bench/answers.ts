/** How fast an answer is taken, beside what this machine can do at all, measured in turns in one run. */

import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAnswer } from '@comet/contract/attempts';
import { pathOf } from '@comet/contract/call';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import autocannon from 'autocannon';
import { enter } from '../support/person.ts';
import { startServer } from '../support/server-process.ts';
import { makeWaitingQuestions } from './waiting-questions.ts';

const connections = 50;
const poolSize = 20;
const roundSeconds = 8;
const rounds = 3;
const students = 200;
const questionsEach = 800;

interface Round {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

async function measure(options: Pick<autocannon.Options, 'url' | 'setupClient' | 'requests'>): Promise<Round> {
  const result = await autocannon({ ...options, connections, duration: roundSeconds, method: 'POST' });
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function row(name: string, measured: readonly Round[]): string {
  const of = (field: keyof Round): string => median(measured.map((round) => round[field])).toFixed(0);
  return `| ${name} | ${of('perSecond')} | ${of('p50Ms')} | ${of('p99Ms')} | ${measured.reduce((sum, { failed }) => sum + failed, 0)} |`;
}

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
    const waiting = await makeWaitingQuestions(postgres.url, students, questionsEach);
    const tokens = new Map<string, string>();
    for (const userName of new Set(waiting.map((question) => question.userName)))
      tokens.set(userName, await enter(server.url, userName, 'demo-pass'));
    const bareUrl = `http://127.0.0.1:${barePort}/bare`;
    while (
      !(await fetch(bareUrl, { method: 'POST' }).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await wait(100);

    let next = 0;
    const answers = {
      url: `${server.url}${pathOf(createAnswer)}`,
      requests: [
        {
          setupRequest: (request: autocannon.Request) => {
            const question = waiting[next++];
            if (question === undefined) throw new Error('all waiting questions are answered; make more');
            const answer = {
              type: 'multipleChoice',
              option: next % 4 === 0 ? (question.option + 1) % 2 : question.option,
            };
            return {
              ...request,
              headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(question.userName)}` },
              body: JSON.stringify({ questionId: question.questionId, answer, spentMs: 5000 }),
            };
          },
        },
      ],
    };
    const measured: { bare: Round[]; answers: Round[] } = { bare: [], answers: [] };
    for (let round = 0; round <= rounds; round++) {
      const limit = await measure({ url: bareUrl });
      const taken = await measure(answers);
      // The first round warms both up.
      if (round === 0) continue;
      measured.bare.push(limit);
      measured.answers.push(taken);
    }
    console.log(`${connections} connections, ${rounds} rounds of ${roundSeconds} s each in turns, medians:\n`);
    console.log('| | requests/s | p50 ms | p99 ms | failed |\n|---|---|---|---|---|');
    console.log(row('limit: bare route, one INSERT and one UPDATE', measured.bare));
    console.log(row('an answer: authenticate, mark, store, totals, coins', measured.answers));
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
