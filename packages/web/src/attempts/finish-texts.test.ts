import type { Attempt, Finish } from '@comet/contract/attempts';
import { expect, test } from 'vitest';
import { finishTexts } from './finish-texts.ts';

function textsOf(kind: Attempt['kind'], rightCount: number, questionCount: number, finish: Partial<Finish> = {}) {
  const attempt: Attempt = {
    attemptId: 1,
    kind,
    status: 'FINISH',
    title: 'Fractions',
    subject: 'math',
    subTopicId: null,
    additionalTestId: null,
    chapterId: 1501,
    questionCount,
    answeredCount: questionCount,
    rightCount,
  };
  const nothing: Finish = {
    stars: 0,
    bestStars: 0,
    isPassed: false,
    coins: 0,
    experience: 0,
    isRewarded: true,
    badge: null,
    openedChapter: null,
  };
  return finishTexts(attempt, { ...nothing, ...finish }, true);
}

test.each([
  [
    textsOf('subTopic', 6, 10, { stars: 1 }),
    { title: 'One star, and so close!', line: 'One more right and you’ll pass.' },
  ],
  [textsOf('subTopic', 5, 10), { title: 'A good step on the way', line: '2 more right and you’ll pass.' }],
  [textsOf('subTopic', 2, 10).title, 'A good step on the way'],
  [textsOf('subTopic', 8, 10, { isPassed: true, stars: 2 }), { title: 'Test passed!' }],
  [textsOf('subTopic', 10, 10, { isPassed: true, stars: 3 }).title, 'Every single one!'],
  [textsOf('chapter_unlock', 11, 15).line, 'You can try again tomorrow.'],
  [textsOf('practice', 3, 10), { title: 'A good step on the way' }],
  [textsOf('final_test', 19, 20, { isPassed: true, badge: { won: 'gold', best: 'gold' } }), { title: 'A gold badge!' }],
])('%o', (texts, expected) => {
  expect(texts).toEqual(expected);
});
