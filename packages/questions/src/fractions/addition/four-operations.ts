/** All four operations with fractions, two of them at once on hard (year 7). */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction } from '../ask.ts';
import { reckonText } from '../calculate.ts';
import { type Fraction, fraction, isLowest, lcm, lowest, minus, mixed, over, plus, times } from '../fraction.ts';
import { setOut } from '../maths-text.ts';
import { named, type Params } from './fraction-sums.ts';

const signs = ['+', '−', '×', '÷'] as const;
type Sign = (typeof signs)[number];
const work: Readonly<Record<Sign, (one: Fraction, other: Fraction) => Fraction>> = {
  '+': plus,
  '−': minus,
  '×': times,
  '÷': over,
};

const mistake = mistakesIn('m.fracAdd');
const inverted: Mistake = mistake('inverts-wrong-one', 'To divide, turn the second fraction over, not the first.');
const notTurned: Mistake = mistake('forgets-to-invert', 'To divide by a fraction, turn it over and multiply.');
const crossed: Mistake = mistake(
  'cross-multiplies',
  'You turned a fraction over. To multiply, nothing is turned over.',
);
const apart: Mistake = mistake(
  'works-on-parts-apart',
  'You multiplied the whole numbers and the fractions apart. Write improper fractions first.',
);
const onePart = (sign: '×' | '÷', part: 'whole number' | 'fraction', value: Fraction): Mistake =>
  mistake(
    'works-on-parts-apart',
    `You ${sign === '×' ? 'multiplied' : 'divided'} only the ${part} of ${mixed(value)}. Write it as an improper fraction first.`,
  );
const leftToRight = (inBrackets: boolean): Mistake =>
  mistake('wrong-order', inBrackets ? 'The brackets come first.' : '× and ÷ come before + and −.');

function draw(random: Random, withWhole: boolean): Fraction | undefined {
  const bottom = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const value = fraction(random.int(1, bottom - 1) + (withWhole ? random.int(1, 3) * bottom : 0), bottom);
  return isLowest(value) ? value : undefined;
}

function mistakesOf(one: Fraction, sign: Sign, other: Fraction): NumberMistake[] {
  const found: [Fraction, Mistake][] = [];
  if (sign === '+' || sign === '−') {
    const by = sign === '+' ? 1 : -1;
    const bottom = one.bottom + by * other.bottom;
    if (bottom > 0) found.push([fraction(one.top + by * other.top, bottom), named.bottoms]);
    found.push([fraction(one.top + by * other.top, Math.max(one.bottom, other.bottom)), named.oneBottom]);
    found.push([work[sign === '+' ? '−' : '+'](one, other), named.sign(sign)]);
    found.push([times(one, other), named.multiplied(sign)]);
  } else {
    if (sign === '×' && one.top > one.bottom && other.top > other.bottom) {
      const wholes = Math.floor(one.top / one.bottom) * Math.floor(other.top / other.bottom);
      const parts = fraction((one.top % one.bottom) * (other.top % other.bottom), one.bottom * other.bottom);
      found.push([plus(fraction(wholes), parts), apart]);
    }
    // Of one mixed number only the fraction is changed, or only the whole number.
    const [large, small] = one.top > one.bottom ? [one, other] : [other, one];
    if (large.top > large.bottom && small.top < small.bottom && (sign === '×' || large === one)) {
      const whole = fraction(Math.floor(large.top / large.bottom));
      const part = minus(large, whole);
      found.push([plus(whole, work[sign](part, small)), onePart(sign, 'fraction', large)]);
      found.push([plus(work[sign](whole, small), part), onePart(sign, 'whole number', large)]);
    }
    found.push([work[sign === '×' ? '÷' : '×'](one, other), sign === '×' ? crossed : notTurned]);
    found.push([over(other, one), sign === '×' ? crossed : inverted]);
    found.push([
      plus(one, other),
      named.says('wrong-sign', `You added. ${sign === '×' ? 'Multiply' : 'Divide'} instead.`),
    ]);
  }
  const right = lowest(work[sign](one, other));
  found.push(
    [fraction(right.top + 1, right.bottom), named.tooMuch(right.bottom)],
    [fraction(right.top - 1, right.bottom), named.tooLittle(right.bottom)],
  );
  return found.filter(([value]) => value.top > 0).map(([value, because]) => [mixed(lowest(value)), because]);
}

/** The way; `isImproper` where numbers over one are improper fractions already. */
function stepsOf(
  one: Fraction,
  sign: Sign,
  other: Fraction,
  isImproper = false,
): (string | readonly [string, string])[] {
  const result = work[sign](one, other);
  const text = (value: Fraction): string => `${value.top}/${value.bottom}`;
  const wholes = isImproper ? [] : [one, other].filter(({ top, bottom }) => top > bottom);
  const first = wholes.map(
    (value) => [`Write ${mixed(value)} as an improper fraction.`, `${mixed(value)} = ${text(value)}`] as const,
  );
  const scaled = ({ top, bottom }: Fraction): string => `${top * (result.bottom / bottom)}/${result.bottom}`;
  const middle: readonly [string, string] =
    sign === '+' || sign === '−'
      ? [
          one.bottom === other.bottom
            ? 'The denominators are the same, so work on the numerators.'
            : `Write both over ${result.bottom}, then work on the numerators.`,
          `${scaled(one)} ${sign} ${scaled(other)} = ${text(result)}`,
        ]
      : sign === '×'
        ? ['Multiply the numerators. Multiply the denominators.', `${text(one)} × ${text(other)} = ${text(result)}`]
        : [`Turn ${text(other)} over and multiply.`, `${text(one)} × ${other.bottom}/${other.top} = ${text(result)}`];
  const simple = isLowest(result) ? [] : [['Simplify.', `${text(result)} = ${text(lowest(result))}`] as const];
  return [...first, middle, ...simple];
}

