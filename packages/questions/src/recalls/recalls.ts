/**
 * Recalled questions. Whoever corrects a generator raises its version and adds a line here; `npm run ops -- questions:recheck`
 * then withdraws what older versions left in the database.
 */
import { needlessFaults, storyFaults } from '../kernel/story-faults.ts';
import { answersToday, hasAnswerBesideKey, hasSecondAnswerToday } from './answers-today.ts';
import {
  hasAnotherLink,
  hasHiddenRelative,
  hasKinOfLink,
  hasLooseOrder,
  hasPluralOwner,
  hasSecondLink,
  hasSecondPrefix,
  hasSecondSaying,
  hasTwoMarks,
  hasUnclearOrder,
} from './english-second-answers.ts';
import { pairsOf, shownOptionsOf, textsOf, wrongOptionsOf } from './item-texts.ts';
import { hasDefensibleReading } from './passage-faults.ts';
import { hasRivalCount, namesTurnedStripes, turnsIntoAnotherShape } from './picture-faults.ts';
import { hasDefensibleMistake } from './punctuation-faults.ts';
import type { Recall } from './recall.ts';
import { hasUnclearWalk } from './unclear-walk.ts';

/** Only who knows the text can see that these quote too much, too little, or another word. */
const untrueQuotations = ['no-quotation-marks', 'commas-round-too-much', 'capital-in-a-phrase'].map(
  (name) => `e.speech/${name}`,
);

/** Stories as they were told before version 2, where a number could be taken in two ways. */
const unclearStories = [
  /a day for [\d,]+ days\. .* lengths a day/,
  /sets of \d+ plates and/,
  /fills [\d,]+ trays with [\d,]+ eggs and/,
  /Three bags weigh [\d,]+ g\. /,
  /Class B collects [\d,]+ more\./,
];

/** Word questions up to a version, the first where not said, whose generators knew too few words or links to rule out a second answer. */
const alsoRight = (generatorId: string, reason: string, upTo = 1): Recall => ({
  generatorId,
  upTo,
  harm: 'key',
  reason,
  isFaulty: hasAnswerBesideKey,
});

