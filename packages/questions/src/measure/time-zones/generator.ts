/** m.timeZones: what time it is elsewhere, flights and calls across time zones. */
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { clock24, dayLong, readTime, writeTime } from '../times.ts';

type Params = Readonly<Record<string, never>>;
type Level = 'easy' | 'medium' | 'hard';

const mistake = mistakesIn('m.timeZones');
const named = {
  wrongWay: mistake('wrong-way', 'Ahead means later, behind means earlier. You went the other way.'),
  same: mistake('forgets-zone', 'You left out the time difference between the two places.'),
  flight: mistake('forgets-flight', 'You left out how long the flight takes.'),
  hour: mistake('miscounts-hours', 'Close. Count the hours again, one by one.'),
  notLondon: mistake('skips-london', 'That time is not London time yet. Go back to London first.'),
  day: mistake('wrong-day', 'Count past midnight: there a new day begins.'),
};

/** Places with their hours ahead of London in winter, and the hours of a flight there. */
const places = [
  ['New York', -5, 8],
  ['Los Angeles', -8, 11],
  ['Toronto', -5, 8],
  ['Lima', -5, 13],
  ['Nairobi', 3, 9],
  ['Cairo', 2, 5],
  ['Rome', 1, 2],
  ['Athens', 2, 3],
  ['Dubai', 4, 7],
  ['Karachi', 5, 8],
  ['Dhaka', 6, 10],
  ['Bangkok', 7, 11],
  ['Beijing', 8, 10],
  ['Tokyo', 9, 13],
  ['Seoul', 9, 12],
] as const;

const hours = (count: number): string => `${count} hour${count === 1 ? '' : 's'}`;
const told = (place: string, ahead: number): string =>
  `${place} is ${hours(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} London.`;
const wrapped = (minutes: number): number => ((minutes % dayLong) + dayLong) % dayLong;
const drawMinutes = (random: Random, level: Level): number =>
  60 * random.int(0, 23) +
  (level === 'easy' ? 30 * random.int(0, 1) : level === 'medium' ? 5 * random.int(0, 11) : random.int(1, 59));
const crosses = (from: number, by: number): boolean => from + by < 0 || from + by >= dayLong;
const otherDay = (from: number, by: number, place: string): string =>
  Math.floor((from + by) / dayLong) === 0
    ? ''
    : ` It is ${from + by < 0 ? 'still the day before' : 'already the next day'} in ${place}.`;
const features = (level: Level, steps: number, from: number, by: number): Record<string, number> => ({
  steps,
  midnight: crosses(from, by) ? 1 : 0,
  minutes: level === 'easy' ? 0 : level === 'medium' ? 1 : 2,
});

const near = (right: number): NumberMistake[] => [
  [clock24(right + 60), named.hour],
  [clock24(wrapped(right - 60)), named.hour],
];

/** The hours ahead of London that a sentence tells. */
function aheadIn(text: string, place: string): number {
  const [, count, way] = new RegExp(`${place} is (\\d+) hours? (ahead of|behind) London`).exec(text) ?? [];
  return place === 'London' ? 0 : Number(count) * (way === 'behind' ? -1 : 1);
}

/** Walks through the hours from one time to another. */
function walked(from: number, by: number): number {
  let minutes = from;
  for (let step = 0; step < Math.abs(by); step++) minutes = wrapped(minutes + Math.sign(by));
  return minutes;
}

