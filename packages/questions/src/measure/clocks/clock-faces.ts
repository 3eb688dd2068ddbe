/** Reading a clock face: typed, in words, the other way round, and where the hands stand. */

import { drawnOption } from '../../kernel/answers.ts';
import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { counted } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, typed } from '../../kernel/seen.ts';
import { chooseFigure, chooseText, writeNumber, writeText } from '../ask.ts';
import { dialTime, readTime, readWords, timeWords, writeTime } from '../times.ts';
import { clockFigure, handsAlt, hourName, readClock, romanHours } from './clock-figure.ts';
import { dialFeatures, dialMistakes, dialSteps, drawDial, named, type Params } from './dial-mistakes.ts';

/** How often a face is read by itself: never at hard, where it is read on the way to another time. */
const readingWeight = ({ params, difficulty }: Cell<Params>): number =>
  params.asks !== 'dial' || difficulty === 'hard' ? 0 : 2;

/** The time as hours and minutes, typed. */
export const readTyped: Form<Params> = {
  weight: readingWeight,
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    return writeTime(
      {
        prompt: ['What time does the clock show?', drawn(clockFigure(minutes, numerals))],
        hint: 'Look at the short hand first. Which number did it pass last? Then count the minutes.',
        steps: [...dialSteps(minutes, numerals), `The time is **${dialTime(minutes)}**.`],
        variant: `typed ${numerals} ${minutes}`,
        features: dialFeatures(minutes, numerals),
      },
      minutes,
      'dial',
      dialMistakes(minutes),
    );
  },
  solve(seen) {
    if (seen.text !== 'What time does the clock show?' || seen.figure === undefined) return undefined;
    const shown = readClock(seen.figure);
    if (seen.question.answer.type === 'multipleChoice') return chosen(seen, (option) => readWords(option) === shown);
    return shown === undefined ? [] : typed(dialTime(shown));
  },
};

/** The other hour and the other side of the clock, each alone and both: then no reading stands out. */
function nearWords(minutes: number): ReturnType<typeof dialMistakes> {
  const past = minutes % 60;
  const otherSide = minutes - past + (past === 0 ? 30 : past === 30 ? 0 : 60 - past);
  const otherHour = past > 30 ? 60 : -60;
  const wrongSide = past % 30 === 0 ? named.notFull : named.pastTo;
  return [
    [(minutes + otherHour + 720) % 720, past === 0 ? named.hourShown : named.hourOn],
    [otherSide, wrongSide],
    [(otherSide + otherHour + 720) % 720, wrongSide],
  ];
}

/** The time in words. */
export const readInWords: Form<Params> = {
  weight: readingWeight,
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    const words = timeWords(minutes);
    return chooseText(
      random,
      {
        prompt: ['What time does the clock show?', drawn(clockFigure(minutes, numerals))],
        hint:
          minutes % 30 === 0
            ? 'Does the long hand point straight up or straight down?'
            : 'Is the long hand on the right side (past) or on the left side (to the next hour)?',
        steps: [
          ...dialSteps(minutes, numerals),
          ...(minutes % 60 > 30 ? [`That is ${counted(60 - (minutes % 60), 'minute')} before the next hour.`] : []),
          `The time is **${words}**.`,
        ],
        variant: `words ${numerals} ${minutes}`,
        features: dialFeatures(minutes, numerals),
      },
      words,
      [...nearWords(minutes), ...dialMistakes(minutes)].map(
        ([mistake, because]) =>
          [timeWords(mistake), because === named.hourOn && minutes % 60 > 30 ? named.hourToCome : because] as const,
      ),
    );
  },
  solve: () => undefined,
};

