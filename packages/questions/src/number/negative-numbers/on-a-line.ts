/** Counting and calculating with negative numbers, on a line and without. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, typed } from '../../kernel/seen.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { lineFigure, readArrows } from '../number-line-figure.ts';
import { features, mistake, named, type Params, reachOf, show, walk } from './mistakes.ts';

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

/** A count through zero. */
export const counting: Form<Params> = {
  weight: ({ params }) => (params.asks === 'line' ? 3 : params.asks === 'context' ? 1 : 0),
  make(random, cell) {
    const step =
      cell.difficulty === 'easy'
        ? random.pick([1, 2])
        : random.pick(cell.difficulty === 'medium' ? [2, 3, 5] : [3, 4, 6, 7, 9, 25]);
    const start = step * random.int(1, 3) + (cell.difficulty === 'easy' ? 0 : random.int(0, step - 1));
    const down = [0, 1, 2, 3, 4].map((at) => start - at * step);
    const terms = cell.difficulty === 'hard' && random.chance(1, 2) ? down.map((term) => -term) : down;
    const hidden = cell.difficulty === 'easy' ? 4 : random.int(1, 4);
    const value = terms[hidden] ?? 0;
    if (value === 0 || !terms.some((term) => term < 0)) return undefined;
    const setting = cell.params.asks === 'context' ? seriesSetting(random.fork('setting'), terms) : '';
    const row = terms.map((term, at) => (at === hidden ? '□' : show(term))).join(', ');
    return writeNumber(
      {
        prompt: `${setting}What number goes in the box?\n\n${row}`,
        spoken: `${setting}What number is missing? ${terms.map((term, at) => (at === hidden ? 'blank' : show(term).replace('−', 'negative '))).join(', ')}`,
        hint: 'Find the step. Keep the same step as you pass 0.',
        steps: [
          `The numbers go ${terms[0] === start ? 'down' : 'up'} in ${step}s.`,
          `Keep the step through 0: ${terms.map(show).join(', ')}.`,
          `The missing number is **${show(value)}**.`,
        ],
        variant: row,
        features: features(start, value, hidden === 4 ? 1 : 2),
      },
      value,
      [
        [-value, named.sign],
        [value + 1, named.zeroTwice],
        [value - 1, named.zeroTwice],
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
    const tick = cell.difficulty === 'easy' ? 1 : random.pick(cell.difficulty === 'medium' ? [1, 2] : [2, 5, 10]);
    const below = random.int(3, 7);
    const from = -tick * below;
    const to = from + 10 * tick;
    const at = random.int(1, 9);
    const value = from + at * tick;
    if (value === 0 || (value > 0 && random.chance(3, 4))) return undefined;
    const labelled = cell.difficulty === 'easy' ? [from, 0, to] : cell.difficulty === 'medium' ? [0, to] : [from, to];
    const setting = cell.params.asks === 'context' ? lineSetting(random.fork('setting'), from, to) : plainLine;
    const { after } = setting;
    const questionText = {
      prompt: [
        setting.asks,
        drawn(
          lineFigure({
            from,
            to,
            intervals: 10,
            labelled,
            arrows: [{ at: value, name: 'A' }],
            alt: `A number line with 10 equal gaps, labelled ${labelled.map(show).join(' and ')}. An arrow points to a mark.`,
          }),
        ),
      ],
      hint: 'What is one gap worth? Count on or back from a label.',
      steps: [
        `One gap is ${tick}.`,
        `The arrow is ${Math.abs(value) / tick} gap${Math.abs(value) === tick ? '' : 's'} ${value < 0 ? 'below' : 'above'} 0.`,
        `It points to **${show(value)}${after === 'm' ? ' m' : after}**.`,
      ],
      variant: `line ${from} ${tick} ${at} ${labelled.length}`,
      features: features(from, value, tick === 1 ? 1 : 3),
    };
    const mistakes: NumberMistake[] = [
      [-value, named.sign],
      [value - tick, named.zeroTwice],
      [value + tick, named.zeroTwice],
      [
        Math.sign(value) * Math.round(Math.abs(value) / tick),
        mistake('ticks-as-ones', 'Each gap is more than 1 here.'),
      ],
    ];
    return random.chance(1, 2)
      ? writeNumber(questionText, value, mistakes, after === '' ? {} : { after, unit: after })
      : chooseNumber(random, questionText, value, mistakes);
  },
  solve(seen) {
    if (!seen.text.endsWith('does the arrow point to?') || seen.figure === undefined) return undefined;
    return answered(seen, Math.round(readArrows(seen.figure).get('A') ?? Number.NaN));
  },
};

const bracket = (value: number): string => (value < 0 ? `(${show(value)})` : show(value));

/** Calculations with negative numbers. */
export const sums: Form<Params> = {
  weight: ({ params }) => (params.asks === 'operations' ? 6 : params.asks === 'across' ? 2 : 0),
  make(random, cell) {
    const reach = reachOf(cell);
    const full = cell.params.asks === 'operations';
    const sign = random.pick(!full ? ['+', '−'] : cell.difficulty === 'easy' ? ['+', '−'] : ['+', '−', '×', '÷']);
    let a = random.int(-reach, reach);
    const b =
      full && cell.difficulty !== 'easy'
        ? random.pick([-1, -1, 1]) * random.int(2, Math.min(12, reach))
        : random.int(2, reach);
    if (sign === '÷') a = b * random.pick([-1, 1]) * random.int(2, 12);
    if (sign === '×') a = random.pick([-1, 1]) * random.int(2, 12);
    const result = sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b;
    if (a === 0 || (a > 0 && b > 0 && (result > 0 || sign !== '−')) || result === 0) return undefined;
    const hidden = cell.difficulty === 'hard' && full && random.chance(1, 2);
    const sum = `${show(a)} ${sign} ${bracket(b)}`;
    const asked = hidden ? `□ ${sign} ${bracket(b)} = ${show(result)}` : sum;
    const value = hidden ? a : result;
    const questionText = {
      prompt: hidden ? `What number goes in the box?\n\n${asked}` : `Work out ${asked}.`,
      hint:
        sign === '×' || sign === '÷'
          ? 'Work it out without the signs. Then decide: positive or negative?'
          : 'Start at the first number on a number line. Which way do you jump?',
      steps: [
        ...(sign === '×' || sign === '÷'
          ? [named.signs.says]
          : b < 0
            ? [sign === '−' ? named.double.says : 'Adding a negative number is the same as subtracting.']
            : [`Start at ${show(a)} and move ${sign === '+' ? 'up' : 'down'} ${b}.`]),
        `${sum} = ${hidden ? show(result) : `**${show(result)}**`}.`,
        ...(hidden ? [`The number in the box is **${show(a)}**.`] : []),
      ],
      variant: asked,
      features: {
        ...features(a, b, hidden ? 4 : sign === '×' || sign === '÷' ? 3 : b < 0 ? 2 : 1),
        twoSigns: b < 0 ? 1 : 0,
      },
    };
    const mistakes: NumberMistake[] = hidden
      ? [
          [-value, named.signs],
          [value + 2 * b, named.way],
          [result, named.sign],
          [value + 1, named.zeroTwice],
        ]
      : [
          [-result, sign === '×' || sign === '÷' ? named.signs : named.sign],
          [sign === '+' ? a - b : sign === '−' ? a + b : result + a, b < 0 ? named.double : named.way],
          [-(Math.abs(a) + Math.abs(b)), named.adds],
          [result - 1, named.zeroTwice],
          [result + 1, named.zeroTwice],
          [Math.abs(a) - Math.abs(b), named.takes],
          [Math.abs(a) + Math.abs(b), named.adds],
        ];
    const whole = mistakes.filter(([given]) => Number.isInteger(given));
    return random.chance(3, 5)
      ? writeNumber(questionText, value, whole)
      : chooseNumber(random, questionText, value, whole);
  },
  solve(seen) {
    const [, a = '', sign, b = '', result] =
      /(?:out |\n)(-?\d+|□) ([+\-×÷]) \(?(-?\d+)\)?(?: = (-?\d+))?\.?$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const y = Number(b);
    const of = (x: number): number => {
      if (sign === '+' || sign === '-') return walk(x, sign === '+' ? y : -y);
      if (sign === '×')
        return (
          Math.sign(x) *
          Math.sign(y) *
          Array.from({ length: Math.abs(y) }).reduce<number>((total) => total + Math.abs(x), 0)
        );
      return Array.from({ length: 601 }, (_, at) => at - 300).find((each) => each * y === x) ?? Number.NaN;
    };
    if (a !== '□') return answered(seen, of(Number(a)));
    return Array.from({ length: 601 }, (_, at) => at - 300)
      .filter((each) => of(each) === Number(result))
      .flatMap((each) => answered(seen, each));
  },
};
