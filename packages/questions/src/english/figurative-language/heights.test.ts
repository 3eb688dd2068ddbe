/** Which lines, sayings and ways of asking a cell has: nothing that is told at a glance where it would be too easy. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf, rightOptionOf, shownOptionsOf, textsOf, wrongOptionsOf } from '../../recalls/item-texts.ts';
import { partOf, rowsOf } from '../data-rows.ts';
import { all, readDevice } from './device-lines.ts';
import { devices } from './devices.data.ts';
import { figurative } from './generator.ts';
import { idioms } from './idioms.data.ts';
import { deviceQuestions } from './mistakes.ts';
import { pictureOf } from './pictures.ts';
import { alsoSaidSimiles, asSimiles } from './similes.data.ts';

const drawn = (subTopic: number, year: 4 | 5 | 6 | 7, difficulty: 'easy' | 'medium' | 'hard') =>
  Array.from({ length: 40 }, (_, seed) => mint(figurative, subTopic, year, difficulty, seed));
const lines = rowsOf(devices);

test.each([
  [260901, 6],
  [270701, 7],
] as const)('no device that is seen at a glance is asked for in %i', (subTopic, year) => {
  const asked = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) => drawn(subTopic, year, difficulty));
  for (const item of asked) {
    const [asks = ''] = promptOf(item);
    expect(asks).not.toMatch(/simile|onomatopoeia|rhetorical|repetition/);
    if (asks === 'Which of these does the line use?')
      expect(rightOptionOf(item)).not.toMatch(/simile|onomatopoeia|rhetorical|repetition/);
  }
});

test.each([
  [250901, 5],
  [260901, 6],
] as const)('at most one simile stands among the lines of %i at hard', (subTopic, year) => {
  for (const item of drawn(subTopic, year, 'hard'))
    expect(shownOptionsOf(item).filter((line) => /\blike\b|\bas \w+ as\b/.test(line)).length).toBeLessThan(2);
});

test('at hard, “like” or “as” alone does not tell a simile', () => {
  for (const item of drawn(240305, 4, 'hard').filter((each) => promptOf(each)[0]?.includes('no simile'))) {
    const hasLike = (line: string): boolean => /\blike\b/i.test(line);
    const isAlike = wrongOptionsOf(item).filter((line) => hasLike(line) === hasLike(rightOptionOf(item)));
    expect(isAlike).toHaveLength(2);
  }
});

test('metaphors of year 5 stand beside no alliteration, and lines of year 5 are no tongue-twisters', () => {
  const twisters = all().filter(({ device, heights }) => device === 'alliteration' && heights === 'A');
  for (const item of [...drawn(250901, 5, 'easy'), ...drawn(250901, 5, 'medium')]) {
    const shown = [...promptOf(item), ...shownOptionsOf(item)];
    expect(twisters.filter(({ line }) => shown.includes(line))).toEqual([]);
  }
  for (const item of drawn(250901, 5, 'medium'))
    expect(shownOptionsOf(item).map(readDevice)).not.toContain('alliteration');
});

test('similes that are said as well have parts that are asked for', () => {
  const known = rowsOf(asSimiles);
  for (const [how, what] of rowsOf(alsoSaidSimiles)) {
    expect(known.map((row) => row[1])).toContain(how);
    expect(known.map((row) => row[2])).toContain(what);
  }
});

test('every line that is asked for its meaning has three wrong ones and a picture', () => {
  // Hyperbole has a reason alone.
  for (const row of lines.filter((each) => each.length > 3 && each[1] !== 'hyperbole')) {
    expect(row).toHaveLength(7);
    expect(pictureOf(partOf(row, 2))).not.toBe('');
  }
});

test('a saying names the difficulties that have it, and other words for its end are none or three', () => {
  for (const row of rowsOf(idioms)) {
    expect(partOf(row, 0)).toMatch(/^[567] (?:e|em|emh|mh|h)$/);
    expect(row.length === 4 || partOf(row, 4).split(', ').length === 3).toBe(true);
  }
});

test.each(['5', '6', '7'])('year %s has hardly a saying at easy and at hard', (year) => {
  const levels = rowsOf(idioms).flatMap((row) => (partOf(row, 0).startsWith(year) ? [partOf(row, 0).slice(2)] : []));
  expect(levels.filter((letters) => letters === 'emh').length).toBeLessThan(5);
  expect(levels.filter((letters) => letters.includes('h')).length).toBeGreaterThan(15);
});

test.each(all().map(({ device, line }) => [line, device] as const))('%s: %s', (line, device) => {
  expect(readDevice(line)).toBe(device);
});

test('the hint asks about each device that is offered, and about no other', () => {
  const asked = [...drawn(240902, 4, 'easy'), ...drawn(260901, 6, 'easy'), ...drawn(270701, 7, 'medium')].filter(
    (item) => promptOf(item)[0] === 'Which of these does the line use?',
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const item of asked)
    expect(textsOf(item.hint)).toEqual([
      shownOptionsOf(item)
        .map((option) => deviceQuestions[option])
        .join(' '),
    ]);
});

test('every line with hyperbole says why it can’t be true, in words of its own', () => {
  const reasons = all().flatMap(({ device, meaning }) => (device === 'hyperbole' ? [meaning] : []));
  expect(reasons.length).toBeGreaterThan(15);
  expect(reasons).not.toContain('');
  expect(new Set(reasons).size).toBe(reasons.length);
});
