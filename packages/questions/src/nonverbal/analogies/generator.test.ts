import { expect, test } from 'vitest';
import { drawn, named } from '../draws-for-tests.ts';
import { type Picture, seenAs } from '../pictures/picture.ts';
import { promptFigure, readCells } from '../pictures/read-drawing.ts';
import { analogyGenerator } from './generator.ts';

const layerOf = (picture: Picture | undefined, at: number): string => seenAs((picture ?? []).slice(at, at + 1));

test('a shape that changes is not the first one again, which would only have to be copied', () => {
  for (const made of drawn(analogyGenerator, 8)) {
    const [a, b, c] = readCells(promptFigure(made.question));
    const isCopied = (a ?? []).some((_, at) => {
      const [one, two, three] = [a, b, c].map((picture) => layerOf(picture, at));
      return one !== two && one === three;
    });
    expect([named(made), isCopied]).toEqual([named(made), false]);
  }
});
