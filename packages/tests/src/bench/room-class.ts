/**
 * Rooms of live lessons at work. The tutor of the first room, whose camera all rooms see, and one child of the first and of the last
 * room are in Chromium; the others have no browser.
 */

import { createLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import type { FromRoom } from '@comet/contract/room-messages';
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { minutes } from '@comet/domain/time';
import type { Browser, Page } from 'playwright-core';
import type { LossyRelay } from '../support/lossy-relay.ts';
import { ask } from '../support/person.ts';
import type { pg } from '../support/pg.ts';
import { enterAsGuest, type RoomGuest } from '../support/room-guest.ts';
import {
  connectInPage,
  connectInPageWithLoss,
  preparePage,
  type Received,
  readReceived,
} from '../support/room-page-media.ts';
import { makeStudents } from '../support/students.ts';
import { openRoomChildren, type RoomChildren } from './open-room-children.ts';
import { createPen, type Heard, heardNow } from './pen.ts';

export const tutorName = 'demo-tutor';
const timezone = 'Europe/London';
/** Three in a hundred. */
export const lostEach = 33;

export interface Taught {
  readonly baseUrl: string;
  readonly tutor: string;
  readonly children: readonly string[];
}

/** Children whose parents agree to the tutor. */
export async function makeConsenting(client: pg.Client, many: number): Promise<string[]> {
  const names = await makeStudents(client, many);
  await client.query(
    `insert into tutor_consents (student_id, tutor_id, given_by, started_at)
      select s.user_id, t.user_id, 'team', now() from users s, users t where s.user_name = any($1) and t.user_name = $2`,
    [names, tutorName],
  );
  return names;
}

/** Plans a lesson that begins soon, with these children in it. */
export async function planLesson({ baseUrl, tutor, children }: Taught, name: string): Promise<number> {
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

/** A child whose media are in Chromium, and whose socket is in this process. */
interface Watcher {
  readonly guest: RoomGuest;
  readonly relay: LossyRelay;
  readonly heard: readonly Heard[];
}

interface Room {
  readonly tutor: RoomGuest;
  readonly pen: ReturnType<typeof createPen>;
  readonly watcher: Watcher | undefined;
}

interface Guests {
  readonly tutors: Page;
  readonly watchers: Page;
  readonly others: RoomChildren;
}

const fail = (code: number): never => {
  throw new Error(`somebody was put out of a room (${code})`);
};

async function watch(baseUrl: string, token: string, liveLessonId: number, page: Page): Promise<Watcher> {
  const heard: Heard[] = [];
  const guest = await enterAsGuest({
    baseUrl,
    token,
    liveLessonId,
    onMessage: (message) => {
      const piece = heardNow(message);
      if (piece !== undefined) heard.push(piece);
    },
    onClose: fail,
  });
  return { guest, relay: await connectInPageWithLoss(page, guest, lostEach), heard };
}

async function openRoom(
  taught: Taught,
  { room, rooms }: { readonly room: number; readonly rooms: number },
  { tutors, watchers, others }: Guests,
): Promise<Room> {
  const { baseUrl, children } = taught;
  const [isFirst, isLast] = [room === 1, room === rooms];
  const liveLessonId = await planLesson(taught, `Room ${room} of ${rooms}`);
  const token = taught.tutor;
  const onMessage = ({ type }: FromRoom): void => {
    if (type === 'mediaLost') others.lost(tutor);
  };
  const tutor = await enterAsGuest({ baseUrl, token, liveLessonId, onMessage, onClose: fail });
  tutor.send({ type: 'open', isOpen: true });
  tutor.send({ type: 'media', microphone: true, camera: true, screen: false });
  if (isFirst) await connectInPage(tutors, tutor);
  else await others.teach(tutor);
  const [first = '', ...rest] = children;
  const hasWatcher = isFirst || isLast;
  await others.enter({ baseUrl, liveLessonId, tokens: hasWatcher ? rest : children, lostEach });
  // The last to come is the last to be told of anything.
  const watcher = hasWatcher ? await watch(baseUrl, first, liveLessonId, watchers) : undefined;
  return { tutor, watcher, pen: createPen() };
}

export interface ClassReport {
  /** Of each child. */
  readonly received: readonly Received[];
  /** Packets of pictures that were lost on their way. */
  readonly lost: number;
  /** Connections that were lost and made again. */
  readonly madeAgain: number;
  /** How late each piece of a line was, heard by a process that does nothing else: the guests' own is as busy as it can be. */
  readonly lateMs: readonly number[];
}

/** Opens so many rooms with the same children, each of whom is in all of them. */
export async function openRooms(browser: Browser, folder: string, taught: Taught, count: number) {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const guests = {
    tutors: await context.newPage(),
    watchers: await context.newPage(),
    others: await openRoomChildren(folder),
  };
  for (const page of [guests.tutors, guests.watchers]) await preparePage(page, taught.baseUrl);
  const rooms: Room[] = [];
  for (let room = 1; room <= count; room++) rooms.push(await openRoom(taught, { room, rooms: count }, guests));
  return {
    draw: (): void => {
      for (const { pen, tutor } of rooms) pen.draw(tutor);
    },
    read: async (): Promise<ClassReport> => {
      const [inPage, others] = await Promise.all([readReceived(guests.watchers), guests.others.read()]);
      return {
        received: [...inPage, ...others.received],
        lost: rooms.reduce((sum, { watcher }) => sum + (watcher?.relay.dropped() ?? 0), others.lost),
        madeAgain: others.madeAgain,
        lateMs: rooms.flatMap(({ pen, watcher }) => (watcher?.heard ?? []).map(pen.lateMs)),
      };
    },
    close: async (): Promise<void> => {
      await guests.others.close();
      for (const { tutor, watcher } of rooms) {
        tutor.close();
        watcher?.guest.close();
        watcher?.relay.close();
      }
      await context.close();
    },
  };
}
