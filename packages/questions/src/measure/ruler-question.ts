/** A length read from a ruler, as two families ask it. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { drawn } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { type Seen, typed } from '../kernel/seen.ts';
import { inUnit, writeNumber } from './ask.ts';
import { readRuler, rulerFigure } from './ruler-figure.ts';
import { exactDecimal } from './units.ts';

/** Where the thing begins: at 0, at a whole or half centimetre, at any mark, or at a mark with more millimetres than its end. */
type Start = 'zero' | 'whole' | 'half' | 'any' | 'over';

/** The starts of a year by level. */
const starts = (year: number): Readonly<Record<'easy' | 'medium' | 'hard', Start>> =>
  year > 3 ? { easy: 'whole', medium: 'any', hard: 'over' } : { easy: 'zero', medium: 'whole', hard: 'half' };

function drawStart(random: Random, kind: Start): number {
  if (kind === 'zero') return 0;
  const centimetres = 10 * random.int(1, 4);
  if (kind === 'whole') return centimetres;
  return centimetres - (kind === 'half' ? 5 : random.int(1, 9));
}

/** The question: half centimetres from 0 or from a whole one, then single millimetres. */
export function makeRuler(
  random: Random,
  { difficulty, year }: { readonly difficulty: 'easy' | 'medium' | 'hard'; readonly year: number },
  mistake: (name: string, says: string) => Mistake,
): Made | undefined {
  const kind = starts(year)[difficulty];
  const start = drawStart(random, kind);
  const length = difficulty === 'easy' ? 5 * random.int(4, 18) : random.int(12, 99 - start);
  if (start + length > 100 || (kind !== 'zero' && length % 10 === 0)) return undefined;
  if (kind === 'over' && (start + length) % 10 >= start % 10) return undefined;
  // Decimals come in year 4, and whole centimetres are for year 2.
  const inMm = year < 4 || random.chance(1, 2);
  const thing = random.pick(['ribbon', 'strip', 'stick'] as const);
  const unit = inMm ? 'mm' : 'cm';
  const end = start + length;
  const show = (mm: number): string => (inMm ? String(mm) : (exactDecimal(mm, 10) ?? ''));
  const miscounts = mistake('miscounts-marks', '');
  return writeNumber(
    {
      prompt: [
        `How long is the ${thing}? Give the length in ${inMm ? 'millimetres' : 'centimetres'}.`,
        drawn(rulerFigure({ start, end, thing })),
      ],
      hint:
        start > 0
          ? 'Look where it starts. Is that at 0?'
          : 'Each small step on the ruler is 1 mm. 10 of them make 1 cm.',
      steps: [
        start > 0
          ? `It starts at ${show(start)} ${unit} and ends at ${show(end)} ${unit}.`
          : `It starts at 0 and ends at ${Math.floor(end / 10)} cm${end % 10 === 0 ? '' : ` and ${end % 10} mm`}.`,
        ...(start > 0
          ? [`${show(end)} − ${show(start)} = ${show(length)}.`]
          : inMm
            ? [
                `${Math.floor(end / 10)} cm is ${end - (end % 10)} mm${end % 10 === 0 ? '' : `, and ${end % 10} more makes ${end}`}.`,
              ]
            : []),
        `It is **${show(length)} ${unit}** long.`,
      ],
      variant: `ruler ${unit} ${start} ${length}`,
      features: { steps: start > 0 ? 2 : 1, offset: start > 0 ? 1 : 0, singleMm: length % 5 === 0 ? 0 : 1 },
    },
    show(length),
    [
      ...(start > 0
        ? [[show(end), mistake('not-from-zero', 'It doesn’t start at 0. Take away the number it starts at.')] as const]
        : []),
      [inMm ? (exactDecimal(length, 10) ?? '') : length, mistake('ignores-units', 'Look at the units. 1 cm is 10 mm.')],
      [show(length + 1), miscounts],
      [show(length - 1), miscounts],
      [show(length + 10), miscounts],
    ],
    inUnit(unit),
  );
}

/** The length from where the thing is drawn. */
export function solveRuler(seen: Seen): GivenAnswer[] | undefined {
  if (!/^How long is the \w+\? Give the length in/.test(seen.text) || seen.figure === undefined) return undefined;
  const { start, end } = readRuler(seen.figure);
  return typed(seen.text.includes('millimetres') ? end - start : (exactDecimal(end - start, 10) ?? ''));
}
