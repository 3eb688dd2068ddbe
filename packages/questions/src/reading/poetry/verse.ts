/** A poem as verses and lines: their last words, their rhymes, where a sentence runs on. */
import type { Passage } from '../passages/passage.ts';

/** One line of a poem. */
export interface VerseLine {
  readonly text: string;
  /** Its last word without marks. */
  readonly end: string;
  /** The letter of its rhyme, as the file gives it; `x` where it rhymes with none. */
  readonly rhyme: string;
  /** As the file gives it; 0 where it is not counted. */
  readonly syllables: number;
}

export interface Verse {
  /** 1 for the first. */
  readonly number: number;
  readonly lines: readonly VerseLine[];
}

/** The last word of a line. */
export function endWord(line: string): string {
  const words = line.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
  return words.at(-1) ?? '';
}

/** Whether a quotation mark of this line is opened or closed in another one: shown by itself the line would look faulty. */
export const hasLoneQuote = (line: string): boolean => line.split('“').length !== line.split('”').length;

/** The letters of a word from its last vowel on, with an e after them. */
const endLetters = (word: string): string => /[aeiouy]+[^aeiouy]*e?$/.exec(word.toLowerCase())?.[0] ?? word;

/** Whether two words are spelt alike at their ends, so that their rhyme can be seen. */
export const looksAlike = (one: string, other: string): boolean => endLetters(one) === endLetters(other);

/** The verses of a poem. */
export function versesOf({ paragraphs, rhymes, syllables }: Passage): Verse[] {
  return paragraphs.map(({ text }, place) => ({
    number: place + 1,
    lines: text.split('\n').map((line, at) => ({
      text: line,
      end: endWord(line),
      rhyme: rhymes[place]?.charAt(at) ?? 'x',
      syllables: syllables[place]?.[at] ?? 0,
    })),
  }));
}

/** What a verse is called in a question; a poem of one verse is simply the poem. */
export function verseName(passage: Passage, { number }: Verse): string {
  return passage.paragraphs.length === 1 ? 'this poem' : `verse ${number}`;
}

/** The lines of a verse that rhyme with this one. */
export function partnersOf({ lines }: Verse, line: VerseLine): VerseLine[] {
  return line.rhyme === 'x' ? [] : lines.filter((other) => other !== line && other.rhyme === line.rhyme);
}

/** How the rhymes of a verse are written down; undefined where no line has a partner. */
export function schemeOf(verse: Verse): string | undefined {
  return verse.lines.some((line) => partnersOf(verse, line).length > 0)
    ? verse.lines.map(({ rhyme }) => rhyme).join('')
    : undefined;
}
