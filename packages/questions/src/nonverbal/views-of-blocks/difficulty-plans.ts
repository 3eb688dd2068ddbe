/** What a question of views may ask at each step of the ladder, and the mistakes behind its wrong options. */
import type { Mistake } from '../../kernel/key.ts';
import type { PileSize } from '../blocks/pile.ts';
import type { ViewFrom } from './pile-views.ts';

/** What makes a question of views hard. */
export interface Plan {
  /** Whether the view of a pile is asked, or the pile of some views. */
  readonly form: 'viewOfPile' | 'pileOfViews';
  /** One of these views is asked for; all of them are shown when the pile is asked. */
  readonly from: readonly ViewFrom[];
  readonly pile: PileSize;
}

/** The named mistakes of n.views. */
export const says = {
  mirror: { id: 'n.views/mirrored', says: 'Left and right are swapped here. Check which end is on your left.' },
  side: {
    id: 'n.views/wrong-side',
    says: 'This is how the pile looks from another side. Check where you are standing.',
  },
  sideAndSquare: {
    id: 'n.views/wrong-side-and-square',
    says: 'This is nearly how the pile looks from another side, but one square is wrong as well. Check where you are standing.',
  },
  turned: { id: 'n.views/front-at-the-top', says: 'Here the front is at the top. It should be at the bottom.' },
  square: { id: 'n.views/one-square-off', says: 'Nearly! One square is wrong. Check one line of blocks at a time.' },
  pileMirror: { id: 'n.views/pile-mirrored', says: 'In this pile left and right are swapped.' },
  pileBack: { id: 'n.views/pile-front-and-back-swapped', says: 'In this pile front and back are swapped.' },
  pileColumn: {
    id: 'n.views/pile-one-column-off',
    says: 'Nearly! One column of this pile has too many or too few blocks.',
  },
} as const satisfies Record<string, Mistake>;
