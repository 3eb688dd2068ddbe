/** Recalled questions of verbal reasoning. */
import { alsoRight, hasAnswerBesideKey, hasSecondAnswerToday } from './answers-today.ts';
import { promptOf, shownOptionsOf, textsOf, wordSetsOf } from './item-texts.ts';
import type { Recall } from './recall.ts';
import {
  asksForWholeWord,
  hasCodeByPlaces,
  hasFittingFiller,
  hasJoinInUse,
  hasLateFiller,
  hasNorthernRhyme,
  hasNounExchange,
  hasSecondDouble,
  hasSecondExchange,
  hasSpareQuestionWord,
  hasSpareThatFits,
  hasSpareThemselves,
  hasSpareVerb,
  hasSwappedDeterminers,
  hidesFirstName,
  needsToldNumber,
  showsLettersOfUnfitWord,
} from './verbal-second-answers.ts';

export const verbalRecalls: readonly Recall[] = [
  alsoRight('v.analogy', 'a second pair that fits', 8),
  alsoRight('v.analogy', 'a stall for a trader, or an owl for nocturnal', 14),
  alsoRight('v.analogy', 'a skirt or a scarf with a shirt', 15),
  alsoRight('v.analogy', 'cheese eaten with bacon', 16),
  alsoRight('v.closest', 'two pairs alike in meaning', 8),
  alsoRight('v.opposite', 'two pairs opposite in meaning', 8),
  alsoRight('v.opposite', 'crowded beside quiet, or enormous beside minimum', 12),
  alsoRight('v.opposite', 'attractive beside dowdy, or enthusiastic beside lethargic', 14),
  alsoRight('v.opposite', 'awkward beside confident', 15),
  alsoRight('v.opposite', 'persevere beside yield, or elegant beside tasteless', 16),
  alsoRight('v.opposite', 'actual beside apparent', 17),
  alsoRight('v.opposite', 'alleviate as an opposite of intensify beside abate', 18),
  alsoRight('v.closest', 'alleviate beside abate', 18),
  alsoRight('v.closest', 'delicate beside elegant', 16),
  alsoRight('v.closest', 'wicked beside mean or cheeky, or adversity beside predicament', 14),
  {
    generatorId: 'v.closest',
    upTo: 12,
    harm: 'key',
    reason: 'defeat beside win, which is near to it as a verb',
    isFaulty: (item) => {
      const shown = [...promptOf(item), ...wordSetsOf(item).flat()].join(' ');
      return /\bdefeat\b/.test(shown) && /\bwin\b/.test(shown);
    },
  },
  {
    generatorId: 'v.opposite',
    upTo: 4,
    harm: 'key',
    reason: 'frequently and seldom beside occasionally and invariably',
    isFaulty: (item) => {
      const shown = [...textsOf(item.question.prompt), ...shownOptionsOf(item)].join(' ');
      return shown.includes('occasionally') && /\b(?:frequently|often|seldom|rarely)\b/.test(shown);
    },
  },
  alsoRight('v.oddOut', 'another word that is odd, or belongs', 6),
  alsoRight('v.oddOut', 'a word that the name of the group fits too, as pink among flowers', 8),
  alsoRight('v.oddOut', 'three other words that belong together, as three gems among reds and blues', 13),
  alsoRight('v.oddOut', 'bound beside ways of running', 15),
  alsoRight('v.oddOut', 'a keg beside a crate and a chest', 16),
  alsoRight('v.oddOut', 'an explorer beside a tailor and a carpenter, three jobs', 19),
  alsoRight('v.insertLetter', 'another letter that makes words, with a capital too', 18),
  {
    generatorId: 'v.letterAnalogy',
    upTo: 11,
    harm: 'key',
    reason: 'letters that other rules explain as well, as Z to Y in both pairs does a step and a mirror',
    // Letters that keep their places and move a few steps are read so by everybody.
    isFaulty: (item) => (item.features.turned === 1 || item.features.mirrored === 1) && hasSecondAnswerToday(item),
  },
  alsoRight('v.moveLetter', 'another letter that can move, with a capital too', 15),
  alsoRight('v.ladder', 'another word that makes the step, as balk from talk, or Mary', 16),
  alsoRight('v.hidden', 'another word that is hidden, as fora in “waited for a bus”, or a name', 19),
  {
    generatorId: 'v.letterCode',
    upTo: 8,
    harm: 'key',
    reason: 'a code that may be read place by place as well',
    isFaulty: hasCodeByPlaces,
  },
  {
    generatorId: 'v.hidden',
    upTo: 13,
    harm: 'key',
    reason: 'a first name that hides beside the word, as Dan in “repaired an”',
    isFaulty: hidesFirstName,
  },
  alsoRight('v.completeWord', 'a second way to take letters out, to a word with a capital too', 17),
  alsoRight('v.makeWord', 'a second way to take letters over, to a word with a capital too', 13),
  {
    ...alsoRight('v.anagram', 'another word of the same letters, as Scots beside costs', 15),
    // A sentence picks its word.
    isFaulty: (item) =>
      textsOf(item.question.prompt).some((text) => text.startsWith('Put the letters in order to make a word')) &&
      hasAnswerBesideKey(item),
  },
  {
    generatorId: 'v.compound',
    upTo: 5,
    harm: 'key',
    reason: 'two other parts that make a word, as carless or storytime',
    isFaulty: hasJoinInUse,
  },
  alsoRight('v.compound', 'two other parts that make a rare word, as sundrop, or a name, as Carmen', 16),
  alsoRight('v.relatedNumbers', 'another rule that fits both groups, as one of the smaller number', 11),
  {
    generatorId: 'v.jumbled',
    upTo: 1,
    harm: 'key',
    reason: 'which or whose as the spare word',
    isFaulty: hasSpareQuestionWord,
  },
  {
    generatorId: 'v.jumbled',
    upTo: 2,
    harm: 'key',
    reason: 'a spare word that makes a sentence when another is left out',
    isFaulty: hasSpareThatFits,
  },
  {
    generatorId: 'v.jumbled',
    upTo: 5,
    harm: 'key',
    reason: 'a spare verb that can carry the sentence',
    isFaulty: hasSpareVerb,
  },
  {
    generatorId: 'v.jumbled',
    upTo: 2,
    harm: 'key',
    reason: 'two words that make as good a sentence when they change places',
    isFaulty: hasSwappedDeterminers,
  },
  {
    generatorId: 'v.jumbled',
    upTo: 5,
    harm: 'key',
    reason: 'another exchange that makes a sentence, as monarch and king',
    isFaulty: hasSecondExchange,
  },
  {
    generatorId: 'v.jumbled',
    upTo: 10,
    harm: 'key',
    reason: 'a verb and a preposition in each other’s place, as in “The lawyer at her client met the office”',
    isFaulty: hasNounExchange,
  },
  {
    generatorId: 'v.jumbled',
    upTo: 11,
    harm: 'key',
    reason: '“themselves” as the spare word beside one person',
    isFaulty: hasSpareThemselves,
  },
  {
    generatorId: 'v.missingWord',
    upTo: 4,
    harm: 'key',
    reason: '“Which word?”, which may ask for the whole word',
    isFaulty: asksForWholeWord,
  },
  {
    generatorId: 'v.missingWord',
    upTo: 7,
    harm: 'shown',
    reason: 'letters that can be read as an unfit word',
    isFaulty: showsLettersOfUnfitWord,
  },
  {
    generatorId: 'v.cloze',
    upTo: 4,
    harm: 'key',
    reason: 'a word called wrong that fits the gap as well',
    isFaulty: hasFittingFiller,
  },
  {
    generatorId: 'v.cloze',
    upTo: 7,
    harm: 'key',
    reason: 'pigeons that disperse or depart to look for crumbs, which makes sense as well',
    isFaulty: (item) => wordSetsOf(item).some((words) => words.includes('descend') && words.includes('disperse')),
  },
  {
    generatorId: 'v.cloze',
    upTo: 8,
    harm: 'key',
    reason: 'sunlight that cannot illuminate more than a few hundred metres, which makes sense as well',
    isFaulty: (item) => wordSetsOf(item).some((words) => words.includes('penetrate') && words.includes('illuminate')),
  },
  {
    generatorId: 'v.cloze',
    upTo: 10,
    harm: 'key',
    reason: 'explorers who had overcome or escaped the cold, which makes sense as well',
    isFaulty: (item) =>
      wordSetsOf(item).some((words) => words.includes('underestimated') && words.includes('overcome')),
  },
  {
    generatorId: 'v.cloze',
    upTo: 11,
    harm: 'key',
    reason: 'a knight who bowed to show his remorse or regret, which makes sense as well',
    isFaulty: (item) => {
      const shown = shownOptionsOf(item);
      return shown.includes('respect') && shown.includes('remorse');
    },
  },
  {
    generatorId: 'v.cloze',
    upTo: 11,
    harm: 'key',
    reason: 'penguins most of which avoid the ice round the South Pole, which is true as well',
    isFaulty: (item) => wordSetsOf(item).some((words) => words.includes('inhabit') && words.includes('avoid')),
  },
  {
    generatorId: 'v.cloze',
    upTo: 13,
    harm: 'key',
    reason: 'whether you like it or no, or hikers who pursue their walk, which makes sense as well',
    isFaulty: hasLateFiller,
  },
  {
    generatorId: 'v.doubleMeaning',
    upTo: 10,
    harm: 'key',
    reason: 'stem called wrong beside root, which is a part of a plant and has to do with origin as well',
    isFaulty: (item) => {
      const shown = shownOptionsOf(item);
      return shown.includes('root') && shown.includes('stem');
    },
  },
  {
    generatorId: 'v.doubleMeaning',
    upTo: 7,
    harm: 'key',
    reason: 'a word called wrong that has both meanings, as peach beside pear and red',
    isFaulty: hasSecondDouble,
  },
  alsoRight('v.rhyme', 'another word that sounds the same, as poll beside pole', 8),
  {
    generatorId: 'v.rhyme',
    upTo: 4,
    harm: 'key',
    reason: 'look beside luck, which rhymes with it in the north',
    isFaulty: hasNorthernRhyme,
  },
  {
    generatorId: 'v.logic',
    upTo: 8,
    harm: 'key',
    reason: 'true or false only if there is nobody but those who are named, which the text didn’t say',
    isFaulty: needsToldNumber,
  },
];
