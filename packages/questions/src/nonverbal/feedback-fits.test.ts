/** What children are told about wrong pictures, and rules that a child can defend: faults that readers found, kept away. */
import type { Block } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import type { Minted } from '../kernel/mint.ts';
import { numberInWords } from '../kernel/number-text.ts';
import { plainText, shownBy } from '../kernel/plain-text.ts';
import { analogyGenerator } from './analogies/generator.ts';
import { blocksGenerator } from './blocks/generator.ts';
import { codeGenerator } from './codes/generator.ts';
import { combineGenerator } from './combining-shapes/generator.ts';
import { unit } from './combining-shapes/options-and-mistakes.ts';
import { canFill } from './combining-shapes/pieces.ts';
import { drawn, named } from './draws-for-tests.ts';
import { hexGridGenerator } from './hex-grid/generator.ts';
import { hiddenGenerator } from './hidden-shapes/generator.ts';
import { matrixGenerator } from './matrices/generator.ts';
import { likeGenerator } from './most-like/generator.ts';
import { oddOutGenerator } from './odd-one-out/generator.ts';
import { type Picture, seenAs, shapeWord } from './pictures/picture.ts';
import { optionFigures, optionPictures, promptFigure, readCells } from './pictures/read-drawing.ts';
import { shapeAt } from './pictures/shapes.ts';
import { seriesGenerator } from './series/generator.ts';
import { cellsText, mirrored, normal, readCellsOf, turnsOf } from './squared-paper.ts';
import { symmetryGenerator } from './symmetry/generator.ts';
import { tilingGenerator } from './tiling/generator.ts';
import { viewsGenerator } from './views-of-blocks/generator.ts';

const shownPictures = ({ question }: Minted): Picture[] =>
  readCells(promptFigure(question)).flatMap((picture) => (picture === undefined ? [] : [picture]));
const textOf = (blocks: readonly Block[]): string => blocks.map(shownBy).join(' ');
const told = (made: Minted): { readonly id: string; readonly says: string }[] =>
  made.key.type === 'multipleChoice' ? made.key.because.flatMap((mistake) => mistake ?? []) : [];

describe('rules that can be defended', () => {
  test.each([seriesGenerator, matrixGenerator, hexGridGenerator])(
    '$generatorId: no shape becomes another while it turns',
    (generator) => {
      for (const made of drawn(generator, 4)) {
        const pictures = shownPictures(made);
        const layers = pictures[0]?.map((_, at) => pictures.flatMap((picture) => picture.slice(at, at + 1))) ?? [];
        // Two rows in one, each with a shape of its own, are read apart.
        const rows = generator === seriesGenerator && pictures.length > 4 ? [0, 1] : [0];
        for (const layer of layers)
          for (const row of rows) {
            const own = layer.filter((_, at) => rows.length === 1 || at % 2 === row);
            const isTurned = new Set(own.map(({ turn }) => turn)).size > 1;
            expect([named(made), isTurned && new Set(own.map(({ shape }) => shape)).size > 1]).toEqual([
              named(made),
              false,
            ]);
          }
      }
    },
  );

  test('in a hard ring no two things only change together', () => {
    for (const made of drawn(hexGridGenerator, 8))
      if (made.difficulty === 'hard')
        expect([named(made), new Set(shownPictures(made).map(seenAs)).size]).toEqual([named(made), 5]);
  });

  test('in a hard grid of nine no three pictures only take turns', () => {
    for (const made of drawn(matrixGenerator, 8)) {
      const pictures = shownPictures(made);
      if (made.difficulty === 'hard' && made.subTopicId > 450000 && pictures.length === 8)
        expect([named(made), new Set(pictures.map(seenAs)).size > 3]).toEqual([named(made), true]);
    }
  });

  test('analogies of year 3 turn by quarters and halves only', () => {
    for (const made of drawn(analogyGenerator, 8))
      if (made.subTopicId < 440000)
        expect([named(made), textOf(made.explanation.flat()).includes('eighth')]).toEqual([named(made), false]);
  });

  test('growing rows offer no picture that has grown by another amount', () => {
    for (const made of drawn(seriesGenerator, 8)) {
      if (made.subTopicId !== 430301) continue;
      const sizes = shownPictures(made).map(([own]) => own?.size ?? 0);
      const [before = 0, last = 0] = sizes.slice(-2);
      if (last === before) continue;
      for (const [own] of optionPictures(made.question))
        expect([named(made), ((own?.size ?? 0) - last) * Math.sign(last - before) < 2]).toEqual([named(made), true]);
    }
  });

  test('analogies turn or flip no striped shape: its stripes would be called by the wrong name', () => {
    for (const made of drawn(analogyGenerator, 4))
      for (const part of [...shownPictures(made), ...optionPictures(made.question)].flat())
        expect([named(made), part.fill > 3 && part.turn + part.flip > 0]).toEqual([named(made), false]);
  });

  test('no wrong overlap is the right one turned or flipped over', () => {
    for (const made of drawn(combineGenerator, 8)) {
      const { key } = made;
      if (!textOf(made.question.prompt).includes('overlap') || key.type !== 'multipleChoice') continue;
      const shapes = optionFigures(made.question).map(({ marks: [mark] }) =>
        mark === undefined ? [] : readCellsOf(mark, unit),
      );
      const right = shapes[key.option] ?? [];
      const alike = [right, mirrored(right)].flatMap(turnsOf).map(cellsText);
      expect([named(made), shapes.filter((own) => alike.includes(cellsText(own))).length]).toEqual([named(made), 1]);
    }
  });
});

