/** Cuboids by their edges: volume, and a missing edge. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn, type Seen } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { cuboidFigure } from './cube-figure.ts';
import { features, type Level, named, type Params, weightOf } from './mistakes.ts';

/** Three edges in tenths: whole, or the first with a decimal place. */
export function drawEdges(random: Random, { top, places }: Params, level: Level): [number, number, number] {
  // Edges much shorter than the longest would be sums for a younger class.
  const edge = (): number => 10 * random.int(Math.ceil(top[level] / 3), top[level]);
  const first = places[level] > 0 ? random.int(21, top[level] * 10) : edge();
  const edges: [number, number, number] = [first, edge(), edge()];
  const [a = 0, b = 0, c = 0] = random.shuffle(edges);
  // What is called long is no shorter than what is called wide.
  return [Math.max(a, b), Math.min(a, b), c];
}

/** Tenths as text: 35 → '3.5'. */
export const tenths = (value: number): string => exactDecimal(value, 10) ?? '';

/** The product of lengths in tenths. */
export const volumeOf = (edges: readonly number[]): string =>
  exactDecimal(
    edges.reduce((all, edge) => all * edge, 1),
    10 ** edges.length,
  ) ?? '';

/** The area of the six faces, from edges in tenths. */
export const surfaceOf = ([a, b, c]: readonly [number, number, number]): string =>
  exactDecimal(2 * (a * b + b * c + a * c), 100) ?? '';

/** The cuboid with a length at three of its edges. */
export function drawing(edges: readonly [number, number, number], unit: string) {
  const [a, b, c] = [tenths(edges[0]), tenths(edges[1]), tenths(edges[2])];
  return drawn(
    cuboidFigure(
      edges,
      [`${a} ${unit}`, `${b} ${unit}`, `${c} ${unit}`],
      `A cuboid, ${a} ${unit} long, ${b} ${unit} wide and ${c} ${unit} high.`,
    ),
  );
}

/** The edges that a question shows: in its drawing, or in its words. */
export function edgesIn(seen: Seen): number[] {
  const shown = seen.figure?.marks.flatMap((mark) => (mark.kind === 'text' ? numbersIn(mark.text) : [])) ?? [];
  return (shown.length > 0 ? shown : numbersIn(seen.text)).map((edge) => Math.round(edge * 10));
}

/** Volume by laying cubes of a tenth, layer by layer. */
export function byLayers([a = 0, b = 0, c = 0]: readonly number[]): string {
  let floor = 0;
  for (let row = 0; row < b; row++) floor += a;
  let all = 0;
  for (let layer = 0; layer < c; layer++) all += floor;
  return exactDecimal(all, 1000) ?? '';
}

