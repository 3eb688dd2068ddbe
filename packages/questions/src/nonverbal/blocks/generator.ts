/** n.blocks: piles of blocks are counted, filled up, matched with their plan, and built from pieces. */
import type { Figure } from '@comet/contract/figure';
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { choices } from '../drawn-choice.ts';
import { optionFigures, promptFigure, promptText } from '../pictures/read-drawing.ts';
import type { Block3, Heights } from './block-geometry.ts';
import { canBuild } from './block-shapes.ts';
import { makeCount } from './counting.ts';
import type { Form, Plan } from './difficulty-plans.ts';
import { makeMatch } from './height-plans.ts';
import { makePieces } from './pieces.ts';
import { readPiles, readSeen, readShapes, type Seen } from './solver.ts';

const wide = [3, 3, 2] as const;
const tall = [3, 2, 3] as const;
const large = [3, 3, 3] as const;
const huge = [4, 3, 3] as const;

const plan = (
  forms: readonly Form[],
  size: readonly [columns: number, rows: number, highest: number],
  blocks: Plan['pile']['blocks'],
  hidden: Plan['hidden'],
  pieces: Plan['pieces'] = 2,
  turned = false,
): Plan => ({ forms, pile: { columns: size[0], rows: size[1], highest: size[2], blocks }, hidden, pieces, turned });
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  440901: {
    easy: plan(['count'], wide, [5, 9], [0, 0]),
    medium: plan(['count'], large, [8, 12], [1, 2]),
    hard: plan(['count', 'hidden'], large, [12, 20], [3, 9]),
  },
  451001: {
    easy: plan(['pileOfPlan', 'planOfPile'], tall, [5, 12], [0, 2]),
    medium: plan(['pileOfPlan', 'fill'], large, [8, 16], [0, 4]),
    hard: plan(['pieces'], wide, [7, 9], [0, 3]),
  },
  461001: {
    easy: plan(['planOfPile', 'fill'], large, [8, 15], [0, 4]),
    medium: plan(['pieces'], wide, [7, 9], [0, 3]),
    hard: plan(['pieces'], large, [8, 10], [0, 4], 2, true),
  },
  470604: {
    easy: plan(['pieces'], wide, [7, 9], [0, 3]),
    medium: plan(['pieces'], large, [8, 10], [0, 4], 2, true),
    hard: {
      ...plan(['pieces'], huge, [11, 15], [2, 8], 3, true),
      or: plan(['hidden'], [4, 3, 4], [18, 30], [6, 14]),
    },
  },
};

/** The numbers of a plan, row by row from the front. */
function readPlan({ marks }: Figure): Heights {
  const rows = new Map<number, number[]>();
  for (const mark of marks)
    if (mark.kind === 'text' && /^\d$/.test(mark.text))
      rows.set(mark.y, [...(rows.get(mark.y) ?? []), Number(mark.text)]);
  return [...rows].sort(([one], [other]) => other - one).map(([, row]) => row);
}

const seenIn = ({ marks: [mark] }: Figure): Seen => readSeen(mark);
const pileIn = (figure: Figure): Heights => {
  const [only, other] = readPiles(seenIn(figure), 6);
  return other === undefined ? (only ?? []) : [];
};
const shapesIn = ({ marks }: Figure): Block3[][] =>
  marks.map((mark) => {
    const [only, other] = readShapes(readSeen(mark), 6);
    return other === undefined ? (only ?? []) : [];
  });
const standing = (heights: Heights): Block3[] =>
  heights.flatMap((row, y) => row.flatMap((height, x) => Array.from({ length: height }, (_, z): Block3 => [x, y, z])));

/** Reads the pile back from what is seen of it, then counts, compares or tries to build. */
function solveBlocks(question: Question): GivenAnswer[] {
  const text = promptText(question);
  const figure = promptFigure(question);
  const places = (holds: (option: Figure) => boolean): GivenAnswer[] =>
    choices(optionFigures(question).flatMap((option, place) => (holds(option) ? [place] : [])));
  if (text.includes('The plan shows')) {
    const wanted = readPlan(figure).join('/');
    return places((option) => pileIn(option).join('/') === wanted);
  }
  const heights = pileIn(figure);
  if (text.includes('Which plan')) return places((option) => readPlan(option).join('/') === heights.join('/'));
  const blocks = standing(heights);
  if (text.includes('pieces')) return places((option) => canBuild(blocks, shapesIn(option)));
  if (text.includes('full cuboid')) {
    const [long = 0, deep = 0, high = 0] = (text.match(/\d+/g) ?? []).map(Number);
    return [{ type: 'writeAnswer', text: String(long * deep * high - blocks.length) }];
  }
  // A block is out of sight when nearer ones cover all its six triangles, each of which lies behind one of these places.
  const taken = new Set(blocks.map(String));
  const isCovered = ([x, y, z]: Block3, starts: readonly Block3[]): boolean =>
    starts.some(([dx, dy, dz]) =>
      [0, 1, 2, 3, 4, 5].some((far) => taken.has(`${x + dx + far},${y + dy - far},${z + dz + far}`)),
    );
  const unseen = blocks.filter((block) => triangleCovers.every((starts) => isCovered(block, starts)));
  return [{ type: 'writeAnswer', text: String(text.includes('**not**') ? unseen.length : blocks.length) }];
}

/** For each triangle of a block's picture the nearest places whose block covers it; the same places farther along the eye's way too. */
const triangleCovers: readonly (readonly Block3[])[] = [
  [
    [0, 0, 1],
    [0, -1, 1],
    [1, -1, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 1],
    [1, -1, 1],
  ],
  [
    [0, -1, 0],
    [0, -1, 1],
    [1, -1, 1],
  ],
  [
    [0, -1, 0],
    [1, -1, 0],
    [1, -1, 1],
  ],
  [
    [1, 0, 0],
    [1, -1, 0],
    [1, -1, 1],
  ],
  [
    [1, 0, 0],
    [1, 0, 1],
    [1, -1, 1],
  ],
];

/** Piles of blocks. */
export const blocksGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.blocks',
  version: 7,
  serves: ladders,
  make(random, { params, difficulty }) {
    const first = params[difficulty];
    const own = first.or !== undefined && random.chance(1, 2) ? first.or : first;
    const form = random.pick(own.forms);
    if (form === 'pieces') return makePieces(random, own);
    if (form === 'pileOfPlan' || form === 'planOfPile') return makeMatch(random, own, form === 'pileOfPlan');
    return makeCount(random, own, form);
  },
  solve: solveBlocks,
});
