/** Questions on bar charts with one series. */

import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { ask, solveAsked } from '../count-questions.ts';
import { themes } from '../themes.ts';
import { barFigure, readBars, readStep } from './bar-figure.ts';
import { type AboutChart, features, mistake, named, type Params } from './charts.ts';

const isBars = ({ about }: Params): boolean => about === 'bars';

/** How one bar is read. */
function whereBarEnds(value: number, step: number): string {
  const below = Math.floor(value / step) * step;
  return value === below
    ? 'Go across from the top of its bar to the number on the axis.'
    : `Its bar ends half way between ${showNumber(below)} and ${showNumber(below + step)}.`;
}

/** A number that the chart tells. */
export const askBars: AboutChart = {
  weight: ({ params }) => (isBars(params) ? 6 : 0),
  make(random, { counts, chart }, cell) {
    const level = cell.params.levels[cell.difficulty];
    const asked = ask(random, random.pick(level.kinds), counts, named, 'bars');
    if (asked === undefined) return undefined;
    // A bar that ends on a numbered line is only read off: too little where bars may end half way.
    const isOnLine = asked.answer % chart.step === 0;
    if (asked.kind === 'read' && level.ends === 'halves' && cell.difficulty === 'hard' && isOnLine) return undefined;
    // How many bars there are isn't read off the axis.
    const isRead = asked.kind !== 'atLeast';
    const aside = level.ends === 'fifths' ? chart.step / 5 : chart.step / 2;
    const outAside = level.ends === 'fifths' ? named.thinLine : named.between;
    const onAxis: NumberMistake[] = [
      ...(isRead ? [[asked.answer / chart.step, named.scale] as const] : []),
      ...(level.ends === 'lines' || !isRead
        ? []
        : [[asked.answer + aside, outAside] as const, [asked.answer - aside, outAside] as const]),
      ...(isRead ? [[asked.answer + chart.step, named.oneStep] as const] : []),
    ];
    // A number that the wrong bars give says more than one that is read a step out.
    const mistakes = [
      ...onAxis.filter(([given]) => asked.mistakes.every(([other]) => other !== given)),
      ...asked.mistakes,
    ];
    const whole = mistakes.filter(([given]) => Number.isInteger(Number(given)) && Number(given) > 0);
    const questionText = {
      prompt: [drawn(barFigure(chart)), asked.text],
      hint: `How much is one ${chart.fifths ? 'thin line worth' : 'step on the axis'}? ${asked.hint}`,
      steps: [
        `The numbers on the axis go up in steps of ${showNumber(chart.step)}${chart.fifths ? `, with 5 spaces in each. One thin line is ${showNumber(chart.step)} ÷ 5 = ${chart.step / 5}` : ''}.`,
        ...asked.steps.slice(0, -1),
        ...(asked.kind === 'read' && level.ends !== 'fifths' ? [whereBarEnds(asked.answer, chart.step)] : []),
        ...asked.steps.slice(-1),
      ],
      variant: `${asked.text} ${chart.step} ${counts.values.join(' ')}`,
      features: features(cell, asked.stepCount, chart.step),
    };
    const made = writeNumber(questionText, asked.answer, whole);
    return { made, asksFor: asked.kind, tells: asked.tells };
  },
  solve(seen) {
    if (seen.figure === undefined) return undefined;
    const [series] = readBars(seen.figure);
    const value = series === undefined ? undefined : solveAsked(seen.text, series.bars, themes);
    return value === undefined ? undefined : answered(seen, value);
  },
};

