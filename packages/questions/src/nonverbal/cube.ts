/** n.cube: nets fold into cubes; which cube, which net, which faces lie opposite each other. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../kernel/key.ts';
import { defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { askDrawn, choices, type DrawnOption } from './choice.ts';
import {
  drawCube,
  drawFace,
  drawNet,
  drawnNet,
  type Face,
  faceText,
  foldNet,
  isSame,
  nets,
  type Placed,
  plainSymbols,
  pointingSymbols,
  seenFaces,
  type Turn,
  turned,
  turns,
  type Vector,
} from './cube-geometry.ts';
import { type Cells, cellsText, drawnCells, normal } from './lattice.ts';
import { optionFigures, promptFigure, promptText } from './read.ts';
import type { Point } from './shapes.ts';

type Form = 'isNet' | 'isNoNet' | 'whichCube' | 'whichNet' | 'opposite' | 'oppositePair' | 'nextPair';
interface Plan {
  readonly forms: readonly Form[];
  /** Faces whose symbols point somewhere. */
  readonly pointing: number;
  /** Whether only nets with four faces in a row come. */
  readonly plainNets: boolean;
  /** Whether wrong cubes are mirror images, not only cubes with opposite faces side by side. */
  readonly mirrors: boolean;
}

const plan = (forms: readonly Form[], pointing: number, plainNets: boolean, mirrors: boolean): Plan => ({
  forms,
  pointing,
  plainNets,
  mirrors,
});
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  440903: {
    easy: plan(['isNet'], 0, true, false),
    medium: plan(['isNoNet'], 0, true, true),
    hard: plan(['isNet', 'isNoNet'], 0, false, true),
  },
  450901: {
    easy: plan(['whichCube'], 0, true, false),
    medium: plan(['whichCube'], 0, false, false),
    hard: plan(['whichCube'], 0, false, true),
  },
  450902: {
    easy: plan(['opposite'], 0, true, false),
    medium: plan(['opposite'], 0, false, false),
    hard: plan(['oppositePair'], 0, false, true),
  },
  450903: {
    easy: plan(['whichNet'], 0, true, false),
    medium: plan(['whichNet'], 0, false, false),
    hard: plan(['whichNet'], 0, false, true),
  },
  460901: {
    easy: plan(['whichCube'], 0, false, false),
    medium: plan(['whichCube'], 0, false, true),
    hard: plan(['whichCube'], 2, false, true),
  },
  460902: {
    easy: plan(['opposite'], 0, false, false),
    medium: plan(['oppositePair', 'nextPair'], 0, false, true),
    hard: plan(['oppositePair', 'nextPair'], 6, false, true),
  },
  460903: {
    easy: plan(['whichCube'], 2, true, true),
    medium: plan(['whichCube'], 4, true, true),
    hard: plan(['whichCube', 'whichNet'], 5, false, true),
  },
  470601: {
    easy: plan(['whichCube'], 3, true, true),
    medium: plan(['whichCube', 'whichNet'], 4, false, true),
    hard: plan(['whichCube', 'whichNet'], 6, false, true),
  },
};

const says = {
  opposite: {
    id: 'n.cube/opposite-faces-together',
    says: 'Two of these faces are opposite each other in the net. They can never be seen together.',
  },
  order: { id: 'n.cube/mirror-order', says: 'These faces do meet, but they go round the corner in the other order.' },
  spin: {
    id: 'n.cube/face-turned',
    says: 'One symbol is turned the wrong way. Check which side of the net it points to.',
  },
  overlap: {
    id: 'n.cube/faces-overlap',
    says: 'Fold it up in your mind: two faces land on the same place and one side stays open.',
  },
  folds: { id: 'n.cube/does-fold', says: 'This one does fold into a cube: each face lands on its own side.' },
  next: { id: 'n.cube/faces-meet', says: 'These faces share an edge when the net is folded.' },
  apart: { id: 'n.cube/faces-apart', says: 'These faces are opposite each other: they never meet.' },
} as const satisfies Record<string, Mistake>;

const netUnit = 34;
const netSize = (cells: Cells): Point => [
  (Math.max(...cells.map(([x]) => x)) + 1) * netUnit + 6,
  (Math.max(...cells.map(([, y]) => y)) + 1) * netUnit + 6,
];

