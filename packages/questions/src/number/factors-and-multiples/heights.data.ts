/** The two numbers that each year and level asks about: common factors from year 5, common multiples from year 6. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';

/** Two numbers with a common factor. */
interface FactorHeight {
  readonly pool: readonly number[];
  /** The least highest common factor, and the least common factor that is tapped. */
  readonly highest: number;
  readonly tapped: number;
}

/** Two numbers with a common multiple. */
interface MultipleHeight {
  readonly pool: readonly number[];
  readonly lowest: readonly [fewest: number, most: number];
  /** How many multiples of the larger number are listed, at least. */
  readonly listed: number;
  /** Whether the numbers share a factor, so that their product is not the answer. */
  readonly shares?: true;
}

/** Multiples to tap in year 5: of which numbers, how many lots, and where the hint begins to count. */
interface MultiplesAsked {
  readonly of: readonly number[];
  readonly reach: readonly number[];
  readonly start: number;
}

/** The tables to 12 are for year 4: medium goes further beyond them, and hard counts in larger numbers. */
export const multiplesAsked: Readonly<Record<Difficulty, MultiplesAsked>> = {
  easy: { of: [6, 7, 8, 9], reach: [12, 13, 14, 15, 16], start: 10 },
  medium: { of: [6, 7, 8, 9, 12], reach: [16, 17, 18, 19, 21, 22, 23, 24], start: 20 },
  hard: { of: [13, 14, 15, 16, 18], reach: [4, 5, 6, 7, 8, 9, 11, 12], start: 10 },
};

type Count = readonly [fewest: number, most: number];

/** How many factor pairs there are to count; easy doesn't count them. */
export const pairsToCount: Readonly<Record<Difficulty, Count>> = { easy: [2, 3], medium: [3, 4], hard: [5, 8] };

/** How many factors there are to count: the more, the more divisions to try. */
export const factorsToCount: Readonly<Record<Difficulty, Count>> = { easy: [4, 6], medium: [6, 9], hard: [10, 18] };

type Ladder<Height> = Readonly<Record<number, Readonly<Record<Difficulty, Height>>>>;

const small = [12, 15, 16, 18, 20, 21, 24, 27, 28, 30, 32, 35, 36, 40, 45, 50];
const middle = [28, 32, 36, 40, 42, 44, 45, 48, 52, 54, 56, 60, 63, 64, 66, 70, 72, 78, 80, 81, 84, 88];
const large = [
  48, 54, 56, 60, 64, 66, 70, 72, 75, 78, 80, 81, 84, 88, 90, 96, 98, 100, 108, 110, 112, 120, 126, 132, 144,
];
const larger = [
  84, 90, 96, 98, 105, 108, 112, 120, 126, 132, 135, 140, 144, 150, 156, 162, 168, 180, 189, 192, 196, 198, 200, 210,
  216,
];
const largest = [
  126, 132, 140, 144, 150, 156, 160, 162, 168, 176, 180, 189, 192, 196, 198, 208, 210, 216, 220, 224, 225, 231, 234,
  240, 252, 264, 270, 280, 288, 294, 300,
];

export const factorHeights: Ladder<FactorHeight> = {
  5: {
    easy: { pool: small, highest: 3, tapped: 2 },
    medium: { pool: middle, highest: 4, tapped: 3 },
    hard: { pool: large, highest: 12, tapped: 4 },
  },
  6: {
    easy: { pool: large.filter((each) => each <= 112), highest: 12, tapped: 6 },
    medium: { pool: larger.filter((each) => each <= 168), highest: 12, tapped: 6 },
    hard: { pool: largest.filter((each) => each <= 234), highest: 14, tapped: 7 },
  },
  7: {
    easy: { pool: larger.filter((each) => each <= 168), highest: 12, tapped: 6 },
    medium: { pool: larger, highest: 14, tapped: 7 },
    hard: { pool: largest, highest: 14, tapped: 7 },
  },
};

const teens = [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24];
const twenties = [12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30];

export const multipleHeights: Ladder<MultipleHeight> = {
  6: {
    easy: { pool: [3, 4, 5, 6, 7, 8, 9, 10], lowest: [12, 45], listed: 2 },
    medium: { pool: [4, 6, 7, 8, 9, 10, 12, 15], lowest: [36, 90], listed: 2 },
    hard: { pool: teens, lowest: [72, 180], listed: 3, shares: true },
  },
  7: {
    easy: { pool: teens, lowest: [72, 180], listed: 3, shares: true },
    medium: { pool: twenties, lowest: [140, 300], listed: 4 },
    hard: {
      pool: [18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45],
      lowest: [120, 480],
      listed: 6,
    },
  },
};

/** The hardest height as it is told in stories: nobody swims every 42 days. */
export const storyHeights: { readonly factors: FactorHeight; readonly multiples: MultipleHeight } = {
  factors: { pool: larger, highest: 14, tapped: 7 },
  multiples: { pool: twenties, lowest: [84, 300], listed: 6 },
};
