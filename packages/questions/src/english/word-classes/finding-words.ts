/** Word classes in a sentence: tap the word, tap both, write it, count them. */

import type { QuestionText } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { tap, write, writeNumber } from '../ask.ts';
import type { Form } from '../seen.ts';
import { aClass, definition, manyOf, type WordClass } from './class-names.ts';
import {
  type ClassCell,
  classesOf,
  holding,
  isConfused,
  mistake,
  mixes,
  placesOf,
  printedSentence,
  sizeOf,
  tookFor,
  type WordClassParams,
} from './sentences-and-mistakes.ts';
import { bare, nameOf, shownWord, type Tagged } from './tagged-sentences.ts';
import { whatItDoes } from './what-it-does.ts';
import { readTags } from './word-reader.ts';

type ClassForm = Form<WordClassParams>;
type Half = 'short' | 'long' | undefined;

/** Which half of the sentences a difficulty takes; undefined where this way of asking is not used. */
type Halves = Readonly<Partial<Record<ClassCell['difficulty'], Half | 'all'>>>;

const halfOf = (half: Half | 'all'): Half | 'none' => (half === undefined ? 'none' : half === 'all' ? undefined : half);

/** From year 5 on, a word of a plain sentence is easy to find, even of a long one. */
const halfIn = (cell: ClassCell, halves: Halves): Half | 'none' =>
  cell.year > 4 ? (cell.difficulty === 'easy' ? halfOf(halves.medium) : 'none') : halfOf(halves[cell.difficulty]);

const sizeIn = (cell: ClassCell, half: Half | 'none', count: number): number =>
  half === 'none' ? 0 : sizeOf(cell, count, half);

const features = (sentence: Tagged, load: number): QuestionText['features'] => ({ words: sentence.words.length, load });

/** Words a second reader puts in the class asked for. */
function readAs(wanted: WordClass, words: readonly string[]): readonly number[] {
  return readTags(words).flatMap((read, place) =>
    read.size === 1 && wanted.tags.some((tag) => read.has(tag)) ? [place] : [],
  );
}

const namedIn = (asks: string, pattern: RegExp, cell: ClassCell): WordClass | undefined => {
  const [, name = ''] = pattern.exec(asks) ?? [];
  return classesOf(cell).find((each) => each.name === name || manyOf(each.name) === name);
};

/** 'Tap the adverb.' */
function find(halves: Halves): ClassForm {
  return {
    weight: (cell) => sizeIn(cell, halfIn(cell, halves), 1),
    make(random, cell) {
      const half = halfIn(cell, halves);
      if (half === 'none') return undefined;
      const wanted = random.pick(classesOf(cell));
      const sentences = holding(cell, wanted, 1, half);
      if (sentences.length === 0) return undefined;
      const sentence = random.pick(sentences);
      const [place = 0] = placesOf(wanted, sentence) ?? [];
      return tap(
        {
          prompt: [`Tap the ${wanted.name}.`],
          spoken: `Find the ${wanted.name} in this sentence.`,
          hint: wanted.find,
          steps: [
            definition(wanted),
            whatItDoes(wanted, sentence, place),
            `So it is **${shownWord(sentence.words, place)}**.`,
          ],
          variant: `find ${wanted.name}: ${printedSentence(sentence)}`,
          features: features(sentence, 1),
        },
        sentence.words,
        [place],
        (at) => tookFor(wanted, sentence, at),
      );
    },
    solve(seen, cell) {
      const wanted = namedIn(seen.asks, /^Tap the (.+)\.$/, cell);
      if (wanted === undefined || seen.asks.startsWith('Tap the two')) return undefined;
      const places = readAs(wanted, seen.options);
      return chosen(seen, (_, place) => places.includes(place));
    },
  };
}

/** 'Tap the two nouns.' */
function findTwo(halves: Halves): ClassForm {
  return {
    weight: (cell) => sizeIn(cell, halfIn(cell, halves), 2),
    make(random, cell) {
      const half = halfIn(cell, halves);
      if (half === 'none') return undefined;
      const wanted = random.pick(classesOf(cell));
      const sentences = holding(cell, wanted, 2, half);
      if (sentences.length === 0) return undefined;
      const sentence = random.pick(sentences);
      const places = placesOf(wanted, sentence) ?? [];
      const words = places.map((place) => `**${shownWord(sentence.words, place)}**`);
      // The same word twice would be explained twice.
      if (new Set(words).size < words.length) return undefined;
      return tap(
        {
          prompt: [`Tap the two ${manyOf(wanted.name)}.`],
          spoken: `Find the two ${manyOf(wanted.name)} in this sentence.`,
          hint: `${wanted.find} There are two of them.`,
          steps: [
            definition(wanted),
            places.map((place) => whatItDoes(wanted, sentence, place)).join(' '),
            `The ${manyOf(wanted.name)} here are ${words.join(' and ')}.`,
          ],
          variant: `two ${wanted.name}: ${printedSentence(sentence)}`,
          features: features(sentence, 2),
        },
        sentence.words,
        places,
        (at) => tookFor(wanted, sentence, at),
      );
    },
    solve(seen, cell) {
      const wanted = namedIn(seen.asks, /^Tap the two (.+)\.$/, cell);
      if (wanted === undefined) return undefined;
      const places = readAs(wanted, seen.options);
      return chosen(seen, (_, place) => places.includes(place));
    },
  };
}

