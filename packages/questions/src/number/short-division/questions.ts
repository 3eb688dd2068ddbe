/** Dividing by one digit: exact, with a remainder, missing numbers and stories. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { pickGroup, placed } from '../equal-groups.ts';
import {
  divideByTaking,
  drawDivision,
  features,
  hintOf,
  mistake,
  mistakesOf,
  multipliedBack,
  named,
  type Params,
  stepsOf,
} from './divisions.ts';

/** In year 6 a hard question takes two steps. */
const isOneStepTooFew = ({ difficulty, year }: Cell<Params>): boolean => difficulty === 'hard' && year > 5;

/** A division without remainder. */
export const exact: Form<Params> = {
  weight: ({ params, difficulty }) => (params.remainders[difficulty] ? 0 : 4),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined || division.rest > 0) return undefined;
    const { total, by, quotient } = division;
    const facts = cell.params.facts === true;
    const questionText = {
      prompt: `Work out ${showNumber(total)} ÷ ${by}.`,
      hint: facts ? 'Which table fact can help you?' : hintOf(division),
      steps: stepsOf(division, facts),
      variant: `${total}÷${by}`,
      features: features(division, 1),
    };
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, quotient, mistakesOf(division, facts));
  },
  solve(seen) {
    const [, total, by] = /^Work out (\d+) ÷ (\d+)\.$/.exec(seen.text) ?? [];
    return total === undefined ? undefined : answered(seen, divideByTaking(Number(total), Number(by)).quotient);
  },
};

/** A division with a remainder. */
export const withRemainder: Form<Params> = {
  weight: (cell) => (cell.params.remainders[cell.difficulty] && !isOneStepTooFew(cell) ? 5 : 0),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined || division.rest === 0) return undefined;
    const { total, by, quotient, rest } = division;
    const asksRest = random.chance(1, 3);
    const questionText = {
      prompt: asksRest
        ? `What is the remainder when ${showNumber(total)} is divided by ${by}?`
        : `Work out ${showNumber(total)} ÷ ${by}. Which answer is right?`,
      hint: hintOf(division),
      steps: asksRest
        ? [...stepsOf(division, false).slice(0, 2), `The remainder is **${rest}**.`]
        : stepsOf(division, false),
      variant: `${asksRest ? 'rest ' : ''}${total}÷${by}`,
      features: features(division, 2),
    };
    if (asksRest)
      return writeNumber(questionText, rest, [
        [quotient, mistake('gives-quotient', 'That is the answer to the division. What is left over?')],
        [by - rest, mistake('up-to-next', `That is how many more make the next multiple of ${by}. What is left over?`)],
      ]);
    const show = (whole: number, left: number): string => `${showNumber(whole)} r ${left}`;
    const noZero = Number(String(quotient).replaceAll('0', ''));
    // Nobody takes 1 or 2 for 11 or 20.
    const dropsZero = noZero !== quotient && quotient > 99 && random.chance(1, 2);
    const otherLots = dropsZero ? noZero : quotient + random.pick(quotient < 25 ? [1, -1] : [1, -1, 10, -10]);
    const otherRest = rest === by - 1 || (rest > 1 && random.chance(1, 2)) ? rest - 1 : rest + 1;
    // Two answers with two remainders each: neither the middle one nor the odd one out is the key.
    return chooseText(
      random,
      questionText,
      show(quotient, rest),
      [
        [show(otherLots, rest), dropsZero ? named.zero(quotient) : multipliedBack(division, otherLots, rest)],
        [show(quotient, otherRest), multipliedBack(division, quotient, otherRest)],
        [show(otherLots, otherRest), multipliedBack(division, otherLots, otherRest)],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, total, by] =
      /^(?:Work out|What is the remainder when) (\d+) (?:÷|is divided by) (\d+)(?:\. Which|\?)/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const { quotient, rest } = divideByTaking(Number(total), Number(by));
    if (seen.question.answer.type === 'writeAnswer') return typed(rest);
    return seen.options.flatMap((option, place) =>
      option === `${quotient} r ${rest}` ? [{ type: 'multipleChoice' as const, option: place }] : [],
    );
  },
};

