/** Questions on the timetable of a bus. */

import type { Block } from '@comet/contract/question';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { counted } from '../../kernel/plural.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { clock24 } from './civil-dates.ts';
import { hundredMistakes } from './clock-times.ts';
import { rowsIn, timesIn } from './solver.ts';
import type { CalendarForm } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');
const stops = [
  'Market Square',
  'Park Road',
  'Library Lane',
  'Station Road',
  'Church Lane',
  'Hill Top',
  'Harbour Street',
  'Castle Street',
  'Museum Gardens',
  'School Street',
] as const;

interface Timetable {
  readonly names: readonly string[];
  /** Minutes by stop, then by bus. */
  readonly times: readonly (readonly number[])[];
}

function drawTimetable(random: Random, rows: number, buses: number): Timetable {
  const names = random.sample(stops, rows);
  let first = random.int(7 * 12, 10 * 12) * 5 + random.int(0, 4);
  const starts = Array.from({ length: buses }, () => {
    const start = first;
    first += random.int(14, 45);
    return start;
  });
  const legs = names.map((_, at) => (at === 0 ? 0 : random.int(6, 24)));
  let travelled = 0;
  const times = legs.map((leg) => {
    travelled += leg;
    return starts.map((start) => start + travelled);
  });
  return { names, times };
}

function tableOf({ names, times }: Timetable): Block {
  return {
    type: 'table',
    caption: 'Bus timetable',
    head: ['Stop', ...(times[0] ?? []).map((_, at) => `Bus ${at + 1}`)],
    rows: names.map((name, row) => [name, ...(times[row] ?? []).map(clock24)]),
  };
}