/** The time in one place when it is known in another. */
const elsewhere: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 5, medium: 3, hard: 0 })[difficulty],
  make(random, { difficulty }) {
    const [place, ahead] = random.pick(places);
    const toLondon = difficulty === 'medium' && random.chance(1, 2);
    const from = drawMinutes(random, difficulty);
    const by = (toLondon ? -ahead : ahead) * 60;
    if (difficulty === 'easy' && crosses(from, by)) return undefined;
    const right = wrapped(from + by);
    const [here, there] = toLondon ? [place, 'London'] : ['London', place];
    return writeTime(
      {
        prompt: `${told(place, ahead)} It is ${clock24(from)} in ${here}. What time is it in ${there}? Use the 24-hour clock.`,
        hint: `Is it earlier or later in ${there} than in ${here}?`,
        steps: [
          `In ${there} it is ${hours(Math.abs(ahead))} ${by > 0 ? 'later' : 'earlier'} than in ${here}.`,
          ...(crosses(from, by)
            ? [
                by > 0
                  ? `Count on past midnight: it is already the next day in ${there}.`
                  : `Count back past midnight: it is still the day before in ${there}.`,
              ]
            : []),
          `${clock24(from)} and ${hours(Math.abs(ahead))} ${by > 0 ? 'more' : 'back'} is **${clock24(right)}**.`,
        ],
        variant: `elsewhere ${place} ${toLondon} ${from}`,
        features: features(difficulty, toLondon ? 2 : 1, from, by),
      },
      right,
      '24',
      [[clock24(wrapped(from - by)), named.wrongWay], ...near(right)],
    );
  },
  solve(seen) {
    const [, time = '', here = '', there = ''] =
      /It is (\d\d:\d\d) in ([A-Z][A-Za-z ]+)\. What time is it in ([A-Z][A-Za-z ]+)\?/.exec(seen.text) ?? [];
    const from = readTime(time);
    if (from === undefined) return undefined;
    return typed(clock24(walked(from, 60 * (aheadIn(seen.text, there) - aheadIn(seen.text, here)))));
  },
};

/** The local time at which a flight lands. */
const flight: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 4, hard: 5 })[difficulty],
  make(random, { difficulty }) {
    const [place, ahead, flies] = random.pick(places);
    const isHome = difficulty === 'hard' && random.chance(1, 2);
    const from = drawMinutes(random, difficulty);
    const long = 60 * (flies + random.int(0, 1)) + 5 * random.int(1, 11);
    const zone = (isHome ? -ahead : ahead) * 60;
    const right = wrapped(from + long + zone);
    const [start, end] = isHome ? [place, 'London'] : ['London', place];
    const length = `${hours(Math.floor(long / 60))} ${long % 60} minutes`;
    return writeTime(
      {
        prompt: `${told(place, ahead)} A plane leaves ${start} at ${clock24(from)} local time. The flight takes ${length}. What is the local time in ${end} when it lands?`,
        hint: `First find the time in ${start} when the plane lands.`,
        steps: [
          `In ${start} it is then ${clock24(from)} and ${length}: ${clock24(wrapped(from + long))}.`,
          `In ${end} it is ${hours(Math.abs(ahead))} ${zone > 0 ? 'later' : 'earlier'}: **${clock24(right)}**.`,
        ],
        variant: `flight ${place} ${isHome} ${from} ${long}`,
        features: features(difficulty, isHome ? 4 : 3, from, long + zone),
      },
      right,
      '24',
      [
        [clock24(wrapped(from + long)), named.same],
        [clock24(wrapped(from + zone)), named.flight],
        [clock24(wrapped(from + long - zone)), named.wrongWay],
        ...near(right),
      ],
    );
  },
  solve(seen) {
    const [, start = '', time = '', count, minutes, end = ''] =
      /leaves ([A-Z][A-Za-z ]+) at (\d\d:\d\d) local time\. The flight takes (\d+) hours? (\d+) minutes\. What is the local time in ([A-Z][A-Za-z ]+) when/.exec(
        seen.text,
      ) ?? [];
    const from = readTime(time);
    if (from === undefined) return undefined;
    const landed = walked(from, 60 * Number(count) + Number(minutes));
    return typed(clock24(walked(landed, 60 * (aheadIn(seen.text, end) - aheadIn(seen.text, start)))));
  },
};

