import { expect, test } from 'vitest';
import { createShedding } from './shedding.ts';

/** Requests that are served one after another, oldest first. */
function openShedding() {
  let nowMs = 0;
  const shedding = createShedding(() => nowMs);
  const underWay: (() => void)[] = [];
  return {
    /** How many of these were let in. */
    come: (many: number): number => {
      for (let count = 0; count < many; count++)
        try {
          underWay.push(shedding.enter());
        } catch {
          return count;
        }
      return many;
    },
    serve: (many: number, eachMs: number): void => {
      for (const leave of underWay.splice(0, many)) {
        nowMs += eachMs;
        leave();
        // An answer that ends twice is one answer.
        leave();
      }
    },
    pass: (ms: number): void => {
      nowMs += ms;
    },
  };
}

test.each([
  [1, 300, 600],
  [5, 90, 120],
  [20, 64, 64],
])('where a request takes %i ms, %i to %i are let in at once', (eachMs, least, most) => {
  const { come, serve } = openShedding();
  for (let turn = 0; turn < 300; turn++) {
    come(1000);
    serve(5, eachMs);
  }
  serve(1000, eachMs);
  const many = come(1000);
  expect(many).toBeGreaterThanOrEqual(least);
  expect(many).toBeLessThanOrEqual(most);
});

test('two classes that come at once are let in', () => {
  expect(openShedding().come(60)).toBe(60);
});

test('a few slow reports turn nobody away', () => {
  const { come, pass } = openShedding();
  come(30);
  pass(60_000);
  expect(come(30)).toBe(30);
});

test('a standstill is forgotten when requests are served again', () => {
  const { come, serve, pass } = openShedding();
  for (let turn = 0; turn < 50; turn++) {
    come(1000);
    pass(5000);
    serve(1, 0);
  }
  serve(1000, 0);
  for (let turn = 0; turn < 150; turn++) {
    come(70);
    serve(1, 1);
  }
  serve(1000, 1);
  expect(come(1000)).toBeGreaterThan(200);
});

test('nights and slow reports are not taken for the pace', () => {
  const { come, serve, pass } = openShedding();
  for (let night = 0; night < 100; night++) {
    come(29);
    serve(29, 500);
    pass(60_000);
  }
  expect(come(60)).toBe(60);
});

test('whoever is turned away is let in once some are served', () => {
  const { come, serve } = openShedding();
  come(1000);
  expect(come(1)).toBe(0);
  serve(10, 1);
  expect(come(1)).toBe(1);
});
