/**
 * Rooms of live lessons at work: what their processes cost, how many lost packets come again, how late a line of the pen is on
 * the children's boards, and how long the API takes meanwhile. The tutor sends a camera of 360p and draws without a pause; each
 * child has a media connection and a board. One tutor and one or two children are in Chromium, the others in a process of Node; both
 * run on the machine's last core, with the time that is left over.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getUser } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { Browser } from 'playwright-core';
import { quantile } from '../load/quantile.ts';
import { openBackgroundBrowser } from '../support/background-browser.ts';
import { enter } from '../support/person.ts';
import { withClient } from '../support/pg.ts';
import { childrenOf, memoryMb, processorMs } from '../support/processor-time.ts';
import type { Received } from '../support/room-page-media.ts';
import { startServer } from '../support/server-process.ts';
import { studentPassword } from '../support/students.ts';
import type { ApiProbe } from './api-probe.ts';
import { lostEach, makeConsenting, openRooms, type Taught, tutorName } from './room-class.ts';

const drawEveryMs = 50;
const settleMs = 3000;
const maxStrokeP99Ms = 100;
/** Of the packets that were lost on their way. */
const maxMissingShare = 0.1;

interface Layout {
  readonly rooms: number;
  readonly children: number;
}

interface School extends Taught {
  /** The processes of the rooms, the spare one among them. */
  readonly mediaPids: () => Promise<number[]>;
  /** For what the bench writes. */
  readonly folder: string;
}

/** How long the API takes, asked again and again. */
async function askApi({ baseUrl, tutor }: School, forMs: number): Promise<number[]> {
  const workerData: ApiProbe = { baseUrl, path: pathOf(getUser), token: tutor, forMs };
  const probe = new Worker(new URL('./api-probe.ts', import.meta.url), { workerData });
  const [took] = await once(probe, 'message');
  return took;
}

const sumOf = (received: readonly Received[], what: keyof Received): number =>
  received.reduce((sum, one) => sum + one[what], 0);

/** Prints a row; true when lines are in time, lost packets come again and everybody sees the tutor. */
async function measure(school: School, browser: Browser, { rooms, children }: Layout, forMs: number): Promise<boolean> {
  // The first requests of a server are slower than those of a server at work.
  await askApi(school, settleMs);
  const quiet = await askApi(school, forMs);
  const open = await openRooms(
    browser,
    school.folder,
    { ...school, children: school.children.slice(0, children) },
    rooms,
  );
  await wait(settleMs);
  const mediaPids = await school.mediaPids();
  const before = { ms: await processorMs(mediaPids), ...(await open.read()) };
  const since = performance.now();
  const drawing = setInterval(open.draw, drawEveryMs);
  const atWork = await askApi(school, forMs);
  clearInterval(drawing);
  const seconds = (performance.now() - since) / 1000;
  const processor = ((await processorMs(mediaPids)) - before.ms) / 10 / seconds;
  const atEnd = await open.read();
  // What was lost last is asked for again.
  await wait(500);
  const { received, madeAgain, lateMs } = await open.read();
  const lostOnTheWay = atEnd.lost - before.lost;
  const packets = (sumOf(atEnd.received, 'packets') - sumOf(before.received, 'packets')) / seconds;
  const missing = Math.max(0, sumOf(received, 'lost') - sumOf(before.received, 'lost'));
  const watching = received.filter(({ frames }, place) => frames > (before.received[place]?.frames ?? 0)).length;
  const lateP99Ms = quantile(lateMs, 0.99);
  const memory = await Promise.all(mediaPids.map(memoryMb));
  const cells = [
    `${rooms} of ${children}`,
    `${processor.toFixed(0)} %`,
    `${memory.reduce((sum, mb) => sum + mb, 0).toFixed(0)} MB`,
    packets.toFixed(0),
    `${watching} of ${rooms * children}`,
    `${lostOnTheWay}, ${missing}`,
    `${quantile(lateMs, 0.5).toFixed(1)}, ${lateP99Ms.toFixed(1)}`,
    `${quantile(quiet, 0.99).toFixed(1)}, ${quantile(atWork, 0.99).toFixed(1)}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (madeAgain > 0) console.log(`  connections lost and made again: ${madeAgain}`);
  await open.close();
  return watching === rooms * children && lateP99Ms < maxStrokeP99Ms && missing <= lostOnTheWay * maxMissingShare;
}

/** Measures one full room and ten small ones, each for so long. */
export async function benchRooms(seconds: number, largest: number): Promise<boolean> {
  const dataDir = await makeThrowawayFolder('bench-rooms');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'bench' });
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SEED_DEMO: '1',
    TRUSTED_PROXY_HOPS: '1',
  });
  const browser = await openBackgroundBrowser(dataDir, [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ]);
  try {
    const tutor = await enter(server.url, tutorName, studentPassword);
    const children: string[] = [];
    for (const name of await withClient(postgres.url, (client) => makeConsenting(client, largest)))
      children.push(await enter(server.url, name, studentPassword));
    const mediaPids = (): Promise<number[]> => childrenOf(server.child.pid ?? 0);
    const school: School = { baseUrl: server.url, mediaPids, tutor, children, folder: dataDir };
    const few = Math.min(10, Math.ceil(largest / 3));
    console.log(`${seconds} s each, one packet in ${lostEach} of pictures lost on its way to each child:\n`);
    console.log(
      '| rooms | process | memory | packets/s | children who see | lost, still missing | line late p50, p99 ms | API p99 ms without, with |\n|---|---|---|---|---|---|---|---|',
    );
    const results: boolean[] = [];
    for (const layout of [
      { rooms: 1, children: largest },
      { rooms: few, children: few },
    ])
      results.push(await measure(school, browser, layout, seconds * 1000));
    return results.every(Boolean);
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
