/** The unknown in sums and balances. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { exchangesIn } from '../digits.ts';
import { fitting, mistake, near, type Params } from './mistakes.ts';

interface Sum {
  readonly one: number;
  readonly other: number;
  readonly total: number;
}

const totals = { easy: [100, 350], medium: [150, 450], hard: [300, 900] } as const;

/**
 * Two parts and their total. Easy: tens that pass a hundred, or the parts of 100; the years before keep to two digits.
 * Then a part of three digits with an exchange, whose last digit differs from that of the total, so that no part is
 * read off.
 */
function drawSum(random: Random, { difficulty }: Cell<Params>): Sum | undefined {
  const [least, most] = totals[difficulty];
  const isHundred = difficulty === 'easy' && random.chance(1, 3);
  const total = isHundred ? 100 : random.int(least, most);
  const drawn = random.int(difficulty === 'easy' ? 21 : 100, total - 21);
  const one = difficulty === 'easy' && !isHundred ? drawn - (drawn % 10) : drawn;
  const isReadOff = difficulty === 'easy' ? one % 100 <= total % 100 : exchangesIn(total, one).length === 0;
  return isReadOff || one % 10 === total % 10 ? undefined : { one, other: total - one, total };
}

/** Two numbers of two digits that pass a ten, and their total. */
function smallSum(random: Random): Sum | undefined {
  const [one, other] = [random.int(21, 79), random.int(21, 79)];
  return (one % 10) + (other % 10) < 11 ? undefined : { one, other, total: one + other };
}

const sumFeatures = (total: number, steps: number): Record<string, number> => ({ total, steps });

/** One number of a sum is unknown. */
export const unknown: Form<Params> = {
  weight: ({ params }) => (params.of === 'sums' ? 4 : 0),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { one, other, total } = sum;
    // One exchange is for medium.
    if (cell.difficulty === 'hard' && exchangesIn(total, one).length < 2) return undefined;
    const kinds: readonly (readonly [text: string, answer: number, visible: number, how: string])[] =
      cell.difficulty === 'easy'
        ? [
            [`${one} + □ = ${total}`, other, one + total, `${total} − ${one} = **${other}**`],
            [`□ + ${one} = ${total}`, other, one + total, `${total} − ${one} = **${other}**`],
            [`${total} = ${one} + □`, other, one + total, `${total} − ${one} = **${other}**`],
          ]
        : [
            [`${total} − □ = ${one}`, other, total + one, `${total} − ${one} = **${other}**`],
            [`□ − ${one} = ${other}`, total, Math.abs(other - one), `${other} + ${one} = **${total}**`],
            [`${other} = □ − ${one}`, total, Math.abs(other - one), `${other} + ${one} = **${total}**`],
            ...(cell.difficulty === 'medium'
              ? [[`□ + ${one} = ${total}`, other, one + total, `${total} − ${one} = **${other}**`] as const]
              : []),
          ];
    const [text, answer, visible, how] = random.pick(kinds);
    const questionText = {
      prompt: `What number goes in the box?\n\n${text}`,
      hint: 'Draw a bar: the whole on top, two parts below. Which one is missing?',
      steps: [
        answer === total
          ? 'The whole is missing: add the two parts.'
          : 'A part is missing: subtract the part you know from the whole.',
        `${how}.`,
      ],
      variant: text,
      features: sumFeatures(total, answer === total ? 3 : 2),
    };
    const mistakes: NumberMistake[] = [
      [
        visible,
        mistake(
          'does-visible-operation',
          answer === total
            ? 'You subtracted. The whole is missing, so add.'
            : 'You added. A part is missing, so subtract.',
        ),
      ],
      ...near(answer, text),
    ];
    return writeNumber(questionText, answer, mistakes);
  },
  solve(seen) {
    const [, text = ''] = /^What number goes in the box\?\n\n(.*)$/.exec(seen.text) ?? [];
    return text === '' ? undefined : fitting(text).flatMap((value) => answered(seen, value));
  },
};

