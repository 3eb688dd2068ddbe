/** Direct proportion and best buys (year 7). */

import type { Form } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './ratios.ts';

const wares = [
  { name: 'juice', unit: 'ml', amounts: [200, 250, 300, 400, 500, 600, 750, 800, 1000] },
  { name: 'rice', unit: 'g', amounts: [250, 300, 400, 500, 750, 800, 1000] },
  { name: 'soap', unit: 'bars', amounts: [2, 3, 4, 5, 6, 8, 10, 12] },
  { name: 'eggs', unit: 'eggs', amounts: [4, 6, 10, 12, 15, 18] },
  { name: 'batteries', unit: 'batteries', amounts: [2, 4, 6, 8, 10, 12, 16] },
  { name: 'ribbon', unit: 'm', amounts: [2, 3, 4, 5, 6, 8, 10] },
] as const;

const pounds = (pence: number): string => `£${decimalFixed(pence, 2)}`;

/** The best of three packs, in a table. */
export const bestBuy: Form<Params> = {
  weight: (cell) => asks(cell, 'bestBuy'),
  make(random, { difficulty }) {
    const { name, unit, amounts } = random.pick(wares);
    const packs = random.sample(amounts, difficulty === 'hard' ? 4 : 3).sort((one, other) => one - other);
    const isBig = unit === 'ml' || unit === 'g';
    const base = isBig ? random.int(20, 60) : name === 'eggs' ? random.int(25, 45) : random.int(40, 110);
    // Prices near one another for the same amount, so that the answer cannot be seen at once.
    const offers = packs.map((amount) => {
      const fair = isBig ? (amount * base) / 100 : amount * base;
      return { amount, pence: Math.round((fair * random.int(88, 112)) / 500) * 5 };
    });
    const per = offers.map(({ amount, pence }) => pence / amount);
    const best = Math.min(...per);
    const right = per.indexOf(best);
    const others = per.filter((_, at) => at !== right);
    if (offers.some(({ pence }) => pence < 20) || Math.min(...others) < best * 1.03) return undefined;
    const names = offers.map((_, at) => `Pack ${'ABCD'.charAt(at)}`);
    const each = isBig ? 100 : 1;
    const cheapest = Math.min(...offers.map(({ pence }) => pence));
    const perText = (pence: number, amount: number): string => decimalText(Math.round((pence * each * 10) / amount), 1);
    return chooseText(
      random,
      {
        prompt: [
          `Which pack of ${name} is the **best buy**?`,
          {
            type: 'table',
            caption: `Packs of ${name}`,
            head: ['Pack', 'Amount', 'Price'],
            rows: offers.map(({ amount, pence }, at) => [
              names[at] ?? '',
              `${showNumber(amount)} ${unit}`,
              pounds(pence),
            ]),
          },
        ],
        spoken: `Which pack of ${name} is the best buy? ${offers.map(({ amount, pence }, at) => `${names[at]}: ${amount} ${unit} for ${pounds(pence)}.`).join(' ')}`,
        hint: isBig
          ? `How much does 100 ${unit} cost in each pack?`
          : unit === 'm'
            ? 'How much does 1 m cost in each pack?'
            : 'How much does one cost in each pack?',
        steps: [
          ...offers.map(
            ({ amount, pence }, at) =>
              `${names[at]}: ${(pence * each * 10) % amount === 0 ? '' : 'about '}${perText(pence, amount)}p for ${isBig ? `100 ${unit}` : unit === 'm' ? '1 m' : 'one'}.`,
          ),
          `The best buy is **${names[right]}**.`,
        ],
        variant: `buy ${name} ${offers.map(({ amount, pence }) => `${amount}-${pence}`).join()}`,
        features: { steps: offers.length, parts: offers.length, size: isBig ? 2 : 1 },
      },
      names[right] ?? '',
      names
        .map(
          (pack, at) =>
            [
              pack,
              offers[at]?.pence === cheapest
                ? named.price
                : at === names.length - 1
                  ? named.size
                  : mistake('compares-wrongly', 'The same amount costs more in this pack. Work out each one.'),
            ] as const,
        )
        .filter((_, at) => at !== right),
      { count: offers.length, layout: 'grid' },
    );
  },
  solve(seen) {
    const [table] = seen.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
    if (!/^Which pack of \w+ is the best buy\?$/.test(seen.text) || table === undefined) return undefined;
    const packs = table.rows.map(([pack = '', amount = '', price = '']) => ({
      pack,
      amount: numbersIn(amount.replaceAll(',', ''))[0] ?? 0,
      pence: Number(price.replace(/[£.]/g, '')),
    }));
    const own = (name: string) => packs.find(({ pack }) => pack === name);
    return chosen(seen, (option) => {
      const mine = own(option);
      return (
        mine !== undefined &&
        packs.every(({ pack, amount, pence }) => pack === option || mine.pence * amount < pence * mine.amount)
      );
    });
  },
};

