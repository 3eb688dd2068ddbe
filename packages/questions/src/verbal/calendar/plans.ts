import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { clock24, dateKey, dateText, dayNumber, spanText } from './civil-dates.ts';
import { askTimes, timeMistakes } from './clock-times.ts';
import { oneDayShort, pageSteps } from './dates.ts';
import { steppedDate, timesIn } from './solver.ts';
import type { CalendarForm } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');

/** A job and how many minutes it takes in real life, from and to. */
type Job = readonly [name: string, least: number, most: number];
interface JobPlan {
  readonly what: string;
  readonly jobs: readonly [Job, Job, Job];
}

/** Jobs that can only be done one after another. */
const inTurn: readonly JobPlan[] = [
  {
    what: 'A cake must be ready',
    jobs: [
      ['Mixing', 10, 25],
      ['baking', 25, 60],
      ['cooling', 20, 60],
    ],
  },
  {
    what: 'A model must be ready',
    jobs: [
      ['Cutting', 15, 45],
      ['gluing', 15, 45],
      ['painting', 20, 60],
    ],
  },
  {
    what: 'A team must be at the match',
    jobs: [
      ['Packing', 10, 30],
      ['the bus ride', 25, 80],
      ['the walk', 10, 25],
    ],
  },
  {
    what: 'A play must begin',
    jobs: [
      ['Building the stage', 40, 90],
      ['getting into costume', 15, 45],
      ['warming up', 10, 30],
    ],
  },
];

/** Plans whose second and third jobs two groups can do at the same time. */
const atOnce: readonly JobPlan[] = [
  {
    what: 'A party must be ready',
    jobs: [
      ['Shopping', 20, 60],
      ['cooking', 30, 70],
      ['decorating the room', 20, 60],
    ],
  },
  {
    what: 'A camp must be ready',
    jobs: [
      ['The bus ride', 25, 80],
      ['putting up the tents', 20, 60],
      ['collecting wood', 20, 60],
    ],
  },
  {
    what: 'A play must begin',
    jobs: [
      ['Building the stage', 40, 90],
      ['getting into costume', 15, 45],
      ['testing the lights', 10, 40],
    ],
  },
  {
    what: 'A school fair must open',
    jobs: [
      ['Setting up the tables', 15, 45],
      ['baking waffles', 20, 60],
      ['putting up posters', 15, 50],
    ],
  },
];

const minutesOf = (random: Random, [, least, most]: Job): number => random.int(least / 5, most / 5) * 5;

/** Jobs one after another. Levels: two jobs; three jobs; the second and third at the same time. */
export const latestStart: CalendarForm = {
  make(random, level) {
    const together = level === 2;
    const { what, jobs: planned } = random.pick(together ? atOnce : inTurn);
    const [[first], [second], [third]] = planned;
    const [one, two, three] = [
      minutesOf(random, planned[0]),
      minutesOf(random, planned[1]),
      minutesOf(random, planned[2]),
    ];
    const end = random.int(11 * 12, 17 * 12) * 5;
    // Of two jobs that take as long it can't be told which one was forgotten.
    if (new Set([one, two, three]).size < 3) return undefined;
    const total = level === 0 ? one + two : together ? one + Math.max(two, three) : one + two + three;
    // Two short jobs back from the next hour would be a question of year 4.
    if (total < (level === 0 ? 60 : 80)) return undefined;
    const right = end - total;
    const jobs =
      level === 0
        ? `${first} takes **${one} minutes**, then ${second} takes **${two} minutes**.`
        : together
          ? `${first} takes **${one} minutes**. After that, ${second} takes **${two} minutes** and ${third} takes **${three} minutes**, both at the same time.`
          : `${first} takes **${one} minutes**, then ${second} **${two} minutes**, then ${third} **${three} minutes**.`;
    const questionText: QuestionText = {
      prompt: `${what} at **${clock24(end)}**. ${jobs} What is the latest time to start ${first.toLowerCase()}?`,
      hint: together
        ? 'Of two jobs done at the same time, only the longer one counts.'
        : 'Add up the minutes first. Then go back from the end.',
      steps: [
        together
          ? `The longer of the two is ${Math.max(two, three)} minutes. With the first job that makes ${total} minutes${total < 60 ? '' : `, which is ${spanText(total)}`}.`
          : `In all, that takes ${total} minutes${total < 60 ? '' : `, which is ${spanText(total)}`}.`,
        `${spanText(total)} before ${clock24(end)} is **${clock24(right)}**.`,
      ],
      variant: `${what} ${end} ${one} ${two} ${three} ${level}`,
      features: { steps: 2 + level, buses: total },
    };
    const all = end - one - two - (level === 0 ? 0 : three);
    const leftOut = (job: string) => mistake('forgot-part', `You left out the time for ${job.toLowerCase()}.`);
    return askTimes(
      random,
      questionText,
      clock24(right),
      together
        ? [
            {
              text: clock24(all),
              because: mistake(
                'added-all',
                'Two of the jobs are done at the same time. Count only the longer one of these.',
              ),
            },
            {
              text: clock24(end - one - Math.min(two, three)),
              because: mistake(
                'shorter-job',
                'You counted only the shorter job. Both must be finished, so count the longer one.',
              ),
            },
          ]
        : [
            {
              text: clock24(end - two - (level === 0 ? 0 : three)),
              because: leftOut(first),
            },
            {
              text: clock24(end - one - (level === 0 ? 0 : two)),
              because: leftOut(level === 0 ? second : third),
            },
          ],
      timeMistakes(right, clock24, { before: end }),
    );
  },
  solve(question) {
    const text = promptText(question);
    if (!text.includes('latest time to start')) return undefined;
    const [end = 0] = timesIn(text);
    const [one = 0, ...others] = boldParts(question)
      .slice(1)
      .map((part) => Number.parseInt(part, 10));
    const rest = text.includes('at the same time') ? Math.max(...others) : others.reduce((sum, job) => sum + job, 0);
    let start = end;
    for (let minute = 0; minute < one + rest; minute++) start--;
    return answersWhere(question, (option) => timesIn(option)[0] === start);
  },
};