/** A number missing in a division. */
export const missingOne: Form<Params> = {
  // From year 5 undoing a division needs the remainder, and in year 6 hard has two steps.
  weight: (cell) =>
    cell.difficulty === 'easy'
      ? cell.year < 5
        ? 1
        : 0
      : isOneStepTooFew(cell)
        ? 0
        : cell.params.facts && cell.difficulty === 'hard'
          ? 5
          : 2,
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined) return undefined;
    const { total, by, quotient, rest } = division;
    const text =
      rest > 0
        ? `□ ÷ ${by} = ${showNumber(quotient)} r ${rest}`
        : random.pick([
            `□ × ${by} = ${showNumber(total)}`,
            `□ ÷ ${by} = ${showNumber(quotient)}`,
            `${showNumber(total)} ÷ □ = ${showNumber(quotient)}`,
          ]);
    const answer = text.startsWith('□ ÷') ? total : text.startsWith('□ ×') ? quotient : by;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        spoken: `What number goes in the box? ${text.replace('□', 'box').replace('÷', 'divided by').replace('×', 'times').replace(' r ', ' remainder ')}`,
        hint: text.startsWith('□ ÷')
          ? `Undo the division: multiply.${rest > 0 ? ' What happens to what is left over?' : ''}`
          : 'Divide the total by the number you know.',
        steps:
          answer === total
            ? [
                `${showNumber(quotient)} × ${by} = ${showNumber(quotient * by)}.`,
                ...(rest > 0 ? [`Add the remainder: ${showNumber(quotient * by)} + ${rest}.`] : []),
                `The number is **${showNumber(total)}**.`,
              ]
            : answer === by
              ? [
                  `Find the number that makes ${showNumber(quotient)} × □ = ${showNumber(total)}.`,
                  `${showNumber(quotient)} × ${by} = ${showNumber(total)}, so the number is **${by}**.`,
                ]
              : [
                  `Undo the multiplication: work out ${showNumber(total)} ÷ ${by}.`,
                  ...stepsOf(division, cell.params.facts === true).slice(cell.params.facts === true ? 0 : 1),
                ],
        variant: text,
        features: features(division, 3),
      },
      answer,
      answer === total
        ? [
            [
              quotient * by - rest,
              mistake('subtracts-remainder', 'You subtracted the remainder. It was left over, so add it back.'),
            ],
            [
              rest > 0 ? quotient * by : quotient + by,
              rest > 0
                ? mistake('forgets-remainder', 'You left out the remainder. Add it back as well.')
                : mistake('adds', 'You added. Undo the division by multiplying.'),
            ],
          ]
        : [
            [answer + 1, named.fact(answer + 1, total / answer, total)],
            [answer - 1, named.fact(answer - 1, total / answer, total)],
            [total * (total / answer), named.multiplies],
          ],
    );
  },
  solve(seen) {
    const [, a = '', sign, b = '', c = '', rest = '0'] =
      /box\?\n\n(\d+|□) ([×÷]) (\d+|□) = (\d+)(?: r (\d+))?$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    if (sign === '×') return typed(divideByTaking(Number(c), Number(b)).quotient);
    if (a !== '□') return typed(divideByTaking(Number(a), Number(c)).quotient);
    let total = Number(rest);
    for (let group = 0; group < Number(b); group++) total += Number(c);
    return typed(total);
  },
};

/** Equal shares in a story. */
export const story: Form<Params> = {
  weight: (cell) => (isOneStepTooFew(cell) ? 0 : cell.params.remainders[cell.difficulty] ? 1 : 3),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined) return undefined;
    const { total, by, quotient, rest } = division;
    const group = pickGroup(random, quotient, true);
    if (group === undefined) return undefined;
    const { container, item } = group;
    const left = rest > 0;
    return writeNumber(
      {
        prompt: `${showNumber(total)} ${pluralOf(item)} are shared equally between ${by} ${pluralOf(container)}. How many ${pluralOf(item)} ${left ? 'are left over' : `are ${placed(group)} each`}?`,
        hint: `Divide ${showNumber(total)} by ${by}.`,
        steps: left
          ? [...stepsOf(division, false).slice(0, 2), `So **${rest}** ${rest === 1 ? 'is' : 'are'} left over.`]
          : [`Work out ${showNumber(total)} ÷ ${by}.`, ...stepsOf(division, cell.params.facts === true)],
        variant: `story ${total}÷${by}`,
        features: features(division, 2),
      },
      left ? rest : quotient,
      left
        ? [
            [quotient, mistake('gives-quotient', 'That is how many each gets. How many are left over?')],
            [
              by - rest,
              mistake('up-to-next', `That is how many more make the next multiple of ${by}. What is left over?`),
            ],
          ]
        : mistakesOf(division, cell.params.facts === true),
    );
  },
  solve(seen) {
    const [, total, by, asked] =
      /^(\d+) .* shared equally between (\d+) .* are (left over|[io]n each)\?$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const { quotient, rest } = divideByTaking(Number(total), Number(by));
    return typed(asked === 'left over' ? rest : quotient);
  },
};