/** The face that shows a time given in words or digits. Faces are two hours by two minutes, so that none stands out. */
export const findFace: Form<Params> = {
  weight: readingWeight,
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    const [hour, past] = [Math.floor(minutes / 60), minutes % 60];
    const otherHour = (hour + random.pick([1, 11])) % 12;
    const otherPast = past === 0 ? 30 : past === 30 ? 0 : 60 - past;
    const show = random.chance(1, 2) ? timeWords : dialTime;
    const words = show(minutes);
    const [short = '', long = ''] = handsAlt(minutes, numerals).match(/(?:short|long) hand points [^.]+/g) ?? [];
    const shows = (wrong: number, { id }: Mistake, hand?: string): Mistake => ({
      id,
      says: `That shows ${show(wrong)}. ${hand === undefined ? 'Look at both hands.' : `At ${words} the ${hand}.`}`,
    });
    const [wrongHour, wrongMinutes] = [otherHour * 60 + past, hour * 60 + otherPast];
    const bothWrong = otherHour * 60 + otherPast;
    return chooseFigure(
      random,
      {
        prompt: `Which clock shows ${words}?`,
        hint: 'Think where the long hand must point. Then look where the short hand is.',
        steps: [
          past === 0
            ? 'On the hour, the long hand points straight up.'
            : `At ${words} it is ${past === 1 ? '1 minute' : `${past} minutes`} after ${hour || 12} o’clock.`,
          ...(past < 5
            ? []
            : [
                `Count in fives round the clock: ${past - (past % 5)} minutes at ${hourName(Math.floor(past / 5), numerals)}${past % 5 === 0 ? '' : `, then ${past % 5} more`}.`,
              ]),
          `${handsAlt(minutes, numerals).replace('A clock face. ', '')} Only one clock has that.`,
        ],
        variant: `face ${numerals} ${minutes} ${words}`,
        features: dialFeatures(minutes, numerals),
      },
      drawnOption(clockFigure(minutes, numerals)),
      [
        { ...drawnOption(clockFigure(wrongHour, numerals)), because: shows(wrongHour, named.hourOn, short) },
        { ...drawnOption(clockFigure(wrongMinutes, numerals)), because: shows(wrongMinutes, named.pastTo, long) },
        { ...drawnOption(clockFigure(bothWrong, numerals)), because: shows(bothWrong, named.hourOn) },
      ],
    );
  },
  solve(seen) {
    const [, asked] = /^Which clock shows (.*)\?$/.exec(seen.text) ?? [];
    const { answer } = seen.question;
    if (asked === undefined || answer.type !== 'multipleChoice') return undefined;
    const wanted = readWords(asked) ?? (readTime(asked) ?? 0) % 720;
    return answer.options.flatMap(([block], option) =>
      block?.type === 'figure' && readClock(block.figure) === wanted ? [{ type: 'multipleChoice', option }] : [],
    );
  },
};

/** The minutes alone: past the last hour, or to the next one. */
export const minutesOnly: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'dial' && difficulty !== 'hard' ? 1 : 0),
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const past = minutes % 60;
    const isTo = past > 30;
    // Fives past the hour are counted in year 2.
    if (past === 0 || (cell.difficulty === 'easy' && !isTo)) return undefined;
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    const hour = Math.floor(minutes / 60) + (isTo ? 1 : 0) || 12;
    const count = isTo ? 60 - past : past;
    const wayRound = isTo ? 'back from the top to the long hand' : 'from the top to the long hand';
    return writeNumber(
      {
        prompt: [`How many minutes ${isTo ? 'to' : 'past'} ${hour} is it?`, drawn(clockFigure(minutes, numerals))],
        hint: isTo
          ? 'Count the minutes between the long hand and the top of the clock.'
          : 'Count from the top to the long hand.',
        steps: [
          'From one number to the next is 5 minutes. Each small mark is 1 minute.',
          count < 5
            ? `Count the small marks ${wayRound}: ${count}.`
            : `Count in fives ${wayRound}${count % 5 === 0 ? '' : ` up to ${count - (count % 5)}, then ${count % 5} more`}: ${count}.`,
          `It is **${count}** minute${count === 1 ? '' : 's'} ${isTo ? 'to' : 'past'} ${hour}.`,
        ],
        variant: `minutes ${numerals} ${minutes}`,
        features: dialFeatures(minutes, numerals),
      },
      count,
      [
        [60 - count, named.pastTo],
        [Math.round(past / 5), named.numeral],
        [count + 1, named.marks],
        [count - 1, named.marks],
      ],
      { after: 'minutes' },
    );
  },
  solve(seen) {
    const [, way] = /^How many minutes (past|to) \d+ is it\?$/.exec(seen.text) ?? [];
    const shown = seen.figure === undefined ? undefined : readClock(seen.figure);
    if (way === undefined || shown === undefined) return undefined;
    let count = 0;
    for (let minutes = shown; minutes % 60 !== 0; minutes += way === 'to' ? 1 : -1) count++;
    return answered(seen, count);
  },
};

