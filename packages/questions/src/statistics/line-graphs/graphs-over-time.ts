/** Questions on graphs over time. */

import { upper } from '../../kernel/letter-case.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, readAloud, writeNumber } from '../ask.ts';
import {
  type AboutGraph,
  type Drawn,
  features,
  type Level,
  mistake,
  named,
  type Params,
  type TimeKind,
} from './graphs.ts';
import { lineFigure, readLine } from './line-figure.ts';
import { timeThemes } from './themes.ts';

interface Asked {
  readonly text: string;
  readonly answer: number;
  readonly steps: readonly string[];
  readonly mistakes: readonly NumberMistake[];
  readonly stepCount: number;
  readonly unit: string;
  /** The labels whose values it asks for or compares. */
  readonly tells: readonly string[];
}

/** A value as it is read off: half way between two lines where its point lies there. */
const readOff = (value: number, step: number, unit: string): string =>
  value % step === 0
    ? readAloud(value, unit)
    : `half way between ${showNumber(value - step / 2)} and ${showNumber(value + step / 2)}, so ${readAloud(value, unit)}`;

/** A question with a number for an answer; undefined where the graph does not fit it. */
function ask(random: Random, kind: TimeKind, { theme, graph, from }: Drawn, isBetween: boolean): Asked | undefined {
  const { labels, values, step } = graph;
  const { asks, unit, when } = theme;
  const [i, j] = random
    .sample(
      labels.map((_, at) => at),
      2,
    )
    .sort((one, other) => one - other);
  if (i === undefined || j === undefined) return undefined;
  const [a, b] = [values[i] ?? 0, values[j] ?? 0];
  const [early, late] = [when(labels[i] ?? ''), when(labels[j] ?? '')];
  switch (kind) {
    case 'read':
      // Nobody has gone anywhere after 0 minutes. Where points lie between the lines, one of those is asked for.
      if (a === 0 || (isBetween && a % step === 0)) return undefined;
      return {
        text: `${asks} ${early}?`,
        answer: a,
        steps: [
          isBetween
            ? `Go up from ${labels[i]} to the line, then across: the point is half way between ${showNumber(a - step / 2)} and ${showNumber(a + step / 2)}.`
            : `Go up from ${labels[i]} to the line, then across.`,
          `The answer is **${readAloud(a, unit)}**.`,
        ],
        mistakes: [
          [values[i + 1] ?? b, mistake('wrong-place', `That is the value ${when(labels[i + 1] ?? '')}.`)],
          [a / step, named.scale],
          [Math.ceil(a / step) * step, named.nearest],
          [Math.floor(a / step) * step, named.nearest],
        ],
        stepCount: 1,
        unit,
        tells: [labels[i] ?? ''],
      };
    case 'change': {
      // From 0 there is nothing to subtract.
      if (a === b || a === 0 || b === 0) return undefined;
      if (isBetween && a % step === 0 && b % step === 0) return undefined;
      const word = b > a ? 'higher' : 'lower';
      return {
        text: `How much ${word} is the line ${late} than ${early}?`,
        answer: Math.abs(b - a),
        steps: [
          `The value ${early} is ${readOff(a, step, unit)}. The value ${late} is ${readOff(b, step, unit)}.`,
          `${showNumber(Math.max(a, b))} − ${showNumber(Math.min(a, b))} = **${readAloud(Math.abs(b - a), unit)}**.`,
        ],
        mistakes: [
          [Math.abs(b - a) / step, named.scale],
          [b, mistake('stops-early', `That is the value ${late}. How far is it from the value ${early}?`)],
          [a + b, mistake('adds-for-difference', 'You added the two values. Subtract to find the difference.')],
        ],
        stepCount: 2,
        unit,
        tells: [labels[i] ?? '', labels[j] ?? ''],
      };
    }
    case 'range': {
      const [most, least] = [Math.max(...values), Math.min(...values)];
      if (least === 0 || (isBetween && most % step === 0 && least % step === 0)) return undefined;
      return {
        text: 'What is the difference between the highest and the lowest point?',
        answer: most - least,
        steps: [
          `The highest point: ${readOff(most, step, unit)}. The lowest point: ${readOff(least, step, unit)}.`,
          `${showNumber(most)} − ${showNumber(least)} = **${readAloud(most - least, unit)}**.`,
        ],
        mistakes: [
          [most, mistake('stops-early', 'That is the highest point. Subtract the lowest.')],
          [(most - least) / step, named.scale],
          [
            Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)),
            mistake('first-to-last', 'That is from the first point to the last. Find the highest and the lowest.'),
          ],
        ],
        stepCount: 3,
        unit,
        tells: [],
      };
    }
    case 'between': {
      const at = Math.min(i, labels.length - 2);
      const [x, y] = [values[at] ?? 0, values[at + 1] ?? 0];
      const middle = (x + y) / 2;
      if (theme.mid === undefined || x === y || !Number.isInteger(middle)) return undefined;
      return {
        text: `Use the line to estimate. ${asks} ${theme.mid(from + at)}?`,
        answer: middle,
        steps: [
          `Go up to the line from half way between ${labels[at]} and ${labels[at + 1]}.`,
          `Half way between ${showNumber(x)} and ${showNumber(y)} is **${readAloud(middle, unit)}**.`,
        ],
        mistakes: [
          [
            x,
            mistake('nearest-label', `That is the value ${when(labels[at] ?? '')}. Read half way to the next point.`),
          ],
          [
            y,
            mistake(
              'nearest-label',
              `That is the value ${when(labels[at + 1] ?? '')}. Read half way from the point before.`,
            ),
          ],
          [x + y, mistake('forgets-to-halve', 'You added the two values. Halve the sum.')],
        ],
        stepCount: 3,
        unit,
        tells: [labels[at] ?? '', labels[at + 1] ?? ''],
      };
    }
    case 'compare': {
      const changes = values.slice(1).map((value, at) => value - (values[at] ?? 0));
      const rises = random.chance(1, 2);
      const fitting = changes.flatMap((change, at) => ((rises ? change > 0 : change < 0) ? [at] : []));
      const [one, other] = random.sample(fitting, Math.min(2, fitting.length));
      // Four times of day would make the question too long.
      if (one === undefined || other === undefined || labels.some((label) => label.includes(' '))) return undefined;
      const sizeOf = (at: number): number => Math.abs(changes[at] ?? 0);
      const [most, least] = sizeOf(one) > sizeOf(other) ? [one, other] : [other, one];
      const [x, y] = [sizeOf(most), sizeOf(least)];
      if (x === y || x === 2 * y) return undefined;
      const [verb, word] = rises ? ['rise', 'rises'] : ['fall', 'falls'];
      const span = (at: number): string => `from ${labels[at]} to ${labels[at + 1]}`;
      const read = (at: number): string => {
        const [low, high] = [values[at] ?? 0, values[at + 1] ?? 0].sort((first, last) => first - last);
        return `${upper(span(at))} the line ${word} by ${showNumber(high ?? 0)} − ${showNumber(low ?? 0)} = ${showNumber(sizeOf(at))}.`;
      };
      return {
        text: `How much more did the line ${verb} ${span(most)} than ${span(least)}?`,
        answer: x - y,
        steps: [read(most), read(least), `${showNumber(x)} − ${showNumber(y)} = **${readAloud(x - y, unit)}**.`],
        mistakes: [
          [x, mistake('stops-early', `That is how much it ${word} ${span(most)}. How much more is it?`)],
          [x + y, mistake('adds-for-difference', 'You added. Subtract to find how much more.')],
        ],
        stepCount: 4,
        unit,
        tells: [labels[most] ?? '', labels[least] ?? ''],
      };
    }
    default:
      return undefined;
  }
}

