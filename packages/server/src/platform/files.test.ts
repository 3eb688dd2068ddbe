import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles, type DiskFiles } from './disk-files.ts';
import { createFileLinks, type Files, type PartedUpload } from './files.ts';
import { createS3Files } from './s3-files.ts';

const from = (content: string): Readable => Readable.from([Buffer.from(content)]);

/** A bucket on loopback that speaks as much of S3 as the real SDK needs. */
const objects = new Map<string, Buffer>();
const uploads = new Map<string, Map<number, Buffer>>();

/** The calls about uploads in parts; undefined for any other. */
async function answerParts(method: string, url: URL, body: Buffer): Promise<string | number | undefined> {
  const key = url.pathname;
  if (url.searchParams.has('uploads')) {
    uploads.set(`upload-of-${key}`, new Map());
    return `<R><UploadId>upload-of-${key}</UploadId></R>`;
  }
  const id = url.searchParams.get('uploadId');
  if (id === null) return undefined;
  const parts = uploads.get(id);
  if (parts === undefined) return 404;
  if (method === 'PUT') parts.set(Number(url.searchParams.get('partNumber')), body);
  else if (method === 'DELETE') uploads.delete(id);
  else if (method === 'POST') {
    const asked = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    objects.set(key, Buffer.concat(asked.map((number) => parts.get(number) ?? Buffer.alloc(0))));
    uploads.delete(id);
    return '<R></R>';
  } else
    return `<R>${[...parts].map(([number, part]) => `<Part><PartNumber>${number}</PartNumber><ETag>e${number}</ETag><Size>${part.length}</Size></Part>`).join('')}</R>`;
  return 200;
}

const bucket = createServer((request, response) => {
  void (async () => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = url.pathname;
    const stored = objects.get(key);
    const isAboutParts = url.searchParams.has('uploads') || url.searchParams.has('uploadId');
    const answer = isAboutParts ? await answerParts(request.method ?? '', url, await buffer(request)) : undefined;
    if (answer === 404) return response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>');
    if (answer !== undefined) return response.end(typeof answer === 'string' ? answer : undefined);
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return response.writeHead(200, { etag: 'a' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (stored === undefined) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      return response.end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = start === undefined ? stored : stored.subarray(Number(start), Number(end) + 1);
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length });
    return response.end(request.method === 'HEAD' ? undefined : part);
  })();
});

let folder: string;
let disk: DiskFiles;
const partBytesOnDisk = 1024 ** 2;
const stores: Record<string, Files> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comet-files-'));
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const address = bucket.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  disk = createDiskFiles(folder);
  stores.disk = disk;
  stores.s3 = createS3Files({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-2',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

function storeOf(name: string): Files {
  const store = stores[name];
  if (store === undefined) throw new Error(`no store ${name}`);
  return store;
}

describe.each(['disk', 's3'])('files on %s', (name) => {
  test('come back whole, in parts, and not at all once deleted', async () => {
    const files = storeOf(name);
    await files.put('avatars/12.png', from('a picture'), 9);
    const whole = await files.get('avatars/12.png');
    expect(whole?.size).toBe(9);
    expect(whole && (await text(whole.body))).toBe('a picture');
    const part = await files.get('avatars/12.png', { start: 2, end: 4 });
    expect(part && (await text(part.body))).toBe('pic');
    await files.delete('avatars/12.png');
    expect(await files.get('avatars/12.png')).toBeUndefined();
  });

  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'A', '', '.hidden', 'a/.b', 'a\\b', 'a\u0000b'])(
    'refuse the key %j',
    async (key) => {
      const files = storeOf(name);
      await expect(files.put(key, from('x'), 1)).rejects.toThrow('no file key');
      await expect(files.get(key)).rejects.toThrow('no file key');
    },
  );
});

