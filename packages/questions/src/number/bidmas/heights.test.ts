/** What medium and hard calculations need. */
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { Random } from '../../kernel/random.ts';
import { mintFor } from '../../registry.ts';
import { drawCalculation, nextStep } from './calculations.ts';
import { evaluateLeftToRight } from './expression.ts';

/** The results on the way to the value. */
function results(text: string): number[] {
  const step = nextStep(text);
  return step === undefined ? [] : [Number(step.done.split(' = ')[1]), ...results(step.rest)];
}

test.each([
  ['medium', 40],
  ['hard', 60],
] as const)('a %s calculation goes through a number of %i or more', (kind, least) => {
  const drawn = Array.from({ length: 300 }, (_, place) => drawCalculation(new Random(`heights ${place}`), kind));
  const small = drawn.filter((each) => each !== undefined && Math.max(...results(each.text)) < least);
  expect(small).toEqual([]);
});

test('no calculation comes out right by plain work from left to right', () => {
  const drawn = (['easy', 'medium', 'hard'] as const).flatMap((kind) =>
    Array.from({ length: 300 }, (_, place) => drawCalculation(new Random(`left ${kind} ${place}`), kind)),
  );
  const idle = drawn.filter(
    (each) => each !== undefined && evaluateLeftToRight(each.text.replace(/[()]/g, '')) === each.value,
  );
  expect(idle).toEqual([]);
});

test('a medium calculation has two things to put in order, and not one bracket with one product', () => {
  const drawn = Array.from({ length: 300 }, (_, place) => drawCalculation(new Random(`order ${place}`), 'medium'));
  const bare = drawn.filter((each) => each !== undefined && each.level - (each.text.includes('(') ? 1 : 0) < 3);
  expect(bare.filter((each) => !each?.text.includes('²'))).toEqual([]);
});

test('where the brackets stand is asked at medium and hard', () => {
  for (const difficulty of ['medium', 'hard'] as const) {
    const prompts = Array.from({ length: 80 }, (_, place) => mintFor(160204, difficulty, 78_000_000 + place)).map(
      ({ question: { prompt } }) => prompt.map(shownBy).join(' '),
    );
    expect(prompts.filter((text) => text.startsWith('Which has the value')).length).toBeGreaterThan(2);
  }
});
