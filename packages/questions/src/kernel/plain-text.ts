/** What blocks say, as plain text, and whether a text says an answer: so that checks see what a reader sees. */
import type { Mark } from '@comet/contract/figure';
import type { Block, Question } from '@comet/contract/question';
import { exactOf, exactText } from '@comet/domain/marking/exact';
import type { Box } from '../marking/box.ts';
import { rightText } from '../marking/right-text.ts';
import type { Made } from './generator.ts';
import type { WriteSpec } from './key.ts';

const lettersIn = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? lettersIn(mark.marks) : mark.kind === 'text' ? [mark.text] : []));

/** What a block shows in letters and digits; what only a screen reader says of it (alt, spoken) is not part of it. */
export function shownBy(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'maths':
      return block.tex;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    case 'passage':
      return [block.title, ...block.paragraphs].join(' ');
    case 'figure':
      return lettersIn(block.figure.marks).join(' ');
    case 'audio':
      return '';
  }
}

/** The descriptions of the figures among these blocks. */
export function altsOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.type === 'figure' ? [block.figure.alt] : [])).join(' ');
}

/** TeX as running text, but for its commands. */
const withoutTex = (text: string): string =>
  text
    .replaceAll(/\\[dt]?frac\s*\{?(\d+)\}?\s*\{?(\d+)\}?/g, ' $1/$2')
    .replaceAll(/\\text\{([^}]*)\}/g, '$1')
    .replaceAll('{,}', ',')
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/\\times\b/g, '×');

/** One way of writing for all: no marks of TeX or running text, digits without commas, one kind of dash and space, small letters. */
export function plainText(text: string): string {
  const composed = text.normalize('NFC');
  return (/[\\{]/.test(composed) ? withoutTex(composed) : composed)
    .replaceAll(/\\[a-z]+|\*\*|[_{}$\u200b\u00ad]/gi, '')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const afterNumber = /^(?:\d|\/|[.:]\d)/;
const afterWord = /^[\p{L}\p{N}]/u;

/** Whether a text says these words or this number, not as a part of others; a unit may follow a number. Both are plain text. */
export function says(text: string, wanted: string): boolean {
  if (wanted === '') return false;
  const goesOn = /\d$/.test(wanted) ? afterNumber : afterWord;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const isPart = /[\p{L}\p{N}./:]$/u.test(before) || (wanted.includes('/') && /\d $/.test(before));
    if (!isPart && !goesOn.test(text.slice(at + wanted.length, at + wanted.length + 2))) return true;
  }
  return false;
}

function numberTexts(value: string): string[] {
  const read = exactOf(value);
  if (read === undefined || read.bottom === 1n) return [value];
  const whole = read.top / read.bottom;
  const rest = `${whole < 0n ? -(read.top % read.bottom) : read.top % read.bottom}/${read.bottom}`;
  return [value, exactText(read), `${read.top}/${read.bottom}`, ...(whole === 0n ? [] : [`${whole} ${rest}`])];
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

function writtenTexts(spec: WriteSpec, box: Box): string[] {
  switch (spec.kind) {
    case 'number':
    case 'fraction':
      return numberTexts(spec.value);
    case 'text':
      return [...spec.accept];
    case 'money':
      return [
        `£${Math.floor(spec.pence / 100)}.${twoDigits(spec.pence % 100)}`,
        `£${spec.pence / 100}`,
        `${spec.pence}p`,
      ];
    case 'time': {
      const [hour, minute] = [Math.floor(spec.minutes / 60), twoDigits(spec.minutes % 60)];
      return [`${hour}:${minute}`, `${twoDigits(hour)}:${minute}`, `${hour % 12 || 12}:${minute}`];
    }
    case 'date':
      return [rightText(spec, box)];
    case 'list':
      return [', ', ' ', '; '].map((between) => spec.items.join(between));
  }
}

/** An option as plain text; empty where it is a drawing. */
export function optionText(option: readonly Block[]): string {
  return option.some(({ type }) => type === 'figure') ? '' : plainText(option.map(shownBy).join(' '));
}

/** Ways the right answer may be written, as plain text; none where it is a drawing. */
export function answerTexts({ question: { answer }, key }: Pick<Made, 'question' | 'key'>): string[] {
  if (key.type === 'writeAnswer' && answer.type === 'writeAnswer')
    return [...new Set(writtenTexts(key.spec, answer).map(plainText))];
  if (key.type === 'multipleChoice' && answer.type === 'multipleChoice') {
    const text = optionText(answer.options[key.option] ?? []);
    return text === '' ? [] : [text];
  }
  if (key.type === 'multipleWordChoice' && answer.type === 'multipleWordChoice')
    return [
      plainText(
        key.picks.flatMap((places, group) => places.map((place) => answer.groups[group]?.words[place] ?? '')).join(' '),
      ),
    ];
  return [];
}

/** All that is on the screen before answering, without the options. */
export function promptText({ prompt }: Question): string {
  return plainText(prompt.map(shownBy).join(' '));
}
