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
/** A last line with less than this share of a full one isn't asked about: its parts would be single words. */
const leastFull = 0.7;

/** A part that is one short word tempts nobody: a cut that makes one is taken only where there is no other. */
const shortWord = 8;
const lonelyWord = 500;

const lengthOf = (words: readonly string[]): number => words.join(' ').length;

/**
 * Four parts as even as can be. No part begins with a word that is tied to the one in front of it; where that leaves fewer than
 * four, the line isn't asked about.
 */
function partsOf(words: readonly string[], tied: ReadonlySet<number>, { from, until }: Span): Span[] {
  const places = Array.from(words.keys())
    .slice(from + 1, until)
    .filter((place) => !tied.has(place));
  const endAt = new Map([...places, from, until].map((place) => [place, lengthOf(words.slice(from, place))]));
  const quarter = lengthOf(words.slice(from, until)) / partsOfLine;
  const unevenness = (ends: readonly number[]): number =>
    ends.slice(1).reduce((sum, end, at) => {
      const length = (endAt.get(end) ?? 0) - (endAt.get(ends[at] ?? from) ?? 0);
      const isLonely = words.slice(ends[at], end).length === 1 && length < shortWord;
      return sum + (length - quarter) ** 2 + (isLonely ? lonelyWord : 0);
    }, 0);
  const cuts = places.flatMap((first, at) =>
    places
      .slice(at + 1)
      .flatMap((second, step) =>
        places.slice(at + step + 2).map((third) => [from, first, second, third, until] as const),
      ),
  );
  const scored = cuts.map((ends) => ({ ends, score: unevenness(ends) }));
  const [evenest] = scored.toSorted((one, other) => one.score - other.score);
  return (evenest?.ends ?? []).slice(1).map((end, at) => ({ from: evenest?.ends[at] ?? from, until: end }));
}

function linesOf(words: readonly string[], tied: ReadonlySet<number>, year: Year): Line[] {
  const starts = [0];
  words.forEach((_, place) => {
    if (lengthOf(words.slice(starts.at(-1), place + 1)) <= lineLengths[year]) return;
    let start = place;
    while (tied.has(start)) start--;
    starts.push(start);
  });
  return starts.map((from, line) => {
    const span = { from, until: starts[line + 1] ?? words.length };
    const isFull = lengthOf(words.slice(span.from, span.until)) >= leastFull * lineLengths[year];
    return { ...span, parts: isFull ? partsOf(words, tied, span) : [] };
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
    const groups = partOf(row, 2)
      .replaceAll(/(?<=[ ~])-(?=[ ~])/g, '–')
      .split(' ')
      .map((group) => group.split('~'));
    const words = groups.flat();
    const firsts = new Set(groups.map((_, place) => groups.slice(0, place).flat().length));
    const tied = new Set([...words.keys()].filter((place) => !firsts.has(place)));
    const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    return { textId: `proof-${year}-${name}`, year, title, words, lines: linesOf(words, tied, year) };
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
