/** What questions on probability share: sample spaces told in words, fractions, and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'scale' | 'single' | 'sum';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.probability');
/** The mistakes children make here. */
export const named = {
  fifty: mistake(
    'equal-outcomes',
    'It fits or it doesn’t, but that does not make both equally likely. Count how many fit.',
  ),
  letters: mistake('equal-outcomes', 'You counted each letter only once. Count all the cards.'),
  colours: mistake('equal-outcomes', 'You counted the colours. Some colours have more counters than others.'),
  odds: mistake('part-to-part', 'Compare with all of them, not only with the others.'),
  count: mistake('miscounts', 'You counted one too many that fit.'),
};

const colours = ['red', 'blue', 'green', 'yellow', 'white'] as const;

/** Things that are equally likely, with the words that tell them and one event to ask for. */
export interface Space {
  readonly text: string;
  readonly event: string;
  readonly fits: number;
  readonly all: number;
  readonly kinds: number;
  /** What there are several of. */
  readonly noun: string;
  /** Those that fit, one by one; empty where the text tells their number. */
  readonly which: readonly (number | string)[];
}

/** Every number from 2 to the largest. */
export const fromTwo = (most: number): number[] => Array.from({ length: most - 1 }, (_, at) => at + 2);

/** A bag with so many counters of each colour; the event is one colour, or one of two. */
export function drawBag(random: Random, counts: readonly number[], two: boolean): Space {
  const kinds = counts.length;
  const chosen = random.sample(colours, kinds);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const wanted = two ? [0, 1] : [0];
  const fits = wanted.reduce((sum, at) => sum + (counts[at] ?? 0), 0);
  const order = random.shuffle(chosen.map((_, at) => at));
  return {
    text: `A bag holds ${andList(order.map((at) => `${counts[at]} ${chosen[at]}`))} counters. One is taken without looking.`,
    event: `it is ${wanted.map((at) => chosen[at]).join(' or ')}`,
    fits,
    all,
    kinds,
    noun: 'counters',
    which: [],
  };
}

const isPrime = (value: number): boolean =>
  value > 1 && [2, 3, 5, 7].every((prime) => value === prime || value % prime > 0);
interface Trait {
  readonly words: string;
  readonly fits: (value: number) => boolean;
}
/** Traits of numbers on cards. */
export const traits: readonly Trait[] = [
  { words: 'an even number', fits: (value) => value % 2 === 0 },
  { words: 'an odd number', fits: (value) => value % 2 === 1 },
  { words: 'a multiple of 3', fits: (value) => value % 3 === 0 },
  { words: 'a multiple of 4', fits: (value) => value % 4 === 0 },
  { words: 'a multiple of 5', fits: (value) => value % 5 === 0 },
  { words: 'a prime number', fits: isPrime },
  { words: 'a square number', fits: (value) => Number.isInteger(Math.sqrt(value)) },
  { words: 'a factor of 12', fits: (value) => 12 % value === 0 },
  { words: 'a number less than 5', fits: (value) => value < 5 },
  { words: 'a number greater than 7', fits: (value) => value > 7 },
  { words: 'a number with the digit 1', fits: (value) => String(value).includes('1') },
];

/** Numbered cards. */
export function drawCards(random: Random, from: number): Space {
  const all = random.int(Math.max(8, from), 30);
  const trait = random.pick(traits);
  const values = Array.from({ length: all }, (_, at) => at + 1);
  return {
    text: `Cards are numbered from 1 to ${all}. One card is taken without looking.`,
    event: `it shows ${trait.words}`,
    fits: values.filter(trait.fits).length,
    all,
    kinds: 2,
    noun: 'cards',
    which: values.filter(trait.fits),
  };
}

