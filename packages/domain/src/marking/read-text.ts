/** Reads typed words, and says when two texts are the same to a reader. */
import { type Reading, readAs, readPlain } from './reading.ts';
import { tidy } from './tidy.ts';

/** Hyphens in a row are a dash typed with what the keyboard has. */
const plainDashes = (text: string): string => text.replace(/-+/g, '-');

/** Reads any text: plain apostrophes, quotation marks and dashes, single spaces. */
export function readText(text: string): Reading<string> {
  const plain = readPlain(text);
  return plain.verdict === 'unreadable' ? plain : readAs(plainDashes(plain.value));
}

/** An accepted text in the same plain signs, however long. */
export function plainText(accepted: string): string {
  return plainDashes(tidy(accepted));
}

/** Marks that are no part of a word. Before a digit they may be: .5, 1,250 and 2:05 keep theirs. */
const looseMarks = /[;!?"()]|[.,:](?!\d)/g;
const tightSigns = / ?([-+=<>×÷*/]) ?/g;
const tightColon = /(?<=\d) ?: ?(?=\d)/g;
/** A smiley after an answer says nothing. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu;

/** Without single quotation marks round the whole; an apostrophe at one end only is spelling (dogs'). */
const unquoted = (text: string): string => text.replace(/^' ?(.+?) ?'[.!?]?$/u, '$1');

/** Case, sentence marks and spaces round signs left out; apostrophes and hyphens inside words stay, they are spelling. */
export function spelledWords(text: string): string {
  const small = text.toLowerCase();
  const words = unquoted(small)
    .replace(emoji, ' ')
    .replace(tightColon, ':')
    .replace(looseMarks, ' ')
    .replace(/ +/g, ' ')
    .replace(tightSigns, '$1')
    .trim();
  // A mark alone is the answer itself ('?').
  return words === '' ? small : words;
}

/** How a child begins a sentence whose end is the answer. */
const leadIn = /^(?:the answer is |because |it is |its |it was |they (?:are|were) )+/;
const article = /^(?:an?|the) /;

/** Words without an article before them. */
export function withoutArticle(words: string): string {
  return words.replace(article, '');
}

/** The same where spelling is not asked: no accents, no apostrophes, no hyphens between letters, no 'it is', 'a' or 'the' before. */
export function easyWords(text: string): string {
  const letters = spelledWords(text)
    .normalize('NFD')
    .replace(/(?<=\p{L})\p{M}|'/gu, '');
  const words = letters.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ').normalize('NFC');
  return withoutArticle(words.replace(leadIn, ''));
}

/** Digits of a code that one kind of mark keeps apart ('4-2-5-7') run together; a single mark may be a point or a stroke. */
const digitsApart = /^\d([-./])\d(?:\1\d)+$/;

/** Letters of a code or numeral ('BD', 'X I V') run together; undefined for words and for codes that spaces tell apart. */
export function codeLetters(accepted: string, typed: string): { accepted: string; typed: string } | undefined {
  const isCode = !/\p{Ll}/u.test(accepted) && /^[\p{L}\p{N} ]+$/u.test(accepted) && !/ \d\d|\d\d /.test(accepted);
  if (!isCode) return undefined;
  // Between letters any mark parts; in digits it may be a point or a minus.
  const between = /\d/.test(accepted) ? /[ ,]/g : /[^\p{L}]|(?<= )(?:AND|THEN)(?= )/gu;
  const together = (text: string): string =>
    (digitsApart.test(text) ? text.replace(/\D/g, '') : text).toUpperCase().replaceAll(between, '');
  return { accepted: together(accepted), typed: together(typed) };
}
