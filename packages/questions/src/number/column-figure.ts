/** Draws a written calculation in columns, as children set it out in squared books. */
import type { Figure, Mark } from '@comet/contract/figure';

const cell = 36;
const line = 42;
/** Half the height of a box; texts are centred on their `y`, so a box is drawn around it. */
const halfBox = 16;
/** Centre of the first row. */
const firstY = 48;
const headings = ['O', 'T', 'H', 'Th', 'TTh', 'HTh', 'M'] as const;
/** Stands for a digit to find. */
export const hiddenDigit = '□';

function rowMarks(digits: string, right: number, y: number): Mark[] {
  return [...digits].reverse().flatMap((digit, place): Mark[] => {
    const x = right - place * cell - cell / 2;
    if (digit === hiddenDigit)
      return [
        {
          kind: 'rect',
          x: x - 13,
          y: y - halfBox,
          width: 26,
          height: 2 * halfBox,
          radius: 4,
          fill: 'soft',
          stroke: 'accent',
          strokeWidth: 2,
        },
      ];
    return [{ kind: 'text', x, y, text: digit, size: 26, anchor: 'middle', fill: 'ink' }];
  });
}

/** Rows of digits over a rule with the answer under it; an empty answer leaves room for none. */
export function columnFigure(rows: readonly string[], sign: '+' | '−' | '×', answer: string, alt: string): Figure {
  const width = 320;
  const digits = Math.max(...rows.map((row) => row.length), answer.length);
  const right = width / 2 + ((digits + 1) * cell) / 2;
  const left = right - (digits + 1) * cell;
  const lastY = firstY + (rows.length - 1) * line;
  const ruleY = lastY + 24;
  const labels = headings.slice(0, digits).map(
    (text, place): Mark => ({
      kind: 'text',
      x: right - place * cell - cell / 2,
      y: 14,
      text,
      size: 14,
      anchor: 'middle',
      fill: 'grey',
    }),
  );
  return {
    width,
    height: answer === '' ? ruleY + 16 : ruleY + line + 10,
    alt,
    marks: [
      ...labels,
      ...rows.flatMap((row, place) => rowMarks(row, right, firstY + place * line)),
      {
        kind: 'text',
        x: left + cell / 2,
        y: lastY,
        text: sign,
        size: 26,
        anchor: 'middle',
        fill: 'ink',
      },
      { kind: 'line', from: [left, ruleY], to: [right, ruleY], stroke: 'ink', strokeWidth: 2 },
      ...rowMarks(answer, right, ruleY + 26),
    ],
  };
}

/** The rows of a drawn calculation as text, top to bottom, '□' for a box: read back from the marks alone. */
export function readColumns(figure: Figure): string[] {
  const drawnAt = new Map<number, { x: number; sign: string }[]>();
  for (const mark of figure.marks) {
    const put = (y: number, x: number, sign: string): void => {
      drawnAt.set(y, [...(drawnAt.get(y) ?? []), { x, sign }]);
    };
    if (mark.kind === 'text' && /^\d$/.test(mark.text)) put(mark.y, mark.x, mark.text);
    if (mark.kind === 'rect') put(mark.y + halfBox, mark.x + 13, hiddenDigit);
  }
  return [...drawnAt]
    .sort(([one], [other]) => one - other)
    .map(([, signs]) =>
      signs
        .sort((one, other) => one.x - other.x)
        .map(({ sign }) => sign)
        .join(''),
    );
}
