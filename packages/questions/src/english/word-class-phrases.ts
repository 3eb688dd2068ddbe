/** Phrases in a sentence: noun phrases, adverbials, subject and object. */
import { whatItTells, whichTells } from './phrase-adverbials.ts';
import type { PhraseForm } from './phrase-ground.ts';
import { expandedAfter, mainNoun, tapNounPhrase, whichExpanded, whichNounPhrase } from './phrase-nouns.ts';
import { nameThePart, tapTheWords, whichWords } from './phrase-parts.ts';

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
