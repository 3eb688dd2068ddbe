/** What questions on bearings share: the mistakes, bearings as text, and wrong bearings. */
import { firstOfEach } from '../../kernel/first-of-each.ts';
import { agreed, mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

/** Every cell of this family asks the same matter. */
export type Params = Readonly<Record<string, never>>;

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.bearings');
/** The mistakes children make here. */
export const named = {
  wrongWay: mistake('anticlockwise', 'A bearing is measured clockwise from north.'),
  east: mistake('from-east', 'Start at north, not at east.'),
  opposite: mistake('opposite-direction', 'That is exactly the opposite direction.'),
  turnedBack: mistake('turns-other-way', 'You turned the other way.'),
  nextPoint: mistake('next-compass-point', 'You took the next compass point. Count the steps of 45° again.'),
  south: mistake('from-south', 'Start at north, not at south.'),
  given: mistake('gives-the-same', 'That is the bearing you were given. Looking back is the opposite direction.'),
  from180: mistake('subtracts-from-half-turn', 'You subtracted the bearing from 180°. To look back, add 180° to it.'),
  from360: mistake('subtracts-from-full-turn', 'You subtracted the bearing from 360°. To look back, add 180° to it.'),
  quarter: mistake('quarter-turn', 'That is only a quarter turn round. To look back, turn by half a turn.'),
  noTurn: mistake('forgets-turn', 'You left out the turn on the way.'),
  /** Both slips of a question with a turn and a look back. */
  both: mistake('two-slips', 'You turned the other way, and did not look back.'),
  onward: mistake('forgets-way-back', 'That is the way on. To look back, turn by half a turn.'),
};

/** The same direction, from 0 to 359. */
export const inCircle = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** How a turn goes. */
export const sense = (isClockwise: boolean): string => (isClockwise ? 'clockwise' : 'anticlockwise');

/** '300 + 80 = 380. Subtract a full turn: 380 − 360 = 20.' */
export function added(from: number, change: number): string {
  const plain = from + change;
  const line = `${from} ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${showNumber(plain)}`;
  if (plain === inCircle(plain)) return `${line}.`;
  const [verb, sign] = plain < 0 ? ['Add', '+'] : ['Subtract', '−'];
  return `${line}. ${verb} a full turn: ${showNumber(plain)} ${sign} 360 = ${inCircle(plain)}.`;
}

/** Half a turn, without leaving the circle. */
export const turnRound = (bearing: number): string => added(bearing, bearing < 180 ? 180 : -180);

/** 45 → '045°'. */
export const three = (degrees: number): string => `${String(inCircle(degrees)).padStart(3, '0')}°`;

/** The direction of a bearing in a drawing, whose angles open anticlockwise from the right. */
export const directionOf = (bearing: number): number => 90 - bearing;

/** How an explanation ends: the zeros in front are told of where there are any. */
export const bearingIs = (degrees: number): string =>
  degrees < 100 ? `A bearing has three figures: **${three(degrees)}**.` : `The bearing is **${three(degrees)}**.`;

type WrongBearing = readonly [degrees: number, because: TextMistake[1]];

/**
 * Three wrong bearings where `main` slips are what the question is about: those, and one of the others. All of the others where there is no
 * main one. Of two slips that lead to one bearing a main one is named.
 */
export function wrongFor(
  random: Random,
  right: number,
  main: readonly WrongBearing[],
  others: readonly WrongBearing[],
): TextMistake[] {
  const told = (wrong: readonly WrongBearing[], taken: readonly string[]): TextMistake[] =>
    firstOfEach(
      agreed(
        wrong.map(([degrees, because]): TextMistake => [three(degrees), because]),
        String,
      ),
      ([given]) => given,
    ).filter(([given, { says }]) => !taken.includes(given) && says !== '');
  const first = told(main, [three(right)]);
  const rest = random.shuffle(told(others, [three(right), ...first.map(([given]) => given)]));
  return [...first, ...(main.length === 0 ? rest : rest.slice(0, 3 - first.length))];
}

/** Who travels, and how. */
export const travellers = [
  ['A ship', 'sails'],
  ['A plane', 'flies'],
  ['A robot', 'goes'],
  ['A drone', 'flies'],
] as const;
