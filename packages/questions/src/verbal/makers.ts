/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { alphabeticalMaker } from './alphabetical-order/generator.ts';
import { anagramMaker } from './anagrams/generator.ts';
import { analogyMaker } from './analogies/generator.ts';
import { calendarMaker } from './calendar/generator.ts';
import { closestMaker, oppositeMaker } from './closest-and-opposite/generator.ts';
import { clozeMaker } from './cloze/generator.ts';
import { completeSumMaker } from './complete-sum/generator.ts';
import { completeWordMaker } from './complete-word/generator.ts';
import { compoundMaker } from './compound-words/generator.ts';
import { doubleMeaningMaker } from './double-meanings/generator.ts';
import { hiddenMaker } from './hidden-words/generator.ts';
import { insertLetterMaker } from './insert-letter/generator.ts';
import { jumbledMaker } from './jumbled-sentences/generator.ts';
import { letterAnalogyMaker } from './letter-analogies/generator.ts';
import { letterCodeMaker } from './letter-codes/generator.ts';
import { letterPositionMaker } from './letter-positions/generator.ts';
import { letterSeriesMaker } from './letter-series/generator.ts';
import { lettersForNumbersMaker } from './letter-sums/generator.ts';
import { logicMaker } from './logic/generator.ts';
import { makeWordMaker } from './make-word/generator.ts';
import { missingWordMaker } from './missing-word/generator.ts';
import { moveLetterMaker } from './move-letter/generator.ts';
import { numberCodeMaker } from './number-codes/generator.ts';
import { numberSeriesMaker } from './number-series/generator.ts';
import { oddOutMaker } from './odd-one-out/generator.ts';
import { relatedNumbersMaker } from './related-numbers/generator.ts';
import { rhymeMaker } from './rhymes/generator.ts';
import { ladderMaker } from './word-ladders/generator.ts';

export const verbalMakers: readonly AnyMaker[] = [
  letterSeriesMaker,
  letterAnalogyMaker,
  letterCodeMaker,
  letterPositionMaker,
  lettersForNumbersMaker,
  numberSeriesMaker,
  completeSumMaker,
  relatedNumbersMaker,
  numberCodeMaker,
  alphabeticalMaker,
  calendarMaker,
  logicMaker,
  moveLetterMaker,
  insertLetterMaker,
  ladderMaker,
  completeWordMaker,
  makeWordMaker,
  compoundMaker,
  hiddenMaker,
  missingWordMaker,
  anagramMaker,
  rhymeMaker,
  closestMaker,
  oppositeMaker,
  oddOutMaker,
  analogyMaker,
  doubleMeaningMaker,
  clozeMaker,
  jumbledMaker,
];
