/** Percentages up and down (year 7): changes, multipliers, changes undone, two in a row. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeNumber } from '../ask.ts';
import { asks, drawShare, features, named, type Params, partBySearch, shareSteps } from './percentage-shares.ts';

const ways = ['increase', 'decrease'] as const;
type Way = (typeof ways)[number];

const mistakesOf = (amount: number, percent: number, part: number, way: Way): NumberMistake[] => {
  const by = way === 'increase' ? 1 : -1;
  return [
    [part, named.onlyPart],
    [amount - by * part, named.wrongWay(way)],
    [amount + by * percent, named.asUnits(percent)],
    [
      amount - by * percent,
      named.says(
        'wrong-direction',
        `${percent}% is a part of the amount, not the number ${percent}. And the amount goes ${way === 'increase' ? 'up' : 'down'}.`,
      ),
    ],
    [Number.isInteger(amount / percent) ? amount + (by * amount) / percent : Number.NaN, named.divides],
    [amount + by * part * 10, named.fact(`The ${percent}% you took is ten times too large.`)],
    [
      amount + by * (part + 1),
      named.fact(`${percent}% of the amount is ${part}. Check the ${way === 'increase' ? 'addition' : 'subtraction'}.`),
    ],
  ];
};

/** An amount changed by a percentage. */
export const change: Form<Params> = {
  weight: (cell) => asks(cell, 'change'),
  make(random, cell) {
    const share = drawShare(random, cell);
    if (share === undefined) return undefined;
    const { percent, amount, part } = share;
    const way = random.pick(ways);
    if (way === 'decrease' && percent >= 95) return undefined;
    const unit = random.pick(['', '£']);
    const answer = way === 'increase' ? amount + part : amount - part;
    const questionText = {
      prompt: `**${way === 'increase' ? 'Increase' : 'Decrease'}** ${unit}${showNumber(amount)} by ${percent}%.`,
      hint: `Find ${percent}% first. Then ${way === 'increase' ? 'add it' : 'subtract it'}.`,
      steps: [
        ...shareSteps(share, unit).map((step) => step.replaceAll('**', '')),
        `${unit}${showNumber(amount)} ${way === 'increase' ? '+' : '−'} ${unit}${showNumber(part)} = **${unit}${showNumber(answer)}**.`,
      ],
      variant: `${way} ${amount} ${percent}`,
      features: features(share, 2),
    };
    return random.chance(2, 3)
      ? writeNumber(questionText, answer, mistakesOf(amount, percent, part, way), unit === '' ? {} : { before: unit })
      : chooseValue(
          random,
          questionText,
          String(answer),
          mistakesOf(amount, percent, part, way),
          (value) => unit + showNumber(value),
        );
  },
  solve(seen) {
    const [, way, amount, percent] = /^(Increase|Decrease) £?(\d+) by (\d+)%\.$/.exec(seen.text) ?? [];
    if (amount === undefined) return undefined;
    return answered(
      seen,
      partBySearch(way === 'Increase' ? 100 + Number(percent) : 100 - Number(percent), Number(amount)),
    );
  },
};

interface Story {
  readonly way: Way;
  readonly wording: (name: string, amount: string, percent: number) => string;
  readonly range: readonly [number, number];
  readonly before?: '£';
}
const stories: readonly Story[] = [
  {
    way: 'decrease',
    before: '£',
    range: [20, 400],
    wording: (_, amount, percent) => `A tent costs £${amount}. In a sale it is ${percent}% off. What does it cost now?`,
  },
  {
    way: 'increase',
    before: '£',
    range: [20, 200],
    wording: (_, amount, percent) =>
      `A train ticket costs £${amount}. The price goes up by ${percent}%. What does it cost now?`,
  },
  {
    way: 'increase',
    range: [100, 5000],
    wording: (_, amount, percent) =>
      `A village has ${amount} people. The number grows by ${percent}%. How many people live there now?`,
  },
  {
    way: 'decrease',
    range: [200, 5000],
    wording: (_, amount, percent) =>
      `A pond holds ${amount} litres. In a dry month it loses ${percent}%. How many litres are left?`,
  },
  {
    way: 'increase',
    range: [20, 300],
    wording: (name, amount, percent) =>
      `${name} swam ${amount} lengths last month. This month, ${name} swam ${percent}% more. How many lengths did ${name} swim this month?`,
  },
  {
    way: 'decrease',
    range: [20, 600],
    wording: (name, amount, percent) =>
      `${name} had ${amount} stamps and sold ${percent}% of them. How many stamps are there now?`,
  },
];

