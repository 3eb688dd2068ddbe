/** Which texts a difficulty has, and which first sentences are no wrong options because they could stand later as well. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf, rightOptionOf, shownOptionsOf, wrongOptionsOf } from '../../recalls/item-texts.ts';
import { listOf } from '../data-rows.ts';
import { ordering } from './generator.ts';
import { looseEndings, looseOpenings } from './texts.data.ts';
import { all } from './texts-in-order.ts';

test.each([...listOf(looseOpenings), ...listOf(looseEndings)])('%s is a text', (title) => {
  expect(all().map((text) => text.title)).toContain(title);
});

test('a first sentence that could stand later is not offered as the next one', () => {
  const loose = new Set(listOf(looseOpenings));
  const openings = all()
    .filter(({ title }) => loose.has(title))
    .map(({ sentences }) => sentences[0]);
  const items = Array.from({ length: 60 }, (_, seed) => mint(ordering, 261003, 6, 'easy', seed));
  for (const item of items.filter((each) => promptOf(each)[0]?.startsWith('Which sentence follows')))
    expect(wrongOptionsOf(item).filter((option) => openings.includes(option))).toEqual([]);
});

test('the next sentence is asked for among those of its own text', () => {
  const items = [4, 6].flatMap((year) =>
    Array.from({ length: 40 }, (_, seed) =>
      year === 4 ? mint(ordering, 240505, 4, 'easy', seed) : mint(ordering, 261003, 6, 'easy', seed),
    ),
  );
  for (const item of items.filter((each) => promptOf(each)[0]?.startsWith('Which sentence follows')))
    expect(all().some(({ sentences }) => shownOptionsOf(item).every((option) => sentences.includes(option)))).toBe(
      true,
    );
});

test('texts of six sentences come at hard in year 7 only', () => {
  const long = all().filter(({ sentences }) => sentences.length > 5);
  expect(long.length).toBeGreaterThan(4);
  expect(long.every(({ year, levels }) => year === 7 && levels === 'h')).toBe(true);
});

test('a sentence for a gap is told by what it leans on and by what leans on it', () => {
  const items = Array.from({ length: 60 }, (_, seed) => mint(ordering, 270803, 7, 'easy', seed));
  const gaps = items.filter((item) => promptOf(item)[0]?.startsWith('Which sentence belongs in the gap'));
  expect(gaps.length).toBeGreaterThan(5);
  for (const { explanation } of gaps)
    expect(JSON.stringify(explanation)).toMatch(/In the missing sentence, .+In the sentence after the gap, /);
});

test('of a long text, one wrong order begins with the first two sentences', () => {
  const items = [
    ...Array.from({ length: 40 }, (_, seed) => mint(ordering, 261003, 6, 'medium', seed)),
    ...Array.from({ length: 40 }, (_, seed) => mint(ordering, 270803, 7, 'medium', seed)),
  ].filter((item) => promptOf(item)[0]?.startsWith('Put the sentences in order. Which'));
  expect(items.length).toBeGreaterThan(5);
  for (const item of items) {
    const start = rightOptionOf(item).slice(0, 2);
    expect(wrongOptionsOf(item).some((option) => option.startsWith(start))).toBe(true);
  }
});

/** Words that tell when: who sorts the sentences by them needs nothing else. */
const tellsWhen =
  /\b(?:then|soon|later|afterwards|before|after|when|while|until|once|one morning|at dusk|in the (?:morning|afternoon)|by evening|at (?:nine|break|half-time)|on monday|in 1838|minutes?|last sunday|at first|in summer)\b/i;

test('at hard in years 6 and 7 fewer than half of the sentences of a text tell when', () => {
  const hard = all().filter(({ year, levels }) => year > 4 && (levels === '' || levels.includes('h')));
  expect(hard.length).toBeGreaterThan(15);
  const easy = hard.filter(
    ({ sentences }) => sentences.filter((sentence) => tellsWhen.test(sentence)).length * 2 >= sentences.length,
  );
  expect(easy.map(({ title }) => title)).toEqual([]);
});
