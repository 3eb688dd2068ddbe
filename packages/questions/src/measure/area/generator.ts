/** m.area: counting squares, rectangles and shapes made of them, triangles, parallelograms and trapezia. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { bothKnown, sameArea } from './area-and-perimeter.ts';
import { compareOnGrid } from './comparing-on-a-grid.ts';
import { compositeArea, cutOut } from './composite-shapes.ts';
import { countHalfSquares, countSquares } from './counting-squares.ts';
import { estimateBlob, estimateToScale, fromParts } from './irregular-shapes.ts';
import type { Params } from './mistakes.ts';
import { rectangleArea, sideFromArea, twoUnitArea } from './rectangles.ts';
import { backToLength, parallelogramArea, trapeziumArea, triangleArea } from './triangles-and-parallelograms.ts';

const by = (easy: number, medium: number, hard: number) => ({ easy, medium, hard });

/** The generator of m.area. */
export const area = generatorOfForms<Params>({
  generatorId: 'm.area',
  version: 16,
  see: seeNumbers,
  serves: {
    140603: {
      weights: { count: by(4, 2, 0), halves: by(0, 2, 3), compareGrid: by(1, 1, 2) },
      top: by(6, 8, 10),
      places: by(0, 0, 0),
    },
    150704: {
      weights: {
        rectangle: by(4, 0, 0),
        side: by(0, 3, 0),
        units: by(0, 0, 1),
        composite: by(0, 2, 3),
        cut: by(0, 0, 2),
      },
      top: by(12, 15, 20),
      places: by(0, 0, 0),
    },
    150708: {
      weights: { blob: by(3, 2, 0), parts: by(2, 2, 0), blobScale: by(0, 1, 3) },
      top: by(8, 9, 10),
      places: by(0, 0, 0),
    },
    160803: {
      weights: { sameArea: by(2, 2, 0), both: by(3, 3, 3) },
      top: by(9, 16, 18),
      places: by(0, 0, 0),
    },
    160804: {
      weights: { triangle: by(3, 3, 0), parallelogram: by(3, 3, 0), backHeight: by(0, 0, 4) },
      top: by(12, 16, 24),
      places: by(0, 0, 0),
    },
    170701: {
      weights: { trapezium: by(1, 3, 3), backHeight: by(0, 2, 3) },
      top: by(14, 18, 16),
      places: by(0, 0, 1),
    },
  },
  forms: [
    estimateBlob,
    fromParts,
    estimateToScale,
    countSquares,
    countHalfSquares,
    compareOnGrid,
    rectangleArea,
    sideFromArea,
    twoUnitArea,
    compositeArea,
    cutOut,
    sameArea,
    bothKnown,
    triangleArea,
    parallelogramArea,
    trapeziumArea,
    backToLength,
  ],
});
