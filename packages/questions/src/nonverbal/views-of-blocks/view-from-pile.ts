/** How does this pile look from a side or from above? */

import type { Made } from '../../kernel/generator.ts';
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
  type View,
  type ViewFrom,
  viewFigure,
  viewNames,
  viewOf,
  viewText,
} from './pile-views.ts';

const other: Readonly<Record<ViewFrom, ViewFrom>> = {
  front: 'right',
  right: 'front',
  left: 'front',
  back: 'right',
  above: 'above',
};
const far = new Set<ViewFrom>(['left', 'back']);

function linesOf(view: View): string {
  const width = Math.max(...view.map(([x]) => x)) + 1;
  return Array.from({ length: width }, (_, x) => view.filter((square) => square[0] === x).length).join(', ');
}

/** Which picture shows the pile from this side? */
export function makeViewOfPile(random: Random, plan: Plan): Made | undefined {
  const heights = drawnPile(random, plan.pile);
  if (heights === undefined) return undefined;
  const from = random.pick(plan.from);
  const right = viewOf(heights, from);
  const ways = [right, mirroredView(right), from === 'above' ? flippedView(right) : viewOf(heights, other[from])];
  const laid = layOut(
    random,
    5,
    (way, nudge) => {
      const view = ways[way] ?? right;
      return nudge === 0 ? view : nudgedView(random.fork(`nudge ${nudge}`), view, from);
    },
    viewText,
  );
  if (laid === undefined) return undefined;
  const side = Math.max(...laid.flatMap(({ value }) => value.flat())) + 1;
  const name = from === 'above' ? '**above**' : `the **${viewNames[from]}**`;
  const saysWay = [undefined, says.mirror, from === 'above' ? says.turned : says.side] as const;
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
          ? ['Every column shows one square, high or low.', 'Start with the row at the front. It is at the bottom.']
          : [
              `Stand at the ${viewNames[from]} and look at one line after the other, from left to right.`,
              `The highest columns have these heights: ${linesOf(right)}.`,
              ...(far.has(from) ? ['From there, left and right are the other way round.'] : []),
            ],
      variant: `${from} ${heights.join('/')}`,
      features: { blocks: countOf(heights), far: far.has(from) ? 1 : 0, squares: right.length },
    },
    laid.map(({ value, off }) => ({
      figure: viewFigure(value, side),
      because: saysWay[off[0]] ?? (off[1] > 0 ? says.square : undefined),
    })),
  );
}
