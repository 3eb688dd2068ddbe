/** Bar charts with two series side by side: shares of a total, and changes in per cent. */

import type { Form } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { writeFraction, writeNumber } from '../ask.ts';
import { told } from '../count-questions.ts';
import { lowestTerms } from '../lowest-terms.ts';
import { drawTheme, type Theme } from '../themes.ts';
import { type BarChart, barFigure, readBars } from './bar-figure.ts';
import { features, mistake, named, type Params } from './charts.ts';

type Cell = Parameters<Form<Params>['make']>[1];
/** Two groups or times that fit what is counted. */
const pairsFor = ({ subject, categories }: Theme): readonly (readonly [string, string])[] => [
  ['2024', '2025'],
  ...(subject === 'children' ? [['School A', 'School B'] as const] : []),
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
  const theme = drawTheme(random, 4, step >= 50);
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

/** What is asked at each difficulty. */
const kinds = { easy: ['fraction'], medium: ['percent', 'change'], hard: ['totals'] } as const;

const howToRead = ({ fifths }: BarChart): string =>
  `The key shows which bars are which. What is one ${fifths ? 'thin line worth' : 'step on the axis'}?`;

/** What one series makes of its total: a fraction or a percentage. */
function askShare(random: Random, cell: Cell, kind: 'fraction' | 'percent', dual: Dual): Made | undefined {
  const { chart, names } = dual;
  const row = random.int(0, 1);
  const [own, rival, name = '', second = ''] =
    row === 0 ? [dual.one, dual.other, names[0], names[1]] : [dual.other, dual.one, names[1], names[0]];
  const at = random.int(0, chart.labels.length - 1);
  const label = chart.labels[at] ?? '';
  const [part, whole] = [own[at] ?? 0, sum(own)];
  const simple = lowestTerms(part, whole);
  const percent = (100 * part) / whole;
  if (2 * part === whole || (kind === 'fraction' ? Number(simple.split('/')[1]) > 20 : !Number.isInteger(percent)))
    return undefined;
  const [otherPart, otherWhole] = [rival[at] ?? 0, sum(rival)];
  const series = told(named.series, `That is the share for ${second}. Look at the key.`);
  const rest = mistake('part-to-part', 'You compared it with the other bars. Compare it with the total.');
  const questionText = {
    prompt: [
      drawn(barFigure(chart)),
      `What ${kind === 'fraction' ? 'fraction' : 'percentage'} of the total for ${name} is the number for ${label}?${kind === 'fraction' ? ' Give it in its simplest form.' : ''}`,
    ],
    hint: `${howToRead(chart)} What do all the bars for ${name} make together?`,
    steps: [
      `${name}: ${own.map(showNumber).join(' + ')} = ${showNumber(whole)}.`,
      kind === 'fraction'
        ? `${label} is ${showNumber(part)} of ${showNumber(whole)}, in its simplest form **${simple}**.`
        : `${label}: ${showNumber(part)} ÷ ${showNumber(whole)} × 100 = **${percent}%**.`,
    ],
    variant: `${kind} ${label} ${row} ${dual.one.join(' ')} ${dual.other.join(' ')}`,
    features: features(cell, kind === 'fraction' ? 4 : 5, chart.step),
  };
  if (kind === 'fraction')
    return writeFraction(
      questionText,
      simple,
      [
        [lowestTerms(otherPart, otherWhole), series] as const,
        ...(part < whole - part ? [[lowestTerms(part, whole - part), rest] as const] : []),
      ].filter(([given]) => given !== simple),
      'simplest',
    );
  return writeNumber(
    questionText,
    percent,
    [
      [part, told(named.stops, `That is the number for ${label}. What percentage of the total is it?`)] as const,
      [(100 * otherPart) / otherWhole, series] as const,
      [(100 * part) / (whole - part), rest] as const,
    ].filter(([given]) => Number.isInteger(given)),
    { after: '%', unit: '%' },
  );
}

/** By what percentage one number or total is larger or smaller than the other. */
function askChange(random: Random, cell: Cell, kind: 'change' | 'totals', dual: Dual): Made | undefined {
  const { chart, names } = dual;
  const at = random.int(0, chart.labels.length - 1);
  const label = chart.labels[at] ?? '';
  const [x, y] = kind === 'change' ? [dual.one[at] ?? 0, dual.other[at] ?? 0] : [sum(dual.one), sum(dual.other)];
  // From the first to the second, as times go on.
  const gap = Math.abs(y - x);
  const percent = (100 * gap) / x;
  if (gap === 0 || !Number.isInteger(percent) || percent === 50 || percent < 4 || percent % 100 === 0 || percent > 200)
    return undefined;
  const word = y > x ? 'larger' : 'smaller';
  const what = kind === 'change' ? `number for ${label}` : 'total';
  const [first, second] = names;
  return writeNumber(
    {
      prompt: [
        drawn(barFigure(chart)),
        kind === 'change'
          ? `By what percentage is the number for ${label} ${word} in ${second} than in ${first}?`
          : `By what percentage is the total for ${second} ${word} than the total for ${first}?`,
      ],
      hint: `${howToRead(chart)} How large is the difference, compared with the ${what} for ${first}?`,
      steps: [
        ...(kind === 'change'
          ? [`${first}: ${showNumber(x)}. ${second}: ${showNumber(y)}.`]
          : [
              `${first}: ${dual.one.map(showNumber).join(' + ')} = ${showNumber(x)}.`,
              `${second}: ${dual.other.map(showNumber).join(' + ')} = ${showNumber(y)}.`,
            ]),
        `The difference is ${showNumber(gap)}. Compare it with ${showNumber(x)}: ${showNumber(gap)} ÷ ${showNumber(x)} × 100 = **${percent}%**.`,
      ],
      variant: `${kind} ${label} ${dual.one.join(' ')} ${dual.other.join(' ')}`,
      features: features(cell, kind === 'change' ? 5 : 11, chart.step),
    },
    percent,
    [
      [gap, told(named.stops, 'That is the difference. What percentage is it?')] as const,
      [
        (100 * gap) / y,
        mistake('wrong-whole', `You compared with ${second}. Compare the difference with ${first}.`),
      ] as const,
      [(100 * y) / x, mistake('whole-for-change', `That is the percentage that ${second} is of ${first}.`)] as const,
    ].filter(([given]) => Number.isInteger(given)),
    { after: '%', unit: '%' },
  );
}

/** Shares and changes in a chart with two series. */
export const askDual: Form<Params> = {
  // Few charts give a whole percentage.
  weight: ({ params, difficulty }) => (params.about === 'frequency' ? { easy: 3, medium: 5, hard: 20 }[difficulty] : 0),
  make(random, cell) {
    const dual = drawDual(random, cell);
    if (dual === undefined) return undefined;
    const kind = random.pick(kinds[cell.difficulty]);
    return kind === 'fraction' || kind === 'percent'
      ? askShare(random, cell, kind, dual)
      : askChange(random, cell, kind, dual);
  },
  solve(seen) {
    if (seen.figure === undefined) return undefined;
    const series = readBars(seen.figure);
    if (series.length !== 2) return undefined;
    const barsOf = (name: string | undefined) => series.find((each) => each.name === name)?.bars ?? [];
    const at = (name: string | undefined, label: string | undefined): number =>
      barsOf(name).find((bar) => bar.label === label)?.value ?? Number.NaN;
    const total = (name: string | undefined): number => barsOf(name).reduce((all, { value }) => all + value, 0);
    /** How many hundredths one number is of another. */
    const hundredths = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
    const share = /^What (fraction|percentage) of the total for (.*) is the number for (.*)\?/m.exec(seen.text);
    if (share !== null) {
      const [part, whole] = [at(share[2], share[3]), total(share[2])];
      return share[1] === 'fraction'
        ? [{ type: 'writeAnswer', text: lowestTerms(part, whole) }]
        : answered(seen, hundredths(part, whole));
    }
    const change = /^By what percentage is the number for (.*) (?:larger|smaller) in (.*) than in (.*)\?$/m.exec(
      seen.text,
    );
    const totals = /^By what percentage is the total for (.*) (?:larger|smaller) than the total for (.*)\?$/m.exec(
      seen.text,
    );
    if (change !== null)
      return answered(seen, Math.abs(hundredths(at(change[2], change[1]), at(change[3], change[1])) - 100));
    return totals === null ? undefined : answered(seen, Math.abs(hundredths(total(totals[1]), total(totals[2])) - 100));
  },
};
