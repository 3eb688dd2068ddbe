import { expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { askPoint } from './point-answer.ts';

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
