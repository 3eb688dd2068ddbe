import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeLevels } from './badges.ts';
import { type ChapterProgress, chapterStates, chaptersOpenedBy } from './chapters.ts';

const chapter = (more: Partial<ChapterProgress> = {}): ChapterProgress => ({
  subTopicCount: 3,
  passedCount: 0,
  badge: 'none',
  wasOpened: false,
  isBegun: false,
  ...more,
});
const shown = (chapters: readonly ChapterProgress[]) =>
  chapterStates(chapters)
    .map(({ isLocked, isCurrent }) => (isLocked ? 'locked' : isCurrent ? 'current' : 'open'))
    .join(' ');

describe('the path of chapters', () => {
  test.each([
    ['begins with one open chapter', [{}, {}, {}], 'current locked locked'],
    ['stays closed when all sub-topics are passed without a badge', [{ passedCount: 3 }, {}], 'current locked'],
    ['opens the next chapter at bronze', [{ badge: 'bronze' }, {}, {}], 'open current locked'],
    ['opens one by unlocking', [{}, {}, { wasOpened: true }], 'open locked current'],
    ['keeps open what a child has begun', [{}, { isBegun: true }], 'open current'],
    ['leads back to what was left out once its end is done', [{}, { wasOpened: true, badge: 'gold' }], 'current open'],
    ['stays at its end when everything is done', [{ badge: 'gold' }, { badge: 'bronze' }], 'open current'],
  ] as const)('%s', (_, chapters, expected) => {
    expect(shown(chapters.map(chapter))).toBe(expected);
  });

  test('has exactly one current chapter, which is open, and nothing open is ever closed by any progress', () => {
    const progress = fc.record({
      subTopicCount: fc.integer({ min: 1, max: 5 }),
      passedCount: fc.nat(5),
      badge: fc.constantFrom(...badgeLevels),
      wasOpened: fc.boolean(),
      isBegun: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(progress, { minLength: 1, maxLength: 8 }), fc.nat(7), progress, (path, place, more) => {
        const before = chapterStates(path);
        expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
        expect(before.find(({ isCurrent }) => isCurrent)?.isLocked).toBe(false);
        const after = chapterStates(
          path.map((each, at) =>
            at === place
              ? {
                  ...each,
                  badge: each.badge === 'none' ? more.badge : each.badge,
                  wasOpened: each.wasOpened || more.wasOpened,
                  isBegun: each.isBegun || more.isBegun,
                }
              : each,
          ),
        );
        for (const [at, { isLocked }] of before.entries()) if (!isLocked) expect(after[at]?.isLocked).toBe(false);
      }),
    );
  });
});

describe('a passed test', () => {
  test.each([
    ['final_test', 0, [12]],
    ['final_test', 1, [13]],
    ['final_test', 2, []],
    ['chapter_unlock', 2, [12, 13]],
    ['chapter_unlock', 1, [12]],
    ['additional_practice', 1, []],
    ['previous_chapter_review', 1, []],
    ['revision_quest', 1, []],
  ] as const)('%s of chapter %i opens %j', (kind, place, opened) => {
    expect(chaptersOpenedBy(kind, [11, 12, 13], place)).toEqual(opened);
  });
});
