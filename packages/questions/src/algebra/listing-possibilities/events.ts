/** Two dice or spinners, what is done with their scores, and the conditions asked for; drawn, and read back. */
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn } from '../../kernel/seen.ts';

export const ways = {
  sum: { says: 'The two scores are added.', name: 'sum', works: (one: number, other: number) => one + other },
  product: {
    says: 'The two scores are multiplied.',
    name: 'product',
    works: (one: number, other: number) => one * other,
  },
  difference: {
    says: 'The difference between the two scores is found.',
    name: 'difference',
    works: (one: number, other: number) => Math.abs(one - other),
  },
} as const;

type Way = keyof typeof ways;

interface Two {
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly name: string;
}

export function drawTwo(random: Random, dice: boolean): Two {
  if (dice) {
    const [a, b] = [random.pick([4, 6, 6, 8]), random.pick([4, 6, 6])];
    const upTo = (size: number): number[] => Array.from({ length: size }, (_, at) => at + 1);
    const name =
      a === b ? `Two dice have the numbers 1 to ${a}.` : `One dice has the numbers 1 to ${a}. Another has 1 to ${b}.`;
    return { one: upTo(a), other: upTo(b), name };
  }
  const rising = (low: number, high: number): number => low - high;
  const one = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], random.int(3, 4)).sort(rising);
  const other = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], random.int(3, 5)).sort(rising);
  return { one, other, name: `Spinner A has the numbers ${one.join(', ')}. Spinner B has ${other.join(', ')}.` };
}

export function readTwo(text: string): Two | undefined {
  const upTo = (size: number): number[] => Array.from({ length: size }, (_, at) => at + 1);
  const [, both] = /^Two dice have the numbers 1 to (\d+)\./.exec(text) ?? [];
  if (both !== undefined) return { one: upTo(Number(both)), other: upTo(Number(both)), name: '' };
  const [, a, b] = /^One dice has the numbers 1 to (\d+)\. Another has 1 to (\d+)\./.exec(text) ?? [];
  if (a !== undefined) return { one: upTo(Number(a)), other: upTo(Number(b)), name: '' };
  const [, first, second] = /^Spinner A has the numbers ([\d, ]+)\. Spinner B has ([\d, ]+)\./.exec(text) ?? [];
  return first === undefined || second === undefined
    ? undefined
    : { one: numbersIn(first), other: numbersIn(second), name: '' };
}

interface Event {
  readonly says: string;
  readonly holds: (value: number) => boolean;
}

export function drawEvent(random: Random, values: readonly number[], kinds: number): Event {
  const value = random.pick(values);
  // “Less than 1” only says 0, and “more than 0” anything else.
  const [above, below] = [Math.max(value, 1), Math.max(value, 2)];
  const events: readonly Event[] = [
    { says: `exactly ${value}`, holds: (own) => own === value },
    { says: `more than ${above}`, holds: (own) => own > above },
    { says: `less than ${below}`, holds: (own) => own < below },
    { says: 'even', holds: (own) => own % 2 === 0 },
    { says: 'a multiple of 3', holds: (own) => own % 3 === 0 },
    { says: 'odd', holds: (own) => own % 2 === 1 },
  ];
  return random.pick(events.slice(0, kinds));
}

export function readEvent(text: string): Event['holds'] | undefined {
  const [, kind, value] = /(exactly|more than|less than) (\d+)\?$/.exec(text) ?? [];
  if (kind === 'exactly') return (own) => own === Number(value);
  if (kind === 'more than') return (own) => own > Number(value);
  if (kind === 'less than') return (own) => own < Number(value);
  if (/even\?$/.test(text)) return (own) => own % 2 === 0;
  if (/odd\?$/.test(text)) return (own) => own % 2 === 1;
  return /a multiple of 3\?$/.test(text) ? (own) => own % 3 === 0 : undefined;
}

/** How many outcomes fit in each row of their table. */
export const rowsOf = ({ one, other }: Two, way: Way, holds: Event['holds']): number[] =>
  one.map((a) => other.filter((b) => holds(ways[way].works(a, b))).length);

/** Scores in a row of a table: '5', '4 and 6', '1 to 6'; 'none'. */
function scoresIn(scores: readonly number[]): string {
  const [first = 0] = scores;
  const last = scores.at(-1) ?? 0;
  if (scores.length > 2 && last - first === scores.length - 1) return `${first} to ${last}`;
  return scores.length === 0 ? 'none' : andList(scores.map(String));
}

/** Which second scores fit with each first one: the table in words. */
export const fitsOf = ({ one, other }: Two, way: Way, holds: Event['holds']): string =>
  one.map((a) => `With ${a}: ${scoresIn(other.filter((b) => holds(ways[way].works(a, b))))}.`).join(' ');

export const pairsOf = ({ one, other }: Two, way: Way): number[] =>
  one.flatMap((a) => other.map((b) => ways[way].works(a, b)));
