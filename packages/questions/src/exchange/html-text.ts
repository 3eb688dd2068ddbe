/** The words of a piece of HTML from another program: nothing of it is ever shown as HTML. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  divide: '÷',
  minus: '−',
  deg: '°',
  pound: '£',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

function decoded(all: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? all;
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code < 0xd800 ? String.fromCodePoint(code) : '';
}

/** What can't be told in words: a question with it would lack something. */
const withoutWords = /<(?:img|svg|audio|video|iframe|object|embed|canvas|math|input)\b/i;

/** Whether a picture, a sound or the like would be lost. */
export const losesContent = (html: string): boolean => withoutWords.test(html);

/** The text: paragraphs are kept apart, bold and italics stay as marks, scripts and styles go with what is in them. */
export function htmlText(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(/<(\/?)(?:b|strong)\b[^<>]*>/gi, '**')
    .replaceAll(/<(\/?)(?:i|em)\b[^<>]*>/gi, '_')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/(?:p|div|li|h[1-6])\s*>/gi, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#?[a-zA-Z0-9]{1,10});/g, decoded)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
