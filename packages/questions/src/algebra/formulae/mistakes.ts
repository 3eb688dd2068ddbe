/** What questions on formulae share: the ways of asking and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

type Level = 'easy' | 'medium' | 'hard';
/** The ways of asking. */
export type Asked =
  | 'words'
  | 'machine'
  | 'letters'
  | 'reverse'
  | 'which'
  | 'table'
  | 'substitute'
  | 'powers'
  | 'negative'
  | 'brackets'
  | 'findInput'
  | 'distance'
  | 'speed'
  | 'time'
  | 'minutes'
  | 'average'
  | 'compare';

/** What a sub-topic asks of this family, by difficulty. */
export interface Params {
  readonly levels: Readonly<Record<Level, { readonly asks: readonly Asked[]; readonly large: boolean }>>;
}

/** How often this way is asked at a cell. */
export function asks({ params, difficulty }: Cell<Params>, way: Asked): number {
  return params.levels[difficulty].asks.filter((asked) => asked === way).length;
}

export const mistake = mistakesIn('m.formula');

/** The mistakes children make here. */
export const named = {
  digitsOfBoth: (a: number, b: number) =>
    mistake(
      'juxtaposition-as-digits',
      `You put the digits side by side. ab means a × b, which is ${a} × ${b} = ${a * b}.`,
    ),
  addsLetters: mistake('adds-instead-of-multiplies', 'You added the letters. Side by side they mean times.'),
  digitsOf: (by: number, letter: string, value: number) =>
    mistake(
      'juxtaposition-as-digits',
      `You put the digits side by side. ${by}${letter} with ${letter} = ${value} means ${by} × ${value}, which is ${by * value}.`,
    ),
  order: mistake('order-of-operations', 'Mind the order: brackets first, then powers, then × and ÷, then + and −.'),
  adds: mistake('adds-instead-of-multiplies', 'You added the number and the letter. Side by side they mean times.'),
  addsBrackets: mistake(
    'adds-instead-of-multiplies',
    'You added the number in front of the brackets. It multiplies what is in them.',
  ),
  addsInStory: mistake('adds-instead-of-multiplies', 'One part comes again and again. Multiply it, then add.'),
  scales: (isSum: boolean) =>
    mistake(
      'adds-instead-of-scaling',
      `You ${isSum ? 'added' : 'subtracted'} the two numbers. Speed, distance and time need × or ÷.`,
    ),
  addsSpeeds: mistake('adds-speeds', 'You added the speeds. Divide the total distance by the total time.'),
  furthest: mistake('furthest-for-fastest', 'That rider went furthest. Work out how far each goes in one hour.'),
  slower: mistake('slower-rider', 'Another rider goes further in one hour. Work it out for each of them.'),
  stopsAt: (part: string) => mistake('stops-too-soon', `That is only ${part}. There is one more step.`),
  swapped: mistake('swaps-letters', 'You swapped the values of a and b.'),
  added: mistake('wrong-sign', 'You added. Look at the sign: here you subtract.'),
  subtracted: mistake('wrong-sign', 'You subtracted. Look at the sign: here you add.'),
  minusOfMinus: mistake('wrong-sign', 'Subtracting a negative number is the same as adding.'),
  minus: mistake('wrong-sign', 'A minus sign got lost. Put negative numbers in brackets when you work.'),
  forwards: (result: number, letter?: string) =>
    mistake(
      'works-forwards',
      `You put ${result} in ${letter === undefined ? 'at the start' : `for ${letter}`}. ${result} is the result, so work backwards.`,
    ),
  inverse: mistake('inverse-in-wrong-order', 'You undid the first step first. Start with the last one.'),
  doubles: mistake('doubles-for-squares', 'Squared means times itself, not times 2.'),
  fact: mistake('fact-slip', ''),
  divides: mistake('divides-for-multiplies', 'You multiplied. Here you need to divide.'),
  dividesNot: mistake('divides-for-multiplies', 'You divided. Here you need to multiply.'),
  hundredMinutes: mistake('hundred-minutes', 'An hour has 60 minutes, not 100.'),
  meanOfSpeeds: mistake('averages-speeds', 'Do not average the speeds. Divide the total distance by the total time.'),
  fixed: mistake('multiplies-fixed-part', 'You multiplied both parts. One of them comes only once.'),
};
