/**
 * What children who answer feel of a live lesson on the same machine: rounds of answers as in `npm run bench`, in turns without and
 * with a room of thirty at work. The room's guests run beside the server and PostgreSQL on the same cores, so what they cost counts too.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { enter } from '../support/person.ts';
import { withClient } from '../support/pg.ts';
import { childrenOf, processorMs } from '../support/processor-time.ts';
import { startServer } from '../support/server-process.ts';
import { studentPassword } from '../support/students.ts';
import { median, prepareAnswers, type Round, roundSeconds, roundsRow } from './answers-load.ts';
import { makeConsenting, planLesson, tutorName } from './room-class.ts';
import type { FromCrowd, ToCrowd } from './room-crowd.ts';

const childrenInRoom = 30;
const students = 200;
const questionsEach = 1000;
const pairs = 5;
/** A round that begins or ends with the room's work would measure a part of it. */
const settleMs = 500;
/** How much longer the slowest hundredth of answers may take beside a room. */
const maxRatio = 1.2;

/** Prints both rows and the ratios of their 99th percentiles; true when their median is within the limit. */
export async function benchAnswersBesideRoom(): Promise<boolean> {
  const dataDir = await makeThrowawayFolder('bench-beside-room');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'bench' });
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED_DEMO: '1', POOL_SIZE: '20' });
  const crowd = fork(fileURLToPath(new URL('./room-crowd.ts', import.meta.url)));
  async function tell(message: ToCrowd): Promise<number> {
    crowd.send(message);
    const [answered]: readonly FromCrowd[] = await once(crowd, 'message');
    return answered?.packets ?? 0;
  }
  try {
    const takeAnswers = await prepareAnswers({
      databaseUrl: postgres.url,
      baseUrl: server.url,
      students,
      questionsEach,
    });
    const names = await withClient(postgres.url, (client) => makeConsenting(client, childrenInRoom));
    const tutor = await enter(server.url, tutorName, studentPassword);
    const children = await Promise.all(names.map((name) => enter(server.url, name, studentPassword)));
    const liveLessonId = await planLesson({ baseUrl: server.url, tutor, children }, 'A room of thirty');
    await tell({ type: 'enter', baseUrl: server.url, liveLessonId, tutor, children });
    const mediaPids = await childrenOf(server.child.pid ?? 0);

    const spent = async (): Promise<{ media: number; guests: number; packets: number }> => ({
      media: await processorMs(mediaPids),
      guests: await processorMs([crowd.pid ?? 0]),
      packets: await tell({ type: 'read' }),
    });
    const measured: { without: Round[]; beside: Round[] } = { without: [], beside: [] };
    const shares: { media: number; guests: number; packets: number }[] = [];
    // The first round warms up.
    await takeAnswers();
    for (let pair = 0; pair < pairs; pair++) {
      measured.without.push(await takeAnswers());
      await tell({ type: 'work', isAtWork: true });
      await wait(settleMs);
      const before = await spent();
      measured.beside.push(await takeAnswers());
      const after = await spent();
      shares.push({
        media: (after.media - before.media) / roundSeconds / 10,
        guests: (after.guests - before.guests) / roundSeconds / 10,
        packets: (after.packets - before.packets) / roundSeconds,
      });
      await tell({ type: 'work', isAtWork: false });
      await wait(settleMs);
    }
    console.log('| | requests/s | p50 ms | p99 ms | failed |\n|---|---|---|---|---|');
    console.log(roundsRow('an answer', measured.without));
    console.log(roundsRow(`an answer beside a room of ${childrenInRoom}`, measured.beside));
    const shareOf = (what: 'media' | 'guests' | 'packets'): number => median(shares.map((share) => share[what]));
    console.log(
      `\nof one core: rooms ${shareOf('media').toFixed(0)} %, their guests ${shareOf('guests').toFixed(0)} %; ${shareOf('packets').toFixed(0)} packets a second received`,
    );
    const ratios = measured.beside.map(({ p99Ms }, pair) => p99Ms / (measured.without[pair]?.p99Ms ?? Number.NaN));
    const ratio = median(ratios);
    console.log(`p99 beside a room: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; ratio ${ratio.toFixed(2)}`);
    return ratio <= maxRatio;
  } finally {
    crowd.kill();
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
