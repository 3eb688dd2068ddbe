/** What questions on line graphs share: the sub-topics, the mistakes, and drawing a graph that fits a level. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { numberedStimuli, type PartForm } from '../../kernel/parts.ts';
import type { Random } from '../../kernel/random.ts';
import type { LineGraph } from './line-figure.ts';
import { type TimeTheme, timeThemes } from './themes.ts';

/** Kinds of questions on a graph over time. */
export type TimeKind = 'read' | 'when' | 'change' | 'between' | 'compare' | 'steepest' | 'range';

/** Scales and kinds at one difficulty. */
export interface Level {
  readonly steps: readonly number[];
  readonly isBetween: boolean;
  readonly kinds: readonly TimeKind[];
  readonly points: number;
}
/** What a sub-topic of this family is about; `levels` where graphs over time are asked. */
export interface Params {
  readonly about: 'time' | 'convert' | 'straight' | 'scatter';
  readonly levels?: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.lineGraph');
/** The mistakes children make here. */
export const named = {
  scale: mistake('reads-lines', 'Look at the numbers on the axis: what is one step?'),
  nearest: mistake('nearest-label', 'The point lies between two grid lines. Read between them.'),
  half: (half: number) =>
    mistake('nearest-label', `That is half a step out. Half a step is worth ${half}: look closely at the line.`),
  start: mistake('gives-the-start', 'That is the number in the question. What does the graph give for it?'),
  axes: mistake('swaps-axes', 'You mixed up the two axes.'),
};

/** A graph over time with its theme. */
export interface Drawn {
  readonly theme: TimeTheme;
  readonly graph: LineGraph;
  /** Place of its first label in the theme. */
  readonly from: number;
}

/** What may be asked about one graph over time, in the order in which a set asks it. */
export const timeKindsInOrder = [
  'read',
  'when',
  'between',
  'change',
  'compare',
  'steepest',
  'range',
] as const satisfies readonly TimeKind[];

/** One way of asking about a graph over time. */
export type AboutGraph = PartForm<Params, Drawn, TimeKind>;

/** The graphs over time of a cell, by their ids; the other kinds of graphs are asked about one by one. */
export const graphIds = ({ subTopicId, difficulty, params }: Cell<Params>): readonly string[] =>
  params.about === 'time' ? numberedStimuli(`graph-${subTopicId}-${difficulty}`) : [];

/** Values in parts of a step of the axis, each at most so far from the one before. */
function drawParts(
  random: Random,
  count: number,
  { least, most, leap }: { readonly least: number; readonly most: number; readonly leap: number },
): number[] {
  const parts: number[] = [];
  while (parts.length < count) {
    const before = parts.at(-1) ?? random.int(least, most);
    parts.push(random.int(Math.max(least, before - leap), Math.min(most, before + leap)));
  }
  return parts;
}

/** The same fall, most of it first: what is hot cools fast, then more and more slowly. */
function slowed(values: readonly number[]): number[] {
  const drops = values.slice(1).map((value, at) => (values[at] ?? 0) - value);
  const levels = values.slice(0, 1);
  for (const drop of drops.sort((one, other) => other - one)) levels.push((levels.at(-1) ?? 0) - drop);
  return levels;
}

/** Two different pairs of points whose changes can be compared: both up or both down, of different sizes, none double the other. */
function hasComparable(values: readonly number[]): boolean {
  const changes = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  return changes.some((one) =>
    changes.some((other) => one * other > 0 && Math.abs(one) > Math.abs(other) && one !== 2 * other),
  );
}

/** Whether this can be asked about a graph, so that each graph of a set has several questions. */
function canAsk(kind: TimeKind, { theme, graph }: Drawn, isBetween: boolean): boolean {
  const { values, labels, step } = graph;
  const [most, least] = [Math.max(...values), Math.min(...values)];
  switch (kind) {
    case 'range':
      return least > 0 && !(isBetween && most % step === 0 && least % step === 0);
    case 'between':
      return (
        theme.mid !== undefined &&
        values.slice(1).some((value, at) => value !== values[at] && (value + (values[at] ?? 0)) % 2 === 0)
      );
    case 'compare':
      return !labels.some((label) => label.includes(' ')) && hasComparable(values);
    default:
      return true;
  }
}

/** A graph whose points lie on lines, or half way between them where `isBetween`. */
export function drawGraph(random: Random, { params, difficulty }: Cell<Params>): Drawn | undefined {
  const level = params.levels?.[difficulty];
  if (level === undefined) return undefined;
  const possible = timeThemes.filter((each) => each.steps.some((step) => level.steps.includes(step)));
  const theme = random.pick(possible);
  const from = theme.xAxis === 'Minutes' ? 0 : random.int(0, theme.labels.length - level.points);
  const labels = theme.labels.slice(from, from + level.points);
  const step = random.pick(theme.steps.filter((each) => level.steps.includes(each)));
  const part = level.isBetween ? 2 : 1;
  const starts = theme.unit === 'km';
  const parts = drawParts(random, labels.length, {
    least: Math.max(1, ((theme.least ?? 0) * part) / step),
    most: 8 * part,
    leap: theme.leap === undefined ? 8 * part : Math.floor((theme.leap * part) / step),
  });
  const raw = parts.map((count, at) => (starts && at === 0 ? 0 : (count * step) / part));
  const sorted = [...raw].sort((one, other) => one - other);
  const inOrder = theme.trend === 'up' ? sorted : theme.trend === 'down' ? sorted.reverse() : raw;
  const values = theme.slows === true ? slowed(inOrder) : inOrder;
  if (!values.every(Number.isInteger) || new Set(values).size < values.length - 1) return undefined;
  if (part === 2 && values.filter((value) => value % step !== 0).length < 2) return undefined;
  const top = Math.ceil(Math.max(...values) / step) * step;
  const found: Drawn = {
    theme,
    from,
    graph: {
      title: theme.title,
      xAxis: theme.xAxis,
      yAxis: theme.yAxis,
      labels,
      values,
      step,
      low: 0,
      top,
      dots: true,
    },
  };
  const asked = new Set(level.kinds.filter((kind) => kind !== 'steepest' && canAsk(kind, found, level.isBetween)));
  return asked.size < 2 ? undefined : found;
}

/** What makes a question hard, as numbers that rise with it. */
export const features = (cell: Cell<Params>, steps: number, scale: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[cell.difficulty],
  steps,
  scale,
});
