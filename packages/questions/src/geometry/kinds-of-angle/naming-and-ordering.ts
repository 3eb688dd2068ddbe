/** Angles to name, to find among others, and to put in order, against a right angle. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder, chooseText } from '../ask.ts';
import { cornerFigure, corners, readCorners, readLettered } from './angle-figure.ts';
import { drawCorner, drawSize, features, mistake, mixedUp, named, type Params } from './mistakes.ts';

const kinds = ['less', 'right', 'more'] as const;
type Kind = (typeof kinds)[number];
const plain: Readonly<Record<Kind, string>> = {
  less: 'less than a right angle',
  right: 'a right angle',
  more: 'greater than a right angle',
};
const proper: Readonly<Record<Kind, string>> = {
  less: 'an acute angle',
  right: 'a right angle',
  more: 'an obtuse angle',
};

const kindOf = (degrees: number): Kind => (Math.abs(degrees - 90) < 0.6 ? 'right' : degrees < 90 ? 'less' : 'more');
const wordsOf = ({ about }: Params): Readonly<Record<Kind, string>> => (about === 'acuteObtuse' ? proper : plain);
/** The mistake of one who says `claimed` of an angle that is `real`. */
const because = (claimed: Kind, real: Kind, params: Params): Mistake =>
  claimed === 'right' ? named.right : real === 'right' ? named.isRight : mixedUp(params);
const isCompared = ({ about }: Params): boolean => about === 'rightAngle' || about === 'acuteObtuse';

const checksFor = ({ about }: Params): string[] => [
  'Put the corner of a piece of paper on the angle.',
  `A right angle fits it exactly. ${about === 'acuteObtuse' ? 'An acute angle opens less, an obtuse angle' : 'A smaller angle opens less, a greater one'} opens more.`,
];

/** What kind of angle is drawn. */
export const nameKind: Form<Params> = {
  // One angle and three words: a guess is right too often for hard ones.
  weight: ({ params, difficulty }) => (isCompared(params) && difficulty !== 'hard' ? 2 : 0),
  make(random, cell) {
    // In year 4 the right angle itself is known: it comes seldom.
    const right = random.pick(cell.params.about === 'acuteObtuse' ? ([...kinds, 'less', 'more'] as const) : kinds);
    const corner = drawCorner(random, cell, drawSize(random, right, cell));
    const words = wordsOf(cell.params);
    return chooseInOrder(
      {
        prompt: [
          cell.params.about === 'acuteObtuse' ? 'What kind of angle is this?' : 'How big is this angle?',
          drawn(cornerFigure(corner, 200)),
        ],
        hint: 'Think of the corner of a piece of paper. Does it fit?',
        steps: [...checksFor(cell.params), `This angle is **${words[right]}**.`],
        variant: `kind ${corner.start} ${corner.sweep} ${corner.arms}`,
        features: features(cell, 1),
      },
      kinds.map((kind) => words[kind]),
      words[right],
      (word) => because(kinds.find((kind) => words[kind] === word) ?? 'less', right, cell.params),
      'list',
    );
  },
  solve(seen, { params }) {
    if (!/^(?:What kind of angle is this|How big is this angle)\?/.test(seen.text) || seen.figure === undefined)
      return undefined;
    const [degrees = Number.NaN] = readCorners(seen.figure.marks);
    return chosen(seen, (option) => option === wordsOf(params)[kindOf(degrees)]);
  },
};

