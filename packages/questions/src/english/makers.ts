/** Every maker of this room; a maker not listed here makes nothing. */
import type { AnyMaker } from '../kernel/maker.ts';
import { affix } from './affix.ts';
import { alphabetical } from './alphabetical.ts';
import { antonym } from './antonym.ts';
import { apostrophe } from './apostrophe.ts';
import { article } from './article.ts';
import { clause } from './clause.ts';
import { cloze } from './cloze.ts';
import { clozeLetters } from './cloze-letters.ts';
import { definition } from './definition.ts';
import { figurative } from './figurative.ts';
import { homophone } from './homophone.ts';
import { ordering } from './ordering.ts';
import { punctuate } from './punctuate.ts';
import { register } from './register.ts';
import { speech } from './speech.ts';
import { spellList } from './spell-list.ts';
import { spellPattern } from './spell-pattern.ts';
import { spellRule } from './spell-rule.ts';
import { synonym } from './synonym.ts';
import { tense } from './tense.ts';
import { voice } from './voice.ts';
import { wordClass } from './word-class.ts';
import { wordFamily } from './word-family.ts';

export const englishMakers: readonly AnyMaker[] = [
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
  punctuate,
  register,
  speech,
  spellList,
  spellPattern,
  spellRule,
  synonym,
  tense,
  voice,
  wordClass,
  wordFamily,
];
