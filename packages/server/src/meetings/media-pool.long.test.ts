/** Rooms in several processes. */
import { setTimeout as wait } from 'node:timers/promises';
import { roomCloseCodes } from '@comet/contract/room-messages';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { startServerOn, type TestServer } from '../testing/test-server.ts';

/** Less than a process takes to start. */
const backAtOnceMs = 400;

/** On a machine that runs other tests. */
const startWithinMs = 25_000;

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

test.each([
  { signal: 'SIGKILL', to: 'spare' },
  { signal: 'SIGTERM', to: 'spare' },
  { signal: 'SIGKILL', to: 'other process, if the spare has died too' },
] as const)(
  'a room whose process gets $signal moves to the $to; rooms in the other process notice nothing',
  async ({ signal, to }) => {
    const [one, other] = [await liveClass.meet(), await liveClass.meet()];
    const [ending, staying] = [await liveClass.pidOf(one.liveLessonId), await liveClass.pidOf(other.liveLessonId)];
    expect(ending).not.toBe(staying);
    one.tutor.send({ type: 'draw', stroke: 7, colour: 'green', points: [1, 2] });
    await expect.poll(() => one.student.all('drawn').length).toBe(1);
    // What happened is kept once a second.
    await wait(1500);
    const spare = await liveClass.sparePid();
    if (to !== 'spare') {
      process.kill(spare, 'SIGKILL');
      await expect.poll(() => server.rooms.sparePid()).toBeUndefined();
    }
    process.kill(ending, signal);
    await expect.poll(() => one.student.closedWith()).toBeDefined();
    const back = await liveClass.come('student', one.liveLessonId);
    await expect.poll(() => back.all('board')[0]?.strokes.map(({ key }) => key)).toEqual(['1-7']);
    expect(await liveClass.pidOf(one.liveLessonId)).toBe(to === 'spare' ? spare : staying);
    expect(await liveClass.pidOf(other.liveLessonId)).toBe(staying);
    expect([other.tutor.closedWith(), other.student.closedWith()]).toEqual([undefined, undefined]);
    other.tutor.send({ type: 'say', to: null, text: 'Still here' });
    await expect.poll(() => other.student.all('said').length).toBe(1);
  },
);

test('without a spare, a process told to end keeps its rooms until the next one is ready; then everyone is back at once', async () => {
  const { liveLessonId, tutor, student } = await liveClass.meet();
  const ending = await liveClass.pidOf(liveLessonId);
  process.kill(ending, 'SIGTERM');
  tutor.send({ type: 'draw', stroke: 7, colour: 'green', points: [1, 2] });
  await expect.poll(() => student.all('drawn').length).toBe(1);
  await expect.poll(() => student.closedWith(), { timeout: startWithinMs }).toBe(roomCloseCodes.moving);
  const leftAt = performance.now();
  const back = await liveClass.come('student', liveLessonId);
  await expect.poll(() => back.all('board')[0]?.strokes.map(({ key }) => key)).toEqual(['1-7']);
  expect(performance.now() - leftAt).toBeLessThan(backAtOnceMs);
  // The end of the old process moves nobody a second time, and the next spare follows.
  const next = await liveClass.pidOf(liveLessonId);
  expect(next).not.toBe(ending);
  expect(await liveClass.sparePid()).not.toBe(next);
  expect([await liveClass.pidOf(liveLessonId), back.closedWith()]).toEqual([next, undefined]);
});
