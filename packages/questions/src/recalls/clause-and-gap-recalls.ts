/** Recalled questions on clauses, and on gaps of sentences and passages, where an answer called wrong could be defended. */

import { promptOf, shownOptionsOf, wordSetsOf } from './item-texts.ts';
import type { Recall, StoredItem } from './recall.ts';

/** The right word of a gap, and one that the text didn't rule out: a port on the horizon looks small as well. */
const fittingToo = [
  ['speck', 'port'],
  ['unfurled', 'destroyed'],
  ['hostile', 'gentle'],
  ['expel', 'absorb'],
  ['gasped', 'left'],
  ['crouched', 'jogged'],
] as const;

/** Whether a word of a passage called wrong fits its gap as well. */
const hasGapWordThatFitsToo = (item: StoredItem): boolean =>
  wordSetsOf(item).some((words) => fittingToo.some((pair) => pair.every((word) => words.includes(word))));

/** The right word of a gap, and one that fitted as well until the passages of version 14: a wetter climate brings lakes, too. */
const fittingStill = [
  ['milder', 'wetter'],
  ['fragments', 'hoards'],
  ['loss', 'wealth'],
  ['engulfed', 'skirted'],
  ['undaunted', 'flustered'],
  ['tide', 'rush'],
] as const;

/** Whether a word of a passage called wrong fits its gap as well, or the gaps of the inventor's parents and teacher are open together. */
const hasGapWordThatFitsStill = (item: StoredItem): boolean => {
  const sets = wordSetsOf(item);
  return (
    sets.some((words) => fittingStill.some((pair) => pair.every((word) => words.includes(word)))) ||
    ['despaired', 'encouraged'].every((word) => sets.some((words) => words.includes(word)))
  );
};

/** Sentences in which the wrong linking word or pronoun can be defended: others may taste the witch's soup. */
const hasLooseLinkOrPronoun = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^(?:Plastic is cheap\. (?:Therefore|______)|The witch stirred the pot, and then (?:they|______)|Uncle Omar dived, but the ball slipped past (?:them|______))/.test(
      text,
    ),
  );

/** Sentences in which the wrong conjunction or pronoun makes good sense, until version 14: the brother may have named the raft. */
const hasSensibleWrongWord = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^(?:They swam in the lake unless|My brother and I built a raft\. (?:He|______) |Ben sold his skates because (?:he|______) |The hikers lost sight of the hut because the fog hid (?:them|______))/.test(
      text,
    ),
  );

/** A climb may have defeated many because it is not easy. */
const hasHardClimb = (item: StoredItem): boolean =>
  shownOptionsOf(item).includes('The climb is not easy; as a result, it has defeated many experts.');

/** ‘Sam played chess with Mia, and she won’: Sam may be a girl. ‘They had parked across their gate’: the neighbours may say sorry to Dad. */
const hasPronounForAnother = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^(?:Sam played chess with |The neighbours rang Dad because (?:they|______) )/.test(text),
  );

/** Whoever is tired and has wet shoes may run to be home soon, and whoever is cut off by the tide stays where it is dry. */
const hasSensibleCause = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item)].some((text) =>
    /^(?:Ella ran fast (?:because|______) |The tide was coming in fast\. (?:Consequently|______),)/.test(text),
  );

/** Whether a word with letters missing may be spelt with -ize as well: the box hides its s. */
const hidesTheSOfIse = ({ question }: StoredItem): boolean =>
  question.prompt.some(
    (block) =>
      block.type === 'passage' &&
      [...block.paragraphs.join(' ').matchAll(/[a-z□]*□[a-z□]*/gu)].some(([hidden]) =>
        ['scrutinize', 'scrutinized'].some(
          (word) =>
            hidden.length === word.length &&
            [...hidden].every((letter, place) => letter === '□' || letter === word.charAt(place)),
        ),
      ),
  );

/** ‘We saw where the fox had slept’: it may be the place that was seen. */
const hasPlaceSeen = (item: StoredItem): boolean => shownOptionsOf(item).includes('We saw where the fox had slept.');

/** ‘The farmers who had no wells left’: the verb of the main clause can be read as part of the relative clause. */
const hasWellsLeft = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.includes('the farmers who had no wells left, and'));

export const clauseAndGapRecalls: readonly Recall[] = [
  {
    generatorId: 'e.clause',
    upTo: 16,
    harm: 'key',
    reason: 'a verb that can be read as part of another clause',
    isFaulty: hasWellsLeft,
  },
  {
    generatorId: 'e.clause',
    upTo: 15,
    harm: 'key',
    reason: 'a clause called no relative clause that can be read as one',
    isFaulty: hasPlaceSeen,
  },
  {
    generatorId: 'e.cloze',
    upTo: 12,
    harm: 'key',
    reason: 'a word of a passage called wrong that fits its gap as well',
    isFaulty: hasGapWordThatFitsToo,
  },
  {
    generatorId: 'e.cloze',
    upTo: 12,
    harm: 'key',
    reason: 'a linking word or pronoun called wrong that can be defended',
    isFaulty: hasLooseLinkOrPronoun,
  },
  {
    generatorId: 'e.cloze',
    upTo: 13,
    harm: 'key',
    reason: 'a word of a passage called wrong that fits its gap too',
    isFaulty: hasGapWordThatFitsStill,
  },
  {
    generatorId: 'e.cloze',
    upTo: 13,
    harm: 'key',
    reason: 'a conjunction or pronoun called wrong that makes good sense',
    isFaulty: hasSensibleWrongWord,
  },
  {
    generatorId: 'e.cloze',
    upTo: 14,
    harm: 'key',
    reason: 'a linking word called wrong that makes good sense',
    isFaulty: hasHardClimb,
  },
  {
    generatorId: 'e.cloze',
    upTo: 14,
    harm: 'key',
    reason: 'a pronoun that can stand for another person',
    isFaulty: hasPronounForAnother,
  },
  {
    generatorId: 'e.cloze',
    upTo: 15,
    harm: 'key',
    reason: 'a reason or result called wrong that makes sense',
    isFaulty: hasSensibleCause,
  },
  {
    generatorId: 'e.clozeLetters',
    upTo: 11,
    harm: 'key',
    reason: 'a word with its s hidden that may be spelt with z',
    isFaulty: hidesTheSOfIse,
  },
];
