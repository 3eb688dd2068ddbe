import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftCoinsPerDay, giftLeft, requestCode, studyTypeOf } from './teaching.ts';

describe('how a student is taught', () => {
  test.each([
    [undefined, true, 2, 'oneToOne'],
    [undefined, false, 1, 'inClass'],
    [undefined, false, 0, 'none'],
    ['inClass', true, 1, 'inClass'],
    ['inClass', true, 0, 'none'],
    ['oneToOne', false, 0, 'oneToOne'],
    ['none', true, 0, 'none'],
  ] as const)('said %s, matched %s, in %i classes: %s', (chosen, isMatched, classCount, type) => {
    expect(studyTypeOf({ chosen, isMatched, classCount })).toBe(type);
  });
});

test('gifts of a day never go over the limit, whatever was given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), (wanted) => {
      const given = wanted.reduce((sum, coins) => (coins <= giftLeft(sum) ? sum + coins : sum), 0);
      expect(given).toBeLessThanOrEqual(giftCoinsPerDay);
    }),
  );
});

test('two requests have two codes, each short enough to say on the telephone', () => {
  const ids = fc.integer({ min: 1, max: 239_999 });
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(requestCode(one)).toMatch(/^[A-Z]\d{4}$/);
      expect(requestCode(one) === requestCode(other)).toBe(one === other);
    }),
  );
});
