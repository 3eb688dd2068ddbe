import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readablePairs } from '../packages/web/src/ui/colour-pairs.ts';
import { projectFolder } from './run.ts';

const folder = join(projectFolder, 'packages/web/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

const nameOf = (variable: string): string =>
  variable.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The last colour of a rule, as the browser takes it. */
function colourOf(rule: string, property: string): string | undefined {
  const pattern = new RegExp(`(?:^|[\\s;{])${property}:\\s*var\\(--comet-([a-z-]+)\\)`, 'g');
  const found = [...rule.matchAll(pattern)].at(-1)?.[1];
  return found === undefined ? undefined : nameOf(found);
}

test('no style sheet puts words on a ground that is not held to be readable', () => {
  const held = new Set(readablePairs.map(([front, back]) => `${front} on ${back}`));
  const pairs = sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      text
        .split('}')
        .map((rule) => ({ path, front: colourOf(rule, 'color'), back: colourOf(rule, 'background(?:-color)?') }))
        .filter(({ front, back }) => front !== undefined && back !== undefined),
    );
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter(({ front, back }) => !held.has(`${front} on ${back}`))).toEqual([]);
});

test('no component names a colour of its own', () => {
  // Mascots and drawings keep their paint; everything else asks the tokens.
  const painters = /^ui\/(?:tokens|worlds)\.ts$|^mascots\/|^drawings\/paint\.ts$|^challenges\/scenes\/scene-paint\.ts$/;
  const named = sources
    .filter(({ path, text }) => !painters.test(path) && /(?<![\w&/])#(?:[0-9a-f]{3}){1,2}\b/i.test(text))
    .map(({ path }) => path);
  expect(named).toEqual([]);
});
