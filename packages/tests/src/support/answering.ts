/** A child who answers and answers: keeps every answer that the server acknowledged, and sends again what it did not. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createAnswer } from '@comet/contract/attempts';
import { getSubTopicQuestion } from '@comet/contract/missions';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { ask } from './person.ts';

const chapterId = 1501;
const subTopicId = 150101;

/** An answer whose receipt the child saw. */
export interface Acknowledged {
  readonly questionId: number;
  readonly coins: number;
  readonly isRight: boolean;
}

export function anyAnswer(form: AnswerForm): GivenAnswer {
  switch (form.type) {
    case 'multipleChoice':
      return { type: 'multipleChoice', option: 0 };
    case 'multipleWordChoice':
      return {
        type: 'multipleWordChoice',
        picks: form.groups.map(() => Array.from({ length: form.pick }, (_, place) => place)),
      };
    case 'writeAnswer':
      return { type: 'writeAnswer', text: form.kind === 'time' ? '10:00' : form.kind === 'fraction' ? '1/2' : '7' };
  }
}

/** What a child was told when it was no answer: the refusal of a server, or how the connection broke. */
export type HearFailure = (failure: { readonly status: number; readonly refusal?: string | undefined } | Error) => void;

/** Asks until the server answers at all: a server that is down or busy is asked again, as the web app does, until told to stop. */
async function persist<T extends { readonly status: number; readonly refusal?: string | undefined }>(
  stopped: AbortSignal,
  once: () => Promise<T>,
  hearFailure: HearFailure,
): Promise<T | undefined> {
  for (;;) {
    const answered = await once().catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (!(answered instanceof Error) && answered.status < 500) return answered;
    hearFailure(answered);
    if (stopped.aborted) return undefined;
    await wait(50);
  }
}

/** Listens to how it goes while a child answers. */
export interface Hearing {
  readonly acknowledged: (answer: Acknowledged) => void;
  readonly failed: HearFailure;
}

const deaf: Hearing = { acknowledged: () => undefined, failed: () => undefined };

/** Answers until told to stop. `baseUrls` are taken in turns, as a load balancer would: not everybody begins with the first. */
export async function answerUntil(
  stopped: AbortSignal,
  baseUrls: readonly string[],
  accessToken: string,
  hearing = deaf,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let turn = randomInt(baseUrls.length);
  const base = (): string => baseUrls[turn++ % baseUrls.length] ?? '';
  while (!stopped.aborted) {
    const opened = await persist(
      stopped,
      () => ask(base(), getSubTopicQuestion, { query: { chapterId, subTopicId } }, accessToken),
      hearing.failed,
    );
    if (opened === undefined) break;
    if (opened.body?.status !== 'PROCCESS') throw new Error(opened.refusal ?? 'no question');
    const { questionId, question } = opened.body.current;
    const body = { questionId, answer: anyAnswer(question.answer), spentMs: 1000 };
    const taken = await persist(stopped, () => ask(base(), createAnswer, { body }, accessToken), hearing.failed);
    if (taken === undefined) break;
    if (taken.body?.verdict !== 'marked') throw new Error(taken.refusal ?? `not marked: ${JSON.stringify(body)}`);
    const answer = { questionId, coins: taken.body.coins, isRight: taken.body.isRight };
    hearing.acknowledged(answer);
    acknowledged.push(answer);
  }
  return acknowledged;
}
