/** What the letters of a code may stand for. */
import { numberInWords } from '../../kernel/number-text.ts';
import { featureNamed } from '../pictures/features.ts';
import { type Picture, placeNames } from '../pictures/picture.ts';
import { type ScaffoldName, type Slot, seenInWords, slotNoun, slotsOf, valueWord } from '../pictures/scaffold.ts';

/** What a letter may stand for: an attribute of a layer, or a relation between the layers. */
export interface Aspect {
  readonly name: string;
  readonly slot?: Slot;
  of(picture: Picture): string | undefined;
  words(value: string): string;
  /** What is seen in a picture that has this value: 'the small shape is at the bottom'. */
  seen(value: string): string;
}

type Said = Readonly<{ words: string; seen: string }>;
function relation(featureId: string, name: string, same: Said, other: Said): Aspect {
  const feature = featureNamed(featureId);
  const said = (value: string): Said => (value === 'true' ? same : other);
  return {
    name,
    of: (picture) => feature.of(picture),
    words: (value) => said(value).words,
    seen: (value) => `the two shapes ${said(value).seen}`,
  };
}

/** What two shapes of a picture have in common. */
export const relations: readonly Aspect[] = [
  relation(
    'sameShape',
    'whether the two shapes are of the same kind',
    { words: 'same kind of shape', seen: 'are of the same kind' },
    { words: 'different kinds of shape', seen: 'are of different kinds' },
  ),
  relation(
    'sameFill',
    'whether the two shapes have the same shading',
    { words: 'same shading', seen: 'have the same shading' },
    { words: 'different shading', seen: 'have different shading' },
  ),
];

/** The attributes of a scaffold that a letter may stand for. */
export function aspectsOf(scaffold: ScaffoldName): readonly Aspect[] {
  return slotsOf(scaffold)
    .filter(({ attribute }) => attribute !== 'turn')
    .map((slot) => ({
      name: slotNoun(scaffold, slot),
      slot,
      of: (picture: Picture) => String(picture[slot.at]?.[slot.attribute]),
      words: (value: string) =>
        slot.attribute === 'place'
          ? (placeNames[Number(value)] ?? '')
          : slot.attribute === 'count'
            ? `${numberInWords(Number(value))} ${value === '1' ? 'shape' : 'shapes'}`
            : `${valueWord(slot.attribute, Number(value))}${slot.attribute === 'line' ? ' outline' : ''}`,
      seen: (value: string) => seenOf(scaffold, slot, Number(value)),
    }));
}

/** 'the small shape is at the bottom'; 'every shape is grey' of a group, which may be a single shape. */
function seenOf(scaffold: ScaffoldName, slot: Slot, value: number): string {
  const isOfEach = scaffold === 'group' && slot.attribute !== 'count';
  const words = seenInWords(isOfEach ? 'single' : scaffold, slot, value) ?? '';
  return isOfEach ? words.replace('the shape', 'every shape') : words;
}
