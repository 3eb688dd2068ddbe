/** Scores typed words. */

import { isNearly } from '@comet/domain/marking/one-typo';
import {
  codeLetters,
  easyWords,
  plainText,
  readText,
  spelledWords,
  withoutArticle,
} from '@comet/domain/marking/read-text';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import { type Foreseen, namedMistake, typedMistakes } from './named-mistake.ts';
import { isSameAmount, isSameValue } from './same-value.ts';
import { right, type Score, wrongFor } from './verdict.ts';

type TextSpec = Extract<WriteSpec, { kind: 'text' }>;

const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Every sign counts: capitals, commas, apostrophes; their Unicode kind does not. */
function scoreSigns(accepted: readonly string[], foreseen: Foreseen, typed: string): Score {
  // Inverted commas may be single ones; an answer that has both kinds is no such one.
  if (accepted.some((text) => text === typed || text.replaceAll('"', "'") === typed)) return right;
  const named = foreseen.find(({ given }) => plainText(given) === typed)?.because;
  if (named !== undefined) return wrongFor(named);
  if (accepted.some((text) => text.toLowerCase() === typed.toLowerCase())) return wrongFor(typedMistakes.capitals);
  if (lettersOnly(typed) !== '' && accepted.some((text) => lettersOnly(text) === lettersOnly(typed)))
    return wrongFor(typedMistakes.punctuation);
  return wrongFor(foreseen.find(({ given }) => plainText(given).toLowerCase() === typed.toLowerCase())?.because);
}

/** No letter or code: in 'a b', a is no article. */
const isWord = /\p{Ll}{3}/u;

const isSpelledSame = (accepted: string, typed: string): boolean => {
  const [wanted, given] = [spelledWords(accepted), spelledWords(typed)];
  if (wanted === given || (isWord.test(accepted) && wanted === withoutArticle(given))) return true;
  const code = codeLetters(accepted, typed);
  return code !== undefined && code.accepted === code.typed;
};

/** Same words but for what nobody asked for: accents, hyphens, articles, the space of 'ice cream'. */
const isEasilySame = (accepted: string, typed: string): boolean =>
  easyWords(accepted).replaceAll(' ', '') === easyWords(typed).replaceAll(' ', '');

/** A mistake in a word that has to be spelt right; codes and numerals are not spelt. */
function mistakeIn(accepted: readonly string[], typed: string): Mistake | undefined {
  const isMistake = accepted.some((text) => /\p{Ll}/u.test(text) && isNearly(spelledWords(text), spelledWords(typed)));
  return isMistake ? typedMistakes.spelling : undefined;
}

/** Right, nearly (right with a note), wrong with its mistake, or unreadable. A mistake its generator named is never 'nearly'. */
export function scoreText(spec: TextSpec, foreseen: Foreseen, text: string): Score {
  const reading = readText(text);
  if (reading.verdict === 'unreadable') return reading;
  const typed = reading.value;
  const accepted = spec.accept.map(plainText);
  if (spec.punctuation === 'exact') return scoreSigns(accepted, foreseen, typed);
  if (accepted.some((words) => isSpelledSame(words, typed))) return right;
  if (accepted.some((words) => isSameValue(words, typed))) return right;
  const named = namedMistake(foreseen, text, (given) => isSpelledSame(plainText(given), typed));
  if (named !== undefined) return wrongFor(named);
  if (spec.spelling === 'exact') return wrongFor(mistakeIn(accepted, typed));
  if (accepted.some((words) => isEasilySame(words, typed) || isSameAmount(words, typed))) return right;
  const near = spec.accept.find((words) => isNearly(easyWords(plainText(words)), easyWords(typed)));
  return near === undefined ? wrongFor(undefined) : { verdict: 'right', note: `Nearly! It is spelt “${near}”.` };
}
