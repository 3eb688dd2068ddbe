/** How does this pile look from a side or from above? */

import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { countOf, drawnPile, pileFigure } from '../blocks/pile.ts';
import { askDrawn, layOut } from '../drawn-choice.ts';
import { wordings } from '../wordings.ts';
import { type Plan, says } from './difficulty-plans.ts';
import {
  flippedView,
  mirroredView,
  nudgedView,
  squaresApart,
  type View,
  type ViewFrom,
  viewFigure,
  viewNames,
  viewOf,
  viewText,
  widthOf,
} from './pile-views.ts';

const other: Readonly<Record<ViewFrom, ViewFrom>> = {
  front: 'right',
  right: 'front',
  left: 'front',
  back: 'right',
  above: 'above',
};
const standing: Readonly<Record<ViewFrom, string>> = {
  front: 'in front',
  right: 'on the right',
  left: 'on the left',
  back: 'at the back',
  above: 'over the top',
};
/** Which end is on whose left: from the front it is plain. */
const endWords: Readonly<Partial<Record<ViewFrom, string>>> = {
  back: 'From there, left and right are the other way round.',
  left: 'From there, the back of the pile is on your left and the front is on your right.',
  right: 'From there, the front of the pile is on your left and the back is on your right.',
};
/** A row seen from above, from left to right: 'a square, a gap, two squares'. */
export function rowWords(row: readonly number[]): string {
  const runs: { readonly word: string; many: number }[] = [];
  for (const height of row) {
    const word = height > 0 ? 'square' : 'gap';
    const last = runs.at(-1);
    if (last?.word === word) last.many++;
    else runs.push({ word, many: 1 });
  }
  return runs.map(({ word, many }) => (many === 1 ? `a ${word}` : `${numberInWords(many)} ${word}s`)).join(', ');
}
const far = new Set<ViewFrom>(['left', 'back']);

function linesOf(view: View): string {
  const width = Math.max(...view.map(([x]) => x)) + 1;
  return Array.from({ length: width }, (_, x) => view.filter((square) => square[0] === x).length).join(', ');
}

/** The mistake behind a view; one square may be wrong besides. */
function withSquare(way: Mistake | undefined, isNudged: boolean): Mistake | undefined {
  if (way === undefined) return isNudged ? says.square : undefined;
  if (!isNudged) return way;
  return way === says.side
    ? says.sideAndSquare
    : { id: `${way.id}-and-square`, says: `${way.says} One square is wrong as well.` };
}

/** Which picture shows the pile from this side? */
export function makeViewOfPile(random: Random, plan: Plan): Made | undefined {
  const heights = drawnPile(random, plan.pile);
  if (heights === undefined) return undefined;
  const from = random.pick(plan.from);
  const right = viewOf(heights, from);
  const third = from === 'above' ? flippedView(right) : viewOf(heights, other[from]);
  const ways = [right, mirroredView(right), third];
  const laid = layOut(
    random,
    5,
    (way, nudge) => {
      const view = ways[way] ?? right;
      return nudge === 0 ? view : nudgedView(random.fork(`nudge ${nudge}`), view, from);
    },
    viewText,
    // A view of another width stands alone, and the right one would be among those that look alike.
    widthOf(third) === widthOf(right) ? 'either' : 'second',
  );
  if (laid === undefined) return undefined;
  const side = Math.max(...laid.flatMap(({ value }) => value.flat())) + 1;
  const name = from === 'above' ? '**above**' : `the **${viewNames[from]}**`;
  const saysWay = [undefined, says.mirror, from === 'above' ? says.turned : says.side] as const;
  const reasonFor = (value: View, [way, nudge]: readonly [number, number]): Mistake | undefined => {
    if (way + nudge === 0) return undefined;
    if (squaresApart(value, right) === 1) return says.square;
    // With a square more or less, one wrong view may become the other.
    const as = ways.findIndex((own, at) => at > 0 && viewText(own) === viewText(value));
    return as > 0 ? saysWay[as] : withSquare(saysWay[way], nudge > 0);
  };
  return askDrawn(
    {
      prompt: [
        worded(
          random,
          wordings.viewOfPile({ side: name, rule: from === 'above' ? ' The front is at the bottom.' : '' }),
        ),
        drawn(pileFigure(heights, from === 'right' || from === 'left' ? 'both' : 'front')),
      ],
      hint:
        from === 'above'
          ? 'From above you see one square for each column, however high it is.'
          : 'Stand on that side in your mind. In each line of blocks you see the highest column.',
      steps:
        from === 'above'
          ? [
              'From above, every column shows one square, however high it is.',
              `Start with the row at the front. It is at the bottom of the picture: ${rowWords(heights[0] ?? [])}.`,
              `Then go back row by row: ${heights.slice(1).map(rowWords).join('; then ')}.`,
            ]
          : [
              `Imagine you stand ${standing[from]} of the pile.`,
              ...(endWords[from] === undefined ? [] : [endWords[from]]),
              'Look at one line of columns after another. Only the highest column of each line shows.',
              `From your left to your right, the highest columns are this many blocks high: ${linesOf(right)}.`,
            ],
      variant: `${from} ${heights.join('/')}`,
      features: { blocks: countOf(heights), far: far.has(from) ? 1 : 0, squares: right.length },
    },
    laid.map(({ value, off }) => ({
      figure: viewFigure(value, side),
      because: reasonFor(value, off),
    })),
  );
}