const words = [
  'BANANA',
  'SCHOOL',
  'LETTER',
  'TOMATO',
  'COFFEE',
  'PEPPER',
  'BALLOON',
  'PUPPY',
  'ADDITION',
  'RABBIT',
  'BUTTERFLY',
  'MATHEMATICS',
  'ELEPHANT',
  'CHEESE',
  'HAMMER',
  'CARROT',
  'MUSSEL',
  'SUNFLOWER',
  'KANGAROO',
  'PROBABILITY',
];

/** Letters of a word. */
export function drawWord(random: Random): Space {
  const word = random.pick(words);
  const letter = random.pick([...word]);
  const vowel = random.chance(1, 3);
  const which = [...word].filter((each) => (vowel ? 'AEIOU'.includes(each) : each === letter));
  return {
    text: `Each letter of the word ${word} is on a card. One card is taken without looking.`,
    event: vowel ? 'it is a vowel (A, E, I, O or U)' : `it is the letter ${letter}`,
    fits: which.length,
    all: word.length,
    kinds: vowel ? 2 : new Set(word).size,
    noun: 'letters',
    which,
  };
}

/** Counts outcomes one by one from the words of a sample space: [fitting, all]. Undefined for other texts. */
export function enumerate(text: string): readonly [number, number] | undefined {
  const event = /that (it (?:is|shows|does not show) .*?)[?.]/.exec(text)?.[1] ?? '';
  const bag = [...text.matchAll(/(\d+) (red|blue|green|yellow|white)/g)].flatMap(([, count, colour]) =>
    Array.from({ length: Number(count) }, () => colour ?? ''),
  );
  if (bag.length > 0)
    return [bag.filter((colour) => event.includes(colour) !== event.includes('not ')).length, bag.length];
  const [, top] = /numbered from 1 to (\d+)/.exec(text) ?? [];
  if (top !== undefined) {
    const values = Array.from({ length: Number(top) }, (_, at) => at + 1);
    return [values.filter((value) => holds(event, value) !== event.includes('not ')).length, values.length];
  }
  const [, word] = /letter of the word ([A-Z]+)/.exec(text) ?? [];
  if (word === undefined) return undefined;
  const [, letter = ''] = /the letter ([A-Z])/.exec(event) ?? [];
  const fitting = [...word].filter(
    (each) => (event.includes('vowel') ? /[AEIOU]/.test(each) : each === letter) !== event.includes('not '),
  );
  return [fitting.length, word.length];
}

/** Whether a number has the trait that the words name; worked out otherwise than in the list of traits. */
function holds(event: string, value: number): boolean {
  const divisors = Array.from({ length: value }, (_, at) => at + 1).filter((divisor) => value % divisor === 0);
  const [, limit = '0'] = /(\d+)/.exec(event) ?? [];
  if (event.includes('even')) return divisors.includes(2);
  if (event.includes('odd')) return !divisors.includes(2);
  if (event.includes('multiple')) return divisors.includes(Number(limit));
  if (event.includes('prime')) return divisors.length === 2;
  if (event.includes('square')) return divisors.length % 2 === 1;
  if (event.includes('factor')) return Array.from({ length: 12 }, (_, at) => (at + 1) * value).includes(12);
  if (event.includes('less')) return value + 1 <= Number(limit);
  if (event.includes('greater')) return value - 1 >= Number(limit);
  return `${value}`.split('').some((digit) => digit === '1');
}

/** The largest number that divides both. */
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** A fraction in lowest terms. */
export function simple(part: number, whole: number): string {
  const shared = gcd(part, whole);
  return `${part / shared}/${whole / shared}`;
}

/** Wrong fractions that differ in value from the right one, none of them 1 or more: that is certain, or no probability. */
export function fractionMistakes(
  fits: number,
  all: number,
  mistakes: readonly (readonly [number, number, NumberMistake[1]])[],
): NumberMistake[] {
  return mistakes
    .filter(([part, whole]) => part < whole && part > 0 && part * all !== fits * whole)
    .map(([part, whole, because]): NumberMistake => [`${part}/${whole}`, because]);
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, steps: number, outcomes: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[cell.difficulty],
  steps,
  outcomes,
});
