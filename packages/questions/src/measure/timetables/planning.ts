/** Planning with a timetable: the next arrival, the latest departure, the quickest. */

import { pickName } from '../../kernel/names.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText } from '../ask.ts';
import { clock24, readTime, writeTime } from '../times.ts';
import {
  type AboutTimetable,
  drawStops,
  features,
  mistake,
  named,
  readTimetable,
  stopName,
  timetableBlock,
} from './timetable.ts';

/** When the next one from here gets there. */
export const nextArrival: AboutTimetable = {
  asksFor: 'next arrival',
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : difficulty === 'medium' ? 3 : 6),
  make(random, table, difficulty) {
    const [from, to] = drawStops(random, table);
    const leaving = table.times.flatMap((row) =>
      row[from] === undefined || row[to] === undefined ? [] : [{ leaves: row[from], gets: row[to] }],
    );
    const place = random.int(1, Math.max(1, leaving.length - 1));
    const [before, taken, after] = [leaving[place - 1], leaving[place], leaving[place + 1]];
    if (before === undefined || taken === undefined || taken.leaves - before.leaves < 8) return undefined;
    const arrives = taken.leaves - random.int(2, taken.leaves - before.leaves - 3);
    const name = pickName(random);
    const alone = table.times.every((row) => row[from] === undefined || row[from] <= arrives || row[to] !== undefined);
    // Where it is hard, the next one that leaves does not stop there.
    const passes = table.times.some(
      (row) => row[from] !== undefined && row[from] > arrives && row[from] < taken.leaves && row[to] === undefined,
    );
    if (difficulty === 'medium' ? !alone : !passes) return undefined;
    return writeTime(
      {
        prompt: [
          `${name} gets to ${stopName(table.stops[from])} at ${clock24(arrives)} and takes the next ${table.kind} to ${stopName(table.stops[to])}. When does ${name} get to ${stopName(table.stops[to])}?`,
          timetableBlock(table),
        ],
        hint: passes
          ? `Look along the row of ${stopName(table.stops[from])} first. Does that ${table.kind} stop at ${stopName(table.stops[to])}?`
          : `Look along the row of ${stopName(table.stops[from])} for the first time after ${clock24(arrives)}.`,
        steps: [
          `The next ${table.kind} to ${stopName(table.stops[to])} leaves ${stopName(table.stops[from])} at ${clock24(taken.leaves)}.`,
          `In the same column, it gets to ${stopName(table.stops[to])} at **${clock24(taken.gets)}**.`,
        ],
        variant: `next ${arrives} ${taken.leaves} ${taken.gets}`,
        features: { ...features(table, 3), crosses: alone ? 0 : 1 },
      },
      taken.gets,
      '24',
      [
        [before.gets, named.missed],
        [
          taken.leaves,
          mistake(
            'wrong-row',
            `That is when it leaves ${stopName(table.stops[from])}. When does it get to ${stopName(table.stops[to])}?`,
          ),
        ],
        ...(after === undefined
          ? []
          : [
              [
                after.gets,
                mistake('wrong-column', 'That is a later one. Take the first one that leaves in time.'),
              ] as const,
            ]),
      ],
    );
  },
  solve(seen) {
    const [, from = '', time = '', to = ''] =
      / gets to (.*) at ([\d:]+) and takes the next \w+ to (.*)\. When/.exec(seen.text) ?? [];
    const arrives = readTime(time);
    if (arrives === undefined) return undefined;
    const table = readTimetable(seen.question);
    const found = table.services
      .map((service) => ({ leaves: table.at(service, from), gets: table.at(service, to) }))
      .filter(({ leaves = -1, gets }) => leaves >= arrives && gets !== undefined)
      .flatMap(({ gets }) => gets ?? []);
    return found.length === 0 ? [] : typed(clock24(Math.min(...found)));
  },
};

