/** Kinds of quadrilaterals: by drawing and by what they have. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseText, writeNumber } from '../ask.ts';
import { anglesOf, polygonsOf, sidesOf } from '../vector.ts';
import { drawQuad, parallelPairs, type QuadKind, quadKinds, quadName } from './kinds.ts';
import { drawTurn, features, mistake, named, type Params, shapeFigure } from './mistakes-and-names.ts';

const ofQuads = ({ about }: Params): boolean => about === 'quadrilaterals';
const meaning: Readonly<Record<QuadKind, string>> = {
  square: 'A square has four equal sides and four right angles.',
  rectangle: 'A rectangle has four right angles.',
  rhombus: 'A rhombus has four equal sides.',
  parallelogram: 'A parallelogram has two pairs of parallel sides.',
  trapezium: 'A trapezium has only one pair of parallel sides.',
  kite: 'A kite has two pairs of equal sides that meet.',
};
/** How another kind differs from a trapezium: true whether its drawing or its name was chosen. */
const besideTrapezium = (other: QuadKind): string =>
  other === 'kite'
    ? 'A trapezium has one pair of parallel sides. A kite has none.'
    : `A ${other} has two pairs of parallel sides. A trapezium has only one.`;
/** What a shape lacks that is taken for a square, a rectangle and so on: true whether its drawing or the name was chosen. */
const lacks = (name: QuadKind, real: QuadKind): Mistake => {
  if (name === 'parallelogram' || name === 'trapezium')
    return mistake('misses-parallel', `${meaning[name]} Check which sides are parallel.`);
  if (name === 'rectangle' || (name === 'square' && real === 'rhombus'))
    return named.corners(`${meaning[name]} Check each corner.`);
  if (name === 'kite') return named.lacksEqual('In a kite the equal sides meet. Here they are opposite each other.');
  return named.lacksEqual(`${meaning[name]} Compare all four sides.`);
};
const because = (wrong: QuadKind, right: QuadKind) =>
  (right === 'square' && wrong !== 'trapezium') ||
  ((right === 'rectangle' || right === 'rhombus') && wrong === 'parallelogram') ||
  (right === 'rhombus' && wrong === 'kite')
    ? { ...named.exact, says: `A ${right} is ${withArticle(wrong)}, too, but “${right}” says more. ${meaning[right]}` }
    : wrong === 'trapezium' || right === 'trapezium'
      ? mistake('misses-parallel', besideTrapezium(wrong === 'trapezium' ? right : wrong))
      : lacks(wrong, right);

/** What the drawing of each kind shows: why the name fits, and no more exact one does. */
const shown: Readonly<Record<QuadKind, string>> = {
  square: 'Here all four sides are equal, and every corner is a right angle.',
  rectangle: 'Here every corner is a right angle. But two sides are longer than the other two.',
  rhombus: 'Here all four sides are equal. But no corner is a right angle.',
  parallelogram:
    'Here opposite sides are parallel. But two sides are longer than the others, and no corner is a right angle.',
  trapezium: 'Here two opposite sides are parallel. The other two are not: if they went on, they would meet.',
  kite: 'Here the two shorter sides are equal and meet, and so do the two longer ones. No sides are parallel.',
};

/** The names that a drawing is most easily given. */
const takenFor: Readonly<Record<QuadKind, readonly QuadKind[]>> = {
  square: ['rectangle', 'rhombus'],
  rectangle: ['parallelogram', 'square'],
  rhombus: ['kite', 'parallelogram'],
  parallelogram: ['rhombus', 'trapezium'],
  trapezium: ['parallelogram', 'kite'],
  kite: ['rhombus', 'trapezium'],
};

