import { describe, expect, test } from 'vitest';
import { clearestProof, saidTogether } from './proofs.ts';

const look = (name: string, values: string, unseen?: string) => ({
  values: [...values],
  unseen,
  shared: (value: string) => `${name} ${value}`,
});

describe('what shows the meaning of a letter', () => {
  test.each([
    ['pictures that share nothing else', 'LLVV', 'L', ['wbwb'], { letter: 'L', pictures: [0, 1], ruledOut: [] }],
    [
      'pictures that share their shading, which another picture has with another letter',
      'LVLV',
      'L',
      ['wbww'],
      { letter: 'L', pictures: [0, 2], ruledOut: [{ shared: 'other w', by: 3 }] },
    ],
    [
      'no picture rules the shading out, but the other letter is clear',
      'LLVV',
      'L',
      ['wwbg'],
      { letter: 'V', pictures: [2, 3] },
    ],
    [
      'one letter tells it where the wanted one is met once',
      'LVVV',
      'L',
      ['wwbb'],
      { letter: 'V', pictures: [1, 2, 3] },
    ],
    ['what all pictures have tells nothing', 'LLV', 'L', ['www', 'bbb'], { letter: 'L', ruledOut: [] }],
  ])('%s', (_, letters, wanted, others, expected) => {
    const meant = look('meant', letters.toLowerCase());
    expect(
      clearestProof(
        [...letters],
        wanted,
        meant,
        others.map((values) => look('other', values)),
      ),
    ).toMatchObject(expected);
  });

  test.each([
    ['all letters differ', 'LVK', ['wbw']],
    ['they share their shading, and nothing rules it out', 'LLV', ['wwb']],
    ['they share two things more', 'LLVK', ['wwbw', 'ooob']],
  ])('nothing where %s', (_, letters, others) => {
    const meant = look('meant', letters.toLowerCase());
    expect(
      clearestProof(
        [...letters],
        'L',
        meant,
        others.map((values) => look('other', values)),
      ),
    ).toBeUndefined();
  });

  test('two different shapes are nothing that pictures share', () => {
    expect(clearestProof([...'LLV'], 'L', look('meant', 'llv'), [look('same', 'nny', 'n')])?.ruledOut).toEqual([]);
  });
});

test.each([
  ['the small shape is white', 'the small shape is a diamond', 'the small shape is white, and it is a diamond'],
  ['the shapes are black', 'the shapes are stars', 'the shapes are black, and they are stars'],
  ['the shape is white', 'the small shape is white', 'the shape is white and the small shape is white'],
])('“%s” with “%s”', (one, other, said) => {
  expect(saidTogether(one, other)).toBe(said);
});
