/** Journeys in two parts: the average speed of both, and the speed that is needed for the rest. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, story, values, wordMistakes as wrong } from './schema.ts';

export const legSchemas: readonly Schema[] = [
  {
    name: 'average-of-legs',
    steps: 4,
    stories: [
      story(
        'A car goes {a} hours at {b} km per hour, then {c} hours at {d} km per hour. What is its average speed, in km per hour?',
        120,
        'km per hour',
        30,
      ),
      story(
        'A train runs {a} hours at {b} km per hour and {c} hours at {d} km per hour. What is its average speed, in km per hour?',
        200,
        'km per hour',
        40,
      ),
      story(
        'A coach drives {a} hours at {b} km per hour, then {c} hours at {d} km per hour. What is its average speed, in km per hour?',
        100,
        'km per hour',
        30,
      ),
      story(
        'A robot rolls {a} minutes at {b} m per minute, then {c} minutes at {d} m per minute. What is its average speed, in m per minute?',
        120,
        'm per minute',
      ),
      story(
        'A van drives {a} hours at {b} km per hour and {c} hours at {d} km per hour. What is its average speed, in km per hour?',
        110,
        'km per hour',
        30,
      ),
      story(
        'A ferry sails {a} hours at {b} km per hour, then {c} hours at {d} km per hour. What is its average speed, in km per hour?',
        60,
        'km per hour',
      ),
      story(
        '{N} rows {a} minutes at {b} m per minute, then {c} minutes at {d} m per minute. What is the average speed, in m per minute?',
        90,
        'm per minute',
      ),
      story(
        'A swimmer swims {a} minutes at {b} m per minute, then {c} minutes at {d} m per minute. What is the average speed, in m per minute?',
        90,
        'm per minute',
      ),
    ],
    draw(random) {
      const [a, c] = [random.int(2, 6), random.int(2, 6)];
      const [b, d] = [random.int(32, 88), random.int(32, 88)];
      const mean = (a * b + c * d) / (a + c);
      const isFit = a !== c && b !== d && Number.isInteger(mean) && a + c !== 10;
      return isFit && Math.abs(b - d) < 45 ? values({ a, b, c, d }) : undefined;
    },
    answer: ({ a, b, c, d }) => (a * b + c * d) / (a + c),
    holds: (x, { a, b, c, d }) => x * a + x * c === a * b + c * d,
    wrong: ({ a, b, c, d }) => [
      [a * b + c * d, wrong.stops('Now divide this distance by the whole time.')],
      [(b + d) / 2, wrong.meanOfSpeeds],
      [b + d, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `The two distances: ${a} × ${b} = ${n(a * b)} and ${c} × ${d} = ${n(c * d)}. Together: ${n(a * b)} + ${n(c * d)} = ${n(a * b + c * d)}.`,
      `The whole time: ${a} + ${c} = ${a + c}.`,
      `The average speed: ${n(a * b + c * d)} ÷ ${a + c}.`,
    ],
    hint: 'How far is each part of the way? An average speed is the total distance divided by the total time.',
  },
  {
    name: 'speed-for-the-rest',
    steps: 4,
    stories: [
      story(
        'A car has to go {a} km. It drives {b} hours at {c} km per hour. At how many km per hour must it drive to do the rest in {d} hours?',
        600,
        'km per hour',
        150,
      ),
      story(
        'A train has to go {a} km. It runs {b} hours at {c} km per hour. At how many km per hour must it run to do the rest in {d} hours?',
        700,
        'km per hour',
        150,
      ),
      story(
        'A ship has to sail {a} km. It sails {b} hours at {c} km per hour. At how many km per hour must it sail to do the rest in {d} hours?',
        300,
        'km per hour',
      ),
      story(
        'A robot has to roll {a} m. It rolls {b} minutes at {c} m per minute. At how many m per minute must it roll to do the rest in {d} minutes?',
        700,
        'm per minute',
      ),
      story(
        'A coach has to go {a} km. It drives {b} hours at {c} km per hour. How fast must it drive to do the rest in {d} hours, in km per hour?',
        500,
        'km per hour',
        150,
      ),
      story(
        '{N} has to row {a} m. {N} rows {b} minutes at {c} m per minute. How fast must {N} row to do the rest in {d} minutes, in m per minute?',
        600,
        'm per minute',
      ),
      story(
        'A lorry has to go {a} km. It drives {b} hours at {c} km per hour. How fast must it drive to do the rest in {d} hours, in km per hour?',
        500,
        'km per hour',
        150,
      ),
      story(
        'A drone has to fly {a} m. It flies {b} minutes at {c} m per minute. How fast must it fly to do the rest in {d} minutes, in m per minute?',
        700,
        'm per minute',
      ),
    ],
    draw(random) {
      const [b, d] = [random.int(2, 6), random.int(2, 6)];
      const [c, x] = [random.int(32, 78), random.int(32, 78)];
      return b === d || c === x || c % 10 === 0 ? undefined : values({ a: b * c + d * x, b, c, d });
    },
    answer: ({ a, b, c, d }) => (a - b * c) / d,
    holds: (x, { a, b, c, d }) => x * d + b * c === a,
    wrong: ({ a, b, c, d }) => [
      [a - b * c, wrong.stops(`Now divide this rest by ${d}.`)],
      [a / d, wrong.one],
      [a / (b + d), wrong.one],
      [(a - c) / d, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `The first part: ${b} × ${c} = ${n(b * c)}.`,
      `The rest: ${n(a)} − ${n(b * c)} = ${n(a - b * c)}.`,
      `In ${d} equal times: ${n(a - b * c)} ÷ ${d}.`,
    ],
    hint: 'How far does it get in the first part? How far is the rest?',
  },
];
