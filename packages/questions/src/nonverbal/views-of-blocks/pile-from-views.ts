/** Which pile looks like this from the sides and from above? */

import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import type { Heights } from '../blocks/block-geometry.ts';
import { columnsApart, countOf, drawnPile, isPlain, matOf, pileFigure } from '../blocks/pile.ts';
import { askDrawn, isRight, layOut } from '../drawn-choice.ts';
import { wordings } from '../wordings.ts';
import { type Plan, says } from './difficulty-plans.ts';
import { frontHeights, type ViewFrom, viewNames, viewOf, viewsFigure, viewText } from './pile-views.ts';
import { rowWords } from './view-from-pile.ts';

/** Every pile with one column a block higher or lower, in any order. */
function nudges(random: Random, heights: Heights, highest: number): Heights[] {
  const [columns] = matOf(heights);
  const changes = heights
    .flat()
    .flatMap((height, at) => [...(height < highest ? [{ at, by: 1 }] : []), ...(height > 0 ? [{ at, by: -1 }] : [])]);
  return random
    .shuffle(changes)
    .map(({ at, by }) =>
      heights.map((row, y) => row.map((height, x) => (y * columns + x === at ? height + by : height))),
    );
}

/** The mistake behind a pile that is swapped round; one of its columns may be wrong besides. */
const swappedBy = (way: Mistake, isNudged: boolean): Mistake =>
  isNudged ? { id: `${way.id}-and-column`, says: `${way.says} One column is wrong as well.` } : way;

/**
 * The right pile and one swapped round, each with one beside it that differs in a column. The swapped one shares some of the
 * views and the one beside the right pile shares the others: no view settles the question alone.
 */
function pilesAround(random: Random, plan: Plan, heights: Heights) {
  const lookOf = (own: Heights, from: ViewFrom): string => viewText(viewOf(own, from));
  const wanted = plan.from.map((from) => [from, lookOf(heights, from)] as const);
  const unlike = (own: Heights) => wanted.filter(([from, look]) => lookOf(own, from) !== look);
  const swaps = [
    { swapped: heights.map((row) => [...row].reverse()), mistake: says.pileMirror },
    { swapped: [...heights].reverse(), mistake: says.pileBack },
  ];
  for (const { swapped, mistake } of random.shuffle(swaps)) {
    const left = unlike(swapped);
    // Most piles that fall to one side hide some of their blocks when swapped round.
    if (left.length === 0 || left.length === wanted.length || !isPlain(swapped)) continue;
    const near = nudges(random, heights, plan.pile.highest).find(
      (own) => left.every(([from, look]) => lookOf(own, from) === look) && unlike(own).length > 0 && isPlain(own),
    );
    if (near === undefined) continue;
    const swappedNear = nudges(random, swapped, plan.pile.highest).find(
      (own) => unlike(own).length > 0 && isPlain(own),
    );
    if (swappedNear !== undefined)
      return {
        piles: [
          [heights, near],
          [swapped, swappedNear],
        ],
        mistake,
      };
  }
  return undefined;
}

/** Which pile has these views? */
export function makePileOfViews(random: Random, plan: Plan): Made | undefined {
  const heights = drawnPile(random, plan.pile);
  if (heights === undefined) return undefined;
  // Of a pile that is nearly flat the view from the front says next to nothing.
  const fronts = frontHeights(heights);
  if (fronts.reduce((sum, height) => sum + height, 0) < fronts.length + 2) return undefined;
  const found = pilesAround(random, plan, heights);
  if (found === undefined) return undefined;
  const { piles, mistake } = found;
  const laid = layOut(
    random,
    4,
    (swap, nudge) => piles[swap]?.[nudge],
    (own) => own.join('/'),
  );
  if (laid === undefined) return undefined;
  const names = plan.from.map((from) => (from === 'above' ? 'above' : `the ${viewNames[from]}`));
  const list = andList(names);
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.pileOfViews(list)),
        drawn(viewsFigure(plan.from.map((from) => ({ from, view: viewOf(heights, from) })))),
      ],
      hint: 'Check one view at a time, and leave out piles that do not fit it.',
      steps: [
        `The view from above shows which squares have blocks. The row at the front is at the bottom: ${rowWords(heights[0] ?? [])}.`,
        `Then go back row by row: ${heights.slice(1).map(rowWords).join('; then ')}. Leave out piles with blocks on other squares.`,
        `From the front, the highest columns are ${fronts.join(', ')} blocks high, from left to right.`,
        ...(plan.from.includes('right')
          ? [
              `From the right, the front row is on your left. The highest columns are ${heights.map((row) => Math.max(...row)).join(', ')} blocks high.`,
            ]
          : []),
      ],
      variant: `${plan.from.join()} ${heights.join('/')}`,
      features: { blocks: countOf(heights), views: plan.from.length, far: 1 },
    },
    laid.map(({ value, off }) => ({
      figure: pileFigure(value, plan.from.includes('right') ? 'both' : 'front'),
      because: isRight(off)
        ? undefined
        : off[0] === 0 || columnsApart(value, heights) === 1
          ? says.pileColumn
          : swappedBy(mistake, off[1] > 0),
    })),
  );
}
