/** The figure grammar: a picture is a pile of layers, and a layer is a point in a small product of finite attributes. */

import type { Paint } from '@comet/contract/figure';
import { showsPattern, showsShading, turnsInBox } from './outline-width.ts';
import { shapeAt } from './shapes.ts';

/**
 * What a layer is made of. `shape`: place in the list of shapes; `fill`: place in `fills`; `size`: 0 to 5; `turn`: clockwise
 * in steps of 15°; `flip`: 1 when mirrored left to right before the turn; `line`: place in `lines`; `place`: 0 to 7 clockwise
 * from the top left corner, 8 the middle; `count`: how many, side by side.
 */
export const attributes = ['shape', 'fill', 'size', 'turn', 'flip', 'line', 'place', 'count'] as const;
export type Attribute = (typeof attributes)[number];
export type Layer = Readonly<Record<Attribute, number>>;
/** Layers from the bottom up. */
export type Picture = readonly Layer[];

/** Fills with the words children use: an adjective, or what a striped shape has. Stripes turn with the shape they fill. */
export const fills: readonly { readonly paint: Paint; readonly name?: string; readonly stripes?: string }[] = [
  { paint: 'paper', name: 'white' },
  { paint: 'ink', name: 'black' },
  { paint: 'grey', name: 'grey' },
  { paint: 'dots', name: 'dotted' },
  { paint: 'stripesHorizontal', stripes: 'stripes across' },
  { paint: 'stripesVertical', stripes: 'stripes up and down' },
  { paint: 'stripesUp', stripes: 'stripes slanting up' },
  { paint: 'stripesDown', stripes: 'stripes slanting down' },
];
/** Fills that look the same however the shape is turned. */
export const plainFills: readonly number[] = [0, 1, 2, 3];
export const allFills: readonly number[] = fills.map((_, place) => place);

export const lines = ['plain', 'dashed', 'thick'] as const;
export const sizeNames = ['tiny', 'very small', 'small', 'medium', 'large', 'very large'] as const;
export const centre = 8;
export const placeNames = [
  'in the top left corner',
  'at the top',
  'in the top right corner',
  'on the right',
  'in the bottom right corner',
  'at the bottom',
  'in the bottom left corner',
  'on the left',
  'in the middle',
] as const;

/** A layer with the usual attributes where nothing else is said. */
export function layer({
  shape = 0,
  fill = 0,
  size = 4,
  turn = 0,
  flip = 0,
  line = 0,
  place = centre,
  count = 1,
}: Partial<Layer>): Layer {
  return { shape, fill, size, turn, flip, line, place, count };
}

/** The picture with one attribute of one layer changed. */
export function withAttribute(picture: Picture, at: number, attribute: Attribute, value: number): Picture {
  return picture.map((own, place) => (place === at ? { ...own, [attribute]: value } : own));
}

/** Whether two pictures of as many layers differ in one attribute of one layer only. */
export function differInOneThing(one: Picture, other: Picture): boolean {
  return one.flatMap((own, at) => attributes.filter((name) => own[name] !== other[at]?.[name])).length === 1;
}

/** The whole-number remainder that is never negative. */
export function modulo(value: number, period: number): number {
  return ((value % period) + period) % period;
}

const stripes = [4, 7, 5, 6];

/** The layer as it is seen: turns and flips that change nothing are taken away, stripes are named by where they point. */
export function seenLayer(own: Layer): Layer {
  if (own.turn === 0 && own.flip === 0) return own;
  const { period, mirrors } = shapeAt(own.shape);
  const direction = stripes.indexOf(own.fill);
  const turned =
    direction < 0 || own.turn % 3 !== 0 ? -1 : modulo((own.flip === 1 ? -direction : direction) + own.turn / 3, 4);
  return {
    ...own,
    fill: stripes[turned] ?? own.fill,
    turn: modulo(own.turn, period),
    flip: mirrors ? 0 : own.flip,
  };
}

/** A short text that two pictures share exactly when they look the same. */
export function seenAs(picture: Picture): string {
  return picture
    .map((own) => {
      const seen = seenLayer(own);
      return attributes.map((name) => seen[name]).join('.');
    })
    .join('|');
}

/** Whether every layer can be made out: black has a plain outline and stands out from what it lies on, a thick outline leaves the shading to be seen, stripes and dots have room, a turned shape stays off the frame, nothing patterned lies on a pattern, inner shapes fit. */
export function isLegible(picture: Picture): boolean {
  return picture.every((own, place) => {
    if (own.fill === 1 && own.line !== 0) return false;
    if (own.fill > 2 && !showsPattern(own.shape, own.size)) return false;
    // Quarter turns leave a shape as wide as it is high.
    if (own.turn % 6 !== 0 && own.place === centre && !turnsInBox(own.shape, own.size, own.line)) return false;
    if (own.line === 2 && !showsShading(own.shape, own.size, own.line)) return false;
    const below = picture[place - 1];
    if (below === undefined || own.place !== centre || below.place !== centre || own.count > 1 || below.count > 1)
      return true;
    const clear = below.fill === 0 || (below.fill === 1 ? own.fill === 0 : own.fill < 2);
    return clear && shapeAt(below.shape).holds && own.size + 3 <= below.size;
  });
}

/** A noun with its shading: 'white star', 'star with stripes across'. */
export function shaded(fill: number, noun: string): string {
  const { name, stripes } = fills[fill] ?? {};
  return stripes === undefined ? `${name} ${noun}` : `${noun} with ${stripes}`;
}

/** A layer in a child's words: 'a large black triangle', 'three small white stars'. */
function describeLayer(own: Layer): string {
  const { name, plural } = shapeAt(own.shape);
  const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const joint = fills[own.fill]?.stripes === undefined ? 'with' : 'and';
  const line = own.line === 0 ? '' : ` ${joint} a ${lines[own.line]} outline`;
  const flipped = own.flip === 1 && !shapeAt(own.shape).mirrors ? ', flipped over' : '';
  const seenTurn = modulo(own.turn, shapeAt(own.shape).period);
  const turned = seenTurn === 0 ? '' : `, turned ${seenTurn * 15} degrees`;
  const place = own.place === centre ? '' : ` ${placeNames[own.place]}`;
  const amount = own.count === 1 ? 'one' : (numbers[own.count] ?? String(own.count));
  return `${amount} ${sizeNames[own.size]} ${shaded(own.fill, own.count === 1 ? name : plural)}${line}${flipped}${turned}${place}`;
}

/** A picture in words, from the outside in; loose shapes one after the other. */
export function describe(picture: Picture): string {
  const [first, ...others] = picture;
  if (first === undefined) return 'nothing';
  const isLoose = first.place !== centre;
  const words = [
    describeLayer(first),
    ...others.map((own) => {
      if (own.place !== centre) return describeLayer(own);
      return isLoose ? `${describeLayer(own)} ${placeNames[centre]}` : `inside it ${describeLayer(own)}`;
    }),
  ];
  if (words.length < 3) return words.join(', and ');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The name of a shape by its place in the list. */
export function shapeWord(shape: number): string {
  return shapeAt(shape).name;
}