test('above and below the gap of a wall, not only one and the same tile is seen', () => {
  for (const made of drawn(tilingGenerator, 8)) {
    if (made.difficulty === 'easy' && made.subTopicId < 440000) continue;
    const rows = [...promptFigure(made.question).alt.matchAll(/Row \d: ([^.]+)\./g)].map(([, row = '']) =>
      row.split('; '),
    );
    const column = rows.flatMap((row) => row.indexOf('missing')).find((at) => at >= 0) ?? 0;
    const tiles = rows.flatMap((row) => row.slice(column, column + 1)).filter((tile) => tile !== 'missing');
    expect([named(made), new Set(tiles).size > 1]).toEqual([named(made), true]);
  }
});

describe('what is told of a wrong picture', () => {
  test('a wrong overlap is called too much or too little where it has more or fewer squares', () => {
    for (const made of drawn(combineGenerator, 8)) {
      if (made.subTopicId !== 430703 || made.key.type !== 'multipleChoice') continue;
      const counts = optionFigures(made.question).map(
        ({ marks }) => marks.flatMap((mark) => readCellsOf(mark, unit)).length,
      );
      const right = counts[made.key.option] ?? 0;
      for (const [at, mistake] of made.key.because.entries()) {
        if (mistake === undefined) continue;
        const more = Math.sign((counts[at] ?? 0) - right);
        if (mistake.id === 'n.combine/more-than-the-overlap') expect([named(made), more]).toEqual([named(made), 1]);
        if (mistake.id === 'n.combine/part-of-the-overlap') expect([named(made), more]).toEqual([named(made), -1]);
      }
    }
  });

  test('pieces that cannot make a shape cannot make it turned or flipped over either', () => {
    for (const made of drawn(combineGenerator, 8)) {
      const { key, question } = made;
      if (textOf(question.prompt).includes('overlap') || key.type !== 'multipleChoice') continue;
      const pieces = promptFigure(question).marks.map((mark) => normal(readCellsOf(mark, unit)));
      const ways = pieces.map((piece) => [piece, mirrored(piece)].flatMap(turnsOf));
      for (const [at, { marks }] of optionFigures(question).entries())
        if (key.because[at]?.id === 'n.combine/other-pieces')
          expect([named(made), canFill(normal(marks.flatMap((mark) => readCellsOf(mark, unit))), ways)]).toEqual([
            named(made),
            false,
          ]);
    }
  });

  test('analogies count the things that they name', () => {
    for (const made of drawn(analogyGenerator, 3))
      for (const { id, says } of told(made)) {
        const isSpoiltToo = id.endsWith('change-missed') && says.includes('should stay the same');
        const areTwo = id.endsWith('two-changes-missed') || isSpoiltToo;
        expect([says, says.startsWith('Two things')]).toEqual([says, areTwo]);
      }
  });

  test.each([seriesGenerator, hexGridGenerator])(
    '$generatorId: the first step is about what the hint begins with',
    (generator) => {
      for (const made of drawn(generator, 6)) {
        const [, noun] =
          /(?:Start with|Look first at) (the (?:kind|shading|outline) of [\w ]+)\./.exec(textOf(made.hint)) ?? [];
        if (noun !== undefined) expect(textOf(made.explanation[0] ?? []).toLowerCase()).toContain(noun);
      }
    },
  );

  test.each([seriesGenerator, hexGridGenerator, matrixGenerator])(
    '$generatorId: a shape is named once',
    (generator) => {
      for (const made of drawn(generator, 6))
        for (const { says } of told(made)) expect(says).not.toMatch(/here: (the [\w ]*shapes?) .*, and \1 /);
    },
  );

  test.each([seriesGenerator, matrixGenerator, likeGenerator])(
    '$generatorId: one shape is not spoken of as several',
    (generator) => {
      for (const made of drawn(generator, 6)) {
        const { key } = made;
        for (const [place, picture] of optionPictures(made.question).entries()) {
          const says = key.type === 'multipleChoice' ? key.because[place]?.says : undefined;
          if (says !== undefined && picture.length === 1 && picture[0]?.count === 1)
            expect(says).not.toMatch(
              /[Hh]ere:? (?:[^.]*, and )?the shapes (?:are|have)|and they are|This one has (?!an? |one )/,
            );
        }
      }
    },
  );

  test.each([oddOutGenerator, likeGenerator])(
    '$generatorId: of two shapes, the one with the edge is named',
    (generator) => {
      for (const made of drawn(generator, 6))
        if (!textOf(made.question.prompt).includes('turned') && optionPictures(made.question)[0]?.length === 2)
          for (const { says } of told(made))
            expect(says).not.toMatch(/(?<!main shape) (?:has|have) (?:a \w+ (?:edge|outline)|straight edges)/);
    },
  );

  test('n.like: a wrong picture is told which two shapes it has, and hearts are called hearts', () => {
    for (const made of drawn(likeGenerator, 12)) {
      for (const { says } of told(made)) expect(says).not.toMatch(/This one has two curved shapes, or/);
      const curved = new Set(
        [...readCells(promptFigure(made.question)), ...optionPictures(made.question)].flatMap((picture = []) =>
          picture.length > 2 ? picture.flatMap(({ shape }) => (shapeAt(shape).sides === 0 ? [shape] : [])) : [],
        ),
      );
      if (curved.size === 1) expect(textOf(made.explanation.flat())).not.toContain('curved shape');
    }
  });

  test('n.like: sides altogether are added up', () => {
    for (const made of drawn(likeGenerator, 12))
      if (textOf(made.explanation.flat()).includes('sides altogether'))
        expect(textOf(made.explanation.flat())).toMatch(/Box 1: .* sides\./);
  });

  test('the steps describe the pattern of a ring from the picture after the gap', () => {
    for (const made of drawn(hexGridGenerator, 6)) {
      const ring = readCells(promptFigure(made.question));
      const next = ring[(ring.indexOf(undefined) + 1) % ring.length]?.[0];
      const [, shape] = /The kind of (?:outer )?shape repeats: ([\w -]+)/.exec(textOf(made.explanation.flat())) ?? [];
      if (next !== undefined && shape !== undefined)
        expect([named(made), shape]).toEqual([named(made), shapeWord(next.shape)]);
    }
  });

  test('the options of a series differ in its hardest rule', () => {
    const moves = {
      place: /moves? (?:further|on)/,
      turn: /turns? (?:further|an?|half|three)/,
      count: /more shape|fewer/,
      size: /bigger|smaller/,
    };
    for (const made of drawn(seriesGenerator, 6)) {
      const hard = made.explanation
        .map(textOf)
        .filter((step) => /further each time|Two (?:moves|changes) take turns|make one pattern/.test(step));
      const differs = (['place', 'turn', 'count', 'size'] as const).filter((attribute) => {
        const looks = optionPictures(made.question).map((picture) => picture.map((layer) => layer[attribute]).join());
        return new Set(looks).size > 1;
      });
      if (hard.length > 0)
        expect([named(made), hard.some((step) => differs.some((attribute) => moves[attribute].test(step)))]).toEqual([
          named(made),
          true,
        ]);
    }
  });

  test('one easy shape needs a piece flipped over where pieces may be turned, none before, and the answer shows each piece', () => {
    for (const made of drawn(combineGenerator, 4)) {
      const flipped = told(made).filter(({ id }) => id === 'n.combine/piece-flipped').length;
      if (made.difficulty === 'easy')
        expect([named(made), flipped]).toEqual([named(made), made.subTopicId > 450000 ? 1 : 0]);
      const pieces = promptFigure(made.question).marks.length;
      const last = made.explanation
        .flat()
        .flatMap((block) => (block.type === 'figure' ? [block.figure] : []))
        .at(-1);
      const isJoined = textOf(made.explanation.flat()).includes('so the shape needs');
      expect([named(made), last?.marks.length]).toEqual([named(made), isJoined ? pieces : 1]);
    }
  });

  test('what two wrong letters mean is said of their own shapes', () => {
    for (const made of drawn(codeGenerator, 4))
      for (const { id, says } of told(made))
        if (id === 'n.code/two-letters-wrong') expect(says).toMatch(/ means that (the|every|there) /);
  });

  test('a step mentions the letter of a picture only once', () => {
    for (const made of drawn(codeGenerator, 6))
      for (const step of made.explanation)
        expect(textOf(step)).not.toMatch(/in picture (\d) too, and its \w+ letter is (\w)\..* Picture \1 has \2 there/);
  });

  test('a step names what a row shares besides its rule', () => {
    const shadingOf = ([own]: Picture): number | undefined => own?.fill;
    let seen = 0;
    for (const made of drawn(likeGenerator, 12)) {
      const [first, ...others] = shownPictures(made);
      const steps = textOf(made.explanation.flat());
      if (first?.length !== 2 || /shading|They (?:all|both) have [\w -]*main shape/.test(steps.split('. ')[1] ?? ''))
        continue;
      const isAlike = others.every((picture) => shadingOf(picture) === shadingOf(first));
      const isInAll = optionPictures(made.question).every((picture) => shadingOf(picture) === shadingOf(first));
      if (!isAlike || isInAll) continue;
      expect([named(made), steps]).toEqual([named(made), expect.stringMatching(/main shape[\w ]* as well, but/)]);
      seen++;
    }
    expect(seen).toBeGreaterThan(2);
  });

  test('views with a square wrong say so', () => {
    for (const made of drawn(viewsGenerator, 6))
      for (const { id, says } of told(made))
        expect([says, /one square is wrong|one column/i.test(says)]).toEqual([says, /square|column/.test(id)]);
  });

  test.each([
    [symmetryGenerator, 'n.symmetry/square-wrong'],
    [viewsGenerator, 'n.views/one-square-off'],
  ])('feedback on an option with one wrong square names that square', (generator, squareOff) => {
    let seen = 0;
    for (const made of drawn(generator, 8)) {
      const { key } = made;
      if (key.type !== 'multipleChoice') continue;
      const options = optionFigures(made.question).map(
        ({ marks: [group] }) =>
          new Map(
            (group?.kind === 'group' ? group.marks : []).flatMap((mark) =>
              mark.kind === 'rect' ? [[`${mark.x},${mark.y}`, mark.fill] as const] : [],
            ),
          ),
      );
      const right = options[key.option] ?? new Map();
      for (const [at, option] of options.entries()) {
        const places = new Set([...option.keys(), ...right.keys()]);
        if ([...places].filter((place) => option.get(place) !== right.get(place)).length !== 1) continue;
        expect([named(made), key.because[at]?.id]).toEqual([named(made), squareOff]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('a pile built from pieces is shown with the number of a piece on its blocks', () => {
    for (const made of drawn(blocksGenerator, 6)) {
      const last = textOf(made.explanation.at(-1) ?? []);
      if (!last.includes('pieces lie')) continue;
      const count = last.includes('three') ? 3 : 2;
      const numbers = last.match(/\d/g) ?? [];
      expect([named(made), [...new Set(numbers)].sort()]).toEqual([named(made), ['1', '2', '3'].slice(0, count)]);
    }
  });

  test('who counts only the blocks that are there does not come to the missing ones', () => {
    let seen = 0;
    for (const made of drawn(blocksGenerator, 12)) {
      const { key, question } = made;
      if (key.type !== 'writeAnswer' || !textOf(question.prompt).includes('full cuboid')) continue;
      const rows = [...promptFigure(question).alt.matchAll(/right: ([\d, ]+)\./g)].flatMap(([, row = '']) =>
        row.split(', '),
      );
      const there = rows.reduce((sum, height) => sum + Number(height), 0);
      expect([named(made), key.spec]).not.toEqual([named(made), { kind: 'number', value: String(there) }]);
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('a straight row of a hidden shape counts as one line', () => {
    for (const made of drawn(hiddenGenerator, 4)) {
      const [, count] = /The shape has (\w+) lines/.exec(textOf(made.explanation.flat())) ?? [];
      if (count === undefined) continue;
      const edges = promptFigure(made.question).marks.flatMap((group) =>
        group.kind === 'group' ? group.marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : [])) : [],
      );
      const goesOn = edges.filter((edge) =>
        edges.some(
          ({ from, to }) =>
            [0, 1].every((axis) => to[axis] === edge.from[axis]) &&
            [0, 1].every(
              (axis) => (to[axis] ?? 0) - (from[axis] ?? 0) === (edge.to[axis] ?? 0) - (edge.from[axis] ?? 0),
            ),
        ),
      );
      expect([named(made), count]).toEqual([named(made), numberInWords(edges.length - goesOn.length)]);
    }
  });

  test('the hint of a code names a letter that two pictures share', () => {
    for (const made of drawn(codeGenerator, 4)) {
      const hint = plainText(made.hint.map(shownBy).join(' '));
      const place = ['first', 'second', 'third'].findIndex((word) => hint.includes(`share their ${word} letter`));
      if (place < 0) continue;
      const letters = promptFigure(made.question)
        .marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
        .slice(0, -1)
        .map((code) => code.charAt(place));
      expect([named(made), new Set(letters).size < letters.length]).toEqual([named(made), true]);
    }
  });
});
