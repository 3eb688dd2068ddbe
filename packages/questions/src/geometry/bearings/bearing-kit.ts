/** What questions on bearings share: the mistakes, bearings as text, and wrong bearings. */
import { firstOfEach } from '../../kernel/first-of-each.ts';
import { agreed, mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';

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
  quarter: mistake('quarter-turn', 'That is only a quarter turn round. To look back, turn by half a turn.'),
  noTurn: mistake('forgets-turn', 'You left out the turn on the way.'),
  onward: mistake('forgets-way-back', 'That is the way on. To look back, turn by half a turn.'),
};

const outBy = (far: string): ReturnType<typeof mistake> => mistake('adds-wrongly', `That is ${far}.`);

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

/** Wrong bearings with their mistakes, and two that are 10° out. */
export const wrongFor = (right: number, others: readonly (readonly [number, TextMistake[1]])[]): TextMistake[] =>
  firstOfEach(
    agreed(
      [...others, [right + 10, outBy('10° too big')] as const, [right - 10, outBy('10° too small')] as const].map(
        ([given, because]): TextMistake => [three(given), because],
      ),
      String,
    ),
    ([given]) => given,
  ).filter(([given]) => given !== three(right));

/** Who travels, and how. */
export const travellers = [
  ['A ship', 'sails'],
  ['A plane', 'flies'],
  ['A robot', 'goes'],
  ['A drone', 'flies'],
] as const;