/** Where the long hand points at a time of whole fives. */
export const longHand: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'dial' && difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    const number = (minutes % 60) / 5 || 12;
    const hour = Math.floor(minutes / 60) || 12;
    // Who swaps the hands takes the hour that the words tell.
    const told = minutes % 60 > 30 ? (hour % 12) + 1 : hour;
    const isRoman = numerals === 'roman';
    const name = hourName(number, numerals);
    const questionText = {
      prompt: `On a clock it is ${timeWords(minutes)}. Which ${isRoman ? 'Roman numeral' : 'number'} does the long hand point to?`,
      hint: 'Start at the top of the clock and count the minutes in fives.',
      steps: [
        minutes % 60 === 0
          ? 'On the hour the long hand has 0 minutes to show.'
          : `That is ${minutes % 60} minutes after ${hour} o’clock.`,
        'Each number on the clock is 5 minutes more. The top one is 0 minutes.',
        `The long hand points to **${name}**.`,
      ],
      variant: `hand ${numerals} ${minutes}`,
      features: dialFeatures(minutes, numerals),
    };
    const mirrored = 12 - (number % 12);
    return isRoman
      ? writeText(
          questionText,
          [name],
          [
            [hourName(told, 'roman'), named.swapped],
            [hourName(mirrored, 'roman'), named.pastTo],
          ],
        )
      : writeNumber(questionText, number, [
          [told, named.swapped],
          [mirrored, named.pastTo],
          [minutes % 60, named.numeral],
        ]);
  },
  solve(seen) {
    const [, words = '', kind] =
      /^On a clock it is (.*)\. Which (Roman numeral|number) does the long hand/.exec(seen.text) ?? [];
    const minutes = readWords(words);
    if (minutes === undefined) return undefined;
    const place = romanHours.findIndex((_, hour) => (5 * (hour + 1)) % 60 === minutes % 60);
    return typed(kind === 'number' ? place + 1 : (romanHours[place] ?? ''));
  },
};

/** A clock that is fast or slow. */
export const fastOrSlow: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'dial' && difficulty === 'hard' ? 5 : 0),
  make(random, cell) {
    const minutes = drawDial(random, cell);
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    const off = random.int(3, 12);
    const isFast = random.chance(1, 2);
    const right = (minutes + (isFast ? -off : off) + 720) % 720;
    // A few minutes past the hour and a few more are added at a glance.
    if (minutes % 60 < 10 && !isFast) return undefined;
    return writeTime(
      {
        prompt: [
          `This clock is ${off} minutes ${isFast ? 'fast' : 'slow'}. What is the right time?`,
          drawn(clockFigure(minutes, numerals)),
        ],
        hint: isFast
          ? 'A fast clock has gone too far. Count back from the time it shows.'
          : 'A slow clock has not gone far enough. Count on from the time it shows.',
        steps: [
          ...dialSteps(minutes, numerals),
          `The clock shows ${dialTime(minutes)}.`,
          `It is ${isFast ? 'fast, so count back' : 'slow, so count on'} ${off} minutes.`,
          `The right time is **${dialTime(right)}**.`,
        ],
        variant: `${isFast ? 'fast' : 'slow'} ${off} ${numerals} ${minutes}`,
        features: { ...dialFeatures(minutes, numerals), counts: off },
      },
      right,
      'dial',
      [
        [(minutes + (isFast ? off : -off) + 720) % 720, named.wrongWay],
        [minutes, named.stopped],
        // A clock that is read wrongly, and then put right.
        ...dialMistakes(minutes).map(
          ([given, because]) => [(given + (isFast ? -off : off) + 720) % 720, because] as const,
        ),
      ],
    );
  },
  solve(seen) {
    const [, off, way] = /^This clock is (\d+) minutes (fast|slow)\./.exec(seen.text) ?? [];
    const shown = seen.figure === undefined ? undefined : readClock(seen.figure);
    if (off === undefined || shown === undefined) return undefined;
    for (let right = 0; right < 720; right++)
      if ((right + (way === 'fast' ? 1 : -1) * Number(off) + 720) % 720 === shown) return typed(dialTime(right));
    return [];
  },
};
