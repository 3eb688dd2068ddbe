import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStored, textSizes } from './reading-settings.ts';

const themeDefaults = { hasReadingFont: false, isStill: false, textSize: 100, hasSounds: false };

describe('reading settings', () => {
  test('begin silent, moving and in the theme’s own letters', () => {
    expect(readStored(null)).toEqual(themeDefaults);
  });
  test('come back as they were kept', () => {
    const settings = fc.record({
      hasReadingFont: fc.boolean(),
      isStill: fc.boolean(),
      textSize: fc.constantFrom(...textSizes),
      hasSounds: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, (kept) => {
        expect(readStored(JSON.stringify(kept))).toEqual(kept);
      }),
    );
  });
  test('are never broken by what stands in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { textSize, ...switches } = readStored(text);
        expect(textSizes).toContain(textSize);
        for (const value of Object.values(switches)) expect(typeof value).toBe('boolean');
      }),
    );
  });
  test('take a size that does not exist for the usual one', () => {
    expect(readStored('{"textSize":900,"isStill":true}')).toEqual({ ...themeDefaults, isStill: true });
  });
});
