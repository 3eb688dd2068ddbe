/** Best buys (year 7). */

import type { Form } from '../../kernel/forms.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
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
