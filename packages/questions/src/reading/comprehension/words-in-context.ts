/** Words in context: what a word means here, and which word here means this. */

import { chosen, typed } from '../../kernel/seen.ts';
import { subsetsOf } from '../../kernel/subsets.ts';
import { askChoice, askGroups, askTyped, type PassageQuestionText, placeOf, quoted } from '../ask.ts';
import { type Form, itemsOf, type Seen } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { type Item, type Passage, paragraphWith, plain } from '../passages/passage.ts';
import { sentencesIn } from '../passages/sentences.ts';
import {
  matchTheWords,
  meaningHere,
  meaningThere,
  nearlyTheSame,
  tapTheWord,
  typeTheWord,
  whichWord,
} from './vocabulary-wordings.data.ts';
import { askedAbout, inWords } from './vocabulary-wordings.ts';

const isWord = ({ skill }: Item): boolean => skill === 'vocabulary';
const isSingle = ({ asks }: Item): boolean => !asks.includes(' ');

/** The sentence in which the word stands. */
function sentenceWith(passage: Passage, word: string): string {
  const paragraph = paragraphWith(passage.paragraphs, word)?.text ?? '';
  const sentences = passage.kind === 'poetry' ? paragraph.split('\n') : sentencesIn(paragraph);
  return (
    sentences.find((sentence) => wordsOf(sentence).includes(word)) ??
    sentences.find((each) => each.includes(word)) ??
    ''
  );
}

/** The words of a sentence without the marks around them. */
function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
}

function questionTextOf(
  passage: Passage,
  item: Item,
  asks: string,
  form: string,
  features: PassageQuestionText['features'],
): PassageQuestionText {
  return {
    passage,
    asks,
    hint: item.hint,
    steps: [
      `Find it in ${placeOf(passage, item.asks)}: ${quoted(sentenceWith(passage, item.asks))}`,
      item.because === '' ? 'Read the sentence with that meaning in mind. It makes sense.' : item.because,
      `Here **${item.asks}** means **${item.right.text}**.`,
    ],
    variant: `${form} ${item.asks}`,
    features,
  };
}

/** The word of the text that the second reader gave this meaning. */
function secondWordFor(seen: Seen, meaning: string): string | undefined {
  const found = seen.passage.items.find((item) => isWord(item) && item.secondReading?.text === meaning)?.asks;
  return found !== undefined && seen.shown.includes(plain(found)) ? found : undefined;
}

/** What does the word mean? Easy ones say where it stands and have three options. */
export const meaning: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isWord(item))
      .map(({ passage, item }) => ({
        make: (random) =>
          askChoice(
            random,
            questionTextOf(
              passage,
              item,
              inWords(
                random,
                isEasy ? meaningThere : meaningHere,
                {
                  word: item.asks,
                  place: placeOf(passage, item.asks),
                },
                passage.year,
              ),
              'meaning',
              { search: isEasy ? 0 : 1, recall: 0, options: isEasy ? 3 : 4 },
            ),
            item.right.text,
            item.options.flatMap(({ text, because }) => (because === undefined ? [] : [{ text, because }])),
            isEasy ? 3 : 4,
          ),
      }));
  },
  solve(seen) {
    const word = askedAbout(meaningThere, seen.asks) ?? askedAbout(meaningHere, seen.asks);
    if (word === undefined || !seen.shown.includes(plain(word))) return undefined;
    const item = seen.passage.items.find((each) => isWord(each) && each.asks === word);
    // A question of the file may be worded in the same way.
    if (item === undefined) return undefined;
    return chosen(seen, (option) => option === item.secondReading?.text);
  },
};

/** Which meaning is nearest to the word, where it stands? All four are tried there. */
export const fits: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'easy') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => isWord(item))
      .map(({ passage, item }) => ({
        make: (random) =>
          askChoice(
            random,
            questionTextOf(
              passage,
              item,
              inWords(random, nearlyTheSame, { word: item.asks, place: placeOf(passage, item.asks) }, passage.year),
              'fits',
              { search: 0, recall: 0, options: 4 },
            ),
            item.right.text,
            item.options.flatMap(({ text, because }) => (because === undefined ? [] : [{ text, because }])),
          ),
      }));
  },
  solve(seen) {
    const word = askedAbout(nearlyTheSame, seen.asks);
    if (word === undefined) return undefined;
    const item = seen.passage.items.find((each) => isWord(each) && each.asks === word);
    if (item?.secondReading === undefined || !seen.shown.includes(plain(word))) return [];
    return chosen(seen, (option) => item.secondReading?.text === option);
  },
};

/** Whether a sentence has words enough to look among, and no bracket of a stage direction. */
const hasChoice = (sentence: string): boolean => wordsOf(sentence).length > 5 && !/[()]/.test(sentence);