/** Which bar shows a number, or is the highest. */
export const whichBar: AboutChart = {
  // A bar that ends on a line is only read off.
  weight: ({ params, difficulty }) =>
    !isBars(params) || (difficulty === 'hard' && params.levels.hard.ends === 'lines')
      ? 0
      : difficulty === 'hard'
        ? 1
        : 2,
  make(random, { counts, chart }, cell) {
    const { ends } = cell.params.levels[cell.difficulty];
    const at = random.int(0, counts.values.length - 1);
    const value = counts.values[at] ?? 0;
    const sorted = [...counts.values].sort((one, other) => one - other);
    const kind =
      cell.difficulty === 'easy'
        ? random.pick(['value', 'most'] as const)
        : ends === 'lines'
          ? random.pick(['value', 'second'] as const)
          : 'value';
    const target = kind === 'value' ? value : kind === 'most' ? (sorted.at(-1) ?? 0) : (sorted.at(-2) ?? 0);
    // '1 cars' is no English.
    if (target === 1 && kind === 'value') return undefined;
    if (ends !== 'lines' && target % chart.step === 0) return undefined;
    if (counts.values.filter((each) => each === target).length > 1 || (kind === 'second' && sorted.at(-1) === target))
      return undefined;
    const right = chart.labels[counts.values.indexOf(target)] ?? '';
    const text =
      kind === 'value'
        ? `Which bar shows **${showNumber(value)}** ${counts.theme.subject}?`
        : kind === 'most'
          ? `Which bar shows the **most** ${counts.theme.subject}?`
          : `Which bar shows the **second most** ${counts.theme.subject}?`;
    const made = chooseInOrder(
      {
        prompt: [drawn(barFigure(chart)), text],
        hint:
          kind === 'value'
            ? `Find ${showNumber(value)} on the axis. Go across from there.`
            : 'Compare how high the bars are.',
        steps: [
          kind === 'value'
            ? value % chart.step === 0
              ? `There is a line for ${showNumber(value)} on the axis. Only one bar ends there.`
              : `${showNumber(value)} is between two lines of the axis. Only one bar ends there.`
            : `From the highest: ${chart.labels
                .map((label, place) => ({ label, value: counts.values[place] ?? 0 }))
                .toSorted((one, other) => other.value - one.value)
                .map((bar) => `${bar.label} ${showNumber(bar.value)}`)
                .join(', ')}.`,
          `That is the bar for **${right}**.`,
        ],
        variant: `${kind} ${target} ${chart.step} ${counts.values.join(' ')} ${chart.labels.join()}`,
        features: features(cell, kind === 'second' ? 2 : 1, chart.step),
      },
      chart.labels,
      right,
      (label) => {
        const own = counts.values[chart.labels.indexOf(label)] ?? 0;
        if (kind === 'value') return mistake('wrong-row', `${label} shows ${showNumber(own)}.`);
        return mistake(
          'wrong-row',
          own === sorted.at(-1)
            ? 'That is the most, not the second most.'
            : `The bar for ${label} shows ${showNumber(own)}. Look for a higher one.`,
        );
      },
    );
    return kind === 'value' ? { made, asksFor: 'which', tells: [right] } : { made, asksFor: 'highest' };
  },
  solve(seen) {
    const [, value] = /Which bar shows (\d+) /.exec(seen.text) ?? [];
    const [, rank] = /Which bar shows the (most|second most) /.exec(seen.text) ?? [];
    if ((value ?? rank) === undefined || seen.figure === undefined) return undefined;
    const bars = readBars(seen.figure)[0]?.bars ?? [];
    const higher = (own: number): number => bars.filter((bar) => bar.value > own).length;
    return chosen(seen, (option) => {
      const bar = bars.find(({ label }) => label === option);
      if (bar === undefined) return false;
      return value === undefined ? higher(bar.value) === (rank === 'most' ? 0 : 1) : bar.value === Number(value);
    });
  },
};

/** What one step of the axis stands for. */
export const stepOfAxis: AboutChart = {
  weight: ({ params, difficulty }) => (isBars(params) && difficulty === 'easy' ? 1 : 0),
  make(_random, { counts, chart }, cell) {
    if (chart.step === 1) return undefined;
    const made = writeNumber(
      {
        prompt: [drawn(barFigure(chart)), `How many ${counts.theme.subject} does one step on the axis stand for?`],
        hint: 'Look at two numbers next to each other on the axis.',
        steps: [
          `The numbers on the axis are 0, ${chart.step}, ${2 * chart.step} and so on.`,
          `One step is **${chart.step}**.`,
        ],
        variant: `step ${chart.step} ${counts.values.join(' ')}`,
        features: features(cell, 1, chart.step),
      },
      chart.step,
      [
        [1, named.scale],
        [
          chart.top,
          mistake('gives-the-top', 'That is the largest number on the axis. How far is it from one to the next?'),
        ],
      ],
    );
    return { made, asksFor: 'step' };
  },
  solve: (seen) =>
    seen.text.includes('does one step on the axis stand for?') && seen.figure !== undefined
      ? answered(seen, readStep(seen.figure))
      : undefined,
};
