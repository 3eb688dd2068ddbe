/** Tenths and hundredths in use: stories, dividing by 10 or 100, units, amounts. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { numberInWords, showNumber } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { writeFraction, writeNumber } from '../ask.ts';
import { fraction } from '../fraction.ts';
import { partName } from '../maths-text.ts';
import { divideMistakes, features, named, nameMistakes, type Params } from './mistakes.ts';

/** The others are asked for: the number that is told would only be copied. */
const endings: readonly ((name: string, count: number, parts: number) => string)[] = [
  (name, count, parts) =>
    `A ribbon is cut into ${parts} equal pieces. ${name} uses ${count} of them. What fraction of the ribbon is left?`,
  (name, count, parts) =>
    `A fence has ${parts} equal boards. ${name} paints ${count} of them. What fraction of the fence is **not** painted?`,
  (_, count, parts) =>
    `A wall has ${parts} equal tiles. ${count} of them are blue. What fraction of the wall is **not** blue?`,
  (name, count, parts) =>
    `${name} has a chart with ${parts} equal squares. ${count} of them are ticked. What fraction of the squares are **not** ticked?`,
];

/** A whole in equal pieces, some of them used. */
export const story: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 3 : 0),
  make(random, { params: { parts } }) {
    const count = random.int(2, parts - 2);
    // With as many used as left, a child who misses the word 'not' would still be right.
    if (count * 2 === parts) return undefined;
    const text = random.pick(endings)(pickName(random), count, parts);
    const asked = parts - count;
    return writeFraction(
      {
        prompt: text,
        hint: 'How many equal pieces make the whole? Which of them are asked for?',
        steps: [
          `The whole is ${parts} equal pieces. Each is 1/${parts}.`,
          `${parts} − ${count} = ${asked} pieces.`,
          `The fraction is **${asked}/${parts}**.`,
        ],
        variant: `${text.replace(/^[A-Z][a-z]+ has|[A-Z][a-z]+ (?:uses|paints)/, '')}`,
        features: features(2, asked),
      },
      fraction(asked, parts),
      nameMistakes(asked, parts, (given) => named.sum(count, given, parts)),
    );
  },
  solve(seen) {
    if (!/equal (?:pieces|boards|tiles|squares)/.test(seen.text)) return undefined;
    const [whole = 0, used = 0] = numbersIn(seen.text);
    let left = whole;
    for (let taken = 0; taken < used; taken++) left--;
    return typed(`${left}/${whole}`);
  },
};

/** Dividing a whole number by 10 or 100. */
export const dividing: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 2 : 0),
  make(random, { params: { parts } }) {
    const count = random.int(1, parts === 10 ? 9 : 99);
    const things = random.pick(['pizza', 'pie', 'melon', 'loaf']);
    const many = `${count} ${count === 1 ? things : things === 'loaf' ? 'loaves' : `${things}s`}`;
    const isStory = parts === 10 && count > 1 && random.chance(1, 2);
    return writeFraction(
      {
        prompt: isStory
          ? `${many} are shared equally by ${parts} children. What fraction of a ${things} does each child get?`
          : `What is ${count} ÷ ${parts}? Write it as a fraction.`,
        hint: `What is 1 ÷ ${parts}? Then think of ${count} of those.`,
        steps: [
          `1 ÷ ${parts} = 1/${parts}: one whole cut into ${parts} equal parts.`,
          `So ${count} ÷ ${parts} is ${count} of those parts: **${count}/${parts}**.`,
        ],
        variant: isStory ? `share ${many} by ${parts}` : `${count}÷${parts}`,
        features: features(2, count),
      },
      fraction(count, parts),
      divideMistakes(count, parts),
    );
  },
  solve(seen) {
    const [count, parts] = (
      /^What is (\d+) ÷ (\d+)\?/.exec(seen.text) ??
      /^(\d+) .* are shared equally by (\d+)/.exec(seen.text) ??
      []
    ).slice(1);
    return count === undefined ? undefined : typed(`${count}/${parts}`);
  },
};

