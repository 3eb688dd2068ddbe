/** Counting through zero and reading a number line. */

import type { Form } from '../../kernel/forms.ts';
import { type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { lineFigure, readArrows } from '../number-line-figure.ts';
import { chooseNamed, features, jump, mistake, named, type Params, show } from './mistakes.ts';

/** Says what a count is about, where numbers come in context. */
function seriesSetting(random: Random, terms: readonly number[]): string {
  const name = pickName(random);
  const [low, high] = [Math.min(...terms), Math.max(...terms)];
  // Real weather does not change faster than this in an hour.
  const isWeather = low >= -20 && high <= 30 && high - low <= 4 * (terms.length - 1);
  return isWeather && random.chance(2, 3)
    ? `${name} reads a thermometer every hour. The temperature, in °C, changes by the same amount each time. `
    : `${name} writes down a game score after every round. The score changes by the same amount each time. `;
}

interface LineSetting {
  readonly asks: string;
  readonly after: string;
}

const plainLine: LineSetting = { asks: 'What number does the arrow point to?', after: '' };

/** What a line is about, where numbers come in context. */
function lineSetting(random: Random, from: number, to: number): LineSetting {
  const settings: LineSetting[] = [
    {
      asks: 'The line shows heights in metres. Sea level is 0. What height does the arrow point to?',
      after: 'm',
    },
    { asks: 'The line shows scores in a game. What score does the arrow point to?', after: '' },
  ];
  const isWeather = from >= -35 && to <= 40;
  return isWeather && random.chance(1, 2)
    ? { asks: 'The line is a thermometer scale in °C. What temperature does the arrow point to?', after: '°C' }
    : random.pick(settings);
}

/** A count through zero. In year 5 it is too easy for a hard question. */
export const counting: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'line' ? 3 : params.asks === 'context' && difficulty !== 'hard' ? 1 : 0,
  make(random, cell) {
    const isLine = cell.params.asks === 'line';
    const step = random.pick(
      cell.difficulty === 'easy'
        ? isLine
          ? [1, 2]
          : [3, 4, 5]
        : cell.difficulty === 'medium'
          ? isLine
            ? [2, 3, 5]
            : [4, 6, 7]
          : [4, 6, 7, 9, 25],
    );
    const start = step * random.int(1, 3) + (cell.difficulty === 'easy' ? 0 : random.int(0, step - 1));
    const down = [0, 1, 2, 3, 4].map((at) => start - at * step);
    const terms = cell.difficulty === 'hard' && random.chance(1, 2) ? down.map((term) => -term) : down;
    // The step is seen on both sides of a number in the middle; at hard the first or the last one is hidden.
    const hidden =
      cell.difficulty === 'easy' ? 4 : cell.difficulty === 'medium' ? random.int(1, 3) : random.pick([0, 4]);
    const value = terms[hidden] ?? 0;
    // A missing number above 0 would need none below it.
    if (value >= 0) return undefined;
    // With 0 in the row, both sides of it are the same.
    if ((cell.difficulty !== 'easy' || !isLine) && terms.includes(0)) return undefined;
    const beside = terms[hidden === 0 ? 1 : hidden - 1] ?? 0;
    const passesZero = beside < 0 !== value < 0;
    const setting = cell.params.asks === 'context' ? seriesSetting(random.fork('setting'), terms) : '';
    const row = terms.map((term, at) => (at === hidden ? '□' : show(term))).join(', ');
    return writeNumber(
      {
        prompt: `${setting}What number goes in the box?\n\n${row}`,
        spoken: `${setting}What number is missing? ${terms.map((term, at) => (at === hidden ? 'blank' : show(term).replace('−', 'negative '))).join(', ')}`,
        hint: 'Find the step. Keep the same step as you pass 0.',
        steps: [
          `The numbers go ${terms[0] === start ? 'down' : 'up'} in ${step}s.`,
          `Find the number ${hidden === 0 ? 'before' : 'after'} ${show(beside)}. ${jump(beside, value - beside)}`,
          `The row is ${terms.map(show).join(', ')}, so the missing number is **${show(value)}**.`,
        ],
        variant: row,
        features: features(start, value, cell.difficulty === 'easy' ? 1 : 2),
      },
      value,
      [
        [-value, named.sign],
        ...[1, -1].map(
          (off) =>
            [
              value + off,
              mistake(
                'counts-zero-twice',
                `You are 1 out. ${passesZero ? `Keep the step at ${step} as you pass 0.` : `The step is ${step} each time.`}`,
              ),
            ] as const,
        ),
      ],
    );
  },
  solve(seen) {
    const [, row = ''] = /box\?\n\n(.*)$/.exec(seen.text) ?? [];
    if (row === '' || /[+×÷=]/.test(row)) return undefined;
    const parts = row.split(' ');
    const known = parts.flatMap((part, at) => (part === '□' ? [] : [{ at, value: Number(part) }]));
    const [one, other] = [known[0], known.at(-1)];
    if (one === undefined || other === undefined) return [];
    return typed(one.value + ((other.value - one.value) / (other.at - one.at)) * (parts.indexOf('□') - one.at));
  },
};

