/** Recalled questions on words and spelling. */
import { alsoRight } from './answers-today.ts';
import {
  hasHiddenRelative,
  hasPrefixedWord,
  hasSecondPrefix,
  hasShall,
  hasWordCalledNone,
} from './english-second-answers.ts';
import { pairsOf, promptOf, textsOf } from './item-texts.ts';
import type { Recall, StoredItem } from './recall.ts';
import {
  asksWhyOfNon,
  callsEqualWrong,
  callsPersonsWrong,
  callsSpellingWrong,
  callsTiresomeWrong,
  hasCommonRoot,
  hasHomophoneThatFits,
  hasHyphenOfChoice,
  hasIseOrIze,
  hasLettersOfAnother,
  hasLongerRoot,
  hasLooseHyphen,
  hasNearMeaning,
  hasNearSense,
  hasOtherPrefix,
  hasSharedMeaning,
  hasTwoSpellings,
  isOffTheScale,
  ordersDullWords,
} from './word-second-answers.ts';

/** Words with a second letter that isn't heard, called wrong: the e of knife, the h of psychology. */
const hasSecondSilent = (item: StoredItem): boolean => {
  const [asks = '', word = ''] = promptOf(item);
  return asks === 'Type the silent letter in this word.' && /e$|ck|rr|^(?:psych|hono|foreign|cupb|raspb)/.test(word);
};

export const wordRecalls: readonly Recall[] = [
  {
    generatorId: 'e.spellPattern',
    upTo: 11,
    harm: 'key',
    reason: 'a second silent letter',
    isFaulty: hasSecondSilent,
  },
  {
    generatorId: 'e.antonym',
    upTo: 1,
    harm: 'key',
    reason: 'a word paired with itself',
    isFaulty: (item) => pairsOf(item).some(([one, other]) => one === other),
  },
  {
    generatorId: 'e.wordFamily',
    upTo: 3,
    harm: 'key',
    reason: 'a word of the same root called one that only looks like it',
    isFaulty: hasHiddenRelative,
  },
  {
    generatorId: 'e.definition',
    upTo: 1,
    harm: 'key',
    reason: 'a gap that other words of the list fit as well',
    isFaulty: (item) => textsOf(item.question.prompt)[0] === 'Which word fits the gap best?',
  },
  {
    generatorId: 'e.affix',
    upTo: 5,
    harm: 'key',
    reason: 'another prefix that makes a word',
    isFaulty: hasSecondPrefix,
  },
  alsoRight('e.synonym', 'another word that means the same'),
  {
    generatorId: 'e.synonym',
    upTo: 9,
    harm: 'shown',
    reason: 'words of no certain strength, or near in another sense',
    isFaulty: isOffTheScale,
  },
  {
    generatorId: 'e.wordFamily',
    upTo: 6,
    harm: 'key',
    reason: 'a pair with another root in common called wrong',
    isFaulty: hasCommonRoot,
  },
  {
    generatorId: 'e.wordFamily',
    upTo: 5,
    harm: 'key',
    reason: 'a root to write whose words share more letters',
    isFaulty: hasLongerRoot,
  },
  {
    generatorId: 'e.spellRule',
    upTo: 6,
    harm: 'key',
    reason: 'persons called no plural of person',
    isFaulty: callsPersonsWrong,
  },
  {
    generatorId: 'e.synonym',
    upTo: 7,
    harm: 'key',
    reason: 'a wrong option that is near in another sense',
    isFaulty: hasNearSense,
  },
  {
    generatorId: 'e.homophone',
    upTo: 15,
    harm: 'key',
    reason: 'a sentence that both words of a pair fit',
    isFaulty: hasHomophoneThatFits,
  },
  {
    generatorId: 'e.affix',
    upTo: 5,
    harm: 'key',
    reason: 'a prefix to write where another one fits the gap',
    isFaulty: hasOtherPrefix,
  },
  {
    generatorId: 'e.affix',
    upTo: 5,
    harm: 'key',
    reason: 'a word called wrong that is near in meaning',
    isFaulty: hasNearMeaning,
  },
  {
    generatorId: 'e.synonym',
    upTo: 7,
    harm: 'key',
    reason: 'tiresome called wrong beside dull',
    isFaulty: callsTiresomeWrong,
  },
  {
    generatorId: 'e.synonym',
    upTo: 16,
    harm: 'key',
    reason: 'dull, boring and tedious called wrong in another order',
    isFaulty: ordersDullWords,
  },
  {
    generatorId: 'e.wordFamily',
    upTo: 6,
    harm: 'key',
    reason: 'a meaning that fits another word as well',
    isFaulty: hasSharedMeaning,
  },
  {
    generatorId: 'e.wordFamily',
    upTo: 12,
    harm: 'key',
    reason: 'medication, which comes from medicate as well',
    isFaulty: (item) => {
      const [asks = '', shows = ''] = promptOf(item);
      return asks.startsWith('Which short word does this word come from?') && shows === 'medication';
    },
  },
  {
    generatorId: 'e.apostrophe',
    upTo: 8,
    harm: 'key',
    reason: 'a short form that is also one of shall',
    isFaulty: hasShall,
  },
  {
    generatorId: 'e.affix',
    upTo: 8,
    harm: 'key',
    reason: 'a word with a prefix called none, or one of the same meaning called wrong',
    isFaulty: hasWordCalledNone,
  },
  {
    generatorId: 'e.affix',
    upTo: 10,
    harm: 'key',
    reason: 'a word with a prefix called none that can be made',
    isFaulty: hasPrefixedWord,
  },
  {
    generatorId: 'e.affix',
    upTo: 12,
    harm: 'key',
    reason: 'a word to write that ends in -ise or -ize',
    isFaulty: hasIseOrIze,
  },
  ...[['e.antonym', 11] as const, ['e.synonym', 12] as const].map(
    ([generatorId, upTo]): Recall => ({
      generatorId,
      upTo,
      harm: 'key',
      reason: 'letters that another word of the meaning has',
      isFaulty: hasLettersOfAnother,
    }),
  ),
  {
    generatorId: 'e.spellList',
    upTo: 9,
    harm: 'key',
    reason: 'a word to write that has a second spelling',
    isFaulty: hasTwoSpellings,
  },
  {
    generatorId: 'e.spellPattern',
    upTo: 15,
    harm: 'key',
    reason: 'a word to write that has a second spelling',
    isFaulty: hasTwoSpellings,
  },
  {
    generatorId: 'e.spellRule',
    upTo: 12,
    harm: 'key',
    reason: 'a plural to write that has a second spelling',
    isFaulty: hasTwoSpellings,
  },
  {
    generatorId: 'e.spellPattern',
    upTo: 15,
    harm: 'key',
    reason: 'a word called misspelt that is one',
    isFaulty: callsSpellingWrong,
  },
  {
    generatorId: 'e.spellRule',
    upTo: 12,
    harm: 'key',
    reason: 'a prefix printed with and without a hyphen',
    isFaulty: hasLooseHyphen,
  },
  {
    generatorId: 'e.spellRule',
    upTo: 13,
    harm: 'key',
    reason: 'a hyphen that may stand or be left out',
    isFaulty: hasHyphenOfChoice,
  },
  {
    generatorId: 'e.spellRule',
    upTo: 15,
    harm: 'key',
    reason: 'the hyphen of non-, which a reader may call the rule of its prefix',
    isFaulty: asksWhyOfNon,
  },
  {
    generatorId: 'e.affix',
    upTo: 17,
    harm: 'key',
    reason: 'a word with -ate called none: equal makes equate',
    isFaulty: callsEqualWrong,
  },
];
