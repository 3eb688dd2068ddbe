/** Gaps for modal verbs, adverbs of possibility, relative pronouns and possessive pronouns. */

import { howSure, whichAdverb } from './degrees-of-possibility.ts';
import { equallySure } from './equally-sure.ts';
import type { FillForm } from './gaps.ts';
import { whatItShows, whichShows } from './modal-verbs.ts';
import { ownGap, ownReplaced, ownSaid } from './possessive-pronouns.ts';
import { relativeGap, relativeTyped } from './relative-pronouns.ts';

/** The ways of asking with a gap. */
export const fillForms: readonly FillForm[] = [
  howSure('modal'),
  howSure('possibility'),
  whatItShows,
  whichShows,
  whichAdverb,
  equallySure,
  relativeGap,
  relativeTyped,
  ownReplaced,
  ownGap,
  ownSaid,
];
