/** What is next in a chapter: the one thing that the big button begins. */
import type { AnswerOf } from '@comet/contract/call';
import type { AdditionalTest, ChapterSubTopic, getChapter } from '@comet/contract/missions';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';

export type ChapterView = AnswerOf<typeof getChapter>;

/** A test that can be begun, whichever kind it is of. */
export type TestTarget =
  | { readonly subTopicId: number }
  | { readonly additionalTestId: number; readonly kind: AdditionalTestKind };

/** Sub-topics that can be worked on. */
export const readySubTopics = (chapter: Pick<ChapterView, 'subTopics'>): ChapterSubTopic[] =>
  chapter.subTopics.filter(({ hasQuestions }) => hasQuestions);

export type NextStep =
  | { readonly type: 'subTopic'; readonly subTopic: ChapterSubTopic }
  | { readonly type: 'test'; readonly test: AdditionalTest };

/**
 * What was begun is finished first; then the sub-topics in their order, the gate, and what is due to revise. Nothing is
 * next in a chapter that is closed, or done and fresh.
 */
export function nextStepOf(chapter: ChapterView): NextStep | undefined {
  if (chapter.isLocked) return undefined;
  const subTopics = readySubTopics(chapter);
  const tests = chapter.additionalTests.filter(({ isLocked }) => !isLocked);
  const begun = subTopics.find(({ startMode }) => startMode === 'continue');
  if (begun !== undefined) return { type: 'subTopic', subTopic: begun };
  const begunTest = tests.find(({ startMode }) => startMode === 'continue');
  if (begunTest !== undefined) return { type: 'test', test: begunTest };
  const left = subTopics.find(({ isPassed }) => !isPassed);
  if (left !== undefined) return { type: 'subTopic', subTopic: left };
  const test =
    tests.find(({ kind, badge }) => kind === 'final_test' && badge === 'none') ??
    tests.find(({ kind, dueCount }) => kind === 'revision_quest' && dueCount > 0);
  return test && { type: 'test', test };
}

/** What begins a step. */
export function targetOf(step: NextStep): TestTarget {
  return step.type === 'subTopic'
    ? { subTopicId: step.subTopic.subTopicId }
    : { additionalTestId: step.test.additionalTestId, kind: step.test.kind };
}
