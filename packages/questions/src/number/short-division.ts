/** m.shortDiv: dividing by one digit, exactly and with remainders. */
import type { Cell } from '../kernel/maker.ts';
import { showNumber } from '../kernel/number-text.ts';
import { pluralOf } from '../kernel/plural.ts';
import type { Random } from '../kernel/random.ts';
import { answered, type Form, makerOfForms, typed } from './forms.ts';
import { groups } from './groups.ts';
import { chooseNumber, chooseText, mistakesIn, type Slip, writeNumber } from './told.ts';

type Level = 'easy' | 'medium' | 'hard';
interface Params {
  readonly digits: Readonly<Record<Level, number>>;
  readonly divisors: Readonly<Record<Level, readonly number[]>>;
  readonly remainders: Readonly<Record<Level, boolean>>;
  readonly facts?: true;
}
interface Division {
  readonly total: number;
  readonly by: number;
  readonly quotient: number;
  readonly rest: number;
}
const mistake = mistakesIn('m.shortDiv');
const named = {
  zero: mistake('drops-zero', 'When a digit is too small to divide, write 0 in the answer.'),
  carry: mistake('loses-carry', 'What is left over in a column moves to the next column.'),
  decimal: mistake('remainder-as-decimal', 'A remainder is not a digit after the point.'),
  subtracts: mistake('subtracts', 'You took away. Share into equal groups.'),
  multiplies: mistake('multiplies', 'You multiplied. This question asks you to divide.'),
  fact: mistake('table-fact', 'One table fact is out. Multiply back to check.'),
  rest: mistake('wrong-remainder', 'Check what is left over: it must be smaller than the divisor.'),
  order: mistake('quotient-for-remainder', 'The answer comes first, then what is left over.'),
};

function drawDivision(random: Random, { params, difficulty }: Cell<Params>): Division | undefined {
  const by = random.pick(params.divisors[difficulty]);
  const size = params.digits[difficulty];
  if (params.facts) {
    const tens = difficulty === 'easy' ? 1 : difficulty === 'medium' ? random.pick([1, 10]) : random.pick([10, 100]);
    const quotient = random.int(3, 12) * tens;
    return { total: quotient * by, by, quotient, rest: 0 };
  }
  const low = Math.max(Math.ceil(10 ** (size - 1) / by), size > 2 ? 10 ** (size - 2) : 11);
  const high = Math.floor((10 ** size - 1) / by);
  if (high <= low) return undefined;
  const quotient = random.int(low, high);
  const rest = params.remainders[difficulty] ? random.int(1, by - 1) : 0;
  const total = quotient * by + rest;
  const zeros = String(quotient).slice(0, -1).includes('0') || String(quotient).endsWith('0');
  const exact = [...String(total)].every((digit) => Number(digit) % by === 0);
  if (String(total).length !== size) return undefined;
  if (difficulty === 'easy')
    return zeros || (size === 2 && !exact && random.chance(2, 3)) ? undefined : { total, by, quotient, rest };
  if (difficulty === 'medium') return zeros || exact ? undefined : { total, by, quotient, rest };
  return (size > 2 && !zeros && random.chance(1, 2)) || exact ? undefined : { total, by, quotient, rest };
}
/** Divides each digit alone and loses what is left over. */
const digitByDigit = ({ total, by }: Division): number =>
  Number([...String(total)].map((digit) => Math.floor(Number(digit) / by)).join(''));
