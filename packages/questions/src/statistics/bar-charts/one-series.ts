/** Questions on bar charts with one series. */

import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { ask, solveAsked } from '../count-questions.ts';
import { themes } from '../themes.ts';
import { type BarChart, barFigure, readBars } from './bar-figure.ts';
import { type AboutChart, features, mistake, named, type Params } from './charts.ts';

const isBars = ({ about }: Params): boolean => about === 'bars';

/** Where a bar ends, seen from the numbers on the axis. */
function endOf(value: number, { step, fifths }: BarChart): string {
  const below = Math.floor(value / step) * step;
  if (!fifths) return `half way between ${showNumber(below)} and ${showNumber(below + step)}`;
  const lines = ((value - below) * 5) / step;
  return `${lines} thin line${lines === 1 ? '' : 's'} above ${showNumber(below)}`;
}

/** How one bar is read. */
const whereBarEnds = (label: string, value: number, chart: BarChart): string =>
  value % chart.step === 0
    ? `Go across from the top of the bar for ${label} to the number on the axis.`
    : `The bar for ${label} ends ${endOf(value, chart)}.`;

/** How the bars among these that end between two numbers are read; nothing where none does. */
function readBetween(labels: readonly string[], chart: BarChart): string[] {
  const lines = labels.flatMap((label) => {
    const value = chart.series[0]?.values[chart.labels.indexOf(label)] ?? 0;
    return value % chart.step === 0
      ? []
      : [`The bar for ${label} ends ${endOf(value, chart)}, so it shows ${showNumber(value)}.`];
  });
  return lines.length === 0 ? [] : [lines.join('\n\n')];
}

/** A number that the chart tells. */
export const askBars: AboutChart = {
  weight: ({ params }) => (isBars(params) ? 6 : 0),
  make(random, { counts, chart }, cell) {
    const level = cell.params.levels[cell.difficulty];
    /** How a number is read off: where its bar ends between the numbers on the axis, this is what is hard. */
    const reading = (value: number): string =>
      value % chart.step === 0 ? showNumber(value) : `${endOf(value, chart)}, so ${showNumber(value)}`;
    const asked = ask(random, random.pick(level.kinds), counts, named, 'bars', reading);
    if (asked === undefined) return undefined;
    // Bars that end on numbered lines are only read off: too little where bars may end between them.
    const areOnLines = asked.tells.every(
      (label) => (counts.values[chart.labels.indexOf(label)] ?? 0) % chart.step === 0,
    );
    if (level.ends !== 'lines' && asked.tells.length > 0 && areOnLines) return undefined;
    const aside = level.ends === 'fifths' ? chart.step / 5 : chart.step / 2;
    const outAside = level.ends === 'fifths' ? named.thinLine(aside) : named.between(aside);
    const onAxis: NumberMistake[] = [
      [asked.answer / chart.step, named.scale],
      ...(level.ends === 'lines'
        ? []
        : [[asked.answer + aside, outAside] as const, [asked.answer - aside, outAside] as const]),
      [asked.answer + chart.step, named.oneStep],
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
        `The numbers on the axis go up in steps of ${showNumber(chart.step)}${chart.fifths ? `, with 5 spaces in each. One thin line is ${showNumber(chart.step)} ÷ 5 = ${chart.step / 5}` : level.ends === 'halves' ? `, so half a step is ${chart.step / 2}` : ''}.`,
        ...readBetween(asked.takes ?? [], chart),
        ...asked.steps.slice(0, -1),
        ...(asked.kind === 'read' ? [whereBarEnds(asked.tells.join(), asked.answer, chart)] : []),
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

/** Which bar shows a number. */
export const whichBar: AboutChart = {
  // It is read off, too.
  weight: ({ params, difficulty }) => (isBars(params) && params.levels[difficulty].kinds.includes('read') ? 2 : 0),
  make(random, { counts, chart }, cell) {
    const { ends } = cell.params.levels[cell.difficulty];
    const at = random.int(0, counts.values.length - 1);
    const value = counts.values[at] ?? 0;
    if (ends !== 'lines' && value % chart.step === 0) return undefined;
    // '1 cars' is no English.
    if (value === 1 || counts.values.filter((each) => each === value).length > 1) return undefined;
    const right = chart.labels[at] ?? '';
    const made = chooseInOrder(
      {
        prompt: [drawn(barFigure(chart)), `Which bar shows **${showNumber(value)}** ${counts.theme.subject}?`],
        hint: `Find ${showNumber(value)} on the axis. Go across from there.`,
        steps: [
          value % chart.step === 0
            ? `There is a line for ${showNumber(value)} on the axis. Only one bar ends there.`
            : `${showNumber(value)} is ${endOf(value, chart)}. Only one bar ends there.`,
          `That is the bar for **${right}**.`,
        ],
        variant: `value ${value} ${chart.step} ${counts.values.join(' ')} ${chart.labels.join()}`,
        features: features(cell, 1, chart.step),
      },
      chart.labels,
      right,
      (label) => mistake('wrong-row', `${label} shows ${showNumber(counts.values[chart.labels.indexOf(label)] ?? 0)}.`),
    );
    return { made, asksFor: 'which', tells: [right] };
  },
  solve(seen) {
    const [, value] = /Which bar shows (\d+) /.exec(seen.text) ?? [];
    if (value === undefined || seen.figure === undefined) return undefined;
    const bars = readBars(seen.figure)[0]?.bars ?? [];
    return chosen(seen, (option) => bars.find(({ label }) => label === option)?.value === Number(value));
  },
};
