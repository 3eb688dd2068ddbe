/** Sets algebra out by KaTeX, letters slanted and fractions stacked; and reads it back and aloud. */
import type { Block } from '@comet/contract/question';
import { mathsAloud } from '../kernel/number-text.ts';
import { seeMaths } from '../kernel/seen.ts';

/** Text with algebra in it as it is read aloud: 'x/4 − 3 = 2' → 'x over 4 minus 3 equals 2'. */
export function readAloud(text: string): string {
  return mathsAloud(
    text
      .replace(/\(([^()]*)\)\/(\d+)/g, '$1, all over $2,')
      .replace(/(\d*[a-z]|\d+|□)\/(\d+|□)/g, '$1 over $2')
      .replaceAll(' − ', ' minus ')
      .replace(/(^|[(=] ?)−/g, '$1negative ')
      .replace(/(\d|□)([a-z])(?![a-z])/g, '$1 $2')
      .replace(/(?<=[\da-z)])\(/g, ' ('),
  );
}

/** A line of algebra: '3(x + 2) = 21', 'x/4 + 1 = 3', '5a² − 2b'. */
export function setOut(text: string): Extract<Block, { type: 'maths' }> {
  const tex = text
    .replace(/\(([^()]*)\)\/(\d+)/g, '\\dfrac{$1}{$2}')
    .replace(/(\d*[a-z]|\d+|□)\/(\d+|□)/g, '\\dfrac{$1}{$2}')
    .replaceAll('×', '\\times ')
    .replaceAll('÷', '\\div ')
    .replaceAll('□', '\\square ')
    .replaceAll('−', '-')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('…', '\\ldots ')
    .replace(/(\d),(\d{3})/g, '$1{,}$2')
    .replace(/, /g, ',\\; ');
  return { type: 'maths', tex, spoken: readAloud(text.replace(/([a-z])(?=[a-z])/g, '$1 ')) };
}

/** What a child reads in a line of algebra, as plain text: the other way round from `setOut`. */
function readTex(tex: string): string {
  return tex
    .replace(/\\dfrac\{([^}]*)\}\{([^}]*)\}/g, '(($1)/($2))')
    .replaceAll('\\times', '×')
    .replaceAll('\\div', '÷')
    .replaceAll('\\square', '□')
    .replaceAll('\\ldots', '…')
    .replaceAll('^2', '²')
    .replaceAll('^3', '³')
    .replaceAll('{,}', '')
    .replaceAll('\\;', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An option: set out where it is algebra, running text otherwise. */
export function optionBlock(text: string): Block {
  const isAlgebra = /[a-z]/.test(text) && !/[a-z]{3}/.test(text) && /^[\da-z\s²³+−×÷/().,=□]+$/.test(text);
  return isAlgebra ? setOut(text) : { type: 'text', text };
}

/** The question as solvers see it, with what KaTeX sets as plain lines. */
export const seeAlgebra = seeMaths(readTex);
