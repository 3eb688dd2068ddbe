/** Whatever stands in a file: questions or reasons come out, never an error, and never a question that could harm. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mintFor } from '../registry.ts';
import type { Exchanged } from './exchanged.ts';
import { readGift } from './gift-reader.ts';
import { answerFault, itemFault } from './item-check.ts';
import { readQti } from './qti-reader.ts';
import { writeQti } from './qti-writer.ts';

/** One of each answer type, and a figure. */
const files = [150101, 150102, 330101, 430101].map((subTopicId) =>
  writeQti([mintFor(subTopicId, 'easy', 1)], { name: 'fuzz', title: 'Fuzz' }),
);
const gift = [
  'What? {=a#Yes. ~b#No. ~c####Because.}\n\n::T:: Which {#3:0.5} is it?\n\n{T#No.}\n\n[plain] x {=a =%0%b#No.}',
];
const pieces = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '&',
  '&amp;',
  '<p>',
  '</p>',
  '{',
  '}',
  '=',
  '~',
  '#',
  '%',
  '\\',
  '\n\n',
  ' ',
  '0',
  '\u0000',
  '😀',
  ']]>',
  '<!--',
  'data-cc-kind="list"',
];

/** A file with a few places cut out or written over. */
const broken = (texts: readonly string[]) =>
  fc
    .record({
      text: fc.constantFrom(...texts),
      edits: fc.array(fc.record({ at: fc.nat(), cut: fc.nat(30), put: fc.constantFrom('', ...pieces) }), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    .map(({ text, edits }) =>
      edits.reduce((now, { at, cut, put }) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + put + now.slice(place + cut);
      }, text),
    );

function expectSound(result: Exchanged, text: string): void {
  if ('faults' in result) {
    const lines = text.split('\n').length;
    expect(result.faults.length).toBeGreaterThan(0);
    for (const { line, reason } of result.faults) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(lines);
      expect(reason).toMatch(/[.?]$/);
    }
    return;
  }
  for (const item of result.items)
    expect([answerFault(item.question.answer, item.key), itemFault(item)]).toEqual([undefined, undefined]);
}

test('QTI with a few letters changed', () => {
  fc.assert(
    fc.property(broken(files), (text) => expectSound(readQti(text), text)),
    { numRuns: 1500 },
  );
});

test('GIFT with a few letters changed', () => {
  fc.assert(
    fc.property(broken(gift), (text) => expectSound(readGift(text), text)),
    { numRuns: 3000 },
  );
});

test('anything at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expectSound(readGift(text), text.replaceAll('\r', '\n'));
      expectSound(readQti(text), text.replaceAll('\r', '\n'));
    }),
    { numRuns: 2000 },
  );
});
