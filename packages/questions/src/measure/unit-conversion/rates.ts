/** Metric and imperial units by a rate that the question gives. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { tapOne, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { drawLots, features, given, isInTenths, metricWords, stepsTo, unitOf } from './imperial.ts';
import { mistake, named, type Params, weightOf } from './sizes.ts';

/** From one system to the other. */
export const byRate: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'rates', difficulty) * 2,
  make(random, { params, difficulty }) {
    const lots = drawLots(random, params, difficulty);
    if (lots === undefined) return undefined;
    const { rate, count, metric } = lots;
    const back = difficulty === 'medium' || (difficulty === 'hard' && random.chance(1, 2));
    // Multiplying or dividing once would be one step.
    if (difficulty === 'hard' && rate.imperial === 1) return undefined;
    // Parts of lots are found by dividing by one digit only: neither by 4.5 nor by 64.
    if (difficulty === 'hard' && back && (rate.tenths % 10 !== 0 || rate.tenths > 90)) return undefined;
    const quantity = back ? `${showNumber(metric)} ${rate.metric}` : unitOf(count, rate);
    const to = back ? (rate.unit === 'stone' ? 'stone' : pluralOf(rate.unit)) : rate.metric;
    const asked = back ? to : metricWords(rate.metric);
    const base = exactDecimal(rate.tenths, 10) ?? '';
    const storyText = random.chance(1, 2)
      ? `How many ${asked} is ${quantity}?`
      : `${random.pick(rate.stories).replace('{q}', quantity)}. How many ${asked} is that?`;
    const value = back ? String(count) : metric;
    const inverse = exactDecimal(
      back ? Math.round(Number(metric) * 10) * rate.tenths : count * 100 * rate.imperial,
      back ? 100 * rate.imperial : 10 * rate.tenths,
    );
    const more = rate.tenths / 10 - rate.imperial;
    return writeNumber(
      {
        // Nobody may round: what is given is only near, but the answer is worked out from it.
        prompt: `${given(rate)}. Use this fact. ${storyText}`,
        hint: isInTenths(rate, count)
          ? `Every ${unitOf(rate.imperial, rate)} is about ${base} ${rate.metric}. Multiply first, then divide. By which numbers?`
          : back
            ? `How many lots of ${base} ${rate.metric} are there?`
            : rate.imperial === 1
              ? 'Should the number get larger or smaller? Multiply or divide?'
              : `How many lots of ${rate.imperial} are there?`,
        steps: !back
          ? stepsTo(rate, count, metric)
          : isInTenths(rate, count)
            ? [
                `Multiply by ${rate.imperial}: ${metric} × ${rate.imperial} = ${exactDecimal(count * rate.tenths, 10)}.`,
                `Each lot is ${base} ${rate.metric}, so divide by ${base}: ${exactDecimal(count * rate.tenths, 10)} ÷ ${base} = **${count}** ${to}.`,
              ]
            : [
                `${showNumber(metric)} ÷ ${base} = ${exactDecimal(count, rate.imperial)}, so there are ${exactDecimal(count, rate.imperial)} lots of ${base} ${rate.metric}.`,
                rate.imperial === 1
                  ? `The answer is **${count}** ${to}.`
                  : `${exactDecimal(count, rate.imperial)} × ${rate.imperial} = **${count}** ${to}.`,
              ],
        variant: `rate ${storyText} ${rate.unit}`,
        features: { ...features(rate, count, rate.imperial === 1 ? 1 : 2), back: back ? 1 : 0 },
      },
      value,
      [
        // Thousands of times too much or too little would be seen to be wrong, and nobody works out 59.375.
        ...(inverse === undefined ||
        /\.\d\d/.test(String(inverse)) ||
        Math.abs(Math.log10(Number(inverse) / Number(value))) > 3
          ? []
          : [[inverse, Number(value) > Number(back ? metric : count) ? named.toSmaller : named.toBigger] as const]),
        ...(rate.imperial === 1
          ? []
          : [
              [
                back ? (exactDecimal(count, rate.imperial) ?? 0) : (exactDecimal(count * rate.tenths, 10) ?? 0),
                back
                  ? mistake(
                      'forgets-to-multiply',
                      `That is how many lots there are. Each is ${unitOf(rate.imperial, rate)}.`,
                    )
                  : mistake(
                      'forgets-to-divide',
                      `You multiplied by ${base}, but each lot is ${unitOf(rate.imperial, rate)}.`,
                    ),
              ] as const,
            ]),
        ...(rate.imperial === 5
          ? [
              [
                back ? Number(metric) - more : count + more,
                mistake(
                  'adds',
                  back
                    ? `You subtracted ${more}. But there are ${more} fewer for every ${base} ${rate.metric}.`
                    : `You added ${more}. But there are ${more} more for every ${unitOf(rate.imperial, rate)}.`,
                ),
              ] as const,
            ]
          : []),
        [Number(value) * 10, mistake('wrong-place-value', 'That is ten times too much.')],
      ],
      { after: to, unit: to },
    );
  },
  solve(seen) {
    const [, many, one, rate, metric] = /^([\d.]+) (\w+) (?:is|are) about ([\d.]+) (\w+)\. /.exec(seen.text) ?? [];
    const [, asked = ''] = /How many (\w+) (?:are|is)/.exec(seen.text) ?? [];
    const [number] = numbersIn(seen.text.slice(seen.text.indexOf('. ') + 2));
    if (many === undefined || one === undefined || number === undefined || asked === '') return undefined;
    const tenths = (value: number | string = 0): number => Math.round(Number(value) * 10);
    for (let answer = 1; answer < 200000; answer++) {
      const [imperial, inMetric] =
        asked === metricWords(metric ?? '') ? [tenths(number), answer] : [answer, tenths(number)];
      if (imperial * tenths(rate) === inMetric * tenths(many)) return typed(exactDecimal(answer, 10) ?? '');
    }
    return [];
  },
};

