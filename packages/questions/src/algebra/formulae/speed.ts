/** Speed, distance and time (year 7). */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText } from '../../kernel/number-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { decimalOf } from '../evaluate.ts';
import { asks, mistake, named, type Params } from './mistakes.ts';

const movers = [
  ['A train', 60, 120],
  ['A coach', 40, 65],
  ['A cyclist', 12, 24],
  ['A walker', 3, 6],
  ['A boat', 10, 30],
  ['A car', 40, 70],
] as const;

/** Hours as quarters, as children read them: 2.5 hours. */
const hoursText = (quarters: number): string => decimalText(quarters * 25, 2);
const hours = (quarters: number): string => `${hoursText(quarters)} ${quarters === 4 ? 'hour' : 'hours'}`;

type Way = 'distance' | 'speed' | 'time';
const formulas: Readonly<Record<Way, string>> = {
  distance: 'distance = speed × time',
  speed: 'speed = distance ÷ time',
  time: 'time = distance ÷ speed',
};

const partNames = ['', 'a quarter', 'half', 'three quarters'] as const;
/** How a number of hours that is not whole is worked with: in whole hours and a part, or both numbers made whole. */
function partWorking(way: Way, speed: number, quarters: number): string[] {
  const [whole, part] = [Math.floor(quarters / 4), quarters % 4];
  if (part === 0) return [];
  const km = (ofQuarters: number): string => decimalText(speed * ofQuarters * 25, 2);
  switch (way) {
    case 'distance':
      return [`${whole} × ${speed} = ${km(whole * 4)}, and ${partNames[part]} of ${speed} is ${km(part)}.`];
    case 'speed': {
      const by = part === 2 ? 2 : 4;
      return [
        `Multiply both by ${by}, so that you divide by a whole number: ${km(quarters * by)} ÷ ${(quarters * by) / 4}.`,
      ];
    }
    case 'time':
      return [
        `${whole} × ${speed} = ${km(whole * 4)}. That leaves ${km(quarters)} − ${km(whole * 4)} = ${km(part)}, which is ${partNames[part]} of ${speed}.`,
      ];
  }
}

const unknown = (way: Way): Form<Params> => ({
  weight: (cell) => asks(cell, way),
  make(random, { difficulty }) {
    const place = random.int(0, movers.length - 1);
    const [who, low, high] = movers[place] ?? ['A car', 40, 70];
    const speed = random.int(low, high);
    const quarters = difficulty === 'easy' ? random.int(2, 8) * 4 : random.int(5, 26);
    if (difficulty !== 'easy' && quarters % 4 === 0) return undefined;
    const scaled = speed * quarters * 25;
    const distance = decimalText(scaled, 2);
    if (scaled % 50 !== 0) return undefined;
    const byWay: Readonly<Record<Way, readonly [text: string, answer: string, working: string]>> = {
      distance: [
        `${who} travels for ${hours(quarters)} at ${speed} km/h. How many kilometres is that?`,
        distance,
        `${speed} × ${hoursText(quarters)} = **${distance}** km.`,
      ],
      speed: [
        `${who} goes ${distance} km in ${hours(quarters)}. What is the speed in km/h?`,
        String(speed),
        `${distance} ÷ ${hoursText(quarters)} = **${speed}** km/h.`,
      ],
      time: [
        `${who} goes ${distance} km at ${speed} km/h. How many hours is that?`,
        hoursText(quarters),
        `${distance} ÷ ${speed} = **${hoursText(quarters)}** hours.`,
      ],
    };
    const [text, answer, working] = byWay[way];
    const asPlain = (value: number): NumberMistake[] =>
      Number.isInteger(value * 100)
        ? [[decimalText(Math.round(value * 100), 2), way === 'distance' ? named.dividesNot : named.divides]]
        : [];
    const time = quarters / 4;
    const size = scaled / 100;
    return writeNumber(
      {
        prompt: text,
        hint: `Use ${formulas[way]}.`,
        steps: [
          `Write the formula down and put the numbers in: ${formulas[way]}.`,
          ...partWorking(way, speed, quarters),
          working,
        ],
        variant: `${way} ${place} ${speed} ${quarters}`,
        features: { steps: way === 'distance' ? 1 : 2, size: quarters % 4 === 0 ? 0 : 1 },
      },
      answer,
      [
        ...(way === 'distance'
          ? asPlain(speed / time)
          : way === 'speed'
            ? asPlain(size * time)
            : asPlain(size * speed)),
        [
          decimalText(
            way === 'distance' ? (speed + time) * 100 : way === 'speed' ? scaled - quarters * 25 : scaled - speed * 100,
            2,
          ),
          named.scales(way === 'distance'),
        ],
      ],
      way === 'distance' ? { after: 'km' } : way === 'time' ? { after: 'hours' } : {},
    );
  },
  solve(seen) {
    const [one = 0, two = 1] = numbersIn(seen.text);
    const scale = (value: number): bigint => BigInt(Math.round(value * 100));
    if (way === 'distance' && seen.text.endsWith('How many kilometres is that?'))
      return typed(decimalOf([scale(one) * scale(two), 10000n]) ?? '');
    const isOwn =
      way === 'speed'
        ? seen.text.endsWith('What is the speed in km/h?')
        : seen.text.endsWith('How many hours is that?');
    return way !== 'distance' && isOwn ? typed(decimalOf([scale(one), scale(two)]) ?? '') : undefined;
  },
});

