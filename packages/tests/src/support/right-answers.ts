/** A child who knows it all, at the API: the way to a place in the missions that a journey begins at. */
import { createAnswer, type TestState } from '@comet/contract/attempts';
import { getAdditionalTestQuestion, getChapter, getSubTopicQuestion } from '@comet/contract/missions';
import type { Question } from '@comet/contract/question';
import { additionalTestId } from '@comet/domain/missions/additional-tests';
import type { Key } from '@comet/questions/kernel/key';
import { answerFor } from '@comet/server/demo/demo.store';
import { ask } from './person.ts';
import type { pg } from './pg.ts';

export interface Knower {
  readonly baseUrl: string;
  readonly accessToken: string;
  /** Keys come from the database: no call gives them before the answer. */
  readonly client: pg.Client;
}

/** Answers rightly what `next` brings until the attempt is finished, or its question at `stopAt` waits. */
async function answerAll(
  { baseUrl, accessToken, client }: Knower,
  next: () => Promise<TestState>,
  stopAt?: number,
): Promise<void> {
  for (;;) {
    const state = await next();
    if (state.status === 'FINISH' || state.current.position === stopAt) return;
    const { questionId } = state.current;
    const { rows } = await client.query<{ key: Key; question: Question }>(
      'select i.key, i.question from attempt_questions q join question_items i using (item_id) where q.question_id = $1',
      [questionId],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`there is no question ${questionId}`);
    const body = { questionId, answer: answerFor(row, true), spentMs: 1000 };
    const { body: taken, refusal } = await ask(baseUrl, createAnswer, { body }, accessToken);
    if (taken?.verdict !== 'marked') throw new Error(refusal ?? 'not marked');
    if (taken.finish !== null) return;
  }
}

/** Answers the final test of a chapter up to its question at `stopAt`, which waits. */
export async function workFinalTest(knower: Knower, chapterId: number, stopAt: number): Promise<void> {
  const { baseUrl, accessToken } = knower;
  const params = { testId: additionalTestId('final_test', { chapterId }) };
  const next = async (): Promise<TestState> => {
    const opened = await ask(
      baseUrl,
      getAdditionalTestQuestion,
      { params, query: { questionFor: 'final_test' } },
      accessToken,
    );
    if (opened.body === undefined) throw new Error(opened.refusal);
    return opened.body;
  };
  await answerAll(knower, next, stopAt);
}

/** Passes the sub-topic tests of a chapter, all but the last `left` of them; gives the titles of those. */
export async function passSubTopics(knower: Knower, chapterId: number, left: number): Promise<string[]> {
  const { baseUrl, accessToken } = knower;
  const chapter = await ask(baseUrl, getChapter, { params: { chapterId } }, accessToken);
  if (chapter.body === undefined) throw new Error(chapter.refusal);
  const ready = chapter.body.subTopics.filter(({ hasQuestions }) => hasQuestions);
  for (const { subTopicId } of ready.slice(0, ready.length - left))
    await answerAll(knower, async () => {
      const opened = await ask(baseUrl, getSubTopicQuestion, { query: { chapterId, subTopicId } }, accessToken);
      if (opened.body === undefined) throw new Error(opened.refusal);
      return opened.body;
    });
  return ready.slice(ready.length - left).map(({ title }) => title);
}
