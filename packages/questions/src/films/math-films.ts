/** Robu's films: equivalent fractions, per cent, the angles of a triangle. */

import type { Mark } from '@comet/contract/figure';
import type { Film, FilmPart } from '@comet/contract/film';
import { firstShaded, gridFigure } from '../fractions/fraction-figures.ts';
import { bar, drawn, figure, fraction, line, middle, scene, stop, tile, title, words } from './film-kit.ts';

const half = bar('half', [260, 110], 1, 2);
const halfName = fraction('halfName', [540, 110], 1, 2);
const quarters = bar('quarters', [260, 210], 2, 4);
const quartersName = fraction('quartersName', [540, 210], 2, 4);

const fractionFamilies: Film = {
  key: 'fraction-families',
  title: 'Fraction families',
  subject: 'math',
  subTopicId: 140401,
  scenes: [
    scene('Hi, I’m Robu! Let’s find fractions that are worth the same.', 'cheer', [
      title('Fraction families'),
      fraction('a', [200, 200], 1, 2, 48),
      words('is', [320, 200], '=', 48),
      fraction('b', [440, 200], '?', '?', 48),
    ]),
    scene('Here is one bar, cut into 2 equal parts. One part is coloured. That’s one half.', 'idle', [half, halfName]),
    scene('Now I cut each part in two. There are 4 parts, and 2 are coloured: two quarters.', 'think', [
      half,
      halfName,
      quarters,
      quartersName,
    ]),
    stop('Look at the coloured ends. They line up, so one half equals two quarters.', 'cheer', [
      half,
      halfName,
      quarters,
      quartersName,
      line('edge', [260, 60], [260, 260], true),
      words('same', [260, 300], 'the same amount'),
    ]),
    scene('Here’s a quick way: multiply the top and the bottom by the same number.', 'idle', [
      fraction('a', [160, 180], 1, 2, 48),
      tile('top', [320, 120], '× 3', 'accent3'),
      tile('bottom', [320, 240], '× 3', 'accent3'),
      fraction('b', [480, 180], '?', '?', 48),
    ]),
    scene('1 times 3 is 3, and 2 times 3 is 6. So one half equals three sixths.', 'think', [
      fraction('a', [160, 180], 1, 2, 48),
      tile('top', [320, 120], '× 3', 'accent3'),
      tile('bottom', [320, 240], '× 3', 'accent3'),
      fraction('b', [480, 180], 3, 6, 48),
    ]),
    scene('You can divide, too. Divide 6 and 8 by 2, and six eighths becomes three quarters.', 'idle', [
      bar('eighths', [260, 110], 6, 8),
      fraction('eighthsName', [540, 110], 6, 8),
      bar('threeQuarters', [260, 210], 3, 4),
      fraction('threeQuartersName', [540, 210], 3, 4),
    ]),
    stop('Careful: adding doesn’t work! Add 1 to both and you get two thirds. That’s more than half.', 'oops', [
      half,
      halfName,
      bar('thirds', [260, 210], 2, 3),
      fraction('thirdsName', [540, 210], 2, 3),
    ]),
    scene('Multiply or divide both numbers by the same amount. Then they’re one family!', 'cheer', [
      fraction('a', [110, 180], 1, 2, 44),
      words('is', [190, 180], '=', 44),
      fraction('b', [270, 180], 2, 4, 44),
      words('is2', [350, 180], '=', 44),
      fraction('c', [430, 180], 3, 6, 44),
      words('is3', [500, 180], '=', 44),
      fraction('d', [570, 180], 4, 8, 44),
    ]),
  ],
};

const hundred = (key: string, shaded: readonly boolean[], at: Spot = [200, 180]): FilmPart =>
  figure(key, at, gridFigure(shaded, 10, ''), 1.4);
const quarterOf = Array.from({ length: 100 }, (_, square) => square % 10 < 5 && square < 50);

