/** m.clock: faces with hands, Roman numerals, am and pm, and the 24-hour clock. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { to12, to24 } from './24-hour-clock.ts';
import { fastOrSlow, findFace, longHand, minutesOnly, readInWords, readTyped } from './clock-faces.ts';
import type { Params } from './dial-mistakes.ts';
import { laterOnFace, wrongTo24 } from './moved-faces.ts';
import { amOrPm, faceTo24, latest } from './times-of-day.ts';

/** The generator of m.clock. */
export const clock = generatorOfForms<Params>({
  generatorId: 'm.clock',
  version: 13,
  see: seeNumbers,
  serves: {
    130601: { asks: 'dial', numerals: { easy: ['digits'], medium: ['digits'], hard: ['digits', 'quarters'] } },
    130602: { asks: 'dial', numerals: { easy: ['roman'], medium: ['roman'], hard: ['roman'] } },
    130603: { asks: 'digital', numerals: { easy: ['digits'], medium: ['digits'], hard: ['digits'] } },
    140701: {
      asks: 'both',
      numerals: { easy: ['digits'], medium: ['digits', 'roman'], hard: ['digits', 'quarters', 'roman'] },
    },
  },
  forms: [
    fastOrSlow,
    laterOnFace,
    readTyped,
    readInWords,
    findFace,
    minutesOnly,
    longHand,
    to24,
    to12,
    amOrPm,
    latest,
    faceTo24,
    wrongTo24,
  ],
});
