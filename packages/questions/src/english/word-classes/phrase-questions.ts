/** Phrases in a sentence: noun phrases, adverbials, subject and object. */

import { expandedAfter, mainNoun, tapNounPhrase, whichExpanded, whichNounPhrase } from './noun-phrases.ts';
import { whatItTells, whichTells } from './phrase-adverbials.ts';
import { innerPhraseOf, type PhraseForm } from './phrase-parts-and-names.ts';
import { nameThePart, tapTheWords, whichWords } from './subject-verb-object.ts';

/** The ways of asking about phrases. */
export const phraseForms: readonly PhraseForm[] = [
  // What year 4 asks at medium is easy in year 6.
  whichWords(
    'easy',
    (row, part, { year }) =>
      !row.fronted && (part !== 'adverbial' || (row.year < 6 && (innerPhraseOf(row) === undefined) === year < 6)),
  ),
  whichWords('medium', (row, part) =>
    part === 'adverbial' ? !row.fronted && innerPhraseOf(row) !== undefined : row.fronted,
  ),
  nameThePart,
  tapTheWords,
  whatItTells,
  whichTells,
  whichNounPhrase,
  tapNounPhrase,
  mainNoun,
  whichExpanded,
  expandedAfter,
];
