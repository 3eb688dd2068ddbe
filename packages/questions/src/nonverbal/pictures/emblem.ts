/** Drawings that look different after every turn and flip: what turning and mirror questions are asked about. */
import type { Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import { modulo } from './picture.ts';
import type { Point } from './shapes.ts';

/** One thing of an emblem, on a lattice around its middle. */
type Part =
  | { readonly kind: 'cell'; readonly at: Point; readonly look: number }
  | { readonly kind: 'stick'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'knob'; readonly at: Point; readonly look: number };

/** Things on a lattice, `unit` apart. */
export interface Emblem {
  readonly unit: number;
  readonly parts: readonly Part[];
  /** One thing to follow with the eye, and where it is. */
  readonly landmark: { readonly word: string; readonly at: Point };
  /** In a line: to which side it first bends on the way from the landmark, before it is flipped or turned. */
  readonly firstBend?: Side | undefined;
}

/** Left or right of somebody who walks along a line. */
export type Side = 'left' | 'right';

/** A way to lay an emblem: mirrored left to right first (or not), then turned clockwise. */
export interface Pose {
  readonly flip: boolean;
  readonly degrees: number;
}

const cellLooks = ['white', 'black', 'dotted', 'crossed', 'grey'] as const;
/** What a child sees in the square: one dot doesn't make it dotted. */
const cellSigns = ['white', 'black', 'dot', 'cross', 'grey'] as const;
const cellNames = ['white square', 'black square', 'square with a dot', 'square with a cross', 'grey square'] as const;
const knobNames = ['white dot', 'black dot', 'white square'] as const;

/** What a square with this look is called. */
export const lookWord = (look: number): string => cellLooks[look] ?? 'white';

function cellMarks([x, y]: Point, look: number, unit: number): Mark[] {
  const [left, top] = [(x - 0.5) * unit, (y - 0.5) * unit];
  const square: Mark = {
    kind: 'rect',
    x: left,
    y: top,
    width: unit,
    height: unit,
    fill: look === 1 ? 'ink' : look === 4 ? 'grey' : 'paper',
    stroke: 'ink',
    strokeWidth: 2,
  };
  if (look === 2) return [square, { kind: 'circle', x: x * unit, y: y * unit, radius: unit * 0.26, fill: 'ink' }];
  if (look !== 3) return [square];
  const arm = unit * 0.28;
  return [
    square,
    ...[arm, -arm].map(
      (side): Mark => ({
        kind: 'line',
        from: [x * unit - arm, y * unit - side],
        to: [x * unit + arm, y * unit + side],
        stroke: 'ink',
        strokeWidth: 2.5,
      }),
    ),
  ];
}

function partMarks(part: Part, unit: number): Mark[] {
  if (part.kind === 'cell') return cellMarks(part.at, part.look, unit);
  if (part.kind === 'stick')
    return [
      {
        kind: 'line',
        from: [part.from[0] * unit, part.from[1] * unit],
        to: [part.to[0] * unit, part.to[1] * unit],
        stroke: 'ink',
        strokeWidth: 4,
      },
    ];
  const [x, y] = [part.at[0] * unit, part.at[1] * unit];
  if (part.look === 2)
    return [
      { kind: 'rect', x: x - 6, y: y - 6, width: 12, height: 12, fill: 'paper', stroke: 'ink', strokeWidth: 2.5 },
    ];
  return [
    { kind: 'circle', x, y, radius: 7, fill: part.look === 1 ? 'ink' : 'paper', stroke: 'ink', strokeWidth: 2.5 },
  ];
}

/** The emblem in this pose, in the middle of a cell. */
export function drawEmblem({ parts, unit }: Emblem, { flip, degrees }: Pose): Mark {
  return {
    kind: 'group',
    move: [50, 50],
    turnDegrees: degrees,
    flip,
    marks: parts.flatMap((part) => partMarks(part, unit)),
  };
}

const quarter = ([x, y]: Point): Point => [-y + 0, x];
const mirrored = ([x, y]: Point): Point => [-x + 0, y];
const stay = (point: Point): Point => point;

function moved(part: Part, motion: (point: Point) => Point): Part {
  if (part.kind !== 'stick') return { ...part, at: motion(part.at) };
  const [from, to] = [motion(part.from), motion(part.to)].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return { ...part, from: from ?? part.from, to: to ?? part.to };
}

function tiles(random: Random, looks: number, filled: number): Emblem {
  const lattice: Point[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Point => [x, y]));
  const marked = random.sample(lattice, filled);
  const kinds = random.sample([1, 2, 3, 4], looks);
  const parts = lattice.map((at): Part => {
    const place = marked.indexOf(at);
    return { kind: 'cell', at, look: place < 0 ? 0 : (kinds[place < looks ? place : place % looks] ?? 1) };
  });
  const single = parts.filter(
    (part) =>
      part.kind === 'cell' &&
      part.look !== 0 &&
      parts.filter((other) => other.kind === 'cell' && other.look === part.look).length === 1 &&
      (part.at[0] !== 0 || part.at[1] !== 0),
  );
  const [follow] = single;
  return {
    unit: 20,
    parts,
    landmark:
      follow?.kind === 'cell' ? { word: `the ${cellNames[follow.look]}`, at: follow.at } : { word: '', at: [0, 0] },
  };
}

