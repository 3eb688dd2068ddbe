/** Temperatures, lifts, scores and depths that cross zero. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { tapWords, writeNumber } from '../ask.ts';
import { belowZero, features, leastOf, mistake, named, type Params, reachOf, show, walk } from './mistakes.ts';

interface Scale {
  readonly from: (value: string) => string;
  readonly change: (by: number, up: boolean) => string;
  readonly ask: string;
  readonly after: string;
  readonly low: number;
}

const scales: readonly Scale[] = [
  {
    from: (value) => `The temperature is ${value}°C.`,
    change: (by, up) => `It ${up ? 'rises' : 'falls'} by ${by}°C.`,
    ask: 'What is the temperature now?',
    after: '°C',
    low: -30,
  },
  {
    from: (value) => `A lift is at floor ${value}.`,
    change: (by, up) => `It goes ${up ? 'up' : 'down'} ${by} floor${by === 1 ? '' : 's'}.`,
    ask: 'Which floor is it at now?',
    after: '',
    low: -5,
  },
  {
    from: (value) => `A player’s score is ${value}.`,
    change: (by, up) => `The player ${up ? 'wins' : 'loses'} ${by} point${by === 1 ? '' : 's'}.`,
    ask: 'What is the score now?',
    after: '',
    low: -200,
  },
  {
    from: (value) => `A diver’s height is ${value} metres. (Sea level is zero.)`,
    change: (by, up) => `The diver swims ${up ? 'up' : 'down'} ${by} m.`,
    ask: 'What is the diver’s height now?',
    after: 'm',
    low: -40,
  },
];

/** A change in temperature, floor, score or depth. */
export const change: Form<Params> = {
  weight({ params, difficulty }) {
    if (params.asks === 'line') return 2;
    return params.asks === 'context' ? { easy: 3, medium: 3, hard: 0 }[difficulty] : 0;
  },
  make(random, cell) {
    const reach = reachOf(cell);
    const scale = random.pick(scales);
    const a = random.int(-reach, reach);
    const by = random.int(leastOf(cell), reach);
    // From above 0 it goes down in year 4; in year 5 that is too easy.
    if (cell.params.asks === 'context' && cell.difficulty === 'easy' && a > 0) return undefined;
    const up = a < 0 ? random.chance(3, 4) : random.chance(1, 8);
    const result = up ? a + by : a - by;
    const crosses = a < 0 !== result < 0;
    if (Math.abs(a) < 2 || result === 0 || (a > 0 && result > 0)) return undefined;
    if (cell.difficulty !== 'easy' && !crosses) return undefined;
    if (cell.difficulty === 'hard' && Math.min(Math.abs(a), Math.abs(result)) < 6) return undefined;
    if (
      Math.min(a, result) < scale.low ||
      // No weather changes faster.
      (scale.after === '°C' && (by > 25 || Math.max(a, result) > 30)) ||
      (scale.after === 'm' && Math.max(a, result) > 0) ||
      (scale.low === -5 && Math.max(a, result) > 20)
    )
      return undefined;
    return writeNumber(
      {
        prompt: `${scale.from(show(a))} ${scale.change(by, up)} ${scale.ask}`,
        hint: `Start at ${show(a)} on a number line and move ${up ? 'up' : 'down'}. ${crosses ? 'How far is it to 0?' : 'Do you end closer to 0 or further away?'}`,
        steps: crosses
          ? [
              `From ${show(a)} to 0 is ${Math.abs(a)}.`,
              `${by} − ${Math.abs(a)} = ${Math.abs(result)}, so go on to ${Math.abs(result)} ${up ? 'above' : 'below'} 0.`,
              `The answer is **${show(result)}${scale.after === 'm' ? ' m' : scale.after}**.`,
            ]
          : [
              belowZero(a, up ? by : -by),
              `The answer is **${show(result)}${scale.after === 'm' ? ' m' : scale.after}**.`,
            ],
        variant: `change ${scale.low} ${a} ${up ? by : -by}`,
        features: features(a, result, 2),
      },
      result,
      [
        // From above 0 the wrong way is the sum: no sign is left out.
        [up ? a - by : a + by, named.way],
        ...(a < 0 ? [[Math.abs(a) + by, named.adds] as const] : []),
        [-result, named.sign],
        [result + (up ? 1 : -1), named.zeroTwice],
        [result - (up ? 1 : -1), named.zeroTwice],
      ],
      scale.after === '' ? {} : { after: scale.after, unit: scale.after },
    );
  },
  solve(seen) {
    if (
      !/^(The temperature is|A lift is|A player|A diver)/.test(seen.text) ||
      seen.question.answer.type !== 'writeAnswer'
    )
      return undefined;
    if (!/now/.test(seen.text)) return undefined;
    const [a = 0, by = 0] = numbersIn(seen.text);
    return typed(walk(a, /rises|up |wins/.test(seen.text) ? by : -by));
  },
};

