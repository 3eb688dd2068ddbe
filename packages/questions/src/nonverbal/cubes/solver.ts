/** The second solver of n.cube: reads the drawn faces back, rolls a die over the net and compares corners. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import { optionFigures, promptFigure, promptText } from '../pictures/read-drawing.ts';
import type { Point } from '../pictures/shapes.ts';
import type { Cells } from '../squared-paper.ts';
import { netUnit } from './cube-drawing.ts';
import { isSame, type Placed, type Turn, turned, type Vector } from './cube-geometry.ts';
import { type Face, noPrint, plainPrints, pointingPrints } from './face-prints.ts';

const sub = ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 - x2, y1 - y2];
const quarter = ([x, y]: Point, times: number): Point => (times === 0 ? [x, y] : quarter([-y, x], times - 1));

/** A drawn face read back: its print and turn, wherever and however slanted it is drawn. */
function readFace(mark: Mark): { face: Face; middle: Point } | undefined {
  const [frame, ...parts] = mark.kind === 'group' ? mark.marks : [];
  if (frame?.kind !== 'polygon') return undefined;
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = frame.points;
  const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  const [u, v] = [sub(b, a), sub(d, a)];
  const area = u[0] * v[1] - u[1] * v[0];
  const inside = (point: Point): Point => {
    const [x, y] = sub(point, middle);
    return [(2 * (x * v[1] - y * v[0])) / area, (2 * (y * u[0] - x * u[1])) / area];
  };
  const seen = parts.flatMap((part) =>
    part.kind === 'polygon' ? [{ fill: part.fill, points: part.points.map(inside) }] : [],
  );
  for (const print of [...plainPrints, ...pointingPrints, noPrint])
    for (let spin = 0; spin < print.period; spin++) {
      const fits =
        seen.length === print.parts.length &&
        print.parts.every(
          ({ points, fill }, at) =>
            seen[at]?.fill === fill &&
            seen[at]?.points.length === points.length &&
            points.every((point, place) => {
              const [x, y] = sub(seen[at]?.points[place] ?? [9, 9], quarter(point, spin));
              return Math.abs(x) < 0.06 && Math.abs(y) < 0.06;
            }),
        );
      if (fits) return { face: { print, spin }, middle };
    }
  return undefined;
}

const readFaces = ({ marks }: Figure): { face: Face; middle: Point }[] =>
  marks.flatMap((mark) => {
    const own = readFace(mark);
    return own === undefined ? [] : [own];
  });

/** Where the axes of a die go when it rolls one square right, left, down or up. */
const rolls: readonly { readonly step: Point; readonly turn: Turn }[] = [
  { step: [1, 0], turn: turnOf('0 0 -1/0 1 0/1 0 0') },
  { step: [-1, 0], turn: turnOf('0 0 1/0 1 0/-1 0 0') },
  { step: [0, 1], turn: turnOf('1 0 0/0 0 -1/0 1 0') },
  { step: [0, -1], turn: turnOf('1 0 0/0 0 1/0 -1 0') },
];
const still = turnOf('1 0 0/0 1 0/0 0 1');

function turnOf(text: string): Turn {
  const row = (at: number): Vector => {
    const [x = 0, y = 0, z = 0] = (text.split('/')[at] ?? '').split(' ').map(Number);
    return [x, y, z];
  };
  return [row(0), row(1), row(2)];
}

const axes: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
];

/** Rolls a die over the net: each square belongs to the face that lands on it; undefined when a face lands twice. */
function rollOver(cells: Cells): Placed[] | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  const states = new Map<string, Turn>([[first.join(), still]]);
  const open: Point[] = [first];
  for (const [x, y] of open)
    for (const { step, turn } of rolls) {
      const state = states.get(`${x},${y}`);
      const next: Point = [x + step[0], y + step[1]];
      const isCell = cells.some((cell) => cell[0] === next[0] && cell[1] === next[1]);
      if (state === undefined || !isCell || states.has(next.join())) continue;
      const [one, two, three] = state;
      states.set(next.join(), [turned(one, turn), turned(two, turn), turned(three, turn)]);
      open.push(next);
    }
  const placed = cells.flatMap((cell): Placed[] => {
    const state = states.get(cell.join());
    const towards = (way: Vector): Vector | undefined =>
      state === undefined ? undefined : axes.find((axis) => isSame(turned(axis, state), way));
    const [normal, right] = [towards([0, 0, -1]), towards([1, 0, 0])];
    return normal === undefined || right === undefined ? [] : [{ normal, right }];
  });
  return new Set(placed.map(({ normal }) => normal.join())).size === 6 ? placed : undefined;
}

