/** m.column: adding and subtracting in columns, typed, chosen, with a digit missing, in a story, and as an error to find. */

import type { Mistake } from '../kernel/key.ts';
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { columnFigure, hiddenDigit, readColumns } from './column-figure.ts';
import {
  addWithoutCarry,
  addWritingAll,
  carriesIn,
  digitsUp,
  exchangesIn,
  exchangeWithoutReducing,
  placeName,
  smallerFromLarger,
  zeroWhereTooSmall,
} from './digits.ts';
import { answered, chosen, type Form, makerOfForms, type Seen } from './forms.ts';
import { chooseNumber, drawn, mistakesIn, type Slip, tapOne, writeNumber } from './told.ts';

interface Params {
  readonly signs: readonly ('+' | '−')[];
  /** Digits of the larger number, by difficulty. */
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
}

interface Sum {
  readonly a: number;
  readonly b: number;
  readonly sign: '+' | '−';
  readonly result: number;
  readonly exchanges: number[];
}

const mistake = mistakesIn('m.column');
const named = {
  noCarry: mistake('forgets-carry', 'You left out a ten that should be carried to the next column.'),
  writesAll: mistake('writes-whole-sum', 'Each column holds one digit. Carry the ten to the next column.'),
  subtracts: mistake('subtracts', 'You took away. This question asks you to add.'),
  adds: mistake('adds', 'You added. This question asks you to take away.'),
  smaller: mistake('smaller-from-larger', 'You took the smaller digit from the larger one. Exchange a ten instead.'),
  noReduce: mistake('exchange-without-reducing', 'You exchanged, but the next digit must become one less.'),
  zero: mistake('zero-where-too-small', 'When the top digit is too small, exchange. Do not write 0.'),
  aligned: mistake('misaligned', 'Line the digits up from the right: ones under ones.'),
};
const slipIn = (place: number): Mistake =>
  mistake(`slip-in-${placeName(place).replace(' ', '-')}`, `Check the ${placeName(place)} column again.`);

const wantedExchanges = { easy: [0, 0], medium: [1, 1], hard: [2, 6] } as const;

function drawSum(random: Random, { params, difficulty }: Cell<Params>): Sum | undefined {
  const sign = random.pick(params.signs);
  const size = params.digits[difficulty];
  const low = 10 ** (size - 1);
  const [fewest, most] = wantedExchanges[difficulty];
  for (let draw = 0; draw < 60; draw++) {
    const a = random.int(low + low / 5, low * 10 - 1);
    const shorter = random.chance(1, 4) ? low / 10 : low;
    const b = random.int(Math.max(11, shorter + shorter / 10), shorter * 10 - 1);
    if (sign === '−' && a - b < 12) continue;
    if (sign === '+' && size === 3 && a + b > 999) continue;
    if (b % 10 === 0 || b === a) continue;
    const exchanges = sign === '+' ? carriesIn(a, b) : exchangesIn(a, b);
    if (exchanges.length < fewest || exchanges.length > most) continue;
    return { a, b, sign, result: sign === '+' ? a + b : a - b, exchanges };
  }
  return undefined;
}

function slipsOf({ a, b, sign, result }: Sum, random: Random): Slip[] {
  const places = random.fork('slips').shuffle(digitsUp(result).flatMap((_, place) => [place]));
  const nearby = places.slice(0, 3).flatMap((place, at): Slip[] => {
    const given = result + (at % 2 === 0 ? 1 : -1) * 10 ** place;
    return given > 0 ? [[given, slipIn(place)]] : [];
  });
  if (sign === '+')
    return [
      [addWithoutCarry(a, b), named.noCarry],
      [addWritingAll(a, b), named.writesAll],
      ...(String(b).length < String(a).length ? [[a + b * 10, named.aligned] as const] : []),
      ...nearby,
      [Math.abs(a - b), named.subtracts],
    ];
  return [
    [smallerFromLarger(a, b), named.smaller],
    [exchangeWithoutReducing(a, b), named.noReduce],
    [zeroWhereTooSmall(a, b), named.zero],
    ...nearby,
    [a + b, named.adds],
  ];
}