/** A change in a story. */
export const changeStory: Form<Params> = {
  weight: (cell) => asks(cell, 'changeStory'),
  make(random, cell) {
    const share = drawShare(random, cell);
    if (share === undefined) return undefined;
    const { percent, amount, part } = share;
    const fit = stories.filter(({ range: [fewest, most] }) => fewest <= amount && amount <= most && percent <= 60);
    if (fit.length === 0) return undefined;
    const scenario = random.pick(fit);
    const { way, before } = scenario;
    const unit = before ?? '';
    const answer = way === 'increase' ? amount + part : amount - part;
    return writeNumber(
      {
        prompt: scenario.wording(pickName(random), showNumber(amount), percent),
        hint: 'Does the amount go up or down? Find the percentage first.',
        steps: [
          ...shareSteps(share, unit).map((step) => step.replaceAll('**', '')),
          `${unit}${showNumber(amount)} ${way === 'increase' ? '+' : '−'} ${unit}${showNumber(part)} = **${unit}${showNumber(answer)}**.`,
        ],
        variant: `story ${stories.indexOf(scenario)} ${amount} ${percent}`,
        features: features(share, 3),
      },
      answer,
      mistakesOf(amount, percent, part, way),
      before === undefined ? {} : { before },
    );
  },
  solve(seen) {
    if (!/cost now\?$|live there now\?$|are left\?$|swim this month\?$|are there now\?$/.test(seen.text))
      return undefined;
    const [amount = 0, percent = 0] = numbersIn(seen.text);
    return typed(partBySearch(/goes up|grows|% more/.test(seen.text) ? 100 + percent : 100 - percent, amount));
  },
};

/** The decimal to multiply by. */
export const multiplier: Form<Params> = {
  weight: (cell) => asks(cell, 'multiplier'),
  make(random) {
    const way = random.pick(ways);
    const percent = random.int(1, way === 'increase' ? 99 : 95);
    const right = decimalText(way === 'increase' ? 100 + percent : 100 - percent, 2);
    const questionText = {
      prompt: `Which decimal do you multiply by to ${way} a number by ${percent}%?`,
      hint: 'What percentage of the number is there after the change?',
      steps: [
        `After the change there is 100% ${way === 'increase' ? '+' : '−'} ${percent}% = ${way === 'increase' ? 100 + percent : 100 - percent}%.`,
        `Divide by 100: **${right}**.`,
      ],
      variant: `multiplier ${way} ${percent}`,
      features: { steps: 2, amount: percent },
    };
    const mistakes: NumberMistake[] = [
      [decimalText(percent, 2), named.multiplier(decimalText(percent, 2), String(percent), way)],
      [decimalText(way === 'increase' ? 100 - percent : 100 + percent, 2), named.wrongWay(way)],
      [decimalText(percent, 3), named.multiplier(decimalText(percent, 3), decimalText(percent, 1), way)],
      [
        decimalText(way === 'increase' ? 1000 + percent : 1000 - percent, 3),
        named.fact(`${percent}% is ${decimalText(percent, 2)}, not ${decimalText(percent, 3)}.`),
      ],
    ];
    return random.chance(1, 2)
      ? writeNumber(questionText, right, mistakes)
      : chooseValue(random, questionText, right, mistakes);
  },
  solve(seen) {
    const [, way, percent] =
      /^Which decimal do you multiply by to (increase|decrease) a number by (\d+)%\?$/.exec(seen.text) ?? [];
    if (percent === undefined) return undefined;
    const thousand = 1000 + (way === 'increase' ? 10 : -10) * Number(percent);
    return answered(seen, `${Math.floor(thousand / 1000)}.${String(thousand % 1000).padStart(3, '0')}`);
  },
};

