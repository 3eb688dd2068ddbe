/** Straight graphs that turn one measure into another. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { conversionGraph, conversionOf, conversions } from './conversions.ts';
import { features, mistake, named, type Params } from './graphs.ts';
import { lineFigure, readLine } from './line-figure.ts';

/** A value read off, read backwards, or found beyond the graph. */
export const convertByGraph: Form<Params> = {
  weight: ({ params }) => (params.about === 'convert' ? 3 : 0),
  make(random, cell) {
    const rule = random.pick(conversions);
    const graph = conversionGraph(rule);
    const { difficulty } = cell;
    const canHalve = rule.stepX % 2 === 0 && rule.stepY % 2 === 0;
    const beyond = difficulty !== 'easy';
    // Easy: between the marks. Medium: forwards beyond the graph. Hard: backwards, or half way between far marks.
    const backwards = beyond ? difficulty === 'hard' && random.chance(2, 3) : random.chance(1, 2);
    const halves = difficulty === 'easy' || (difficulty === 'hard' && (!backwards || random.chance(1, 2)));
    if (halves && !canHalve) return undefined;
    const at = (beyond ? random.int(6, difficulty === 'hard' ? 20 : 12) : random.int(0, 4)) + (halves ? 0.5 : 0);
    const [x, y] = [at * rule.stepX, at * rule.stepY];
    // Half a mark is read off as easily, and the number that is asked for is whole lots of it.
    const part = halves ? 2 : 1;
    const [easyX, easyY] = [rule.stepX / part, rule.stepY / part];
    const [easyFrom, easyTo] = backwards ? [easyY, easyX] : [easyX, easyY];
    const [given, answer, from, to] = backwards ? [y, x, rule.y, rule.x] : [x, y, rule.x, rule.y];
    // The names of the axes are plural.
    if (given === 1) return undefined;
    const [endFrom, endTo] = backwards ? [5 * rule.stepY, 5 * rule.stepX] : [5 * rule.stepX, 5 * rule.stepY];
    // Nobody adds thousands of metres to minutes.
    const added = endTo + given - endFrom;
    const isNear = Math.max(added, answer) <= 3 * Math.min(added, answer);
    const mistakes: NumberMistake[] = [
      [
        given,
        beyond ? mistake('gives-the-start', `That is the number of ${from}. How many ${to} is it?`) : named.start,
      ],
      [
        beyond ? (isNear ? added : Number.NaN) : answer + (backwards ? rule.stepX : rule.stepY),
        beyond
          ? mistake(
              'adds-for-rate',
              `You added ${showNumber(given - endFrom)} to both numbers at the end of the line. But every ${rule.stepX} more ${rule.x} add ${showNumber(rule.stepY)} ${rule.y}.`,
            )
          : mistake('one-step-out', 'That is too far along the axis. Go straight across or down from the line.'),
      ],
      [backwards ? (given * rule.stepY) / rule.stepX : (given * rule.stepX) / rule.stepY, named.axes],
    ];
    return writeNumber(
      {
        prompt: [
          drawn(lineFigure(graph)),
          `${beyond ? 'The line carries on in the same way beyond the graph.' : 'Use the graph.'} ${(backwards ? rule.backwards : rule.forwards).replace('#', showNumber(given))}`,
        ],
        hint: beyond
          ? `Read off ${showNumber(easyFrom)} on the axis for ${from}. How many lots of that make ${showNumber(given)}?`
          : `Find ${showNumber(given)} on the axis for ${from}. Go to the line.`,
        steps: beyond
          ? [
              `The graph shows: ${showNumber(rule.stepX)} ${rule.x}, ${showNumber(rule.stepY)} ${rule.y}.${halves ? ` Half of that: ${showNumber(easyX)} and ${showNumber(easyY)}.` : ''}`,
              `How many lots of ${showNumber(easyFrom)} make ${showNumber(given)}? ${showNumber(given)} ÷ ${showNumber(easyFrom)} = ${showNumber(at * part)}.`,
              `So take ${showNumber(at * part)} lots of ${showNumber(easyTo)}: ${showNumber(at * part)} × ${showNumber(easyTo)} = **${showNumber(answer)}**.`,
            ]
          : [
              `Go from ${showNumber(given)} on the axis for ${from} to the line.`,
              `From there go to the axis for ${to}: **${showNumber(answer)}**.`,
            ],
        variant: `convert ${rule.title} ${at} ${backwards}`,
        features: features(cell, beyond ? 3 : backwards ? 2 : 1, rule.stepY),
      },
      answer,
      // What is far beyond both numbers nobody reads off the graph.
      mistakes.filter(
        ([each]) =>
          Number.isInteger(Number(each)) && Number(each) > 0 && Number(each) <= 10 * Math.max(Number(given), answer),
      ),
    );
  },
  solve(seen) {
    const found = conversionOf(seen.text);
    const read = seen.figure === undefined ? undefined : readLine(seen.figure);
    if (found === undefined || found.more > 0 || read === undefined) return undefined;
    const last = read.labels.length - 1;
    const slope = read.at(last) / Number(read.labels[last]);
    return answered(seen, Math.round((found.isForwards ? found.given * slope : found.given / slope) * 100) / 100);
  },
};

