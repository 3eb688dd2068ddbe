/** Questions that had a second defensible answer, as they once were asked, and the rule that refuses each kind of them. */
import type { Question } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import type { AnyGenerator } from '../kernel/generator.ts';
import type { Minted } from '../kernel/mint.ts';
import { plainText, shownBy } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';
import { analogyGenerator } from './analogies/generator.ts';
import { codeGenerator } from './codes/generator.ts';
import { drawn } from './draws-for-tests.ts';
import { matrixGenerator } from './matrices/generator.ts';
import { likeGenerator } from './most-like/generator.ts';
import { oddOutGenerator } from './odd-one-out/generator.ts';
import { pairBreakers } from './odd-one-out/pair-breakers.ts';
import { pictureCell, pictureFigure } from './pictures/draw.ts';
import { layer, type Picture } from './pictures/picture.ts';
import { optionPictures, promptFigure, readCells } from './pictures/read-drawing.ts';
import { shapeAt } from './pictures/shapes.ts';
import { standingOut } from './pictures/visible.ts';
import { seriesGenerator } from './series/generator.ts';

/** A picture by its layers: shape, fill, size, turn, flip, line, place, count. */
function pictureOf(text: string): Picture {
  return text.split('|').map((part) => {
    const [shape, fill, size, turn, flip, line, place, count] = part.split('.').map(Number);
    return layer({ shape, fill, size, turn, flip, line, place, count });
  });
}

/** A question as it was asked: the pictures of its options and, where it shows some, those above them. */
function asked(text: string, options: readonly string[], shown: readonly string[] = []): Question {
  return {
    prompt: [
      { type: 'text', text },
      ...(shown.length === 0
        ? []
        : [
            {
              type: 'figure' as const,
              figure: {
                width: 400,
                height: 108,
                alt: '',
                marks: shown.map((picture, at) =>
                  pictureCell(picture === '?' ? undefined : pictureOf(picture), [4 + at * 112, 4]),
                ),
              },
            },
          ]),
    ],
    answer: {
      type: 'multipleChoice',
      layout: 'grid',
      options: options.map((option) => [{ type: 'figure', figure: pictureFigure(pictureOf(option)) }]),
    },
    spoken: text,
  };
}

const oddOne = (...options: string[]): Question => asked('Which picture is the **odd one out**?', options);
const answersOf = (generator: AnyGenerator, question: Question, subTopicId: number): unknown[] =>
  generator
    .solve(question, subTopicId, 6, 'hard')
    .map((given) => (given.type === 'multipleChoice' ? given.option : undefined));

const othersStandingOut = ({ question, key }: Minted): string[] =>
  standingOut(optionPictures(question)).flatMap(({ at, property }) =>
    key.type === 'multipleChoice' && at === key.option ? [] : [`option ${at}: ${property}`],
  );
const isPlainOddOne = ({ question }: Minted): boolean =>
  shownBy(question.prompt[0] ?? { type: 'text', text: '' }).startsWith('Which picture');