const money = ['euros', 'US dollars', 'Polish zloty', 'Indian rupees', 'Swiss francs'] as const;
const rates = {
  euros: [110, 125],
  'US dollars': [120, 135],
  'Polish zloty': [480, 520],
  'Indian rupees': [9500, 11000],
  'Swiss francs': [105, 120],
} as const;

/** An amount of money: whole, or with two decimal places. */
const shown = (hundredths: number): string =>
  showNumber(hundredths % 100 === 0 ? hundredths / 100 : decimalFixed(hundredths, 2));

/** Money changed, spent in part, and the rest changed back. */
function spent(random: Random, coin: (typeof money)[number], rate: number): Made {
  const amount = random.int(8, 40) * 5;
  const gone = random.int(2, amount / 5 - 2) * 5 + random.int(0, 4);
  const name = pickName(random);
  const [all, paid, rest] = [rate * amount, rate * gone, rate * (amount - gone)];
  return writeNumber(
    {
      prompt: `£1 is worth ${shown(rate)} ${coin}. ${name} changes £${amount} and spends ${shown(paid)} ${coin}. Then ${name} changes the rest back at the same rate. How many pounds is that?`,
      hint: `How many ${coin} does ${name} get? How many are left?`,
      steps: [
        `${name} gets ${amount} × ${shown(rate)} = ${shown(all)} ${coin}.`,
        `There are ${shown(all)} − ${shown(paid)} = ${shown(rest)} ${coin} left.`,
        `Back in pounds: ${shown(rest)} ÷ ${shown(rate)} = **${amount - gone}**.`,
      ],
      variant: `spent ${coin} ${rate} ${amount} ${gone}`,
      features: { steps: 4, parts: rate, size: amount },
    },
    amount - gone,
    [
      [decimalText(rest, 2), mistake('stops-too-soon', `That is still in ${coin}. Change it back to pounds.`)],
      [gone, mistake('gives-spent', `That is what ${name} spent, in pounds.`)],
      [
        paid < amount * 100 ? decimalText(amount * 100 - paid, 2) : Number.NaN,
        mistake('mixes-currencies', `You took ${coin} away from pounds.`),
      ],
    ],
    { before: '£' },
  );
}

