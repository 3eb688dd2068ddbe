/** The tests of a chapter beside those of its sub-topics: what they are called, how long they are, when they open. */
import { findSubject, type Year, years } from '../curriculum/subjects.ts';
import type { Permission } from '../permission.ts';

/** Kinds of additional tests (specification, section 3: task kinds), in the order they stand in a chapter. */
export const additionalTestKinds = [
  'additional_practice',
  'previous_chapter_review',
  'revision_quest',
  'final_test',
  'chapter_unlock',
] as const;
export type AdditionalTestKind = (typeof additionalTestKinds)[number];

/** What people read (specification, section 3: quiz kinds). */
export const additionalTestNames: Readonly<Record<AdditionalTestKind, string>> = {
  additional_practice: 'Additional Practice',
  previous_chapter_review: 'Previous Chapter Review',
  revision_quest: 'Revision Quest',
  final_test: 'Final test',
  chapter_unlock: 'Chapter unlock',
};

/** Questions of each where the matter has as many; a Revision Quest has what there is to revise, and no more than this. */
export const additionalTestQuestionCount: Readonly<Record<AdditionalTestKind, number>> = {
  additional_practice: 10,
  previous_chapter_review: 10,
  revision_quest: 10,
  final_test: 20,
  chapter_unlock: 15,
};

/** What a test is drawn from: a chapter, or a subject and year as a whole. */
export type Ground = { readonly chapterId: number } | { readonly subjectId: number; readonly year: Year };

const firstChapterId = 1000;

/** One number for a ground, as attempts keep it: a chapter's own id, else the subject and the year (15 is Math of year 5). */
export function groundId(ground: Ground): number {
  return 'chapterId' in ground ? ground.chapterId : ground.subjectId * 10 + ground.year;
}

/** The ground of a number, or undefined where it can be none. Whether there is such a chapter is the map's to say. */
export function groundOf(id: number): Ground | undefined {
  if (id >= firstChapterId) return { chapterId: id };
  const subjectId = Math.floor(id / 10);
  const year = years.find((known) => known === id % 10);
  return year === undefined || findSubject(subjectId) === undefined ? undefined : { subjectId, year };
}

/** The id of a test: its ground and, as the last digit, its kind. The same test has the same id for every student, for ever. */
export function additionalTestId(kind: AdditionalTestKind, ground: Ground): number {
  return groundId(ground) * 10 + additionalTestKinds.indexOf(kind) + 1;
}

/** Kind and ground of a test's id, or undefined where no test has it. A subject and year have Additional Practice alone. */
export function additionalTestOf(id: number): { kind: AdditionalTestKind; ground: Ground } | undefined {
  const kind = additionalTestKinds[(id % 10) - 1];
  const ground = groundOf(Math.floor(id / 10));
  if (kind === undefined || ground === undefined) return undefined;
  return 'chapterId' in ground || kind === 'additional_practice' ? { kind, ground } : undefined;
}

/** Why a test cannot be begun now; each is the name of the refusal, too. */
export const lockReasons = ['chapterLocked', 'subTopicsLeft', 'nothingToRevise', 'unlockTomorrow'] as const;
export type LockReason = (typeof lockReasons)[number];

/** What decides whether a test can be begun. */
export interface TestProgress {
  readonly isChapterLocked: boolean;
  /** An attempt is under way; it can be gone on with whatever else changed since. */
  readonly isOpen: boolean;
  readonly areSubTopicsPassed: boolean;
  /** Wrong answers and fading sub-topics that are due today. */
  readonly dueCount: number;
  /** A chapter-unlock test of this chapter was begun today, on the child's own calendar. */
  readonly wasUnlockBegunToday: boolean;
}

/**
 * Why the test cannot be begun, or undefined. The final test waits for every sub-topic test of its chapter; a Revision Quest
 * for something to revise; a chapter-unlock test is begun once a day.
 */
export function lockReasonOf(kind: AdditionalTestKind, progress: TestProgress): LockReason | undefined {
  if (kind === 'chapter_unlock') return progress.isOpen || !progress.wasUnlockBegunToday ? undefined : 'unlockTomorrow';
  if (progress.isChapterLocked) return 'chapterLocked';
  if (progress.isOpen) return undefined;
  if (kind === 'final_test' && !progress.areSubTopicsPassed) return 'subTopicsLeft';
  if (kind === 'revision_quest' && progress.dueCount === 0) return 'nothingToRevise';
  return undefined;
}

/** Whether a finished test may be begun again on this day, given the day on which it was last begun. */
export function mayRepeat(
  kind: AdditionalTestKind,
  lastDay: string | undefined,
  today: string,
): Permission<'unlockTomorrow'> {
  return kind === 'chapter_unlock' && lastDay === today ? 'unlockTomorrow' : 'yes';
}

/** Which tests a chapter has: no review before the second one, no unlocking of what is open. */
export function kindsOfChapter(chapter: { readonly place: number; readonly isLocked: boolean }): AdditionalTestKind[] {
  return additionalTestKinds.filter((kind) => {
    if (kind === 'previous_chapter_review') return chapter.place > 0;
    return kind !== 'chapter_unlock' || chapter.isLocked;
  });
}
