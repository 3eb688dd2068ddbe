/** What all perimeter questions share: parameters, mistakes, and how a walk round a shape is written. */
import { mistakesIn } from '../../kernel/mistakes.ts';

/** How hard a question is. */
export type Level = 'easy' | 'medium' | 'hard';
type ByLevel = Readonly<Record<Level, number>>;

/** The ways of asking. */
type PerimeterForm =
  | 'ruler'
  | 'sides'
  | 'grid'
  | 'rectangle'
  | 'missing'
  | 'shape'
  | 'gaps'
  | 'outer'
  | 'joined'
  | 'sideFromRow'
  | 'regular';

/** How often each way comes at each level. */
export interface Params {
  readonly weights: Readonly<Partial<Record<PerimeterForm, ByLevel>>>;
  /** The longest side at most. */
  readonly top: ByLevel;
}

/** The weight of a form. */
export const weightOf = ({ weights }: Params, form: PerimeterForm, level: Level): number => weights[form]?.[level] ?? 0;

const mistake = mistakesIn('m.perimeter');

/** The mistakes children make here. */
export const named = {
  shown: mistake('adds-shown-only', 'You added only the lengths that are written. Every side counts.'),
  two: mistake('two-sides-only', 'There are four sides. You added only two of them.'),
  area: mistake('area-for-perimeter', 'That is the area inside. The perimeter goes round the outside.'),
  missed: mistake('misses-a-side', 'One side is missing. Start at a corner and go all the way round.'),
  squares: mistake('counts-squares', 'Count the edges round the outside, not the squares.'),
  units: mistake('ignores-units', 'Change all the lengths to the same unit first.'),
  shortUpright: mistake('misses-a-side', 'You left out the short sides that run up and down.'),
  shortAcross: mistake('misses-a-side', 'You left out the short sides that run across.'),
  half: mistake('forgets-to-halve', 'There are two lengths and two widths. Take half of the perimeter first.'),
  longer: mistake('gives-length', 'That is the length. The width is asked for.'),
  bothTogether: mistake('stops-early', 'That is one length and one width together.'),
  twice: mistake('forgets-second-half', 'That is two of these sides together. Halve it.'),
  smallOne: mistake('one-rectangle-only', 'That is the perimeter of one small rectangle.'),
  allEqual: mistake('takes-sides-as-equal', 'You divided the perimeter by 4, but length and width are not equal.'),
  subtracts: mistake('subtracts-sides', 'You subtracted. All the sides are equal, so divide.'),
  oneMoreSide: mistake('counts-a-side-twice', 'You counted one side too many.'),
  addsCount: mistake('adds-number-of-sides', 'You added the number of sides. Multiply by it.'),
  inside: mistake('counts-joined-sides', 'Sides that are joined are inside. They are not part of the perimeter.'),
  allWidths: (count: number) => mistake('stops-early', `That is ${count} widths together. Divide by ${count}.`),
  oneLength: (count: number) => mistake('misses-a-side', `You took away one length only. There are ${count} in a row.`),
  miscalculated: mistake('adds-wrongly', ''),
};

/** '5 + 3 + 5 + 3'. */
export const sumOf = (sides: readonly number[]): string => sides.join(' + ');

/** What makes a perimeter hard, as numbers that rise with it. */
export const features = (sides: number, unseen: number, steps: number): Record<string, number> => ({
  sides,
  unseen,
  steps,
});
