/** n.rotate3d: a shape of blocks turned in space, among other shapes and mirror images. */
import type { Figure } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { type Block3, normal3 } from '../blocks/block-geometry.ts';
import { readSeen, readShapes } from '../blocks/solver.ts';
import { turned, turns } from '../cubes/cube-geometry.ts';
import { choices } from '../drawn-choice.ts';
import { optionFigures, promptFigure, promptText } from '../pictures/read-drawing.ts';
import { makeOddShape, makeSameShape, type Plan } from './questions.ts';

const plan = (
  form: Plan['form'],
  blocks: Plan['blocks'],
  turning: Plan['turning'],
  mirrors: boolean,
  options: 4 | 5 = 5,
): Plan => ({ form, blocks, turning, mirrors, options });
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  451003: {
    easy: plan('same', [4, 5], 'upright', false, 4),
    medium: plan('same', [5, 5], 'once', false, 4),
    hard: plan('same', [5, 5], 'any', true, 4),
  },
  461003: {
    easy: plan('same', [5, 5], 'once', false),
    medium: plan('same', [5, 5], 'any', true),
    hard: plan('same', [6, 6], 'any', true),
  },
  470602: {
    easy: plan('same', [5, 5], 'any', false),
    medium: plan('same', [6, 6], 'any', true),
    hard: plan('odd', [5, 6], 'any', true),
  },
};

function readShape({ marks: [mark] }: Figure): Block3[] {
  const [only, other] = readShapes(readSeen(mark), 7);
  return other === undefined ? (only ?? []) : [];
}

/** The least text of a shape over the 24 turns of space: alike for the same shape, however it lies. */
function leastText(blocks: readonly Block3[]): string {
  const texts = turns.map((turn) => normal3(blocks.map((block) => turned(block, turn))).join(' '));
  return texts.sort()[0] ?? '';
}

function solveRotate(question: Question): number[] {
  const options = optionFigures(question).map((figure) => leastText(readShape(figure)));
  if (promptText(question).includes('different'))
    return options.flatMap((text, place) => (options.filter((other) => other === text).length === 1 ? [place] : []));
  const wanted = leastText(readShape(promptFigure(question)));
  return options.flatMap((text, place) => (text === wanted ? [place] : []));
}

/** Shapes of blocks turned in space. */
export const rotate3dGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.rotate3d',
  version: 6,
  serves: ladders,
  make: (random, { params, difficulty }) =>
    params[difficulty].form === 'same'
      ? makeSameShape(random, params[difficulty])
      : makeOddShape(random, params[difficulty]),
  solve: (question) => choices(solveRotate(question)),
});
