/** Completing patterns so that a dashed line is a mirror line, or so that half a turn leaves them the same. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder, writeNumber } from '../ask.ts';
import { labelsOf } from '../vector.ts';
import { type Cells, type MirrorName, mirrors, quarter, readCells } from './measuring-symmetry.ts';
import { drawPattern, patternFigure, shadedIn, together } from './pattern.ts';
import { features, mistake, named, type Params } from './symmetric-shapes.ts';

type Cell = Parameters<Form<Params>['make']>[1];
type Target = MirrorName | 'half';
const finish = (cells: Cells, target: Target): Cells =>
  together(cells, target === 'half' ? quarter(quarter(cells)) : mirrors[target](cells));

function drawTarget(random: Random, { params, difficulty }: Cell): Target {
  if (params.about === 'turns') return 'half';
  if (difficulty === 'easy') return random.pick(['upright', 'level'] as const);
  return difficulty === 'medium'
    ? random.pick(['upright', 'level'] as const)
    : random.pick(['falling', 'rising'] as const);
}
const sizeFor = ({ difficulty }: Cell): number => (difficulty === 'easy' ? 4 : difficulty === 'medium' ? 6 : 5);
const goal = (target: Target): string =>
  target === 'half'
    ? 'The pattern should have rotational symmetry of order 2.'
    : 'The dashed line should be a line of symmetry.';
const shownLines = (target: Target): readonly MirrorName[] => (target === 'half' ? [] : [target]);
const key = (cells: Cells): string => cells.map((row) => row.map(Number).join('')).join('/');
const isTasked = ({ about }: Params): boolean => about === 'complete' || about === 'turns';

/** Places of squares still to shade. */
const missingOf = (cells: Cells, whole: Cells): (readonly [number, number])[] =>
  whole.flatMap((row, y) => row.flatMap((shaded, x) => (shaded && cells[y]?.[x] !== true ? [[x, y] as const] : [])));

/** The drawing read back, with the target from the text and the dashed line. */
function targetOf(seen: Parameters<Form<Params>['solve']>[0]): Target | undefined {
  if (seen.text.includes('rotational symmetry')) return 'half';
  const line = seen.figure?.marks.find((mark) => mark.kind === 'line');
  if (line?.kind !== 'line') return undefined;
  if (line.from[0] === line.to[0]) return 'upright';
  if (line.from[1] === line.to[1]) return 'level';
  return line.from[1] < line.to[1] ? 'falling' : 'rising';
}

/** A square and its image, square by square: independent of the whole-pattern moves of the generator. */
function imageOf(target: Target, x: number, y: number, columns: number, rows: number): readonly [number, number] {
  const [right, bottom] = [columns - 1 - x, rows - 1 - y];
  switch (target) {
    case 'upright':
      return [right, y];
    case 'level':
      return [x, bottom];
    case 'falling':
      return [y, x];
    case 'rising':
      return [bottom, right];
    case 'half':
      return [right, bottom];
  }
}
function neededIn(cells: Cells, target: Target): (readonly [number, number])[] {
  return cells.flatMap((row, y) =>
    row.flatMap((shaded, x) => {
      const [u, v] = imageOf(target, x, y, row.length, cells.length);
      return !shaded && cells[v]?.[u] === true ? [[x, y] as const] : [];
    }),
  );
}

/** What every shaded square needs; only a slanting line has squares on it. */
function partnerRule(target: Target): string {
  if (target === 'half') return 'After half a turn each shaded square must fall on a shaded square.';
  const rule = 'Each shaded square needs a shaded partner, just as far from the line on the other side.';
  return target === 'falling' || target === 'rising' ? `${rule} A square on the line needs none.` : rule;
}

