import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { promptText } from '../ask.ts';
import { factsIn } from './facts.ts';
import { linesThat, placeAsked, readSentence } from './order-solver.ts';

test('no fact by itself tells who has the place that is asked', () => {
  let judged = 0;
  for (let seed = 0; seed < 150; seed++) {
    const { question } = mintFor(340802, 'medium', seed);
    const goal = placeAsked(promptText(question));
    if (goal === undefined) continue;
    judged++;
    const facts = factsIn(question).flatMap((fact) => readSentence(fact) ?? []);
    const names = [...new Set(facts.flatMap((fact) => fact.names))];
    for (const { test: holds } of facts)
      expect(new Set(linesThat(names, [holds]).map((line) => line.at(goal))).size).toBeGreaterThan(1);
  }
  expect(judged).toBeGreaterThan(100);
});

test('a text in which somebody is first or last, or is not, tells how many there are', () => {
  for (const subTopicId of [330701, 330702])
    for (let seed = 0; seed < 60; seed++) {
      const text = promptText(mintFor(subTopicId, 'medium', seed).question);
      if (/\bnot\b|Who|Which/.test(text)) expect(text).toMatch(/^Three /);
    }
});

test('nobody who chose a wrong name is told the whole order', () => {
  for (const subTopicId of [330702, 340802, 350904])
    for (let seed = 0; seed < 30; seed++)
      expect(JSON.stringify(mintFor(subTopicId, 'hard', seed))).not.toContain('Only one order fits the facts');
});

test('340802 easy: nobody who is at neither end of three is asked for', () => {
  for (let seed = 0; seed < 150; seed++) {
    const { question } = mintFor(340802, 'easy', seed);
    const ends = factsIn(question).flatMap((fact) => /^(.+) is not (?:at the|the|in|first|last)/.exec(fact)?.[1] ?? []);
    expect(new Set(ends).size, factsIn(question).join(' ')).toBe(ends.length);
  }
});
