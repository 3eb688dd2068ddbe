/** Drawings as data: the server makes them, the web app draws them as SVG in the theme's colours, solvers read them back. */
import { z } from 'zod';

/**
 * Paints are names, not colours: a figure looks right in every theme, and no colour alone carries meaning.
 * `ink` outlines and text, `paper` the ground, `soft` a light grey, `grey` a mid grey, `accent`/`accent2`/`accent3` the
 * subject's colours, `grid` faint lines; the rest are patterns in ink, which turn with the shape they fill.
 */
export const paints = [
  'none',
  'ink',
  'paper',
  'soft',
  'grey',
  'accent',
  'accent2',
  'accent3',
  'grid',
  'stripesHorizontal',
  'stripesVertical',
  'stripesUp',
  'stripesDown',
  'dots',
  'crosshatch',
] as const;
const paint = z.enum(paints);
export type Paint = (typeof paints)[number];

const appearance = {
  fill: paint.optional(),
  stroke: paint.optional(),
  /** In units of the figure; 2 where not said. */
  strokeWidth: z.number().optional(),
  dashed: z.boolean().optional(),
};

const point = z.tuple([z.number(), z.number()]);

const lineMark = z.strictObject({
  kind: z.literal('line'),
  from: point,
  to: point,
  arrow: z.boolean().optional(),
  ...appearance,
});
const polygonMark = z.strictObject({ kind: z.literal('polygon'), points: z.array(point), ...appearance });
const polylineMark = z.strictObject({ kind: z.literal('polyline'), points: z.array(point), ...appearance });
const rectMark = z.strictObject({
  kind: z.literal('rect'),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  radius: z.number().optional(),
  ...appearance,
});
const circleMark = z.strictObject({
  kind: z.literal('circle'),
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  ...appearance,
});
const ellipseMark = z.strictObject({
  kind: z.literal('ellipse'),
  x: z.number(),
  y: z.number(),
  radiusX: z.number(),
  radiusY: z.number(),
  ...appearance,
});
/** SVG path data: only M L H V C S Q T A Z, digits and separators. */
const pathMark = z.strictObject({
  kind: z.literal('path'),
  d: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/),
  ...appearance,
});
const textMark = z.strictObject({
  kind: z.literal('text'),
  x: z.number(),
  y: z.number(),
  text: z.string(),
  /** Height in units of the figure; at least 12 where the figure is 320 wide. */
  size: z.number(),
  anchor: z.enum(['start', 'middle', 'end']).optional(),
  bold: z.boolean().optional(),
  fill: paint.optional(),
});

interface Appearance {
  fill?: Paint | undefined;
  stroke?: Paint | undefined;
  strokeWidth?: number | undefined;
  dashed?: boolean | undefined;
}
type Point = [number, number];

/** One thing drawn. Coordinates are in the figure's units, y downwards, as in SVG. */
export type Mark =
  | ({ kind: 'line'; from: Point; to: Point; arrow?: boolean | undefined } & Appearance)
  | ({ kind: 'polygon'; points: Point[] } & Appearance)
  | ({ kind: 'polyline'; points: Point[] } & Appearance)
  | ({ kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number | undefined } & Appearance)
  | ({ kind: 'circle'; x: number; y: number; radius: number } & Appearance)
  | ({ kind: 'ellipse'; x: number; y: number; radiusX: number; radiusY: number } & Appearance)
  | ({ kind: 'path'; d: string } & Appearance)
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      anchor?: 'start' | 'middle' | 'end' | undefined;
      bold?: boolean | undefined;
      fill?: Paint | undefined;
    }
  | {
      kind: 'group';
      /** Applied in this order: scale and flip about the origin, turn clockwise in degrees, then move. */
      move?: Point | undefined;
      turnDegrees?: number | undefined;
      scale?: number | undefined;
      /** Mirrored left to right before it is turned. */
      flip?: boolean | undefined;
      marks: Mark[];
    };

const markSchema: z.ZodType<Mark> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    lineMark,
    polygonMark,
    polylineMark,
    rectMark,
    circleMark,
    ellipseMark,
    pathMark,
    textMark,
    z.strictObject({
      kind: z.literal('group'),
      move: point.optional(),
      turnDegrees: z.number().optional(),
      scale: z.number().optional(),
      flip: z.boolean().optional(),
      marks: z.array(markSchema),
    }),
  ]),
);

/** A drawing of `width` × `height` units; `alt` describes it without giving the answer away. */
export const figureSchema = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  marks: z.array(markSchema),
  alt: z.string().min(1),
});
export type Figure = z.infer<typeof figureSchema>;
