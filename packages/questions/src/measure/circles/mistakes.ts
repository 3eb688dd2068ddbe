/** What all circle questions share: parameters, mistakes, and round things of sensible sizes. */

import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { exactDecimal } from '../units.ts';

/** What a sub-topic asks: the parts, or circumference and area. */
export interface Params {
  readonly asks: 'parts' | 'measures';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.circle');

/** The mistakes children make here. */
export const named = {
  double: mistake('radius-for-diameter', 'The diameter goes all the way across: it is two radii.'),
  doubled: mistake('doubles-diameter', 'That is twice the right length. The circumference is π × diameter.'),
  one: mistake('one-circle-only', 'That is one circle. How many are there?'),
  half: mistake('diameter-for-radius', 'The radius goes from the centre to the edge: half of the diameter.'),
  area: mistake(
    'area-for-circumference',
    'That is the area inside. The circumference is the distance round the edge: π × diameter.',
  ),
  circumference: mistake(
    'circumference-for-area',
    'That is the distance round the edge. The area is π × radius × radius.',
  ),
  diameterSquared: mistake(
    'squares-diameter',
    'You multiplied the diameter by itself. The area is π × radius × radius.',
  ),
  straight: mistake('forgets-straight-part', 'A semicircle has a straight side too.'),
  halfCircle: mistake('forgets-to-halve', 'It is only half of a circle. Halve the curved part.'),
  halfArea: mistake('forgets-to-halve', 'That is the area of the whole circle. This is only half of it.'),
  halfArc: mistake(
    'circumference-for-area',
    'That is the length of the curved edge. The area is half of π × radius × radius.',
  ),
  inner: mistake('forgets-inner-circle', 'Subtract the circle in the middle.'),
  subtracts: mistake('subtracts-radii-first', 'Find both areas first. Then take one from the other.'),
  divide: mistake('wrong-operation', 'You multiplied by π. Divide by it to go back.'),
  miscalculated: mistake('miscounts', ''),
};

/** Tenths as text: 35 → '3.5'. */
export const tenths = (value: number): string => exactDecimal(value, 10) ?? '';

/** Round things with the radius they have in life, in tenths of their unit. */
const things = [
  { name: 'round plate', unit: 'cm', least: 80, most: 160 },
  { name: 'round pond', unit: 'm', least: 10, most: 300 },
  { name: 'round table top', unit: 'cm', least: 300, most: 950 },
  { name: 'round flower bed', unit: 'm', least: 8, most: 90 },
  { name: 'round badge', unit: 'mm', least: 100, most: 400 },
  { name: 'round mirror', unit: 'cm', least: 80, most: 600 },
  { name: 'coin', unit: 'mm', least: 80, most: 150 },
  { name: 'clock face', unit: 'cm', least: 50, most: 300 },
  { name: 'round lid', unit: 'cm', least: 20, most: 160 },
  { name: 'round pizza', unit: 'cm', least: 90, most: 250 },
  { name: 'bicycle wheel', unit: 'cm', least: 150, most: 350 },
  { name: 'circle', unit: 'cm', least: 1, most: 9999 },
  { name: 'circle', unit: 'm', least: 1, most: 9999 },
] as const;

/** Something round of this radius, in tenths of its unit. */
export function pickRound(random: Random, radius: number): { readonly name: string; readonly unit: string } {
  return random.pick(things.filter(({ least, most }) => radius >= least && radius <= most));
}
