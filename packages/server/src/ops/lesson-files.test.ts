/** Lessons as zips: out of one tutor's hands and into another's, and what strangers' zips may not do. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createWorld, type World } from '../testing/world.ts';
import { exportLesson, importLesson } from './lesson-files.ts';

const film = fileURLToPath(new URL('../demo/films/mirrors.mp4', import.meta.url));
const pages = fileURLToPath(new URL('../demo/films/mirrors.pdf', import.meta.url));
const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nLook into the mirror.';
let server: TestServer;
let world: World;
let folder: string;
let tutorId: number;
let tutorName: string;
let turn = 0;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  folder = await mkdtemp(join(tmpdir(), 'comet-lessons-'));
  tutorId = world.people.tutor.userId;
  tutorName = (await server.services.accounts.find(tutorId))?.userName ?? '';
});
beforeEach(() => {
  turn++;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (name: string): string => join(folder, `${turn}-${name}`);

async function zipOf(files: Readonly<Record<string, string | Uint8Array>>, isPacked = true): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: isPacked });
  zip.end();
  const path = pathOf('made.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

async function fileOf(content: string): Promise<string> {
  await writeFile(pathOf('file'), content);
  return pathOf('file');
}

const run = (file: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
  importLesson({ services: server.services, given: { tutor: tutorName, file, ...more } });
const lessonIdIn = (said: string): number => Number(/lesson (\d+) now/.exec(said)?.[1]);
const countLessons = async (): Promise<number> => (await server.services.lessons.list(tutorId, {})).length;

async function makeLesson(): Promise<number> {
  const { lessons, lessonSections, stopPoints, uploads } = server.services;
  const { chapterId, subTopicId, itemId } = world.example;
  const video = await uploads.storeVideo(tutorId, {
    body: createReadStream(film),
    sizeBytes: (await readFile(film)).length,
    durationMs: 56_000,
  });
  const document = await uploads.storeSmall(tutorId, await readFile(pages));
  const { id } = await lessons.create(tutorId, {
    lessonName: `Travelling lesson ${turn}`,
    description: 'From hand to hand',
    subject: 'math',
    pictureUrl: 'drawn:math',
    classRoomId: 'oneToOne',
    type: 'lesson',
  });
  const [section] = await lessonSections.add(tutorId, {
    lessonId: id,
    questionFor: 'lesson',
    data: [
      { kind: 'video', name: 'Mirrors', videoUrl: video.url ?? '', captions, duration: 56_000 },
      { kind: 'document', name: 'On paper', documentUrl: document.url ?? '' },
      {
        kind: 'quiz',
        name: 'Check-up',
        year: 5,
        topic: chapterId,
        subTopic: subTopicId,
        numberOfQuestions: 3,
        difficulty: 'easy',
      },
      {
        kind: 'vocabulary',
        name: 'Words',
        words: [{ word: 'mirror', definition: '', synonyms: '', antonyms: '', example: '' }],
      },
    ],
  });
  await stopPoints.add(tutorId, { lessonSectionId: section?.id ?? 0, atMs: 9000, itemId });
  return id;
}

test('a lesson goes out and comes in again with its files, words, quiz and stop points', async () => {
  const lessonId = await makeLesson();
  const out = pathOf('lesson.zip');
  await exportLesson({ services: server.services, given: { tutor: tutorName, lesson: String(lessonId), out } });
  server.clock.set(new Date(server.clock.now().getTime() + 120_000));
  const said = await run(out);
  expect(said).not.toContain('Dropped');
  const before = await server.services.lessons.get(tutorId, lessonId);
  const after = await server.services.lessons.get(tutorId, lessonIdIn(said));
  expect(after.id).not.toBe(before.id);
  expect(after.publication?.state).toBe('draft');
  expect(after.lessonSections.map(({ kind, name }) => [kind, name])).toEqual(
    before.lessonSections.map(({ kind, name }) => [kind, name]),
  );
  const [video, document] = after.lessonSections;
  if (video?.kind !== 'video' || document?.kind !== 'document') throw new Error('the order is another');
  expect(video).toMatchObject({ captions, duration: 56_000, points: [{ atMs: 9000 }] });
  const [asked] = before.lessonSections[0]?.kind === 'video' ? before.lessonSections[0].points : [];
  expect(video.points[0]?.asks?.question).toEqual(asked?.asks?.question);
  expect(video.points[0]?.asks?.rightAnswer).toEqual(asked?.asks?.rightAnswer);
  expect((await server.app.inject({ url: video.videoUrl })).rawPayload).toEqual(await readFile(film));
  expect((await server.app.inject({ url: document.documentUrl })).rawPayload).toEqual(await readFile(pages));
});

const lessonWith = (sections: readonly object[]): string =>
  JSON.stringify({
    format: 'comet-lesson',
    version: 1,
    lessonName: `Stranger ${turn}`,
    description: '',
    subject: 'math',
    sections,
  });
const videoWith = (file: string): object => ({
  kind: 'video',
  name: 'Film',
  file,
  duration: null,
  captions: '',
  points: [],
});

describe('what is refused', () => {
  const refused: readonly (readonly [name: string, make: () => Promise<string>, reason: RegExp])[] = [
    ['no zip', () => fileOf('hello'), /no zip/],
    ['an empty file', () => fileOf(''), /no zip/],
    ['a zip without a lesson', () => zipOf({ 'readme.txt': 'hello' }), /no lesson.json/],
    ['a lesson that is no JSON', () => zipOf({ 'lesson.json': '{' }), /no JSON/],
    ['another format', () => zipOf({ 'lesson.json': '{"format":"other"}' }), /lesson.json/],
    ['a file outside of files/', () => zipOf({ 'lesson.json': lessonWith([videoWith('../secret.mp4')]) }), /in files/],
    [
      'a path that climbs',
      async () => {
        const path = await zipOf({ 'files/1.mp4': 'x', 'lesson.json': lessonWith([]) });
        const bytes = (await readFile(path)).toString('latin1').replaceAll('files/1.mp4', '../../1.mp4');
        await writeFile(path, Buffer.from(bytes, 'latin1'));
        return path;
      },
      /broken|no zip/,
    ],
    [
      'a bomb',
      () => zipOf({ 'lesson.json': lessonWith([]), 'files/1.mp4': new Uint8Array(30 * 1024 ** 2) }),
      /far more/,
    ],
    [
      'too many files',
      () => zipOf(Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [`files/${at}.txt`, 'x'])), false),
      /too many/,
    ],
    ['a path too deep', () => zipOf({ 'a/b/c/d/e/f/g/h/i/j.txt': 'x' }), /too deep/],
  ];
  test.each(refused)('%s', async (_, make, reason) => {
    const path = await make();
    const before = await countLessons();
    await expect(run(path)).rejects.toThrow(reason);
    expect(await countLessons()).toBe(before);
  });
});

test('a program for a film, a picture with a script for a document and what nothing uses are left out and listed', async () => {
  const said = await run(
    await zipOf({
      'lesson.json': lessonWith([
        videoWith('files/1.mp4'),
        { kind: 'document', name: 'Picture', file: 'files/2.svg' },
        { kind: 'document', name: 'Gone', file: 'files/9.pdf' },
        { kind: 'vocabulary', name: 'Words', words: [{ word: 'kept' }] },
      ]),
      'files/1.mp4': 'MZ this is a program',
      'files/2.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'files/3.html': '<script>alert(1)</script>',
    }),
  );
  expect(said).toMatch(/“Film”: .*\n.*“Picture”: /s);
  expect(said).toContain('“Gone”: its file is missing.');
  expect(said).toContain('files/3.html: nothing in the lesson uses it.');
  const lesson = await server.services.lessons.get(tutorId, lessonIdIn(said));
  expect(lesson.lessonSections.map(({ name }) => name)).toEqual(['Words']);
});

const interaction = (from: number, library: string, params: unknown): object => ({
  duration: { from, to: from + 10 },
  action: { library: `${library} 1.16`, params },
});

async function h5pOf(): Promise<string> {
  const interactions = [
    interaction(5, 'H5P.MultiChoice', {
      question: '<p>What is 2&nbsp;+&nbsp;3?</p>',
      answers: [
        { text: '<div>5</div>', correct: true },
        { text: '<div>6</div>', correct: false, tipsAndFeedback: { chosenFeedback: 'One too many.' } },
      ],
    }),
    interaction(20, 'H5P.TrueFalse', { question: '<p>4 is even.</p>', correct: 'true' }),
    interaction(30, 'H5P.DragQuestion', {}),
    interaction(40, 'H5P.Blanks', { questions: ['<p>A spider has *eight/8* legs.</p>'] }),
    interaction(45, 'H5P.MultiChoice', { question: '<img src="x.png">', answers: [{ text: 'a', correct: true }] }),
  ];
  return zipOf({
    'h5p.json': JSON.stringify({ title: `From H5P ${turn}`, mainLibrary: 'H5P.InteractiveVideo' }),
    'content/content.json': JSON.stringify({
      interactiveVideo: { video: { files: [{ path: 'videos/film.mp4' }] }, assets: { interactions } },
    }),
    'content/videos/film.mp4': await readFile(film),
  });
}

test('an H5P interactive video comes in with the questions that map', async () => {
  const said = await run(await h5pOf(), { 'sub-topic': String(world.example.subTopicId) });
  expect(said).toContain('At 0:30 (DragQuestion): interactions of this kind can’t come in.');
  expect(said).toContain('At 0:45 (MultiChoice): it has a picture or a sound, which can’t come in.');
  const lesson = await server.services.lessons.get(tutorId, lessonIdIn(said));
  const [video] = lesson.lessonSections;
  if (video?.kind !== 'video') throw new Error('there is no video');
  expect(video.points.map(({ atMs, asks }) => [atMs, asks?.question.prompt])).toEqual([
    [5000, [{ type: 'text', text: 'What is 2 + 3?' }]],
    [20_000, [{ type: 'text', text: '4 is even.' }]],
    [40_000, [{ type: 'text', text: 'A spider has ______ legs.' }]],
  ]);
  // Its questions are its tutor's own: nobody draws them, and no other tutor can use them.
  const itemId = video.points[0]?.asks?.itemId ?? 0;
  expect(await server.services.curriculum.findBankQuestion(itemId, tutorId)).toBeDefined();
  expect(await server.services.curriculum.findBankQuestion(itemId, tutorId + 1)).toBeUndefined();
  const bank = await server.services.stopPoints.listBank(
    { subTopicId: world.example.subTopicId, difficulty: 'medium' },
    1,
  );
  expect(bank.map((question) => question.itemId)).not.toContain(itemId);
});

test('an H5P package without a place for its questions lists them, and one of another kind is refused', async () => {
  expect(await run(await h5pOf())).toContain('say which subtopic its questions are about');
  const other = await zipOf({ 'h5p.json': JSON.stringify({ title: 'Game', mainLibrary: 'H5P.MemoryGame' }) });
  await expect(run(other)).rejects.toThrow('no interactive video');
});
