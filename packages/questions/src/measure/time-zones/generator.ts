/** m.timeZones: what time it is elsewhere, flights and calls across time zones. */
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import { mistakesIn, type NumberMistake, type TextMistake } from '../../kernel/mistakes.ts';
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
  hour: mistake('miscounts-hours', 'That is an hour out. Count the hours again.'),
  notLondon: mistake('skips-london', 'You took the first time for London time. Go back to London time first.'),
  day: mistake('wrong-day', 'You passed midnight. Then the day changes.'),
  sameDay: mistake('wrong-day', 'You did not pass midnight, so the day stays the same.'),
  wait: mistake('forgets-wait', 'You left out the wait between the two flights.'),
  zones: mistake('forgets-zones', 'Change the first time to London time, and the last one to the time of the place.'),
  secondFlight: mistake('forgets-second-flight', 'You left out the second flight.'),
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
    // Easy stays within the day; later it goes past midnight, or back to London.
    if (difficulty === 'easy' ? crosses(from, by) : !toLondon && !crosses(from, by)) return undefined;
    // An hour or two are counted at a glance.
    if (Math.abs(ahead) < 3) return undefined;
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
          `${clock24(from)} ${by > 0 ? '+' : '−'} ${hours(Math.abs(ahead))} = **${clock24(right)}**.`,
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
  weight: ({ difficulty }) => ({ easy: 0, medium: 4, hard: 1 })[difficulty],
  make(random, { difficulty }) {
    const [place, ahead, flies] = random.pick(places);
    const isHome = difficulty === 'hard' && random.chance(1, 2);
    const from = drawMinutes(random, difficulty);
    const long = 60 * flies + 5 * random.int(1, 11);
    const zone = (isHome ? -ahead : ahead) * 60;
    const right = wrapped(from + long + zone);
    const [start, end] = isHome ? [place, 'London'] : ['London', place];
    const length = `${hours(Math.floor(long / 60))} ${long % 60} minutes`;
    return writeTime(
      {
        prompt: `${told(place, ahead)} A plane leaves ${start} at ${clock24(from)} local time. The flight takes ${length}. What is the local time in ${end} when it lands?`,
        hint: `First find the time in ${start} when the plane lands.`,
        steps: [
          `When it lands, it is ${clock24(from)} + ${length} = ${clock24(wrapped(from + long))}${from + long < dayLong ? '' : ' the next day'} in ${start}.`,
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
  weight: ({ difficulty }) => ({ easy: 0, medium: 2, hard: 2 })[difficulty],
  make(random, { difficulty }) {
    const [one, other] = random.sample(places, 2);
    if (one === undefined || other === undefined) return undefined;
    const [[from, first], [to, second]] = [one, other];
    const zone = (second - first) * 60;
    const start = drawMinutes(random, difficulty);
    // Nobody calls in the middle of the night.
    if (Math.abs(zone) < 180 || Math.abs(zone) > 720 || start < 7 * 60 || start > 22 * 60) return undefined;
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
        [
          clock24(wrapped(start + (first + second) * 60)),
          mistake(
            'wrong-way',
            `${from} is ${first > 0 ? 'ahead of' : 'behind'} London, so in London it is ${first > 0 ? 'earlier' : 'later'}.`,
          ),
        ],
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
  weight: ({ difficulty }) => (difficulty === 'medium' ? 2 : 0),
  make(random, { difficulty }) {
    const [place, ahead] = random.pick(places.filter(([, by]) => Math.abs(by) > 2));
    const from = drawMinutes(random, difficulty);
    const day = random.int(0, 6);
    const by = ahead * 60;
    if (!crosses(from, by) && random.chance(1, 3)) return undefined;
    // Only near midnight does the child have to look whether it is passed.
    if (!crosses(from, by) && from + by > 2 * 60 && from + by < 22 * 60) return undefined;
    // Midnight itself belongs to two days.
    if (from === 0 || wrapped(from + by) === 0 || wrapped(from - by) === 0) return undefined;
    const moved = crosses(from, by) ? Math.sign(ahead) : 0;
    // Two days and two times make four options, none of them more like the others.
    const wrongDay = moved === 0 ? day + Math.sign(ahead) : day;
    const show = (on: number, minutes: number): string => `${weekdays[(on + 7) % 7]} ${clock24(wrapped(minutes))}`;
    return chooseText(
      random,
      {
        prompt: `${told(place, ahead)} It is ${clock24(from)} on ${weekdays[day]} in London. What day and time is it in ${place}?`,
        hint: 'Does the count pass midnight? Then the day changes.',
        steps: [
          `In ${place} it is ${hours(Math.abs(ahead))} ${ahead > 0 ? 'later' : 'earlier'} than in London.`,
          moved === 0
            ? 'The count does not pass midnight, so the day stays the same.'
            : `The count passes midnight, so it is the day ${moved > 0 ? 'after' : 'before'}.`,
          `It is **${show(day + moved, from + by)}** there.`,
        ],
        variant: `day ${place} ${day} ${from}`,
        features: features(difficulty, 2, from, by),
      },
      show(day + moved, from + by),
      [
        [show(wrongDay, from + by), moved === 0 ? named.sameDay : named.day],
        [show(day + moved, from - by), named.wrongWay],
        [show(wrongDay, from - by), named.wrongWay],
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

const lengthText = (minutes: number): string =>
  minutes % 60 === 0 ? hours(minutes / 60) : `${hours(Math.floor(minutes / 60))} ${minutes % 60} minutes`;
const readLengthOf = (text: string): number =>
  60 * Number(/(\d+) hours?/.exec(text)?.[1] ?? 0) + Number(/(\d+) minutes/.exec(text)?.[1] ?? 0);

/** How long a flight takes, from two local times. */
const takes: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, { difficulty }) {
    const [place, ahead, flies] = random.pick(places);
    // Beside a difference of an hour or two, forgetting it is a small slip.
    if (Math.abs(ahead) < 3) return undefined;
    const isHome = random.chance(1, 2);
    const from = drawMinutes(random, 'medium');
    const long = 60 * flies + 5 * random.int(1, 11);
    const zone = (isHome ? -ahead : ahead) * 60;
    const local = from + long + zone;
    const [start, end] = isHome ? [place, 'London'] : ['London', place];
    if (local < 0 || local >= 2 * dayLong) return undefined;
    const wrong = (minutes: number, because: TextMistake[1]): TextMistake[] =>
      minutes >= 60 && minutes !== long ? [[lengthText(minutes), because]] : [];
    return chooseText(
      random,
      {
        prompt: `${told(place, ahead)} A plane leaves ${start} at ${clock24(from)} and lands in ${end} at ${clock24(wrapped(local))}${local < dayLong ? '' : ' the next day'}. Both are local times. How long does the flight take?`,
        hint: `What time is it in ${start} when the plane lands?`,
        steps: [
          `In ${start} it is ${hours(Math.abs(ahead))} ${zone > 0 ? 'earlier' : 'later'} than in ${end}.`,
          `So when the plane lands, it is ${clock24(wrapped(from + long))}${from + long < dayLong ? '' : ' the next day'} in ${start}.`,
          `From ${clock24(from)} to ${clock24(wrapped(from + long))} is **${lengthText(long)}**.`,
        ],
        variant: `takes ${place} ${isHome} ${from} ${long}`,
        features: features(difficulty, 5, from, long),
      },
      lengthText(long),
      [
        ...wrong(long + zone, named.same),
        ...wrong(long + 2 * zone, named.wrongWay),
        ...wrong(long + 60, named.hour),
        ...wrong(long - 60, named.hour),
      ],
    );
  },
  solve(seen) {
    const [, start = '', leaves = '', end = '', lands = '', next] =
      /A plane leaves ([A-Z][A-Za-z ]+) at (\d\d:\d\d) and lands in ([A-Z][A-Za-z ]+) at (\d\d:\d\d)( the next day)?\. Both/.exec(
        seen.text,
      ) ?? [];
    const [from, to] = [readTime(leaves), readTime(lands)];
    if (from === undefined || to === undefined) return undefined;
    const there = to + (next === undefined ? 0 : dayLong);
    const long = there - 60 * (aheadIn(seen.text, end) - aheadIn(seen.text, start)) - from;
    return chosen(seen, (option) => readLengthOf(option) === long);
  },
};

/** Two flights with a wait in London. */
const connection: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 4 : 0),
  make(random, { difficulty }) {
    const [one, other] = random.sample(places, 2);
    if (one === undefined || other === undefined) return undefined;
    const [[from, first, firstFlies], [to, second, secondFlies]] = [one, other];
    const start = drawMinutes(random, 'medium');
    const [a, b] = [60 * firstFlies + 5 * random.int(1, 11), 60 * secondFlies + 5 * random.int(1, 11)];
    const wait = 15 * random.int(5, 15);
    const london = start + a - first * 60;
    const right = wrapped(london + wait + b + second * 60);
    // Nobody goes round by London for a place nearby, and who forgets the zones must not come near the right time.
    if (Math.abs(second - first) < 3) return undefined;
    // Who forgets the zones and who forgets the wait must not come to the same time.
    if (wait === (second - first) * 60) return undefined;
    const name = pickName(random);
    return writeTime(
      {
        prompt: `${told(from, first)} ${told(to, second)} ${name} leaves ${from} at ${clock24(start)} local time and flies to London in ${lengthText(a)}. After ${lengthText(wait)} there, ${name} flies to ${to} in ${lengthText(b)}. What is the local time on arrival?`,
        hint: `First find the London time when ${name} lands in London.`,
        steps: [
          `It is ${clock24(wrapped(start - first * 60))} in London when the first plane leaves.`,
          `It lands ${lengthText(a)} later, at ${clock24(wrapped(london))} London time.`,
          `The wait and the second flight take ${lengthText(wait + b)}: then it is ${clock24(wrapped(london + wait + b))} in London.`,
          `In ${to} it is ${hours(Math.abs(second))} ${second > 0 ? 'later' : 'earlier'}: **${clock24(right)}**.`,
        ],
        variant: `connection ${from} ${to} ${start} ${wait}`,
        features: features(difficulty, 6, start, a),
      },
      right,
      '24',
      [
        [
          clock24(wrapped(london + wait + b)),
          mistake('forgets-zone', `That is London time. What time is it in ${to} then?`),
        ],
        [clock24(wrapped(start + a + wait + b)), named.zones],
        [clock24(wrapped(london + b + second * 60)), named.wait],
        [clock24(wrapped(london + wait + second * 60)), named.secondFlight],
        [clock24(wrapped(start + a + wait + b + second * 60)), named.notLondon],
        ...near(right),
      ],
    );
  },
  solve(seen) {
    const [, from = '', time = '', first = '', wait = '', to = '', second = ''] =
      /leaves ([A-Z][A-Za-z ]+) at (\d\d:\d\d) local time and flies to London in ([^.]+)\. After ([^.]+?) there,? \w+ flies to ([A-Z][A-Za-z ]+) in ([^.]+)\./.exec(
        seen.text,
      ) ?? [];
    const start = readTime(time);
    if (start === undefined) return undefined;
    const london = walked(start, -60 * aheadIn(seen.text, from));
    const landed = walked(
      london,
      [first, wait, second].reduce((all, text) => all + readLengthOf(text), 0),
    );
    return typed(clock24(walked(landed, 60 * aheadIn(seen.text, to))));
  },
};

/** The generator of m.timeZones. */
export const timeZones = generatorOfForms<Params>({
  generatorId: 'm.timeZones',
  version: 11,
  see: seeNumbers,
  serves: { 160807: {} },
  forms: [elsewhere, flight, twoPlaces, dayToo, takes, connection],
});
