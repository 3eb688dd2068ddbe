/** Ratios in their simplest form (year 7): chosen, with a part missing, with units, as 1 to something, of three parts. */

import type { Form } from '../../kernel/forms.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { gcd } from '../fraction.ts';
import { divideOut } from '../fractions-decimals-percentages/forms.ts';
import { asks, drawRatio, features, mistake, named, type Params, type Ratio } from './ratios.ts';

const partsOf = (text: string): number[] => numbersIn(text);

function mistakesOf({ a, b, times }: Ratio): (readonly [string, (typeof named)['oneEach']])[] {
  const half = [2, 3, 5].find((by) => times % by === 0 && by < times);
  return [
    ...(half === undefined ? [] : [[`${(a * times) / half}:${(b * times) / half}`, named.notLowest] as const]),
    [`${b}:${a}`, named.swapped],
    [`${a}:${b * times}`, named.onePartOnly],
    [`${a * times}:${b}`, named.onePartOnly],
    [`${a}:${a + b}`, mistake('part-to-whole', 'That compares the first part with both parts together.')],
    [`${a + 1}:${b}`, named.notEqual],
    [`${a}:${b + 1}`, named.notEqual],
    [`${b}:${a + 1}`, named.notEqual],
  ];
}

/** The simplest form, chosen. */
export const simplify: Form<Params> = {
  weight: (cell) => asks(cell, 'simplify'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    return chooseText(
      random,
      {
        prompt: `Which is the **simplest form** of the ratio ${a * times}:${b * times}?`,
        hint: 'Which number divides both parts?',
        steps: [
          `${times} is the highest common factor of ${a * times} and ${b * times}.`,
          `Divide both parts by ${times}: **${a}:${b}**.`,
        ],
        variant: `simplify ${a * times}:${b * times}`,
        features: features(ratio, 1),
      },
      `${a}:${b}`,
      mistakesOf(ratio),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, a, b] = /^Which is the simplest form of the ratio (\d+):(\d+)\?$/.exec(seen.text)?.map(Number) ?? [];
    if (a === undefined || b === undefined) return undefined;
    return chosen(seen, (option) => {
      const [c = 0, d = 0] = partsOf(option);
      const shared = Array.from({ length: Math.min(c, d) }, (_, at) => at + 1).filter(
        (by) => c % by === 0 && d % by === 0,
      );
      return a * d === b * c && shared.length === 1;
    });
  },
};

