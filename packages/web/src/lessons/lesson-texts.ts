/** What students and tutors read about lessons. */
import type { Lesson, LessonCard, LessonSection } from '@comet/contract/lesson-fields';
import { videoTime } from '@comet/domain/lessons/captions';
import type { SectionKind } from '@comet/domain/lessons/lessons';
import { longDate } from '../ui/dates.ts';

/** Which lessons a student wants to see. */
export const lessonFilters = {
  all: { label: 'All', fits: () => true },
  todo: { label: 'To do', fits: ({ progress }: LessonCard) => progress?.isFinished !== true },
  done: { label: 'Done', fits: ({ progress }: LessonCard) => progress?.isFinished === true },
} as const;

const parts = (count: number): string => (count === 1 ? '1 part' : `${count} parts`);

export function progressText({ sectionCount, progress }: Pick<LessonCard, 'sectionCount' | 'progress'>): string {
  if (progress?.isFinished === true) return 'All done!';
  if (progress === null || progress.lastOpenedAt === null) return parts(sectionCount);
  return `${progress.completedCount} of ${parts(sectionCount)} done`;
}

/** What a child does with a section. */
export const sectionVerbs: Readonly<Record<SectionKind, string>> = {
  video: 'Watch',
  document: 'Read',
  quiz: 'Quiz',
  vocabulary: 'Words',
};

/** What a section is called in a tutor's list. */
export const sectionNames: Readonly<Record<SectionKind, string>> = {
  video: 'Video',
  document: 'Document',
  quiz: 'Quiz',
  vocabulary: 'Words',
};

export function sectionLine(section: LessonSection): string {
  switch (section.kind) {
    case 'video': {
      const stops = section.points.length;
      const length = section.duration === null ? '' : `${videoTime(section.duration)} · `;
      return `${length}${stops === 1 ? '1 stop point' : `${stops} stop points`}`;
    }
    case 'document':
      return 'Document';
    case 'quiz':
      return section.numberOfQuestions === 1 ? '1 question' : `${section.numberOfQuestions} questions`;
    case 'vocabulary':
      return section.words.length === 1 ? '1 card' : `${section.words.length} cards`;
  }
}

/** Whether students see it, as its tutor reads it. */
export function publicationText({ publication, publishedAt }: Pick<Lesson, 'publication' | 'publishedAt'>): string {
  if (publication === null || publication.state === 'draft') return 'Draft';
  return publication.state === 'published' || publishedAt === null ? 'Published' : `From ${longDate(publishedAt)}`;
}
