/**
 * Recalled questions. Whoever corrects a generator raises its version and adds a line to the list of its subject;
 * `npm run ops -- questions:recheck` then withdraws what older versions left in the database.
 */
import { clauseAndGapRecalls } from './clause-and-gap-recalls.ts';
import { englishRecalls } from './english-recalls.ts';
import { markAndMeaningRecalls } from './mark-and-meaning-recalls.ts';
import { mathsRecalls } from './maths-recalls.ts';
import { nonVerbalRecalls } from './non-verbal-recalls.ts';
import { proofreadingRecalls } from './proofreading-recalls.ts';
import { punctuationRecalls } from './punctuation-recalls.ts';
import type { Recall } from './recall.ts';
import { textRecalls } from './text-recalls.ts';
import { verbalRecalls } from './verbal-recalls.ts';
import { wordRecalls } from './word-recalls.ts';

export const recalls: readonly Recall[] = [
  ...mathsRecalls,
  ...englishRecalls,
  ...markAndMeaningRecalls,
  ...proofreadingRecalls,
  ...punctuationRecalls,
  ...wordRecalls,
  ...textRecalls,
  ...clauseAndGapRecalls,
  ...verbalRecalls,
  ...nonVerbalRecalls,
];
