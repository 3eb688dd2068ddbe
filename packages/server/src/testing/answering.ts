/** Answers tests through HTTP as a child does, rightly or wrongly as a test of ours wants it. */
import { type AnswerResult, createAnswer, type TestState } from '@comet/contract/attempts';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import type { TestServer } from './test-server.ts';

export type Marked = Extract<AnswerResult, { verdict: 'marked' }>;

/** A right or a wrong answer to a waiting question. */
export async function answerTo(server: TestServer, questionId: number, isRight: boolean) {
  const waiting = await getQuestion(server.database, questionId);
  return answerFor(waiting, isRight);
}

/** Answers one waiting question. */
export async function give(
  server: TestServer,
  as: string,
  questionId: number,
  isRight: boolean,
  notSure = false,
): Promise<Marked> {
  const answer = await answerTo(server, questionId, isRight);
  const { body, text } = await server.ask(createAnswer, { as, body: { questionId, answer, notSure, spentMs: 1000 } });
  if (body.verdict !== 'marked') throw new Error(text);
  return body;
}

/** Works through a test to its end; `isRight` says which questions (from 0) are answered rightly. Gives the last result. */
export async function takeTest(
  server: TestServer,
  as: string,
  open: () => Promise<TestState>,
  isRight: (place: number) => boolean,
): Promise<Marked> {
  for (let place = 0; ; place++) {
    const state = await open();
    if (state.status !== 'PROCCESS') throw new Error('the test is over');
    const marked = await give(server, as, state.current.questionId, isRight(place));
    if (marked.finish !== null) return marked;
  }
}
