import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf } from '@comet/contract/call';
import {
  beginUpload,
  cancelUpload,
  fileIdOf,
  finishUpload,
  getUpload,
  linkUploadParts,
  uploadFile,
} from '@comet/contract/uploads';
import { days, hours } from '@comet/domain/time';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from '../testing/send-file.ts';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterEach(() => server.clock.set(testNow));
afterAll(() => server.close());

const tokenOf = (name: PersonName): string => world.people[name].accessToken;
const stored = () => readdir(join(server.config.dataDir, 'files')).catch(() => []);

async function send(content: Uint8Array, name = 'picture.png', as: PersonName = 'tutor') {
  const response = await sendFile(server, uploadFile, { content, name, type: 'image/png', as: tokenOf(as) });
  return { status: response.statusCode, body: response.json() };
}

async function sendWell(content: Uint8Array, name?: string): Promise<AnswerOf<typeof uploadFile>> {
  const { status, body } = await send(content, name);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const fetchFile = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#e07a1f' } });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

describe('a picture', () => {
  test('is drawn again, without what it carried, and not larger than a screen', async () => {
    const photo = await square(2000)
      .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'Elm Road 4' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Elm Road 4')).toBe(true);
    const { kind, url, sizeBytes } = await sendWell(photo, 'photo.jpg');
    expect(kind).toBe('image');
    const { rawPayload, headers } = await fetchFile(url ?? '');
    expect(headers['content-type']).toBe('image/webp');
    expect(rawPayload).toHaveLength(sizeBytes);
    expect(rawPayload.includes('Elm Road 4')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1600 });
  });

  test('is sandboxed and private, whoever opens it', async () => {
    const { url } = await sendWell(await square(8).png().toBuffer());
    const { statusCode, headers } = await fetchFile(url ?? '');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('private, max-age=3600');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

test('a PDF stays as it is, and browsers save it instead of opening it', async () => {
  const { kind, url } = await sendWell(pdf, 'sheet.pdf');
  const { rawPayload, headers } = await fetchFile(url ?? '');
  expect(kind).toBe('document');
  expect(rawPayload.equals(pdf)).toBe(true);
  expect(headers['content-disposition']).toBe('attachment');
});

/** A picture that says it is 30,000 by 30,000: 900 million pixels in a few bytes. */
async function bomb(): Promise<Buffer> {
  const small = await square(1).png().toBuffer();
  small.writeUInt32BE(30_000, 16);
  small.writeUInt32BE(30_000, 20);
  return small;
}

test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
  ['nothing in it', 'emptyFile', () => new Uint8Array()],
  ['a program named .png', 'notAnImageOrPdf', () => Buffer.from('MZ\x90\x00\x03 This program cannot be run')],
  ['a page named .png', 'notAnImageOrPdf', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    'notAnImageOrPdf',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a zip', 'notAnImageOrPdf', () => Buffer.from('PK\x03\x04'.padEnd(100, '\0'))],
  ['a PDF that was cut off', 'notAnImageOrPdf', () => pdf.subarray(0, 20)],
  ['a picture that was cut off', 'brokenImage', async () => (await square(300).png().toBuffer()).subarray(0, 200)],
  ['a picture of 900 million pixels', 'brokenImage', bomb],
  ['too many bytes', 'fileTooLarge', () => Buffer.alloc(20 * 1024 ** 2 + 1)],
])('a file with %s is refused, and nothing is kept', async (_, code, content) => {
  const before = await stored();
  const { status, body } = await send(await content());
  expect(body.code).toBe(code);
  expect(status).toBeLessThan(500);
  expect(await stored()).toEqual(before);
});

test('the name of a file is never looked at', async () => {
  const { fileId } = await sendWell(await square(8).png().toBuffer(), '../../secret\0.png');
  expect(await stored()).toContain(fileId);
});

test('a tutor who sends a dozen files at once is asked to wait, and goes on afterwards', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(pdf, 'sheet.pdf', 'otherTutor')));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ status, body }) => status === 429 && body.code === 'tooMany')).toBe(true);
  expect((await send(pdf, 'sheet.pdf', 'otherTutor')).status).toBe(200);
});

test('only tutors upload, and only files', async () => {
  const picture = await square(8).png().toBuffer();
  expect((await send(picture, 'a.png', 'student')).status).toBe(403);
  expect((await send(picture, 'a.png', 'parent')).status).toBe(403);
  const json = await server.app.inject({
    method: 'POST',
    url: '/api/v1/upload-file',
    headers: { authorization: `Bearer ${tokenOf('tutor')}` },
    payload: {},
  });
  expect(json.json().code).toBe('noFile');
});