/** The amount before a change. */
export const reverse: Form<Params> = {
  weight: (cell) => asks(cell, 'reverse'),
  make(random, cell) {
    const share = drawShare(random, cell);
    if (share === undefined) return undefined;
    const { percent, amount, part } = share;
    const way = random.pick(ways);
    // Nobody sells a bike or a guitar for a few pounds.
    if ((way === 'decrease' && percent > 80) || amount < 80) return undefined;
    const after = way === 'increase' ? amount + part : amount - part;
    const left = way === 'increase' ? 100 + percent : 100 - percent;
    const thing = random.pick(['tent', 'bike', 'sofa', 'guitar', 'camera']);
    const text =
      way === 'decrease'
        ? `In a sale a ${thing} is ${percent}% off. It now costs £${showNumber(after)}. What did it cost before?`
        : `The price of a ${thing} went up by ${percent}%. It now costs £${showNumber(after)}. What did it cost before?`;
    const step = [25, 20, 10, 5, 1].find((size) => left % size === 0 && 100 % size === 0) ?? 1;
    const each = (after * step) / left;
    if (!Number.isInteger(each)) return undefined;
    return writeNumber(
      {
        prompt: text,
        hint: `What percentage of the first price is £${showNumber(after)}?`,
        steps: [
          `£${showNumber(after)} is 100% ${way === 'increase' ? '+' : '−'} ${percent}% = ${left}% of the first price.`,
          ...(step === left
            ? []
            : [
                `${left}% is ${left / step} times ${step}%, so ${step}% is £${showNumber(after)} ÷ ${left / step} = £${showNumber(each)}.`,
              ]),
          `100% is ${100 / step} × £${showNumber(each)} = **£${showNumber(amount)}**.`,
        ],
        variant: `reverse ${way} ${thing} ${after} ${percent}`,
        features: features(share, 4),
      },
      amount,
      [
        [decimalText(way === 'increase' ? after * (100 - percent) : after * (100 + percent), 2), named.ofNew],
        [way === 'increase' ? after - percent : after + percent, named.asUnits(percent)],
        [part, named.says('only-the-part', 'That is the change, not the price before.')],
        [
          way === 'increase' ? amount + 2 * part : after - part,
          named.says(
            'wrong-direction',
            way === 'increase'
              ? 'The price went up, so it was lower before.'
              : 'The price went down, so it was higher before.',
          ),
        ],
      ],
      { before: '£' },
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What did it cost before?')) return undefined;
    const [percent = 0, after = 0] = numbersIn(seen.text);
    const left = seen.text.includes('went up') ? 100 + percent : 100 - percent;
    for (let before = 1; before < 20000; before++) if (before * left === after * 100) return typed(before);
    return undefined;
  },
};

const pickStep = (random: Random): readonly [Way, number] => [
  random.pick(ways),
  random.pick([5, 10, 15, 20, 25, 30, 40]),
];

/** Two changes, one after the other. */
export const twice: Form<Params> = {
  weight: (cell) => asks(cell, 'twice'),
  make(random) {
    const amount = random.int(2, 40) * 20;
    const [[one, a], [other, b]] = [pickStep(random), pickStep(random)];
    const by = (way: Way, percent: number): number => (way === 'increase' ? 100 + percent : 100 - percent);
    const middle = (amount * by(one, a)) / 100;
    const end = (middle * by(other, b)) / 100;
    if (!Number.isInteger(middle) || !Number.isInteger(end) || end === amount) return undefined;
    const said = (way: Way): string => (way === 'increase' ? 'goes up' : 'goes down');
    const net = (one === 'increase' ? a : -a) + (other === 'increase' ? b : -b);
    const show = (way: Way): string => (way === 'increase' ? '+' : '−');
    return writeNumber(
      {
        prompt: `A price of £${showNumber(amount)} ${said(one)} by ${a}%. Then the new price ${said(other)} by ${b}%. What is it at the end?`,
        hint: 'Do one change at a time. The second starts from the new price.',
        steps: [
          `${a}% of £${showNumber(amount)} is £${showNumber((amount * a) / 100)}. £${showNumber(amount)} ${show(one)} £${showNumber((amount * a) / 100)} = £${showNumber(middle)}.`,
          `${b}% of £${showNumber(middle)} is £${showNumber((middle * b) / 100)}. £${showNumber(middle)} ${show(other)} £${showNumber((middle * b) / 100)} = **£${showNumber(end)}**.`,
        ],
        variant: `twice ${amount} ${one} ${a} ${other} ${b}`,
        features: { steps: 5, amount },
      },
      end,
      [
        [(amount * (100 + net)) / 100, named.adds],
        [middle, named.says('only-the-part', 'That is the price after the first change only.')],
      ],
      { before: '£' },
    );
  },
  solve(seen) {
    const [, start, one, a, other, b] =
      /^A price of £(\d+) goes (up|down) by (\d+)%\. Then the new price goes (up|down) by (\d+)%/.exec(seen.text) ?? [];
    if (start === undefined) return undefined;
    const middle = partBySearch(one === 'up' ? 100 + Number(a) : 100 - Number(a), Number(start));
    return typed(partBySearch(other === 'up' ? 100 + Number(b) : 100 - Number(b), middle));
  },
};