const same = 'about the same as';

/** Which is more, one in each system. */
export const compareRates: Form<Params> = {
  weight: ({ params, difficulty }) => (difficulty === 'easy' ? 0 : weightOf(params, 'rates', difficulty)),
  make(random, { params, difficulty }) {
    const lots = drawLots(random, params, difficulty);
    if (lots === undefined) return undefined;
    const { rate, count, metric } = lots;
    // Multiplying once and comparing would be too little.
    if (difficulty === 'hard' && rate.imperial === 1) return undefined;
    const exact = Math.round(Number(metric) * 10);
    const shift = random.pick(difficulty === 'hard' ? [-0.2, -0.17, 0, 0.17, 0.2] : [-0.25, -0.2, 0, 0.2, 0.25]);
    const other = Math.round((exact * (1 + shift)) / 10);
    const isFit = shift === 0 ? other * 10 === exact : Math.abs(other * 10 - exact) * 20 >= 3 * exact;
    // The number of the rate itself would be compared at a glance.
    if (other < 1 || !isFit || other * 10 === rate.tenths) return undefined;
    const [less, more] = rate.more;
    const left = unitOf(count, rate);
    const right = `${showNumber(other)} ${rate.metric}`;
    const answer = shift === 0 ? same : exact > other * 10 ? more : less;
    return tapOne(
      {
        prompt: `${given(rate)}. Which words are missing?\n\n**${left}** is ______ **${right}**.`,
        hint: `Change ${left} to ${metricWords(rate.metric)} first.`,
        steps: [
          ...stepsTo(rate, count, metric).map((step) => step.replaceAll('**', '')),
          `So ${left} is **${answer}** ${right}.`,
        ],
        variant: `compare ${left} ${right}`,
        features: { ...features(rate, count, 2), back: 0 },
      },
      [less, same, more],
      answer,
      () => ({
        ...named.noUnits,
        says: `${left} is about ${showNumber(metric)} ${rate.metric}. Compare that with ${right}.`,
      }),
    );
  },
  solve(seen) {
    const [, many, , rate] = /^([\d.]+) (\w+) (?:is|are) about ([\d.]+) (\w+)\. Which words/.exec(seen.text) ?? [];
    const [, left, right] = /\n\n([\d.]+) \w+ is ______ ([\d.]+) /.exec(seen.text) ?? [];
    if (many === undefined || left === undefined) return undefined;
    const apart = Number(left) * Number(rate) - Number(right) * Number(many);
    return chosen(seen, (_, place) => place === 1 + Math.sign(Math.round(apart * 10)));
  },
};
