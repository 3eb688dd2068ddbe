/** Recalled questions on marks, links and meanings for which a second answer could be defended. */
import { couldBeOpposites } from '../english/synonyms/thesaurus.ts';
import { hasWordOfDictionary } from './english-second-answers.ts';
import { promptOf, rightOptionOf, shownOptionsOf, wordSetsOf, wrongOptionsOf } from './item-texts.ts';
import type { Recall, StoredItem } from './recall.ts';

const tappedOf = (item: StoredItem): string => (wordSetsOf(item)[0] ?? []).join(' ');

/** A gap between two sentences whose second one begins with a capital letter anyway, so that a full stop fits as well. */
const hasStopForMark = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Which mark belongs in the empty brackets?' &&
  promptOf(item).some((text) => text.includes('[  ] I ')) &&
  wrongOptionsOf(item).some((option) => option === 'full stop' || option === 'exclamation mark');

const link = /(?:however|as a result|nevertheless|therefore|on the other hand|in fact|consequently|moreover)/.source;

/** A linking word between two sentences, with the comma after it alone, or with a comma on both sides: which one is wrong? */
function hasLooseLink(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  if (asks === 'What is wrong with the punctuation?')
    return new RegExp(`[^;,] ${link}, `).test(shows) && rightOptionOf(item).startsWith('There is no mark');
  return asks.startsWith('One mark in this sentence') && new RegExp(`, ${link}, `).test(tappedOf(item));
}

/** ‘First, whisk the eggs. Next, add the flour.’: both words show the order. */
const hasTwoLinks = (item: StoredItem): boolean =>
  promptOf(item).some((text) => text.startsWith('Tap the linking word')) && /^First, whisk/.test(tappedOf(item));

/** ‘Elmer, who has led to a problem’: the name of a person in front makes ‘who’ fit. */
const hasNameBeforeWho = (item: StoredItem): boolean => /by Elmer, who has/.test(shownOptionsOf(item).join(' '));

/** ‘Genuine forgeries by Elmer, which have led to a problem’: the forgeries may have led to it. */
const hasNearerNoun = ({ question: { prompt } }: StoredItem): boolean =>
  prompt.some((block) => block.type === 'passage' && /by Elmer, which have/.test(block.paragraphs.join(' ')));

/** A quotation without the full stop of its sentence, where only the quoting was asked about. */
const lacksOnlyStop = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Which sentence quotes correctly?' &&
  wrongOptionsOf(item).some((option) => !option.endsWith('.'));

/** ‘It isn’t the wind, it’s the lightning.’: good writers put a comma there. */
const hasWritersComma = ({ question: { prompt } }: StoredItem): boolean =>
  prompt.some(
    (block) =>
      block.type === 'passage' &&
      /isn’t the wind, it’s|shortest way, they|behaving better, they|orchestra began, the|the moor, he/.test(
        block.paragraphs.join(' '),
      ),
  );

/** A sentence called right in which a comma joins two, or called wrong that reads well: ‘food rolls’, ‘rice beans’. */
const readsOtherwise = (item: StoredItem): boolean =>
  shownOptionsOf(item).some((text) =>
    /^Hurry up, it’s nearly|with food rolls, plums|cooked rice beans|colours: crimson violet/.test(text),
  );

/** A feeling that ‘sip’ hasn’t got, or ‘next’ called informal. */
const misjudgesWord = (item: StoredItem): boolean =>
  rightOptionOf(item) === 'The next train was cancelled.' ||
  ([...promptOf(item), ...shownOptionsOf(item)].some((text) => /\bsip\b/.test(text)) &&
    !promptOf(item).some((text) => text.includes('a bad feeling')));

/** The right sentence without its comma, called no sentence with a fronted adverbial. */
const lacksOnlyComma = (item: StoredItem): boolean =>
  promptOf(item)[0] === 'Which is the same sentence with a fronted adverbial?' &&
  wrongOptionsOf(item).includes(rightOptionOf(item).replace(',', ''));

/** Words with a prefix that could stand for each other's meaning. */
const nearWords: readonly (readonly (readonly [word: string, meaning: string])[])[] = [
  [
    ['antiseptic', 'working against germs'],
    ['antibiotic', 'a medicine against germs'],
  ],
  [
    ['subheading', 'a title below the main title'],
    ['subtitle', 'words at the bottom of a film'],
  ],
  [
    ['disagree', 'to have another opinion'],
    ['disapprove', 'to think something is wrong'],
  ],
];

function hasNearWord(item: StoredItem): boolean {
  const [asks = ''] = promptOf(item);
  const options = shownOptionsOf(item);
  return nearWords.some((pair) =>
    asks === 'Which word has this meaning?'
      ? pair.every(([word]) => options.includes(word))
      : pair.some(([word]) => asks === `What does “${word}” mean?`) &&
        pair.every(([, meaning]) => options.includes(meaning)),
  );
}

/** An opposite called wrong: ‘frightened’ of brave. */
function hasOtherOpposite(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  if (asks === 'Which two words are antonyms?')
    return wrongOptionsOf(item).some((option) => {
      const [one = '', other = ''] = option.split(' – ');
      return couldBeOpposites(one, other);
    });
  const [, lead = ''] = /\*\*(.+?)\*\*/.exec(shows) ?? [];
  return (
    asks.startsWith('Which word means the opposite') &&
    wrongOptionsOf(item).some((option) => couldBeOpposites(lead, option))
  );
}

