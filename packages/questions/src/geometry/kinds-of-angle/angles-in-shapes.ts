/** Angles inside shapes: counting a kind, or naming the one with a letter. */
import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { polygonBank } from '../polygon-bank.ts';
import { anglesOf, fitted, label, labelsOf, minus, outline, type Point, polygonsOf, size, turned } from '../vector.ts';
import { features, mistake, mixedUp, named, type Params } from './mistakes.ts';

const asked = {
  right: 'are right angles',
  less: 'are less than a right angle',
  more: 'are greater than a right angle',
  acute: 'are acute',
  obtuse: 'are obtuse',
} as const;
type Asked = keyof typeof asked;
const wrong = {
  rightOnes: mistake(
    'counts-right-angles',
    'That is how many right angles there are. They fit a square corner exactly.',
  ),
  greater: mistake(
    'counts-greater',
    'That is how many angles are greater than a right angle. Look for square corners.',
  ),
  noneRight: mistake(
    'misses-right-angle',
    'Put the corner of a piece of paper on each angle. Does it ever fit exactly?',
  ),
  oneMissed: mistake('misses-angles', 'That is one too few. Tick each corner as you check it.'),
  noneFound: mistake('misses-angles', 'There are some. Put the corner of a piece of paper on each angle.'),
};
const fits = (kind: Asked, degrees: number): boolean => {
  if (kind === 'right') return Math.abs(degrees - 90) < 0.6;
  return kind === 'less' || kind === 'acute' ? degrees < 89.4 : degrees > 90.6 && degrees < 180;
};
const knownCounts: Readonly<Record<string, readonly [right: number, less: number, more: number]>> = {
  rectangle: [4, 0, 0],
  'long rectangle': [4, 0, 0],
  square: [4, 0, 0],
  parallelogram: [0, 2, 2],
  trapezium: [0, 2, 2],
  'right trapezium': [2, 1, 1],
  triangle: [0, 3, 0],
  'right triangle': [1, 2, 0],
  'wide triangle': [0, 2, 1],
  house: [2, 0, 3],
  'cut corner': [3, 0, 2],
  'L-shape': [5, 0, 0],
  pentagon: [0, 0, 5],
  hexagon: [0, 0, 6],
  octagon: [0, 0, 8],
};
const turns = [15, 30, 45, 60, 75, 100, 120, 135, 150, 165, 200, 240, 285, 310];

const kindsFor = ({ about }: Params): readonly Asked[] =>
  about === 'turns' ? ['right'] : about === 'rightAngle' ? ['right', 'less', 'more'] : ['acute', 'obtuse'];

/** What a count of so many among all says. */
function howMany(count: number, all: number, kind: Asked): string {
  const one = kind === 'right' ? 'is a right angle' : asked[kind].replace(/^are/, 'is');
  if (count === 0) return `None of them ${one}, so the answer is **0**.`;
  if (count === all) return `All **${count}** ${asked[kind]}.`;
  return `**${count}** of them ${count === 1 ? one : asked[kind]}.`;
}

/** How many angles of a shape are of a kind. */
export const countInShape: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'measure' ? 0 : difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const kind = random.pick(kindsFor(cell.params));
    const easy = cell.difficulty === 'easy';
    const bank = polygonBank.filter(
      ({ name }) => knownCounts[name] !== undefined && (name !== 'L-shape' || (kind === 'right' && !easy)),
    );
    const { name, points } = random.pick(bank);
    const [right = 0, less = 0, more = 0] = knownCounts[name] ?? [];
    const count = kind === 'right' ? right : kind === 'less' || kind === 'acute' ? less : more;
    if (count === 0 && (easy || random.chance(2, 3))) return undefined;
    // Where all the angles are alike, only one has to be looked at.
    if (!easy && count === points.length) return undefined;
    if (cell.params.about === 'turns' && cell.difficulty === 'hard' && count === 0) return undefined;
    // Three corners are looked at quickly.
    if (cell.difficulty === 'hard' && points.length < 4) return undefined;
    const turn = easy ? random.pick([0, 90, 180, 270]) : random.pick(turns);
    const figure: Figure = {
      width: 240,
      height: 190,
      marks: [outline(fitted(turned(points, turn), 240, 190, 14))],
      alt: `A shape with ${points.length} straight sides.`,
    };
    const all = points.length;
    const opposite = kind === 'less' || kind === 'acute' ? more : less;
    return writeNumber(
      {
        prompt: [`How many angles inside this shape **${asked[kind]}**?`, drawn(figure)],
        hint: 'Go round the shape, corner by corner. Compare each with the corner of a piece of paper.',
        steps: [
          `The shape has ${all} angles inside it.`,
          kind === 'right'
            ? 'Look for square corners. They may be tilted.'
            : 'Compare each angle with a square corner.',
          ...(name === 'L-shape' ? ['At the corner that goes in, the angle inside is more than half a turn.'] : []),
          howMany(count, all, kind),
        ],
        variant: `count ${kind} ${name} ${turn}`,
        features: { ...features(cell, all), tilted: turn % 90 === 0 ? 0 : 1 },
      },
      count,
      [
        [all, mistake('counts-all-angles', 'That is how many angles there are in all. Check each one.')],
        kind === 'right'
          ? [more, more > 0 ? wrong.greater : wrong.noneRight]
          : [right, right > 0 ? wrong.rightOnes : wrong.noneFound],
        ...(kind === 'right' || opposite === 0 ? [] : [[opposite, mixedUp(cell.params)] as const]),
        ...(count > 1 ? [[count - 1, wrong.oneMissed] as const] : []),
      ],
    );
  },
  solve(seen) {
    const [, words] = /^How many angles inside this shape (.+)\?/.exec(seen.text) ?? [];
    const [points] = seen.figure === undefined ? [] : polygonsOf(seen.figure);
    if (words === undefined || points === undefined) return undefined;
    const kind: Asked = /right angles$/.test(words) ? 'right' : /less|acute/.test(words) ? 'less' : 'more';
    return answered(seen, anglesOf(points).filter((degrees) => fits(kind, degrees)).length);
  },
};