function netFigure(cells: Cells, faces: readonly Face[]): Figure {
  const [width, height] = netSize(cells);
  return {
    width,
    height,
    marks: drawNet(cells, faces, netUnit, [3, 3]),
    alt: `A net of six faces. ${cells.map(([x, y], at) => `Column ${x + 1}, row ${y + 1}: ${faces[at]?.symbol.name}${(faces[at]?.symbol.period ?? 1) > 1 ? `, turned ${(faces[at]?.spin ?? 0) * 90} degrees` : ''}.`).join(' ')}`,
  };
}
/** Nets side by side are drawn in squares of one size. */
function netOption(cells: Cells, faces: readonly Face[]): Figure {
  const [width, height] = netSize(cells);
  const side = 180;
  return {
    ...netFigure(cells, faces),
    width: side,
    height: side,
    marks: drawNet(cells, faces, netUnit, [(side - width) / 2 + 3, (side - height) / 2 + 3]),
  };
}
const cubeWords = (faces: readonly Face[]): string =>
  faces
    .map(
      (face, at) =>
        `${['top', 'front', 'right side'][at]}: ${face.symbol.name}${face.symbol.period > 1 ? `, turned ${(face.spin % 4) * 90} degrees` : ''}`,
    )
    .join('; ');
const cubeFigure = (faces: readonly Face[]): Figure => ({
  width: 100,
  height: 108,
  marks: drawCube(faces, [50, 54], 26),
  alt: `Cube. ${cubeWords(faces)}.`,
});
const viewText = (faces: readonly Face[]): string => faces.map(faceText).join(' ');
const allViews = (faces: readonly Face[], placed: readonly Placed[]): Map<string, Face[]> =>
  new Map(
    turns.map((turn) => {
      const seen = seenFaces(faces, placed, turn);
      return [viewText(seen), seen] as const;
    }),
  );

function drawnFaces(random: Random, pointing: number): Face[] {
  const symbols = [...random.sample(pointingSymbols, pointing), ...random.sample(plainSymbols, 6 - pointing)];
  return random.shuffle(symbols).map((symbol) => ({ symbol, spin: random.int(0, symbol.period - 1) }));
}

function drawnFor(random: Random, { plainNets }: Plan): Cells {
  const cells = drawnNet(random);
  const hasRow = [0, 1].some((axis) =>
    cells.some((cell) => cells.filter((other) => other[axis] === cell[axis]).length >= 4),
  );
  return plainNets && !hasRow ? normal(nets[random.int(0, 5)] ?? cells) : cells;
}

const opposite = (placed: readonly Placed[], at: number): number =>
  placed.findIndex((own) => own.normal.every((value, axis) => value === -(placed[at]?.normal[axis] ?? 9) + 0));

/** A cube that this net cannot make, and why. */
function wrongCube(
  random: Random,
  faces: readonly Face[],
  placed: readonly Placed[],
  views: ReadonlyMap<string, Face[]>,
  own: Plan,
): { faces: Face[]; because: Mistake } | undefined {
  const [top, front, right] = random.pick([...views.values()]);
  if (top === undefined || front === undefined || right === undefined) return undefined;
  const way = random.pick(
    own.pointing > 0
      ? (['spin', 'order', 'spin'] as const)
      : own.mirrors
        ? (['order', 'opposite'] as const)
        : (['opposite'] as const),
  );
  if (way === 'order') return { faces: [top, right, front], because: says.order };
  if (way === 'spin') {
    const places = [top, front, right].flatMap((face, at) => (face.symbol.period > 1 ? [at] : []));
    if (places.length === 0) return undefined;
    const place = random.pick(places);
    return {
      faces: [top, front, right].map((face, at) =>
        at === place ? { ...face, spin: (face.spin + random.int(1, 3)) % 4 } : face,
      ),
      because: says.spin,
    };
  }
  const behind =
    faces[
      opposite(
        placed,
        faces.findIndex(({ symbol }) => symbol === top.symbol),
      )
    ];
  return behind === undefined ? undefined : { faces: random.shuffle([top, behind, right]), because: says.opposite };
}