/** The last one that is in time at a stop. */
export const lastInTime: AboutTimetable = {
  asksFor: 'last in time',
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 0),
  make(random, table) {
    const stop = random.int(1, table.stops.length - 1);
    const place = random.int(0, table.services.length - 1);
    const [taken, after] = [table.times[place]?.[stop], table.times[place + 1]?.[stop]];
    if (taken === undefined) return undefined;
    const by = taken + 5 * random.int(1, 4);
    if (after !== undefined && by >= after) return undefined;
    const name = pickName(random);
    const right = table.services[place] ?? '';
    const goal = stopName(table.stops[stop]);
    return chooseInOrder(
      {
        prompt: [
          `${name} must be at ${goal} by ${clock24(by)}. Which is the last ${table.kind} that gets there in time?`,
          timetableBlock(table),
        ],
        hint: `Look along the row of ${goal}. Which of its times are before ${clock24(by)}?`,
        steps: [
          `In the row of ${goal}, ${clock24(taken)} is the last time before ${clock24(by)}.`,
          `That time is in the column for **${right}**.`,
        ],
        variant: `in time ${table.stops[stop]} ${taken} ${by}`,
        features: features(table, 2),
      },
      table.services,
      right,
      (service) => (table.services.indexOf(service) > place ? named.late : named.early),
    );
  },
  solve(seen) {
    const [, stop = '', time = ''] = / must be at (.*) by ([\d:]+)\. Which is the last/.exec(seen.text) ?? [];
    const by = readTime(time);
    if (by === undefined) return undefined;
    const table = readTimetable(seen.question);
    const inTime = table.services.filter((service) => (table.at(service, stop) ?? by + 1) <= by);
    return chosen(seen, (option) => option === inTime.at(-1));
  },
};

