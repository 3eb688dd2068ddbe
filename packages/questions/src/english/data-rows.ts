/** Reads the English data files: plain lines a teacher can edit, with parts between bars. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';

/** Straight quotation marks as they are typed, set as they are printed. */
export function printed(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}.,!?…])'/gu, '’')
    .replaceAll(/(?<=[\p{L}\p{N}.,!?…])"/gu, '”')
    .replaceAll("'", '‘')
    .replaceAll('"', '“');
}

/** Every line that holds something, cut at the bars; a line that starts with # is a note. */
export function rowsOf(lines: string): string[][] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => printed(part.trim())));
}

/** The part at this place of a row; a row without it is a fault in the data. */
export function partOf(row: readonly string[], place: number): string {
  const part = row[place];
  if (part === undefined || part === '') throw new Error(`'${row.join(' | ')}' has no part ${place + 1}`);
  return part;
}

/** The words of a part, between commas. */
export function listOf(part: string | undefined): string[] {
  return (part ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Whether a line with these letters, of e, m and h, is for a difficulty. */
export const isForLevel = (letters: string, difficulty: Difficulty): boolean => letters.includes(difficulty.charAt(0));

/** A value worked out when it is first asked for, so that starting up costs nothing. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
