/** What comes back every so many days: when two or three of them fall on one day again. */

import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { dateKey, dateText, dayNumber } from './civil-dates.ts';
import { oneDayShort, pageSteps } from './dates.ts';
import { steppedDate } from './solver.ts';
import type { CalendarForm } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');

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
    one: 'calls at our village',
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
    // Every 4 and every 5 days is too easy for a child of eleven where no date has to be found.
    if (gap < (level === 0 ? 24 : 20) || gap > 90 || gap === Math.max(...every)) return undefined;
    // Of three, one that is a factor of another counts for nothing.
    if (level === 2 && every.some((one) => every.some((other) => other > one && other % one === 0))) return undefined;
    const others = [...every];
    const most = others.pop() ?? 1;
    const multiples = Array.from({ length: gap / most }, (_, at) => (at + 1) * most);
    const { who, one, all, next } = random.pick(returning);
    const end = dateText(from + gap);
    const list = every.map((days, at) => `${who[at]} ${one} every **${days} days**`);
    const questionText: QuestionText = {
      prompt: `${list.join('. ')}. ${level === 2 ? 'All three' : 'Both'} ${all} on **${dateText(from)}**. ${
        level === 0 ? 'After how many days' : 'On which date'
      } ${next} on the same day?`,
      hint: `Go through the multiples of ${most}. Which is the first that is a multiple of ${andList(others)} too?`,
      steps: [
        `The multiples of ${most} are ${multiples.join(', ')} and so on. The first that is a multiple of ${andList(others)} too is ${gap}.`,
        ...(level === 0 ? [] : pageSteps(from, from + gap)),
        level === 0 ? `So it is after **${gap} days**.` : `${gap} days after ${dateText(from)} is **${end}**.`,
      ],
      variant: `${from} ${every.join(' ')} ${level} ${one}`,
      features: { level, steps: level + 1, buses: gap },
    };
    const product = every.reduce((all, days) => all * days, 1);
    const sum = every.reduce((all, days) => all + days, 0);
    // Who adds the days must not come to the right day, nor to one that a lost day leads to.
    if (Math.abs(sum - gap) < 3) return undefined;
    const added = `You added the days. Find a number that is a multiple of ${level === 2 ? '' : 'both '}${andList(every)}.`;
    if (level === 0)
      return askTyped(
        questionText,
        'number',
        [String(gap)],
        [
          {
            text: String(product),
            because: mistake(
              'multiplied',
              `There is such a day before that. Find the first multiple of both ${andList(every)}.`,
            ),
          },
          {
            text: String(sum),
            because: mistake('added', added),
          },
        ],
        { after: 'days' },
      );
    const notAll = level === 2 ? `Not all three ${all} on that day.` : `Only one of the two ${one} on that day.`;
    const wrong = [
      [sum, 'added', added],
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