const kindWords = {
  rightAngle: ['less than a right angle', 'a right angle', 'greater than a right angle'],
  acuteObtuse: ['an acute angle', 'a right angle', 'an obtuse angle'],
} as const;
const wordOf = (words: readonly string[], degrees: number): string =>
  words[Math.abs(degrees - 90) < 0.6 ? 1 : degrees < 90 ? 0 : 2] ?? '';

/** What kind of angle is at the corner with the letter. */
export const namedCorner: Form<Params> = {
  weight: ({ params, difficulty }) =>
    (params.about === 'rightAngle' || params.about === 'acuteObtuse') && difficulty !== 'easy' ? 1 : 0,
  make(random, cell) {
    const { about } = cell.params;
    if (about !== 'rightAngle' && about !== 'acuteObtuse') return undefined;
    const { name, points } = random.pick(
      polygonBank.filter(({ points: { length }, name }) => length < 6 && name !== 'uneven four sides'),
    );
    const turn =
      cell.difficulty === 'medium' ? random.pick([0, 90, 180, 270, ...turns.slice(0, 4)]) : random.pick(turns);
    const at = random.int(0, points.length - 1);
    const moved = fitted(turned(points, turn), 240, 200, 26);
    const degrees = anglesOf(moved)[at] ?? 90;
    if (Math.abs(degrees - 90) > 0.6 && Math.abs(degrees - 90) < 8) return undefined;
    const corner = moved[at] ?? [0, 0];
    const middle: Point = [120, 100];
    const out = minus(corner, middle);
    const place: Point = [corner[0] + (out[0] / size(out)) * 16, corner[1] + (out[1] / size(out)) * 16];
    const right = wordOf(kindWords[about], degrees);
    return chooseInOrder(
      {
        prompt: [
          about === 'acuteObtuse'
            ? 'What kind of angle is angle P, inside the shape?'
            : 'How big is angle P, inside the shape?',
          drawn({
            width: 240,
            height: 200,
            marks: [outline(moved), label(place, 'P', 18)],
            alt: `A shape with ${points.length} straight sides. One corner is called P.`,
          }),
        ],
        hint: 'Turn your head so that one side at P lies flat. Think of a square corner there.',
        steps: ['Compare the angle at P with the corner of a piece of paper.', `It is **${right}**.`],
        variant: `corner ${name} ${turn} ${at}`,
        features: { ...features(cell, 2), tilted: 1 },
      },
      kindWords[about],
      right,
      (word) =>
        word === kindWords[about][1]
          ? named.right
          : right === kindWords[about][1]
            ? named.isRight
            : mixedUp(cell.params),
      'list',
    );
  },
  solve(seen, { params: { about } }) {
    const [points] = seen.figure === undefined ? [] : polygonsOf(seen.figure);
    if (!seen.text.includes('angle P, inside') || points === undefined || seen.figure === undefined) return undefined;
    const place = labelsOf(seen.figure)[0]?.at ?? [0, 0];
    const gaps = points.map((point) => size(minus(point, place)));
    const degrees = anglesOf(points)[gaps.indexOf(Math.min(...gaps))] ?? Number.NaN;
    return chosen(
      seen,
      (option) => (about === 'rightAngle' || about === 'acuteObtuse') && option === wordOf(kindWords[about], degrees),
    );
  },
};