/** The distance. */
export const distance = unknown('distance');
/** The speed. */
export const speed = unknown('speed');
/** The time. */
export const time = unknown('time');

/** Minutes to change into parts of an hour first. */
export const minutes: Form<Params> = {
  weight: (cell) => asks(cell, 'minutes'),
  make(random) {
    const place = random.int(0, movers.length - 1);
    const [who, low, high] = movers[place] ?? ['A car', 40, 70];
    const speedKmh = random.int(low, high);
    const whole = random.int(0, 3);
    const part = random.pick([6, 10, 12, 15, 20, 24, 30, 36, 40, 45, 48, 50, 54]);
    // A half or a quarter of an hour alone is one easy step.
    if (whole === 0 && (part === 15 || part === 30)) return undefined;
    const all = whole * 60 + part;
    const way = random.pick(['distance', 'speed', 'time'] as const);
    const size = (speedKmh * all) / 60;
    if (!Number.isInteger(size) || size < 1) return undefined;
    const took = whole === 0 ? `${part} minutes` : `${whole} ${whole === 1 ? 'hour' : 'hours'} ${part} minutes`;
    const byWay: Readonly<Record<Way, readonly [text: string, answer: number, steps: readonly string[]]>> = {
      distance: [
        `${who} travels for ${took} at ${speedKmh} km/h. How many kilometres is that?`,
        size,
        [
          whole === 0 ? `${took} is ${all}/60 of an hour.` : `${took} is ${all} minutes.`,
          `In 60 minutes that is ${speedKmh} km, so in ${all} minutes it is ${speedKmh} × ${all} ÷ 60 = **${size}** km.`,
        ],
      ],
      speed: [
        `${who} goes ${size} km in ${took}. What is the speed in km/h?`,
        speedKmh,
        [
          ...(whole === 0 ? [] : [`${took} is ${all} minutes.`]),
          `In 60 minutes that is ${size} × 60 ÷ ${all} = **${speedKmh}** km.`,
        ],
      ],
      time: [
        `${who} goes ${size} km at ${speedKmh} km/h. How many **minutes** is that?`,
        all,
        [
          `Time = distance ÷ speed, so in hours it is ${size} ÷ ${speedKmh}.`,
          `An hour has 60 minutes: ${size} × 60 ÷ ${speedKmh} = **${all}** minutes.`,
        ],
      ],
    };
    const [text, answer, steps] = byWay[way];
    const hundred = whole * 100 + part;
    return writeNumber(
      {
        prompt: text,
        hint: {
          distance:
            whole === 0 ? 'What part of an hour is that?' : 'Change the time to minutes. The speed is for 60 minutes.',
          speed: `${whole === 0 ? '' : 'Change the time to minutes. '}How far would it be in 60 minutes?`,
          time: 'Which formula gives the time in hours? How do hours become minutes?',
        }[way],
        steps,
        variant: `minutes ${way} ${place} ${speedKmh} ${all}`,
        features: { steps: 4, size: 2 },
      },
      answer,
      [
        ...((speedKmh * hundred) % 100 === 0 && way === 'distance'
          ? [[(speedKmh * hundred) / 100, named.hundredMinutes] as const]
          : []),
        ...(way === 'time'
          ? [
              // 1.2 hours taken for 120 minutes.
              [(size * 100) % speedKmh === 0 ? (size * 100) / speedKmh : Number.NaN, named.hundredMinutes] as const,
              ...(whole === 0 ? [] : [[part, mistake('forgets-hours', 'You left out the whole hours.')] as const]),
            ]
          : way === 'speed'
            ? [
                [size, mistake('gives-distance', 'That is the whole distance. How far is it in one hour?')] as const,
                // 1 hour 54 minutes taken for 1.54 hours, with one decimal place or two.
                ...(whole === 0 ? [] : [10, 100]).map(
                  (by) => [Math.round((size * 100 * by) / hundred) / by, named.hundredMinutes] as const,
                ),
              ]
            : [
                whole === 0
                  ? ([speedKmh, mistake('whole-hour', 'That is how far it goes in a whole hour.')] as const)
                  : ([speedKmh * whole, mistake('forgets-minutes', 'You left out the minutes.')] as const),
                [
                  speedKmh * all,
                  mistake('multiplies-by-minutes', 'You multiplied by minutes. The speed is for one hour.'),
                ] as const,
              ]),
      ],
    );
  },
  solve(seen) {
    if (!/minutes/.test(seen.text) || !/ km/.test(seen.text) || /average|fastest/.test(seen.text)) return undefined;
    const read = (pattern: RegExp): number => Number(pattern.exec(seen.text)?.[1] ?? 0);
    const all = read(/(\d+) hours?/) * 60 + read(/(\d+) minutes/);
    const rate = read(/at (\d+) km\/h/);
    const far = read(/goes (\d+) km/);
    const search = (holds: (value: number) => boolean): ReturnType<typeof typed> | undefined => {
      for (let value = 1; value < 3000; value++) if (holds(value)) return typed(value);
      return undefined;
    };
    if (seen.text.includes('How many kilometres')) return search((value) => value * 60 === rate * all);
    return seen.text.includes('What is the speed')
      ? search((value) => value * all === far * 60)
      : search((value) => value * rate === far * 60);
  },
};

