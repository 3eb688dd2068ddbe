/** The short texts of v.cloze, and which of their gaps are asked about at once. */

import { keptBy } from '../../kernel/kept.ts';
import { hardPassages, middlePassages } from './passages.data.ts';

/** A text cut at its gaps; between two pieces stands a gap with its words, the right one first. */
export interface Text {
  readonly title: string;
  readonly pieces: readonly string[];
  readonly gaps: readonly (readonly string[])[];
  /** The places of the plain gaps. */
  readonly plain: readonly number[];
}

const textsIn = (texts: readonly string[]): Text[] =>
  texts.map((text) => {
    const [title = '', ...body] = text.split('\n');
    const parts = body.join('\n').split(/[{}]/);
    const gaps = parts.filter((_, at) => at % 2 === 1);
    return {
      title,
      pieces: parts.filter((_, at) => at % 2 === 0),
      gaps: gaps.map((gap) => gap.replace('-', '').split('|')),
      plain: gaps.flatMap((gap, at) => (gap.startsWith('-') ? [at] : [])),
    };
  });

export const passages = { middle: textsIn(middlePassages), hard: textsIn(hardPassages) };

/** Every choice of so many gaps of a text that is as hard as its level: of two gaps one is plain at least, of four one at most. */
function choicesOf({ gaps, plain }: Text, count: number): number[][] {
  const all = Array.from({ length: 2 ** gaps.length }, (_, set) =>
    gaps.flatMap((__, at) => (Math.floor(set / 2 ** at) % 2 === 1 ? [at] : [])),
  );
  return all.filter((set) => {
    const plainOnes = set.filter((at) => plain.includes(at)).length;
    return set.length === count && (count > 2 || plainOnes > 0) && (count < 4 || plainOnes <= 1);
  });
}

const kept = keptBy<string, readonly { readonly text: Text; readonly open: readonly number[] }[]>();

/** Every text with every choice of its gaps. */
export const openTexts = (from: keyof typeof passages, count: number) =>
  kept(`${from} ${count}`, () =>
    passages[from].flatMap((text) => choicesOf(text, count).map((open) => ({ text, open }))),
  );
