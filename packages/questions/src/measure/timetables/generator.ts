/** m.timetable: bus, train and boat timetables. */

import { setSizes } from '@comet/domain/attempts/question-sets';
import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { lastInTime, latestStart, nextArrival, quickest } from './planning.ts';
import { journey, wait } from './reading.ts';
import { formsAboutTimetables, type Params, timetableIds } from './timetable.ts';

/** The generator of m.timetable. */
export const timetable = generatorOfForms<Params>({
  generatorId: 'm.timetable',
  version: 9,
  see: seeNumbers,
  serves: { 151003: {} },
  stimuli: ({ difficulty }) => timetableIds(difficulty),
  setSize: setSizes.parts,
  forms: formsAboutTimetables([journey, wait, lastInTime, nextArrival, latestStart, quickest]),
});
