/** Mean, median, mode and range of a list; and a value missing from a list whose mean is known. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName, possessive } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { readAloud, writeNumber } from '../ask.ts';
import {
  boxOf,
  drawStory,
  features,
  listOf,
  mean,
  median,
  middleOf,
  mistake,
  mode,
  named,
  type Params,
  range,
  rising,
  sum,
} from './number-sets.ts';

const tenths = (value: number): boolean => Number.isInteger(value * 2);

/** The mean of a list. */
export const meanOfList: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.about === 'mean' ? { easy: 5, medium: 3, hard: 0 }[difficulty] : difficulty === 'easy' ? 1 : 0,
  make(random, cell) {
    const { story, values, text } = drawStory(
      random,
      random.pick(cell.params.about === 'all' ? [4, 6, 8] : cell.difficulty === 'easy' ? [3, 4] : [5, 6]),
      cell.params.about === 'mean',
    );
    const answer = mean(values);
    // Whole means are for year 6: those of year 7 end in a half.
    if (cell.params.about === 'all' && (Number.isInteger(answer) || !tenths(answer))) return undefined;
    const total = sum(values);
    // Whoever takes another average must not be right.
    if (new Set(values).size < values.length - 1 || [median(values), mode(values)].includes(answer)) return undefined;
    const mistakes: NumberMistake[] = [
      [total, named.undivided],
      [median(values), values.includes(median(values)) ? named.median : named.medianHalfWay],
      [
        total / (values.length - 1),
        mistake('wrong-count', `You divided by ${values.length - 1}, but there are ${values.length} numbers.`),
      ],
      [range(values), named.isRange],
    ];
    const questionText = {
      prompt: `${text} What is the **mean**?`,
      hint: 'Add all the numbers. Share the sum equally.',
      steps: [
        `${values.join(' + ')} = ${total}.`,
        `There are ${values.length} numbers: ${total} ÷ ${values.length} = ${showNumber(answer)}.`,
        `The mean is **${readAloud(answer, story.unit)}**.`,
      ],
      variant: `mean ${values.join(' ')}`,
      features: features(cell, values.length, 2),
    };
    return writeNumber(
      questionText,
      answer,
      mistakes.filter(([given]) => tenths(Number(given))),
      boxOf(story.unit),
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What is the mean?')) return undefined;
    const values = numbersIn(seen.text);
    const found = [...Array(401).keys()]
      .map((at) => at / 2)
      .find((each) => Math.abs(values.reduce((off, value) => off + value - each, 0)) < 1e-9);
    return found === undefined ? [] : answered(seen, found);
  },
};

const words = { median: 'median', mode: 'mode', range: 'range' } as const;

/** Median, mode or range of a list. */
export const otherOfList: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'all' ? { easy: 5, medium: 3, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    // Mode and range of some more numbers are no harder.
    const kind = cell.difficulty === 'easy' ? random.pick(['median', 'mode', 'range', 'median'] as const) : 'median';
    const count = random.pick(cell.difficulty === 'easy' ? [5, 7] : [6, 8]);
    const { story, values: drawnValues } = drawStory(random, count);
    const values = kind === 'mode' ? random.shuffle([...drawnValues.slice(1), drawnValues[1] ?? 0]) : drawnValues;
    const answer = kind === 'median' ? median(values) : kind === 'range' ? range(values) : mode(values);
    if (answer === undefined || (cell.difficulty === 'easy' && !Number.isInteger(answer))) return undefined;
    const ordered = rising(values);
    const middle = Math.floor((values.length - 1) / 2);
    // Whoever takes the mean, or forgets the order, must not be right.
    if (kind === 'median' && (mean(values) === answer || middleOf(values) === answer)) return undefined;
    const often = values.filter((value) => value === answer).length;
    const mistakes: NumberMistake[] = {
      median: [
        [middleOf(values), named.order],
        [mean(values), named.mean],
        [ordered[middle] ?? 0, values.length % 2 === 0 ? named.halfWay : named.order],
        [range(values), named.isRange],
      ] as const,
      mode: [
        [often, named.often],
        [ordered.at(-1) ?? 0, mistake('largest-for-mode', 'The mode comes most often. It need not be the largest.')],
        [median(values), named.medianForMode],
      ] as const,
      range: [
        [ordered.at(-1) ?? 0, named.range],
        [
          Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)),
          mistake('unordered-range', 'Find the largest and the smallest number first.'),
        ],
        [values.length, named.howMany],
      ] as const,
    }[kind].map(([given, because]) => [given, because] as const);
    const steps = {
      median: [
        `In order: ${ordered.join(', ')}.`,
        ordered.length % 2 === 1
          ? 'Take the one in the middle.'
          : ordered[middle] === ordered[middle + 1]
            ? `Both middle numbers are ${ordered[middle]}.`
            : `Two are in the middle: ${ordered[middle]} and ${ordered[middle + 1]}. Go halfway between them.`,
      ],
      mode: [`In order: ${ordered.join(', ')}.`, `${showNumber(answer)} comes ${often} times.`],
      range: [
        `The largest is ${ordered.at(-1)}, the smallest ${ordered[0]}.`,
        `${ordered.at(-1)} − ${ordered[0]} = ${showNumber(answer)}.`,
      ],
    }[kind];
    return writeNumber(
      {
        prompt: `${story.wording(listOf(values), pickName(random))} What is the **${words[kind]}**?`,
        hint: {
          median: 'Put the numbers in order first.',
          mode: 'Which number comes most often?',
          range: 'How far apart are the largest and the smallest number?',
        }[kind],
        steps: [...steps, `The ${kind} is **${readAloud(answer, story.unit)}**.`],
        variant: `${kind} ${values.join(' ')}`,
        features: features(cell, count, kind === 'median' ? 2 : 1),
      },
      answer,
      mistakes.filter(([given]) => tenths(Number(given))),
      boxOf(story.unit),
    );
  },
  solve(seen) {
    const kind = /What is the (median|mode|range)\?$/.exec(seen.text)?.[1];
    if (kind === undefined) return undefined;
    let values = numbersIn(seen.text);
    if (kind === 'mode') {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      const [best] = [...counts].sort(([, one], [, other]) => other - one);
      return best === undefined ? [] : answered(seen, best[0]);
    }
    const drop = (extreme: number): void => {
      const at = values.indexOf(extreme);
      values = values.filter((_, place) => place !== at);
    };
    if (kind === 'range')
      return answered(seen, Math.max(...values.flatMap((one) => values.map((other) => one - other))));
    while (values.length > 2) {
      drop(Math.max(...values));
      drop(Math.min(...values));
    }
    return answered(seen, values.length === 1 ? (values[0] ?? 0) : ((values[0] ?? 0) + (values[1] ?? 0)) / 2);
  },
};

