import { expect, test } from 'vitest';
import { limits, measureSizes } from './measure-sizes.ts';

test('the first pages weigh no more than they may', async () => {
  const sizes = await measureSizes();
  expect(sizes.landingScript).toBeGreaterThan(100);
  expect(sizes.landingScript).toBeLessThanOrEqual(limits.landingScript);
  expect(sizes.landingWhole).toBeLessThanOrEqual(limits.landingWhole);
  expect(sizes.studentScript).toBeGreaterThan(50_000);
  expect(sizes.studentScript).toBeLessThanOrEqual(limits.studentScript);
  expect(sizes.studentFiles).toBeLessThanOrEqual(limits.studentFiles);
});
