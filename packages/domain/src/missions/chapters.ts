/** How far a child is on the path of chapters of one subject and year. */
import type { AdditionalTestKind } from './additional-tests.ts';
import type { BadgeLevel } from './badges.ts';

/** A chapter as far as a child has come in it. */
export interface ChapterProgress {
  readonly subTopicCount: number;
  readonly passedCount: number;
  /** The best badge of its final test. */
  readonly badge: BadgeLevel;
  /** It was opened by the final test before it, or by a chapter-unlock test. */
  readonly wasOpened: boolean;
  /** One of its tests was begun. */
  readonly isBegun: boolean;
}

/** A chapter on the path. */
export type ChapterState<C extends ChapterProgress> = C & {
  readonly isLocked: boolean;
  readonly isCurrent: boolean;
};

/**
 * The first chapter is open; each later one opens when the final test of the one before is at bronze or a chapter-unlock
 * test was passed. What was open once stays open. The current chapter is the furthest open one; when that is done, the
 * first open one without a badge, else the furthest.
 */
export function chapterStates<C extends ChapterProgress>(chapters: readonly C[]): ChapterState<C>[] {
  const isOpen = (chapter: C, place: number): boolean => {
    const before = chapters[place - 1];
    return before === undefined || before.badge !== 'none' || chapter.wasOpened || chapter.isBegun;
  };
  const open = chapters.filter(isOpen);
  const furthest = open.at(-1);
  const current = furthest?.badge === 'none' ? furthest : (open.find(({ badge }) => badge === 'none') ?? furthest);
  return chapters.map((chapter, place) => ({
    ...chapter,
    isLocked: !isOpen(chapter, place),
    isCurrent: chapter === current,
  }));
}

/**
 * Which chapters of a path a passed test opens, given the place of its own: a final test opens the next one; a chapter-unlock
 * test opens all up to its own, because what was skipped was shown to be known.
 */
export function chaptersOpenedBy(kind: AdditionalTestKind, chapterIds: readonly number[], place: number): number[] {
  if (kind === 'final_test') return chapterIds.slice(place + 1, place + 2);
  return kind === 'chapter_unlock' ? chapterIds.slice(1, place + 1) : [];
}
