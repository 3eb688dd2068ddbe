/**
 * Rooms of live lessons at work: what their process costs, how many lost packets come again, how late a line of the pen is on
 * the children's boards, and how long the API takes meanwhile. The tutor sends a camera of 360p and draws without a pause; each
 * child has a media connection and a board. The children's Chromium runs on the same machine, with the time that is left over.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getUser } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';
import { createLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import type { FromRoom } from '@comet/contract/room-messages';
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { minutes } from '@comet/domain/time';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { Browser, Page } from 'playwright-core';
import { quantile } from '../load/quantile.ts';
import { openBackgroundBrowser } from '../support/background-browser.ts';
import { type LossyRelay, throughRelay } from '../support/lossy-relay.ts';
import { ask, enter } from '../support/person.ts';
import { type pg, withClient } from '../support/pg.ts';
import { childrenOf, memoryMb, processorMs } from '../support/processor-time.ts';
import { enterAsGuest, preparePage, type Received, type RoomGuest, readReceived } from '../support/room-guest.ts';
import { startServer } from '../support/server-process.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import type { ApiProbe } from './api-probe.ts';

const tutorName = 'demo-tutor';
const timezone = 'Europe/London';
/** Three in a hundred. */
const lostEach = 33;
const drawEveryMs = 50;
const settleMs = 3000;
const maxStrokeP99Ms = 100;
const minRecoveredShare = 0.9;

/** Children whose parents agree to the tutor. */
async function makeTaught(client: pg.Client, many: number): Promise<string[]> {
  const names = await makeStudents(client, many);
  await client.query(
    `insert into tutor_consents (student_id, tutor_id, given_by, started_at)
      select s.user_id, t.user_id, 'team', now() from users s, users t where s.user_name = any($1) and t.user_name = $2`,
    [names, tutorName],
  );
  return names;
}

interface Layout {
  readonly rooms: number;
  readonly children: number;
}

interface School {
  readonly baseUrl: string;
  /** The processes of the rooms, the spare one among them. */
  readonly mediaPids: () => Promise<number[]>;
  readonly tutor: string;
  readonly children: readonly string[];
}

/** How long the API takes, asked again and again. */
async function askApi({ baseUrl, tutor }: School, forMs: number): Promise<number[]> {
  const workerData: ApiProbe = { baseUrl, path: pathOf(getUser), token: tutor, forMs };
  const probe = new Worker(new URL('./api-probe.ts', import.meta.url), { workerData });
  const [took] = await once(probe, 'message');
  return took;
}

async function planLesson({ baseUrl, tutor }: School, children: readonly string[], name: string): Promise<number> {
  const startTime = wallTime(new Date(Date.now() + minutes(5)), timezone);
  const body = {
    name,
    subject: 'math',
    audience: 'everyone',
    startTime,
    timezone,
    durationMs: minutes(60),
    places: 30,
  } as const;
  const planned = await ask(baseUrl, createLiveLesson, { body }, tutor);
  if (planned.body === undefined) throw new Error(planned.refusal);
  const { liveLessonId } = planned.body;
  for (const child of children) await ask(baseUrl, registerForLiveLesson, { body: { liveLessonId } }, child);
  return liveLessonId;
}

/** The pen of a tutor, and how late each piece of a line is. */
function createPen() {
  const sentAt = new Map<number, number>();
  const lateMs: number[] = [];
  let drawn = 0;
  return {
    lateMs,
    hear: (message: FromRoom): void => {
      if (message.type !== 'drawn') return;
      const at = sentAt.get(message.piece.points[0] ?? 0);
      if (at !== undefined) lateMs.push(performance.now() - at);
    },
    draw: (tutor: RoomGuest): void => {
      drawn += 1;
      sentAt.set(drawn, performance.now());
      // Ten pieces are a line, as of a pen that is lifted now and then.
      tutor.send({
        type: 'draw',
        stroke: 1 + Math.floor(drawn / 10),
        colour: 'ink',
        points: [drawn, 1, 2, 3, 4, 5, 6, 7],
      });
    },
  };
}

interface OpenRoom {
  readonly tutor: RoomGuest;
  readonly pen: ReturnType<typeof createPen>;
  readonly guests: readonly RoomGuest[];
  readonly relays: readonly LossyRelay[];
}

