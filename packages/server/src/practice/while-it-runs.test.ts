import * as calls from '@comet/contract/practice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from '../testing/answering.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { createPlayers, type Player, type Players } from '../testing/random-play/players.ts';
import { startTestServer, startTwin, type TestServer, type Twin } from '../testing/test-server.ts';

let server: TestServer;
let twin: Twin;
let players: Players;
beforeAll(async () => {
  server = await startTestServer();
  twin = await startTwin(server);
  players = await createPlayers(server, ['Europe/London', 'Pacific/Auckland']);
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

const run = (name: string, text: string, values: readonly unknown[] = []) =>
  server.database.query({ name, text }, values);

let named = 0;
async function set(studentIds: readonly number[], more: object = {}): Promise<number> {
  const body = {
    studentIds: [...studentIds],
    topicId: 1501,
    subTopicIds: [150101],
    difficulty: 'easy' as const,
    timeLimit: null,
    numberOfQuestions: 10,
    name: `While it runs ${++named}`,
    ...more,
  };
  const { body: made, text } = await server.ask(calls.createPractice, { as: await players.tutor.token(), body });
  expect(made.practiceId, text).toBeGreaterThan(0);
  return made.practiceId;
}

const open = async (child: Player, practiceId: number) =>
  (await server.ask(calls.getPracticeQuestion, { as: await child.token(), query: { practiceId } })).body;

/** Answers to the end; the first so many are wrong. Gives the attempt. */
async function finish(child: Player, practiceId: number, wrongCount: number): Promise<number> {
  for (let place = 0; ; place++) {
    const state = await open(child, practiceId);
    if (state.status === 'FINISH') return state.attempt.attemptId;
    const { questionId } = state.current;
    const answer = await answerTo(server, questionId, place >= wrongCount);
    await server.ask(calls.passPracticeQuestion, {
      as: await child.token(),
      body: { questionId, answer, spentMs: 1000 },
    });
  }
}

const endConsent = (tutor: Player, { userId: studentId }: Player) =>
  server.database.transaction((tx) =>
    server.services.consents.endIn(tx, { studentId, tutorIds: [tutor.userId], by: 'parent' }),
  );

describe('a child whose parent ends consent while a practice runs', () => {
  test('finishes it, and no longer hears from the tutor: neither another round nor words', async () => {
    const { tutor, children } = await createPlayers(server, ['Europe/London', 'Europe/London']);
    const [child, other] = children;
    const as = await tutor.token();
    const body = {
      studentIds: [child.userId, other.userId],
      topicId: 1501,
      subTopicIds: [150101],
      difficulty: 'easy' as const,
      timeLimit: null,
      numberOfQuestions: 10,
      name: 'Of a child who leaves',
    };
    const { practiceId } = (await server.ask(calls.createPractice, { as, body })).body;
    await open(child, practiceId);
    await endConsent(tutor, child);
    await finish(child, practiceId, 1);
    await finish(other, practiceId, 1);

    const parts = (await server.ask(calls.getPracticeReport, { as, query: { practiceId } })).body.students;
    expect(parts.map(({ studentId }) => studentId)).toEqual([other.userId]);
    const again = await server.ask(calls.reassignPractice, {
      as,
      body: { practiceId, studentIds: [child.userId, other.userId], onlyWrong: false },
    });
    expect(again.body.reassigned).toEqual([other.userId]);
    const [task] = await server.database.query<{ taskId: number }>(
      { name: 'task-of', text: 'select task_id from practice_tasks where student_id = $1' },
      [child.userId],
    );
    const feedback = await server.ask(calls.givePracticeFeedback, {
      as,
      params: { id: task?.taskId ?? 0 },
      body: { feedback: 'Where have you been?' },
    });
    expect(feedback.status).toBe(404);
    expect(
      await run('feedback-of', 'select feedback from practice_tasks where student_id = $1', [child.userId]),
    ).toEqual([{ feedback: null }]);
  });
});

describe('a question that is taken out of use', () => {
  test('while it waits can be answered; what was wrong is asked again without it, as long as before', async () => {
    const [child] = players.children;
    const practiceId = await set([child.userId]);
    const state = await open(child, practiceId);
    await run(
      'quarantine',
      `update question_items set status = 'quarantined'
      where item_id in (select item_id from attempt_questions where attempt_id = $1 and position = 1)`,
      [state.attempt.attemptId],
    );
    const attemptId = await finish(child, practiceId, 4);
    expect((await open(child, practiceId)).attempt).toMatchObject({ answeredCount: 10, rightCount: 6 });

    const as = await players.tutor.token();
    const body = { practiceId, studentIds: [child.userId], onlyWrong: true };
    expect((await server.ask(calls.reassignPractice, { as, body })).body.reassigned).toEqual([child.userId]);
    await run(
      'quarantine-two',
      `update question_items set status = 'quarantined'
      where item_id in (select item_id from attempt_questions where attempt_id = $1 and position <= 2)`,
      [attemptId],
    );
    const next = await open(child, practiceId);
    expect(next.attempt.questionCount).toBe(4);
    const asked = await run(
      'asked',
      `select i.status, i.difficulty, i.sub_topic_id from attempt_questions q join question_items i using (item_id)
      where attempt_id = $1`,
      [next.attempt.attemptId],
    );
    expect(asked).toEqual(Array(4).fill({ status: 'active', difficulty: 'easy', subTopicId: 150101 }));
    await finish(child, practiceId, 0);
    expect(await brokenInvariants(server.database, [child.userId])).toEqual([]);
  });
});

describe('a month of practices', () => {
  test('is the month on the child’s own calendar when none is named', async () => {
    const [, inAuckland] = players.children;
    // 1 December, nine in the morning there; still November in London.
    server.clock.set(new Date('2026-11-30T20:00:00Z'));
    await set([inAuckland.userId]);
    const { body } = await server.ask(calls.getPracticeMonth, {
      as: await inAuckland.token(),
      query: { studentId: inAuckland.userId },
    });
    expect(body.assignedTasks).toBe(1);
  });
});

describe('a whole class that begins at once, on two servers', () => {
  test('gets its questions, every child each once, and nobody is sent away', async () => {
    const groups = await Promise.all(
      Array.from({ length: 12 }, () => createPlayers(server, ['Europe/London', 'Europe/London'])),
    );
    const children = groups.flatMap((group) => group.children);
    const tokens = await Promise.all(children.map((child) => child.token()));
    const ids = await Promise.all(
      groups.map(async ({ tutor, children: [one, other] }, place) => {
        const body = {
          studentIds: [one.userId, other.userId],
          topicId: 2501,
          // Each group meets the sub-topics in another order: nobody may wait in a ring for freshly made questions.
          subTopicIds: place % 2 === 0 ? [250101, 250102, 250103] : [250103, 250102, 250101],
          difficulty: 'medium' as const,
          timeLimit: null,
          numberOfQuestions: 60,
          name: `All at once ${place}`,
        };
        const made = await server.ask(calls.createPractice, { as: await tutor.token(), body });
        return made.body.practiceId;
      }),
    );
    const opened = await Promise.all(
      children.map((_, place) =>
        (place % 2 === 0 ? server : twin).ask(calls.getPracticeQuestion, {
          as: tokens[place],
          query: { practiceId: ids[Math.floor(place / 2)] ?? 0 },
        }),
      ),
    );
    expect(opened.map(({ status }) => status)).toEqual(Array(children.length).fill(200));
    expect(
      await brokenInvariants(
        server.database,
        children.map(({ userId }) => userId),
      ),
    ).toEqual([]);
  });
});
