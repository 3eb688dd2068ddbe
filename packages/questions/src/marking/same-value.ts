/** Dates and counts that are asked as text: any way to write the accepted one is right. */
import { isEqual } from '@comet/domain/marking/exact';
import { readDate } from '@comet/domain/marking/read-date';
import { readNumber } from '@comet/domain/marking/read-number';
import { fitUnit, isThing } from './box.ts';
import { keyValue } from './key-value.ts';
import { scoreDate } from './score-date.ts';

/** A count or a year; a code may begin with 0. */
const count = /^[1-9]\d{0,6}$/;

/** '21 mangoes', 'twenty-one', '1,944'; not '21 cm', not '21 tens'. */
function isSameCount(accepted: string, typed: string): boolean {
  const read = readNumber(typed);
  if (read.verdict === 'unreadable') return false;
  const { value, unit = '' } = read.value;
  return isEqual(value, keyValue(accepted)) && isThing(unit);
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

/** Whether two texts name one amount: '5 metres', '5m' and 'five metres'; 'three brothers' and '3 brothers'. */
export function isSameAmount(accepted: string, typed: string): boolean {
  const [one, other] = [readNumber(accepted), readNumber(typed)];
  if (one.verdict === 'unreadable' || other.verdict === 'unreadable') return false;
  const { value, unit = '' } = one.value;
  if (unit === '' || other.value.unit === undefined || !isEqual(value, other.value.value)) return false;
  return fitUnit(other.value.unit, [unit]).fit === 'same';
}
