/** Times table facts as products, groups, arrays, missing factors and divisions. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake, TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { arrayFigure, countersIn } from '../array-figure.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { pickGroup, placed } from '../equal-groups.ts';
import {
  drawFact,
  features,
  howMany,
  mistake,
  named,
  type Params,
  productMistakes,
  quotientMistakes,
  repeatedly,
  waysBack,
  waysTo,
} from './facts.ts';

/** Wrong products to choose from: each is one real slip, for two at once (62 for 6 × 8) tempt nobody. */
const shownMistakes = (mistakes: readonly NumberMistake[]): TextMistake[] =>
  mistakes.map(([given, because]) => [String(given), because]);

/** A product to know. */
export const product: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 3, medium: 1, hard: 0 })[difficulty],
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor } = fact;
    const text = random.pick([`${table} × ${factor}`, `${factor} × ${table}`]);
    const questionText = {
      prompt: `What is ${text}?`,
      hint: `Count up in ${table}s, or start from a fact you know.`,
      steps: [...waysTo(fact), `So ${text} = **${fact.product}**.`],
      variant: text,
      features: features(fact, 1),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, fact.product, productMistakes(fact))
      : chooseText(random, questionText, String(fact.product), shownMistakes(productMistakes(fact)), {
          layout: 'grid',
        });
  },
  solve(seen) {
    const [, a, b] = /^What is (\d+) × (\d+)\?$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, repeatedly(Number(a), Number(b)));
  },
};

/** Equal groups in a story. */
export const groupStory: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 2),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor } = fact;
    const [each, times] = random.chance(1, 2) ? [table, factor] : [factor, table];
    const group = pickGroup(random, each);
    if (group === undefined) return undefined;
    const { container, item } = group;
    return writeNumber(
      {
        prompt: `There are ${each} ${pluralOf(item)} ${placed(group)} each ${container}. How many ${pluralOf(item)} are there ${placed(group)} ${times} ${pluralOf(container)}?`,
        hint: `There are ${times} equal groups of ${each}. Do you add or multiply?`,
        steps: [
          `${times} groups of ${each} is ${times} × ${each}${times === factor ? '' : `, the same as ${factor} × ${table}`}.`,
          ...waysTo(fact),
          `The answer is **${fact.product}**.`,
        ],
        variant: `groups ${times}×${each}`,
        features: features(fact, 2),
      },
      fact.product,
      productMistakes(fact),
    );
  },
  solve(seen) {
    const [, each, times] = /^There are (\d+) .* [io]n each .* are there [io]n (\d+) /.exec(seen.text) ?? [];
    return each === undefined ? undefined : answered(seen, repeatedly(Number(times), Number(each)));
  },
};

/** Counters in rows. */
export const array: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor } = fact;
    // The long side lies across, so that the drawing is not tall and narrow.
    const [rows, columns] = factor < table ? [factor, table] : [table, factor];
    return chooseText(
      random,
      {
        prompt: ['How many counters are there?', drawn(arrayFigure(rows, columns))],
        hint: 'Count the rows. Count how many are in one row.',
        steps: [
          `There are ${rows} rows of ${columns}: ${rows} × ${columns}${rows === factor ? '' : `, the same as ${factor} × ${table}`}.`,
          ...waysTo(fact),
          `There are **${fact.product}** counters.`,
        ],
        variant: `array ${rows}×${columns}`,
        features: features(fact, 1),
      },
      String(fact.product),
      shownMistakes(productMistakes(fact)).map(
        ([given, because]): TextMistake =>
          given === String(rows + columns)
            ? [
                given,
                mistake('adds', `You added ${rows} and ${columns}. There are ${rows} rows of ${columns}, so multiply.`),
              ]
            : [given, because],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    return seen.text === 'How many counters are there?' && seen.figure !== undefined
      ? answered(seen, countersIn(seen.figure))
      : undefined;
  },
};