function makeWhichCube(random: Random, own: Plan): Made | undefined {
  const cells = drawnFor(random, own);
  const placed = foldNet(cells);
  if (placed === undefined) return undefined;
  const faces = drawnFaces(random, own.pointing);
  const views = allViews(faces, placed);
  const right = random.pick([...views.values()]);
  const wrong = new Map<string, { faces: Face[]; because: Mistake }>();
  for (let tries = 0; wrong.size < 4 && tries < 40; tries++) {
    const cube = wrongCube(random, faces, placed, views, own);
    if (cube !== undefined && !views.has(viewText(cube.faces))) wrong.set(viewText(cube.faces), cube);
  }
  if (wrong.size < 4) return undefined;
  const [top, front, side] = right;
  return askDrawn(
    {
      text: 'Which cube can be made by folding this net?',
      figure: netFigure(cells, faces),
      hint: 'Faces with one face between them in a row are opposite. They are never seen together.',
      steps: [
        `In the net, ${[0, 1, 2]
          .map((at) => {
            const other = opposite(placed, at);
            return `${faces[at]?.symbol.name} is opposite ${faces[other]?.symbol.name}`;
          })
          .filter((_, at) => opposite(placed, at) > at || opposite(placed, at) > 2)
          .join('; ')}.`,
        'Leave out cubes that show two opposite faces.',
        `${top?.symbol.name}, ${front?.symbol.name} and ${side?.symbol.name} meet at a corner, in this order${own.pointing > 0 ? ', and point the right way' : ''}.`
          .replace(/^a/, 'A')
          .replace(/^f/, 'F'),
      ],
      variant: `${cellsText(cells)} ${faces.map(faceText).join(',')} ${viewText(right)}`,
      features: { pointing: own.pointing, mirrors: own.mirrors ? 1 : 0, plainNet: own.plainNets ? 0 : 1 },
    },
    random.shuffle<DrawnOption>([
      { figure: cubeFigure(right), because: undefined },
      ...[...wrong.values()].map((cube) => ({ figure: cubeFigure(cube.faces), because: cube.because })),
    ]),
  );
}

function makeWhichNet(random: Random, own: Plan): Made | undefined {
  const start = drawnFaces(random, own.pointing);
  const netOf = (faces: readonly Face[]): { cells: Cells; faces: readonly Face[]; placed: Placed[] } | undefined => {
    const cells = drawnFor(random, own);
    const placed = foldNet(cells);
    return placed === undefined ? undefined : { cells, faces, placed };
  };
  const right = netOf(start);
  if (right === undefined) return undefined;
  const view = random.pick([...allViews(right.faces, right.placed).values()]);
  const wrong: { cells: Cells; faces: readonly Face[]; because: Mistake }[] = [];
  for (let tries = 0; wrong.length < 3 && tries < 30; tries++) {
    const faces =
      own.pointing > 0 && random.chance(1, 2)
        ? start.map((face) => ({ ...face, spin: random.int(0, face.symbol.period - 1) }))
        : random.shuffle(start);
    const net = netOf(faces);
    if (net === undefined || allViews(net.faces, net.placed).has(viewText(view))) continue;
    const places = view.map(({ symbol }) => faces.findIndex((face) => face.symbol === symbol));
    const isOpposite = places.some((one) => places.includes(opposite(net.placed, one)));
    const flat = (faces_: readonly Face[]): string => faces_.map(({ symbol }) => symbol.name).join();
    const meets = [...allViews(net.faces, net.placed).values()].some((seen) => flat(seen) === flat(view));
    if (!own.mirrors && !isOpposite) continue;
    wrong.push({ cells: net.cells, faces, because: isOpposite ? says.opposite : meets ? says.spin : says.order });
  }
  if (wrong.length < 3) return undefined;
  return askDrawn(
    {
      text: 'Which net can be folded to make this cube?',
      figure: { ...cubeFigure(view), width: 100 },
      hint: 'The three faces you see meet at one corner. In which net can they meet?',
      steps: [
        `You see ${view.map(({ symbol }) => symbol.name).join(', ')}.`,
        'Leave out nets where two of them are opposite.',
        'Then check that they go round the corner in the same order as on the cube.',
      ],
      variant: `${cellsText(right.cells)} ${right.faces.map(faceText).join(',')} ${viewText(view)}`,
      features: { pointing: own.pointing, mirrors: own.mirrors ? 1 : 0, plainNet: own.plainNets ? 0 : 1 },
    },
    random.shuffle<DrawnOption>([
      { figure: netOption(right.cells, right.faces), because: undefined },
      ...wrong.map((net) => ({ figure: netOption(net.cells, net.faces), because: net.because })),
    ]),
  );
}

