/** Which six squares fold into a closed box. */
import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import { capital } from '../pictures/rule-words.ts';
import { type Cells, cellsText, drawnCells, has } from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import { labelledNet, longSide, netFigure } from './cube-drawing.ts';
import { fold, foldNet } from './cube-geometry.ts';
import { drawnFor, type Plan, says } from './difficulty-plans.ts';
import { noPrint } from './face-prints.ts';

/** Whether four squares stand in a block: such a shape is seen at once to be no net. */
const hasBlock = (cells: Cells): boolean =>
  cells.some(([x, y]) => has(cells, [x + 1, y]) && has(cells, [x, y + 1]) && has(cells, [x + 1, y + 1]));

const words = (cells: Cells): string =>
  `Six squares, by column and row: ${cells.map(([x, y]) => `${x + 1}-${y + 1}`).join(', ')}.`;

const sideNames: Readonly<Record<string, string>> = {
  '0,0,-1': 'base',
  '0,0,1': 'top',
  '-1,0,0': 'left',
  '1,0,0': 'right',
  '0,-1,0': 'back',
  '0,1,0': 'front',
};

/** Which side of the box each square becomes, the first square being the base. */
const sidesOf = (cells: Cells): string[] => fold(cells).map(({ normal }) => sideNames[normal.join()] ?? '');

/** The places of two squares that become the same side; none where the squares fold into a box. */
function sameSide(cells: Cells): number[] {
  const sides = sidesOf(cells);
  const second = sides.findIndex((side, at) => sides.indexOf(side) < at);
  return second < 0 ? [] : [sides.indexOf(sides[second] ?? ''), second];
}

/** 'the square in row 1', 'square 2 of row 3': rows from the top, squares from the left. */
function squareWords(cells: Cells, at: number): string {
  const [x, y] = cells[at] ?? [0, 0];
  const row = cells.filter((cell) => cell[1] === y).sort((one, other) => one[0] - other[0]);
  return row.length === 1
    ? `the square in row ${y + 1}`
    : `square ${row.findIndex((cell) => cell[0] === x) + 1} of row ${y + 1}`;
}

/** Why it is no net: two squares land on the same side, or four stand in a block. */
function noNet(cells: Cells): Mistake {
  const [first = '', second = ''] = sameSide(cells).map((at) => squareWords(cells, at));
  return {
    id: 'n.cube/faces-overlap',
    says: hasBlock(cells)
      ? 'Four of its squares meet at one point. At the corner of a box only three sides meet, so it can’t fold up.'
      : `${capital(first)} and ${second} land on the same side, so another side stays open.`,
  };
}

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
  const answer = options.find(({ folds }) => folds === asksFolding)?.cells ?? [];
  const side = Math.max(...options.map(({ cells }) => longSide(cells)));
  return askDrawn(
    {
      prompt: worded(random, asksFolding ? wordings.closedBox : wordings.noClosedBox),
      hint: 'Choose one square as the floor. Fold up the squares around it, one by one.',
      steps: [
        'A cube has six sides. Each square must land on a side of its own.',
        'Keep one square flat on the table and fold up the others. If two squares want the same side, it won’t make a box.',
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
      because: folds === asksFolding ? undefined : folds ? says.folds : noNet(cells),
    })),
    {
      sentence: asksFolding
        ? 'In the answer each square lands on a side of its own:'
        : 'In the answer two squares land on the same side:',
      figure: labelledNet(
        answer,
        sidesOf(answer),
        sameSide(answer),
        `${words(answer)} They become ${andList(sidesOf(answer))}.`,
      ),
    },
  );
}
