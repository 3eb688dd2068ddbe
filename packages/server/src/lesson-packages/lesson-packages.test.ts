/** Lessons out and in through HTTP, as tutors do it: the package goes up in parts, and a link brings one down. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import * as calls from '@comet/contract/lesson-packages';
import { getLesson } from '@comet/contract/lessons';
import { beginUpload, finishUpload, linkUploadParts } from '@comet/contract/uploads';
import { minutes } from '@comet/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { createAskAs } from '../testing/ask-as.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let ask: ReturnType<typeof createAskAs>;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  ask = createAskAs(server);
});
afterAll(() => server.close());

async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const lessonNamed = (lessonName: string): string =>
  JSON.stringify({
    format: 'comet-lesson',
    version: 1,
    lessonName,
    description: '',
    subject: 'english',
    sections: [
      { kind: 'vocabulary', name: 'Words', words: [{ word: 'mirror' }] },
      { kind: 'document', name: 'Gone', file: 'files/9.pdf' },
    ],
  });

/** Sends a package in its parts; the answer of the last step. */
async function upload(content: Buffer, name: PersonName = 'tutor') {
  const fingerprint = createHash('sha256').update(content).digest('hex');
  const begun = await ask(beginUpload, name, { body: { kind: 'package', sizeBytes: content.length, fingerprint } });
  const { fileId, parts } = begun.body;
  const params = { fileId };
  const partNumbers = parts.map(({ partNumber }) => partNumber);
  const links = (await ask(linkUploadParts, name, { params, body: { partNumbers } })).body;
  let from = 0;
  for (const [place, { url }] of links.entries()) {
    const sizeBytes = parts[place]?.sizeBytes ?? 0;
    await server.app.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/octet-stream' },
      payload: content.subarray(from, from + sizeBytes),
    });
    from += sizeBytes;
  }
  return ask(finishUpload, name, { params });
}

async function take(content: Buffer, name: PersonName = 'tutor') {
  const packageUrl = (await upload(content)).body.url ?? '';
  const body = { packageUrl, classRoomId: world.example.classroomId, subject: 'math' } as const;
  return ask(calls.importLesson, name, { body });
}

test('a package that was uploaded becomes a draft, and what can’t come in is listed', async () => {
  const { body, text } = await take(await zipOf({ 'lesson.json': lessonNamed('By upload') }));
  expect(body.dropped, text).toEqual(['“Gone”: its file is missing.']);
  const lesson = (await ask(getLesson, 'tutor', { params: { id: body.lessonId } })).body;
  expect(lesson).toMatchObject({ lessonName: 'By upload', subject: 'english', publication: { state: 'draft' } });
  expect(lesson.lessonSections.map(({ name }) => name)).toEqual(['Words']);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['no lesson', () => zipOf({ 'readme.txt': 'hello' }), 'badPackage'],
  ['another kind of H5P', () => zipOf({ 'h5p.json': '{"mainLibrary":"H5P.MemoryGame"}' }), 'badPackage'],
  [
    'a bomb',
    () => zipOf({ 'lesson.json': lessonNamed('Bomb'), 'files/1.mp4': new Uint8Array(30 * 1024 ** 2) }),
    'unsafePackage',
  ],
  ['half a zip', async () => (await zipOf({ 'lesson.json': lessonNamed('Half') })).subarray(0, 60), 'unsafePackage'],
])('a package with %s is refused', async (_, make, code) => {
  const refused = await take(await make());
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.text)).toMatchObject({ code });
});

test('what is no zip isn’t kept, and a package is no video', async () => {
  const refused = await upload(Buffer.from('MZ this is a program'));
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'notAZip' });
  const { url } = (await upload(await zipOf({ 'lesson.json': lessonNamed('Not shown') }))).body;
  expect((await server.app.inject({ url: url ?? '' })).statusCode).toBe(404);
});

test('another tutor’s package isn’t there', async () => {
  const packageUrl = (await upload(await zipOf({ 'lesson.json': lessonNamed('Mine') }))).body.url ?? '';
  const body = { packageUrl, classRoomId: 'oneToOne', subject: 'math' } as const;
  const refused = await ask(calls.importLesson, 'otherTutor', { body });
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'uploadGone' });
});

test('a lesson goes out by a link that is its tutor’s, good for ten minutes, and comes in again', async () => {
  const params = { id: (await take(await zipOf({ 'lesson.json': lessonNamed('There and back') }))).body.lessonId };
  expect((await ask(calls.exportLesson, 'otherTutor', { params })).status).toBe(404);
  const { url } = (await ask(calls.exportLesson, 'tutor', { params })).body;
  const sent = await server.app.inject({ url });
  expect(sent.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="lesson-${params.id}.zip"`,
  });
  const other = url.replace(`lessons/${params.id}.zip`, `lessons/${world.example.lessonId}.zip`);
  expect((await server.app.inject({ url: other })).statusCode).toBe(403);
  server.clock.advance(minutes(11));
  expect((await server.app.inject({ url })).statusCode).toBe(403);
  const again = await take(sent.rawPayload);
  expect(again.body.lessonId).not.toBe(params.id);
  expect(again.body).toMatchObject({ lessonName: 'There and back', dropped: [] });
});
