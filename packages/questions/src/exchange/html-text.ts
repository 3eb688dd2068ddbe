/** The words of a piece of HTML from another program: nothing of it is ever shown as HTML. */
import { Parser } from 'htmlparser2';

/** A picture by the name or address that the HTML gives it, and the words that it has for those who can't see it. */
export interface HtmlPicture {
  readonly name: string;
  readonly alt: string;
}

export interface HtmlText {
  /** The words with our two marks: `**bold**` and `_italic_`. */
  readonly text: string;
  /** In their order. */
  readonly pictures: readonly HtmlPicture[];
  readonly hasSound: boolean;
  readonly hasScript: boolean;
  /** Whether there was something that can't be told in words. */
  readonly losesContent: boolean;
}

interface Rules {
  /** What is between two paragraphs. */
  readonly betweenParagraphs: '\n' | '\n\n';
  /** What becomes of the words in an element, by its name. */
  readonly rewrite?: Readonly<Record<string, (words: string) => string>>;
}

/** A text may be as long as a book; what is beyond this is no card and no question. */
const maxHtmlLetters = 50_000;

const paragraphs = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ownLine = new Set([...paragraphs, 'tr', 'ul', 'ol', 'table', 'hr', 'pre', 'blockquote']);
const unread = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
  'textarea',
]);
const sounding = new Set(['audio', 'video', 'embed', 'source']);
const withoutWords = new Set(['img', 'svg', 'audio', 'video', 'iframe', 'object', 'embed', 'canvas', 'math', 'input']);

const raised = { plain: '0123456789+-=()n', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' };

/** Small figures as letters of their own; what has no such letters stays as it is. */
function shift(text: string, way: 'sup' | 'sub'): string {
  const shifted = [...text].map((letter) => [...raised[way]][raised.plain.indexOf(letter)]);
  return shifted.includes(undefined) ? text : shifted.join('');
}

/** A mark round a text of one line, close to its words; one that has the mark itself is left alone. */
function marked(mark: string, text: string): string {
  const words = text.trim();
  if (words === '' || /[\n$]/.test(text) || text.includes(mark)) return text;
  return text.replace(words, () => `${mark}${words}${mark}`);
}

type Rewrites = NonNullable<Rules['rewrite']>;
const bold = (words: string): string => marked('**', words);
const italic = (words: string): string => marked('_', words);
const rewrites: Rewrites = {
  b: bold,
  strong: bold,
  i: italic,
  em: italic,
  sup: (words) => shift(words, 'sup'),
  sub: (words) => shift(words, 'sub'),
};

const noBreak = '\u00a0';
/** What a parser makes of letters that don't exist. */
const noLetter = '\ufffd';

/** Lines without blanks round them, and never two blank ones together. */
export const tidyLines = (text: string): string =>
  text
    .replaceAll(noLetter, '')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(noBreak, ' ')
    .trim()
    .normalize('NFC');

/** Takes linear time, whatever the HTML is. */
export function readHtml(html: string, { betweenParagraphs, rewrite = {} }: Rules): HtmlText {
  const pictures: HtmlPicture[] = [];
  const seen = { hasSound: false, hasScript: false, losesContent: false };
  const known = new Map(Object.entries({ ...rewrites, ...rewrite }));
  let unreadDepth = 0;
  /** What is open: its words are put together when it closes. */
  const open: { readonly tag: string; text: string }[] = [{ tag: '', text: '' }];
  const write = (text: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += text;
  };
  const breakLine = (lines: string): void => {
    const inner = open.at(-1);
    const isInside = open.length > 1 || (inner?.text ?? '') !== '';
    if (isInside && !inner?.text.endsWith(lines)) write(lines);
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'script' || Object.keys(attributes).some((name) => name.startsWith('on'))) seen.hasScript = true;
        if (sounding.has(tag)) seen.hasSound = true;
        if (withoutWords.has(tag)) seen.losesContent = true;
        if (unread.has(tag)) unreadDepth++;
        if (unreadDepth > 0) return;
        if (tag === 'img' && attributes.src !== undefined)
          pictures.push({ name: attributes.src, alt: attributes.alt ?? '' });
        if (tag === 'br') write('\n');
        if (ownLine.has(tag)) breakLine('\n');
        if (tag === 'li') write('• ');
        if (tag === 'td' || tag === 'th') write(' ');
        if (known.has(tag)) open.push({ tag, text: '' });
      },
      ontext(text) {
        if (unreadDepth === 0) write(text.replaceAll(/[ \t\r\n\f]+/g, ' '));
      },
      onclosetag(tag) {
        if (unread.has(tag)) {
          unreadDepth = Math.max(0, unreadDepth - 1);
          return;
        }
        if (unreadDepth > 0) return;
        if (open.length > 1 && open.at(-1)?.tag === tag) {
          const { text = '' } = open.pop() ?? {};
          write(known.get(tag)?.(text) ?? text);
        }
        if (ownLine.has(tag)) breakLine(paragraphs.has(tag) ? betweenParagraphs : '\n');
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html.slice(0, maxHtmlLetters));
  parser.end();
  return { text: tidyLines(open.map(({ text }) => text).join('')), pictures, ...seen };
}

/** A question's HTML: its paragraphs are kept apart by a blank line. */
const readQuestion = (html: string): HtmlText => readHtml(html, { betweenParagraphs: '\n\n' });

/** Whether a picture, a sound or the like would be lost. */
export const losesContent = (html: string): boolean => readQuestion(html).losesContent;

export const htmlText = (html: string): string => readQuestion(html).text;