const levelOf = (params: Params, difficulty: 'easy' | 'medium' | 'hard'): Level | undefined =>
  params.levels?.[difficulty];
const numberKinds: readonly TimeKind[] = ['read', 'change', 'range', 'between', 'compare'];
/** What to do with the scale once it is known. */
const hints: Readonly<Partial<Record<TimeKind, string>>> = {
  read: 'Go up to the line, then across.',
  change: 'Read both values. Subtract.',
  range: 'Read both of these points.',
  between: 'Find the place half way between the two points on the line.',
  compare: 'Find how much the line changes in each of the two parts.',
};
const choiceKinds: readonly TimeKind[] = ['when', 'steepest'];
const hasKind = (params: Params, difficulty: 'easy' | 'medium' | 'hard', kinds: readonly TimeKind[]): number =>
  levelOf(params, difficulty)?.kinds.filter((kind) => kinds.includes(kind)).length ?? 0;

/** A number that the graph tells. */
export const askGraph: AboutGraph = {
  weight: ({ params, difficulty }) => hasKind(params, difficulty, numberKinds),
  make(random, found, cell) {
    const level = levelOf(cell.params, cell.difficulty);
    if (level === undefined) return undefined;
    const kind = random.pick(level.kinds.filter((each) => numberKinds.includes(each)));
    const asked = ask(random, kind, found, level.isBetween);
    if (asked === undefined) return undefined;
    const { graph } = found;
    const { tells } = asked;
    const near: readonly NumberMistake[] = [
      [asked.answer + graph.step, mistake('one-step-out', 'That is one step of the axis too much.')],
      ...(level.isBetween ? [graph.step / 2, -graph.step / 2] : []).map(
        (off) => [asked.answer + off, named.half(graph.step / 2)] as const,
      ),
    ];
    const mistakes = [...asked.mistakes, ...near].filter(
      ([given]) => Number.isInteger(Number(given)) && Number(given) > 0,
    );
    const questionText = {
      prompt: [drawn(lineFigure(graph)), asked.text],
      hint: `What is one step on the vertical axis? ${hints[kind] ?? ''}`,
      steps: [
        `The axis goes up in steps of ${showNumber(graph.step)}${level.isBetween ? `, so half a step is ${showNumber(graph.step / 2)}` : ''}.`,
        ...asked.steps,
      ],
      variant: `${asked.text} ${graph.step} ${graph.values.join(' ')}`,
      features: features(cell, asked.stepCount, graph.step),
    };
    const unit = asked.unit === '' ? {} : { after: asked.unit, unit: asked.unit };
    return { made: writeNumber(questionText, asked.answer, mistakes, unit), asksFor: kind, tells };
  },
  solve(seen) {
    const read = seen.figure === undefined ? undefined : readLine(seen.figure);
    if (read === undefined) return undefined;
    const { labels, at } = read;
    const values = labels.map((_, place) => at(place));
    const text = seen.text;
    const [, one, other] = /^How much (?:higher|lower) is the line (.*) than (.*)\?$/m.exec(text) ?? [];
    if (one !== undefined && other !== undefined) {
      const placeOf = (words: string): number =>
        labels.findIndex((label) =>
          timeThemes.some(({ when, labels: own }) => own.includes(label) && when(label) === words),
        );
      return answered(seen, Math.abs(at(placeOf(one)) - at(placeOf(other))));
    }
    if (text.includes('highest and the lowest point')) return answered(seen, Math.max(...values) - Math.min(...values));
    const parts = /^How much more did the line (?:rise|fall) from (.*) to (.*) than from (.*) to (.*)\?$/m.exec(text);
    if (parts !== null) {
      const [a = 0, b = 0, c = 0, d = 0] = parts.slice(1).map((label) => at(labels.indexOf(label)));
      return answered(seen, Math.abs(b - a) - Math.abs(d - c));
    }
    const theme = timeThemes.find(({ asks }) => text.includes(asks));
    if (theme === undefined) return undefined;
    const places = labels.flatMap((label, place) => {
      const own = theme.labels.indexOf(label);
      return [
        [theme.when(label), place] as const,
        ...(theme.mid === undefined ? [] : [[theme.mid(own), place + 0.5] as const]),
      ];
    });
    const place = places.find(([words]) => text.endsWith(` ${words}?`))?.[1];
    return place === undefined ? undefined : answered(seen, at(place));
  },
};

