/** Rooms in several processes. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { startServerOn, type TestServer } from '../testing/test-server.ts';

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
    expect(await liveClass.pidOf(one.liveLessonId)).toBe(staying);
    expect([other.tutor.closedWith(), other.student.closedWith()]).toEqual([undefined, undefined]);
    other.tutor.send({ type: 'say', to: null, text: 'Still here' });
    await expect.poll(() => other.student.all('said').length).toBe(1);
  },
);
