/** Durations in bigger problems: a list of events, something done again and again, parts of a day. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { clock12, clock24, dayLong, readTime, showTime, writeTime } from '../times.ts';
import { countOn, mistake, named, outBy, type Params, showLength, spanFeatures } from './events-and-mistakes.ts';
import { backSteps, minutesBetween, timesIn } from './start-length-end.ts';

const clubs = ['Art', 'Chess', 'Judo', 'Choir', 'Drama', 'Dance', 'Tennis', 'Coding', 'Rugby', 'Yoga'] as const;

/** The longest or the shortest of four clubs. */
export const compareEvents: Form<Params> = {
  weight: ({ params, difficulty }) => params.table[difficulty],
  make(random, { params, difficulty }) {
    const span = params.spans[difficulty];
    const names = random.sample(clubs, 4);
    const lengths = random.sample([30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80], 4);
    const step = difficulty === 'hard' ? 1 : 5;
    const rows = lengths.map((each) => {
      const length = step === 1 ? each + random.int(-2, 2) : each;
      const start = step * random.int(Math.ceil(540 / step), Math.floor(1080 / step));
      return { start, length };
    });
    const asks = random.pick(['longest', 'shortest'] as const);
    const all = rows.map(({ length }) => length);
    const best = asks === 'longest' ? Math.max(...all) : Math.min(...all);
    const place = all.indexOf(best);
    const [right = '', row] = [names[place], rows[place]];
    if (row === undefined || new Set(all).size < 4) return undefined;
    // One that is far longer than the rest is seen at once.
    const nearest = Math.min(...all.filter((length) => length !== best).map((length) => Math.abs(length - best)));
    if (difficulty === 'hard' && nearest > 10) return undefined;
    return chooseText(
      random,
      {
        prompt: [
          `Which club takes the ${asks} time?`,
          {
            type: 'table',
            caption: 'Holiday clubs with their start and end times',
            head: ['Club', 'Start', 'End'],
            rows: rows.map(({ start, length }, at) => [
              names[at] ?? '',
              showTime(start, span.style),
              showTime(start + length, span.style),
            ]),
          },
        ],
        hint: 'Work out how long each club lasts. Write the minutes beside each one.',
        steps: [
          ...rows.map(
            ({ start, length }, at) =>
              `${names[at]}: from ${showTime(start, span.style)} to ${showTime(start + length, span.style)} is ${length} minutes.`,
          ),
          `**${right}** takes the ${asks} time.`,
        ],
        variant: `table ${asks} ${rows.map(({ start, length }) => `${start}+${length}`).join(' ')}`,
        features: spanFeatures({ name: right, ...row }, 4),
      },
      right,
      names.flatMap((name, at) =>
        name === right
          ? []
          : [
              [
                name,
                mistake(
                  'another-length',
                  `${name} lasts ${rows[at]?.length} minutes. ${right} is ${asks === 'longest' ? 'longer' : 'shorter'}.`,
                ),
              ] as const,
            ],
      ),
    );
  },
  solve(seen) {
    const [, asks] = /^Which club takes the (longest|shortest) time\?/.exec(seen.text) ?? [];
    const [table] = seen.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
    if (asks === undefined || table === undefined) return undefined;
    const lengths = new Map(
      table.rows.map(([name = '', start = '', end = '']) => [
        name,
        minutesBetween(readTime(start) ?? 0, readTime(end) ?? 0),
      ]),
    );
    const best = Math[asks === 'longest' ? 'max' : 'min'](...lengths.values());
    return chosen(seen, (option) => lengths.get(option) === best);
  },
};

interface Habit {
  readonly text: string;
  readonly unit: 'minutes' | 'seconds';
  readonly each: readonly number[];
  readonly times: readonly [number, number];
}

/** Things done again and again: {a} each time, {b} times. */
const habits: readonly Habit[] = [
  {
    text: '{N} reads for {a} minutes every day. How long is that in {b} days?',
    unit: 'minutes',
    each: [15, 20, 25, 30, 35, 40, 45, 50],
    times: [3, 14],
  },
  {
    text: 'Each lesson lasts {a} minutes. How long do {b} lessons last?',
    unit: 'minutes',
    each: [25, 30, 35, 40, 45, 50, 55],
    times: [3, 9],
  },
  {
    text: 'The walk to school takes {N} {a} minutes. How long do {b} walks take?',
    unit: 'minutes',
    each: [9, 12, 13, 14, 16, 18, 22, 24],
    times: [4, 10],
  },
  {
    text: 'It takes {a} minutes to paint one chair. How long do {b} chairs take?',
    unit: 'minutes',
    each: [12, 15, 18, 24, 25, 28, 35, 36],
    times: [4, 12],
  },
  {
    text: 'One lap of the track takes {N} {a} seconds. How long do {b} laps take?',
    unit: 'seconds',
    each: [45, 48, 54, 65, 70, 72, 75, 80, 84],
    times: [3, 9],
  },
  {
    text: 'A machine fills a bottle in {a} seconds. How long does it take to fill {b} bottles?',
    unit: 'seconds',
    each: [6, 8, 9, 12, 14, 15, 18, 25],
    times: [8, 40],
  },
];

const showSmall = (count: number, unit: Habit['unit']): string =>
  unit === 'minutes'
    ? showLength(count)
    : showLength(count).replace('hour', 'big').replace('minute', 'second').replace('big', 'minute');

