/** What holds for the heights of sentences: a harder cell has other sentences than the one below it. */
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import {
  amongNouns,
  type ClauseCell,
  complexFor,
  compoundFor,
  countedFor,
  phrasesFor,
  relativeFor,
  simpleFor,
} from './sentences-with-clauses.ts';

const cell = (year: Year, difficulty: Difficulty): ClauseCell => ({
  subTopicId: 270302,
  year,
  difficulty,
  params: { asks: 'analysis' },
});

const sentencesOf = (each: ClauseCell): string[] =>
  [complexFor, compoundFor, countedFor, relativeFor, simpleFor].flatMap((list) =>
    list(each).map(({ sentence }) => sentence),
  );

test.each([
  [cell(6, 'easy'), cell(6, 'hard')],
  [cell(6, 'hard'), cell(7, 'hard')],
  [cell(7, 'easy'), cell(7, 'hard')],
])('no sentence is both in %o and in %o', (lower, higher) => {
  const below = new Set(sentencesOf(lower));
  expect(below.size).toBeGreaterThan(50);
  expect(sentencesOf(higher).filter((sentence) => below.has(sentence))).toEqual([]);
});

test('every cell that asks for misleading phrases has some', () => {
  for (const each of [cell(6, 'hard'), cell(7, 'medium'), cell(7, 'hard')])
    expect(phrasesFor(each, true).length).toBeGreaterThan(7);
});

test('each size to count has sentences, and the noun to write is never the first of its sentence', () => {
  for (const each of [cell(6, 'hard'), cell(7, 'medium'), cell(7, 'hard')])
    for (const size of [2, 3, 4])
      expect(countedFor(each).filter(({ clauses }) => clauses.length === size).length).toBeGreaterThan(3);
  expect(amongNouns().filter(({ before }) => before.split(' ').length < 5)).toEqual([]);
});

test('every simple sentence whose kind is asked for has its verb written down', () => {
  const asked = [cell(6, 'easy'), cell(7, 'easy')].flatMap(simpleFor);
  expect(asked.filter(({ sentence, verb }) => verb === '' || !sentence.includes(verb))).toEqual([]);
});
