/** e.clozeLetters: a word of a passage with letters missing, to be completed. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { isKnown } from '../../words/word-lists.ts';
import { write } from '../ask.ts';
import { sentenceWith, withoutEndMark } from '../cloze/gap-sentence.ts';
import { clueTo, type Passage, passagesOf, shown } from '../cloze/passage-texts.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { misspelling } from '../spelling/misspelling.ts';
import { box, masked, onlyWordFor, wordsFor } from './masks.ts';

interface Params {
  readonly sets: string;
}

type LetterForm = Form<Params>;
const mistake = mistakesIn('e.clozeLetters');
interface Target {
  readonly passage: Passage;
  readonly word: string;
  /** Which of the words of the passage it is. */
  readonly at: number;
}

const fullText = (passage: Passage): string => shown(passage, () => undefined);
const targets = new Map<string, readonly Target[]>();

/** Whether the title above a passage shows the word: lighthouse. */
const isInTitle = ({ title }: Passage, word: string): boolean =>
  title
    .toLowerCase()
    .split(' ')
    .some((each) => each === word || `${each}s` === word);

/** Words of the passages that a cell may ask for: plain words of five letters and more that stand in their passage once. */
function targetsFor(cell: Cell<Params>): readonly Target[] {
  const known = targets.get(cell.params.sets);
  if (known !== undefined) return known;
  const found = cell.params.sets
    .split(' ')
    .flatMap(passagesOf)
    .flatMap((passage) => {
      const words = fullText(passage).split(' ');
      return words.flatMap((token, at): Target[] => {
        const word = token.replace(/[.,:;]$/, '');
        const isOnce = words.filter((other) => other.replace(/[.,:;]$/, '') === word).length === 1;
        const isPlain = /^[a-z]{5,}$/.test(word) && isKnown(word);
        return isPlain && isOnce && !isInTitle(passage, word) ? [{ passage, word, at }] : [];
      });
    });
  targets.set(cell.params.sets, found);
  return found;
}

/** Short words, such as “night” and “round”, ask nothing of a child of year 6 or 7. */
const fewestLetters = ({ year, difficulty }: Cell<Params>): number => {
  if (year < 6) return difficulty === 'hard' ? 6 : 5;
  return difficulty === 'easy' ? 6 : 7;
};

/** Longer words that every child of year 4 can spell. */
const everyday = new Set(
  (
    'above ahead almost always animals another anyone anything apples around baskets because before behind beneath better between broken brother brothers ' +
    'called carpet castle cheese clouds customers dropped evening everyone everywhere family farmer farther faster father fields fingers flower followed ' +
    'garden grandmother ground herself higher himself hundreds inside instead itself kitchen leader leaves letter letters lights looked louder lowest ' +
    'making million minutes misses moment moments morning mother mountain mountains music myself nobody nothing others ourselves outside painted parents ' +
    'passing people pictures prizes putting return returned rivers runners several shakes shapes shared shoppers showed silent single sister sleeps slowly ' +
    'smallest smells smiled snakes sounds square stairs stands station stations sticks stolen stones stories street string summer sunset taller teacher ' +
    'things together trumpets turned visited visitor voices waited waiting warmer warned watches waters window windows winter within worked worker writing'
  ).split(' '),
);

/** Whether a cell may ask for a word. */
const isAsked = (cell: Cell<Params>, word: string): boolean =>
  word.length >= fewestLetters(cell) && !(everyday.has(word) && (cell.difficulty === 'hard' || cell.year > 5));

/** A word whose visible letters leave no second answer. */
function draw(random: Random, cell: Cell<Params>): (Target & { readonly hidden: string }) | undefined {
  const target = random.pick(targetsFor(cell).filter(({ word }) => isAsked(cell, word)));
  const hidden = masked(target.word, cell.difficulty, random.int(0, 2));
  return onlyWordFor(hidden) === undefined ? undefined : { ...target, hidden };
}

const block = (passage: Passage, text: string) => ({
  type: 'passage' as const,
  passageId: `letters-${passage.set}-${passage.title.toLowerCase().replaceAll(' ', '-')}`,
  title: passage.title,
  kind: 'fiction' as const,
  paragraphs: [text],
});

const withWord = (passage: Passage, at: number, put: string): string =>
  fullText(passage)
    .split(' ')
    .map((token, place) => (place === at ? token.replace(/^[a-z]+/, put) : token))
    .join(' ');

/** The sentence of the word, with a gap in its place and without the mark that ends it. */
const sentenceOf = (passage: Passage, at: number): string =>
  withoutEndMark(sentenceWith(box, withWord(passage, at, box)).replace(box, '…'));

