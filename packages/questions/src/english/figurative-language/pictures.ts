/** What the thing is like that a line with a simile, a metaphor or personification names. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { mistake } from './mistakes.ts';
import { pictures } from './pictures.data.ts';

const byLine = once(() => new Map(rowsOf(pictures).map((row) => [partOf(row, 0), partOf(row, 1)] as const)));

/** Why a line means what it means; empty where nobody has written it down. */
export const pictureOf = (line: string): string => byLine().get(line) ?? '';

/** A meaning that a line does not have. Where the data marks it with ~, the child took the line word for word, and is told so. */
export function wrongMeaning(line: string, text: string, otherwise: string): TextMistake {
  return text.startsWith('~')
    ? [text.slice(1), mistake('taken-word-for-word', `That takes the line word for word. ${pictureOf(line)}`)]
    : [text, mistake('another-meaning', `${otherwise} ${pictureOf(line)}`)];
}
