/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { alphabeticalMaker } from './alphabetical.ts';
import { anagramMaker } from './anagram.ts';
import { analogyMaker } from './analogy.ts';
import { calendarMaker } from './calendar.ts';
import { closestMaker, oppositeMaker } from './closest.ts';
import { clozeMaker } from './cloze.ts';
import { completeSumMaker } from './complete-sum.ts';
import { completeWordMaker } from './complete-word.ts';
import { compoundMaker } from './compound.ts';
import { doubleMeaningMaker } from './double-meaning.ts';
import { hiddenMaker } from './hidden.ts';
import { insertLetterMaker } from './insert-letter.ts';
import { jumbledMaker } from './jumbled.ts';
import { ladderMaker } from './ladder.ts';
import { letterAnalogyMaker } from './letter-analogy.ts';
import { letterCodeMaker } from './letter-code.ts';
import { letterPositionMaker } from './letter-position.ts';
import { letterSeriesMaker } from './letter-series.ts';
import { lettersForNumbersMaker } from './letter-sums.ts';
import { logicMaker } from './logic.ts';
import { makeWordMaker } from './make-word.ts';
import { missingWordMaker } from './missing-word.ts';
import { moveLetterMaker } from './move-letter.ts';
import { numberCodeMaker } from './number-code.ts';
import { numberSeriesMaker } from './number-series.ts';
import { oddOutMaker } from './odd-out.ts';
import { relatedNumbersMaker } from './related-numbers.ts';
import { rhymeMaker } from './rhyme.ts';

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
