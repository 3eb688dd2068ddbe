/** Gaps for modal verbs, adverbs of possibility, relative pronouns and possessive pronouns. */
import type { FillForm } from './word-class-gap.ts';
import { whatItShows, whichShows } from './word-class-modals.ts';
import { ownGap, ownReplaced } from './word-class-owners.ts';
import { relativeGap, relativeTyped } from './word-class-relatives.ts';
import { howSure, whichAdverb } from './word-class-sureness.ts';

/** The ways of asking with a gap. */
export const fillForms: readonly FillForm[] = [
  howSure('modal'),
  howSure('possibility'),
  whatItShows,
  whichShows,
  whichAdverb,
  relativeGap,
  relativeTyped,
  ownReplaced,
  ownGap,
];
