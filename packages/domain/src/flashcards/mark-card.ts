/** Marks what a child typed on a flashcard, by the readers that mark every other answer. The browser uses it without internet, the server when it stores. */
import { isEqual } from '../marking/exact.ts';
import { isNearly } from '../marking/one-typo.ts';
import { readNumber } from '../marking/read-number.ts';
import { codeLetters, easyWords, plainText, readText, spelledWords } from '../marking/read-text.ts';
import { type CardKind, type CardVerdict, type SelfRating, selfRatings } from './deck.ts';
import { type LetterMark, letterDifference } from './letter-difference.ts';

/** What a card asks for: any of these answers is right, the first is shown. */
export interface CardKey {
  readonly kind: CardKind;
  readonly back: string;
  readonly accepted: readonly string[];
}

export type CardMark =
  | { readonly verdict: 'right' }
  /** A slip of one letter; in a spelling card that is not right yet. */
  | { readonly verdict: 'nearly' | 'wrong'; readonly slip?: readonly LetterMark[] }
  /** Nothing that could be marked was typed; it counts as no answer. */
  | { readonly verdict: 'unreadable'; readonly message: string };

const ratingVerdicts: Readonly<Record<SelfRating, CardVerdict>> = {
  'I knew it': 'right',
  Nearly: 'nearly',
  'Not yet': 'wrong',
};

/** A list of several answers on one side of a card: 'big; large' or 'big / large'. A lone slash may be a fraction. */
const alternatives = /\s*;\s*|\s+\/\s+/;

/** All answers that a card takes. */
export function answersOf({ back, accepted }: Pick<CardKey, 'back' | 'accepted'>): string[] {
  const parts = back.split(alternatives).filter((part) => part !== '');
  return [...new Set([back, ...(parts.length > 1 ? parts : []), ...accepted])];
}

const amount = /^[-−+£]?\d/;

function isSameNumber(wanted: string, typed: string): boolean {
  if (!amount.test(wanted)) return false;
  const [one, other] = [readNumber(wanted), readNumber(typed)];
  if (one.verdict === 'unreadable' || other.verdict === 'unreadable') return false;
  // A unit that was left out is forgiven, another one is not.
  const isSameUnit = other.value.unit === undefined || other.value.unit === one.value.unit;
  return isSameUnit && isEqual(one.value.value, other.value.value);
}

function isSameText(kind: CardKind, wanted: string, typed: string): boolean {
  const plain = plainText(wanted);
  if (spelledWords(plain) === spelledWords(typed)) return true;
  const code = codeLetters(plain, typed);
  if (code !== undefined && code.accepted === code.typed) return true;
  if (kind === 'spelling') return false;
  return isSameNumber(plain, typed) || easyWords(plain).replaceAll(' ', '') === easyWords(typed).replaceAll(' ', '');
}

/** A slip is one letter of one word; between digits a letter is another number. */
const isSlip = (wanted: string, typed: string): boolean =>
  !/\d/.test(wanted) && isNearly(easyWords(plainText(wanted)), easyWords(typed));

export function markCard(key: CardKey, text: string): CardMark {
  if (key.kind === 'selfRated') {
    const rating = selfRatings.find((known) => known === text.trim());
    return rating === undefined
      ? { verdict: 'unreadable', message: 'Choose how it went.' }
      : { verdict: ratingVerdicts[rating] };
  }
  const reading = readText(text);
  if (reading.verdict === 'unreadable') return reading;
  const typed = reading.value;
  const answers = answersOf(key);
  if (answers.some((wanted) => isSameText(key.kind, wanted, typed))) return { verdict: 'right' };
  const near = answers.find((wanted) => isSlip(wanted, typed));
  if (near !== undefined)
    return { verdict: key.kind === 'spelling' ? 'wrong' : 'nearly', slip: letterDifference(near, typed) };
  // A word that was only half right shows where; anything else would be a list of letters without a sense.
  const isWord = key.kind === 'spelling' && /^[\p{L}'’-]+$/u.test(key.back);
  return isWord ? { verdict: 'wrong', slip: letterDifference(key.back, typed) } : { verdict: 'wrong' };
}
