/** m.timetable: bus, train and boat timetables. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { latestStart, nextArrival, quickest } from './planning.ts';
import { journey, readCell, wait } from './reading.ts';

/** The generator of m.timetable. */
export const timetable = generatorOfForms<Readonly<Record<string, never>>>({
  generatorId: 'm.timetable',
  version: 2,
  see: seeNumbers,
  serves: { 151003: {} },
  forms: [readCell, journey, wait, nextArrival, latestStart, quickest],
});
