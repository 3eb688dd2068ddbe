/** Scores a typed date or day of the week. */
import { type DateRead, readDate } from '@comet/domain/marking/read-date';
import { unreadable } from '@comet/domain/marking/reading';
import type { DateSpec } from '../kernel/key.ts';
import type { Box } from './box.ts';
import { type Foreseen, namedMistake } from './named-mistake.ts';
import { again, right, type Score, wrongFor } from './verdict.ts';

/** The month that stands beside the box; undefined where none does. */
export function monthOf({ before, after }: Box): number | undefined {
  const beside = readDate(after ?? before ?? '');
  return beside.verdict === 'read' ? beside.value.month : undefined;
}

/** The asked part of a date as text that is equal where the dates are; undefined where the child left some of it out. */
function askedPart(spec: DateSpec, box: Box, { weekday, day, month = monthOf(box) }: DateRead): string | undefined {
  if ('weekday' in spec) return weekday === undefined ? undefined : `weekday ${weekday}`;
  return day === undefined || month === undefined ? undefined : `${day}/${month}`;
}

const missing = (spec: DateSpec): string =>
  'weekday' in spec ? 'Write the day of the week, like Monday.' : 'Write the day and the month, like 2 June.';

/** Right, nearly (a name with one mistake), right but with the month first, wrong with its mistake, or unreadable. */
export function scoreDate(spec: DateSpec, box: Box, foreseen: Foreseen, text: string): Score {
  const reading = readDate(text);
  if (reading.verdict === 'unreadable') return reading;
  const date = reading.value;
  const typed = askedPart(spec, box, date);
  if (typed === undefined) return unreadable(missing(spec));
  const wanted = askedPart(spec, box, spec);
  if (typed === wanted)
    return date.misspelt === undefined ? right : { verdict: 'right', note: `Nearly! It is spelt “${date.misspelt}”.` };
  const named = namedMistake(foreseen, text, (given) => {
    const mistaken = readDate(given);
    return mistaken.verdict === 'read' && askedPart(spec, box, mistaken.value) === typed;
  });
  const { day, month, isNumeric } = date;
  if (named === undefined && isNumeric && askedPart(spec, box, { day: month ?? 0, month: day ?? 0 }) === wanted)
    return again('The date is right. In Britain the day comes first, like 25/12.');
  return wrongFor(named);
}