/** The volume of a cuboid, drawn or told. */
export const cuboidVolume: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'cuboid', difficulty),
  make(random, { params, difficulty }) {
    const isCube = random.chance(1, 6);
    const drawnEdges = drawEdges(random, params, difficulty);
    const edges: [number, number, number] = isCube ? [drawnEdges[1], drawnEdges[1], drawnEdges[1]] : drawnEdges;
    const [a, b, c] = edges;
    if (isCube ? b > 120 : new Set(edges).size < 2) return undefined;
    // Who works out the surface would be right as well.
    if (volumeOf(edges) === surfaceOf(edges)) return undefined;
    const unit = random.pick(['cm', 'm', 'cm', 'mm'] as const);
    const value = volumeOf(edges);
    // Beside small edges or a ten, medium would be no more work than easy.
    if (difficulty === 'medium' && (Number(value) < 300 || edges.includes(100))) return undefined;
    const isDrawn = !isCube && random.chance(1, 2);
    return writeNumber(
      {
        prompt: isDrawn
          ? ['What is the volume of the cuboid?', drawing(edges, unit)]
          : isCube
            ? `A cube has edges of ${tenths(a)} ${unit}. What is its volume?`
            : `A cuboid is ${tenths(a)} ${unit} long, ${tenths(b)} ${unit} wide and ${tenths(c)} ${unit} high. What is its volume?`,
        hint: 'How many unit cubes are in the bottom layer? How many layers are there?',
        steps: [
          'Volume of a cuboid = length × width × height.',
          `${tenths(a)} × ${tenths(b)} = ${showNumber(volumeOf([a, b]))}.`,
          `${showNumber(volumeOf([a, b]))} × ${tenths(c)} = **${showNumber(value)}** ${unit}³.`,
        ],
        variant: `volume ${isDrawn} ${[...edges].sort((one, other) => one - other).join(' ')} ${unit}`,
        features: features(Number(value), 1, params.places[difficulty]),
      },
      value,
      [
        [volumeOf([a, b]), named.two],
        [surfaceOf(edges), named.surface],
        [volumeOf([a, c]), named.two],
        // Last: a sum of three may be a product of two, and then that is what is said.
        [tenths(a + b + c), named.added],
      ],
      inUnit(`${unit}³`),
    );
  },
  solve(seen) {
    if (
      !/^A cu(?:be|boid) .* edges? .* its volume\?$|^A cuboid is .* its volume\?$|the volume of the cuboid\?$/.test(
        seen.text,
      ) ||
      seen.text.includes('surface')
    )
      return undefined;
    const edges = edgesIn(seen);
    const [only = 0] = edges;
    return answered(seen, byLayers(edges.length === 1 ? [only, only, only] : edges));
  },
};

/** A missing edge from the volume. */
export const missingEdge: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'edge', difficulty),
  make(random, { params, difficulty }) {
    const [a, b, c] = drawEdges(random, params, difficulty);
    const unit = random.pick(['cm', 'm'] as const);
    const volume = volumeOf([a, b, c]);
    // A length of 10, or a small volume, is seen at once.
    if ([a, b, c].includes(100) || Number(volume) < 120 || c < 30) return undefined;
    // Who gives an edge that is told would be right.
    if (c === a || c === b) return undefined;
    const [asks, first, second] = random.pick([
      ['high', 'long', 'wide'],
      ['wide', 'long', 'high'],
      ['long', 'wide', 'high'],
    ] as const);
    if ((asks === 'wide' && c > a) || (asks === 'long' && c < a)) return undefined;
    const once = exactDecimal(b * c, 100);
    return writeNumber(
      {
        prompt: `A cuboid has a volume of ${showNumber(volume)} ${unit}³. It is ${tenths(a)} ${unit} ${first} and ${tenths(b)} ${unit} ${second}. How ${asks} is it?`,
        hint: 'Multiply the two lengths you know. How many times does that fit into the volume?',
        steps: [
          `The volume is length × width × height. Multiply the two you know: ${tenths(a)} × ${tenths(b)} = ${showNumber(volumeOf([a, b]))}.`,
          `So divide the volume by that: ${showNumber(volume)} ÷ ${showNumber(volumeOf([a, b]))} = **${tenths(c)}** ${unit}.`,
        ],
        variant: `edge ${a} ${b} ${c} ${unit} ${asks}`,
        features: features(Number(volume), 2, params.places[difficulty]),
      },
      tenths(c),
      [
        ...(once === undefined ? [] : [[once, named.divide] as const]),
        [exactDecimal(a * c, 100) ?? '', named.divide],
        [volumeOf([a, b]), named.product(`${tenths(a)} × ${tenths(b)}`)],
        [tenths(c + 10), named.miscalculated],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, volume] = /^A cuboid has a volume of ([\d.]+) /.exec(seen.text) ?? [];
    if (volume === undefined) return undefined;
    const [, , a = 0, b = 0] = [0, ...numbersIn(seen.text)];
    for (let edge = 1; edge < 2000; edge++)
      if (Math.abs(a * b * (edge / 10) - Number(volume)) < 1e-6) return answered(seen, tenths(edge));
    return [];
  },
};
