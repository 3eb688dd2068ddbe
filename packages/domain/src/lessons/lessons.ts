/** Lessons and exams: what they are made of, and who they are for. */
import { minutes, seconds } from '../time.ts';

/** A lesson teaches, an exam asks against the clock (specification, section 3). */
export const lessonTypes = ['lesson', 'exam'] as const;
export type LessonType = (typeof lessonTypes)[number];

export const sectionKinds = ['video', 'document', 'quiz', 'vocabulary'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** What an exam may be made of: sections of questions, each of one subject. */
export const isExamSection = (kind: SectionKind): boolean => kind === 'quiz';

/** How a child says they feel about a lesson (specification, section 3). */
export const selfAssessments = ['confident', 'needMorePractice'] as const;
export type SelfAssessment = (typeof selfAssessments)[number];

/** Sections of one lesson at most. */
export const maxSections = 30;
/** Stop points of one video at most. */
export const maxPoints = 40;
/** Cards of one vocabulary section at most. */
export const maxWords = 40;
/** Questions of one quiz at most. */
export const maxQuizQuestions = 40;
/** Longest captions, in characters: about three hours of speech. */
export const captionsMaxLength = 200_000;
/** Longest video. */
export const maxVideoMs = minutes(4 * 60);
/** Two stop points are at least this far apart, so that a child sees some of the video between them. */
export const minPointGapMs = seconds(1);
/** 'Watch that bit again' goes back this far. */
export const replayMs = seconds(20);

/** Whether a lesson is shown to its students, or when it will be. */
export type PublicationState = 'draft' | 'scheduled' | 'published';

/** `publishAt` is undefined for a draft. */
export function publicationState(publishAt: Date | undefined, now: Date): PublicationState {
  if (publishAt === undefined) return 'draft';
  return publishAt <= now ? 'published' : 'scheduled';
}

/** A section as far as a lesson's order and readiness go by it. */
export interface SectionFacts {
  readonly sectionId: number;
  readonly kind: SectionKind;
}

/** The places of sections in a new order; undefined unless it names each section exactly once. */
export function reordered<Section extends SectionFacts>(
  sections: readonly Section[],
  order: readonly number[],
): Section[] | undefined {
  const byId = new Map(sections.map((section) => [section.sectionId, section]));
  const sorted = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  return sorted.length === sections.length && order.length === sections.length ? sorted : undefined;
}
