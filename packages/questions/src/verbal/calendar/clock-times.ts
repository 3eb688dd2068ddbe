/** Questions on clock times. */

import { firstOfEach } from '../../kernel/first-of-each.ts';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { pickName, possessive } from '../../kernel/names.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { clock12, spanText } from './civil-dates.ts';
import { spansIn, timesIn } from './solver.ts';
import type { CalendarForm } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');

/** A wrong number to type, with its mistake. */
export const wrongNumber = (value: number, name: string, says: string): WrongAnswer => ({
  text: String(value),
  because: mistake(name, says),
});

/** How far a wrong time is from the right one, and what is said of it. */
const byMinutes = [
  [-60, 'hour-lost', 'That is an hour too early. Count the hours again.'],
  [60, 'hour-extra', 'That is an hour too late. Count the hours again.'],
  [40, 'forty-minutes-off', 'That is forty minutes too late. Count the minutes again.'],
  [-40, 'forty-minutes-off', 'That is forty minutes too early. Count the minutes again.'],
  [10, 'ten-minutes-off', 'That is ten minutes too late. Count the minutes again.'],
  [-10, 'ten-minutes-off', 'That is ten minutes too early. Count the minutes again.'],
  [5, 'five-minutes-off', 'That is five minutes too late. Count the minutes again.'],
  [-5, 'five-minutes-off', 'That is five minutes too early. Count the minutes again.'],
  [20, 'minutes-off', 'That is twenty minutes too late. Count the minutes again.'],
  [-20, 'minutes-off', 'That is twenty minutes too early. Count the minutes again.'],
] as const;

/** What is known of the time that is asked: nobody takes a start that is after the end, or an end before the start. */
interface Known {
  readonly after?: number;
  readonly before?: number;
}

/** Wrong times for a right one, in the form shown. */
export function timeMistakes(
  right: number,
  show: (minutes: number) => string,
  { after = -60, before = 25 * 60 }: Known = {},
): WrongAnswer[] {
  const oneMistake = (minutes: number, name: string, says: string): WrongAnswer => ({
    text: show((minutes + 1440) % 1440),
    because: mistake(name, says),
  });
  return byMinutes.flatMap(([off, name, says]) =>
    right + off > after && right + off < before ? [oneMistake(right + off, name, says)] : [],
  );
}

/** A choice between five times, always with those that the mistakes in the story lead to. */
export function askTimes(
  random: Random,
  questionText: QuestionText,
  right: string,
  named: readonly WrongAnswer[],
  others: readonly WrongAnswer[],
): Made | undefined {
  const kept = firstOfEach(named, ({ text }) => text).filter(({ text }) => text !== right);
  return askChoice(random, questionText, right, [...kept, ...others], 5, 'grid', kept.length);
}

/** What lasts how many minutes, in real life. */
const events: readonly (readonly [name: string, least: number, most: number])[] = [
  ['A swimming lesson', 30, 60],
  ['A music lesson', 30, 60],
  ['A bus ride', 20, 90],
  ['A school play', 40, 120],
  ['A football match', 60, 110],
  ['A concert', 60, 180],
  ['A film', 75, 180],
  ['A train ride', 20, 200],
  ['A bike ride', 20, 200],
  ['A coach trip', 70, 200],
];

/** Levels: an end within the hour or so; hours and minutes; the start is asked. */
export const endTime: CalendarForm = {
  make(random, level) {
    const start = random.int(9 * 12, 17 * 12) * 5;
    const span = level === 0 ? random.int(4, 14) * 5 : random.int(14, 40) * 5;
    // Whole hours, or minutes within the hour, are added at a glance.
    if ((start % 60) + (span % 60) <= 60) return undefined;
    const end = start + span;
    const asksStart = level === 2;
    const [event] = random.pick(events.filter(([, least, most]) => span >= least && span <= most));
    const right = asksStart ? start : end;
    const questionText: QuestionText = {
      prompt: asksStart
        ? `${event} ends at **${clock12(end)}**. It lasts **${spanText(span)}**. When does it start?`
        : `${event} starts at **${clock12(start)}**. It lasts **${spanText(span)}**. When does it end?`,
      hint: asksStart
        ? 'Go back on the clock: first the whole hours, then the minutes.'
        : span < 60
          ? 'Go on to the next hour first. What is left?'
          : 'Add the whole hours first, then count on the minutes.',
      steps: clockSteps(asksStart ? end : start, asksStart ? -span : span),
      variant: `${start} ${span} ${asksStart}`,
      features: { minutes: span, back: Number(asksStart) },
    };
    const others = timeMistakes(right, clock12, asksStart ? { before: end } : { after: start });
    return asksStart
      ? askTimes(random, questionText, clock12(right), startMistakes(start, end), others)
      : askChoice(random, questionText, clock12(right), others);
  },
  solve(question) {
    const text = promptText(question);
    if (!text.includes('It lasts')) return undefined;
    const [time = 0] = timesIn(text);
    const [span = 0] = spansIn(boldParts(question)[1] ?? '').filter((minutes) => minutes > 0);
    const goal = text.includes('When does it start') ? time - span : time + span;
    return answersWhere(question, (option) => timesIn(option)[0] === goal);
  },
};

