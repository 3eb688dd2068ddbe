/** The surface of cuboids and cubes, and the way from a surface to a volume. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { byLayers, drawEdges, drawing, edgesIn, surfaceOf, tenths, volumeOf } from './cuboids.ts';
import { features, mistake, named, type Params, weightOf } from './mistakes.ts';

/** The area of all faces; without a lid when it is hard. */
export const surface: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'surface', difficulty),
  make(random, { params, difficulty }) {
    const isCube = difficulty === 'easy' && random.chance(1, 3);
    const drawnEdges = drawEdges(random, params, difficulty);
    const edges: [number, number, number] = isCube ? [drawnEdges[1], drawnEdges[1], drawnEdges[1]] : drawnEdges;
    const [a, b, c] = edges;
    if (!isCube && new Set(edges).size < 2) return undefined;
    // Who works out the volume would be right as well.
    if (volumeOf(edges) === surfaceOf(edges)) return undefined;
    const open = difficulty === 'hard' && random.chance(1, 2);
    // With whole edges, the closed cuboid is for medium.
    if (difficulty === 'hard' && !open && edges.every((edge) => edge % 10 === 0)) return undefined;
    // With edges up to 9, it is for easy.
    if (difficulty === 'medium' && edges.every((edge) => edge < 100)) return undefined;
    // A box without a lid is no room.
    const unit = open ? 'cm' : random.pick(['cm', 'm'] as const);
    const whole = surfaceOf(edges);
    const value = open ? (exactDecimal(2 * (a * b + b * c + a * c) - a * b, 100) ?? '') : whole;
    const [x, y, z] = [volumeOf([a, b]), volumeOf([b, c]), volumeOf([a, c])];
    const mistakes: NumberMistake[] = [
      ...(open ? [[whole, named.lid] as const] : []),
      [volumeOf(edges), named.volume],
      [
        exactDecimal(a * b + b * c + a * c, 100) ?? '',
        isCube
          ? named.threeOfCube
          : open
            ? mistake('three-faces-only', 'There is one bottom, but there are two of each side face.')
            : named.three,
      ],
      [x, named.face],
    ];
    return writeNumber(
      {
        prompt: isCube
          ? `A cube has edges of ${tenths(a)} ${unit}. What is its surface area?`
          : open
            ? [`This box has no lid. What is the area of all its outside faces?`, drawing(edges, unit)]
            : ['What is the surface area of the cuboid?', drawing(edges, unit)],
        hint: open
          ? 'How many faces are left when the top is removed?'
          : 'How many faces are there? Which of them are equal?',
        steps: isCube
          ? [
              `One face is ${tenths(a)} × ${tenths(a)} = ${x} ${unit}².`,
              `There are six faces: 6 × ${x} = **${showNumber(value)}** ${unit}².`,
            ]
          : [
              `${open ? 'With a lid, the faces are' : 'The faces are'} ${x}, ${y} and ${z} ${unit}², each twice.`,
              `2 × (${x} + ${y} + ${z}) = ${showNumber(whole)} ${unit}².`,
              open
                ? `Without the lid of ${x}: **${showNumber(value)}** ${unit}².`
                : `The surface area is **${showNumber(value)}** ${unit}².`,
            ],
        variant: `surface ${open} ${edges.join(' ')} ${unit}`,
        features: features(Number(whole), open ? 4 : isCube ? 2 : 3, params.places[difficulty]),
      },
      value,
      mistakes,
      inUnit(`${unit}²`),
    );
  },
  solve(seen) {
    const open = seen.text.startsWith('This box has no lid');
    const isAsked = /^A cube has edges of .* its surface area\?$|What is the surface area of the cuboid\?$/.test(
      seen.text,
    );
    if (!open && !isAsked) return undefined;
    const shown = edgesIn(seen);
    const [a = 0, b = a, c = a] = shown;
    const faces = [
      [a, b],
      [a, b],
      [b, c],
      [b, c],
      [a, c],
      [a, c],
    ].slice(open ? 1 : 0);
    return answered(
      seen,
      exactDecimal(
        faces.reduce((all, [one = 0, other = 0]) => all + one * other, 0),
        100,
      ) ?? '',
    );
  },
};