/** Two sums are equal and one number is unknown. */
export const balance: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.of === 'sums' && difficulty !== 'easy' ? (difficulty === 'hard' ? 4 : 2) : 0,
  make(random, cell) {
    // Two sums at once are hard enough with two digits at medium.
    const sum = cell.difficulty === 'medium' ? smallSum(random) : drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { one, other, total } = sum;
    const part = random.int(21, total - 21);
    if (part === one || part === other || part % 10 === total % 10) return undefined;
    const answer = total - part;
    const text = random.pick([
      `${one} + ${other} = ${part} + □`,
      `${one} + ${other} = □ + ${part}`,
      `□ + ${part} = ${one} + ${other}`,
    ]);
    return writeNumber(
      {
        prompt: `Make both sides equal. What number goes in the box?\n\n${text}`,
        hint: 'Work out the side without a box first.',
        steps: [
          `${one} + ${other} = ${total}.`,
          `The other side must be ${total} too.`,
          `${total} − ${part} = **${answer}**.`,
        ],
        variant: text,
        features: sumFeatures(total, 4),
      },
      answer,
      [
        [total, mistake('answer-after-equals', 'You worked out one side. Both sides must be equal.')],
        [total + part, mistake('adds-all', 'You added all the numbers. Both sides must be equal.')],
        ...near(answer, text),
      ],
    );
  },
  solve(seen) {
    const [, text = ''] = /^Make both sides equal.*\n\n(.*)$/.exec(seen.text) ?? [];
    return text === '' ? undefined : fitting(text).flatMap((value) => answered(seen, value));
  },
};

/** A number someone thinks of. */
export const think: Form<Params> = {
  weight: ({ params }) => (params.of === 'sums' ? 2 : 0),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { one, other, total } = sum;
    const name = pickName(random);
    const extra = random.int(2, 9);
    const two = cell.difficulty === 'hard' && other > extra;
    const adding = random.chance(1, 2);
    const last = adding ? total : other;
    const end = two ? last - extra : last;
    const start = adding ? other : total;
    const change = `${adding ? 'adds' : 'subtracts'} ${one}${two ? `, then subtracts ${extra}` : ''}`;
    return writeNumber(
      {
        prompt: `${name} thinks of a number and ${change}. The answer is ${end}. What was the number?`,
        hint: `Start at the answer and undo ${two ? 'each change, the last one first' : 'the change'}.`,
        steps: [
          ...(two ? [`Undo the last change: ${end} + ${extra} = ${last}.`] : []),
          adding
            ? `Undo adding ${one}: ${last} − ${one} = **${start}**.`
            : `Undo subtracting ${one}: ${last} + ${one} = **${start}**.`,
        ],
        variant: `think ${change} ${end}`,
        features: sumFeatures(total, two ? 4 : 2),
      },
      start,
      [
        [
          adding ? end + one : Math.abs(end - one),
          mistake(
            'does-visible-operation',
            `You ${adding ? `added ${one} to ${end}` : `subtracted ${Math.min(one, end)} from ${Math.max(one, end)}`}. Undo it instead.`,
          ),
        ],
        ...(two
          ? [
              [
                adding ? Math.abs(end - one) : end + one,
                mistake('undoes-one-step', 'You undid one change. Undo the other one too.'),
              ] as const,
            ]
          : []),
        ...near(start, `□ ${adding ? '+' : '-'} ${one}${two ? ` - ${extra}` : ''} = ${end}`).map(
          ([given, { id, says }]) =>
            [
              given,
              { id, says: says.replace(/^With (\d+) in the box, you get/, 'If it were $1, the answer would be') },
            ] as const,
        ),
      ],
    );
  },
  solve(seen) {
    const [, way, one, extra, end] =
      / (adds|subtracts) (\d+)(?: then subtracts (\d+))?\. The answer is (\d+)/.exec(seen.text) ?? [];
    if (way === undefined) return undefined;
    return fitting(
      `□ ${way === 'adds' ? '+' : '-'} ${one}${extra === undefined ? '' : ` - ${extra}`} = ${end}`,
    ).flatMap((value) => answered(seen, value));
  },
};
