/** Parts (a), (b) and (c): questions that are asked in a row about one table or chart. */
import type { Block } from '@comet/contract/question';
import { setSizes } from '@comet/domain/attempts/question-sets';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { subTopics } from '../curriculum/curriculum.ts';
import { mintFor, setSizeOf, stimuliOfCell } from '../registry.ts';

const seeds = Array.from({ length: 24 }, (_, seed) => seed);
const idsTried = 6;

const cells = subTopics
  .filter(({ subTopicId }) => setSizeOf(subTopicId) === setSizes.parts)
  .flatMap(({ subTopicId, title }) => difficulties.map((difficulty) => ({ subTopicId, title, difficulty })))
  .filter(({ subTopicId, difficulty }) => stimuliOfCell(subTopicId, difficulty).length > 0);

test('timetables, bar charts, pictograms and line graphs have parts', () => {
  expect(new Set(cells.map(({ subTopicId }) => subTopicId))).toEqual(
    new Set([130802, 130803, 130804, 141001, 141002, 151001, 151003]),
  );
});

describe.each(cells)('$title ($subTopicId), $difficulty', ({ subTopicId, difficulty }) => {
  const ids = stimuliOfCell(subTopicId, difficulty);
  const shownIn = (prompt: readonly Block[]): string =>
    JSON.stringify(prompt.filter(({ type }) => type === 'table' || type === 'figure'));

  test('has many tables or charts', () => {
    const shown = ids.map((stimulusId) => shownIn(mintFor(subTopicId, difficulty, 1, stimulusId).question.prompt));
    expect(new Set(shown).size).toBeGreaterThan(0.9 * ids.length);
  });

  test('shows the same one in every question about it, which ask for enough different things', () => {
    for (const stimulusId of ids.slice(0, idsTried)) {
      const questions = seeds.map((seed) => mintFor(subTopicId, difficulty, seed, stimulusId));
      expect(new Set(questions.map(({ question }) => shownIn(question.prompt))).size).toBe(1);
      for (const { setPlace } of questions) expect(setPlace?.stimulusId).toBe(stimulusId);
      const asked = new Set(questions.map(({ setPlace }) => setPlace?.tells[0]));
      expect(asked.size).toBeGreaterThanOrEqual(setSizes.parts.shortest);
    }
  });
});