describe('odd one out', () => {
  test.each([
    ['dashed', 4, ['9.6.2.0.0.0.8.1', '13.6.4.0.0.1.8.1', '13.6.4.0.0.0.8.1', '9.6.2.0.0.2.8.1', '13.6.2.0.0.2.8.1']],
    ['dashed', 1, ['7.3.4.0.0.1.8.1', '13.3.4.0.0.2.8.1', '7.3.4.0.0.0.8.1', '13.2.4.0.0.0.8.1', '13.2.4.0.0.2.8.1']],
    ['small', 2, ['1.5.3.0.0.2.8.1', '1.5.4.0.0.2.8.1', '1.5.4.0.0.0.8.1', '7.5.2.0.0.0.8.1', '7.5.4.0.0.0.8.1']],
    ['thick', 4, ['12.4.4.0.0.1.8.1', '11.6.5.0.0.2.8.1', '11.4.5.0.0.0.8.1', '12.2.4.0.0.1.8.1', '11.2.4.0.0.1.8.1']],
    ['black', 2, ['13.2.4.0.0.2.8.1', '13.2.5.0.0.2.8.1', '15.3.5.0.0.0.8.1', '13.1.4.0.0.0.8.1', '9.3.5.0.0.1.8.1']],
  ])('the only %s picture is refused beside the one meant', (_, meant, options) => {
    expect(answersOf(oddOutGenerator, oddOne(...options), 460101)).not.toEqual([meant]);
  });

  test('the only picture without anything black is refused beside the one with another small shape', () => {
    const question = oddOne(
      '1.0.3.0.0.0.8.1|9.1.1.0.0.0.1.1',
      '5.1.3.0.0.0.8.1|9.0.1.0.0.0.1.1',
      '1.1.3.0.0.0.8.1|9.1.1.0.0.0.1.1',
      '5.0.3.0.0.0.8.1|9.0.1.0.0.0.3.1',
      '1.0.3.0.0.0.8.1|10.1.1.0.0.0.3.1',
    );
    expect(answersOf(oddOutGenerator, question, 460101)).not.toEqual([4]);
  });

  test.each([
    [
      'squares go with dashes and parallelograms with plain outlines',
      ['1.4.4.0.0.1.8.1', '1.2.4.0.0.1.8.1', '14.2.4.0.0.0.8.1', '14.3.4.0.0.1.8.1', '14.3.4.0.0.0.8.1'],
      [0, 3],
    ],
    [
      'a grey star is missing from one of those with seven shapes',
      [
        '10.0.1.0.0.0.0.1|3.0.1.0.0.0.1.1|10.2.1.0.0.0.2.1|10.1.1.0.0.0.4.1|3.1.1.0.0.0.5.1|3.2.1.0.0.0.6.1|10.1.1.0.0.0.7.1|12.0.1.0.0.0.8.1',
        '10.2.1.0.0.0.0.1|10.0.1.0.0.0.1.1|3.1.1.0.0.0.2.1|3.1.1.0.0.0.4.1|3.0.1.0.0.0.5.1|10.1.1.0.0.0.7.1|12.1.1.0.0.0.8.1',
        '12.2.1.0.0.0.0.1|3.0.1.0.0.0.1.1|10.0.1.0.0.0.2.1|3.0.1.0.0.0.4.1|12.1.1.0.0.0.6.1|10.0.1.0.0.0.7.1|10.1.1.0.0.0.8.1',
        '10.0.1.0.0.0.0.1|12.0.1.0.0.0.1.1|10.1.1.0.0.0.3.1|10.2.1.0.0.0.4.1|12.2.1.0.0.0.5.1|3.2.1.0.0.0.7.1|3.0.1.0.0.0.8.1',
        '10.1.1.0.0.0.0.1|10.2.1.0.0.0.1.1|12.0.1.0.0.0.3.1|12.1.1.0.0.0.5.1|10.0.1.0.0.0.6.1|3.0.1.0.0.0.7.1|3.2.1.0.0.0.8.1',
      ],
      [0, 2],
    ],
  ])('two answers where %s', (_, options, both) => {
    expect(new Set(answersOf(oddOutGenerator, oddOne(...options), 450101))).toEqual(new Set(both));
  });

  const cells = [460101, 470101].flatMap((subTopicId) =>
    difficulties.flatMap((difficulty) => [2, 4, 10, 15].map((seed) => [subTopicId, difficulty, seed] as const)),
  );
  test.each(cells)('%i %s %i has one picture that stands out, or a pair that is broken once', (...cell) => {
    expect(othersStandingOut(mintFor(...cell))).toEqual([]);
  });

  test('what two shapes have to do with each other cannot be told from one of them', () => {
    for (const item of drawn(oddOutGenerator, 12)) {
      const told = item.explanation.flat().map(shownBy).join(' ');
      if (
        !/than the big one|as many sides as|two different shapes|the same shape twice|curved shape|two shapes with the/.test(
          told,
        )
      )
        continue;
      const alone = standingOut(optionPictures(item.question)).filter(({ property }) =>
        /^(main|small) /.test(property),
      );
      expect([item.subTopicId, item.seed, alone]).toEqual([item.subTopicId, item.seed, []]);
      const right = item.key.type === 'multipleChoice' ? item.key.option : -1;
      const breaking = pairBreakers(optionPictures(item.question)).filter((at) => at !== right);
      expect([item.subTopicId, item.seed, breaking]).toEqual([item.subTopicId, item.seed, []]);
    }
  });

  test('where the odd one has to be searched for, nothing goes together in all pictures but another one', () => {
    let seen = 0;
    for (const item of drawn(oddOutGenerator, 12)) {
      const [, rule = ''] = item.explanation
        .map((step) => step.map(shownBy).join(' '))
        .join(' ')
        .split('Four of the pictures ');
      if (!/^have (?:no )?stripes|^have a shape with \w+ sides|edges? only|curved edge|line of symmetry/.test(rule))
        continue;
      const right = item.key.type === 'multipleChoice' ? item.key.option : -1;
      const breaking = pairBreakers(optionPictures(item.question)).filter((at) => at !== right);
      expect([item.subTopicId, item.seed, breaking]).toEqual([item.subTopicId, item.seed, []]);
      seen++;
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('no loose picture but the answer is alone in lacking a shape that stands in one place in all the others', () => {
    for (const item of drawn(oddOutGenerator, 12)) {
      const { question, key, subTopicId, difficulty, seed } = item;
      if (!isPlainOddOne(item)) continue;
      const pictures = optionPictures(question);
      if ((pictures[0]?.length ?? 0) < 3 || key.type !== 'multipleChoice') continue;
      const isThere = (picture: Picture, own: Picture[number]): boolean =>
        picture.some((one) => one.place === own.place && one.shape === own.shape && one.fill === own.fill);
      const lacking = pictures
        .flat()
        .map((own) => pictures.flatMap((picture, at) => (isThere(picture, own) ? [] : [at])))
        .filter(([at, ...more]) => at !== undefined && more.length === 0 && at !== key.option);
      expect([subTopicId, difficulty, seed, lacking]).toEqual([subTopicId, difficulty, seed, []]);
    }
  });

  test('no picture is alone in anything plain but the answer', () => {
    for (const item of drawn(oddOutGenerator, 12)) if (isPlainOddOne(item)) expect(othersStandingOut(item)).toEqual([]);
  });
});

describe('most like', () => {
  const shown = [
    '0.1.1.0.0.0.0.1|3.0.1.0.0.0.1.1|3.2.1.0.0.0.2.1|5.2.1.0.0.0.6.1|0.0.1.0.0.0.7.1|3.1.1.0.0.0.8.1',
    '3.0.1.0.0.0.0.1|0.1.1.0.0.0.1.1|5.1.1.0.0.0.2.1|5.1.1.0.0.0.4.1|0.0.1.0.0.0.6.1|0.1.1.0.0.0.7.1',
    '0.1.1.0.0.0.2.1|0.1.1.0.0.0.3.1|0.1.1.0.0.0.4.1|0.1.1.0.0.0.5.1|5.2.1.0.0.0.6.1|3.0.1.0.0.0.7.1',
  ];
  const options = [
    '5.0.1.0.0.0.4.1|5.0.1.0.0.0.5.1|3.1.1.0.0.0.7.1|5.0.1.0.0.0.8.1',
    '3.1.1.0.0.0.2.1|3.0.1.0.0.0.3.1|3.1.1.0.0.0.4.1|3.0.1.0.0.0.6.1|0.1.1.0.0.0.7.1',
    '5.1.1.0.0.0.1.1|3.1.1.0.0.0.4.1|3.1.1.0.0.0.5.1|0.2.1.0.0.0.8.1',
    '0.0.1.0.0.0.0.1|3.0.1.0.0.0.1.1|5.0.1.0.0.0.2.1|5.1.1.0.0.0.4.1|5.1.1.0.0.0.6.1|5.0.1.0.0.0.8.1',
    '0.1.1.0.0.0.0.1|3.2.1.0.0.0.1.1|0.0.1.0.0.0.2.1|5.0.1.0.0.0.3.1|0.1.1.0.0.0.4.1|0.1.1.0.0.0.6.1|5.1.1.0.0.0.8.1',
  ];

  test('460203 hard 81230426 as it was: each box has a black triangle and a white hexagon, and so has a wrong option alone', () => {
    const question = asked('Which picture is most **like** these three?', options, shown);
    expect(answersOf(likeGenerator, question, 460203)).not.toEqual([3]);
  });

  const sevenShown = [
    '0.1.1.0.0.0.0.1|1.1.1.0.0.0.2.1|12.0.1.0.0.0.3.1|0.1.1.0.0.0.4.1|1.1.1.0.0.0.6.1|12.1.1.0.0.0.8.1',
    '12.1.1.0.0.0.0.1|1.0.1.0.0.0.1.1|1.1.1.0.0.0.3.1|1.2.1.0.0.0.4.1|1.1.1.0.0.0.5.1|12.1.1.0.0.0.6.1|12.1.1.0.0.0.7.1|12.2.1.0.0.0.8.1',
    '0.1.1.0.0.0.0.1|1.1.1.0.0.0.1.1|0.1.1.0.0.0.2.1|0.1.1.0.0.0.3.1|12.0.1.0.0.0.6.1|0.1.1.0.0.0.8.1',
  ];
  const sevenOptions = [
    '12.2.1.0.0.0.0.1|12.1.1.0.0.0.2.1|0.0.1.0.0.0.7.1|12.1.1.0.0.0.8.1',
    '12.1.1.0.0.0.0.1|1.1.1.0.0.0.2.1|12.1.1.0.0.0.3.1|0.1.1.0.0.0.4.1|0.2.1.0.0.0.5.1|0.0.1.0.0.0.6.1|1.1.1.0.0.0.7.1|1.2.1.0.0.0.8.1',
    '0.0.1.0.0.0.0.1|12.0.1.0.0.0.1.1|12.0.1.0.0.0.3.1|1.1.1.0.0.0.4.1|12.2.1.0.0.0.6.1',
    '0.1.1.0.0.0.0.1|1.0.1.0.0.0.2.1|0.2.1.0.0.0.3.1|12.2.1.0.0.0.4.1|0.0.1.0.0.0.6.1|0.0.1.0.0.0.7.1',
    '0.1.1.0.0.0.0.1|1.2.1.0.0.0.1.1|12.1.1.0.0.0.2.1|12.0.1.0.0.0.3.1|12.1.1.0.0.0.4.1|1.0.1.0.0.0.6.1|12.1.1.0.0.0.7.1|12.1.1.0.0.0.8.1',
  ];

  test('470103 medium 62915350 as it was: each box has as many hearts as squares, and so has a wrong option alone', () => {
    const question = asked('Which picture is most **like** these three?', sevenOptions, sevenShown);
    expect(answersOf(likeGenerator, question, 470103)).not.toEqual([1]);
  });

  // Told apart from the properties that the generator looks at, so that what it forgets is found.
  const sidesIn = (picture: Picture): number =>
    picture.reduce((sum, own) => sum + own.count * shapeAt(own.shape).sides, 0);
  const tallies = (picture: Picture, attribute: 'shape' | 'fill'): number[] =>
    [...new Set(picture.map((own) => own[attribute]))]
      .map((value) => picture.filter((own) => own[attribute] === value).length)
      .sort((one, other) => other - one);
  /** What the numbers of two kinds, or of two shadings, have to do with each other. */
  const many = (picture: Picture, attribute: 'shape' | 'fill', value: number): number =>
    picture.filter((own) => own[attribute] === value).length;
  const values = { shape: [0, 1, 4, 5, 9, 10, 12, 3], fill: [0, 1, 2] } as const;
  const ofLoose =
    (of: (picture: Picture) => number | string | undefined) =>
    (picture: Picture): string | undefined => {
      const value = picture.length > 2 ? of(picture) : undefined;
      return value === undefined ? undefined : String(value);
    };
  const relations = Object.fromEntries(
    (['shape', 'fill'] as const)
      .flatMap((attribute) =>
        values[attribute].flatMap((one, at) => {
          const other = attribute === 'shape' ? 'fill' : 'shape';
          const name = `${attribute} ${one}`;
          const looks = (picture: Picture): Set<number> =>
            new Set(picture.filter((own) => own[attribute] === one).map((own) => own[other]));
          return [
            [`all of ${name} have one ${other}`, (picture: Picture) => (looks(picture).size === 1 ? 1 : undefined)],
            [
              `the one ${other} of ${name}`,
              (picture: Picture) => (looks(picture).size === 1 ? [...looks(picture)][0] : undefined),
            ],
            [
              `most are of ${name}`,
              (picture: Picture) => (2 * many(picture, attribute, one) > picture.length ? 1 : undefined),
            ],
            [
              `half are of ${name}`,
              (picture: Picture) => (2 * many(picture, attribute, one) === picture.length ? 1 : undefined),
            ],
            ...values[attribute].slice(at + 1).flatMap((two) => {
              const both = (
                picture: Picture,
                relate: (a: number, b: number) => number | undefined,
              ): number | undefined => {
                const [a, b] = [many(picture, attribute, one), many(picture, attribute, two)];
                return a + b === 0 ? undefined : relate(a, b);
              };
              return [
                [`${name} more than ${two}`, (picture: Picture) => both(picture, (a, b) => a - b)],
                [`${name} or ${two} more`, (picture: Picture) => both(picture, (a, b) => Math.sign(a - b))],
                [`${name} times ${two}`, (picture: Picture) => both(picture, (a, b) => (b === 0 ? undefined : a / b))],
              ] as const;
            }),
          ] as const;
        }),
      )
      .map(([name, of]) => [name, ofLoose(of)] as const),
  );
  const counted: Readonly<Record<string, (picture: Picture) => string | undefined>> = {
    shapes: (picture) => String(picture.length),
    kinds: (picture) => String(tallies(picture, 'shape').length),
    'most of a kind': (picture) => String(tallies(picture, 'shape')[0]),
    'split by kind': (picture) => tallies(picture, 'shape').join(),
    'most of a shading': (picture) => String(tallies(picture, 'fill')[0]),
    'split by shading': (picture) => tallies(picture, 'fill').join(),
    ...Object.fromEntries(
      [0, 1, 2].map((fill) => [
        `with fill ${fill}`,
        (picture: Picture) => String(picture.filter((own) => own.fill === fill).length),
      ]),
    ),
    'symmetrical shapes': (picture) => String(picture.filter(({ shape }) => shapeAt(shape).mirrors).length),
    'curved shapes': (picture) => String(picture.filter(({ shape }) => shapeAt(shape).sides === 0).length),
    'sides together': (picture) =>
      picture.some(({ shape }) => shapeAt(shape).sides === 0) ? undefined : String(sidesIn(picture)),
    sizes: (picture) => picture.map(({ size }) => size).join(),
    ...relations,
  };

  test('nothing that can be counted is in the whole row and in a wrong picture, but not in the answer', () => {
    for (const { question, key, subTopicId, difficulty, seed } of drawn(likeGenerator, 8)) {
      const row = readCells(promptFigure(question)).flatMap((picture) => (picture === undefined ? [] : [picture]));
      const options = optionPictures(question);
      const right = options[key.type === 'multipleChoice' ? key.option : 0] ?? [];
      const misleading = Object.entries(counted).flatMap(([name, of]) => {
        const [value, ...others] = row.map(of);
        const isShared = value !== undefined && others.every((other) => other === value);
        return isShared && of(right) !== value && options.some((option) => of(option) === value) ? [name] : [];
      });
      expect([subTopicId, difficulty, seed, misleading]).toEqual([subTopicId, difficulty, seed, []]);
    }
  });

  test('no shape, and no shading, stands in one place in the whole row of loose shapes', () => {
    for (const { question, subTopicId, difficulty, seed } of drawn(likeGenerator, 8)) {
      const [first = [], ...others] = readCells(promptFigure(question)).map((picture = []) => picture);
      if (first.length < 3) continue;
      const common = (['shape', 'fill'] as const).flatMap((attribute) =>
        first.filter((own) =>
          others.every((picture) =>
            picture.some((one) => one.place === own.place && one[attribute] === own[attribute]),
          ),
        ),
      );
      expect([subTopicId, difficulty, seed, common]).toEqual([subTopicId, difficulty, seed, []]);
    }
  });

  test('where something stands in one place in the whole row of loose shapes, the answer has something there too', () => {
    for (const { question, key, subTopicId, difficulty, seed } of drawn(likeGenerator, 8)) {
      const row = readCells(promptFigure(question)).map((picture = []) => picture);
      if ((row[0]?.length ?? 0) < 3 || key.type !== 'multipleChoice') continue;
      const isFilled = (picture: Picture, place: number): boolean => picture.some((own) => own.place === place);
      const missing = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
        (place) =>
          row.every((picture) => isFilled(picture, place)) &&
          !isFilled(optionPictures(question)[key.option] ?? [], place),
      );
      expect([subTopicId, difficulty, seed, missing]).toEqual([subTopicId, difficulty, seed, []]);
    }
  });

  test('wrong pictures of one shape are not all of one kind while the answer is of another', () => {
    for (const { question, key, subTopicId, difficulty, seed } of drawn(likeGenerator, 8)) {
      const options = optionPictures(question);
      if (options.some((picture) => picture.length > 1) || key.type !== 'multipleChoice') continue;
      const shapes = options.map((picture) => picture[0]?.shape);
      const others = new Set(shapes.filter((_, at) => at !== key.option));
      expect([subTopicId, difficulty, seed, others.size > 1 || others.has(shapes[key.option])]).toEqual([
        subTopicId,
        difficulty,
        seed,
        true,
      ]);
    }
  });

  test('460203 hard 81230426: the answer has all that the pictures in the row have in common', () => {
    const { key, question } = mintFor(460203, 'hard', 81230426);
    expect(answersOf(likeGenerator, question, 460203)).toEqual([
      key.type === 'multipleChoice' ? key.option : undefined,
    ]);
  });
});

describe('change in the same way', () => {
  const question = (shown: readonly string[], options: readonly string[]): Question =>
    asked('Change the third in the **same way**.', options, shown);

  test.each([
    [
      'moves to the top left corner, or moves up',
      3,
      ['6.0.3.0.0.0.8.1|1.2.1.0.0.0.6.1', '10.0.3.0.0.0.8.1|1.2.1.0.0.0.0.1', '6.1.3.21.0.0.8.1|4.1.1.0.0.0.7.1'],
      [
        '10.1.3.21.0.0.8.1|4.1.1.0.0.0.0.1',
        '6.1.3.21.0.0.8.1|4.1.1.0.0.0.1.1',
        '6.1.3.21.0.0.8.1|4.1.1.0.0.0.0.1',
        '10.1.3.21.0.0.8.1|4.1.1.0.0.0.1.1',
        '10.1.3.21.0.0.8.1|4.1.1.0.0.0.7.1',
      ],
    ],
    [
      'moves to the top',
      0,
      ['11.2.3.15.0.0.8.1|10.2.1.0.0.0.3.1', '11.5.3.12.0.0.8.1|10.2.1.0.0.0.1.1', '7.2.3.9.0.0.8.1|1.1.1.0.0.0.5.1'],
      [
        '7.4.3.6.0.0.8.1|1.1.1.0.0.0.3.1',
        '7.0.3.6.0.0.8.1|1.1.1.0.0.0.1.1',
        '7.2.3.6.0.0.8.1|1.1.1.0.0.0.1.1',
        '7.2.3.6.0.0.8.1|1.1.1.0.0.0.3.1',
        '7.4.3.6.0.0.8.1|1.1.1.0.0.0.1.1',
      ],
    ],
  ])('the small shape that %s is refused beside the one that moves on', (_, meant, shown, options) => {
    expect(answersOf(analogyGenerator, question(shown, options), 450401)).not.toEqual([meant]);
  });

  test.each([
    [
      'slides up as well as it moves on',
      ['1.0.3.0.0.0.8.1|4.2.1.0.0.0.7.1', '1.1.3.0.0.0.8.1|4.2.1.0.0.0.0.1', '1.0.3.0.0.0.8.1|9.1.1.0.0.0.3.1'],
      [
        '1.1.3.0.0.0.8.1|9.1.1.0.0.0.4.1',
        '1.1.3.0.0.0.8.1|9.1.1.0.0.0.2.1',
        '1.0.3.0.0.0.8.1|9.1.1.0.0.0.4.1',
        '1.0.3.0.0.0.8.1|9.1.1.0.0.0.2.1',
        '1.1.3.0.0.0.8.1|9.1.1.0.0.0.3.1',
      ],
    ],
    [
      'stands up as well as it turns',
      ['11.0.4.3.0.0.8.1', '11.0.4.0.0.0.8.1', '12.1.4.21.0.0.8.1'],
      ['12.1.4.18.0.0.8.1', '12.1.4.0.0.0.8.1', '12.1.4.15.0.0.8.1', '7.1.4.18.0.0.8.1', '7.1.4.0.0.0.8.1'],
    ],
    [
      'is black like the one that becomes white',
      ['5.4.3.0.0.0.8.1|9.1.1.0.0.0.1.1', '5.4.3.0.0.0.8.1|9.0.1.0.0.0.1.1', '1.1.3.0.0.0.8.1|5.1.1.0.0.0.3.1'],
      [
        '1.1.3.0.0.0.8.1|5.0.1.0.0.0.3.1',
        '1.0.3.0.0.0.8.1|5.0.1.0.0.0.3.1',
        '1.1.3.0.0.0.8.1|5.1.1.0.0.0.3.1',
        '1.0.3.0.0.0.8.1|5.1.1.0.0.0.3.1',
        '1.2.3.0.0.0.8.1|5.0.1.0.0.0.3.1',
      ],
    ],
  ])('a shape that %s leads to two answers', (_, shown, options) => {
    expect(answersOf(analogyGenerator, question(shown, options), 460401)).toEqual([0, 1]);
  });

  test.each([450401, 460401])('%i hard 71234 follows in one way only', (subTopicId) => {
    const item = mintFor(subTopicId, 'hard', 71234);
    expect(answersOf(analogyGenerator, item.question, subTopicId)).toEqual([
      item.key.type === 'multipleChoice' ? item.key.option : undefined,
    ]);
  });
});

describe('rows and grids', () => {
  test('a row that can be read there and back leads to two answers', () => {
    const question = asked(
      'Which picture belongs in the box with the **?**',
      ['16.0.4.3.0.0.8.1', '11.0.4.3.0.0.8.1', '11.0.4.15.0.0.8.1', '16.0.4.0.0.0.8.1', '11.0.4.0.0.0.8.1'],
      ['11.0.4.9.0.0.8.1', '?', '11.0.4.21.0.0.8.1', '11.0.4.15.0.0.8.1', '11.0.4.9.0.0.8.1'],
    );
    expect(answersOf(seriesGenerator, question, 450303)).toEqual([1, 2]);
  });

  test.each([
    [
      'across the box or round it',
      ['1.0.3.0.0.0.8.1|4.1.1.0.0.0.0.1', '1.0.3.0.0.0.8.1|4.1.1.0.0.0.2.1', '1.2.3.0.0.0.8.1|4.1.1.0.0.0.6.1', '?'],
      [
        '1.2.3.0.0.0.8.1|4.1.1.0.0.0.0.1',
        '1.2.3.0.0.0.8.1|4.1.1.0.0.0.4.1',
        '1.0.3.0.0.0.8.1|4.1.1.0.0.0.0.1',
        '1.0.3.0.0.0.8.1|4.1.1.0.0.0.4.1',
        '1.2.3.0.0.0.8.1|4.1.1.0.0.0.6.1',
      ],
    ],
    [
      'two more or twice as many',
      ['5.0.1.0.0.0.8.2', '5.0.1.0.0.0.8.4', '5.1.1.0.0.0.8.3', '?'],
      ['5.1.1.0.0.0.8.5', '5.1.1.0.0.0.8.6', '5.0.1.0.0.0.8.5', '5.0.1.0.0.0.8.6', '5.1.1.0.0.0.8.4'],
    ],
    [
      'turned or flipped over',
      ['6.0.4.18.0.0.8.1', '6.0.4.6.0.0.8.1', '6.1.4.3.0.0.8.1', '?'],
      ['6.1.4.15.0.0.8.1', '6.1.4.21.0.0.8.1', '6.0.4.15.0.0.8.1', '6.0.4.21.0.0.8.1', '6.1.4.3.0.0.8.1'],
    ],
  ])('two by two, %s: two answers', (_, shown, options) => {
    const question = asked('Which picture completes the grid?', options, shown);
    expect(answersOf(matrixGenerator, question, 440501)).toEqual([0, 1]);
  });
});

describe('codes', () => {
  test('450602 easy 4 as it was: a letter may tell more than one look', () => {
    const coded = [
      '1.7.4.0.0.2.8.1=NVP',
      '15.3.4.0.0.1.8.1=THZ',
      '0.7.4.0.0.0.8.1=YKP',
      '1.3.4.0.0.1.8.1=NHZ',
      '15.3.4.0.0.0.8.1=???',
    ];
    const parts = coded.map((text) => text.split('='));
    const question: Question = {
      prompt: [
        { type: 'text', text: 'What is the code of the **last** picture?' },
        {
          type: 'figure',
          figure: {
            width: 324,
            height: 292,
            alt: '',
            marks: parts.flatMap(([picture = '', code = ''], at) => [
              pictureCell(pictureOf(picture), [at * 108, 4]),
              { kind: 'text' as const, x: at * 108 + 50, y: 122, text: code, size: 30 },
            ]),
          },
        },
      ],
      answer: {
        type: 'multipleChoice',
        layout: 'grid',
        options: ['TKZ', 'TVP', 'THP', 'THZ', 'TKP'].map((text) => [{ type: 'text', text }]),
      },
      spoken: 'What is the code of the last picture?',
    };
    expect(answersOf(codeGenerator, question, 450602)).not.toEqual([0]);
  });
});

describe('what explanations name', () => {
  const textOf = ({ hint, explanation }: Minted): string =>
    plainText([...hint, ...explanation.flat()].map(shownBy).join(' '));

  test('sides are counted on straight shapes with few of them', () => {
    for (const generator of [oddOutGenerator, likeGenerator])
      for (const item of drawn(generator, 12))
        if (/(?:more|fewer|many|three|four|five|six|seven|eight|ten|twelve) sides|sides altogether/.test(textOf(item)))
          for (const { shape } of optionPictures(item.question).flatMap((picture) =>
            // The sides of a small shape don't matter where only those of the main one are spoken of.
            / main shape with \w+ sides/.test(textOf(item)) ? picture.slice(0, 1) : picture,
          ))
            expect([item.subTopicId, item.seed, shapeAt(shape).sides > 0 && shapeAt(shape).sides < 9]).toEqual([
              item.subTopicId,
              item.seed,
              true,
            ]);
  });

  test('the only shape without a line of symmetry is one of five different shapes, and stands out by nothing else', () => {
    for (const item of drawn(oddOutGenerator, 12)) {
      if (!textOf(item).includes('line of symmetry')) continue;
      const pictures = optionPictures(item.question);
      expect(new Set(pictures.map(([own]) => own?.shape)).size).toBe(5);
      expect(standingOut(pictures).map(({ property }) => property)).toEqual(['main with a mirror line']);
      expect(plainText(item.hint.map(shownBy).join(' '))).toContain('fold');
    }
  });

  test('a line of symmetry is asked about pictures without slanting stripes', () => {
    for (const item of drawn(oddOutGenerator, 12))
      if (textOf(item).includes('line of symmetry'))
        expect(
          optionPictures(item.question)
            .flat()
            .map(({ fill }) => fill)
            .filter((fill) => fill > 2),
        ).toEqual([]);
  });
});