/** What is natural in each place while it is winter in the north, so that two places fit the same day. */
const places: readonly (readonly [place: string, coldest: number, warmest: number])[] = [
  ['Oslo', -25, 8],
  ['Moscow', -30, 5],
  ['Toronto', -28, 10],
  ['Helsinki', -28, 6],
  ['Warsaw', -22, 12],
  ['Ottawa', -30, 8],
  ['Reykjavik', -15, 9],
  ['Leeds', -8, 14],
  ['Cardiff', -6, 15],
  ['Glasgow', -9, 13],
  ['Belfast', -7, 14],
  ['York', -8, 14],
  ['Delhi', 4, 25],
  ['Lagos', 20, 35],
  ['Cairo', 8, 26],
  ['Sydney', 15, 38],
  ['Athens', 1, 19],
];

const placeFor = (random: Random, temperature: number, but = ''): string | undefined => {
  const fit = places.filter(([name, low, high]) => name !== but && low <= temperature && temperature <= high);
  return fit.length === 0 ? undefined : random.pick(fit)[0];
};

/** What a number was before a change: the change is undone. */
export const before: Form<Params> = {
  weight({ params, difficulty }) {
    if (params.asks === 'across') return { easy: 1, medium: 3, hard: 0 }[difficulty];
    return params.asks === 'context' && difficulty === 'hard' ? 2 : 0;
  },
  make(random, cell) {
    const isWeather = random.chance(1, 2);
    const reach = Math.min(isWeather ? 25 : 90, reachOf(cell));
    const least = leastOf(cell);
    const up = random.chance(1, 2);
    const by = random.int(least, reach);
    const now = random.int(-reach, reach);
    const start = up ? now - by : now + by;
    // Undoing the change leads across 0.
    if (now === 0 || start === 0 || now < 0 === start < 0) return undefined;
    if (Math.min(Math.abs(now), Math.abs(start)) < least / 2) return undefined;
    if (Math.max(Math.abs(now), Math.abs(start)) > (isWeather ? 25 : 90)) return undefined;
    const after = isWeather ? '°C' : '';
    return writeNumber(
      {
        prompt: isWeather
          ? `The temperature ${up ? 'rises' : 'falls'} by ${by}°C. Now it is ${show(now)}°C. What was it before?`
          : `In a game, Team A ${up ? 'wins' : 'loses'} ${by} points. Now its score is ${show(now)}. What was it before?`,
        hint: `Start at the number it is now. Undo the change: do you go up or down?`,
        steps: [
          `Undo the change: go ${up ? 'down' : 'up'} ${by} from ${show(now)}.`,
          `From ${show(now)} to 0 is ${Math.abs(now)}. ${by} − ${Math.abs(now)} = ${Math.abs(start)}, so go on to ${Math.abs(start)} ${up ? 'below' : 'above'} 0.`,
          `It was **${show(start)}${after}**.`,
        ],
        variant: `before ${isWeather} ${now} ${up ? by : -by}`,
        features: features(now, start, 3),
      },
      start,
      [
        [
          up ? now + by : now - by,
          mistake('does-visible-operation', `You went ${up ? 'up' : 'down'} again. Undo the change instead.`),
        ],
        [-start, named.sign],
        [start + 1, named.zeroTwice],
        [start - 1, named.zeroTwice],
      ],
      isWeather ? { after, unit: after } : {},
    );
  },
  solve(seen) {
    const [, way, by, now] =
      /(rises by|falls by|wins|loses) (\d+).* Now (?:it|its score) is (-?\d+)/.exec(seen.text) ?? [];
    if (way === undefined || !seen.text.endsWith('before?')) return undefined;
    return typed(walk(Number(now), /rises|wins/.test(way) ? -Number(by) : Number(by)));
  },
};

