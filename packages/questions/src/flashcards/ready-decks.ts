/** Decks that we have ready for every year, made from the lists that questions are made of. Read when they are first asked for. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { listOf, once, partOf, rowsOf } from '../english/data-rows.ts';
import { definitions } from '../english/definitions/definitions.data.ts';
import { gapped, wordsOf } from '../english/spelling/word-lists.ts';
import { synonyms } from '../english/synonyms/synonyms.data.ts';
import { capitals } from './capitals.data.ts';
import { mathsWords } from './maths-words.data.ts';
import { roots } from './roots.data.ts';
import { wordEntries } from './vocabulary/word-entries.ts';

export const readyThemes = ['Spelling', 'Times tables', 'Vocabulary', 'Roots', 'Maths words', 'Capitals'] as const;

/** A deck as it can be chosen; copied, it is the owner's to change. */
export interface ReadyDeck {
  /** Never changes: whoever has the deck already doesn't get it twice. */
  readonly readyKey: string;
  readonly title: string;
  readonly theme: (typeof readyThemes)[number];
  readonly years: readonly number[];
  readonly cards: readonly CardDraft[];
}

const plain: CardDraft = {
  front: '',
  back: '',
  accepted: [],
  kind: 'typed',
  spoken: null,
  vocabulary: null,
  picture: null,
};

/** A row of an English list as often as it is needed: 25 words are a deck that a child can finish. */
const wordsEach = 25;

/** Cards in decks of a bearable size, each with its number. */
function inDecks(cards: readonly CardDraft[], deck: (number: number) => Omit<ReadyDeck, 'cards'>): ReadyDeck[] {
  const count = Math.ceil(cards.length / wordsEach);
  return Array.from({ length: count }, (_, place) => ({
    ...deck(place + 1),
    cards: cards.slice(place * wordsEach, (place + 1) * wordsEach),
  }));
}

/** Heard and typed: the sentence leaves the word out, and the voice says it. Where there is no voice, the sentence has to do. */
const spellings = (sets: string, years: readonly number[]): ReadyDeck[] =>
  inDecks(
    wordsOf(sets).map(({ word, sentence }) => ({
      ...plain,
      front: gapped(sentence, word),
      back: word,
      kind: 'spelling',
      spoken: `${word}. ${sentence}`,
    })),
    (number) => ({
      readyKey: `spelling-${sets}-${number}`,
      title: `Spellings of years ${years.join(' and ')}, part ${number}`,
      theme: 'Spelling',
      years,
    }),
  );

const timesTable = (table: number): ReadyDeck => ({
  readyKey: `times-${table}`,
  title: `${table} times table`,
  theme: 'Times tables',
  years: table <= 5 || table === 8 || table === 10 ? [3, 4] : [4, 5],
  cards: Array.from({ length: 12 }, (_, place) => ({
    ...plain,
    front: `${place + 1} × ${table}`,
    back: String((place + 1) * table),
  })),
});

/** Meaning first: the word is what the child has to find. */
const defined = (year: number): CardDraft[] =>
  rowsOf(definitions)
    .filter((row) => row[0] === String(year))
    .map((row) => {
      const [word, definition, example] = [partOf(row, 2), partOf(row, 3), partOf(row, 4)];
      const vocabulary = { definition, synonyms: [], antonyms: [], example };
      return { ...plain, front: definition, back: word, vocabulary };
    });

/** Many words may fit a meaning, so the example with its gap and the first letter say which is wanted. */
const elevenPlus = (): CardDraft[] =>
  wordEntries().map(({ word, definition, synonyms: like, antonyms, example }) => ({
    ...plain,
    front: `${definition} (${word.charAt(0)}…)\n${gapped(example, word)}`,
    back: word,
    vocabulary: { definition, synonyms: [...like], antonyms: [...antonyms], example },
  }));

/** A word of like meaning: any of the list is right. */
const likened = (year: number): CardDraft[] =>
  rowsOf(synonyms)
    .filter((row) => row[0] === String(year))
    .flatMap((row) => {
      const [word, sentence] = [partOf(row, 2), partOf(row, 5).replaceAll(/[{}]/g, '')];
      const [first, ...others] = listOf(row[3]);
      if (first === undefined) return [];
      const vocabulary = {
        definition: '',
        synonyms: [first, ...others],
        antonyms: listOf(row[4]).filter((other) => other !== '-'),
        example: sentence,
      };
      return [{ ...plain, front: `${word}: a word that means the same`, back: first, accepted: others, vocabulary }];
    });

const vocabulary = (year: number): ReadyDeck[] => [
  ...inDecks(defined(year), (number) => ({
    readyKey: `meanings-${year}-${number}`,
    title: `Words and meanings, year ${year}, part ${number}`,
    theme: 'Vocabulary',
    years: [year],
  })),
  ...inDecks(likened(year), (number) => ({
    readyKey: `synonyms-${year}-${number}`,
    title: `Words that mean the same, year ${year}, part ${number}`,
    theme: 'Vocabulary',
    years: [year],
  })),
];

const rootCards = (): CardDraft[] =>
  rowsOf(roots).map((row) => ({
    ...plain,
    front: `What does “${partOf(row, 0)}” mean, as in ${listOf(row[2]).join(' and ')}?`,
    back: partOf(row, 1).replace(/ \(.*\)$/, ''),
  }));

const mathsCards = (years: string): CardDraft[] =>
  rowsOf(mathsWords)
    .filter((row) => row[0] === years)
    .map((row) => ({ ...plain, front: partOf(row, 2), back: partOf(row, 1) }));

const capitalCards = (part: string): CardDraft[] =>
  rowsOf(capitals)
    .filter((row) => row[0] === part)
    .map((row) => ({
      ...plain,
      front: `What is the capital of ${partOf(row, 1)}?`,
      back: partOf(row, 2),
      accepted: listOf(row[3]),
    }));

/** All of them, in the order in which they are shown. */
export const readyDecks = once((): readonly ReadyDeck[] => [
  ...spellings('34', [3, 4]),
  ...spellings('56', [5, 6]),
  ...Array.from({ length: 11 }, (_, place) => timesTable(place + 2)),
  ...[3, 4, 5, 6, 7].flatMap(vocabulary),
  ...inDecks(elevenPlus(), (number) => ({
    readyKey: `eleven-plus-${number}`,
    title: `11+ words, part ${number}`,
    theme: 'Vocabulary',
    years: [5, 6],
  })),
  ...inDecks(rootCards(), (number) => ({
    readyKey: `roots-${number}`,
    title: `Latin and Greek roots, part ${number}`,
    theme: 'Roots',
    years: [5, 6, 7],
  })),
  ...inDecks(mathsCards('34'), (number) => ({
    readyKey: `maths-words-34-${number}`,
    title: `Maths words of years 3 and 4, part ${number}`,
    theme: 'Maths words',
    years: [3, 4],
  })),
  ...inDecks(mathsCards('567'), (number) => ({
    readyKey: `maths-words-567-${number}`,
    title: `Maths words of years 5 to 7, part ${number}`,
    theme: 'Maths words',
    years: [5, 6, 7],
  })),
  ...['Europe', 'the world'].flatMap((part) =>
    inDecks(capitalCards(part), (number) => ({
      readyKey: `capitals-${part === 'Europe' ? 'europe' : 'world'}-${number}`,
      title: `Capitals of ${part}, part ${number}`,
      theme: 'Capitals',
      years: [4, 5, 6, 7],
    })),
  ),
]);
