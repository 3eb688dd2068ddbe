/** Reading one scale: its value, what a mark is worth, and what it shows after a change. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, type Seen, typed } from '../../kernel/seen.ts';
import { chooseNumber, inUnit, writeNumber } from '../ask.ts';
import { type Instrument, instrumentFigure, type Marks, nameOf, readInstruments } from './instrument-figure.ts';
import {
  drawMarks,
  drawValue,
  features,
  type Level,
  named,
  type Params,
  readMistakes,
  readSteps,
  stepOf,
  withUnit,
} from './scale-marks.ts';

/** An instrument of this sub-topic. */
export function drawKind(random: Random, { kinds }: Params): Instrument | undefined {
  const kind = random.pick(kinds);
  return kind === 'ruler' || kind === 'balance' ? undefined : kind;
}

const asks: Readonly<Record<Instrument, string>> = {
  dial: 'What mass does the scale show?',
  jug: 'How much water is there?',
  thermometer: 'What temperature does the thermometer show?',
};

const values = (seen: Seen): number[] => (seen.figure === undefined ? [] : readInstruments(seen.figure));

/** A value on a mark; half way between two of them when it is hard, if that is a whole number. */
function drawShown(random: Random, marks: Marks, kind: Instrument, level: Level): number | undefined {
  const value = drawValue(random, marks, true);
  const step = stepOf(marks);
  const isHalf = level === 'hard' && kind !== 'thermometer' && step % 2 === 0;
  return value === undefined ? undefined : isHalf ? value + step / 2 : value;
}

/** What the scale shows. */
export const readScale: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 4 : 3),
  make(random, { params, difficulty, year }) {
    const kind = drawKind(random, params);
    if (kind === undefined) return undefined;
    const marks = drawMarks(random, kind, difficulty, year);
    const value = drawShown(random, marks, kind, difficulty);
    if (value === undefined || value >= marks.to) return undefined;
    // Above zero it is read in the easy cell, and changed in the medium one.
    if (kind === 'thermometer' && (difficulty === 'medium' || (difficulty === 'hard' && value >= 0))) return undefined;
    const step = stepOf(marks);
    const isHalf = (value - marks.from) % step !== 0;
    const questionText = {
      prompt: [asks[kind], drawn(instrumentFigure(kind, [{ marks, value }]))],
      hint: 'How many steps are there from one number to the next? What is one step worth?',
      steps: [...readSteps(marks, value), `It shows **${withUnit(value, marks.unit)}**.`],
      variant: `read ${kind} ${marks.unit} ${marks.from} ${marks.to} ${marks.label} ${marks.parts} ${value}`,
      features: { ...features(marks, 1), half: isHalf ? 1 : 0 },
    };
    const mistakes = readMistakes(marks, value).filter(([given]) => Number.isInteger(Number(given)));
    // Before the first number or between marks, the slips are too few for four options.
    if (value > marks.from + marks.label && !isHalf && random.chance(1, 4))
      return chooseNumber(random, questionText, value, mistakes, (shown) => withUnit(shown, marks.unit));
    return writeNumber(questionText, value, mistakes, inUnit(marks.unit));
  },
  solve(seen) {
    if (!Object.values(asks).includes(seen.text)) return undefined;
    return values(seen).flatMap((value) => answered(seen, value));
  },
};

/** What one small mark is worth. */
export const markWorth: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 1),
  make(random, { params, difficulty, year }) {
    const kind = drawKind(random, params);
    if (kind === undefined) return undefined;
    const marks = drawMarks(random, kind, difficulty, year);
    const value = drawValue(random, marks, true);
    if (value === undefined) return undefined;
    const step = stepOf(marks);
    return writeNumber(
      {
        prompt: [
          `What is one small step on this ${nameOf(kind, marks)} worth?`,
          drawn(instrumentFigure(kind, [{ marks, value }])),
        ],
        hint: 'Count the small steps from one number to the next.',
        steps: [
          `From one number to the next it is ${showNumber(marks.label)} ${marks.unit}.`,
          `There are ${marks.parts} small steps: ${showNumber(marks.label)} ÷ ${marks.parts} = **${withUnit(step, marks.unit)}**.`,
        ],
        variant: `mark ${kind} ${marks.unit} ${marks.to} ${marks.label} ${marks.parts} ${value}`,
        features: { ...features(marks, 1), half: 0 },
      },
      step,
      [
        [marks.label, named.wholeStep],
        ...(step === 1 ? [] : [[1, named.ones] as const]),
        [10, named.tens],
        ...(marks.label % (marks.parts - 1) === 0 ? [[marks.label / (marks.parts - 1), named.gaps] as const] : []),
      ],
      inUnit(marks.unit),
    );
  },
  solve(seen, { difficulty }) {
    if (!seen.text.startsWith('What is one small step on this') || seen.figure === undefined) return undefined;
    const numbers = seen.figure.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.bold !== true ? [Number(mark.text.replaceAll(',', '').replace('−', '-'))] : [],
    );
    const thin = seen.figure.marks.filter((mark) => mark.kind === 'line' && mark.strokeWidth === 1.5).length;
    const gaps = thin / (numbers.length - 1) + 1;
    const [first = 0, second = 0] = numbers;
    return difficulty === 'hard' ? undefined : typed((second - first) / gaps);
  },
};

