/** e.figurative: similes, imagery, idioms and proverbs, the devices of poets. */
import { deviceForms } from './figurative-devices.ts';
import type { FigureParams } from './figurative-ground.ts';
import { idiomForms } from './figurative-idioms.ts';
import { simileForms } from './figurative-similes.ts';
import { makerOfForms } from './forms.ts';

export const figurative = makerOfForms<FigureParams>({
  makerId: 'e.figurative',
  version: 1,
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
  forms: [...simileForms, ...deviceForms, ...idiomForms],
});