/** 'Write the adverb in this sentence.' */
function writeIt(halves: Halves): ClassForm {
  return {
    weight: (cell) => sizeIn(cell, halfIn(cell, halves), 1),
    make(random, cell) {
      const half = halfIn(cell, halves);
      if (half === 'none') return undefined;
      const wanted = random.pick(classesOf(cell));
      const sentences = holding(cell, wanted, 1, half);
      if (sentences.length === 0) return undefined;
      const sentence = random.pick(sentences);
      const [place = 0] = placesOf(wanted, sentence) ?? [];
      const word = shownWord(sentence.words, place);
      return write(
        {
          prompt: [`Write the ${wanted.name} in this sentence.`, printedSentence(sentence)],
          hint: wanted.find,
          steps: [definition(wanted), whatItDoes(wanted, sentence, place), `So it is **${word}**.`],
          variant: `write ${wanted.name}: ${printedSentence(sentence)}`,
          features: features(sentence, 2),
        },
        [word],
        sentence.words.flatMap((each, at) =>
          at === place || bare(each) === bare(word) ? [] : [[bare(each), tookFor(wanted, sentence, at)] as const],
        ),
      );
    },
    solve({ asks, shows }, cell) {
      const wanted = namedIn(asks, /^Write the (.+) in this sentence\.$/, cell);
      if (wanted === undefined) return undefined;
      const words = shows.split(' ');
      return readAs(wanted, words).flatMap((place) => typed(shownWord(words, place)));
    },
  };
}

/** How many there may be: one is found by looking for it. */
const counts = [2, 3, 4] as const;

/** What the words are that could be taken for one of the class. */
function takenForIt(wanted: WordClass, sentence: Tagged): string {
  const taken = sentence.tags.flatMap((tag, place) =>
    isConfused(wanted.name, nameOf(tag)) ? [`“${shownWord(sentence.words, place)}” is ${aClass(nameOf(tag))}.`] : [],
  );
  return [...new Set(taken)].slice(0, 3).join(' ');
}

/** 'How many nouns are in this sentence?' */
const count: ClassForm = {
  weight: (cell) =>
    cell.difficulty === (mixes(cell) ? 'medium' : 'hard')
      ? counts.reduce((sum, many) => sum + Math.min(30, sizeOf(cell, many)), 0)
      : 0,
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const sentences = holding(cell, wanted, random.pick(counts));
    if (sentences.length === 0) return undefined;
    const sentence = random.pick(sentences);
    const places = placesOf(wanted, sentence) ?? [];
    const words = places.map((place) => `**${shownWord(sentence.words, place)}**`);
    // ‘The’ and ‘the’ are soon counted.
    if (new Set(words).size === 1) return undefined;
    const off = (says: string) => mistake('counted-others', says);
    return writeNumber(
      {
        prompt: [`How many ${manyOf(wanted.name)} are in this sentence? Write a number.`, printedSentence(sentence)],
        hint: `Go through the words one at a time. Count each that ${wanted.does}.`,
        steps: [
          definition(wanted),
          `The ${manyOf(wanted.name)} here: ${words.join(', ')}.`,
          `So there are **${places.length}**.`,
        ],
        variant: `count ${wanted.name}: ${printedSentence(sentence)}`,
        features: features(sentence, 3),
      },
      places.length,
      [
        [places.length - 1, off(`There is one more. Look for another word that ${wanted.does}.`)],
        [
          places.length + 1,
          off(`That is one too many. ${takenForIt(wanted, sentence) || `Each ${wanted.name} ${wanted.does}.`}`),
        ],
      ],
    );
  },
  solve({ asks, shows }, cell) {
    const wanted = namedIn(asks, /^How many (.+) are in this sentence\?/, cell);
    return wanted === undefined ? undefined : typed(String(readAs(wanted, shows.split(' ')).length));
  },
};

export const findForms: readonly ClassForm[] = [
  find({ easy: 'short', medium: 'long' }),
  findTwo({ medium: 'all' }),
  writeIt({ medium: 'long' }),
  count,
];