/** Levels: how long a bus takes; the last bus that is in time; with a walk before and after. */
export const timetable: CalendarForm = {
  make(random, level) {
    const table = drawTimetable(random, level === 0 ? 3 : 4, level === 2 ? 4 : 3);
    const { names, times } = table;
    const from = random.int(0, names.length - 2);
    const to = random.int(from + 1, names.length - 1);
    const at = (stop: number, bus: number): number => times[stop]?.[bus] ?? 0;
    const buses = times[0]?.length ?? 0;
    const [start = '', end = ''] = [names[from], names[to]];
    if (level === 0) {
      const bus = random.int(0, buses - 1);
      const right = at(to, bus) - at(from, bus);
      const toNextHour = (60 - (at(from, bus) % 60)) % 60;
      // Within the hour, the minutes would only be subtracted.
      if (right < 20 || Math.floor(at(to, bus) / 60) === Math.floor(at(from, bus) / 60)) return undefined;
      const questionText: QuestionText = {
        prompt: [`How many minutes does **Bus ${bus + 1}** take from **${start}** to **${end}**?`, tableOf(table)],
        hint: 'Find both times in the column of that bus.',
        steps: [
          `Bus ${bus + 1} leaves ${start} at ${clock24(at(from, bus))} and reaches ${end} at ${clock24(at(to, bus))}.`,
          ...(toNextHour > 0 && toNextHour < right
            ? [
                `It is ${counted(toNextHour, 'minute')} to the next hour, and ${counted(right - toNextHour, 'minute')} more after that.`,
              ]
            : []),
          `That is **${right} minutes**.`,
        ],
        variant: `${start} ${at(from, bus)} ${end} ${at(to, bus)}`,
        features: { steps: 1, buses },
      };
      const mistakes: WrongAnswer[] = [
        ...hundredMistakes(right, at(from, bus), at(to, bus)),
        { text: String(right + 10), because: mistake('ten-minutes-off', 'That is 10 minutes too many. Count again.') },
        ...(right > 10
          ? [
              {
                text: String(right - 10),
                because: mistake('ten-minutes-off', 'That is 10 minutes too few. Count again.'),
              },
            ]
          : []),
      ];
      return askTyped(questionText, 'number', [String(right)], mistakes, { after: 'minutes' });
    }
    // A later bus is too late: there is something to choose.
    const bus = random.int(0, buses - 2);
    const [before, after] = level === 2 ? [random.int(4, 12), random.int(3, 12)] : [0, 0];
    const goal = at(to, bus) + after + random.int(0, 11);
    const rightBus = times[to]?.filter((time) => time + after <= goal).length ?? 0;
    if (rightBus !== bus + 1) return undefined;
    const right = at(from, bus) - before;
    const questionText: QuestionText = {
      prompt: [
        level === 1
          ? `You must be at **${end}** by **${clock24(goal)}**. What is the latest time you can take a bus from **${start}**?`
          : `You walk **${before} minutes** from home to **${start}**. From **${end}** to the sports club you walk **${after} minutes**. You must be there by **${clock24(goal)}**. What is the latest time you can leave home?`,
        tableOf(table),
      ],
      hint: 'Start at the end: which bus is the last one that gets there in time?',
      steps: [
        ...(after > 0
          ? [`${after} minutes before ${clock24(goal)} is ${clock24(goal - after)}. You must be at ${end} by then.`]
          : []),
        `The last bus in time is Bus ${bus + 1}: it reaches ${end} at ${clock24(at(to, bus))}.`,
        `It leaves ${start} at ${clock24(at(from, bus))}.`,
        ...(before > 0 ? [`${before} minutes before that is ${clock24(right)}.`] : []),
        `The answer is **${clock24(right)}**.`,
      ],
      variant: `${start} ${right} ${end} ${goal}`,
      features: { steps: level === 1 ? 2 : 4, buses },
    };
    const slips: readonly (readonly [minutes: number, name: string, says: string])[] = [
      ...(times[from] ?? []).flatMap((time, place) =>
        place === bus
          ? []
          : [
              [
                time - before,
                'another-bus',
                'That belongs to another bus. Look for the last bus that is in time.',
              ] as const,
            ],
      ),
      [at(to, bus), 'arrival', 'That is when the bus arrives. Find when to leave.'],
      [goal, 'given-time', 'That is the time when you must be there.'],
      ...names.flatMap((name, stop) =>
        // A time that another bus has too may be read off there.
        stop === from || stop === to || times.flat().filter((time) => time === at(stop, bus)).length > 1
          ? []
          : [[at(stop, bus), 'wrong-stop', `That is when Bus ${bus + 1} stops at ${name}.`] as const],
      ),
      ...(before > 0
        ? [
            [goal - after, 'arrival', `That is when you must be at ${end}. Now find the bus.`] as const,
            [at(from, bus), 'forgot-part', 'You forgot the walk to the bus.'] as const,
            [at(from, bus) + before, 'wrong-way', 'You must leave before the bus goes, not after.'] as const,
          ]
        : []),
    ];
    // Nobody takes a time that is too late already, and of two slips that lead to one time neither is told.
    const mistakes = slips
      .filter(([minutes]) => minutes <= goal && slips.filter(([other]) => other === minutes).length === 1)
      .map(([minutes, name, says]): WrongAnswer => ({ text: clock24(minutes), because: mistake(name, says) }));
    return askChoice(random, questionText, clock24(right), mistakes);
  },
  solve(question) {
    const rows = rowsIn(question);
    const text = promptText(question);
    const bold = boldParts(question);
    const row = (name: string | undefined): number[] =>
      (rows.find(([stop]) => stop === name) ?? []).slice(1).map((time) => timesIn(time)[0] ?? 0);
    if (text.includes('does **Bus')) {
      const bus = Number((bold[0] ?? '').replace('Bus ', '')) - 1;
      const minutes = (row(bold[2])[bus] ?? 0) - (row(bold[1])[bus] ?? 0);
      return answersAmong(question, [String(minutes)]);
    }
    if (!/^You (?:must be at|walk)/.test(text)) return undefined;
    const walks = text.startsWith('You walk');
    const [before = 0, after = 0] = walks ? [bold[0], bold[3]].map((part) => Number.parseInt(part ?? '0', 10)) : [];
    const [goal = 0] = timesIn(text);
    const [starts, ends] = walks ? [row(bold[1]), row(bold[2])] : [row(bold[2]), row(bold[0])];
    const inTime = starts.filter((_, bus) => (ends[bus] ?? 0) + after <= goal);
    const latest = Math.max(...inTime) - before;
    return answersWhere(question, (option) => timesIn(option)[0] === latest);
  },
};
