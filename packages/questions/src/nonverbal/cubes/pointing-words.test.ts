/** A net folded by hand: a half circle with a frame above it, four dots and a T beside it, a square and a grey corner below. */
import { expect, test } from 'vitest';
import { foldNet } from './cube-geometry.ts';
import { type Face, plainPrints, pointingPrints } from './face-prints.ts';
import { pointingWords } from './pointing-words.ts';

function faceOf(name: string, spin = 0): Face {
  const print = [...plainPrints, ...pointingPrints].find((own) => own.name === name);
  if (print === undefined) throw new RangeError(`no print ${name}`);
  return { print, spin };
}

const [frame, dots, half, letter, box, corner] = [
  faceOf('a black frame'),
  faceOf('four dots'),
  faceOf('a half circle', 2),
  faceOf('a letter T'),
  faceOf('a black square'),
  faceOf('a grey corner', 1),
];
const net = {
  faces: [frame, dots, half, letter, box, corner],
  placed:
    foldNet([
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 3],
    ]) ?? [],
};

test.each([
  [half, [half, frame, letter], 'the flat side of the half circle faces the black frame'],
  [half, [half, box, letter], 'the flat side of the half circle faces away from the black square'],
  [letter, [corner, frame, letter], 'the top stroke of the letter T is next to the black frame'],
  [letter, [letter, half, box], 'the top stroke of the letter T is farthest from the black square'],
  [corner, [corner, frame, letter], 'the grey part of the grey corner touches the letter T, but not the black frame'],
  [corner, [corner, box, letter], 'the grey part of the grey corner touches both the letter T and the black square'],
  [corner, [corner, frame, dots], 'the grey part of the grey corner touches neither the four dots nor the black frame'],
  [box, [half, box, letter], undefined],
])('%#: $2', (face, view, words) => {
  expect(pointingWords(net, view, face)).toBe(words);
});
