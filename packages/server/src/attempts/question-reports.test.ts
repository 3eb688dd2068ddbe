import { createAnswer, issueReportTypes } from '@comet/contract/attempts';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { getPracticeQuestion } from '@comet/contract/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { readOptions } from '../ops/cli-options.ts';
import { listQuestionReports, reportOptions } from '../ops/question-reports.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World } from '../testing/world.ts';
import type { SeenQuestion } from './reported-question.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'no-reports', text: 'delete from question_reports' }, []));

const tokenOf = (name: PersonName): string => world.people[name].accessToken;

interface Stored {
  readonly questionId: number;
  readonly reporterId: number;
  readonly type: string;
  readonly message: string;
  readonly seen: SeenQuestion;
}

const stored = (): Promise<Stored[]> =>
  server.database.query<Stored>({ name: 'all-reports', text: 'select * from question_reports order by report_id' }, []);

async function waiting() {
  const query = { chapterId, subTopicId };
  const { body, text } = await server.ask(getSubTopicQuestion, { as: tokenOf('student'), query });
  if (body.status !== 'PROCCESS') throw new Error(text);
  return body.current;
}

const report = (name: PersonName, body: { questionId: number; type?: string; message?: string }) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/message/create',
    headers: { authorization: `Bearer ${tokenOf(name)}` },
    payload: { type: 'typingError', ...body },
  });

describe('a report about a question', () => {
  test.each(issueReportTypes)('may be %s, and is stored with the question as it was seen', async (type) => {
    const { questionId, question } = await waiting();
    expect((await report('student', { questionId, type, message: 'Look 🧐' })).statusCode).toBe(200);
    expect(await stored()).toMatchObject([
      {
        questionId,
        reporterId: world.people.student.userId,
        type,
        message: 'Look 🧐',
        seen: { question, given: null },
      },
    ]);
  });

  test('keeps what was answered, when it is made in the review', async () => {
    const { questionId } = await waiting();
    const answer = answerFor(await getQuestion(server.database, questionId), false);
    await server.ask(createAnswer, { as: tokenOf('student'), body: { questionId, answer } });
    await report('student', { questionId });
    expect((await stored())[0]?.seen.given).toEqual(answer);
  });

  test('is one for each person, question and type, sent 50 times at once', async () => {
    const { questionId } = await waiting();
    const all = await Promise.all(Array.from({ length: 50 }, () => report('student', { questionId })));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    await report('student', { questionId, type: 'wrongQuestion' });
    for (const name of ['parent', 'tutor'] as const) await report(name, { questionId });
    expect((await stored()).map(({ reporterId, type }) => [reporterId, type])).toEqual([
      [world.people.student.userId, 'typingError'],
      [world.people.student.userId, 'wrongQuestion'],
      [world.people.parent.userId, 'typingError'],
      [world.people.tutor.userId, 'typingError'],
    ]);
  });

  test.each(['sibling', 'otherStudent', 'otherParent', 'otherTutor'] as const)(
    'by %s finds no question there',
    async (name) => {
      const { questionId } = await waiting();
      expect((await report(name, { questionId })).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    },
  );

  test('about one that the student has not reached yet finds no question there', async () => {
    const query = { practiceId: world.example.practiceId };
    await server.ask(getPracticeQuestion, { as: tokenOf('student'), query });
    const drawn = await server.database.query<{ questionId: number }>(
      {
        name: 'drawn-questions',
        text: `select question_id from attempt_questions join attempts using (attempt_id)
          where kind = 'practice' and attempts.student_id = $1 order by position`,
      },
      [world.people.student.userId],
    );
    const statuses: number[] = [];
    for (const { questionId } of drawn.slice(0, 3)) statuses.push((await report('student', { questionId })).statusCode);
    expect(statuses).toEqual([200, 404, 404]);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['an unknown type', { type: 'tooHard' }],
    ['a message without end', { message: 'a'.repeat(1001) }],
    ['no question', { questionId: 0 }],
  ])('with %s is refused', async (_, spoilt) => {
    const { questionId } = await waiting();
    expect((await report('student', { questionId, ...spoilt })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('the team', () => {
  const list = (...args: string[]): Promise<string> =>
    listQuestionReports({ services: server.services, given: readOptions(args, reportOptions) });

  test('reads the newest reports first, with what it takes to find the question', async () => {
    expect(await list()).toBe('Nobody has reported a question.');
    const { questionId, question } = await waiting();
    await report('student', { questionId, message: 'The second word\nis spelt wrongly' });
    server.clock.advance(1000);
    await report('tutor', { questionId, type: 'multipleCorrectAnswers' });
    const [newest = '', oldest = '', ...rest] = (await list()).split('\n\n');
    expect(rest).toEqual([]);
    expect(newest).toContain('multipleCorrectAnswers, by a tutor');
    expect(oldest).toContain('typingError, by a student');
    expect(oldest).toContain(JSON.stringify(question.spoken));
    expect(oldest).toContain('says: "The second word\\nis spelt wrongly"');
    expect(oldest).toContain(`${subTopicId} `);
    expect(oldest).toMatch(/item \d+ \(2 in all\), m\.\w+ seed \d+/);
    expect((await list('--most', '1')).split('\n\n')).toHaveLength(1);
    await expect(list('--most', '0')).rejects.toThrow('--most');
  });

  test('reads no names of children', async () => {
    const { questionId } = await waiting();
    await report('student', { questionId });
    expect(await list()).not.toMatch(/student Test/);
  });
});
