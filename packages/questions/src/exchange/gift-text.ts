/** The letters of GIFT: comments, blank lines between questions, and signs that a backslash makes ordinary. */
import { FaultFound } from './exchanged.ts';

/** A piece of a GIFT file that knows where it stands. */
export class GiftText {
  readonly text: string;
  private readonly from: number;
  private readonly lineAt: (offset: number) => number;

  constructor(text: string, from: number, lineAt: (offset: number) => number) {
    this.text = text;
    this.from = from;
    this.lineAt = lineAt;
  }

  /** The line where its first letter stands. */
  get line(): number {
    return this.lineAt(this.from + Math.max(0, this.text.search(/[^ \t\n]/)));
  }

  refuse(reason: string): never {
    throw new FaultFound(this.line, reason);
  }

  slice(from: number, to = this.text.length): GiftText {
    return new GiftText(this.text.slice(from, to), this.from + from, this.lineAt);
  }

  /** Where one of these signs first stands without a backslash; -1 when nowhere. */
  find(signs: string, from = 0): number {
    for (let at = from; at < this.text.length; at++) {
      const sign = this.text[at] ?? '';
      if (sign === '\\') at++;
      else if (signs.includes(sign)) return at;
    }
    return -1;
  }

  /** The text before a mark and after it; undefined where the mark does not stand without a backslash. */
  cut(mark: string): readonly [before: GiftText, after: GiftText] | undefined {
    for (let at = this.find(mark[0] ?? ''); at >= 0; at = this.find(mark[0] ?? '', at + 1))
      if (this.text.startsWith(mark, at)) return [this.slice(0, at), this.slice(at + mark.length)];
    return undefined;
  }

  get isBlank(): boolean {
    return this.text.trim() === '';
  }

  /** What a reader sees: lines of the file are no lines of the text, `\n` is. */
  get shown(): string {
    const [prefix = '', format] = /^[ \t\n]*\[(html|moodle|plain|markdown)\]/i.exec(this.text) ?? [];
    if (format?.toLowerCase() === 'html') this.refuse('Text in HTML cannot come in. Write plain text.');
    const unsafe = /<\/?[a-z][^<>]{0,200}>|\$\$|\\\(|\$(?! )[^$\n]{1,200}(?<! )\$(?!\d)/i.exec(this.text);
    if (unsafe !== null)
      this.slice(unsafe.index).refuse(
        'HTML and TeX are not read in GIFT. Write plain text, or bring the question as QTI.',
      );
    return this.text
      .slice(prefix.length)
      .replaceAll(/[ \t\n]+/g, ' ')
      .replaceAll(/\\([~=#{}:n\\])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
      .trim();
  }
}

/** The questions of a file, parted by blank lines; comments and categories are left out. */
export function giftQuestions(text: string, lineAt: (offset: number) => number): GiftText[] {
  const questions: GiftText[] = [];
  let lines: string[] = [];
  let from = 0;
  let at = 0;
  const end = (): void => {
    const question = new GiftText(lines.join('\n'), from, lineAt);
    if (!question.isBlank) questions.push(question);
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isComment = /^[ \t]*(?:\/\/|\$CATEGORY:)/.test(line);
    if (line.trim() === '') end();
    else {
      if (lines.length === 0) from = at;
      // As long as the comment, so that what follows keeps its place.
      lines.push(isComment ? ' '.repeat(line.length) : line);
    }
    at += line.length + 1;
  }
  end();
  return questions;
}