/** The difference between two temperatures. From year 6 the temperature before or after is asked for instead. */
export const difference: Form<Params> = {
  weight({ params, difficulty }) {
    if (params.asks === 'line') return difficulty === 'hard' ? 3 : 0;
    return params.asks === 'context' ? { easy: 1, medium: 3, hard: 0 }[difficulty] : 0;
  },
  make(random, cell) {
    const reach = Math.min(30, cell.year === 4 ? 15 : reachOf(cell));
    const least = cell.year === 4 ? 5 : leastOf(cell);
    const low = -random.int(least, reach);
    const high =
      cell.difficulty === 'easy'
        ? random.int(least / 2, 10)
        : random.chance(3, 4)
          ? random.int(least - 1, reach)
          : -random.int(1, reach);
    // Two numbers next to each other need no jump.
    if (high <= low || (high < 0 && high - low < 4)) return undefined;
    // With −8 and 8 a jump to 0 and the warmer one are the same number.
    if (high === -low) return undefined;
    const cold = placeFor(random, low);
    const warm = placeFor(random, high, cold);
    if (cold === undefined || warm === undefined) return undefined;
    const gap = high - low;
    const questionText = {
      prompt: `It is ${show(low)}°C in ${cold} and ${show(high)}°C in ${warm}. How many degrees warmer is ${warm}?`,
      hint:
        high > 0
          ? 'Jump from the colder one to 0, then on to the warmer one.'
          : 'Start at the colder one. How far up a number line is the warmer one?',
      steps:
        high > 0
          ? [
              `From ${show(low)} to 0 is ${-low}.`,
              `From 0 to ${high} is ${high}.`,
              `${-low} + ${high} = **${gap}** degrees.`,
            ]
          : [
              `Both are below 0: ${show(low)}°C is ${-low} below, and ${show(high)}°C is ${-high} below.`,
              `From ${show(low)} up to ${show(high)} is ${-low} − ${-high} = **${gap}** degrees.`,
            ],
      variant: `gap ${low} ${high}`,
      features: features(low, high, 3),
    };
    const mistakes: NumberMistake[] = [
      [gap + 1, named.stepTooMany(low)],
      [gap - 1, named.stepTooFew(high > 0)],
      [-low, mistake('only-to-zero', `That is how far ${show(low)}°C is below 0.`)],
      [
        Math.abs(high + low),
        high > 0
          ? mistake('subtracts-magnitudes', 'You subtracted. They are on different sides of 0, so add the two jumps.')
          : mistake('adds-magnitudes', 'You added. Both are below 0, so find how far apart they are.'),
      ],
    ];
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, gap, mistakes);
  },
  solve(seen) {
    const [, low = 0, high = 0] = /^It is (-?\d+)°C in .* and (-?\d+)°C in .*warmer/.exec(seen.text)?.map(Number) ?? [];
    if (!seen.text.includes('How many degrees warmer')) return undefined;
    let steps = 0;
    for (let at = low; at < high; at++) steps++;
    return answered(seen, steps);
  },
};

/** The coldest of five temperatures. */
export const coldest: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'line' && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const reach = reachOf(cell);
    const values = random.sample(
      Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach),
      5,
    );
    if (values.filter((value) => value < 0).length < 3) return undefined;
    const least = random.chance(1, 2);
    const best = least ? Math.min(...values) : Math.max(...values.filter((value) => value < 0));
    return tapWords(
      random,
      {
        prompt: least ? 'Tap the coldest temperature.' : 'Tap the warmest temperature that is below 0°C.',
        hint: least
          ? 'Put them on a number line. The coldest is the furthest below 0.'
          : 'Which temperatures are below 0? Which of those is closest to 0?',
        steps: [
          `In order: ${[...values]
            .sort((one, other) => one - other)
            .map((value) => `${show(value)}°C`)
            .join(', ')}.`,
          `The answer is **${show(best)}°C**.`,
        ],
        variant: `${least ? 'coldest' : 'least cold'} ${[...values].sort().join(' ')}`,
        features: features(best, 0, least ? 1 : 2),
      },
      [`${show(best)}°C`],
      values
        .filter((value) => value !== best)
        .map((value) => {
          const says =
            !least && value >= 0
              ? `${show(value)}°C is not below 0°C.`
              : `${show(value)}°C is ${least ? 'warmer' : 'colder'} than ${show(best)}°C.`;
          return [`${show(value)}°C`, mistake('ignores-sign', says)] as const;
        }),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Tap the')) return undefined;
    const values = seen.options.map((option) => Number(option.replace('°C', '')));
    const negatives = values.filter((value) => value < 0).sort((one, other) => one - other);
    const best = seen.text.includes('coldest') ? negatives[0] : negatives.at(-1);
    return chosen(seen, (_, place) => values[place] === best);
  },
};