/** Wrong ways back from an end: on instead of back, and the minutes taken the wrong way round, so that they go forward while the hours go back. */
function startMistakes(start: number, end: number): WrongAnswer[] {
  const span = end - start;
  return [
    {
      text: clock12(end + span),
      because: mistake('wrong-way', 'You went on from the end. The start is earlier, so go back.'),
    },
    {
      text: clock12(end - (span - (span % 60)) + (span % 60)),
      because: mistake('minutes-forward', 'You went back the hours, but on by the minutes. Go back by both.'),
    },
    {
      text: clock12(start + 60),
      because: mistake('hour-extra', 'That is an hour too late. Count the hours again.'),
    },
  ];
}

/** The way over the whole hours; less than an hour goes by the next hour where that is on the way. */
function clockSteps(from: number, span: number): string[] {
  const way = Math.sign(span);
  const side = way > 0 ? 'after' : 'before';
  const minutes = Math.abs(span);
  const toNextHour = (60 - (from % 60)) % 60;
  const isShort = minutes < 60;
  const first = isShort ? (toNextHour > 0 && toNextHour < minutes ? toNextHour : minutes) : minutes - (minutes % 60);
  const rest = minutes - first;
  return [
    `${spanText(first)} ${side} ${clock12(from)} is ${clock12(from + way * first)}.`,
    ...(rest === 0 ? [] : [`${rest} minutes ${side} that is ${clock12(from + span)}.`]),
    `The answer is **${clock12(from + span)}**.`,
  ];
}

/** From one time to the next hour, and on from there; nothing where no new hour begins in between. */
function overNextHour(from: number, to: number): string[] {
  const hour = Math.ceil(from / 60) * 60;
  if (hour === from || hour >= to) return [];
  return [
    `From ${clock12(from)} to ${clock12(hour)} is ${spanText(hour - from)}.`,
    `From ${clock12(hour)} to ${clock12(to)} is ${spanText(to - hour)}.`,
  ];
}

/** How many minutes too many there are where an hour is given 100 minutes, while subtracting or in the end. */
export function hundredMinutes(start: number, end: number): number[] {
  const hours = Math.floor((end - start) / 60);
  const isBroken = start % 60 > end % 60;
  return [...new Set([40 * hours, ...(isBroken ? [40, 40 * (hours + 1)] : [])])].filter((minutes) => minutes > 0);
}

/** The wrong numbers of such a child. */
export const hundredMistakes = (right: number, start: number, end: number): WrongAnswer[] =>
  hundredMinutes(start, end).map((minutes) =>
    wrongNumber(
      right + minutes,
      'hundred-minutes',
      `That is ${minutes} minutes too many. An hour has 60 minutes, not 100.`,
    ),
  );

/** What a child does for up to three hours. */
const pastimes = ['paints', 'helps in the garden', 'is at the museum', 'plays at a friend’s house', 'is at a party'];

/** Levels: minutes from 50 to an hour and a half; up to three hours; the same with no easy minutes; with a break to take off. */
export const howLong: CalendarForm = {
  make(random, level) {
    const start = random.int(9 * 12, 16 * 12) * 5 - (level > 0 ? random.int(0, 4) : 0);
    const span = level === 0 ? random.int(10, 18) * 5 : random.int(level === 2 ? 101 : 65, 180);
    const rest = level > 2 ? random.int(2, 7) * 5 : 0;
    // An hour must be broken up, so that subtracting the hours and the minutes is not enough.
    if (start % 60 <= (start + span) % 60) return undefined;
    if (level === 2 && (start % 5 === 0 || (start + span) % 5 === 0)) return undefined;
    const right = span - rest;
    const name = pickName(random);
    const questionText: QuestionText = {
      prompt:
        `${name} ${rest > 0 ? 'works' : random.pick(pastimes)} from **${clock12(start)}** to **${clock12(start + span)}**${rest > 0 ? `, with a break of **${rest} minutes**` : ''}. How many minutes ${rest > 0 ? 'of work' : ''} is that?`.replace(
          '  ',
          ' ',
        ),
      hint: 'Count the minutes to the next hour. Then count on from there.',
      steps: [
        ...overNextHour(start, start + span),
        `From ${clock12(start)} to ${clock12(start + span)} is ${spanText(span)}${span < 60 ? '' : `, which is ${span} minutes`}.`,
        ...(rest > 0 ? [`Without the break: ${span} − ${rest} = ${right}.`] : []),
        `The answer is **${right} minutes**.`,
      ],
      variant: `${start} ${span} ${rest}`,
      features: { minutes: span, back: Number(rest > 0) },
    };
    return askTyped(
      questionText,
      'number',
      [String(right)],
      [
        ...hundredMistakes(right, start, start + span),
        wrongNumber(right + 60, 'hour-extra', 'That is an hour too long. Count the hours again.'),
        ...(right > 60
          ? [wrongNumber(right - 60, 'hour-lost', 'That is an hour too short. Count the hours again.')]
          : []),
        ...(rest > 0 ? [wrongNumber(span, 'forgot-part', 'You forgot to take off the break.')] : []),
        wrongNumber(right + 10, 'ten-minutes-off', 'That is 10 minutes too many. Count again.'),
        wrongNumber(right - 10, 'ten-minutes-off', 'That is 10 minutes too few. Count again.'),
      ],
      { after: 'minutes' },
    );
  },
  solve(question) {
    const text = promptText(question);
    if (!/^\w+ .+ from .+ How many minutes (?:of work )?is that\?$/.test(text)) return undefined;
    const [start = 0, end = 0] = timesIn(text);
    const [, rest = '0'] = /break of \*\*(\d+)/.exec(text) ?? [];
    let minutes = 0;
    while (start + minutes < end) minutes++;
    return answersAmong(question, [String(minutes - Number(rest))]);
  },
};

