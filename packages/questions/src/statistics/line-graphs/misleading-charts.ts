/** Misleading charts: what is wrong with a bar chart, and what it really says. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeFraction, writeNumber } from '../ask.ts';
import { lowestTerms } from '../lowest-terms.ts';
import { drawTheme } from '../themes.ts';
import { features, mistake, type Params } from './graphs.ts';

const faults = ['start', 'steps', 'widths', 'none'] as const;
type Fault = (typeof faults)[number];
const says: Readonly<Record<Fault, string>> = {
  start: 'The axis does not start at 0.',
  steps: 'The steps on the axis are not equal.',
  widths: 'The bars have different widths.',
  none: 'Nothing. The chart is fair.',
};
/** Why a fault is not this chart's. */
const notSo: Readonly<Record<Fault, string>> = {
  start: 'This axis does start at 0.',
  steps: 'The steps on this axis are all equal.',
  widths: 'All these bars are equally wide.',
  none: 'Something is misleading here.',
};
const wrong = {
  looks: mistake('judges-by-look', 'Do not trust the height of the bars. Read the numbers on the axis.'),
  axis: mistake('misses-the-axis', 'You counted from the start of the axis. Subtract the other number instead.'),
};
const [left, right, ceiling, ground] = [56, 306, 40, 190];
const round = (value: number): number => Math.round(value * 100) / 100;
const text = (x: number, y: number, shown: string, size: number, anchor: 'middle' | 'end', bold = false): Mark => ({
  kind: 'text',
  x: round(x),
  y: round(y),
  text: shown,
  size,
  anchor,
  bold,
  fill: 'ink',
});

interface Chart {
  readonly title: string;
  readonly labels: readonly string[];
  /** Numbers at the lines, from the ground up. */
  readonly ticks: readonly number[];
  /** Height of each bar in lines. */
  readonly lines: readonly number[];
  readonly widths: readonly number[];
}
function chartFigure({ title, labels, ticks, lines, widths }: Chart): Figure {
  const gap = (ground - ceiling) / (ticks.length - 1);
  const slot = (right - left) / labels.length;
  return {
    width: 320,
    height: 222,
    marks: [
      text(160, 16, title, 15, 'middle', true),
      ...ticks.flatMap((tick, at): Mark[] => [
        {
          kind: 'line',
          from: [left, round(ground - at * gap)],
          to: [right, round(ground - at * gap)],
          stroke: 'grid',
          strokeWidth: 1,
        },
        text(left - 7, ground - at * gap, String(tick), 12, 'end'),
      ]),
      ...lines.map((height, at): Mark => {
        const wide = widths[at] ?? 30;
        return {
          kind: 'rect',
          x: round(left + slot * (at + 0.5) - wide / 2),
          y: round(ground - height * gap),
          width: wide,
          height: round(height * gap),
          fill: 'accent',
          stroke: 'ink',
          strokeWidth: 1.5,
        };
      }),
      { kind: 'line', from: [left, ceiling - 4], to: [left, ground], stroke: 'ink', strokeWidth: 2 },
      { kind: 'line', from: [left, ground], to: [right, ground], stroke: 'ink', strokeWidth: 2 },
      ...labels.map((label, at) => text(left + slot * (at + 0.5), ground + 16, label, 13, 'middle')),
    ],
    alt: `A bar chart: ${title}. The numbers on its axis are ${ticks.join(', ')}. Bars in lines from the ground: ${labels.map((label, at) => `${label} ${lines[at]}`).join(', ')}. ${new Set(widths).size > 1 ? 'Some bars are wider than others.' : 'All bars are equally wide.'}`,
  };
}

function drawChart(random: Random, fault: Fault): Chart {
  const theme = drawTheme(random, 4);
  const step = random.pick([1, 2, 5, 10, 20]);
  const start = fault === 'start' ? step * random.int(4, 12) : 0;
  const even = Array.from({ length: 6 }, (_, at) => start + at * step);
  const ticks =
    fault === 'steps'
      ? [0, 1, 2, 4, 8, 16]
          .map((each) => each * step)
          .map((each, at) => (at < 2 ? each : each + random.int(0, 1) * step))
      : even;
  const lines = theme.categories.map(() => random.int(1, 5));
  const wide = random.int(0, 3);
  const widths = theme.categories.map((_, at) => (fault === 'widths' && at === wide ? 54 : 28));
  return { title: theme.title, labels: theme.categories.map(({ label }) => label), ticks, lines, widths };
}
const keyOf = ({ labels, ticks, lines }: Chart): string => `${labels.join()} ${ticks.join()} ${lines.join()}`;

/** What the chart shows, read back. */
function readChart(figure: Figure): {
  readonly ticks: readonly number[];
  readonly widths: readonly number[];
  readonly value: (label: string) => number;
} {
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const marks = texts
    .filter(({ anchor }) => anchor === 'end')
    .map(({ text: shown, y }) => ({ y, value: Number(shown) }));
  const rects = figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark] : []));
  const amountOf = (label: string): number => {
    const name = texts.find(({ text: shown, anchor, bold }) => anchor === 'middle' && bold !== true && shown === label);
    const rect = rects.find(({ x, width }) => name !== undefined && Math.abs(x + width / 2 - name.x) < 1);
    return marks.find(({ y }) => rect !== undefined && Math.abs(y - rect.y) < 0.5)?.value ?? Number.NaN;
  };
  return { ticks: marks.map(({ value }) => value), widths: rects.map(({ width }) => width), value: amountOf };
}

