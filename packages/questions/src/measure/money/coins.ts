/** Coins: what they are worth, how few make an amount; and amounts written in pounds or in pence. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import {
  askMoney,
  boldMoney,
  features,
  mistake,
  moneyIn,
  named,
  type Params,
  showMoney,
  solvedMoney,
  writeMoney,
} from './amounts.ts';
import { coinFigure, coinName, money, worthOf } from './coin-figure.ts';

const smallest = 1;

/** 'the 1p' where there is only one of it, 'one 1p' where there are more. */
const oneCoin = (pence: number, held: readonly number[]): string =>
  `${held.filter((other) => other === pence).length === 1 ? 'the' : 'one'} ${coinName(pence)}`;

/** A coin that is left out, or counted twice. */
function slipWith(random: Random, pence: number, held: readonly number[]) {
  const coin = oneCoin(pence, held);
  return random.chance(1, 2)
    ? { by: pence, did: `counted ${coin} twice`, because: mistake('counts-one-twice', `You counted ${coin} twice.`) }
    : { by: -pence, did: `left out ${coin}`, because: mistake('misses-one', `You left out ${coin}.`) };
}

/** What the coins drawn are worth. */
export const coins: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.coins[difficulty],
  make(random, { params: { writing } }) {
    const few = random.int(5, 7);
    const kinds = money.filter((pence) => pence <= 200);
    const held = Array.from({ length: few }, () => random.pick(kinds)).sort((one, other) => other - one);
    const total = held.reduce((sum, pence) => sum + pence, 0);
    // Below a pound, coins are counted in year 2.
    if (total < 110 || total > 500 || new Set(held).size < 3) return undefined;
    const [first = 0, ...rest] = held;
    let sum = first;
    const running = rest.map((pence) => {
      sum += pence;
      return `${showMoney(sum - pence, writing)} + ${coinName(pence)} = ${showMoney(sum, writing)}.`;
    });
    const slips = [slipWith(random, held[1] ?? 0, held), slipWith(random, held.at(-1) ?? 0, held)] as const;
    const [one, other] = slips;
    return askMoney(
      random,
      {
        prompt: ['How much money is this?', drawn(coinFigure(held))],
        hint: 'Start with the biggest coin or note and count on.',
        steps: [`Start with ${coinName(first)}.`, ...running, `It is ${boldMoney(total, writing)}.`],
        variant: `coins ${held.join(' ')}`,
        features: features([total], few),
      },
      total,
      [
        // The third stands to the first two as the answer does: the answer isn't the one between its neighbours.
        ...slips.map(({ by, because }) => [total + by, because] as const),
        [total + one.by + other.by, mistake('two-slips', `You ${one.did} and ${other.did}.`)],
        ...slips.map(({ by }) => [total - by, named.outBy(Math.abs(by))] as const),
        [total + 10, named.outBy(10)],
      ],
      writing,
    );
  },
  solve(seen) {
    if (seen.text !== 'How much money is this?' || seen.figure === undefined) return undefined;
    const worth = worthOf(seen.figure);
    return solvedMoney(seen, worth);
  },
};

/** The coins that make an amount with as few as can be, biggest first. */
function fewestCoins(pence: number): number[] {
  let left = pence;
  return money
    .filter((coin) => coin <= 200)
    .flatMap((coin) => {
      const count = Math.floor(left / coin);
      left -= count * coin;
      return Array.from({ length: count }, () => coin);
    });
}

