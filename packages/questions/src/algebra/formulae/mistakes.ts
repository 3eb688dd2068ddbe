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

const mistake = mistakesIn('m.formula');

/** The mistakes children make here. */
export const named = {
  digits: mistake('juxtaposition-as-digits', 'A number next to a letter means times: 3n with n = 4 is 12, not 34.'),
  order: mistake('order-of-operations', 'Multiply first, then add or subtract; brackets before both.'),
  adds: mistake('adds-instead-of-multiplies', 'A number next to a letter means times, not plus.'),
  addsInStory: mistake('adds-instead-of-multiplies', 'One part comes again and again. Multiply it, then add.'),
  scales: mistake('adds-instead-of-scaling', 'Adding or subtracting doesn’t work here. Multiply or divide instead.'),
  addsSpeeds: mistake('adds-speeds', 'You added the speeds. Divide all the distance by all the time.'),
  furthest: mistake('furthest-for-fastest', 'That rider went furthest. Work out how far each goes in one hour.'),
  sameTime: mistake('unequal-times', 'The times are different. Work out how far each goes in one hour.'),
  stops: mistake('stops-too-soon', 'There is one more step.'),
  swapped: mistake('swaps-letters', 'Check which number belongs to which letter.'),
  sign: mistake('wrong-sign', 'Look at the signs again.'),
  forwards: mistake('works-forwards', 'The result is known. Work backwards to what was put in.'),
  inverse: mistake('inverse-in-wrong-order', 'Undo the last step first.'),
  doubles: mistake('doubles-for-squares', 'Squared means times itself, not times 2.'),
  fact: mistake('fact-slip', 'Close. Check your working.'),
  divides: mistake('divides-for-multiplies', 'Check: do you need to multiply or divide?'),
  hundredMinutes: mistake('hundred-minutes', 'An hour has 60 minutes, not 100.'),
  meanOfSpeeds: mistake('averages-speeds', 'Do not average the speeds. Divide all the distance by all the time.'),
  fixed: mistake('multiplies-fixed-part', 'The fixed part is counted only once.'),
};
