/** Plays the demo students' attempts: they follow the map as real students do, through the same services. */
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import type { Random } from '@comet/questions/kernel/random';
import type { TestClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Services } from '../services.ts';
import * as store from './demo.store.ts';
import type { DemoStudent } from './demo-accounts.ts';

export interface DemoParts {
  readonly database: Database;
  readonly services: Services;
  readonly clock: TestClock;
}

export interface DemoAttemptStudent extends DemoStudent {
  readonly userId: number;
}

export const timeZone = 'Europe/London';
/** How much rarer a right answer is than to an easy question, in a hundred. */
const harder = { easy: 0, medium: 8, hard: 20 } as const;

/** What a child does next in a subject: the first test that is not passed, then the final test, now and then what is to be revised. */
async function nextOf(
  { services }: DemoParts,
  { userId, year }: DemoAttemptStudent,
  subjectId: number,
  random: Random,
) {
  const traveller = { userId, timeZone };
  const chapters = await services.missions.listChapters(traveller, subjectId, year);
  const current = chapters.find(({ isCurrent }) => isCurrent);
  if (current === undefined) return undefined;
  const { subTopics, additionalTests } = await services.missions.getChapter(traveller, current.id);
  const additional = (kind: AdditionalTestKind) => {
    const test = additionalTests.find((one) => one.kind === kind && !one.isLocked);
    return test && (() => services.missions.openAdditionalTest(traveller, test.additionalTestId, kind));
  };
  const revision = random.chance(1, 3) ? additional('revision_quest') : undefined;
  const left = subTopics.find(({ hasQuestions, isPassed }) => hasQuestions && !isPassed);
  const test = left && (() => services.missions.openTest(traveller, current.id, left.subTopicId));
  return revision ?? test ?? additional('final_test') ?? additional('additional_practice');
}

type Opened = Awaited<ReturnType<Services['missions']['openTest']>>;

/** Answers what it opens to its end. */
export async function completeAttempt(
  parts: DemoParts,
  student: DemoAttemptStudent,
  open: () => Promise<Opened>,
  random: Random,
): Promise<void> {
  const answerer = { userId: student.userId, timeZone };
  for (;;) {
    const state = await open();
    if (state.status !== 'PROCCESS') return;
    const { questionId, difficulty } = state.current;
    const waiting = await store.getQuestion(parts.database, questionId);
    const spentMs = random.int(8, 45) * 1000;
    parts.clock.advance(spentMs);
    const answer = store.answerFor(waiting, random.chance(student.skill - harder[difficulty], 100));
    const sent = { questionId, answer, notSure: random.chance(1, 15), spentMs };
    const result = await parts.services.attempts.answer(answerer, sent);
    if (result.verdict === 'marked' && result.finish !== null) return;
  }
}

/** Sits one test of a subject to its end. */
export async function attemptNext(
  parts: DemoParts,
  student: DemoAttemptStudent,
  subjectId: number,
  random: Random,
): Promise<void> {
  const open = await nextOf(parts, student, subjectId, random);
  if (open !== undefined) await completeAttempt(parts, student, open, random);
}