/** The difference between two places, both told by London. */
const twoPlaces: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 2, hard: 5 })[difficulty],
  make(random, { difficulty }) {
    const [one, other] = random.sample(places, 2);
    if (one === undefined || other === undefined) return undefined;
    const [[from, first], [to, second]] = [one, other];
    const zone = (second - first) * 60;
    const start = drawMinutes(random, difficulty);
    if (zone === 0 || Math.abs(zone) > 720) return undefined;
    const right = wrapped(start + zone);
    const london = wrapped(start - first * 60);
    const name = pickName(random);
    return writeTime(
      {
        prompt: `${told(from, first)} ${told(to, second)} ${name} calls from ${from} at ${clock24(start)}. What time is it in ${to}? Use the 24-hour clock.`,
        hint: 'What time is it in London then? Go on from there.',
        steps: [
          `${clock24(start)} ${first > 0 ? '−' : '+'} ${hours(Math.abs(first))} = ${clock24(london)} in London.${otherDay(start, -first * 60, 'London')}`,
          `${clock24(london)} ${second > 0 ? '+' : '−'} ${hours(Math.abs(second))} = **${clock24(right)}** in ${to}.${otherDay(start - first * 60, second * 60, to)}`,
        ],
        variant: `two ${from} ${to} ${start}`,
        features: features(difficulty, 3, start, zone),
      },
      right,
      '24',
      [
        [clock24(wrapped(start - zone)), named.wrongWay],
        [clock24(wrapped(start + second * 60)), named.notLondon],
        [clock24(wrapped(start + (first + second) * 60)), named.wrongWay],
        ...near(right),
      ],
    );
  },
  solve(seen) {
    const [, from = '', time = '', to = ''] =
      /calls from ([A-Z][A-Za-z ]+) at (\d\d:\d\d)\. What time is it in ([A-Z][A-Za-z ]+)\?/.exec(seen.text) ?? [];
    const start = readTime(time);
    if (start === undefined) return undefined;
    const london = walked(start, -60 * aheadIn(seen.text, from));
    return typed(clock24(walked(london, 60 * aheadIn(seen.text, to))));
  },
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The day and the time on the other side of midnight. */
const dayToo: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 3, medium: 2, hard: 2 })[difficulty],
  make(random, { difficulty }) {
    const [place, ahead] = random.pick(places.filter(([, by]) => Math.abs(by) > 2));
    const from = drawMinutes(random, difficulty);
    const day = random.int(0, 6);
    const by = ahead * 60;
    if (!crosses(from, by) && random.chance(2, 3)) return undefined;
    const moved = crosses(from, by) ? Math.sign(ahead) : 0;
    const show = (on: number, minutes: number): string => `${weekdays[(on + 7) % 7]} ${clock24(wrapped(minutes))}`;
    return chooseText(
      random,
      {
        prompt: `${told(place, ahead)} It is ${clock24(from)} on ${weekdays[day]} in London. What day and time is it in ${place}?`,
        hint: 'Does the count pass midnight? Then the day changes.',
        steps: [
          `${place} is ${hours(Math.abs(ahead))} ${ahead > 0 ? 'later' : 'earlier'} than London.`,
          moved === 0
            ? 'The count does not pass midnight, so the day stays.'
            : `The count passes midnight, so it is the day ${moved > 0 ? 'after' : 'before'}.`,
          `It is **${show(day + moved, from + by)}** there.`,
        ],
        variant: `day ${place} ${day} ${from}`,
        features: features(difficulty, 2, from, by),
      },
      show(day + moved, from + by),
      [
        [show(day + (moved === 0 ? Math.sign(ahead) : 0), from + by), named.day],
        [show(day, from - by), named.wrongWay],
        [show(day - Math.sign(ahead), from - by), named.wrongWay],
        [show(day + moved, from - by), named.wrongWay],
        [show(day - moved, from + by), named.day],
      ],
    );
  },
  solve(seen) {
    const [, time = '', day = '', place = ''] =
      /It is (\d\d:\d\d) on (\w+) in London\. What day and time is it in ([A-Z][A-Za-z ]+)\?/.exec(seen.text) ?? [];
    const from = readTime(time);
    if (from === undefined) return undefined;
    const start = weekdays.map(String).indexOf(day) * dayLong + from;
    const there = start + aheadIn(seen.text, place) * 60 + 7 * dayLong;
    return chosen(
      seen,
      (option) => option === `${weekdays[Math.floor(there / dayLong) % 7]} ${clock24(there % dayLong)}`,
    );
  },
};

/** The generator of m.timeZones. */
export const timeZones = generatorOfForms<Params>({
  generatorId: 'm.timeZones',
  version: 2,
  see: seeNumbers,
  serves: { 160807: {} },
  forms: [elsewhere, flight, twoPlaces, dayToo],
});