/** A clock that goes wrong. Levels: the right time; how long until a train. */
export const wrongClock: CalendarForm = {
  make(random, level) {
    const right = random.int(8 * 60, 18 * 60);
    const off = level === 0 ? random.int(7, 25) : random.int(6, 14);
    const fast = random.chance(1, 2);
    const shown = right + (fast ? off : -off);
    // Within the hour it would be no more than 28 − 3.
    if (level === 0 && Math.floor(shown / 60) === Math.floor(right / 60)) return undefined;
    const name = pickName(random);
    const watch = `${possessive(name)} watch is **${off} minutes ${fast ? 'fast' : 'slow'}**. It shows **${clock12(shown)}**.`;
    const wrongWay = fast
      ? 'A fast watch is ahead: the right time is earlier.'
      : 'A slow watch is behind: the right time is later.';
    const first = fast
      ? `The watch is ahead, so take off ${off} minutes.`
      : `The watch is behind, so add ${off} minutes.`;
    if (level === 0)
      return askTimes(
        random,
        {
          prompt: `${watch} What is the right time?`,
          hint: 'A fast watch is ahead of the right time. A slow watch is behind it.',
          steps: [first, `The right time is **${clock12(right)}**.`],
          variant: `${right} ${off} ${fast}`,
          features: { minutes: off, back: Number(fast) },
        },
        clock12(right),
        [
          {
            text: clock12(shown),
            because: mistake('given-time', 'That is the time on the watch, but the watch is wrong.'),
          },
          {
            text: clock12(shown + (fast ? off : -off)),
            because: mistake('wrong-way', wrongWay),
          },
        ],
        timeMistakes(right, clock12),
      );
    const train = right + random.int(30, 70);
    if (Math.floor(train / 60) === Math.floor(right / 60)) return undefined;
    return askTyped(
      {
        prompt: `${watch} The train leaves at **${clock12(train)}**. How many minutes is it until the train leaves?`,
        hint: `A ${fast ? 'fast' : 'slow'} watch is ${fast ? 'ahead of' : 'behind'} the right time. Find the right time first.`,
        steps: [
          first,
          `The right time is ${clock12(right)}.`,
          `From then to ${clock12(train)} is **${train - right} minutes**.`,
        ],
        variant: `${right} ${off} ${fast} ${train}`,
        features: { minutes: off, back: 2 },
      },
      'number',
      [String(train - right)],
      // Nobody waits for a train that the watch says is gone.
      [
        {
          value: train - shown,
          id: 'forgot-part',
          says: 'You used the time on the watch. Find the right time first.',
        },
        {
          value: train - shown + (fast ? -off : off),
          id: 'wrong-way',
          says: wrongWay,
        },
      ].flatMap(({ value, id, says }) => (value > 0 ? [wrongNumber(value, id, says)] : [])),
      { after: 'minutes' },
    );
  },
  solve(question) {
    const text = promptText(question);
    const [, off, way] = /is \*\*(\d+) minutes (fast|slow)\*\*/.exec(text) ?? [];
    if (off === undefined) return undefined;
    const [shown = 0, train] = timesIn(text);
    const right = way === 'fast' ? shown - Number(off) : shown + Number(off);
    return train === undefined
      ? answersWhere(question, (option) => timesIn(option)[0] === right)
      : answersAmong(question, [String(train - right)]);
  },
};
