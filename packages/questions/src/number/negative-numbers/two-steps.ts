/** Calculations and stories with negative numbers that take two steps. */

import type { Form } from '../../kernel/forms.ts';
import { withGiven } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { bracket, features, jump, mistake, named, type Params, show, walk } from './mistakes.ts';

interface Story {
  readonly tells: (start: number, by: number, next: number, name: string) => string;
  readonly after: string;
  readonly reach: number;
  /** Where the story cannot go below: no lift has many floors under the ground. */
  readonly lowest: number;
}

const stories: readonly Story[] = [
  {
    tells: (start, by, next) =>
      `The temperature is ${show(start)}°C at dawn. It rises by ${by}°C, then falls by ${next}°C. What is the temperature after that?`,
    after: '°C',
    reach: 25,
    lowest: -25,
  },
  {
    tells: (start, by, next) =>
      `It is ${show(start)}°C in Moscow. York is ${by} degrees warmer, and Oslo is ${next} degrees colder than York. What is the temperature in Oslo?`,
    after: '°C',
    reach: 22,
    lowest: -22,
  },
  {
    tells: (start, by, next, name) =>
      `${name} has ${show(start)} points in a game, then wins ${by} points and loses ${next}. What is the score now?`,
    after: '',
    reach: 90,
    lowest: -90,
  },
  {
    tells: (start, by, next) =>
      `A lift is at floor ${show(start)}. It goes up ${by} floors, then down ${next} floors. Which floor is it at now?`,
    after: '',
    reach: 12,
    lowest: -5,
  },
];

/** Up across zero and down across zero again; in year 6 two changes are undone instead. */
export const upAndDown: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'context' && difficulty === 'hard' ? 3 : 0),
  make(random) {
    const story = random.pick(stories);
    const start = -random.int(4, Math.floor(story.reach / 2));
    const by = random.int(6, story.reach);
    const next = random.int(6, story.reach);
    const middle = start + by;
    const result = middle - next;
    if (middle < 2 || middle > 14 + story.reach / 10 || result > -2 || by === next) return undefined;
    if (Math.min(start, result) < story.lowest) return undefined;
    return writeNumber(
      {
        prompt: story.tells(start, by, next, pickName(random)),
        hint: 'Work out the first change. Then start again from there.',
        steps: [
          `First go up ${by} from ${show(start)}: it is ${-start} to 0, then ${middle} more. That is ${middle}.`,
          `Then go down ${next} from ${middle}: it is ${middle} to 0, then ${-result} more.`,
          `${middle} − ${next} = **${show(result)}**.`,
        ],
        variant: `twice ${story.reach} ${start} ${by} ${next}`,
        features: features(start, result, 5),
      },
      result,
      [
        [middle, mistake('stops-early', 'That is where you are after the first change. There is one more.')],
        [-result, named.sign],
        [start - next, mistake('leaves-out-a-step', `You left out the step up of ${by}.`)],
        [middle + next, mistake('wrong-direction', `The second change of ${next} goes down, not up.`)],
      ],
      story.after === '' ? {} : { after: story.after, unit: story.after },
    );
  },
  solve(seen) {
    const [, start, by, next] =
      /(-\d+)(?:°C| points|\. It goes).*?(?:rises by|York is|wins|up) (\d+).*?(?:falls by|Oslo is|loses|down) (\d+)/.exec(
        seen.text,
      ) ?? [];
    return start === undefined ? undefined : typed(walk(walk(Number(start), Number(by)), -Number(next)));
  },
};

const signed = (random: Random, least: number, most: number): number =>
  random.int(least, most) * random.pick([1, -1, -1]);

