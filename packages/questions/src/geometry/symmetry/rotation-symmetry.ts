/** Rotational symmetry: the order of shapes and patterns, and shapes by lines and order. */
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { polygonsOf } from '../vector.ts';
import { mirrorCount, mirrorsOf, orderOf, readCells, turnOrder } from './measuring-symmetry.ts';
import { withMirrorLines } from './mirror-lines.ts';
import { drawPattern, patternFigure, shadedIn } from './pattern.ts';
import {
  features,
  type Known,
  markedShape,
  mistake,
  named,
  type Params,
  shapes,
  turnsFor,
} from './symmetric-shapes.ts';

const ofTurns = ({ about }: Params): boolean => about === 'turns';

/** The order of rotational symmetry of a shape. */
export const orderOfShape: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTurns(params) ? { easy: 3, medium: 2, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const known = random.pick(shapes);
    const turn = random.pick(turnsFor(cell.difficulty));
    return writeNumber(
      {
        prompt: ['What is the order of rotational symmetry of this shape?', drawn(markedShape(known, turn))],
        hint: 'Turn the shape once all the way round. How many times does it look the same?',
        steps: [
          'Count how many times the shape fits onto itself in one full turn.',
          known.order === 1 ? 'It fits only after the full turn.' : `It fits after every ${360 / known.order}°.`,
          `The order is **${known.order}**.`,
        ],
        variant: `order ${known.name} ${turn}`,
        features: features(cell, known.order),
      },
      known.order,
      [
        [0, named.full],
        [known.lines, named.mixes],
        [
          known.points.length,
          mistake('counts-sides', 'You counted the sides. Turn the shape: how many times does it fit?'),
        ],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is the order of rotational symmetry of this shape?') || seen.figure === undefined)
      return undefined;
    return answered(seen, turnOrder(polygonsOf(seen.figure)[0] ?? []));
  },
};

/** The turns after which a pattern of each order looks the same. */
const fits = {
  1: [
    'A quarter turn, half a turn and three quarters all look different.',
    'Only the full turn fits: the order is **1**.',
  ],
  2: ['A quarter turn and three quarters look different.', 'Half a turn and the full turn fit: the order is **2**.'],
  4: ['It looks the same after each quarter turn.', 'A full turn has 4 quarter turns: the order is **4**.'],
} as const;
/** What is told about an order that takes too few or too many turns for fitting. */
const quarterOrHalf: Readonly<Record<1 | 2 | 4, readonly NumberMistake[]>> = {
  1: [
    [4, mistake('quarter-or-half', 'After a quarter turn it looks different.')],
    [2, mistake('quarter-or-half', 'After half a turn it looks different.')],
  ],
  2: [
    [4, mistake('quarter-or-half', 'After a quarter turn it looks different.')],
    [1, mistake('quarter-or-half', 'It fits after half a turn, and after the full turn as well. Count both.')],
  ],
  4: [
    [
      2,
      mistake('quarter-or-half', 'It fits after half a turn, but already after a quarter turn, too. Count them all.'),
    ],
    [1, mistake('quarter-or-half', 'The full turn is not the only one that fits. Try a quarter turn.')],
    [3, mistake('quarter-or-half', 'The full turn counts as well.')],
  ],
};

/** The order of rotational symmetry of a pattern. */
export const orderOfPattern: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTurns(params) ? { easy: 2, medium: 3, hard: 1 }[difficulty] : 0),
  make(random, cell) {
    const wish = random.pick([['half'], ['half'], ['upright', 'falling'], ['upright'], ['falling', 'rising']] as const);
    const isHard = cell.difficulty === 'hard';
    const size = isHard ? 5 : 4;
    const cells = drawPattern(random, size, size, random.int(2, 5), wish);
    const [order, lines] = [orderOf(cells), mirrorsOf(cells).length];
    const shaded = shadedIn(cells);
    if (order !== 1 && order !== 2 && order !== 4) return undefined;
    if (shaded < 3 || shaded > size * size - 3 || (order === 4 && lines === 0)) return undefined;
    // Only a few squares are seen at a glance.
    if (cell.difficulty === 'medium' ? shaded < 6 : cell.difficulty === 'easy' && shaded > 8) return undefined;
    // So is a pattern without any turn.
    if (isHard && order === 1) return undefined;
    return writeNumber(
      {
        prompt: ['What is the order of rotational symmetry of this pattern?', drawn(patternFigure(cells, 36))],
        hint: 'Turn the paper by one quarter after another until you have gone all the way round. Count how often the pattern looks the same as at the start.',
        steps: ['The order is how many times the pattern looks the same in one full turn.', ...fits[order]],
        variant: `pattern ${cells.map((row) => row.map(Number).join('')).join('/')}`,
        features: features(cell, order),
      },
      order,
      [[0, named.full], [lines, named.mixes], ...quarterOrHalf[order]],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is the order of rotational symmetry of this pattern?') || seen.figure === undefined)
      return undefined;
    const cells = readCells(seen.figure);
    const side = cells.length - 1;
    const fits = (image: (x: number, y: number) => readonly [number, number]): boolean =>
      cells.every((row, y) =>
        row.every((shaded, x) => {
          const [u, v] = image(x, y);
          return shaded === (cells[v]?.[u] === true);
        }),
      );
    return answered(seen, fits((x, y) => [side - y, x]) ? 4 : fits((x, y) => [side - x, side - y]) ? 2 : 1);
  },
};

