/** What a block question may ask at each step of the ladder, and the mistakes behind wrong answers. */
import type { Mistake } from '../../kernel/key.ts';
import type { PileSize } from './pile.ts';

/** The ways to ask about piles. */
export type Form = 'count' | 'hidden' | 'fill' | 'pileOfPlan' | 'planOfPile' | 'pieces';

/** What makes a block question hard. */
export interface Plan {
  readonly forms: readonly Form[];
  readonly pile: PileSize;
  /** Blocks of the pile that cannot be seen, at least and at most. */
  readonly hidden: readonly [number, number];
  /** How many pieces build the pile, and whether they are drawn turned. */
  readonly pieces: 2 | 3;
  readonly turned: boolean;
  /** Another plan that comes as often: what is hard in one form needs a pile of another size in the next. */
  readonly or?: Plan;
}

/** The named mistakes of n.blocks. */
export const says = {
  seenOnly: {
    id: 'n.blocks/counts-only-the-seen',
    says: 'You counted the blocks you can see. Some blocks are hidden under or behind others.',
  },
  squares: {
    id: 'n.blocks/counts-squares',
    says: 'You counted sides. One block can show up to three sides.',
  },
  tookSeen: {
    id: 'n.blocks/takes-away-only-the-seen',
    says: 'You took away only the blocks you can see. Some blocks in the pile are hidden.',
  },
  seen: { id: 'n.blocks/counts-the-seen', says: 'That is how many blocks you can see. How many are hidden?' },
  columns: {
    id: 'n.blocks/counts-columns',
    says: 'You counted each column as one. Count all the blocks in every column.',
  },
  allBlocks: {
    id: 'n.blocks/counts-all',
    says: 'That is how many blocks there are altogether. Take away the ones you can see.',
  },
  whole: { id: 'n.blocks/counts-the-whole', says: 'That is the whole cuboid. Take away the blocks that are there.' },
  there: { id: 'n.blocks/counts-what-is-there', says: 'That is how many blocks are there. How many are missing?' },
  mirror: { id: 'n.blocks/mirrored', says: 'Left and right are swapped here.' },
  back: { id: 'n.blocks/front-and-back-swapped', says: 'Front and back are swapped here.' },
  column: { id: 'n.blocks/one-column-off', says: 'Nearly! One column has the wrong number of blocks.' },
  piece: {
    id: 'n.blocks/wrong-piece',
    says: 'One piece is wrong here. Try each piece in the pile and look at the gap that is left.',
  },
  bothPieces: {
    id: 'n.blocks/two-wrong-pieces',
    says: 'Both pieces are wrong here. Try each piece in every place of the pile where it could fit.',
  },
  twoOfThree: {
    id: 'n.blocks/two-wrong-pieces',
    says: 'Two pieces are wrong here. Try each piece in every place of the pile where it could fit.',
  },
} as const satisfies Record<string, Mistake>;
