/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { averages } from './averages.ts';
import { barChart } from './bar-chart.ts';
import { lineGraph } from './line-graph.ts';
import { pictogram } from './pictogram.ts';
import { pieChart } from './pie-chart.ts';
import { probability } from './probability.ts';
import { table } from './table.ts';

/** The makers. */
export const statisticsMakers: readonly AnyMaker[] = [
  table,
  pictogram,
  barChart,
  lineGraph,
  pieChart,
  averages,
  probability,
];
