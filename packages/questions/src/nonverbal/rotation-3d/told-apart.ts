/** What tells a shape of blocks from another however both are turned, in words: its rows, its squares, its ends. */
import { numberInWords } from '../../kernel/number-text.ts';
import { type Block3, besideKeys, blockKey, keyStep } from '../blocks/block-geometry.ts';
import { longest, rowsOf } from './where-blocks-sit.ts';

type Shape = readonly Block3[];

const [along, back, up] = [keyStep([1, 0, 0]), keyStep([0, 1, 0]), keyStep([0, 0, 1])];
const flatWays: readonly (readonly [number, number])[] = [
  [along, back],
  [along, up],
  [back, up],
];

/** How many times four of the blocks make a square. */
function squaresOf(shape: Shape): number {
  const taken = new Set(shape.map(blockKey));
  return [...taken].flatMap((key) =>
    flatWays.filter(([one, other]) => taken.has(key + one) && taken.has(key + other) && taken.has(key + one + other)),
  ).length;
}

/** How many blocks touch so many others. */
function touching(shape: Shape, isMany: (others: number) => boolean): number {
  const taken = new Set(shape.map(blockKey));
  return [...taken].filter((key) => isMany(besideKeys.filter((step) => taken.has(key + step)).length)).length;
}

const isFlat = (shape: Shape): boolean => [0, 1, 2].some((axis) => new Set(shape.map((own) => own[axis])).size === 1);

/** What can be counted in a shape, and how it is said; the plainest first. */
const counted: readonly {
  readonly of: (shape: Shape) => number;
  readonly says: (many: number, row: number) => string;
}[] = [
  {
    of: (shape) => rowsOf(shape).filter((own) => own.length === longest(shape)).length,
    says: (many, row) =>
      `${many === 1 ? 'there is just one row' : `there are ${numberInWords(many)} rows`} of ${row} blocks`,
  },
  {
    of: squaresOf,
    says: (many) =>
      many === 0
        ? 'no four blocks make a square'
        : many === 1
          ? 'four blocks make a square'
          : `four blocks make a square in ${numberInWords(many)} places`,
  },
  {
    of: (shape) => (isFlat(shape) ? 1 : 0),
    says: (flat) => (flat === 1 ? 'all blocks lie in one flat layer' : 'the blocks do not all lie in one flat layer'),
  },
  {
    of: (shape) => touching(shape, (others) => others === 1),
    says: (many) =>
      many === 0
        ? 'every block touches two others or more'
        : `${numberInWords(many)} ${many === 1 ? 'block touches' : 'blocks touch'} just one other block`,
  },
  {
    of: (shape) => touching(shape, (others) => others > 2),
    says: (many) =>
      many === 0
        ? 'no block touches more than two others'
        : `${numberInWords(many)} ${many === 1 ? 'block touches' : 'blocks touch'} three others or more`,
  },
];

/** Rows of two are everywhere, so nobody counts them. */
const countedOf = (shape: Shape): typeof counted => (longest(shape) > 2 ? counted : counted.slice(1));
const saidOf = (shape: Shape, { of, says }: (typeof counted)[number]): string => says(of(shape), longest(shape));

/** What is the plainest thing that the other shape has otherwise, said of both; nothing where no count tells them apart. */
export function toldApart(other: Shape, shape: Shape): { readonly here: string; readonly there: string } | undefined {
  const differs = countedOf(shape).find(({ of }) => of(other) !== of(shape));
  return differs === undefined ? undefined : { here: saidOf(other, differs), there: saidOf(shape, differs) };
}

/** Two things that can be counted in the shape, those first by which others are told from it. */
export function countedIn(shape: Shape, others: readonly Shape[]): string {
  const telling = countedOf(shape).map((own) => ({
    own,
    many: others.filter((other) => own.of(other) !== own.of(shape)).length,
  }));
  const [first, second] = telling.sort((one, two) => two.many - one.many);
  return [first, second].flatMap((said) => (said === undefined ? [] : [saidOf(shape, said.own)])).join(', and ');
}