const upright = (face: Face): Face => ({ ...face, spin: 0 });
const faceAt = (face: Face, x: number): Mark => drawFace(upright(face), ([u, v]) => [x + 30 + u * 26, 30 + v * 26]);

function makeOpposite(random: Random, own: Plan, form: Form): Made | undefined {
  const cells = drawnFor(random, own);
  const placed = foldNet(cells);
  if (placed === undefined) return undefined;
  const faces = drawnFaces(random, Math.min(own.pointing, 6));
  const figure = netFigure(cells, faces);
  const at = random.int(0, 5);
  const target = faces[at];
  const pairs = [0, 1, 2, 3, 4, 5]
    .map((one) => [one, opposite(placed, one)] as const)
    .filter(([one, two]) => one < two);
  const others = [0, 1, 2, 3, 4, 5].flatMap((one) =>
    [0, 1, 2, 3, 4, 5].flatMap((two) =>
      one < two && !pairs.some((pair) => pair[0] === one && pair[1] === two) ? [[one, two] as const] : [],
    ),
  );
  if (target === undefined) return undefined;
  const around = {
    hint: 'In a straight row of the net, faces with one face between them are opposite.',
    variant: `${form} ${cellsText(cells)} ${faces.map(faceText).join(',')}`,
    features: { pairs: form === 'opposite' ? 0 : 1, plainNet: own.plainNets ? 0 : 1, pointing: own.pointing },
  };
  if (form === 'opposite') {
    const right = opposite(placed, at);
    const options = random.shuffle([
      right,
      ...random.sample(
        [0, 1, 2, 3, 4, 5].filter((other) => other !== at && other !== right),
        4,
      ),
    ]);
    return askDrawn(
      {
        ...around,
        text: `The net is folded into a cube. Which face is **opposite** the face with **${target.symbol.name}**?`,
        figure,
        variant: `${around.variant} ${at}`,
        steps: [
          `Find ${target.symbol.name} in the net.`,
          'Every face that shares an edge or folds round to it is next to it.',
          `Only ${faces[right]?.symbol.name} never touches it.`,
        ],
      },
      options.map((place) => {
        const face = faces[place] ?? target;
        return {
          figure: { width: 60, height: 60, marks: [faceAt(face, 0)], alt: `A face with ${face.symbol.name}.` },
          because: place === right ? undefined : says.next,
        };
      }),
    );
  }
  const isOpposite = form === 'oppositePair';
  const right = random.pick(isOpposite ? pairs : others);
  const wrong = isOpposite ? random.sample(others, 4) : pairs;
  const name = ([one, two]: readonly [number, number]): string =>
    `${faces[one]?.symbol.name} and ${faces[two]?.symbol.name}`;
  return askDrawn(
    {
      ...around,
      text: isOpposite
        ? 'The net is folded into a cube. Which two faces are **opposite** each other?'
        : 'The net is folded into a cube. Which two faces are **next to** each other?',
      figure,
      variant: `${around.variant} ${right.join()}`,
      steps: [
        'Faces with one face between them in a row are opposite.',
        `Opposite here: ${pairs.map(name).join('; ')}.`,
        'All other faces are next to each other.',
      ],
    },
    random.shuffle([right, ...wrong]).map((pair) => {
      const [one, two] = random.shuffle([...pair]).map((place) => faces[place] ?? target);
      return {
        figure: {
          width: 124,
          height: 60,
          marks: [faceAt(one ?? target, 0), faceAt(two ?? target, 64)],
          alt: `${name(pair)}.`.replace(/^a/, 'A'),
        },
        because: pair === right ? undefined : isOpposite ? says.next : says.apart,
      };
    }),
  );
}

const blank: Face = { symbol: { name: 'a blank face', period: 1, parts: [] }, spin: 0 };

