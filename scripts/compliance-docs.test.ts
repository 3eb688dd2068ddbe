/** The lists of standards are whole, and the files they name exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, namedFiles, readRows, relativeLinks } from './compliance-docs.ts';
import { projectFolder } from './run.ts';

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');

/** OWASP ASVS 5.0: how many requirements of levels 1 and 2 each section of each chapter has. They are numbered from 1. */
const asvs: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};
const levelOneCount = 70;

const required = Object.entries(asvs).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${chapter}.${section}.${place + 1}`),
  ),
);

describe('docs/asvs.md', () => {
  const text = read('docs/asvs.md');
  const rows = readRows(text, /^\d+\.\d+\.\d+$/);
  const states = ['met', 'partly', 'not met', 'n/a'] as const;

  test('lists the 253 requirements of levels 1 and 2, each once and in order', () => {
    expect(required).toHaveLength(253);
    expect(rows.map(([number]) => number)).toEqual(required);
    expect(rows.filter(([, level]) => level === '1')).toHaveLength(levelOneCount);
    expect(rows.filter(([, level]) => level !== '1' && level !== '2')).toEqual([]);
  });

  test('gives each a state and a reason, and names a file or a page for what is met', () => {
    const faulty = rows.filter(([, , subject = '', state = '', reason = '']) => {
      const isShown = namedFiles(reason).length > 0 || /^As \d/.test(reason);
      return (
        subject === '' || reason === '' || !states.some((known) => known === state) || (state === 'met' && !isShown)
      );
    });
    expect(faulty).toEqual([]);
  });

  test('sums up what its rows say', () => {
    const sums = Object.keys(asvs).map((chapter) => {
      const ofChapter = rows.filter(([number = '']) => number.startsWith(`${chapter}.`));
      return [...states.map((state) => ofChapter.filter((row) => row[3] === state).length), ofChapter.length];
    });
    const all = states.map((state) => rows.filter((row) => row[3] === state).length);
    const stated = readRows(text, /^(?:\d+ \D|All$)/).map((row) => row.slice(1).map(Number));
    expect(stated).toEqual([...sums, [...all, rows.length]]);
  });
});

test('docs/children.md goes through the 15 standards of the code, in order', () => {
  const headings = [...read('docs/children.md').matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number));
  expect(headings).toEqual(Array.from({ length: 15 }, (_, place) => place + 1));
});

const pages = ['docs/asvs.md', 'docs/children.md', 'docs/security.md', 'SECURITY.md'];

test.each(pages)('every file that %s names exists', (page) => {
  const named = [...new Set(namedFiles(read(page)))];
  expect(named).not.toEqual([]);
  const exists = (path: string): boolean =>
    [path, `packages/${path}`].some((place) => existsSync(join(projectFolder, place)));
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test.each(pages)('every link of %s leads somewhere', (page) => {
  const broken = relativeLinks(read(page)).filter(({ file, anchor }) => {
    const target = file === '' ? page : join(dirname(page), file);
    if (!existsSync(join(projectFolder, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('a named file is told from code', () => {
  const text =
    'In `server/src/app.ts` and `.env.example`, `SECURITY.md`; not `position()`, `SECRET`, `/api/v1` or `npm test`.';
  expect(namedFiles(text)).toEqual(['server/src/app.ts', '.env.example', 'SECURITY.md']);
});

test('links and headings are read', () => {
  expect(relativeLinks('[a](b.md#c-d) [e](#f) [g](https://h.example/#i) [j](k.md)')).toEqual([
    { file: 'b.md', anchor: 'c-d' },
    { file: '', anchor: 'f' },
    { file: 'k.md', anchor: undefined },
  ]);
  expect(anchorsOf('# One, two\n\n## Ways in\ntext # no heading')).toEqual(['one-two', 'ways-in']);
});
