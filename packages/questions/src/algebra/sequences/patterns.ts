/** Patterns of dots, and rules of two steps followed on or undone. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Form } from '../../kernel/forms.ts';
import { ordinal, showNumber } from '../../kernel/number-text.ts';
import { counted } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './rows-of-terms.ts';

/** A pattern of dots: one column to start with, then a column more each time. */
function dotsFigure(start: number, step: number): Figure {
  const gap = 15;
  const marks: Mark[] = [];
  const floor = 14 + (Math.max(start, step) - 1) * gap;
  let x = 14;
  for (let pattern = 1; pattern <= 3; pattern++) {
    const left = x;
    const columns = [start, ...Array.from({ length: pattern }, () => step)];
    for (const size of columns) {
      for (let row = 0; row < size; row++)
        marks.push({
          kind: 'circle',
          x,
          y: floor - row * gap,
          radius: 5.5,
          fill: 'accent',
          stroke: 'ink',
          strokeWidth: 1.5,
        });
      x += gap;
    }
    marks.push({
      kind: 'text',
      x: (left + x - gap) / 2,
      y: floor + 28,
      text: String(pattern),
      size: 16,
      anchor: 'middle',
      bold: true,
      fill: 'ink',
    });
    x += 22;
  }
  return {
    width: 240,
    height: floor + 36,
    marks,
    alt: `Three patterns of dots. In each, the first column has ${counted(start, 'dot')}. Columns of ${counted(step, 'dot')} follow it: 1 in pattern 1, 2 in pattern 2, 3 in pattern 3.`,
  };
}

/** How far on the pattern is that is asked for. */
const places: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [4, 8],
  medium: [6, 20],
  hard: [20, 40],
};

/** The dots of a later pattern. */
export const pattern: Form<Params> = {
  weight: (cell) => asks(cell, 'pattern'),
  make(random, { difficulty }) {
    const [start, step] = [random.int(1, 7), random.int(2, 7)];
    const back = difficulty === 'hard' && random.chance(2, 3);
    const place = random.int(...places[difficulty]);
    if (start === step) return undefined;
    const dots = start + place * step;
    const asked = back ? place : dots;
    return writeNumber(
      {
        prompt: [
          back
            ? `The patterns go on. Which pattern has **${dots}** dots?`
            : `The patterns go on. How many dots are in **pattern ${place}**?`,
          drawn(dotsFigure(start, step)),
        ],
        hint: 'What stays the same each time? What is added?',
        steps: [
          `Each pattern starts with ${counted(start, 'dot')}. Pattern 1 has ${step} more, pattern 2 has 2 × ${step} more, and so on.`,
          back
            ? `${dots} − ${start} = ${dots - start}, and ${dots - start} ÷ ${step} = **${place}**.`
            : `Pattern ${place}: ${start} + ${place} × ${step} = **${dots}**.`,
        ],
        variant: `dots ${start} ${step} ${place} ${back ? 'back' : ''}`,
        features: { steps: back ? 4 : 3, size: step, places: 0 },
      },
      asked,
      back
        ? [
            [place + 1, named.step],
            [place - 1, named.step],
            [
              dots % step === 0 ? dots / step : Number.NaN,
              mistake('forgets-start', `You divided all the dots. First take away the ${start} at the start.`),
            ],
          ]
        : [
            [dots + step, mistake('off-by-one-step', 'That is one pattern too far.')],
            [dots - step, mistake('off-by-one-step', 'That is one pattern too early.')],
            [
              (start + step) * place,
              mistake(
                'term-number-times-first',
                'You multiplied the whole first pattern. The first column is there only once.',
              ),
            ],
            [place * step, mistake('forgets-start', 'You left out the first column.')],
          ],
    );
  },
  solve(seen) {
    const [, place, dots] =
      /^The patterns go on\. (?:How many dots are in pattern (\d+)|Which pattern has (\d+) dots)\?$/.exec(seen.text) ??
      [];
    const [figure] = seen.figures;
    if ((place === undefined && dots === undefined) || figure === undefined) return undefined;
    const labels = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.x] : []));
    const counts = labels.map(
      (x) =>
        figure.marks.filter(
          (mark) => mark.kind === 'circle' && labels.every((other) => Math.abs(mark.x - x) <= Math.abs(mark.x - other)),
        ).length,
    );
    const [one = 0, two = 0] = counts;
    for (let number = 1; number < 200; number++) {
      const count = one + (number - 1) * (two - one);
      if (place !== undefined && number === Number(place)) return typed(count);
      if (dots !== undefined && count === Number(dots)) return typed(number);
    }
    return undefined;
  },
};

