/** Questions as children once got them, with a second right answer: the second solver of today must see it. */
import type { Question } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import { generatorsFor, mintFor } from '../registry.ts';

const text = (said: string) => ({ type: 'text' as const, text: said });
const pick = (prompt: string, groups: readonly (readonly string[])[], count = 1): Question => ({
  prompt: [text(prompt)],
  answer: {
    type: 'multipleWordChoice',
    layout: 'list',
    pick: count,
    groups: groups.map((words) => ({ words: [...words] })),
  },
  spoken: prompt,
});
const choose = (prompt: readonly string[], options: readonly string[]): Question => ({
  prompt: prompt.map(text),
  answer: { type: 'multipleChoice', layout: 'grid', options: options.map((option) => [text(option)]) },
  spoken: prompt.join(' '),
});

const found: readonly (readonly [name: string, subTopicId: number, year: 3 | 4 | 5 | 6 | 7, Question])[] = [
  [
    'to forgive is the opposite of to condemn, and of to punish',
    370102,
    7,
    choose(['Which word is most opposite in meaning to **forgive**?'], ['condemn', 'punish', 'crave', 'dangle']),
  ],
  [
    'a tractor belongs with car and train, but a ferry is transport too',
    330203,
    3,
    choose(['Which word belongs with these? **bicycle, car, train**'], ['tractor', 'ferry', 'daisy', 'soup']),
  ],
  [
    'cocoa is a drink, but chocolate can be one too',
    330203,
    3,
    choose(['Which word belongs with these? **coffee, lemonade, water**'], ['grape', 'chocolate', 'banana', 'cocoa']),
  ],
  [
    'deny and yard, but dens and sard too',
    340301,
    4,
    choose(['Which one letter ends the first word and begins the second?\n\n**DEN ( ? ) ARD**'], ['T', 'S', 'C', 'Y']),
  ],
  [
    'raise and lift, but decline and lower too',
    350101,
    5,
    pick('Choose two words, one from each group, that are closest in meaning.', [
      ['win', 'raise', 'decline'],
      ['believe', 'lift', 'lower'],
    ]),
  ],
  [
    'happy to glad as small to tiny, but happy to sad as small to big too',
    360201,
    6,
    pick('Choose one word from each group.\n\n**happy** is to ___ as **small** is to ___', [
      ['glad', 'peril', 'sad'],
      ['shout', 'tiny', 'big'],
    ]),
  ],
  [
    'bee goes with flower, hive and honey',
    330202,
    3,
    pick('Choose one word from each group.\n\n**bee** is to ___ as **candle** is to ___', [
      ['honey', 'hive', 'flower'],
      ['thread', 'match', 'pepper'],
    ]),
  ],
  [
    'knife goes with fork and with bread',
    330202,
    3,
    choose(['Which word goes best with **knife**?'], ['bread', 'fork', 'sky', 'king']),
  ],
  [
    'carless beside forbid',
    350501,
    5,
    pick('Choose one word from each group. Together they make one word. The word from the first group comes first.', [
      ['car', 'for', 'pro', 'con'],
      ['kin', 'bid', 'less', 'key'],
    ]),
  ],
  [
    'ramson beside carnation',
    340401,
    4,
    pick('Choose one word from each group. Together they make one word. The word from the first group comes first.', [
      ['ram', 'car', 'don'],
      ['kin', 'nation', 'son'],
    ]),
  ],
  [
    'three cheeses, but three foods from Italy too',
    340103,
    4,
    pick(
      'Three of these words belong together. Choose the two words that do not.',
      [['mozzarella', 'ravioli', 'parmesan', 'celery', 'brie']],
      2,
    ),
  ],
  [
    'a fruit belongs with apple, pear and cherry, but all four grow on trees',
    330203,
    3,
    choose(['Which word belongs with these? **apple, pear, cherry**'], ['plum', 'leaf', 'shoe', 'bus']),
  ],
  [
    'scent sounds like cent and like sent',
    340202,
    4,
    choose(['Which word sounds just the same as **scent**?'], ['cent', 'sent', 'rent', 'send', 'tent']),
  ],
  [
    'Sunday beside toothbrush',
    330401,
    3,
    pick('Choose one word from each group. Together they make one word. The word from the first group comes first.', [
      ['sun', 'tooth', 'finger'],
      ['day', 'brush', 'boat'],
    ]),
  ],
  [
    'disc, cake, basic and cell, but diss, sake, basis and sell too',
    350401,
    5,
    choose(
      [
        'Which one letter ends the first word and begins the second, in both pairs?\n\n**DIS ( ? ) AKE**   **BASI ( ? ) ELL**',
      ],
      ['S', 'F', 'W', 'C', 'H'],
    ),
  ],
];

