/** Questions on nets: which folds to a cube, what lies opposite, which solid a net makes. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder, chooseText, writeNumber } from '../ask.ts';
import { wording } from '../shapes-3d/names.ts';
import { flatSolids, whereAre } from '../shapes-3d/solid-models.ts';
import { drawNet, drawNoNet, hasBlock, hasRow, isNet, netFigure, opposites, type Place, readNet } from './cube-nets.ts';
import { isTwoApart, whyOpposite } from './opposite-faces.ts';
import { nameOfNet, netNames, solidNet } from './solid-nets.ts';

/** Every cell of this family asks the same matter. */
export type Params = Readonly<Record<never, never>>;
const mistake = mistakesIn('m.nets');
const named = {
  row: mistake('row-or-block', 'A row of five squares overlaps itself when it is folded.'),
  block: mistake('row-or-block', 'Four squares in a block do not fold: only three faces meet at a corner of a cube.'),
  overlap: mistake('overlaps', 'Fold it in your mind: two squares would cover the same face.'),
  folds: mistake('folds-after-all', 'That one does fold to a cube. No two squares cover the same face.'),
  next: mistake('touching-is-opposite', 'Squares that touch are neighbours on the cube, never opposite.'),
  skip: mistake('wrong-opposite', 'When the net is folded, those two faces are next to each other.'),
  edges: mistake(
    'counts-net-lines',
    'You counted the lines of the net. Its outer edges meet in pairs when it is folded.',
  ),
};
const features = ({ difficulty }: Cell<Params>, steps: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[difficulty],
  steps,
});
const key = (cells: readonly Place[]): string => cells.map(String).sort().join(' ');

/** Which six squares fold to a cube, or which do not. */
export const foldsToCube: Form<Params> = {
  weight: () => 4,
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const asksNo = hard && random.chance(1, 2);
    const draw = (net: boolean): Place[] | undefined =>
      net
        ? drawNet(random)
        : drawNoNet(random, cell.difficulty === 'easy' || (cell.difficulty === 'medium' && random.chance(1, 2)));
    const right = draw(!asksNo);
    const wrong = [1, 2, 3, 4].flatMap(() => {
      const cells = draw(asksNo);
      return cells === undefined ? [] : [cells];
    });
    if (right === undefined || wrong.length < 3) return undefined;
    const optionOf = (cells: readonly Place[]) => ({ figure: netFigure(cells, 24), same: key(cells) });
    const best = optionOf(right);
    return chooseFigure(
      random,
      {
        prompt: asksNo ? 'Which of these is **not** a net of a cube?' : 'Which of these is a net of a **cube**?',
        hint: 'Choose one square as the bottom. Fold up the others in your mind.',
        steps: [
          'A cube has six faces. Every square must become a different face.',
          asksNo
            ? 'In this one two squares fold onto the same face:'
            : wrong.every(hasBlock)
              ? 'Four squares in a block cannot be folded up. This one has no such block:'
              : 'The others leave a face open. This one closes all six:',
          drawn(best.figure),
        ],
        variant: `cube ${asksNo} ${best.same}`,
        features: features(cell, asksNo ? 2 : 1),
      },
      best,
      wrong.map((cells) => ({
        ...optionOf(cells),
        because: asksNo ? named.folds : hasRow(cells) ? named.row : hasBlock(cells) ? named.block : named.overlap,
      })),
    );
  },
  solve(seen) {
    const asked = /^Which of these is (a|not a) net of a cube\?$/.exec(seen.text)?.[1];
    if (asked === undefined) return undefined;
    return chosenFigure(seen, (figure) => isNet(readNet(figure).map(({ cell }) => cell)) === (asked === 'a'));
  },
};

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Which side lies opposite. */
export const oppositeSide: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const cells = drawNet(random);
    const pairs = opposites(cells);
    const at = random.int(0, 5);
    const [x, y] = cells[at] ?? [0, 0];
    const target = pairs[at] ?? 0;
    const [u, v] = cells[target] ?? [0, 0];
    const inRow = isTwoApart([x, y], [u, v]);
    if (cell.difficulty === 'hard' ? inRow : cell.difficulty === 'easy' && !inRow) return undefined;
    const names = random.shuffle(letters);
    const [asked = '', right = ''] = [names[at], names[target]];
    return chooseInOrder(
      {
        prompt: [
          `This net is folded into a cube. Which face is opposite face ${asked}?`,
          drawn(netFigure(cells, 44, names)),
        ],
        hint: `Keep ${asked} at the bottom. Fold up its neighbours. Which square is left for the top?`,
        steps: [
          `Squares that touch ${asked} are its neighbours on the cube.`,
          whyOpposite(cells, names, at),
          `The face opposite ${asked} is **${right}**.`,
        ],
        variant: `opposite ${key(cells)} ${at}`,
        features: features(cell, inRow ? 1 : 3),
      },
      letters.filter((letter) => letter !== asked),
      right,
      (letter) => {
        const [a, b] = cells[names.indexOf(letter)] ?? [9, 9];
        return Math.abs(a - x) + Math.abs(b - y) === 1 ? named.next : named.skip;
      },
    );
  },
  solve(seen) {
    const [, asked] = /Which (?:face is|side lies) opposite (?:face|side) ([A-F])\?/.exec(seen.text) ?? [];
    if (asked === undefined || seen.figure === undefined) return undefined;
    const net = readNet(seen.figure);
    const right = foldOpposite(
      net.map(({ cell }) => cell),
      net.findIndex(({ text }) => text === asked),
    );
    return chosen(seen, (letter) => net[right]?.text === letter);
  },
};

