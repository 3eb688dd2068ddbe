/** What questions on averages share: the sub-topics, sets of numbers in stories, the averages and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName, possessive } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'mean' | 'all';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.averages');
/** The mistakes children make here. */
export const named = {
  undivided: mistake('forgets-to-divide', 'That is the sum. Divide it by how many numbers there are.'),
  median: mistake(
    'median-for-mean',
    'That is the middle number in order of size. For the mean, add and share equally.',
  ),
  medianHalfWay: mistake(
    'median-for-mean',
    'That is half way between the two middle numbers in order of size. For the mean, add and share equally.',
  ),
  medianForMode: mistake('median-for-mean', 'That is the median. The mode is the number that comes most often.'),
  middle: mistake('median-for-mean', 'That is the middle number. Which one is asked for?'),
  mean: mistake('mean-for-median', 'That is the mean. For the median, take the middle number in order.'),
  order: mistake('unordered-median', 'Put the numbers in order before you look for the middle.'),
  mode: mistake('mode-for-other', 'That is the number that comes most often.'),
  range: mistake('gives-an-end', 'The range is the difference between the largest and the smallest.'),
  isRange: mistake('gives-range', 'That is the range: the largest minus the smallest.'),
  howMany: mistake('gives-count', 'That is how many numbers there are.'),
  halfWay: mistake('one-middle-number', 'There are two middle numbers. The median is halfway between them.'),
  often: mistake('frequency-for-mode', 'That is how often it comes. The mode is the number itself.'),
  known: mistake('gives-known-sum', 'That is the sum of the numbers you know. Subtract it from the total.'),
};

/** A story that gives a list of numbers. */
export interface Story {
  readonly wording: (list: string, name: string) => string;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}
/** Every story. */
export const stories: readonly Story[] = [
  { wording: (list) => `The numbers are ${list}.`, low: 1, high: 30, unit: '' },
  { wording: (list, name) => `${possessive(name)} scores are ${list}.`, low: 2, high: 25, unit: '' },
  { wording: (list) => `The ages of some children are ${list}.`, low: 5, high: 16, unit: '' },
  { wording: (list) => `The lengths of some ribbons, in cm, are ${list}.`, low: 10, high: 60, unit: 'cm' },
  { wording: (list) => `The masses of some parcels, in kg, are ${list}.`, low: 2, high: 20, unit: 'kg' },
  { wording: (list) => `Bus trips took ${list} minutes.`, low: 8, high: 45, unit: 'minutes' },
  { wording: (list) => `The temperatures at midday, in °C, were ${list}.`, low: 6, high: 28, unit: '°C' },
  { wording: (list, name) => `${name} read ${list} pages on different days.`, low: 5, high: 40, unit: '' },
];

/** '3, 8 and 10'. */
export const listOf = (values: readonly (number | string)[]): string => andList(values.map(showNumber));

/** Numbers in a story; where `even`, their mean comes out whole. */
export function drawStory(
  random: Random,
  count: number,
  even = false,
): { readonly story: Story; readonly values: readonly number[]; readonly text: string } {
  const story = random.pick(stories);
  const drawn = Array.from({ length: count }, () => random.int(story.low, even ? story.high - count : story.high));
  const over = drawn.reduce((total, value) => total + value, 0) % count;
  const values = even && over > 0 ? drawn.map((value, at) => (at === count - 1 ? value + count - over : value)) : drawn;
  return { story, values, text: story.wording(listOf(values), pickName(random)) };
}

/** All added. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** In order, the smallest first. */
export const rising = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
/** The sum shared equally. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;
/** The number in the middle, or half way between the two there, in the order given. */
export function middleOf(values: readonly number[]): number {
  const [low = 0, high = 0] = [values[Math.floor((values.length - 1) / 2)], values[Math.ceil((values.length - 1) / 2)]];
  return (low + high) / 2;
}
/** The middle of the ordered numbers. */
export const median = (values: readonly number[]): number => middleOf(rising(values));
/** The most frequent number where there is just one. */
export function mode(values: readonly number[]): number | undefined {
  const often = (value: number): number => values.filter((other) => other === value).length;
  const best = Math.max(...values.map(often));
  const found = [...new Set(values.filter((value) => often(value) === best))];
  return best > 1 && found.length === 1 ? found[0] : undefined;
}
/** From the smallest to the largest. */
export const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The box for an answer with this unit. */
export const boxOf = (unit: string): { after?: string; unit?: string } => (unit === '' ? {} : { after: unit, unit });

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, count: number, steps: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[cell.difficulty],
  count,
  steps,
});