/** One part missing in two equal ratios. */
export const simplifyBox: Form<Params> = {
  weight: (cell) => asks(cell, 'simplifyBox'),
  make(random, cell) {
    const ratio = drawRatio(random, cell);
    if (ratio === undefined) return undefined;
    const { a, b, times } = ratio;
    const between = cell.difficulty === 'easy' ? 1 : random.int(2, 4);
    // 2:1 = 4:□ needs no ratio.
    if (between === times || Math.min(a, b) === 1) return undefined;
    const [one, other] = [
      [a * between, b * between],
      [a * times, b * times],
    ];
    const [from, to] = random.chance(1, 2) ? [one, other] : [other, one];
    const [c = 0, d = 0] = from;
    const [e = 0, f = 0] = to;
    const hidesFirst = random.chance(1, 2);
    const shown = `${c}:${d} = ${hidesFirst ? `□:${f}` : `${e}:□`}`;
    const answer = hidesFirst ? e : f;
    const [fromKnown, toKnown] = hidesFirst ? [d, f] : [c, e];
    // Where one step leads from the one ratio to the other, nothing is made simpler first.
    const scaled =
      toKnown % fromKnown === 0
        ? `× ${toKnown / fromKnown}`
        : fromKnown % toKnown === 0
          ? `÷ ${fromKnown / toKnown}`
          : undefined;
    // One step from the one ratio to the other is the easy cell.
    if (cell.difficulty !== 'easy' && scaled !== undefined) return undefined;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${shown}`,
        hint:
          scaled !== undefined
            ? `How do you get from ${fromKnown} to ${toKnown}? Do the same to the other part.`
            : `First write ${c}:${d} in its simplest form.`,
        steps:
          scaled !== undefined
            ? [
                `${fromKnown} ${scaled} = ${toKnown}.`,
                `Both parts change in the same way: ${hidesFirst ? c : d} ${scaled} = **${answer}**.`,
              ]
            : [
                `Divide both parts of ${c}:${d} by ${c / a}: the simplest form is ${a}:${b}.`,
                `${hidesFirst ? `${f} is ${f / b} × ${b}` : `${e} is ${e / a} × ${a}`}, so the missing part is ${hidesFirst ? `${f / b} × ${a}` : `${e / a} × ${b}`} = **${answer}**.`,
              ],
        variant: shown,
        features: features(ratio, between === 1 ? 2 : 3),
      },
      answer,
      [
        [hidesFirst ? c + f - d : d + e - c, named.addsInRatio],
        [hidesFirst ? c : d, named.unchanged],
        [
          hidesFirst ? f : e,
          mistake('copies-known-part', 'That is the part next to the box. The two parts are not the same.'),
        ],
        [answer + 1, named.fact],
      ],
    );
  },
  solve(seen) {
    const [, c, d, e = '', f = ''] = /box\?\n\n(\d+):(\d+) = (\d+|□):(\d+|□)$/.exec(seen.text) ?? [];
    if (c === undefined) return undefined;
    for (let value = 1; value < 3000; value++) {
      const [left, right] = [e === '□' ? value : Number(e), f === '□' ? value : Number(f)];
      if (Number(c) * right === Number(d) * left) return typed(value);
    }
    return undefined;
  },
};

const units = [
  { large: 'm', small: 'cm', count: 100 },
  { large: 'kg', small: 'g', count: 1000 },
  { large: 'hours', small: 'minutes', count: 60 },
  { large: 'cm', small: 'mm', count: 10 },
  { large: 'litres', small: 'ml', count: 1000 },
  { large: 'km', small: 'm', count: 1000 },
] as const;

/** Two amounts with different units. */
export const simplifyUnits: Form<Params> = {
  weight: (cell) => asks(cell, 'simplifyUnits'),
  make(random) {
    const { large, small, count } = random.pick(units);
    const whole = random.int(2, 6);
    const part = random.int(1, 19) * (count === 10 ? 1 : count / 20);
    const first = random.chance(1, 2);
    const all = whole * count;
    const by = gcd(all, part);
    const [a, b] = first ? [all / by, part / by] : [part / by, all / by];
    // A ratio such as 40:1 is only a conversion.
    if (a + b > 60 || by === 1 || Math.min(a, b) === 1) return undefined;
    const shown = first
      ? `${whole} ${large} to ${showNumber(part)} ${small}`
      : `${showNumber(part)} ${small} to ${whole} ${large}`;
    const plain = gcd(whole, part);
    const ignored = first ? `${whole / plain}:${part / plain}` : `${part / plain}:${whole / plain}`;
    return chooseText(
      random,
      {
        prompt: `Write the ratio in its **simplest form**: ${shown}.`,
        hint: 'Give both amounts the same unit first.',
        steps: [
          `${whole} ${large} = ${showNumber(all)} ${small}.`,
          `The ratio is ${first ? all : part}:${first ? part : all}.`,
          `Divide both by ${by}: **${a}:${b}**.`,
        ],
        variant: `units ${shown}`,
        features: { steps: 3, parts: a + b, size: all },
      },
      `${a}:${b}`,
      [
        [ignored, named.units],
        [`${b}:${a}`, named.swapped],
        [ignored.split(':').reverse().join(':'), named.units],
        [`${a + 1}:${b}`, named.notEqual],
        [`${a}:${b + 1}`, named.notEqual],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, c = '', one = '', d = '', other = ''] =
      /^Write the ratio in its simplest form: (\d+) (\w+) to (\d+) (\w+)\.$/.exec(seen.text) ?? [];
    if (c === '') return undefined;
    const unit = units.find(({ large, small }) => [large, small].every((name) => name === one || name === other));
    if (unit === undefined) return undefined;
    const [left, right] = [
      Number(c) * (one === unit.large ? unit.count : 1),
      Number(d) * (other === unit.large ? unit.count : 1),
    ];
    return chosen(seen, (option) => {
      const [a = 0, b = 0] = partsOf(option);
      return left * b === right * a && gcd(a, b) === 1;
    });
  },
};

/** As 1 to a number. */
export const oneTo: Form<Params> = {
  weight: (cell) => asks(cell, 'oneTo'),
  make(random) {
    const a = random.pick([2, 4, 5, 8, 10, 20, 25, 40]);
    const b = random.int(3, 99);
    const text = divideOut(b, a);
    if (text === undefined || b % a === 0) return undefined;
    return writeNumber(
      {
        prompt: `The ratio ${a}:${b} is written as 1:n. What is n?`,
        hint: `What must you divide ${a} by to get 1?`,
        steps: [`To make the first part 1, divide both by ${a}.`, `n = ${b} ÷ ${a} = **${text}**.`],
        variant: `one to ${a}:${b}`,
        features: { steps: 2, parts: a, size: b },
      },
      text,
      [
        [
          divideOut(a, b) ?? decimalText(Math.round((a * 100) / b), 2),
          mistake('wrong-direction', 'You divided the wrong way round: n belongs to the second part.'),
        ],
        [b - a + 1, named.addsInRatio],
        [b, named.unchanged],
      ],
    );
  },
  solve(seen) {
    const [, a, b] = /^The ratio (\d+):(\d+) is written as 1:n\./.exec(seen.text)?.map(Number) ?? [];
    if (a === undefined || b === undefined) return undefined;
    for (let thousandths = 1; thousandths < 200000; thousandths++)
      if (thousandths * a === b * 1000) return typed(decimalText(thousandths, 3));
    return undefined;
  },
};

/** Whether the numbers of both lists rise and fall alike. */
const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, at) =>
    one.every((after, place) => Math.sign(value - after) === Math.sign((other[at] ?? 0) - (other[place] ?? 0))),
  );

/** Three parts. */
export const simplifyThree: Form<Params> = {
  weight: (cell) => asks(cell, 'simplifyThree'),
  make(random) {
    const [a = 1, b = 1, c = 1] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
    const times = random.int(3, 15);
    if (gcd(gcd(a, b), c) !== 1) return undefined;
    const show = (...parts: readonly number[]): string => parts.join(':');
    const partly = [2, 3, 5].find((by) => times % by === 0 && by < times) ?? 1;
    return chooseText(
      random,
      {
        prompt: `Which is the **simplest form** of the ratio ${show(a * times, b * times, c * times)}?`,
        hint: 'Find a number that divides all three parts.',
        steps: [
          `All three parts can be divided by ${times}.`,
          `${[a, b, c].map((part) => `${part * times} ÷ ${times} = ${part}`).join(', ')}.`,
          `The simplest form is **${show(a, b, c)}**.`,
        ],
        variant: `three ${show(a * times, b * times, c * times)}`,
        features: { steps: 3, parts: a + b + c, size: (a + b + c) * times },
      },
      show(a, b, c),
      [
        // Most keep the order of size: one list alone in the right order would need no division.
        ...(partly === 1
          ? []
          : [[show((a * times) / partly, (b * times) / partly, (c * times) / partly), named.notLowest] as const]),
        ...(
          [
            [0, 0, 1],
            [0, 1, 0],
            [1, 0, 0],
            [0, 1, 1],
            [1, 0, 1],
            [1, 1, 0],
          ] as const
        ).flatMap(([x, y, z]) => {
          const wrong = [a + x, b + y, c + z] as const;
          return isSameOrder([a, b, c], wrong) ? [[show(...wrong), named.notEqual] as const] : [];
        }),
        [show(b, a, c), named.swapped],
        [show(b, a, c + 1), named.notEqual],
        [show(a, c, b), named.swapped],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, shown] = /^Which is the simplest form of the ratio (\d+:\d+:\d+)\?$/.exec(seen.text) ?? [];
    if (shown === undefined) return undefined;
    const [a = 0, b = 0, c = 0] = partsOf(shown);
    return chosen(seen, (option) => {
      const [d = 0, e = 0, f = 0] = partsOf(option);
      return a * e === b * d && b * f === c * e && gcd(gcd(d, e), f) === 1;
    });
  },
};
