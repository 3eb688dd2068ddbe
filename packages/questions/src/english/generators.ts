/** Every generator of this subject. A generator that isn't listed here makes nothing. */
import type { AnyGenerator } from '../kernel/generator.ts';
import { alphabetical } from './alphabetical-order/generator.ts';
import { antonym } from './antonyms/generator.ts';
import { apostrophe } from './apostrophes/generator.ts';
import { article } from './articles/generator.ts';
import { clause } from './clauses/generator.ts';
import { cloze } from './cloze/generator.ts';
import { clozeLetters } from './cloze-letters/generator.ts';
import { definition } from './definitions/generator.ts';
import { speech } from './direct-speech/generator.ts';
import { proofread } from './error-passages/generator.ts';
import { figurative } from './figurative-language/generator.ts';
import { homophone } from './homophones/generator.ts';
import { affix } from './prefixes-and-suffixes/generator.ts';
import { punctuate } from './punctuation/generator.ts';
import { register } from './register/generator.ts';
import { ordering } from './sentence-order/generator.ts';
import { spellPattern } from './spelling-patterns/generator.ts';
import { spellRule } from './spelling-rules/generator.ts';
import { spellList } from './statutory-spellings/generator.ts';
import { synonym } from './synonyms/generator.ts';
import { tense } from './tenses/generator.ts';
import { voice } from './voice/generator.ts';
import { wholeCloze } from './whole-text-cloze/generator.ts';
import { wordClass } from './word-classes/generator.ts';
import { wordFamily } from './word-families/generator.ts';

export const englishGenerators: readonly AnyGenerator[] = [
  affix,
  alphabetical,
  antonym,
  apostrophe,
  article,
  clause,
  cloze,
  clozeLetters,
  definition,
  figurative,
  homophone,
  ordering,
  proofread,
  punctuate,
  register,
  speech,
  spellList,
  spellPattern,
  spellRule,
  synonym,
  tense,
  voice,
  wholeCloze,
  wordClass,
  wordFamily,
];
