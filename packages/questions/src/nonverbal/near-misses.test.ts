/** Every rule of a picture question is needed: among the options is what a child who misses one rule would choose. */
import { expect, test } from 'vitest';
import type { Mistake } from '../kernel/key.ts';
import type { Minted } from '../kernel/mint.ts';
import { numberInWords } from '../kernel/number-text.ts';
import { shownBy } from '../kernel/plain-text.ts';
import { analogyGenerator } from './analogies/generator.ts';
import { readPiles, readSeen } from './blocks/solver.ts';
import { codePlans } from './codes/difficulty-plans.ts';
import { codeGenerator } from './codes/generator.ts';
import { combineGenerator } from './combining-shapes/generator.ts';
import { cubeGenerator } from './cubes/generator.ts';
import { drawn, named } from './draws-for-tests.ts';
import { hiddenGenerator } from './hidden-shapes/generator.ts';
import { likeGenerator } from './most-like/generator.ts';
import { oddOutGenerator } from './odd-one-out/generator.ts';
import { foldGenerator } from './paper-folding/generator.ts';
import { attributes, centre, type Picture, seenAs } from './pictures/picture.ts';
import { lookOf } from './pictures/point-sets.ts';
import { optionFigures, optionPictures, promptFigure, readCells } from './pictures/read-drawing.ts';
import { repeatsIn } from './pictures/rules.ts';
import { rotate3dGenerator } from './rotation-3d/generator.ts';
import { seriesGenerator } from './series/generator.ts';
import { tilingGenerator } from './tiling/generator.ts';
import { viewsGenerator } from './views-of-blocks/generator.ts';
import { viewOf, viewText } from './views-of-blocks/pile-views.ts';

const rightOf = ({ key }: Minted): number => (key.type === 'multipleChoice' ? key.option : -1);
const told = ({ key }: Minted): Mistake[] =>
  key.type === 'multipleChoice' ? key.because.flatMap((mistake) => mistake ?? []) : [];
const stepsOf = ({ explanation }: Minted): string[] => explanation.map((step) => step.map(shownBy).join(' '));
const rowOf = ({ question }: Minted): Picture[] =>
  readCells(promptFigure(question)).flatMap((picture) => (picture === undefined ? [] : [picture]));

test('wrong tiles are tiles of the wall: one at least, and two where it is not easy', () => {
  for (const made of drawn(tilingGenerator, 8)) {
    const wall = promptFigure(made.question).marks.map((mark) =>
      mark.kind === 'group' ? lookOf([{ ...mark, move: [31, 31] }]) : '',
    );
    const isKnown = optionFigures(made.question).map(({ marks }) => wall.includes(lookOf(marks)));
    const wrong = isKnown.filter((known, at) => known && at !== rightOf(made)).length;
    expect([named(made), isKnown[rightOf(made)]]).toEqual([named(made), true]);
    expect([named(made), wrong >= (made.difficulty === 'easy' ? 1 : 2)]).toEqual([named(made), true]);
    const nowhere = told(made).filter(({ id }) => id === 'n.tiling/not-in-the-wall').length;
    expect([named(made), nowhere]).toEqual([named(made), isKnown.filter((known) => !known).length]);
  }
});

test('the first walls of year 3 have two different tiles, all others more', () => {
  for (const made of drawn(tilingGenerator, 8)) {
    const tiles = promptFigure(made.question).marks.flatMap((mark) =>
      mark.kind === 'group' && mark.marks.every(({ kind }) => kind !== 'text')
        ? [lookOf([{ ...mark, move: [31, 31] }])]
        : [],
    );
    const isFirst = made.difficulty === 'easy' && made.subTopicId !== 440503;
    expect([named(made), new Set(tiles).size === 2]).toEqual([named(made), isFirst]);
  }
});

test('of the shapes that pieces cannot make, one has a square moved, and past the easy ones one a piece flipped over', () => {
  for (const made of drawn(combineGenerator, 8)) {
    if (made.subTopicId === 430703) continue;
    const ids = told(made).map(({ id }) => id);
    expect([named(made), ids.includes('n.combine/square-moved')]).toEqual([named(made), true]);
    if (made.difficulty !== 'easy')
      expect([named(made), ids.includes('n.combine/piece-flipped')]).toEqual([named(made), true]);
  }
});

test('where opposite faces are not all there is to look at, they do not settle which net or cube it is', () => {
  for (const made of drawn(cubeGenerator, 8)) {
    const isPlain =
      made.subTopicId < 460000 ? made.difficulty !== 'hard' : made.subTopicId === 460901 && made.difficulty === 'easy';
    if (![450901, 450903, 460901, 460903, 470601].includes(made.subTopicId) || isPlain) continue;
    const others = told(made).filter(({ id }) => id !== 'n.cube/opposite-faces-together');
    expect([named(made), others.length > 0]).toEqual([named(made), true]);
  }
});

