import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getUser } from '@comet/contract/accounts';
import type { BodySent } from '@comet/contract/call';
import { setReplayConsent } from '@comet/contract/families';
import { getRecording, listRecordings, sendReplayChunk } from '@comet/contract/replay';
import { maxBytesADay, maxChunkBytes, maxUnpackedBytes } from '@comet/domain/replay/recording';
import { days, minutes } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

type Chunk = BodySent<typeof sendReplayChunk>;

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const tokenOf = async (name: PersonName): Promise<string> => (await server.enter(name, worldPassword)).accessToken;
const studentId = (): number => world.people.student.userId;

const decide = async (isReplayAllowed: boolean) =>
  server.ask(setReplayConsent, {
    as: await tokenOf('parent'),
    params: { studentId: studentId() },
    body: { isReplayAllowed },
  });

const pack = (events: unknown): string => gzipSync(JSON.stringify(events)).toString('base64');
const chunkOf = (more: Partial<Chunk> = {}): Chunk => ({
  pageId: randomUUID(),
  sequence: 0,
  durationMs: 9_000,
  events: pack([{ type: 4 }]),
  ...more,
});
const send = async (chunk: Chunk, name: PersonName = 'student') =>
  server.ask(sendReplayChunk, { as: await tokenOf(name), body: chunk });

const list = async (name: PersonName = 'parent', ofStudent = studentId()) =>
  server.ask(listRecordings, { as: await tokenOf(name), params: { studentId: ofStudent } });
const read = async (recordingId: number, from?: number, name: PersonName = 'parent') =>
  server.ask(getRecording, {
    as: await tokenOf(name),
    params: { studentId: studentId(), recordingId },
    query: { from },
  });
const newest = async (): Promise<number> => (await list()).body[0]?.recordingId ?? 0;

const countRows = async () => {
  const [row] = await server.database.query<{ recordings: number; chunks: number }>(
    {
      name: 'count-replay-rows',
      text: `select (select count(*)::int from replay_recordings) as recordings, (select count(*)::int from replay_chunks) as chunks`,
    },
    [],
  );
  return row;
};
const nothing = { recordings: 0, chunks: 0 };

beforeEach(async () => {
  await decide(false);
  await decide(true);
});

describe('a recording', () => {
  test('is refused without the consent of the parent, and not a byte of it is kept', async () => {
    await decide(false);
    expect(await send(chunkOf())).toMatchObject({ status: 409, body: { code: 'replayNotAllowed' } });
    expect(await send(chunkOf(), 'sibling')).toMatchObject({ status: 409, body: { code: 'replayNotAllowed' } });
    expect(await countRows()).toEqual(nothing);
  });

  test('is kept part by part, each once however often it is sent', async () => {
    const pageId = randomUUID();
    const [first, second] = [chunkOf({ pageId }), chunkOf({ pageId, sequence: 1, durationMs: 19_000 })];
    const sent = [first, second, second, first, { ...first, events: pack(['another']) }];
    for (const { status } of await Promise.all(sent.map((chunk) => send(chunk)))) expect(status).toBe(200);
    expect(await countRows()).toEqual({ recordings: 1, chunks: 2 });
    expect((await list()).body).toMatchObject([{ durationMs: 19_000, startedAt: server.clock.now().toISOString() }]);
    const { body } = await read(await newest());
    expect(body.next).toBeNull();
    expect(body.chunks.map(({ events }) => gunzipSync(Buffer.from(events, 'base64')).toString())[1]).toBe(
      '[{"type":4}]',
    );
  });

  test('of one student is not touched by another who names the same page', async () => {
    await server.services.families.setReplayConsent(
      world.people.otherParent.userId,
      world.people.otherStudent.userId,
      true,
    );
    const chunk = chunkOf();
    await send(chunk);
    await send({ ...chunk, sequence: 1 }, 'otherStudent');
    const { body } = await read(await newest());
    expect(body.chunks).toHaveLength(1);
    await server.services.families.setReplayConsent(
      world.people.otherParent.userId,
      world.people.otherStudent.userId,
      false,
    );
  });

  test('is read in pages', async () => {
    const pageId = randomUUID();
    for (let sequence = 0; sequence < 12; sequence++) await send(chunkOf({ pageId, sequence }));
    const first = (await read(await newest())).body;
    expect([first.chunks.length, first.next]).toEqual([10, 10]);
    const rest = (await read(await newest(), 10)).body;
    expect([rest.chunks.map(({ sequence }) => sequence), rest.next]).toEqual([[10, 11], null]);
  });

  test('is deleted with all its parts the moment the consent is withdrawn', async () => {
    await send(chunkOf());
    expect(await countRows()).toEqual({ recordings: 1, chunks: 1 });
    const recordingId = await newest();
    await decide(false);
    expect(await countRows()).toEqual(nothing);
    expect((await read(recordingId)).status).toBe(404);
  });

  test('cannot slip in while the consent is being withdrawn', async () => {
    const chunks = Array.from({ length: 20 }, () => chunkOf());
    await Promise.all([
      ...chunks.slice(0, 10).map((one) => send(one)),
      decide(false),
      ...chunks.map((one) => send(one)),
    ]);
    expect(await countRows()).toEqual(nothing);
  });

  test('is gone after 30 days, and not before', async () => {
    await send(chunkOf());
    server.clock.advance(days(30) - minutes(1));
    await server.services.privacy.deleteExpired();
    expect(await countRows()).toEqual({ recordings: 1, chunks: 1 });
    server.clock.advance(minutes(2));
    await server.services.privacy.deleteExpired();
    expect(await countRows()).toEqual(nothing);
  });
});

