import { describe, expect, test } from 'vitest';
import { type ChapterView, nextStepOf } from './next-step.ts';

type SubTopic = ChapterView['subTopics'][number];
type Extra = ChapterView['additionalTests'][number];

const subTopic = (subTopicId: number, change: Partial<SubTopic> = {}): SubTopic => ({
  subTopicId,
  title: `Sub-topic ${subTopicId}`,
  stars: 0,
  isPassed: false,
  startMode: 'begin',
  hasQuestions: true,
  mastery: 'notEnoughData',
  isDue: false,
  ...change,
});
const passed = (subTopicId: number): SubTopic =>
  subTopic(subTopicId, { isPassed: true, startMode: 'try_again', stars: 3 });

const extra = (kind: Extra['kind'], change: Partial<Extra> = {}): Extra => ({
  additionalTestId: 15010 + kind.length,
  kind,
  title: kind,
  isLocked: false,
  lockReason: null,
  startMode: 'begin',
  questionCount: 10,
  badge: 'none',
  best: null,
  dueCount: 0,
  laterCount: 0,
  ...change,
});
const shut = { isLocked: true, lockReason: 'subTopicsLeft' } as const;

const chapter = (change: Partial<ChapterView>): ChapterView => ({
  id: 1501,
  title: 'Place value',
  subjectId: 1,
  subject: 'math',
  year: 5,
  isCurrent: true,
  isLocked: false,
  chapterData: {
    subTopicCount: 2,
    passedCount: 0,
    stars: 0,
    maxStars: 6,
    badge: 'none',
    isRefreshDue: false,
    dueCount: 0,
  },
  subTopics: [],
  additionalTests: [],
  ...change,
});

const nameOf = (view: ChapterView): string | undefined => {
  const step = nextStepOf(view);
  return step?.type === 'subTopic' ? step.subTopic.title : step?.test.kind;
};

describe('what is next in a chapter', () => {
  test.each<[string, Partial<ChapterView>, string | undefined]>([
    ['the first sub-topic', { subTopics: [subTopic(1), subTopic(2)] }, 'Sub-topic 1'],
    ['the first that is not passed', { subTopics: [passed(1), subTopic(2)] }, 'Sub-topic 2'],
    ['what was begun', { subTopics: [subTopic(1), subTopic(2, { startMode: 'continue' })] }, 'Sub-topic 2'],
    [
      'a begun review, before new matter',
      { subTopics: [subTopic(1)], additionalTests: [extra('previous_chapter_review', { startMode: 'continue' })] },
      'previous_chapter_review',
    ],
    ['never what has no questions', { subTopics: [subTopic(1, { hasQuestions: false }), subTopic(2)] }, 'Sub-topic 2'],
    [
      'the gate, when all is passed',
      { subTopics: [passed(1)], additionalTests: [extra('additional_practice'), extra('final_test')] },
      'final_test',
    ],
    [
      'not the gate while it is shut',
      { subTopics: [subTopic(1)], additionalTests: [extra('final_test', shut)] },
      'Sub-topic 1',
    ],
    [
      'what is due to revise, when the badge is won',
      {
        subTopics: [passed(1)],
        additionalTests: [extra('revision_quest', { dueCount: 3 }), extra('final_test', { badge: 'bronze' })],
      },
      'revision_quest',
    ],
    [
      'nothing, when all is done and fresh',
      {
        subTopics: [passed(1)],
        additionalTests: [
          extra('revision_quest', { isLocked: true, lockReason: 'nothingToRevise' }),
          extra('final_test', { badge: 'gold' }),
        ],
      },
      undefined,
    ],
    ['nothing, in a closed chapter', { isLocked: true, subTopics: [subTopic(1)] }, undefined],
  ])('is %s', (_, change, expected) => {
    expect(nameOf(chapter(change))).toBe(expected);
  });
});
