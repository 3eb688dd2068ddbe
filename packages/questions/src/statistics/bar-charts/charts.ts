/** What questions on bar charts share: the sub-topics, the scales, the mistakes and drawing the counts. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { numberedStimuli, type PartForm } from '../../kernel/parts.ts';
import type { Random } from '../../kernel/random.ts';
import { type AskedInOrder, type AskedKind, type Counts, countMistakes } from '../count-questions.ts';
import { drawTheme } from '../themes.ts';
import type { BarChart } from './bar-figure.ts';

/** Scales and kinds of questions at one difficulty. */
export interface Level {
  readonly steps: readonly number[];
  /** Bars end on lines, half way between them, or anywhere (whole parts of a step: `fifths`). */
  readonly ends: 'lines' | 'halves' | 'fifths';
  readonly kinds: readonly AskedKind[];
}
/** What a sub-topic of this family asks. */
export interface Params {
  readonly about: 'bars' | 'frequency';
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.barChart');
/** The mistakes children make here. */
export const named = {
  ...countMistakes(mistake),
  scale: mistake('reads-lines', 'Look at the numbers on the axis: what is one step worth? Then read again.'),
  between: (half: number) =>
    mistake(
      'nearest-line',
      `That is half a step out. Half a step is worth ${half}: look closely at where the bars end.`,
    ),
  thinLine: (worth: number) =>
    mistake(
      'nearest-line',
      `That is one thin line out. One thin line is worth ${worth}: look closely at where the bars end.`,
    ),
  oneStep: mistake('one-step-out', 'That is one step of the axis too many. Read the bars again.'),
  series: mistake('wrong-series', 'That is the other kind of bar. Look at the key.'),
  frequency: mistake('adds-headings', 'The frequency says how often. Use it, not only the heading.'),
};

/** Counts with their chart. */
export interface ChartOfCounts {
  readonly counts: Counts;
  readonly chart: BarChart;
}

/** One way of asking about a chart. */
export type AboutChart = PartForm<Params, ChartOfCounts, AskedInOrder>;

/** The charts of a cell, by their ids; frequency tables and pairs of bars are asked about one by one. */
export const chartIds = ({ subTopicId, difficulty, params }: Cell<Params>): readonly string[] =>
  params.about === 'bars' ? numberedStimuli(`bars-${subTopicId}-${difficulty}`) : [];

/** Counts that fit the scale, and their chart. */
export function drawChart(random: Random, { params, difficulty }: Cell<Params>): ChartOfCounts | undefined {
  const { steps, ends, kinds } = params.levels[difficulty];
  const step = random.pick(steps);
  const theme = drawTheme(random, difficulty === 'easy' ? 4 : 5, step >= 50);
  const part = ends === 'lines' ? 1 : ends === 'halves' ? 2 : 5;
  const values = theme.categories.map(
    () => (random.int(part, (part === 5 ? 5 : 10) * part - (part > 1 ? 1 : 0)) * step) / part,
  );
  const isBetween = (value: number): boolean => value % step !== 0;
  if (!values.every(Number.isInteger) || new Set(values).size < values.length - 1) return undefined;
  if (part > 1 && values.filter(isBetween).length < 2) return undefined;
  // Where the spread is a bar of its own it can't be asked, and the chart might be left with one thing to ask.
  if (kinds.includes('spread') && values.includes(Math.max(...values) - Math.min(...values))) return undefined;
  const top = Math.ceil(Math.max(...values) / step) * step;
  const axis = `Number of ${theme.subject}`;
  const chart = {
    title: theme.title,
    axis,
    labels: theme.categories.map(({ label }) => label),
    series: [{ name: '', values }],
    step,
    top,
    fifths: part === 5,
  };
  return { counts: { theme, values }, chart };
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, stepCount: number, step: number): Record<string, number> => ({
  between: cell.params.levels[cell.difficulty].ends === 'lines' ? 0 : 1,
  scale: step,
  steps: stepCount,
});