/** Two changes to undo: up or down, and on across zero. */
export const beforeTwo: Form<Params> = {
  // Most draws of two changes are unfit, so they come up no more often than a number halfway.
  weight: ({ params, difficulty }) => (params.asks === 'across' && difficulty === 'hard' ? 8 : 0),
  make(random) {
    const isWeather = random.chance(1, 2);
    const reach = isWeather ? 22 : 90;
    const [first, second] = [signed(random, 5, reach), signed(random, 5, reach)];
    const now = signed(random, 3, reach);
    const middle = now - second;
    const start = middle - first;
    // One change leads up and the other one down, and one of them crosses 0.
    if (
      first < 0 === second < 0 ||
      start === now ||
      [start, middle].some((value) => value === 0 || Math.abs(value) > reach)
    )
      return undefined;
    if (new Set([start < 0, middle < 0, now < 0]).size < 2) return undefined;
    const by = isWeather
      ? (change: number) => `${change > 0 ? 'rises' : 'falls'} by ${Math.abs(change)}°C`
      : (change: number) => `${change > 0 ? 'wins' : 'loses'} ${Math.abs(change)} points`;
    const back = (change: number): string => `${change > 0 ? 'down' : 'up'} ${Math.abs(change)}`;
    const after = isWeather ? '°C' : '';
    return writeNumber(
      {
        prompt: isWeather
          ? `The temperature ${by(first)}, then ${by(second)}. Now it is ${show(now)}°C. What was it at the start?`
          : `In a game, Team A ${by(first)}, then ${by(second)}. Now its score is ${show(now)}. What was it at the start?`,
        hint: 'Start at the number it is now. Undo the last change first.',
        steps: [
          `Undo the last change: go ${back(second)} from ${show(now)}. ${jump(now, -second)}`,
          `Then undo the first one: go ${back(first)} from ${show(middle)}. ${jump(middle, -first)}`,
          `It was **${show(start)}${after}**.`,
        ],
        variant: `before two ${isWeather} ${now} ${first} ${second}`,
        features: features(now, start, 5),
      },
      start,
      [
        [now + first + second, mistake('does-visible-operation', 'You made both changes again. Undo them instead.')],
        [middle, mistake('stops-early', 'That is where it was before the last change. Undo the other one, too.')],
        [-start, named.sign],
      ],
      isWeather ? { after, unit: after } : {},
    );
  },
  solve(seen) {
    const [, one, first, other, second, now] =
      /(rises by|falls by|wins|loses) (\d+).* then (rises by|falls by|wins|loses) (\d+).* Now (?:it|its score) is (-?\d+)/.exec(
        seen.text,
      ) ?? [];
    if (!seen.text.endsWith('at the start?')) return undefined;
    const undo = (way = '', by = ''): number => (/rises|wins/.test(way) ? -Number(by) : Number(by));
    return typed(walk(walk(Number(now), undo(other, second)), undo(one, first)));
  },
};

/** The number in the middle of two on different sides of zero, or both below it. */
export const halfway: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'across' && difficulty === 'hard' ? 2 : 0),
  make(random) {
    const low = -random.int(12, 60);
    const high = random.int(-8, 30);
    const gap = high - low;
    const middle = low + gap / 2;
    if (gap % 2 !== 0 || gap < 14 || middle === 0 || high === 0) return undefined;
    return writeNumber(
      {
        prompt: `Which number is exactly halfway between ${show(low)} and ${show(high)}?`,
        hint: 'How far apart are they? Halve that, then count on from the smaller one.',
        steps: [
          `From ${show(low)} to ${show(high)} is ${gap}.`,
          `Half of ${gap} is ${gap / 2}.`,
          `${show(low)} + ${gap / 2} = **${show(middle)}**.`,
        ],
        variant: `halfway ${low} ${high}`,
        features: features(low, high, 5),
      },
      middle,
      [
        [gap, mistake('whole-distance', 'That is how far apart they are. Halve it, then count on.')],
        [gap / 2, mistake('half-the-distance', `That is half the distance. Count on from ${show(low)}.`)],
        [-middle, named.sign],
      ],
    );
  },
  solve(seen) {
    const [, low, high] = /^Which number is exactly halfway between (-\d+) and (-?\d+)\?$/.exec(seen.text) ?? [];
    if (low === undefined) return undefined;
    let [from, to] = [Number(low), Number(high)];
    while (from < to) {
      from++;
      to--;
    }
    return typed(from);
  },
};

interface Double {
  readonly text: string;
  readonly first: string;
  readonly between: number;
  readonly second: string;
  readonly result: number;
  /** What comes out from left to right, where that is another number. */
  readonly leftToRight: number | undefined;
}

function drawDouble(random: Random): Double {
  const [a, b, c] = [signed(random, 3, 9), signed(random, 2, 9), random.int(3, 20)];
  const product = a * b;
  const kinds: readonly Double[] = [
    {
      text: `${show(a)} × ${bracket(b)} − ${c}`,
      first: `${show(a)} × ${bracket(b)}`,
      between: product,
      second: `${show(product)} − ${c}`,
      result: product - c,
      leftToRight: undefined,
    },
    {
      text: `${c} − ${Math.abs(a)} × ${bracket(-Math.abs(b))}`,
      first: `${Math.abs(a)} × ${bracket(-Math.abs(b))}`,
      between: -Math.abs(product),
      second: `${c} − ${bracket(-Math.abs(product))}`,
      result: c + Math.abs(product),
      leftToRight: (c - Math.abs(a)) * -Math.abs(b),
    },
    {
      text: `${show(a)} × (${c} − ${c + Math.abs(b)})`,
      first: `${c} − ${c + Math.abs(b)}`,
      between: -Math.abs(b),
      second: `${show(a)} × ${bracket(-Math.abs(b))}`,
      result: a * -Math.abs(b),
      leftToRight: a * c - (c + Math.abs(b)),
    },
    {
      text: `${show(product)} ÷ ${bracket(b)} − ${c}`,
      first: `${show(product)} ÷ ${bracket(b)}`,
      between: a,
      second: `${show(a)} − ${c}`,
      result: a - c,
      leftToRight: undefined,
    },
  ];
  return random.pick(kinds);
}

