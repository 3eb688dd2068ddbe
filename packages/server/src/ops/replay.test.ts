/** The team lists and exports screen recordings in the terminal. Each look is in the audit log, also one that finds nothing. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRecordings as listRecordingsCall } from '@comet/contract/replay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';
import { readOptions } from './cli-options.ts';
import { exportRecording, listRecordings } from './replay.ts';

let server: TestServer;
let world: World;
let folder: string;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  folder = await mkdtemp(join(tmpdir(), 'comet-replay-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const options = { student: { type: 'string' }, recording: { type: 'string' }, out: { type: 'string' } } as const;
const parts = (...args: string[]) => ({ services: server.services, given: readOptions(args, options) });
const looks = () =>
  server.database.query<{ action: string; target: string }>(
    { name: '', text: `select action, target from audit_log where action like 'ops replay%' order by audit_id` },
    [],
  );
/** The recording that the world begins with. */
async function recordingId(): Promise<number> {
  const { userId } = world.people.student;
  const as = world.people.parent.accessToken;
  return (await server.ask(listRecordingsCall, { as, params: { studentId: userId } })).body[0]?.recordingId ?? 0;
}

test('lists a child’s recordings and exports one to a file of its owner’s, and each look is audited', async () => {
  const id = await recordingId();
  const { userId } = world.people.student;
  expect(await listRecordings(parts('--student', 'student'))).toMatch(new RegExp(`^${id}  \\S+Z  \\d+\\.\\d min$`));
  expect(await listRecordings(parts('--student', 'sibling'))).toBe('There are no recordings.');
  const out = join(folder, 'recording.json');
  const args = ['--student', 'student', '--recording', String(id), '--out', out];
  expect(await exportRecording(parts(...args))).toMatch(/^Wrote \d+ events to .+recording\.json\.$/);
  expect(Array.isArray(JSON.parse(await readFile(out, 'utf8')))).toBe(true);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  await expect(exportRecording(parts(...args))).rejects.toThrow('EEXIST');
  expect(await looks()).toEqual([
    { action: 'ops replay:list', target: `studentId=${userId}` },
    { action: 'ops replay:list', target: `studentId=${world.people.sibling.userId}` },
    { action: 'ops replay:export', target: `studentId=${userId} recordingId=${id}` },
    { action: 'ops replay:export', target: `studentId=${userId} recordingId=${id}` },
  ]);
});

test.each([
  [['--student', 'nobody'], 'no student is called nobody'],
  [['--student', 'parent'], 'no student is called parent'],
  [[], '--student is missing'],
])('replay:list %j is refused with a sentence', async (args, sentence) => {
  await expect(listRecordings(parts(...args))).rejects.toThrow(sentence);
});

test('a recording of another child is not exported', async () => {
  const id = await recordingId();
  const out = join(folder, 'other.json');
  const args = ['--student', 'sibling', '--recording', String(id), '--out', out];
  await expect(exportRecording(parts(...args))).rejects.toThrow();
  await expect(stat(out)).rejects.toThrow('ENOENT');
});