test('a place or a number that changes in the first pair starts elsewhere in the second', () => {
  for (const made of drawn(analogyGenerator, 8)) {
    const [a = [], b = [], c = []] = rowOf(made);
    for (const attribute of ['place', 'count'] as const)
      for (const [at, own] of a.entries())
        if (own[attribute] !== b[at]?.[attribute])
          expect([named(made), attribute, own[attribute] === c[at]?.[attribute]]).toEqual([
            named(made),
            attribute,
            false,
          ]);
  }
});

test('where both looks are swapped, some wrong picture spoils each of the two shapes', () => {
  for (const made of drawn(analogyGenerator, 8)) {
    if (made.subTopicId !== 460402 || made.difficulty !== 'easy') continue;
    const options = optionPictures(made.question);
    const [a = [], b = []] = rowOf(made);
    if (a.some(({ place }, at) => place !== b[at]?.place)) continue;
    for (const at of [0, 1])
      expect([named(made), at, new Set(options.map((option) => seenAs(option.slice(at, at + 1)))).size > 1]).toEqual([
        named(made),
        at,
        true,
      ]);
  }
});

test('no coded picture is the last one with one thing changed, where something varies that has no letter', () => {
  for (const made of drawn(codeGenerator, 8)) {
    if (codePlans[made.subTopicId]?.[made.difficulty].distractors === 0) continue;
    const row = rowOf(made);
    const asked = row.at(-1) ?? [];
    for (const picture of row.slice(0, -1)) {
      const off = picture.flatMap((part, at) => attributes.filter((name) => part[name] !== asked[at]?.[name]));
      expect([named(made), off.length > 1]).toEqual([named(made), true]);
    }
  }
});

test('pictures that may hide a shape are all of one piece: a loose line would tell a wrong one', () => {
  for (const made of drawn(hiddenGenerator, 8))
    for (const { marks } of optionFigures(made.question)) {
      const lines = marks.flatMap((mark) => (mark.kind === 'group' ? mark.marks : []));
      const ends = lines.map((mark) => (mark.kind === 'line' ? [String(mark.from), String(mark.to)] : []));
      const reached = new Set(ends[0]);
      for (const _ of ends)
        for (const both of ends) if (both.some((end) => reached.has(end))) for (const end of both) reached.add(end);
      expect([named(made), ends.every((both) => both.some((end) => reached.has(end)))]).toEqual([named(made), true]);
    }
});

test('where a number is shared, it has to be counted: three at least, and the others are near it', () => {
  const inWords = Array.from({ length: 9 }, (_, number) => numberInWords(number));
  let seen = 0;
  for (const made of drawn(likeGenerator, 8)) {
    if (made.subTopicId !== 430203 || made.difficulty === 'hard') continue;
    for (const { says } of told(made)) {
      const [shared = 0, own = 0] = [...says.matchAll(/(\w+) shapes?\b/g)].map(([, word = '']) =>
        inWords.indexOf(word),
      );
      expect([named(made), says, shared > 2, Math.abs(own - shared) < 3]).toEqual([named(made), says, true, true]);
      seen++;
    }
  }
  expect(seen).toBe(48);
});

test('where a row shares two things, each of them is missing alone in some wrong picture', () => {
  for (const made of drawn(likeGenerator, 8)) {
    const alone = told(made).filter(({ id }) => id === 'n.like/one-of-two-shared');
    const rules = new Set(alone.map(({ says }) => says.split('. ')[0]));
    if (alone.length > 0) expect([named(made), rules.size]).toEqual([named(made), 2]);
  }
});

test('where sides, likenesses or numbers are shared, nothing plain leads to the answer without them', () => {
  let seen = 0;
  for (const made of drawn(likeGenerator, 12)) {
    const [rule = ''] = stepsOf(made);
    if (!/ sides?\b|twice|two different|two shapes with|kinds? of shape|black shapes|white shapes/.test(rule)) continue;
    if (/ and a | on the | in the | at the /.test(rule)) continue;
    const row = rowOf(made);
    const options = optionPictures(made.question);
    const plain: readonly ((picture: Picture) => unknown)[] = [
      ...[0, 1].flatMap((at) => attributes.map((name) => (own: Picture) => (own.length > 2 ? made : own[at]?.[name]))),
      (own) => (own.length > 2 && !rule.includes(' shapes') ? own.length : made),
      (own) => (own.length > 2 && !rule.includes('kinds') ? new Set(own.map(({ shape }) => shape)).size : made),
    ];
    const leading = plain.filter((of) => {
      const [value, ...others] = new Set(row.map(of));
      const has = options.flatMap((option, at) => (of(option) === value ? [at] : []));
      return others.length === 0 && value !== undefined && has.length === 1 && has[0] === rightOf(made);
    });
    expect([named(made), leading.length]).toEqual([named(made), 0]);
    seen++;
  }
  expect(seen).toBeGreaterThan(100);
});

