/** A tutor's live lessons and those who come to them, for tests of the room. */
import { createLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import { minutes } from '@comet/domain/time';
import { expect } from 'vitest';
import { askForTicket, openRoomPage, type RoomPage } from './room-page.ts';
import type { TestServer } from './test-server.ts';
import type { PersonName, World } from './world.ts';

/** A node process on a machine that runs other tests. */
const spareWithinMs = 25_000;

export type LiveClass = ReturnType<typeof createLiveClass>;

export function createLiveClass(server: TestServer, { example, people }: World) {
  const pages: RoomPage[] = [];
  let lessonCount = 0;

  /** A lesson of the tutor for the class, in five minutes, with the student registered. */
  async function planLesson(): Promise<number> {
    lessonCount += 1;
    const body = {
      name: `Fractions ${lessonCount}`,
      subject: 'math',
      audience: example.classroomId,
      startTime: '2026-11-20T10:05',
      timezone: 'Europe/London',
      durationMs: minutes(45),
    } as const;
    const planned = await server.ask(createLiveLesson, { as: people.tutor.accessToken, body });
    const { liveLessonId } = planned.body;
    await server.ask(registerForLiveLesson, { as: people.student.accessToken, body: { liveLessonId } });
    return liveLessonId;
  }

  async function come(
    name: PersonName,
    liveLessonId: number,
    as: string = people[name].accessToken,
  ): Promise<RoomPage> {
    const entered = await askForTicket(server, as, liveLessonId);
    if (entered.status !== 200) throw new Error(`${name} got no ticket: ${entered.text}`);
    const page = await openRoomPage(server, { ticket: entered.ticket, role: entered.body.role });
    pages.push(page);
    return page;
  }

  return {
    planLesson,
    come,
    /** The process of this lesson's room. */
    pidOf: async (liveLessonId: number): Promise<number> => {
      const { occurrenceId } = (await askForTicket(server, people.tutor.accessToken, liveLessonId)).body;
      const pid = server.rooms.pid(occurrenceId);
      if (pid === undefined) throw new Error('the room has no process');
      return pid;
    },
    /** The idle process, once it is ready to replace another. */
    sparePid: async (): Promise<number> => {
      await expect.poll(() => server.rooms.sparePid(), { timeout: spareWithinMs }).toBeDefined();
      return server.rooms.sparePid() ?? 0;
    },
    /** The tutor and the student, who has been let in. */
    meet: async () => {
      const liveLessonId = await planLesson();
      const tutor = await come('tutor', liveLessonId);
      const student = await come('student', liveLessonId);
      await expect.poll(() => tutor.view()?.waiting.length).toBe(1);
      const seat = tutor.view()?.waiting[0]?.seat ?? 0;
      tutor.send({ type: 'admit', seat });
      await expect.poll(() => student.view()?.members.length).toBe(2);
      return { liveLessonId, tutor, student, seat };
    },
    closePages: async (): Promise<void> => {
      for (const page of pages.splice(0)) await page.close();
    },
  };
}
