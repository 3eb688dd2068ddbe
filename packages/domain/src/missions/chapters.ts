/** How far a child is on the path of chapters of one subject and year. */

/** A chapter's sub-topic tests, as far as they were passed. */
export interface ChapterProgress {
  readonly topicId: number;
  readonly subTopicCount: number;
  readonly passedCount: number;
}

/** A chapter on the path. */
export interface ChapterState extends ChapterProgress {
  readonly isLocked: boolean;
  readonly isCurrent: boolean;
}

/**
 * The first chapter is open; each later one opens when all sub-topic tests of the one before are passed.
 * The current chapter is the first open one with something left, else the last.
 */
export function chapterStates(chapters: readonly ChapterProgress[]): ChapterState[] {
  const isPassed = (chapter: ChapterProgress | undefined): boolean =>
    chapter === undefined || chapter.passedCount >= chapter.subTopicCount;
  const firstLeft = chapters.findIndex((chapter) => !isPassed(chapter));
  const current = firstLeft === -1 ? chapters.length - 1 : firstLeft;
  return chapters.map((chapter, place) => ({
    ...chapter,
    isLocked: place > current && chapter.passedCount === 0,
    isCurrent: place === current,
  }));
}
