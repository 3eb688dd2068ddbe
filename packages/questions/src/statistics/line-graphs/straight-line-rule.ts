/** Rules of straight lines as a child writes them: y = 2x + 1, y = −½x − 3. */
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import type { Spot } from './plane-figure.ts';

/** y = (halves / 2) · x + start. */
export interface Rule {
  readonly halves: number;
  readonly start: number;
}

/** '2x', '−x', '½x'. */
function describeTerm(halves: number): string {
  const sign = halves < 0 ? '−' : '';
  const size = Math.abs(halves);
  return `${sign}${size === 2 ? '' : size === 1 ? '½' : size / 2}x`;
}
/** 'y = 2x + 1'. */
export function describeRule({ halves, start }: Rule): string {
  if (halves === 0) return `y = ${showNumber(start)}`;
  return `y = ${describeTerm(halves)}${start === 0 ? '' : ` ${start < 0 ? '−' : '+'} ${Math.abs(start)}`}`;
}
/** How a rule is read aloud. */
export const speakRule = (rule: Rule): string =>
  describeRule(rule)
    .replace('y = −', 'y = minus ')
    .replace('½x', 'half x')
    .replace(' − ', ' minus ')
    .replace(' + ', ' plus ')
    .replace('=', 'equals');

/** The height of the line over x. */
export const valueAt = ({ halves, start }: Rule, x: number): number => (halves * x) / 2 + start;

/** A rule of a size that fits the plane. */
export function drawRule(random: Random, difficulty: 'easy' | 'medium' | 'hard'): Rule {
  const halves = random.pick(
    { easy: [2, 4, 2, 4, 6], medium: [4, 6, -2, -4, -6], hard: [1, -1, 3, -3, -4, -6] }[difficulty],
  );
  return { halves, start: random.int(difficulty === 'easy' ? -2 : -4, 4) };
}

/** Reads a rule back: the height over each x, tried with plain numbers ('-' for minus). Undefined for no rule. */
export function readRule(text: string): ((x: number) => number) | undefined {
  const level = /^y = (-?\d+)$/.exec(text);
  if (level !== null) return () => Number(level[1]);
  const found = /^y = (-?)(\d+(?:\.\d+)?|½|)x(?: ([+-]) (\d+))?$/.exec(text);
  if (found === null) return undefined;
  const [, sign, size = '', plus, extra = '0'] = found;
  const slope = (size === '' ? 1 : size === '½' ? 0.5 : Number(size)) * (sign === '-' ? -1 : 1);
  return (x) => slope * x + (plus === '-' ? -1 : 1) * Number(extra);
}

/** Whether a rule holds for a spot. */
export const holds = (text: string, [x, y]: Spot): boolean => Math.abs((readRule(text)?.(x) ?? Number.NaN) - y) < 0.01;
