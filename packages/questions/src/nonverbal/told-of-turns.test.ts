/** What children are told about turned, mirrored and like pictures, checked against the pictures themselves. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { findSubTopic } from '../curriculum/curriculum.ts';
import type { AnyGenerator } from '../kernel/generator.ts';
import { type Minted, mint } from '../kernel/mint.ts';
import { cubeGenerator } from './cubes/generator.ts';
import { likeGenerator } from './most-like/generator.ts';
import { contentOf, lookOf, optionContent, turnAbout } from './pictures/point-sets.ts';
import { optionFigures, promptFigure, promptText, readCells } from './pictures/read-drawing.ts';
import { reflectGenerator } from './reflection/generator.ts';
import { rotateGenerator } from './rotation/generator.ts';
import { rotate3dGenerator } from './rotation-3d/generator.ts';

function* drawn(generator: AnyGenerator, seeds: number): Generator<Minted> {
  for (const subTopicId of generator.subTopicIds)
    for (const difficulty of difficulties)
      for (let seed = 0; seed < seeds; seed++)
        yield mint(generator, subTopicId, findSubTopic(subTopicId)?.year ?? 6, difficulty, seed);
}

/** The wrong options as drawn, with what is said of each. */
const wrongOptions = (made: Minted) =>
  optionFigures(made.question).flatMap((figure, at) => {
    const because = made.key.type === 'multipleChoice' ? made.key.because[at] : undefined;
    return because === undefined ? [] : [{ look: lookOf(optionContent(figure)), because }];
  });
const stepsOf = ({ explanation }: Minted): string =>
  explanation
    .flat()
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join(' ');

const turns: readonly (readonly [string, number])[] = [
  ['makes an eighth of a turn clockwise', 45],
  ['makes a quarter turn clockwise', 90],
  ['makes three eighths of a turn clockwise', 135],
  ['makes half a turn', 180],
  ['makes three eighths of a turn anticlockwise', 225],
  ['makes a quarter turn anticlockwise', 270],
  ['makes an eighth of a turn anticlockwise', 315],
];

test('n.rotate: a wrong turn is called what it is', () => {
  let seen = 0;
  for (const made of drawn(rotateGenerator, 6)) {
    const [cell] = promptFigure(made.question).marks;
    if (cell === undefined || promptText(made.question).includes('flipped')) continue;
    for (const { look, because } of wrongOptions(made).filter(({ because: { id } }) => id === 'n.rotate/wrong-turn')) {
      const [, degrees = 0] = turns.find(([words]) => because.says.includes(`${words},`)) ?? [];
      expect([because.says, look]).toEqual([because.says, lookOf(contentOf(cell).marks, turnAbout([50, 50], degrees))]);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('n.reflect: only the unchanged picture is called slid', () => {
  for (const made of drawn(reflectGenerator, 6)) {
    const shown = promptFigure(made.question)
      .marks.filter(({ kind }) => kind === 'group')
      .map((cell) => contentOf(cell).marks)
      .filter((marks) => !marks.some(({ kind }) => kind === 'text'))
      .map((marks) => lookOf(marks));
    for (const { look, because } of wrongOptions(made))
      expect([because.says, because.id === 'n.reflect/slid']).toEqual([because.says, look === shown[0]]);
  }
});

test('n.rotate3d: no row of two blocks is called the longest', () => {
  for (const made of drawn(rotate3dGenerator, 3)) expect(stepsOf(made)).not.toContain('has 2 blocks');
});

test('n.like: pictures that share their number of sides are not all one shape', () => {
  for (const made of drawn(likeGenerator, 6)) {
    if (!/They (all|both) have a shape with \w+ sides\./.test(stepsOf(made))) continue;
    const shapes = readCells(promptFigure(made.question)).map((picture) => picture?.[0]?.shape);
    expect(new Set(shapes).size).toBeGreaterThan(1);
  }
});

test('n.cube: the faces of a net are named as the ones they are', () => {
  for (const made of drawn(cubeGenerator, 3)) {
    const said = [stepsOf(made), ...wrongOptions(made).map(({ because }) => because.says)].join(' ');
    expect(said).not.toMatch(/\b(is|are) opposite (a|four|grey) |end up opposite: \.|That leaves \./);
  }
});
