/** Maths cells that were once too easy for their level, each with what their questions must not be. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import type { Minted } from './kernel/mint.ts';
import { altsOf, shownBy } from './kernel/plain-text.ts';
import { mintFor } from './registry.ts';

const promptOf = ({ question }: Minted): string => question.prompt.map(shownBy).join(' ');

/** The options of a choice, in a line. */
const offered = ({ question: { answer } }: Minted): string =>
  answer.type === 'multipleChoice' ? answer.options.map((option) => option.map(shownBy).join(' ')).join('; ') : '';
const altOf = ({ question }: Minted): string => altsOf(question.prompt);

/** The first number of a prompt after these words. */
const numberAfter = (made: Minted, words: string): number =>
  Number(new RegExp(`${words}(\\d+)`).exec(promptOf(made))?.[1] ?? Number.NaN);

/** A way in which a question of the cell would be below its level. */
type TooEasy = readonly [
  name: string,
  subTopicId: number,
  difficulty: Difficulty,
  isTooEasy: (made: Minted) => boolean,
];

const tooEasy: readonly TooEasy[] = [
  ['a fraction of a number is no hard question by itself', 130402, 'hard', (made) => /^Work out/.test(promptOf(made))],
  [
    'one percentage of 100 is the amount itself',
    160504,
    'hard',
    (made) => /(\d+)%.*That is £?\1\b/.test(promptOf(made)),
  ],
  ['a third is known by heart', 170203, 'hard', (made) => promptOf(made).includes('0.333')],
  ['times in digits are easy', 130603, 'hard', (made) => /\b(?:[1-9]|1[01]):\d\d [ap]m\*\*$/.test(promptOf(made))],
  ['a face by itself is for year 3', 140701, 'hard', (made) => promptOf(made).startsWith('What time does')],
  ['tens are counted on at a glance', 170401, 'easy', (made) => /\b1, 11, 21\b/.test(promptOf(made))],
  ['maps in powers of ten only change the unit', 170504, 'hard', (made) => /1 : 10+\b/.test(promptOf(made))],
  ['two months together are for medium', 140703, 'hard', (made) => /in [A-Z]\w+ and [A-Z]/.test(promptOf(made))],
  ['what is left is not added up by the minutes', 140704, 'medium', (made) => /starts at \d\d:00/.test(promptOf(made))],
  [
    'a missing factor is looked for among three at least',
    170104,
    'easy',
    (made) => /\d+ = \d+ × \D*$/.test(promptOf(made)),
  ],
  [
    'the cuboid is for years 3 and 4',
    150805,
    'medium',
    (made) => /How many \S+ .*\bcub(?:e|oid)\b/.test(promptOf(made)),
  ],
  ['year 3 buys for £5 at most', 130505, 'medium', (made) => numberAfter(made, 'buy with £') > 5],
  ['one number of a table is copied', 130801, 'easy', (made) => !/ more | altogether\?/.test(promptOf(made))],
  ['steps of 1 are for year 2', 130803, 'easy', (made) => altOf(made).includes('in steps of 1 ')],
  ['the highest bar is seen at once', 130804, 'easy', (made) => promptOf(made).startsWith('Which bar')],
  ['axes in tens and twenties are for year 3', 141001, 'easy', (made) => /steps of (?:10|20) /.test(altOf(made))],
  ['counting rows is for year 3', 170902, 'easy', (made) => / in all\?$/.test(promptOf(made))],
  ['pictograms in tens are for year 2', 130802, 'easy', (made) => /stands for (?:2|10)\./.test(altOf(made))],
  ['the highest point is seen at once', 151001, 'easy', (made) => promptOf(made).includes('Where is the line')],
  ['solids are named in year 3', 150805, 'hard', (made) => promptOf(made).includes('called?')],
  ['a missing number of a mean is for year 6', 170901, 'medium', (made) => promptOf(made).includes('A list of')],
  ['circles are counted in year 4', 161004, 'easy', (made) => promptOf(made).startsWith('The diagram shows')],
  ['a bag with as many of both is half red', 170801, 'hard', (made) => /holds (\d+) red and \1 /.test(promptOf(made))],
  ['few rectangles are seen at once', 160705, 'hard', (made) => numberAfter(made, 'perimeter is ') < 26],
  ['splitting a product works nothing out', 150301, 'hard', (made) => promptOf(made).includes('the same as')],
  ['year 4 begins beyond the tables of year 3', 140304, 'easy', (made) => /× [2-5]\b|\b[2-5] ×/.test(promptOf(made))],
  ['a plain fact is easy', 140305, 'medium', (made) => /^(?:Work out )?\d\d (?:÷|\w+ are)/.test(promptOf(made))],
  [
    'ten times a fact is for medium',
    140305,
    'hard',
    (made) => /^(?:Work out )?\d{2,3} (?:÷|\w+ are)/.test(promptOf(made)),
  ],
  ['a line × 1 is no work', 160201, 'medium', (made) => /× (?:\d1|(\d)\1)\b/.test(promptOf(made))],
  ['year 6 hard has two steps', 160202, 'hard', (made) => promptOf(made).includes('□')],
  ['fives are counted by younger children', 150304, 'medium', (made) => numberAfter(made, 'divided by ') < 6],
  ['a pair with 1 is seen at once', 140303, 'easy', (made) => /\b1 and \d/.test(offered(made))],
  ['one common factor is for year 5', 160301, 'easy', (made) => promptOf(made).startsWith('Tap the number')],
  ['year 7 asks for the highest or the lowest', 170105, 'easy', (made) => promptOf(made).startsWith('Tap')],
  [
    'tens are divided by 10 at a glance',
    150402,
    'hard',
    (made) => /\b(?:70|100) .*\b(?:90|110)\b/.test(promptOf(made)),
  ],
  ['prime factorisation factorises', 170104, 'easy', (made) => promptOf(made).startsWith('Tap')],
  ['year 6 counts primes above 70', 160303, 'hard', (made) => numberAfter(made, 'there from ') < 70],
  ['81 is known from the tables', 160304, 'medium', (made) => /□² = \d\d\b/.test(promptOf(made))],
  ['plain parallelograms are for year 6', 170701, 'easy', (made) => promptOf(made).includes('parallelogram')],
  ['volumes of cuboids are for year 6', 170703, 'easy', (made) => promptOf(made).includes('volume')],
  ['the centre is an everyday word', 160903, 'easy', (made) => promptOf(made).includes('part the centre')],
  ['opposite angles are easy', 160902, 'medium', (made) => promptOf(made).startsWith('Two straight lines')],
  ['a plain move on a grid is for year 4', 150903, 'medium', (made) => promptOf(made).startsWith('Point A moves')],
  [
    'the largest of three angles is for year 3',
    140803,
    'medium',
    (made) => /largest|smallest\*\*\?/.test(promptOf(made)),
  ],
  ['acute and obtuse by degrees are easy', 150801, 'hard', (made) => promptOf(made).startsWith('An angle measures')],
  ['one power by itself is for year 5', 160304, 'hard', (made) => /^Work out \d+ × \d+[²³]\.$/.test(promptOf(made))],
];

describe('maths questions are as hard as their level', () => {
  test.each(tooEasy)('%s', (_, subTopicId, difficulty, isTooEasy) => {
    const drawn = Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 73_000_000 + place));
    expect(drawn.filter(isTooEasy).map(promptOf)).toEqual([]);
  });
});
