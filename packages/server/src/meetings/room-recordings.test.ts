/** What a room records, from the tutor's page to the families: who sees it, whose voice may be in it, and when it goes. */
import { setControls } from '@comet/contract/controls';
import * as recordings from '@comet/contract/live-lesson-recordings';
import { getRecordingTimeline, saveRoomRecording } from '@comet/contract/room-recordings';
import { defaultControls } from '@comet/domain/controls/controls';
import { voicesKeptDays } from '@comet/domain/live-lessons/live-lessons';
import type { RoomEvent } from '@comet/domain/meetings/room-timeline';
import { days } from '@comet/domain/time';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createLiveClass, type LiveClass } from '../testing/live-class.ts';
import { askForTicket } from '../testing/room-page.ts';
import { startServerOn, type TestServer, testNow } from '../testing/test-server.ts';
import { type PersonName, worldPassword } from '../testing/world.ts';

const { people, example } = inject('world');
let server: TestServer;
let liveClass: LiveClass;
beforeAll(async () => {
  server = await startServerOn(inject('worldTemplate'), {});
  liveClass = createLiveClass(server, inject('world'));
});
afterAll(() => server.close());
afterEach(async () => {
  await liveClass.closePages();
  server.clock.set(testNow);
});

const slides = { fileId: '00000000-0000-4000-8000-000000000002', page: 1 };
const stroke = { key: '1-1', colour: 'ink', points: [1, 2, 3, 4] } as const;
const question = { number: 1, itemId: example.itemId, isShown: false };
const events: RoomEvent[] = [
  { type: 'board', atMs: 0, strokes: [] },
  { type: 'drawn', atMs: 500, piece: stroke },
  { type: 'caption', atMs: 1000, text: 'Halves and quarters' },
  { type: 'slides', atMs: 2000, slides },
  { type: 'question', atMs: 3000, question },
  { type: 'question', atMs: 4000, question: { ...question, isShown: true } },
];

let filmCount = 0;
/** A film that the tutor has uploaded. */
async function film(): Promise<string> {
  filmCount += 1;
  const fileId = `00000000-0000-4000-9000-${String(filmCount).padStart(12, '0')}`;
  await server.database.query(
    {
      name: 'insert-film-of-test',
      text: `insert into uploaded_files (file_id, owner_id, kind, extension, size_bytes, is_ready, is_prepared, changed_at)
        values ($1, $2, 'video', 'webm', 1000, true, true, now())`,
    },
    [fileId, people.tutor.userId],
  );
  return `/files/${fileId}`;
}

async function occurrenceOf(liveLessonId: number): Promise<number> {
  return (await askForTicket(server, people.tutor.accessToken, liveLessonId)).body.occurrenceId;
}
async function save(occurrenceId: number, more: object = {}, as: PersonName = 'tutor') {
  const body = { occurrenceId, videoUrl: await film(), durationMs: 60_000, events, ...more };
  return server.ask(saveRoomRecording, { as: people[as].accessToken, body });
}
const timelineFor = (name: PersonName, id: number, as = people[name].accessToken) =>
  server.ask(getRecordingTimeline, { as, params: { id } });
const statusFor = async (name: PersonName, id: number) =>
  (await server.ask(recordings.getRecording, { as: people[name].accessToken, params: { id } })).status;
const allowVoice = (mayRecordVoice: boolean) =>
  server.ask(setControls, {
    as: people.parent.accessToken,
    params: { id: people.student.userId },
    body: { ...defaultControls, mutedNotifications: [], mayRecordVoice },
  });

/** The student speaks while the room records with voices. */
async function speakInto(recorded: { readonly withVoices: boolean }) {
  const met = await liveClass.meet();
  met.tutor.send({ type: 'record', isOn: true, ...recorded });
  await expect.poll(() => met.student.view()?.recording?.withVoices).toBe(recorded.withVoices);
  met.tutor.send({ type: 'call', seat: met.seat });
  await expect.poll(() => met.student.view()?.call?.seat).toBe(met.seat);
  met.student.send({ type: 'speak' });
  await expect.poll(() => met.tutor.view()?.call?.isSpeaking).toBe(true);
  return { ...met, occurrenceId: await occurrenceOf(met.liveLessonId) };
}
const voicesOf = async (occurrenceId: number) =>
  (
    await server.database.query<{ studentId: number }>(
      { name: 'voices-of-test', text: 'select student_id from live_lesson_voices where occurrence_id = $1' },
      [occurrenceId],
    )
  ).map(({ studentId }) => studentId);

