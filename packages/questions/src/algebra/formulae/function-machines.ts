/** Function machines, forwards and backwards. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './mistakes.ts';

/** A function machine drawn as boxes with arrows. */
function machineFigure(input: string, moves: readonly string[], output: string): Figure {
  const width = 62;
  const gap = moves.length > 2 ? 18 : 28;
  const total = (moves.length + 2) * width + (moves.length + 1) * gap;
  const texts = [input, ...moves, output];
  const marks = texts.flatMap((text, at): Mark[] => {
    const x = at * (width + gap) + 4;
    const isEnd = at === 0 || at === texts.length - 1;
    return [
      {
        kind: 'rect',
        x,
        y: 16,
        width,
        height: 44,
        radius: isEnd ? 22 : 6,
        fill: isEnd ? 'paper' : 'soft',
        stroke: 'ink',
        strokeWidth: 2,
      },
      { kind: 'text', x: x + width / 2, y: 45, text, size: 19, anchor: 'middle', bold: true, fill: 'ink' },
      ...(at === 0
        ? []
        : [
            {
              kind: 'line',
              from: [x - gap + 1, 38],
              to: [x - 3, 38],
              arrow: true,
              stroke: 'ink',
              strokeWidth: 2,
            } satisfies Mark,
          ]),
    ];
  });
  return {
    width: total + 8,
    height: 76,
    marks,
    alt: `A function machine. In: ${input}. Steps: ${moves.join(', then ')}. Out: ${output}.`.replaceAll(
      '?',
      'unknown',
    ),
  };
}

type Sign = '+' | '−' | '×' | '÷';

const work: Readonly<Record<Sign, (value: number, by: number) => number>> = {
  '+': (value, by) => value + by,
  '−': (value, by) => value - by,
  '×': (value, by) => value * by,
  '÷': (value, by) => value / by,
};

/** A function machine, forwards or backwards. */
export const machine: Form<Params> = {
  weight: (cell) => asks(cell, 'machine'),
  make(random, { difficulty, params }) {
    const isBack = difficulty === 'medium' || (difficulty === 'hard' && random.chance(2, 3));
    const signs: readonly Sign[] = ['+', '−', '×', '÷'];
    const moves = Array.from({ length: difficulty === 'hard' ? 3 : 2 }, () => {
      const sign = random.pick(signs);
      return {
        sign,
        by: sign === '×' || sign === '÷' ? random.int(3, 9) : random.int(4, params.levels[difficulty].large ? 40 : 20),
      };
    });
    const isStrong = (sign: Sign): boolean => sign === '×' || sign === '÷';
    if (moves.some(({ sign }, at) => at > 0 && isStrong(sign) === isStrong(moves[at - 1]?.sign ?? sign)))
      return undefined;
    const values = [random.int(6, 30)];
    for (const { sign, by } of moves) values.push(work[sign](values.at(-1) ?? 0, by));
    const [input = 0] = values;
    const output = values.at(-1) ?? 0;
    if (values.some((value) => value <= 0 || !Number.isInteger(value) || value > 600)) return undefined;
    const inverse: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };
    const texts = moves.map(({ sign, by }) => `${sign} ${by}`);
    const sameOrder = moves.reduce((value, { sign, by }) => work[inverse[sign]](value, by), output);
    const steps = isBack
      ? [...moves]
          .reverse()
          .map(
            ({ sign, by }, at) =>
              `${values[moves.length - at]} ${inverse[sign]} ${by} = ${values[moves.length - at - 1]}.`,
          )
      : moves.map(({ sign, by }, at) => `${values[at]} ${sign} ${by} = ${values[at + 1]}.`);
    return writeNumber(
      {
        prompt: [
          isBack ? 'Which number goes **into** the machine?' : 'Which number comes **out** of the machine?',
          drawn(machineFigure(isBack ? '?' : String(input), texts, isBack ? String(output) : '?')),
        ],
        hint: isBack ? 'Go backwards and undo each step.' : 'Go step by step along the arrows.',
        steps: [...steps, `The answer is **${isBack ? input : output}**.`],
        variant: `machine ${isBack ? 'back' : 'on'} ${texts.join()} ${input}`,
        features: { steps: moves.length + (isBack ? 2 : 0), size: output },
      },
      isBack ? input : output,
      isBack
        ? (
            [
              [sameOrder, named.inverse],
              [moves.reduce((value, { sign, by }) => work[sign](value, by), output), named.forwards(output)],
              [values[1] ?? 0, mistake('stops-too-soon', 'That is after the first box. Undo that box as well.')],
            ] as const
          ).filter(([given]) => Number.isInteger(given))
        : [
            [values.at(-2) ?? 0, mistake('stops-too-soon', 'That goes into the last box. Do its step as well.')],
            [output + 1, named.fact],
            [output - 1, named.fact],
          ],
    );
  },
  solve(seen) {
    const [, way] = /^Which number (goes into|comes out of) the machine\?$/.exec(seen.text) ?? [];
    const [figure] = seen.figures;
    if (way === undefined || figure === undefined) return undefined;
    const texts = figure.marks
      .flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
      .sort((one, other) => one.x - other.x);
    const moves = texts.slice(1, -1).map(({ text }) => /([+−×÷]) (\d+)/.exec(text) ?? []);
    const run = (start: number): number =>
      moves.reduce((value, [, sign, by]) => {
        if (sign === '+') return value + Number(by);
        if (sign === '−') return value - Number(by);
        return sign === '×' ? value * Number(by) : value / Number(by);
      }, start);
    if (way === 'comes out of') return typed(run(Number(texts[0]?.text)));
    for (let start = 1; start < 2000; start++) if (run(start) === Number(texts.at(-1)?.text)) return typed(start);
    return undefined;
  },
};
