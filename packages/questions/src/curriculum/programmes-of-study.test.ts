import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasQuestions } from '../registry.ts';
import { findSubTopic, subTopics } from './curriculum.ts';

const page = readFileSync(new URL('../../../../docs/curriculum.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((part) => part.trim()),
  )
  .filter(([statement = '']) => statement !== 'Statement' && !/^-+$/.test(statement));
const idsOf = (named: string): number[] => (named.match(/\d{6}/g) ?? []).map(Number);
const named = rows.flatMap(([, ids = '']) => idsOf(ids));

test('the page has the statements of both subjects and four years', () => {
  expect(rows.length).toBeGreaterThan(220);
  expect([...page.matchAll(/^## (?:Mathematics|English), years? (.*)$/gm)].map(([, years]) => years)).toEqual([
    '3',
    '4',
    '5',
    '6',
    '3 and 4',
    '5 and 6',
  ]);
});

test('no statement is without a sub-topic', () => {
  expect(rows.filter(([, ids = '']) => idsOf(ids).length === 0)).toEqual([]);
});

test('every sub-topic named exists and has questions', () => {
  expect(named.filter((id) => findSubTopic(id) === undefined || !hasQuestions(id))).toEqual([]);
});

test('every math and English sub-topic of years 3 to 6 belongs to a statement', () => {
  const taught = subTopics.filter(({ subject, year }) => ['math', 'english'].includes(subject.key) && year < 7);
  expect(taught.filter(({ subTopicId }) => !named.includes(subTopicId)).map(({ title }) => title)).toEqual([]);
});