function stepsOf({ a, b, sign, result }: Sum): string[] {
  const tops = digitsUp(a);
  const bottoms = digitsUp(b);
  const lines: string[] = [];
  let moved = 0;
  tops.concat(bottoms.slice(tops.length)).forEach((_, place) => {
    const top = tops[place] ?? 0;
    const bottom = bottoms[place] ?? 0;
    const name = placeName(place);
    if (sign === '+') {
      const sum = top + bottom + moved;
      const extra = moved === 0 ? '' : ' + 1';
      lines.push(`${name}: ${top} + ${bottom}${extra} = ${sum}${sum > 9 ? `, write ${sum - 10} and carry 1` : ''}`);
      moved = sum > 9 ? 1 : 0;
    } else {
      const left = top - moved;
      const lend = left < bottom ? 1 : 0;
      lines.push(
        lend === 1
          ? `${name}: exchange, then ${left + 10} − ${bottom} = ${left + 10 - bottom}`
          : `${name}: ${left} − ${bottom} = ${left - bottom}`,
      );
      moved = lend;
    }
  });
  const work = lines.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  const check =
    sign === '+'
      ? `Check: ${showNumber(result)} − ${showNumber(b)} = ${showNumber(a)}.`
      : `Check: ${showNumber(result)} + ${showNumber(b)} = ${showNumber(a)}.`;
  return [
    'Line up the digits and start with the ones.',
    work.join('\n\n'),
    check,
    `The answer is **${showNumber(result)}**.`,
  ];
}

const hintOf = ({ sign }: Sum): string =>
  sign === '+'
    ? 'Write ones under ones, tens under tens. Add the ones first.'
    : 'Write ones under ones, tens under tens. Start with the ones. If the top digit is too small, exchange.';

const featuresOf = (sum: Sum, steps = 1): Record<string, number> => ({
  exchanges: sum.exchanges.length,
  digits: digitsUp(sum.a).length,
  zeros: digitsUp(sum.a).filter((digit) => digit === 0).length,
  steps,
});
const sumText = ({ a, b, sign }: Sum): string => `${showNumber(a)} ${sign} ${showNumber(b)}`;
const setOut = (sum: Sum): ReturnType<typeof drawn> =>
  drawn(columnFigure([String(sum.a), String(sum.b)], sum.sign, '', `${sumText(sum)} set out in columns.`));

/** Place by place from the top: how many of each place fit before the target is passed. */
function countUpFrom(start: number, target: number): number {
  let reached = start;
  let steps = 0;
  for (let place = 10 ** 7; place >= 1; place /= 10)
    while (reached + place <= target) {
      reached += place;
      steps += place;
    }
  return steps;
}
function addByCounting(a: number, b: number): number {
  let total = a;
  for (const [place, digit] of digitsUp(b).entries()) for (let step = 0; step < digit; step++) total += 10 ** place;
  return total;
}
const workOut = (a: number, sign: string, b: number): number =>
  sign === '+' ? addByCounting(a, b) : countUpFrom(b, a);

const calculation: Form<Params> = {
  weight: () => 4,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const told = {
      prompt: random.chance(1, 2) ? [`Work out ${sumText(sum)}.`, setOut(sum)] : [`Work out ${sumText(sum)}.`],
      spoken: `Work out ${showNumber(sum.a)} ${sum.sign === '+' ? 'plus' : 'minus'} ${showNumber(sum.b)}.`,
      hint: hintOf(sum),
      steps: stepsOf(sum),
      variant: `${sum.a}${sum.sign}${sum.b}`,
      features: featuresOf(sum),
    };
    return random.chance(2, 3)
      ? writeNumber(told, sum.result, slipsOf(sum, random))
      : chooseNumber(random, told, sum.result, slipsOf(sum, random));
  },
  solve(seen) {
    const [, a, sign = '', b] = /^Work out (\d+) ([+-]) (\d+)\.$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, workOut(Number(a), sign, Number(b)));
  },
};

