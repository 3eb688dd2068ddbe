/** Percentages to compare: marks out of different totals, parts of different amounts, offers in a sale. */

import { firstOfEach } from '../../kernel/first-of-each.ts';
import type { Form } from '../../kernel/forms.ts';
import { pickTwoNames } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseInOrder, tapOne } from '../ask.ts';
import {
  asks,
  drawShare,
  features,
  named,
  type Params,
  partBySearch,
  type Share,
  shareSteps,
} from './percentage-shares.ts';

const totals = [10, 20, 25, 50, 100] as const;

const outOfHundred = (mark: number, total: number, percent: number): string =>
  total === 100
    ? `${mark} out of 100 is ${percent}%`
    : `${mark} out of ${total} is ${percent} out of 100, because ${total} × ${100 / total} = 100 and ${mark} × ${100 / total} = ${percent}. That is ${percent}%`;

/** Marks in two tests out of different totals. */
export const marks: Form<Params> = {
  weight: (cell) => asks(cell, 'marks'),
  make(random) {
    const [one, other] = random.sample(totals, 2);
    if (one === undefined || other === undefined) return undefined;
    const [a, b] = [random.int(2, one - 1), random.int(2, other - 1)];
    const [left, right] = [(a * 100) / one, (b * 100) / other];
    const gap = Math.abs(left - right);
    if (
      !Number.isInteger(left) ||
      !Number.isInteger(right) ||
      gap > 30 ||
      Math.min(left, right) < 20 ||
      // One on each side of a half is seen at once.
      (left - 50) * (right - 50) <= 0 ||
      // More marks must not mean the higher percentage: nothing would have to be worked out.
      (a - b) * (left - right) > 0
    )
      return undefined;
    const [first, second] = pickTwoNames(random);
    const words = [first, second, 'They are equal'];
    const place = gap === 0 ? 2 : left > right ? 0 : 1;
    return tapOne(
      {
        prompt: `${first} gets ${a} out of ${one} in a quiz. ${second} gets ${b} out of ${other} in another. Whose percentage is higher?`,
        hint: 'Write both marks out of 100.',
        steps: [
          `${first}: ${outOfHundred(a, one, left)}.`,
          `${second}: ${outOfHundred(b, other, right)}.`,
          gap === 0 ? `Both have ${left}%. **They are equal**.` : `**${words[place]}** has the higher percentage.`,
        ],
        variant: `marks ${a}/${one} ${b}/${other}`,
        features: { steps: 2, amount: Math.max(one, other) },
      },
      words,
      words[place] ?? '',
      () => named.bySize(`Out of 100 they are ${left} and ${right}.`),
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('Whose percentage is higher?')) return undefined;
    const [a = 0, one = 1, b = 0, other = 1] = numbersIn(seen.text);
    const difference = a * other - b * one;
    return chosen(seen, (_, place) => place === (difference === 0 ? 2 : difference > 0 ? 0 : 1));
  },
};

/** Which of two percentages of amounts is more. */
export const whichMore: Form<Params> = {
  weight: (cell) => asks(cell, 'whichMore'),
  make(random, cell) {
    const [one, other] = [drawShare(random, cell), drawShare(random, cell)];
    if (one === undefined || other === undefined || one.percent === other.percent || one.amount === other.amount)
      return undefined;
    // The larger percentage of the larger amount is seen at a glance.
    if (one.percent > other.percent === one.amount > other.amount) return undefined;
    const gap = Math.abs(one.part - other.part);
    if (gap * 4 > one.part || (gap === 0 && random.chance(1, 2))) return undefined;
    const money = random.chance(1, 2) ? '£' : '';
    const [left, right] = [one, other].map(({ percent, amount }) => `${percent}% of ${money}${showNumber(amount)}`);
    if (left === undefined || right === undefined) return undefined;
    const words = [left, right, 'They are equal'];
    const place = gap === 0 ? 2 : one.part > other.part ? 0 : 1;
    return tapOne(
      {
        prompt: 'Which is more?',
        hint: 'Work out both amounts before you compare.',
        steps: [
          ...[one, other].flatMap((share) => shareSteps(share, money).map((step) => step.replaceAll('**', ''))),
          `So the answer is **${words[place]}**.`,
        ],
        variant: [left, right].sort().join(' | '),
        features: features(one, 3),
      },
      words,
      words[place] ?? '',
      () =>
        named.percentOnly(`The two amounts are ${money}${showNumber(one.part)} and ${money}${showNumber(other.part)}.`),
    );
  },
  solve(seen) {
    if (seen.text !== 'Which is more?') return undefined;
    const [left = 0, right = 0] = seen.options.slice(0, 2).map((option) => {
      const [percent = 0, amount = 0] = numbersIn(option.replaceAll(',', ''));
      return partBySearch(percent, amount);
    });
    return chosen(seen, (_, place) => place === (left === right ? 2 : left > right ? 0 : 1));
  },
};

