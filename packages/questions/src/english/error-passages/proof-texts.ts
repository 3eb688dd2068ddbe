/** The texts to proofread, cut into printed lines, and each line into the four parts that a child chooses from. */
import type { Year } from '@comet/domain/curriculum/subjects';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { proofTexts } from './texts.data.ts';

/** Words of a text, from one place up to another, which is not part of it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A printed line: its words, and the same words in four parts. */
export interface Line extends Span {
  readonly parts: readonly Span[];
}

export interface ProofText {
  readonly textId: string;
  readonly year: Year;
  readonly title: string;
  /** The words with the marks around them, as they are printed. */
  readonly words: readonly string[];
  readonly lines: readonly Line[];
}

/** Characters in a printed line, by year: longer lines are harder to search. */
const lineLengths: Readonly<Record<Year, number>> = { 3: 50, 4: 54, 5: 58, 6: 64, 7: 68 };
const partsOfLine = 4;
/** Shorter lines, such as the last one, aren't asked about. */
const fewestWords = 6;

const lengthOf = (words: readonly string[]): number => words.join(' ').length;

/** Four parts whose ends are as near as can be to a quarter, a half and three quarters of the line. */
function partsOf(words: readonly string[], { from, until }: Span): Span[] {
  const whole = lengthOf(words.slice(from, until));
  const cuts = Array.from({ length: partsOfLine - 1 }, (_, cut) => {
    const wanted = (whole * (cut + 1)) / partsOfLine;
    const least = from + cut + 1;
    const most = until - (partsOfLine - 1 - cut);
    const places = Array.from({ length: most - least + 1 }, (_, step) => least + step);
    const missedBy = (place: number): number => Math.abs(lengthOf(words.slice(from, place)) - wanted);
    return places.reduce((best, place) => (missedBy(place) < missedBy(best) ? place : best), least);
  });
  const ends = [from, ...cuts, until];
  return ends.slice(1).map((end, place) => ({ from: ends[place] ?? from, until: end }));
}

function linesOf(words: readonly string[], year: Year): Line[] {
  const starts = [0];
  words.forEach((_, place) => {
    if (lengthOf(words.slice(starts.at(-1), place + 1)) > lineLengths[year]) starts.push(place);
  });
  return starts.map((from, line) => {
    const span = { from, until: starts[line + 1] ?? words.length };
    return { ...span, parts: span.until - span.from < fewestWords ? [] : partsOf(words, span) };
  });
}

const yearOf = (text: string): Year => {
  const year = Number(text);
  if (year === 3 || year === 4 || year === 5 || year === 6 || year === 7) return year;
  throw new Error(`'${text}' is no school year`);
};

const all = once(() =>
  rowsOf(proofTexts).map((row): ProofText => {
    const [year, title] = [yearOf(partOf(row, 0)), partOf(row, 1)];
    const words = partOf(row, 2).replaceAll(' - ', ' – ').split(' ');
    const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    return { textId: `proof-${year}-${name}`, year, title, words, lines: linesOf(words, year) };
  }),
);

/** The texts of a year. */
export function proofTextsOf(year: Year): readonly ProofText[] {
  return all().filter((text) => text.year === year);
}

/** The text with this id, as its author wrote it. */
export function proofTextById(textId: string): ProofText | undefined {
  return all().find((text) => text.textId === textId);
}

/** The words of a span as they are printed. */
export function printedWords({ words }: Pick<ProofText, 'words'>, { from, until }: Span): string {
  return words.slice(from, until).join(' ');
}