/** From the volume of a cube to its surface, or from its surface to its volume. */
export const cubeBack: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'cubeBack', difficulty),
  make(random, { difficulty }) {
    const edge = random.int(difficulty === 'hard' ? 4 : 3, 12);
    // Of a cube with an edge of 6, volume and surface are the same number.
    if (difficulty === 'hard' && edge === 6) return undefined;
    const unit = random.pick(['cm', 'm', 'mm'] as const);
    const [volume, area] = [edge ** 3, 6 * edge * edge];
    const kind =
      difficulty === 'medium' ? random.pick(['edge', 'faces'] as const) : random.pick(['surface', 'volume'] as const);
    const [prompt, value, outUnit] =
      kind === 'edge'
        ? [`A cube has a volume of ${showNumber(volume)} ${unit}³. How long is one edge?`, edge, unit]
        : kind === 'surface'
          ? [`A cube has a volume of ${showNumber(volume)} ${unit}³. What is its surface area?`, area, `${unit}²`]
          : kind === 'faces'
            ? [`A cube has a surface area of ${showNumber(area)} ${unit}². How long is one edge?`, edge, unit]
            : [`A cube has a surface area of ${showNumber(area)} ${unit}². What is its volume?`, volume, `${unit}³`];
    const fromVolume = kind === 'edge' || kind === 'surface';
    return writeNumber(
      {
        prompt,
        hint: fromVolume
          ? 'Which number, times itself and times itself again, makes the volume?'
          : 'How big is one of the six faces?',
        steps: [
          ...(fromVolume
            ? [
                'All the edges of a cube are the same length. Try whole numbers one after the other.',
                `${edge - 1} × ${edge - 1} × ${edge - 1} = ${showNumber((edge - 1) ** 3)} is too small.`,
              ]
            : ['A cube has six equal faces, and each face is a square.']),
          fromVolume
            ? `${edge} × ${edge} × ${edge} = ${showNumber(volume)}, so one edge is ${edge} ${unit}.`
            : `One face is ${showNumber(area)} ÷ 6 = ${edge * edge} ${unit}². ${edge} × ${edge} = ${edge * edge}, so one edge is ${edge} ${unit}.`,
          kind === 'surface'
            ? `6 × ${edge} × ${edge} = **${showNumber(area)}** ${unit}².`
            : kind === 'volume'
              ? `${edge} × ${edge} × ${edge} = **${showNumber(volume)}** ${unit}³.`
              : `The answer is **${edge}** ${unit}.`,
        ],
        variant: `back ${kind} ${edge} ${unit}`,
        features: features(volume, kind === 'edge' ? 2 : 3),
      },
      value,
      [
        ...(kind === 'surface'
          ? [[edge * edge, named.face] as const, [3 * edge * edge, named.threeOfCube] as const]
          : []),
        ...(kind === 'volume'
          ? [
              [edge * edge, named.face] as const,
              [edge, mistake('one-part-only', 'That is the length of one edge.')] as const,
            ]
          : []),
        ...(kind === 'edge' && volume % 3 === 0
          ? [
              [
                volume / 3,
                mistake(
                  'divides-for-root',
                  'You divided by 3. Which number times itself, and times itself again, makes the volume?',
                ),
              ] as const,
            ]
          : []),
        ...(kind === 'faces'
          ? [
              [edge * edge, named.face] as const,
              [
                area / 6 / 2,
                mistake('divides-for-root', 'You halved the area of a face. Which number times itself makes it?'),
              ] as const,
            ]
          : []),
        [edge + 1, named.miscalculated],
      ].filter((mistake): mistake is [number, typeof named.miscalculated] => Number.isInteger(mistake[0])),
      inUnit(outUnit),
    );
  },
  solve(seen) {
    const [, what, given] = /^A cube has a (volume|surface area) of (\d+) /.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    const edge = Array.from({ length: 60 }, (_, place) => place + 1).find((each) =>
      what === 'volume' ? each * each * each === Number(given) : each * each * 6 === Number(given),
    );
    if (edge === undefined) return [];
    if (seen.text.endsWith('one edge?')) return answered(seen, edge);
    let faces = 0;
    for (let side = 0; side < 6; side++) faces += edge * edge;
    return answered(seen, seen.text.endsWith('surface area?') ? faces : byLayers([edge * 10, edge * 10, edge * 10]));
  },
};