/** What comes back after some days: three of a kind, what one of them does, what all do, and how the next time is asked for. */
const returning = [
  {
    who: ['A chess club', 'An art club', 'A running club'],
    one: 'meets',
    all: 'meet',
    next: 'do they next meet',
  },
  {
    who: ['A red ferry', 'A green ferry', 'A white ferry'],
    one: 'sails',
    all: 'sail',
    next: 'do they next sail',
  },
  {
    who: ['A fern', 'A palm', 'A cactus'],
    one: 'is watered',
    all: 'are watered',
    next: 'are they next watered',
  },
  {
    who: ['The bread van', 'The fish van', 'The library van'],
    one: 'calls at a village',
    all: 'call there',
    next: 'do they next call there',
  },
] as const;

/** Two things that come round. Levels: days; dates across months; three things. */
export const repeats: CalendarForm = {
  make(random, level) {
    const every = random.sample([3, 4, 5, 6, 8, 9, 10, 12], level === 2 ? 3 : 2).sort((one, other) => one - other);
    let gap = 1;
    while (every.some((days) => gap % days !== 0)) gap++;
    const from = dayNumber(random.int(2, 8), random.int(1, 28));
    if (gap < 20 || gap > 90 || gap === Math.max(...every)) return undefined;
    const others = [...every];
    const most = others.pop() ?? 1;
    const multiples = Array.from({ length: gap / most }, (_, at) => (at + 1) * most);
    const kind = random.int(0, returning.length - 1);
    const { who, one, all, next } = returning[kind] ?? returning[0];
    const end = dateText(from + gap);
    const list = every.map((days, at) => `${who[at]} ${one} every **${days} days**`);
    const questionText: QuestionText = {
      prompt: `${list.join('. ')}. ${level === 2 ? 'All three' : 'Both'} ${all} on **${dateText(from)}**. ${
        level === 0 ? 'After how many days' : 'On which date'
      } ${next} on the same day?`,
      hint: `Count on in the ${level === 2 ? 'largest' : 'larger'} number of days. Look for the first number that is in the other ${level === 2 ? 'tables' : 'table'} too.`,
      steps: [
        `Count in ${most}s: ${multiples.join(', ')}. The first of these in the ${andList(others)} times ${others.length === 1 ? 'table' : 'tables'} too is ${gap}.`,
        ...(level === 0 ? [] : pageSteps(from, from + gap)),
        level === 0 ? `So it is after **${gap} days**.` : `${gap} days after ${dateText(from)} is **${end}**.`,
      ],
      variant: `${from} ${every.join(' ')} ${level} ${kind}`,
      features: { steps: level + 1, buses: gap },
    };
    const product = every.reduce((all, days) => all * days, 1);
    const sum = every.reduce((all, days) => all + days, 0);
    // Who adds the days must not come to the right day, nor to one that a lost day leads to.
    if (Math.abs(sum - gap) < 3) return undefined;
    if (level === 0)
      return askTyped(
        questionText,
        'number',
        [String(gap)],
        [
          {
            text: String(product),
            because: mistake('multiplied', 'There is such a day before that. Find the first number in both tables.'),
          },
          { text: String(sum), because: mistake('added', 'You added the days. Find a number that is in both tables.') },
        ],
        { after: 'days' },
      );
    const notAll = level === 2 ? 'It is not the day of all three.' : 'It is the day of only one of the two.';
    const wrong = [
      [sum, 'added', 'You added the days. Find a number that is in every table.'],
      [gap + 1, 'lost-count', 'You went one day too far. Count the days again.'],
      [gap - 1, 'counted-first-day', oneDayShort(from, from + gap)],
      [gap + 2, 'lost-count', 'You went two days too far. Count the days again.'],
      [most * 2, 'not-in-all', notAll],
      [gap - most, 'not-in-all', notAll],
    ] as const;
    const mistakes = wrong.map(([days, id, says]) => ({ text: dateText(from + days), because: mistake(id, says) }));
    return random.chance(1, 2)
      ? askTyped(questionText, dateKey(from + gap), [end], mistakes, { placeholder: 'day and month' })
      : askChoice(random, questionText, end, mistakes);
  },
  solve(question) {
    const text = promptText(question);
    if (!/every \*\*\d+ days/.test(text)) return undefined;
    const every = [...text.matchAll(/every \*\*(\d+) days/g)].map(([, days]) => Number(days));
    const from = boldParts(question).at(-1) ?? '';
    const next = every.map((days) => days);
    while (new Set(next).size > 1) {
      const least = Math.min(...next);
      const behind = next.indexOf(least);
      next[behind] = least + (every[behind] ?? 1);
    }
    const [gap = 0] = next;
    return answersAmong(question, [text.includes('how many days') ? String(gap) : steppedDate(from, gap)]);
  },
};