/** A number missing from a list whose mean is known. */
export const missingForMean: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'mean' ? { easy: 0, medium: 2, hard: 3 }[difficulty] : 0),
  make(random, cell) {
    const { values } = drawStory(random, cell.difficulty === 'hard' ? random.int(4, 6) : 3, true);
    const answer = mean(values);
    const [hidden = 0, ...known] = values;
    // Not the mean, nor what the known ones make: who stops early would be right.
    if (hidden === answer || hidden === sum(known)) return undefined;
    const total = sum(values);
    const text = `A list of ${values.length} numbers has a mean of ${answer}. ${['One', 'Two', 'Three', 'Four', 'Five'][known.length - 1] ?? ''} of its numbers are ${listOf(known)}. What is the other number?`;
    return writeNumber(
      {
        prompt: text,
        hint: `What do all ${values.length} numbers add up to?`,
        steps: [
          `All ${values.length} numbers: ${values.length} × ${answer} = ${total}.`,
          `The known ones: ${known.join(' + ')} = ${sum(known)}.`,
          `${total} − ${sum(known)} = **${hidden}**.`,
        ],
        variant: `missing ${answer} ${known.join(' ')}`,
        features: features(cell, values.length, 3),
      },
      hidden,
      [
        [
          answer,
          mistake(
            'gives-mean',
            `That is the mean. With it the numbers add up to ${sum(known) + answer}, not ${total}.`,
          ),
        ],
        [sum(known), named.known],
        [
          answer * known.length > sum(known) ? answer * known.length - sum(known) : Number.NaN,
          mistake('wrong-count', 'You multiplied the mean by too few numbers. The missing one counts too.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, count, average] = /^A list of (\d+) numbers has a mean of (\d+)\./.exec(seen.text) ?? [];
    if (average === undefined) return undefined;
    const known = numbersIn(seen.text.slice(seen.text.indexOf('of its numbers are')));
    const goal = [...Array(400).keys()].find(
      (each) =>
        Math.abs((known.reduce((all, value) => all + value, 0) + each) / Number(count) - Number(average)) < 1e-9,
    );
    return goal === undefined ? [] : answered(seen, goal);
  },
};

/** The mean after one more number. */
export const nextMean: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'mean' ? { easy: 0, medium: 2, hard: 3 }[difficulty] : 0),
  make(random, cell) {
    const count = cell.difficulty === 'hard' ? random.int(5, 9) : random.int(3, 4);
    const average = random.int(6, cell.difficulty === 'hard' ? 30 : 16);
    const name = pickName(random);
    // From the new mean, so that it is a whole number.
    const next = average + random.pick([-3, -2, -1, 1, 2, 3]) * (count + 1);
    const total = count * average + next;
    const answer = total / (count + 1);
    if (next < 2 || next > 60) return undefined;
    const prompt = `${possessive(name)} mean score in ${count} games is ${average} points. In the next game, ${name} scores ${next} points. What is the new mean?`;
    return writeNumber(
      {
        prompt,
        hint: 'The mean shares the total equally. Work out the total first.',
        steps: [
          `The total in ${count} games: ${count} × ${average} = ${count * average}.`,
          `With the next game: ${count * average} + ${next} = ${total}.`,
          `${total} ÷ ${count + 1} = ${answer}.`,
          `The answer is **${answer}**.`,
        ],
        variant: prompt.replaceAll(name, ''),
        features: features(cell, count, 3),
      },
      answer,
      [
        [
          (average + next) / 2,
          mistake('mean-of-means', 'The old mean stands for several games. Use the total.'),
        ] as const,
        [
          total / count,
          mistake('wrong-count', `You divided by ${count}, but there are ${count + 1} games now.`),
        ] as const,
        [total, named.undivided] as const,
      ].filter(([given]) => Number.isInteger(2 * given)),
    );
  },
  solve(seen) {
    const found = /mean score in (\d+) games is (\d+) points\. In the next game, \S+ scores (\d+) points\./.exec(
      seen.text,
    );
    if (found === null) return undefined;
    const games = Array.from({ length: Number(found[1]) }, () => Number(found[2]));
    const all = [...games, Number(found[3])];
    const fits = [...Array(100).keys()].find((each) => all.reduce((off, value) => off + value - each, 0) === 0);
    return fits === undefined ? [] : answered(seen, fits);
  },
};
