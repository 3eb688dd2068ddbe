/** What numbers are sorted by. */

/** A property with its name in a diagram, and how it is checked by definition. */
export interface Sorted {
  readonly name: string;
  readonly not: string;
  readonly holds: (number: number) => boolean;
}

const multiples = [2, 3, 4, 5, 6, 7, 8, 9].map(
  (of): Sorted => ({ name: `multiples of ${of}`, not: `not multiples of ${of}`, holds: (number) => number % of === 0 }),
);
const factors = [12, 18, 20, 24, 30, 36, 48].map(
  (of): Sorted => ({ name: `factors of ${of}`, not: `not factors of ${of}`, holds: (number) => of % number === 0 }),
);
const plain: readonly Sorted[] = [
  { name: 'even', not: 'not even', holds: (number) => number % 2 === 0 },
  { name: 'odd', not: 'not odd', holds: (number) => number % 2 === 1 },
  { name: 'more than 20', not: 'not more than 20', holds: (number) => number > 20 },
  { name: 'less than 30', not: 'not less than 30', holds: (number) => number < 30 },
];
const special: readonly Sorted[] = [
  { name: 'square numbers', not: 'not square numbers', holds: (number) => Number.isInteger(Math.sqrt(number)) },
  {
    name: 'prime numbers',
    not: 'not prime numbers',
    holds: (number) => number > 1 && ![2, 3, 5, 7].some((by) => number > by && number % by === 0),
  },
];

/** The properties that a year knows; in a hard diagram of year 4, both take times tables. */
export const propertiesFor = (year: number, difficulty: string): readonly Sorted[] =>
  year < 5
    ? [...multiples.slice(1), ...(difficulty === 'hard' ? [] : plain)]
    : [...multiples.slice(1), ...factors, ...special];

/** The numbers with this property, found by counting up: by the name alone. */
export function belongs(name: string, number: number): boolean {
  const [, of] = /(\d+)$/.exec(name) ?? [];
  const bound = Number(of);
  if (name.startsWith('multiples')) {
    let reached = 0;
    while (reached < number) reached += bound;
    return reached === number;
  }
  if (name.startsWith('factors')) return Array.from({ length: bound }, (_, at) => (at + 1) * number).includes(bound);
  if (name.startsWith('more')) return number > bound;
  if (name.startsWith('less')) return number < bound;
  if (name.startsWith('square')) return Array.from({ length: 13 }, (_, side) => side * side).includes(number);
  const divisors = Array.from({ length: number }, (_, at) => at + 1).filter((by) => number % by === 0);
  if (name.startsWith('prime')) return divisors.length === 2;
  return divisors.includes(2) === (name === 'even');
}
