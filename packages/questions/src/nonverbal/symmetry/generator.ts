/** n.symmetry: half a pattern on squared paper stands at a mirror line; the other half is to be found. */

import type { Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices, layOut } from '../drawn-choice.ts';
import { after, lookOf, mirrorIn, shift } from '../pictures/point-sets.ts';
import { optionFigures, promptFigure } from '../pictures/read-drawing.ts';
import { wordings } from '../wordings.ts';

interface Plan {
  readonly wide: number;
  readonly high: number;
  readonly filled: readonly [number, number];
  readonly looks: number;
}

const ladder: Readonly<Record<Difficulty, Plan>> = {
  easy: { wide: 2, high: 3, filled: [2, 3], looks: 2 },
  medium: { wide: 3, high: 3, filled: [3, 5], looks: 2 },
  hard: { wide: 3, high: 4, filled: [5, 7], looks: 3 },
};
const unit = 26;

/** Looks row by row: 0 white, 1 black, 2 grey. */
type Half = readonly (readonly number[])[];

const draw = (half: Half): Mark[] =>
  half.flatMap((row, y) =>
    row.map(
      (look, x): Mark => ({
        kind: 'rect',
        x: x * unit,
        y: y * unit,
        width: unit,
        height: unit,
        fill: look === 0 ? 'paper' : look === 1 ? 'ink' : 'grey',
        stroke: 'ink',
        strokeWidth: 1.5,
      }),
    ),
  );
const flipped = (half: Half): Half => half.map((row) => [...row].reverse());
const upsideDown = (half: Half): Half => [...half].reverse();
const words = (half: Half): string =>
  half.map((row, y) => `row ${y + 1}: ${row.map((look) => ['white', 'black', 'grey'][look]).join(', ')}`).join('; ');

function makeSymmetry(random: Random, plan: Plan): Made | undefined {
  const filled = random.int(plan.filled[0], plan.filled[1]);
  const size = plan.wide * plan.high;
  const dark = new Set(
    random.sample(
      Array.from({ length: size }, (_, at) => at),
      filled,
    ),
  );
  const half: Half = Array.from({ length: plan.high }, (_, y) =>
    Array.from({ length: plan.wide }, (_cell, x) => (dark.has(y * plan.wide + x) ? random.int(1, plan.looks - 1) : 0)),
  );
  const right = flipped(half);
  const place = random.int(0, size - 1);
  const changed = (own: Half): Half =>
    own.map((row, y) => row.map((look, x) => (y * plan.wide + x === place ? (look === 0 ? 1 : 0) : look)));
  const ways = [right, half, upsideDown(right)];
  const laid = layOut(
    random,
    4,
    (one, two) => {
      const own = ways[one];
      return own === undefined ? undefined : two === 0 ? own : changed(own);
    },
    (own) => JSON.stringify(own),
    'first',
  );
  if (laid === undefined) return undefined;
  const [width, height] = [plan.wide * unit, plan.high * unit];
  const says = [
    { id: 'n.symmetry/square-wrong', says: 'Nearly! One square is wrong. Check row by row.' },
    {
      id: 'n.symmetry/copied',
      says: 'This half was slid across. In a mirror, left and right change places.',
    },
    {
      id: 'n.symmetry/upside-down',
      says: 'This half is upside down. In this mirror, the top row stays at the top.',
    },
  ] as const;
  const rightLooks = right.flat();
  const wrongSquares = (own: Half): number => own.flat().filter((look, at) => look !== rightLooks[at]).length;
  const because = (own: Half, [way, square]: readonly [number, number]): Mistake | undefined => {
    if (way === 0 && square === 0) return undefined;
    // A half that was slid across may miss the right one by a single square: that is what is seen.
    if (wrongSquares(own) === 1) return says[0];
    const said = says[way] ?? says[0];
    return square === 0 ? said : { id: `${said.id}-and-square`, says: `${said.says} One square is wrong as well.` };
  };
  // A row that reads the same both ways would show nothing.
  const shownRow = half.findIndex((row, y) => row.join() !== right[y]?.join());
  const rowName =
    shownRow === 0 ? 'Top row' : shownRow === plan.high - 1 ? 'Bottom row' : `Row ${shownRow + 1} from the top`;
  const looksOf = (row: readonly number[] = []): string =>
    row.map((look) => ['white', 'black', 'grey'][look]).join(', ');
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.symmetry),
        drawn({
          width: width * 2 + 20,
          height: height + 20,
          marks: [
            { kind: 'group', move: [10, 10], marks: draw(half) },
            { kind: 'rect', x: width + 10, y: 10, width, height, fill: 'soft', stroke: 'grid', strokeWidth: 1.5 },
            {
              kind: 'text',
              x: width * 1.5 + 10,
              y: height / 2 + 12,
              text: '?',
              size: 40,
              anchor: 'middle',
              bold: true,
              fill: 'ink',
            },
            {
              kind: 'line',
              from: [width + 10, 0],
              to: [width + 10, height + 20],
              stroke: 'accent',
              strokeWidth: 3,
              dashed: true,
            },
          ],
          alt: `Squared paper left of a mirror line. ${words(half)}.`,
        }),
      ],
      hint: 'Start with the squares that touch the mirror line.',
      steps: [
        'A mirror swaps left and right. What touches the mirror line on the left touches it on the right too.',
        `${rowName} on the left: ${looksOf(half[shownRow])}.`,
        `In the mirror it is the other way round: ${looksOf(right[shownRow])}.`,
        'Check every row like this, from the top to the bottom.',
      ],
      variant: JSON.stringify(half),
      features: { squares: size, filled, looks: plan.looks },
    },
    laid.map(({ value, off }) => ({
      figure: {
        width: width + 20,
        height: height + 20,
        marks: [{ kind: 'group', move: [10, 10], marks: draw(value) }],
        alt: `${words(value)}.`,
      },
      because: because(value, off),
    })),
  );
}

/** Mirrors the drawn half in the drawn line and compares it with the options. */
function solveSymmetry(question: Question): number[] {
  const { marks } = promptFigure(question);
  const half = marks.find(({ kind }) => kind === 'group');
  const line = marks.find(({ kind }) => kind === 'line');
  if (half?.kind !== 'group' || line?.kind !== 'line') return [];
  const [x, y] = line.from;
  const wanted = lookOf([half], after(shift(-x + 10, -y), mirrorIn(line.from, line.to)));
  return optionFigures(question).flatMap((figure, place) => (lookOf(figure.marks) === wanted ? [place] : []));
}

/** Mirror halves on squared paper. */
export const symmetryGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.symmetry',
  version: 3,
  serves: { 430603: ladder },
  capacity: ({ difficulty }) => (difficulty === 'easy' ? 28 : 200),
  make: (random, { params, difficulty }) => makeSymmetry(random, params[difficulty]),
  solve: (question) => choices(solveSymmetry(question)),
});
