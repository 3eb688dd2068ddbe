import { expect, test } from 'vitest';
import type { Made } from '../kernel/generator.ts';
import { samenessOf } from './sameness.ts';

const asking = (prompt: string, answer: string): Pick<Made, 'question' | 'key'> => ({
  question: {
    prompt: [{ type: 'text', text: prompt }],
    answer: { type: 'writeAnswer', kind: 'text' },
    spoken: prompt,
  },
  key: { type: 'writeAnswer', spec: { kind: 'text', accept: [answer], spelling: 'exact' }, mistakes: [] },
});

test('the same sentence with other numbers and names is one form', () => {
  const row = [
    asking('How many sweets has Amara? She has 12.', '12'),
    asking('How many sweets has Omar? She has 12.', '12'),
  ];
  expect(samenessOf(row)).toMatchObject({ form: 1, numbers: 1, alike: 1 });
});

test('other numbers in the same form are not alike', () => {
  const row = [asking('What is 23 + 45?', '68'), asking('What is 71 + 16?', '87')];
  expect(samenessOf(row)).toMatchObject({ form: 1, numbers: 0, alike: 0 });
});

test('a marked word is not part of the form, and the same answer twice is alike', () => {
  const row = [asking('What is the past of **run**?', 'ran'), asking('What is the past of **run**?', 'ran')];
  expect(samenessOf(row)).toMatchObject({ form: 1, word: 1, alike: 1 });
});

test('two tellings of one story are told by their words', () => {
  const story = (name: string, what: string): string =>
    `${name} bakes a tray of ${what} for the school fair and sells most of them before lunch. How many are left?`;
  const row = [asking(story('Amara', 'scones'), 'six'), asking(story('Omar', 'scones'), 'nine')];
  expect(samenessOf(row)).toMatchObject({ story: 1, word: 0, alike: 1 });
  expect(
    samenessOf([row[0], asking('Which word means the same as glad?', 'happy')].filter((one) => one !== undefined)),
  ).toMatchObject({ form: 0, story: 0 });
});

test('each question of a row is compared with each other one', () => {
  const row = [asking('Spell it.', 'cat'), asking('Spell it.', 'cat'), asking('Spell it.', 'dog')];
  expect(samenessOf(row).word).toBeCloseTo(1 / 3);
});

test('two drawings are told apart by what is drawn, not by the words around them', () => {
  const drawing = (width: number, answer: string): Pick<Made, 'question' | 'key'> => {
    const { question, key } = asking('Each square is 1 cm². What is the area?', answer);
    const figure = { width, height: 10, alt: 'A shape.', marks: [] };
    return { question: { ...question, prompt: [...question.prompt, { type: 'figure', figure }] }, key };
  };
  expect(samenessOf([drawing(10, 'ten'), drawing(20, 'twenty')])).toMatchObject({ form: 1, numbers: 0, alike: 0 });
  expect(samenessOf([drawing(10, 'ten'), drawing(10, 'ten')])).toMatchObject({ numbers: 1, alike: 1 });
});

const reading = (asks: string, answer: string): Pick<Made, 'question' | 'key'> => {
  const { question, key } = asking(asks, answer);
  const paragraphs = ['They walked 12 miles.'];
  const passage = { type: 'passage', passageId: 'p', title: 'A Long Way', kind: 'fiction', paragraphs } as const;
  return { question: { ...question, prompt: [passage, ...question.prompt] }, key };
};

test('two questions on one text are told apart by what they ask', () => {
  expect(samenessOf([reading('Fill gap 4.', 'miles'), reading('Fill gap 5.', 'walked')])).toMatchObject({ alike: 0 });
});

test('labels of a list, and numbers that most of a row have, are no numbers to compare', () => {
  const lists = ['cat and dog', 'hen and cow', 'pig and ram'].map((pair, place) =>
    asking(`Join them.\n\n1. ${pair}\n\n2. ${pair}s`, `${place}`),
  );
  expect(samenessOf(lists)).toMatchObject({ numbers: 0 });
  const tables = ['3 × 7', '4 × 7', '8 × 7'].map((sum) => asking(`What is ${sum}?`, 'a'));
  expect(samenessOf(tables)).toMatchObject({ numbers: 0 });
});

test('the same choice from a fixed list of options is not the same answer', () => {
  const judging = (claim: string): Pick<Made, 'question' | 'key'> => ({
    question: {
      prompt: [{ type: 'text', text: `Is it so? **${claim}**` }],
      answer: {
        type: 'multipleChoice',
        layout: 'list',
        options: ['True', 'False'].map((text) => [{ type: 'text' as const, text }]),
      },
      spoken: claim,
    },
    key: { type: 'multipleChoice', option: 0, because: [] },
  });
  expect(samenessOf([judging('Owls fly.'), judging('Cats purr.')])).toMatchObject({ form: 1, word: 0, alike: 0 });
});