/** A number on a line with zero inside. */
export const onLine: Form<Params> = {
  weight: ({ params }) => (params.asks === 'line' ? 3 : params.asks === 'context' ? 1 : 0),
  make(random, cell) {
    const tick = cell.difficulty === 'easy' ? 1 : random.pick(cell.difficulty === 'hard' ? [2, 5, 10] : [2, 5]);
    const below = random.int(3, 7);
    const from = -tick * below;
    const to = from + 10 * tick;
    const at = random.int(1, 9);
    const value = from + at * tick;
    if (value >= 0) return undefined;
    const labelled = cell.difficulty === 'easy' ? [from, 0, to] : cell.difficulty === 'medium' ? [0, to] : [from, to];
    const setting = cell.params.asks === 'context' ? lineSetting(random.fork('setting'), from, to) : plainLine;
    const { after } = setting;
    const [start = 0, end = to] = [labelled[0], labelled.at(-1)];
    // Right beside a label there is nothing to count.
    if (cell.difficulty !== 'easy' && labelled.some((label) => Math.abs(value - label) === tick)) return undefined;
    const gaps = Math.abs(value - start) / tick;
    const questionText = {
      prompt: [
        setting.asks,
        drawn(
          lineFigure({
            from,
            to,
            intervals: 10,
            labelled,
            arrows: [{ at: value }],
            alt: `A number line with 10 equal gaps, labelled ${labelled.map(show).join(' and ')}. An arrow points to a mark.`,
          }),
        ),
      ],
      hint: 'What is one gap worth? Count on or back from a label.',
      steps: [
        `From ${show(start)} to ${show(end)} is ${end - start}, in ${(end - start) / tick} gaps. One gap is ${tick}.`,
        `The arrow is ${gaps} gap${gaps === 1 ? '' : 's'} ${value < start ? 'below' : 'above'} ${show(start)}.`,
        `It points to **${show(value)}${after === 'm' ? ' m' : after}**.`,
      ],
      variant: `line ${from} ${tick} ${at} ${labelled.length}`,
      features: features(from, value, tick === 1 ? 1 : 3),
    };
    const mistakes: NumberMistake[] = [
      [-value, named.sign],
      [value - tick, mistake('one-mark-off', 'That is one mark before the arrow.')],
      [value + tick, mistake('one-mark-off', 'That is one mark after the arrow.')],
      ...withGiven(
        [
          [value - 2 * tick, mistake('two-marks-off', 'That is two marks before the arrow.')] as const,
          [value + 2 * tick, mistake('two-marks-off', 'That is two marks after the arrow.')] as const,
        ],
        (given) => from <= given,
      ),
      [
        Math.sign(value) * Math.round(Math.abs(value) / tick),
        mistake('ticks-as-ones', `You counted each gap as 1. One gap is ${tick} here.`),
      ],
    ];
    return random.chance(1, 2)
      ? writeNumber(questionText, value, mistakes, after === '' ? {} : { after, unit: after })
      : chooseNamed(
          random,
          questionText,
          value,
          // Nobody takes the arrow for a mark that has its number below it.
          mistakes.filter(([given]) => !labelled.includes(Number(given))),
        );
  },
  solve(seen) {
    if (!seen.text.endsWith('does the arrow point to?') || seen.figure === undefined) return undefined;
    return answered(seen, Math.round(readArrows(seen.figure).get('') ?? Number.NaN));
  },
};
