import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionOf, missingParts, partsOf, typeOfExtension } from './upload-rules.ts';

const sizes = fc.record({
  sizeBytes: fc.integer({ min: 1, max: 5_000 }),
  partBytes: fc.integer({ min: 1, max: 700 }),
});

test('the parts of a file are the whole file, none of them empty and none too large', () => {
  fc.assert(
    fc.property(sizes, ({ sizeBytes, partBytes }) => {
      const parts = partsOf(sizeBytes, partBytes);
      expect(parts.reduce((sum, part) => sum + part.sizeBytes, 0)).toBe(sizeBytes);
      expect(parts.map(({ partNumber }) => partNumber)).toEqual(parts.map((_, index) => index + 1));
      for (const [index, part] of parts.entries()) {
        expect(part.sizeBytes).toBeGreaterThan(0);
        if (index < parts.length - 1) expect(part.sizeBytes).toBe(partBytes);
      }
    }),
  );
});

test('what is stored whole is not sent again, and what is stored in part is', () => {
  const all = partsOf(25, 10);
  expect(missingParts(all, [])).toEqual(all);
  expect(missingParts(all, all)).toEqual([]);
  expect(
    missingParts(all, [
      { partNumber: 1, sizeBytes: 10 },
      { partNumber: 2, sizeBytes: 9 },
    ]).map(({ partNumber }) => partNumber),
  ).toEqual([2, 3]);
});

test.each([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
  ['exe', undefined],
  ['', undefined],
  ['constructor', undefined],
])('.%s is %s', (extension, type) => {
  expect(typeOfExtension(extension)).toBe(type);
  if (type !== undefined) expect(extensionOf(typeOfExtension(extension) ?? 'video/mp4')).toBe(extension);
});
