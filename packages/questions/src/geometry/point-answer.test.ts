import { expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { askPoint } from './point-answer.ts';

test('a number that is a little out is told so, but not by how much', () => {
  const asking = {
    prompt: 'Where?',
    hint: 'Look.',
    steps: ['**(5, 2)**'],
    variant: 'x',
    features: {},
    onlyPositive: true,
  };
  const swap = { id: 'm.coords/swaps-x-and-y', says: 'You swapped the numbers.' };
  const told = Array.from({ length: 10 }, (_, seed) =>
    askPoint(new Random(`${seed}`), asking, [5, 2], [[[2, 5], swap]]),
  ).flatMap((made) => (made?.key.type === 'multipleWordChoice' ? made.key.because.flat() : []));
  const out = told.filter((because) => because?.id === 'm.coords/number-out');
  expect(out.length).toBeGreaterThan(0);
  expect(out.filter((because) => /\d/.test(because?.says ?? ''))).toEqual([]);
});

test('whoever taps a number of the point before it moves hears that, not of a swap', () => {
  const asking = {
    prompt: 'Turn (3, 5) 90° clockwise about the origin.',
    hint: 'Turn the path.',
    steps: ['It goes to **(5, −3)**.'],
    variant: 'turn',
    features: {},
    onlyPositive: false,
    before: [[3, 5], { id: 'm.transform/stays', says: 'That is where it is now.' }] as const,
  };
  const swap = { id: 'm.transform/swaps-x-and-y', says: 'You swapped the numbers.' };
  const made = Array.from({ length: 10 }, (_, seed) =>
    askPoint(new Random(`${seed}`), asking, [5, -3], [[[-3, 5], swap]]),
  ).find((each) => each?.key.type === 'multipleWordChoice');
  const { answer } = made?.question ?? {};
  const ups = answer?.type === 'multipleWordChoice' ? answer.groups[1]?.words : [];
  const told = made?.key.type === 'multipleWordChoice' ? made.key.because[1] : [];
  expect(told?.[ups?.indexOf('5') ?? -1]?.id).toBe('m.transform/stays');
});