describe('a link to a file', () => {
  test('opens that file alone, for some hours', async () => {
    const [one, other] = [await sendWell(pdf), await sendWell(pdf)];
    const url = one.url ?? '';
    expect((await fetchFile(url)).statusCode).toBe(200);
    expect((await fetchFile(url.replace(one.fileId, other.fileId))).statusCode).toBe(403);
    expect((await fetchFile(url.replace('.pdf', '.webp'))).statusCode).toBe(403);
    expect((await fetchFile(url.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(403);
    expect((await fetchFile(url.split('?')[0] ?? '')).statusCode).toBe(404);
    server.clock.advance(hours(8));
    expect((await fetchFile(url)).json().code).toBe('linkOver');
  });

  test('is the same for a while, so that browsers keep the file', async () => {
    const { fileId, url } = await sendWell(pdf);
    const again = await server.ask(getUpload, { as: tokenOf('tutor'), params: { fileId } });
    expect(again.body.url).toBe(url);
    expect(fileIdOf(url ?? '')).toBe(fileId);
  });

  test.each([
    ['bytes=0-3', 206, '%PDF'],
    ['bytes=-6', 206, '%%EOF\n'],
    ['bytes=100000-', 416, ''],
  ])('gives the part %s', async (range, statusCode, text) => {
    const { url } = await sendWell(pdf);
    const answer = await fetchFile(url ?? '', { range });
    expect([answer.statusCode, answer.body]).toEqual([statusCode, text]);
  });
});

describe('a video', () => {
  const partBytes = 1024 ** 2;
  /** The first bytes of an MP4 film, and more of it. */
  const film = (size: number): Buffer =>
    Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'), Buffer.alloc(size - 24, 7)]);
  let chance = 0;
  const fingerprint = (): string => `${++chance}`.padStart(64, '0');

  const begin = async (body: { fingerprint: string; sizeBytes: number }, as: PersonName = 'tutor') =>
    server.ask(beginUpload, { as: tokenOf(as), body });
  const linksTo = async (fileId: string, partNumbers: number[]) =>
    (await server.ask(linkUploadParts, { as: tokenOf('tutor'), params: { fileId }, body: { partNumbers } })).body;
  const finish = (fileId: string, as: PersonName = 'tutor') =>
    server.ask(finishUpload, { as: tokenOf(as), params: { fileId } });

  async function sendPart(url: string, content: Uint8Array) {
    const headers = { 'content-type': 'application/octet-stream' };
    return server.app.inject({ method: 'PUT', url, headers, payload: Buffer.from(content) });
  }
  async function sendParts(fileId: string, content: Buffer, partNumbers: number[]): Promise<void> {
    for (const { partNumber, url } of await linksTo(fileId, partNumbers)) {
      const part = content.subarray((partNumber - 1) * partBytes, partNumber * partBytes);
      expect((await sendPart(url, part)).statusCode).toBe(204);
    }
  }

  test('goes up in parts, and goes on where it broke off', async () => {
    const content = film(2.5 * partBytes);
    const mark = { fingerprint: fingerprint(), sizeBytes: content.length };
    const { fileId, parts } = (await begin(mark)).body;
    expect(parts.map(({ sizeBytes, isStored }) => [sizeBytes, isStored])).toEqual([
      [partBytes, false],
      [partBytes, false],
      [partBytes / 2, false],
    ]);
    await sendParts(fileId, content, [2]);
    expect((await finish(fileId)).body).toMatchObject({ code: 'partsMissing' });

    const again = (await begin(mark)).body;
    expect(again.fileId).toBe(fileId);
    expect(again.parts.map(({ isStored }) => isStored)).toEqual([false, true, false]);
    await sendParts(fileId, content, [1, 3]);
    const [one, other] = await Promise.all([finish(fileId), finish(fileId)]);
    expect(one.status === 200 || other.status === 200).toBe(true);
    const done = (await finish(fileId)).body;
    expect(done).toMatchObject({ state: 'ready', kind: 'video', sizeBytes: content.length });
    const whole = await fetchFile(done.url ?? '');
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.rawPayload.equals(content)).toBe(true);
    const seek = await fetchFile(done.url ?? '', { range: `bytes=${partBytes - 2}-${partBytes + 1}` });
    expect([seek.statusCode, seek.headers['content-range']]).toEqual([
      206,
      `bytes ${partBytes - 2}-${partBytes + 1}/${content.length}`,
    ]);
  });

  test('that is none is refused when it is whole, and deleted', async () => {
    const before = await stored();
    const content = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(996)]);
    const { fileId } = (await begin({ fingerprint: fingerprint(), sizeBytes: content.length })).body;
    await sendParts(fileId, content, [1]);
    expect((await finish(fileId)).body).toMatchObject({ code: 'notAVideo' });
    expect((await finish(fileId)).body).toMatchObject({ code: 'uploadGone' });
    expect(await stored()).toEqual(before);
  });

  test('takes no part that is longer or shorter than was said, nor by a link to another', async () => {
    const content = film(1.5 * partBytes);
    const { fileId } = (await begin({ fingerprint: fingerprint(), sizeBytes: content.length })).body;
    const [first, second] = await linksTo(fileId, [1, 2]);
    expect((await sendPart(first?.url ?? '', content.subarray(0, 100))).json().code).toBe('partsMissing');
    expect((await sendPart(second?.url ?? '', content)).json().code).toBe('partsMissing');
    expect((await sendPart((first?.url ?? '').replace('/parts/1', '/parts/2'), content)).statusCode).toBe(403);
    expect((await sendPart((first?.url ?? '').replace(/size=\d+/, 'size=1'), Buffer.from('x'))).statusCode).toBe(403);
    server.clock.advance(hours(2));
    expect((await sendPart(first?.url ?? '', content.subarray(0, partBytes))).statusCode).toBe(403);
    server.clock.set(testNow);
    await server.ask(cancelUpload, { as: tokenOf('tutor'), params: { fileId } });
    // Whoever sends on after the end isn't told to try again soon.
    const late = await sendPart(first?.url ?? '', content.subarray(0, partBytes));
    expect(late.json().code).toBe('partsMissing');
  });

  test('of another tutor is out of reach', async () => {
    const { fileId } = (await begin({ fingerprint: fingerprint(), sizeBytes: 2000 })).body;
    for (const answer of [
      await finish(fileId, 'otherTutor'),
      await server.ask(getUpload, { as: tokenOf('otherTutor'), params: { fileId } }),
      await server.ask(cancelUpload, { as: tokenOf('otherTutor'), params: { fileId } }),
      await server.ask(linkUploadParts, { as: tokenOf('otherTutor'), params: { fileId }, body: { partNumbers: [1] } }),
    ])
      expect(answer.body).toMatchObject({ code: 'uploadGone' });
    await server.ask(cancelUpload, { as: tokenOf('tutor'), params: { fileId } });
  });

  test('is one of five at a time, and two begun at once are one', async () => {
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => begin({ fingerprint: fingerprint(), sizeBytes: 2000 }, 'otherTutor')),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    const fileIds = begun.flatMap(({ status, body }) => (status === 200 ? [body.fileId] : []));
    for (const fileId of fileIds) await server.ask(cancelUpload, { as: tokenOf('otherTutor'), params: { fileId } });
    const mark = { fingerprint: fingerprint(), sizeBytes: 2000 };
    const same = await Promise.all(Array.from({ length: 4 }, () => begin(mark, 'otherTutor')));
    expect(new Set(same.map(({ body }) => body.fileId)).size).toBe(1);
  });
});

describe('what nothing shows', () => {
  test('is deleted after a day, an unfinished upload after a week; what a row names stays', async () => {
    const used = await sendWell(pdf);
    const unused = await sendWell(pdf);
    const { fileId: open } = (
      await server.ask(beginUpload, {
        as: tokenOf('tutor'),
        body: { fingerprint: 'f'.repeat(64), sizeBytes: 5000 },
      })
    ).body;
    await server.database.query(
      { name: 'name-a-file', text: 'update uploaded_files set poster_file_id = $1 where file_id = $2' },
      [used.fileId, open],
    );
    const remove = async () => {
      while ((await server.services.unusedFiles.delete()) > 0);
      return stored();
    };
    server.clock.advance(days(2));
    const afterTwoDays = await remove();
    expect(afterTwoDays).toContain(used.fileId);
    expect(afterTwoDays).toContain(`${open}.part`);
    expect(afterTwoDays).not.toContain(unused.fileId);
    server.clock.advance(days(6));
    // The upload goes first; what it named goes with the next round.
    expect(await remove()).toEqual([]);
  });
});