/** Which of the drawn angles is of a kind. */
export const findKind: Form<Params> = {
  weight: ({ params }) => (isCompared(params) || params.about === 'turns' ? 2 : 0),
  make(random, cell) {
    const { about } = cell.params;
    // Finding the right angle is for year 3.
    const right =
      about === 'turns' ? 'right' : random.pick(about === 'acuteObtuse' ? (['less', 'more'] as const) : kinds);
    const others = kinds.filter((kind) => kind !== right);
    const wrongKinds = random.shuffle([...others, random.pick(others)]);
    const starts = random.sample([0, 90, 180, 270], 4);
    const figureOf = (kind: Kind, at: number) => {
      const any = drawCorner(random, cell, drawSize(random, kind, cell));
      const corner = cell.difficulty === 'easy' ? { ...any, start: starts[at] ?? 0 } : any;
      return { figure: cornerFigure(corner, 130), same: `${corner.start}/${corner.sweep}/${corner.arms}` };
    };
    const best = figureOf(right, 3);
    const said = wordsOf(cell.params)[right];
    return chooseFigure(
      random,
      {
        prompt: `Which angle is **${said}**?`,
        hint: 'Think of the corner of a piece of paper. Compare each angle with it.',
        steps: [...checksFor(cell.params), 'This is the one:', drawn(best.figure)],
        variant: `find ${right} ${best.same}`,
        features: features(cell, 2),
      },
      best,
      wrongKinds.map((kind, at) => ({
        ...figureOf(kind, at),
        because: right === 'right' && kind !== 'right' ? named.fits(kind) : because(right, kind, cell.params),
      })),
    );
  },
  solve(seen) {
    const [, word] = /^Which angle is (.+)\?$/.exec(seen.text) ?? [];
    if (word === undefined || seen.optionFigures.length === 0) return undefined;
    const wanted: Kind = /less|acute/.test(word) ? 'less' : /greater|obtuse/.test(word) ? 'more' : 'right';
    return chosenFigure(seen, ({ marks }) => kindOf(readCorners(marks)[0] ?? Number.NaN) === wanted);
  },
};

const letters: readonly string[] = ['A', 'B', 'C', 'D'];

/** The greatest or smallest of several angles, whose arms mislead. */
export const extreme: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'rightAngle' ? (difficulty === 'easy' ? 1 : 2) : 0),
  make(random, cell) {
    const count = cell.difficulty === 'hard' ? 4 : 3;
    const gap = cell.difficulty === 'easy' ? 30 : cell.difficulty === 'medium' ? 22 : 16;
    const first = random.int(25, 150 - gap * (count - 1));
    const greatest = random.chance(1, 2);
    const sizes = random.shuffle(Array.from({ length: count }, (_, at) => first + gap * at + random.int(0, 4)));
    const best = greatest ? Math.max(...sizes) : Math.min(...sizes);
    const all = sizes.map((sweep) => {
      const short = greatest === (sweep === best) ? random.int(30, 38) : random.int(44, 52);
      const arms: [number, number] = cell.difficulty === 'easy' ? [52, 52] : [short, short + random.int(-4, 4)];
      return { start: cell.difficulty === 'easy' ? 0 : random.int(0, 35) * 10, sweep, arms };
    });
    const used = letters.slice(0, count);
    const word = greatest ? 'largest' : 'smallest';
    const right = used[sizes.indexOf(best)] ?? 'A';
    return chooseInOrder(
      {
        prompt: [`Which angle is the **${word}**?`, drawn(corners(all, used, `${count} angles with letters.`))],
        hint: 'Look at how far the arms open. How long they are does not matter.',
        steps: [
          'The size of an angle is how far it opens. The arms may be long or short.',
          `Angle ${right} opens ${greatest ? 'the most' : 'the least'}.`,
          `The ${word} angle is **${right}**.`,
        ],
        variant: `${word} ${all.map(({ start, sweep }) => `${start}/${sweep}`).join(' ')}`,
        features: { ...features(cell, count), misleading: cell.difficulty === 'easy' ? 0 : 1 },
      },
      used,
      right,
      (letter) =>
        cell.difficulty === 'easy'
          ? mistake('compares-wrongly', 'Look again at how far each angle opens.')
          : sizes[letters.indexOf(letter)] === (greatest ? Math.min(...sizes) : Math.max(...sizes))
            ? mistake(
                'other-end',
                `Angle ${letter} opens ${greatest ? 'the least' : 'the most'}. The question asks for the ${word}.`,
              )
            : greatest
              ? named.arms
              : mistake('long-arms-big-angle', 'Short arms do not make an angle smaller. Look at how far it opens.'),
    );
  },
  solve(seen) {
    const [, word] = /^Which angle is the (largest|smallest)\?/.exec(seen.text) ?? [];
    if (word === undefined || seen.figure === undefined) return undefined;
    const sizes = readLettered(seen.figure);
    const best = word === 'largest' ? Math.max(...sizes.values()) : Math.min(...sizes.values());
    return chosen(seen, (letter) => sizes.get(letter) === best);
  },
};

