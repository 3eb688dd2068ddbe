/** m.volume: counting cubes, the volume of cuboids, and their surface. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { cubes, layers, piled, toFill } from './counting-cubes.ts';
import { cuboidVolume, missingEdge } from './cuboids.ts';
import { edgeFromSurface } from './edge-from-surface.ts';
import { litres, packing, prism } from './in-use.ts';
import type { Params } from './mistakes.ts';
import { cubeBack, surface } from './surface-area.ts';

const by = (easy: number, medium: number, hard: number) => ({ easy, medium, hard });

/** The generator of m.volume. */
export const volume = generatorOfForms<Params>({
  generatorId: 'm.volume',
  version: 10,
  see: seeNumbers,
  serves: {
    150705: {
      weights: { cubes: by(2, 0, 0), piles: by(2, 3, 2), fill: by(0, 0, 3), layers: by(2, 2, 2) },
      top: by(5, 6, 8),
      places: by(0, 0, 0),
    },
    160805: {
      weights: {
        cuboid: by(4, 1, 0),
        edge: by(0, 3, 0),
        litres: by(0, 0, 2),
        packing: by(0, 0, 2),
        prism: by(0, 0, 2),
      },
      top: by(8, 12, 12),
      places: by(0, 0, 0),
    },
    170703: {
      weights: { surface: by(1, 3, 3), cubeBack: by(0, 1, 1), edgeFromSurface: by(0, 0, 2) },
      top: by(9, 12, 12),
      places: by(0, 0, 1),
    },
  },
  forms: [
    cubes,
    piled,
    toFill,
    layers,
    cuboidVolume,
    missingEdge,
    litres,
    packing,
    surface,
    cubeBack,
    edgeFromSurface,
    prism,
  ],
});