function sticks(random: Random, count: number, knobs: number): Emblem {
  const lattice: Point[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Point => [x, y]));
  const path: Point[] = [random.pick(lattice)];
  while (path.length <= count) {
    const [x, y] = path.at(-1) ?? [0, 0];
    const next = lattice.filter(
      ([nx, ny]) =>
        Math.max(Math.abs(nx - x), Math.abs(ny - y)) === 1 &&
        !path.some(([px, py]) => px === nx && py === ny) &&
        !(Math.abs(nx - x) === 1 && Math.abs(ny - y) === 1 && crosses(path, [x, y], [nx, ny])),
    );
    if (next.length === 0) break;
    path.push(random.pick(next));
  }
  const ends = [path[0], path.at(-1), path[Math.floor(path.length / 2)]].flatMap((end) =>
    end === undefined ? [] : [end],
  );
  const parts: Part[] = [
    ...path.slice(1).map((to, place): Part => ({ kind: 'stick', from: path[place] ?? to, to })),
    ...ends.slice(0, knobs).map((at, look): Part => ({ kind: 'knob', at, look: look === 0 ? 1 : look === 1 ? 0 : 2 })),
  ];
  // Far enough from the frame, also when the corners of the lattice point up and down.
  return { unit: 24, parts, landmark: { word: 'the black dot', at: ends[0] ?? [0, 0] }, firstBend: firstBendOf(path) };
}

/** The side to which a path first bends; nothing where it is straight. Rows run downwards. */
function firstBendOf(path: readonly Point[]): Side | undefined {
  const bends = path.slice(2).map(([x, y], place) => {
    const [[x1, y1], [x2, y2]] = [path[place] ?? [0, 0], path[place + 1] ?? [0, 0]];
    return (x2 - x1) * (y - y2) - (y2 - y1) * (x - x2);
  });
  const first = bends.find((bend) => bend !== 0);
  return first === undefined ? undefined : first > 0 ? 'right' : 'left';
}

/** The side to which the line of an emblem first bends in a pose: a flip changes it, a turn does not. */
export function bendIn({ firstBend }: Emblem, { flip }: Pick<Pose, 'flip'>): Side | undefined {
  return firstBend === undefined || !flip ? firstBend : firstBend === 'left' ? 'right' : 'left';
}

/** Whether a slanting step would cut an earlier one. */
function crosses(path: readonly Point[], from: Point, to: Point): boolean {
  return path.some((point, place) => {
    const next = path[place + 1];
    return next !== undefined && point[0] + next[0] === from[0] + to[0] && point[1] + next[1] === from[1] + to[1];
  });
}

/** The eighth of a turn in which a point lies from the middle, from the right clockwise. */
const eighthOf = ([x, y]: Point): number => Math.round(Math.atan2(y, x) / (Math.PI / 4));

/** Whether nothing lies farther the way that the words for a place say: to the right, or to the bottom right. */
function isOutermost(at: Point, all: readonly Point[]): boolean {
  const angle = (eighthOf(at) * Math.PI) / 4;
  const far = ([x, y]: Point): number => x * Math.cos(angle) + y * Math.sin(angle);
  return Math.hypot(...at) > 0 && all.every((other) => far(other) < far(at) + 0.01);
}

