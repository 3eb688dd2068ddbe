/** Problems of speed, distance and time at a steady speed. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { greatestCommonFactor } from '../divisors.ts';
import { type Schema, type Story, story, values, wordMistakes as wrong } from './schema.ts';

/** What a story measures its time in. */
const timeOf = ({ text }: Story): string => /\{b\} (hour|minute|second)s/.exec(text)?.[1] ?? 'hour';

/** A distance that fits into both of two and takes whole minutes: 1 km where that does. */
const stretchOf = (perHour: number, asked: number): number =>
  60 % perHour === 0 ? 1 : greatestCommonFactor(perHour, asked);

/** Stories of journeys. */
export const speedSchemas: readonly Schema[] = [
  {
    name: 'distance-at-speed',
    steps: 2,
    stories: [
      story(
        'A dog sledge travels {a} km in {b} hours at a steady speed. How many km does it travel in {c} hours?',
        200,
        'km',
      ),
      story('A ship sails {a} km in {b} hours at a steady speed. How many km does it sail in {c} hours?', 300, 'km'),
      story('{N} cycles {a} km in {b} hours at a steady speed. How far is that in {c} hours, in km?', 100, 'km', 30),
      story(
        'A drone flies {a} m in {b} seconds at a steady speed. How many metres does it fly in {c} seconds?',
        300,
        'm',
      ),
      story('A tractor drives {a} km in {b} hours at a steady speed. How many km is that in {c} hours?', 400, 'km'),
      story(
        'A balloon drifts {a} km in {b} hours at a steady speed. How many km does it drift in {c} hours?',
        200,
        'km',
      ),
      story(
        'A cheetah runs {a} m in {b} seconds at a steady speed. How many metres does it run in {c} seconds?',
        300,
        'm',
      ),
      story(
        'A caterpillar crawls {a} cm in {b} minutes at a steady speed. How many cm is that in {c} minutes?',
        900,
        'cm',
      ),
    ],
    draw(random) {
      const b = random.int(3, 6);
      const c = random.int(3, 9);
      // Half or twice the time takes no way through one hour.
      return c % b === 0 || b % c === 0 ? undefined : values({ a: b * random.int(12, 28), b, c });
    },
    answer: ({ a, b, c }) => (a / b) * c,
    holds: (x, { a, b, c }) => x * b === a * c,
    wrong: ({ a, b, c }) => [
      [a / b, wrong.stops(`This is for just 1. How far is it in ${c}?`)],
      [Math.abs(a + (c - b)), wrong.adds('divide, then multiply')],
      [a * c, wrong.one],
    ],
    how({ a, b, c }, story) {
      const time = timeOf(story);
      return [`In 1 ${time}: ${n(a)} ÷ ${b} = ${n(a / b)}.`, `In ${c} ${time}s: ${c} × ${n(a / b)}.`];
    },
    hint: (_, story) => `How far is it in one ${timeOf(story)}?`,
  },
  {
    name: 'minutes-at-speed',
    steps: 3,
    stories: [
      story('A bus drives at a steady {a} km per hour. How many minutes does it take to go {b} km?', 90, 'minutes', 30),
      story(
        '{N} cycles at a steady {a} km per hour. How many minutes does {N} take to cycle {b} km?',
        30,
        'minutes',
        15,
      ),
      story(
        'A train goes at a steady {a} km per hour. How many minutes does it take to go {b} km?',
        200,
        'minutes',
        100,
      ),
      story(
        'A ferry sails at a steady {a} km per hour. How many minutes does it take to sail {b} km?',
        40,
        'minutes',
        20,
      ),
      story(
        'A pony trots at a steady {a} km per hour. How many minutes does it take to trot {b} km?',
        20,
        'minutes',
        10,
      ),
      story(
        'A car travels at a steady {a} km per hour. How many minutes does it take to go {b} km?',
        120,
        'minutes',
        80,
      ),
      story('{N} walks at a steady {a} km per hour. How many minutes is a walk of {b} km?', 6, 'minutes'),
      story(
        'A tram runs at a steady {a} km per hour. How many minutes does it take on a line of {b} km?',
        60,
        'minutes',
        30,
      ),
    ],
    draw(random, top) {
      const isHard = top > 400;
      const a = random.pick(
        isHard
          ? [25, 36, 40, 45, 48, 50, 72, 80, 90, 100]
          : top > 300
            ? [24, 25, 36, 40, 45, 48, 50, 72, 80, 90]
            : [5, 6, 10, 12, 15, 20, 30],
      );
      const b = random.int(2, 200);
      // Less than an hour. Hard: between one hour and two, but not an hour and a half.
      const isOfLength = isHard ? b > a && b < 2 * a && 2 * b !== 3 * a : b < a;
      return isOfLength && (b * 60) % a === 0 && b % a !== 0 && a % b !== 0 ? values({ a, b }) : undefined;
    },
    answer: ({ a, b }) => (b * 60) / a,
    holds: (x, { a, b }) => x * a === b * 60,
    wrong: ({ a, b }) => [[b, wrong.one], ...((a * 60) % b === 0 ? [[(a * 60) / b, wrong.upsideDown] as const] : [])],
    how({ a, b }) {
      const stretch = stretchOf(a, b);
      const [stretches, minutes] = [b / stretch, (60 * stretch) / a];
      return [
        `${a} km takes 60 minutes, so ${stretch} km takes 60 ÷ ${a / stretch} = ${n(minutes)} minutes.`,
        stretch === 1
          ? `${b} km: ${b} × ${n(minutes)}.`
          : `${b} km is ${stretches} times as far as ${stretch} km: ${stretches} × ${n(minutes)}.`,
      ];
    },
    hint: ({ a, b }) =>
      stretchOf(a, b) === 1
        ? 'An hour has 60 minutes. How long does 1 km take?'
        : `An hour has 60 minutes. Which distance fits exactly into both ${a} km and ${b} km?`,
  },
  {
    name: 'two-legs',
    steps: 3,
    stories: [
      story(
        'A car travels for {a} hours at {b} km per hour, then {c} hours at {d} km per hour. How many km is that?',
        120,
        'km',
      ),
      story(
        'A train runs for {a} hours at {b} km per hour and {c} hours at {d} km per hour. How many km does it go?',
        200,
        'km',
      ),
      story(
        'A coach drives for {a} hours at {b} km per hour, then {c} hours at {d} km per hour. How many km is that?',
        100,
        'km',
      ),
      story(
        'A motorbike goes for {a} hours at {b} km per hour, then {c} hours at {d} km per hour. How far is that, in km?',
        110,
        'km',
      ),
      story(
        'A robot rolls for {a} minutes at {b} m per minute, then {c} minutes at {d} m per minute. How many metres is that?',
        120,
        'm',
      ),
      story(
        'A van drives for {a} hours at {b} km per hour and {c} hours at {d} km per hour. How many km does it drive?',
        110,
        'km',
      ),
      story(
        'A lorry drives for {a} hours at {b} km per hour, then {c} hours at {d} km per hour. How many km is that?',
        90,
        'km',
      ),
      story(
        '{N} rows for {a} minutes at {b} m per minute, then {c} minutes at {d} m per minute. How many metres is that?',
        80,
        'm',
      ),
    ],
    draw(random) {
      const slow = random.int(31, 64);
      const fast = slow + random.int(6, 45);
      const [b, d] = random.shuffle([slow, fast]);
      return b === undefined || d === undefined
        ? undefined
        : values({ a: random.int(2, 5), b, c: random.int(2, 6), d });
    },
    answer: ({ a, b, c, d }) => a * b + c * d,
    holds: (x, { a, b, c, d }) => x - c * d === a * b,
    wrong: ({ a, b, c, d }) => [
      [a * b, wrong.stops('Now add the second part of the journey.')],
      [(a + c) * (b + d), wrong.mixesLegs],
      [b + d, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `First part: ${a} × ${b} = ${n(a * b)}.`,
      `Second part: ${c} × ${d} = ${n(c * d)}.`,
      `${n(a * b)} + ${n(c * d)}.`,
    ],
    hint: 'Work out the two parts of the journey, one by one.',
  },
  {
    name: 'average-speed',
    steps: 3,
    stories: [
      story(
        'A coach drives {a} km in {b} hours, then {c} km in {d} hours. What is its average speed, in km per hour?',
        400,
        'km per hour',
        150,
      ),
      story(
        'A camper van drives {a} km in {b} hours, then {c} km in {d} hours. What is its average speed, in km per hour?',
        400,
        'km per hour',
      ),
      story(
        'A steam train goes {a} km in {b} hours and {c} km in {d} hours. What is its average speed, in km per hour?',
        600,
        'km per hour',
      ),
      story(
        'A ferry sails {a} km in {b} hours and {c} km in {d} hours. What is its average speed, in km per hour?',
        160,
        'km per hour',
      ),
      story(
        'A drone flies {a} m in {b} minutes, then {c} m in {d} minutes. What is its average speed, in m per minute?',
        400,
        'm per minute',
      ),
      story(
        'A robot rolls {a} m in {b} minutes, then {c} m in {d} minutes. What is its average speed, in m per minute?',
        400,
        'm per minute',
      ),
      story(
        'A lorry drives {a} km in {b} hours, then {c} km in {d} hours. What is its average speed, in km per hour?',
        400,
        'km per hour',
        150,
      ),
      story(
        'A swimmer swims {a} m in {b} minutes, then {c} m in {d} minutes. What is the average speed, in m per minute?',
        400,
        'm per minute',
      ),
    ],
    draw(random, top) {
      const [b, d] = [random.int(2, 4), random.int(2, 6)];
      const mean = top > 300 ? random.int(31, 64) : 5 * random.int(6, 12);
      const total = (b + d) * mean;
      // Nobody drives one part much faster than the other.
      const unlike = Math.floor((mean * Math.min(b, d)) / 3);
      const a = b * mean + random.int(-unlike, unlike);
      return a / b === mean || b === d ? undefined : values({ a, b, c: total - a, d });
    },
    answer: ({ a, b, c, d }) => (a + c) / (b + d),
    holds: (x, { a, b, c, d }) => x * b + x * d === a + c,
    wrong: ({ a, b, c, d }) => [
      [a + c, wrong.stops('Now divide this distance by the total time.')],
      [(a / b + c / d) / 2, wrong.meanOfSpeeds],
      [a / b, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `Total distance: ${n(a)} + ${n(c)} = ${n(a + c)}. Total time: ${b} + ${d} = ${b + d}.`,
      `${n(a + c)} ÷ ${b + d}.`,
    ],
    hint: 'An average speed is the total distance divided by the total time.',
  },
  {
    name: 'catching-up',
    steps: 3,
    stories: [
      story(
        '{N} cycles off at {b} km per hour. {c} hours later {M} follows at {a} km per hour. How many hours does it take {M} to catch up with {N}?',
        30,
        'hours',
        12,
      ),
      story(
        'A lorry leaves at {b} km per hour. {c} hours later a car follows at {a} km per hour. How many hours does it take the car to catch up?',
        120,
        'hours',
        80,
      ),
      story(
        'A slow boat leaves at {b} km per hour. A fast one follows {c} hours later at {a} km per hour. How many hours does it take the fast boat to catch up?',
        60,
        'hours',
      ),
      story(
        'A goods train leaves at {b} km per hour. {c} hours later an express follows at {a} km per hour. How many hours does it take the express to catch up?',
        160,
        'hours',
        80,
      ),
      story(
        'A robot rolls off at {b} m per minute. {c} minutes later another follows at {a} m per minute. How many minutes does it take the second robot to catch up?',
        90,
        'minutes',
      ),
      story(
        'A duck swims off at {b} m per minute. {c} minutes later a swan follows at {a} m per minute. How many minutes does it take the swan to catch up?',
        60,
        'minutes',
      ),
      story(
        'A tractor leaves at {b} km per hour. A van follows {c} hours later at {a} km per hour. How many hours does it take the van to catch up?',
        90,
        'hours',
        25,
      ),
      story(
        'A snail sets off at {b} cm per minute. {c} minutes later a beetle follows at {a} cm per minute. How many minutes does it take the beetle to catch up?',
        60,
        'minutes',
      ),
    ],
    draw(random, top) {
      const b = random.int(3, top > 300 ? 50 : 10);
      const faster = random.int(2, top > 300 ? 40 : 10);
      const c = random.int(2, 5);
      return (b * c) % faster === 0 && b * c > faster ? values({ a: b + faster, b, c }) : undefined;
    },
    answer: ({ a, b, c }) => (b * c) / (a - b),
    holds: (x, { a, b, c }) => a * x === b * (x + c),
    wrong: ({ a, b, c }) => [
      [b * c, wrong.stops('This is only how far ahead the first one is.')],
      [a - b, wrong.one],
      ...((b * c) % a === 0 ? [[(b * c) / a, wrong.standsStill] as const] : []),
    ],
    how: ({ a, b, c }, { unit }) => [
      `The first one is already ahead by ${c} × ${b} = ${n(b * c)}.`,
      `The second one gets nearer by ${a} − ${b} = ${a - b} each ${unit.replace(/s$/, '')}.`,
      `${n(b * c)} ÷ ${a - b}.`,
    ],
    hint: (_, { unit }) =>
      `How far ahead is the first one? By how much does the gap shrink each ${unit.replace(/s$/, '')}?`,
  },
];
