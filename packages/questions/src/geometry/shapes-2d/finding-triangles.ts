/** Finding a triangle among drawings: by its sides, by its right angle, or by both. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure } from '../ask.ts';
import { polygonsOf } from '../vector.ts';
import { drawTriangle, hasRightAngle, type TriangleKind, triangleKinds, triangleName } from './kinds.ts';
import { drawTurn, features, named, type Params, shapeFigure } from './mistakes-and-names.ts';
import { meaning, ofTriangles } from './triangles.ts';

/** What is said of a drawing of each kind. */
const equalSides: Readonly<Record<TriangleKind, string>> = {
  equilateral: 'That one has three equal sides.',
  isosceles: 'That one has two equal sides.',
  scalene: 'That one has no equal sides.',
};

interface Wanted {
  readonly words: string;
  readonly kind: TriangleKind;
  readonly square: boolean;
  readonly wrong: readonly { readonly kind: TriangleKind; readonly square: boolean }[];
}
/** A kind to find among drawings, and what else is drawn: for a hard one a child has to look at both the sides and the corner. */
function drawWanted(random: Random, difficulty: 'easy' | 'medium' | 'hard'): Wanted {
  const plain = (kinds: readonly TriangleKind[]) => kinds.map((kind) => ({ kind, square: false }));
  if (difficulty === 'hard') {
    const kind = random.pick(['isosceles', 'scalene'] as const);
    const other = kind === 'isosceles' ? 'scalene' : 'isosceles';
    return {
      words: `right-angled and ${kind}`,
      kind,
      square: true,
      wrong: [{ kind: other, square: true }, ...plain([kind, random.pick([other, 'equilateral'] as const)])],
    };
  }
  if (difficulty === 'medium' && random.chance(1, 2))
    return {
      words: 'right-angled',
      kind: random.pick(['isosceles', 'scalene'] as const),
      square: true,
      wrong: plain(triangleKinds),
    };
  const kind = random.pick(triangleKinds);
  const others = triangleKinds.filter((each) => each !== kind);
  return { words: kind, kind, square: false, wrong: plain([...others, random.pick(others)]) };
}

/** Which drawing is of a kind. */
export const findTriangle: Form<Params> = {
  weight: ({ params }) => (ofTriangles(params) ? 2 : 0),
  make(random, cell) {
    const { words, kind, square, wrong } = drawWanted(random, cell.difficulty);
    const optionOf = (each: TriangleKind, hasSquare: boolean) => {
      const { points, strokes } = drawTriangle(random, each, hasSquare);
      const turn = drawTurn(random, cell);
      return { figure: shapeFigure(points, turn, 130, strokes), same: `${each} ${turn} ${points[2]?.map(Math.round)}` };
    };
    const right = optionOf(kind, square);
    return chooseFigure(
      random,
      {
        prompt: `Which triangle is **${words}**?${words === 'isosceles' ? ' Choose the best fit.' : ''}`,
        hint: square
          ? 'Look for a square corner. It may be tilted.'
          : 'Look at the little marks on the sides. What do they tell you?',
        steps: [
          ...(square ? ['A right-angled triangle has one right angle.'] : []),
          ...(words === 'right-angled' ? [] : [meaning[kind]]),
          'This one fits:',
          drawn(right.figure),
        ],
        variant: `find ${words} ${right.same}`,
        features: features(cell, 3, 4),
      },
      right,
      wrong.map((each) => ({
        ...optionOf(each.kind, each.square),
        because: square && !each.square ? named.noSquareCorner : named.lacksEqual(equalSides[each.kind]),
      })),
    );
  },
  solve(seen) {
    const [, words] = /^Which triangle is ([\w -]+)\?/.exec(seen.text) ?? [];
    if (words === undefined || seen.optionFigures.length === 0) return undefined;
    return chosenFigure(seen, (figure) => {
      const [points = []] = polygonsOf(figure);
      return words
        .split(' and ')
        .every((word) => (word === 'right-angled' ? hasRightAngle(points) : triangleName(points) === word));
    });
  },
};
