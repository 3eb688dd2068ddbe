/** Reading a timetable: the length of a journey, a wait. One time alone is read in year 3. */

import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { counted } from '../../kernel/plural.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { clock24, readTime } from '../times.ts';
import {
  type AboutTimetable,
  drawStops,
  features,
  named,
  readTimetable,
  stopName,
  timetableBlock,
} from './timetable.ts';

/** The minutes from one time to another: by the hour where there is one on the way. */
function countMinutes(from: number, to: number): string[] {
  const hour = Math.ceil(from / 60) * 60;
  return hour === from || hour >= to
    ? [`From ${clock24(from)} to ${clock24(to)} is **${to - from}** minutes.`]
    : [
        `It is ${counted(hour - from, 'minute')} to ${clock24(hour)}, and then ${to - hour} more to ${clock24(to)}.`,
        `${hour - from} + ${to - hour} = **${to - from}** minutes.`,
      ];
}

/** How long one service takes between two stops. */
export const journey: AboutTimetable = {
  asksFor: 'journey',
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 3),
  make(random, table, difficulty) {
    const service = random.int(0, table.services.length - 1);
    const [from, to] = drawStops(random, table);
    const [start, end] = [table.times[service]?.[from], table.times[service]?.[to]];
    if (start === undefined || end === undefined) return undefined;
    const length = end - start;
    const bare = Number(clock24(end).replace(':', '')) - Number(clock24(start).replace(':', ''));
    const crosses = Math.floor(start / 60) !== Math.floor(end / 60);
    if (crosses !== (difficulty === 'medium')) return undefined;
    // A child in the wrong column must not be marked right.
    const others = table.times.filter((_, at) => at !== service);
    if (others.some((row) => Number(row[to]) - Number(row[from]) === length)) return undefined;
    return writeNumber(
      {
        prompt: [
          `How many minutes does ${table.services[service]} take from ${stopName(table.stops[from])} to ${stopName(table.stops[to])}?`,
          timetableBlock(table),
        ],
        hint: 'Find both times in one column. Then count on from the first to the second.',
        steps: [
          `It leaves ${stopName(table.stops[from])} at ${clock24(start)} and gets to ${stopName(table.stops[to])} at ${clock24(end)}.`,
          ...countMinutes(start, end),
        ],
        variant: `journey ${start} ${end}`,
        features: { ...features(table, 2), crosses: crosses ? 1 : 0 },
      },
      length,
      [
        [bare, named.decimal],
        ...table.times.flatMap((row): NumberMistake[] =>
          row[from] === undefined || row[to] === undefined ? [] : [[row[to] - row[from], named.column]],
        ),
        [length + 10, named.miscalculated],
        [length - 10, named.miscalculated],
      ],
      { after: 'minutes' },
    );
  },
  solve(seen) {
    const [, service = '', from = '', to = ''] =
      /^How many minutes does (.*) take from (.*) to (.*)\?$/.exec(seen.text) ?? [];
    const table = readTimetable(seen.question);
    const [start, end] = [table.at(service, from), table.at(service, to)];
    if (start === undefined || end === undefined) return undefined;
    let count = 0;
    for (let now = start; now < end; now++) count++;
    return answered(seen, count);
  },
};

/** How long to wait for the next one. */
export const wait: AboutTimetable = {
  asksFor: 'wait',
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 2),
  make(random, table, difficulty) {
    const stop = random.int(0, table.stops.length - 2);
    const service = random.int(1, table.services.length - 1);
    const [last, next] = [table.times[service - 1]?.[stop], table.times[service]?.[stop]];
    if (last === undefined || next === undefined || next - last < 12) return undefined;
    const step = difficulty === 'easy' ? 5 : 1;
    const arrives = next - step * random.int(1, Math.floor((next - last - 3) / step));
    const crosses = Math.floor(arrives / 60) !== Math.floor(next / 60);
    if (arrives <= last || crosses !== (difficulty === 'medium')) return undefined;
    const name = pickName(random);
    const later = table.times[service + 1]?.[stop];
    return writeNumber(
      {
        prompt: [
          `${name} gets to ${stopName(table.stops[stop])} at ${clock24(arrives)}. How many minutes must ${name} wait for the next ${table.kind}?`,
          timetableBlock(table),
        ],
        hint: `Look along the row of ${stopName(table.stops[stop])} for the first time after ${clock24(arrives)}.`,
        steps: [
          `The next ${table.kind} from ${stopName(table.stops[stop])} leaves at ${clock24(next)}.`,
          ...countMinutes(arrives, next),
        ],
        variant: `wait ${arrives} ${last} ${next}`,
        features: { ...features(table, 2), crosses: crosses ? 1 : 0 },
      },
      next - arrives,
      [
        [arrives - last, named.missed],
        [Number(clock24(next).replace(':', '')) - Number(clock24(arrives).replace(':', '')), named.decimal],
        ...(later === undefined ? [] : [[later - arrives, named.later(table.kind)] as const]),
        [next - arrives + 10, named.miscalculated],
      ],
      { after: 'minutes' },
    );
  },
  solve(seen) {
    const [, stop = '', time = ''] = / gets to (.*) at ([\d:]+)\. How many minutes must/.exec(seen.text) ?? [];
    const arrives = readTime(time);
    if (arrives === undefined) return undefined;
    const table = readTimetable(seen.question);
    const stops = table.services.flatMap((service) => table.at(service, stop) ?? []);
    for (let waited = 0; waited < 300; waited++) if (stops.includes(arrives + waited)) return typed(waited);
    return [];
  },
};
