/** What an answer in a game costs beside one in a test: processor time of server and database, and how long it takes, in turns. */
import { rm } from 'node:fs/promises';
import { createAnswer } from '@comet/contract/attempts';
import { answerChallenge, type ChallengeState, startChallenge } from '@comet/contract/challenges';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { ask, enter } from '../support/person.ts';
import { postmasterOf, processorMs } from '../support/processor-time.ts';
import { startServer } from '../support/server-process.ts';
import { makeWaitingQuestions } from './waiting-questions.ts';

const students = 10;
const rounds = 4;
/** Blitz Quiz without a clock has so many questions. */
const answersEach = 20;

interface Measured {
  readonly processorMs: number;
  readonly tookMs: readonly number[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Both kinds are answered with the first option: as many right ones in both. */
const answer = { type: 'multipleChoice', option: 0 } as const;

/** Prints a line for each kind; true when a game's answer costs no more processor time. */
export async function benchGameAnswers(): Promise<boolean> {
  const dataDir = await makeThrowawayFolder('bench-games');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'bench' });
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED_DEMO: '1' });
  try {
    const waiting = await makeWaitingQuestions(postgres.url, students, answersEach * (rounds + 1));
    const names = [...new Set(waiting.map(({ userName }) => userName))];
    const tokens = new Map<string, string>();
    for (const name of names) tokens.set(name, await enter(server.url, name, 'demo-pass'));
    const serverId = server.child.pid;
    if (serverId === undefined) throw new Error('the server has no process');
    const processes = [serverId, await postmasterOf(dataDir)];

    async function measure(work: (userName: string, took: (ms: number) => void) => Promise<void>): Promise<Measured> {
      const tookMs: number[] = [];
      const before = await processorMs(processes);
      await Promise.all(names.map((name) => work(name, (ms) => tookMs.push(ms))));
      return { processorMs: ((await processorMs(processes)) - before) / tookMs.length, tookMs };
    }
    async function timed<T>(took: (ms: number) => void, call: () => Promise<{ status: number; body?: T }>): Promise<T> {
      const began = performance.now();
      const { status, body } = await call();
      took(performance.now() - began);
      if (body === undefined) throw new Error(`an answer was refused with ${status}`);
      return body;
    }

    const measured: { tests: Measured[]; games: Measured[] } = { tests: [], games: [] };
    for (let round = 0; round <= rounds; round++) {
      const tests = await measure(async (name, took) => {
        const mine = waiting.filter(({ userName }) => userName === name);
        for (const { questionId } of mine.slice(round * answersEach, (round + 1) * answersEach))
          await timed(took, () =>
            ask(server.url, createAnswer, { body: { questionId, answer, spentMs: 3000 } }, tokens.get(name)),
          );
      });
      const started = new Map<string, { readonly id: number; state: ChallengeState }>();
      for (const name of names) {
        const body = { game: 'blitzQuiz', subjectId: 1 + (round % 4), isTimed: false } as const;
        const run = (await ask(server.url, startChallenge, { body }, tokens.get(name))).body;
        if (run === undefined) throw new Error(`${name} could not start a game`);
        started.set(name, { id: run.challengeId, state: run });
      }
      const games = await measure(async (name, took) => {
        const run = started.get(name);
        while (run?.state.current) {
          const { questionId } = run.state.current;
          const sent = { params: { id: run.id }, body: { questionId, answer, spentMs: 3000 } };
          run.state = (await timed(took, () => ask(server.url, answerChallenge, sent, tokens.get(name)))).state;
        }
      });
      // The first round warms both up.
      if (round === 0) continue;
      measured.tests.push(tests);
      measured.games.push(games);
    }
    const costOf = (kind: readonly Measured[]): number => median(kind.map((one) => one.processorMs));
    const print = (name: string, kind: readonly Measured[]): void =>
      console.log(
        `${name}: ${costOf(kind).toFixed(1)} ms of processor time, ${median(kind.flatMap(({ tookMs }) => tookMs)).toFixed(0)} ms until it is back`,
      );
    console.log(
      `${students} students answer at once, ${rounds} rounds of ${students * answersEach} answers each in turns, medians:`,
    );
    print('an answer in a test', measured.tests);
    print('an answer in a game, with its next question', measured.games);
    const ratio = costOf(measured.games) / costOf(measured.tests);
    console.log(`game answers cost ${ratio.toFixed(2)} times as much\n`);
    return ratio <= 1;
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
