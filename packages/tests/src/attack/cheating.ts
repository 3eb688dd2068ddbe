/** Getting coins, stars or answers that were not earned. */
import { createAnswer } from '@comet/contract/attempts';
import { pathOf } from '@comet/contract/call';
import { createPractice } from '@comet/contract/practice';
import { maxOwnPracticesPerDay } from '@comet/domain/practice/practice';
import { anyAnswer } from '../support/answering.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { ask } from '../support/person.ts';
import { enterAsNewStudent, openQuestion } from './new-student.ts';
import type { Attack } from './target.ts';

const givenAtOnce: Attack = {
  name: 'the same answer 50 times at once',
  attempt: async (target) => {
    const token = await enterAsNewStudent(target);
    const { questionId, question } = await openQuestion(target.url, token);
    const body = { questionId, answer: anyAnswer(question.answer), spentMs: 1000 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(target.url, createAnswer, { body }, token)));
    if (answers.every((answer) => answer.body === undefined)) return 'no answer was taken at all';
    const broken = await listBrokenInvariants(target.databaseUrl);
    return broken.length === 0 ? undefined : broken.join('; ');
  },
};

const triedAll: Attack = {
  name: 'every option of one question until one is right',
  attempt: async (target) => {
    const token = await enterAsNewStudent(target);
    const { questionId } = await openQuestion(target.url, token);
    const verdicts = new Set<boolean>();
    for (let option = 0; option < 5; option++) {
      const body = { questionId, answer: { type: 'multipleChoice', option } as const, spentMs: 1000 };
      const answered = await ask(target.url, createAnswer, { body }, token);
      if (answered.body?.verdict === 'marked') verdicts.add(answered.body.isRight);
    }
    return verdicts.size > 1 ? 'a wrong answer was changed into a right one' : undefined;
  },
};

const manyPractices: Attack = {
  name: `setting oneself more than ${maxOwnPracticesPerDay} practices a day`,
  attempt: async (target) => {
    const token = await enterAsNewStudent(target);
    const userId = await target.userIdOf(token);
    const statuses = await Promise.all(
      Array.from({ length: maxOwnPracticesPerDay + 10 }, (_, at) =>
        ask(
          target.url,
          createPractice,
          {
            body: {
              studentIds: [userId],
              name: `Again ${at}`,
              topicId: 1501,
              subTopicIds: [150101],
              difficulty: 'easy',
              timeLimit: null,
              numberOfQuestions: 10,
            },
          },
          token,
        ).then(({ status }) => status),
      ),
    );
    const set = statuses.filter((status) => status < 300).length;
    return set > maxOwnPracticesPerDay ? `${set} practices were set` : undefined;
  },
};

const impossibleTimes: Attack = {
  name: 'an answer that took less than nothing, or a year',
  attempt: async (target) => {
    const token = await enterAsNewStudent(target);
    const { questionId, question } = await openQuestion(target.url, token);
    for (const spentMs of [-1, 366 * 24 * 3_600_000, Number.MAX_SAFE_INTEGER, 0.5]) {
      const body = { questionId, answer: anyAnswer(question.answer), spentMs };
      const { status } = await target.send(pathOf(createAnswer), { method: 'POST', body, token });
      if (status < 300 || status >= 500) return `${spentMs} ms was answered ${status}`;
    }
    return undefined;
  },
};

export const cheatingAttacks: readonly Attack[] = [givenAtOnce, triedAll, manyPractices, impossibleTimes];