/** A calculation of two operations. */
export const double: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'operations' && difficulty === 'hard' ? 4 : 0),
  make(random) {
    const { text, first, between, second, result, leftToRight } = drawDouble(random);
    if (result === 0 || !/−\d/.test(text)) return undefined;
    return writeNumber(
      {
        prompt: `Work out ${text}.`,
        hint: `${/\(\d/.test(text) ? 'Brackets come first, then × and ÷.' : '× and ÷ come before + and −.'} Take care with each sign.`,
        steps: [`First: ${first} = ${show(between)}.`, `That leaves ${second}.`, `${second} = **${show(result)}**.`],
        variant: text,
        features: { ...features(between, result, 5), twoSigns: 1 },
      },
      result,
      [
        ...(leftToRight === undefined
          ? []
          : [
              [
                leftToRight,
                mistake('left-to-right', `You worked from left to right. First work out ${first}.`),
              ] as const,
            ]),
        [between, mistake('stops-early', 'That is only the first step. There is one more.')],
        [-result, named.sign],
      ],
    );
  },
  solve(seen) {
    const [, sum = ''] = /^Work out (.*)\.$/.exec(seen.text) ?? [];
    const times = (one: number, other: number): number => {
      let total = 0;
      for (let step = 0; step < Math.abs(other); step++) total += one;
      return other < 0 ? -total : total;
    };
    const share = (one: number, other: number): number =>
      Array.from({ length: 41 }, (_, at) => at - 20).find((each) => times(each, other) === one) ?? Number.NaN;
    const [, a, sign, b, c] = /^(-?\d+) ([×÷]) \(?(-?\d+)\)? - (\d+)$/.exec(sum) ?? [];
    if (a !== undefined)
      return typed(walk(sign === '×' ? times(Number(a), Number(b)) : share(Number(a), Number(b)), -Number(c)));
    const [, from, one, other] = /^(\d+) - (\d+) × \((-\d+)\)$/.exec(sum) ?? [];
    if (from !== undefined) return typed(walk(Number(from), -times(Number(one), Number(other))));
    const [, by, top, less] = /^(-?\d+) × \((\d+) - (\d+)\)$/.exec(sum) ?? [];
    return by === undefined ? undefined : typed(times(Number(by), walk(Number(top), -Number(less))));
  },
};

/** Two operations to undo. */
export const undoTwo: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'operations' && difficulty === 'hard' ? 3 : 0),
  make(random) {
    const [box, by, more] = [signed(random, 3, 12), signed(random, 2, 9), random.int(3, 20)];
    const adds = random.chance(1, 2);
    const product = box * by;
    const end = adds ? product + more : product - more;
    if (box > 0 && by > 0) return undefined;
    const [sign, undo] = adds ? ['+', '−'] : ['−', '+'];
    const text = `□ × ${bracket(by)} ${sign} ${more} = ${show(end)}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint: 'Undo the last operation first. Then undo the other one.',
        steps: [
          `Undo ${sign} ${more}: ${show(end)} ${undo} ${more} = ${show(product)}.`,
          `Undo × ${bracket(by)}: ${show(product)} ÷ ${bracket(by)} = **${show(box)}**.`,
        ],
        variant: text,
        features: { ...features(box, end, 5), twoSigns: 1 },
      },
      box,
      withGiven(
        [
          [product, mistake('stops-early', `That is □ × ${bracket(by)}. Now divide.`)],
          [-box, named.sign],
          [
            (adds ? end + more : end - more) / by,
            mistake('does-visible-operation', `To undo ${sign} ${more}, ${adds ? 'subtract' : 'add'} ${more}.`),
          ] as const,
        ],
        Number.isInteger,
      ),
    );
  },
  solve(seen) {
    const [, by, sign, more, end] = /box\?\n\n□ × \(?(-?\d+)\)? ([+-]) (\d+) = (-?\d+)$/.exec(seen.text) ?? [];
    if (by === undefined) return undefined;
    return Array.from({ length: 61 }, (_, at) => at - 30)
      .filter((each) => each * Number(by) + (sign === '+' ? 1 : -1) * Number(more) === Number(end))
      .flatMap((each) => typed(each));
  },
};