/** A whole sentence on speed or cost for one. */
export const rateByGraph: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'convert' && difficulty === 'medium' ? 2 : 0),
  make(random, cell) {
    const each = random.pick([6, 7, 8, 9, 12, 15]);
    const [x, y, title, question] = random.pick([
      ['tickets', 'pounds', 'Cost of tickets', 'How many pounds does **one** ticket cost?'],
      ['hours', 'kilometres', 'A ship’s voyage', 'How many kilometres does the ship go in **one** hour?'],
      ['stickers', 'pence', 'Cost of stickers', 'How many pence does **one** sticker cost?'],
      ['boxes', 'kilograms', 'Mass of boxes', 'How many kilograms does **one** box weigh?'],
      ['minutes', 'litres', 'Filling a pool', 'How many litres are added in **one** minute?'],
    ] as const);
    const gap = random.pick([4, 5, 6, 8]);
    // The axis has round steps, as drawn charts have: not every pair lies on a line.
    const top = 5 * gap * each;
    const step = [10, 20, 25, 30, 40, 50, 60, 75, 100].find((size) => top % size === 0 && top / size <= 10);
    const place = step && [1, 2, 3, 4, 5].find((at) => (at * gap * each) % step === 0);
    if (step === undefined || place === undefined) return undefined;
    const [far, high] = [place * gap, place * gap * each];
    const graph = {
      title,
      xAxis: x,
      yAxis: y,
      labels: [0, 1, 2, 3, 4, 5].map((at) => String(at * gap)),
      values: [0, 1, 2, 3, 4, 5].map((at) => at * gap * each),
      step,
      low: 0,
      top,
      dots: false,
    };
    return writeNumber(
      {
        prompt: [drawn(lineFigure(graph)), question],
        hint: `Find a number of ${x} for which the line gives an exact number of ${y}. Then share.`,
        steps: [`${far} ${x}: ${showNumber(high)} ${y}.`, `${showNumber(high)} ÷ ${far} = **${each}**.`],
        variant: `rate ${x} ${each} ${gap}`,
        features: features(cell, 2, step),
      },
      each,
      [
        [high, mistake('stops-early', `That is for ${far} ${x}. Share it to find one.`)],
        [far, mistake('swaps-axes', `That is a number of ${x}, not of ${y}.`)],
      ],
    );
  },
  solve(seen) {
    if (!/^How many \w+ .*\bone \w+/.test(seen.text) || seen.figure === undefined) return undefined;
    const read = readLine(seen.figure);
    return read === undefined ? [] : answered(seen, read.at(5) / Number(read.labels[5]));
  },
};
