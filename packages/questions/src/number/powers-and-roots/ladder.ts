/** Which bases each year and level takes: in calculations, alone (a power or root by itself) and among numbers to tap. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';

type Range = readonly [least: number, most: number];

interface Bases {
  readonly square?: Range;
  readonly cube?: Range;
}

/** The bases of a level. Without those to tap there is no such question. */
export interface Rung {
  readonly used: Bases;
  readonly alone: Bases;
  readonly tapped?: Bases;
}

export type Ladder = Readonly<Record<Difficulty, Rung>>;

/** Squares of the tables are easy in year 5 only. */
export const squaresOfYear5: Ladder = {
  easy: { used: { square: [3, 12] }, alone: { square: [3, 12] }, tapped: { square: [1, 12] } },
  medium: { used: { square: [9, 15] }, alone: { square: [13, 16] }, tapped: { square: [9, 16] } },
  hard: { used: { square: [13, 20] }, alone: { square: [13, 20] } },
};

export const cubesOfYear5: Ladder = {
  easy: { used: { cube: [3, 6] }, alone: { cube: [3, 6] }, tapped: { cube: [1, 6] } },
  medium: { used: { cube: [4, 8] }, alone: { cube: [6, 8] }, tapped: { cube: [3, 8] } },
  hard: { used: { cube: [6, 10] }, alone: { cube: [6, 10] }, tapped: { cube: [6, 10] } },
};

/** Year 6 begins where the tables end, and cubes at 5³. */
export const powersOfYear6: Ladder = {
  easy: {
    used: { square: [11, 15], cube: [5, 8] },
    alone: { square: [11, 15], cube: [5, 8] },
    tapped: { square: [11, 15], cube: [5, 8] },
  },
  medium: {
    used: { square: [12, 18], cube: [5, 8] },
    alone: { square: [16, 20], cube: [6, 10] },
    tapped: { square: [15, 20], cube: [6, 10] },
  },
  hard: { used: { square: [11, 20], cube: [5, 10] }, alone: {} },
};

export const powersOfYear7: Ladder = {
  easy: { used: { square: [13, 20], cube: [6, 9] }, alone: { square: [13, 20], cube: [6, 9] } },
  medium: { used: { square: [13, 20], cube: [5, 8] }, alone: {} },
  hard: { used: { square: [14, 25], cube: [6, 9] }, alone: {} },
};
