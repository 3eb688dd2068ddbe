/** A number in another form: typed, chosen, in a sum, with a unit. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseValue, writeFraction, writeNumber } from '../ask.ts';
import { type Fraction, fraction, isLowest, lowest, mixed, readValue, sameValue } from '../fraction.ts';
import { setOut } from '../maths-text.ts';
import { asAsked, asDecimal, asPercent, divideOut, isPower, placesOf, type Shape, shape } from './forms.ts';
import { mistakesFor } from './mistakes.ts';
import { asks, drawValue, features, isForConverting, type Params } from './params.ts';
import { decimalStep, hintFor, waySteps } from './way.ts';

const nameOf: Readonly<Record<Shape, string>> = { fraction: 'fraction', decimal: 'decimal', percent: 'percentage' };

/** Types the value in a form. */
function write(
  questionText: QuestionText,
  value: Fraction,
  to: Shape,
  mistakes: readonly NumberMistake[],
  form: Params['form'],
) {
  if (to === 'fraction')
    return writeFraction(questionText, form === 'simplest' ? lowest(value) : value, mistakes, form);
  return to === 'decimal'
    ? writeNumber(questionText, asDecimal(value), mistakes, { form: 'decimal' })
    : writeNumber(questionText, asPercent(value), mistakes, { after: '%', unit: '%' });
}

/** How a solver writes a value that it found, in the form asked for. */
function inForm(text: string, to: string): string {
  const value = readValue(text);
  if (value === undefined) return '';
  if (to === 'fraction') {
    for (let bottom = 1; bottom <= value.bottom; bottom++)
      if ((value.top * bottom) % value.bottom === 0) return `${(value.top * bottom) / value.bottom}/${bottom}`;
  }
  return divideOut(to === 'percentage' ? value.top * 100 : value.top, value.bottom) ?? '';
}

/** From one form to another, typed. */
export const convert: Form<Params> = {
  weight: (cell) => 2 * asks(cell, 'convert'),
  make(random, cell) {
    const drawn = drawValue(random, cell);
    const { ways } = cell.params.levels[cell.difficulty];
    if (drawn === undefined || ways.length === 0 || !isForConverting(drawn, cell)) return undefined;
    const [from, to] = random.pick(ways);
    // Nobody would write 6.5 as 6 2/4.
    const value = to === 'fraction' && !isPower(drawn.bottom) ? lowest(drawn) : drawn;
    const shown = shape(value, from);
    const isLowestAsked = to === 'fraction' && cell.params.form === 'simplest';
    const ending = isLowestAsked ? ' in its simplest form' : '';
    return write(
      {
        prompt: [`Write this as a **${nameOf[to]}**${ending}.`, setOut(shown)],
        hint: hintFor(value, from, to),
        steps: waySteps(value, from, to, cell.params.form),
        variant: `${shown} as ${to}`,
        features: features(value, 1),
      },
      value,
      to,
      mistakesFor(value, from, to, cell.params.form),
      cell.params.form,
    );
  },
  solve(seen) {
    const [, to, shown] =
      /^Write this as a (fraction|decimal|percentage)(?: in its simplest form)?\.\n(.+)$/.exec(seen.text) ?? [];
    return to === undefined || shown === undefined ? undefined : typed(inForm(shown, to));
  },
};

/** From one form to another, chosen. */
export const choose: Form<Params> = {
  weight: (cell) => asks(cell, 'choose'),
  make(random, cell) {
    const value = drawValue(random, cell);
    const { ways } = cell.params.levels[cell.difficulty];
    if (value === undefined || ways.length === 0 || !isForConverting(value, cell)) return undefined;
    const [from, to] = random.pick(ways);
    const shown = shape(value, from);
    const mark = to === 'percent' ? '%' : '';
    return chooseValue(
      random,
      {
        prompt: [`Which ${nameOf[to]} is equal to this?`, setOut(shown)],
        hint: hintFor(value, from, to),
        steps: waySteps(value, from, to, cell.params.form),
        variant: `choose ${shown} as ${to}`,
        features: features(value, 1),
      },
      shape(to === 'fraction' ? asAsked(value, cell.params.form) : value, to).replace('%', ''),
      mistakesFor(value, from, to, cell.params.form),
      (given) => `${given}${mark}`,
    );
  },
  solve(seen) {
    const [, shown] = /^Which (?:fraction|decimal|percentage) is equal to this\?\n(.+)$/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => sameValue(option, shown));
  },
};

