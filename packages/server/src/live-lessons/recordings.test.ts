/** Recordings of live lessons through HTTP, and their quizzes: added, watched, taken, paid for, looked back at. */
import { listCoinHistory } from '@comet/contract/coin-history';
import * as quizCalls from '@comet/contract/live-lesson-quiz';
import * as calls from '@comet/contract/live-lesson-recordings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as demo from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const as = (name: PersonName): string => world.people[name].accessToken;
const quiz = { name: 'Check-up', year: 5, topic: chapterId, subTopic: subTopicId, numberOfQuestions: 4 } as const;
const form = (more: object = {}) => ({
  name: 'Columns, recorded',
  subject: 'math',
  audience: world.example.classroomId,
  videoUrl: '/files/00000000-0000-4000-8000-000000000001',
  quizzes: [quiz],
  ...more,
});
const add = async (more: object = {}) =>
  (await server.ask(calls.createRecording, { as: as('tutor'), body: form(more) })).body;
const get = (name: PersonName, id: number) => server.ask(calls.getRecording, { as: as(name), params: { id } });

describe('recordings', () => {
  test('are seen by the children of the class, their parents and their tutor, and by nobody else', async () => {
    const { recordingId, videoUrl } = await add({ name: 'Seen' });
    expect(videoUrl).toContain('signature=');
    for (const name of ['student', 'parent', 'tutor'] as const) expect((await get(name, recordingId)).status).toBe(200);
    for (const name of ['sibling', 'otherStudent', 'otherParent', 'otherTutor'] as const)
      expect((await get(name, recordingId)).status).toBe(404);
    const listed = async (name: PersonName, query = {}) =>
      (await server.ask(calls.listRecordings, { as: as(name), query })).body.map((one) => one.recordingId);
    expect(await listed('parent')).toContain(recordingId);
    expect(await listed('student', { subjectId: 2 })).not.toContain(recordingId);
    expect(await listed('otherStudent')).toEqual([]);
  });

  test.each([
    [{ audience: 999_999 }, 'noClassGiven'],
    [{ videoUrl: '/files/00000000-0000-4000-8000-00000000000f' }, 'uploadGone'],
    [{ videoUrl: '/files/00000000-0000-4000-8000-000000000002' }, 'uploadGone'],
    [{ quizzes: [{ ...quiz, topic: 1 }] }, 'noSuchSubTopics'],
  ])('%o is refused: %s', async (wrong, code) => {
    const { body } = await server.ask(calls.createRecording, { as: as('tutor'), body: form(wrong) });
    expect(body).toMatchObject({ code });
  });

  test('keep, change, add and lose quizzes; another recording’s quiz is not theirs', async () => {
    const made = await add({ name: 'Changed' });
    const [known] = made.quizzes;
    const params = { id: made.recordingId };
    const update = (quizzes: object[]) =>
      server.ask(calls.updateRecording, { as: as('tutor'), params, body: form({ name: 'Changed', quizzes }) });
    const changed = await update([
      { ...quiz, name: 'New' },
      { ...quiz, quizId: known?.quizId, name: 'Renamed' },
    ]);
    expect(changed.body.quizzes.map(({ name }) => name)).toEqual(['New', 'Renamed']);
    expect(changed.body.quizzes[1]?.quizId).toBe(known?.quizId);
    expect((await update([{ ...quiz, quizId: world.example.liveQuizId }])).status).toBe(404);
    expect((await update([])).body.quizzes).toEqual([]);
  });

  test('that are taken away are gone for everybody', async () => {
    const { recordingId, quizzes } = await add({ name: 'Gone' });
    const params = { id: recordingId };
    expect((await server.ask(calls.deleteRecording, { as: as('otherTutor'), params })).status).toBe(404);
    expect((await server.ask(calls.deleteRecording, { as: as('tutor'), params })).status).toBe(200);
    expect((await get('student', recordingId)).status).toBe(404);
    const start = { as: as('student'), params: { id: quizzes[0]?.quizId ?? 0 } };
    expect((await server.ask(quizCalls.getLiveLessonQuizStart, start)).status).toBe(404);
  });
});