test('what the room showed is seen with its chapters and captions by those whom the lesson was for', async () => {
  const { status, body } = await save(await occurrenceOf(await liveClass.planLesson()));
  expect(status).toBe(200);
  expect(body.chapters).toEqual([
    { atMs: 0, title: 'Start' },
    { atMs: 2000, title: 'Slide 1' },
    { atMs: 3000, title: 'Question 1' },
  ]);
  expect(body.captions).toContain('00:00:01.000 --> 00:00:09.000\nHalves and quarters');
  expect(body).toMatchObject({ hasTimeline: true, hasVoices: false, audience: example.classroomId });
  for (const name of ['student', 'parent', 'tutor'] as const) {
    const shown = (await timelineFor(name, body.recordingId)).body;
    expect(shown.events.map(({ type }) => type)).toEqual(['board', 'drawn', 'slides', 'question', 'question']);
    expect(shown.slides).toEqual([{ fileId: slides.fileId, url: expect.stringContaining('signature=') }]);
    expect(shown.questions.map(({ itemId }) => itemId)).toEqual([example.itemId]);
  }
  for (const name of ['sibling', 'otherStudent', 'otherParent', 'otherTutor'] as const)
    expect([(await timelineFor(name, body.recordingId)).status, await statusFor(name, body.recordingId)]).toEqual([
      404, 404,
    ]);
});

test.each<[string, object, string]>([
  ['another’s film', { videoUrl: '/files/00000000-0000-4000-8000-00000000000f' }, 'uploadGone'],
  [
    'slides that are not the tutor’s',
    { events: [{ type: 'slides', atMs: 0, slides: { ...slides, fileId: '00000000-0000-4000-8000-00000000000f' } }] },
    'uploadGone',
  ],
  ['events out of order', { events: events.toReversed() }, 'badRequest'],
  ['half a point', { events: [{ type: 'board', atMs: 0, strokes: [{ ...stroke, points: [1] }] }] }, 'badRequest'],
])('%s is refused', async (_, wrong, code) => {
  const occurrenceId = await occurrenceOf(await liveClass.planLesson());
  expect((await save(occurrenceId, wrong)).body).toMatchObject({ code });
});

test('another tutor adds nothing to a lesson, and a film is added once', async () => {
  const occurrenceId = await occurrenceOf(await liveClass.planLesson());
  expect((await save(occurrenceId, {}, 'otherTutor')).status).toBe(404);
  const videoUrl = await film();
  const [once, again] = [await save(occurrenceId, { videoUrl }), await save(occurrenceId, { videoUrl })];
  expect(again.body.recordingId).toBe(once.body.recordingId);
});

test('children know that it is recorded; only their tutor begins it', async () => {
  const { tutor, student } = await liveClass.meet();
  student.send({ type: 'record', isOn: true, withVoices: true });
  await expect.poll(() => student.all('refused').length).toBe(1);
  expect(tutor.view()?.recording).toBeNull();
  tutor.send({ type: 'record', isOn: true, withVoices: true });
  await expect.poll(() => student.view()?.recording).toEqual({ withVoices: true, isVoiceIn: false });
});

test('a voice is in only where a parent allows it, and its recording goes when they change their mind', async () => {
  const silent = await speakInto({ withVoices: true });
  expect(silent.tutor.view()?.recording?.isVoiceIn).toBe(false);
  await liveClass.closePages();

  await allowVoice(true);
  const alone = await speakInto({ withVoices: false });
  expect(alone.tutor.view()?.recording?.isVoiceIn).toBe(false);
  await liveClass.closePages();
  const voiced = await speakInto({ withVoices: true });
  expect(voiced.tutor.view()?.recording?.isVoiceIn).toBe(true);
  await expect.poll(() => voicesOf(voiced.occurrenceId)).toEqual([people.student.userId]);
  expect([await voicesOf(silent.occurrenceId), await voicesOf(alone.occurrenceId)]).toEqual([[], []]);

  const kept = (await save(alone.occurrenceId)).body;
  const saved = (await save(voiced.occurrenceId)).body;
  expect([kept.hasVoices, saved.hasVoices]).toEqual([false, true]);
  await allowVoice(false);
  for (const name of ['student', 'parent', 'tutor'] as const) {
    expect(await statusFor(name, saved.recordingId)).toBe(404);
    expect((await timelineFor(name, saved.recordingId)).status).toBe(404);
    expect(await statusFor(name, kept.recordingId)).toBe(200);
  }
  expect((await save(voiced.occurrenceId)).body).toMatchObject({ code: 'voiceNotAllowed' });
  // It doesn't come back when they change their mind again.
  await server.services.roomRecordings.deletePastKeeping();
  await allowVoice(true);
  expect(await statusFor('student', saved.recordingId)).toBe(404);

  const old = (await save(voiced.occurrenceId)).body;
  server.clock.advance(days(voicesKeptDays) + 1000);
  const as = (await server.enter('tutor', worldPassword)).accessToken;
  await server.services.roomRecordings.deletePastKeeping();
  expect((await timelineFor('tutor', old.recordingId, as)).status).toBe(404);
  expect((await timelineFor('tutor', kept.recordingId, as)).status).toBe(200);
});