/** The name of a drawn quadrilateral. */
export const quadDrawn: Form<Params> = {
  weight: ({ params }) => (ofQuads(params) ? 3 : 0),
  make(random, cell) {
    const kind = random.pick(
      cell.difficulty === 'easy' ? (['parallelogram', 'rhombus', 'trapezium', 'kite'] as const) : quadKinds,
    );
    const { points, strokes } = drawQuad(random, kind);
    const turn = drawTurn(random, cell);
    return chooseText(
      random,
      {
        prompt: [
          'What is this quadrilateral called? Choose the most exact name.',
          drawn(shapeFigure(points, turn, 190, cell.difficulty === 'hard' ? [] : strokes)),
        ],
        hint: 'Look for equal sides, parallel sides and right angles.',
        steps: [meaning[kind], shown[kind], `It is ${withArticle(kind).replace(kind, `**${kind}**`)}.`],
        variant: `drawn ${kind} ${turn} ${points[2]?.map(Math.round)}`,
        features: features(cell, 4, 1),
      },
      kind,
      [
        ...takenFor[kind],
        ...random.shuffle(quadKinds.filter((each) => each !== kind && !takenFor[kind].includes(each))),
      ].map((each) => [each, because(each, kind)] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is this quadrilateral called?') || seen.figure === undefined) return undefined;
    const [points = []] = polygonsOf(seen.figure);
    return chosen(seen, (option) => option === quadName(points));
  },
};

/** The kinds that a kind has among its own: a rectangle is a parallelogram, too. */
const kindsWithin: Readonly<Partial<Record<QuadKind, readonly QuadKind[]>>> = {
  parallelogram: ['rectangle', 'rhombus', 'square'],
  rectangle: ['square'],
  rhombus: ['square'],
  kite: ['rhombus', 'square'],
};

/** Which drawing is a named quadrilateral. */
export const findQuad: Form<Params> = {
  weight: ({ params }) => (ofQuads(params) ? 2 : 0),
  make(random, cell) {
    const kinds = random.sample(quadKinds, 4);
    const options = kinds.map((kind) => {
      const { points, strokes } = drawQuad(random, kind);
      const turn = drawTurn(random, cell);
      return {
        kind,
        figure: shapeFigure(points, turn, 130, cell.difficulty === 'hard' ? [] : strokes),
        same: `${kind} ${turn} ${points[2]?.map(Math.round)}`,
      };
    });
    const [right, ...wrong] = options;
    if (right === undefined || wrong.some(({ kind }) => kindsWithin[right.kind]?.includes(kind))) return undefined;
    return chooseFigure(
      random,
      {
        prompt: `Which shape is **${withArticle(right.kind)}**?`,
        hint: 'Think of what that shape must have. Then check each drawing.',
        steps: [meaning[right.kind], 'This one fits:', drawn(right.figure)],
        variant: `find ${right.same}`,
        features: features(cell, 4, 4),
      },
      right,
      wrong.map((option) => ({ ...option, because: because(right.kind, option.kind) })),
    );
  },
  solve(seen) {
    const [, kind] = /^Which shape is an? (\w+)\?(?: Choose the best fit\.)?$/.exec(seen.text) ?? [];
    return kind === undefined
      ? undefined
      : chosenFigure(seen, (figure) => quadName(polygonsOf(figure)[0] ?? []) === kind);
  },
};

const parts = ['pairs of parallel sides', 'acute angles', 'obtuse angles'] as const;
/** Right numbers by kind; undefined where drawings of the kind differ. */
const counts: Readonly<Record<QuadKind, readonly (number | undefined)[]>> = {
  square: [2, 0, 0],
  rectangle: [2, 0, 0],
  rhombus: [2, 2, 2],
  parallelogram: [2, 2, 2],
  trapezium: [1, undefined, undefined],
  kite: [0, undefined, undefined],
};
/** Where the number comes from. */
function whyCount(kind: QuadKind, part: (typeof parts)[number]): string {
  if (part === 'pairs of parallel sides')
    return kind === 'kite'
      ? 'A kite has no parallel sides.'
      : kind === 'trapezium'
        ? meaning.trapezium
        : `In ${withArticle(kind)} both pairs of opposite sides are parallel.`;
  return kind === 'square' || kind === 'rectangle'
    ? `All four angles of ${withArticle(kind)} are right angles.`
    : `Opposite angles of ${withArticle(kind)} are equal: two are acute and two are obtuse.`;
}

/** Counting what a drawn quadrilateral has. */
export const countInQuad: Form<Params> = {
  // Naming and describing are left for hard ones.
  weight: ({ params, difficulty }) => (ofQuads(params) && difficulty !== 'hard' ? 2 : 0),
  make(random, cell) {
    const kind = random.pick(quadKinds);
    const at = cell.difficulty === 'easy' ? 0 : random.int(0, parts.length - 1);
    const right = counts[kind][at];
    const [part] = parts.slice(at);
    if (right === undefined || part === undefined) return undefined;
    const { points, strokes } = drawQuad(random, kind);
    const turn = drawTurn(random, cell);
    return writeNumber(
      {
        prompt: [`How many **${part}** does this shape have?`, drawn(shapeFigure(points, turn, 190, strokes))],
        hint:
          at === 0
            ? 'Do opposite sides keep the same distance?'
            : 'Compare each corner with the corner of a piece of paper.',
        steps: [
          `The shape is ${withArticle(kind)}.`,
          whyCount(kind, part),
          `It has **${right}** ${right === 1 ? part.replace('pairs', 'pair') : part}.`,
        ],
        variant: `count ${part} ${kind} ${turn} ${points[2]?.map(Math.round)}`,
        features: features(cell, 4, 2),
      },
      right,
      [
        [
          at === 0 ? right * 2 : 0,
          at === 0
            ? mistake('counts-sides-not-pairs', 'Two parallel sides make one pair.')
            : mistake('misses-corners', 'Compare each corner with the corner of a piece of paper.'),
        ],
        [
          4,
          at === 0
            ? mistake('counts-sides', 'You counted the sides. How many pairs are parallel?')
            : mistake('counts-all-corners', 'You counted all the corners. Check each of them.'),
        ],
        [
          1,
          at === 0
            ? right === 0
              ? named.noParallel
              : named.parallel
            : mistake('miscounts-corners', 'Check every corner of the shape.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, part] =
      /^How many (pairs of parallel sides|acute angles|obtuse angles) does this shape have\?/.exec(seen.text) ?? [];
    if (part === undefined || seen.figure === undefined) return undefined;
    const [points = []] = polygonsOf(seen.figure);
    if (part.startsWith('pairs')) return answered(seen, parallelPairs(points));
    const off = anglesOf(points).map((angle) => Math.round(angle - 90));
    return answered(seen, off.filter((each) => (part.startsWith('acute') ? each < 0 : each > 0)).length);
  },
};

interface Riddle {
  readonly text: string;
  readonly right: QuadKind;
  /** Other kinds, and why the description does not fit them. */
  readonly wrong: readonly (readonly [QuadKind, why: string])[];
}
const noEqual = 'Its four sides are not all equal.';
const noRight = 'It does not have four right angles.';
const twoPairs = 'It has two pairs of parallel sides.';
const someParallel = 'It has parallel sides.';
const riddles: readonly Riddle[] = [
  {
    text: 'Four equal sides. No right angles.',
    right: 'rhombus',
    wrong: [
      ['square', 'It has right angles.'],
      ['rectangle', 'It has right angles.'],
      ['kite', noEqual],
      ['trapezium', noEqual],
    ],
  },
  {
    text: 'Four right angles. Sides of two lengths.',
    right: 'rectangle',
    wrong: [
      ['square', 'All its sides have one length.'],
      ['rhombus', noRight],
      ['kite', noRight],
      ['trapezium', noRight],
    ],
  },
  {
    text: 'Two sides are parallel. The other two are not.',
    right: 'trapezium',
    wrong: [
      ['kite', 'It has no parallel sides.'],
      ['rhombus', twoPairs],
      ['rectangle', twoPairs],
      ['parallelogram', twoPairs],
      ['square', twoPairs],
    ],
  },
  {
    text: 'Four equal sides. Four right angles.',
    right: 'square',
    wrong: [
      ['rhombus', noRight],
      ['rectangle', noEqual],
      ['kite', noEqual],
      ['trapezium', noEqual],
      ['parallelogram', noEqual],
    ],
  },
  {
    text: 'Two pairs of equal sides. No parallel sides.',
    right: 'kite',
    wrong: [
      ['rectangle', someParallel],
      ['parallelogram', someParallel],
      ['trapezium', someParallel],
      ['rhombus', someParallel],
    ],
  },
  {
    text: 'Two pairs of parallel sides. No right angles. Sides of two lengths.',
    right: 'parallelogram',
    wrong: [
      ['rectangle', 'It has right angles.'],
      ['rhombus', 'All its sides have one length.'],
      ['kite', 'It has no parallel sides.'],
      ['trapezium', 'It has only one pair of parallel sides.'],
      ['square', 'It has right angles.'],
    ],
  },
];

/** Squares and rectangles are known from the years before, and a trapezium is told by its parallel sides alone. */
const hardRiddles = riddles.filter(({ right }) => right === 'rhombus' || right === 'kite' || right === 'parallelogram');

/** A shape told by what it has, in several drawings. */
export const quadRiddle: Form<Params> = {
  weight: ({ params, difficulty }) => (ofQuads(params) ? { easy: 0, medium: 1, hard: 2 }[difficulty] : 0),
  make(random, cell) {
    const { text, right, wrong } = random.pick(cell.difficulty === 'hard' ? hardRiddles : riddles);
    const optionOf = (kind: QuadKind) => {
      const { points } = drawQuad(random, kind);
      const turn = drawTurn(random, cell);
      return { figure: shapeFigure(points, turn, 130), same: `${kind} ${turn} ${points[2]?.map(Math.round)}` };
    };
    const best = optionOf(right);
    return chooseFigure(
      random,
      {
        prompt: `Which shape fits this description?\n\n${text}`,
        hint: 'Take one sentence after the other. Which shapes does the first one rule out?',
        steps: [`That is ${withArticle(right)}. ${meaning[right]}`, 'This one fits:', drawn(best.figure)],
        variant: `riddle ${best.same}`,
        features: features(cell, 4, 5),
      },
      best,
      random.shuffle(wrong).map(([kind, why]) => ({
        ...optionOf(kind),
        because: mistake('other-property', `That is ${withArticle(kind)}. ${why}`),
      })),
    );
  },
  solve(seen) {
    const [, text] = /^Which shape fits this description\?\s+(.*)$/.exec(seen.text) ?? [];
    if (text === undefined || seen.optionFigures.length === 0) return undefined;
    return chosenFigure(seen, (figure) => {
      const [points = []] = polygonsOf(figure);
      const [a = 0, b = 0, c = 0, d = 0] = sidesOf(points);
      const near = (one: number, other: number): boolean => Math.abs(one - other) < 1;
      const equal = near(a, b) && near(b, c) && near(c, d);
      const rights = anglesOf(points).filter((angle) => Math.abs(angle - 90) < 0.6).length;
      const pairs = parallelPairs(points);
      if (text.startsWith('Four equal')) return equal && rights === (text.includes('No right') ? 0 : 4);
      if (text.startsWith('Four right')) return rights === 4 && !equal;
      if (text.startsWith('Two sides are parallel')) return pairs === 1;
      if (text.startsWith('Two pairs of parallel')) return pairs === 2 && rights === 0 && !equal;
      return pairs === 0 && ((near(a, b) && near(c, d)) || (near(b, c) && near(d, a)));
    });
  },
};