describe('the quiz of a recording', () => {
  let liveLessonQuizId = 0;
  beforeAll(async () => {
    liveLessonQuizId = (await add({ name: 'With a quiz' })).quizzes[0]?.quizId ?? 0;
  });
  const query = () => ({ liveLessonQuizId });
  const start = async () =>
    (await server.ask(quizCalls.getLiveLessonQuizStart, { as: as('student'), params: { id: liveLessonQuizId } })).body;

  /** Takes the quiz with so many right answers; gives the last verdict. */
  async function take(startMode: 'continue' | 'try_again', rightCount: number) {
    for (let place = 0; ; place++) {
      const asked = { ...query(), startMode: place === 0 ? startMode : ('continue' as const) };
      const { body: state } = await server.ask(quizCalls.getLiveLessonQuizQuestion, {
        as: as('student'),
        query: asked,
      });
      if (state.status !== 'PROCCESS') throw new Error('the quiz is over');
      const { questionId } = state.current;
      const answer = demo.answerFor(await demo.getQuestion(server.database, questionId), place < rightCount);
      const sent = { as: as('student'), body: { questionId, answer } };
      const { body } = await server.ask(quizCalls.passLiveLessonQuizQuestion, sent);
      if (body.verdict !== 'marked') throw new Error('it was not marked');
      if (body.finish !== null) return body.finish;
    }
  }

  test('goes from its start page to the personal best, and a better score brings the difference in coins', async () => {
    expect(await start()).toMatchObject({ startMode: 'begin', bestCorrectAnswers: null, finishedCount: 0 });
    expect(await take('continue', 2)).toMatchObject({ coins: 10, isPassed: false });
    expect(await take('try_again', 3)).toMatchObject({ coins: 5, isPassed: true });
    expect(await start()).toMatchObject({
      startMode: 'try_again',
      bestCorrectAnswers: 3,
      lastCorrectAnswers: 3,
      finishedCount: 2,
    });
    const history = (await server.ask(listCoinHistory, { as: as('student'), query: {} })).body.entries;
    expect(history.map(({ source, amount, detail }) => [source, amount, detail])).toEqual([
      ['liveLessonQuiz', 5, 'Check-up'],
      ['liveLessonQuiz', 10, 'Check-up'],
    ]);
    const ask = { as: as('student') };
    expect((await server.ask(quizCalls.getLiveLessonQuizBest, ask)).body.best).toMatchObject({
      name: 'Check-up',
      correctAnswers: 3,
      numberOfQuestions: 4,
    });
    expect((await server.ask(quizCalls.getLiveLessonQuizMonths, ask)).body).toMatchObject([
      { month: '2026-11', finishedCount: 2, correctAnswers: 5, numberOfQuestions: 8 },
    ]);
    const info = await server.ask(quizCalls.getLiveLessonQuizPassingInfo, { ...ask, query: query() });
    expect(info.body).toMatchObject({ status: 'FINISH', answeredCount: 4, correctAnswers: 3 });
    const quizzes = (await server.ask(quizCalls.listLiveLessonQuizzes, ask)).body;
    expect(quizzes.find(({ quizId }) => quizId === liveLessonQuizId)).toMatchObject({ recordingName: 'With a quiz' });
  });

  test('is nobody else’s, and neither is the time spent on it', async () => {
    for (const name of ['sibling', 'otherStudent'] as const) {
      const ask = { as: as(name), query: query() };
      expect((await server.ask(quizCalls.getLiveLessonQuizQuestion, ask)).status).toBe(404);
      expect((await server.ask(quizCalls.getLiveLessonQuizPassingInfo, ask)).status).toBe(404);
      const params = { id: world.example.liveQuizAttemptId };
      const spent = { as: as(name), params, body: { spentTime: 1000 } };
      expect((await server.ask(quizCalls.addLiveLessonQuizTime, spent)).status).toBe(404);
    }
    expect((await server.ask(quizCalls.listLiveLessonQuizzes, { as: as('otherStudent') })).body).toEqual([]);
  });

  test('never says an answer before it is given', async () => {
    const asked = { as: as('student'), query: { ...query(), startMode: 'try_again' as const } };
    const state = await server.ask(quizCalls.getLiveLessonQuizQuestion, asked);
    expect(state.body.status).toBe('PROCCESS');
    expect(state.text).not.toContain('rightAnswer');
  });
});
