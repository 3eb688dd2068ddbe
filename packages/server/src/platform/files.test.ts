import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles, createFileLinks, createS3Files, type Files } from './files.ts';

const from = (content: string): Readable => Readable.from([Buffer.from(content)]);

/** A bucket on loopback that speaks as much of S3 as the real SDK needs. */
const objects = new Map<string, Buffer>();
const bucket = createServer((request, response) => {
  void (async () => {
    const key = new URL(request.url ?? '/', 'http://s3').pathname;
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return response.end();
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
const stores: Record<string, Files> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comet-files-'));
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const address = bucket.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  stores.disk = createDiskFiles(folder);
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
  const link = links.sign('avatars/12.png', expiresAt);
  const before = new Date('2026-11-20T10:09:59Z');

  test('is good until it ends', () => {
    expect(links.isGood(link, before)).toBe(true);
    expect(links.isGood(link, expiresAt)).toBe(false);
  });

  test.each([
    ['another file', { ...link, key: 'avatars/13.png' }],
    ['a later end', { ...link, expires: link.expires + 1 }],
    ['another signature', { ...link, signature: `${link.signature}x` }],
    ['another secret', createFileLinks('another secret').sign(link.key, expiresAt)],
  ])('is not good for %s', (_, forged) => {
    expect(links.isGood(forged, before)).toBe(false);
  });
});
