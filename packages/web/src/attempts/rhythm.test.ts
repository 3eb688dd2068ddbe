import { expect, test } from 'vitest';
import { afterMark, momentOf, noRhythm, type Rhythm } from './rhythm.ts';

/** What a test from its first answer on is told; r is right, w is wrong. */
function momentsOf(course: string): (string | undefined)[] {
  let rhythm: Rhythm = noRhythm;
  return [...course].map((letter) => {
    const moment = momentOf(rhythm, letter === 'r');
    rhythm = afterMark(rhythm, letter === 'r');
    return moment;
  });
}

test.each([
  ['rrrr', [undefined, undefined, 'combo', 'combo']],
  ['wr', [undefined, 'backOnTrack']],
  ['wwww', [undefined, undefined, 'offer', 'offer']],
  ['wwr', [undefined, undefined, 'backOnTrack']],
  ['rrwrrr', [undefined, undefined, undefined, 'backOnTrack', undefined, 'combo']],
  ['wrwrr', [undefined, 'backOnTrack', undefined, 'backOnTrack', undefined]],
])('%s', (course, moments) => {
  expect(momentsOf(course)).toEqual(moments);
});
