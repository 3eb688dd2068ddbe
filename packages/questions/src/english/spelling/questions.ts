/** Ways of asking for the spelling of a word that serve every family of spelling: heard, chosen, found, put right. */

import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { anagramsOf, lettersOf } from '../../words/word-index.ts';
import { chooseText, standsOut, tap, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import { isIn, liesFurther, misspelling, mistakesBetween } from './misspelling.ts';
import { gapped, isKnown, nearestWord, putInto, type SpellingWord, spellingsOf, wordsOf } from './word-lists.ts';

/** The words a cell asks about. */
type Pool<Params> = (cell: Cell<Params>) => readonly SpellingWord[];
/** How many questions of this form a cell has; 0 where it is not asked. */
type Size<Params> = (cell: Cell<Params>) => number;

const mistake = mistakesIn('e.spelling');
/** The word letter by letter. */
const spelled = (word: string): string => [...word].join('-');

/** What there is to learn from a misspelling: the lesson of the word, unless it is about another part of it. */
const lessonFor = ({ word, lesson, tricky }: SpellingWord, miss: string): string =>
  tricky === undefined || isIn(tricky, word, miss) ? lesson : '';
const features = (words: readonly SpellingWord[], recall: number): QuestionText['features'] => ({
  letters: Math.max(...words.map(({ word }) => word.length)),
  recall,
});

const listed = (words: readonly string[]): string => `**${words.slice(0, -1).join('**, **')}** and **${words.at(-1)}**`;

/** What is wrong with each of these misspelt words, and what there is to learn from it: the same lesson isn't given twice. */
function missSteps(words: readonly SpellingWord[], misses: readonly string[]): string[] {
  const lessons = words.map((each, at) => lessonFor(each, misses[at] ?? ''));
  return words.map(({ word }, at) => {
    const miss = misses[at] ?? '';
    const says = `“${miss}” should be **${word}**. ${misspelling(word, miss).says}`;
    const earlier = lessons.indexOf(lessons[at] ?? '');
    const learns =
      lessons[at] === '' || earlier === at ? lessons[at] : `The reason is the same as in ${words[earlier]?.word}.`;
    return `${says} ${learns}`.trimEnd();
  });
}

/** Wrong spellings a child may type. Two mistakes at once are named when somebody makes them, and otherwise not spoken of. */
function typedMisses({ word, wrong, doubleWrong }: SpellingWord): TextMistake[] {
  return [
    ...wrong.map((each): TextMistake => [each, misspelling(word, each)]),
    ...doubleWrong.map((each): TextMistake => [each, mistake('two-slips', misspelling(word, each).says)]),
  ];
}

/** What there is to learn from the word, then its letters. */
const stepsTo = ({ word, lesson }: SpellingWord): QuestionText['steps'] => [
  ...(lesson === '' ? [] : [lesson]),
  `Letter by letter: ${spelled(word)}.`,
  `The word is **${word}**.`,
];

/** The word is heard in its sentence and typed. */
export const heard = <Params>(pool: Pool<Params>, weight: Size<Params>): Form<Params> => ({
  weight,
  make(random, cell) {
    const picked = random.pick(pool(cell));
    const { word, sentence } = picked;
    return write(
      {
        prompt: ['Listen to the word in its sentence. Type the word.', { type: 'audio', word, sentence }],
        spoken: 'Listen to the word in its sentence. Type the word.',
        hint: 'Say the word slowly, part by part. Which part could be written in more than one way?',
        steps: stepsTo(picked),
        variant: `heard ${word}`,
        features: { letters: word.length, recall: 3 },
      },
      spellingsOf(word),
      typedMisses(picked),
    );
  },
  solve({ question }) {
    const [audio] = question.prompt.filter((block) => block.type === 'audio');
    if (audio === undefined) return undefined;
    const found = audio.sentence.match(/[\p{L}]+/gu)?.find((each) => each.toLowerCase() === audio.word.toLowerCase());
    return found !== undefined && isKnown(found) ? spellingsOf(found).flatMap((each) => typed(each)) : [];
  },
});

/** The letters of a word in an order that does not spell it. */
function shuffled(random: Random, word: string): string[] {
  const letters = [...word];
  for (;;) {
    const found = random.sample(letters, letters.length);
    if (found.join('') !== word) return found;
  }
}

const byPool = new WeakMap<readonly SpellingWord[], readonly SpellingWord[]>();

/** The words of a pool that letter tiles may ask for: whose letters spell nothing else. */
export function tileWords(words: readonly SpellingWord[]): readonly SpellingWord[] {
  const found =
    byPool.get(words) ??
    words.filter(({ word }) => anagramsOf(word, 'wide').every((other) => other === word.toLowerCase()));
  byPool.set(words, found);
  return found;
}

/** The word of a sentence, to be built from its letters. */
export const tiles = <Params>(pool: Pool<Params>, isAsked: (cell: Cell<Params>) => boolean): Form<Params> => ({
  weight: (cell) => (isAsked(cell) ? tileWords(pool(cell)).length : 0),
  make(random, cell) {
    const picked = random.pick(tileWords(pool(cell)));
    const { word, sentence } = picked;
    return write(
      {
        prompt: ['Put the letters in order to spell the missing word.', gapped(sentence, word)],
        hint: 'Which word makes sense there? Say it slowly, and find the letters for each part.',
        steps: [`The sentence is: ${sentence}`, ...stepsTo(picked)],
        variant: `tiles ${word}`,
        features: { letters: word.length, recall: 1 },
      },
      [word],
      // Nobody can build what takes other letters than the tiles have.
      typedMisses(picked).filter(([each]) => lettersOf(each) === lettersOf(word)),
      { tiles: shuffled(random, word) },
    );
  },
  solve({ asks, question: { answer } }, cell) {
    if (!asks.startsWith('Put the letters in order') || answer.type !== 'writeAnswer') return undefined;
    const letters = (answer.tiles ?? []).join('');
    const listed = pool(cell).filter(({ word }) => lettersOf(word) === lettersOf(letters));
    return [...listed.map(({ word }) => word), ...anagramsOf(letters, 'wide')].flatMap((word) => typed(word));
  },
});

/** The right spelling among wrong ones of the same word: four, where there are more to choose from by `spare`. */
export const choice = <Params>(pool: Pool<Params>, weight: Size<Params>, spare = 0): Form<Params> => ({
  weight,
  make(random, cell) {
    const picked = random.pick(pool(cell));
    const { word, sentence, wrong, doubleWrong } = picked;
    return chooseText(
      random,
      {
        prompt: ['Which spelling is right?', gapped(sentence, word)],
        hint: 'Try each spelling in your head. Which part of the word is tricky?',
        steps: stepsTo(picked),
        variant: `choose ${word}`,
        features: { letters: word.length, recall: 1 },
      },
      word,
      [...wrong, ...doubleWrong].map((each) => [each, misspelling(word, each)] as const),
      { count: wrong.length + doubleWrong.length > 2 + spare ? 4 : 3, layout: 'grid' },
    );
  },
  solve: (seen) => (seen.asks === 'Which spelling is right?' ? chosen(seen, (option) => isKnown(option)) : undefined),
});

/** The one word of several that is spelt correctly; `evenly`, where misspellings lose letters, so that length would tell the right one. */
export const oneRight = <Params>(
  pool: Pool<Params>,
  weight: Size<Params>,
  count = 4,
  evenly = false,
): Form<Params> => ({
  weight,
  make(random, cell) {
    const [right, ...others] = random.sample(pool(cell), count);
    if (right === undefined) return undefined;
    const misses = others.map((other) => ({ word: other.word, wrong: random.pick(other.wrong) }));
    if (
      evenly &&
      standsOut(
        random,
        right.word,
        misses.map(({ wrong }) => wrong),
      )
    )
      return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which of these words is spelt correctly?'],
        hint: 'Cross out the words you know are wrong. Which one is left?',
        steps: [
          `The others should be ${listed(others.map(({ word }) => word))}.`,
          // “It ends in -eign” would seem to be about the last of the others.
          `Now look at “${right.word}”. ${right.lesson}`.trimEnd(),
          `So **${right.word}** is spelt correctly.`,
        ],
        variant: `one right ${[right, ...others].map(({ word }) => word).join(' ')}`,
        features: features([right], 1),
      },
      right.word,
      misses.map(({ word, wrong }) => [wrong, misspelling(word, wrong)] as const),
      { count, layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which of these words is spelt correctly?' ? chosen(seen, (option) => isKnown(option)) : undefined,
});

/** Whether one of two words shows how to spell the other: obey and disobey, silent and silence. */
export const areFamily = (one: string, two: string): boolean =>
  one.includes(two.slice(0, 5)) || two.includes(one.slice(0, 5));

/** A row of words in which `count` are misspelt, never one without misspellings; `apart`, none of them shows how to spell another. */
export function spotInRow<Params>(
  pool: Pool<Params>,
  weight: Size<Params>,
  count: number,
  length = count === 1 ? 5 : 6,
  /** Where to look, where all words of a row have their trouble in the same place. */
  where: (cell: Cell<Params>) => string = () => 'Look for double letters, silent letters and tricky vowels.',
  apart = false,
): Form<Params> {
  const asks = count === 1 ? 'Tap the word that is misspelt.' : 'Tap the two words that are misspelt.';
  return {
    weight,
    make(random, cell) {
      const picked = random.sample(pool(cell), length);
      if (apart && picked.some(({ word }, at) => picked.slice(0, at).some((other) => areFamily(word, other.word))))
        return undefined;
      const candidates = picked.flatMap(({ wrong }, place) => (wrong.length > 0 ? [place] : []));
      if (candidates.length < count) return undefined;
      const places = random.sample(candidates, count).sort((one, other) => one - other);
      const words = picked.map(({ word, wrong }, place) => (places.includes(place) ? random.pick(wrong) : word));
      // A slip in one word may be another word of the row, as with stationery and stationary.
      if (new Set(words).size < words.length) return undefined;
      return tap(
        {
          prompt: [asks],
          hint: `Check the words one at a time. ${where(cell)}`,
          steps: [
            ...missSteps(
              places.flatMap((place) => picked[place] ?? []),
              places.map((place) => words[place] ?? ''),
            ),
            count === 1
              ? `All the other words are right, so the answer is **${words[places[0] ?? 0]}**.`
              : `So the two are **${places.map((place) => words[place]).join('** and **')}**.`,
          ],
          variant: `spot ${words.join(' ')}`,
          features: features(picked, count),
        },
        words,
        places,
        (place) => mistake('right-word-chosen', `“${words[place]}” is spelt correctly. Look again at the others.`),
        'list',
      );
    },
    solve: (seen) => (seen.asks === asks ? chosen(seen, (word) => !isKnown(word)) : undefined),
  };
}

/** Whether another word of the sentence looks hard enough to be the misspelt one: of ‘Turn off the television’ nobody reads a second. */
const hasDoubt = ({ word, sentence }: SpellingWord): boolean => {
  const least = Math.min(8, Math.max(5, word.length - 2));
  return (sentence.match(/\p{L}+/gu) ?? []).some((each) => each.length >= least && each.toLowerCase() !== word);
};

/** The one misspelt word of a sentence. */
export const spotInSentence = <Params>(pool: Pool<Params>, isAsked: (cell: Cell<Params>) => boolean): Form<Params> => ({
  weight: (cell) => (isAsked(cell) ? pool(cell).filter(hasDoubt).length : 0),
  make(random, cell) {
    const picked = random.pick(pool(cell).filter(hasDoubt));
    const { word, sentence, wrong } = picked;
    const miss = random.pick(wrong);
    const words = putInto(sentence, word, miss).split(' ');
    const place = words.findIndex((each) => each.toLowerCase().includes(miss.toLowerCase()));
    return tap(
      {
        prompt: ['One word in this sentence is misspelt. Tap it.'],
        spoken: 'One word in this sentence is misspelt. Find it.',
        hint: 'Read the sentence slowly and look at every word by itself.',
        steps: [
          `“${miss}” should be **${word}**: ${spelled(word)}.`,
          `${misspelling(word, miss).says} ${lessonFor(picked, miss)}`.trimEnd(),
          `So the answer is **${miss}**.`,
        ],
        variant: `in sentence ${miss}`,
        features: { letters: word.length, recall: 2 },
      },
      words,
      [place],
      (at) => mistake('right-word-chosen', `“${words[at]?.replaceAll(/[^\p{L}’-]/gu, '')}” is spelt correctly.`),
    );
  },
  solve: (seen) =>
    seen.asks === 'One word in this sentence is misspelt. Tap it.'
      ? chosen(seen, (word) => {
          const plain = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
          return !plain.split('-').every(isKnown);
        })
      : undefined,
});

/** The misspellings that no reader takes for another word of these. */
export function clear(
  { word }: SpellingWord,
  wrong: readonly string[],
  among: readonly SpellingWord[] = wordsOf('34567'),
): readonly string[] {
  return wrong.filter((miss) => {
    const own = mistakesBetween(miss, word.toLowerCase());
    return among.every((other) => other.word === word || liesFurther(miss, other.word, own));
  });
}

/** A misspelling in bold, to be written correctly. */
export function mend<Params, Word extends SpellingWord = SpellingWord>(
  pool: (cell: Cell<Params>) => readonly Word[],
  isAsked: (cell: Cell<Params>) => boolean,
  takes: (word: Word) => readonly string[],
): Form<Params> {
  const known = new Map<Word, readonly string[]>();
  const missesOf = (word: Word): readonly string[] => {
    const found = known.get(word) ?? takes(word);
    known.set(word, found);
    return found;
  };
  return {
    weight: (cell) => (isAsked(cell) ? pool(cell).reduce((sum, word) => sum + missesOf(word).length, 0) : 0),
    make(random, cell) {
      const picked = random.pick(pool(cell).filter((each) => missesOf(each).length > 0));
      const { word, sentence, wrong } = picked;
      const miss = random.pick(missesOf(picked));
      return write(
        {
          prompt: ['The word in bold is misspelt. Write it correctly.', putInto(sentence, word, miss, '**')],
          spoken: `Write this word correctly: ${word}.`,
          hint: `Look at “${miss}” part by part. Is a letter wrong, missing, added or in the wrong place?`,
          steps: [misspelling(word, miss).says, ...stepsTo({ ...picked, lesson: lessonFor(picked, miss) })],
          variant: `mend ${miss}`,
          features: { letters: word.length, recall: 2 },
        },
        spellingsOf(word),
        [
          ...wrong.filter((each) => each !== miss).map((each): TextMistake => [each, misspelling(word, each)]),
          [miss, mistake('copied', `That is how it was written. ${misspelling(word, miss).says}`)],
        ],
      );
    },
    solve({ asks: said, shows }, cell) {
      if (!said.startsWith('The word in bold is misspelt')) return undefined;
      const [, miss = ''] = /\*\*(.+?)\*\*/.exec(shows) ?? [];
      const nearest = nearestWord(
        miss,
        pool(cell).map(({ word }) => word),
        mistakesBetween,
      );
      return isKnown(miss) || !isKnown(nearest) ? [] : spellingsOf(nearest).flatMap((each) => typed(each));
    },
  };
}

/** Whether every word of a sentence is known. */
const isSpeltRight = (sentence: string): boolean =>
  (sentence.match(/[\p{L}’]+/gu) ?? []).map((each) => each.replaceAll(/^’|’$/g, '')).every(isKnown);

/** The one sentence of four without a misspelling. */
export const cleanSentence = <Params>(pool: Pool<Params>, weight: Size<Params>): Form<Params> => ({
  weight,
  make(random, cell) {
    const [right, ...others] = random.sample(pool(cell), 4);
    if (right === undefined) return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which sentence has no spelling mistake?'],
        hint: 'Look for a misspelt word in each sentence, and leave out the sentences that have one.',
        steps: [
          `The other sentences should have ${listed(others.map(({ word }) => word))}.`,
          `The word “${right.word}” is spelt correctly. ${right.lesson}`,
          `The right one: **${right.sentence}**`,
        ],
        variant: `clean ${[right, ...others].map(({ word }) => word).join(' ')}`,
        features: { letters: right.word.length, recall: 3 },
      },
      right.sentence,
      others.map(({ word, sentence, wrong }) => {
        const miss = random.pick(wrong);
        return [putInto(sentence, word, miss), misspelling(word, miss)] as const;
      }),
    );
  },
  solve: (seen) => (seen.asks === 'Which sentence has no spelling mistake?' ? chosen(seen, isSpeltRight) : undefined),
});

