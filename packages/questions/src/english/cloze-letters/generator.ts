/** e.clozeLetters: a word of a passage with letters missing, to be completed. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { typed } from '../../kernel/seen.ts';
import { write } from '../ask.ts';
import { sentenceWith, withoutEndMark } from '../cloze/gap-sentence.ts';
import { clueTo, type Passage, passagesOf, shown } from '../cloze/passage-texts.ts';
import { isForLevel, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { misspelling } from '../spelling/misspelling.ts';
import { letterWords } from './letter-words.data.ts';
import { box, masked, onlyWordFor, wordsFor } from './masks.ts';

interface Params {
  readonly sets: string;
}

type LetterCell = Cell<Params>;

type LetterForm = Form<Params>;
const mistake = mistakesIn('e.clozeLetters');
interface Target {
  readonly passage: Passage;
  readonly word: string;
  /** Which of the words of the passage it is. */
  readonly at: number;
}

const fullText = (passage: Passage): string => shown(passage, () => undefined);
/** Whether the title above a passage shows the word: lighthouse. */
const isInTitle = ({ title }: Passage, word: string): boolean =>
  title
    .toLowerCase()
    .split(' ')
    .some((each) => each === word || `${each}s` === word);

/** Words and the difficulties at which they are asked, for a year. */
const wordsOfYear = once(() => Map.groupBy(rowsOf(letterWords), (row) => Number(partOf(row, 0))));

/** The words that a cell may ask for. */
const isAsked = ({ year, difficulty }: LetterCell): ReadonlySet<string> =>
  new Set(
    (wordsOfYear().get(year) ?? []).flatMap((row) =>
      isForLevel(partOf(row, 1), difficulty) ? partOf(row, 2).split(' ') : [],
    ),
  );

/** Such words where they stand, each in a passage once and not in its title. */
function targetsFor(cell: LetterCell): readonly Target[] {
  const asked = isAsked(cell);
  return cell.params.sets
    .split(' ')
    .flatMap(passagesOf)
    .flatMap((passage) => {
      const words = fullText(passage)
        .split(' ')
        .map((token) => token.replace(/[.,:;]$/, ''));
      return words.flatMap((word, at): Target[] => {
        const isOnce = words.filter((other) => other === word).length === 1;
        return asked.has(word) && isOnce && !isInTitle(passage, word) ? [{ passage, word, at }] : [];
      });
    });
}

/** A word with boxes. */
interface Drawn extends Target {
  readonly hidden: string;
}

/** Words such as scrutinised may be spelt with z, so their s is always shown. */
const showsItsS = (word: string, hidden: string): boolean => {
  const place = /is(?:e|ed|ing)$/.exec(word)?.index;
  return place === undefined || hidden.charAt(place + 1) === 's';
};

/** Fewer letters than these are found at once by a child of year 7; younger ones may look for two. */
const fewestHidden = (year: number): number => (year >= 7 ? 3 : 2);
const hiddenIn = (hidden: string): number => [...hidden].filter((letter) => letter === box).length;

/** Whether every second letter of a word is a vowel and the rest are not, so that medium would hide what easy hides: resolute. */
const isEasyMask = (word: string, hidden: string): boolean => hidden === masked(word, 'easy', 0);

const drawn = new Map<string, readonly Drawn[]>();

/** Every word of a cell with boxes, where the visible letters leave no second answer. */
function drawsOf(cell: LetterCell): readonly Drawn[] {
  const key = `${cell.params.sets} ${cell.difficulty}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const found = targetsFor(cell).flatMap((target) =>
    [...new Set([0, 1, 2].map((from) => masked(target.word, cell.difficulty, from)))]
      .filter(
        (hidden) =>
          hiddenIn(hidden) >= fewestHidden(cell.year) &&
          (cell.difficulty === 'easy' || !isEasyMask(target.word, hidden)) &&
          onlyWordFor(hidden) !== undefined &&
          showsItsS(target.word, hidden),
      )
      .map((hidden) => ({ ...target, hidden })),
  );
  drawn.set(key, found);
  return found;
}

/** How many questions a form has: a few fewer than there are words, for chance doesn't come upon every one. */
const weight = (cell: LetterCell): number => Math.floor(drawsOf(cell).length * 0.9);

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

/** Misspellings that keep the letters shown: where both letters of a double are shown, nobody writes only one. */
function missesOf(word: string, hidden: string): readonly TextMistake[] {
  const pair = /(.)\1/.exec(word)?.index;
  const swap = /ie/.exec(word)?.index;
  const misses: TextMistake[] = [];
  if (pair !== undefined && hidden.slice(pair, pair + 2).includes(box)) {
    const single = word.replace(/(.)\1/, '$1');
    const { id, says } = misspelling(word, single);
    misses.push([single, { id, says: `${says} Count letters and boxes: the word has ${word.length}.` }]);
  }
  if (swap !== undefined && hidden.slice(swap, swap + 2) === box + box) {
    const swapped = word.replace('ie', 'ei');
    misses.push([swapped, misspelling(word, swapped)]);
  }
  return misses;
}

const wholeAsks = 'Some letters of one word are missing. Write the whole word.';

/** 'Write the whole word.' */
const wholeWord: LetterForm = {
  weight,
  make(random, cell) {
    const { passage, word, at, hidden } = random.pick(drawsOf(cell));
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
        features: { hidden: hiddenIn(hidden), letters: word.length },
      },
      [word],
      missesOf(word, hidden),
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
  weight,
  make(random, cell) {
    const { passage, word, at, hidden } = random.pick(drawsOf(cell));
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
  version: 14,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    251002: { sets: 'word5 grammar5' },
    261002: { sets: 'word6' },
    270802: { sets: 'word7' },
  },
  forms: [wholeWord, missingLetters],
});
