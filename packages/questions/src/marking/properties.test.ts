/** What holds for marking whatever is typed: it never throws, never takes long, and what we print ourselves is right. */
import { exactText } from '@comet/domain/marking/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WriteSpec } from '../kernel/key.ts';
import type { Box } from './box.ts';
import { rightText } from './right-text.ts';
import { type Rule, scoreUnder, verdictUnder } from './verdict-rule.ts';

/** Whole numbers over a power of ten, as exact text without needless zeros: '-3.25'. */
const decimal = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([scaled, places]) => exactText({ top: BigInt(scaled), bottom: 10n ** BigInt(places) }));
const parts = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }));
const fraction = parts.map(([top, bottom]) => `${top}/${bottom}`);
const unit = fc.constantFrom('cm', 'm', 'kg', 'cm2', '%', '°', '°C', 'p', '£', 'minutes', 'marbles', 'litres');
const word = fc.string({ unit: fc.constantFrom(...'abcdeinorstuABR'), minLength: 1, maxLength: 9 });
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const moneyBox = fc.constantFrom<Box>({}, { before: '£' }, { after: 'p' });
const minutes = fc.integer({ min: 0, max: 1439 });

const spec: fc.Arbitrary<WriteSpec> = fc.oneof(
  fc.record(
    { kind: fc.constant('number' as const), value: fc.oneof(decimal, fraction), unit, tolerance: fc.constant('0.05') },
    { requiredKeys: ['kind', 'value'] },
  ),
  fc.record({
    kind: fc.constant('fraction' as const),
    value: fc.oneof(decimal, fraction),
    form: fc.constantFrom('any' as const, 'simplest' as const, 'mixed' as const, 'improper' as const),
  }),
  fc.record(
    {
      kind: fc.constant('text' as const),
      accept: fc.array(phrase, { minLength: 1, maxLength: 3 }),
      spelling: fc.constantFrom('exact' as const, 'forgiving' as const),
      punctuation: fc.constant('exact' as const),
    },
    { requiredKeys: ['kind', 'accept', 'spelling'] },
  ),
  fc.record({
    kind: fc.constant('time' as const),
    minutes,
    clock: fc.constantFrom('12' as const, '24' as const, 'any' as const),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ kind: fc.constant('date' as const), weekday: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant('money' as const), pence: fc.integer({ min: -99_999, max: 9_999_999 }) }),
  fc.record({
    kind: fc.constant('list' as const),
    items: fc.array(fc.oneof(decimal, fraction), { minLength: 1, maxLength: 5 }),
    ordered: fc.boolean(),
    of: fc.constant('number' as const),
  }),
  fc.record({
    kind: fc.constant('list' as const),
    items: fc.array(word, { minLength: 1, maxLength: 5 }),
    ordered: fc.boolean(),
    of: fc.constant('text' as const),
  }),
);

/** What fingers and keyboards leave behind, and what nobody types. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789', ...'0123456789', ...',.  /-−½¾²£p%:;abm&°'), maxLength: 14 }),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const example: readonly Rule[] = [
  { spec: { kind: 'number', value: '1250', unit: 'cm' }, mistakes: ['1150 → a'] },
  { spec: { kind: 'fraction', value: '3/4', form: 'simplest' }, mistakes: ['1/2 → a'] },
  { spec: { kind: 'text', accept: ['polar bear'], spelling: 'forgiving' }, mistakes: ['brown bear → a'] },
  { spec: { kind: 'text', accept: ['“No,” he said.'], spelling: 'exact', punctuation: 'exact' } },
  { spec: { kind: 'time', minutes: 845, clock: 'any' }, mistakes: ['3:05 → a'] },
  { spec: { kind: 'money', pence: 350 }, mistakes: ['£3.05 → a'] },
  { spec: { kind: 'date', day: 2, month: 6 }, mistakes: ['1 June → a'] },
  { spec: { kind: 'date', weekday: 1 }, box: { after: 'May' } },
  { spec: { kind: 'list', items: ['2', '3'], ordered: false, of: 'number' }, mistakes: ['2 → a'] },
  { spec: { kind: 'list', items: ['red', 'blue'], ordered: true, of: 'text' }, mistakes: ['red → a'] },
];

describe('whatever is typed', () => {
  test('gets a verdict, never an exception', () => {
    fc.assert(
      fc.property(spec, typed, (asked, text) => {
        expect(['right', 'again', 'wrong', 'unreadable']).toContain(scoreUnder({ spec: asked }, text).verdict);
      }),
      { numRuns: 5000 },
    );
  });

  /** The least of three runs: what the code needs, not what another process took meanwhile. */
  const timeOf = (run: () => void): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const startedAt = performance.now();
        run();
        return performance.now() - startedAt;
      }),
    );
  const seeds = [
    '1',
    '9,',
    ' ,',
    '1 ',
    '1/',
    ',1',
    '.',
    '- ',
    'a',
    'aé',
    '½',
    '²',
    ' and ',
    '1 and ',
    '&',
    '((',
    '£',
    '0.',
    "'",
    'past ',
    '\u0301',
    '😀',
    '\ud800',
    '\u200b',
    'ﷺ',
    ':',
    'p',
    'june ',
    'twenty ',
    'a hundred and ',
    '2nd',
  ];
  const hostile = seeds.flatMap((seed) => [
    seed.repeat(Math.ceil(1e6 / seed.length)),
    seed.repeat(Math.floor(200 / seed.length)),
    `1${seed.repeat(Math.floor(198 / seed.length))}x`,
  ]);

  test.each(example)('takes under 50 ms: $spec.kind', (rule) => {
    for (const text of hostile)
      expect(
        timeOf(() => scoreUnder(rule, text)),
        `${text.slice(0, 8)} × ${text.length}`,
      ).toBeLessThan(50);
    fc.assert(
      fc.property(typed, (text) => timeOf(() => scoreUnder(rule, text)) < 50),
      { numRuns: 300 },
    );
  });

  test('longer than 200 characters is not read', () => {
    for (const rule of example) expect(verdictUnder(rule, 'a'.repeat(201))).toBe('unreadable');
  });
});

test('what we print as the right answer is right', () => {
  fc.assert(
    fc.property(spec, moneyBox, unit, (asked, money, after) => {
      const box = asked.kind === 'money' ? money : asked.kind === 'number' && asked.unit === undefined ? { after } : {};
      expect(verdictUnder({ spec: asked, box }, rightText(asked, box))).toBe('right');
    }),
    { numRuns: 5000 },
  );
});
