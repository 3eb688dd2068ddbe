/** Multiplying by one digit: sums, stories, hidden digits and equal sums. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { columnFigure, hiddenDigit, readColumns } from '../column-figure.ts';
import { productByDoubling } from '../column-multiplication.ts';
import { placeName } from '../digits.ts';
import { greatestCommonFactor } from '../divisors.ts';
import { pickGroup, placed } from '../equal-groups.ts';
import {
  columnsOf,
  drawProduct,
  features,
  findTopDigit,
  hintOf,
  mistake,
  mistakesOf,
  named,
  type Params,
  stepsOf,
} from './products.ts';

/** A product to work out. */
export const calculation: Form<Params> = {
  weight: ({ difficulty, year }) => (difficulty === 'hard' ? (year > 4 ? 0 : 1) : 4),
  make(random, cell) {
    const product = drawProduct(random, cell, true);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const sum = random.chance(3, 4) ? `${showNumber(value)} × ${by}` : `${by} × ${showNumber(value)}`;
    const figure = columnFigure(
      [String(value), String(by)],
      '×',
      '',
      `${showNumber(value)} times ${by} set out in columns.`,
    );
    const questionText = {
      prompt: random.chance(1, 3) ? [`Work out ${sum}.`, drawn(figure)] : `Work out ${sum}.`,
      hint: hintOf(product),
      steps: stepsOf(product),
      variant: `${value}×${by}`,
      features: features(product, 1),
    };
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, result, mistakesOf(product));
  },
  solve(seen) {
    const [, one, other] = /^Work out (\d+) × (\d+)\.$/.exec(seen.text) ?? [];
    return one === undefined ? undefined : answered(seen, productByDoubling(Number(one), Number(other)));
  },
};

/** Equal groups in a story. */
export const story: Form<Params> = {
  weight: ({ difficulty, year }) => (difficulty === 'hard' ? (year > 4 ? 0 : 1) : 2),
  make(random, cell) {
    const product = drawProduct(random, cell, true);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const group = pickGroup(random, value);
    if (group === undefined) return undefined;
    const { container, item } = group;
    return writeNumber(
      {
        prompt: `There are ${showNumber(value)} ${pluralOf(item)} ${placed(group)} each ${container}. How many ${pluralOf(item)} are there ${placed(group)} ${by} ${pluralOf(container)}?`,
        hint: `There are ${by} equal groups of ${showNumber(value)}.`,
        steps: [`Work out ${showNumber(value)} × ${by}.`, ...stepsOf(product)],
        variant: `story ${value}×${by}`,
        features: features(product, 2),
      },
      result,
      mistakesOf(product),
    );
  },
  solve(seen) {
    const [, each, times] = /^There are (\d+) .* [io]n each .* are there [io]n (\d+) /.exec(seen.text) ?? [];
    return each === undefined ? undefined : answered(seen, productByDoubling(Number(each), Number(times)));
  },
};

/** A digit hidden in a worked product. */
export const hidden: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 2, hard: 3 })[difficulty],
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const rows = [String(value), String(result)];
    // With the box in the product one only multiplies.
    const row = cell.difficulty === 'hard' ? 0 : random.int(0, 1);
    const shown = rows[row] ?? '';
    const at = random.int(0, shown.length - 1);
    const digit = Number(shown.charAt(at));
    const masked = rows.map((text, index) =>
      index === row ? text.slice(0, at) + hiddenDigit + text.slice(at + 1) : text,
    );
    const [top = '', bottom = ''] = masked;
    const alike = Array.from({ length: 10 }, (_, each) => each).filter(
      (each) =>
        Number(top.replace(hiddenDigit, String(each))) * by === Number(bottom.replace(hiddenDigit, String(each))),
    );
    if (alike.length !== 1 || (at === 0 && digit === 0)) return undefined;
    const place = shown.length - 1 - at;
    // 85□ × 4 ends in 8 with a 2 in the box as well as with a 7.
    const alsoFit = Array.from({ length: 10 }, (_, each) => each).filter(
      (each) => row === 0 && each !== digit && (each * by) % 10 === (digit * by) % 10,
    );
    // The last digit of a product is one table fact, and so is one that alone makes that digit.
    if (place === 0 && (row === 1 || (cell.year > 4 && greatestCommonFactor(by, 10) === 1))) return undefined;
    if (place === 0 && cell.year > 3 && cell.difficulty === 'hard') return undefined;
    // The first digit is found from the left, without the columns.
    if (at === 0 && cell.year > 4 && cell.difficulty === 'hard') return undefined;
    return writeNumber(
      {
        prompt: [
          'One digit is hidden. Which digit goes in the box?',
          drawn(
            columnFigure(
              [top, String(by)],
              '×',
              bottom,
              `A column multiplication: ${[...top.replace(hiddenDigit, '?')].join(' ').replace('?', 'box')} times ${by} makes ${[...bottom.replace(hiddenDigit, '?')].join(' ').replace('?', 'box')}.`,
            ),
          ),
        ],
        hint:
          place === 0
            ? 'Start with the ones column. Which digit makes it right?'
            : `Look at the ${placeName(place)} column. What is carried into it?`,
        steps: [
          `The box is in the ${placeName(place)} column. Work through the columns from the right.`,
          ...(row === 0 ? findTopDigit(product, place) : [columnsOf(value, by).join('\n\n')]),
          `So the hidden digit is **${digit}**.`,
        ],
        variant: `digit ${masked.join('×')} ${by}`,
        features: features(product, 3),
      },
      digit,
      [
        ...[...new Set([...alsoFit, digit + 1, digit - 1])]
          .filter((other) => other <= 9 && other >= (at === 0 ? 1 : 0))
          .map((other) => {
            const [one = 0, made = 0] = masked.map((text) => Number(text.replace(hiddenDigit, String(other))));
            const says = `With ${other} in the box it says ${showNumber(one)} × ${by} = ${showNumber(made)}, but ${showNumber(one)} × ${by} is ${showNumber(one * by)}.`;
            return [other, mistake('digit-does-not-fit', says)] as const;
          }),
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('One digit is hidden') || seen.figure === undefined) return undefined;
    const [top = '', by = '', bottom = ''] = readColumns(seen.figure);
    return Array.from({ length: 10 }, (_, digit) => String(digit))
      .filter(
        (digit) =>
          productByDoubling(Number(top.replace(hiddenDigit, digit)), Number(by)) ===
          Number(bottom.replace(hiddenDigit, digit)),
      )
      .flatMap((digit) => typed(digit));
  },
};