/** What the line shows at a place that was not asked for. */
function wrongPlace(kind: TimeKind, value: number, unit: string): ReturnType<typeof mistake> {
  if (kind === 'steepest')
    return mistake(
      'height-for-slope',
      value === 0
        ? 'There the line stays level.'
        : `There the line ${value > 0 ? 'rises' : 'falls'} by ${readAloud(Math.abs(value), unit)}.`,
    );
  return mistake('wrong-place', `There the line shows ${readAloud(value, unit)}.`);
}

/** How a place on the lower axis is asked for, by the name of the axis. */
const whenWords: Readonly<Record<string, string>> = {
  Time: 'At what time',
  Week: 'In which week',
  Minutes: 'After how many minutes',
  Day: 'On which day',
};

/** A place on the lower axis: when a value was reached, where the line is steepest. */
export const askWhen: AboutGraph = {
  weight: ({ params, difficulty }) => hasKind(params, difficulty, choiceKinds),
  make(random, { graph, theme }, cell) {
    const level = levelOf(cell.params, cell.difficulty);
    if (level === undefined) return undefined;
    const kind = random.pick(level.kinds.filter((each) => choiceKinds.includes(each)));
    const { labels, values } = graph;
    const at = random.int(0, values.length - 1);
    const steps = values.slice(1).map((value, place) => value - (values[place] ?? 0));
    const rises = random.chance(1, 2);
    const best = kind === 'steepest' ? (rises ? Math.max(...steps) : Math.min(...steps)) : (values[at] ?? 0);
    const list = kind === 'steepest' ? steps : values;
    if (list.filter((value) => value === best).length > 1 || (kind === 'steepest' && (rises ? best <= 0 : best >= 0)))
      return undefined;
    // Where the line rises or falls only once, nothing is compared.
    if (kind === 'steepest' && steps.filter((change) => (rises ? change > 0 : change < 0)).length < 2) return undefined;
    if (kind === 'when' && best === 0) return undefined;
    if (kind === 'when' && level.isBetween && best % graph.step === 0) return undefined;
    const spans = labels.slice(1).map((label, place) => `${labels[place]} to ${label}`);
    const options = kind === 'steepest' ? spans : labels;
    const right = options[list.indexOf(best)] ?? '';
    const text =
      kind === 'steepest'
        ? `In which part did the line **${rises ? 'rise' : 'fall'} the most**?`
        : `${whenWords[theme.xAxis] ?? 'Where'} does the line show **${readAloud(best, theme.unit)}**?`;
    const made = chooseInOrder(
      {
        prompt: [drawn(lineFigure(graph)), text],
        hint:
          kind === 'steepest'
            ? 'Compare the parts of the line: which is the steepest?'
            : 'Find the value on the vertical axis. Go across to the line, then down.',
        steps: [
          kind === 'steepest'
            ? `From ${right} it ${rises ? 'rises' : 'falls'} by ${readAloud(Math.abs(best), theme.unit)}, more than anywhere else.`
            : `The point with ${readAloud(best, theme.unit)} lies above ${right}.`,
          `The answer is **${right}**.`,
        ],
        variant: `${kind} ${rises} ${right} ${values.join(' ')} ${labels[0]}`,
        features: features(cell, kind === 'steepest' ? 3 : 1, graph.step),
      },
      options,
      right,
      (option) => wrongPlace(kind, list[options.indexOf(option)] ?? 0, theme.unit),
    );
    return { made, asksFor: kind, tells: kind === 'when' ? [right] : [] };
  },
  solve(seen) {
    const read = seen.figure === undefined ? undefined : readLine(seen.figure);
    if (read === undefined) return undefined;
    const { labels, at } = read;
    const steep = /In which part did the line (rise|fall) the most\?/.exec(seen.text)?.[1];
    if (steep !== undefined) {
      const changes = labels.slice(1).map((_, place) => (at(place + 1) - at(place)) * (steep === 'rise' ? 1 : -1));
      return chosen(seen, (_, place) => changes.every((change) => change <= (changes[place] ?? 0)));
    }
    const values = labels.map((_, place) => at(place));
    const value = /does the line show (\d+)/.exec(seen.text)?.[1];
    return value === undefined ? undefined : chosen(seen, (_, place) => values[place] === Number(value));
  },
};