function makeIsNet(random: Random, own: Plan, form: Form): Made | undefined {
  const folding = new Map<string, Cells>();
  const failing = new Map<string, Cells>();
  const [good, bad] = form === 'isNet' ? [1, own.mirrors ? 4 : 3] : [own.mirrors ? 4 : 3, 1];
  for (let tries = 0; tries < 60 && (folding.size < good || failing.size < bad); tries++) {
    const net = drawnFor(random, own);
    folding.set(cellsText(net), net);
    const other = drawnCells(random, 6, random.int(3, 5));
    const isBlock = other.some(([x, y]) =>
      [
        [1, 0],
        [0, 1],
        [1, 1],
      ].every(([dx = 0, dy = 0]) => other.some((cell) => cell[0] === x + dx && cell[1] === y + dy)),
    );
    if (foldNet(other) === undefined && Math.max(...other.flat()) < 5 && (!own.mirrors || !isBlock))
      failing.set(cellsText(other), other);
  }
  if (folding.size < good || failing.size < bad) return undefined;
  const options = random.shuffle([
    ...[...folding.values()].slice(0, good).map((cells) => ({ cells, folds: true })),
    ...[...failing.values()].slice(0, bad).map((cells) => ({ cells, folds: false })),
  ]);
  return askDrawn(
    {
      text:
        form === 'isNet'
          ? 'Which of these can be folded into a closed box (a cube)?'
          : 'Which of these can **not** be folded into a closed box (a cube)?',
      hint: 'Choose one square as the floor. Fold up the squares around it, one by one.',
      steps: [
        'A cube has six sides. Each square must land on a side of its own.',
        'Take one square as the floor and fold up the others.',
        form === 'isNet'
          ? 'Only in one of them no two squares land on the same side.'
          : 'In one of them two squares land on the same side, so the box stays open.',
      ],
      variant: options
        .map(({ cells, folds }) => `${folds ? '+' : '-'}${cellsText(cells)}`)
        .sort()
        .join('/'),
      features: { options: options.length, blocks: own.mirrors ? 1 : 0 },
    },
    options.map(({ cells, folds }) => ({
      figure: {
        ...netOption(
          cells,
          cells.map(() => blank),
        ),
        alt: `Six squares, by column and row: ${cells.map(([x, y]) => `${x + 1}-${y + 1}`).join(', ')}.`,
      },
      because: folds === (form === 'isNet') ? undefined : folds ? says.folds : says.overlap,
    })),
  );
}

const sub = ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 - x2, y1 - y2];

/** A drawn face read back: its symbol and turn, wherever and however slanted it is drawn. */
export function readFace(mark: Mark): { face: Face; middle: Point } | undefined {
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
  for (const symbol of [...plainSymbols, ...pointingSymbols, blank.symbol])
    for (let spin = 0; spin < symbol.period; spin++) {
      const turn = ([x, y]: Point): Point =>
        spin === 0 ? [x, y] : spin === 1 ? [-y, x] : spin === 2 ? [-x, -y] : [y, -x];
      const fits =
        seen.length === symbol.parts.length &&
        symbol.parts.every(
          ({ points, fill }, at) =>
            seen[at]?.fill === fill &&
            seen[at]?.points.length === points.length &&
            points.map(turn).every((point, place) => {
              const own = seen[at]?.points[place] ?? [9, 9];
              return Math.abs(own[0] - point[0]) < 0.06 && Math.abs(own[1] - point[1]) < 0.06;
            }),
        );
      if (fits) return { face: { symbol, spin }, middle };
    }
  return undefined;
}

