/** n.combine: shapes on squared paper are put together without gaps, or laid over each other. */
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { choices } from '../drawn-choice.ts';
import { optionFigures, promptFigure, promptText } from '../pictures/read-drawing.ts';
import { cellsText, has, normal, readCellsOf } from '../squared-paper.ts';
import { makeJoin } from './joining.ts';
import { type Plan, unit } from './options-and-mistakes.ts';
import { makeOverlap, overlapUnit } from './overlapping.ts';
import { canFill, posesOf } from './pieces.ts';

const join = (pieces: readonly number[], turning: boolean, lines: boolean, options: 4 | 5 = 5): Plan => ({
  form: 'join',
  pieces,
  turning,
  flips: 'some',
  lines,
  options,
});
const withoutFlips = (own: Plan): Plan => ({ ...own, flips: 'none' });
const withOneFlip = (own: Plan): Plan => ({ ...own, flips: 'one' });
const overlap = (pieces: readonly number[], lines: boolean): Plan => ({
  form: 'overlap',
  pieces,
  turning: false,
  flips: 'none',
  lines,
  options: 4,
});
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430702: {
    easy: withoutFlips({ ...join([3, 3], false, true, 4), orPieces: [2, 4] }),
    medium: join([3, 4], false, true, 4),
    hard: join([4, 5], false, true, 4),
  },
  430703: { easy: overlap([6, 6], true), medium: overlap([8, 8], true), hard: overlap([10, 10], false) },
  440802: {
    easy: withoutFlips(join([3, 4], false, true)),
    medium: join([4, 5], false, true),
    hard: join([4, 5], false, false),
  },
  450802: {
    easy: withOneFlip(join([4, 4], true, true)),
    medium: join([4, 5], true, true),
    hard: join([5, 5], true, false),
  },
  460802: {
    easy: withOneFlip(join([4, 5], true, true)),
    medium: join([5, 5], true, false),
    hard: join([3, 4, 4], true, false),
  },
  470703: {
    easy: withOneFlip(join([5, 5], true, true)),
    medium: join([3, 4, 4], true, false),
    hard: join([4, 4, 5], true, false),
  },
};

/** Reads the outlines back into squares and tries every way to lay the pieces, or takes the squares inside both shapes. */
function solveCombine(question: Question): number[] {
  const text = promptText(question);
  const options = optionFigures(question).map(({ marks: [mark] }) =>
    mark === undefined ? [] : normal(readCellsOf(mark, unit)),
  );
  const { marks } = promptFigure(question);
  if (text.includes('overlap')) {
    const [one = [], two = []] = marks.map((mark) => readCellsOf(mark, overlapUnit));
    const wanted = cellsText(one.filter((cell) => has(two, cell)));
    return options.flatMap((cells, place) => (cellsText(cells) === wanted ? [place] : []));
  }
  const pieces = marks.map((mark) => normal(readCellsOf(mark, unit)));
  const turning = !text.includes('Do **not** turn');
  return options.flatMap((cells, place) =>
    cells.length === pieces.flat().length && canFill(cells, posesOf(pieces, turning)) ? [place] : [],
  );
}

/** Pieces joined and shapes overlapped. */
export const combineGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.combine',
  version: 9,
  serves: ladders,
  make: (random, { params, difficulty }) =>
    params[difficulty].form === 'join' ? makeJoin(random, params[difficulty]) : makeOverlap(random, params[difficulty]),
  solve: (question) => choices(solveCombine(question)),
});
