import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOfRows, readList, splitList } from './read-list.ts';

const sides = (text: string) => readList(text).cards.map(({ front, back }) => [front, back]);

describe('a pasted list', () => {
  test.each([
    [
      'Quizlet: a tab between',
      'vast\tvery large\ntiny\tvery small',
      [
        ['vast', 'very large'],
        ['tiny', 'very small'],
      ],
    ],
    [
      'dashes',
      'vast - very large\ntiny – very small',
      [
        ['vast', 'very large'],
        ['tiny', 'very small'],
      ],
    ],
    ['commas, and a meaning with one of its own', 'vast, huge, very large', [['vast', 'huge, very large']]],
    ['a dash in the meaning', 'gist - the main point - in short', [['gist', 'the main point - in short']]],
    [
      'colons and Windows lines',
      'vast: large\r\n\r\ntiny: small\r\n',
      [
        ['vast', 'large'],
        ['tiny', 'small'],
      ],
    ],
    [
      'Quizlet: a semicolon between cards',
      'vast\tvery large;tiny\tvery small;',
      [
        ['vast', 'very large'],
        ['tiny', 'very small'],
      ],
    ],
    [
      'Quizlet: commas and semicolons',
      'vast,large; tiny,small',
      [
        ['vast', 'large'],
        ['tiny', 'small'],
      ],
    ],
    ['a semicolon in a meaning', 'vast\tlarge; huge', [['vast', 'large; huge']]],
    ['hyphens are part of a word', 'well-known - famous', [['well-known', 'famous']]],
  ])('%s', (_, text, cards) => {
    expect(sides(text)).toEqual(cards);
  });

  test('says which lines it left out, and why', () => {
    const { cards, skipped } = readList(`vast\tlarge\n\nlonely\n\tno word\nvast\tlarge\n${'x'.repeat(501)}\tlong`);
    expect(cards).toHaveLength(1);
    expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'There’s no meaning after the word.'],
      [4, 'There’s no word before the meaning.'],
      [5, 'This word is in the list twice with the same meaning.'],
      [6, 'One side has more than 500 letters.'],
    ]);
  });

  test('further columns of a table are further right answers', () => {
    expect(cardsOfRows([['glad', 'happy', 'cheerful', '', 'merry']]).cards[0]?.accepted).toEqual(['cheerful', 'merry']);
  });

  test('no line is lost: each is a card, blank or named', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '\t', '-', ',', ':') }), { maxLength: 30 }),
        (lines) => {
          const text = lines.join('\n');
          const { cards, skipped } = readList(text);
          const blank = splitList(text).filter((row) => row.slice(0, 2).every((cell) => cell.trim() === '')).length;
          expect(cards.length + skipped.length + blank).toBe(lines.length === 0 ? 1 : lines.length);
        },
      ),
    );
  });
});