/** Rolls a die over the net: each square takes the print of the face that lands on it. */
export function rollOver(cells: Cells): Placed[] | undefined {
  const rolls: readonly (readonly [Point, Turn])[] = [
    [
      [1, 0],
      [
        [0, 0, -1],
        [0, 1, 0],
        [1, 0, 0],
      ],
    ],
    [
      [-1, 0],
      [
        [0, 0, 1],
        [0, 1, 0],
        [-1, 0, 0],
      ],
    ],
    [
      [0, 1],
      [
        [1, 0, 0],
        [0, 0, -1],
        [0, 1, 0],
      ],
    ],
    [
      [0, -1],
      [
        [1, 0, 0],
        [0, 0, 1],
        [0, -1, 0],
      ],
    ],
  ];
  const [first] = cells;
  if (first === undefined) return undefined;
  const states = new Map<string, Turn>([
    [
      first.join(),
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ],
  ]);
  const open: Point[] = [first];
  for (const [x, y] of open)
    for (const [[dx, dy], roll] of rolls) {
      const state = states.get(`${x},${y}`);
      const next: Point = [x + dx, y + dy];
      if (
        state === undefined ||
        states.has(next.join()) ||
        !cells.some((cell) => cell[0] === next[0] && cell[1] === next[1])
      )
        continue;
      const [one, two, three] = state;
      states.set(next.join(), [turned(one, roll), turned(two, roll), turned(three, roll)]);
      open.push(next);
    }
  const axes: readonly Vector[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, -1],
  ];
  const placed = cells.flatMap((cell): Placed[] => {
    const state = states.get(cell.join());
    const below = state === undefined ? undefined : axes.find((axis) => isSame(turned(axis, state), [0, 0, -1]));
    const right = state === undefined ? undefined : axes.find((axis) => isSame(turned(axis, state), [1, 0, 0]));
    return below === undefined || right === undefined ? [] : [{ normal: below, right }];
  });
  return new Set(placed.map((own) => own.normal.join())).size === 6 ? placed : undefined;
}

export function readNet({ marks }: Figure): { cells: Cells; faces: Face[]; placed: Placed[] | undefined } {
  const read = marks.flatMap((mark) => {
    const own = readFace(mark);
    return own === undefined ? [] : [own];
  });
  const [left, top] = [
    Math.min(...read.map(({ middle }) => middle[0])),
    Math.min(...read.map(({ middle }) => middle[1])),
  ];
  const cells = read.map(
    ({ middle: [x, y] }): Point => [Math.round((x - left) / netUnit), Math.round((y - top) / netUnit)],
  );
  return { cells, faces: read.map(({ face }) => face), placed: rollOver(cells) };
}

const readView = ({ marks }: Figure): string =>
  viewText(
    marks.flatMap((mark) => {
      const own = readFace(mark);
      return own === undefined ? [] : [own.face];
    }),
  );

function solveCube(question: Question): number[] {
  const text = promptText(question);
  const options = optionFigures(question);
  const places = (holds: (figure: Figure) => boolean): number[] =>
    options.flatMap((figure, place) => (holds(figure) ? [place] : []));
  if (text.includes('box'))
    return places((figure) => (readNet(figure).placed === undefined) === text.includes('**not**'));
  const figure = promptFigure(question);
  if (text.includes('Which net')) {
    const view = readView(figure);
    return places((option) => {
      const { faces, placed } = readNet(option);
      return placed !== undefined && allViews(faces, placed).has(view);
    });
  }
  const { faces, placed } = readNet(figure);
  if (placed === undefined) return [];
  if (text.includes('Which cube')) {
    const views = allViews(faces, placed);
    return places((option) => views.has(readView(option)));
  }
  const placeOf = (name: string): number => faces.findIndex(({ symbol }) => symbol.name === name);
  const named = (option: Figure): number[] =>
    option.marks.flatMap((mark) => {
      const own = readFace(mark);
      return own === undefined ? [] : [placeOf(own.face.symbol.name)];
    });
  const target = faces.findIndex(({ symbol }) => text.includes(`**${symbol.name}**`));
  return places((option) => {
    const [one = -1, two = target] = named(option);
    return (opposite(placed, one) === two) === text.includes('**opposite**');
  });
}

/** Nets and cubes. */
export const cubeMaker = defineMaker<Readonly<Record<Difficulty, Plan>>>({
  makerId: 'n.cube',
  version: 1,
  serves: ladders,
  make(random, { params, difficulty }) {
    const own = params[difficulty];
    const form = random.pick(own.forms);
    if (form === 'isNet' || form === 'isNoNet') return makeIsNet(random, own, form);
    if (form === 'whichCube') return makeWhichCube(random, own);
    return form === 'whichNet' ? makeWhichNet(random, own) : makeOpposite(random, own, form);
  },
  solve: (question) => choices(solveCube(question)),
});