const plural = (count: number): string =>
  `${count === 0 ? 'no lines' : count === 1 ? '1 line' : `${count} lines`} of symmetry`;
const readAloud = (lines: number, order: number): string =>
  `${plural(lines)} and rotational symmetry of order ${order}`;

/** What makes a shape the one it is, where another looks much like it. */
const kindOf: Readonly<Record<string, string>> = {
  rhombus: 'The marks say that all four sides are equal: it is a rhombus. ',
  parallelogram: 'Sides next to each other are not equal: it is a parallelogram. ',
};

/** Which fold to try for whoever sees too few lines, or too many. */
function tryFold({ name, lines }: Known, wrong: number): string {
  if (wrong > lines) return 'On a fold line every corner must land on a corner.';
  if (name === 'rhombus') return 'Try a fold from one corner to the opposite corner.';
  return name.endsWith('rectangle')
    ? 'Try a fold through the middles of two opposite sides.'
    : 'Try folds through the middle in other directions.';
}

/** Both together: the lines and the order of a shape. */
export const bothOfShape: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTurns(params) ? (difficulty === 'hard' ? 3 : 2) : 0),
  make(random, cell) {
    const known = random.pick(
      cell.difficulty === 'hard'
        ? // With one line, or as many lines as turns, one look is enough.
          shapes.filter(({ lines, order }) => (lines !== order || lines === 2) && lines + order > 1)
        : shapes,
    );
    const turn = random.pick(turnsFor(cell.difficulty));
    const { lines, order } = known;
    const [wrongLines, wrongOrder] = [
      // A rhombus is easily taken for a parallelogram, which has no lines.
      lines === 0 ? 2 : known.name === 'rhombus' ? 0 : random.pick([0, lines * 2]),
      order === 1 ? 2 : random.pick([1, order * 2]),
    ];
    return chooseText(
      random,
      {
        prompt: ['What symmetry does this shape have?', drawn(markedShape(known, turn))],
        hint: 'Fold it for the lines. Turn it for the order.',
        steps: [
          `${kindOf[known.name] ?? ''}${lines === 0 ? 'However it is folded, the halves never match.' : `It folds along ${lines === 1 ? 'the dashed line' : `each of the ${lines} dashed lines`}:`}`,
          ...(lines === 0 ? [] : [drawn(withMirrorLines(known.points, turn))]),
          `In one full turn it fits ${order === 1 ? 'once, at the end' : order === 2 ? 'twice: after half a turn and at the end' : `${order} times, the last time at the end`}.`,
          `The shape has **${readAloud(lines, order)}**.`,
        ],
        variant: `both ${known.name} ${turn}`,
        features: features(cell, lines + order),
      },
      readAloud(lines, order),
      [
        [
          readAloud(wrongLines, order),
          mistake('wrong-lines', `The order is right, but not the number of lines. ${tryFold(known, wrongLines)}`),
        ],
        [
          readAloud(lines, wrongOrder),
          mistake(
            'wrong-order',
            'The lines are right, but not the order. How many times does it fit in one full turn?',
          ),
        ],
        [readAloud(wrongLines, wrongOrder), mistake('two-slips', 'Neither number is right. Fold it, then turn it.')],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What symmetry does this shape have?') || seen.figure === undefined) return undefined;
    const [points = []] = polygonsOf(seen.figure);
    return chosen(seen, (option) => option === readAloud(mirrorCount(points), turnOrder(points)));
  },
};
