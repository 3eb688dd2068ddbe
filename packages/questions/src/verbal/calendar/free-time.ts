/** Questions on when everybody is free. */

import type { Block } from '@comet/contract/question';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickNames } from '../../kernel/names.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { askTyped, boldParts, optionTexts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { clock24, spanText } from './civil-dates.ts';
import { askTimes, hundredMistakes, timeMistakes, wrongNumber } from './clock-times.ts';
import { rowsIn, timesIn } from './solver.ts';
import type { CalendarForm } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');

/** When everybody is free. Levels: two people; three people; three, and the meeting must fit. */
export const freeTime: CalendarForm = {
  make(random, level) {
    const names = pickNames(random, level === 0 ? 2 : 3);
    const spans = names.map(() => {
      const start = random.int(9 * 12, 13 * 12) * 5;
      return [start, start + random.int(18, 54) * 5] as const;
    });
    const start = Math.max(...spans.map(([from]) => from));
    const end = Math.min(...spans.map(([, to]) => to));
    const right = end - start;
    if (right < 30 || right > 150 || new Set(spans.map(([from]) => from)).size < spans.length) return undefined;
    // Within one hour, or from the hour on, the minutes are read off.
    if (level < 2 && (start % 60 === 0 || Math.floor(end / 60) === Math.floor(start / 60))) return undefined;
    // Where one child is free within the time of all others, nothing has to be put together.
    if (spans.some(([from, to]) => from === start && to === end)) return undefined;
    const timesTable: Block = {
      type: 'table',
      caption: 'When each person is free',
      head: ['Name', 'Free from', 'Free until'],
      rows: names.map((name, at) => [name, clock24(spans[at]?.[0] ?? 0), clock24(spans[at]?.[1] ?? 0)]),
    };
    const common = {
      hint:
        names.length === 2
          ? 'They can begin only when both of them are free, and must stop when one has to go.'
          : 'They can begin only when the last of them is free, and must stop when the first has to go.',
      variant: `${level} ${spans.map((span) => span.join('-')).join(' ')}`,
      features: { level, steps: level + 2, buses: names.length },
    };
    const lastFree = names[spans.findIndex(([from]) => from === start)] ?? '';
    const firstToGo = names.filter((_, at) => spans[at]?.[1] === end);
    const isFirst = `${firstToGo.length === 1 ? 'is' : 'are'} the first to go`;
    const together = [
      names.length === 2
        ? `${lastFree} is free later, from ${clock24(start)}. ${andList(firstToGo)} has to go earlier, at ${clock24(end)}.`
        : `${lastFree} is the last to be free, at ${clock24(start)}. ${andList(firstToGo)} ${isFirst}, at ${clock24(end)}.`,
      `So they are ${names.length === 2 ? 'both' : 'all'} free from ${clock24(start)} until ${clock24(end)}.`,
    ];
    if (level < 2)
      return askTyped(
        {
          ...common,
          prompt: [
            `For how many minutes are ${names.length === 2 ? 'both' : 'all three'} children free at the same time?`,
            timesTable,
          ],
          steps: [...together, `That is ${right > 60 ? `${spanText(right)}, which is ` : ''}**${right} minutes**.`],
        },
        'number',
        [String(right)],
        [
          ...spans.map(([from, to], at) =>
            wrongNumber(to - from, 'one-only', `That is how long ${names[at]} is free.`),
          ),
          ...hundredMistakes(right, start, end),
        ],
        { after: 'minutes' },
      );
    const meeting = right - random.int(2, 6) * 5;
    if (meeting < 20) return undefined;
    const last = end - meeting;
    const questionText: QuestionText = {
      ...common,
      prompt: [
        `All three children want to meet for **${meeting} minutes**. What is the latest time they can start?`,
        timesTable,
      ],
      steps: [...together, `${meeting} minutes before ${clock24(end)} is **${clock24(last)}**.`],
    };
    const named = [
      { text: clock24(start), because: mistake('earliest', 'That is the earliest time. Look for the latest.') },
      { text: clock24(end), because: mistake('given-time', 'Then there is no time left for the meeting.') },
      ...spans.map(([, to]) => ({
        text: clock24(to - meeting),
        because: mistake('one-only', `${firstToGo[0]} has to go before the meeting ends.`),
      })),
    ];
    return askTimes(
      random,
      questionText,
      clock24(last),
      random.sample(named, 3),
      timeMistakes(last, clock24, { after: start - 1, before: end }),
    );
  },
  solve(question) {
    const text = promptText(question);
    if (!text.includes('children')) return undefined;
    const spans = rowsIn(question).map(
      ([, from = '', to = '']) => [timesIn(from)[0] ?? 0, timesIn(to)[0] ?? 0] as const,
    );
    const free = Array.from({ length: 1440 }, (_, minute) => minute).filter((minute) =>
      spans.every(([from, to]) => minute >= from && minute < to),
    );
    if (!text.includes('latest')) return answersAmong(question, [String(free.length)]);
    const length = Number.parseInt(boldParts(question)[0] ?? '', 10);
    const latest = Math.max(
      ...optionTexts(question)
        .map((option) => timesIn(option)[0] ?? 0)
        .filter((minute) => free.includes(minute) && free.includes(minute + length - 1)),
    );
    return answersWhere(question, (option) => timesIn(option)[0] === latest);
  },
};
