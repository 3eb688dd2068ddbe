import type { Random } from '../../kernel/random.ts';
import { mistake, type Params } from './graphs.ts';
import type { Scatter } from './scatter-figure.ts';

/** Whether a sub-topic is about scatter graphs. */
export const isScatter = ({ about }: Params): boolean => about === 'scatter';
/** The mistakes children make here. */
export const wrong = {
  direction: mistake('wrong-direction', 'Do the crosses climb or fall from left to right?'),
  none: mistake('misses-correlation', 'Look at all the crosses together. Do they lie near a slanting line?'),
  some: mistake('sees-correlation', 'The crosses lie all over the place. One does not go with the other.'),
  outlier: mistake(
    'takes-the-highest',
    'That point is near the line that most crosses follow. Look for one that is far away from it.',
  ),
  nearest: mistake('reads-a-cross', 'Use the line of best fit, not the nearest cross.'),
  start: mistake('gives-the-start', 'That is the number you start from. What does the graph give for it?'),
};

/** Two measures and how they go together. */
export interface Topic {
  readonly x: string;
  readonly y: string;
  readonly topX: number;
  readonly topY: number;
  readonly trend: 'positive' | 'negative' | 'none';
  /** 'the hotter it is' and the like, for a sentence. */
  readonly more: string;
  readonly outcomes: readonly [more: string, fewer: string];
  /** Estimates by the line of best fit, from x to y and back; # is the number that is given. */
  readonly asks?: readonly [string, string];
}
/** Every topic. */
export const topics: readonly Topic[] = [
  {
    x: 'Temperature in °C',
    y: 'Ice creams sold',
    topX: 30,
    topY: 100,
    trend: 'positive',
    more: 'The hotter the day',
    outcomes: ['the more ice creams are sold', 'the fewer ice creams are sold'],
    asks: [
      'The temperature is #°C. About how many ice creams are sold?',
      'On one day # ice creams are sold. About what is the temperature in °C?',
    ],
  },
  {
    x: 'Hours of practice',
    y: 'Goals scored',
    topX: 20,
    topY: 50,
    trend: 'positive',
    more: 'The longer the practice',
    outcomes: ['the more goals are scored', 'the fewer goals are scored'],
    asks: [
      'A team practises for # hours. About how many goals does it score?',
      'A team scores # goals. For about how many hours did it practise?',
    ],
  },
  {
    x: 'Temperature in °C',
    y: 'Cups of soup sold',
    topX: 30,
    topY: 60,
    trend: 'negative',
    more: 'The hotter the day',
    outcomes: ['the more soup is sold', 'the less soup is sold'],
    asks: [
      'The temperature is #°C. About how many cups of soup are sold?',
      'On one day # cups of soup are sold. About what is the temperature in °C?',
    ],
  },
  {
    x: 'Age of car in years',
    y: 'Price in hundreds of pounds',
    topX: 10,
    topY: 200,
    trend: 'negative',
    more: 'The older the car',
    outcomes: ['the higher its price', 'the lower its price'],
    asks: [
      'A car is # years old. About what is its price in hundreds of pounds?',
      'The price of a car is £#00. About how many years old is it?',
    ],
  },
  {
    x: 'Hours of sunshine',
    y: 'Solar energy in kWh',
    topX: 10,
    topY: 50,
    trend: 'positive',
    more: 'The longer the sun shines',
    outcomes: ['the more solar energy there is', 'the less solar energy there is'],
    asks: [
      'The sun shines for # hours. About how many kWh of solar energy is that?',
      'On one day there are # kWh of solar energy. For about how many hours did the sun shine?',
    ],
  },
  {
    x: 'Minutes of walking',
    y: 'Distance in km',
    topX: 100,
    topY: 10,
    trend: 'positive',
    more: 'The longer the walk',
    outcomes: ['the greater the distance', 'the smaller the distance'],
    asks: [
      'A walk takes # minutes. About how many kilometres is it?',
      'A walk is # km long. About how many minutes does it take?',
    ],
  },
  {
    x: 'House number',
    y: 'Age of the house in years',
    topX: 50,
    topY: 100,
    trend: 'none',
    more: 'The higher the house number',
    outcomes: ['the older the house', 'the newer the house'],
  },
  {
    x: 'Minutes on the bus',
    y: 'Points in a quiz',
    topX: 50,
    topY: 50,
    trend: 'none',
    more: 'The longer the bus ride',
    outcomes: ['the more points', 'the fewer points'],
  },
  {
    x: 'Speed in km per hour',
    y: 'Minutes of travel',
    topX: 100,
    topY: 60,
    trend: 'negative',
    more: 'The faster the trip',
    outcomes: ['the longer it takes', 'the less time it takes'],
    asks: [
      'A trip is made at # km per hour. About how many minutes does it take?',
      'A trip takes # minutes. About how many kilometres per hour is that?',
    ],
  },
];

/** Points of a trend, in steps of a fiftieth of the axes; `noise` is how far they stray. */
export function drawPoints(
  random: Random,
  { topX, topY, trend }: Topic,
  count: number,
  noise: number,
): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at): readonly [number, number] => {
    const x = 5 + Math.round((40 / count) * at) + random.int(-1, 1);
    const line = trend === 'positive' ? x * 0.8 + 10 : trend === 'negative' ? 50 - x * 0.8 : random.int(5, 46);
    const y = Math.min(48, Math.max(2, Math.round(line) + random.int(-noise, noise)));
    return [(x * topX) / 50, (y * topY) / 50];
  });
}
/** How the points go together: Pearson's measure. */
export function correlation(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [mx, my] = [mean(xs), mean(ys)];
  const product = mean(points.map(([x, y]) => (x - mx) * (y - my)));
  return product / Math.sqrt(mean(xs.map((x) => (x - mx) ** 2)) * mean(ys.map((y) => (y - my) ** 2)));
}
/** The kind of correlation; undefined where it is not clear. */
export const kindOf = (points: readonly (readonly [number, number])[]): Topic['trend'] | undefined => {
  const measure = correlation(points);
  if (Math.abs(measure) < 0.3) return 'none';
  return Math.abs(measure) < 0.75 ? undefined : measure > 0 ? 'positive' : 'negative';
};
/** The points as one text. */
export const key = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(' ');
/** A graph without letters or lines. */
export const plain = (topic: Topic, points: Scatter['points']): Scatter => ({
  xAxis: topic.x,
  yAxis: topic.y,
  topX: topic.topX,
  topY: topic.topY,
  points,
  letters: new Map(),
});
/** The kinds in words. */
export const names = {
  positive: 'positive correlation',
  negative: 'negative correlation',
  none: 'no correlation',
} as const;
/** The mistake behind a wrong kind. */
export const because = (given: string, right: Topic['trend']) =>
  given === names.none ? wrong.none : right === 'none' ? wrong.some : wrong.direction;
