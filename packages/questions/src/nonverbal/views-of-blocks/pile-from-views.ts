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
import { type ViewFrom, viewNames, viewOf, viewsFigure, viewText } from './pile-views.ts';

const frontHeights = (heights: Heights): string =>
  (heights[0] ?? []).map((_, x) => Math.max(...heights.map((row) => row[x] ?? 0))).join(', ');

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

/** Which of these views two piles share. */
const sharedViews = (from: readonly ViewFrom[], one: Heights, other: Heights): ViewFrom[] =>
  from.filter((own) => viewText(viewOf(one, own)) === viewText(viewOf(other, own)));

/** The mistake behind a pile that is swapped round; one of its columns may be wrong besides. */
const swappedBy = (way: Mistake, isNudged: boolean): Mistake =>
  isNudged ? { id: `${way.id}-and-column`, says: `${way.says} One column is wrong as well.` } : way;

/** Which pile has these views? */
export function makePileOfViews(random: Random, plan: Plan): Made | undefined {
  const heights = drawnPile(random, plan.pile);
  if (heights === undefined) return undefined;
  const textOf = (own: Heights): string => plan.from.map((from) => viewText(viewOf(own, from))).join('/');
  const wanted = textOf(heights);
  const swaps = [heights.map((row) => [...row].reverse()), [...heights].reverse()];
  const isWrong = (own: Heights): boolean => textOf(own) !== wanted && isPlain(own);
  const way = random.shuffle([0, 1]).find((at) => isWrong(swaps[at] ?? heights));
  if (way === undefined) return undefined;
  const swapped = swaps[way] ?? heights;
  // Some wrong pile shares each view, so that no view settles the question alone.
  const kept = sharedViews(plan.from, heights, swapped);
  const left = plan.from.filter((from) => !kept.includes(from));
  const near = nudges(random, heights, plan.pile.highest).find(
    (own) => sharedViews(left, heights, own).length === left.length && isWrong(own),
  );
  const swappedNear = nudges(random, swapped, plan.pile.highest).find(isWrong);
  if (near === undefined || swappedNear === undefined) return undefined;
  const piles = [
    [heights, near],
    [swapped, swappedNear],
  ];
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
        'The view from above shows which squares have blocks. Leave out piles with blocks on other squares.',
        `From the front, the highest columns are ${frontHeights(heights)} blocks high, from left to right.`,
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
          : swappedBy(way === 0 ? says.pileMirror : says.pileBack, off[1] > 0),
    })),
  );
}
