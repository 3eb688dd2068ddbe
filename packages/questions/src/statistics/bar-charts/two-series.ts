/** Bar charts with two series side by side. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { told } from '../count-questions.ts';
import { drawTheme, type Theme } from '../themes.ts';
import { type BarChart, barFigure, readBars } from './bar-figure.ts';
import { features, mistake, named, type Params } from './charts.ts';

type Cell = Parameters<Form<Params>['make']>[1];
/** Two groups or times that fit what is counted. */
const pairsFor = ({ subject, categories }: Theme): readonly (readonly [string, string])[] => [
  ['2024', '2025'],
  ...(subject === 'children' ? [['Class A', 'Class B'] as const] : []),
  ...(categories.some(({ label }) => label === 'Tue' || label === 'Sat') ? [['Week 1', 'Week 2'] as const] : []),
];

interface Dual {
  readonly chart: BarChart;
  readonly names: readonly [string, string];
  readonly one: readonly number[];
  readonly other: readonly number[];
}
function drawDual(random: Random, { params, difficulty }: Cell): Dual | undefined {
  const { steps, ends } = params.levels[difficulty];
  const step = random.pick(steps);
  const theme = drawTheme(random, 4);
  const names = random.pick(pairsFor(theme));
  const part = ends === 'lines' ? 1 : ends === 'halves' ? 2 : 5;
  const draw = (): number[] =>
    theme.categories.map(() => (random.int(part, (part === 5 ? 5 : 9) * part) * step) / part);
  const [one, other] = [draw(), draw()];
  const all = [...one, ...other];
  if (!all.every(Number.isInteger) || one.some((value, at) => value === other[at])) return undefined;
  const chart = {
    title: theme.title,
    axis: `Number of ${theme.subject}`,
    labels: theme.categories.map(({ label }) => label),
    series: [
      { name: names[0], values: one },
      { name: names[1], values: other },
    ],
    step,
    top: Math.ceil(Math.max(...all) / step) * step,
    fifths: part === 5,
  };
  return { chart, names, one, other };
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A number from two series: a difference or a sum at one label, a total, or the difference of the totals. */
export const askDual: Form<Params> = {
  weight: ({ params }) => (params.about === 'frequency' ? 3 : 0),
  make(random, cell) {
    const dual = drawDual(random, cell);
    if (dual === undefined) return undefined;
    const { chart, names, one, other } = dual;
    const kind = random.pick(
      cell.difficulty === 'easy'
        ? (['gap', 'both'] as const)
        : cell.difficulty === 'medium'
          ? (['total'] as const)
          : (['totals'] as const),
    );
    const at = random.int(0, chart.labels.length - 1);
    const label = chart.labels[at] ?? '';
    const row = random.int(0, 1);
    const [own, rival] = row === 0 ? [one, other] : [other, one];
    const [name = '', second = ''] = row === 0 ? names : [names[1], names[0]];
    const [a, b] = [own[at] ?? 0, rival[at] ?? 0];
    const [x, y] = [sum(own), sum(rival)];
    if ((kind === 'gap' && a < b) || (kind === 'totals' && x <= y)) return undefined;
    // Bars on numbered lines are only read off.
    if (cell.difficulty === 'easy' && a % chart.step === 0 && b % chart.step === 0) return undefined;
    const text = {
      gap: `How much larger is the number for ${label} in ${name} than in ${second}?`,
      both: `What is the total for ${label} in ${names[0]} and ${names[1]} together?`,
      total: `What is the total for ${name}?`,
      totals: `By how much is the total for ${name} larger than for ${second}?`,
    }[kind];
    const answer = { gap: a - b, both: a + b, total: x, totals: x - y }[kind];
    const mistakes: NumberMistake[] = [
      [
        { gap: a + b, both: Math.abs(a - b), total: y, totals: x + y }[kind],
        kind === 'total'
          ? told(named.series, `That is the total for ${second}. Look at the key.`)
          : kind === 'both'
            ? named.subtracts
            : named.adds,
      ],
      [answer / chart.step, named.scale],
      {
        gap: [a, told(named.stops, `That is the number for ${name}. How many more is it than for ${second}?`)] as const,
        both: [a, told(named.stops, `That is the number for ${name} alone. Add ${second}.`)] as const,
        total: [x + y, told(named.all, `You added the bars for ${second} as well.`)] as const,
        totals: [x, told(named.stops, `That is the total for ${name}. Subtract the total for ${second}.`)] as const,
      }[kind],
    ];
    return writeNumber(
      {
        prompt: [drawn(barFigure(chart)), text],
        hint: `The key shows which bars are which. What is one ${chart.fifths ? 'thin line worth' : 'step on the axis'}?`,
        steps: {
          gap: [
            `${name}: ${showNumber(a)}. ${second}: ${showNumber(b)}.`,
            `${showNumber(a)} − ${showNumber(b)} = **${showNumber(a - b)}**.`,
          ],
          both: [
            `${name}: ${showNumber(a)}. ${second}: ${showNumber(b)}.`,
            `${showNumber(a)} + ${showNumber(b)} = **${showNumber(a + b)}**.`,
          ],
          total: [`${own.map(showNumber).join(' + ')} = **${showNumber(x)}**.`],
          totals: [
            `${name}: ${own.map(showNumber).join(' + ')} = ${showNumber(x)}.`,
            `${second}: ${rival.map(showNumber).join(' + ')} = ${showNumber(y)}.`,
            `${showNumber(x)} − ${showNumber(y)} = **${showNumber(x - y)}**.`,
          ],
        }[kind],
        variant: `${kind} ${label} ${row} ${one.join(' ')} ${other.join(' ')}`,
        features: features(cell, { gap: 2, both: 2, total: 3, totals: 7 }[kind], chart.step),
      },
      answer,
      mistakes.filter(([given]) => Number.isInteger(Number(given)) && Number(given) > 0),
    );
  },
  solve(seen) {
    if (seen.figure === undefined) return undefined;
    const series = readBars(seen.figure);
    if (series.length !== 2) return undefined;
    const barsOf = (name: string | undefined) => series.find((each) => each.name === name)?.bars ?? [];
    const at = (name: string | undefined, label: string | undefined): number =>
      barsOf(name).find((bar) => bar.label === label)?.value ?? Number.NaN;
    const total = (name: string | undefined): number => barsOf(name).reduce((all, { value }) => all + value, 0);
    const gap = /^How much larger is the number for (.*) in (.*) than in (.*)\?$/m.exec(seen.text);
    if (gap !== null) return answered(seen, at(gap[2], gap[1]) - at(gap[3], gap[1]));
    const both = /^What is the total for (.*) in .* together\?$/m.exec(seen.text);
    if (both !== null)
      return answered(
        seen,
        series.reduce((all, { name }) => all + at(name, both[1]), 0),
      );
    const one = /^What is the total for (.*)\?$/m.exec(seen.text);
    if (one !== null) return answered(seen, total(one[1]));
    const totals = /^By how much is the total for (.*) larger than for (.*)\?$/m.exec(seen.text);
    return totals === null ? undefined : answered(seen, total(totals[1]) - total(totals[2]));
  },
};

/** Where the gap between the two series is the largest. */
export const largestGap: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'frequency' && difficulty !== 'easy' ? 1 : 0),
  make(random, cell) {
    const dual = drawDual(random, cell);
    if (dual === undefined) return undefined;
    const { chart, one, other } = dual;
    const gaps = one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
    const best = Math.max(...gaps);
    const right = chart.labels[gaps.indexOf(best)] ?? '';
    if (gaps.filter((gap) => gap >= best - chart.step / 3).length > 1) return undefined;
    return chooseInOrder(
      {
        prompt: [drawn(barFigure(chart)), 'Where is the **difference** between the two bars the largest?'],
        hint: 'Compare the tops of each pair of bars.',
        steps: [
          `The differences are ${gaps.map((gap, at) => `${chart.labels[at]} ${showNumber(gap)}`).join(', ')}.`,
          `The largest is the one at **${right}**.`,
        ],
        variant: `gap ${one.join(' ')} ${other.join(' ')} ${chart.labels.join()}`,
        features: features(cell, 4, chart.step),
      },
      chart.labels,
      right,
      (label) => mistake('wrong-row', `There the difference is ${showNumber(gaps[chart.labels.indexOf(label)] ?? 0)}.`),
    );
  },
  solve(seen) {
    if (!seen.text.includes('difference between the two bars the largest') || seen.figure === undefined)
      return undefined;
    const [one, other] = readBars(seen.figure);
    const gapOf = (label: string): number =>
      Math.abs(
        (one?.bars.find((bar) => bar.label === label)?.value ?? 0) -
          (other?.bars.find((bar) => bar.label === label)?.value ?? 0),
      );
    return chosen(seen, (option) => seen.options.every((label) => gapOf(label) <= gapOf(option)));
  },
};
