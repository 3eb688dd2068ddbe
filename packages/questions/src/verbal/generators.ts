/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { alphabeticalGenerator } from './alphabetical-order/generator.ts';
import { anagramGenerator } from './anagrams/generator.ts';
import { analogyGenerator } from './analogies/generator.ts';
import { calendarGenerator } from './calendar/generator.ts';
import { closestGenerator, oppositeGenerator } from './closest-and-opposite/generator.ts';
import { clozeGenerator } from './cloze/generator.ts';
import { completeSumGenerator } from './complete-sum/generator.ts';
import { completeWordGenerator } from './complete-word/generator.ts';
import { compoundGenerator } from './compound-words/generator.ts';
import { doubleMeaningGenerator } from './double-meanings/generator.ts';
import { hiddenGenerator } from './hidden-words/generator.ts';
import { insertLetterGenerator } from './insert-letter/generator.ts';
import { jumbledGenerator } from './jumbled-sentences/generator.ts';
import { letterAnalogyGenerator } from './letter-analogies/generator.ts';
import { letterCodeGenerator } from './letter-codes/generator.ts';
import { letterPositionGenerator } from './letter-positions/generator.ts';
import { letterSeriesGenerator } from './letter-series/generator.ts';
import { lettersForNumbersGenerator } from './letter-sums/generator.ts';
import { logicGenerator } from './logic/generator.ts';
import { makeWordGenerator } from './make-word/generator.ts';
import { missingWordGenerator } from './missing-word/generator.ts';
import { moveLetterGenerator } from './move-letter/generator.ts';
import { numberCodeGenerator } from './number-codes/generator.ts';
import { numberSeriesGenerator } from './number-series/generator.ts';
import { oddOutGenerator } from './odd-one-out/generator.ts';
import { relatedNumbersGenerator } from './related-numbers/generator.ts';
import { rhymeGenerator } from './rhymes/generator.ts';
import { ladderGenerator } from './word-ladders/generator.ts';

export const verbalGenerators: readonly AnyGenerator[] = [
  letterSeriesGenerator,
  letterAnalogyGenerator,
  letterCodeGenerator,
  letterPositionGenerator,
  lettersForNumbersGenerator,
  numberSeriesGenerator,
  completeSumGenerator,
  relatedNumbersGenerator,
  numberCodeGenerator,
  alphabeticalGenerator,
  calendarGenerator,
  logicGenerator,
  moveLetterGenerator,
  insertLetterGenerator,
  ladderGenerator,
  completeWordGenerator,
  makeWordGenerator,
  compoundGenerator,
  hiddenGenerator,
  missingWordGenerator,
  anagramGenerator,
  rhymeGenerator,
  closestGenerator,
  oppositeGenerator,
  oddOutGenerator,
  analogyGenerator,
  doubleMeaningGenerator,
  clozeGenerator,
  jumbledGenerator,
];
