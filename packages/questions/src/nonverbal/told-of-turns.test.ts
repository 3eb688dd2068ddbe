/** What children are told about turned, mirrored and like pictures, checked against the pictures themselves. */
import type { Figure } from '@comet/contract/figure';
import { expect, test } from 'vitest';
import type { Minted } from '../kernel/mint.ts';
import { cubeGenerator } from './cubes/generator.ts';
import { drawn } from './draws-for-tests.ts';
import { likeGenerator } from './most-like/generator.ts';
import { oddOutGenerator } from './odd-one-out/generator.ts';
import { after, contentOf, lookOf, type Motion, mirrorIn, optionContent, turnAbout } from './pictures/point-sets.ts';
import { optionFigures, promptFigure, promptText, readCells } from './pictures/read-drawing.ts';
import { reflectGenerator } from './reflection/generator.ts';
import { rotateGenerator } from './rotation/generator.ts';
import { amounts } from './rotation/words-and-mistakes.ts';
import { rotate3dGenerator } from './rotation-3d/generator.ts';

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

test('n.rotate: a picture is said to be flipped the other way where it is', () => {
  const flipped = { left: mirrorIn([50, 0], [50, 100]), top: mirrorIn([0, 50], [100, 50]) };
  let seen = 0;
  for (const made of drawn(rotateGenerator, 8)) {
    const text = promptText(made.question);
    const [cell] = promptFigure(made.question).marks;
    const [degrees] = Object.entries(amounts).find(([, words]) => text.includes(words)) ?? [];
    if (cell === undefined || degrees === undefined || !/flipped (left|top) to/.test(text)) continue;
    const other = text.includes('left to right') ? flipped.top : flipped.left;
    const look = lookOf(contentOf(cell).marks, after(turnAbout([50, 50], Number(degrees)), other));
    for (const wrong of wrongOptions(made)) {
      const isSaid = wrong.because.says.includes('flip the other way');
      expect([made.seed, wrong.because.says, isSaid]).toEqual([made.seed, wrong.because.says, wrong.look === look]);
      if (isSaid) seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('n.rotate: squares told in their order come in another order in a mirror picture', () => {
  let seen = 0;
  for (const made of drawn(rotateGenerator, 6)) {
    const [, list] = /Next come ([^.]+)\./.exec(stepsOf(made)) ?? [];
    if (list === undefined) continue;
    const looks = list.split(/, | and /);
    expect([made.seed, looks]).not.toEqual([made.seed, [...looks].reverse()]);
    seen++;
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

test('n.reflect: each of two mirrors moves what the hint follows', () => {
  let seen = 0;
  for (const { explanation } of drawn(reflectGenerator, 8)) {
    const told = JSON.stringify(explanation);
    const [, start, first, both] =
      / starts ([a-z ]+)\..* After the first mirror it is ([a-z ]+)\..* After both mirrors it is ([a-z ]+)\./.exec(
        told.replace(/"After/g, ' After'),
      ) ?? [];
    if (both === undefined) continue;
    expect([start, first, both, start === first || first === both]).toEqual([start, first, both, false]);
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
});

const sides = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] } as const;
/** Which side of a picture a side goes to. */
function sideAfter({ a, b, c, d }: Motion, name: string | undefined): string | undefined {
  const [, [x, y]] = Object.entries(sides).find(([own]) => own === name) ?? ['', [0, 0]];
  const [toX, toY] = [Math.round(a * x + c * y), Math.round(b * x + d * y)];
  return Object.entries(sides).find(([, [ownX, ownY]]) => ownX === toX && ownY === toY)?.[0];
}

test('n.reflect: feedback on a turned or flipped picture is true of that picture', () => {
  const slants = [0, 45, 90, 135].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return mirrorIn([50, 50], [50 + Math.cos(angle), 50 + Math.sin(angle)]);
  });
  let seen = 0;
  for (const made of drawn(reflectGenerator, 8)) {
    const { marks } = promptFigure(made.question);
    const [line, second] = marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
    const shown = marks
      .filter(({ kind }) => kind === 'group')
      .map((cell) => contentOf(cell).marks)
      .find((content) => !content.some(({ kind }) => kind === 'text'));
    if (line === undefined || second !== undefined || shown === undefined) continue;
    for (const { look, because } of wrongOptions(made)) {
      if (because.id === 'n.reflect/other-line') expect(slants.map((own) => lookOf(shown, own))).toContain(look);
      if (because.id !== 'n.reflect/turned-not-mirrored') continue;
      const degrees = [90, 180, 270].find((own) => lookOf(shown, turnAbout([50, 50], own)) === look) ?? 0;
      const [, one, other, does = ''] =
        /In this mirror (\w+) and (\w+) (stay where they are|change places)\.$/.exec(because.says) ?? [];
      const holdsAfter = (motion: Motion): boolean =>
        does.startsWith('stay')
          ? sideAfter(motion, one) === one && sideAfter(motion, other) === other
          : sideAfter(motion, one) === other && sideAfter(motion, other) === one;
      expect([because.says, because.says.includes(degrees === 180 ? 'half a turn' : 'a quarter turn')]).toEqual([
        because.says,
        degrees > 0,
      ]);
      expect([
        because.says,
        holdsAfter(mirrorIn(line.from, line.to)),
        holdsAfter(turnAbout([50, 50], degrees)),
      ]).toEqual([because.says, true, false]);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

/** The side to which the drawn line of an emblem first bends, from its beginning. */
function firstBend(figure: Figure): string | undefined {
  const emblems = figure.marks.flatMap((cell) =>
    cell.kind === 'group' ? cell.marks.flatMap((mark) => (mark.kind === 'group' ? [mark] : [])) : [],
  );
  const [emblem] = emblems;
  const steps = (emblem?.marks ?? []).flatMap((mark) =>
    mark.kind === 'line' ? [[mark.to[0] - mark.from[0], mark.to[1] - mark.from[1]] as const] : [],
  );
  const bend = steps
    .slice(1)
    .map(([x, y], at) => {
      const [beforeX, beforeY] = steps[at] ?? [0, 0];
      return Math.round(beforeX * y - beforeY * x);
    })
    .find((own) => own !== 0);
  if (bend === undefined) return undefined;
  return bend > 0 === (emblem?.flip !== true) ? 'right' : 'left';
}

test('n.oddOut: feedback names the direction in which a turned line first bends', () => {
  let seen = 0;
  for (const made of drawn(oddOutGenerator, 12)) {
    const [, most, other] =
      /four pictures the first bend is to the (\w+)\..* In one picture it is to the (\w+),/.exec(stepsOf(made)) ?? [];
    if (most === undefined || made.key.type !== 'multipleChoice') continue;
    const { option } = made.key;
    const bends = optionFigures(made.question).map(firstBend);
    expect(bends).toEqual(bends.map((_, at) => (at === option ? other : most)));
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

test('n.rotate3d: an explanation says of this shape where its blocks sit or what can be counted in it', () => {
  for (const made of drawn(rotate3dGenerator, 8))
    if (made.question.prompt.some(({ type }) => type === 'figure'))
      expect([made.seed, stepsOf(made)]).toEqual([made.seed, expect.stringContaining('In the shape, ')]);
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

test('n.cube: the opposite face is in the same row of the net at the first step only', () => {
  for (const made of drawn(cubeGenerator, 8)) {
    if (!stepsOf(made).startsWith('Find the face')) continue;
    const isFirst = made.subTopicId === 450902 && made.difficulty === 'easy';
    expect([made.seed, stepsOf(made).includes('in the same straight row')]).toEqual([made.seed, isFirst]);
  }
});

test('n.cube: hints and steps speak of opposite faces where an option shows some', () => {
  for (const made of drawn(cubeGenerator, 6)) {
    const ids = wrongOptions(made).map(({ because: { id } }) => id);
    if (!ids.some((id) => /opposite-faces-together|mirror-order|face-turned/.test(id))) continue;
    const told = [made.hint.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' '), stepsOf(made)];
    expect([
      ids,
      /never seen together|can they meet/.test(told[0] ?? ''),
      (told[1] ?? '').includes('Leave out'),
    ]).toEqual([ids, ids.includes('n.cube/opposite-faces-together'), ids.includes('n.cube/opposite-faces-together')]);
  }
});
