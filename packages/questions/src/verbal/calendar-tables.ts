/** Questions on timetables, rotas and plans. */
import type { Block } from '@comet/contract/question';
import { pickNames } from '../kernel/names.ts';
import type { Random } from '../kernel/random.ts';
import { askChoice, askTyped, boldParts, mistakesIn, optionTexts, promptText, type Slip, type Told } from './ask.ts';
import { timeSlips } from './calendar-clock.ts';
import type { CalendarForm } from './calendar-days.ts';
import { steppedDate, timesIn } from './calendar-reading.ts';
import { clock24, dateText, dayNumber, spanText, typedDates } from './civil-dates.ts';
import { answersAmong, answersWhere } from './solve.ts';

const mistake = mistakesIn('v.calendar');
const stops = [
  'Market Square',
  'Park Road',
  'Library',
  'Station',
  'Church Lane',
  'Hill Top',
  'Harbour',
  'Town Hall',
  'Museum',
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

function rowsIn(question: { readonly prompt: readonly Block[] }): readonly (readonly string[])[] {
  return question.prompt.flatMap((block) => (block.type === 'table' ? block.rows : []));
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
      const told: Told = {
        prompt: `How many minutes does **Bus ${bus + 1}** take from **${start}** to **${end}**?`,
        shown: [tableOf(table)],
        hint: 'Find both times in the column of that bus.',
        steps: [
          `Bus ${bus + 1} leaves ${start} at ${clock24(at(from, bus))} and is at ${end} at ${clock24(at(to, bus))}.`,
          `That is **${right} minutes**.`,
        ],
        variant: `${start} ${at(from, bus)} ${end} ${at(to, bus)}`,
        features: { steps: 1, buses },
      };
      const slips: Slip[] = [
        { text: String(right + 40), because: mistake('hundred-minutes', 'There are 60 minutes in an hour, not 100.') },
        { text: String(right + 10), because: mistake('ten-minutes-off', 'You are ten minutes out. Count again.') },
      ];
      return askTyped(told, 'number', [String(right)], slips, { after: 'minutes' });
    }
    const bus = random.int(0, buses - 1);
    const [before, after] = level === 2 ? [random.int(4, 12), random.int(3, 12)] : [0, 0];
    const goal = at(to, bus) + after + random.int(0, 11);
    const rightBus = times[to]?.filter((time) => time + after <= goal).length ?? 0;
    if (rightBus !== bus + 1) return undefined;
    const right = at(from, bus) - before;
    const told: Told = {
      prompt:
        level === 1
          ? `You must be at **${end}** by **${clock24(goal)}**. What is the latest time you can take a bus from **${start}**?`
          : `You walk **${before} minutes** from home to **${start}**. From **${end}** to the sports club you walk **${after} minutes**. You must be there by **${clock24(goal)}**. When must you leave home at the latest?`,
      shown: [tableOf(table)],
      hint: 'Start at the end: which bus is the last one that gets there in time?',
      steps: [
        ...(after > 0 ? [`You must be at ${end} by ${clock24(goal - after)}.`] : []),
        `The last bus in time is Bus ${bus + 1}, at ${end} at ${clock24(at(to, bus))}.`,
        `It leaves ${start} at ${clock24(at(from, bus))}.`,
        ...(before > 0 ? [`${before} minutes before that is ${clock24(right)}.`] : []),
        `The answer is **${clock24(right)}**.`,
      ],
      variant: `${start} ${right} ${end} ${goal}`,
      features: { steps: level === 1 ? 2 : 4, buses },
    };
    const slip = (minutes: number, name: string, says: string): Slip => ({
      text: clock24(minutes),
      because: mistake(name, says),
    });
    const otherBuses = (times[from] ?? []).filter((_, place) => place !== bus);
    return askChoice(random, told, clock24(right), [
      ...otherBuses.map((time) =>
        slip(time - before, 'another-bus', 'That belongs to another bus. Look for the last bus that is in time.'),
      ),
      slip(at(to, bus), 'arrival', 'That is when the bus arrives. Find when to leave.'),
      slip(goal, 'given-time', 'That is the time when you must be there.'),
      ...(before > 0
        ? [
            slip(at(from, bus), 'forgot-part', 'You forgot the walk to the bus.'),
            slip(at(from, bus) + before, 'wrong-way', 'You must leave before the bus goes, not after.'),
          ]
        : otherBuses.map((time) => slip(time + (at(to, 0) - at(from, 0)), 'arrival', 'That is when a bus arrives.'))),
    ]);
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

const plans = [
  ['A cake must be ready', 'Mixing', 'baking', 'cooling'],
  ['A model must be ready', 'Cutting', 'gluing', 'painting'],
  ['A team must be at the match', 'Packing', 'the bus ride', 'changing'],
  ['A play must begin', 'Building the stage', 'dressing', 'warming up'],
] as const;

/** Jobs one after another. Levels: two jobs; three jobs; the second and third at the same time. */
export const latestStart: CalendarForm = {
  make(random, level) {
    const [what, first, second, third] = random.pick(plans);
    const [one, two, three] = [random.int(3, 12) * 5, random.int(4, 14) * 5, random.int(3, 12) * 5];
    const end = random.int(11 * 12, 17 * 12) * 5;
    const together = level === 2;
    if (two === three) return undefined;
    const total = level === 0 ? one + two : together ? one + Math.max(two, three) : one + two + three;
    const right = end - total;
    const jobs =
      level === 0
        ? `${first} takes **${one} minutes**, then ${second} takes **${two} minutes**.`
        : together
          ? `${first} takes **${one} minutes**. After that, ${second} takes **${two} minutes** and ${third} takes **${three} minutes**, both at the same time.`
          : `${first} takes **${one} minutes**, then ${second} **${two} minutes**, then ${third} **${three} minutes**.`;
    const told: Told = {
      prompt: `${what} at **${clock24(end)}**. ${jobs} What is the latest time to start?`,
      hint: together
        ? 'Of two jobs done at the same time, only the longer one counts.'
        : 'Add up the minutes first. Then go back from the end.',
      steps: [
        together
          ? `The longer of the two is ${Math.max(two, three)} minutes. With the first job that makes ${total} minutes.`
          : `Together the jobs take ${total} minutes${total < 60 ? '' : `, which is ${spanText(total)}`}.`,
        `${spanText(total)} before ${clock24(end)} is **${clock24(right)}**.`,
      ],
      variant: `${what} ${end} ${one} ${two} ${three} ${level}`,
      features: { steps: 2 + level, buses: total },
    };
    const all = end - one - two - (level === 0 ? 0 : three);
    return askChoice(random, told, clock24(right), [
      ...(together
        ? [
            {
              text: clock24(all),
              because: mistake('added-all', 'You added all three. Two of them happen at the same time.'),
            },
            {
              text: clock24(end - one - Math.min(two, three)),
              because: mistake('shorter-job', 'Both must be done: the longer one counts.'),
            },
          ]
        : [{ text: clock24(end - two), because: mistake('forgot-part', 'You forgot one of the jobs.') }]),
      ...timeSlips(right, clock24, end + total),
    ]);
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

/** Two things that come round. Levels: days; dates across months; three things. */
export const repeats: CalendarForm = {
  make(random, level) {
    const every = random.sample([3, 4, 5, 6, 8, 9, 10, 12], level === 2 ? 3 : 2).sort((one, other) => one - other);
    let gap = 1;
    while (every.some((days) => gap % days !== 0)) gap++;
    const from = dayNumber(random.int(2, 8), random.int(1, 28));
    if (gap > (level === 0 ? 30 : 90) || gap === Math.max(...every)) return undefined;
    const clubs = ['A chess club', 'An art club', 'A running club'];
    const end = dateText(from + gap);
    const list = every.map((days, at) => `${clubs[at]} meets every **${days} days**`);
    const told: Told = {
      prompt: `${list.join('. ')}. ${level === 2 ? 'All three' : 'Both'} meet on **${dateText(from)}**. ${
        level === 0
          ? 'After how many days do they next meet on the same day?'
          : 'On which date do they next meet on the same day?'
      }`,
      hint: 'Count on in the larger steps. Which number is in the other tables too?',
      steps: [
        `The first number in the tables of ${every.join(', ')} is ${gap}.`,
        level === 0 ? `They meet again after **${gap} days**.` : `${gap} days after ${dateText(from)} is **${end}**.`,
      ],
      variant: `${from} ${every.join(' ')} ${level}`,
      features: { steps: level + 1, buses: gap },
    };
    const product = every.reduce((all, days) => all * days, 1);
    const sum = every.reduce((all, days) => all + days, 0);
    if (level === 0)
      return askTyped(
        told,
        'number',
        [String(gap)],
        [
          {
            text: String(product),
            because: mistake('multiplied', 'They meet before that. Find the first number in both tables.'),
          },
          { text: String(sum), because: mistake('added', 'You added the days. Find a number that is in both tables.') },
        ],
        { after: 'days' },
      );
    const wrong = [
      [sum, 'added', 'You added the days. Find a number that is in every table.'],
      [gap + 1, 'lost-count', 'You are one day out.'],
      [gap - 1, 'counted-first-day', 'You are one day short. Do not count the first day.'],
      [gap + 2, 'month-length', 'Check how many days the months have.'],
      [Math.max(...every) * 2, 'not-in-all', 'One of them does not meet on that day.'],
      [gap - Math.max(...every), 'not-in-all', 'One of them does not meet on that day.'],
    ] as const;
    const slips = wrong.map(([days, id, says]) => ({ text: dateText(from + days), because: mistake(id, says) }));
    return random.chance(1, 2)
      ? askTyped(told, 'text', typedDates(end), slips, { placeholder: 'day and month' })
      : askChoice(random, told, end, slips);
  },
  solve(question) {
    const text = promptText(question);
    if (!text.includes('meets every')) return undefined;
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

/** When everybody is free. Levels: two people; three people; three, and the meeting must fit. */
export const freeTime: CalendarForm = {
  make(random, level) {
    const names = pickNames(random, level === 0 ? 2 : 3);
    const spans = names.map(() => {
      const start = random.int(9 * 4, 13 * 4) * 15;
      return [start, start + random.int(6, 18) * 15] as const;
    });
    const start = Math.max(...spans.map(([from]) => from));
    const end = Math.min(...spans.map(([, to]) => to));
    const right = end - start;
    if (right < 30 || right > 150 || new Set(spans.map(([from]) => from)).size < spans.length) return undefined;
    const shown: Block = {
      type: 'table',
      caption: 'When each person is free',
      head: ['Name', 'Free from', 'Free until'],
      rows: names.map((name, at) => [name, clock24(spans[at]?.[0] ?? 0), clock24(spans[at]?.[1] ?? 0)]),
    };
    const common = {
      shown: [shown],
      hint: 'They can begin only when the last of them is free, and must stop when the first has to go.',
      variant: `${level} ${spans.map((span) => span.join('-')).join(' ')}`,
      features: { steps: level + 2, buses: names.length },
    };
    const together = `They are all free from ${clock24(start)} until ${clock24(end)}.`;
    const longest = Math.max(...spans.map(([from, to]) => to - from));
    if (level < 2)
      return askTyped(
        {
          ...common,
          prompt: `How many minutes are ${names.length === 2 ? 'both' : 'all three'} children free at the same time?`,
          steps: [together, `That is **${right} minutes**.`],
        },
        'number',
        [String(right)],
        [
          { text: String(longest), because: mistake('one-only', 'That is how long one of them is free.') },
          {
            text: String(right + 40),
            because: mistake('hundred-minutes', 'There are 60 minutes in an hour, not 100.'),
          },
        ],
        { after: 'minutes' },
      );
    const meeting = right - random.int(1, 2) * 15;
    if (meeting < 15) return undefined;
    const last = end - meeting;
    const told: Told = {
      ...common,
      prompt: `All three children want to meet for **${meeting} minutes**. What is the latest time they can start?`,
      steps: [together, `${meeting} minutes before ${clock24(end)} is **${clock24(last)}**.`],
    };
    return askChoice(random, told, clock24(last), [
      { text: clock24(start), because: mistake('earliest', 'That is the earliest time. Look for the latest.') },
      { text: clock24(end), because: mistake('given-time', 'Then there is no time left for the meeting.') },
      ...spans.map(([, to]) => ({
        text: clock24(to - meeting),
        because: mistake('one-only', 'Somebody has to go before the end.'),
      })),
      ...timeSlips(last, clock24, start + meeting),
    ]);
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
