/** n.views: a pile of blocks and how it looks from the front, the sides, the back and above. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { readPiles, readSeen } from '../blocks/solver.ts';
import { choices } from '../drawn-choice.ts';
import { optionFigures, promptFigure, promptText } from '../pictures/read-drawing.ts';
import type { Plan } from './difficulty-plans.ts';
import { makePileOfViews } from './pile-from-views.ts';
import { type ViewFrom, viewNames, viewSquare } from './pile-views.ts';
import { makeViewOfPile } from './view-from-pile.ts';

const plan = (
  form: Plan['form'],
  from: readonly ViewFrom[],
  [columns, rows, highest]: readonly [number, number, number],
  blocks: Plan['pile']['blocks'],
): Plan => ({ form, from, pile: { columns, rows, highest, blocks } });
/** The view from above shows only where blocks stand, so it is for the first steps. */
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  440902: {
    easy: plan('viewOfPile', ['front'], [3, 2, 3], [5, 10]),
    medium: plan('viewOfPile', ['front', 'above'], [3, 3, 3], [7, 13]),
    hard: plan('viewOfPile', ['right'], [3, 3, 3], [10, 18]),
  },
  451002: {
    easy: plan('viewOfPile', ['front', 'above'], [3, 3, 3], [7, 13]),
    medium: plan('viewOfPile', ['front', 'right'], [4, 3, 3], [10, 18]),
    hard: plan('viewOfPile', ['left', 'back'], [3, 3, 3], [8, 16]),
  },
  461002: {
    easy: plan('viewOfPile', ['right', 'left'], [3, 3, 3], [8, 16]),
    medium: plan('viewOfPile', ['left', 'back'], [4, 3, 3], [9, 18]),
    hard: plan('pileOfViews', ['front', 'above'], [3, 3, 3], [8, 16]),
  },
  470603: {
    easy: plan('viewOfPile', ['left', 'back'], [3, 3, 3], [8, 16]),
    medium: plan('pileOfViews', ['front', 'above'], [3, 3, 3], [8, 16]),
    hard: plan('pileOfViews', ['front', 'right', 'above'], [4, 3, 3], [10, 20]),
  },
};

/** Squares pushed together to the left and down, as a text. */
function squaresText(squares: readonly (readonly [number, number])[]): string {
  const least = (axis: 0 | 1): number => Math.min(...squares.map((square) => square[axis]));
  const [left, low] = [least(0), least(1)];
  return [...new Set(squares.map(([x, up]) => `${x - left}-${up - low}`))].sort().join(' ');
}

const readView = (mark: Mark | undefined): string =>
  squaresText(
    (mark?.kind === 'group' ? mark.marks : []).flatMap((own) =>
      own.kind === 'rect' ? [[Math.round(own.x / viewSquare), -Math.round(own.y / viewSquare)] as const] : [],
    ),
  );

/** What falls on the wall when all blocks of the pile are pushed straight away from the eye. */
function seenFrom({ marks: [mark] }: Figure, from: ViewFrom): string {
  const [heights, doubt] = readPiles(readSeen(mark), 6);
  if (heights === undefined || doubt !== undefined) return 'unreadable';
  const squares = heights.flatMap((row, y) =>
    row.flatMap((height, x) =>
      Array.from({ length: height }, (_, z): readonly [number, number] => {
        if (from === 'above') return [x, y];
        return [{ front: x, back: -x, right: y, left: -y }[from], z];
      }),
    ),
  );
  return squaresText(squares);
}

const froms: readonly ViewFrom[] = ['front', 'right', 'left', 'back', 'above'];

function solveViews(question: Question): number[] {
  const text = promptText(question);
  const figure = promptFigure(question);
  const options = optionFigures(question);
  if (text.includes('Which picture')) {
    const from = froms.find((own) => text.includes(`**${viewNames[own]}**`));
    const wanted = from === undefined ? '' : seenFrom(figure, from);
    return options.flatMap(({ marks: [mark] }, place) => (readView(mark) === wanted ? [place] : []));
  }
  const groups = figure.marks.filter(({ kind }) => kind === 'group');
  const names = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text.replace('from ', '')] : []));
  return options.flatMap((option, place) => {
    const fits = groups.every((mark, at) => {
      const from = froms.find((own) => viewNames[own] === names[at]);
      return from !== undefined && seenFrom(option, from) === readView(mark);
    });
    return fits ? [place] : [];
  });
}

/** Views of piles. */
export const viewsGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.views',
  version: 7,
  serves: ladders,
  make: (random, { params, difficulty }) =>
    params[difficulty].form === 'viewOfPile'
      ? makeViewOfPile(random, params[difficulty])
      : makePileOfViews(random, params[difficulty]),
  solve: (question) => choices(solveViews(question)),
});
