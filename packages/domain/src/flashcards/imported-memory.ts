/** What is remembered of a card that was learned in Anki. */
import { addDays } from '../attempts/local-day.ts';
import { type CardMemory, difficultyOfEase, toMemory } from './schedule.ts';

/** How a card stood in Anki. Days are the child's own calendar's. */
export interface ImportedReview {
  readonly intervalDays: number;
  /** 2.5 for a card that is as hard as most. */
  readonly ease: number;
  /** FSRS's own figures, where Anki used it. */
  readonly stabilityDays: number | null;
  readonly difficulty: number | null;
  /** Nothing where the reviews themselves weren't sent along. */
  readonly lastDay: string | null;
  readonly dueDay: string;
  readonly reviews: number;
  readonly lapses: number;
}

/** A card is due within a year, here as in Anki's usual settings. */
const longestIntervalDays = 365;
const maxCount = 10_000;

/** A figure from somebody else's file as a whole number in its bounds. */
const whole = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.floor(value), min), max) : min;

/** The memory behind a review in Anki; a clock that was ahead makes no review in the future. */
export function importedMemory(review: ImportedReview, today: string): CardMemory {
  const intervalDays = whole(review.intervalDays, { min: 1, max: longestIntervalDays });
  const reviewed = review.lastDay ?? addDays(review.dueDay, -intervalDays);
  const lastDay = reviewed > today ? today : reviewed;
  const stabilityDays = review.stabilityDays ?? intervalDays;
  const difficulty = review.difficulty ?? difficultyOfEase(review.ease, stabilityDays);
  const memory = toMemory(
    { stabilityDays, difficulty, lastDay },
    {
      reviews: whole(review.reviews, { min: 1, max: maxCount }),
      lapses: whole(review.lapses, { min: 0, max: maxCount }),
    },
  );
  const isKept = review.dueDay > lastDay && review.dueDay <= addDays(lastDay, longestIntervalDays);
  return isKept ? { ...memory, dueDay: review.dueDay } : memory;
}
