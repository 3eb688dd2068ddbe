/** m.perimeter: lengths, and the way round shapes. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { joined, sideFromRow } from './joined-rectangles.ts';
import { allSides, wholeShape } from './labelled-shapes.ts';
import { fromPerimeter, gaps, onRuler } from './missing-sides.ts';
import type { Params } from './mistakes.ts';
import { outer } from './outer-sides.ts';
import { onGrid, rectangle, regular } from './plain-shapes.ts';

const by = (easy: number, medium: number, hard: number) => ({ easy, medium, hard });

/** The generator of m.perimeter. */
export const perimeter = generatorOfForms<Params>({
  generatorId: 'm.perimeter',
  version: 12,
  see: seeNumbers,
  serves: {
    130501: {
      weights: {
        ruler: by(2, 2, 2),
        sides: by(3, 3, 0),
        grid: by(2, 2, 2),
        regular: by(0, 1, 2),
        rectangle: by(0, 1, 2),
      },
      top: by(9, 15, 24),
    },
    140602: {
      weights: {
        shape: by(4, 0, 0),
        missing: by(0, 2, 0),
        gaps: by(0, 3, 4),
        joined: by(0, 0, 2),
      },
      top: by(12, 20, 24),
    },
    150703: {
      weights: {
        gaps: by(3, 3, 0),
        joined: by(2, 0, 0),
        outer: by(0, 2, 2),
        missing: by(0, 0, 3),
        sideFromRow: by(0, 0, 3),
      },
      top: by(18, 24, 40),
    },
  },
  forms: [allSides, onGrid, rectangle, regular, wholeShape, gaps, outer, fromPerimeter, joined, sideFromRow, onRuler],
});