/** Which word of this sentence means this? */
export const tap: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'medium') return [];
    return itemsOf(passages, cell)
      .filter(({ passage, item }) => isWord(item) && isSingle(item) && hasChoice(sentenceWith(passage, item.asks)))
      .map(({ passage, item }) => ({
        make(random) {
          const sentence = sentenceWith(passage, item.asks);
          const place = wordsOf(sentence).indexOf(item.asks);
          return askGroups(
            {
              ...questionTextOf(
                passage,
                item,
                inWords(random, tapTheWord, { meaning: item.right.text }, passage.year),
                'tap',
                {
                  search: 0,
                  recall: 1,
                  options: wordsOf(sentence).length,
                },
              ),
              hint: 'Take the words one by one. Which of them could you explain with this meaning?',
            },
            [{ words: sentence.split(/\s+/), right: [place], because: () => mistake('otherWord') }],
            'sentence',
          );
        },
      }));
  },
  solve(seen) {
    const said = askedAbout(tapTheWord, seen.asks);
    if (said === undefined) return undefined;
    const word = secondWordFor(seen, said);
    return chosen(seen, (each) => wordsOf(each)[0] === word);
  },
};

/** Find a word in the paragraph and type it. */
export const copy: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => isWord(item) && isSingle(item))
      .map(({ passage, item }) => ({
        make: (random) =>
          askTyped(
            {
              ...questionTextOf(
                passage,
                item,
                inWords(
                  random,
                  typeTheWord,
                  {
                    meaning: item.right.text,
                    place: placeOf(passage, item.asks),
                  },
                  passage.year,
                ),
                'copy',
                { search: 1, recall: 2, options: 9 },
              ),
              hint: 'Read that part slowly. Which word could you explain with this meaning?',
            },
            [item.asks],
          ),
      }));
  },
  solve(seen) {
    const said = askedAbout(typeTheWord, seen.asks);
    if (said === undefined) return undefined;
    const word = secondWordFor(seen, said);
    return word === undefined ? [] : typed(word);
  },
};

/** As many words of its text as stand beside one another. */
const optionCount = 4;

/** Which of these words of the text means this? */
export const wordFor: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'medium') return [];
    return itemsOf(passages, cell)
      .filter(({ passage, item }) => isWord(item) && passage.items.filter(isWord).length >= optionCount)
      .map(({ passage, item }) => ({
        make: (random) =>
          askChoice(
            random,
            {
              ...questionTextOf(
                passage,
                item,
                inWords(random, whichWord, { meaning: item.right.text }, passage.year),
                'word for',
                {
                  search: 1,
                  recall: 1,
                  options: optionCount,
                },
              ),
              hint: 'Find each of the options in the text. Which of them could you explain with this meaning there?',
            },
            item.asks,
            passage.items
              .filter((each) => isWord(each) && each !== item)
              .map(({ asks }) => ({ text: asks, because: mistake('otherWord') })),
            optionCount,
          ),
      }));
  },
  solve(seen) {
    const said = askedAbout(whichWord, seen.asks);
    if (said === undefined) return undefined;
    const word = secondWordFor(seen, said);
    return chosen(seen, (option) => option === word);
  },
};

/**
 * Three words of one text, each to be matched with its meaning. Beside each meaning stands a wrong one for the same word: it
 * has the same form, so that no word is matched by its ending or its article.
 */
export const match: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return passages.flatMap((passage) => {
      const items = itemsOf([passage], cell).flatMap(({ item }) => (isWord(item) ? [item] : []));
      return subsetsOf(items, 3).map((three) => ({
        make(random) {
          const words = random.shuffle(three);
          const [first] = words;
          if (first === undefined) return undefined;
          const meanings = random.shuffle(
            words.flatMap(({ right, options }) => [
              right.text,
              random.pick(options.filter((option) => option !== right)).text,
            ]),
          );
          if (new Set(meanings).size < meanings.length) return undefined;
          const rights = words.map(({ right }) => right.text);
          const asks = random.pick(matchTheWords);
          return askGroups(
            {
              ...questionTextOf(passage, first, asks, 'match', {
                search: 1,
                recall: 2,
                options: meanings.length * 3,
              }),
              spoken: `${asks} ${words.map(({ asks }) => asks).join(', ')}`,
              hint: 'Find each word in the text and read its sentence. What would make sense there?',
              steps: words.map(
                ({ asks: word, right }) =>
                  `${quoted(sentenceWith(passage, word))} Here **${word}** means **${right.text}**.`,
              ),
              variant: `match ${three.map(({ asks }) => asks).join(', ')}`,
            },
            words.map((item) => ({
              label: item.asks,
              words: meanings,
              right: [meanings.indexOf(item.right.text)],
              because: (word) =>
                item.options.find(({ text }) => text === word)?.because ??
                mistake(rights.includes(word) ? 'otherMeaning' : 'near'),
            })),
            'list',
          );
        },
      }));
    });
  },
  solve(seen) {
    const { answer } = seen.question;
    if (!matchTheWords.includes(seen.asks) || answer.type !== 'multipleWordChoice') return undefined;
    const picks = answer.groups.map(({ label, words }) =>
      words.flatMap((each, place) => (secondWordFor(seen, each) === label ? [place] : [])),
    );
    return picks.every(({ length }) => length === 1) ? [{ type: 'multipleWordChoice', picks }] : [];
  },
};