async function openRoom(school: School, name: string, children: readonly string[], pages: Pages): Promise<OpenRoom> {
  const { baseUrl } = school;
  const liveLessonId = await planLesson(school, children, name);
  const pen = createPen();
  const ignore = (): void => undefined;
  const tutor = await enterAsGuest({ baseUrl, token: school.tutor, liveLessonId, onMessage: ignore });
  tutor.send({ type: 'open', isOpen: true });
  tutor.send({ type: 'media', microphone: true, camera: true, screen: false });
  await tutor.connect(pages.tutors);
  const guests: RoomGuest[] = [];
  const relays: LossyRelay[] = [];
  for (const token of children) {
    const guest = await enterAsGuest({ baseUrl, token, liveLessonId, onMessage: pen.hear });
    await guest.connect(pages.children, async (answer) => {
      const { sdp, relay } = await throughRelay(answer, lostEach);
      relays.push(relay);
      return sdp;
    });
    guests.push(guest);
  }
  return { tutor, pen, guests, relays };
}

interface Pages {
  readonly tutors: Page;
  readonly children: Page;
}

async function openPages(browser: Browser, baseUrl: string): Promise<Pages> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const pages = { tutors: await context.newPage(), children: await context.newPage() };
  for (const page of [pages.tutors, pages.children]) await preparePage(page, baseUrl);
  return pages;
}

const sumOf = (received: readonly Received[], what: keyof Received): number =>
  received.reduce((sum, one) => sum + one[what], 0);

/** Prints a row; true when lines are in time and lost packets come again. */
async function measure(school: School, browser: Browser, { rooms, children }: Layout, forMs: number): Promise<boolean> {
  const pages = await openPages(browser, school.baseUrl);
  // The first requests of a server are slower than those of a server at work.
  await askApi(school, settleMs);
  const quiet = await askApi(school, forMs);
  const open: OpenRoom[] = [];
  for (let room = 0; room < rooms; room++)
    open.push(await openRoom(school, `Room ${room + 1} of ${rooms}`, school.children.slice(0, children), pages));
  await wait(settleMs);
  const mediaPids = await school.mediaPids();
  const dropped = (): number => open.flatMap(({ relays }) => relays).reduce((sum, relay) => sum + relay.dropped(), 0);
  const before = {
    ms: await processorMs(mediaPids),
    received: await readReceived(pages.children),
    dropped: dropped(),
  };
  const since = performance.now();
  const drawing = setInterval(() => {
    for (const { tutor, pen } of open) pen.draw(tutor);
  }, drawEveryMs);
  const atWork = await askApi(school, forMs);
  clearInterval(drawing);
  const seconds = (performance.now() - since) / 1000;
  const processor = ((await processorMs(mediaPids)) - before.ms) / 10 / seconds;
  const lostOnTheWay = dropped() - before.dropped;
  // What was lost last is asked for again.
  await wait(500);
  const received = await readReceived(pages.children);
  const packets = (sumOf(received, 'packets') - sumOf(before.received, 'packets')) / seconds;
  const missing = Math.max(0, sumOf(received, 'lost') - sumOf(before.received, 'lost'));
  const recovered = lostOnTheWay === 0 ? 1 : 1 - missing / lostOnTheWay;
  const watching = received.filter(({ frames }, place) => frames > (before.received[place]?.frames ?? 0)).length;
  const lateMs = open.flatMap(({ pen }) => pen.lateMs);
  const lateP99Ms = quantile(lateMs, 0.99);
  const memory = await Promise.all(mediaPids.map(memoryMb));
  const cells = [
    `${rooms} of ${children}`,
    `${processor.toFixed(0)} %`,
    `${memory.reduce((sum, mb) => sum + mb, 0).toFixed(0)} MB`,
    packets.toFixed(0),
    `${watching} of ${rooms * children}`,
    `${lostOnTheWay}, ${(recovered * 100).toFixed(1)} %`,
    `${quantile(lateMs, 0.5).toFixed(1)}, ${lateP99Ms.toFixed(1)}`,
    `${quantile(quiet, 0.99).toFixed(1)}, ${quantile(atWork, 0.99).toFixed(1)}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const { tutor, guests, relays } of open) {
    for (const guest of [tutor, ...guests]) guest.close();
    for (const relay of relays) relay.close();
  }
  await pages.children.context().close();
  return watching === rooms * children && lateP99Ms < maxStrokeP99Ms && recovered >= minRecoveredShare;
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
    for (const name of await withClient(postgres.url, (client) => makeTaught(client, largest)))
      children.push(await enter(server.url, name, studentPassword));
    const mediaPids = (): Promise<number[]> => childrenOf(server.child.pid ?? 0);
    const school: School = { baseUrl: server.url, mediaPids, tutor, children };
    const few = Math.min(10, Math.ceil(largest / 3));
    console.log(`${seconds} s each, one packet in ${lostEach} of pictures lost on its way to each child:\n`);
    console.log(
      '| rooms | processes | memory | packets/s | children who see | lost, recovered | line late p50, p99 ms | API p99 ms without, with |\n|---|---|---|---|---|---|---|---|',
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
