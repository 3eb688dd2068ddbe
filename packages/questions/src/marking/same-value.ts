/** Dates and counts that are asked as text: any way to write the accepted one is right. */
import { isEqual } from '@comet/domain/marking/exact';
import { readDate } from '@comet/domain/marking/read-date';
import { readNumber } from '@comet/domain/marking/read-number';
import { unitsNamed } from '@comet/domain/marking/units';
import { keyValue } from './key-value.ts';
import { scoreDate } from './score-date.ts';

/** A count or a year; a code may begin with 0. */
const count = /^[1-9]\d{0,6}$/;

/** Words after a number that make it another one: 5 tens, 2 dozen, 3 quarters. */
const scale = /^(?:dozens?|tens|hundreds?|thousands?|millions?|pairs?|hal(?:f|ves)|thirds?|quarters?|\p{L}+ths?)\b/u;

/** '21 mangoes', 'twenty-one', '1,944'; not '21 cm', not '21 tens'. */
function isSameCount(accepted: string, typed: string): boolean {
  const read = readNumber(typed);
  if (read.verdict === 'unreadable') return false;
  const { value, unit = '' } = read.value;
  return isEqual(value, keyValue(accepted)) && unitsNamed(unit).length === 0 && !scale.test(unit);
}

function isSameDate(accepted: string, typed: string): boolean {
  const read = readDate(accepted);
  const { day, month } = read.verdict === 'read' ? read.value : {};
  if (day === undefined || month === undefined) return false;
  return scoreDate({ kind: 'date', day, month }, {}, [], typed).verdict === 'right';
}

/** Whether a text says the number or writes the date that the accepted one does. */
export function isSameValue(accepted: string, typed: string): boolean {
  return count.test(accepted) ? isSameCount(accepted, typed) : isSameDate(accepted, typed);
}
