/** Perimeters on squared paper, of rectangles told in words, and of regular shapes. */
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { columnShape, roundOf, sidesOf } from '../rectilinear.ts';
import { readShape, type Spot, shapeFigure } from '../shape-figure.ts';
import { features, named, type Params, sumOf, weightOf } from './mistakes.ts';

/** A shape on squared paper. */
export const onGrid: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'grid', difficulty),
  make(random, { difficulty }) {
    const columns = random.int(2, difficulty === 'easy' ? 4 : 6);
    const heights = Array.from({ length: columns }, () => random.int(1, difficulty === 'easy' ? 3 : 5));
    const isRectangle = new Set(heights).size === 1;
    if (isRectangle && difficulty !== 'easy') return undefined;
    const corners = columnShape(heights);
    if (difficulty === 'easy' ? corners.length > 6 : corners.length < (difficulty === 'medium' ? 6 : 8))
      return undefined;
    if (difficulty !== 'easy' && columns < 3) return undefined;
    const total = roundOf(corners);
    const squares = heights.reduce((sum, height) => sum + height, 0);
    const rows = Math.max(...heights) + 2;
    return writeNumber(
      {
        prompt: [
          'Each square is 1 cm by 1 cm. What is the perimeter of the shape?',
          drawn(
            shapeFigure({
              corners,
              grid: [columns + 2, rows],
              alt: `A shape on squared paper, made of columns of ${heights.join(', ')} squares standing side by side on one line.`,
            }),
          ),
        ],
        hint: 'Start at a corner. Count the edges of squares as you go round the outside.',
        steps: [
          'Mark the corner where you start, so that no side is missed or counted twice.',
          `Add one side after another: ${sumOf(sidesOf(corners))}.`,
          `The perimeter is **${total}** cm.`,
        ],
        variant: `grid ${heights.join(' ')}`,
        features: features(corners.length, 0, 1),
      },
      total,
      [
        [squares, named.squares],
        // A side of which leaving it out isn’t the same slip as counting squares.
        [total - (sidesOf(corners).findLast((side) => total - side !== squares) ?? 0), named.missed],
        [total + 2, named.miscalculated],
        [total - 2, named.miscalculated],
      ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What is the perimeter of the shape?') || seen.figure === undefined) return undefined;
    const { corners, unit } = readShape(seen.figure);
    const inside = (x: number, y: number): boolean => {
      let crossings = 0;
      corners.forEach(([x1, y1], place) => {
        const [x2, y2] = corners[(place + 1) % corners.length] ?? [x1, y1];
        if (x1 === x2 && x1 > x && y1 > y !== y2 > y) crossings++;
      });
      return crossings % 2 === 1;
    };
    const half = unit / 2;
    let edges = 0;
    for (let x = 10 + half - 20 * unit; x < 340; x += unit)
      for (let y = 10 + half; y < 240; y += unit) {
        const [cx, cy] = [offset(corners[0]?.[0] ?? 0, x, unit), y];
        if (!inside(cx, cy)) continue;
        for (const [dx, dy] of [
          [unit, 0],
          [-unit, 0],
          [0, unit],
          [0, -unit],
        ] as const)
          if (!inside(cx + dx, cy + dy)) edges++;
      }
    return typed(edges);
  },
};

/** The middle of the square that `x` lies in, on the grid through `line`. */
const offset = (line: number, x: number, unit: number): number => line + (Math.floor((x - line) / unit) + 0.5) * unit;

/** A rectangle or a square told in words; two units when it is hard. */
export const rectangle: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'rectangle', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const isSquare = difficulty !== 'hard' && random.chance(1, 4);
    const [long, wide] = [random.int(4, top), random.int(2, top - 1)];
    if (!isSquare && long <= wide) return undefined;
    const mixed = difficulty === 'hard';
    const metres = random.int(1, 4);
    const small = 5 * random.int(5, 18);
    const roomy = long >= 20 ? ['field', 'playground'] : long >= 9 ? ['playground'] : [];
    const thing = random.pick(
      mixed ? ['banner', 'strip of carpet', 'strip of cloth'] : ['rectangle', 'card', 'picture', ...roomy],
    );
    const unit = ['field', 'playground'].includes(thing) ? 'm' : 'cm';
    const [a, b] = mixed ? [metres * 100, small] : [long, isSquare ? long : wide];
    const total = 2 * (a + b);
    const lengths = mixed ? `${metres} m long and ${small} cm wide` : `${long} ${unit} long and ${wide} ${unit} wide`;
    const outUnit = mixed ? 'cm' : unit;
    return writeNumber(
      {
        prompt: isSquare
          ? `A square ${thing === 'rectangle' ? 'tile' : thing} has sides of ${long} ${unit}. What is its perimeter?`
          : `A ${thing === 'rectangle' ? thing : `rectangular ${thing}`} is ${lengths}. What is its perimeter${mixed ? ' in centimetres' : ''}?`,
        hint: isSquare ? 'A square has four equal sides.' : 'How many sides does it have? Which of them are equal?',
        steps: [
          ...(mixed ? [`${metres} m is ${metres * 100} cm.`] : []),
          isSquare
            ? `4 × ${long} = **${total}** ${outUnit}.`
            : `Two sides are ${a} ${outUnit} and two are ${b} ${outUnit}.`,
          ...(isSquare ? [] : [`${a} + ${b} + ${a} + ${b} = **${total}** ${outUnit}.`]),
        ],
        variant: `${isSquare ? 'square' : 'rectangle'} ${a} ${b} ${outUnit} ${thing}`,
        features: features(4, 2, mixed ? 2 : 1),
      },
      total,
      [
        [a + b, named.two],
        [a * b, named.area],
        ...(mixed ? [[2 * (metres + small), named.units] as const] : []),
        [a + b + a, named.missed],
        [a + b + b, named.missed],
      ],
      inUnit(outUnit),
    );
  },
  solve(seen) {
    if (!/What is its perimeter(?: in centimetres)?\?$/.test(seen.text)) return undefined;
    const [first = 0, second] = numbersIn(seen.text);
    const mixed = seen.text.includes('in centimetres');
    const walk: Spot[] = [
      [0, 0],
      [mixed ? first * 100 : first, 0],
    ];
    const wide = second ?? first;
    const rest: Spot[] = walk.map(([x]): Spot => [x, wide]).reverse();
    return answered(seen, roundOf([...walk, ...rest]));
  },
};

