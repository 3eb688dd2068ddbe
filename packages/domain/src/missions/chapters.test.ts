import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterStates } from './chapters.ts';

const chapter = (topicId: number, passedCount: number, subTopicCount = 3) => ({ topicId, subTopicCount, passedCount });

describe('the path of chapters', () => {
  test('begins with one open chapter', () => {
    expect(
      chapterStates([chapter(1, 0), chapter(2, 0)]).map(({ isLocked, isCurrent }) => [isLocked, isCurrent]),
    ).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('opens the next chapter when all of one is passed', () => {
    expect(chapterStates([chapter(1, 3), chapter(2, 0), chapter(3, 0)]).map(({ isLocked }) => isLocked)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('keeps open what a child has passed something in, whatever came before it', () => {
    expect(chapterStates([chapter(1, 1), chapter(2, 1)]).map(({ isLocked }) => isLocked)).toEqual([false, false]);
  });

  test('has exactly one current chapter, which is open, and nothing open is ever closed by passing more', () => {
    const path = fc.array(fc.record({ subTopicCount: fc.integer({ min: 1, max: 5 }), passed: fc.nat(5) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(path, fc.nat(7), (list, place) => {
        const chapters = list.map(({ subTopicCount, passed }, topicId) =>
          chapter(topicId, Math.min(passed, subTopicCount), subTopicCount),
        );
        const before = chapterStates(chapters);
        expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
        expect(before.find(({ isCurrent }) => isCurrent)?.isLocked).toBe(false);
        const after = chapterStates(
          chapters.map((each, at) => (at === place ? { ...each, passedCount: each.subTopicCount } : each)),
        );
        for (const [at, { isLocked }] of before.entries()) if (!isLocked) expect(after[at]?.isLocked).toBe(false);
      }),
    );
  });
});
