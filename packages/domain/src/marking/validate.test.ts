/** What the browser relies on: every kind reads or says why not, never throws, never takes long. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, exactText } from './exact.ts';
import { isSimplest, readFraction } from './read-fraction.ts';
import { readNumberList } from './read-list.ts';
import { minutesAfterMidnight, readTime } from './read-time.ts';
import { maxAnswerLength, type Reading } from './reading.ts';
import { readAnswer } from './validate.ts';

const kinds = ['number', 'fraction', 'text', 'time', 'money', 'date', 'list'] as const;

const readValue = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.verdict === 'read' ? reading.value : undefined;

test.each([
  ['number', '', 'Type your answer first.'],
  ['number', 'a dozen', 'We could not read that number. Use digits, like 1,250 or 3.5.'],
  ['number', '1OOO', 'There is a letter O in your answer. Use the digit 0.'],
  ['number', '-5o', 'There is a letter O in your answer. Use the digit 0.'],
  ['number', 'l0', 'There is a letter l or I in your answer. Use the digit 1.'],
  ['fraction', '3/1O', 'There is a letter O in your answer. Use the digit 0.'],
  ['money', '£1O', 'There is a letter O in your answer. Use the digit 0.'],
  ['time', '1O:30', 'There is a letter O in your answer. Use the digit 0.'],
  ['number', '0,5', 'Use a point for decimals, like 0.5. A comma only parts thousands, like 1,250.'],
  ['fraction', 'three quarters', 'We could not read that fraction. Write it like 3/4 or 1 1/2.'],
  ['fraction', '3/0', 'The denominator of a fraction cannot be 0.'],
  ['text', ' \u200b ', 'Type your answer first.'],
  ['text', 'a'.repeat(maxAnswerLength + 1), 'That is too long. Write a shorter answer.'],
  ['time', '9', 'We could not read that time. Write it like 14:05 or 2:05 pm.'],
  ['time', '25:00', 'That is not a time of day. Hours go up to 23 and minutes up to 59.'],
  ['time', '14:05 pm', 'Write am or pm with hours from 1 to 12 only, or use the 24-hour clock without them.'],
  ['money', '£3,50', 'We could not read that amount. Write it like £3.50 or 85p.'],
  ['money', '$5', 'Write pounds (£) and pence (p), like £3.50 or 85p.'],
  ['date', '2nd Jeune', 'We could not read that day or month. Check the spelling.'],
  ['list', ' , ', 'We could not read that list. Put a comma between the parts, like 2, 3, 5.'],
] as const)('a %s typed as %j gets: %s', (kind, text, message) => {
  expect(readAnswer(kind, text)).toEqual({ verdict: 'unreadable', message });
});

describe('each kind is read as a value', () => {
  test('a number with its form and unit', () => {
    const value = { value: { top: -7n, bottom: 2n }, written: { form: 'decimal', places: 2 }, unit: 'cm' };
    expect(readAnswer('number', ' −3.50 cm')).toEqual({ verdict: 'read', value });
  });

  test.each([
    ['twelve', 12n, undefined],
    ['Twenty-one mangoes.', 21n, 'mangoes'],
    ['one hundred and twelve', 112n, undefined],
    ['a hundred and twelve', 112n, undefined],
    ['hundred', 100n, undefined],
    ['Three thousand and five', 3005n, undefined],
    ['two hundred thousand, no', undefined, undefined],
    ['one two', undefined, undefined],
    ['seven or eight', undefined, undefined],
    ['nought', undefined, undefined],
    ['a', undefined, undefined],
    ['ninety hundred', undefined, undefined],
  ])('a number in words: %j', (text, value, unit) => {
    const read = readValue(readAnswer('number', text));
    expect([read?.value.top, read?.unit]).toEqual([value, unit]);
  });

  test('a fraction as it stands', () => {
    const written = { form: 'mixed', top: 6n, bottom: 8n };
    expect(readAnswer('fraction', '1 6/8')).toEqual({
      verdict: 'read',
      value: { value: { top: 7n, bottom: 4n }, written, unit: undefined },
    });
  });

  test('words in plain signs', () => {
    expect(readAnswer('text', ' It’s  well—known ')).toEqual({ verdict: 'read', value: "It's well-known" });
  });

  test('a time, an amount, a list', () => {
    expect(readValue(readAnswer('time', '2.05pm'))).toMatchObject({ hour: 2, minute: 5, half: 'pm' });
    expect(readValue(readAnswer('money', '85p'))).toEqual({ as: 'pence', pence: 85n });
    expect(readValue(readAnswer('money', '85'))).toEqual({ as: 'bare', count: 85n });
    expect(readValue(readAnswer('date', 'Tues 2nd June'))).toEqual({ weekday: 1, day: 2, month: 6 });
    expect(readValue(readAnswer('list', 'red and blue'))).toEqual({ readings: [['red', 'blue'], ['red and blue']] });
  });
});

test.each([
  ['1,250', ['1250', '1 250']],
  ['1,250, 30', ['1250 30', '1 250 30']],
  ['1 250', ['1250', '1 250']],
  ['2, 3 5', ['2 3 5']],
  ['1 1/2, 3/4', ['1.5 0.75', '1 0.5 0.75']],
  ['10,100,1000', ['10100 1000', '10 100 1000']],
])('the list %j may mean %j', (text, meanings) => {
  const lists = readValue(readNumberList(text))?.readings ?? [];
  expect(lists.map((items) => items.map(({ value }) => exactText(value)).join(' '))).toEqual(meanings);
});

describe('what is printed is read back', () => {
  const signed = fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }));
  const decimal = signed.map(([scaled, places]) => exact(scaled, 10n ** BigInt(places)));

  test('decimals with and without commas', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        const [whole = '', ...rest] = exactText(value).split('.');
        const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
        for (const text of [exactText(value), grouped, grouped.replace('-', '−'), grouped.replaceAll(',', ' ')])
          expect(readValue(readAnswer('number', text))?.value).toEqual(value);
      }),
    );
  });

  test('fractions, with their lowest terms known', () => {
    const part = fc.bigInt({ min: 1n, max: 5000n });
    fc.assert(
      fc.property(part, part, part, (top, bottom, times) => {
        const value = exact(top, bottom);
        const plain = readValue(readFraction(`${value.top * times}/${value.bottom * times}`));
        expect(plain?.value).toEqual(value);
        expect(plain === undefined ? undefined : isSimplest(plain.written)).toBe(times === 1n && value.bottom > 1n);
        const mixed = readValue(
          readFraction(`${value.top / value.bottom} ${value.top % value.bottom}/${value.bottom}`),
        );
        expect(mixed?.value).toEqual(value);
      }),
    );
  });

  test('every minute of the day on both clocks', () => {
    for (let minutes = 0; minutes < 1440; minutes++) {
      const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
      const half = `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
      for (const text of [`${hour}:${minute}`, `${String(hour).padStart(2, '0')}${minute}`, half]) {
        const time = readValue(readTime(text));
        expect(time === undefined ? text : minutesAfterMidnight(time)).toBe(minutes);
      }
    }
  });
});

describe('whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.string({ unit: fc.constantFrom(...'0123456789,./ -−½²£p%:;abm&°()'), maxLength: 30 }),
  );
  const timeOf = (run: () => void): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const startedAt = performance.now();
        run();
        return performance.now() - startedAt;
      }),
    );

  test.each(kinds)('a %s is read, or told why not', (kind) => {
    fc.assert(
      fc.property(typed, (text) => {
        const reading = readAnswer(kind, text);
        if (reading.verdict === 'unreadable') expect(reading.message).toMatch(/^[A-Z].{10,110}[.]$/);
        if (text.length > maxAnswerLength) expect(reading.verdict).toBe('unreadable');
      }),
      { numRuns: 2000 },
    );
  });

  test.each(kinds)('a %s takes under 50 ms', (kind) => {
    for (const seed of ['1', ' ,', '1,', '1 ', '/', 'a', '-', '½', ' and 1', '\u0301', 'ﷺ', '\ud83d'])
      for (const length of [198, 1e6])
        for (const text of [seed.repeat(length / seed.length), `1${seed.repeat(length / seed.length)}!`])
          expect(timeOf(() => readAnswer(kind, text))).toBeLessThan(50);
  });
});
