/** Questions on scatter graphs: correlation, outliers, the line of best fit. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { features, type Params } from './graphs.ts';
import { readScatter, scatterFigure } from './scatter-figure.ts';
import {
  because,
  correlation,
  drawPoints,
  isScatter,
  key,
  kindOf,
  names,
  plain,
  topics,
  wrong,
} from './scatter-topics.ts';

/** The kind of correlation. */
export const correlationKind: Form<Params> = {
  weight: ({ params, difficulty }) => (isScatter(params) && difficulty === 'easy' ? 3 : 0),
  make(random, cell) {
    const wanted = random.pick(['positive', 'negative', 'none'] as const);
    const topic = random.pick(topics.filter(({ trend }) => trend === wanted));
    const points = drawPoints(random, topic, 12, 3);
    if (kindOf(points) !== topic.trend) return undefined;
    return chooseInOrder(
      {
        prompt: ['What kind of correlation does this graph show?', drawn(scatterFigure(plain(topic, points)))],
        hint: 'Look from left to right. Do the crosses climb, fall, or neither?',
        steps: [
          topic.trend === 'none'
            ? 'The crosses follow no line.'
            : `From left to right the crosses ${topic.trend === 'positive' ? 'climb' : 'fall'}.`,
          `That is **${names[topic.trend]}**.`,
        ],
        variant: `kind ${topic.trend} ${key(points)}`,
        features: features(cell, 1, 1),
      },
      [names.positive, names.negative, names.none],
      names[topic.trend],
      (option) => because(option, topic.trend),
      'list',
    );
  },
  solve(seen) {
    const read = seen.figure === undefined ? undefined : readScatter(seen.figure);
    if (!seen.text.startsWith('What kind of correlation') || read === undefined) return undefined;
    const kind = kindOf(read.points.map(({ at }) => at));
    return chosen(seen, (option) => kind !== undefined && option === names[kind]);
  },
};

/** The correlation in words. */
export const correlationWords: Form<Params> = {
  weight: ({ params, difficulty }) => (isScatter(params) && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const topic = random.pick(topics);
    const points = drawPoints(random, topic, 12, 3);
    if (kindOf(points) !== topic.trend) return undefined;
    const sentences = [
      `${topic.more}, ${topic.outcomes[0]}.`,
      `${topic.more}, ${topic.outcomes[1]}.`,
      'One has nothing to do with the other.',
    ];
    const right = sentences[topic.trend === 'positive' ? 0 : topic.trend === 'negative' ? 1 : 2] ?? '';
    return chooseInOrder(
      {
        prompt: ['Which sentence fits this graph?', drawn(scatterFigure(plain(topic, points)))],
        hint: 'Go to the right along the horizontal axis. What happens to the crosses?',
        steps: [
          `To the right the crosses ${topic.trend === 'none' ? 'neither climb nor fall' : topic.trend === 'positive' ? 'climb' : 'fall'}.`,
          `**${right}**`,
        ],
        variant: `words ${topic.x} ${key(points)}`,
        features: features(cell, 2, 1),
      },
      sentences,
      right,
      (option) => (option === sentences[2] ? wrong.none : topic.trend === 'none' ? wrong.some : wrong.direction),
      'list',
    );
  },
  solve(seen) {
    const read = seen.figure === undefined ? undefined : readScatter(seen.figure);
    if (!seen.text.startsWith('Which sentence fits this graph?') || read === undefined) return undefined;
    const kind = kindOf(read.points.map(({ at }) => at));
    return chosen(seen, (_, place) => kind === (['positive', 'negative', 'none'] as const)[place]);
  },
};

/** The point that does not fit. */
export const outlier: Form<Params> = {
  weight: ({ params, difficulty }) => (isScatter(params) && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const topic = random.pick(topics.filter(({ trend }) => trend !== 'none'));
    const points = drawPoints(random, topic, 11, 1);
    const odd = random.int(1, 9);
    const [x = 0] = points[odd] ?? [];
    const share = (x * 50) / topic.topX;
    const line = topic.trend === 'positive' ? share * 0.8 + 10 : 50 - share * 0.8;
    const away = (line > 25 ? -1 : 1) * random.int(18, 22);
    const moved = points.map((point, at): readonly [number, number] =>
      at === odd ? [point[0], (Math.round(line + away) * topic.topY) / 50] : point,
    );
    const others = random.sample(
      [...points.keys()].filter((at) => at !== odd && Math.abs(at - odd) > 1),
      3,
    );
    const used = random.shuffle([odd, ...others]);
    const letters = new Map(used.map((at, place) => [at, 'ABCD'[place] ?? '']));
    const right = letters.get(odd) ?? '';
    return chooseInOrder(
      {
        prompt: [
          'Which point does **not** fit with the others?',
          drawn(scatterFigure({ ...plain(topic, moved), letters })),
        ],
        hint: 'Think of a line through most of the crosses. Which one lies far from it?',
        steps: ['Most crosses lie near one slanting line.', `Point **${right}** lies far away from it.`],
        variant: `outlier ${key(moved)} ${used.join(' ')}`,
        features: features(cell, 2, 1),
      },
      ['A', 'B', 'C', 'D'],
      right,
      () => wrong.outlier,
    );
  },
  solve(seen) {
    const read = seen.figure === undefined ? undefined : readScatter(seen.figure);
    if (!seen.text.startsWith('Which point does not fit') || read === undefined) return undefined;
    const gain = (letter: string): number =>
      Math.abs(correlation(read.points.filter((point) => point.letter !== letter).map(({ at }) => at)));
    return chosen(seen, (option) => seen.options.every((letter) => gain(letter) <= gain(option)));
  },
};

