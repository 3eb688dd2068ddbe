import { expect, test } from 'vitest';
import { isReleased, partLimits, sectionsOfQuestions } from './exams.ts';
import { correlation, itemStatistics, median } from './item-statistics.ts';

const released = new Date();
test.each([
  ['atOnce', undefined, 5, true],
  ['afterLast', undefined, 1, false],
  ['afterLast', undefined, 0, true],
  ['afterLast', released, 3, true],
  ['byTutor', undefined, 0, false],
  ['byTutor', released, 3, true],
] as const)('released %s, noted %s, with %d children left: %s', (release, releasedAt, unfinishedCount, is) => {
  expect(isReleased({ release, releasedAt, unfinishedCount })).toBe(is);
});

test('an exam is one part, or one for each section', () => {
  expect(partLimits({ timing: 'whole', timeLimitMs: 9 }, [4, 5, 6])).toEqual([9]);
  expect(partLimits({ timing: 'sections', timeLimitMs: 9 }, [4, 5, 6])).toEqual([4, 5, 6]);
  expect(sectionsOfQuestions([2, 0, 3])).toEqual([0, 0, 2, 2, 2]);
});

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 9, 2], 3],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  [
    'rising together',
    [
      [1, 2],
      [2, 4],
      [3, 6],
    ],
    1,
  ],
  [
    'one falling',
    [
      [1, 3],
      [2, 2],
      [3, 1],
    ],
    -1,
  ],
  [
    'one that never varies',
    [
      [1, 5],
      [2, 5],
    ],
    null,
  ],
  ['too few', [[1, 1]], null],
] as const)('correlation of %s', (_, pairs, expected) => {
  const found = correlation(pairs);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(expected);
});

/** A class as rows of rights, one text for each child: '1101' got the third question wrong. */
const classOf = (...children: string[]) =>
  children.flatMap((child, attemptId) =>
    [...child].map((mark, itemId) => ({ attemptId, itemId, isRight: mark === '1', spentMs: (itemId + 1) * 1000 })),
  );

test('facility is the share of right answers, typical time the median', () => {
  const [first, second] = itemStatistics(classOf('11', '10', '10', '00'));
  expect(first).toMatchObject({ itemId: 0, answered: 4, facility: 0.75, typicalMs: 1000 });
  expect(second).toMatchObject({ facility: 0.25, typicalMs: 2000 });
});

test.each([
  ['a question that only those with more right answers get right', ['1111', '1110', '0100', '0010', '0000'], 0, 0.9],
  ['a question that those with fewer right answers get right', ['0111', '0111', '0110', '1000', '1000'], 0, -1],
])('discrimination of %s', (_, children, itemId, expected) => {
  const found = itemStatistics(classOf(...children))[itemId]?.discrimination ?? 0;
  expect(found).toBeCloseTo(expected, 0);
  expect(Math.sign(found)).toBe(Math.sign(expected));
});

test.each([
  ['fewer than five children', ['11', '10', '01', '00']],
  ['a question that all got right', ['10', '11', '10', '11', '11']],
])('there is no discrimination for %s', (_, children) => {
  expect(itemStatistics(classOf(...children))[0]?.discrimination).toBeNull();
});

test('without answers there are no figures', () => {
  expect(itemStatistics([])).toEqual([]);
});
