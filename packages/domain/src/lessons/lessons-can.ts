/** Who may do what with a lesson. The same rules disable buttons in the web app and guard the service. */
import type { Permission } from '../permission.ts';
import { isWorkDone, type PointFacts, type SectionWork } from './lesson-progress.ts';
import { isExamSection, type LessonType, maxPoints, maxSections, minPointGapMs, type SectionKind } from './lessons.ts';

/** A lesson as far as its readers go by it. */
interface Audience {
  readonly tutorId: number;
  readonly publishAt: Date | undefined;
  /** Whether the student is in one of its classes, or taught one to one where it is for those; and their parent agreed to the tutor. */
  readonly isForStudent: boolean;
}

interface Draft {
  readonly type: LessonType;
  readonly sections: readonly { readonly kind: SectionKind; readonly hasFile: boolean }[];
}

export const lessonsCan = {
  /** Change it, as a tutor. Somebody else's is not there, so nobody learns that it exists. */
  change(tutor: { readonly userId: number }, lesson: { readonly tutorId: number }): Permission<'notFound'> {
    return tutor.userId === lesson.tutorId ? 'yes' : 'notFound';
  },

  /** Open it, as a student: it is published and meant for them. */
  open({ publishAt, isForStudent }: Omit<Audience, 'tutorId'>, now: Date): Permission<'notFound'> {
    return isForStudent && publishAt !== undefined && publishAt <= now ? 'yes' : 'notFound';
  },

  /** Show it to students: there is something in it, and every file is there. */
  publish({ type, sections }: Draft): Permission<'lessonEmpty' | 'lessonFileMissing'> {
    const isEmpty = type === 'exam' ? !sections.some(({ kind }) => isExamSection(kind)) : sections.length === 0;
    if (isEmpty) return 'lessonEmpty';
    const needsFile = ({ kind }: { readonly kind: SectionKind }): boolean => kind === 'video' || kind === 'document';
    return sections.every((section) => !needsFile(section) || section.hasFile) ? 'yes' : 'lessonFileMissing';
  },

  /** Add so many sections of these kinds to one that has some. */
  addSections(
    lesson: { readonly type: LessonType; readonly sectionCount: number },
    kinds: readonly SectionKind[],
  ): Permission<'tooManySections' | 'onlyQuizzesInExams'> {
    if (lesson.type === 'exam' && !kinds.every(isExamSection)) return 'onlyQuizzesInExams';
    return lesson.sectionCount + kinds.length <= maxSections ? 'yes' : 'tooManySections';
  },

  /** Put a stop point here, given the other ones of the video. */
  placePoint(
    atMs: number,
    video: { readonly kind: SectionKind; readonly durationMs: number | undefined },
    others: readonly Pick<PointFacts, 'atMs'>[],
  ): Permission<'badStopPoint' | 'tooManyPoints'> {
    if (others.length >= maxPoints) return 'tooManyPoints';
    const isInVideo = video.kind === 'video' && atMs <= (video.durationMs ?? Number.POSITIVE_INFINITY);
    const isFree = others.every((other) => Math.abs(other.atMs - atMs) >= minPointGapMs);
    return isInVideo && isFree ? 'yes' : 'badStopPoint';
  },

  /** Say that a section is complete. */
  complete(work: SectionWork): Permission<'sectionNotDone'> {
    return isWorkDone(work) ? 'yes' : 'sectionNotDone';
  },
};
