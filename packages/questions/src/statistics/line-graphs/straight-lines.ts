/** Drawn straight lines: their rules, their gradients, where they cross. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { features, mistake, type Params } from './graphs.ts';
import { planeFigure, readPlane, type Spot } from './plane-figure.ts';
import { isStraight, wrong } from './straight-line-mistakes.ts';
import { describeRule, drawRule, holds, type Rule, valueAt } from './straight-line-rule.ts';

const alt = 'A grid with axes from −6 to 6 and a straight line.';
const spots = (rule: Rule): readonly [Spot, Spot] => [
  [0, rule.start],
  [2, valueAt(rule, 2)],
];

/** The rule of a drawn line. */
export const ruleOfLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) && difficulty !== 'easy' ? 3 : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    // Lines that go up or down by whole numbers are for medium.
    if (cell.difficulty === 'hard' && rule.halves % 2 === 0) return undefined;
    const other = random.pick(
      [-rule.halves, rule.halves === 2 ? 4 : 2, rule.halves * 2].filter(
        (halves) => halves !== rule.halves && Math.abs(halves) <= 8,
      ),
    );
    const start = random.pick(
      [-rule.start, rule.halves / 2, rule.start + 1].filter((value) => Number.isInteger(value) && value !== rule.start),
    );
    if (start === undefined || Math.abs(valueAt(rule, 1)) > 6) return undefined;
    const isWhole = rule.halves % 2 === 0;
    const sense = rule.halves > 0 ? 'up' : 'down';
    const slope = mistake(
      'wrong-gradient',
      isWhole
        ? `For one step to the right the line goes ${sense} ${Math.abs(rule.halves) / 2}.`
        : `For two steps to the right the line goes ${sense} ${Math.abs(rule.halves)}.`,
    );
    const crossing = mistake('wrong-start', `The line crosses the y-axis at ${showNumber(rule.start)}.`);
    const options: readonly (readonly [Rule, typeof wrong.neither])[] = [
      [{ halves: other, start: rule.start }, slope],
      [{ halves: rule.halves, start }, crossing],
      [{ halves: other, start }, wrong.neither],
    ];
    return chooseText(
      random,
      {
        prompt: ['Which rule fits this line?', drawn(planeFigure(...spots(rule), alt))],
        hint: 'Where does the line cross the y-axis? How far does it rise or fall in one step?',
        steps: [
          `The line crosses the y-axis at ${showNumber(rule.start)}.`,
          isWhole
            ? `For one step to the right it goes ${sense} ${Math.abs(rule.halves) / 2}.`
            : `For two steps to the right it goes ${sense} ${Math.abs(rule.halves)}, so for one step half of that.`,
          `The rule is **${describeRule(rule)}**.`,
        ],
        variant: `rule ${rule.halves} ${rule.start} ${other} ${start}`,
        features: features(cell, 2, Math.abs(rule.halves)),
      },
      describeRule(rule),
      options.map(([each, because]) => [describeRule(each), because] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const ends = seen.figure === undefined ? undefined : readPlane(seen.figure);
    if (!seen.text.startsWith('Which rule fits this line?') || ends === undefined) return undefined;
    return chosen(seen, (option) => ends.every((spot) => holds(option, spot)));
  },
};

/** Gradient or intercept of a drawn line. */
export const partOfLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) ? { easy: 2, medium: 1, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const asksSlope = random.chance(1, 2);
    const slope = rule.halves / 2;
    if (Math.abs(valueAt(rule, 1)) > 6 || (asksSlope && !Number.isInteger(slope))) return undefined;
    return writeNumber(
      {
        prompt: [
          asksSlope
            ? 'What is the **gradient** of this line?'
            : 'Where does this line cross the **y-axis**? Give the value of y.',
          drawn(planeFigure(...spots(rule), alt)),
        ],
        hint: asksSlope
          ? 'Go one step to the right. How far up or down is the line then?'
          : 'Look at the vertical axis.',
        steps: asksSlope
          ? [
              `For every step to the right the line goes ${slope > 0 ? 'up' : 'down'} ${Math.abs(slope)}.`,
              `The gradient is **${showNumber(slope)}**.`,
            ]
          : [`The line meets the y-axis at **${showNumber(rule.start)}**.`],
        variant: `part ${asksSlope} ${rule.halves} ${rule.start}`,
        features: features(cell, 1, Math.abs(rule.halves)),
      },
      asksSlope ? slope : rule.start,
      [
        asksSlope
          ? [
              rule.start,
              mistake('swaps-gradient-and-intercept', 'That is where it crosses the y-axis, not how steep it is.'),
            ]
          : [
              slope,
              mistake('swaps-gradient-and-intercept', 'That is the gradient. Find where the line crosses the y-axis.'),
            ],
        asksSlope ? [-slope, wrong.slopeSign] : [-rule.start, wrong.startSign],
        asksSlope
          ? [
              rule.halves,
              mistake('runs-over-rise', 'That is for two steps to the right. The gradient is for one step.'),
            ]
          : [valueAt(rule, 1), mistake('wrong-place', 'That is the value of y where x is 1. On the y-axis x is 0.')],
      ],
    );
  },
  solve(seen) {
    const ends = seen.figure === undefined ? undefined : readPlane(seen.figure);
    if (ends === undefined || !/gradient|cross the y-axis/.test(seen.text)) return undefined;
    const [[a, b], [c, d]] = ends;
    const slope = (d - b) / (c - a);
    return answered(seen, Math.round((seen.text.includes('gradient') ? slope : b - slope * a) * 10) / 10 + 0);
  },
};

/** Level and upright lines: x = 3, y = −2. */
export const levelLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) && difficulty === 'easy' ? 3 : 0),
  make(random, cell) {
    const upright = random.chance(1, 2);
    const at = random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
    const [a, b]: readonly [Spot, Spot] = upright
      ? [
          [at, 0],
          [at, 1],
        ]
      : [
          [0, at],
          [1, at],
        ];
    const readAloud = (isUpright: boolean, value: number): string =>
      `the line ${isUpright ? 'x' : 'y'} = ${showNumber(value)}`;
    return chooseText(
      random,
      {
        prompt: ['Which line is this?', drawn(planeFigure(a, b, alt))],
        hint: 'Name some points of the line. Which number stays the same?',
        steps: [
          `Every point of the line has the same ${upright ? 'x' : 'y'}: ${showNumber(at)}.`,
          `It is **${readAloud(upright, at)}**.`,
        ],
        variant: `level ${upright} ${at}`,
        features: features(cell, 1, 0),
      },
      readAloud(upright, at),
      [
        [readAloud(!upright, at), wrong.axes],
        [readAloud(upright, -at), wrong.value],
        [readAloud(!upright, -at), wrong.axes],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const ends = seen.figure === undefined ? undefined : readPlane(seen.figure);
    if (!seen.text.startsWith('Which line is this?') || ends === undefined) return undefined;
    return chosen(seen, (option) => {
      const [, name, value] = /the line ([xy]) = (-?\d+)/.exec(option) ?? [];
      const axis = name === 'x' ? 0 : 1;
      return ends.every((spot) => Math.abs(spot[axis] - Number(value)) < 0.05);
    });
  },
};
