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
