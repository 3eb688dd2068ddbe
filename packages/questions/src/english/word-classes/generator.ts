/** e.wordClass: which class a word belongs to in its sentence, and the phrases of a sentence. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { findForms } from './finding-words.ts';
import { fillForms } from './gap-questions.ts';
import { nameIt } from './naming-bold.ts';
import { phraseForms } from './phrase-questions.ts';
import type { WordClassParams } from './sentences-and-mistakes.ts';
import { boldForms } from './words-in-bold.ts';

export const wordClass = generatorOfForms<WordClassParams, Seen>({
  generatorId: 'e.wordClass',
  version: 21,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230401: { classes: ['noun'], phrase: 'noun phrase' },
    230402: { classes: ['verb'] },
    230403: { classes: ['adjective'] },
    230404: { classes: ['adverb'] },
    230405: { classes: ['preposition'] },
    230406: { classes: ['conjunction'] },
    240401: { classes: ['determiner'] },
    240402: { classes: ['pronoun'] },
    240403: { classes: ['possessive pronoun'], fills: 'possessive' },
    240404: { classes: [], phrase: 'adverbial' },
    240405: { classes: [], phrase: 'expanded noun phrase' },
    250401: { classes: ['modal verb'], fills: 'modal' },
    250402: { classes: ['adverb of possibility'], fills: 'possibility' },
    250403: { classes: ['relative pronoun'], fills: 'relative' },
    250404: {
      classes: ['preposition', 'determiner'],
      names: ['adverb', 'conjunction', 'determiner', 'preposition', 'pronoun'],
    },
    260401: { classes: ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction'] },
    260402: { classes: [], phrase: 'subject and object' },
    260403: { classes: ['determiner', 'pronoun'], names: ['conjunction', 'determiner', 'noun', 'pronoun'] },
    260404: { classes: [], phrase: 'adverbial' },
    270301: { classes: ['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction'] },
  },
  forms: [...findForms, ...boldForms, nameIt, ...phraseForms, ...fillForms],
});
