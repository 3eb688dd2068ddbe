/** Phrases in a sentence: noun phrases, adverbials, subject and object. */

import { expandedAfter, mainNoun, tapNounPhrase, whichExpanded, whichNounPhrase } from './noun-phrases.ts';
import { whatItTells, whichTells } from './phrase-adverbials.ts';
import type { PhraseForm } from './phrase-parts-and-names.ts';
import { nameThePart, tapTheWords, whichWords } from './subject-verb-object.ts';

/** The ways of asking about phrases. */
export const phraseForms: readonly PhraseForm[] = [
  whichWords('easy', (row, part) => !row.fronted || part === 'adverbial'),
  whichWords('medium', (row, part) => row.fronted !== (part === 'adverbial')),
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
