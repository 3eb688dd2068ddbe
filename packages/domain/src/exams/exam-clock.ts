/**
 * The clock of one child's exam. It runs through the parts in turn: a part ends when its time is up or when it is handed in, and
 * the next one begins at once. Exam time is counted in milliseconds from the start and stands still in a pause.
 */
import { lateAnswerGraceMs } from '../practice/practice.ts';
import { maxPauseMs } from './exams.ts';

export interface ExamClock {
  readonly startedAt: Date;
  /** The child's own limit of each part, extra time included; null is no limit. */
  readonly limitsMs: readonly (number | null)[];
  /** When parts ended, in exam time, as far as one after them was handed in before its time. */
  readonly endsMs: readonly number[];
  /** Pauses that are over. */
  readonly pausedMs: number;
  readonly pausedAt: Date | undefined;
}

/** A clock that starts. */
export const startClock = (startedAt: Date, limitsMs: readonly (number | null)[]): ExamClock => ({
  startedAt,
  limitsMs,
  endsMs: [],
  pausedMs: 0,
  pausedAt: undefined,
});

/** Exam time now. A pause that lasted too long is over by itself. */
export function examMs({ startedAt, pausedMs, pausedAt }: ExamClock, now: Date): number {
  const pauseMs = pausedAt === undefined ? 0 : Math.min(maxPauseMs, Math.max(0, now.getTime() - pausedAt.getTime()));
  return now.getTime() - startedAt.getTime() - pausedMs - pauseMs;
}

/** When each part ends, in exam time; infinite where it has no limit. */
function partEnds({ limitsMs, endsMs }: ExamClock): number[] {
  let endMs = 0;
  return limitsMs.map((limitMs, part) => {
    endMs = endsMs[part] ?? endMs + (limitMs ?? Number.POSITIVE_INFINITY);
    return endMs;
  });
}

/** The part that runs, and how much of it is left (null without a limit); undefined once the exam is over. */
export function runningPart(
  clock: ExamClock,
  now: Date,
): { readonly part: number; readonly remainingMs: number | null } | undefined {
  const atMs = examMs(clock, now);
  const ends = partEnds(clock);
  const part = ends.findIndex((endMs) => atMs < endMs);
  const endMs = ends[part];
  if (endMs === undefined) return undefined;
  return { part, remainingMs: Number.isFinite(endMs) ? endMs - atMs : null };
}

/** What is left of the whole exam; null without a limit. */
export function remainingMs(clock: ExamClock, now: Date): number | null {
  const lastMs = partEnds(clock).at(-1) ?? 0;
  return Number.isFinite(lastMs) ? Math.max(0, lastMs - examMs(clock, now)) : null;
}

/** When the exam is over by the clock; undefined without a limit. */
export function deadlineOf(clock: ExamClock): Date | undefined {
  const lastMs = partEnds(clock).at(-1) ?? 0;
  if (!Number.isFinite(lastMs)) return undefined;
  const pausesMs = clock.pausedMs + (clock.pausedAt === undefined ? 0 : maxPauseMs);
  return new Date(clock.startedAt.getTime() + pausesMs + lastMs);
}

const isPausedAt = ({ pausedAt }: ExamClock, now: Date): boolean =>
  pausedAt !== undefined && now.getTime() - pausedAt.getTime() < maxPauseMs;

/** Whether the clock stands still now. */
export const isPaused = isPausedAt;

/** Whether an answer to a question of this part counts now: while it runs, and for a moment after its time was up. */
export function takesAnswers(clock: ExamClock, part: number, now: Date): boolean {
  if (isPausedAt(clock, now)) return false;
  const atMs = examMs(clock, now);
  const ends = partEnds(clock);
  const beginsMs = part === 0 ? 0 : ends[part - 1];
  const endMs = ends[part];
  if (beginsMs === undefined || endMs === undefined || atMs < beginsMs) return false;
  return atMs < endMs || (clock.endsMs[part] === undefined && atMs <= endMs + lateAnswerGraceMs);
}

/** Hands in the part that runs; the next one begins. The same clock once the exam is over. */
export function handInPart(clock: ExamClock, now: Date): ExamClock {
  const running = runningPart(clock, now);
  if (running === undefined) return clock;
  return { ...clock, endsMs: [...partEnds(clock).slice(0, running.part), examMs(clock, now)] };
}

export const pause = (clock: ExamClock, now: Date): ExamClock =>
  clock.pausedAt === undefined || !isPausedAt(clock, now) ? { ...resume(clock, now), pausedAt: now } : clock;

export function resume(clock: ExamClock, now: Date): ExamClock {
  if (clock.pausedAt === undefined) return clock;
  const pauseMs = Math.min(maxPauseMs, Math.max(0, now.getTime() - clock.pausedAt.getTime()));
  return { ...clock, pausedMs: clock.pausedMs + pauseMs, pausedAt: undefined };
}

/** Adds time to the part that runs; a child without a limit needs none. */
export function extend(clock: ExamClock, now: Date, extraMs: number): ExamClock {
  const part = runningPart(clock, now)?.part;
  return {
    ...clock,
    limitsMs: clock.limitsMs.map((limitMs, place) =>
      place === part && limitMs !== null ? limitMs + extraMs : limitMs,
    ),
  };
}