/** Which split gives the same product: nothing is worked out, so it is for the youngest. */
export const whoIsRight: Form<Params> = {
  weight: ({ difficulty, year }) => (difficulty === 'easy' && year === 3 ? 1 : 0),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by } = product;
    const parts = [...String(value)]
      .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
      .filter((part) => part > 0);
    const [first = 0, ...rest] = parts;
    if (rest.length === 0) return undefined;
    const each = (list: readonly number[], sign: string): string =>
      list.map((part) => `${showNumber(part)} ${sign} ${by}`).join(' + ');
    const digits = [...String(value)].map(Number).filter((digit) => digit > 0);
    return chooseText(
      random,
      {
        prompt: `Which is the same as ${showNumber(value)} × ${by}?`,
        hint: `Split ${showNumber(value)} into its parts. Multiply each part.`,
        steps: [
          `${showNumber(value)} is ${parts.map(showNumber).join(' + ')}.`,
          `Multiply every part by ${by}: **${each(parts, '×')}**.`,
        ],
        variant: `same ${value}×${by}`,
        features: features(product, 2),
      },
      each(parts, '×'),
      [
        [
          each(digits, '×'),
          mistake('digits-for-parts', `The first digit of ${showNumber(value)} is worth ${showNumber(first)}.`),
        ],
        [
          `${showNumber(first)} × ${by} + ${rest.map(showNumber).join(' + ')}`,
          mistake('multiplies-one-part', `Only the ${showNumber(first)} is multiplied. Multiply every part.`),
        ],
        [
          `${showNumber(first)} + ${each(rest, '×')}`,
          mistake('leaves-one-part', `The ${showNumber(first)} has to be multiplied by ${by} too.`),
        ],
        [each(parts, '+'), named.adds],
        [
          each([first, ...rest.map((part) => part * 10)], '×'),
          mistake('parts-too-large', `The last digit of ${showNumber(value)} is worth ${rest.at(-1)}.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, value, by] = /^Which is the same as (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    const total = productByDoubling(Number(value), Number(by));
    return chosen(seen, (option) => {
      const sum = option.split(' + ').reduce((all, term) => {
        const [one = 0, other] = numbersIn(term);
        return all + (other === undefined ? one : productByDoubling(one, other));
      }, 0);
      return sum === total;
    });
  },
};

/** A product with something added or, at the top, subtracted. */
export const compare: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 1),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const change = random.int(...cell.params[cell.difficulty].more);
    const subtracts = cell.difficulty === 'hard' && cell.year > 3 && random.chance(1, 2);
    const more = cell.difficulty === 'easy' ? 0 : subtracts ? -change : change;
    if (result + more < by) return undefined;
    const [then, sign] = subtracts ? ['subtract', '−'] : ['add', '+'];
    const name = pickName(random);
    // With a number added, ten times the product is not ten times the answer, and adding is no mistake.
    const wrongs = mistakesOf(product)
      .filter(([, { id }]) => more === 0 || !/\/(extra-zero|adds)$/.test(id))
      .map(([given, because]) => [Number(given) + more, because] as const)
      .filter(([given]) => given > 0);
    return writeNumber(
      {
        prompt: `${name} multiplies ${showNumber(value)} by ${by}${more === 0 ? '' : `, then ${then}s ${showNumber(change)}`}. What is the answer?`,
        hint: more === 0 ? hintOf(product) : `Work out ${showNumber(value)} × ${by} in columns. What comes after that?`,
        steps: [
          ...stepsOf(product).slice(0, 2),
          `${showNumber(value)} × ${by} = ${more === 0 ? `**${showNumber(result)}**` : showNumber(result)}.`,
          ...(more === 0
            ? []
            : [`Then ${showNumber(result)} ${sign} ${showNumber(change)} = **${showNumber(result + more)}**.`]),
        ],
        variant: `by ${value}×${by}+${more}`,
        features: features(product, more === 0 ? 1 : 3),
      },
      result + more,
      [
        ...(more === 0
          ? []
          : [
              [result, mistake('stops-early', `You multiplied. Now ${then} as well.`)] as const,
              [(value + more) * by, mistake('adds-first', `Multiply first, then ${then}.`)] as const,
            ]),
        ...wrongs,
      ],
    );
  },
  solve(seen) {
    const [, value, by, then, more = 0] =
      / multiplies (\d+) by (\d+)(?: then (add|subtract)s (\d+))?\. What/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    const product = productByDoubling(Number(value), Number(by));
    return answered(seen, then === 'subtract' ? product - Number(more) : product + Number(more));
  },
};
