import { expect, test } from 'vitest';
import { senseSides } from '../../english/synonyms/thesaurus.ts';
import { areRelated } from '../../words/related.ts';
import { meaningLines } from '../closest-and-opposite/meanings.ts';
import { areContrary, areLike, areOfOneGroup } from '../closest-and-opposite/near-words.ts';
import { openTexts, passages } from './texts.ts';

test.each(['middle', 'hard'] as const)(
  'of two gaps of the %s texts one is plain at least, of four one at most',
  (from) => {
    const plainOnes = (count: number): number[] =>
      openTexts(from, count).map(({ text, open }) => open.filter((at) => text.plain.includes(at)).length);
    expect(Math.min(...plainOnes(2))).toBe(1);
    expect(Math.max(...plainOnes(4))).toBe(1);
    expect(new Set(openTexts(from, 2).map(({ text }) => text.title)).size).toBe(passages[from].length);
  },
);

test('texts with everyday gaps are never hard', () => {
  const hard = new Set(openTexts('middle', 4).map(({ text }) => text.title));
  const everyday = ['A Night in the Tent', 'The Secret Door', 'The Lost Dog', 'The Market'];
  expect(everyday.filter((title) => hard.has(title))).toEqual([]);
});

/** Whether some list of meanings has the two words on the same side of a line, or on the two sides of it. */
const books = [...meaningLines.map(({ sides }) => sides), ...senseSides()];
const areOnOneSide = (one: string, other: string): boolean =>
  books.some((sides) => sides.some((side) => side.includes(one) && side.includes(other)));
const areOpposed = (one: string, other: string): boolean =>
  books.some(([same = [], far = []]) =>
    same.includes(one) ? far.includes(other) : far.includes(one) && same.includes(other),
  );

test('the wrong words of a gap are not all alike, which would leave the right one', () => {
  const mayBeAlike = (one: string, other: string): boolean =>
    areLike(one, other) || areOfOneGroup(one, other) || areRelated(one, other) || areOnOneSide(one, other);
  const told = [...passages.middle, ...passages.hard].flatMap(({ title, gaps }) =>
    gaps
      .filter(([right = '', ...wrong]) => {
        const alike = wrong.flatMap((one, at) => wrong.slice(at + 1).filter((other) => mayBeAlike(one, other)));
        const opposed = wrong.filter((one) => areContrary(one, right) || areOpposed(one, right));
        return alike.length > 1 || opposed.length > 1;
      })
      .map((gap) => `${title}: ${gap.join(', ')}`),
  );
  expect(told).toEqual([]);
});