function blocks(random: Random, size: number, looks: number): Emblem {
  const cells: Point[] = [[0, 0]];
  while (cells.length < size) {
    const [x, y] = random.pick(cells);
    const [dx, dy] = random.pick<Point>([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]);
    if (!cells.some((cell) => cell[0] === x + dx && cell[1] === y + dy)) cells.push([x + dx, y + dy]);
  }
  const spread = (axis: 0 | 1): [number, number] => {
    const values = cells.map((cell) => cell[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [top, bottom]] = [spread(0), spread(1)];
  const kinds = random.sample([1, 2, 3, 4], looks);
  const centred = cells.map(([x, y]): Point => [x - (left + right) / 2, y - (top + bottom) / 2]);
  // What is followed is seen where the words say it is: the third of a row of four is not 'at the bottom right'.
  const [follow = [0, 0]] = random.shuffle(centred.filter((at) => isOutermost(at, centred)));
  const ordered = [follow, ...centred.filter((at) => at !== follow)];
  return {
    unit: Math.max(right - left, bottom - top) > 2 ? 17 : 20,
    parts: ordered.map((at, place): Part => ({ kind: 'cell', at, look: kinds[place] ?? 0 })),
    landmark: { word: `the ${cellNames[kinds[0] ?? 0]}`, at: follow },
  };
}

/** How rich an emblem is: 0 for a few things, 2 for many. */
export type Richness = 0 | 1 | 2;

/** A random emblem without any symmetry, each thing in a place of its own; undefined when the draw is another or has nothing to follow. */
export function drawnEmblem(random: Random, richness: Richness): Emblem | undefined {
  const style = random.pick(['tiles', 'sticks', 'blocks'] as const);
  const emblem =
    style === 'tiles'
      ? tiles(random, richness === 0 ? 2 : 3, 3 + richness)
      : style === 'sticks'
        ? sticks(random, 3 + richness, richness === 0 ? 1 : richness + 1)
        : blocks(random, 4 + richness, richness === 0 ? 1 : 2);
  const { at, word } = emblem.landmark;
  if (word === '' || (at[0] === 0 && at[1] === 0)) return undefined;
  const spots = emblem.parts.flatMap((part) =>
    part.kind === 'stick' ? [] : [whereIs(part.at, { flip: false, degrees: 0 })],
  );
  // Two things in one place could not be told apart in words.
  if (new Set(spots).size < spots.length) return undefined;
  return new Set(toldPoses(emblem)).size === 16 ? emblem : undefined;
}

const lookOf = (part: Part): number => (part.kind === 'stick' ? -1 : part.look);

/** The emblem with two of its looks exchanged; undefined where there is but one: another dot would be seen at a glance. */
export function changedEmblem(random: Random, emblem: Emblem): Emblem | undefined {
  const marked = emblem.parts.filter((part) => part.kind !== 'stick');
  const one = random.pick(marked);
  const others = marked.filter((part) => part.kind === one.kind && lookOf(part) !== lookOf(one));
  if (others.length === 0) return undefined;
  const other = random.pick(others);
  const parts = emblem.parts.map((part): Part => {
    if (part.kind === 'stick') return part;
    if (part === one) return { ...part, look: lookOf(other) };
    return part === other ? { ...part, look: lookOf(one) } : part;
  });
  // What is followed keeps its look, so it goes along when it changes places.
  const { landmark } = emblem;
  const isFollowed = (part: typeof one): boolean => part.at.join() === landmark.at.join();
  const at = isFollowed(one) ? other.at : isFollowed(other) ? one.at : landmark.at;
  return { ...emblem, parts, landmark: { ...landmark, at } };
}

/** The look of each thing of an emblem, by what it is and where. */
function looksByPlace(parts: readonly Part[]): Map<string, number> {
  return new Map(
    parts.map((part) => [
      part.kind === 'stick' ? `${part.kind} ${part.from} ${part.to}` : `${part.kind} ${part.at}`,
      lookOf(part),
    ]),
  );
}

/** Whether these things are the same in the same places but for two looks exchanged, or one changed. */
function isChangedOnce(home: ReadonlyMap<string, number>, parts: readonly Part[]): boolean {
  const changes: (readonly [kind: string, before: number, now: number])[] = [];
  for (const [place, now] of looksByPlace(parts)) {
    const before = home.get(place);
    if (before === undefined) return false;
    if (before !== now) changes.push([place.split(' ', 1).join(), before, now]);
  }
  const [one, two, ...more] = changes;
  if (one === undefined || two === undefined) return true;
  return more.length === 0 && one[0] === two[0] && one[1] === two[2] && one[2] === two[1];
}

/** Whether the other side of a changed emblem cannot be taken for this side of the emblem, changed in another way. */
export function showsItsSide(emblem: Emblem, changed: Emblem): boolean {
  const home = looksByPlace(emblem.parts.map((part) => moved(part, stay)));
  let otherSide = changed.parts.map((part) => moved(part, mirrored));
  for (let turn = 0; turn < 4; turn++) {
    if (isChangedOnce(home, otherSide)) return false;
    otherSide = otherSide.map((part) => moved(part, quarter));
  }
  return true;
}

/** A second thing to follow, the only one that looks as it does: in a mirror image with the landmark in the same place, it is elsewhere. */
export function secondMark({ parts, landmark }: Emblem): Emblem['landmark'] | undefined {
  const marked = parts.flatMap((part) =>
    part.kind === 'stick' || (part.kind === 'cell' && part.look === 0) ? [] : [part],
  );
  const second = marked.find(
    (part) =>
      part.at[0] * landmark.at[1] !== part.at[1] * landmark.at[0] &&
      isOutermost(
        part.at,
        parts.flatMap((own) => (own.kind === 'stick' ? [] : [own.at])),
      ) &&
      marked.filter((other) => other.kind === part.kind && other.look === part.look).length === 1,
  );
  if (second === undefined) return undefined;
  return { word: `the ${(second.kind === 'knob' ? knobNames : cellNames)[second.look]}`, at: second.at };
}

/** How the squares of an emblem look that come after the landmark, clockwise around the middle. */
export function looksAfterLandmark({ parts, landmark }: Emblem): string[] {
  const angle = ([x, y]: Point): number => Math.atan2(y, x);
  const start = angle(landmark.at);
  return parts
    .flatMap((part) =>
      part.kind === 'cell' && (part.at[0] !== 0 || part.at[1] !== 0)
        ? [{ look: part.look, far: modulo(angle(part.at) - start, 2 * Math.PI) }]
        : [],
    )
    .sort((one, other) => one.far - other.far)
    .slice(1)
    .map(({ look }) => cellSigns[look] ?? '');
}

/** The places around the middle, clockwise from the right. */
const places: readonly string[] = [
  'on the right',
  'at the bottom right',
  'at the bottom',
  'at the bottom left',
  'on the left',
  'at the top left',
  'at the top',
  'at the top right',
];

/** Where a point of the emblem lies in a pose, in words. */
export function whereIs([x, y]: Point, { flip, degrees }: Pose): string {
  const angle = (degrees * Math.PI) / 180;
  const fx = flip ? -x : x;
  const [px, py] = [fx * Math.cos(angle) - y * Math.sin(angle), fx * Math.sin(angle) + y * Math.cos(angle)];
  // By the direction from the middle, so that every eighth of a turn leads to another place.
  if (Math.hypot(px, py) < 0.3) return 'in the middle';
  return places[(eighthOf([px, py]) + 8) % 8] ?? 'in the middle';
}

const sixteenPoses: readonly Pose[] = [false, true].flatMap((flip) =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => ({ flip, degrees })),
);
const spotsByPoint = new Map<string, readonly number[]>();

/** Where a point lies in each of the sixteen poses, as a number; remembered, for the same few points come again and again. */
function spotsOf(point: Point): readonly number[] {
  const key = point.join();
  const known = spotsByPoint.get(key);
  if (known !== undefined) return known;
  const found = sixteenPoses.map((pose) => places.indexOf(whereIs(point, pose)) + 1);
  spotsByPoint.set(key, found);
  return found;
}

/**
 * The emblem in each of its sixteen poses, by eighths of a turn, as texts that poses share when the places in words tell them alike:
 * all different when it has no symmetry. Texts of numbers, for those of the words would be slow to sort.
 */
export function toldPoses({ parts }: Emblem): string[] {
  const told = parts.map((part) => {
    const [one, other] = part.kind === 'stick' ? [part.from, part.to] : [part.at, part.at];
    return { look: (lookOf(part) + 1) * 100, one: spotsOf(one), other: spotsOf(other) };
  });
  return sixteenPoses.map((_, pose) =>
    Uint16Array.from(told, ({ look, one, other }) => {
      const [from, to] = [one[pose] ?? 0, other[pose] ?? 0];
      return look + (from < to ? from * 10 + to : to * 10 + from);
    })
      .sort()
      .join(),
  );
}

/** An emblem in a pose in words, thing by thing. */
export function describeEmblem({ parts }: Emblem, pose: Pose): string {
  const spot = (point: Point): string => whereIs(point, pose).replace(/^(at|on|in) /, '');
  const said = parts.map((part) => {
    if (part.kind === 'stick') return `a line from ${spot(part.from)} to ${spot(part.to)}`;
    return `a ${part.kind === 'knob' ? knobNames[part.look] : `${cellLooks[part.look]} square`} ${whereIs(part.at, pose)}`;
  });
  return `${said.join(', ')}.`;
}
