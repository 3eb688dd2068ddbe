/** What must hold in a passage beyond its format: evidence stands in the text, lengths suit the year. */
import type { Year } from '@comet/domain/curriculum/subjects';
import { type Item, type Passage, paragraphWith, plain, type Statement, wordCount } from './passage.ts';
import type { Line, Refuse } from './passage-error.ts';

/** Words in a text by year; a poem may have fewer. */
const textLengths: Readonly<Record<Year, readonly [least: number, most: number]>> = {
  3: [120, 320],
  4: [150, 430],
  5: [180, 620],
  6: [230, 1000],
  7: [280, 1000],
};
const shortestPoem = 50;

/** Words in a question, an option and a statement at most, so that all that is said around them keeps to the year's limits. */
const mostWords: Readonly<Record<Year, readonly [asks: number, option: number, statement: number]>> = {
  3: [11, 8, 12],
  4: [12, 10, 14],
  5: [14, 12, 16],
  6: [16, 14, 18],
  7: [18, 16, 20],
};

function lineOf(lines: readonly Line[], text: string, from = 1): number {
  return lines.find((line) => line.number >= from && line.text.includes(text))?.number ?? from;
}

function checkItem(passage: Passage, item: Item, lines: readonly Line[], refuse: Refuse): void {
  const stands = (quote: string): void => {
    if (paragraphWith(passage.paragraphs, quote) === undefined)
      refuse(lineOf(lines, quote, item.line), `“${quote}” does not stand in the text.`);
  };
  for (const quote of [...item.evidence, ...item.decoys.map(({ words }) => words)]) stands(quote);
  if (item.skill === 'vocabulary') stands(item.asks);
  const [longestAsks, longestOption] = mostWords[passage.year];
  if (wordCount(item.asks) > longestAsks)
    refuse(item.line, `the question has ${wordCount(item.asks)} words; year ${passage.year} takes ${longestAsks}.`);
  for (const { text } of item.options)
    if (wordCount(text) > longestOption)
      refuse(
        lineOf(lines, text, item.line),
        `the option has ${wordCount(text)} words; year ${passage.year} takes ${longestOption}.`,
      );
  if (new Set(item.options.map(({ text }) => text.toLowerCase())).size < item.options.length)
    refuse(item.line, 'two options are the same.');
  if (item.right.text.length > 3 && item.hint.toLowerCase().includes(item.right.text.toLowerCase()))
    refuse(item.line, 'the hint gives the answer away.');
  // Who types an answer sees no options.
  if (item.accept.length > 0 && item.asks.startsWith('Which of these'))
    refuse(item.line, 'an answer cannot be typed where one of several things is asked for.');
}

function checkStatements(passage: Passage, refuse: Refuse): void {
  const standing = (statements: readonly Statement[]): void => {
    for (const { line, quote, also } of statements)
      for (const words of [quote, ...also])
        if (words !== '' && paragraphWith(passage.paragraphs, words) === undefined)
          refuse(line, `“${words}” does not stand in the text.`);
  };
  for (const statements of Object.values(passage.lists)) standing(statements);
  const [, , longest] = mostWords[passage.year];
  for (const { line, text } of Object.values(passage.lists).flat())
    if (wordCount(text) > longest)
      refuse(line, `the statement has ${wordCount(text)} words; year ${passage.year} takes ${longest}.`);
  for (const { line, text } of passage.lists['fact or opinion'])
    if (paragraphWith(passage.paragraphs, text) === undefined) refuse(line, `“${text}” does not stand in the text.`);
  const parts = passage.paragraphs.filter(({ isHeading }) => !isHeading);
  for (const { line, label } of passage.lists['main points'])
    if (/\d/.test(label)) {
      const { under } =
        parts.find(({ part }) => part === Number(label)) ?? refuse(line, `there is no paragraph ${label}.`);
      if (under !== '' && parts.filter((part) => part.under === under).length > 1)
        refuse(line, `paragraph ${label} shares its heading with another, so children could not tell which is meant.`);
    }
  const headings = passage.paragraphs.filter(({ isHeading }) => isHeading);
  for (const { line, label, quote } of passage.lists['new sentences']) {
    if (Number(label) > headings.length) refuse(line, `there is no heading ${label}.`);
    if (paragraphWith(passage.paragraphs, quote)?.under !== headings[Number(label) - 1]?.text)
      refuse(line, `“${quote}” does not stand under heading ${label}.`);
  }
}

function checkHappenings({ paragraphs, happenings, year }: Passage, lines: readonly Line[], refuse: Refuse): void {
  const whole = plain(paragraphs.map(({ text }) => text).join(' '));
  let last = -1;
  const [, , longest] = mostWords[year];
  for (const { quote, text } of happenings) {
    if (wordCount(text) > longest)
      refuse(lineOf(lines, text), `the happening has ${wordCount(text)} words; year ${year} takes ${longest}.`);
    const place = whole.indexOf(plain(quote));
    if (place < 0) refuse(lineOf(lines, quote), `“${quote}” does not stand in the text.`);
    if (place <= last) refuse(lineOf(lines, `> ${quote}`), 'the text tells this before the happening above it.');
    last = place;
  }
}

/** A poem's rhymes and syllables have one letter or figure for each of its lines. */
function checkVerse({ paragraphs, rhymes, syllables }: Passage, lines: readonly Line[], refuse: Refuse): void {
  const counts = paragraphs.map(({ text }) => text.split('\n').length);
  const given: readonly (readonly [name: string, lengths: readonly number[]])[] = [
    ['rhyme', rhymes.map(({ length }) => length)],
    ['syllables', syllables.map(({ length }) => length)],
  ];
  for (const [name, lengths] of given)
    if (lengths.length > 0 && lengths.join(' ') !== counts.join(' '))
      refuse(
        lineOf(lines, `${name}: `),
        `the verses have ${counts.join(', ')} lines, but ${name} is given for ${lengths.join(', ')}.`,
      );
}

/** Refuses a passage that cannot be used as it stands. */
export function checkPassage(passage: Passage, lines: readonly Line[], refuse: Refuse): void {
  const { id, kind, paragraphs, year } = passage;
  if (!/^y\d-[a-z0-9-]+$/.test(id) || !id.startsWith(`y${year}-`))
    refuse(
      lineOf(lines, id),
      `an id has small letters and hyphens only, and starts with the year, as in y${year}-kite.`,
    );
  if (passage.file !== `${id}.md`)
    refuse(lineOf(lines, id), `a file is called by its id: this one should be ${id}.md.`);
  const [least, most] = textLengths[year];
  const length = wordCount(paragraphs.map(({ text }) => text).join(' '));
  const shortest = kind === 'poetry' ? shortestPoem : least;
  if (length < shortest || length > most)
    refuse(1, `the text has ${length} words; year ${year} takes ${shortest} to ${most}.`);
  for (const item of passage.items) checkItem(passage, item, lines, refuse);
  checkStatements(passage, refuse);
  checkHappenings(passage, lines, refuse);
  checkVerse(passage, lines, refuse);
}
