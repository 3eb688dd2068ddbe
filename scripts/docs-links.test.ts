import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './run.ts';

const decisions = readdirSync(join(projectFolder, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(projectFolder, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...decisions,
];

test.each(pages)('%s links to files that exist', (page) => {
  const text = readFileSync(join(projectFolder, page), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(projectFolder, dirname(page), target)))).toEqual([]);
});

test.each(decisions)('%s says context, decision, consequences and alternatives', (page) => {
  const text = readFileSync(join(projectFolder, page), 'utf8');
  const headings = [...text.matchAll(/^(?:## |\*\*)(Context|Decision|Consequences|Alternatives)(?:\.\*\*|$)/gm)].map(
    ([, heading]) => heading,
  );
  expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
});
