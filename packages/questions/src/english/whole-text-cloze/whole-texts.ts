/** Texts with gaps, the words of a text that can be asked for with letters missing, and at which difficulty each is asked. */

import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { cluesIn } from '../cloze/clues.ts';
import { type Passage, readPassages, shown } from '../cloze/passage-texts.ts';
import { listOf, once, printed, rowsOf } from '../data-rows.ts';
import { hiddenLetters } from './hidden-letters.ts';
import { wholeTextClues } from './whole-text-clues.data.ts';
import { wholeTextHeights } from './whole-text-heights.data.ts';
import { wholeTextMeanings } from './whole-text-meanings.data.ts';
import { wholeTextMisfitsYear5 } from './whole-text-misfits-year-5.data.ts';
import { wholeTextMisfitsYear6 } from './whole-text-misfits-year-6.data.ts';
import { wholeTextMisfitsYear7 } from './whole-text-misfits-year-7.data.ts';
import { wholeTexts } from './whole-texts.data.ts';

const all = once(() => readPassages(wholeTexts));

/** The texts of a set, such as `whole5`. */
export function wholeTextsOf(set: string): readonly Passage[] {
  return all().filter((text) => text.set === set);
}

export const { clueTo, reasonFor } = cluesIn(wholeTextClues);

const misfits = once(
  () =>
    new Map(
      [wholeTextMisfitsYear5, wholeTextMisfitsYear6, wholeTextMisfitsYear7]
        .flatMap(rowsOf)
        .map(([title = '', ...gaps]) => [title, gaps.map((gap) => gap.split(' / '))]),
    ),
);

/** Why a wrong word of a gap fails, by its place among the wrong ones. */
export const misfitOf = ({ title }: Passage, gap: number, wrong: number): string =>
  misfits().get(printed(title))?.[gap]?.[wrong] ?? '';

const heights = once(
  () =>
    new Map(
      rowsOf(wholeTextHeights).map(
        ([title = '', gaps = '', ...words]) => [title, { gaps: [...gaps], words: words.map(listOf) }] as const,
      ),
    ),
);

const heightsOf = ({ title }: Passage) => heights().get(printed(title));
const figureOf = (difficulty: Difficulty): string => String(difficulties.indexOf(difficulty) + 1);

/** The places of the gaps of a text that are asked at a difficulty. */
export function gapsOf(text: Passage, difficulty: Difficulty): readonly number[] {
  return (heightsOf(text)?.gaps ?? []).flatMap((height, place) => (height === figureOf(difficulty) ? [place] : []));
}

/** The text without gaps. */
export const fullText = (text: Passage): string => shown(text, () => undefined);

/** A word with letters missing, and where it is among the words of its text. */
export interface MaskedWord {
  readonly at: number;
  readonly word: string;
  readonly hidden: string;
  /** Whether the difficulty asks for it; otherwise it is only part of the text. */
  readonly isAsked: boolean;
}

const maskedTexts = new Map<string, readonly MaskedWord[]>();

/**
 * The words of a text whose letters are hidden, in its order. They are the same at each difficulty, so that in a set no question shows a word
 * that another one hides.
 */
export function maskedWordsOf(text: Passage, difficulty: Difficulty): readonly MaskedWord[] {
  const key = `${text.title} ${difficulty}`;
  const known = maskedTexts.get(key);
  if (known !== undefined) return known;
  const tokens = fullText(text).split(' ');
  const until = difficulties.indexOf(difficulty) + 1;
  const nearest = [...difficulties.slice(0, until).reverse(), ...difficulties.slice(until)];
  const found = (heightsOf(text)?.words ?? [])
    .flatMap((words, height) =>
      words.flatMap((word): MaskedWord[] => {
        const byDifficulty = hiddenLetters(word);
        const hidden = nearest.map((each) => byDifficulty[each]).find((each) => each !== undefined);
        const at = tokens.findIndex((token) => token.replaceAll(/[^\p{L}]/gu, '') === word);
        return hidden === undefined || at === -1 ? [] : [{ at, word, hidden, isAsked: height === until - 1 }];
      }),
    )
    .sort((one, other) => one.at - other.at);
  maskedTexts.set(key, found);
  return found;
}

const meanings = once(
  () =>
    new Map(
      rowsOf(wholeTextMeanings).map(([row = '']) => [
        row.slice(0, row.indexOf(' = ')),
        row.slice(row.indexOf(' = ') + 3),
      ]),
    ),
);

/** What a masked word means in its text. */
export const meaningOf = (word: string): string | undefined => meanings().get(word);

/** The masked words that a difficulty asks for. */
export const askedWordsOf = (text: Passage, difficulty: Difficulty): readonly MaskedWord[] =>
  maskedWordsOf(text, difficulty).filter(({ isAsked }) => isAsked);
