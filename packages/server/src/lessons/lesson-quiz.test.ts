/** The quiz of a lesson through HTTP: taken, paid for, looked back at. */
import { reviewAttempt } from '@comet/contract/attempts';
import { listCoinHistory } from '@comet/contract/coin-history';
import * as calls from '@comet/contract/lesson-quiz';
import { completeSection, createSections } from '@comet/contract/lessons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as demo from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let lessonSectionId: number;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  const data = [
    { kind: 'quiz', name: 'Check-up', year: 5, topic: chapterId, subTopic: subTopicId, numberOfQuestions: 4 },
  ];
  const body = { lessonId: world.example.lessonId, data };
  lessonSectionId = (await server.ask(createSections, { as: as('tutor'), body })).body[0]?.id ?? 0;
});
afterAll(() => server.close());

const as = (name: PersonName): string => world.people[name].accessToken;

type Mode = 'continue' | 'try_again';
const open = async (startMode: Mode) =>
  (await server.ask(calls.getQuizQuestion, { as: as('student'), query: { lessonSectionId, startMode } })).body;

/** Takes the quiz with so many right answers; gives the last verdict. */
async function take(startMode: Mode, rightCount: number) {
  for (let place = 0; ; place++) {
    const state = await open(place === 0 ? startMode : 'continue');
    if (state.status !== 'PROCCESS') throw new Error('the quiz is over');
    const { questionId } = state.current;
    const answer = demo.answerFor(await demo.getQuestion(server.database, questionId), place < rightCount);
    const { body } = await server.ask(calls.passQuizQuestion, { as: as('student'), body: { questionId, answer } });
    if (body.verdict !== 'marked') throw new Error('it was not marked');
    if (body.finish !== null) return body;
  }
}

const coins = async (): Promise<(string | number | null)[][]> =>
  (await server.ask(listCoinHistory, { as: as('student'), query: {} })).body.entries.map(
    ({ source, amount, detail }) => [source, amount, detail],
  );
const statistic = async (name: PersonName = 'student') =>
  (await server.ask(calls.getQuizStatistic, { as: as(name), query: { lessonSectionId } })).body;

test('a quiz goes from begin to its review, and each better score brings only the difference in coins', async () => {
  expect(await statistic()).toMatchObject({ startMode: 'begin', bestCorrectAnswers: null, attempts: [] });
  const complete = () => server.ask(completeSection, { as: as('student'), body: { lessonSectionId } });
  expect((await complete()).status).toBe(409);

  const first = await take('continue', 2);
  expect(first).toMatchObject({
    coins: 0,
    attempt: { rightCount: 2 },
    finish: { coins: 10, stars: 0, isPassed: false },
  });
  expect(await coins()).toEqual([['lessonQuiz', 10, 'First lesson']]);
  expect((await open('continue')).status).toBe('FINISH');
  expect(await statistic()).toMatchObject({ startMode: 'try_again', bestCorrectAnswers: 2 });

  const second = await take('try_again', 3);
  expect(second.finish).toMatchObject({ coins: 5, isPassed: true });
  // Passed within a week: another try is for learning.
  const third = await take('try_again', 4);
  expect(third.finish).toMatchObject({ coins: 0, isRewarded: false });
  expect(await coins()).toEqual([
    ['lessonQuiz', 5, 'First lesson'],
    ['lessonQuiz', 10, 'First lesson'],
  ]);
  const { attempts } = await statistic();
  expect(attempts.map(({ lessonAttemptOrder, correctAnswers }) => [lessonAttemptOrder, correctAnswers])).toEqual([
    [3, 4],
    [2, 3],
    [1, 2],
  ]);
  expect((await complete()).status).toBe(200);
});

test('its tutor sees the tries and may look at each, another tutor neither', async () => {
  const { attempts } = await statistic('tutor');
  expect(attempts).toHaveLength(3);
  const lessonAttemptId = attempts.at(-1)?.lessonAttemptId ?? 0;
  const review = (name: PersonName) =>
    server.ask(calls.reviewLessonAttempt, { as: as(name), params: { id: lessonAttemptId } });
  expect((await review('tutor')).body.questions.map(({ isRight }) => isRight)).toEqual([true, true, false, false]);
  expect((await review('student')).status).toBe(200);
  expect((await review('otherTutor')).status).toBe(404);
  expect((await review('otherStudent')).status).toBe(404);
  const ofStudent = { params: { id: lessonSectionId }, query: { userId: world.people.student.userId } };
  expect((await server.ask(calls.reviewQuiz, { as: as('tutor'), ...ofStudent })).body.attempt.rightCount).toBe(4);
  expect((await server.ask(calls.reviewQuiz, { as: as('otherTutor'), ...ofStudent })).status).toBe(404);
  // The same by the door of all attempts.
  const query = { attemptId: lessonAttemptId };
  expect((await server.ask(reviewAttempt, { as: as('student'), query })).status).toBe(200);
});

test('a waiting question’s answer is in nothing that a student can read', async () => {
  const state = await open('try_again');
  if (state.status !== 'PROCCESS') throw new Error('it did not begin');
  const params = { id: state.attempt.attemptId };
  const review = await server.ask(calls.reviewLessonAttempt, { as: as('student'), params });
  expect(review.body.questions).toEqual([]);
  expect(JSON.stringify(state)).not.toContain('rightAnswer');
  const info = await server.ask(calls.getQuizPassingInfo, { as: as('student'), query: { lessonSectionId } });
  expect(info.body).toMatchObject({ status: 'PROCCESS', answeredCount: 0, numberOfQuestions: 4 });
});