/** The latest departure that is still in time, perhaps with a walk at the end. */
export const latestStart: AboutTimetable = {
  asksFor: 'latest start',
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 0),
  make(random, table) {
    const [from, to] = drawStops(random, table);
    const usable = table.times.flatMap((row) =>
      row[from] === undefined || row[to] === undefined ? [] : [{ leaves: row[from], gets: row[to] }],
    );
    if (usable.length < 3) return undefined;
    const place = random.int(0, usable.length - 2);
    const [before, taken, after] = [usable[place - 1], usable[place], usable[place + 1]];
    if (taken === undefined || after === undefined) return undefined;
    const walk = random.chance(1, 2) ? random.int(6, 15) : 0;
    const by = Math.ceil((taken.gets + walk + 1) / 5) * 5;
    if (by >= after.gets + walk || by < taken.gets + walk) return undefined;
    const name = pickName(random);
    const goal = stopName(table.stops[to]);
    const walked = walk > 0 ? ` From ${goal}, ${name} walks ${walk} minutes to a café.` : '';
    const where = walk > 0 ? 'at the café' : 'there';
    return writeTime(
      {
        prompt: [
          `${name} travels from ${stopName(table.stops[from])} to ${goal}.${walked} ${name} must be ${where} by ${clock24(by)}. What is the latest ${table.kind} ${name} can take? Write the time it leaves.`,
          timetableBlock(table),
        ],
        hint:
          walk > 0
            ? 'Take the walk off first. Then find the last arrival in time.'
            : `Look along the row of ${goal} for the last time that is early enough.`,
        steps: [
          ...(walk > 0
            ? [`${name} must get to ${goal} by ${clock24(by - walk)}, because the walk takes ${walk} minutes.`]
            : []),
          `The last one in time gets to ${goal} at ${clock24(taken.gets)}. The next one gets there at ${clock24(after.gets)}, which is too late.`,
          `In the same column, it leaves ${stopName(table.stops[from])} at **${clock24(taken.leaves)}**.`,
        ],
        variant: `latest ${by} ${walk} ${taken.leaves} ${taken.gets}`,
        features: { ...features(table, walk > 0 ? 4 : 3), crosses: 1 },
      },
      taken.leaves,
      '24',
      [
        [after.leaves, named.late],
        ...(before === undefined ? [] : [[before.leaves, named.early] as const]),
        [
          taken.gets,
          mistake('wrong-row', `That is when it gets to ${goal}. When does it leave ${stopName(table.stops[from])}?`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, from = '', to = ''] = / travels from (.*?) to ([^.]*)\./.exec(seen.text) ?? [];
    const [, time = ''] = / must be (?:there|at the café) by ([\d:]+)\./.exec(seen.text) ?? [];
    const by = readTime(time);
    if (by === undefined) return undefined;
    const [, walk = '0'] = / walks (\d+) minutes/.exec(seen.text) ?? [];
    const table = readTimetable(seen.question);
    const inTime = table.services.flatMap((service) => {
      const [leaves, gets] = [table.at(service, from), table.at(service, to)];
      return leaves !== undefined && gets !== undefined && gets + Number(walk) <= by ? [leaves] : [];
    });
    return inTime.length === 0 ? [] : typed(clock24(Math.max(...inTime)));
  },
};

/** The quickest or the slowest between two stops. */
export const quickest: AboutTimetable = {
  asksFor: 'quickest',
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : difficulty === 'medium' ? 3 : 6),
  make(random, table, difficulty) {
    const [from, to] = drawStops(random, table);
    const lengths = table.times.map((row) =>
      row[from] === undefined || row[to] === undefined ? undefined : row[to] - row[from],
    );
    const all = lengths.flatMap((length) => length ?? []);
    const asks = random.pick(['quickest', 'slowest'] as const);
    const best = asks === 'quickest' ? Math.min(...all) : Math.max(...all);
    if (all.length < 3 || new Set(all).size < all.length) return undefined;
    // Where it is hard, one of them does not stop at both, and the way is longer than to the next stop.
    if (difficulty === 'hard' && (all.length === lengths.length || to - from < 2)) return undefined;
    const right = table.services[lengths.indexOf(best)] ?? '';
    const usable = table.services.filter((_, place) => lengths[place] !== undefined);
    return chooseText(
      random,
      {
        prompt: [
          `Which ${table.kind} is the ${asks} from ${stopName(table.stops[from])} to ${stopName(table.stops[to])}?`,
          timetableBlock(table),
        ],
        hint: 'Work out the minutes between the two stops for each column.',
        steps: [
          ...table.services.map((service, place) => {
            const [leaves, arrives] = [table.times[place]?.[from], table.times[place]?.[to]];
            return leaves === undefined || arrives === undefined
              ? `${service} does not stop at both.`
              : `${service}: from ${clock24(leaves)} to ${clock24(arrives)} is ${arrives - leaves} minutes.`;
          }),
          `The ${asks} is **${right}**.`,
        ],
        variant: `${asks} ${table.times.map((row) => `${row[from]}-${row[to]}`).join(' ')}`,
        features: { ...features(table, 4), crosses: 1 },
      },
      right,
      usable
        .filter((service) => service !== right)
        .map(
          (service) =>
            [
              service,
              mistake(
                'not-the-quickest',
                `${service} takes ${lengths[table.services.indexOf(service)]} minutes, and the ${asks} takes ${best}.`,
              ),
            ] as const,
        ),
      { count: usable.length },
    );
  },
  solve(seen) {
    const [, asks, from = '', to = ''] =
      /^Which \w+ is the (quickest|slowest) from (.*) to (.*)\?$/.exec(seen.text) ?? [];
    if (asks === undefined) return undefined;
    const table = readTimetable(seen.question);
    const taken = (service: string): number =>
      (table.at(service, to) ?? Number.NaN) - (table.at(service, from) ?? Number.NaN);
    const real = table.services.map(taken).filter((length) => !Number.isNaN(length));
    const best = real.reduce((one, other) => ((asks === 'quickest') === other < one ? other : one));
    return chosen(seen, (option) => taken(option) === best);
  },
};
