/** Recalled questions on punctuation and on formal and informal words, for which another answer could be defended. */
import { promptOf, rightOptionOf, shownOptionsOf, wordSetsOf, wrongOptionsOf } from './item-texts.ts';
import type { Recall, StoredItem } from './recall.ts';

const shownIn = (item: StoredItem): string => [...promptOf(item), ...shownOptionsOf(item)].join(' ');

/** ‘A dusty, old map’: many schools teach a comma between two adjectives. */
const hasTwoAdjectives = (item: StoredItem): boolean =>
  /^(?:Tap|Type) the/.test(promptOf(item)[0] ?? '') &&
  `${promptOf(item).join(' ')} ${(wordSetsOf(item)[0] ?? []).join(' ')}`.includes('dusty old map');

/** Without its comma, ‘most of the time’ may still mean usually; ‘reform’ is also a spelling of ‘re-form’. */
const meansBoth = (item: StoredItem): boolean =>
  /Most of the time travellers are|want to reform the band/.test(shownIn(item));

const plainSentence =
  /^(?:I want a refund|The room is extremely warm|He is a pleasant man|It is an excellent place|My brother is extremely fond of chess)\.$/;

/** Plain standard English that is judged as formal or informal all alone. */
const judgesPlain = (item: StoredItem): boolean => {
  const [asks = '', shows = ''] = promptOf(item);
  if (asks === 'Is each sentence formal or informal?')
    return shows.split('\n\n').some((line) => plainSentence.test(line.replace(/^\d\. /, '')));
  if (!/^Which sentence is (?:formal|informal)\?$/.test(asks)) return false;
  return plainSentence.test(rightOptionOf(item)) || wrongOptionsOf(item).includes('The match has been put off.');
};

/** ‘Unhurried’ and ‘talkative’ please as much as ‘relaxed’ and ‘chatty’. */
const hasTwoPleasing = (item: StoredItem): boolean => {
  const [asks = '', shows = ''] = promptOf(item);
  const all = `${shows} ${shownOptionsOf(item).join(' ')}`;
  return (
    /^Type the word .+ in a positive way|^Which word has a (?:positive|neutral) connotation/.test(asks) &&
    /\bunhurried\b|\btalkative\b/.test(all)
  );
};

/** ‘All the wizards wands’: they may be those of one wizard. */
const hasAllTheOwners = (item: StoredItem): boolean => {
  const [asks = '', shows = ''] = promptOf(item);
  return asks.startsWith('One word in this sentence needs an apostrophe') && /\ball the \w+ /i.test(shows);
};

/** Somebody who thinks for a while pauses, and a story that breaks off in the middle makes us wait. */
const pausesUnfinished = (item: StoredItem): boolean =>
  /^(?:What do the three dots show here|Where do the three dots show (?:a pause|an unfinished thought))\?$/.test(
    promptOf(item)[0] ?? '',
  ) && /Ella thought for a while|footsteps came closer, and then …|There, in the moonlight …/.test(shownIn(item));

/** ‘I should like’ is as formal as any letter. */
const callsMoneyInformal = (item: StoredItem): boolean =>
  wrongOptionsOf(item).includes('I should like to get my money back.');

/** “Nobody has lived there for years,” said Mei, “yet I saw a light”: the sentence may as well go on. */
const mayGoOn = (item: StoredItem): boolean => {
  const [asks = '', shows = ''] = promptOf(item);
  return asks === 'What is wrong with this sentence?' && shows.includes(', “Yet I saw a light');
};

/** To be inquisitive or discriminating may also be blamed. */
const hasSecondNegative = (item: StoredItem): boolean => {
  const [asks = '', shows = ''] = promptOf(item);
  return (
    /in a negative way|has a negative connotation/.test(asks) &&
    /\b(?:inquisitive|discriminating)\b/.test(`${shows} ${shownOptionsOf(item).join(' ')}`)
  );
};

export const punctuationRecalls: readonly Recall[] = [
  {
    generatorId: 'e.apostrophe',
    upTo: 12,
    harm: 'key',
    reason: 'all the things of one owner, where only more owners are called right',
    isFaulty: hasAllTheOwners,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 12,
    harm: 'key',
    reason: 'a comma that may as well stand between two adjectives',
    isFaulty: hasTwoAdjectives,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 12,
    harm: 'key',
    reason: 'a sentence that has both meanings without its mark',
    isFaulty: meansBoth,
  },
  {
    generatorId: 'e.register',
    upTo: 15,
    harm: 'key',
    reason: 'a plain sentence judged as formal or informal',
    isFaulty: judgesPlain,
  },
  {
    generatorId: 'e.register',
    upTo: 15,
    harm: 'key',
    reason: 'two words that please alike',
    isFaulty: hasTwoPleasing,
  },
  {
    generatorId: 'e.punctuate',
    upTo: 13,
    harm: 'key',
    reason: 'an unfinished thought that may as well be a pause',
    isFaulty: pausesUnfinished,
  },
  {
    generatorId: 'e.register',
    upTo: 16,
    harm: 'key',
    reason: 'a formal sentence called informal',
    isFaulty: callsMoneyInformal,
  },
  {
    generatorId: 'e.register',
    upTo: 17,
    harm: 'key',
    reason: 'a word that is blame as well called not negative',
    isFaulty: hasSecondNegative,
  },
  {
    generatorId: 'e.speech',
    upTo: 12,
    harm: 'key',
    reason: 'a capital letter where the spoken sentence may as well go on',
    isFaulty: mayGoOn,
  },
];
