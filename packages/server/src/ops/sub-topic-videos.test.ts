/** A video that the team uploads for a sub-topic, and what a child gets. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSubTopicVideo } from '@comet/contract/missions';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, testNow } from '../testing/test-server.ts';
import { createWorld, type World } from '../testing/world.ts';
import { removeSubTopicVideo, setSubTopicVideo } from './sub-topic-videos.ts';

const film = fileURLToPath(new URL('../demo/films/mirrors.mp4', import.meta.url));
const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nLook into the mirror.';
let server: TestServer;
let world: World;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  folder = await mkdtemp(join(tmpdir(), 'comet-video-'));
  await writeFile(join(folder, 'film.vtt'), captions);
  await writeFile(join(folder, 'empty.vtt'), 'WEBVTT\n');
  await writeFile(join(folder, 'program.mp4'), Buffer.from('MZ this is a program and no film'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const set = (file: string, captionsFile: string): Promise<string> =>
  setSubTopicVideo({
    services: server.services,
    given: { 'sub-topic': String(world.example.subTopicId), file, captions: join(folder, captionsFile) },
  });
const ask = async () => {
  const query = { subTopicId: world.example.subTopicId };
  return (await server.ask(getSubTopicVideo, { as: world.people.student.accessToken, query })).body;
};

test('what is no film or has no captions is refused, and nothing of it stays', async () => {
  const files = { name: 'count-files', text: 'select count(*)::int as n from uploaded_files' };
  const before = await server.database.query(files, []);
  await expect(set(join(folder, 'program.mp4'), 'film.vtt')).rejects.toMatchObject({ code: 'notAVideo' });
  await expect(set(film, 'empty.vtt')).rejects.toThrow('at least one caption');
  expect((await ask()).videoUrl).toBeNull();
  expect(await server.database.query(files, [])).toEqual(before);
});

test('a child gets the video with its captions until it is removed', async () => {
  await set(film, 'film.vtt');
  const { videoUrl, captions: shown, explainer } = await ask();
  expect(shown).toBe(captions);
  expect(explainer.examples.length).toBeGreaterThan(0);
  const part = await server.app.inject({ url: videoUrl ?? '', headers: { range: 'bytes=10-19' } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual((await readFile(film)).subarray(10, 20));
  server.clock.set(new Date(testNow.getTime() + days(60)));
  expect(await server.services.unusedFiles.delete()).toBe(0);
  server.clock.set(testNow);

  await removeSubTopicVideo({ services: server.services, given: { 'sub-topic': String(world.example.subTopicId) } });
  expect((await ask()).videoUrl).toBeNull();
  server.clock.set(new Date(testNow.getTime() + days(60)));
  expect(await server.services.unusedFiles.delete()).toBe(1);
});