export const recalls: readonly Recall[] = [
  {
    generatorId: 'e.antonym',
    upTo: 1,
    harm: 'key',
    reason: 'a word paired with itself',
    isFaulty: (item) => pairsOf(item).some(([one, other]) => one === other),
  },
  {
    generatorId: 'e.punctuate',
    upTo: 1,
    harm: 'key',
    reason: 'an answer called wrong that can be defended',
    isFaulty: hasDefensibleMistake,
  },
  {
    generatorId: 'e.speech',
    upTo: 1,
    harm: 'key',
    reason: 'a comma after an exclamation called wrong',
    isFaulty: (item) => wrongOptionsOf(item).some((option) => /,” (shouted|cried|called) \p{L}+\.$/u.test(option)),
  },
  {
    generatorId: 'e.speech',
    upTo: 1,
    harm: 'key',
    reason: 'a quotation to judge without knowing the text',
    isFaulty: ({ question, key }) =>
      textsOf(question.prompt).includes('Which sentence quotes correctly?') &&
      key.type === 'multipleChoice' &&
      key.because.some((because) => untrueQuotations.includes(because?.id ?? '')),
  },
  {
    generatorId: 'e.speech',
    upTo: 2,
    harm: 'key',
    reason: 'a comma missing before the speech is a mark missing between speech and speaker, too',
    isFaulty: ({ question }) =>
      textsOf(question.prompt).includes('What is wrong with this sentence?') &&
      textsOf(question.prompt).some((text) => /^\p{Lu}\p{L}+ \p{Ll}+ “/u.test(text)),
  },
  {
    generatorId: 'e.speech',
    upTo: 3,
    harm: 'key',
    reason: 'a mark outside the inverted commas is missing before they close, too',
    isFaulty: (item) =>
      textsOf(item.question.prompt).includes('What is wrong with this sentence?') &&
      /”[,.?!]/.test(textsOf(item.question.prompt)[1] ?? '') &&
      wrongOptionsOf(item).includes('A mark is missing before the inverted commas close.'),
  },
  {
    generatorId: 'e.cloze',
    upTo: 4,
    harm: 'key',
    reason: 'what a linking word does, beside something else that is true of it',
    isFaulty: hasKinOfLink,
  },
  {
    generatorId: 'e.tense',
    upTo: 6,
    harm: 'key',
    reason: 'a sentence that begins with “Were I” has the subjunctive, whatever its second verb is',
    isFaulty: (item) =>
      textsOf(item.question.prompt).includes('Which sentence has the subjunctive?') &&
      wrongOptionsOf(item).some((option) => option.startsWith('Were I ')),
  },
  {
    generatorId: 'e.wordClass',
    upTo: 4,
    harm: 'key',
    reason: 'who’s called wrong where it can be read as who has',
    isFaulty: (item) =>
      textsOf(item.question.prompt).includes('Which word fits the gap?') &&
      wrongOptionsOf(item).includes('who’s') &&
      !wrongOptionsOf(item).includes('who'),
  },
  {
    generatorId: 'e.tense',
    upTo: 3,
    harm: 'key',
    reason: 'a flock of geese takes a plural verb as well',
    isFaulty: (item) =>
      [...textsOf(item.question.prompt), ...shownOptionsOf(item)].some((text) => text.includes('A flock of geese')),
  },
  {
    generatorId: 'e.reading',
    upTo: 1,
    harm: 'key',
    reason: 'a proof judged alone',
    isFaulty: (item) => shownOptionsOf(item).includes('The answer is right, and the proof shows it.'),
  },
  {
    generatorId: 'e.reading',
    upTo: 4,
    harm: 'key',
    reason: 'a question about a passage with a second answer that can be defended',
    isFaulty: hasDefensibleReading,
  },
  {
    generatorId: 'm.word',
    upTo: 1,
    harm: 'key',
    reason: 'a story that leaves a fact out',
    isFaulty: ({ question }) => {
      const story = textsOf(question.prompt).join(' ');
      return storyFaults(story).length > 0 || unclearStories.some((unclear) => unclear.test(story));
    },
  },
  {
    generatorId: 'm.fracMul',
    upTo: 1,
    harm: 'key',
    reason: 'a time that may be for each day or for all',
    isFaulty: ({ question }) => /practises the drums .* on \d+ days\./.test(textsOf(question.prompt).join(' ')),
  },
  {
    generatorId: 'm.word',
    upTo: 2,
    harm: 'shown',
    reason: 'a number called not needed that is needed too',
    isFaulty: ({ question, explanation }) =>
      needlessFaults(textsOf(question.prompt).join(' '), textsOf(explanation.flat())).length > 0,
  },
  {
    generatorId: 'm.timetable',
    upTo: 1,
    harm: 'key',
    reason: 'a walk that may come after the time given, with another right train',
    isFaulty: hasUnclearWalk,
  },
  {
    generatorId: 'm.coords',
    upTo: 2,
    harm: 'key',
    reason: 'a square or rectangle with a more general name among the options, which fits it too',
    isFaulty: (item) => {
      const right = item.key.type === 'multipleChoice' ? shownOptionsOf(item)[item.key.option] : undefined;
      return (
        (right === 'square' || right === 'rectangle') &&
        textsOf(item.question.prompt).some((text) => text.endsWith('Which shape do you get?'))
      );
    },
  },
  {
    generatorId: 'n.oddOut',
    upTo: 1,
    harm: 'key',
    reason: 'another picture that is odd, too',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'n.like',
    upTo: 1,
    harm: 'key',
    reason: 'no picture, or more than one, that is clearly most like the others',
    // The drawings are as they were: where today's solver finds no answer, none can be justified.
    isFaulty: (item) => hasSecondAnswerToday(item) || answersToday(item)?.length === 0,
  },
  {
    generatorId: 'n.like',
    upTo: 7,
    harm: 'key',
    reason: 'something countable in the whole row that a wrong picture has, and the answer has not',
    isFaulty: hasRivalCount,
  },
  {
    generatorId: 'n.analogy',
    upTo: 1,
    harm: 'key',
    reason: 'a second way to read the change',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'n.analogy',
    upTo: 4,
    harm: 'shown',
    reason: 'stripes on a turned shape, called by another name',
    isFaulty: namesTurnedStripes,
  },
  ...['n.series', 'n.matrix', 'n.hexGrid'].map(
    (generatorId): Recall => ({
      generatorId,
      upTo: 3,
      harm: 'shown',
      reason: 'a shape that becomes another while it turns',
      isFaulty: turnsIntoAnotherShape,
    }),
  ),
  {
    generatorId: 'n.code',
    upTo: 1,
    harm: 'key',
    reason: 'a second way to read the code',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'e.apostrophe',
    upTo: 1,
    harm: 'key',
    reason: 'a noun with ’s called wrong that stands for has',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'e.register',
    upTo: 1,
    harm: 'key',
    reason: 'another list or sentence that fits as well',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'e.clause',
    upTo: 2,
    harm: 'key',
    reason: 'a second sentence that ends with an adverbial',
    isFaulty: (item) =>
      textsOf(item.question.prompt)[0] === 'Which sentence has its adverbial at the end?' &&
      shownOptionsOf(item).some((option) => option.endsWith('the people on the pier.')),
  },
  {
    generatorId: 'e.punctuate',
    upTo: 2,
    harm: 'key',
    reason: 'a comma that leaves the meaning nearly the same',
    isFaulty: (item) =>
      [...textsOf(item.question.prompt), ...shownOptionsOf(item)].some((text) =>
        /i feel sorry about it because/i.test(text),
      ),
  },
  {
    generatorId: 'e.ordering',
    upTo: 1,
    harm: 'key',
    reason: 'another word that could be the spare, first or last one',
    isFaulty: hasUnclearOrder,
  },
  {
    generatorId: 'e.cloze',
    upTo: 1,
    harm: 'key',
    reason: 'another linking word or pronoun that fits',
    isFaulty: hasSecondLink,
  },
  {
    generatorId: 'e.cloze',
    upTo: 2,
    harm: 'key',
    reason: 'a linking word or pronoun called wrong that fits as well',
    isFaulty: hasAnotherLink,
  },
  {
    generatorId: 'e.ordering',
    upTo: 2,
    harm: 'key',
    reason: 'a text with a second order that makes sense',
    isFaulty: hasLooseOrder,
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
    generatorId: 'e.figurative',
    upTo: 1,
    harm: 'key',
    reason: 'another simile or saying that fits',
    isFaulty: hasSecondSaying,
  },
  {
    generatorId: 'e.apostrophe',
    upTo: 4,
    harm: 'key',
    reason: 'owners in the plural, with “a plural” called wrong',
    isFaulty: hasPluralOwner,
  },
  {
    generatorId: 'e.register',
    upTo: 3,
    harm: 'key',
    reason: 'a short form beside a question tag',
    isFaulty: hasTwoMarks,
  },
  {
    generatorId: 'e.affix',
    upTo: 2,
    harm: 'key',
    reason: 'another prefix that makes a word',
    isFaulty: hasSecondPrefix,
  },
  alsoRight('v.analogy', 'a second pair that fits', 2),
  alsoRight('v.closest', 'two pairs alike in meaning'),
  alsoRight('v.opposite', 'two pairs opposite in meaning'),
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
  alsoRight('v.oddOut', 'another word that is odd, or belongs', 3),
  alsoRight('e.synonym', 'another word that means the same'),
  alsoRight('v.insertLetter', 'another letter that makes words', 3),
  {
    generatorId: 'v.letterAnalogy',
    upTo: 3,
    harm: 'key',
    reason: 'one pair of letters that other rules explain as well',
    // Letters that keep their places and move a few steps are read so by everybody.
    isFaulty: (item) => (item.features.turned === 1 || item.features.mirrored === 1) && hasSecondAnswerToday(item),
  },
  alsoRight('v.moveLetter', 'another letter that can move'),
  alsoRight('v.ladder', 'another word that makes the step'),
  alsoRight('v.hidden', 'another word that is hidden', 2),
  alsoRight('v.compound', 'two other parts that make a word, as carless', 4),
  alsoRight('v.completeWord', 'a second way to take letters out'),
  alsoRight('v.makeWord', 'a second way to take letters over'),
  {
    ...alsoRight('v.anagram', 'another word of the same letters'),
    // A sentence picks its word.
    isFaulty: (item) =>
      textsOf(item.question.prompt).some((text) => text.startsWith('Put the letters in order to make a word')) &&
      hasAnswerBesideKey(item),
  },
];