/** The step from an improper fraction to the mixed number that is the answer. */
const mixedStep = (result: Fraction): (readonly [string, string])[] =>
  result.top > result.bottom
    ? [['Write it as a mixed number.', `${result.top}/${result.bottom} = ${mixed(result)}`]]
    : [];

/** One operation on two fractions, whole ones in front on medium. */
export const fourOperations: Form<Params> = {
  weight: ({ year, difficulty }) => (year < 7 ? 0 : difficulty === 'hard' ? 1 : 4),
  make(random, cell) {
    const { difficulty } = cell;
    const sign = difficulty === 'hard' ? '÷' : random.pick(signs);
    const isScaling = sign === '×' || sign === '÷';
    const hasWholes = difficulty !== 'easy' || sign !== '÷';
    // Times or divided by one mixed number is for easy and medium, times two for medium, divided by one for hard.
    const isBothMixed = difficulty === 'hard' || (difficulty === 'medium' && sign !== '÷');
    const [one, other] = [draw(random, hasWholes), draw(random, isBothMixed)];
    if (one === undefined || other === undefined) return undefined;
    // Half or a third of something is found in the head.
    if (isScaling && (one.top === 1 || other.top === 1)) return undefined;
    if (difficulty === 'hard' && isLowest(work[sign](one, other))) return undefined;
    // With the same or related denominators there would be little to do for this year, and so with small ones.
    const isRelated = one.bottom % other.bottom === 0 || other.bottom % one.bottom === 0;
    if (!isScaling && (isRelated || lcm(one.bottom, other.bottom) < 24)) return undefined;
    const result = lowest(work[sign](one, other));
    if (result.top <= 0 || result.bottom === 1 || result.bottom > 72) return undefined;
    const line = `${mixed(one)} ${sign} ${mixed(other)}`;
    const questionText = {
      prompt: ['Work out. Give the answer in its simplest form.', setOut(line)],
      hint:
        sign === '+' || sign === '−'
          ? 'Make the denominators the same first.'
          : [one, other].some(({ top, bottom }) => top > bottom)
            ? 'Write mixed numbers as improper fractions first.'
            : sign === '×'
              ? 'Numerator times numerator, denominator times denominator.'
              : 'Dividing turns one of the fractions over. Which one?',
      steps: [...stepsOf(one, sign, other), ...mixedStep(result), `The answer is **${mixed(result)}**.`],
      variant: line,
      features: { steps: (hasWholes ? 2 : 1) + (sign === '÷' ? 1 : 0), common: result.bottom, scaled: 1 },
    };
    return difficulty !== 'hard' && isScaling && random.chance(1, 3)
      ? chooseValue(random, questionText, mixed(result), mistakesOf(one, sign, other))
      : writeFraction(questionText, result, mistakesOf(one, sign, other), 'simplest');
  },
  solve(seen) {
    const [, line] = /^Work out\. Give the answer in its simplest form\.\n(.+)$/.exec(seen.text) ?? [];
    return line === undefined ? undefined : answered(seen, reckonText(line));
  },
};

/** Two operations, with or without brackets. */
export const twoOperations: Form<Params> = {
  weight: ({ year, difficulty }) => (year === 7 && difficulty === 'hard' ? 4 : 0),
  make(random) {
    const [one, other, third] = [draw(random, false), draw(random, false), draw(random, false)];
    if (one === undefined || other === undefined || third === undefined) return undefined;
    const first = random.pick(signs);
    const second = random.pick(signs);
    const strong = (sign: Sign): boolean => sign === '×' || sign === '÷';
    if (strong(first) === strong(second)) return undefined;
    const inBrackets = random.chance(1, 2);
    // The pair that is worked out first stands on the right, so that reading left to right goes wrong.
    if (inBrackets ? !strong(first) : strong(first)) return undefined;
    const inner = work[second](other, third);
    if (inner.top <= 0) return undefined;
    const result = lowest(work[first](one, inner));
    const wrong = lowest(work[second](work[first](one, other), third));
    if (result.top <= 0 || result.bottom === 1 || result.bottom > 72) return undefined;
    const pair = `${mixed(other)} ${second} ${mixed(third)}`;
    const line = `${mixed(one)} ${first} ${inBrackets ? `(${pair})` : pair}`;
    const value = lowest(inner);
    return writeFraction(
      {
        prompt: ['Work out. Give the answer in its simplest form.', setOut(line)],
        hint: inBrackets ? 'Work out the brackets first.' : 'Which part must be worked out first?',
        steps: [
          inBrackets
            ? `The brackets come first: ${pair}.`
            : `Multiplying and dividing come before adding and subtracting: ${pair}.`,
          ...stepsOf(other, second, third),
          ...(value.bottom === 1
            ? [['Now do the other operation.', `${mixed(one)} ${first} ${value.top} = ${mixed(result)}`] as const]
            : [
                `Then work out ${mixed(one)} ${first} ${value.top}/${value.bottom}.`,
                ...stepsOf(one, first, value, true),
                ...mixedStep(result),
              ]),
          `The answer is **${mixed(result)}**.`,
        ],
        variant: line,
        features: { steps: 4, common: result.bottom, scaled: 2 },
      },
      result,
      [
        [wrong.top > 0 ? mixed(wrong) : 'NaN', leftToRight(inBrackets)],
        ...(value.bottom === 1 ? [] : mistakesOf(one, first, value)),
      ],
      'simplest',
    );
  },
  solve: fourOperations.solve,
};