/** How few coins make an amount. */
export const fewest: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.fewest[difficulty],
  make(random, { params: { writing }, difficulty }) {
    const pence = difficulty === 'easy' ? random.int(6, 99) : random.int(21, difficulty === 'medium' ? 199 : 399);
    const used = fewestCoins(pence);
    if (used.length < { easy: 2, medium: 4, hard: 5 }[difficulty] || used.length > 8) return undefined;
    const tens = Math.floor(pence / 10) + (pence % 10);
    return writeNumber(
      {
        prompt: `What is the smallest number of coins that makes ${showMoney(pence, writing)}?`,
        hint: 'Take the biggest coin that fits. Then do the same with what is left.',
        steps: [`Take the biggest coins first: ${used.map(coinName).join(', ')}.`, `That is **${used.length}** coins.`],
        variant: `fewest ${pence}`,
        features: features([pence], used.length),
      },
      used.length,
      [
        [used.length + 1, named.fewer],
        [used.length + 2, named.fewer],
        [tens, named.fewer],
        [used.length - 1, named.missed],
      ],
      { after: 'coins' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is the smallest number of coins')) return undefined;
    const [wanted = 0] = moneyIn(seen.text);
    const least = [0];
    for (let pence = smallest; pence <= wanted; pence++) {
      const ways = money.filter((coin) => coin <= 200 && coin <= pence).map((coin) => (least[pence - coin] ?? 0) + 1);
      least.push(Math.min(...ways));
    }
    return answered(seen, least[wanted] ?? 0);
  },
};

/** From pence to pounds and back. */
export const convert: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.convert[difficulty],
  make(random, { params: { writing } }) {
    // With a decimal point, single pence are the hard part: £4.07.
    const hasTrap = writing === 'point';
    const pounds = random.int(1, 9);
    const rest = hasTrap ? random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9]) : 5 * random.int(2, 19);
    const pence = pounds * 100 + rest;
    // In year 3 amounts have no decimal point yet.
    const place = writing === 'and' ? named.takesOff : named.place;
    const questionText = {
      hint: 'How many pence make one pound?',
      variant: `convert ${pence}`,
      features: features([pence], 1),
    };
    if (random.chance(1, 2))
      return writeMoney(
        {
          ...questionText,
          prompt: `How many pence is ${showMoney(pence, writing)}?`,
          steps: [`£${pounds} is ${pounds} × 100p = ${pounds * 100}p.`, `${pounds * 100}p + ${rest}p = **${pence}p**.`],
          variant: `to pence ${pence}`,
        },
        pence,
        [
          [pounds + rest, named.mixed],
          [rest < 10 ? pounds * 10 + rest : pounds * 1000 + rest, place],
          ...(rest < 10 ? [[pounds * 100 + rest * 10, place] as const] : []),
        ],
        'pence',
      );
    return writeMoney(
      {
        ...questionText,
        prompt: writing === 'and' ? `Write ${pence}p in pounds and pence.` : `Write ${pence}p in pounds.`,
        steps: [`${pounds * 100}p is £${pounds}. ${rest}p is left.`, `So ${pence}p is ${boldMoney(pence, writing)}.`],
      },
      pence,
      [
        [pounds * 100 + (rest < 10 ? rest * 10 : Math.floor(rest / 10)), place],
        [pence * 100, named.mixed],
        [pence * 10, writing === 'and' ? place : named.tenTimes],
      ],
      writing === 'and' ? 'either' : 'pounds',
    );
  },
  solve(seen) {
    const toPence = seen.text.startsWith('How many pence is');
    if (!toPence && !/^Write \d+p in pounds/.test(seen.text)) return undefined;
    const [pence = 0] = moneyIn(seen.text);
    return solvedMoney(seen, pence);
  },
};

/** The largest or the smallest of amounts that look alike. */
export const compare: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.compare[difficulty],
  make(random, { params: { writing } }) {
    const pounds = random.int(1, 9);
    const rest = random.int(1, 9);
    const amounts = [
      pounds * 100 + rest,
      pounds * 100 + rest * 10,
      pounds * 100 + random.int(1, 99),
      pounds * 100 + random.int(11, 99),
    ];
    if (new Set(amounts).size < 4) return undefined;
    const styles = random.shuffle(['p', 'p', '£', '£']);
    const shown = amounts.map((pence, place) => (styles[place] === 'p' ? `${pence}p` : showMoney(pence, writing)));
    const asks = random.pick(['largest', 'smallest'] as const);
    const best = asks === 'largest' ? Math.max(...amounts) : Math.min(...amounts);
    const at = amounts.indexOf(best);
    const right = shown[at] ?? '';
    const isPence = (place: number): boolean => styles[place] === 'p';
    const told = `${right} is ${isPence(at) ? '' : `${best}p, which is `}${asks === 'largest' ? 'more' : 'less'}.`;
    return chooseText(
      random,
      {
        prompt: `Which amount is the ${asks}?`,
        hint: 'Write them all in pence.',
        steps: [
          `In pence, the smallest first: ${[...amounts]
            .sort((one, other) => one - other)
            .map((pence) => `${pence}p`)
            .join(', ')}.`,
          `The ${asks} is **${right}**.`,
        ],
        variant: `${asks} ${[...amounts].sort().join(' ')}`,
        features: features(amounts, 4),
      },
      right,
      shown.flatMap((text, place) =>
        text === right
          ? []
          : [
              [
                text,
                mistake('compares-digits', isPence(place) ? told : `That is ${amounts[place]}p. ${told}`),
              ] as const,
            ],
      ),
    );
  },
  solve(seen) {
    const [, asks] = /^Which amount is the (largest|smallest)\?/.exec(seen.text) ?? [];
    if (asks === undefined) return undefined;
    const amounts = seen.options.map((option) => moneyIn(option)[0] ?? 0);
    const best = amounts.reduce((one, other) => ((asks === 'largest') === other > one ? other : one));
    return chosen(seen, (_, place) => amounts[place] === best);
  },
};
