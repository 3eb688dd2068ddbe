import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulties } from '../curriculum/subjects.ts';
import { chooseSet, groupInSets, longestSet, type SetCandidate } from './question-sets.ts';

const candidate = (place: number, change: Partial<SetCandidate> = {}): SetCandidate => ({
  subTopicId: 1,
  difficulty: 'easy',
  place,
  tells: [`sentence ${place}`],
  isMet: false,
  ...change,
});
const wanted = (count: number) => Array.from({ length: count }, () => ({ subTopicId: 1, difficulty: 'easy' as const }));
const placesOf = (set: readonly SetCandidate[]): number[] => set.map(({ place }) => place);

describe('a set', () => {
  test('is asked in the order of its stimulus', () => {
    expect(placesOf(chooseSet([candidate(7), candidate(2), candidate(5)], [], wanted(3)))).toEqual([2, 5, 7]);
  });

  test('goes on after what was asked', () => {
    const set = chooseSet([candidate(1), candidate(8), candidate(6)], [candidate(4)], wanted(3));
    expect(placesOf(set)).toEqual([6, 8]);
  });

  test('goes back where nothing is left after it, rather than to another stimulus', () => {
    expect(placesOf(chooseSet([candidate(1)], [candidate(4)], wanted(1)))).toEqual([1]);
  });

  test.each<[string, SetCandidate, SetCandidate]>([
    ['never met', candidate(1), candidate(1, { isMet: true })],
    ['as difficult as wanted', candidate(1), candidate(1, { difficulty: 'hard' })],
    ['of the wanted sub-topic', candidate(1), candidate(1, { subTopicId: 2 })],
    ['that tells less', candidate(1), candidate(1, { tells: ['sentence 1', 'sentence 2'] })],
    [
      'never met before one of the wanted difficulty',
      candidate(1, { difficulty: 'hard' }),
      candidate(1, { isMet: true }),
    ],
  ])('rather has a question %s', (_, better, worse) => {
    expect(chooseSet([worse, better], [], wanted(1))).toEqual([better]);
    expect(chooseSet([better, worse], [], wanted(1))).toEqual([better]);
  });

  test('is mixed: three fifths are of the wanted sub-topic where there are others', () => {
    const own = Array.from({ length: 20 }, (_, place) => candidate(place));
    const others = Array.from({ length: 20 }, (_, place) => candidate(20 + place, { subTopicId: 2 + (place % 3) }));
    const set = chooseSet([...own, ...others], [], wanted(10));
    expect(set.filter(({ subTopicId }) => subTopicId === 1)).toHaveLength(6);
    expect(new Set(set.map(({ subTopicId }) => subTopicId)).size).toBe(4);
  });

  test('takes those that tell least where telling much would leave too few', () => {
    const narrow = [1, 2, 3].map((place) => candidate(place, { difficulty: 'hard' }));
    const wide = candidate(0, { tells: ['sentence 1', 'sentence 2', 'sentence 3'] });
    expect(chooseSet([wide, ...narrow], [], wanted(3))).toHaveLength(3);
  });

  test('never has a question that another one, asked or chosen, gives away, and none twice', () => {
    const facts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 3 });
    const any = fc.record({
      subTopicId: fc.integer({ min: 1, max: 3 }),
      difficulty: fc.constantFrom(...difficulties),
      place: fc.integer({ min: 0, max: 9 }),
      tells: facts.map((told) => [...new Set(told)]),
      isMet: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), fc.array(any, { maxLength: 3 }), (candidates, asked) => {
        const set = chooseSet(candidates, asked, wanted(8));
        const told = set.flatMap(({ tells }) => tells);
        expect(new Set(told).size).toBe(told.length);
        expect(asked.flatMap(({ tells }) => tells).filter((fact) => told.includes(fact))).toEqual([]);
        expect(new Set(set).size).toBe(set.length);
        expect(placesOf(set)).toEqual(placesOf(set).toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('a draw', () => {
  const cell = (subTopicId: number) => ({ subTopicId, difficulty: 'easy' as const });
  const familyOf = (subTopicId: number): number | undefined =>
    subTopicId < 10 ? undefined : Math.floor(subTopicId / 10);

  test('brings what shares passages together where it first stands, and leaves the rest in its place', () => {
    expect(groupInSets([cell(1), cell(11), 77, cell(21), cell(2), cell(12)], familyOf)).toEqual([
      cell(1),
      [cell(11), cell(12)],
      77,
      [cell(21)],
      cell(2),
    ]);
  });

  test.each([
    [8, [8]],
    [12, [12]],
    [15, [8, 7]],
    [20, [10, 10]],
    [40, [10, 10, 10, 10]],
  ])('of %i questions has sets of %j', (count, lengths) => {
    const draw = Array.from({ length: count }, () => cell(11));
    const sets = groupInSets(draw, familyOf).map((set) => (Array.isArray(set) ? set.length : 0));
    expect(sets).toEqual(lengths);
    expect(Math.max(...sets)).toBeLessThanOrEqual(longestSet);
  });
});
