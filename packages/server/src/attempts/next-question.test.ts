import { createAnswer, type TestState } from '@comet/contract/attempts';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

type Waiting = Extract<TestState, { status: 'PROCCESS' }>['current'];

async function waiting(): Promise<Waiting> {
  const { accessToken } = world.people.student;
  const { body, text } = await server.ask(getSubTopicQuestion, { as: accessToken, query: { chapterId, subTopicId } });
  if (body.status !== 'PROCCESS') throw new Error(text);
  return body.current;
}

async function give(questionId: number, { isRight = true, withNext = true } = {}) {
  const answer = answerFor(await getQuestion(server.database, questionId), isRight);
  const { accessToken } = world.people.student;
  const sent = { as: accessToken, body: { questionId, answer, spentMs: 1000, withNext } };
  const { body, text } = await server.ask(createAnswer, sent);
  if (body.verdict !== 'marked') throw new Error(text);
  return body;
}

async function drawn(): Promise<number> {
  const rows = await server.database.query<{ drawn: number }>(
    { name: 'count-drawn', text: 'select count(*)::int as drawn from attempt_questions where student_id = $1' },
    [world.people.student.userId],
  );
  return rows[0]?.drawn ?? 0;
}

test('the verdict brings the question that waits then, without its key, and nothing is drawn unasked', async () => {
  const first = await waiting();
  const before = await drawn();
  expect((await give(first.questionId, { withNext: false })).next).toBeNull();
  expect(await drawn()).toBe(before);

  const second = await waiting();
  const marked = await give(second.questionId);
  expect(marked.next).toMatchObject({ position: 3, hintUsed: false });
  expect(Object.keys(marked.next?.question ?? {}).toSorted()).toEqual(['answer', 'prompt', 'spoken']);
  // What is asked for by itself is the same question.
  expect(await waiting()).toEqual(marked.next);
  expect(await drawn()).toBe(before + 2);

  // The same answer again draws no further one.
  expect((await give(second.questionId)).next).toEqual(marked.next);
  expect(await drawn()).toBe(before + 2);
});

test('what comes next depends on the verdict, as it does when it is asked for by itself', async () => {
  for (let next = await waiting(); next.position < 9; ) {
    const marked = await give(next.questionId, { isRight: false });
    if (marked.next === null) throw new Error('no question came');
    next = marked.next;
  }
  const last = await waiting();
  expect(last.difficulty).toBe('easy');
});

test('the last verdict brings the end and no question', async () => {
  const ninth = await give((await waiting()).questionId);
  const last = await give(ninth.next?.questionId ?? 0);
  expect(last.next).toBeNull();
  expect(last.finish).not.toBeNull();
});

test('a question that cannot be drawn costs no verdict', async () => {
  const { questionId } = await waiting();
  await server.database.query(
    { name: 'no-more', text: 'alter table attempt_questions add constraint no_more check (position < 2) not valid' },
    [],
  );
  try {
    const marked = await give(questionId);
    expect(marked).toMatchObject({ isRight: true, next: null });
  } finally {
    await server.database.query(
      { name: 'more-again', text: 'alter table attempt_questions drop constraint no_more' },
      [],
    );
  }
  expect(await waiting()).toMatchObject({ position: 2 });
});
