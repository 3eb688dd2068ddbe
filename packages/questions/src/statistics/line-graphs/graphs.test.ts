/** Graphs over time show what can be. */
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { readLine } from './line-figure.ts';

/** The graphs of a cell with this title. */
const graphsOf = (title: string, subTopicId: number): number[][] =>
  Array.from({ length: 80 }, (_, seed) => mintFor(subTopicId, 'medium', seed).question.prompt).flatMap((prompt) =>
    prompt.flatMap((block) => {
      const read = block.type === 'figure' && block.figure.alt.includes(title) ? readLine(block.figure) : undefined;
      return read === undefined ? [] : [read.labels.map((_, at) => read.at(at))];
    }),
  );

test('a hot drink does not get colder than the room', () => {
  const drinks = graphsOf('A hot drink', 141002);
  expect(drinks.length).toBeGreaterThan(0);
  expect(Math.min(...drinks.flat())).toBeGreaterThanOrEqual(20);
});

test('the temperature changes by 6 °C an hour at most', () => {
  const days = graphsOf('Temperature in the playground', 141002);
  expect(days.length).toBeGreaterThan(0);
  for (const values of days)
    for (const [at, value] of values.slice(1).entries())
      expect(Math.abs(value - (values[at] ?? 0))).toBeLessThanOrEqual(6);
});
