/** A school whose lessons meet at BigBlueButton: who gets a link, and whose word counts for attendance. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { listAttendance } from '@comet/contract/live-lessons';
import { enterRoom } from '@comet/contract/meetings';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../../testing/live-class.ts';
import { startServerOn, type TestServer } from '../../testing/test-server.ts';
import type { PersonName } from '../../testing/world.ts';
import { hookPath } from './webhooks.ts';

const { people } = inject('world');
const secret = 'shared secret';
const engine = createServer((_, response) => response.end('<returncode>SUCCESS</returncode>'));
let server: TestServer;
let liveClass: LiveClass;
beforeAll(async () => {
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const address = engine.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const environment = {
    MEETINGS: 'bigbluebutton',
    BBB_URL: `http://127.0.0.1:${address.port}/bigbluebutton`,
    BBB_SECRET: secret,
  };
  server = await startServerOn(inject('worldTemplate'), { environment });
  liveClass = createLiveClass(server, inject('world'));
});
afterAll(async () => {
  await server.close();
  engine.close();
});

async function linkFor(name: PersonName, liveLessonId: number): Promise<URL> {
  const { body } = await server.ask(enterRoom, { as: people[name].accessToken, params: { id: liveLessonId } });
  if (body.entrance.kind !== 'page') throw new Error('this is no link');
  return new URL(body.entrance.url);
}

test('registered children and their tutor get a link of their own, and nobody else', async () => {
  const liveLessonId = await liveClass.planLesson();
  expect((await linkFor('student', liveLessonId)).searchParams.get('role')).toBe('VIEWER');
  expect((await linkFor('tutor', liveLessonId)).searchParams.get('role')).toBe('MODERATOR');
  for (const name of ['otherStudent', 'otherTutor', 'sibling'] as const) {
    const { status } = await server.ask(enterRoom, { as: people[name].accessToken, params: { id: liveLessonId } });
    expect(status).toBe(404);
  }
});

test('what the engine says of who came is kept, if the engine says it', async () => {
  const liveLessonId = await liveClass.planLesson();
  const userId = (await linkFor('student', liveLessonId)).searchParams.get('userID') ?? '';
  const hookUrl = new URL(hookPath, server.config.publicUrl).href;
  const say = async (id: string, key: string) => {
    const event = JSON.stringify([{ data: { id, attributes: { user: { 'external-user-id': userId } } } }]);
    const data = { event, timestamp: 1, domain: 'bbb' };
    const checksum = createHash('sha256')
      .update(`${hookUrl}${JSON.stringify(data)}${key}`)
      .digest('hex');
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `${hookPath}?checksum=${checksum}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...data, timestamp: '1' }).toString(),
    });
    return statusCode;
  };
  const cameAt = async () => {
    const asked = { as: people.tutor.accessToken, params: { id: liveLessonId } };
    return (await server.ask(listAttendance, asked)).body[0]?.children[0]?.cameAt ?? null;
  };
  expect(await say('user-joined', 'another secret')).toBe(401);
  expect(await say('user-joined', secret)).toBe(200);
  await expect.poll(cameAt).not.toBeNull();
});
