/** m.duration: how long things last, when they begin and end, and problems with time. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { datesApart } from './days-between-dates.ts';
import type { Params } from './events-and-mistakes.ts';
import { compareEvents, repeated, withBreak } from './longer-problems.ts';
import { howLong, otherEnd } from './start-length-end.ts';

const never = { easy: 0, medium: 0, hard: 0 } as const;

/** The generator of m.duration. */
export const duration = generatorOfForms<Params>({
  generatorId: 'm.duration',
  version: 12,
  see: seeNumbers,
  serves: {
    130605: {
      spans: {
        easy: { style: '12', step: 5, least: 20, most: 55, passes: ['nothing'] },
        medium: { style: '12', step: 5, least: 15, most: 75, passes: ['hour'] },
        hard: { style: '12', step: 1, least: 21, most: 110, passes: ['hour', 'noon'] },
      },
      table: { easy: 0, medium: 2, hard: 2 },
      repeated: never,
      parts: never,
      dates: never,
    },
    140704: {
      spans: {
        easy: { style: '12', step: 5, least: 65, most: 110, passes: ['hour'] },
        medium: { style: '24', step: 5, least: 65, most: 200, passes: ['hour', 'noon'] },
        hard: { style: '24', step: 1, least: 65, most: 300, passes: ['hour', 'noon'] },
      },
      table: never,
      repeated: { easy: 1, medium: 2, hard: 0 },
      parts: { easy: 0, medium: 0, hard: 2 },
      dates: { easy: 0, medium: 0, hard: 1 },
    },
    150706: {
      spans: {
        easy: { style: '24', step: 1, least: 65, most: 240, passes: ['hour', 'noon'] },
        medium: { style: '24', step: 5, least: 65, most: 400, passes: ['midnight'] },
        hard: { style: '24', step: 1, least: 130, most: 580, passes: ['midnight'] },
      },
      table: never,
      repeated: { easy: 1, medium: 1, hard: 0 },
      parts: { easy: 0, medium: 5, hard: 0 },
      dates: { easy: 0, medium: 0, hard: 3 },
    },
  },
  forms: [howLong, otherEnd, compareEvents, repeated, withBreak, datesApart],
});