test.each(found)('%s', (_, subTopicId, year, question) => {
  const [generator] = generatorsFor(subTopicId);
  const answers = generator?.solve(question, subTopicId, year, subTopicId === 340202 ? 'medium' : 'hard') ?? [];
  expect(answers.length).toBeGreaterThan(1);
});

describe('where they were found', () => {
  test.each([
    [340103, 'hard', 92550124],
    [350101, 'medium', 2990128],
    [360201, 'medium', 11453791],
    [370201, 'hard', 91233159],
  ] as const)('%i %s %i has one answer', (subTopicId, difficulty, seed) => {
    const [generator] = generatorsFor(subTopicId);
    const { question, year } = mintFor(subTopicId, difficulty, seed);
    expect(generator?.solve(question, subTopicId, year, difficulty)).toHaveLength(1);
  });
  test.each([
    [240302, 16300062],
    [230302, 91230021],
  ])('%i hard %i pairs no word with itself', (subTopicId, seed) => {
    const { answer } = mintFor(subTopicId, 'hard', seed).question;
    expect(JSON.stringify(answer)).not.toMatch(/"(\w+) – \1"/);
  });
});

test('no year pairs an antonym with itself, whichever form is drawn', () => {
  for (const subTopicId of [230302, 240302, 250302, 260301, 270201])
    for (let seed = 0; seed < 100; seed++)
      expect(JSON.stringify(mintFor(subTopicId, 'hard', seed).question)).not.toMatch(/"(\w+) – \1"/);
});

/** A letter or word that an adult finds in a dictionary is right, however rare: DRAY beside TRAY. */
test.each([
  [
    'side and dray beside site and tray',
    330301,
    choose(
      ['The same letter is missing from each word. Which letter is it?\n\n**( ? )RAY**   **SI( ? )E**'],
      ['D', 'T', 'F'],
    ),
  ],
  [
    'three words of three letters',
    330303,
    choose(['Which word is made of these letters? **P A L**'], ['pal', 'lap', 'alp']),
  ],
] as const)('%s', (_, subTopicId, question) => {
  const [generator] = generatorsFor(subTopicId);
  expect(generator?.solve(question, subTopicId, 3, 'medium').length).toBeGreaterThan(1);
});

test.each([
  [
    'medium',
    'Which list goes from the weakest word to the strongest?',
    ['damp, soaked, wet, drenched', 'drenched, soaked, wet, damp', 'damp, wet, drenched, soaked'],
  ],
  ['easy', 'Which word is the strongest?', ['damp', 'soaked', 'drenched']],
] as const)('%s: neighbours on a scale of strength are no right and wrong: %s', (difficulty, asks, options) => {
  const [generator] = generatorsFor(240301);
  expect(generator?.solve(choose([asks], options), 240301, 4, difficulty)).toHaveLength(2);
});

test.each([
  [
    'rim, mare, rom and math beside rib, bare, rob and bath',
    340301,
    4,
    choose(
      [
        'Which one letter ends the first word and begins the second, in both pairs?\n\n**RI ( ? ) ARE**   **RO ( ? ) ATH**',
      ],
      ['B', 'M', 'G'],
    ),
  ],
] as const)('new and American words count as well: %s', (_, subTopicId, year, question) => {
  const [generator] = generatorsFor(subTopicId);
  expect(generator?.solve(question, subTopicId, year, 'hard')).toHaveLength(2);
});