/** What it shows after some is added or taken, or how much is missing to a mark. */
export const afterChange: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, { params, difficulty, year }) {
    const kind = drawKind(random, params);
    if (kind === undefined) return undefined;
    const marks = drawMarks(random, kind, difficulty, year);
    const value = drawValue(random, marks, difficulty !== 'easy');
    if (value === undefined) return undefined;
    const step = stepOf(marks);
    const name = pickName(random);
    const target = marks.from + marks.label * Math.ceil((value - marks.from + step) / marks.label);
    const missing = kind === 'thermometer' ? false : random.chance(1, 2) && target <= marks.to;
    const by = step * random.int(1, Math.max(1, Math.floor((marks.to - marks.from) / step / 2)));
    const adds = random.chance(1, 2);
    const after = adds ? value + by : value - by;
    if (!missing && (after < (kind === 'thermometer' ? marks.from : step) || after > marks.to)) return undefined;
    const { unit } = marks;
    const right = missing ? target - value : after;
    // Whoever only reads the scale must not be right.
    if (right === value) return undefined;
    const change = withUnit(by, unit);
    const story = missing
      ? kind === 'dial'
        ? `How much more is needed to reach ${withUnit(target, unit)}?`
        : `How much more water is needed to reach ${withUnit(target, unit)}?`
      : kind === 'dial'
        ? `${name} ${adds ? 'adds' : 'takes off'} ${change}. What does the scale show now?`
        : kind === 'jug'
          ? `${name} ${adds ? 'pours in' : 'pours out'} ${change}. How much water is there now?`
          : `The temperature ${adds ? 'rises' : 'falls'} by ${change}. What is it now?`;
    return writeNumber(
      {
        prompt: [story, drawn(instrumentFigure(kind, [{ marks, value }]))],
        hint: `First read what is shown. Then work out ${missing ? 'what is missing' : 'the change'}.`,
        steps: [
          ...readSteps(marks, value),
          `So it shows ${withUnit(value, unit)}${missing ? '' : ' at first'}.`,
          missing
            ? `${showNumber(target)} − ${showNumber(value)} = **${withUnit(right, unit)}**.`
            : `${showNumber(value)} ${adds ? '+' : '−'} ${showNumber(by)} = **${withUnit(right, unit)}**.`,
        ],
        variant: `${missing ? 'missing' : adds ? 'add' : 'take'} ${kind} ${unit} ${marks.from} ${marks.to} ${marks.label} ${marks.parts} ${value} ${missing ? target : by}`,
        features: { ...features(marks, 2), half: 0 },
      },
      right,
      [
        [missing ? target + value : adds ? value - by : value + by, named.wrongWay(adds && !missing)],
        [value, named.stops(missing)],
        [right + step, named.mark],
        [right - step, named.mark],
        ...readMistakes(marks, value)
          .slice(0, 1)
          .map(
            ([given]) =>
              [missing ? target - Number(given) : adds ? Number(given) + by : Number(given) - by, named.ones] as const,
          ),
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [value] = values(seen);
    if (value === undefined) return undefined;
    const [, target] = / needed to reach ([\d.]+) /.exec(seen.text) ?? [];
    if (target !== undefined) return typed(Number(target) - value);
    const [, way, by] = /(adds|pours in|rises by|takes off|pours out|falls by) (\d+) .* now\?$/.exec(seen.text) ?? [];
    if (by === undefined) return undefined;
    return typed(/adds|in|rises/.test(way ?? '') ? value + Number(by) : value - Number(by));
  },
};
