/** Two amounts in different measures, put together with the help of a conversion graph. */
import type { Form } from '../../kernel/forms.ts';
import { withGiven } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { conversionGraph, conversionOf, conversions } from './conversions.ts';
import { features, mistake, type Params } from './graphs.ts';
import { lineFigure, readLine } from './line-figure.ts';

/** One amount is converted, the other is added. Hard: the way back, from a number beyond the graph. */
export const sumByGraph: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'convert' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const rule = random.pick(conversions);
    const isForwards = cell.difficulty === 'medium';
    const template = rule.together?.[isForwards ? 0 : 1];
    if (template === undefined) return undefined;
    const at = isForwards ? random.int(1, 5) : random.int(6, 12);
    const [x, y] = [at * rule.stepX, at * rule.stepY];
    const [given, turned, from, to] = isForwards ? [x, y, rule.x, rule.y] : [y, x, rule.y, rule.x];
    const more = random.int(5, 60);
    const answer = turned + more;
    // One number for two things would hide a mistake.
    if (more === given || more === turned) return undefined;
    const text = `Use the graph. ${template.replace('#', showNumber(given)).replace('$', showNumber(more))}`;
    const [one, other] = isForwards ? [rule.stepX, rule.stepY] : [rule.stepY, rule.stepX];
    return writeNumber(
      {
        prompt: [drawn(lineFigure(conversionGraph(rule))), text],
        hint: `First turn the ${from} into ${to}. Then add.`,
        steps: [
          isForwards
            ? `The graph shows: ${given} ${from} are ${turned} ${to}.`
            : `The graph shows: ${one} ${from} are ${other} ${to}. ${given} ${from} are ${at} times as much: ${at} × ${other} = ${turned} ${to}.`,
          `${turned} + ${more} = **${answer}**.`,
        ],
        variant: text,
        features: features(cell, isForwards ? 3 : 4, rule.stepY),
      },
      answer,
      withGiven(
        [
          [given + more, mistake('mixes-units', `You added ${from} and ${to}. Turn the ${from} into ${to} first.`)],
          [turned, mistake('stops-early', `That is only the ${given} ${from} in ${to}. Add the other ${more}.`)],
          [
            (isForwards ? (x * rule.stepX) / rule.stepY : (y * rule.stepY) / rule.stepX) + more,
            mistake('swaps-axes', 'You mixed up the two axes.'),
          ],
        ],
        Number.isInteger,
      ),
    );
  },
  solve(seen) {
    const found = conversionOf(seen.text);
    const read = seen.figure === undefined ? undefined : readLine(seen.figure);
    if (found === undefined || found.more === 0 || read === undefined) return undefined;
    const last = read.labels.length - 1;
    const slope = read.at(last) / Number(read.labels[last]);
    return answered(seen, Math.round(found.isForwards ? found.given * slope : found.given / slope) + found.more);
  },
};
