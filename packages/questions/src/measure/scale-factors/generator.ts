/** m.scale: scale factors of shapes, maps and scale drawings. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { newMeasure, whatStays } from './enlargements-in-words.ts';
import { byRatio, findScale } from './map-ratios.ts';
import { planArea, standsFor } from './maps.ts';
import { findFactor, missingSide, type Params } from './similar-shapes.ts';

/** The generator of m.scale. */
export const scale = generatorOfForms<Params>({
  generatorId: 'm.scale',
  version: 8,
  see: seeNumbers,
  serves: { 160602: { asks: 'shapes' }, 170504: { asks: 'maps' } },
  forms: [missingSide, findFactor, newMeasure, whatStays, standsFor, byRatio, findScale, planArea],
});
