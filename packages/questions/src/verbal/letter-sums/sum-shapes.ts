/** Shapes of sums with letters, each with its own arithmetic beside the printed form. */

/** A sum in which p, q, r and s stand for letters. */
export interface SumShape {
  readonly text: string;
  readonly uses: number;
  worth(values: readonly number[]): number;
}

type Four = (p: number, q: number, r: number, s: number) => number;

function shape(text: string, arithmetic: Four): SumShape {
  const uses = new Set(text.match(/[pqrs]/g)).size;
  return {
    text,
    uses,
    worth: ([p = Number.NaN, q = Number.NaN, r = Number.NaN, s = Number.NaN]) => arithmetic(p, q, r, s),
  };
}

const productMore = [shape('p × q − r', (p, q, r) => p * q - r), shape('p × q + r', (p, q, r) => p * q + r)] as const;
const quotientMore = [shape('p ÷ q + r', (p, q, r) => p / q + r), shape('p ÷ q − r', (p, q, r) => p / q - r)] as const;
const productThree = [
  shape('p × q − r − s', (p, q, r, s) => p * q - r - s),
  shape('p × q − r + s', (p, q, r, s) => p * q - r + s),
  shape('p × q + r − s', (p, q, r, s) => p * q + r - s),
] as const;
const scaledBrackets = [
  shape('(p + q) × r', (p, q, r) => (p + q) * r),
  shape('(p − q) × r', (p, q, r) => (p - q) * r),
  shape('p × (q − r)', (p, q, r) => p * (q - r)),
  shape('(p + q) ÷ r', (p, q, r) => (p + q) / r),
  shape('p ÷ (q − r)', (p, q, r) => p / (q - r)),
] as const;

/** Shapes by how hard they are. */
export const letterSumShapes = {
  one: [shape('p + q', (p, q) => p + q), shape('p − q', (p, q) => p - q)],
  two: [
    shape('p + q + r', (p, q, r) => p + q + r),
    shape('p + q − r', (p, q, r) => p + q - r),
    shape('p − q + r', (p, q, r) => p - q + r),
    shape('p − q − r', (p, q, r) => p - q - r),
  ],
  productMore,
  productThree,
  quotientMore,
  scaledThree: [...productThree, shape('p ÷ q + r − s', (p, q, r, s) => p / q + r - s)],
  mixed: [
    shape('p × q ÷ r', (p, q, r) => (p * q) / r),
    shape('p ÷ q + r − s', (p, q, r, s) => p / q + r - s),
    shape('p × q ÷ r + s', (p, q, r, s) => (p * q) / r + s),
    shape('p × q ÷ r − s', (p, q, r, s) => (p * q) / r - s),
    shape('p ÷ q × r', (p, q, r) => (p / q) * r),
    shape('p × q − r × s', (p, q, r, s) => p * q - r * s),
  ],
  mixedMore: [
    shape('p × q ÷ r + s', (p, q, r, s) => (p * q) / r + s),
    shape('p × q ÷ r − s', (p, q, r, s) => (p * q) / r - s),
    shape('p ÷ q × r + s', (p, q, r, s) => (p / q) * r + s),
    shape('p ÷ q × r − s', (p, q, r, s) => (p / q) * r - s),
    shape('p × q − r × s', (p, q, r, s) => p * q - r * s),
  ],
  scaledBrackets,
  brackets: [...scaledBrackets, shape('p − (q − r)', (p, q, r) => p - (q - r))],
  doubleBrackets: [
    shape('(p + q) ÷ (r − s)', (p, q, r, s) => (p + q) / (r - s)),
    shape('(p − q) × (r − s)', (p, q, r, s) => (p - q) * (r - s)),
    shape('(p + q) ÷ (r + s)', (p, q, r, s) => (p + q) / (r + s)),
    shape('(p + q) × (r − s)', (p, q, r, s) => (p + q) * (r - s)),
    shape('(p × q) ÷ (r − s)', (p, q, r, s) => (p * q) / (r - s)),
  ],
  bracketsMore: [
    shape('(p + q) × r − s', (p, q, r, s) => (p + q) * r - s),
    shape('(p − q) × r + s', (p, q, r, s) => (p - q) * r + s),
    shape('p × (q − r) − s', (p, q, r, s) => p * (q - r) - s),
    shape('(p + q) ÷ r + s', (p, q, r, s) => (p + q) / r + s),
    shape('p ÷ (q − r) + s', (p, q, r, s) => p / (q - r) + s),
  ],
  bracketGap: [shape('(p + q) − (r − s)', (p, q, r, s) => p + q - (r - s))],
  terms: [
    shape('4p + q', (p, q) => 4 * p + q),
    shape('3p − q', (p, q) => 3 * p - q),
    shape('2p + 3q', (p, q) => 2 * p + 3 * q),
    shape('pq − r', (p, q, r) => p * q - r),
    shape('4p − 2q', (p, q) => 4 * p - 2 * q),
  ],
  squares: [
    shape('p² − q', (p, q) => p * p - q),
    shape('p² + q', (p, q) => p * p + q),
    shape('3(p + q) − r', (p, q, r) => 3 * (p + q) - r),
    shape('p(q − r) − s', (p, q, r, s) => p * (q - r) - s),
    shape('pq − 2r', (p, q, r) => p * q - 2 * r),
    shape('3(p − q) + r', (p, q, r) => 3 * (p - q) + r),
  ],
  unknowns: [
    shape('3p + q', (p, q) => 3 * p + q),
    shape('2p + 3q', (p, q) => 2 * p + 3 * q),
    shape('4p − q', (p, q) => 4 * p - q),
    shape('5p − 2q', (p, q) => 5 * p - 2 * q),
    shape('3(p + q)', (p, q) => 3 * (p + q)),
    shape('4(p − q)', (p, q) => 4 * (p - q)),
    shape('pq − 4', (p, q) => p * q - 4),
  ],
} as const satisfies Readonly<Record<string, readonly SumShape[]>>;
