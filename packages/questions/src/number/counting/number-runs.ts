/** What all counting questions share: the runs of numbers and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

type Level = 'easy' | 'medium' | 'hard';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly steps: Readonly<Record<Level, readonly number[]>>;
  /** The smallest number said, where it isn’t 0. */
  readonly least?: number;
  /** The largest number said. */
  readonly limit: number;
  /** The smallest step that starts at any number (not only at its multiples), by difficulty. */
  readonly anyStartFrom: Readonly<Record<Level, number>>;
  /** What a count in these steps passes a multiple of: only where several digits change is it hard to step by 4, or by a power of ten. */
  readonly passes?: Readonly<Partial<Record<Level, Readonly<Record<number, number>>>>>;
}

interface Run {
  readonly step: number;
  readonly down: boolean;
  readonly terms: number[];
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.count');

/** The mistakes children make here. */
export const named = {
  extra: mistake('one-step-off', 'You took two steps instead of one.'),
  direction: (down: boolean) =>
    mistake('wrong-direction', `You counted the wrong way. These numbers go ${down ? 'down' : 'up'}.`),
  size: (name: string, taken: number, step: number) =>
    mistake(name, `That is a step of ${showNumber(taken)}. The step here is ${showNumber(step)}.`),
  fits: mistake('number-fits', 'That number fits the count. Another one does not.'),
};

/** What a count in these steps has to pass a multiple of. */
export const passedBy = (step: number, { passes }: Params, difficulty: Level): number | undefined =>
  passes?.[difficulty]?.[step];

/** Whether two numbers have a multiple of this between them, or one of them is it. */
export const arePartedBy = (one: number, other: number, whole: number): boolean =>
  Math.floor(one / whole) !== Math.floor(other / whole);

/** The lowest number of a count that passes this whole number, from anywhere or from a multiple of the step. */
function lowToPass(random: Random, whole: number, step: number, length: number, free: boolean): number {
  return free
    ? whole - random.int(1, step * (length - 1))
    : step * (Math.floor((whole - 1) / step) - random.int(0, length - 2));
}

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawRun(random: Random, { params, difficulty }: Cell<Params>, length: number): Run | undefined {
  const step = random.pick(params.steps[difficulty]);
  const down = difficulty === 'hard' ? random.chance(4, 5) : difficulty === 'medium' && random.chance(1, 3);
  const span = step * (length - 1);
  const { least = 0 } = params;
  if (span > params.limit) return undefined;
  const free = step >= params.anyStartFrom[difficulty];
  const room = params.limit - span;
  const reach = difficulty === 'easy' ? Math.min(room, step * 9) : Math.min(room, step * 60);
  const passed = passedBy(step, params, difficulty);
  const low =
    passed === undefined
      ? free
        ? random.int(1, reach) + least
        : step * random.int(0, Math.floor(reach / step))
      : lowToPass(random, passed * random.int(1, Math.min(9, params.limit / passed - 1)), step, length, free);
  // The first multiples are known as a table.
  const fewest = step < 10 ? 8 : 2;
  if (low < least || low + span > params.limit || (difficulty !== 'easy' && low < step * fewest)) return undefined;
  if (free && low % step === 0) return undefined;
  // From year 5 an easy count in a power of ten changes one digit only; who carries does the medium question.
  if (difficulty === 'easy' && least > 0 && arePartedBy(low, low + span, step * 10)) return undefined;
  const rising = Array.from({ length }, (_, place) => low + place * step);
  return { step, down, terms: down ? rising.reverse() : rising };
}

/** The run with one number as a box. */
export const rowText = (terms: readonly number[], hidden: number): string =>
  terms.map((term, place) => (place === hidden ? '□' : showNumber(term))).join(', ');

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ step, down, terms }: Run, steps: number): Record<string, number> => ({
  steps,
  backwards: down ? 1 : 0,
  digits: String(Math.max(...terms)).length,
  offMultiple: (terms[0] ?? 0) % step === 0 ? 0 : 1,
});

/** Wrong answers at one place, each with the mistake that leads to it. */
export function mistakesFor({ step, down, terms }: Run, place: number): NumberMistake[] {
  // From the number before the gap; where the gap is first, back from the number after it.
  const from = terms[place - 1] ?? terms[1] ?? 0;
  const way = down === place > 0 ? -1 : 1;
  const stepping = (taken: number, name: string): NumberMistake => [from + way * taken, named.size(name, taken, step)];
  const isPowerOfTen = /^10*$/.test(String(step));
  const mistakes: NumberMistake[] = [
    [from + way * step * 2, named.extra],
    [from - way * step, named.direction(down)],
    ...(isPowerOfTen ? [stepping(step / 10, 'wrong-digit')] : []),
    stepping(1, 'counts-in-ones'),
    // Nobody is out by one in steps of a round number.
    ...(step % 10 === 0 ? [] : [step + 1, step - 1]).map((taken) => stepping(taken, 'counting-slip')),
    ...(isPowerOfTen ? [stepping(step * 10, 'wrong-digit')] : []),
  ];
  return mistakes.filter(([given]) => Number(given) >= 0 && Number.isInteger(given));
}

/**
 * What a wrong number of a count is off by, so that it isn’t seen without counting: it is even among even ones, and in larger steps it has the
 * hundreds, or whatever comes before the digits that always change, of its neighbour.
 */
export function slipsAt({ step, terms }: Run, place: number): number[] {
  if (step < 10) return step % 2 === 0 ? [-4, -2, 2, 4] : [-2, -1, 1, 2];
  const whole = 10 ** String(step).length;
  const head = (at: number): number => Math.floor((terms[at] ?? 0) / whole);
  return [place - 1, place + 1].map((beside) => (head(beside) - head(place)) * whole).filter((off) => off !== 0);
}

/** Says the step and its direction, from two neighbours that are shown. */
export function goesBy({ step, down, terms }: Run, hidden: number): string {
  const at = hidden < 2 ? 2 : 0;
  const [one = 0, other = 0] = [terms[at], terms[at + 1]];
  const larger = Math.max(one, other);
  return `${showNumber(larger)} − ${showNumber(larger - step)} = ${showNumber(step)}, so the numbers go ${down ? 'down' : 'up'} in ${showNumber(step)}s.`;
}
