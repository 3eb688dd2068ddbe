/** What straight graphs convert, and how a child is asked for it. */
import type { LineGraph } from './line-figure.ts';

/** Two measures of which one is so many times the other. */
export interface Conversion {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  /** Steps of the lower axis, what one of them makes on the other axis, and the steps of that axis. */
  readonly stepX: number;
  readonly stepY: number;
  readonly grid: number;
  /** The questions from the lower axis to the other one and back; # is the number that is given. */
  readonly forwards: string;
  readonly backwards: string;
  /** Both measures at once, to be told in the second: # of the first and $ of the second. */
  readonly together?: readonly [forwards: string, backwards: string];
}

/** Every conversion. */
export const conversions: readonly Conversion[] = [
  {
    title: 'Pounds and euros',
    x: 'pounds',
    y: 'euros',
    stepX: 10,
    stepY: 12,
    grid: 6,
    forwards: 'How many euros do you get for # pounds?',
    backwards: 'How many pounds do you get for # euros?',
    together: [
      'You have $ euros. You change # pounds into euros as well. How many euros do you have now?',
      'You have $ pounds. You change # euros into pounds as well. How many pounds do you have now?',
    ],
  },
  {
    title: 'Miles and kilometres',
    x: 'miles',
    y: 'kilometres',
    stepX: 5,
    stepY: 8,
    grid: 4,
    forwards: 'A road is # miles long. About how many kilometres is that?',
    backwards: 'A road is # kilometres long. About how many miles is that?',
    together: [
      'A cyclist rides # miles and then another $ kilometres. About how many kilometres is that altogether?',
      'A cyclist rides # kilometres and then another $ miles. About how many miles is that altogether?',
    ],
  },
  {
    title: 'Inches and centimetres',
    x: 'inches',
    y: 'centimetres',
    stepX: 4,
    stepY: 10,
    grid: 5,
    forwards: 'A ribbon is # inches long. About how many centimetres is that?',
    backwards: 'A ribbon is # centimetres long. About how many inches is that?',
    together: [
      'One ribbon is # inches long, another is $ centimetres long. About how many centimetres is that altogether?',
      'One ribbon is # centimetres long, another is $ inches long. About how many inches is that altogether?',
    ],
  },
  {
    title: 'Hours worked and pay',
    x: 'hours',
    y: 'pounds',
    stepX: 2,
    stepY: 24,
    grid: 12,
    forwards: 'How many pounds does a gardener earn in # hours?',
    backwards: 'A gardener earns # pounds. How many hours of work is that?',
  },
  {
    title: 'Tickets and cost',
    x: 'tickets',
    y: 'pounds',
    stepX: 2,
    stepY: 10,
    grid: 5,
    forwards: 'How many pounds do # tickets cost?',
    backwards: 'How many tickets can you buy with # pounds?',
  },
  {
    title: 'Bags of flour and mass',
    x: 'bags',
    y: 'kilograms',
    stepX: 2,
    stepY: 3,
    grid: 1,
    forwards: 'How many kilograms do # bags of flour weigh?',
    backwards: 'How many bags of flour weigh # kilograms?',
  },
  {
    title: 'Time and distance walked',
    x: 'minutes',
    y: 'metres',
    stepX: 10,
    stepY: 600,
    grid: 300,
    forwards: 'How many metres does the walker go in # minutes?',
    backwards: 'How many minutes does it take to walk # metres?',
  },
  {
    title: 'Pounds and US dollars',
    x: 'pounds',
    y: 'dollars',
    stepX: 4,
    stepY: 5,
    grid: 5,
    forwards: 'How many dollars do you get for # pounds?',
    backwards: 'How many pounds do you get for # dollars?',
    together: [
      'You have $ dollars. You change # pounds into dollars as well. How many dollars do you have now?',
      'You have $ pounds. You change # dollars into pounds as well. How many pounds do you have now?',
    ],
  },
  {
    title: 'Petrol and distance',
    x: 'litres',
    y: 'kilometres',
    stepX: 5,
    stepY: 80,
    grid: 40,
    forwards: 'How many kilometres does the car go on # litres?',
    backwards: 'About how many litres does the car need for # kilometres?',
  },
  {
    title: 'Gallons and litres',
    x: 'gallons',
    y: 'litres',
    stepX: 2,
    stepY: 9,
    grid: 3,
    forwards: 'A tank holds # gallons. About how many litres is that?',
    backwards: 'A tank holds # litres. About how many gallons is that?',
    together: [
      'One tank holds # gallons, another holds $ litres. About how many litres do they hold altogether?',
      'One tank holds # litres, another holds $ gallons. About how many gallons do they hold altogether?',
    ],
  },
];

/** Its graph: five steps along, in a straight line from 0. */
export const conversionGraph = ({ title, x, y, stepX, stepY, grid }: Conversion): LineGraph => ({
  title,
  xAxis: x,
  yAxis: y,
  labels: [0, 1, 2, 3, 4, 5].map((at) => String(at * stepX)),
  values: [0, 1, 2, 3, 4, 5].map((at) => at * stepY),
  step: grid,
  low: 0,
  top: 5 * stepY,
  dots: false,
});

/** A question read back: the numbers it gives and the way it converts. */
export interface Asked {
  readonly given: number;
  readonly more: number;
  readonly isForwards: boolean;
}
/** The numbers a text gives where it asks this; `more` is 0 where only one measure is told. */
function numbersAsked(text: string, template: string): Omit<Asked, 'isForwards'> | undefined {
  const pattern = template.replace('?', '\\?').replace('#', '(?<given>\\d+)').replace('$', '(?<more>\\d+)');
  const found = new RegExp(`${pattern}$`).exec(text)?.groups;
  return found === undefined ? undefined : { given: Number(found.given), more: Number(found.more ?? 0) };
}
/** Which of these questions a text asks. */
export function conversionOf(text: string): Asked | undefined {
  for (const { forwards, backwards, together = [] } of conversions)
    for (const [template = '', isForwards] of [
      [forwards, true],
      [backwards, false],
      [together[0], true],
      [together[1], false],
    ] as const) {
      const found = template === '' ? undefined : numbersAsked(text, template);
      if (found !== undefined) return { ...found, isForwards };
    }
  return undefined;
}
