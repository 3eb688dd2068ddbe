/** Which six squares fold into a closed box. */
import type { Made } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import { type Cells, cellsText, drawnCells, has } from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import { longSide, netFigure } from './cube-drawing.ts';
import { foldNet } from './cube-geometry.ts';
import { drawnFor, type Plan, says } from './difficulty-plans.ts';
import { noPrint } from './face-prints.ts';

/** Whether four squares stand in a block: such a shape is seen at once to be no net. */
const hasBlock = (cells: Cells): boolean =>
  cells.some(([x, y]) => has(cells, [x + 1, y]) && has(cells, [x, y + 1]) && has(cells, [x + 1, y + 1]));

const words = (cells: Cells): string =>
  `Six squares, by column and row: ${cells.map(([x, y]) => `${x + 1}-${y + 1}`).join(', ')}.`;

/** Which of these folds into a box, or which does not (`asksFolding` false)? */
export function makeIsNet(random: Random, own: Plan, asksFolding: boolean): Made | undefined {
  const many = own.mirrors ? 4 : 3;
  const [good, bad] = asksFolding ? [1, many] : [many, 1];
  const folding = new Map<string, Cells>();
  const failing = new Map<string, Cells>();
  for (let tries = 0; tries < 60 && (folding.size < good || failing.size < bad); tries++) {
    if (folding.size < good) {
      const net = drawnFor(random, own);
      folding.set(cellsText(net), net);
    }
    const other = drawnCells(random, 6, random.int(3, 4));
    if (longSide(other) < 6 && (!own.mirrors || !hasBlock(other)) && foldNet(other) === undefined)
      failing.set(cellsText(other), other);
  }
  if (folding.size < good || failing.size < bad) return undefined;
  const options = random.shuffle([
    ...[...folding.values()].map((cells) => ({ cells, folds: true })),
    ...[...failing.values()].slice(0, bad).map((cells) => ({ cells, folds: false })),
  ]);
  const side = Math.max(...options.map(({ cells }) => longSide(cells)));
  return askDrawn(
    {
      prompt: worded(random, asksFolding ? wordings.closedBox : wordings.noClosedBox),
      hint: 'Choose one square as the floor. Fold up the squares around it, one by one.',
      steps: [
        'A cube has six sides. Each square must land on a side of its own.',
        'Keep one square flat on the table and fold up the others. If two squares want the same side, it won’t make a box.',
        asksFolding
          ? 'In only one of them does every square land on a side of its own.'
          : 'In one of them two squares land on the same side, so the box stays open.',
      ],
      variant: options
        .map(({ cells, folds }) => `${folds ? '+' : '-'}${cellsText(cells)}`)
        .sort()
        .join('/'),
      features: { options: options.length, blocks: own.mirrors ? 1 : 0, unusualNet: own.plainNets ? 0 : 1 },
    },
    options.map(({ cells, folds }) => ({
      figure: {
        ...netFigure(
          cells,
          cells.map(() => ({ print: noPrint, spin: 0 })),
          side,
          side,
        ),
        alt: words(cells),
      },
      because: folds === asksFolding ? undefined : folds ? says.folds : says.overlap,
    })),
  );
}
