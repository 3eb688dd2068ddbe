/** The rhythm of a test on the screen: right answers in a row, misses in a row, and what each moment is worth. */

/** Right answers in a row from which the comet is lit. */
export const litFrom = 3;
/** Misses in a row after which the worked example is offered. */
const offerFrom = 3;

export interface Rhythm {
  readonly rightInARow: number;
  readonly missesInARow: number;
}
export const noRhythm: Rhythm = { rightInARow: 0, missesInARow: 0 };

export function afterMark({ rightInARow, missesInARow }: Rhythm, isRight: boolean): Rhythm {
  return isRight
    ? { rightInARow: rightInARow + 1, missesInARow: 0 }
    : { rightInARow: 0, missesInARow: missesInARow + 1 };
}

/** What is special about an answer, given what came before it; nothing about most. */
export type Moment = 'combo' | 'backOnTrack' | 'offer';

export function momentOf(before: Rhythm, isRight: boolean): Moment | undefined {
  const now = afterMark(before, isRight);
  if (!isRight) return now.missesInARow >= offerFrom ? 'offer' : undefined;
  if (before.missesInARow > 0) return 'backOnTrack';
  return now.rightInARow >= litFrom ? 'combo' : undefined;
}