/** How many squares are still to be shaded. */
export const howManyMore: Form<Params> = {
  weight: ({ params, difficulty }) =>
    isTasked(params) ? (params.about === 'turns' ? { easy: 0, medium: 1, hard: 3 }[difficulty] : 3) : 0,
  make(random, cell) {
    const target = drawTarget(random, cell);
    const size = sizeFor(cell);
    const cells = drawPattern(random, size, size, random.int(size, size + 4), []);
    const whole = finish(cells, target);
    const needed = shadedIn(whole) - shadedIn(cells);
    if (needed < 2 || needed > 9) return undefined;
    return writeNumber(
      {
        prompt: [
          `${goal(target)} How many more squares must be shaded?`,
          drawn(patternFigure(cells, Math.min(40, 200 / size), shownLines(target))),
        ],
        hint:
          target === 'half'
            ? 'Think of turning the paper upside down. Which squares then have no partner?'
            : 'Look for the mirror partner of each shaded square.',
        steps: [
          partnerRule(target),
          'Shade the partners that are missing:',
          drawn(patternFigure(whole, Math.min(40, 200 / size), shownLines(target))),
          `That is **${needed}** more.`,
        ],
        variant: `more ${target} ${key(cells)}`,
        features: features(cell, needed),
      },
      needed,
      [
        [shadedIn(cells), mistake('counts-shaded', 'You counted the squares that are shaded already.')],
        [
          shadedIn(whole),
          mistake('counts-all', 'You counted all the shaded squares. Only the new ones are asked for.'),
        ],
        [needed - 1, mistake('misses-a-partner', 'One square still has no partner. Check them one by one.')],
      ],
    );
  },
  solve(seen) {
    const target = targetOf(seen);
    if (!seen.text.includes('How many more squares') || target === undefined || seen.figure === undefined)
      return undefined;
    return answered(seen, neededIn(readCells(seen.figure), target).length);
  },
};

/** Which lettered square completes the pattern. */
export const whichSquare: Form<Params> = {
  weight: ({ params, difficulty }) =>
    isTasked(params) ? (params.about === 'turns' ? (difficulty === 'hard' ? 0 : 1) : 3) : 0,
  make(random, cell) {
    const target = drawTarget(random, cell);
    const size = sizeFor(cell);
    const whole = finish(drawPattern(random, size, size, random.int(4, 7), []), target);
    const single = whole.flatMap((row, y) =>
      row.flatMap((shaded, x) => {
        const [u, v] = imageOf(target, x, y, size, size);
        return shaded && (u !== x || v !== y) ? [[x, y] as const] : [];
      }),
    );
    const [gap] = random.shuffle(single);
    if (gap === undefined || shadedIn(whole) > size * size - 5) return undefined;
    const cells = whole.map((row, y) => row.map((shaded, x) => shaded && (x !== gap[0] || y !== gap[1])));
    const empty = cells.flatMap((row, y) =>
      row.flatMap((shaded, x) => (shaded || (x === gap[0] && y === gap[1]) ? [] : [[x, y] as const])),
    );
    const [u, v] = imageOf(target, gap[0], gap[1], size, size);
    const isOwn = ([x, y]: readonly [number, number]): boolean =>
      String(imageOf(target, x, y, size, size)) === `${x},${y}`;
    const tempting = empty.filter(
      (place) => !isOwn(place) && (place[0] === gap[0] || place[1] === gap[1] || place[0] === u || place[1] === v),
    );
    const spots = random.shuffle([gap, ...random.sample(tempting, Math.min(3, tempting.length))]);
    if (spots.length < 4) return undefined;
    const letters = ['A', 'B', 'C', 'D'];
    const right = letters[spots.indexOf(gap)] ?? '';
    const figure = patternFigure(
      cells,
      Math.min(42, 210 / size),
      shownLines(target),
      new Map(spots.map(([x, y], at) => [`${x},${y}`, letters[at] ?? ''])),
    );
    return chooseInOrder(
      {
        prompt: [`${goal(target)} Which square must be shaded?`, drawn(figure)],
        hint: 'One shaded square has no partner yet. Find it first.',
        steps: [partnerRule(target), `The partner that is missing is square **${right}**.`],
        variant: `square ${target} ${key(cells)} ${spots.join(' ')}`,
        features: features(cell, 1),
      },
      letters,
      right,
      () =>
        target === 'half'
          ? mistake('no-partner', 'Half a turn brings no shaded square to this place, so it can stay white.')
          : mistake(
              'no-partner',
              'The square straight across the line from this one is not shaded, so it needs no partner.',
            ),
    );
  },
  solve(seen) {
    const target = targetOf(seen);
    if (!seen.text.includes('Which square must be shaded') || target === undefined || seen.figure === undefined)
      return undefined;
    const cells = readCells(seen.figure);
    const rects = seen.figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark] : []));
    const [first] = rects;
    if (first === undefined) return [];
    const needed = neededIn(cells, target);
    const places = new Map(
      labelsOf(seen.figure).map(({ text, at }) => [
        text,
        [Math.floor((at[0] - first.x) / first.width), Math.floor((at[1] - first.y) / first.height)] as const,
      ]),
    );
    return chosen(seen, (letter) =>
      needed.some(([x, y]) => needed.length === 1 && places.get(letter)?.[0] === x && places.get(letter)?.[1] === y),
    );
  },
};

