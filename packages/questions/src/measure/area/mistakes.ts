/** What all area questions share: parameters and mistakes. */
import { mistakesIn } from '../../kernel/mistakes.ts';

/** How hard a question is. */
export type Level = 'easy' | 'medium' | 'hard';
type ByLevel = Readonly<Record<Level, number>>;

/** The ways of asking. */
type AreaForm =
  | 'count'
  | 'halves'
  | 'compareGrid'
  | 'rectangle'
  | 'side'
  | 'units'
  | 'composite'
  | 'cut'
  | 'sameArea'
  | 'both'
  | 'triangle'
  | 'parallelogram'
  | 'trapezium'
  | 'backHeight'
  | 'blob'
  | 'parts'
  | 'blobScale';

/** How often each way comes at each level; `halves` of units may be lengths where it is so. */
export interface Params {
  readonly weights: Readonly<Partial<Record<AreaForm, ByLevel>>>;
  /** The longest side at most. */
  readonly top: ByLevel;
  /** Decimal places of lengths at most. */
  readonly places: ByLevel;
}

/** The weight of a form. */
export const weightOf = ({ weights }: Params, form: AreaForm, level: Level): number => weights[form]?.[level] ?? 0;

export const mistake = mistakesIn('m.area');

/** The mistakes children make here. */
export const named = {
  perimeter: mistake('perimeter-for-area', 'You went round the outside. The area is what is inside.'),
  givenPerimeter: mistake('perimeter-for-area', 'That is the perimeter you know already. The area is what is inside.'),
  areaFor: mistake('area-for-perimeter', 'That is the area. The perimeter goes round the outside.'),
  added: mistake('adds-sides', 'You added the two lengths. An area is found by multiplying.'),
  miscount: mistake('miscounts', ''),
  halves: mistake('counts-halves-as-wholes', 'A half square is not a whole one. Two halves make one square.'),
  noHalves: mistake('leaves-out-halves', 'Half squares count too. Two of them make one square.'),
  half: mistake('forgets-half', 'A triangle is half of the rectangle around it.'),
  halfTrapezium: mistake('forgets-half-of-trapezium', 'Halve it: two of these trapezia make one parallelogram.'),
  halved: mistake('halves-parallelogram', 'A parallelogram is not halved: it can be cut and made into a rectangle.'),
  slant: mistake('slant-for-height', 'Use the perpendicular height, not the slanted side.'),
  oneBase: mistake('one-base-only', 'A trapezium has two parallel sides. Add them first.'),
  part: mistake('one-part-only', 'That is only one part of the shape.'),
  onePiece: mistake('one-part-only', 'That is only one small piece. Cut up the shape and add all its parts.'),
  whole: mistake(
    'outer-rectangle',
    'That is the whole rectangle around the shape. Not all of it belongs to the shape.',
  ),
  overlap: mistake(
    'counts-corner-twice',
    'A part of the shape was counted twice. Cut it into rectangles that do not overlap.',
  ),
  units: mistake('ignores-units', 'Change both lengths to centimetres first: 1 m is 100 cm.'),
  divide: mistake('wrong-operation', 'To find a side, divide the area by the side you know.'),
  halvedArea: mistake('halves-area', 'To find a side, divide the area by the side you know.'),
  notRoot: mistake('divides-for-root', 'You divided the area. Which number times itself makes it?'),
  oneEach: mistake('two-sides-only', 'That is only one length and one width.'),
  width: (asked: 'perimeter' | 'area') => mistake('stops-early', `That is only the width. Now find the ${asked}.`),
  oneSide: mistake('stops-early', 'That is one side. The perimeter has four.'),
  twoSides: mistake('two-sides-only', 'That is only two of the sides.'),
  halfPerimeter: mistake('forgets-to-halve', 'Half of the perimeter is one length and one width. Start from there.'),
  notSquare: mistake('not-the-biggest', 'There is a bigger one. A square is a rectangle too.'),
  notBiggest: mistake('not-the-biggest', 'There is a bigger one. Try sides that are closer in length.'),
  shorter: mistake('gives-shorter-side', 'That is the shorter side.'),
  bothSides: mistake('stops-early', 'That is the length and the width together.'),
  missingPiece: mistake(
    'gives-missing-piece',
    'That is the area of what is missing. Subtract it from the big rectangle.',
  ),
  ignoresPart: mistake('forgets-to-subtract', 'That is the whole of it. Take away the part inside.'),
  subtractsSides: mistake('subtracts-sides-first', 'You subtracted the sides first. Find both areas, then subtract.'),
  addsParts: mistake('adds-for-subtracts', 'You added the two areas. The part inside is subtracted.'),
  same: mistake('same-perimeter', 'That has the same perimeter. Look for the same area.'),
  sameArea: mistake('area-for-perimeter', 'That has the same area. Look for the same perimeter.'),
  partsAsWholes: mistake(
    'counts-parts-as-wholes',
    'You counted every square that is only partly covered as a whole one.',
  ),
  wholesOnly: mistake(
    'leaves-out-parts',
    'You left out the squares that are partly covered. Count two of them as about one.',
  ),
  tooLarge: mistake('estimate-too-large', 'That is too large. Count the whole squares, then half of the others.'),
  tooSmall: mistake('estimate-too-small', 'That is too small. Count the whole squares, then half of the others.'),
  oneSquare: mistake('forgets-scale', 'You counted the squares. How big is each square here?'),
  miscalculated: mistake('multiplies-wrongly', ''),
};

/** What makes an area hard, as numbers that rise with it. */
export const features = (size: number, steps: number, places = 0): Record<string, number> => ({
  size: Math.round(size),
  steps,
  places,
});
