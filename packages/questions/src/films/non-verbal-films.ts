/** Bafay's films: mirrors, codes of shapes, folding and punching. */

import type { Mark, Paint } from '@comet/contract/figure';
import type { Film, FilmPart } from '@comet/contract/film';
import { cellFrame } from '../nonverbal/pictures/draw.ts';
import { drawn, line, ring, row, scene, stop, tile, title, words } from './film-kit.ts';

type Spot = readonly [number, number];

/** A flag on a pole: nothing about it is the same left and right, or top and bottom. */
const flagMarks: readonly Mark[] = [
  { kind: 'line', from: [-40, -70], to: [-40, 80], strokeWidth: 8 },
  {
    kind: 'polygon',
    points: [
      [-40, -70],
      [50, -38],
      [-40, -6],
    ],
    fill: 'accent',
    strokeWidth: 4,
  },
  { kind: 'circle', x: -14, y: -38, radius: 8, fill: 'paper', strokeWidth: 3 },
];
const flag = (key: string, at: Spot, stretch: Spot = [1, 1], turnDegrees = 0): FilmPart =>
  drawn(key, at, flagMarks, { stretch, turnDegrees });

const upright = line('mirror', [320, 40], [320, 320], true);
const flat = line('mirror', [120, 180], [520, 180], true);
/** From a corner to the mirror and on to its image: the same length on both sides. */
const across = (key: string, y: number, away: number): FilmPart[] => [
  line(`${key} there`, [320 - away, y], [320, y]),
  line(`${key} back`, [320, y], [320 + away, y]),
];

const mirrors: Film = {
  key: 'mirrors',
  title: 'Mirror pictures',
  subject: 'nonVerbalReasoning',
  subTopicId: 440701,
  scenes: [
    scene('Hi, I’m Bafay! Let’s look into a mirror.', 'cheer', [title('Mirror pictures'), flag('flag', [320, 200])]),
    scene('Here’s a flag, and a mirror line beside it. What will the mirror show?', 'think', [
      flag('flag', [200, 180]),
      upright,
      words('ask', [440, 180], '?', 90),
    ]),
    scene('The picture flips over the line. Now left and right have swapped.', 'idle', [
      flag('flag', [200, 180]),
      upright,
      flag('image', [440, 180], [-1, 1]),
    ]),
    stop('Each corner is as far behind the mirror as the real one is in front of it.', 'idle', [
      flag('flag', [200, 180]),
      upright,
      flag('image', [440, 180], [-1, 1]),
      ...across('top', 110, 160),
      ...across('tip', 142, 70),
      ...across('foot', 260, 160),
    ]),
    scene('Now the mirror lies flat, under the flag.', 'think', [
      flag('flag', [320, 92], [0.9, 0.9]),
      flat,
      words('ask', [320, 268], '?', 80),
    ]),
    scene('This time top and bottom swap. Left and right stay as they are.', 'idle', [
      flag('flag', [320, 92], [0.9, 0.9]),
      flat,
      flag('image', [320, 268], [0.9, -0.9]),
    ]),
    scene(
      'Careful! This flag was turned upside down, not flipped. In this mirror, the flag must stay at the top.',
      'oops',
      [
        flag('flag', [200, 180]),
        upright,
        flag('image', [440, 180], [1, 1], 180),
        tile('wrong', [440, 320], 'turned', 'accent3', 24),
      ],
    ),
    stop(
      'A handy trick: trace the picture on thin paper and turn the paper over. That’s the mirror picture!',
      'cheer',
      [
        flag('flag', [200, 180]),
        upright,
        flag('image', [440, 180], [-1, 1]),
        tile('right', [440, 320], 'flipped', 'accent3', 24),
      ],
    ),
    scene('Standing mirror: left and right swap. Flat mirror: top and bottom swap.', 'cheer', [
      ...row(
        140,
        [
          ['standing', 'standing mirror'],
          ['sides', 'left ↔ right', 'accent3'],
        ],
        28,
      ),
      ...row(
        230,
        [
          ['flat', 'flat mirror'],
          ['ends', 'top ↔ bottom', 'accent3'],
        ],
        28,
      ),
    ]),
  ],
};

const square: Mark = { kind: 'rect', x: 24, y: 24, width: 52, height: 52 };
const circle: Mark = { kind: 'circle', x: 50, y: 50, radius: 27 };
const shapes = { square, circle } as const;

/** A box with one shape and its code. */
const coded = (
  key: string,
  x: number,
  shape: keyof typeof shapes,
  fill: Paint,
  code: string,
  marked?: 0 | 1,
): FilmPart[] => [
  drawn(
    key,
    [x, 120],
    [
      {
        kind: 'group',
        scale: 1.3,
        marks: [{ kind: 'group', move: [-50, -50], marks: [cellFrame, { ...shapes[shape], fill, strokeWidth: 3 }] }],
      },
    ],
  ),
  ...[...code].map((letter, at) =>
    tile(`${key} letter ${at}`, [x - 27 + at * 54, 230], letter, at === marked ? 'accent3' : 'soft', 28),
  ),
];
const stripes: Paint = 'stripesUp';

/** The boxes of the film; `marked` says which letter of each is coloured. */
const boxes = (marked: readonly (0 | 1 | undefined)[] = [], lastCode = '??', hasLast = false): FilmPart[] => [
  ...coded('first', 110, 'square', stripes, 'AX', marked[0]),
  ...coded('second', 250, 'square', 'paper', 'AY', marked[1]),
  ...coded('third', 390, 'circle', stripes, 'BX', marked[2]),
  ...(hasLast ? coded('last', 530, 'circle', 'paper', lastCode, marked[3]) : []),
];
const means = (text: string): FilmPart => words('means', [320, 315], text, 28, 'accent');

