import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asLine, asLogin } from './typed-text.ts';

describe('a line of text', () => {
  test.each([
    ['  Zoe\t', 'Zoe'],
    ['zoe\u0301', 'zo\u00E9'],
    ['\u200B\u200D\u2060', ''],
    ['\u3164 \u2800', ''],
    ['\u202AZoe\u202C', 'Zoe'],
    ['ab\u202Edc', 'abdc'],
    // Joiners inside a text are part of it: emoji, and Persian.
    ['👩‍🚀 Ada', '👩‍🚀 Ada'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Noor O’Brien-Al Amin', 'Noor O’Brien-Al Amin'],
    ['نور', 'نور'],
  ])('%j is %j', (typed, meant) => {
    expect(asLine(typed)).toBe(meant);
  });

  test('once read is read again as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(asLine(asLine(typed))).toBe(asLine(typed));
        expect(asLogin(asLogin(typed))).toBe(asLogin(typed));
      }),
    );
  });
});

test('a name to log in with has no twin that looks the same', () => {
  const twins = ['zoe-7', 'zoe-7\u200B', 'z\u200Doe-7', '\uFEFFzoe-7', 'zoe\u00AD-7', ' zoe-7 '];
  expect(new Set(twins.map(asLogin))).toEqual(new Set(['zoe-7']));
  expect(asLogin('Noor Al Amin')).toBe('Noor Al Amin');
});