type Vector = readonly [number, number, number];
const back = ([x, y, z]: Vector): Vector => [-x + 0, -y + 0, -z + 0];
/** Folds the net in space and finds the square whose outward direction is the opposite one. */
function foldOpposite(cells: readonly Place[], from: number): number {
  const frames = new Map<string, { readonly out: Vector; readonly right: Vector; readonly down: Vector }>();
  const fold = ([x, y]: Place, out: Vector, right: Vector, down: Vector): void => {
    if (frames.has(`${x},${y}`) || !cells.some(([u, v]) => u === x && v === y)) return;
    frames.set(`${x},${y}`, { out, right, down });
    fold([x + 1, y], right, back(out), down);
    fold([x - 1, y], back(right), out, down);
    fold([x, y + 1], down, right, back(out));
    fold([x, y - 1], back(down), right, out);
  };
  const [start] = cells;
  if (start !== undefined) fold(start, [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  const outOf = (cell: Place | undefined): string => String(cell === undefined ? '' : frames.get(String(cell))?.out);
  const own = cells[from];
  const goal = own === undefined ? '' : String(back(frames.get(String(own))?.out ?? [0, 0, 0]));
  return cells.findIndex((cell) => outOf(cell) === goal);
}

/** A die: opposite sides make 7. */
export const dieNet: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const cells = drawNet(random);
    const pairs = opposites(cells);
    const at = random.int(0, 5);
    const target = pairs[at] ?? 0;
    const value = random.int(1, 6);
    const inRow = isTwoApart(cells[at] ?? [0, 0], cells[target] ?? [0, 0]);
    if (cell.difficulty === 'hard' ? inRow : cell.difficulty === 'easy' && !inRow) return undefined;
    const extra = cells.findIndex((_, place) => place !== at && place !== target);
    const other = random.pick([1, 2, 3, 4, 5, 6].filter((each) => each !== value && each !== 7 - value));
    const beside = mistake(
      'takes-neighbour',
      `The face with ${other} is next to x when the net is folded, not opposite.`,
    );
    const texts = cells.map((_, place) =>
      place === at ? 'x' : place === target ? String(value) : place === extra ? String(other) : '',
    );
    const lettered = texts.map((text, place) => (text === '' ? (letters[place] ?? '') : text));
    return writeNumber(
      {
        prompt: [
          'The opposite faces of a dice add up to **7**. This net makes a dice. Which number goes on face x?',
          drawn(netFigure(cells, 44, texts)),
        ],
        hint: 'Which face is opposite x when the net is folded?',
        steps: [
          ...(inRow
            ? [`In a straight row, the opposite face is two squares away: it shows ${value}.`]
            : [
                'Give the empty squares letters:',
                drawn(netFigure(cells, 30, lettered)),
                whyOpposite(cells, lettered, at),
                `So the face opposite x shows ${value}.`,
              ]),
          `7 − ${value} = ${7 - value}.`,
          `The number on face x is **${7 - value}**.`,
        ],
        variant: `die ${key(cells)} ${at} ${value}`,
        features: features(cell, inRow ? 2 : 4),
      },
      7 - value,
      [
        [value, mistake('gives-opposite', 'That is the number on the opposite face itself. Together they make 7.')],
        [7 - other, beside],
        [other, mistake('gives-neighbour', 'That number is on a face next to x. Find the face opposite x.')],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.includes('This net makes a dice') || seen.figure === undefined) return undefined;
    const net = readNet(seen.figure);
    const right = foldOpposite(
      net.map(({ cell }) => cell),
      net.findIndex(({ text }) => text === 'x'),
    );
    return answered(seen, 7 - Number(net[right]?.text));
  },
};

/** Which solid a net makes. */
export const solidOfNet: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 2, medium: 1, hard: 0 })[difficulty],
  make(random, cell) {
    // Bases of five and six sides are told apart at medium.
    const pool = cell.difficulty === 'easy' ? netNames.slice(0, 4) : netNames.slice(4);
    const right = random.pick(pool);
    const figure = solidNet(random, right, 230);
    return chooseText(
      random,
      {
        prompt: ['Which 3-D shape does this net make?', drawn(figure)],
        hint: 'Count the faces. Which shapes are they?',
        steps: [
          `Fold the net up in your mind. ${wording(right).replace('It has', 'The shape has').replace('Its base', 'The base')}`,
          `The net makes ${withArticle(right).replace(right, `**${right}**`)}.`,
        ],
        variant: `solid ${right} ${JSON.stringify(figure.marks.slice(0, 2)).replace(/[^\d,.]/g, '')}`,
        features: features(cell, 1),
      },
      right,
      random
        .shuffle(pool.filter((name) => name !== right))
        .map(
          (name) =>
            [name, mistake('wrong-solid', `${upper(withArticle(name))} looks different. ${wording(name)}`)] as const,
        ),
      { layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.text.startsWith('Which 3-D shape does this net make?') && seen.figure !== undefined
      ? chosen(seen, (option) => seen.figure !== undefined && option === nameOfNet(seen.figure))
      : undefined,
};

/** Edges or vertices of the solid that a net makes. */
export const countFromNet: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 2, hard: 1 })[difficulty],
  make(random, cell) {
    const name = random.pick(cell.difficulty === 'medium' ? netNames.slice(1, 6) : netNames.slice(4));
    const facts = flatSolids.find((each) => each.name === name);
    const part = random.pick(['edges', 'vertices'] as const);
    if (facts === undefined) return undefined;
    const figure = solidNet(random, name, 230);
    return writeNumber(
      {
        prompt: [`This net is folded into a 3-D shape. How many **${part}** does the shape have?`, drawn(figure)],
        hint: 'First find out which solid it makes.',
        steps: [
          `The net makes ${withArticle(name)}.`,
          wording(name),
          `It has **${facts[part]}** ${part}: ${whereAre(part, facts)}.`,
        ],
        variant: `count ${part} ${name} ${JSON.stringify(figure.marks.slice(0, 2)).replace(/[^\d,.]/g, '')}`,
        features: features(cell, 3),
      },
      facts[part],
      [
        [
          part === 'edges' ? facts.vertices : facts.edges,
          mistake(
            'swaps-edges-and-vertices',
            `That is the number of ${part === 'vertices' ? 'edges' : facts.vertices === facts.faces ? 'vertices, and of faces too' : 'vertices'}.`,
          ),
        ],
        [facts.faces, mistake('counts-faces', 'You counted the faces.')],
        ...(part === 'edges' ? [[2 * facts.edges - facts.faces + 1, named.edges] as const] : []),
      ],
    );
  },
  solve(seen) {
    const [, part] = /^This net is folded into a 3-D shape\. How many (edges|vertices)/.exec(seen.text) ?? [];
    if (part === undefined || seen.figure === undefined) return undefined;
    const corners = seen.figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark.points.length] : []));
    const edges = corners.reduce((sum, count) => sum + count, 0) / 2;
    return answered(seen, part === 'edges' ? edges : edges - corners.length + 2);
  },
};
