import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

test('what is sealed opens for its owner alone, by the same secret and purpose, and only unaltered', () => {
  const sealing = createSealing('a secret of the tests', 'two-step');
  const sealed = sealing.seal('JBSWY3DP', 'user 1');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(sealing.seal('JBSWY3DP', 'user 1')).not.toBe(sealed);
  expect(sealing.open(sealed, 'user 1')).toBe('JBSWY3DP');
  expect(() => sealing.open(sealed, 'user 2')).toThrow();
  expect(() => createSealing('another secret', 'two-step').open(sealed, 'user 1')).toThrow();
  expect(() => createSealing('a secret of the tests', 'other').open(sealed, 'user 1')).toThrow();
  const altered = Buffer.from(sealed, 'base64url');
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
  expect(() => sealing.open(altered.toString('base64url'), 'user 1')).toThrow();
});