const perCent: Film = {
  key: 'per-cent',
  title: 'Per cent: out of 100',
  subject: 'math',
  subTopicId: 150604,
  scenes: [
    scene('Per cent means ‘out of 100’. Let’s see what that looks like.', 'cheer', [
      title('Per cent: out of 100'),
      words('sign', [320, 210], '%', 120, 'accent'),
    ]),
    scene('This square has 100 small squares. All of them together are 100 per cent.', 'idle', [
      hundred('grid', firstShaded(0, 100)),
      words('count', [490, 180], '100%', 56),
    ]),
    scene('I colour 1 square. That’s 1 out of 100, so it’s 1 per cent.', 'idle', [
      hundred('grid', firstShaded(1, 100)),
      words('count', [490, 180], '1%', 56),
    ]),
    stop('Now 37 squares are coloured. 37 out of 100 is 37 per cent.', 'think', [
      hundred('grid', firstShaded(37, 100)),
      words('count', [490, 180], '37%', 56),
    ]),
    scene('You can write it in three ways: 37 per cent, 37 hundredths, or 0.37.', 'idle', [
      tile('percent', [150, 180], '37%', 'accent3', 36),
      words('is', [245, 180], '=', 40),
      fraction('fraction', [320, 180], 37, 100, 40),
      words('is2', [395, 180], '=', 40),
      tile('decimal', [500, 180], '0.37', 'accent3', 36),
    ]),
    scene('Half of the square is 50 small squares. So one half is 50 per cent.', 'idle', [
      hundred('grid', firstShaded(50, 100)),
      fraction('fraction', [430, 180], 1, 2, 44),
      words('is', [490, 180], '=', 40),
      words('count', [560, 180], '50%', 44),
    ]),
    scene('A quarter is 25 small squares. So one quarter is 25 per cent.', 'idle', [
      hundred('grid', quarterOf),
      fraction('fraction', [430, 180], 1, 4, 44),
      words('is', [490, 180], '=', 40),
      words('count', [560, 180], '25%', 44),
    ]),
    stop(
      'What is 9 out of 20? Make it out of 100. 20 times 5 is 100, and 9 times 5 is 45. It’s 45 per cent.',
      'think',
      [
        fraction('fraction', [120, 180], 9, 20, 48),
        tile('top', [240, 125], '× 5', 'accent3'),
        tile('bottom', [240, 235], '× 5', 'accent3'),
        fraction('scaled', [360, 180], 45, 100, 48),
        words('is', [450, 180], '=', 40),
        words('count', [540, 180], '45%', 48),
      ],
    ),
    scene('Always ask: how many would it be out of 100? That’s the per cent!', 'cheer', [
      words('ask', [320, 130], 'How many out of 100?', 36),
      words('sign', [320, 240], '%', 100, 'accent'),
    ]),
  ],
};

type Spot = readonly [number, number];

interface Corner {
  readonly key: string;
  readonly at: Spot;
  readonly turn: number;
  readonly sweep: number;
}

/** The triangle of the film: its corners, and from where each angle opens. */
const vertices: readonly Spot[] = [
  [160, 270],
  [480, 270],
  [300, 80],
];
const directionTo = ([x, y]: Spot, [toX, toY]: Spot): number => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

const corners: readonly Corner[] = vertices.map((at, place) => {
  const [one, other] = vertices.filter((vertex) => vertex !== at).map((vertex) => directionTo(at, vertex));
  const [from = 0, to = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b);
  const isOver = to - from > 180;
  return {
    key: ['a', 'b', 'c'][place] ?? '',
    at,
    turn: isOver ? to : from,
    sweep: isOver ? 360 - (to - from) : to - from,
  };
});
const cornerFills = ['accent', 'accent2', 'accent3'] as const;

/** An angle as a piece of paper: it opens from its corner, and its name turns with it. */
function wedge({ key, sweep }: Corner, at: Spot, turn: number, place: number): FilmPart {
  const radius = 78;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const point = (degrees: number, far: number): [number, number] => [
    round(far * Math.cos((degrees * Math.PI) / 180)),
    round(far * Math.sin((degrees * Math.PI) / 180)),
  ];
  const [x, y] = point(sweep, radius);
  const [nameX, nameY] = point(sweep / 2, radius * 0.62);
  const fill = cornerFills[place] ?? 'accent';
  return drawn(
    key,
    at,
    [
      { kind: 'path', d: `M0 0L${radius} 0A${radius} ${radius} 0 0 1 ${x} ${y}Z`, fill, strokeWidth: 3 },
      {
        kind: 'group',
        move: [nameX, nameY],
        turnDegrees: -turn,
        marks: [{ kind: 'text', x: 0, y: 0, text: key, size: 26, bold: true }],
      },
    ],
    { turnDegrees: turn },
  );
}