interface Unit {
  readonly parts: number;
  readonly small: (count: number) => string;
  /** Coins make a pound, and 5 mm is a part of 1 cm. */
  readonly verb: 'is' | 'make';
  readonly large: string;
  readonly smallName: string;
}

/** In words: '5 10p coins' would be read as one number. */
const coins = (count: number): string => `${numberInWords(count)} 10p ${count === 1 ? 'coin' : 'coins'}`;

const units: readonly Unit[] = [
  { parts: 10, small: (count) => `${count} mm`, verb: 'is', large: '1 cm', smallName: 'mm' },
  { parts: 10, small: coins, verb: 'make', large: '£1', smallName: '10p coins' },
  { parts: 100, small: (count) => `${count} cm`, verb: 'is', large: '1 m', smallName: 'cm' },
  { parts: 100, small: (count) => `${count}p`, verb: 'is', large: '£1', smallName: 'pence' },
];

/** A smaller unit as a part of a larger one. */
export const ofUnit: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 2 : 0),
  make(random, { params: { parts } }) {
    const unit = random.pick(units.filter((candidate) => candidate.parts === parts));
    const count = random.int(2, parts - 1);
    const [small, large] = [unit.small(count), unit.large];
    return writeFraction(
      {
        prompt: `What fraction of ${large} ${unit.verb === 'is' ? `is ${small}` : `do ${small} make`}?`,
        hint: `How many ${unit.smallName} make ${large}?`,
        steps: [
          `${large} = ${unit.small(parts)}.`,
          `So ${unit.small(1)} is 1/${parts} of ${large}, and ${small} ${unit.verb} **${count}/${parts}**.`,
        ],
        variant: `${small} of ${large}`,
        features: features(2, count),
      },
      fraction(count, parts),
      divideMistakes(count, parts),
    );
  },
  solve(seen) {
    const [, word] = /^What fraction of £1 do (\w+) 10p coins make\?$/.exec(seen.text) ?? [];
    const named = Array.from({ length: 10 }, (_, coin) => coin).find((coin) => numberInWords(coin) === word);
    if (named !== undefined) return typed(`${named}/10`);
    const [, large, count, small = ''] = /^What fraction of (1 cm|1 m|£1) is (\d+) ?(mm|cm|p)\?$/.exec(seen.text) ?? [];
    if (count === undefined) return undefined;
    const inLarge: Readonly<Record<string, number>> = { '1 cm mm': 10, '1 m cm': 100, '£1 p': 100 };
    return typed(`${count}/${inLarge[`${large} ${small}`]}`);
  },
};

/** One tenth or hundredth of an amount, or several. */
export const ofAmount: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 0),
  make(random, { params: { parts } }) {
    const count = random.int(2, 9);
    const each = random.int(2, 12);
    const amount = each * parts;
    const thing = random.pick(['', ' cm', ' m', ' kg']);
    return writeNumber(
      {
        prompt: `What is ${count}/${parts} of ${showNumber(amount)}${thing}?`,
        hint: `First find 1/${parts} of it: divide by ${parts}.`,
        steps: [
          `${showNumber(amount)} ÷ ${parts} = ${each}, so 1/${parts} is ${each}.`,
          `${count} × ${each} = ${count * each}, so the answer is **${count * each}${thing}**.`,
        ],
        variant: `${count}/${parts} of ${amount}${thing}`,
        features: features(3, amount),
      },
      count * each,
      [
        [each, named.says(`That is one ${partName(parts, 1)} only. Find ${count} of them.`)],
        [amount - count * each, named.other],
        [amount * count, named.tenTimes(`You multiplied by ${count}, but did not divide by ${parts}.`)],
      ],
      thing === '' ? {} : { after: thing.trim() },
    );
  },
  solve(seen) {
    const [, count = '', parts, amount] = /^What is (\d+)\/(\d+) of (\d+)/.exec(seen.text) ?? [];
    if (parts === undefined) return undefined;
    for (let answer = 0; answer <= Number(amount); answer++)
      if (answer * Number(parts) === Number(count) * Number(amount)) return typed(answer);
    return undefined;
  },
};
