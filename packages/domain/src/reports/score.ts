/** The one score adults see, and how long a time reads. */
import { minuteMs, minutes } from '../time.ts';

/** Answers from which a score says something. */
export const ccScoreFromAnswers = 10;

/**
 * Where a ccScore usually is: questions are chosen so that about 9 in 10 easy, 3 in 4 medium and 6 in 10 hard ones go right,
 * which makes 70 when all three are asked as often.
 */
export const expectedCcScore = { from: 65, to: 80 } as const;

/**
 * ccScore, 0 to 100: right answers weighed by difficulty, drawn towards the middle while there are few.
 * undefined under 10 answers.
 */
export function ccScore(totals: {
  readonly answered: number;
  readonly weightAnswered: number;
  readonly weightRight: number;
}): number | undefined {
  if (totals.answered < ccScoreFromAnswers) return undefined;
  return (100 * (totals.weightRight + 10)) / (totals.weightAnswered + 20);
}

const hourLabelFromMs = minutes(59);

/** Minutes rounded up; from 59 minutes on in hours ('1 Hours' over 3,540,000 ms, as the specification has it). */
export function spentTimeLabel(spentMs: number): string {
  const minutes = Math.ceil(spentMs / minuteMs);
  if (spentMs > hourLabelFromMs || minutes >= 60) {
    const hours = Math.floor(Math.max(minutes, 60) / 60);
    const rest = Math.max(minutes, 60) % 60;
    return rest === 0 ? `${hours} Hours` : `${hours} Hours ${rest} min`;
  }
  return `${minutes} min`;
}
