/** Recalled questions on grammar, punctuation and reading. */
import { hasSecondAnswerToday } from './answers-today.ts';
import { hasPluralOwner, hasTwoMarks } from './english-second-answers.ts';
import {
  callsLastNoDeterminer,
  countsBesideMy,
  hasBrokenForVerb,
  hasEitherNumber,
  hasFeastForPlace,
  hasNeither,
  hasOtherPerfect,
  hasOtherStandardForm,
  hasOtherVerbForm,
  hasSubjectElsewhere,
  hasUnmarkedSpeech,
  hasUnsaidProgressive,
  hasWhichOfFamilies,
  mistakesFullMoon,
  seesTwoThings,
} from './grammar-second-answers.ts';
import { shownOptionsOf, textsOf, wrongOptionsOf } from './item-texts.ts';
import { countsParagraphsUnderHeadings, defensibleReadings, hasOtherPause, isRefutedTwice } from './passage-faults.ts';
import { hasDefensibleMistake } from './punctuation-faults.ts';
import type { Recall } from './recall.ts';
import { dependsOnAccent } from './text-second-answers.ts';
import { callsEstablishWrong } from './word-second-answers.ts';

/** Only who knows the text can see that these quote too much, too little, or another word. */
const untrueQuotations = ['no-quotation-marks', 'commas-round-too-much', 'capital-in-a-phrase'].map(
  (name) => `e.speech/${name}`,
);

