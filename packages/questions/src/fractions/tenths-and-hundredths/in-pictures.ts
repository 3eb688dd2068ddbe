/** Tenths and hundredths seen: shaded parts, larger pieces, and places on a line. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction, writeNumber } from '../ask.ts';
import { fraction, mixed } from '../fraction.ts';
import { countParts } from '../fraction-figures.ts';
import { fractionLine, readFractionLine } from '../fraction-line-figure.ts';
import { partName } from '../maths-text.ts';
import { drawParts, features, named, nameMistakes, type Params } from './mistakes.ts';

/** What fraction is shaded, or is not. */
export const shaded: Form<Params> = {
  // Hundredths are counted row by row, whichever part is asked for: that stays easy.
  weight: ({ params: { parts }, difficulty }) =>
    difficulty === 'easy' ? 4 : difficulty === 'medium' && parts === 10 ? 3 : 0,
  make(random, { params: { parts }, difficulty }) {
    const count = random.int(1, parts - 1);
    const [kind, figure] = drawParts(random, count, parts, difficulty === 'medium' && parts === 10);
    const isShaded = difficulty === 'easy' && random.chance(2, 3);
    // With as many shaded as not, a child who misses the word 'not' would still be right.
    if (!isShaded && count * 2 === parts) return undefined;
    const asked = isShaded ? count : parts - count;
    const questionText = {
      prompt: [`What fraction of the shape is ${isShaded ? '' : '**not** '}shaded?`, drawn(figure)],
      hint: 'How many equal parts are there in all? That is the denominator.',
      steps: [
        `There are ${parts} equal parts. Each part is 1/${parts}.`,
        `${asked} ${asked === 1 ? 'part is' : 'parts are'} ${isShaded ? 'shaded' : `not shaded: ${parts} − ${count} = ${asked}`}.`,
        `The fraction is **${asked}/${parts}**.`,
      ],
      variant: `${kind} ${difficulty === 'medium' ? 'mixed ' : ''}${isShaded ? '' : 'not '}${asked}/${parts}`,
      features: features(isShaded ? 1 : 2, parts),
    };
    return random.chance(1, 2)
      ? writeFraction(questionText, fraction(asked, parts), nameMistakes(asked, parts))
      : chooseValue(random, questionText, `${asked}/${parts}`, nameMistakes(asked, parts));
  },
  solve(seen) {
    const [, not] = /^What fraction of the shape is (not )?shaded\?$/.exec(seen.text) ?? [];
    const [figure] = seen.figures;
    if (figure === undefined || !seen.text.startsWith('What fraction of the shape')) return undefined;
    const found = countParts(figure);
    return answered(seen, `${not === undefined ? found.shaded : found.parts - found.shaded}/${found.parts}`);
  },
};

/** Pieces that are each worth more than one part: fifths seen as tenths. */
export const largerPieces: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random, { params: { parts } }) {
    const pieces = random.pick(parts === 10 ? [5, 20] : [50, 25, 20, 4]);
    const unit = parts / pieces;
    const count = random.int(1, pieces - 1);
    const value = count * unit;
    const isShaded = random.chance(1, 2);
    if (!Number.isInteger(value) || (!isShaded && count * 2 === pieces)) return undefined;
    const asked = isShaded ? value : parts - value;
    const [kind, figure] = drawParts(random, count, pieces, true);
    const name = partName(parts, 2) ?? '';
    const piece = unit >= 1 ? `Each piece is worth ${unit} ${name}.` : `Two pieces make one ${partName(parts, 1)}.`;
    return writeNumber(
      {
        prompt: [`How many ${name} of the shape are ${isShaded ? '' : '**not** '}shaded?`, drawn(figure)],
        hint: `The shape has ${pieces} pieces. How many ${name} make the whole shape?`,
        steps: [
          `The whole shape is ${parts} ${name}. It has ${pieces} equal pieces.`,
          piece,
          `${isShaded ? count : pieces - count} pieces are ${isShaded ? 'shaded' : 'not shaded'}: **${asked}** ${partName(parts, asked)}.`.replace(
            /^1 pieces are/,
            '1 piece is',
          ),
        ],
        variant: `pieces ${kind} ${isShaded ? '' : 'not '}${count}/${pieces} of ${parts}`,
        features: features(3, parts),
      },
      asked,
      [
        [isShaded ? count : pieces - count, named.countsSquares(`You counted the pieces. ${piece}`)],
        [parts - asked, named.other],
        [
          isShaded ? pieces - count : count,
          named.countsSquares(`That is how many pieces are ${isShaded ? 'not ' : ''}shaded. ${piece}`),
        ],
        [asked + unit, named.says(`That counts one piece too many.`)],
      ],
    );
  },
  solve(seen) {
    const [, name, not] = /^How many (tenths|hundredths) of the shape are (not )?shaded\?$/.exec(seen.text) ?? [];
    const [figure] = seen.figures;
    if (name === undefined || figure === undefined) return undefined;
    const found = countParts(figure);
    const pieces = not === undefined ? found.shaded : found.parts - found.shaded;
    const whole = name === 'tenths' ? 10 : 100;
    for (let value = 0; value <= whole; value++)
      if (value * found.parts === pieces * whole) return answered(seen, value);
    return undefined;
  },
};

