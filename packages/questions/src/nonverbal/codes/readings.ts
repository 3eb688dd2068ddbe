/** The second solver of codes: each letter may stand for anything that can be seen. */
import type { Question } from '@comet/contract/question';
import type { Picture } from '../pictures/picture.ts';
import { promptFigure, readCells } from '../pictures/read-drawing.ts';
import { valuesSeen } from '../pictures/visible.ts';

/** A picture with its code. */
export interface Coded {
  readonly picture: Picture;
  readonly code: string;
}

/** Every code the examples allow for a picture: each letter may stand for anything that can be seen, coarse looks included. */
export function codesFor(examples: readonly Coded[], asked: Picture): Set<string> {
  const aspects = valuesSeen([...examples.map(({ picture }) => picture), asked]);
  const length = examples[0]?.code.length ?? 0;
  let codes = [''];
  for (let at = 0; at < length; at++) {
    const letters = new Set(
      aspects.flatMap(
        (values) =>
          letterBy(
            values,
            examples.map(({ code }) => code.charAt(at)),
          ) ?? [],
      ),
    );
    codes = codes.flatMap((start) => [...letters].map((letter) => start + letter));
  }
  return new Set(codes);
}

/** The letter of the last value, if each value has always one letter, each letter one value, and there are several. */
function letterBy(values: readonly string[], letters: readonly string[]): string | undefined {
  const meaning = new Map<string, string>();
  for (const [place, letter] of letters.entries()) {
    const value = values[place] ?? '';
    if ((meaning.get(value) ?? letter) !== letter) return undefined;
    meaning.set(value, letter);
  }
  const isClear = new Set(meaning.values()).size === meaning.size && meaning.size > 1;
  return isClear ? meaning.get(values.at(-1) ?? '') : undefined;
}

/** The options that the examples allow. */
export function solveCode(question: Question): number[] {
  const figure = promptFigure(question);
  const codes = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  const seen = readCells(figure).flatMap((picture, at) =>
    picture === undefined ? [] : [{ picture, code: codes[at] ?? '' }],
  );
  const asked = seen.find(({ code }) => code.includes('?'));
  if (asked === undefined || question.answer.type !== 'multipleChoice') return [];
  const found = codesFor(
    seen.filter((own) => own !== asked),
    asked.picture,
  );
  return question.answer.options.flatMap(([block], at) =>
    block?.type === 'text' && found.has(block.text) ? [at] : [],
  );
}
