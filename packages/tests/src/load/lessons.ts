/** Children in one lesson at once: each watches its film in real time, answers both stop points and completes it. */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, ExampleRequest, Sent } from '@comet/contract/call';
import {
  answerPointQuestion,
  completeSection,
  getLesson,
  getPointQuestion,
  keepPlace,
  listLessonsForStudent,
} from '@comet/contract/lessons';
import { answerFor } from '@comet/server/demo/demo.store';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { ask, enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { postmasterOf, processorMs } from '../support/processor-time.ts';
import { startServer } from '../support/server-process.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import type { Asked } from '../support/waiting-question.ts';
import { quantile } from './quantile.ts';

const lessonName = 'Mirror pictures';
const className = 'Stargazers: Verbal Reasoning';
/** As a browser asks for a film: piece by piece, some seconds ahead. */
const pieceBytes = 128 * 1024;
const placeEveryMs = 10_000;
/** A class doesn't press Play in the same moment. */
const beginWithinMs = 10_000;
const loggedInAtOnce = 4;

const joinClass = `with children as (select user_id from users where user_name = any($1)),
  teaching as (select id, tutor_id from classrooms where name = $2),
  agreed as (
    insert into tutor_consents (student_id, tutor_id, given_by, started_at)
    select user_id, tutor_id, 'team', now() from children, teaching)
  insert into classroom_students (classroom_id, student_id, joined_at) select id, user_id, now() from children, teaching`;

/** Waits until the film would be there. */
const untilMs = (startedAt: number, ms: number): Promise<void> => wait(Math.max(0, startedAt + ms - performance.now()));

async function enterAll(base: string, names: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < names.length; at += loggedInAtOnce)
    tokens.push(
      ...(await Promise.all(names.slice(at, at + loggedInAtOnce).map((name) => enter(base, name, studentPassword)))),
    );
  return tokens;
}

/** Prints how long each call took, what the processors did, and, last, `failed F`. */
export async function watchLessons(children: number): Promise<void> {
  const dataDir = await makeThrowawayFolder('load-lessons');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SEED_DEMO: '1',
    TRUSTED_PROXY_HOPS: '1',
  });
  const client = new pg.Client({ connectionString: postgres.url });
  const took = new Map<string, number[]>();
  let failed = 0;
  let filmBytes = 0;

  async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    took.set(name, [...(took.get(name) ?? []), performance.now() - startedAt]);
    return result;
  }

  /** The answer of a call; throws for a refusal. */
  async function call<C extends Call>(token: string, name: string, one: C, sent: Sent<C> & ExampleRequest) {
    const { status, body, refusal } = await timed(name, () => ask(server.url, one, sent, token));
    if (body === undefined) throw new Error(`${one.path}: ${status} ${refusal}`);
    return body;
  }

  async function fetchPiece(url: string, from: number): Promise<{ readonly total: number }> {
    const range = `bytes=${from}-${from + pieceBytes - 1}`;
    const response = await timed('a piece of the film', async () => {
      const answer = await fetch(`${server.url}${url}`, { headers: { range } });
      filmBytes += (await answer.arrayBuffer()).byteLength;
      return answer;
    });
    if (response.status !== 206) throw new Error(`${url}: ${response.status}`);
    return { total: Number(response.headers.get('content-range')?.split('/')[1]) };
  }

  async function readKey(questionId: number): Promise<Asked> {
    const { rows } = await client.query<Asked>(
      'select i.key, i.question from attempt_questions q join question_items i using (item_id) where q.question_id = $1',
      [questionId],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`there is no question ${questionId}`);
    return row;
  }

  async function answerPoint(token: string, pointId: number): Promise<void> {
    const state = await call(token, 'question of a stop point', getPointQuestion, {
      query: { lessonSectionPointId: pointId },
    });
    if (state.status !== 'PROCCESS') throw new Error(`stop point ${pointId} was answered before`);
    const { questionId } = state.current;
    const answer = answerFor(await readKey(questionId), questionId % 4 > 0);
    await call(token, 'answer to it', answerPointQuestion, { body: { questionId, answer, spentMs: 5000 } });
  }

  async function watch(token: string): Promise<void> {
    await wait(Math.random() * beginWithinMs);
    const [card] = await call(token, 'list of lessons', listLessonsForStudent, { query: { search: lessonName } });
    if (card === undefined) throw new Error(`there is no lesson '${lessonName}'`);
    const lesson = await call(token, 'lesson', getLesson, { params: { id: card.id } });
    const film = lesson.lessonSections.find((section) => section.kind === 'video');
    if (film?.kind !== 'video' || film.duration === null) throw new Error('the lesson has no film');
    const startedAt = performance.now();
    const { total } = await fetchPiece(film.videoUrl, 0);
    const pieces = Math.ceil(total / pieceBytes);
    const events = [
      ...Array.from({ length: pieces - 1 }, (_, piece) => ({
        atMs: ((film.duration ?? 0) * piece) / pieces,
        run: () => fetchPiece(film.videoUrl, (piece + 1) * pieceBytes),
      })),
      ...Array.from({ length: Math.floor(film.duration / placeEveryMs) }, (_, place) => ({
        atMs: (place + 1) * placeEveryMs,
        run: () =>
          call(token, 'place kept', keepPlace, {
            body: { lessonSectionId: film.id, atMs: (place + 1) * placeEveryMs },
          }),
      })),
      ...film.points.map(({ atMs, lessonSectionPointId }) => ({
        atMs,
        run: () => answerPoint(token, lessonSectionPointId),
      })),
    ].sort((one, other) => one.atMs - other.atMs);
    for (const { atMs, run } of events) {
      await untilMs(startedAt, atMs);
      await run();
    }
    await untilMs(startedAt, film.duration);
    await call(token, 'section completed', completeSection, { body: { lessonSectionId: film.id } });
  }

  try {
    await client.connect();
    const names = await makeStudents(client, children);
    await client.query(joinClass, [names, className]);
    const tokens = await enterAll(server.url, names);
    const processes = [server.child.pid ?? 0, await postmasterOf(dataDir)];
    const before = await processorMs(processes);
    const startedAt = performance.now();
    const ends = await Promise.allSettled(tokens.map(watch));
    const seconds = (performance.now() - startedAt) / 1000;
    for (const end of ends)
      if (end.status === 'rejected') {
        failed++;
        console.error(end.reason instanceof Error ? end.reason.message : end.reason);
      }
    const rows = [...took].map(
      ([name, ms]) =>
        `| ${name} | ${ms.length} | ${[0.5, 0.95, 0.99].map((share) => quantile(ms, share).toFixed(0)).join(' | ')} |`,
    );
    console.log(
      ['| ms | count | p50 | p95 | p99 |', '|---|---|---|---|---|', ...rows].join('\n'),
      `\n\n${children} children in ${seconds.toFixed(0)} s, ${(filmBytes / 1024 ** 2).toFixed(0)} MB of film,`,
      `${(((await processorMs(processes)) - before) / 1000).toFixed(1)} s of processor time`,
    );
    console.log(`failed ${failed}`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await client.end();
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