describe('a part', () => {
  const letters = (bytes: number): string => 'A'.repeat(Math.ceil(bytes / 3) * 4);
  test.each([
    ['that is too large', () => letters(maxChunkBytes) + letters(3), 400],
    ['larger than any body may be', () => letters(2 * maxChunkBytes), 413],
    ['that is no base64', () => '[{"type":4}]', 400],
    ['that was not compressed', () => Buffer.from('[]').toString('base64'), 400],
    [
      'that grows without end when unpacked',
      () => gzipSync(Buffer.alloc(maxUnpackedBytes + 1)).toString('base64'),
      400,
    ],
    [
      'that breaks off',
      () =>
        gzipSync(JSON.stringify('x'.repeat(99)))
          .subarray(0, 20)
          .toString('base64'),
      400,
    ],
  ])('%s is refused', async (_, eventsOf, status) => {
    expect((await send(chunkOf({ events: eventsOf() }))).status).toBe(status);
    expect(await countRows()).toEqual(nothing);
  });

  test('that does not fit into the day is refused; tomorrow there is room again', async () => {
    await send(chunkOf());
    await server.database.query({ name: 'fill-recordings', text: 'update replay_recordings set byte_count = $1' }, [
      maxBytesADay - 1,
    ]);
    expect(await send(chunkOf())).toMatchObject({ status: 409, body: { code: 'replayFull' } });
    server.clock.advance(days(1));
    expect((await send(chunkOf())).status).toBe(200);
  });
});

describe('watching', () => {
  test('is for the parent: no other family, and neither tutor nor child', async () => {
    await send(chunkOf());
    const recordingId = await newest();
    expect((await list('otherParent')).status).toBe(404);
    expect((await read(recordingId, 0, 'otherParent')).status).toBe(404);
    for (const name of ['tutor', 'student'] as const) {
      expect((await list(name)).status).toBe(403);
      expect((await read(recordingId, 0, name)).status).toBe(403);
    }
  });

  test('of a sibling’s recording under this child’s name finds nothing', async () => {
    const { parent, sibling } = world.people;
    await server.services.families.setReplayConsent(parent.userId, sibling.userId, true);
    await send(chunkOf(), 'sibling');
    const [recording] = (await list('parent', sibling.userId)).body;
    expect((await read(recording?.recordingId ?? 0)).status).toBe(404);
    await server.services.families.setReplayConsent(parent.userId, sibling.userId, false);
  });

  test('is written down, with the child and the recording', async () => {
    await send(chunkOf());
    const recordingId = await newest();
    await read(recordingId);
    const audited = await server.database.query(
      {
        name: 'audited-watching',
        text: `select actor_id, kind, target from audit_log where action like 'GET %recordings/{recordingId}' order by audit_id desc limit 1`,
      },
      [],
    );
    expect(audited).toEqual([
      {
        actorId: world.people.parent.userId,
        kind: 'childData',
        target: `studentId=${studentId()} recordingId=${recordingId}`,
      },
    ]);
  });
});

test('a student’s own page hears whether it may record', async () => {
  const isAllowed = async (): Promise<boolean> =>
    (await server.ask(getUser, { as: await tokenOf('student') })).body.isReplayAllowed;
  expect(await isAllowed()).toBe(true);
  await decide(false);
  expect(await isAllowed()).toBe(false);
});
