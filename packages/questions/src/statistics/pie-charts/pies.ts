/** What questions on pie charts share: the sub-topics, the mistakes, and drawing shares that come out whole. */

import { gcd } from '../../fractions/fraction.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { lowestTerms } from '../lowest-terms.ts';
import { drawTheme, type Theme } from '../themes.ts';
import type { Sector } from './pie-figure.ts';

/** How sectors are told: by eye (eighths), by percent, by degrees. */
export type Way = 'eye' | 'percent' | 'degrees';
/** What a sub-topic of this family asks, by difficulty. */
export interface Params {
  readonly year: 6 | 7;
  readonly ways: Readonly<Record<'easy' | 'medium' | 'hard', readonly Way[]>>;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.pieChart');
/** The mistakes children make here. */
export const named = {
  percent: mistake(
    'percent-as-count',
    'A percentage is a share, not a number of things. Find that percentage of the total.',
  ),
  percentOfWhole: mistake(
    'percent-as-count',
    'A percentage is a share, not a number of things. You know how many things this share is: work out the whole from it.',
  ),
  degrees: mistake('degrees-as-count', 'Degrees say how large the sector is. Compare them with 360°.'),
  percentApart: mistake(
    'percent-as-count',
    'That is the difference in per cent. Take both percentages of the total first.',
  ),
  degreesApart: mistake(
    'degrees-as-count',
    'That is the difference in degrees. Work out how many each sector shows first.',
  ),
  hundred: mistake('out-of-100', 'You divided by 100, but a whole circle is 360°.'),
};

/** A pie with whole counts. */
export interface Pie {
  readonly theme: Theme;
  readonly sectors: readonly Sector[];
  readonly counts: readonly number[];
  readonly total: number;
}

/** Circles cut in parts that an eye knows: halves, quarters, eighths, thirds, and sixths only where three of them fill half. */
const cuts = [
  [180, 90, 90],
  [180, 90, 45, 45],
  [90, 90, 90, 90],
  [120, 120, 120],
  [180, 60, 60, 60],
];

/** Degrees that make 360, none too thin: eighths by eye, 5 percent steps, or 10 degree steps. */
function drawDegrees(random: Random, way: Way, count: number): number[] | undefined {
  if (way === 'eye') return random.shuffle(random.pick(cuts));
  const step = way === 'percent' ? 18 : random.pick([10, 15, 20, 30]);
  const parts = Array.from(
    { length: count - 1 },
    () => random.int(Math.ceil(36 / step), Math.floor(150 / step)) * step,
  );
  const last = 360 - parts.reduce((sum, part) => sum + part, 0);
  return last < 36 || last > 200 ? undefined : [...parts, last];
}

/** A pie told this way, with a total that gives whole counts. */
export function drawPie(random: Random, way: Way, largest: number): Pie | undefined {
  const degrees = drawDegrees(random, way, random.int(3, 4));
  if (degrees === undefined) return undefined;
  const theme = drawTheme(random, degrees.length);
  const base = 360 / degrees.reduce(gcd, 360);
  const times = random.int(1, Math.max(1, Math.floor(largest / base)));
  const total = base * times;
  // The number on the sector would be the answer.
  const isShown = total === (way === 'percent' ? 100 : 360) && way !== 'eye';
  if (total > largest || total < (way === 'eye' ? 40 : 12) || isShown) return undefined;
  const sectors = degrees.map(
    (each, at): Sector => ({
      label: theme.categories[at]?.label ?? '',
      degrees: each,
      shown: way === 'eye' ? '' : way === 'percent' ? `${(each * 100) / 360}%` : `${each}°`,
    }),
  );
  return { theme, sectors, counts: degrees.map((each) => (each * total) / 360), total };
}

/** '¼ of 48' is told as one quarter; anything else as a fraction. */
export const describeShare = (degrees: number): string => `${lowestTerms(degrees, 360)} of the circle`;

/** How a share of a total is worked out: '320 ÷ 20 × 7 = 112'. */
export function shareOf(degrees: number, total: number): string {
  const [part = '', whole = ''] = lowestTerms(degrees, 360).split('/');
  return `${total} ÷ ${whole}${part === '1' ? '' : ` × ${part}`} = ${(degrees * total) / 360}`;
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, way: Way, steps: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[cell.difficulty],
  way: { eye: 0, percent: 1, degrees: 2 }[way],
  steps,
});