/** Which picture is the completed pattern. */
export const pickWhole: Form<Params> = {
  weight: ({ params }) => (params.about === 'complete' ? 10 : 0),
  make(random, cell) {
    const target = drawTarget(random, cell);
    const size = sizeFor(cell);
    const start = drawPattern(random, size, size, random.int(3, 5) + (cell.difficulty === 'easy' ? 0 : 2), []);
    const half = start.map((row, y) => row.map((shaded, x) => shaded && isFirstHalf(target, x, y, size)));
    const whole = finish(half, target);
    const slid = half.map((row, y) =>
      row.map(
        (shaded, x) =>
          shaded ||
          half[(y + (target === 'level' ? size / 2 : 0)) % size]?.[
            (x + (target === 'level' ? 0 : Math.floor(size / 2))) % size
          ] === true,
      ),
    );
    const turnedWhole = together(half, quarter(quarter(half)));
    const other = together(
      half,
      mirrors[
        target === 'upright' ? 'level' : target === 'level' ? 'upright' : target === 'falling' ? 'rising' : 'falling'
      ](half),
    );
    const spoiled = whole.map((row) => [...row]);
    const places = missingOf(half, whole);
    const [px, py] = random.pick(places.length === 0 ? [[0, 0] as const] : places);
    const spoilRow = spoiled[py];
    const beside = px + (px + 1 < size && spoilRow?.[px + 1] !== true ? 1 : -1);
    if (spoilRow === undefined || spoilRow[beside] !== false) return undefined;
    [spoilRow[px], spoilRow[beside]] = [false, true];
    const isSymmetric = (cells: Cells): boolean => neededIn(cells, target).length === 0;
    const wrongs = [
      {
        cells: spoiled,
        because: mistake(
          'one-square-off',
          'One square is in the wrong place. Fold along the line: each must land on its partner.',
        ),
      },
      { cells: turnedWhole, because: mistake('turns-not-flips', 'That half was turned. A mirror flips it.') },
      { cells: slid, because: named.slid },
      { cells: other, because: mistake('wrong-mirror', 'That is the reflection in another line.') },
      // A picture in which nothing was shaded would tempt nobody.
    ].filter(({ cells }) => !isSymmetric(cells) && key(cells) !== key(half));
    if (shadedIn(half) < 3 || places.length < 3) return undefined;
    const optionOf = (cells: Cells) => ({
      figure: patternFigure(cells, 120 / size, shownLines(target)),
      same: key(cells),
    });
    const right = optionOf(whole);
    return chooseFigure(
      random,
      {
        prompt: [
          'The dashed line should be a line of symmetry. Which picture shows the finished pattern?',
          drawn(patternFigure(half, Math.min(36, 180 / size), shownLines(target))),
        ],
        hint: 'Fold along the dashed line in your mind. Where does each shaded square land?',
        steps: [partnerRule(target), 'So it looks like this:', drawn(right.figure)],
        variant: `whole ${target} ${key(half)}`,
        features: features(cell, places.length),
      },
      right,
      random.shuffle(wrongs).map(({ cells, because }) => ({ ...optionOf(cells), because })),
    );
  },
  solve(seen) {
    const target = targetOf(seen);
    if (
      !seen.text.includes('Which picture shows the finished pattern') ||
      target === undefined ||
      seen.figure === undefined
    )
      return undefined;
    const half = readCells(seen.figure);
    return chosenFigure(seen, (figure) => {
      const cells = readCells(figure);
      const keeps = half.every((row, y) => row.every((shaded, x) => !shaded || cells[y]?.[x] === true));
      return keeps && neededIn(cells, target).length === 0;
    });
  },
};

function isFirstHalf(target: Target, x: number, y: number, size: number): boolean {
  if (target === 'upright') return x < size / 2;
  if (target === 'level') return y < size / 2;
  return target === 'falling' ? x >= y : x + y < size;
}