const shapeCodes: Film = {
  key: 'shape-codes',
  title: 'Codes of shapes',
  subject: 'nonVerbalReasoning',
  subTopicId: 450601,
  scenes: [
    scene('These boxes have secret codes. Let’s crack them!', 'cheer', [
      title('Codes of shapes'),
      ...row(
        200,
        [
          ['a', 'A'],
          ['x', 'X'],
          ['ask', '= ?', 'accent3'],
        ],
        36,
      ),
    ]),
    scene('Each box has two letters. Each letter tells us one thing about the box.', 'idle', boxes()),
    scene('Find two boxes that share a letter. These two both start with A.', 'think', [
      ...boxes([0, 0]),
      ring('pair', [180, 165], 290, 230),
    ]),
    scene('What else do they share? Both have a square. So A means square.', 'cheer', [
      ...boxes([0, 0]),
      means('A = square'),
    ]),
    stop('The third box starts with B, and it has a circle. So B means circle.', 'idle', [
      ...boxes([0, 0, 0]),
      means('A = square, B = circle'),
    ]),
    scene('Now the second letters. The first and third boxes share X. What’s the same?', 'think', [
      ...boxes([1, undefined, 1]),
      means('A = square, B = circle'),
    ]),
    scene('Both have stripes, so X means stripes. And Y means no stripes.', 'cheer', [
      ...boxes([1, 1, 1]),
      means('A = square, B = circle, X = stripes, Y = plain'),
    ]),
    stop('Here’s a new box: a circle without stripes. Circle is B, plain is Y. Its code is BY.', 'idle', [
      ...boxes([undefined, undefined, undefined, 0], 'BY', true),
      means('circle = B, plain = Y'),
    ]),
    scene('One letter at a time: find two boxes that share it, and ask what’s the same.', 'cheer', [
      ...row(
        180,
        [
          ['one', '1 same letter', 'accent3'],
          ['two', '2 what’s the same?', 'accent3'],
        ],
        28,
      ),
    ]),
  ],
};

const side = 110;
const quarterSheet = (key: string, stretch: Spot, holes: boolean, fill: Paint): FilmPart =>
  drawn(
    key,
    [320, 180],
    [
      { kind: 'rect', x: -side, y: -side, width: side, height: side, fill, strokeWidth: 3 },
      ...(holes ? [{ kind: 'circle', x: -36, y: -70, radius: 14, fill: 'ink', stroke: 'ink' } as const] : []),
    ],
    { stretch },
  );

/**
 * A square sheet in quarters, each drawn by mirroring the top left one over the folds: a fold is a mirror, and so is what
 * unfolding does with a hole.
 */
const sheet = (folded: { readonly right: boolean; readonly bottom: boolean }, holes = false): FilmPart[] => {
  const x = folded.right ? 1 : -1;
  const y = folded.bottom ? 1 : -1;
  return [
    quarterSheet('top left', [1, 1], holes, 'soft'),
    quarterSheet('bottom left', [1, y], holes, 'soft'),
    quarterSheet('top right', [x, 1], holes, 'soft'),
    quarterSheet('bottom right', [x, y], holes, 'soft'),
  ];
};
const foldDown = line('fold 1', [320, 50], [320, 310], true);
const foldAcross = line('fold 2', [190, 180], [450, 180], true);

const foldAndPunch: Film = {
  key: 'fold-and-punch',
  title: 'Fold and punch',
  subject: 'nonVerbalReasoning',
  subTopicId: 460803,
  scenes: [
    scene('Fold it, punch it, unfold it: all in your head. Let’s practise!', 'cheer', [
      title('Fold and punch'),
      ...row(
        200,
        [
          ['fold', 'fold'],
          ['punch', 'punch'],
          ['unfold', 'unfold', 'accent3'],
        ],
        32,
      ),
    ]),
    scene('Here’s a square sheet of paper. We’ll fold it along the dashed lines.', 'idle', [
      ...sheet({ right: false, bottom: false }),
      foldDown,
      foldAcross,
    ]),
    scene('First fold: the right half goes over to the left.', 'think', [
      ...sheet({ right: true, bottom: false }),
      foldDown,
    ]),
    scene('Second fold: the bottom half goes up. Now there are 4 layers.', 'think', [
      ...sheet({ right: true, bottom: true }),
      foldDown,
      foldAcross,
    ]),
    stop('Punch one hole. It goes through all 4 layers!', 'cheer', [
      ...sheet({ right: true, bottom: true }, true),
      foldDown,
      foldAcross,
    ]),
    scene('Now go backwards. Undo the second fold first. The hole has a mirror twin below the fold.', 'idle', [
      ...sheet({ right: true, bottom: false }, true),
      foldDown,
      foldAcross,
    ]),
    scene('Then undo the first fold. Both holes get a mirror twin on the right. That makes 4 holes.', 'idle', [
      ...sheet({ right: false, bottom: false }, true),
      foldDown,
      foldAcross,
    ]),
    stop('Check each pair: both holes must be equally far from the fold.', 'think', [
      ...sheet({ right: false, bottom: false }, true),
      foldDown,
      line('there', [284, 110], [320, 110]),
      line('back', [320, 110], [356, 110]),
      line('there 2', [284, 250], [320, 250]),
      line('back 2', [320, 250], [356, 250]),
    ]),
    scene('Last fold first, and mirror every hole each time. You’ve got it!', 'cheer', [
      ...sheet({ right: false, bottom: false }, true),
      ring('whole', [320, 180], 260, 260),
    ]),
  ],
};

export const nonVerbalFilms: readonly Film[] = [mirrors, shapeCodes, foldAndPunch];