/** The average speed of a way in two parts. */
export const average: Form<Params> = {
  weight: (cell) => asks(cell, 'average'),
  make(random) {
    const [one, other] = [random.int(1, 5), random.int(1, 5)];
    const [fast, slow] = [random.int(20, 70), random.int(20, 70)];
    const far = fast * one + slow * other;
    const all = one + other;
    if (far % all !== 0 || fast === slow || one === other) return undefined;
    const mean = far / all;
    const mover = random.pick(['train', 'coach', 'van', 'lorry', 'tram']);
    const h = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`;
    return writeNumber(
      {
        prompt: `A ${mover} travels for ${h(one)} at ${fast} km/h. Then it travels for ${h(other)} at ${slow} km/h. What is the average speed in km/h?`,
        hint: 'Find the total distance and the total time.',
        steps: [
          `Distances: ${fast} × ${one} = ${fast * one} km and ${slow} × ${other} = ${slow * other} km.`,
          `In total: ${far} km in ${all} hours.`,
          `${far} ÷ ${all} = **${mean}** km/h.`,
        ],
        variant: `average ${fast} ${one} ${slow} ${other}`,
        features: { steps: 5, size: 2 },
      },
      mean,
      [
        [(fast + slow) % 2 === 0 ? (fast + slow) / 2 : Number.NaN, named.meanOfSpeeds],
        [far, mistake('stops-too-soon', 'That is the total distance. Divide it by the total time.')],
        [fast + slow, named.addsSpeeds],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What is the average speed in km/h?')) return undefined;
    const [one = 0, fast = 0, other = 0, slow = 0] = numbersIn(seen.text);
    let far = 0;
    for (let hour = 0; hour < one; hour++) far += fast;
    for (let hour = 0; hour < other; hour++) far += slow;
    for (let mean = 1; mean < 200; mean++) if (mean * (one + other) === far) return typed(mean);
    return undefined;
  },
};

/** Who was fastest. */
export const compare: Form<Params> = {
  weight: (cell) => asks(cell, 'compare'),
  make(random) {
    const runs = Array.from({ length: 3 }, () => ({
      speed: random.int(8, 30),
      time: random.pick([10, 12, 15, 20, 30, 40, 45, 60, 90]),
    }));
    const rows = runs.map(({ speed: rate, time: took }) => ({ rate, took, metres: (rate * 1000 * took) / 60 }));
    const rates = rows.map(({ rate }) => rate);
    const best = Math.max(...rates);
    if (new Set(rates).size < 3 || rows.some(({ metres }) => !Number.isInteger(metres / 100))) return undefined;
    const riders = ['Rider A', 'Rider B', 'Rider C'];
    const right = rates.indexOf(best);
    const furthest = Math.max(...rows.map(({ metres }) => metres));
    if (rows[right]?.metres === furthest && random.chance(2, 3)) return undefined;
    const km = (metres: number): string => decimalText(metres / 100, 1);
    return chooseText(
      random,
      {
        prompt: [
          'Which rider was the **fastest**?',
          {
            type: 'table',
            caption: 'Three rides',
            head: ['Rider', 'Distance', 'Time'],
            rows: rows.map(({ metres, took }, at) => [riders[at] ?? '', `${km(metres)} km`, `${took} minutes`]),
          },
        ],
        spoken: `Which rider was the fastest? ${rows.map(({ metres, took }, at) => `${riders[at]}: ${km(metres)} kilometres in ${took} minutes.`).join(' ')}`,
        hint: 'How far would each of them go in one hour?',
        steps: [
          ...rows.map(({ rate, metres, took }, at) =>
            took === 60
              ? `${riders[at]}: ${rate} km in an hour.`
              : `${riders[at]}: ${km(metres)} km in ${took} minutes, so ${rate} km in an hour.`,
          ),
          `The fastest is **${riders[right]}**.`,
        ],
        variant: `fastest ${rows.map(({ metres, took }) => `${metres}-${took}`).join()}`,
        features: { steps: 4, size: 2 },
      },
      riders[right] ?? '',
      riders
        .map((rider, at) => [rider, rows[at]?.metres === furthest ? named.furthest : named.slower] as const)
        .filter((_, at) => at !== right),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen) {
    const [table] = seen.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
    if (seen.text !== 'Which rider was the fastest?' || table === undefined) return undefined;
    const rides = table.rows.map(([rider = '', far = '', took = '']) => ({
      rider,
      far: numbersIn(far)[0] ?? 0,
      took: numbersIn(took)[0] ?? 1,
    }));
    return chosen(seen, (option) => {
      const own = rides.find(({ rider }) => rider === option);
      return (
        own !== undefined &&
        rides.every(
          ({ rider, far, took }) =>
            rider === option || Math.round(own.far * 10) * took > Math.round(far * 10) * own.took,
        )
      );
    });
  },
};
