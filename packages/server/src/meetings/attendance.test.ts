import { setTimeout as wait } from 'node:timers/promises';
import { listAttendance, listAttended } from '@comet/contract/live-lessons';
import { minutes } from '@comet/domain/time';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { startServerOn, type TestServer, testNow } from '../testing/test-server.ts';
import type { PersonName } from '../testing/world.ts';

const { people } = inject('world');
let server: TestServer;
let liveClass: LiveClass;
beforeAll(async () => {
  server = await startServerOn(inject('worldTemplate'), {});
  liveClass = createLiveClass(server, inject('world'));
});
afterAll(() => server.close());
afterEach(async () => {
  await liveClass.closePages();
  server.clock.set(testNow);
});

/** How late the server may learn of somebody who came. */
const slackMs = 500;

async function attendanceOf(liveLessonId: number) {
  const answer = await server.ask(listAttendance, { as: people.tutor.accessToken, params: { id: liveLessonId } });
  return answer.body[0]?.children[0];
}
async function attendedBy(name: PersonName, liveLessonId: number) {
  const { body } = await server.ask(listAttended, { as: people[name].accessToken });
  return body.filter((lesson) => lesson.liveLessonId === liveLessonId).map(({ children }) => children[0]);
}

test('time in the room is counted visit by visit and outlives the tab; the tutor and the family see it', async () => {
  const beganAt = performance.now();
  const { liveLessonId, student } = await liveClass.meet();
  await wait(1000);
  await student.close();
  await expect.poll(async () => (await attendanceOf(liveLessonId))?.presentMs).toBeGreaterThan(1000 - slackMs);
  const first = await attendanceOf(liveLessonId);
  expect(first?.presentMs).toBeLessThan(performance.now() - beganAt);
  await wait(1000);
  expect(await attendanceOf(liveLessonId)).toEqual(first);

  const again = await liveClass.come('student', liveLessonId);
  await wait(1000);
  await again.close();
  const bothMs = (first?.presentMs ?? 0) + 1000 - slackMs;
  await expect.poll(async () => (await attendanceOf(liveLessonId))?.presentMs).toBeGreaterThan(bothMs);
  const whole = await attendanceOf(liveLessonId);
  // The second in between doesn't count.
  expect(whole?.presentMs).toBeLessThan(performance.now() - beganAt - 1000);
  expect(await attendedBy('student', liveLessonId)).toEqual([whole]);
  expect(await attendedBy('parent', liveLessonId)).toEqual([whole]);
});

test('waiting isn’t being there, and whoever never came is known once the lesson has begun', async () => {
  const liveLessonId = await liveClass.planLesson();
  await liveClass.come('tutor', liveLessonId);
  const student = await liveClass.come('student', liveLessonId);
  await expect.poll(() => student.all('waiting').length).toBeGreaterThan(0);
  await student.close();
  expect(await attendanceOf(liveLessonId)).toBeUndefined();
  expect(await attendedBy('parent', liveLessonId)).toEqual([]);
  server.clock.advance(minutes(6));
  expect(await attendanceOf(liveLessonId)).toMatchObject({ firstName: 'student', presentMs: 0, cameAt: null });
});

test('a visit ends with the process of its room, and with a removal', async () => {
  const { liveLessonId, tutor } = await liveClass.meet();
  // Who was let in is kept once a second.
  await wait(1200);
  process.kill(await liveClass.pidOf(liveLessonId), 'SIGKILL');
  await expect.poll(() => tutor.closedWith()).toBeDefined();
  await expect.poll(async () => (await attendanceOf(liveLessonId))?.presentMs).toBeGreaterThan(1200 - slackMs);
  const killed = await attendanceOf(liveLessonId);
  await wait(300);
  expect(await attendanceOf(liveLessonId)).toEqual(killed);

  const back = await liveClass.come('tutor', liveLessonId);
  const student = await liveClass.come('student', liveLessonId);
  await expect.poll(() => student.view()).toBeDefined();
  const seat = student.view()?.seat ?? 0;
  await wait(600);
  back.send({ type: 'remove', seat });
  await expect
    .poll(async () => (await attendanceOf(liveLessonId))?.presentMs)
    .toBeGreaterThan((killed?.presentMs ?? 0) + 600 - slackMs);
});

test('other tutors and other families learn nothing of it', async () => {
  const { liveLessonId, student } = await liveClass.meet();
  await student.close();
  await expect.poll(() => attendanceOf(liveLessonId)).toBeDefined();
  const asked = await server.ask(listAttendance, {
    as: people.otherTutor.accessToken,
    params: { id: liveLessonId },
  });
  expect(asked.status).toBe(404);
  for (const name of ['sibling', 'otherStudent', 'otherParent'] as const)
    expect(await attendedBy(name, liveLessonId)).toEqual([]);
});