describe.each(['disk', 's3'])('a large file on %s', (name) => {
  const whole = Buffer.concat(['one', 'two', 'last'].map((word) => Buffer.from(word)));

  /** Sends a part as a browser does: by a link where the storage gives one. */
  async function sendPart(files: Files, upload: PartedUpload, partNumber: number, content: string): Promise<void> {
    const link = await files.linkToPart(upload, partNumber, 60);
    if (link !== undefined) await fetch(link, { method: 'PUT', body: content });
    else await disk.writePart(upload.key, partNumber, from(content), content.length);
  }

  test('is joined of its parts, in whatever order and however often they come', async () => {
    const files = storeOf(name);
    const key = `large-${name}`;
    const upload = { key, uploadId: await files.beginParts(key) };
    expect(await files.listParts(upload)).toEqual([]);
    await sendPart(files, upload, 2, 'two');
    expect(await files.listParts(upload)).toEqual([{ partNumber: 2, sizeBytes: 3 }]);
    await sendPart(files, upload, 1, 'one');
    await sendPart(files, upload, 1, 'one');
    expect(await files.get(key)).toBeUndefined();
    await files.joinParts(upload);
    // A second time is the same, as after a crash.
    await files.joinParts(upload);
    const stored = await files.get(key);
    expect(stored && (await buffer(stored.body)).length).toBe(name === 's3' ? 6 : 3 + partBytesOnDisk);
    expect(await files.listParts(upload).catch(() => [])).toEqual([]);
  });

  test('that is given up leaves nothing', async () => {
    const files = storeOf(name);
    const key = `dropped-${name}`;
    const upload = { key, uploadId: await files.beginParts(key) };
    await sendPart(files, upload, 1, whole.toString());
    await files.dropParts(upload);
    await files.dropParts(upload);
    expect(await files.get(key)).toBeUndefined();
    expect((await readdir(folder)).filter((entry) => entry.startsWith(key))).toEqual([]);
  });
});

test.each([
  ['too long', 'abcdef'],
  ['too short', 'ab'],
])('a part that is %s does not count', async (_, content) => {
  const upload = { key: 'wrong-part', uploadId: await disk.beginParts('wrong-part') };
  await expect(disk.writePart('wrong-part', 1, from(content), 3)).rejects.toThrow('this part is too');
  expect(await disk.listParts(upload)).toEqual([]);
});

describe('a large file on disk whose part is sent again and stays open', () => {
  const key = 'still-written';
  const growing = () => readFile(join(folder, `${key}.part`), 'utf8');

  test('is joined when the part is closed, and never changes after that', async () => {
    const upload = { key, uploadId: await disk.beginParts(key) };
    await disk.writePart(key, 1, from('abc'), 3);
    const late = new PassThrough();
    const writing = disk.writePart(key, 1, late, 3);
    late.write('x');
    await expect.poll(growing).toBe('xbc');
    await expect(disk.joinParts(upload)).rejects.toThrow('still being written');
    // Whoever begins now is too late, and the parts are known as before.
    await expect(disk.writePart(key, 1, from('new'), 3)).rejects.toThrow('this upload is over');
    expect(await disk.listParts(upload)).toEqual([{ partNumber: 1, sizeBytes: 3 }]);
    late.end('yz');
    await expect(writing).rejects.toThrow('this upload is over');
    await disk.joinParts(upload);
    const stored = await disk.get(key);
    expect(stored && (await text(stored.body))).toBe('xyz');
    expect((await readdir(folder)).filter((entry) => entry.startsWith(key))).toEqual([key]);
  });

  test('doesn’t wait for a server that was killed', async () => {
    const killed = { key: 'killed', uploadId: await disk.beginParts('killed') };
    await disk.writePart('killed', 1, from('abc'), 3);
    const sign = join(folder, 'killed.parts', 'writing-1');
    await writeFile(sign, '');
    const long = new Date(Date.now() - 5 * 60_000);
    await utimes(sign, long, long);
    await disk.joinParts(killed);
    expect((await disk.get('killed'))?.size).toBe(3);
  });
});

test('an upload that breaks off leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('the line went dead'));
    },
  });
  await expect(storeOf('disk').put('half/file', broken, 10)).rejects.toThrow('the line went dead');
  expect(await readdir(join(folder, 'half'))).toEqual([]);
});

describe('a link to a file', () => {
  const links = createFileLinks('a secret');
  const expiresAt = new Date('2026-11-20T10:10:00Z');
  const link = links.sign('read', 'avatars/12.png', expiresAt);
  const before = new Date('2026-11-20T10:09:59Z');

  test('is good until it ends', () => {
    expect(links.isGood('read', link, before)).toBe(true);
    expect(links.isGood('read', link, expiresAt)).toBe(false);
  });

  test.each([
    ['another file', { ...link, key: 'avatars/13.png' }],
    ['a later end', { ...link, expires: link.expires + 1 }],
    ['another signature', { ...link, signature: `${link.signature}x` }],
    ['another use', links.sign('part 1 10', link.key, expiresAt)],
    ['another secret', createFileLinks('another secret').sign('read', link.key, expiresAt)],
  ])('is not good for %s', (_, forged) => {
    expect(links.isGood('read', forged, before)).toBe(false);
  });
});
