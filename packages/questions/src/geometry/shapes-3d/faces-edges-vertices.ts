/** Faces, edges and vertices: counted on a drawing, known by name, compared. */

import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { features, mistake, named, type Params } from './mistakes.ts';
import { key, wording } from './names.ts';
import { drawSolid, readSolid } from './solid-figure.ts';
import { type Facts, flatSolids, whereAre } from './solid-models.ts';

const parts = ['faces', 'edges', 'vertices'] as const;
type Part = (typeof parts)[number];
const meaning: Readonly<Record<Part, string>> = {
  faces: 'Faces are the flat surfaces.',
  edges: 'Edges are the lines where two faces meet.',
  vertices: 'Vertices are the corners.',
};
/** Edges drawn in full: what a child counts who leaves out the dashed ones. */
const seenEdges = ({ marks }: Figure): number =>
  marks.filter((mark) => mark.kind === 'line' && mark.dashed !== true).length;

const mistakesOf = (facts: Facts, part: Part, figure: Figure): NumberMistake[] => {
  const [one, other] = parts.filter((each) => each !== part);
  const seen = seenEdges(figure);
  return [
    ...(part === 'edges' && seen < facts.edges
      ? [
          [
            seen,
            mistake(
              'forgets-hidden',
              `You can see ${seen} of them. Count the dashed ${facts.edges - seen === 1 ? 'one' : 'ones'}, too.`,
            ),
          ] as const,
        ]
      : []),
    ...[one ?? 'faces', other ?? 'faces'].map(
      (each): NumberMistake => [
        facts[each],
        mistake(
          'swaps-edges-and-vertices',
          `That is the number of ${one !== undefined && other !== undefined && facts[one] === facts[other] ? `${one} and of ${other}` : each}. ${meaning[part]}`,
        ),
      ],
    ),
    [facts[part] - 1, named.hidden],
  ];
};
/** Year 3 goes no further than hexagons, and has left the cube and the cuboid behind. */
const poolFor = ({ difficulty }: Cell<Params>): readonly Facts[] =>
  flatSolids.slice(...{ easy: [2, 5], medium: [2, 8], hard: [5] }[difficulty]);

/** Counting on a drawing. */
export const countOnSolid: Form<Params> = {
  weight: ({ params }) => (params.about === 'names' ? 4 : 0),
  make(random, cell) {
    const facts = random.pick(poolFor(cell));
    // Of the small solids, faces and vertices are counted at easy and the edges, which are more, at medium.
    const isSmall = facts.edges < 10 && cell.difficulty !== 'hard';
    const part = random.pick(
      isSmall ? parts.filter((each) => (each === 'edges') === (cell.difficulty === 'medium')) : parts,
    );
    const figure = drawSolid(random, facts.name, 200);
    // With a single face in front, the drawing can hardly be read.
    if (figure === undefined || figure.marks.filter(({ kind }) => kind === 'polygon').length < 2) return undefined;
    return writeNumber(
      {
        prompt: [`How many **${part}** does this 3-D shape have?`, drawn(figure)],
        hint: `Count the ${part} you can see, then those at the back. Hidden edges are dashed.`,
        steps: [
          meaning[part],
          `The shape is ${withArticle(facts.name)}. ${wording(facts.name)}`,
          `It has **${facts[part]}** ${part}: ${whereAre(part, facts)}.`,
        ],
        variant: `count ${part} ${facts.name} ${key(figure)}`,
        features: features(cell, facts.edges),
      },
      facts[part],
      mistakesOf(facts, part, figure),
    );
  },
  solve(seen) {
    const [, word] = /^How many (faces|edges|vertices) does this 3-D shape have\?/.exec(seen.text) ?? [];
    if (word === undefined || seen.figure === undefined) return undefined;
    const counted: Readonly<Record<string, number>> = readSolid(seen.figure);
    return answered(seen, counted[word] ?? Number.NaN);
  },
};

/** Numbers of a solid by its base alone, for the second solver: a prism doubles its base, a pyramid adds one point. */
function byBase(name: string, part: string): number {
  const base = ['', '', '', 'triangular', 'square', 'pentagonal', 'hexagonal'].findIndex(
    (word) => word !== '' && name.startsWith(word),
  );
  const sides = name === 'cube' || name === 'cuboid' ? 4 : base;
  const isPyramid = name.endsWith('pyramid');
  const vertices = isPyramid ? sides + 1 : sides + sides;
  const edges = isPyramid ? sides + sides : sides + sides + sides;
  return part === 'vertices' ? vertices : part === 'edges' ? edges : edges - vertices + 2;
}

/** Two solids compared or counted together. */
export const solidsTogether: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'names' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    // Without a drawing, medium has one solid of a bigger base.
    const pool = cell.difficulty === 'medium' ? flatSolids.slice(2, 6) : poolFor(cell);
    const [one, other] = random.sample(pool, 2);
    const part = random.pick(parts);
    if (one === undefined || other === undefined || one[part] === other[part]) return undefined;
    const compares = random.chance(1, 2);
    const count = cell.difficulty === 'hard' && !compares ? random.int(2, 4) : 1;
    const [more, less] = one[part] > other[part] ? [one, other] : [other, one];
    const value = compares ? more[part] - less[part] : count * one[part] + other[part];
    const text = compares
      ? `How many more ${part} does ${withArticle(more.name)} have than ${withArticle(less.name)}?`
      : `How many ${part} do ${count === 1 ? withArticle(one.name) : `${count} ${one.name}s`} and ${withArticle(other.name)} have altogether?`;
    return writeNumber(
      {
        prompt: text,
        hint: `How many ${part} does each shape have?`,
        steps: [
          `${upper(withArticle(one.name))} has ${one[part]} ${part}: ${whereAre(part, one)}.`,
          `${upper(withArticle(other.name))} has ${other[part]}: ${whereAre(part, other)}.`,
          compares
            ? `${more[part]} − ${less[part]} = ${value}.`
            : `${count === 1 ? '' : `${count} × `}${one[part]} + ${other[part]} = ${value}.`,
          `The answer is **${value}**.`,
        ],
        variant: text,
        features: features(cell, one.edges + other.edges),
      },
      value,
      [
        [
          compares ? more[part] + less[part] : Math.abs(one[part] - other[part]),
          compares
            ? mistake('adds-or-subtracts', 'You added. How many more is it?')
            : mistake('adds-or-subtracts', 'You subtracted. Put them together.'),
        ],
        [
          count > 1 ? one[part] + other[part] : value + 1,
          count > 1
            ? mistake('counts-one-of-each', `You counted only one ${one.name}. There are ${count}.`)
            : mistake('slip-in-working', ''),
        ],
      ],
    );
  },
  solve(seen) {
    const [, part, rest = ''] = /^How many (?:more )?(faces|edges|vertices) do(?:es)? (.*)\?$/.exec(seen.text) ?? [];
    if (part === undefined) return undefined;
    const [first = '', second = ''] = rest
      .replace(' have altogether', '')
      .replace(' have than ', ' than ')
      .split(/ than | and /);
    const totalOf = (words: string): number => {
      const [, count = '', name = ''] = /^(\d+|an?) (.*?)s?$/.exec(words) ?? [];
      return (count.startsWith('a') ? 1 : Number(count)) * byBase(name, part);
    };
    return answered(
      seen,
      seen.text.includes('more') ? totalOf(first) - totalOf(second) : totalOf(first) + totalOf(second),
    );
  },
};
