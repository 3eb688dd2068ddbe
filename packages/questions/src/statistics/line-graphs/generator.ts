/** m.lineGraph: graphs over time, conversion graphs, straight lines, scatter graphs and misleading charts. */

import { setSizes } from '@comet/domain/attempts/question-sets';
import { generatorOfForms } from '../../kernel/forms.ts';
import { formsAbout } from '../../kernel/parts.ts';
import { seeSentences } from '../../kernel/seen.ts';
import { convertByGraph, rateByGraph } from './conversion-graphs.ts';
import { sumByGraph } from './conversion-sums.ts';
import { drawGraph, graphIds, type Params, timeKindsInOrder } from './graphs.ts';
import { askGraph, askWhen } from './graphs-over-time.ts';
import { realDifference, realFraction, whatMisleads } from './misleading-charts.ts';
import { bestFit, correlationKind, correlationWords, outlier } from './scatter-graphs.ts';
import { pointOnLine, ruleFromFacts, valueFromRule } from './straight-line-values.ts';
import { levelLine, partOfLine, ruleOfLine } from './straight-lines.ts';

/** The generator of m.lineGraph. */
export const lineGraph = generatorOfForms<Params>({
  generatorId: 'm.lineGraph',
  version: 18,
  see: seeSentences,
  serves: {
    141002: {
      about: 'time',
      levels: {
        easy: { steps: [2, 5], isBetween: false, kinds: ['read', 'read', 'when'], points: 5 },
        medium: { steps: [2, 5, 10], isBetween: false, kinds: ['change', 'change', 'range', 'steepest'], points: 6 },
        hard: { steps: [2, 10, 20], isBetween: true, kinds: ['change', 'change', 'range', 'steepest'], points: 6 },
      },
    },
    151001: {
      about: 'time',
      levels: {
        easy: { steps: [20, 50, 100], isBetween: true, kinds: ['change', 'change', 'range'], points: 6 },
        medium: {
          steps: [10, 20, 50],
          isBetween: true,
          kinds: ['between', 'between', 'change', 'steepest', 'range'],
          points: 6,
        },
        hard: {
          steps: [4, 20, 50, 100],
          isBetween: true,
          kinds: ['between', 'compare', 'compare', 'steepest', 'range'],
          points: 7,
        },
      },
    },
    161002: {
      about: 'convert',
      levels: {
        easy: { steps: [20, 50, 100], isBetween: true, kinds: ['between', 'compare'], points: 6 },
        medium: { steps: [50, 100], isBetween: true, kinds: ['between', 'compare'], points: 7 },
        hard: { steps: [], isBetween: true, kinds: [], points: 7 },
      },
    },
    170404: { about: 'straight' },
    170904: { about: 'scatter' },
  },
  stimuli: graphIds,
  setSize: setSizes.parts,
  forms: [
    ...formsAbout({ ids: graphIds, draw: drawGraph, order: timeKindsInOrder }, [askGraph, askWhen]),
    convertByGraph,
    rateByGraph,
    sumByGraph,
    ruleOfLine,
    partOfLine,
    valueFromRule,
    pointOnLine,
    levelLine,
    ruleFromFacts,
    correlationKind,
    correlationWords,
    outlier,
    bestFit,
    whatMisleads,
    realDifference,
    realFraction,
  ],
});