export const englishRecalls: readonly Recall[] = [
  {
    generatorId: 'e.punctuate',
    upTo: 1,
    harm: 'key',
    reason: 'an answer called wrong that can be defended',
    isFaulty: hasDefensibleMistake,
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
    generatorId: 'e.tense',
    upTo: 6,
    harm: 'key',
    reason: 'a sentence that begins with “Were I” has the subjunctive, whatever its second verb is',
    isFaulty: (item) =>
      textsOf(item.question.prompt).includes('Which sentence has the subjunctive?') &&
      wrongOptionsOf(item).some((option) => option.startsWith('Were I ')),
  },
  {
    generatorId: 'e.tense',
    upTo: 16,
    harm: 'key',
    reason: 'a text called wrong whose first verb may tell what was over before the others',
    isFaulty: (item) =>
      textsOf(item.question.prompt).includes('In which text is every verb in the right tense?') &&
      wrongOptionsOf(item).some((option) =>
        /^(?:Yusuf planted the seeds and waters|The bus arrived late, so we miss)/.test(option),
      ),
  },
  {
    generatorId: 'e.tense',
    upTo: 12,
    harm: 'key',
    reason: 'did called wrong for do, or had done for done, where nothing tells the time',
    isFaulty: hasOtherStandardForm,
  },
  {
    generatorId: 'e.tense',
    upTo: 14,
    harm: 'key',
    reason: 'knew or had known called wrong for has knew, where nothing tells the time',
    isFaulty: hasOtherPerfect,
  },
  {
    generatorId: 'e.poetry',
    upTo: 8,
    harm: 'key',
    reason: 'rhymes or syllables that depend on how people speak',
    isFaulty: dependsOnAccent,
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
    generatorId: 'e.clause',
    upTo: 2,
    harm: 'key',
    reason: 'a second sentence that ends with an adverbial',
    isFaulty: (item) =>
      textsOf(item.question.prompt)[0] === 'Which sentence has its adverbial at the end?' &&
      shownOptionsOf(item).some((option) => option.endsWith('the people on the pier.')),
  },
  {
    generatorId: 'e.apostrophe',
    upTo: 1,
    harm: 'key',
    reason: 'a noun with ’s called wrong that stands for has',
    // Read as it is asked in this cell: some cells don't ask for a right sentence any more.
    isFaulty: (item) => hasSecondAnswerToday({ ...item, subTopicId: 240603, year: 4, difficulty: 'hard' }),
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
    upTo: 1,
    harm: 'key',
    reason: 'another list or sentence that fits as well',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'e.register',
    upTo: 3,
    harm: 'key',
    reason: 'a short form beside a question tag',
    isFaulty: hasTwoMarks,
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
    upTo: 14,
    harm: 'key',
    reason: 'a proof of silence beside another one: a clock that nobody hears at work',
    isFaulty: ({ question }) =>
      ['prepare the reader for?', '“when the water stopped, so did the speaker”'].every((words) =>
        JSON.stringify(question).includes(words),
      ),
  },
  ...defensibleReadings,
  {
    generatorId: 'e.reading',
    upTo: 12,
    harm: 'key',
    reason: 'a paragraph asked for by its number in a text with headings',
    isFaulty: countsParagraphsUnderHeadings,
  },
  {
    generatorId: 'e.reading',
    upTo: 13,
    harm: 'key',
    reason: 'a wrong answer that both quotations show wrong',
    isFaulty: isRefutedTwice,
  },
  {
    generatorId: 'e.poetry',
    upTo: 10,
    harm: 'key',
    reason: 'a pause called none',
    isFaulty: hasOtherPause,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 5,
    harm: 'key',
    reason: 'a comma before and that may as well end two names',
    isFaulty: (item) =>
      [...textsOf(item.question.prompt), ...shownOptionsOf(item)].some((text) =>
        /^I have two dogs, Rex, and|^I want to thank my parents, Ruby, and/.test(text),
      ),
  },
  {
    generatorId: 'e.wordClass',
    upTo: 9,
    harm: 'key',
    reason: 'the full moon taken for a noun with words after it',
    isFaulty: mistakesFullMoon,
  },
  {
    generatorId: 'e.wordClass',
    upTo: 9,
    harm: 'key',
    reason: 'at the feast, which tells where as well as when',
    isFaulty: hasFeastForPlace,
  },
  {
    generatorId: 'e.wordClass',
    upTo: 15,
    harm: 'key',
    reason: 'broken in “it was broken”, which can be read as part of the verb',
    isFaulty: hasBrokenForVerb,
  },
  {
    generatorId: 'e.wordClass',
    upTo: 15,
    harm: 'key',
    reason: 'pronouns counted without my or his',
    isFaulty: countsBesideMy,
  },
  {
    generatorId: 'e.wordClass',
    upTo: 16,
    harm: 'key',
    reason: '“Stay close” in a question for the adjective, which some read there',
    isFaulty: (item) =>
      textsOf(item.question.prompt).includes('In which sentence is the word in bold an adjective?') &&
      wrongOptionsOf(item).some((option) => option.startsWith('Stay **close**')),
  },
  {
    generatorId: 'e.wordClass',
    upTo: 20,
    harm: 'key',
    reason: '“last” called no determiner',
    isFaulty: callsLastNoDeterminer,
  },
  {
    generatorId: 'e.tense',
    upTo: 7,
    harm: 'key',
    reason: 'was seeing or was knowing as Standard English',
    isFaulty: hasUnsaidProgressive,
  },
  {
    generatorId: 'e.tense',
    upTo: 7,
    harm: 'key',
    reason: 'neither of the boys have, which many accept',
    isFaulty: hasNeither,
  },
  {
    generatorId: 'e.proofread',
    upTo: 5,
    harm: 'key',
    reason: 'which called wrong of an animal or a group',
    isFaulty: hasWhichOfFamilies,
  },
  {
    generatorId: 'e.proofread',
    upTo: 5,
    harm: 'key',
    reason: 'an answer without inverted commas in a question on punctuation',
    isFaulty: hasUnmarkedSpeech,
  },
  {
    generatorId: 'e.proofread',
    upTo: 10,
    harm: 'key',
    reason: 'a verb called wrong after school or whose',
    isFaulty: hasEitherNumber,
  },
  {
    generatorId: 'e.proofread',
    upTo: 10,
    harm: 'key',
    reason: 'a verb called wrong whose subject could be changed in another part',
    isFaulty: hasSubjectElsewhere,
  },
  {
    generatorId: 'e.register',
    upTo: 8,
    harm: 'key',
    reason: 'establish called wrong for find out',
    isFaulty: callsEstablishWrong,
  },
  {
    generatorId: 'e.tense',
    upTo: 8,
    harm: 'key',
    reason: 'one of two right verb forms called wrong',
    isFaulty: hasOtherVerbForm,
  },
  {
    generatorId: 'e.tense',
    upTo: 13,
    harm: 'key',
    reason: 'a verb called wrong that can depend on see in the clause before',
    isFaulty: seesTwoThings,
  },
];
