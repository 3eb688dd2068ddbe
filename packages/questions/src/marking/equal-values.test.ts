/** Right is never said for another value: what is typed is read a second time, by another way. */
import { exactText } from '@comet/domain/marking/exact';
import { isOneTypo } from '@comet/domain/marking/one-typo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showNumber } from '../kernel/number-text.ts';
import { type Rule, scoreUnder, verdictUnder } from './verdict-rule.ts';

const parts = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }));
const word = fc.string({ unit: fc.constantFrom(...'abcdeinorstuABR'), minLength: 1, maxLength: 9 });
const minutes = fc.integer({ min: 0, max: 1439 });

describe('right is never said for another value', () => {
  type Ratio = readonly [top: bigint, bottom: bigint];
  const isSame = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d === c * b;
  const decimalRatio = (text: string): Ratio => {
    const [whole = '', rest = ''] = text.split('.');
    return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
  };

  /** The value of plain digits by the shortest way there is; undefined for whatever is not plain. */
  const plainRatio = (text: string): Ratio | undefined => {
    const marked = text
      .replaceAll(',', '')
      .replace(/ *\/ */g, '/')
      .replaceAll('½', ' 1/2')
      .replaceAll('¾', ' 3/4')
      .replaceAll('−', '-')
      .trim()
      .replace(/(?<=[^. ]) *\.$/, '')
      .trim();
    const sign = marked.startsWith('-') ? -1n : 1n;
    const [last = '', ...before] = marked.replace(/^-\s*/, '').split(/ +/).reverse();
    const joined = [...before].reverse().join('');
    if (/^\d+\/\d+$/.test(last)) {
      const [top = 0n, bottom = 0n] = last.split('/').map(BigInt);
      if (!/^\d*$/.test(joined) || bottom === 0n) return undefined;
      return [sign * (BigInt(joined || '0') * bottom + top), bottom];
    }
    const digits = joined + last;
    if (!/^\d*\.?\d*$/.test(digits) || !/\d/.test(digits)) return undefined;
    const [top, bottom] = decimalRatio(digits);
    return [sign * top, bottom];
  };

  test('of a number, read by another way', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0011223', ...',./ -−½¾'), minLength: 1, maxLength: 8 });
    const small = fc.constantFrom('0', '1', '2', '12', '0.5', '1.5', '1000', '10', '1/3', '-1', '-0.5', '1.75', '0.1');
    let rights = 0;
    fc.assert(
      fc.property(small, digits, (value, text) => {
        if (scoreUnder({ spec: { kind: 'number', value } }, text).verdict !== 'right') return;
        rights++;
        const [over = '', under = '1'] = value.split('/');
        const [top, bottom] = decimalRatio(over.replace('-', ''));
        const wanted: Ratio = [(over.startsWith('-') ? -1n : 1n) * top, bottom * BigInt(under)];
        const found = plainRatio(text);
        expect(found !== undefined && isSame(found, wanted), `${JSON.stringify(text)} for ${value}`).toBe(true);
      }),
      { numRuns: 40_000 },
    );
    expect(rights).toBeGreaterThan(100);
  });

  /** Ways a child may write a fraction, none of which changes it. */
  const ways: readonly ((top: number, bottom: number) => string)[] = [
    (top, bottom) => `${top}/${bottom}`,
    (top, bottom) => `${top * 7} / ${bottom * 7}`,
    (top, bottom) => `${top < 0 ? '-' : ''}${Math.floor(Math.abs(top) / bottom)} ${Math.abs(top) % bottom}/${bottom}`,
    (top, bottom) => `${top < 0 ? '–' : ''}${showNumber(Math.abs(top))}/${bottom}`,
  ];
  const way = fc.constantFrom(...ways);

  test('of a fraction: equal values are right, others never', () => {
    fc.assert(
      fc.property(parts, parts, way, ([top, bottom], [otherTop, otherBottom], written) => {
        const rule: Rule = { spec: { kind: 'fraction', value: `${top}/${bottom}`, form: 'any' } };
        expect(verdictUnder(rule, written(top, bottom))).toBe('right');
        const isEqual = top * otherBottom === otherTop * bottom;
        expect(verdictUnder(rule, written(otherTop, otherBottom))).toBe(isEqual ? 'right' : 'wrong');
      }),
      { numRuns: 3000 },
    );
  });

  test('of a number in another unit: equal amounts are another try, others wrong', () => {
    const sizes = { mm: 1, cm: 10, m: 1000, km: 1_000_000 } as const;
    const name = fc.constantFrom('mm' as const, 'cm' as const, 'm' as const, 'km' as const);
    const count = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(count, name, count, name, (one, asked, other, given) => {
        const spec = { kind: 'number', value: String(one), unit: asked } as const;
        const isEqual = one * sizes[asked] === other * sizes[given];
        const expected = !isEqual ? 'wrong' : asked === given ? 'right' : 'again';
        expect(verdictUnder({ spec }, `${other} ${given}`)).toBe(expected);
        const same = exactText({ top: BigInt(one * sizes[asked]), bottom: BigInt(sizes[given]) });
        expect(verdictUnder({ spec }, `${same} ${given}`)).toBe(asked === given ? 'right' : 'again');
      }),
      { numRuns: 2000 },
    );
  });

  test('of a time, in every way to write it', () => {
    const hourOf = (time: number): number => Math.floor(time / 60) % 12 || 12;
    const two = (value: number): string => String(value).padStart(2, '0');
    const half = (time: number): string => (time < 720 ? 'am' : 'pm');
    const clocks: readonly ((time: number) => string)[] = [
      (time) => `${two(Math.floor(time / 60))}:${two(time % 60)}`,
      (time) => `${two(Math.floor(time / 60))}${two(time % 60)}`,
      (time) => `${hourOf(time)}.${two(time % 60)}${half(time)}`,
      (time) => (time % 60 === 0 ? `${hourOf(time)} o'clock ` : `${time % 60} past ${hourOf(time)} `) + half(time),
      (time) => `${time % 60 === 0 ? hourOf(time) : `${60 - (time % 60)} to ${hourOf(time + 60)}`}${half(time)}`,
    ];
    fc.assert(
      fc.property(minutes, minutes, fc.constantFrom(...clocks), (one, other, written) => {
        const rule: Rule = { spec: { kind: 'time', minutes: one, clock: 'any' } };
        expect(verdictUnder(rule, written(one))).toBe('right');
        if (one !== other) expect(verdictUnder(rule, written(other))).not.toBe('right');
      }),
      { numRuns: 5000 },
    );
  });

  test('of money, in every way to write it', () => {
    const pounds = (pence: number): string => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
    const coins: readonly ((pence: number) => string)[] = [
      (pence) => `£${pounds(pence)}`,
      pounds,
      (pence) => `${pence}p`,
      (pence) => `£${showNumber(pounds(pence))}p`,
      (pence) => `${Math.floor(pence / 100)} pounds and ${pence % 100} pence`,
      (pence) => `£${Math.floor(pence / 100)} ${pence % 100}p`,
    ];
    const amount = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...coins), (one, other, written) => {
        const rule: Rule = { spec: { kind: 'money', pence: one } };
        expect(verdictUnder(rule, written(one))).toBe('right');
        expect(verdictUnder(rule, written(other))).toBe(one === other ? 'right' : 'wrong');
      }),
      { numRuns: 3000 },
    );
  });

  test('of a list: the same numbers, in the same order where it counts', () => {
    const items = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 6 });
    const parting = fc.constantFrom(', ', ',', ' ', ' and ', '; ', ' & ');
    fc.assert(
      fc.property(items, items, parting, fc.boolean(), (one, other, between, ordered) => {
        const spec = { kind: 'list', items: one.map(String), ordered, of: 'number' } as const;
        const order = (list: readonly number[]): string => (ordered ? list : [...list].sort((a, b) => a - b)).join();
        expect(verdictUnder({ spec }, one.join(between))).toBe('right');
        const isSame = order(one) === order(other);
        expect(verdictUnder({ spec }, other.join(between)) === 'right').toBe(isSame);
      }),
      { numRuns: 3000 },
    );
  });

  test('of a word: the very letters, or one slip of five and more where spelling is not asked', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const exact = verdictUnder({ spec: { kind: 'text', accept: [one], spelling: 'exact' } }, other);
        expect(exact === 'right').toBe(one.toLowerCase() === other.toLowerCase());
        const easy = verdictUnder({ spec: { kind: 'text', accept: [one], spelling: 'forgiving' } }, other);
        const isNear = one.length >= 5 && isOneTypo(one.toLowerCase(), other.toLowerCase());
        if (exact !== 'right') expect(easy).toBe(isNear ? 'nearly' : 'wrong');
      }),
      { numRuns: 3000 },
    );
  });

  test('one slip is Damerau-Levenshtein distance 1', () => {
    const distance = (one: string, other: string): number => {
      const rows: number[][] = [];
      const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
      for (let i = 0; i <= one.length; i++) {
        rows.push([]);
        for (let j = 0; j <= other.length; j++) {
          const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
          const same = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
          const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, same, swapped ? at(i - 2, j - 2) + 1 : same);
          rows[i]?.push(i === 0 && j === 0 ? 0 : best);
        }
      }
      return at(one.length, other.length);
    };
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(short, short, (one, other) => isOneTypo(one, other) === (distance(one, other) === 1)),
      { numRuns: 5000 },
    );
  });
});
