/** Rooms in several processes. */
import { setTimeout as wait } from 'node:timers/promises';
import { roomCloseCodes } from '@comet/contract/room-messages';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { startServerOn, type TestServer } from '../testing/test-server.ts';

/** Less than a process takes to start. */
const backAtOnceMs = 400;

let server: TestServer;
let liveClass: LiveClass;
// A server of its own for each test: the first two rooms are in two processes.
beforeEach(async () => {
  server = await startServerOn(inject('worldTemplate'), {});
  liveClass = createLiveClass(server, inject('world'));
});
afterEach(async () => {
  await liveClass.closePages();
  await server.close();
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a room whose process gets %s moves to another one; the rooms there notice nothing',
  async (signal) => {
    const [one, other] = [await liveClass.meet(), await liveClass.meet()];
    const [ending, staying] = [await liveClass.pidOf(one.liveLessonId), await liveClass.pidOf(other.liveLessonId)];
    expect(ending).not.toBe(staying);
    one.tutor.send({ type: 'draw', stroke: 7, colour: 'green', points: [1, 2] });
    await expect.poll(() => one.student.all('drawn').length).toBe(1);
    // What happened is kept once a second.
    await wait(1500);
    process.kill(ending, signal);
    await expect.poll(() => one.student.closedWith()).toBeDefined();
    const back = await liveClass.come('student', one.liveLessonId);
    await expect.poll(() => back.all('board')[0]?.strokes.map(({ key }) => key)).toEqual(['1-7']);
    // One that was told to end waits for another to start in its place; one that died leaves its rooms to those that are there.
    const moved = expect(await liveClass.pidOf(one.liveLessonId));
    if (signal === 'SIGKILL') moved.toBe(staying);
    else moved.not.toBe(ending);
    expect(await liveClass.pidOf(other.liveLessonId)).toBe(staying);
    expect([other.tutor.closedWith(), other.student.closedWith()]).toEqual([undefined, undefined]);
    other.tutor.send({ type: 'say', to: null, text: 'Still here' });
    await expect.poll(() => other.student.all('said').length).toBe(1);
  },
);

test('a process that is told to end goes on until the next one has started, and then all come back at once', async () => {
  const { liveLessonId, tutor, student } = await liveClass.meet();
  const ending = await liveClass.pidOf(liveLessonId);
  process.kill(ending, 'SIGTERM');
  tutor.send({ type: 'draw', stroke: 7, colour: 'green', points: [1, 2] });
  await expect.poll(() => student.all('drawn').length).toBe(1);
  await expect.poll(() => student.closedWith()).toBe(roomCloseCodes.moving);
  const leftAt = performance.now();
  const back = await liveClass.come('student', liveLessonId);
  await expect.poll(() => back.all('board')[0]?.strokes.map(({ key }) => key)).toEqual(['1-7']);
  expect(performance.now() - leftAt).toBeLessThan(backAtOnceMs);
  // The old one ends without another being started for it.
  const next = await liveClass.pidOf(liveLessonId);
  expect(next).not.toBe(ending);
  await wait(1000);
  expect([await liveClass.pidOf(liveLessonId), back.closedWith()]).toEqual([next, undefined]);
});