interface StoryKind {
  readonly sign: '+' | '−';
  readonly tell: (a: string, b: string, name: string) => string;
  readonly reads: RegExp;
  readonly largest: number;
}
const stories: readonly StoryKind[] = [
  {
    sign: '+',
    tell: (a, b) => `A library has ${a} books. It buys ${b} more. How many books does it have now?`,
    reads: /^A library has (\d+) books. It buys (\d+) more/,
    largest: 999999,
  },
  {
    sign: '+',
    tell: (a, b) => `One farm grows ${a} apples. Another farm grows ${b} apples. How many is that altogether?`,
    reads: /grows (\d+) apples.* grows (\d+) apples/,
    largest: 999999,
  },
  {
    sign: '+',
    tell: (a, b, name) => `${name} scores ${a} points, then ${b} points. How many points altogether?`,
    reads: /scores (\d+) points then (\d+) points/,
    largest: 9999,
  },
  {
    sign: '+',
    tell: (a, b) => `A museum has ${a} visitors on Friday and ${b} on Saturday. How many is that in total?`,
    reads: /has (\d+) visitors on Friday and (\d+)/,
    largest: 99999,
  },
  {
    sign: '−',
    tell: (a, b) => `A shop has ${a} cards. It sells ${b} of them. How many cards are left?`,
    reads: /has (\d+) cards. It sells (\d+)/,
    largest: 99999,
  },
  {
    sign: '−',
    tell: (a, b) => `There are ${a} people at a match. ${b} of them are adults. How many are children?`,
    reads: /are (\d+) people at a match. (\d+) of them/,
    largest: 99999,
  },
  {
    sign: '−',
    tell: (a, b, name) => `${name} is reading a book with ${a} pages. ${b} pages are read. How many are left?`,
    reads: /book with (\d+) pages. (\d+) pages/,
    largest: 999,
  },
  {
    sign: '−',
    tell: (a, b) =>
      `A blue tank holds ${a} litres. A red tank holds ${b} litres. How much more does the blue tank hold?`,
    reads: /blue tank holds (\d+) litres. A red tank holds (\d+)/,
    largest: 999999,
  },
  {
    sign: '−',
    tell: (a, b) => `Town A has ${a} people. Town B has ${b} people. How many more people has Town A?`,
    reads: /Town A has (\d+) people. Town B has (\d+)/,
    largest: 999999,
  },
];

const story: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const kind = random.pick(stories.filter(({ sign, largest }) => sign === sum.sign && largest >= sum.a));
    const told = {
      prompt: kind.tell(showNumber(sum.a), showNumber(sum.b), pickName(random)),
      hint:
        sum.sign === '+'
          ? 'Add the two numbers in columns.'
          : 'Take the smaller number from the larger one in columns.',
      steps: [`Work out ${sumText(sum)} in columns.`, ...stepsOf(sum).slice(1)],
      variant: `story ${sum.a}${sum.sign}${sum.b}`,
      features: featuresOf(sum, 2),
    };
    return writeNumber(told, sum.result, slipsOf(sum, random));
  },
  solve(seen) {
    for (const { sign, reads } of stories) {
      const found = reads.exec(seen.text);
      if (found !== null) return answered(seen, workOut(Number(found[1]), sign, Number(found[2])));
    }
    return undefined;
  },
};

