/** Phrases in a sentence: noun phrases, adverbials, subject and object. */

import { mainNoun, whereExpanded } from './main-nouns.ts';
import { tapNounPhrase, whichExpanded, whichNounPhrase } from './noun-phrases.ts';
import { whatItTells, whichTells } from './phrase-adverbials.ts';
import { innerPhraseOf, type PhraseForm } from './phrase-parts-and-names.ts';
import { nameThePart, tapTheWords, whichWords } from './subject-verb-object.ts';

/** The ways of asking about phrases. */
export const phraseForms: readonly PhraseForm[] = [
  // No phrase inside a noun phrase stands beside an adverbial yet.
  whichWords('easy', (row, part) => !row.fronted && (part !== 'adverbial' || innerPhraseOf(row) === undefined)),
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
  whereExpanded,
];
