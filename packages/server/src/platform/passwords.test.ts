import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';
import { Refusal } from './refusal.ts';

test('a password opens what it was set for, and nobody without one gets in', async () => {
  const passwords = createPasswords({ isWeak: true });
  const known = await passwords.hash('open sesame');
  expect(await passwords.verify(known, 'open sesame')).toBe(true);
  expect(await passwords.verify(known, 'open sesam')).toBe(false);
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
});

test('more log-ins than the queue holds are asked to come again; those in it are answered', async () => {
  const passwords = createPasswords({ isWeak: true, maxWaiting: 5 });
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.verify(undefined, 'a')));
  const refused = tries.filter(({ status }) => status === 'rejected');
  expect(tries.length - refused.length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeGreaterThan(0);
  for (const attempt of refused) if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(Refusal);
  expect(await passwords.verify(undefined, 'a')).toBe(false);
});

test('a file is read while 100 passwords wait', async () => {
  const passwords = createPasswords();
  let checked = 0;
  const waiting = Array.from({ length: 100 }, () =>
    passwords.verify(undefined, 'a').then(() => {
      checked++;
    }),
  );
  await Promise.race(waiting);
  const before = checked;
  await readFile(fileURLToPath(import.meta.url));
  // With a free thread the file does not wait for more than the hashes of one moment.
  expect(checked - before).toBeLessThan(10);
  await Promise.all(waiting);
}, 60_000);
