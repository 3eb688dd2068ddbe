import { expect, test } from 'vitest';
import { games } from '../packages/domain/src/challenges/games.ts';
import { gameScriptLimit, limits, measureGames, measureSizes } from './measure-sizes.ts';

test('the first pages weigh no more than they may', async () => {
  const sizes = await measureSizes();
  expect(sizes.landingScript).toBeGreaterThan(100);
  expect(sizes.landingScript).toBeLessThanOrEqual(limits.landingScript);
  expect(sizes.landingWhole).toBeLessThanOrEqual(limits.landingWhole);
  expect(sizes.studentScript).toBeGreaterThan(50_000);
  expect(sizes.studentScript).toBeLessThanOrEqual(limits.studentScript);
  expect(sizes.studentFiles).toBeLessThanOrEqual(limits.studentFiles);
});

test('each game is a chunk of its own and weighs no more than it may', async () => {
  const sizes = await measureGames();
  expect(sizes.size).toBe(games.length);
  for (const [name, size] of sizes) expect(size, name).toBeLessThanOrEqual(gameScriptLimit);
});
