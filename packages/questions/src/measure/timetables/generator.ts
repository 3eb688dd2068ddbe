/** m.timetable: bus, train and boat timetables. */
import { makerOfForms } from '../../kernel/forms.ts';
import { latestStart, nextArrival, quickest } from './planning.ts';
import { journey, readCell, wait } from './reading.ts';

/** The maker of m.timetable. */
export const timetable = makerOfForms<Readonly<Record<string, never>>>({
  makerId: 'm.timetable',
  version: 2,
  serves: { 151003: {} },
  forms: [readCell, journey, wait, nextArrival, latestStart, quickest],
});