/** Two values in different forms added, the answer as a decimal. */
export const sum: Form<Params> = {
  weight: (cell) => asks(cell, 'sum'),
  make(random, cell) {
    const [one, other] = [drawValue(random, cell), drawValue(random, cell)];
    const { ways } = cell.params.levels[cell.difficulty];
    if (one === undefined || other === undefined || ways.length === 0) return undefined;
    const [from, to] = random.pick(ways);
    const [left, right] = [shape(one, from), shape(to === 'fraction' ? asAsked(other, cell.params.form) : other, to)];
    const total = fraction(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
    // One of the two has the smallest parts of the cell, and their parts make more than one whole.
    const { bottoms } = cell.params.levels[cell.difficulty];
    const finest = Math.max(...bottoms.map((bottom) => placesOf(fraction(1, bottom))));
    const parts = [one, other].map(({ top, bottom }) => (top % bottom) / bottom);
    if (Math.max(placesOf(one), placesOf(other)) < finest) return undefined;
    if (total.top % total.bottom === 0 || parts.reduce((sum, part) => sum + part) < 1) return undefined;
    // The decimal is given: what goes wrong is the other one.
    const [changed, kept] = from === 'fraction' ? [one, other] : [other, one];
    return writeNumber(
      {
        prompt: ['Work out. Give the answer as a **decimal**.', setOut(`${left} + ${right}`)],
        hint: 'Write both as decimals first.',
        steps: [
          decimalStep(mixed(changed), changed, 'fraction'),
          `${asDecimal(one)} + ${asDecimal(other)} = **${asDecimal(total)}**.`,
        ],
        variant: `${left}+${right}`,
        features: features(one, 3),
      },
      asDecimal(total),
      [
        ...mistakesFor(changed, 'fraction', 'decimal')
          .filter(([, { id }]) => !/near-value|two-slips/.test(id))
          .sort(([, first], [, second]) => Number(/place/.test(first.id)) - Number(/place/.test(second.id)))
          .slice(0, 4)
          .flatMap(([given, { id }]): NumberMistake[] => {
            const wrong = readValue(String(given));
            if (wrong === undefined) return [];
            const says = `${mixed(changed)} is ${asDecimal(changed)}, not ${asDecimal(wrong)}.`;
            const added = fraction(wrong.top * kept.bottom + kept.top * wrong.bottom, wrong.bottom * kept.bottom);
            return [[asDecimal(added), { id, says }]];
          }),
      ],
      { form: 'decimal' },
    );
  },
  solve(seen) {
    const [, left, right] = /^Work out\. Give the answer as a decimal\.\n(.+?) ?\+ ?(.+)$/.exec(seen.text) ?? [];
    const [one, other] = [readValue(left ?? ''), readValue(right ?? '')];
    if (one === undefined || other === undefined) return undefined;
    return typed(divideOut(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom) ?? '');
  },
};

const units = ['kg', 'm', 'litres', 'km', 'cm', 'miles'] as const;

/** A measure with a fraction, as a decimal. */
export const measure: Form<Params> = {
  weight: (cell) => asks(cell, 'measure'),
  make(random, cell) {
    const value = drawValue(random, cell);
    // Halves are known from the easy cell.
    if (value === undefined || value.top < value.bottom || value.bottom === 2 || !isLowest(value)) return undefined;
    const unit = random.pick(units);
    const back = random.chance(1, 3);
    const shown = `${shape(value, back ? 'decimal' : 'fraction')} ${unit}`;
    return write(
      {
        prompt: `How do you write ${shown} with a **${back ? 'fraction' : 'decimal'}**?`,
        hint: hintFor(value, back ? 'decimal' : 'fraction', back ? 'fraction' : 'decimal'),
        steps: [
          `The whole number ${Math.floor(value.top / value.bottom)} stays. Look at the part.`,
          ...waySteps(
            fraction(value.top % value.bottom, value.bottom),
            back ? 'decimal' : 'fraction',
            back ? 'fraction' : 'decimal',
            'any',
          ).slice(0, -1),
          `The answer is **${shape(value, back ? 'fraction' : 'decimal')} ${unit}**.`,
        ],
        variant: shown,
        features: features(value, 2),
      },
      value,
      back ? 'fraction' : 'decimal',
      mistakesFor(value, back ? 'decimal' : 'fraction', back ? 'fraction' : 'decimal'),
      'any',
    );
  },
  solve(seen) {
    const [, shown, to] = /^How do you write (.+?) [a-z]+ with a (fraction|decimal)\?$/.exec(seen.text) ?? [];
    return shown === undefined || to === undefined ? undefined : typed(inForm(shown, to));
  },
};
