/** The whiteboard: everybody sees the lines as they are drawn; the tutor and a called child draw them. */
import type { Stroke } from '@comet/domain/meetings/board';
import type { Act } from '@comet/domain/meetings/room';
import { boardHeight, boardWidth, maxNumbersPerMessage, type PenColour } from '@comet/domain/meetings/room-limits';
import { getStroke } from 'perfect-freehand';
import { memo, type PointerEvent, useRef } from 'react';
import { penInks } from './pen-inks.ts';
import classes from './Stage.module.css';

type Draw = Extract<Act, { type: 'draw' }>;

const penSize = 28;
/** Points go out together, about twenty times a second. */
const sendEveryMs = 50;

/** The outline of a line as an SVG path; its points are x and y by turns. */
function pathOf(numbers: readonly number[]): string {
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  const outline = getStroke(points, { size: penSize, thinning: 0.4, smoothing: 0.5, streamline: 0.4 });
  return outline.length === 0
    ? ''
    : `M${outline.map(([x = 0, y = 0]) => `${x.toFixed(0)},${y.toFixed(0)}`).join('L')}Z`;
}

const Line = memo(({ stroke: { colour, points } }: { readonly stroke: Stroke }) => (
  <path d={pathOf(points)} fill={penInks[colour]} />
));

interface BoardProps {
  /** Whether what lies under it is seen. */
  readonly isClear: boolean;
  readonly strokes: readonly Stroke[];
  /** Undefined for whoever only looks. */
  readonly pen: { readonly colour: PenColour; readonly onDraw: (piece: Draw) => void } | undefined;
}

export function Board({ isClear, strokes, pen }: BoardProps) {
  const drawing = useRef<{ readonly stroke: number; points: number[]; sentAt: number }>(undefined);

  const pointOf = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (part: number, whole: number): number => Math.round(Math.min(1, Math.max(0, part)) * whole);
    return [within((event.clientX - left) / width, boardWidth), within((event.clientY - top) / height, boardHeight)];
  };
  const send = (): void => {
    const now = drawing.current;
    if (now === undefined || pen === undefined || now.points.length === 0) return;
    const { stroke, points } = now;
    pen.onDraw({ type: 'draw', stroke, colour: pen.colour, points });
    drawing.current = { stroke, points: [], sentAt: performance.now() };
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (pen === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // Newer than any of before, also after a reload.
    const stroke = Math.floor(Date.now() / 100) % 1_000_000 || 1;
    drawing.current = { stroke, points: pointOf(event), sentAt: 0 };
    send();
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const now = drawing.current;
    if (now === undefined) return;
    now.points.push(...pointOf(event));
    if (performance.now() - now.sentAt > sendEveryMs || now.points.length >= maxNumbersPerMessage) send();
  };
  const end = (): void => {
    send();
    drawing.current = undefined;
  };

  return (
    <svg
      className={classes.board}
      data-pen={pen !== undefined}
      data-clear={isClear}
      viewBox={`0 0 ${boardWidth} ${boardHeight}`}
      role="img"
      aria-label={strokes.length === 0 ? 'Whiteboard, empty' : `Whiteboard with ${strokes.length} lines`}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {strokes.map((stroke) => (
        <Line key={stroke.key} stroke={stroke} />
      ))}
    </svg>
  );
}
