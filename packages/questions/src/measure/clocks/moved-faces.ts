/** A face that is read and then moved on or back: some minutes later or earlier, or a wrong clock by the 24-hour clock. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { typed } from '../../kernel/seen.ts';
import { clock24, dialTime, writeTime } from '../times.ts';
import { changeSteps, featuresOf, keepsDigits, partOf, parts, slips24 } from './24-hour-clock.ts';
import { clockFigure, readClock } from './clock-figure.ts';
import { dialFeatures, dialMistakes, dialSteps, drawDial, named, type Params } from './dial-mistakes.ts';

const onDial = (minutes: number): number => (minutes + 720) % 720;

/** What a clock shows some minutes later or showed some minutes ago. */
export const laterOnFace: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'dial' && difficulty === 'hard' ? 4 : 0),
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    const isLater = random.chance(1, 2);
    const by = random.int(13, 35);
    const move = isLater ? by : -by;
    const right = onDial(minutes + move);
    return writeTime(
      {
        prompt: [
          isLater ? `What will this clock show ${by} minutes from now?` : `What did this clock show ${by} minutes ago?`,
          drawn(clockFigure(minutes, numerals)),
        ],
        hint: `Read the clock first. Then count ${isLater ? 'on' : 'back'}.`,
        steps: [
          ...dialSteps(minutes, numerals),
          `The clock shows ${dialTime(minutes)} now.`,
          `Count ${isLater ? 'on' : 'back'} ${by} minutes: **${dialTime(right)}**.`,
        ],
        variant: `moved ${move} ${numerals} ${minutes}`,
        features: { ...dialFeatures(minutes, numerals), counts: by },
      },
      right,
      'dial',
      [
        [onDial(minutes - move), isLater ? named.countedBack : named.countedOn],
        [minutes, named.shownNow],
        // A clock that is read wrongly, and then moved.
        ...dialMistakes(minutes).map(([given, because]) => [onDial(given + move), because] as const),
      ],
    );
  },
  solve(seen) {
    const [, way, by] = /^What (will|did) this clock show (\d+) minutes/.exec(seen.text) ?? [];
    const shown = seen.figure === undefined ? undefined : readClock(seen.figure);
    if (by === undefined || shown === undefined) return undefined;
    let now = shown;
    for (let minute = 0; minute < Number(by); minute++) now = onDial(now + (way === 'will' ? 1 : -1));
    return typed(dialTime(now));
  },
};

/** A clock that is fast or slow, and the right time by the 24-hour clock. */
export const wrongTo24: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'both' ? { easy: 0, medium: 2, hard: 4 }[difficulty] : 0),
  make(random, cell) {
    const dial = drawDial(random, cell);
    const off = cell.difficulty === 'medium' ? random.pick([5, 10]) : random.int(3, 15);
    const isFast = random.chance(1, 2);
    const shown = random.pick([dial, dial + 720]);
    const right = shown + (isFast ? -off : off);
    const part = partOf(shown);
    if (part === undefined || partOf(right) !== part || keepsDigits(right)) return undefined;
    // Hard ones go past the hour, so that the hour changes too.
    const crosses = Math.floor(right / 60) !== Math.floor(shown / 60);
    if (crosses !== (cell.difficulty === 'hard')) return undefined;
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    return writeTime(
      {
        prompt: [
          `It is ${part}. This clock is ${off} minutes ${isFast ? 'fast' : 'slow'}. Write the right time as a 24-hour time.`,
          drawn(clockFigure(dial, numerals)),
        ],
        hint: isFast
          ? 'A fast clock has gone too far. Count back from the time it shows.'
          : 'A slow clock has not gone far enough. Count on from the time it shows.',
        steps: [
          ...dialSteps(dial, numerals),
          `The clock shows ${dialTime(dial)}, but it is ${isFast ? 'fast, so count back' : 'slow, so count on'} ${off} minutes: ${dialTime(right)}.`,
          ...changeSteps(right),
        ],
        variant: `wrong24 ${isFast ? 'fast' : 'slow'} ${off} ${numerals} ${shown}`,
        features: { ...featuresOf(right, 3), crosses: crosses ? 1 : 0, numerals: numerals === 'digits' ? 0 : 1 },
      },
      right,
      '24',
      [
        [clock24(shown + (isFast ? off : -off)), named.wrongWay],
        [clock24(shown), named.stopped],
        // Late in the hour the short hand has nearly reached the next number.
        ...(dial % 60 > 30 ? [[clock24(right + 60), named.hourOn] as const] : []),
        ...slips24(right),
      ],
    );
  },
  solve(seen) {
    const [, name, off, way] =
      /^It is (\w+)\. This clock is (\d+) minutes (fast|slow)\. Write the right time/.exec(seen.text) ?? [];
    const part = parts.find((each) => each.name === name);
    const shown = seen.figure === undefined ? undefined : readClock(seen.figure);
    if (part === undefined || shown === undefined) return undefined;
    for (let minutes = part.from; minutes < part.until; minutes++)
      if ((minutes + (way === 'fast' ? 1 : -1) * Number(off) + 720) % 720 === shown) return typed(clock24(minutes));
    return [];
  },
};
