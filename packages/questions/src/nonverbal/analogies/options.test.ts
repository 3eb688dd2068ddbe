import { expect, test } from 'vitest';
import { drawn, named } from '../draws-for-tests.ts';
import { attributes } from '../pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from '../pictures/read-drawing.ts';
import { analogyGenerator } from './generator.ts';

test('what should have stayed looks in a wrong picture as in the second one, where one thing changes', () => {
  let seen = 0;
  for (const made of drawn(analogyGenerator, 6)) {
    const [a = [], b = [], c = []] = readCells(promptFigure(made.question));
    const flips = [a, b].some((picture) => picture.some(({ flip }) => flip > 0));
    if (
      made.features.changes !== 1 ||
      flips ||
      made.explanation[0]?.some((block) => JSON.stringify(block).includes('swap'))
    )
      continue;
    for (const option of optionPictures(made.question))
      for (const [at, part] of option.entries())
        for (const attribute of attributes) {
          const [before, after, kept] = [a, b, c].map((picture) => picture[at]?.[attribute]);
          if (before !== after) continue;
          expect([named(made), attribute, [after, kept].includes(part[attribute])]).toEqual([
            named(made),
            attribute,
            true,
          ]);
          seen++;
        }
  }
  expect(seen).toBeGreaterThan(100);
});

test('with three changes, a turn or a move is all that is wrong in some picture', () => {
  let seen = 0;
  for (const made of drawn(analogyGenerator, 6)) {
    if (made.features.changes !== 3 || made.features.moves === 0 || made.key.type !== 'multipleChoice') continue;
    const alone = made.key.because.some(
      (mistake) =>
        mistake !== undefined &&
        !mistake.id.endsWith('two-changes-missed') &&
        / (?:turns|moves|flipped|turned) /.test(mistake.says) &&
        !mistake.says.startsWith('Three'),
    );
    expect([named(made), alone]).toEqual([named(made), true]);
    seen++;
  }
  expect(seen).toBeGreaterThan(20);
});
