/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { averages } from './averages/generator.ts';
import { barChart } from './bar-charts/generator.ts';
import { lineGraph } from './line-graphs/generator.ts';
import { pictogram } from './pictograms/generator.ts';
import { pieChart } from './pie-charts/generator.ts';
import { probability } from './probability/generator.ts';
import { venn } from './sorting-diagrams/generator.ts';
import { table } from './tables/generator.ts';

/** The generators. */
export const statisticsGenerators: readonly AnyGenerator[] = [
  table,
  pictogram,
  barChart,
  lineGraph,
  pieChart,
  averages,
  probability,
  venn,
];
