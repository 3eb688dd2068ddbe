/** Sides of a sum with a box in them, each with the arithmetic that undoes it. */

/** A side in which r and s stand for numbers and □ for the one to find. */
export interface OpenSide {
  readonly text: string;
  /** The number in the box that makes this side worth `total`. */
  box(total: number, r: number, s: number): number;
  readonly undo: string;
  /** Where to start if the other side is just a number, #: what the box has to do with the numbers. */
  readonly start?: string;
  /** What the first of two steps makes. */
  first?(total: number, r: number, s: number): number;
}

const side = (text: string, undo: string, box: OpenSide['box'], start?: string): OpenSide => ({
  text,
  undo,
  box,
  ...(start === undefined ? {} : { start }),
});

/** A side that takes two steps to undo. */
const twoSteps = (
  text: string,
  undo: string,
  box: OpenSide['box'],
  first: NonNullable<OpenSide['first']>,
): OpenSide => ({ text, undo, box, first });

const add = side(
  'r + □',
  'Subtract r from #.',
  (total, r) => total - r,
  'r and the number in the box together make #.',
);
const addFirst = side(
  '□ + r',
  'Subtract r from #.',
  (total, r) => total - r,
  'r and the number in the box together make #.',
);
const takeFrom = side(
  'r − □',
  'Subtract # from r.',
  (total, r) => r - total,
  '# and the number in the box together make r.',
);
const takeAway = side(
  '□ − r',
  'Add r to #.',
  (total, r) => total + r,
  'If you subtract r from the number in the box, # is left. So is that number more or less than #?',
);
const times = side('r × □', 'Divide # by r.', (total, r) => total / r);
const divideBy = side('□ ÷ r', 'Multiply # by r.', (total, r) => total * r);
const divideInto = side('r ÷ □', 'Divide r by #.', (total, r) => r / total);

/** Sides by how hard they are. */
export const openSides = {
  plus: [add, addFirst],
  plusMinus: [add, addFirst, takeFrom, takeAway],
  timesOnly: [times, divideBy],
  scaled: [times, divideBy, divideInto],
  all: [add, takeFrom, takeAway, times, divideBy, divideInto],
  two: [
    twoSteps(
      'r × □ + s',
      'Subtract s from #, then divide by r.',
      (total, r, s) => (total - s) / r,
      (total, _r, s) => total - s,
    ),
    twoSteps(
      'r × □ − s',
      'Add s to #, then divide by r.',
      (total, r, s) => (total + s) / r,
      (total, _r, s) => total + s,
    ),
    twoSteps(
      '□ ÷ r + s',
      'Subtract s from #, then multiply by r.',
      (total, r, s) => (total - s) * r,
      (total, _r, s) => total - s,
    ),
    twoSteps(
      '□ ÷ r − s',
      'Add s to #, then multiply by r.',
      (total, r, s) => (total + s) * r,
      (total, _r, s) => total + s,
    ),
    twoSteps(
      'r + s − □',
      'Add r and s, then subtract #.',
      (total, r, s) => r + s - total,
      (_total, r, s) => r + s,
    ),
  ],
  brackets: [
    twoSteps(
      '(□ + r) × s',
      'Divide # by s, then subtract r.',
      (total, r, s) => total / s - r,
      (total, _r, s) => total / s,
    ),
    twoSteps(
      '(□ − r) × s',
      'Divide # by s, then add r.',
      (total, r, s) => total / s + r,
      (total, _r, s) => total / s,
    ),
    twoSteps(
      'r × (s + □)',
      'Divide # by r, then subtract s.',
      (total, r, s) => total / r - s,
      (total, r) => total / r,
    ),
    twoSteps(
      'r × (s − □)',
      'Divide # by r. The number in the box is s minus that.',
      (total, r, s) => s - total / r,
      (total, r) => total / r,
    ),
    twoSteps(
      '(□ + r) ÷ s',
      'Multiply # by s, then subtract r.',
      (total, r, s) => total * s - r,
      (total, _r, s) => total * s,
    ),
    twoSteps(
      '(r − □) ÷ s',
      'Multiply # by s. The number in the box is r minus that.',
      (total, r, s) => r - total * s,
      (total, _r, s) => total * s,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly OpenSide[]>>;