/** Shapes whose sides are a table that year 3 knows. */
const polygons = [
  { name: 'equilateral triangle', sides: 3 },
  { name: 'square', sides: 4 },
  { name: 'regular pentagon', sides: 5 },
  { name: 'regular octagon', sides: 8 },
] as const;

/** A regular shape: its perimeter, or the side from the perimeter when it is hard. */
export const regular: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'regular', difficulty),
  make(random, { params, difficulty }) {
    const { name, sides } = random.pick(polygons);
    const side = random.int(2, params.top[difficulty]);
    const back = difficulty === 'hard';
    const unit = random.pick(['cm', 'm', 'mm'] as const);
    const total = sides * side;
    if (total > 120 || (back && side < 11)) return undefined;
    const the = name.startsWith('e') ? 'an' : 'a';
    return writeNumber(
      {
        prompt: back
          ? `The perimeter of ${the} ${name} is ${total} ${unit}. How long is one side?`
          : `What is the perimeter of ${the} ${name} with sides of ${side} ${unit}?`,
        hint: `How many equal sides does ${the} ${name} have?`,
        steps: [
          `It has ${sides} equal sides, and the perimeter is all of them together.`,
          back ? `${total} ÷ ${sides} = **${side}** ${unit}.` : `${sides} × ${side} = **${total}** ${unit}.`,
        ],
        variant: `regular ${name} ${side} ${unit} ${back}`,
        features: features(sides, sides - 1, back ? 2 : 1),
      },
      back ? side : total,
      back
        ? [
            [total - sides, named.subtracts],
            [side + 1, named.miscalculated],
            [side - 1, named.miscalculated],
          ]
        : [
            [total - side, named.missed],
            [total + side, named.oneMoreSide],
            [sides + side, named.addsCount],
          ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const polygon = polygons.find(({ name }) => seen.text.includes(` ${name} `));
    const [given] = numbersIn(seen.text);
    if (polygon === undefined || given === undefined || !/one side\?$|with sides of/.test(seen.text)) return undefined;
    const around = (side: number): number =>
      Array.from({ length: polygon.sides }).reduce<number>((sum) => sum + side, 0);
    if (!seen.text.endsWith('one side?')) return answered(seen, around(given));
    for (let side = 1; side <= given; side++) if (around(side) === given) return answered(seen, side);
    return [];
  },
};