/** A question with its number; a price in hundreds of pounds is told in pounds. */
const withNumber = (asks: string, given: number): string =>
  asks.includes('#00') ? asks.replace('#00', showNumber(given * 100)) : asks.replace('#', showNumber(given));

/** An estimate by the line of best fit. */
export const bestFit: Form<Params> = {
  weight: ({ params, difficulty }) => (isScatter(params) && difficulty !== 'easy' ? 4 : 0),
  make(random, cell) {
    const topic = random.pick(topics.filter(({ asks }) => asks !== undefined));
    const points = drawPoints(random, topic, 10, 4);
    // A hard one starts between two lines of the grid.
    const step = cell.difficulty === 'hard' ? random.pick([3, 5, 7]) : 2 * random.int(1, 4);
    const [low, high] = topic.trend === 'positive' ? [10, 50] : [50, 10];
    const fit = [
      [0, (low * topic.topY) / 50],
      [topic.topX, (high * topic.topY) / 50],
    ] as const;
    const [x, y] = [(topic.topX * step) / 10, ((low + ((high - low) * step) / 10) * topic.topY) / 50];
    const back = cell.difficulty === 'hard';
    const [given, answer, from] = back ? [y, x, topic.y] : [x, y, topic.x];
    const asks = topic.asks?.[back ? 1 : 0];
    if (asks === undefined || !Number.isInteger(answer) || !Number.isInteger(given)) return undefined;
    const nearest = points
      .map(([px, py]) => (back ? py : px))
      .reduce((best, value) => (Math.abs(value - given) < Math.abs(best - given) ? value : best));
    const cross = points.find(([px, py]) => (back ? py : px) === nearest);
    const mistake = Math.round(cross === undefined ? 0 : back ? cross[0] : cross[1]);
    const tolerance = Math.max(1, Math.round((back ? topic.topX : topic.topY) * 0.03));
    const mistakes = (
      [
        [given, wrong.start],
        [mistake, wrong.nearest],
      ] as const
    ).filter(([each]) => Math.abs(each - answer) > tolerance);
    return writeNumber(
      {
        prompt: [
          `Use the line of best fit. ${withNumber(asks, given)}`,
          drawn(scatterFigure({ ...plain(topic, points), fit })),
        ],
        hint: `Go from ${showNumber(given)} to the slanting line, then to the other axis.`,
        steps: [
          `Start at ${showNumber(given)} on the axis “${from}”.`,
          `Go ${back ? 'across to the line of best fit, then down' : 'up to the line of best fit, then across'}: about **${showNumber(answer)}**.`,
        ],
        variant: `fit ${topic.x} ${step} ${back} ${key(points)}`,
        features: features(cell, back ? 3 : 2, 1),
      },
      answer,
      mistakes,
      { tolerance: String(tolerance) },
    );
  },
  solve(seen) {
    const [, told, number] = /^Use the line of best fit\. (.*?£?(\d[\d,]*).*\?)/.exec(seen.text) ?? [];
    if (told === undefined || number === undefined) return undefined;
    const shown = Number(number.replaceAll(',', ''));
    const given = told.includes('£') ? shown / 100 : shown;
    const read = seen.figure === undefined ? undefined : readScatter(seen.figure);
    if (read?.fit === undefined) return undefined;
    const [[ax, ay], [bx, by]] = read.fit;
    const isX = topics.some(({ asks }) => asks !== undefined && withNumber(asks[0], given) === told);
    const value = isX ? ay + ((given - ax) / (bx - ax)) * (by - ay) : ax + ((given - ay) / (by - ay)) * (bx - ax);
    return answered(seen, Math.round(value));
  },
};
