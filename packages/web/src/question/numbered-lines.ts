/** Numbers for the lines of a passage, so that a tutor and a child can say where something stands. */

/** Letters to a line of running text: a line is the same words on every screen, however wide it is. */
const lettersInLine = 60;
/** Every fifth line has its number, as in books. */
const numberedEach = 5;

/** Between words; the number of a gap, such as `(3) ______`, stays with it. */
const afterWord = /(?<=(?<!\(\d{1,2}\)) )/;

/** A piece of a paragraph; a number stands beside the line that it begins. */
export interface Piece {
  readonly text: string;
  readonly lineNumber?: number;
}

/** The lines of a paragraph with what parts them: as they are written, or as many words as fit. */
function linesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=\n)/).flatMap((written) => {
    const lines: string[] = [''];
    for (const word of written.split(afterWord)) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && line.length + word.trimEnd().length > lettersInLine) lines.push(word);
      else lines[lines.length - 1] = line + word;
    }
    return lines;
  });
}

/** Each paragraph in pieces, parted where a line with a number begins. */
export function numberLines(paragraphs: readonly string[]): Piece[][] {
  let line = 0;
  return paragraphs.map((paragraph) => {
    const pieces: { text: string; lineNumber?: number }[] = [];
    for (const text of linesOf(paragraph)) {
      line += 1;
      const last = pieces.at(-1);
      if (line % numberedEach === 0) pieces.push({ text, lineNumber: line });
      else if (last === undefined) pieces.push({ text });
      else last.text += text;
    }
    return pieces;
  });
}