function slipsOf(division: Division): Slip[] {
  const { total, by, quotient } = division;
  const slips: Slip[] = [
    ...(String(quotient).includes('0') ? [[Number(String(quotient).replaceAll('0', '')), named.zero] as const] : []),
    [digitByDigit(division), named.carry],
    [quotient + 1, named.fact],
    [quotient - 1, named.fact],
    [quotient + 10, named.carry],
    [quotient * 10, named.zero],
    [total - by, named.subtracts],
  ];
  return slips.filter(([given]) => Number(given) > 0);
}
function stepsOf({ total, by, quotient, rest }: Division, facts: boolean): string[] {
  if (facts && quotient % 10 === 0) {
    const scale = quotient % 100 === 0 ? 100 : 10;
    return [
      `You know ${total / scale} ÷ ${by} = ${quotient / scale}.`,
      `${showNumber(total)} is ${scale} times as large, so the answer is too: **${showNumber(quotient)}**.`,
    ];
  }
  if (facts)
    return [
      `Think: ${by} times what is ${total}?`,
      `${by} × ${quotient} = ${total}, so the answer is **${quotient}**.`,
    ];
  const big = Math.floor(quotient / 10 ** (String(quotient).length - 1)) * 10 ** (String(quotient).length - 1);
  const left = total - big * by;
  return [
    `Take out ${showNumber(big)} lots of ${by}: ${showNumber(big * by)}. That leaves ${showNumber(left)}.`,
    `${showNumber(left)} ÷ ${by} = ${showNumber(quotient - big)}${rest > 0 ? `, with ${rest} left over` : ''}.`,
    rest > 0
      ? `The answer is **${showNumber(quotient)} r ${rest}**.`
      : `${showNumber(big)} + ${showNumber(quotient - big)} = **${showNumber(quotient)}**.`,
  ];
}
const features = ({ total, quotient, rest }: Division, steps: number): Record<string, number> => ({
  digits: String(total).length,
  zeros: (String(quotient).match(/0/g) ?? []).length,
  remainder: rest > 0 ? 1 : 0,
  steps,
});
/** The quotient by taking away the largest power-of-ten lots: no tables, no division. */
export function divideByTaking(total: number, by: number): { quotient: number; rest: number } {
  let [rest, quotient] = [total, 0];
  for (let lot = 10 ** 6; lot >= 1; lot /= 10)
    while (rest >= by * lot) {
      rest -= by * lot;
      quotient += lot;
    }
  return { quotient, rest };
}
const hint = 'Start with the largest place. What is left over moves to the next column.';

const exact: Form<Params> = {
  weight: ({ params, difficulty }) => (params.remainders[difficulty] ? 0 : 4),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined || division.rest > 0) return undefined;
    const { total, by, quotient } = division;
    const facts = cell.params.facts === true;
    const told = {
      prompt: `Work out ${showNumber(total)} ÷ ${by}.`,
      hint: facts ? 'Which table fact can help you?' : hint,
      steps: stepsOf(division, facts),
      variant: `${total}÷${by}`,
      features: features(division, 1),
    };
    return random.chance(3, 5)
      ? writeNumber(told, quotient, slipsOf(division))
      : chooseNumber(random, told, quotient, slipsOf(division));
  },
  solve(seen) {
    const [, total, by] = /^Work out (\d+) ÷ (\d+)\.$/.exec(seen.text) ?? [];
    return total === undefined ? undefined : answered(seen, divideByTaking(Number(total), Number(by)).quotient);
  },
};

const withRemainder: Form<Params> = {
  weight: ({ params, difficulty }) => (params.remainders[difficulty] ? 5 : 0),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined || division.rest === 0) return undefined;
    const { total, by, quotient, rest } = division;
    const asksRest = random.chance(1, 3);
    const told = {
      prompt: asksRest
        ? `What is the remainder when ${showNumber(total)} is divided by ${by}?`
        : `Work out ${showNumber(total)} ÷ ${by}. Which answer is right?`,
      hint,
      steps: asksRest
        ? [...stepsOf(division, false).slice(0, 2), `The remainder is **${rest}**.`]
        : stepsOf(division, false),
      variant: `${asksRest ? 'rest ' : ''}${total}÷${by}`,
      features: features(division, 2),
    };
    if (asksRest)
      return writeNumber(told, rest, [
        [quotient, mistake('gives-quotient', 'That is the answer of the division. What is left over?')],
        [by - rest, mistake('up-to-next', 'That is how many more you would need. What is left over?')],
        [rest + 1, named.fact],
      ]);
    const show = (whole: number, left: number): string => `${showNumber(whole)} r ${left}`;
    const noZero = Number(String(quotient).replaceAll('0', ''));
    return chooseText(
      random,
      told,
      show(quotient, rest),
      [
        [show(quotient, rest === by - 1 ? rest - 1 : rest + 1), named.rest],
        [show(quotient - 1, rest), named.fact],
        [show(quotient + 1, rest), named.fact],
        [show(quotient - 1, rest === 1 ? 2 : rest - 1), named.rest],
        [
          show(noZero === quotient ? digitByDigit(division) : noZero, rest),
          noZero === quotient ? named.carry : named.zero,
        ],
        [`${showNumber(quotient)}.${rest}`, named.decimal],
        [show(quotient + 10, rest), named.carry],
      ],
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, total, by] =
      /^(?:Work out|What is the remainder when) (\d+) (?:÷|is divided by) (\d+)[.?]/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const { quotient, rest } = divideByTaking(Number(total), Number(by));
    if (seen.question.answer.type === 'writeAnswer') return typed(rest);
    return seen.options.flatMap((option, place) =>
      option === `${quotient} r ${rest}` ? [{ type: 'multipleChoice' as const, option: place }] : [],
    );
  },
};

