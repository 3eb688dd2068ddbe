/** Problems with a percentage of a whole, and what is left of it. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, story, values, wordMistakes as wrong } from './schema.ts';

/** A percentage found from the tenth, the half or the quarter: '10% of 130 is 13, so 40% of 130 is 4 × 13 = 52.' */
export function percentStep(percent: number, of: number): string {
  const result = n((of * percent) / 100);
  const [whole, tens] = [n(of), Math.floor(percent / 10)];
  const divided = (by: number, times: number): string =>
    `${percent}% of ${whole} is ${whole} ÷ ${by}${times > 1 ? ` × ${times}` : ''} = ${result}.`;
  if (percent % 25 === 0) return percent === 50 ? divided(2, 1) : divided(4, percent / 25);
  if (percent === 10) return divided(10, 1);
  if (of % 10 > 0) return divided(5, percent / 20);
  const tenth = n(of / 10);
  return percent % 10 === 0
    ? `10% of ${whole} is ${tenth}, so ${percent}% is ${tens} × ${tenth} = ${result}.`
    : `10% of ${whole} is ${tenth} and 5% is ${n(of / 20)}, so ${percent}% is ${tens === 1 ? '' : `${tens} × `}${tenth} + ${n(of / 20)} = ${result}.`;
}

/** Stories of one percentage that goes. */
export const percentLeftSchemas: readonly Schema[] = [
  {
    name: 'percent-left',
    steps: 2,
    stories: [
      story('A shop has {a} kites. It sells {b}% of them. How many kites are left?', 900),
      story('{N} has £{a} and spends {b}% of it on a bike. How much is left?', 900, '£'),
      story('{a} children go to a camp. {b}% of them swim, and the rest climb. How many climb?', 900),
      story('A school has {a} pupils. {b}% of them walk to school. How many come another way?', 900),
      story('A tank holds {a} litres. {b}% of the water is used. How many litres are left?', 900, 'litres'),
      story('A book has {a} pages. {N} has read {b}% of them. How many pages are left?', 500),
      story('A ribbon is {a} cm long. {N} uses {b}% of it. How many cm are left?', 400, 'cm'),
      story('A farm has {a} hens. {b}% of them are white, and the others are brown. How many are brown?', 500),
      story('A lorry brings {a} parcels. {b}% are delivered before lunch. How many are left?', 900),
    ],
    draw(random) {
      const [a, b] = [20 * random.int(4, 14), random.pick([10, 20, 25, 30, 40, 60, 75])];
      // With 100 or 200 nothing has to be worked out.
      return a % 100 === 0 || a === 2 * b ? undefined : values({ a, b });
    },
    answer: ({ a, b }) => a - (a * b) / 100,
    holds: (x, { a, b }) => x * 100 === a * (100 - b),
    wrong: ({ a, b }) => [
      [(a * b) / 100, wrong.stops(`Now subtract that from the ${n(a)}.`)],
      [a - b, wrong.operation(`${b}% does not mean ${b}. First find ${b}% of ${n(a)}.`)],
    ],
    how: ({ a, b }) => [percentStep(b, a), `${n(a)} − ${n((a * b) / 100)}.`],
    hint: ({ a, b }) => `How much is ${b}% of ${n(a)}? Then read the question again.`,
  },
];
