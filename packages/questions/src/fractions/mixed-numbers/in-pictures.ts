/** Mixed numbers and improper fractions seen: bars and number lines. */

import type { Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction } from '../ask.ts';
import { mixed, written } from '../fraction.ts';
import { barMarks, countParts, firstShaded } from '../fraction-figures.ts';
import { fractionLine, readFractionLine } from '../fraction-line-figure.ts';
import { countOff, draw, features, improperMistakes, mixedMistakes, named, type Params } from './mistakes-and-steps.ts';

/** Bars in equal parts, the last one shaded in part. */
export const picture: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined) return undefined;
    const { value, whole, rest } = own;
    const rows = Array.from({ length: whole + 1 }, (_, row) =>
      firstShaded(row < whole ? value.bottom : rest, value.bottom),
    );
    const marks = rows.flatMap((shaded, row): Mark[] => barMarks(shaded, 10, 8 + row * 44, 300, 34));
    const alt = `Bars of the same size, each cut into ${value.bottom} equal parts. Some parts are shaded.`;
    const figure = { width: 320, height: rows.length * 44 + 8, marks, alt };
    const isImproper = random.chance(1, 2);
    const mistakes: NumberMistake[] = [
      [`${value.top}/${value.bottom * rows.length}`, named.onePiece],
      [`${rest}/${value.bottom}`, named.forgetsWhole],
      isImproper
        ? [`${value.top + 1}/${value.bottom}`, named.rest('That is one part too many.')]
        : [`${whole} ${value.bottom - rest}/${value.bottom}`, named.rest('In the last bar, count the shaded parts.')],
      ...(isImproper ? improperMistakes(own) : mixedMistakes(own)),
    ];
    const questionText = {
      prompt: [
        `Each bar is one whole. Which ${isImproper ? '**improper fraction**' : '**mixed number**'} is shaded?`,
        drawn(figure),
      ],
      hint: isImproper ? 'Count all the shaded parts.' : 'Count the full bars first. Then look at the last one.',
      steps: isImproper
        ? [`Each part is 1/${value.bottom}. There are ${value.top} shaded parts.`, `That is **${written(value)}**.`]
        : [
            `There ${whole === 1 ? 'is 1 full bar' : `are ${whole} full bars`}.`,
            `The last bar has ${rest} of ${value.bottom} parts: **${mixed(value)}**.`,
          ],
      variant: `picture ${isImproper ? written(value) : mixed(value)}`,
      features: features(own, 1),
    };
    return random.chance(1, 2)
      ? chooseValue(random, questionText, isImproper ? written(value) : mixed(value), mistakes)
      : writeFraction(questionText, value, mistakes, isImproper ? 'improper' : 'mixed');
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('Each bar is one whole') || figure === undefined) return undefined;
    const rows = new Set(figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.y] : [])));
    const { shaded, parts } = countParts(figure);
    const perBar = parts / rows.size;
    return answered(seen, seen.text.includes('mixed') ? countOff(shaded, perBar) : `${shaded}/${perBar}`);
  },
};

/** A number line past one. */
export const line: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 2 : 0),
  make(random, cell) {
    const own = draw(random, cell);
    if (own === undefined || own.whole > 3 || own.value.bottom > 6) return undefined;
    const { value, whole, rest } = own;
    const figure = fractionLine({
      wholes: whole + 1,
      parts: value.bottom,
      arrows: [{ tick: value.top, name: 'A' }],
      alt: `A number line from 0 to ${whole + 1}. Each whole is cut into ${value.bottom} equal parts. Arrow A points to a mark.`,
    });
    const isImproper = random.chance(1, 2);
    return writeFraction(
      {
        prompt: [
          `Arrow A points to a number. Write it as ${isImproper ? 'an **improper fraction**' : 'a **mixed number**'}.`,
          drawn(figure),
        ],
        hint: 'Into how many equal parts is each whole cut?',
        steps: [
          `Each whole is cut into ${value.bottom} parts.`,
          isImproper
            ? `Arrow A is ${value.top} parts from 0.`
            : `Arrow A is ${rest} ${rest === 1 ? 'part' : 'parts'} past ${whole}.`,
          `The number is **${isImproper ? written(value) : mixed(value)}**.`,
        ],
        variant: `line ${isImproper ? written(value) : mixed(value)}`,
        features: features(own, 2),
      },
      value,
      isImproper ? improperMistakes(own) : mixedMistakes(own),
      isImproper ? 'improper' : 'mixed',
    );
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!seen.text.startsWith('Arrow A points to a number') || figure === undefined) return undefined;
    const { ticks, perWhole } = readFractionLine(figure, 'A');
    return typed(seen.text.includes('mixed') ? countOff(ticks, perWhole) : `${ticks}/${perWhole}`);
  },
};