/** Where an arrow points on a line cut into tenths; past one on hard. */
export const onLine: Form<Params> = {
  weight: ({ params: { parts }, difficulty }) =>
    parts === 100 ? 0 : difficulty === 'medium' ? 2 : difficulty === 'hard' ? 4 : 1,
  make(random, { params: { parts }, difficulty }) {
    const wholes = difficulty === 'hard' ? 2 : 1;
    // Where it is hard, the arrow is past one whole.
    const tick = random.int((wholes - 1) * parts + 1, wholes * parts - 1);
    const value = fraction(tick, parts);
    const whole = Math.floor(tick / parts);
    const rest = tick - whole * parts;
    const questionText = {
      prompt: [
        wholes === 1 ? 'What fraction does arrow A point to?' : 'What number does arrow A point to?',
        drawn(
          fractionLine({
            wholes,
            parts,
            arrows: [{ tick, name: 'A' }],
            alt: `A number line from 0 to ${wholes}. Each whole is cut into ${parts} equal parts. Arrow A points to a mark.`,
          }),
        ),
      ],
      hint: 'Each small jump is one tenth. Count the jumps from the whole number before it.',
      steps: [
        'From one whole number to the next there are 10 jumps. Each jump is 1/10.',
        whole === 0
          ? `Arrow A is ${rest} jumps from 0.`.replace('1 jumps', '1 jump')
          : `Arrow A is ${rest} jumps after ${whole}.`.replace('1 jumps', '1 jump'),
        `Arrow A points to **${mixed(value)}**.`,
      ],
      variant: `line ${wholes} ${tick}/${parts}`,
      features: features(wholes === 1 ? 1 : 3, tick),
    };
    const mistakes: NumberMistake[] = [
      [mixed(fraction(tick + 1, parts)), named.says('That is one jump too far.')],
      [mixed(fraction(tick - 1, parts)), named.says('That is one jump too few.')],
      whole === 0
        ? [`${parts - rest}/${parts}`, named.says('You counted the jumps from 1. Count them from 0.')]
        : [`${rest}/${parts}`, named.wholes(`The arrow is past ${whole}. Write the whole ones too.`)],
      [mixed(fraction(tick + parts, parts)), named.wholes(`That is past ${whole + 1}. The arrow is before it.`)],
      whole === 0
        ? [`${rest}/${parts + 1}`, named.says('You counted the marks. Count the jumps from 0 to 1.')]
        : [`${whole + 1} ${parts - rest}/${parts}`, named.says(`Count on from ${whole}, not back from ${whole + 1}.`)],
    ];
    return random.chance(1, 2)
      ? writeFraction(questionText, value, mistakes)
      : chooseValue(random, questionText, mixed(value), mistakes);
  },
  solve(seen) {
    const [figure] = seen.figures;
    if (!/^What (?:fraction|number) does arrow A/.test(seen.text) || figure === undefined) return undefined;
    const { ticks, perWhole } = readFractionLine(figure, 'A');
    return answered(seen, `${ticks}/${perWhole}`);
  },
};