const missingOne: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
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
        hint: text.startsWith('□ ÷') ? 'Undo the division: multiply.' : 'Divide the total by the number you know.',
        steps:
          answer === total
            ? [
                `${showNumber(quotient)} × ${by} = ${showNumber(quotient * by)}.`,
                ...(rest > 0 ? [`Add the remainder: ${showNumber(quotient * by)} + ${rest}.`] : []),
                `The number is **${showNumber(total)}**.`,
              ]
            : [`${showNumber(total)} ÷ ${showNumber(answer === by ? quotient : by)} = **${showNumber(answer)}**.`],
        variant: text,
        features: features(division, 3),
      },
      answer,
      answer === total
        ? [
            [quotient * by - rest, mistake('subtracts-remainder', 'The remainder was left over, so add it back.')],
            [
              rest > 0 ? quotient * by : quotient + by,
              rest > 0 ? mistake('forgets-remainder', 'Add the remainder back as well.') : named.multiplies,
            ],
          ]
        : [
            [answer + 1, named.fact],
            [answer - 1, named.fact],
            [total * by, named.multiplies],
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

const story: Form<Params> = {
  weight: ({ params, difficulty }) => (params.remainders[difficulty] ? 1 : 3),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined) return undefined;
    const { total, by, quotient, rest } = division;
    const fit = groups.filter(({ fewest, most, fills }) => fills && fewest <= quotient && quotient <= most);
    if (fit.length === 0) return undefined;
    const { container, item } = random.pick(fit);
    const left = rest > 0;
    return writeNumber(
      {
        prompt: `${showNumber(total)} ${pluralOf(item)} are shared equally between ${by} ${pluralOf(container)}. How many ${pluralOf(item)} ${left ? 'are left over' : 'are in each'}?`,
        hint: `Divide ${showNumber(total)} by ${by}.`,
        steps: left
          ? [...stepsOf(division, false).slice(0, 2), `**${rest}** left over.`]
          : [`Work out ${showNumber(total)} ÷ ${by}.`, ...stepsOf(division, cell.params.facts === true)],
        variant: `story ${total}÷${by}`,
        features: features(division, 2),
      },
      left ? rest : quotient,
      left
        ? [
            [quotient, mistake('gives-quotient', 'That is how many each gets. How many are left over?')],
            [by - rest, mistake('up-to-next', 'That is how many more you would need. What is left over?')],
          ]
        : slipsOf(division),
    );
  },
  solve(seen) {
    const [, total, by, asked] =
      /^(\d+) .* shared equally between (\d+) .* are (left over|in each)\?$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const { quotient, rest } = divideByTaking(Number(total), Number(by));
    return typed(asked === 'left over' ? rest : quotient);
  },
};

export const shortDivision = makerOfForms<Params>({
  makerId: 'm.shortDiv',
  version: 1,
  serves: {
    130304: {
      digits: { easy: 2, medium: 2, hard: 2 },
      divisors: { easy: [2, 3, 4], medium: [3, 4, 5], hard: [3, 4, 5, 6, 8] },
      remainders: { easy: false, medium: false, hard: true },
    },
    140305: {
      digits: { easy: 2, medium: 3, hard: 3 },
      divisors: { easy: [3, 4, 6, 7, 8, 9], medium: [3, 4, 6, 7, 8, 9, 11, 12], hard: [4, 6, 7, 8, 9, 11, 12] },
      remainders: { easy: false, medium: false, hard: false },
      facts: true,
    },
    150303: {
      digits: { easy: 3, medium: 3, hard: 4 },
      divisors: { easy: [2, 3, 4, 5], medium: [3, 4, 6, 7, 8], hard: [6, 7, 8, 9] },
      remainders: { easy: false, medium: true, hard: true },
    },
    160202: {
      digits: { easy: 4, medium: 4, hard: 4 },
      divisors: { easy: [2, 3, 4, 5], medium: [4, 6, 7, 8, 9], hard: [6, 7, 8, 9, 11, 12] },
      remainders: { easy: false, medium: true, hard: true },
    },
  },
  forms: [exact, withRemainder, missingOne, story],
  capacity: ({ subTopicId, difficulty }) =>
    subTopicId === 130304
      ? { easy: 100, medium: 120, hard: 200 }[difficulty]
      : subTopicId === 140305
        ? { easy: 150, medium: 200, hard: 200 }[difficulty]
        : 200,
});
