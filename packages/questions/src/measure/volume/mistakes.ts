/** What all volume questions share: parameters and mistakes. */
import { mistakesIn } from '../../kernel/mistakes.ts';

/** How hard a question is. */
export type Level = 'easy' | 'medium' | 'hard';
type ByLevel = Readonly<Record<Level, number>>;

/** The ways of asking. */
type VolumeForm =
  | 'cubes'
  | 'piles'
  | 'fill'
  | 'layers'
  | 'cuboid'
  | 'edge'
  | 'litres'
  | 'packing'
  | 'surface'
  | 'cubeBack'
  | 'edgeFromSurface'
  | 'prism';

/** How often each way comes at each level, and how long edges may be. */
export interface Params {
  readonly weights: Readonly<Partial<Record<VolumeForm, ByLevel>>>;
  readonly top: ByLevel;
  readonly places: ByLevel;
}

/** The weight of a form. */
export const weightOf = ({ weights }: Params, form: VolumeForm, level: Level): number => weights[form]?.[level] ?? 0;

export const mistake = mistakesIn('m.volume');

/** The mistakes children make here. */
export const named = {
  seen: mistake('counts-visible-faces', 'You counted the faces you can see. Count the cubes, hidden ones too.'),
  visible: mistake('visible-cubes-only', 'Some cubes stand behind or under others. Count them too.'),
  layer: mistake('one-layer-only', 'That is one layer. How many layers are there?'),
  added: mistake('adds-edges', 'You added the lengths. Volume counts cubes in rows and layers: multiply.'),
  two: mistake('two-lengths-only', 'That is the area of one face. Multiply by the third length too.'),
  surface: mistake('surface-for-volume', 'That is the area of the faces. Volume is what is inside.'),
  volume: mistake('volume-for-surface', 'That is the volume inside. Add the areas of the faces.'),
  three: mistake('three-faces-only', 'A cuboid has six faces: there are two of each.'),
  threeOfCube: mistake('three-faces-only', 'That is only three faces. A cube has six.'),
  lid: mistake('counts-the-lid', 'The box has no lid: leave out one face.'),
  divide: mistake('divides-once', 'You divided by one length only. Divide by the other too.'),
  product: (product: string) =>
    mistake('gives-the-product', `That is ${product}. How many times does it fit into the volume?`),
  dividesOnce: mistake('divides-once', 'You divided by one of the two numbers only. Divide by the other too.'),
  addsNumbers: mistake('adds-edges', 'You added the three numbers. Multiply them.'),
  units: mistake('ignores-units', 'Divide the cm³ by 1,000 to get litres.'),
  there: mistake('gives-cubes-there', 'Those are the cubes that are there already.'),
  bigBox: mistake('gives-big-box', 'That is the volume of the big box in cm³. How many small boxes fill it?'),
  bottom: mistake('one-layer-only', 'That is only the bottom layer.'),
  whole: mistake('whole-for-missing', 'That is the whole cuboid. How many cubes are there already?'),
  face: mistake('one-part-only', 'That is the area of one face.'),
  cuboid: mistake('one-part-only', 'That is the volume of one cuboid. Add the other.'),
  miscalculated: mistake('miscounts', ''),
};

/** What makes a volume hard, as numbers that rise with it. */
export const features = (size: number, steps: number, places = 0): Record<string, number> => ({
  size: Math.round(size),
  steps,
  places,
});