/** A factor that is missing. */
export const missingFactor: Form<Params> = {
  weight: ({ difficulty, year }) => ({ easy: year > 3 ? 1 : 0, medium: 3, hard: 0 })[difficulty],
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor, product } = fact;
    const shown = random.pick([`${table} × □ = ${product}`, `□ × ${table} = ${product}`, `${product} = □ × ${table}`]);
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${shown}`,
        hint: `Count in ${table}s until you reach ${product}. How many steps?`,
        steps: [
          `Find how many ${table}s make ${product}.`,
          ...waysBack(fact),
          `${factor} × ${table} = ${product}, so the missing number is **${factor}**.`,
        ],
        variant: shown,
        features: features(fact, 2),
      },
      factor,
      quotientMistakes(fact),
    );
  },
  solve(seen) {
    if (!/box\?\n\n(?:\d+ = )?(?:□ × \d+|\d+ × □)(?: = \d+)?$/.test(seen.text)) return undefined;
    const [low = 0, high = 0] = numbersIn(seen.text).sort((one, other) => one - other);
    return answered(seen, howMany(high, low));
  },
};

/** A division fact. */
export const division: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor, product } = fact;
    const hard = cell.difficulty === 'hard';
    const shown = hard ? `□ ÷ ${table} = ${factor}` : `${product} ÷ ${table}`;
    const questionText = {
      prompt: hard ? `What number goes in the box?\n\n${shown}` : `What is ${shown}?`,
      hint: hard
        ? 'Think of the multiplication that undoes this division.'
        : `Think: ${table} times what makes ${product}?`,
      steps: [
        hard
          ? `Undo the division: ${factor} × ${table}.`
          : `Division undoes multiplication: □ × ${table} = ${product}.`,
        ...(hard ? waysTo(fact) : waysBack(fact)),
        hard
          ? `${product} ÷ ${table} = ${factor}, so the answer is **${product}**.`
          : `${factor} × ${table} = ${product}, so ${product} ÷ ${table} = **${factor}**.`,
      ],
      variant: shown,
      features: features(fact, hard ? 3 : 2),
    };
    const mistakes: NumberMistake[] = hard
      ? [[factor / table, named.divides(factor, table)], [factor + table, named.adds], ...productMistakes(fact)]
      : quotientMistakes(fact);
    const options = shownMistakes(mistakes.filter(([given]) => Number(given) < product));
    return random.chance(1, 2) && !hard
      ? chooseText(random, questionText, String(factor), options, { layout: 'grid' })
      : writeNumber(
          questionText,
          hard ? product : factor,
          mistakes.filter(([given]) => Number.isInteger(given)),
        );
  },
  solve(seen) {
    const [, total, each, parts] = /(\d+|□) ÷ (\d+)(?: = (\d+))?\??$/.exec(seen.text) ?? [];
    if (total === undefined || seen.text.startsWith('Which')) return undefined;
    return answered(
      seen,
      total === '□' ? repeatedly(Number(parts), Number(each)) : howMany(Number(total), Number(each)),
    );
  },
};

/** Filling containers. */
export const sharing: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 1 : 0),
  make(random, cell) {
    const fact = drawFact(random, cell);
    const { table, factor, product } = fact;
    const group = pickGroup(random, table, true);
    if (group === undefined) return undefined;
    const { container, item } = group;
    const name = pickName(random);
    return writeNumber(
      {
        prompt: `${name} has ${product} ${pluralOf(item)}. Each ${container} holds ${table}. How many ${pluralOf(container)} can ${name} fill?`,
        hint: `How many ${table}s make ${product}?`,
        steps: [
          `Find how many ${table}s there are in ${product}: work out ${product} ÷ ${table}.`,
          ...waysBack(fact),
          `So ${product} ÷ ${table} = **${factor}**.`,
        ],
        variant: `sharing ${product}÷${table}`,
        features: features(fact, 2),
      },
      factor,
      quotientMistakes(fact),
    );
  },
  solve(seen) {
    const [, total, each] = / has (\d+) .* holds (\d+)\. How many/.exec(seen.text) ?? [];
    return total === undefined ? undefined : answered(seen, howMany(Number(total), Number(each)));
  },
};