/** A rule of two steps, followed on or undone. */
export const twoStep: Form<Params> = {
  weight: (cell) => asks(cell, 'twoStep') + asks(cell, 'back'),
  make(random, cell) {
    const isBack = random.int(1, asks(cell, 'twoStep') + asks(cell, 'back')) > asks(cell, 'twoStep');
    const by = random.int(2, 4);
    const other = random.int(1, 9) * (random.chance(1, 2) ? 1 : -1);
    const addsFirst = random.chance(1, 3);
    const go = (term: number): number => (addsFirst ? (term + other) * by : term * by + other);
    const terms = [random.int(1, 12)];
    const place = random.int(3, isBack ? 4 : 5);
    while (terms.length < place) terms.push(go(terms.at(-1) ?? 0));
    const [first = 0, second = 0, third = 0] = terms;
    const last = terms.at(-1) ?? 0;
    if (terms.some((term) => term <= 0 || term > 1500) || second === first) return undefined;
    const adds = other < 0 ? `subtract ${-other}` : `add ${other}`;
    const said = addsFirst ? `${adds}, then multiply by ${by}` : `multiply by ${by}, then ${adds}`;
    const wrongOrder = (term: number): number => (addsFirst ? term * by + other : (term + other) * by);
    const swapped = terms.slice(1).reduce((term) => wrongOrder(term), first);
    const sign = other < 0 ? '−' : '+';
    const back = other < 0 ? '+' : '−';
    const undone = addsFirst
      ? `divide by ${by}, then ${other < 0 ? 'add' : 'subtract'} ${Math.abs(other)}`
      : `${other < 0 ? 'add' : 'subtract'} ${Math.abs(other)}, then divide by ${by}`;
    const undo = (from: number, to: number): string =>
      addsFirst
        ? `${showNumber(from)} ÷ ${by} = ${from / by}, and ${from / by} ${back} ${Math.abs(other)} = ${to}.`
        : `${showNumber(from)} ${back} ${Math.abs(other)} = ${from - other}, and ${from - other} ÷ ${by} = ${to}.`;
    const chain = terms.map((term) => showNumber(term)).join(' → ');
    return writeNumber(
      {
        prompt: isBack
          ? `The rule of a sequence is: **${said}**. The ${ordinal(place)} term is ${showNumber(last)}. What is the 1st term?`
          : `The 1st term of a sequence is ${first}. The rule is: **${said}**. What is the ${ordinal(place)} term?`,
        hint: isBack ? 'Undo the rule, the last step first.' : 'Work out one term after the other.',
        steps: isBack
          ? [
              `Undo each step, the last one first: ${undone}.`,
              ...terms
                .toReversed()
                .slice(0, -1)
                .map((term, at) => undo(term, terms.toReversed()[at + 1] ?? 0)),
              `The 1st term is **${first}**.`,
            ]
          : [
              `From the 1st to the 2nd term: ${addsFirst ? `${first} ${sign} ${Math.abs(other)} = ${first + other}, and ${first + other} × ${by}` : `${first} × ${by} = ${first * by}, and ${first * by} ${sign} ${Math.abs(other)}`} = ${second}.`,
              `Go on in the same way: ${chain}.`,
              `The ${ordinal(place)} term is **${showNumber(last)}**.`,
            ],
        variant: `${isBack ? 'back' : 'on'} ${said} ${first} ${place}`,
        features: { steps: isBack ? 5 : place - 1, size: by, places: 0 },
      },
      isBack ? first : last,
      isBack
        ? [
            [go(last), named.forwards],
            [second, mistake('off-by-one-step', 'That is the 2nd term. Go back one more step.')],
            ...(place > 3
              ? [[third, mistake('off-by-one-step', 'That is the 3rd term. Go back two more steps.')] as const]
              : []),
          ]
        : [
            [swapped, named.order],
            [go(last), named.tooFar],
            [terms.at(-2) ?? 0, named.tooEarly],
          ],
    );
  },
  solve(seen) {
    const [, said = ''] = /rule(?: of a sequence)? is: (.+?)\. /.exec(seen.text) ?? [];
    if (said === '') return undefined;
    const moves = [...said.matchAll(/(multiply by|add|subtract) (\d+)/g)];
    const go = (start: number): number =>
      moves.reduce(
        (term, [, verb, by]) =>
          verb === 'add' ? term + Number(by) : verb === 'subtract' ? term - Number(by) : term * Number(by),
        start,
      );
    const run = (start: number, steps: number): number =>
      Array.from({ length: steps }).reduce<number>((term) => go(term), start);
    const [, first, place] = /1st term of a sequence is (\d+)\..*What is the (\d+)\w\w term\?$/.exec(seen.text) ?? [];
    if (first !== undefined) return typed(run(Number(first), Number(place) - 1));
    const [, at, value] = /The (\d+)\w\w term is (\d+)\. What is the 1st term\?$/.exec(seen.text) ?? [];
    for (let start = 0; start < 2000; start++) if (run(start, Number(at) - 1) === Number(value)) return typed(start);
    return undefined;
  },
};