test('where no outline of a row is plain, that of the answer is not plain either', () => {
  for (const made of drawn(likeGenerator, 12)) {
    const right = optionPictures(made.question)[rightOf(made)];
    if (right !== undefined && right.length < 3 && rowOf(made).every(([own]) => own?.line !== 0))
      expect([named(made), right[0]?.line]).not.toEqual([named(made), 0]);
  }
});

test('no picture of the row with one thing changed is the answer, where a small shape lies at the edge', () => {
  for (const made of drawn(likeGenerator, 8)) {
    const right = optionPictures(made.question)[rightOf(made)] ?? [];
    const isRunner = right.length === 2 && right[1]?.place !== centre;
    if (made.difficulty === 'easy' || !isRunner) continue;
    for (const picture of rowOf(made)) {
      const changed = right.flatMap((own, at) => attributes.filter((name) => own[name] !== picture[at]?.[name]));
      expect([named(made), changed.length > 1]).toEqual([named(made), true]);
    }
  }
});

test('each change of an analogy is missed by some wrong picture', () => {
  for (const made of drawn(analogyGenerator, 8)) {
    const steps = stepsOf(made);
    const changes = steps.slice(
      0,
      steps.findIndex((step) => step.startsWith('Nothing else changes')),
    );
    const says = told(made).map((mistake) => mistake.says.toLowerCase());
    for (const change of changes)
      expect([named(made), change, says.some((words) => words.includes(change.toLowerCase()))]).toEqual([
        named(made),
        change,
        true,
      ]);
  }
});

test('two rules of a series do not run together, except for beginners', () => {
  for (const made of drawn(seriesGenerator, 8)) {
    const rules = stepsOf(made).filter((step) => step.includes(' repeats: ')).length;
    const isForBeginners = made.difficulty === 'easy' || (made.subTopicId === 430302 && made.difficulty === 'medium');
    // With a box missing in the middle, too few pairs are left to tell a repeat by.
    const isLastMissing = readCells(promptFigure(made.question)).at(-1) === undefined;
    if (rules < 2 || isForBeginners || !isLastMissing) continue;
    const row = rowOf(made).map(seenAs);
    for (const period of [2, 3])
      expect([named(made), row.every((own, at) => at < period || own === row[at - period])]).toEqual([
        named(made),
        false,
      ]);
  }
});

test('from year 5 on, no two things of a series repeat after as many boxes', () => {
  for (const made of drawn(seriesGenerator, 8)) {
    if (made.subTopicId < 450000) continue;
    const rounds = stepsOf(made).flatMap((step) => step.match(/ repeats: [^.]*/)?.[0].split(',').length ?? []);
    expect([named(made), new Set(rounds).size]).toEqual([named(made), rounds.length]);
  }
});

test('where one thing moves along a row, all pictures to choose from differ in where it has got to', () => {
  let seen = 0;
  for (const made of drawn(seriesGenerator, 8)) {
    const [, ...second] = stepsOf(made).slice(0, -1);
    const [row, options] = [rowOf(made), optionPictures(made.question)];
    const differs = attributes.filter((name) => {
      const values = [...row, ...options].map((picture) => picture.map((own) => own[name]).join());
      return new Set(values).size > 1;
    });
    const [only = 'shape'] = differs;
    if (second.length > 0 || !['turn', 'place', 'count'].includes(only)) continue;
    expect([named(made), differs]).toEqual([named(made), [only]]);
    const valuesOf = (pictures: readonly Picture[]): string[] =>
      pictures.map((picture) => picture.map((own) => own[only]).join());
    const isNew = valuesOf(options).map((value) => !valuesOf(row).includes(value));
    // The right one is not told by being the only one that the row has not shown yet.
    if (isNew[rightOf(made)] === true)
      expect([named(made), isNew.filter(Boolean).length > 1]).toEqual([named(made), true]);
    seen++;
  }
  expect(seen).toBeGreaterThan(60);
});

test('a row in which things take turns in twos and in threes has six boxes: five can be read as two rows', () => {
  for (const made of drawn(seriesGenerator, 8)) {
    const rounds = stepsOf(made).flatMap((step) => step.match(/ repeats: [^.]*/)?.[0].split(',').length ?? []);
    if (!rounds.includes(4) || !rounds.includes(5)) continue;
    expect([named(made), readCells(promptFigure(made.question)).length]).toEqual([named(made), 6]);
  }
});