/** Something done again and again, in the bigger unit. */
export const repeated: Form<Params> = {
  weight: ({ params, difficulty }) => params.repeated[difficulty],
  make(random, { difficulty, year }) {
    const place = random.int(0, habits.length - 1);
    const [habit] = habits.slice(place);
    if (habit === undefined || (difficulty === 'easy' && habit.unit === 'seconds')) return undefined;
    const each = random.pick(habit.each);
    const times = random.int(...habit.times);
    const total = each * times;
    // A few small or round parts are added up in the head by year 5.
    if (year > 4 && (total < 180 || each % 10 === 0)) return undefined;
    if (total < 70 || (difficulty === 'easy' && (each % 5 !== 0 || total > 200))) return undefined;
    const [big, small] = [Math.floor(total / 60), total % 60];
    if (difficulty === 'hard' && small === 0) return undefined;
    const name = pickName(random);
    const show = (value: number): string => showSmall(value, habit.unit);
    const mistakes: NumberMistake[] = [
      ...(total % 100 < 60
        ? [
            [
              Math.floor(total / 100) * 60 + (total % 100),
              habit.unit === 'seconds' ? named.hundredSeconds : named.hundred,
            ] as const,
          ]
        : []),
      [total + each, named.once],
      [total - each, named.oneLess],
      [total + 10, outBy(10, habit.unit)],
      [total - 10, outBy(10, habit.unit)],
    ];
    return chooseText(
      random,
      {
        prompt: habit.text.replace('{N}', name).replace('{a}', String(each)).replace('{b}', String(times)),
        hint: `Multiply first. Then change the ${habit.unit} into ${habit.unit === 'minutes' ? 'hours' : 'minutes'}.`,
        steps: [
          `${times} × ${each} = ${total} ${habit.unit}.`,
          `${big} × 60 = ${big * 60}${small === 0 ? '' : `, so ${total} = ${big * 60} + ${small}`}.`,
          `That is **${show(total)}**.`,
        ],
        variant: `repeated ${place} ${each} ${times}`,
        features: { steps: 2, big, singleMinutes: each % 5 === 0 ? 0 : 1 },
      },
      show(total),
      mistakes.map(([given, because]) => [show(Number(given)), because] as const),
    );
  },
  solve(seen) {
    if (!/How long (?:is that in|do|does it take)/.test(seen.text)) return undefined;
    const [each = 0, times = 0] = numbersIn(seen.text);
    const total = Array.from({ length: times }).reduce<number>((sum) => sum + each, 0);
    return chosen(seen, (option) => {
      const [first = 0, second = 0] = numbersIn(option);
      const bigFirst = / seconds?/.test(seen.text) ? / minutes?/.test(option) : / hours?/.test(option);
      return (bigFirst ? first * 60 + second : first) === total;
    });
  },
};

/** Two activities with a break between them: when they end, or when they began in medium cells of year 5. */
export const withBreak: Form<Params> = {
  weight: ({ params, difficulty }) => params.parts[difficulty],
  make(random, { params, difficulty, year }) {
    const span = params.spans[difficulty];
    const [first, second] = [random.int(30, 75), random.int(30, 75)];
    // Whoever leaves out one of two equal parts can't be told which.
    if (first === second) return undefined;
    const pause = random.int(10, 25);
    const start = random.int(500, 1000);
    const name = pickName(random);
    const total = first + pause + second;
    const end = start + total;
    const how = span.style === '24' ? ' Give a 24-hour time.' : ' Say am or pm.';
    const sum = `${first} + ${pause} + ${second} = ${total} minutes, which is ${showLength(total)}.`;
    const base = {
      variant: `parts ${start} ${first} ${pause} ${second}`,
      features: spanFeatures({ name, start, length: total }, 3),
    };
    if (year > 4 && difficulty === 'medium')
      return writeTime(
        {
          ...base,
          prompt: `${name} paints for ${first} minutes. After a break of ${pause} minutes, ${name} reads for ${second} minutes and finishes at ${showTime(end, span.style)}. When did ${name} start painting?${how}`,
          hint: 'Add up all the minutes, with the break. Then count back from the end.',
          steps: [sum, ...backSteps(end, total, span.style), `${name} started at **${showTime(start, span.style)}**.`],
        },
        start,
        span.style,
        [
          [start + pause, named.noBreak],
          [start + first, mistake('forgets-first-part', 'You left out the time for painting.')],
          [start + second, mistake('forgets-second-part', 'You left out the time for reading.')],
          [start + 60, named.hourLate],
          [start - 60, named.hourEarly],
        ],
      );
    return writeTime(
      {
        ...base,
        prompt: `${name} paints from ${showTime(start, span.style)} for ${first} minutes. After a break of ${pause} minutes, ${name} reads for ${second} minutes. When does ${name} finish?${how}`,
        hint: 'Add up all the minutes, with the break. Then count on from the start.',
        steps: [sum, ...countOn(start, total, span.style), `${name} finishes at **${showTime(end, span.style)}**.`],
      },
      end,
      span.style,
      [
        [end - pause, named.noBreak],
        [end - second, named.noSecond],
        [end - first, mistake('forgets-first-part', 'You left out what comes before the break.')],
        [end + 60, named.hourLate],
        [end - 60, named.hourEarly],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.includes('After a break of')) return undefined;
    const [told = 0] = timesIn(seen.text);
    const goesBack = seen.text.includes('start painting');
    const [, first, pause, second] =
      / for (\d+) minutes\. After a break of (\d+) minutes .* reads for (\d+) minutes/.exec(seen.text) ?? [];
    let now = told;
    for (const part of [first, pause, second])
      for (let minute = 0; minute < Number(part); minute++) now = (now + (goesBack ? dayLong - 1 : 1)) % dayLong;
    return typed(seen.text.includes('24-hour') ? clock24(now) : clock12(now));
  },
};
