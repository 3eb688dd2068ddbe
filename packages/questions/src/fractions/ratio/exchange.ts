/** Money changed into another currency and back (year 7). */

import type { Form } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './ratios.ts';

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

/** Pounds and what is taken off them, with the rate of another currency in hundredths. */
interface Deal {
  readonly coin: (typeof money)[number];
  readonly rate: number;
  readonly amount: number;
  readonly gone: number;
}

const featuresOf = ({ rate, amount }: Deal) => ({ steps: 4, parts: rate, size: amount });

/** Who takes one amount from the other as they are, in two currencies. */
const mixesCurrencies = ({ coin, rate, amount, gone }: Deal): NumberMistake => [
  rate * gone < amount * 100 ? decimalText(amount * 100 - rate * gone, 2) : Number.NaN,
  mistake('mixes-currencies', `You took ${coin} away from pounds.`),
];

/** A price abroad compared with one at home. */
function priceAbroad(thing: string, deal: Deal): Made {
  const { coin, rate, amount, gone } = deal;
  const paid = shown(rate * gone);
  return writeNumber(
    {
      prompt: `A ${thing} costs £${amount} in Britain. Abroad the same ${thing} costs ${paid} ${coin}, and £1 is worth ${shown(rate)} ${coin}. How many pounds less is that?`,
      hint: 'Change the price abroad to pounds first.',
      steps: [
        `The price abroad in pounds: ${paid} ÷ ${shown(rate)} = ${gone}.`,
        `£${amount} − £${gone} = **£${amount - gone}**.`,
      ],
      variant: `price ${coin} ${rate} ${amount} ${gone}`,
      features: featuresOf(deal),
    },
    amount - gone,
    [
      [gone, mistake('gives-spent', 'That is the price abroad, in pounds. How much less is it?')],
      mixesCurrencies(deal),
    ],
    { before: '£' },
  );
}

/** Money changed, spent in part, and the rest changed back. */
function spent(name: string, isTrip: boolean, deal: Deal): Made {
  const { coin, rate, amount, gone } = deal;
  const [all, paid, rest] = [rate * amount, rate * gone, rate * (amount - gone)];
  return writeNumber(
    {
      prompt: isTrip
        ? `On holiday ${name} gets ${shown(rate)} ${coin} for each pound. ${name} changes £${amount} and pays ${shown(paid)} ${coin} for a trip. How much are the ${coin} that are left worth in pounds?`
        : `£1 is worth ${shown(rate)} ${coin}. ${name} changes £${amount} and spends ${shown(paid)} ${coin}. Then ${name} changes the rest back at the same rate. How many pounds is that?`,
      hint: `How many ${coin} does ${name} get? How many are left?`,
      steps: [
        `${name} gets ${amount} × ${shown(rate)} = ${shown(all)} ${coin}.`,
        `There are ${shown(all)} − ${shown(paid)} = ${shown(rest)} ${coin} left.`,
        `Back in pounds: ${shown(rest)} ÷ ${shown(rate)} = **${amount - gone}**.`,
      ],
      variant: `spent ${coin} ${rate} ${amount} ${gone}`,
      features: featuresOf(deal),
    },
    amount - gone,
    [
      [decimalText(rest, 2), mistake('stops-too-soon', `That is still in ${coin}. Change it back to pounds.`)],
      [gone, mistake('gives-spent', `That is what ${name} spent, in pounds.`)],
      mixesCurrencies(deal),
    ],
    { before: '£' },
  );
}

/** What takes several steps: money spent in part, or a price abroad. */
function inSteps(random: Random, coin: Deal['coin'], rate: number): Made {
  const amount = random.int(8, 40) * 5;
  const isPrice = random.chance(1, 3);
  // The same thing abroad costs a little less, not a small part.
  const gone = isPrice
    ? random.int(Math.ceil(amount * 0.6), Math.floor(amount * 0.9))
    : random.int(2, amount / 5 - 2) * 5 + random.int(0, 4);
  const deal = { coin, rate, amount, gone };
  const name = pickName(random);
  const thing = random.pick(['coat', 'tent', 'watch', 'rucksack']);
  return isPrice ? priceAbroad(thing, deal) : spent(name, !random.chance(1, 2), deal);
}

/** Money changed at a given rate, both ways. */
export const exchange: Form<Params> = {
  weight: (cell) => asks(cell, 'exchange'),
  make(random, { difficulty }) {
    const coin = random.pick(money);
    const [low, high] = rates[coin];
    const step = coin === 'Indian rupees' ? 100 : 5;
    const rate = random.int(low / step, high / step) * step;
    // A hundred rupees to the pound would only move the digits.
    if (rate % 1000 === 0) return undefined;
    const amount = random.int(2, 60) * 5;
    const changed = rate * amount;
    if (difficulty === 'hard') return inSteps(random, coin, rate);
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
    const abroad = /costs £(\d+) in Britain\. .* costs ([\d.,]+) .*£1 is worth ([\d.]+) /.exec(seen.text);
    const whole =
      abroad === null
        ? /(?:^£1 is worth|gets) ([\d.]+) .* changes £([\d,]+)(?: and spends| and pays) ([\d.,]+) /
            .exec(seen.text)
            ?.slice(1)
        : [abroad[3], abroad[1], abroad[2]];
    if (whole !== undefined) {
      const [each = 1, pounds = 0, gone = 0] = whole.map((text = '') =>
        Math.round(Number(text.replaceAll(',', '')) * 100),
      );
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
