/** A room of a live lesson at work: the tutor and one child in Chromium, the others without a browser. */
import { createLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { minutes } from '@comet/domain/time';
import type { Browser, Page } from 'playwright-core';
import type { LossyRelay } from '../support/lossy-relay.ts';
import { ask } from '../support/person.ts';
import { enterAsGuest, type RoomGuest } from '../support/room-guest.ts';
import {
  connectInPage,
  connectInPageWithLoss,
  preparePage,
  type Received,
  readReceived,
} from '../support/room-page-media.ts';
import { openRoomChildren, type RoomChildren } from './open-room-children.ts';
import { createPen, type Heard, heardNow } from './pen.ts';

const timezone = 'Europe/London';
/** Three in a hundred. */
export const lostEach = 33;

export interface Taught {
  readonly baseUrl: string;
  readonly tutor: string;
  readonly children: readonly string[];
}

async function planLesson({ baseUrl, tutor, children }: Taught, name: string): Promise<number> {
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

interface Room {
  readonly liveLessonId: number;
  readonly tutor: RoomGuest;
  readonly watcher: RoomGuest;
  readonly relay: LossyRelay;
  readonly pen: ReturnType<typeof createPen>;
  /** What the child in Chromium heard. */
  readonly heard: readonly Heard[];
}

interface Guests {
  readonly tutors: Page;
  readonly watchers: Page;
  readonly others: RoomChildren;
}

async function openRoom(taught: Taught, name: string, { tutors, watchers, others }: Guests): Promise<Room> {
  const { baseUrl, children } = taught;
  const liveLessonId = await planLesson(taught, name);
  const tutor = await enterAsGuest({ baseUrl, token: taught.tutor, liveLessonId, onMessage: () => undefined });
  tutor.send({ type: 'open', isOpen: true });
  tutor.send({ type: 'media', microphone: true, camera: true, screen: false });
  await connectInPage(tutors, tutor);
  const heard: Heard[] = [];
  const [first = '', ...tokens] = children;
  const watcher = await enterAsGuest({
    baseUrl,
    token: first,
    liveLessonId,
    onMessage: (message) => {
      const piece = heardNow(message);
      if (piece !== undefined) heard.push(piece);
    },
  });
  const relay = await connectInPageWithLoss(watchers, watcher, lostEach);
  await others.enter({ baseUrl, liveLessonId, tokens, lostEach });
  return { liveLessonId, tutor, watcher, relay, pen: createPen(), heard };
}

export interface ClassReport {
  /** Of each child. */
  readonly received: readonly Received[];
  /** Packets of pictures that were lost on their way. */
  readonly dropped: number;
  /** How late each piece of a line was on each board. */
  readonly lateMs: readonly number[];
}

export type RoomClasses = Awaited<ReturnType<typeof openRooms>>;

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
  for (let room = 1; room <= count; room++) rooms.push(await openRoom(taught, `Room ${room} of ${count}`, guests));
  return {
    guestsPid: guests.others.pid,
    draw: (): void => {
      for (const { pen, tutor } of rooms) pen.draw(tutor);
    },
    read: async (): Promise<ClassReport> => {
      const [inPage, others] = await Promise.all([readReceived(guests.watchers), guests.others.read()]);
      const heardBy = new Map(others.heard);
      return {
        received: [...inPage, ...others.received],
        dropped: rooms.reduce((sum, { relay }) => sum + relay.dropped(), others.dropped),
        lateMs: rooms.flatMap(({ liveLessonId, pen, heard }) =>
          [...heard, ...(heardBy.get(liveLessonId) ?? [])].map(pen.lateMs),
        ),
      };
    },
    close: async (): Promise<void> => {
      await guests.others.close();
      for (const { tutor, watcher, relay } of rooms) {
        tutor.close();
        watcher.close();
        relay.close();
      }
      await context.close();
    },
  };
}
