/** A plan of heights and the pile it belongs to. */

import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, isRight, layOut } from '../drawn-choice.ts';
import { wordings } from '../wordings.ts';
import type { Heights } from './block-geometry.ts';
import { pileFor } from './counting.ts';
import { type Plan, says } from './difficulty-plans.ts';
import { columnsApart, countOf, isPlain, pileFigure, planFigure } from './pile.ts';

const swapped = (heights: Heights, way: number): Heights =>
  way === 0 ? heights : way === 1 ? heights.map((row) => [...row].reverse()) : [...heights].reverse();

/** The pile with one column a block higher or lower. */
function nudged(random: Random, heights: Heights, highest: number): Heights {
  const [x, y] = [random.int(0, (heights[0]?.length ?? 1) - 1), random.int(0, heights.length - 1)];
  const by = (heights[y]?.[x] ?? 0) >= highest ? -1 : (heights[y]?.[x] ?? 0) < 2 ? 1 : random.pick([-1, 1]);
  return heights.map((row, at) => (at === y ? row.map((height, place) => (place === x ? height + by : height)) : row));
}

/** The mistake behind a pile or plan that is swapped round; one of its columns may be wrong besides. */
const swappedBy = (way: Mistake, isNudged: boolean): Mistake =>
  isNudged ? { id: `${way.id}-and-column`, says: `${way.says} One column is wrong as well.` } : way;

/** Which pile fits this plan, or which plan fits this pile (`asksPile` false)? */
export function makeMatch(random: Random, plan: Plan, asksPile: boolean): Made | undefined {
  const heights = pileFor(random, plan);
  if (heights === undefined) return undefined;
  const nudges = [heights, nudged(random, heights, plan.pile.highest), nudged(random, heights, plan.pile.highest)];
  const laid = layOut(
    random,
    4,
    (way, nudge) => {
      const own = swapped(nudges[nudge] ?? heights, way === 1 ? random.fork('way').int(1, 2) : way);
      return asksPile && !isPlain(own) ? undefined : own;
    },
    (own) => own.join('/'),
  );
  if (laid === undefined) return undefined;
  const isMirror = random.fork('way').int(1, 2) === 1;
  return askDrawn(
    {
      prompt: [
        worded(random, asksPile ? wordings.pileOfPlan : wordings.planOfPile),
        drawn(asksPile ? planFigure(heights) : pileFigure(heights, 'front')),
      ],
      hint: 'Start with the square at the front on the left. How many blocks stand there?',
      steps: [
        'Go through the squares one by one, the front row first.',
        ...heights.map((row, y) => `${y === 0 ? 'Front row' : `Row ${y + 1}`}, from left to right: ${row.join(', ')}.`),
      ],
      variant: `${asksPile ? 'pile' : 'plan'} ${heights.join('/')}`,
      features: { blocks: countOf(heights), highest: Math.max(...heights.flat()), squares: heights.flat().length },
    },
    laid.map(({ value, off }) => ({
      figure: asksPile ? pileFigure(value, 'front') : planFigure(value),
      because: isRight(off)
        ? undefined
        : off[0] === 0 || columnsApart(value, heights) === 1
          ? says.column
          : swappedBy(isMirror ? says.mirror : says.back, off[1] > 0),
    })),
  );
}
