/** Draws a number line of wholes cut into equal parts, with arrows; solvers count the ticks up to an arrow. */
import type { Figure, Mark } from '@comet/contract/figure';

const left = 30;
const right = 290;
const lineY = 62;

/** From 0 to `wholes`, each whole cut into `parts`; arrows stand at ticks counted from 0. Only wholes carry numbers. */
interface FractionLine {
  readonly wholes: number;
  readonly parts: number;
  readonly arrows: readonly { readonly tick: number; readonly name: string }[];
  readonly alt: string;
}

/** The drawing. */
export function fractionLine({ wholes, parts, arrows, alt }: FractionLine): Figure {
  const xOf = (tick: number): number => Math.round((left + (tick / (wholes * parts)) * (right - left)) * 100) / 100;
  const ticks = Array.from({ length: wholes * parts + 1 }, (_, tick): Mark => {
    const tall = tick % parts === 0 ? 13 : 8;
    return {
      kind: 'line',
      from: [xOf(tick), lineY - tall],
      to: [xOf(tick), lineY + tall],
      stroke: 'ink',
      strokeWidth: tick % parts === 0 ? 3 : 2,
    };
  });
  const labels = Array.from(
    { length: wholes + 1 },
    (_, whole): Mark => ({
      kind: 'text',
      x: xOf(whole * parts),
      y: lineY + 34,
      text: String(whole),
      size: 17,
      anchor: 'middle',
      fill: 'ink',
    }),
  );
  return {
    width: 320,
    height: 104,
    alt,
    marks: [
      { kind: 'line', from: [left - 12, lineY], to: [right + 12, lineY], stroke: 'ink', strokeWidth: 2 },
      ...ticks,
      ...labels,
      ...arrows.flatMap(({ tick, name }): Mark[] => [
        {
          kind: 'line',
          from: [xOf(tick), 24],
          to: [xOf(tick), lineY - 3],
          arrow: true,
          stroke: 'accent',
          strokeWidth: 3,
        },
        { kind: 'text', x: xOf(tick), y: 17, text: name, size: 16, anchor: 'middle', bold: true, fill: 'ink' },
      ]),
    ],
  };
}

/** What a named arrow points at, as ticks from 0 and ticks in one whole, counted on the drawing. */
export function readFractionLine(figure: Figure, name: string): { readonly ticks: number; readonly perWhole: number } {
  const lines = figure.marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
  const ticks = lines.flatMap(({ from, to, arrow }) => (from[0] === to[0] && arrow !== true ? [from[0]] : []));
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const one = texts.find(({ text, y }) => text === '1' && y > lineY)?.x ?? Number.NaN;
  const at = texts.find(({ text, y }) => text === name && y < lineY)?.x ?? Number.NaN;
  const upTo = (x: number): number => ticks.filter((tick) => tick < x + 0.5).length - 1;
  return { ticks: upTo(at), perWhole: upTo(one) };
}
