/** Number questions that once failed a reader, each with what must not be told or asked again. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import type { Minted } from '../kernel/mint.ts';
import { plainNumber } from '../kernel/number-text.ts';
import { optionText, shownBy } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';
import { roundTo } from './round-to.ts';

const textOf = (blocks: Minted['hint']): string => plainNumber(blocks.map(shownBy).join(' '));
const promptOf = ({ question }: Minted): string => textOf(question.prompt);
const stepsOf = ({ explanation }: Minted): string => explanation.map(textOf).join(' ');
const typedOf = ({ key }: Minted): readonly (readonly [given: number, says: string])[] =>
  key.type === 'writeAnswer' ? key.mistakes.map(({ given, because }) => [Number(given), because.says]) : [];

/** A way in which a question of the cell would be at fault. */
type Fault = readonly [name: string, subTopicId: number, difficulty: Difficulty, isFaulty: (made: Minted) => boolean];

const faults: readonly Fault[] = [
  [
    'with 19 in two lines, the digits’ products make ten times the number as well',
    160201,
    'easy',
    (made) => /× 19\b/.test(promptOf(made)),
  ],
  [
    'a part of the rest is not the same number as the part before it',
    160207,
    'hard',
    (made) => {
      const [, one, other] = /1\/(\d+) of .* 1\/(\d+) of the rest/.exec(promptOf(made)) ?? [];
      return one !== undefined && Number(one) === Number(other) + 1;
    },
  ],
  [
    'a forgotten carry is not looked for as a mistake of one of two columns',
    130202,
    'medium',
    (made) => promptOf(made).includes('first mistake'),
  ],
  [
    'a difference does not tell whether both numbers were rounded down or up',
    130204,
    'easy',
    (made) => /\d - \d/.test(promptOf(made)) && typedOf(made).some(([, says]) => says.includes('each time')),
  ],
  [
    'an estimate in hundreds finds the only possible answer as well',
    130204,
    'hard',
    (made) => {
      const { question, key } = made;
      const [, a, sign, b] = /^Only one of these can be (\d+) ([+-]) (\d+)\./.exec(promptOf(made)) ?? [];
      if (a === undefined || question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice') return false;
      const [one, other] = [a, b].map((each) => roundTo(Number(each), 100));
      const estimate = (one ?? 0) + (sign === '+' ? 1 : -1) * (other ?? 0);
      const off = question.answer.options.map((each) => Math.abs(Number(plainNumber(optionText(each))) - estimate));
      const own = off[key.option] ?? 0;
      return off.some((each, at) => at !== key.option && each <= 3 * own);
    },
  ],
  [
    'parts out of order have different digits',
    160501,
    'medium',
    (made) => {
      const digits = [...promptOf(made).matchAll(/(\d) [a-z]+/g)].map(([, digit]) => digit);
      return promptOf(made).includes('made of these parts') && digits.length === 4 && new Set(digits).size < 3;
    },
  ],
  [
    'a number that is not the nearest one is not called rounded to that place',
    150104,
    'easy',
    (made) => {
      const { question, key } = made;
      const [, number] = /^Round (\d+) to/.exec(promptOf(made)) ?? [];
      if (number === undefined || question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice')
        return false;
      const given = question.answer.options.map((each) => Number(plainNumber(optionText(each))));
      return key.because.some((because, at) => {
        const [, unit = ''] = /^That is rounded to the nearest ([\d,]+), not/.exec(because?.says ?? '') ?? [];
        return unit !== '' && roundTo(Number(number), Number(plainNumber(unit))) !== given[at];
      });
    },
  ],
  [
    'both neighbours are among the options of a rounded number',
    150104,
    'medium',
    (made) => {
      const { answer } = made.question;
      const [, number = 0, unit = 1] = /^Round (\d+) to the nearest (\d+)\./.exec(promptOf(made))?.map(Number) ?? [];
      if (number === 0 || answer.type !== 'multipleChoice') return false;
      const given = answer.options.map((each) => Number(plainNumber(optionText(each))));
      const low = Math.floor(number / unit) * unit;
      return !given.includes(low) || !given.includes(low + unit);
    },
  ],
  [
    'no cup holds litres',
    140503,
    'hard',
    (made) => {
      const [, litres = 0, cups = 1] = /^([\d.]+) litres of juice .* into (\d+) cups/.exec(promptOf(made)) ?? [];
      return Number(litres) / Number(cups) > 1;
    },
  ],
  [
    'who takes a square for a double does so twice',
    150404,
    'medium',
    (made) => {
      const [, one, other] = /^Work out (\d+)² \+ (\d+)²\./.exec(promptOf(made)) ?? [];
      const doubled = 2 * (Number(one) + Number(other));
      return typedOf(made).some(
        ([given, says]) => one !== undefined && says.startsWith('You multiplied by 2') && given !== doubled,
      );
    },
  ],
  [
    'what is cut off or sold until two are equal makes the total no larger',
    160603,
    'hard',
    (made) => {
      const [, gone] = /When (\d+) (?:cm (?:is|are) cut off|apples are sold)/.exec(promptOf(made)) ?? [];
      const [, answer] = /The answer is \D*(\d+)/.exec(stepsOf(made)) ?? [];
      return typedOf(made).some(([given]) => gone !== undefined && given === Number(answer) + Number(gone));
    },
  ],
  [
    'pounds are on both sides of a calculation or on neither',
    130206,
    'hard',
    (made) => /(?:^|[^£\d])\d+ [-+×÷] \d+ = £/.test(stepsOf(made)),
  ],
  ['year 5 reads Roman numerals over 100', 150105, 'medium', (made) => /(?:is|Write) \d\d\b/.test(promptOf(made))],
  [
    'the two smallest or greatest are called so, not the closest two',
    150101,
    'hard',
    (made) => stepsOf(made).includes('closest two'),
  ],
  [
    'weights on a balance come to 1,000 g at most in year 3',
    130502,
    'medium',
    (made) => promptOf(made).includes('balance') && /kg|= (?!1000)\d{4,} g/.test(`${promptOf(made)} ${stepsOf(made)}`),
  ],
  [
    'a 1 carried out of the last column is written down',
    150201,
    'hard',
    (made) => /carry 1\.\s+Check/.test(stepsOf(made)),
  ],
  [
    'neither the old prices nor the percentages alone tell the cheapest shop',
    160604,
    'hard',
    (made) => {
      const [table] = made.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
      const [, shop] = /cheapest in \*\*(Shop [A-D])\*\*/.exec(stepsOf(made)) ?? [];
      const columnOf = (at: number): number[] =>
        (table?.rows ?? []).map((row) => Number(plainNumber(row[at] ?? '').replace(/[£,]|% off/g, '')));
      const place = table?.rows.findIndex(([name]) => name === shop) ?? -1;
      const [prices, percents] = [columnOf(1), columnOf(2)];
      return place >= 0 && (prices[place] === Math.min(...prices) || percents[place] === Math.max(...percents));
    },
  ],
];

describe('number questions without a fault that a reader found', () => {
  test.each(faults)('%s (%i %s)', (_, subTopicId, difficulty, isFaulty) => {
    const drawn = Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 73_000_000 + place));
    expect(drawn.filter(isFaulty).map(promptOf)).toEqual([]);
  });
});