/** What is misleading. */
export const whatMisleads: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'scatter' && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const fault = random.pick(faults);
    const chart = drawChart(random, fault);
    if (new Set(chart.lines).size < 3) return undefined;
    return chooseInOrder(
      {
        prompt: ['What, if anything, makes this chart **misleading**?', drawn(chartFigure(chart))],
        hint: 'Look at the start of the axis, at its steps, and at the bars.',
        steps: [`The numbers on the axis are ${chart.ticks.join(', ')}.`, `**${says[fault]}**`],
        variant: `misleads ${fault} ${keyOf(chart)}`,
        features: features(cell, 2, 1),
      },
      faults.map((each) => says[each]),
      says[fault],
      (option) =>
        mistake(
          'misses-the-axis',
          option === says.none
            ? `It is not fair. ${says[fault]}`
            : notSo[faults.find((each) => says[each] === option) ?? 'none'],
        ),
      'list',
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What, if anything, makes this chart misleading?') || seen.figure === undefined)
      return undefined;
    const { ticks, widths } = readChart(seen.figure);
    const gaps = new Set(ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0)));
    const fault: Fault =
      gaps.size > 1 ? 'steps' : ticks[0] !== 0 ? 'start' : new Set(widths).size > 1 ? 'widths' : 'none';
    return chosen(seen, (option) => option === says[fault]);
  },
};

/** What fraction of a taller bar a bar really stands for, where the axis is cut off. */
export const realFraction: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'scatter' && difficulty === 'medium' ? 3 : 0),
  make(random, cell) {
    const chart = drawChart(random, 'start');
    const { labels, lines, ticks } = chart;
    const [i = 0, j = 0] = random.sample([0, 1, 2, 3], 2);
    const [tall = 0, low = 0] = [lines[i], lines[j]];
    if (tall <= low) return undefined;
    const [a, b] = [ticks[tall] ?? 0, ticks[low] ?? 0];
    const answer = lowestTerms(b, a);
    if (answer === `${b}/${a}`) return undefined;
    return writeFraction(
      {
        prompt: [
          `This chart is misleading. What fraction of the number for ${labels[i]} is the number for ${labels[j]} **really**? Give it in its simplest form.`,
          drawn(chartFigure(chart)),
        ],
        hint: 'Read both numbers on the axis first.',
        steps: [
          'The axis does not start at 0, so the heights of the bars do not count.',
          `The numbers on the axis are ${b} for ${labels[j]} and ${a} for ${labels[i]}.`,
          `${b}/${a} = **${answer}**.`,
        ],
        variant: `fraction ${i} ${j} ${keyOf(chart)}`,
        features: features(cell, 2, 1),
      },
      answer,
      [
        [`${low}/${tall}`, wrong.looks],
        [
          `${a - b}/${a}`,
          mistake(
            'gives-the-difference',
            `That is the fraction by which ${labels[j]} is smaller. Compare the two numbers.`,
          ),
        ],
      ],
      'simplest',
    );
  },
  solve(seen) {
    const [, whole = '', part = ''] =
      /What fraction of the number for (.*) is the number for (.*) really\?/.exec(seen.text) ?? [];
    if (whole === '' || seen.figure === undefined) return undefined;
    const { value } = readChart(seen.figure);
    for (let bottom = 2; bottom <= value(whole); bottom++) {
      const top = (value(part) * bottom) / value(whole);
      if (Number.isInteger(top)) return [{ type: 'writeAnswer', text: `${top}/${bottom}` }];
    }
    return [];
  },
};

/** What a chart whose steps are not equal really says. */
export const realDifference: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'scatter' && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const chart = drawChart(random, 'steps');
    const { labels, lines, ticks } = chart;
    const [i = 0, j = 0] = random.sample([0, 1, 2, 3], 2);
    const [tall = 0, low = 0] = [lines[i], lines[j]];
    if (tall <= low) return undefined;
    const [a, b] = [ticks[tall] ?? 0, ticks[low] ?? 0];
    // Small numbers, or bars next to each other in height, are no hard subtraction.
    if (a < 30 || tall - low < 2) return undefined;
    return writeNumber(
      {
        prompt: [
          `This chart is misleading. How many more does it **really** show for ${labels[i]} than for ${labels[j]}?`,
          drawn(chartFigure(chart)),
        ],
        hint: 'Read both numbers on the axis. Then subtract.',
        steps: [`${labels[i]}: ${a}. ${labels[j]}: ${b}.`, `${a} − ${b} = **${a - b}**.`],
        variant: `real ${i} ${j} ${keyOf(chart)}`,
        features: features(cell, 2, 1),
      },
      a - b,
      [
        [tall - low, wrong.looks],
        [a, mistake('stops-early', `That is the number for ${labels[i]}. Subtract the number for ${labels[j]}.`)],
        [a - (ticks[0] ?? 0), wrong.axis],
      ],
    );
  },
  solve(seen) {
    const [, one = '', other = ''] = /really show for (.*) than for (.*)\?/.exec(seen.text) ?? [];
    if (one === '' || seen.figure === undefined) return undefined;
    const { value } = readChart(seen.figure);
    return answered(seen, value(one) - value(other));
  },
};
