import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { years } from '../curriculum/subjects.ts';
import {
  additionalTestId,
  additionalTestKinds,
  additionalTestOf,
  kindsOfChapter,
  lockReasonOf,
  mayRepeat,
  type TestProgress,
} from './additional-tests.ts';

describe('the id of a test', () => {
  test('leads back to its kind and chapter, and to no other test', () => {
    const kind = fc.constantFrom(...additionalTestKinds);
    const chapterId = fc.integer({ min: 1301, max: 4799 });
    fc.assert(
      fc.property(kind, chapterId, (ofKind, ofChapter) => {
        const id = additionalTestId(ofKind, { chapterId: ofChapter });
        expect(additionalTestOf(id)).toEqual({ kind: ofKind, ground: { chapterId: ofChapter } });
      }),
    );
  });

  test('of a subject quiz leads back to its subject and year', () => {
    for (const subjectId of [1, 2, 3, 4])
      for (const year of years)
        expect(additionalTestOf(additionalTestId('additional_practice', { subjectId, year }))).toEqual({
          kind: 'additional_practice',
          ground: { subjectId, year },
        });
  });

  test.each([0, 1, 10, 101, 122, 151 + 1, 521, 181, 999, 15010, 15016, 15019])('%i is no test', (id) => {
    expect(additionalTestOf(id)).toBeUndefined();
  });
});

describe('a test is closed', () => {
  const open: TestProgress = {
    isChapterLocked: false,
    isOpen: false,
    areSubTopicsPassed: true,
    dueCount: 1,
    wasUnlockBegunToday: false,
  };
  test.each([
    ['final_test', {}, undefined],
    ['final_test', { areSubTopicsPassed: false }, 'subTopicsLeft'],
    ['final_test', { areSubTopicsPassed: false, isOpen: true }, undefined],
    ['final_test', { isChapterLocked: true }, 'chapterLocked'],
    ['revision_quest', { dueCount: 0 }, 'nothingToRevise'],
    ['revision_quest', { dueCount: 0, isOpen: true }, undefined],
    ['revision_quest', {}, undefined],
    ['additional_practice', { areSubTopicsPassed: false, dueCount: 0 }, undefined],
    ['additional_practice', { isChapterLocked: true }, 'chapterLocked'],
    ['previous_chapter_review', { isChapterLocked: true }, 'chapterLocked'],
    ['chapter_unlock', { isChapterLocked: true }, undefined],
    ['chapter_unlock', { isChapterLocked: true, wasUnlockBegunToday: true }, 'unlockTomorrow'],
    ['chapter_unlock', { isChapterLocked: true, wasUnlockBegunToday: true, isOpen: true }, undefined],
  ] as const)('%s with %o: %s', (kind, more, reason) => {
    expect(lockReasonOf(kind, { ...open, ...more })).toBe(reason);
  });
});

test.each([
  [{ place: 0, isLocked: false }, ['additional_practice', 'revision_quest', 'final_test']],
  [{ place: 1, isLocked: false }, ['additional_practice', 'previous_chapter_review', 'revision_quest', 'final_test']],
  [{ place: 1, isLocked: true }, [...additionalTestKinds]],
])('a chapter at %o has %o', (chapter, kinds) => {
  expect(kindsOfChapter(chapter)).toEqual(kinds);
});

test.each([
  ['chapter_unlock', undefined, 'yes'],
  ['chapter_unlock', '2026-11-19', 'yes'],
  ['chapter_unlock', '2026-11-20', 'unlockTomorrow'],
  ['final_test', '2026-11-20', 'yes'],
] as const)('%s last begun on %s, again on 20 November: %s', (kind, lastDay, permission) => {
  expect(mayRepeat(kind, lastDay, '2026-11-20')).toBe(permission);
});
