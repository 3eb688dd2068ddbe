/** Forms of number questions that are too easy for a cell, because a cell below has them. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { shownBy } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';

const tooEasy: readonly (readonly [name: string, subTopicId: number, difficulty: Difficulty, prompt: RegExp])[] = [
  ['a sign between whole numbers is easy', 140107, 'hard', /^Which sign/],
  ['a sign between whole numbers is for years 3 and 4', 160104, 'easy', /^Which sign/],
  ['the greatest decimal is seen by its tenths', 150602, 'hard', /^Which number is the/],
  ['the coldest of five is year 4 easy', 150103, 'medium', /^Tap the/],
  ['a row of numbers is for easy and medium', 150103, 'hard', /goes in the box/],
  ['decimals are rounded to whole numbers up to year 5', 160506, 'easy', /nearest whole number/],
  ['a whole number is a year 4 limit', 150603, 'hard', /nearest whole number/],
  ['two digits are for year 2', 130205, 'easy', /= \d\d$/],
  ['three digits near a hundred are year 3 hard', 150202, 'easy', /head: \d{3} [+−]/],
  ['ones that pass no ten are for year 2', 130201, 'easy', /[+−] \d$/],
  ['the table of 2 is for year 2', 130302, 'easy', /^2 × (?!3|4|8)|× 10 = /],
  ['the tables of 2, 5 and 10 are for year 2', 140301, 'easy', /\b(2|5|10) (times table|× \d+\?)|× (2|5|10)\?/],
  ['a table of year 3 is no question for year 4', 140301, 'hard', /not\W+ in the [2-58] times/],
  ['one factor to find is medium', 140301, 'hard', /^What number goes in the box\?\s+(\d+ = )?(\d+ × □|□ ×)/],
  ['a number is read by itself at easy and medium', 130105, 'hard', /^(Write|Which is)/],
  ['the value of a digit is easy', 140103, 'medium', /^What is the value/],
  ['up to 100 more or less is for year 3', 140102, 'medium', /^(?!.*1,000)/s],
  ['a turned product needs no working out', 140301, 'hard', /(\d+) × (\d+) □ \2 × \1/],
  ['hundreds in whole thousands are soon counted', 140103, 'hard', /^How many hundreds make \d,000/],
  ['with the product, one line is found by a subtraction', 150302, 'easy', /□ \+|\+ □/],
  ['with the product, one line is found by a subtraction', 160201, 'medium', /□ \+|\+ □/],
  ['two orders to compare are for medium', 150707, 'easy', /cost £\d+\. .* cost £/],
  ['one place is soon moved back', 150305, 'hard', /□ [×÷] 10 =/],
  ['three whole digits in one step are medium', 140503, 'hard', /^(What is )?\d{3} (÷ 10+\?|(m|kg) .* into 10)/],
  ['a number that counting finds is no order', 130104, 'medium', /between (\d+)\d and \1\d/],
];

test.each(tooEasy)('%s', (_, subTopicId, difficulty, prompt) => {
  const drawn = Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 74_000_000 + place));
  const prompts = drawn.map(({ question }) => question.prompt.map(shownBy).join(' '));
  expect(prompts.filter((each) => prompt.test(each))).toEqual([]);
});
