/** How far a child is in a lesson: what completes a section, where they go on, and how far they may jump in a video. */
import type { SectionFacts, SectionKind } from './lessons.ts';

/** A stop point of a video, and whether the child has answered it. */
export interface PointFacts {
  readonly atMs: number;
  readonly isAnswered: boolean;
}

/** What a section asks of a child. */
export interface SectionWork {
  readonly kind: SectionKind;
  readonly points: readonly PointFacts[];
  /** Whether a quiz was finished at least once. */
  readonly isQuizFinished: boolean;
}

/** A section can be completed once its parts are: every stop point answered, the quiz finished. The rest is complete when it was read. */
export function isWorkDone({ kind, points, isQuizFinished }: SectionWork): boolean {
  if (kind === 'quiz') return isQuizFinished;
  return kind !== 'video' || points.every(({ isAnswered }) => isAnswered);
}

/** Where a child goes on: the first section that is not complete; undefined once all are. */
export function nextSection<Section extends SectionFacts>(
  sections: readonly Section[],
  completedIds: readonly number[],
): Section | undefined {
  return sections.find(({ sectionId }) => !completedIds.includes(sectionId));
}

/** The stop point that a video must not pass, the first time: the earliest one without an answer. */
export function nextStopMs(points: readonly PointFacts[]): number | undefined {
  const open = points.filter(({ isAnswered }) => !isAnswered).map(({ atMs }) => atMs);
  return open.length === 0 ? undefined : Math.min(...open);
}

/** Where a jump to `wantedMs` ends: at the stop point in its way, or else where it was aimed. */
export function reachableMs(wantedMs: number, points: readonly PointFacts[]): number {
  return Math.max(0, Math.min(wantedMs, nextStopMs(points) ?? wantedMs));
}

/** Where a video goes on: where the child left it, from its start if they had reached the end. */
export function resumeMs(leftAtMs: number, durationMs: number | undefined, points: readonly PointFacts[]): number {
  const endMs = durationMs ?? Number.POSITIVE_INFINITY;
  return reachableMs(leftAtMs >= endMs - 1000 ? 0 : leftAtMs, points);
}