const outline = (points: readonly Spot[], key = 'outline', dashed = false): FilmPart =>
  drawn(
    key,
    [0, 0],
    [
      {
        kind: 'polygon',
        points: points.map(([x, y]): [number, number] => [x, y]),
        fill: 'paper',
        strokeWidth: 4,
        dashed,
      },
    ],
  );

const inTriangle = corners.map((corner, place) => wedge(corner, corner.at, corner.turn, place));
const pulls: readonly Spot[] = [
  [-60, 0],
  [60, 0],
  [0, -24],
];
const tornOff = inTriangle.map((part, place): FilmPart => {
  const [x, y] = pulls[place] ?? [0, 0];
  return { ...part, at: [part.at[0] + x, part.at[1] + y] };
});
/** The corners side by side, from the left end of a straight line to its right. */
const onLine = corners.map((corner, place) => {
  const before = corners.slice(0, place).reduce((sum, { sweep }) => sum + sweep, 0);
  return wedge(corner, [320, 260], 180 + before, place);
});

const fourSides: readonly Spot[] = [
  [130, 280],
  [230, 80],
  [440, 100],
  [500, 280],
];
const label = (key: string, at: Spot, text: string): FilmPart => words(key, at, text, 28);
const diagonal: Mark = { kind: 'line', from: [0, 0], to: [310, -180], stroke: 'accent', strokeWidth: 4, dashed: true };

const triangleAngles: Film = {
  key: 'triangle-angles',
  title: 'Angles in a triangle',
  subject: 'math',
  subTopicId: 160901,
  scenes: [
    scene('What do the angles of a triangle add up to? Let’s tear one up and see!', 'cheer', [
      title('Angles in a triangle'),
      outline(vertices),
    ]),
    scene('This triangle has three angles. Let’s call them a, b and c.', 'idle', [outline(vertices), ...inTriangle]),
    scene('Now I tear off the three corners.', 'think', [outline(vertices, 'torn', true), ...tornOff]),
    stop('I push them together. They make a straight line, and a straight line is 180 degrees!', 'cheer', [
      ...onLine,
      line('line', [140, 260], [500, 260]),
      words('sum', [320, 310], '180°', 36),
    ]),
    scene('It works for every triangle: the three angles add up to 180 degrees.', 'idle', [
      ...onLine,
      line('line', [140, 260], [500, 260]),
      words('sum', [320, 310], 'a + b + c = 180°', 36),
    ]),
    scene('Say two angles are 70 and 60 degrees. Add them: 70 plus 60 is 130.', 'think', [
      outline(vertices),
      label('seventy', [222, 244], '70°'),
      label('sixty', [418, 246], '60°'),
      label('missing', [304, 134], '?'),
      words('sum', [320, 325], '70° + 60° = 130°', 30),
    ]),
    scene('Then take that from 180. The last angle is 50 degrees.', 'idle', [
      outline(vertices),
      label('seventy', [222, 244], '70°'),
      label('sixty', [418, 246], '60°'),
      label('missing', [304, 138], '50°'),
      words('sum', [320, 325], '180° − 130° = 50°', 30),
    ]),
    stop(
      'A shape with four sides? Cut it from corner to corner. It makes two triangles: 2 times 180 is 360.',
      'think',
      [
        outline(fourSides),
        drawn('cut', [130, 280], [diagonal]),
        label('one', [250, 160], '180°'),
        label('two', [385, 220], '180°'),
        words('sum', [320, 325], '180° + 180° = 360°', 30),
      ],
    ),
    scene('Triangle: 180. Four sides: 360. Add the angles you know, then subtract!', 'cheer', [
      tile('three', [200, middle[1]], '△ 180°', 'accent3', 38),
      tile('four', [440, middle[1]], '◇ 360°', 'accent3', 38),
    ]),
  ],
};

export const mathFilms: readonly Film[] = [fractionFamilies, perCent, triangleAngles];