test('of two rows in one, none stands still where it is not easy', () => {
  let seen = 0;
  for (const made of drawn(seriesGenerator, 8)) {
    const row = readCells(promptFigure(made.question));
    if (row.length < 7 || made.difficulty === 'easy') continue;
    const second = row.flatMap((picture, at) => (at % 2 === 0 || picture === undefined ? [] : [seenAs(picture)]));
    expect([named(made), new Set(second).size]).not.toEqual([named(made), 1]);
    seen++;
  }
  expect(seen).toBe(16);
});

test('where the boxes of a series seem to come round again, so does the missing one', () => {
  for (const made of drawn(seriesGenerator, 8)) {
    const row = readCells(promptFigure(made.question));
    const missing = row.indexOf(undefined);
    const right = optionPictures(made.question)[rightOf(made)] ?? [];
    for (const [at, layer] of right.entries())
      for (const name of attributes) {
        const seen = row.map((picture) => picture?.[at]?.[name]);
        expect([named(made), name, repeatsIn(seen, missing).filter((value) => value !== layer[name])]).toEqual([
          named(made),
          name,
          [],
        ]);
      }
  }
});

test('no picture of a broken pair has most of what is rare: it would draw the eye', () => {
  for (const made of drawn(oddOutGenerator, 8)) {
    if (![460101, 470101].includes(made.subTopicId)) continue;
    const pictures = optionPictures(made.question);
    if (pictures.some(({ length }) => length > 1)) continue;
    for (const [own] of pictures) {
      const rare = attributes.filter(
        (name) => pictures.filter(([other]) => other?.[name] === own?.[name]).length * 2 < pictures.length,
      );
      expect([named(made), rare.length < 3]).toEqual([named(made), true]);
    }
  }
});

test('a shape is bigger or smaller than the others, not medium', () => {
  for (const made of drawn(oddOutGenerator, 8))
    if (made.subTopicId === 430103)
      for (const text of [...stepsOf(made), ...told(made).map(({ says }) => says)])
        expect([named(made), /(?:small|medium|large) shape/.exec(text)]).toEqual([named(made), null]);
});

test('the odd number is one or two from the others', () => {
  let seen = 0;
  for (const made of drawn(oddOutGenerator, 12)) {
    const [rule = ''] = stepsOf(made);
    if (
      !/^Four of the pictures have (?:no|one|two|three|four|five|six|seven|eight) (?:black |white )?shapes?\.$/.test(
        rule,
      )
    )
      continue;
    const fill = rule.includes('black') ? 1 : rule.includes('white') ? 0 : undefined;
    const counts = optionPictures(made.question).map((picture) =>
      picture
        .filter((own) => picture.length === 1 || fill === undefined || own.fill === fill)
        .reduce((sum, own) => sum + own.count, 0),
    );
    const right = counts[rightOf(made)] ?? 0;
    const other = counts[rightOf(made) === 0 ? 1 : 0] ?? 0;
    expect([named(made), Math.abs(right - other) < 3]).toEqual([named(made), true]);
    seen++;
  }
  expect(seen).toBeGreaterThan(20);
});

test('paper has to be unfolded: a wrong picture at least has the punched holes and is opened out wrongly', () => {
  for (const made of drawn(foldGenerator, 8))
    expect([named(made), told(made).some(({ id }) => id !== 'n.fold/hole-moved')]).toEqual([named(made), true]);
});

test('shapes of blocks have to be turned: the longest row alone never leaves out all the others', () => {
  for (const made of drawn(rotate3dGenerator, 8))
    expect([named(made), told(made).filter(({ says }) => says.includes('longest row')).length < 3]).toEqual([
      named(made),
      true,
    ]);
});

test('no view of a pile tells alone which pile it is: some wrong one shares it', () => {
  for (const made of drawn(viewsGenerator, 8)) {
    const text = made.question.prompt.map(shownBy).join(' ');
    if (!/^Which pile|Which pile is it/.test(text)) continue;
    const piles = optionFigures(made.question).flatMap(({ marks: [mark] }) => readPiles(readSeen(mark), 6).slice(0, 1));
    const from = (['front', 'right', 'above'] as const).filter((own) => text.includes(own));
    for (const own of from) {
      const [right, ...alike] = piles
        .map((pile, at) => ({ isRight: at === rightOf(made), view: viewText(viewOf(pile, own)) }))
        .sort((one, other) => Number(other.isRight) - Number(one.isRight));
      expect([named(made), own, alike.some(({ view }) => view === right?.view)]).toEqual([named(made), own, true]);
    }
  }
});
