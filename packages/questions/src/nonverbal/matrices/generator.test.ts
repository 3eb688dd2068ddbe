import { expect, test } from 'vitest';
import { drawn, named } from '../draws-for-tests.ts';
import { hexGridGenerator } from '../hex-grid/generator.ts';
import { attributes, modulo, type Picture } from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { matrixGenerator } from './generator.ts';

const placesOf = (picture: Picture | undefined): number[] => (picture ?? []).map(({ place }) => place);

test('pictures that are put on top of each other have a shape in common in the row that is asked', () => {
  let seen = 0;
  for (const made of drawn(matrixGenerator, 6)) {
    if (made.features.overlay === undefined) continue;
    const [first, second] = readCells(promptFigure(made.question)).slice(6).map(placesOf);
    expect([named(made), first?.some((place) => second?.includes(place))]).toEqual([named(made), true]);
    seen++;
  }
  expect(seen).toBeGreaterThan(30);
});

test('in grids of year 5 that are not hard, no shape moves three places at a time', () => {
  for (const made of drawn(matrixGenerator, 24)) {
    if (made.subTopicId !== 450502 || made.difficulty === 'hard') continue;
    const [one, two, three] = readCells(promptFigure(made.question)).map((picture) => picture?.[1]?.place ?? 0);
    const moves = [modulo((two ?? 0) - (one ?? 0), 8), modulo((three ?? 0) - (two ?? 0), 8)];
    const isStep = JSON.stringify(made.explanation).includes('From box to box along each row, the small shape moves');
    expect([named(made), isStep && moves.some((by) => by > 2 && by < 6)]).toEqual([named(made), false]);
  }
});

test('no two things go together all over a grid with three rules: wrong pictures would show what is nowhere in it', () => {
  for (const made of drawn(matrixGenerator, 8)) {
    const isAsked = made.subTopicId === 470302 ? made.difficulty === 'medium' : made.subTopicId === 460501;
    if (!isAsked || made.difficulty === 'easy') continue;
    const shown = readCells(promptFigure(made.question)).filter((cell) => cell !== undefined);
    const columns = (shown[0] ?? [])
      .flatMap((_, at) => attributes.map((name) => shown.map((cell) => cell[at]?.[name])))
      .filter((values) => new Set(values).size > 1);
    for (const [place, one] of columns.entries())
      for (const two of columns.slice(place + 1)) {
        const both = new Set(one.map((value, cell) => `${value} ${two[cell]}`)).size;
        const isOne = both === new Set(one).size && both === new Set(two).size;
        expect([named(made), isOne]).toEqual([named(made), false]);
      }
  }
});

test('each rule of a grid or a ring of hexagons is broken by some wrong picture', () => {
  let seen = 0;
  for (const made of [...drawn(matrixGenerator, 4), ...drawn(hexGridGenerator, 4)]) {
    const [first, ...others] = readCells(promptFigure(made.question)).filter((cell) => cell !== undefined);
    const options = optionPictures(made.question);
    if (first === undefined || made.features.overlay !== undefined) continue;
    for (const [at, part] of first.entries())
      for (const attribute of attributes) {
        const differs = (pictures: readonly Picture[]): boolean =>
          pictures.some((picture) => picture[at]?.[attribute] !== part[attribute]);
        if (!differs(others)) continue;
        const values = new Set(options.map((option) => option[at]?.[attribute]));
        expect([named(made), at, attribute, values.size > 1]).toEqual([named(made), at, attribute, true]);
        seen++;
      }
  }
  expect(seen).toBeGreaterThan(100);
});
