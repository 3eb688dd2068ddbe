/** Active time: a page counts while it is seen and somebody has touched it recently. */
import { minutes } from '../time.ts';

/** One beat of the tracker; no child's time grows by more than one in as long. */
export const beatMs = 30_000;
/** A page that nobody has touched for so long is looked at by nobody. */
export const usedWithinMs = minutes(2);

/** What time is tracked of: the specification's learning items, and practices. */
export const trackedKinds = ['mission', 'lessons', 'live_lesson', 'practice'] as const;
export type TrackedKind = (typeof trackedKinds)[number];

/** Whether a beat that comes now counts: a whole beat has passed since the child's last one and since this tracker began. */
export function doesBeatCount(
  beat: { readonly startedAt: Date; readonly countedAt: Date | undefined },
  now: Date,
): boolean {
  const since = Math.max(beat.startedAt.getTime(), beat.countedAt?.getTime() ?? 0);
  return now.getTime() - since >= beatMs;
}

/** Measures active time. Every moment is told to it, in milliseconds of one clock that does not run backwards. */
export class ActiveTime {
  #soFarMs = 0;
  #sinceMs: number;
  #usedAtMs: number;
  #isVisible: boolean;

  /** Opening the page is a use of it. */
  constructor(nowMs: number, isVisible: boolean) {
    this.#sinceMs = nowMs;
    this.#usedAtMs = nowMs;
    this.#isVisible = isVisible;
  }

  /** Somebody pressed, typed, moved or scrolled. */
  use(nowMs: number): void {
    this.#addElapsed(nowMs);
    this.#usedAtMs = nowMs;
  }

  /** The page was brought to the front, which is a use of it, or left. */
  setVisible(isVisible: boolean, nowMs: number): void {
    this.#addElapsed(nowMs);
    this.#isVisible = isVisible;
    if (isVisible) this.#usedAtMs = nowMs;
  }

  /** Active milliseconds up to now. */
  readMs(nowMs: number): number {
    this.#addElapsed(nowMs);
    return this.#soFarMs;
  }

  #addElapsed(nowMs: number): void {
    if (this.#isVisible) {
      const untilMs = Math.min(nowMs, this.#usedAtMs + usedWithinMs);
      this.#soFarMs += Math.max(0, untilMs - this.#sinceMs);
    }
    this.#sinceMs = nowMs;
  }
}
