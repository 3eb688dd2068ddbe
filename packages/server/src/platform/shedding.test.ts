import { expect, test } from 'vitest';
import { createShedding } from './shedding.ts';

function openShedding() {
  let nowMs = 0;
  const shedding = createShedding(() => nowMs);
  return {
    enter: (many: number) => Array.from({ length: many }, () => shedding.enter()),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('a crowd that comes at once is let in', () => {
  const { enter } = openShedding();
  expect(enter(1000)).toHaveLength(1000);
});

test('nobody is let in while thirty have waited for 0.6 s, until one of them is served', () => {
  const { enter, pass } = openShedding();
  const [first] = enter(30);
  pass(599);
  enter(5);
  pass(1);
  expect(() => enter(1)).toThrow();
  first?.();
  expect(enter(1)).toHaveLength(1);
});

test('a few slow reports turn nobody away', () => {
  const { enter, pass } = openShedding();
  enter(29);
  pass(60_000);
  expect(enter(100)).toHaveLength(100);
});