/** The corner of the print (0 to 3, clockwise from its own top left) that lies at this corner of its square. */
const printCorner = ({ print, spin }: Face, corner: number): string =>
  `${print.name}:${(corner - spin + 4) % print.period}`;

/** A corner of a cube: its three faces clockwise, starting anywhere. */
const cornerTexts = (faces: readonly string[]): string[] =>
  faces.map((_, at) => [...faces.slice(at), ...faces.slice(0, at)].join(' '));

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const crossed = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

/** All corners of a folded net, each as the prints that meet there. */
function netCorners(faces: readonly Face[], placed: readonly Placed[]): Set<string> {
  const found = new Set<string>();
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1]) {
        const corner: Vector = [x, y, z];
        const meeting = placed.flatMap((own, at) => {
          const face = faces[at];
          if (face === undefined || dot(own.normal, corner) < 0) return [];
          const isRight = dot(own.right, corner) > 0;
          const isLow = dot(crossed(own.right, own.normal), corner) > 0;
          return [{ normal: own.normal, text: printCorner(face, isLow ? (isRight ? 2 : 3) : isRight ? 1 : 0) }];
        });
        const [one, two, three] = meeting;
        if (one === undefined || two === undefined || three === undefined) continue;
        const isClockwise = dot(one.normal, crossed(two.normal, three.normal)) < 0;
        for (const text of cornerTexts((isClockwise ? [one, two, three] : [one, three, two]).map((own) => own.text)))
          found.add(text);
      }
  return found;
}

/** The corner nearest the eye of a drawn cube: its top, right and front face, clockwise. */
function cubeCorner(figure: Figure): string {
  const [top, front, right] = readFaces(figure).map(({ face }) => face);
  if (top === undefined || front === undefined || right === undefined) return 'unreadable';
  return [printCorner(top, 2), printCorner(right, 0), printCorner(front, 1)].join(' ');
}

function readNet(figure: Figure): { faces: Face[]; placed: Placed[] | undefined } {
  const read = readFaces(figure);
  const least = (axis: 0 | 1): number => Math.min(...read.map(({ middle }) => middle[axis]));
  const cells = read.map(
    ({ middle: [x, y] }): Point => [Math.round((x - least(0)) / netUnit), Math.round((y - least(1)) / netUnit)],
  );
  return { faces: read.map(({ face }) => face), placed: rollOver(cells) };
}

const cornersIn = (figure: Figure): Set<string> => {
  const { faces, placed } = readNet(figure);
  return placed === undefined ? new Set() : netCorners(faces, placed);
};

/** The places of the options that the visible question justifies. */
export function solveCube(question: Question): number[] {
  const text = promptText(question);
  const places = (holds: (figure: Figure) => boolean): number[] =>
    optionFigures(question).flatMap((figure, place) => (holds(figure) ? [place] : []));
  if (text.includes('closed box'))
    return places((figure) => (readNet(figure).placed === undefined) === text.includes('**not**'));
  const figure = promptFigure(question);
  if (text.includes('Which net')) {
    const corner = cubeCorner(figure);
    return places((option) => cornersIn(option).has(corner));
  }
  const corners = cornersIn(figure);
  if (text.includes('Which cube')) return places((option) => corners.has(cubeCorner(option)));
  // Two faces that share no corner are opposite; the face asked for stands in the text where an option shows one face.
  const [asked] = readFaces(figure).flatMap(({ face: { print } }) =>
    text.includes(`**${print.name}**`) ? [print] : [],
  );
  return places((option) => {
    const prints = readFaces(option).map(({ face }) => face.print);
    const [one, two] = [prints[0], prints[1] ?? asked];
    const meet = [...corners].some((corner) => corner.includes(`${one?.name}:`) && corner.includes(`${two?.name}:`));
    return meet !== text.includes('**opposite**');
  });
}
