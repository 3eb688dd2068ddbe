import { execFile, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginUpload, finishUpload, getUpload, linkUploadParts } from '@comet/contract/uploads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';
import { isPlayable } from './prepare-videos.ts';

const streams = (video: string, audio: string, pixels?: string) => ({
  streams: [
    { codec_type: 'video', codec_name: video, ...(pixels === undefined ? {} : { pix_fmt: pixels }) },
    { codec_type: 'audio', codec_name: audio },
    { codec_type: 'data' },
  ],
});

test.each([
  ['h264', 'aac', undefined, true],
  ['vp9', 'opus', 'yuv420p', true],
  ['hevc', 'aac', undefined, false],
  ['mpeg4', 'mp3', undefined, false],
  ['h264', 'ac3', undefined, false],
  ['h264', 'aac', 'yuv420p10le', false],
])('browsers play %s with %s %s: %s', (video, audio, pixels, isGood) => {
  expect(isPlayable(streams(video, audio, pixels))).toBe(isGood);
});

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

describe.runIf(hasFfmpeg)('with ffmpeg', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    ({ server, world } = await startWorld());
  });
  afterAll(() => server.close());

  async function uploadFilm(codec: string): Promise<string> {
    const path = join(server.config.dataDir, `${codec}.mp4`);
    const film = ['-f', 'lavfi', '-i', 'testsrc=duration=3:size=320x180:rate=10', '-c:v', codec, path];
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...film]);
    const content = await readFile(path);
    const as = world.people.tutor.accessToken;
    const body = { sizeBytes: content.length, fingerprint: codec.length.toString().repeat(64) };
    const { fileId } = (await server.ask(beginUpload, { as, body })).body;
    const links = await server.ask(linkUploadParts, { as, params: { fileId }, body: { partNumbers: [1] } });
    const headers = { 'content-type': 'application/octet-stream' };
    await server.app.inject({ method: 'PUT', url: links.body[0]?.url ?? '', headers, payload: content });
    expect((await server.ask(finishUpload, { as, params: { fileId } })).status).toBe(200);
    return fileId;
  }
  const read = async (fileId: string) =>
    (await server.ask(getUpload, { as: world.people.tutor.accessToken, params: { fileId } })).body;

  test('a video gets a poster and its duration, and what browsers can’t play is rendered', async () => {
    const [film, old] = [await uploadFilm('libx264'), await uploadFilm('mpeg4')];
    const before = await read(old);
    expect(before).toMatchObject({ durationMs: null, posterUrl: null });
    await server.services.prepareVideos();
    for (const fileId of [film, old]) {
      const after = await read(fileId);
      expect(after.durationMs).toBe(3000);
      const poster = await server.app.inject({ url: after.posterUrl ?? '' });
      expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const rendered = await server.app.inject({ url: (await read(old)).url ?? '' });
    expect(rendered.rawPayload.length).toBe((await read(old)).sizeBytes);
    expect(rendered.rawPayload.includes('avc1')).toBe(true);
  });

  test('a file that lists other files is no video: none of them is opened', async () => {
    const [film, list] = [await uploadFilm('libx264'), await uploadFilm('mpeg4')];
    // As if bytes had been changed after they were looked at.
    const path = join(server.config.dataDir, 'files', list);
    expect((await readFile(path)).length).toBeGreaterThan(0);
    await writeFile(path, `ffconcat version 1.0\n${`file ${film}\nduration 3\n`.repeat(2)}`);
    await server.services.prepareVideos();
    expect(await read(list)).toMatchObject({ durationMs: null, posterUrl: null });
  });
});