/** Which of the angles are smaller and which larger than a right angle: degrees come in year 5. */
function besideRightAngle(angles: readonly (readonly [letter: string, degrees: number])[]): string {
  const kinds = [
    ['smaller than a right angle', (degrees: number) => degrees < 90],
    ['a right angle', (degrees: number) => degrees === 90],
    ['larger than a right angle', (degrees: number) => degrees > 90],
  ] as const;
  return kinds
    .flatMap(([kind, isKind]) => {
      const fitting = angles.filter(([, degrees]) => isKind(degrees)).map(([letter]) => letter);
      return fitting.length === 0 ? [] : [`${andList(fitting)} ${fitting.length === 1 ? 'is' : 'are'} ${kind}.`];
    })
    .join(' ');
}

/** Angles to put in order, smallest first. */
export const inOrder: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'acuteObtuse' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const gap = cell.difficulty === 'medium' ? 24 : 17;
    const first = random.int(25, 150 - gap * 3);
    const sizes = random.shuffle([0, 1, 2, 3].map((at) => first + gap * at + random.int(0, 4)));
    const all = sizes.map((sweep) => ({
      start: random.int(0, 35) * 10,
      sweep,
      arms: [random.int(34, 58), random.int(34, 58)] as const,
    }));
    const rank = (key: (corner: (typeof all)[number]) => number): string =>
      letters
        .map((letter, at) => ({ letter, key: key(all[at] ?? { start: 0, sweep: 0, arms: [0, 0] }) }))
        .sort((one, other) => one.key - other.key)
        .map(({ letter }) => letter)
        .join(', ');
    const right = rank(({ sweep }) => sweep);
    const backwards = mistake('largest-first', 'That is from the largest to the smallest.');
    const swapped = mistake(
      'swaps-neighbours',
      'Two angles next to each other are swapped. Look again at how far each opens.',
    );
    const swap = (text: string, at: number): string => {
      const order = text.split(', ');
      return [...order.slice(0, at), order[at + 1], order[at], ...order.slice(at + 2)].join(', ');
    };
    return chooseText(
      random,
      {
        prompt: [
          'Put the angles in order, **smallest first**.',
          drawn(corners(all, letters, 'Four angles with the letters A, B, C and D.')),
        ],
        hint: 'Compare each angle with a right angle first. Is it smaller or larger?',
        steps: [
          'Look at how far each angle opens, not at how long the arms are.',
          besideRightAngle(letters.map((letter, at) => [letter, sizes[at] ?? 0])),
          `From the one that opens least to the one that opens most, the order is **${right}**.`,
        ],
        variant: `order ${all.map(({ start, sweep }) => `${start}/${sweep}`).join(' ')}`,
        features: { ...features(cell, 4), misleading: 1 },
      },
      right,
      [
        [rank(({ arms }) => arms[0] + arms[1]), named.arms],
        [swap(right, 0), swapped],
        [swap(right, 1), swapped],
        [swap(right, 2), swapped],
        [rank(({ sweep }) => -sweep), backwards],
        [
          swap(
            rank(({ sweep }) => -sweep),
            1,
          ),
          mistake('two-slips', 'That goes from large to small, and two of the angles are swapped as well.'),
        ],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Put the angles in order') || seen.figure === undefined) return undefined;
    const sizes = readLettered(seen.figure);
    return chosen(seen, (option) => {
      const listed = option.split(', ').map((letter) => sizes.get(letter) ?? Number.NaN);
      return listed.every((size, at) => at === 0 || (listed[at - 1] ?? Number.NaN) < size);
    });
  },
};
