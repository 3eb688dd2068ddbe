/** Where a typed word differs from the right one, letter by letter. */

/** `missing`: a letter that was left out; `extra`: one too many; `wrong`: another letter stood in its place. */
export interface LetterMark {
  readonly letter: string;
  readonly kind: 'same' | 'missing' | 'extra' | 'wrong';
}

/** Longer texts are compared as wholes: the table of the comparison grows with the square of the letters. */
const maxLetters = 80;

/** Fewest changes from every end of one text to every end of the other. */
function changesTable(wanted: readonly string[], typed: readonly string[]): number[][] {
  const table = Array.from({ length: wanted.length + 1 }, () => new Array<number>(typed.length + 1).fill(0));
  const at = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = wanted.length; row >= 0; row--)
    for (let column = typed.length; column >= 0; column--) {
      const line = table[row];
      if (line === undefined) continue;
      if (row === wanted.length) line[column] = typed.length - column;
      else if (column === typed.length) line[column] = wanted.length - row;
      else if (wanted[row] === typed[column]) line[column] = at(row + 1, column + 1);
      else line[column] = 1 + Math.min(at(row + 1, column + 1), at(row + 1, column), at(row, column + 1));
    }
  return table;
}

/**
 * The right word with what was done to it: its letters that were kept or left out, and the typed ones that don't belong. The
 * letters that are not `extra` or `wrong` read as the right word; those that are not `missing` have a place in the typed one.
 */
export function letterDifference(right: string, given: string): LetterMark[] {
  const [wanted, typed] = [[...right], [...given]];
  if (wanted.length > maxLetters || typed.length > maxLetters)
    return [
      ...typed.map((letter): LetterMark => ({ letter, kind: 'wrong' })),
      ...wanted.map((letter): LetterMark => ({ letter, kind: 'missing' })),
    ];
  const table = changesTable(wanted, typed);
  const left = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const marks: LetterMark[] = [];
  let [row, column] = [0, 0];
  while (row < wanted.length || column < typed.length) {
    const [letter, other] = [wanted[row], typed[column]];
    if (letter !== undefined && letter === other) {
      marks.push({ letter, kind: 'same' });
      [row, column] = [row + 1, column + 1];
    } else if (letter !== undefined && other !== undefined && left(row, column) === 1 + left(row + 1, column + 1)) {
      marks.push({ letter: other, kind: 'wrong' }, { letter, kind: 'missing' });
      [row, column] = [row + 1, column + 1];
    } else if (letter !== undefined && left(row, column) === 1 + left(row + 1, column)) {
      marks.push({ letter, kind: 'missing' });
      row++;
    } else {
      marks.push({ letter: other ?? '', kind: 'extra' });
      column++;
    }
  }
  return marks;
}
