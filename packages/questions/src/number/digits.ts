/** Numbers as columns of digits: exchanges, carries and the mistakes children make in them. */

/** The digits from the ones upwards. */
export function digitsUp(value: number): number[] {
  return [...String(value)].reverse().map(Number);
}

/** A number of `digits` digits, each between `low` and `high`, the first not zero. */
function fromDigitsUp(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * 10 ** place, 0);
}

/** Columns from the ones upwards in which an addition carries. */
export function carriesIn(a: number, b: number): number[] {
  const columns: number[] = [];
  let carried = 0;
  for (let place = 0, scale = 1; scale <= Math.max(a, b); place++, scale *= 10) {
    carried = (Math.floor(a / scale) % 10) + (Math.floor(b / scale) % 10) + carried >= 10 ? 1 : 0;
    if (carried === 1) columns.push(place);
  }
  return columns;
}

/** Columns from the ones upwards in which a subtraction exchanges. */
export function exchangesIn(a: number, b: number): number[] {
  const columns: number[] = [];
  let lent = 0;
  for (let place = 0, scale = 1; scale <= a; place++, scale *= 10) {
    lent = (Math.floor(a / scale) % 10) - lent < Math.floor(b / scale) % 10 ? 1 : 0;
    if (lent === 1) columns.push(place);
  }
  return columns;
}

const columnwise = (a: number, b: number, combine: (top: number, bottom: number) => number): number => {
  const tops = digitsUp(a);
  const bottoms = digitsUp(b);
  return fromDigitsUp(
    Array.from({ length: Math.max(tops.length, bottoms.length) }, (_, place) =>
      combine(tops[place] ?? 0, bottoms[place] ?? 0),
    ),
  );
};

/** Adds and forgets every carried ten. */
export function addWithoutCarry(a: number, b: number): number {
  const top = Math.max(String(a).length, String(b).length) - 1;
  const lower = columnwise(a % 10 ** top, b % 10 ** top, (one, other) => (one + other) % 10);
  return (Math.floor(a / 10 ** top) + Math.floor(b / 10 ** top)) * 10 ** top + lower;
}

/** Adds column by column and writes each whole sum down: 47 + 38 gives 715. */
export function addWritingAll(a: number, b: number): number {
  const tops = digitsUp(a);
  const bottoms = digitsUp(b);
  const length = Math.max(tops.length, bottoms.length);
  const sums = Array.from({ length }, (_, place) => (tops[place] ?? 0) + (bottoms[place] ?? 0));
  return Number(sums.reverse().join(''));
}

/** Takes the smaller digit from the larger in every column. */
export function smallerFromLarger(a: number, b: number): number {
  return columnwise(a, b, (one, other) => Math.abs(one - other));
}

/** Exchanges, but never makes the next digit one less. */
export function exchangeWithoutReducing(a: number, b: number): number {
  return columnwise(a, b, (one, other) => (one - other + 10) % 10);
}

/** Writes 0 wherever the top digit is too small. */
export function zeroWhereTooSmall(a: number, b: number): number {
  return columnwise(a, b, (one, other) => Math.max(0, one - other));
}

/** Names of places from the ones upwards. */
const placeNames = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
  'ten millions',
] as const;

/** The name of a place, from the ones upwards. */
export function placeName(place: number): string {
  const name = placeNames[place];
  if (name === undefined) throw new RangeError(`no name for place ${place}`);
  return name;
}
