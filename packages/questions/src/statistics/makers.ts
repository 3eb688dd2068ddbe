/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { averages } from './averages/generator.ts';
import { barChart } from './bar-charts/generator.ts';
import { lineGraph } from './line-graphs/generator.ts';
import { pictogram } from './pictograms/generator.ts';
import { pieChart } from './pie-charts/generator.ts';
import { probability } from './probability/generator.ts';
import { table } from './tables/generator.ts';

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
