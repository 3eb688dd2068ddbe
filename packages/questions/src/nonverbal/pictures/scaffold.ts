/** The ways a picture is put together, and which of its attributes a question may play with. */

import { numberInWords } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import {
  type Attribute,
  allFills,
  centre,
  fills,
  type Layer,
  layer,
  lines,
  type Picture,
  placeNames,
  plainFills,
  shapeWord,
  sizeNames,
} from './picture.ts';
import { holders, plainShapes, shapeAt, shapes, turners, withArticle } from './shapes.ts';

/** One attribute of one layer. */
export interface Slot {
  readonly at: number;
  readonly attribute: Attribute;
}

export const scaffoldNames = ['single', 'nested', 'runner', 'group'] as const;
/** `single`: one shape; `nested`: a shape in a shape; `runner`: a shape and a small one at the edge; `group`: several small ones. */
export type ScaffoldName = (typeof scaffoldNames)[number];

const slot = (at: number, attribute: Attribute): Slot => ({ at, attribute });

const slotLists: Readonly<Record<ScaffoldName, readonly Slot[]>> = {
  single: [slot(0, 'shape'), slot(0, 'fill'), slot(0, 'turn'), slot(0, 'size'), slot(0, 'line')],
  nested: [slot(0, 'shape'), slot(0, 'fill'), slot(0, 'line'), slot(1, 'shape'), slot(1, 'fill'), slot(1, 'turn')],
  runner: [slot(1, 'place'), slot(0, 'turn'), slot(0, 'fill'), slot(0, 'shape'), slot(1, 'fill'), slot(1, 'shape')],
  group: [slot(0, 'count'), slot(0, 'fill'), slot(0, 'shape')],
};

/** The attributes a scaffold lets a question play with. */
export function slotsOf(scaffold: ScaffoldName): readonly Slot[] {
  return slotLists[scaffold];
}

/** Whether two slots are the same. */
export function isSlot(one: Slot, other: Slot): boolean {
  return one.at === other.at && one.attribute === other.attribute;
}

const sizes: Readonly<Record<ScaffoldName, readonly number[]>> = {
  single: [4],
  nested: [5, 2],
  runner: [3, 1],
  group: [1],
};

/**
 * Whether a layer is to turn and to become another shape: which way an arrow points after a semicircle has turned, nobody
 * can say.
 */
export function turnsAnotherShape(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ at, attribute }) => attribute === 'turn' && slots.some((other) => isSlot(other, { at, attribute: 'shape' })),
  );
}

/** The values a slot may take in this scaffold, given the slots that change (a turning shape must show its turn). */
export function valuesFor(
  scaffold: ScaffoldName,
  { at, attribute }: Slot,
  changing: readonly Slot[],
): readonly number[] {
  const turns = changing.some((other) => other.at === at && other.attribute === 'turn');
  switch (attribute) {
    case 'shape':
      if (turns) return turners;
      if (scaffold === 'nested' && at === 0) return holders;
      return scaffold === 'single' ? shapes.map((_, place) => place).filter((place) => place !== 2) : plainShapes;
    case 'fill':
      return turns || scaffold === 'group' || (scaffold === 'runner' && at === 1) ? plainFills.slice(0, 3) : allFills;
    case 'size':
      return [0, 1, 2, 3, 4, 5];
    case 'turn':
      return [0, 3, 6, 9, 12, 15, 18, 21];
    case 'line':
      return [0, 1, 2];
    case 'place':
      return [0, 1, 2, 3, 4, 5, 6, 7];
    case 'count':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9];
    case 'flip':
      return [0, 1];
  }
}

/** A picture of this scaffold with random looks; what is not in a slot has its usual value. */
export function randomPicture(random: Random, scaffold: ScaffoldName, changing: readonly Slot[]): Picture {
  return sizes[scaffold].map((size, at): Layer => {
    const value = (attribute: Attribute, usual: number): number =>
      slotsOf(scaffold).some((other) => isSlot(other, { at, attribute }))
        ? random.pick(valuesFor(scaffold, { at, attribute }, changing))
        : usual;
    const turns = changing.some((other) => other.at === at && other.attribute === 'turn');
    return layer({
      shape: value('shape', 0),
      fill: value('fill', 0),
      size,
      turn: turns ? value('turn', 0) : 0,
      place: value('place', centre),
      count: scaffold === 'group' ? random.int(2, 5) : 1,
    });
  });
}

/** How this picture is spoken of: a group of one shape is a single shape. */
export function countedScaffold<K extends string>(kind: K, picture: Picture | undefined): K | 'single' {
  return kind === 'group' && picture?.[0]?.count === 1 ? 'single' : kind;
}

/** What a child calls the layer. */
export function layerNoun(scaffold: ScaffoldName, at: number): string {
  if (scaffold === 'single') return 'the shape';
  if (scaffold === 'group') return 'the shapes';
  if (scaffold === 'nested') return at === 0 ? 'the outer shape' : 'the inner shape';
  return at === 0 ? 'the middle shape' : 'the small shape';
}

/** What a child calls the attribute of this layer: 'the shading of the inner shape'. */
export function slotNoun(scaffold: ScaffoldName, { at, attribute }: Slot): string {
  const noun = layerNoun(scaffold, at);
  const words: Readonly<Record<Attribute, string>> = {
    shape:
      noun === 'the shape' || noun === 'the shapes' ? 'the kind of shape' : `the kind of ${noun.replace('the ', '')}`,
    fill: `the shading of ${noun}`,
    size: `the size of ${noun}`,
    turn: `the way ${noun} ${noun === 'the shapes' ? 'are' : 'is'} turned`,
    flip: `the side ${noun} faces`,
    line: `the outline of ${noun}`,
    place: `the place of ${noun}`,
    count: 'the number of shapes',
  };
  return words[attribute];
}

/** A value in a child's words. */
export function valueWord(attribute: Attribute, value: number): string {
  if (attribute === 'shape') return shapeWord(value);
  if (attribute === 'fill') return fills[value]?.stripes ?? fills[value]?.name ?? '';
  if (attribute === 'size') return sizeNames[value] ?? '';
  if (attribute === 'line') return lines[value] ?? '';
  return String(value);
}

/** What is seen where an attribute of a layer has this value: 'the outer shape is grey'. Turns have no words of their own. */
export function seenInWords(scaffold: ScaffoldName, { at, attribute }: Slot, value: number): string | undefined {
  const noun = layerNoun(scaffold, at);
  const [is, has] = scaffold === 'group' ? ['are', 'have'] : ['is', 'has'];
  switch (attribute) {
    case 'shape':
      return `${noun} ${is} ${scaffold === 'group' ? shapeAt(value).plural : withArticle(shapeWord(value))}`;
    case 'line':
      return `${noun} ${has} ${withArticle(`${lines[value]} outline`)}`;
    case 'place':
      return `${noun} ${is} ${placeNames[value]}`;
    case 'count':
      return value === 1 ? 'there is one shape' : `there are ${numberInWords(value)} shapes`;
    case 'fill':
      return `${noun} ${fills[value]?.stripes === undefined ? is : has} ${valueWord(attribute, value)}`;
    case 'size':
      return `${noun} ${is} ${valueWord(attribute, value)}`;
    default:
      return undefined;
  }
}
