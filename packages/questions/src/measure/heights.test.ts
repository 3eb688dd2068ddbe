/** Cells of measures that once asked what another year or level asks, each with what must not come back. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { altsOf, shownBy } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';

const below: readonly (readonly [name: string, subTopicId: number, difficulty: Difficulty, asked: RegExp])[] = [
  ['a break between two parts is for medium', 150706, 'easy', /After a break/],
  ['a side from the perimeter is for medium', 140602, 'easy', /^The perimeter of/],
  ['one plain total is for medium', 130505, 'hard', /How much do they cost together/],
  [
    'minutes past the hour by digits are easy',
    140701,
    'medium',
    /^It is \w+\. Write .*between \d+ and \d+\. The long hand points .*after (?:12|[1-5])\./,
  ],
  ['the digits of 12 pm are copied', 130603, 'hard', /\*\*12:\d\d pm/],
  ['hours and minutes are changed in medium', 140702, 'hard', /^Write|^Which words/],
  ['months of an age are for medium', 140703, 'easy', /cousin/],
  ['a fortnight is counted on in medium', 140703, 'hard', /^Write|^Which words|in (?:2 weeks|\d days)\./],
  ['one decimal place begins year 5', 150701, 'easy', /\d\.\d\d/],
  ['the same digits are compared in easy', 160801, 'medium', /^Which words|^How many \S+ are there/],
  ['few layers of few cubes are counted on', 150705, 'hard', /It holds (?:\d\d|1[0-4]\d) cubes/],
  ['rulers start off zero', 140605, 'medium', /starts at 0 /],
  ['strips in two units are for year 3', 140602, 'hard', /rectangular/],
  ['two sides of a rectangle are for year 4', 150703, 'easy', /perimeter of a rectangle/],
  ['half sides have been learnt', 150703, 'hard', /It is \d+ c?m (?:long|wide)\./],
  ['weeks alone are for year 3', 140703, 'easy', /\bweeks|\btogether/],
  ['minutes to seconds are for year 3', 140702, 'easy', /in \d+ (?:hours|minutes)\?$/],
  ['the big unit is asked for', 150701, 'hard', /How many (?:grams|centimetres|millilitres) (?:are left|is that)/],
  ['year 7 has new units', 170704, 'easy', /km|litres in \d+ ml|kg in \d+ g\b/],
  ['digits alone are for year 3', 140701, 'easy', /\*\*\d+:\d\d [ap]m/],
  ['a start is asked for after a break', 150706, 'medium', /When does \S+ finish/],
  ['one time alone is read in year 3', 151003, 'easy', /^When does/],
  ['two prices and a note are for year 3', 140604, 'hard', /buys both/],
  ['a balance with one side is easy', 130502, 'medium', /^A [a-z ]+ balances/],
  ['pounds and pence are changed in easy', 130505, 'medium', /^(?:How many pence is|Write \d+p)/],
  ['the tables of 6, 7 and 9 are for year 4', 130604, 'hard', /\b[679] (?:hours|minutes \d+ seconds)/],
  ['multiplying by two digits is for year 5', 140703, 'hard', /\b(?:1[1-9]|[2-9]\d) days \d+ hours/],
  ['minutes to an hour after noon are hard', 130603, 'medium', /minutes to \d+ in the (?:afternoon|evening)/],
  ['ten patterns are counted on', 170405, 'easy', /pattern (?:[1-9]|[12]\d) have/],
];

test.each(below)('%s', (_, subTopicId, difficulty, asked) => {
  for (let place = 0; place < 25; place++) {
    const { prompt } = mintFor(subTopicId, difficulty, 75_000_000 + place).question;
    expect(`${prompt.map(shownBy).join(' ')} ${altsOf(prompt)}`).not.toMatch(asked);
  }
});

test('no journey of hours is offered as one of minutes', () => {
  for (let place = 0; place < 60; place++) {
    const { answer, prompt } = mintFor(150706, 'easy', 75_000_000 + place).question;
    if (answer.type !== 'multipleChoice' || !prompt.map(shownBy).join(' ').includes('How long does it last')) continue;
    expect(answer.options.map((option) => option.map(shownBy).join(' '))).not.toContainEqual(
      expect.stringMatching(/^\d+ minutes?$/),
    );
  }
});