/** The one sentence of four with a misspelling. */
export const faultySentence = <Params>(pool: Pool<Params>, weight: Size<Params>): Form<Params> => ({
  weight,
  make(random, cell) {
    const [faulty, ...others] = random.sample(pool(cell), 4);
    if (faulty === undefined) return undefined;
    const miss = random.pick(faulty.wrong);
    return chooseText(
      random,
      {
        prompt: ['Which sentence has a spelling mistake?'],
        hint: 'In each sentence find the word that is hardest to spell, and look at it part by part.',
        steps: [
          `In the other sentences ${listed(others.map(({ word }) => word))} are spelt correctly.`,
          `“${miss}” should be **${faulty.word}**. ${misspelling(faulty.word, miss).says} ${lessonFor(faulty, miss)}`.trimEnd(),
          `So it is: **${putInto(faulty.sentence, faulty.word, miss)}**`,
        ],
        variant: `faulty ${miss} ${others.map(({ word }) => word).join(' ')}`,
        features: { letters: faulty.word.length, recall: 2 },
      },
      putInto(faulty.sentence, faulty.word, miss),
      others.map(
        ({ word, sentence }) =>
          [
            sentence,
            mistake('right-word-chosen', `Every word there is spelt correctly, including “${word}”.`),
          ] as const,
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which sentence has a spelling mistake?'
      ? chosen(seen, (option) => !isSpeltRight(option))
      : undefined,
});