const missingNumber: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const { a, b, result } = sum;
    const adding = sum.sign === '+';
    const shown = adding
      ? `□ − ${showNumber(b)} = ${showNumber(a)}`
      : random.chance(1, 2)
        ? `${showNumber(b)} + □ = ${showNumber(a)}`
        : `${showNumber(a)} − □ = ${showNumber(b)}`;
    const wrongWay: Mistake = mistake('does-visible-operation', 'You did the sum you can see. Use the opposite one.');
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${shown}`,
        hint: adding
          ? 'Something take away gives the answer. Work backwards: add.'
          : 'Use the two numbers you know. Take the smaller from the larger.',
        steps: [`Work out ${sumText(sum)}.`, ...stepsOf(sum).slice(1)],
        variant: shown,
        features: featuresOf(sum, 2),
      },
      result,
      [[adding ? Math.abs(a - b) : a + b, wrongWay], ...slipsOf(sum, random)],
    );
  },
  solve(seen) {
    const [, left = '', sign, right = '', total] = /box\?\n\n(\d+|□) ([+-]) (\d+|□) = (\d+)$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const t = Number(total);
    if (sign === '+') return answered(seen, countUpFrom(Number(left === '□' ? right : left), t));
    return answered(seen, left === '□' ? addByCounting(t, Number(right)) : countUpFrom(t, Number(left)));
  },
};

const missingDigit: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || String(sum.b).length < String(sum.a).length) return undefined;
    const rows = [sum.a, sum.b, sum.result].map(String);
    const row = random.int(0, 2);
    const shown = rows[row] ?? '';
    const at = random.int(0, shown.length - 1);
    const digit = Number(shown.charAt(at));
    if (digit === 0) return undefined;
    const place = shown.length - 1 - at;
    const hidden = rows.map((text, index) =>
      index === row ? text.slice(0, at) + hiddenDigit + text.slice(at + 1) : text,
    );
    const [top = '', bottom = '', answer = ''] = hidden;
    const sign = sum.sign;
    const alt = `A column ${sign === '+' ? 'addition' : 'subtraction'}: ${hidden
      .map((text) => [...text.replace(hiddenDigit, '■')].join(' ').replace('■', 'box'))
      .join(sign === '+' ? ' plus ' : ' minus ')
      .replace(/ (plus|minus) (?!.* (?:plus|minus) )/, ' makes ')}.`;
    const around = (step: number): number => (digit + step + 10) % 10;
    const offByOne = mistake(
      'misses-exchange',
      `Remember any ten that moves between columns near the ${placeName(place)}.`,
    );
    return writeNumber(
      {
        prompt: [
          'One digit is hidden. Which digit goes in the box?',
          drawn(columnFigure([top, bottom], sign, answer, alt)),
        ],
        hint: `Look at the ${placeName(place)} column. Check if a ten moves in or out of it.`,
        steps: [
          `The box is in the ${placeName(place)} column.`,
          `The whole sum is ${sumText(sum)} = ${showNumber(sum.result)}.`,
          `So the hidden digit is **${digit}**.`,
        ],
        variant: `digit ${hidden.join(sign)}`,
        features: featuresOf(sum, 2),
      },
      digit,
      [
        [around(1), offByOne],
        [around(-1), offByOne],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('One digit is hidden') || seen.figure === undefined) return undefined;
    const rows = readColumns(seen.figure);
    const sign = seen.figure.marks.some((mark) => mark.kind === 'text' && mark.text === '+') ? '+' : '−';
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => {
      const [a = '', b = '', c = ''] = rows.map((row) => row.replace(hiddenDigit, String(digit)));
      return !/^0/.test(a + b) && workOut(Number(a), sign === '+' ? '+' : '-', Number(b)) === Number(c);
    });
    return fits.flatMap((digit) => answered(seen, digit));
  },
};

const findError: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const wrong = random.pick(slipsOf(sum, random).filter(([given]) => given !== sum.result && Number(given) > 9))[0];
    const right = digitsUp(sum.result);
    const written = digitsUp(Number(wrong));
    if (written.length !== right.length) return undefined;
    const place = right.findIndex((digit, index) => digit !== written[index]);
    const words = right.map((_, index) => placeName(index)).reverse();
    const name = pickName(random);
    const told = {
      prompt: [
        `${name} makes a mistake. In which column is the first mistake? Start with the ones.`,
        drawn(
          columnFigure(
            [String(sum.a), String(sum.b)],
            sum.sign,
            String(wrong),
            `${name} works out ${sumText(sum)} in columns and writes ${showNumber(wrong)}.`,
          ),
        ),
      ],
      hint: 'Do the sum yourself, one column at a time. Stop at the first digit that differs.',
      steps: [
        ...stepsOf(sum).slice(1, 2),
        `The right answer is ${showNumber(sum.result)}. ${name} wrote ${showNumber(wrong)}.`,
        `The first mistake is in the **${placeName(place)}**.`,
      ],
      variant: `error ${sum.a}${sum.sign}${sum.b}=${wrong}`,
      features: featuresOf(sum, 3),
    };
    return tapOne(told, words, placeName(place), (word) =>
      mistake('error-elsewhere', `Check the ${word} again: is that the first column that went wrong?`),
    );
  },
  solve(seen: Seen) {
    if (!seen.text.includes('first mistake') || seen.figure === undefined) return undefined;
    const [a = '', b = '', c = ''] = readColumns(seen.figure);
    const plus = seen.figure.marks.some((mark) => mark.kind === 'text' && mark.text === '+');
    const truth = String(workOut(Number(a), plus ? '+' : '-', Number(b)));
    const wrongFromRight = [...truth].reverse().findIndex((digit, at) => digit !== c.charAt(c.length - 1 - at));
    return chosen(seen, (_, place) => place === seen.options.length - 1 - wrongFromRight);
  },
};

export const column = makerOfForms<Params>({
  makerId: 'm.column',
  version: 1,
  serves: {
    130202: { signs: ['+'], digits: { easy: 3, medium: 3, hard: 3 } },
    130203: { signs: ['−'], digits: { easy: 3, medium: 3, hard: 3 } },
    140201: { signs: ['+'], digits: { easy: 4, medium: 4, hard: 4 } },
    140202: { signs: ['−'], digits: { easy: 4, medium: 4, hard: 4 } },
    150201: { signs: ['+', '−'], digits: { easy: 5, medium: 5, hard: 6 } },
  },
  forms: [calculation, story, missingNumber, missingDigit, findError],
});