/** The words of the passage that help to find a word which is a gap in other questions: there its clue is known. */
function clueFor(passage: Passage, at: number): string {
  const { texts, choices } = passage;
  const gap = choices.findIndex((_, place) => {
    const before = texts.slice(0, place + 1).map((text, each) => text + (each < place ? choices[each]?.[0] : ''));
    return before.join('').split(' ').length - 1 === at;
  });
  const clue = gap < 0 ? undefined : clueTo(passage, gap);
  return clue === undefined ? '' : ` The words “${clue}” help.`;
}

const wholeAsks = 'Some letters of one word are missing. Write the whole word.';

/** 'Write the whole word.' */
const wholeWord: LetterForm = {
  weight: (cell) => ({ easy: 160, medium: 70, hard: 55 })[cell.difficulty],
  make(random, cell) {
    const found = draw(random, cell);
    if (found === undefined) return undefined;
    const { passage, word, at, hidden } = found;
    return write(
      {
        prompt: [wholeAsks, block(passage, withWord(passage, at, hidden))],
        spoken: `${wholeAsks} ${withWord(passage, at, 'blank')}`,
        hint: 'Read the words before and after it. Think of a word that makes sense there. Then check it against the letters you see.',
        steps: [
          `The letters you see are ${[...hidden].join(' ')}: with the boxes, the word has ${word.length} letters.`,
          `Say it aloud and think of a word that makes sense: “${sentenceOf(passage, at)}”.${clueFor(passage, at)}`,
          `Only one word fits the letters and the sentence: **${word}**.`,
        ],
        variant: `whole ${passage.title} ${hidden} ${word}`,
        features: { hidden: [...hidden].filter((letter) => letter === box).length, letters: word.length },
      },
      [word],
      [...new Set([word.replace(/(.)\1/, '$1'), word.replace(/ie/, 'ei')])]
        .filter((miss) => miss !== word)
        .map((miss) => [miss, misspelling(word, miss)] as const),
    );
  },
  solve(seen) {
    if (seen.asks !== wholeAsks) return undefined;
    const passage = seen.question.prompt.find((part) => part.type === 'passage');
    const [hidden = ''] =
      passage?.type === 'passage' ? (/[a-z□]*□[a-z□]*/u.exec(passage.paragraphs.join(' ')) ?? []) : [];
    return wordsFor(hidden).flatMap((word) => typed(word));
  },
};

const missingAsks = 'Some letters of one word are missing. Write only the missing letters, in order.';

/** 'Write only the missing letters.' */
const missingLetters: LetterForm = {
  weight: (cell) => ({ easy: 160, medium: 70, hard: 55 })[cell.difficulty],
  make(random, cell) {
    const found = draw(random, cell);
    if (found === undefined) return undefined;
    const { passage, word, at, hidden } = found;
    const letters = [...word].filter((_, place) => hidden.charAt(place) === box).join('');
    return write(
      {
        prompt: [missingAsks, block(passage, withWord(passage, at, hidden))],
        spoken: `${missingAsks} ${withWord(passage, at, 'blank')}`,
        hint: `Read the words before and after it. Which word would make sense there? Find the whole word, then write ${letters.length === 1 ? 'the letter that is' : `the ${letters.length} letters that are`} missing.`,
        steps: [
          `Say it aloud and think of a word that makes sense: “${sentenceOf(passage, at)}”.${clueFor(passage, at)}`,
          `The whole word is “${word}”: put it under ${[...hidden].join(' ')} and compare.`,
          `The missing letters are **${letters}**.`,
        ],
        variant: `letters ${passage.title} ${hidden} ${word}`,
        features: { hidden: letters.length, letters: word.length },
      },
      [letters],
      [[word, mistake('whole-word-written', 'Write only the letters that go in the boxes.')]],
    );
  },
  solve(seen) {
    if (seen.asks !== missingAsks) return undefined;
    const passage = seen.question.prompt.find((part) => part.type === 'passage');
    const [hidden = ''] =
      passage?.type === 'passage' ? (/[a-z□]*□[a-z□]*/u.exec(passage.paragraphs.join(' ')) ?? []) : [];
    return wordsFor(hidden).flatMap((word) =>
      typed([...word].filter((_, place) => hidden.charAt(place) === box).join('')),
    );
  },
};

export const clozeLetters = generatorOfForms<Params, Seen>({
  generatorId: 'e.clozeLetters',
  version: 11,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    251002: { sets: 'word5 grammar5' },
    261002: { sets: 'word6 word5' },
    270802: { sets: 'word7 word6' },
  },
  forms: [wholeWord, missingLetters],
});
