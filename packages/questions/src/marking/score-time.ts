/** Scores a typed time of day. */
import { minutesAfterMidnight, readTime, type TimeRead } from '@comet/domain/marking/read-time';
import type { WriteSpec } from '../kernel/key.ts';
import { type Foreseen, namedMistake } from './named-mistake.ts';
import { again, right, type Score, wrongFor } from './verdict.ts';

/** A time key; `face` is the time of a clock face, which does not tell morning from evening. */
export type TimeSpec = Extract<WriteSpec, { kind: 'time' }>;

const halfDay = 12 * 60;
const day = 2 * halfDay;

/** What keeps a time of the right value from being right; undefined when nothing does. */
function stillToDo(clock: TimeSpec['clock'], time: TimeRead): string | undefined {
  if (clock === '24') {
    if (time.half !== undefined || time.written === 'words')
      return 'The time is right. Now write it for the 24-hour clock.';
    return time.isPadded ? undefined : 'The time is right. The 24-hour clock has four digits, like 09:05.';
  }
  if (clock !== '12' || time.half !== undefined) return undefined;
  return time.hour >= 1 && time.hour <= 12
    ? 'Now add am or pm.'
    : 'The time is right. Now write it for the 12-hour clock, with am or pm.';
}

/** Right, right but in the wrong clock, wrong with its mistake, or unreadable. */
export function scoreTime(spec: TimeSpec, foreseen: Foreseen, text: string): Score {
  const reading = readTime(text);
  if (reading.verdict === 'unreadable') return reading;
  const time = reading.value;
  const minutes = minutesAfterMidnight(time);
  const apart = (minutes - spec.minutes) % day;
  const isOnFace = apart % halfDay === 0;
  const isRight = apart === 0 || (spec.clock === 'face' && isOnFace);
  if (isRight) {
    const message = stillToDo(spec.clock, time);
    return message === undefined ? right : again(message);
  }
  const saysNoHalf = time.half === undefined && time.hour >= 1 && time.hour <= 12;
  if (isOnFace && saysNoHalf && spec.clock !== '24') return again('Now add am or pm.');
  const isSame = (given: string): boolean => {
    const mistaken = readTime(given);
    return mistaken.verdict === 'read' && minutesAfterMidnight(mistaken.value) === minutes;
  };
  return wrongFor(namedMistake(foreseen, text, isSame));
}
