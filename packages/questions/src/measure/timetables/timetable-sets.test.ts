/** Parts (a), (b) and (c): questions that are asked in a row about one timetable. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { mintFor, setSizeOf, stimuliOfCell } from '../../registry.ts';

const timetables = 151003;
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe.each(difficulties)('timetables at %s', (difficulty) => {
  const ids = stimuliOfCell(timetables, difficulty);

  test('are another one for each id', () => {
    const tables = ids.map((id) =>
      JSON.stringify(mintFor(timetables, difficulty, 1, id).question.prompt.filter(({ type }) => type === 'table')),
    );
    expect(new Set(tables).size).toBe(ids.length);
  });

  test.each(ids.slice(0, 20))(
    '%s: every question shows the same table, and enough different things are asked',
    (id) => {
      const questions = seeds.map((seed) => mintFor(timetables, difficulty, seed, id));
      const tables = questions.map(({ question }) => question.prompt.filter(({ type }) => type === 'table'));
      for (const table of tables) expect(table).toEqual(tables[0]);
      const asked = new Set(questions.map(({ setPlace }) => setPlace?.tells.join()));
      expect(asked.size).toBeGreaterThanOrEqual(setSizeOf(timetables).shortest);
    },
  );
});
