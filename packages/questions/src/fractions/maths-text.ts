/** Sets fractions out as children write them, one number over another; and reads them back and aloud. */
import type { Block } from '@comet/contract/question';
import { mathsAloud } from '../kernel/number-text.ts';
import { seeMaths } from '../kernel/seen.ts';

const parts: Readonly<Record<string, string>> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth',
  10: 'tenth',
  11: 'eleventh',
  12: 'twelfth',
  15: 'fifteenth',
  16: 'sixteenth',
  20: 'twentieth',
  25: 'twenty-fifth',
  50: 'fiftieth',
  100: 'hundredth',
  1000: 'thousandth',
};

/** 'third', or 'thirds' for more than one; undefined where children say 'over' (4 over 27). */
export function partName(bottom: number, count: number): string | undefined {
  const name = parts[bottom];
  if (name === undefined || count === 1) return name;
  return name === 'half' ? 'halves' : `${name}s`;
}

/** Text with fractions in it as it is read aloud: '2 3/4' → '2 and 3 quarters'. */
export function readAloud(text: string): string {
  const spoken = text
    .replaceAll(',', '\u0000')
    .replace(/(?:(\d+) )?(\d+|□|[a-z?])\/(\d+|□|[a-z?])(?![a-z])/g, (_, whole, top, bottom) => {
      const name = /^\d+$/.test(top) ? partName(Number(bottom), Number(top)) : undefined;
      const own = name === undefined ? `${top} over ${bottom}` : `${top} ${name}`;
      return whole === undefined ? own : `${whole} and ${own}`;
    })
    .replaceAll('\u0000', ',')
    .replaceAll(' − ', ' minus ')
    .replace(/(\d|□) ?: ?(?=\d|□)/g, '$1 to ');
  return mathsAloud(spoken);
}

/** A line of working, set by KaTeX: '3/4 + 2 1/8 = □'. */
export function setOut(text: string): Extract<Block, { type: 'maths' }> {
  const tex = text
    .replace(
      /(?:(\d+) )?(\d+|□|[a-z?])\/(\d+|□|[a-z?])/g,
      (_, whole = '', top, bottom) => `${whole}\\dfrac{${top}}{${bottom}}`,
    )
    .replaceAll('×', '\\times ')
    .replaceAll('÷', '\\div ')
    .replaceAll('□', '\\square ')
    .replaceAll('−', '-')
    .replaceAll('%', '\\%')
    .replaceAll('£', '\\pounds ')
    .replaceAll('…', '\\ldots ')
    .replace(/(\d),(\d{3})/g, '$1{,}$2')
    .replace(/, /g, ',\\; ')
    .replace(/ (of|is) /g, '\\text{ $1 }');
  return { type: 'maths', tex, spoken: readAloud(text) };
}

/** What a child reads in a line of working, as plain text: the other way round from `setOut`. */
function readTex(tex: string): string {
  return tex
    .replace(
      /(\d?)\\dfrac\{([^}]*)\}\{([^}]*)\}/g,
      (_, before, top, bottom) => `${before === '' ? '' : `${before} `}${top}/${bottom}`,
    )
    .replaceAll('\\times', '×')
    .replaceAll('\\div', '÷')
    .replaceAll('\\square', '□')
    .replaceAll('\\ldots', '…')
    .replaceAll('\\%', '%')
    .replaceAll('\\pounds ', '£')
    .replaceAll('{,}', '')
    .replaceAll('\\;', '')
    .replace(/\\text\{ (of|is) \}/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

/** An option: set out where it holds a fraction, running text otherwise. */
export function optionBlock(text: string): Block {
  return /\d\/\d/.test(text) && !/[a-z]{2}/.test(text) ? setOut(text) : { type: 'text', text };
}

/** The question as solvers see it, with what KaTeX sets as plain lines. */
export const seeFractions = seeMaths(readTex);
