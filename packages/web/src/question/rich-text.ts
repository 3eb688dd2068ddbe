/** Reads the two marks of running text, **bold** and _italic_; everything else stays as it is written. */

export interface Run {
  readonly text: string;
  readonly look: 'plain' | 'bold' | 'italic';
}

const mark = /\*\*([^*]+)\*\*|(?<![\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu;

/** The runs of one paragraph, in order; joined they read as the text without its marks. */
export function readRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), look: 'plain' });
    const [whole, bold, italic = ''] = match;
    runs.push(bold === undefined ? { text: italic, look: 'italic' } : { text: bold, look: 'bold' });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), look: 'plain' });
  return runs;
}

/** Paragraphs are parted by a blank line, lines within one by a line feed. */
export function readParagraphs(text: string): string[][] {
  return text.split(/\n{2,}/).map((paragraph) => paragraph.split('\n'));
}