/** Sentences with a gap, or with the word that was called wrong in them, which could be said too: “The son rose at six.” */
const bothSaid =
  /The (?:______|male) comes at nine|The (?:______|son) rose at six|A (?:______|pair) fell off the tree|A bee sat on the (?:______|flour)|Walk down the (?:______|isle)|Nobody believed the (?:______|profit)|The (?:______|wary) travellers slept|The (?:______|counsellor) opened the park|A (?:______|councillor) helped her to cope|He told his (?:______|councillor)|He made a (?:______|discrete) enquiry|The letter was (?:______|formerly) worded|The hotel was (?:______|formally) a prison|The laws (?:______|prescribe) hunting|They (?:______|prescribe) fires/;

const hasHomophoneSaid = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item), tappedOf(item)].some((text) => bothSaid.test(text));

/** A sentence without a hyphen that can be read both ways, and what it means with one. */
const readBothWays =
  /an old furniture shop|a small boat builder|ten pound notes|(?:thirty|twenty) odd|a little used path/;
const withItsHyphen =
  /^(?:The shop sells old|The builder makes|Each note is|There were about|We counted about|Few people use)/;

function lacksOnlyHyphen(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  if (asks === 'What does this sentence mean?') return readBothWays.test(shows);
  if (asks === 'Which sentence has this meaning?') return withItsHyphen.test(shows);
  return (
    asks === 'In which line does the meaning fit the sentence?' &&
    wrongOptionsOf(item).some((option) => readBothWays.test(option))
  );
}

/** Three dots after a whole sentence: an unfinished thought, or a pause? */
const endsWhole = /(?:ever find out|closer and closer|so was the boat|into the mist|you could try) …$/;

function hasDotsAfterWhole(item: StoredItem): boolean {
  const [asks = '', shows = ''] = promptOf(item);
  return asks === 'What do the three dots show here?'
    ? endsWhole.test(shows)
    : asks === 'Where do the three dots show a pause?' && wrongOptionsOf(item).some((option) => endsWhole.test(option));
}

/** Historic costumes are spoken of as well. */
const hasCostumes = (item: StoredItem): boolean =>
  [...promptOf(item), ...shownOptionsOf(item), tappedOf(item)].some((text) =>
    /The play needs (?:______|historic) costumes/.test(text),
  );

export const markAndMeaningRecalls: readonly Recall[] = [
  {
    generatorId: 'e.punctuate',
    upTo: 9,
    harm: 'key',
    reason: 'a sentence without a hyphen that can be read both ways',
    isFaulty: lacksOnlyHyphen,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 9,
    harm: 'key',
    reason: 'three dots after a whole sentence',
    isFaulty: hasDotsAfterWhole,
  },
  {
    generatorId: 'e.homophone',
    upTo: 11,
    harm: 'key',
    reason: 'historic called wrong where it makes sense as well',
    isFaulty: hasCostumes,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 6,
    harm: 'key',
    reason: 'a full stop called wrong in front of a capital letter',
    isFaulty: hasStopForMark,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 6,
    harm: 'key',
    reason: 'a linking word that may belong to either sentence',
    isFaulty: hasLooseLink,
  },
  {
    generatorId: 'e.cloze',
    upTo: 6,
    harm: 'key',
    reason: 'two words that show the order',
    isFaulty: hasTwoLinks,
  },
  {
    generatorId: 'e.proofread',
    upTo: 6,
    harm: 'key',
    reason: 'who called wrong after the name of a person',
    isFaulty: hasNameBeforeWho,
  },
  {
    generatorId: 'e.proofread',
    upTo: 11,
    harm: 'key',
    reason: 'a verb called wrong that agrees with a nearer noun',
    isFaulty: hasNearerNoun,
  },
  {
    generatorId: 'e.speech',
    upTo: 9,
    harm: 'key',
    reason: 'a missing full stop called a fault in quoting',
    isFaulty: lacksOnlyStop,
  },
  {
    generatorId: 'e.proofread',
    upTo: 8,
    harm: 'key',
    reason: 'a comma called wrong that good writers put',
    isFaulty: hasWritersComma,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 8,
    harm: 'key',
    reason: 'a sentence that can be read in another way',
    isFaulty: readsOtherwise,
  },
  {
    generatorId: 'e.register',
    upTo: 10,
    harm: 'key',
    reason: 'a feeling or a tone that the word hasn’t got',
    isFaulty: misjudgesWord,
  },
  {
    generatorId: 'e.clause',
    upTo: 10,
    harm: 'key',
    reason: 'a fronted adverbial without its comma called none',
    isFaulty: lacksOnlyComma,
  },
  {
    generatorId: 'e.affix',
    upTo: 6,
    harm: 'key',
    reason: 'a word near the right one in meaning',
    isFaulty: hasNearWord,
  },
  {
    generatorId: 'e.affix',
    upTo: 21,
    harm: 'key',
    reason: 'a word or a spelling called wrong that stands in dictionaries',
    isFaulty: hasWordOfDictionary,
  },
  {
    generatorId: 'e.antonym',
    upTo: 13,
    harm: 'key',
    reason: 'another word that could be called the opposite',
    isFaulty: hasOtherOpposite,
  },
  {
    generatorId: 'e.homophone',
    upTo: 8,
    harm: 'key',
    reason: 'a homophone called wrong that makes sense as well',
    isFaulty: hasHomophoneSaid,
  },
  {
    generatorId: 'e.register',
    upTo: 12,
    harm: 'shown',
    reason: '“a” before a vowel',
    isFaulty: (item) => /\ba (?:intelligent|opportunity)\b/.test(shownOptionsOf(item).join(' ')),
  },
];