const goods = ['bike', 'sofa', 'tent', 'desk', 'camera', 'guitar'] as const;

const priceOf = ({ amount, part }: Share): number => amount - part;

/** The cheapest of three or four offers, in a table. */
export const offers: Form<Params> = {
  weight: (cell) => asks(cell, 'offers'),
  make(random, cell) {
    const count = cell.difficulty === 'hard' ? 4 : 3;
    const fit = Array.from({ length: 40 }, () => drawShare(random, cell)).flatMap((share) =>
      share !== undefined && share.percent <= 75 && share.amount >= 60 ? [share] : [],
    );
    const [best, ...others] = fit;
    if (best === undefined) return undefined;
    const low = priceOf(best);
    const dearer = others.filter((share) => priceOf(share) > low && priceOf(share) < 1.8 * low);
    const lowerBefore = dearer.find(({ amount }) => amount < best.amount);
    const largerOff = dearer.find(({ percent }) => percent > best.percent);
    // Neither column may give the answer away, nor may two shops take off the same percentage.
    if (largerOff === undefined || lowerBefore === undefined) return undefined;
    const shares = random.shuffle(
      firstOfEach([best, lowerBefore, largerOff, ...dearer], ({ percent }) => String(percent)).slice(0, count),
    );
    const prices = shares.map(priceOf);
    if (shares.length < count || new Set(prices).size < count) return undefined;
    const amounts = shares.map((share) => share.amount);
    // The same thing does not cost more than three times as much elsewhere.
    if (new Set(amounts).size < count) return undefined;
    if (count === 3 && Math.max(...amounts) > 3 * Math.min(...amounts)) return undefined;
    const shops = ['Shop A', 'Shop B', 'Shop C', 'Shop D'].slice(0, count);
    const right = prices.indexOf(low);
    const largestOff = Math.max(...shares.map(({ percent }) => percent));
    const thing = random.pick(goods);
    return chooseInOrder(
      {
        prompt: [
          `Each shop has a sale. In which shop is the ${thing} **cheapest** now?`,
          {
            type: 'table',
            caption: `The same ${thing} in ${count} shops`,
            head: ['Shop', 'Old price', 'Sale'],
            rows: shares.map(({ amount, percent }, at) => [
              shops[at] ?? '',
              `£${showNumber(amount)}`,
              `${percent}% off`,
            ]),
          },
        ],
        spoken: `Each shop has a sale. In which shop is the ${thing} cheapest now? ${shares
          .map(({ amount, percent }, at) => `${shops[at]}: ${amount} pounds, ${percent} per cent off.`)
          .join(' ')}`,
        hint: 'Work out the new price in each shop.',
        steps: [
          ...shares.map(
            ({ amount, percent, part }, at) =>
              `${shops[at]}: ${percent}% of £${amount} is £${part}, so it costs £${amount - part}.`,
          ),
          `The ${thing} is cheapest in **${shops[right]}**.`,
        ],
        variant: `offers ${shares
          .map(({ amount, percent }) => `${amount}-${percent}`)
          .sort()
          .join()}`,
        features: { steps: 2 * count, amount: Math.max(...prices) },
      },
      shops,
      shops[right] ?? '',
      (_, at) => {
        const says = `There it costs £${prices[at]}. Another shop is cheaper.`;
        return shares[at]?.percent === largestOff ? named.percentOnly(says) : named.fact(says);
      },
      'grid',
    );
  },
  solve(seen) {
    const [table] = seen.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
    if (!seen.text.startsWith('Each shop has a sale.') || table === undefined) return undefined;
    const prices = table.rows.map(([shop = '', price = '', off = '']) => {
      const [whole = 0] = numbersIn(price.replaceAll(',', ''));
      const [percent = 0] = numbersIn(off);
      return { shop, pays: whole * (100 - percent) };
    });
    return chosen(seen, (option) =>
      prices.every(
        ({ shop, pays }) => pays >= (prices.find((own) => own.shop === option)?.pays ?? Number.NaN) || shop === option,
      ),
    );
  },
};
