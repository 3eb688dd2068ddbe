/** e.figurative: similes, imagery, idioms and proverbs, the devices of poets. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { deviceForms } from './devices.ts';
import { idiomForms } from './idioms.ts';
import { imageForms } from './images.ts';
import type { FigureParams } from './mistakes.ts';
import { simileForms } from './similes.ts';

export const figurative = generatorOfForms<FigureParams, Seen>({
  generatorId: 'e.figurative',
  version: 19,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    240305: { asks: 'similes', devices: [] },
    240902: { asks: 'imagery', devices: ['simile', 'alliteration', 'onomatopoeia'] },
    250305: { asks: 'idioms', devices: [] },
    250901: { asks: 'devices', devices: ['simile', 'metaphor', 'personification', 'alliteration'] },
    260305: { asks: 'idioms', devices: [] },
    260901: { asks: 'devices', devices: ['simile', 'metaphor', 'personification', 'onomatopoeia', 'hyperbole'] },
    270204: { asks: 'idioms', devices: [] },
    270701: {
      asks: 'devices',
      devices: ['metaphor', 'personification', 'hyperbole', 'oxymoron', 'rhetorical question', 'repetition'],
    },
  },
  forms: [...simileForms, ...imageForms, ...deviceForms, ...idiomForms],
});
