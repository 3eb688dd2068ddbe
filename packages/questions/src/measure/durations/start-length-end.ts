/** Start, length and end of one event: any of the three from the other two. */

import type { Form } from '../../kernel/forms.ts';
import { answered, chosen, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { clock24, dayLong, readTime, showTime, writeTime } from '../times.ts';
import {
  addUp,
  countOn,
  drawLasting,
  lengthMistakes,
  named,
  outBy,
  type Params,
  readLength,
  showLength,
  spanFeatures,
  whenOf,
} from './events-and-mistakes.ts';

/** Minutes from one time to another, stepping through the day. */
export function minutesBetween(start: number, end: number): number {
  let count = 0;
  for (let now = start; now !== end; now = (now + 1) % dayLong) count++;
  return count;
}

const timePattern = /\d{1,2}:\d\d(?: [ap]m)?/g;
/** The times of a text, in order. */
export const timesIn = (text: string): number[] =>
  (text.match(timePattern) ?? []).flatMap((time) => readTime(time) ?? []);

/** Whether the minutes of start and length make more than an hour: otherwise they are only added. */
const breaksHour = ({ start, length }: { readonly start: number; readonly length: number }): boolean =>
  (start % 60) + (length % 60) > 60;

/** Whether an event begins after the hour and ends before the next one: then the minutes alone are worked with. */
const isWithinHour = (start: number, length: number): boolean => start % 60 > 0 && (start % 60) + length < 60;

/** How long it lasts. */
export const howLong: Form<Params> = {
  weight: () => 4,
  make(random, { params, difficulty, year }) {
    const span = params.spans[difficulty];
    const lasting = drawLasting(random, span);
    if (lasting === undefined || ((difficulty !== 'easy' || year > 3) && !breaksHour(lasting))) return undefined;
    const { name, start, length } = lasting;
    const end = start + length;
    const inMinutes = length <= 120 && random.chance(2, 3);
    const mistakes = lengthMistakes(start, length, inMinutes);
    const questionText = {
      prompt: `${name} starts at ${showTime(start, span.style)}. It ends at ${whenOf(end, span.style)}.`,
      hint:
        Math.floor(start / 60) === Math.floor((end - 1) / 60)
          ? end % 60 === 0
            ? 'It ends exactly on the next hour. Count on in minutes.'
            : 'Start and end are within the same hour. Count on in minutes.'
          : 'Count on to the next hour first. Then go on to the end.',
      steps: [
        ...(isWithinHour(start, length)
          ? [`Both times are in the same hour: ${end % 60} − ${start % 60} = ${length} minutes.`]
          : countOn(start, length, span.style)),
        ...addUp(start, length, inMinutes),
        `It lasts **${inMinutes ? `${length} minutes` : showLength(length)}**.`,
      ],
      variant: `long ${name} ${start} ${length}`,
      features: spanFeatures(lasting, 1),
    };
    if (inMinutes)
      return writeNumber(
        {
          ...questionText,
          prompt: `${questionText.prompt} How many minutes does it last?`,
        },
        length,
        mistakes,
        { after: 'minutes' },
      );
    return chooseText(
      random,
      { ...questionText, prompt: `${questionText.prompt} How long does it last?` },
      showLength(length),
      mistakes.map(([given, because]) => [showLength(given), because] as const),
    );
  },
  solve(seen) {
    if (!/ starts at .* It ends at .* How (?:many minutes|long) does it last\?$/.test(seen.text)) return undefined;
    const [start, end] = timesIn(seen.text);
    if (start === undefined || end === undefined) return [];
    const length = minutesBetween(start, end);
    return seen.question.answer.type === 'writeAnswer'
      ? answered(seen, length)
      : chosen(seen, (option) => readLength(option) === length);
  },
};

/** Counting back: first the whole hours, then the minutes. */
export function backSteps(end: number, length: number, style: '12' | '24'): string[] {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  const before = end - hours * 60;
  return [
    ...(hours > 0 ? [`${showLength(hours * 60)} before ${showTime(end, style)} is ${showTime(before, style)}.`] : []),
    ...(minutes > 0
      ? [`${showLength(minutes)} before ${showTime(before, style)} is ${showTime(before - minutes, style)}.`]
      : []),
  ];
}

/** When it ends, or when it began. */
export const otherEnd: Form<Params> = {
  weight: () => 4,
  make(random, { params, difficulty, year }) {
    const span = params.spans[difficulty];
    const lasting = drawLasting(random, span);
    if (lasting === undefined || ((difficulty !== 'easy' || year > 3) && !breaksHour(lasting))) return undefined;
    const { name, start, length } = lasting;
    const end = start + length;
    const back = difficulty === 'hard' ? random.chance(2, 3) : difficulty === 'medium' && random.chance(1, 3);
    const [given, right] = back ? [end, start] : [start, end];
    const how = span.style === '24' ? ' Give a 24-hour time.' : ' Say am or pm.';
    const wrong = back ? end + length : start - length;
    const isWholeHours = length % 60 === 0;
    return writeTime(
      {
        prompt: `${name} ${back ? 'ends' : 'starts'} at ${showTime(given, span.style)}. It lasts ${showLength(length)}. When does it ${back ? 'start' : 'end'}?${how}`,
        hint: isWholeHours
          ? `Move ${back ? 'back' : 'on'} by whole hours. The minutes stay the same.`
          : !back && length >= 60 && start % 60 !== 0
            ? 'Count on to the next hour first. Then count on what is left.'
            : `Count ${back ? 'back' : 'on'}: ${length < 60 ? 'stop on the hour if you pass one' : 'first the whole hours, then the minutes'}.`,
        steps: [
          ...(back
            ? backSteps(end, length, span.style)
            : isWholeHours
              ? [`${showLength(length)} after ${showTime(start, span.style)} is ${showTime(end, span.style)}.`]
              : isWithinHour(start, length)
                ? [`The hour stays the same. Add the minutes: ${start % 60} + ${length} = ${end % 60}.`]
                : countOn(start, length, span.style)),
          `It ${back ? 'starts' : 'ends'} at **${showTime(right, span.style)}**.`,
        ],
        variant: `${back ? 'back' : 'on'} ${name} ${start} ${length}`,
        features: { ...spanFeatures(lasting, 1), back: back ? 1 : 0 },
      },
      right % dayLong,
      span.style,
      [
        // Within one hour nobody loses an hour.
        ...(Math.floor(start / 60) === Math.floor(end / 60)
          ? []
          : [[right + 60, named.hourLate] as const, [right - 60, named.hourEarly] as const]),
        [(wrong + dayLong) % dayLong, named.wrongWay],
        ...(span.style === '12' ? [[right + 720, named.amPm] as const] : []),
        [right + (back ? -10 : 10), outBy(10)],
      ],
    );
  },
  solve(seen) {
    const [, given, lasts = '', asks] =
      /^.* (starts|ends) at .*\. It lasts (.*)\. When does it (start|end)\?/.exec(seen.text) ?? [];
    const [from] = timesIn(seen.text);
    if (given === undefined || from === undefined) return undefined;
    const length = readLength(lasts);
    const style = seen.text.includes('24-hour') ? '24' : '12';
    for (let now = 0; now < dayLong; now++) {
      const isRight = asks === 'end' ? minutesBetween(from, now) === length : minutesBetween(now, from) === length;
      if (isRight) return typed(style === '24' ? clock24(now) : showTime(now, '12'));
    }
    return [];
  },
};
