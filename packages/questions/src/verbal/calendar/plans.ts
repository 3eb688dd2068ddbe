/** Questions about jobs that have to be done by a time, one after the other or at once. */

import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { boldParts, promptText } from '../ask.ts';
import { answersWhere } from '../solve.ts';
import { clock24, spanText } from './civil-dates.ts';
import { askTimes, timeMistakes } from './clock-times.ts';
import { timesIn } from './solver.ts';
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
    // Who leaves out the first job must not come to the same time as who takes the shorter of the others.
    if (together && one + Math.min(two, three) === Math.max(two, three)) return undefined;
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
      features: { level, steps: 2 + level, buses: total },
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
            { text: clock24(end - Math.max(two, three)), because: leftOut(first) },
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