/** Money changed at a given rate, both ways. */
export const exchange: Form<Params> = {
  weight: (cell) => asks(cell, 'exchange'),
  make(random, { difficulty }) {
    const coin = random.pick(money);
    const [low, high] = rates[coin];
    const step = coin === 'Indian rupees' ? 100 : 5;
    const rate = random.int(low / step, high / step) * step;
    const amount = random.int(2, 60) * 5;
    const changed = rate * amount;
    if (difficulty === 'hard') return spent(random, coin, rate);
    const back = random.chance(1, 2);
    const shownRate = shown(rate);
    const answer = back ? String(amount) : decimalText(changed, 2);
    return writeNumber(
      {
        prompt: back
          ? `£1 is worth ${shownRate} ${coin}. How many pounds do you get for ${shown(changed)} ${coin}?`
          : `£1 is worth ${shownRate} ${coin}. How many ${coin} do you get for £${showNumber(amount)}?`,
        hint: back ? 'Do you multiply or divide to go back to pounds?' : `How many ${coin} does each pound give?`,
        steps: [
          back
            ? `Each ${shownRate} ${coin} make £1, so divide: ${shown(changed)} ÷ ${shownRate} = **${amount}**.`
            : `Each pound gives ${shownRate} ${coin}, so multiply: ${amount} × ${shownRate} = **${showNumber(answer)}**.`,
        ],
        variant: `exchange ${coin} ${rate} ${amount} ${back ? 'back' : ''}`,
        features: { steps: back ? 3 : 2, parts: rate, size: amount },
      },
      answer,
      [
        [
          back ? decimalText(changed * rate, 4) : decimalText(amount * 100 - rate, 2),
          back ? mistake('wrong-direction', 'You multiplied. To go back to pounds, divide.') : named.adds(false),
        ],
        [
          decimalText(changed, 3),
          mistake('wrong-place-value', 'Check where the decimal point goes: about how much must it be?'),
        ],
        [back ? decimalText(changed - rate, 2) : decimalText(amount * 100 + rate, 2), named.adds(!back)],
      ],
      back ? { before: '£' } : {},
    );
  },
  solve(seen) {
    const whole = /^£1 is worth ([\d.]+) .* changes £([\d,]+) and spends ([\d.,]+) /.exec(seen.text)?.slice(1);
    if (whole !== undefined) {
      const [each = 1, pounds = 0, gone = 0] = whole.map((text) => Math.round(Number(text.replaceAll(',', '')) * 100));
      let left = pounds / 100;
      for (let paid = 0; paid < gone; paid += each) left--;
      return typed(left);
    }
    const [, rate = '', to, amount = ''] =
      /^£1 is worth ([\d.]+) [A-Za-z ]+\. How many ([A-Za-z ]+) do you get for £?([\d.]+)/.exec(seen.text) ?? [];
    if (to === undefined) return undefined;
    const scaled = (text: string): number => Math.round(Number(text) * 100);
    if (to !== 'pounds') {
      let got = 0;
      for (let pound = 0; pound < Number(amount); pound++) got += scaled(rate);
      return typed(decimalText(got, 2));
    }
    let count = 0;
    for (let left = scaled(amount); left > 0; left -= scaled(rate)) count++;
    return typed(count);
  },
};

const works: readonly ((from: number, cost: number, to: number) => string)[] = [
  (from, cost, to) => `${from} identical buns weigh ${showNumber(cost)} g. How many grams do ${to} of them weigh?`,
  (from, cost, to) =>
    `A slow tap lets out ${showNumber(cost)} ml in ${from} seconds. How many millilitres does it let out in ${to} seconds?`,
  (from, cost, to) => `${from} metres of string cost ${showNumber(cost)}p. How many pence do ${to} metres cost?`,
  (from, cost, to) =>
    `A printer prints ${showNumber(cost)} pages in ${from} minutes. How many pages does it print in ${to} minutes?`,
];

/** Through one, where neither amount is a multiple of the other. */
export const proportion: Form<Params> = {
  weight: (cell) => asks(cell, 'proportion'),
  make(random, { difficulty }) {
    const from = random.int(3, 9);
    const to = random.int(2, 14);
    const each = difficulty === 'easy' ? random.int(2, 15) * 5 : random.int(18, 95);
    const kind = random.int(0, works.length - 1);
    if (from === to || (difficulty !== 'easy' && (to % from === 0 || from % to === 0))) return undefined;
    const text = works[kind]?.(from, from * each, to);
    if (text === undefined) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: 'Find it for one first.',
        steps: [
          `For one: ${showNumber(from * each)} ÷ ${from} = ${each}.`,
          `For ${to}: ${to} × ${each} = **${showNumber(to * each)}**.`,
        ],
        variant: `proportion ${kind} ${from} ${from * each} ${to}`,
        features: { steps: 3, parts: from, size: to * each },
      },
      to * each,
      [
        [from * each + to - from, named.adds(to > from)],
        [each, named.oneUnit(to)],
        [from * each * to, named.forgetsSharing],
        [(to + 1) * each, mistake('one-too-many', 'You counted one too many.')],
      ],
    );
  },
  solve(seen) {
    const isKnown = /identical buns|A slow tap lets out|metres of string|A printer prints/.test(seen.text);
    if (!isKnown) return undefined;
    const [first = 1, second = 0, to = 0] = numbersIn(seen.text);
    const [from, cost] = /^A /.test(seen.text) ? [second, first] : [first, second];
    for (let found = 0; found <= cost * to; found++) if (found * from === cost * to) return typed(found);
    return undefined;
  },
};
