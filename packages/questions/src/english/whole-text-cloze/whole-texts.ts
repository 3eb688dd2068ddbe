/** Texts with eight to twelve gaps, and the words of a text that can be asked for with letters missing. */

import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { cluesIn } from '../cloze/clues.ts';
import { type Passage, readPassages, shown } from '../cloze/passage-texts.ts';
import { box, masked, onlyWordFor } from '../cloze-letters/masks.ts';
import { once } from '../data-rows.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { wholeTextClues } from './whole-text-clues.data.ts';
import { wholeTexts } from './whole-texts.data.ts';

const all = once(() => readPassages(wholeTexts));

/** The texts of a set, such as `whole5`. */
export function wholeTextsOf(set: string): readonly Passage[] {
  return all().filter((text) => text.set === set);
}

export const { clueTo, reasonFor } = cluesIn(wholeTextClues);

/** The texts of a set in which enough words can have letters missing. */
export function lettersTextsOf(set: string, difficulty: Difficulty): readonly Passage[] {
  return wholeTextsOf(set).filter((text) => {
    const words = maskedWordsOf(text, difficulty);
    return words.length >= fewestMasked && words.some(({ isAsked }) => isAsked);
  });
}

/** The text without gaps. */
export const fullText = (text: Passage): string => shown(text, () => undefined);

/** A word with letters missing, and where it is among the words of its text. */
export interface MaskedWord {
  readonly at: number;
  readonly word: string;
  readonly hidden: string;
  /** Whether its letters can be hidden as the difficulty has it; otherwise it is only part of the text. */
  readonly isAsked: boolean;
}

/** Words with letters missing in one text. */
const mostMasked = 10;
const fewestMasked = 8;
/** A word of four letters such as ‘kick’ is no question for years 6 and 7, whatever is hidden in it. */
const fewestLetters: Readonly<Record<string, number>> = { whole6: 5, whole7: 6 };
const fewestLettersBefore = 4;
/** Words that every child of year 5 writes without a thought. */
const everyday = new Set(
  'every other never their there which those these next where about after again first asked nobody right before school cannot could would should people little water house think thought always under number write between mother father sister brother children friend friends morning night today tomorrow nothing anything something everyone everybody somebody together looked wanted really around inside outside because where while until still started stopped called walked turned opened closed played door open white black green brown small large round white found ground sound world other another later longer never often until without river tonight already larger hundred thousand winter summer spring autumn evening garden street table window letter family doctor teacher'.split(
    ' ',
  ),
);
const fewestHidden = 2;
/** Masked words have this many whole words between them at least, so that the text can be read. */
const apart = 1;

const hiddenIn = (word: string, difficulty: Difficulty): string | undefined =>
  [0, 1, 2]
    .map((from) => masked(word, difficulty, from))
    .find((each) => each.split(box).length > fewestHidden && onlyWordFor(each) === word);

const maskedTexts = new Map<string, readonly MaskedWord[]>();

/**
 * Up to ten words spread over the text, whose visible letters leave one word only. They are the same at each difficulty, so that in a set no
 * question shows a word that another one hides.
 */
export function maskedWordsOf(text: Passage, difficulty: Difficulty): readonly MaskedWord[] {
  const key = `${text.set} ${text.title} ${difficulty}`;
  const known = maskedTexts.get(key);
  if (known !== undefined) return known;
  const words = fullText(text).split(' ');
  const fewest = fewestLetters[text.set] ?? fewestLettersBefore;
  const fit = words.flatMap((printed, at): MaskedWord[] => {
    const word = printed.replace(/[.,:;?!”]+$/, '');
    if (!/^[a-z]+$/.test(word) || word.length < fewest || everyday.has(word) || !isKnown(word)) return [];
    const own = hiddenIn(word, difficulty);
    const hidden = own ?? difficulties.map((each) => hiddenIn(word, each)).find((each) => each !== undefined);
    return hidden === undefined
      ? []
      : [{ at, word, hidden, isAsked: own !== undefined && (difficulty !== 'hard' || word.length > fewest) }];
  });
  const spread: MaskedWord[] = [];
  for (const each of fit) if (each.at - (spread.at(-1)?.at ?? -apart - 1) > apart) spread.push(each);
  const step = Math.max(1, spread.length / mostMasked);
  const found = spread.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  maskedTexts.set(key, found);
  return found;
}
