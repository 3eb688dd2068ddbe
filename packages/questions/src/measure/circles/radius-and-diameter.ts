/** Radius beside diameter: of one circle, of circles in a row, of two that touch. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { rowFigure } from './circle-figure.ts';
import { mistake, named, type Params, pickRound, tenths } from './mistakes.ts';
import { features } from './parts.ts';

/** Diameter from radius and back. */
export const radiusDiameter: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'parts' ? { easy: 3, medium: 2, hard: 0 }[difficulty] : 0),
  make(random, { difficulty }) {
    const isEasy = difficulty === 'easy';
    const radius = isEasy ? 10 * random.int(6, 25) : random.int(11, 195);
    if (!isEasy && radius % 10 === 0) return undefined;
    const toRadius = random.chance(1, 2);
    const { name: thing, unit } = pickRound(random, radius);
    const compasses = !isEasy && random.chance(2, 3);
    const name = pickName(random);
    const [r, d] = [tenths(radius), tenths(2 * radius)];
    const back = compasses || toRadius;
    return writeNumber(
      {
        prompt: compasses
          ? `${name} wants to draw a circle with a diameter of ${d} cm. How far apart must the points of the compasses be?`
          : toRadius
            ? `A ${thing} has a diameter of ${d} ${unit}. What is its radius?`
            : `A ${thing} has a radius of ${r} ${unit}. What is its diameter?`,
        hint: 'Which goes all the way across, and which only to the centre?',
        steps: [
          'The diameter is made of two radii, end to end, so it is twice the radius.',
          back ? `${d} ÷ 2 = **${r}** ${compasses ? 'cm' : unit}.` : `2 × ${r} = **${d}** ${unit}.`,
        ],
        variant: `relation ${compasses ? 'compasses' : thing} ${radius} ${back}`,
        features: features(1, isEasy ? 0 : 1, 0),
      },
      back ? r : d,
      back
        ? [
            [d, mistake('diameter-for-radius', 'That is the diameter. The radius is half of it.')],
            [tenths(4 * radius), mistake('doubles-for-halves', 'You doubled. The radius is half of the diameter.')],
          ]
        : [
            [r, mistake('radius-for-diameter', 'That is the radius. The diameter is twice as long.')],
            [
              exactDecimal(radius, 20) ?? '',
              mistake('halves-for-doubles', 'You halved. The diameter is twice the radius.'),
            ],
          ],
      inUnit(compasses ? 'cm' : unit),
    );
  },
  solve(seen) {
    const [, , given] =
      /has a (radius|diameter) of ([\d.]+)/.exec(seen.text) ??
      /with a (diameter) of ([\d.]+) cm. How far apart/.exec(seen.text) ??
      [];
    if (given === undefined || !/What is its (?:radius|diameter)\?$|compasses be\?$/.test(seen.text)) return undefined;
    const known = Math.round(Number(given) * 10);
    if (seen.text.endsWith('diameter?')) return answered(seen, tenths(known + known));
    for (let half = 1; half <= known; half++) if (half + half === known) return answered(seen, tenths(half));
    return [];
  },
};

/** Equal circles that touch in a row. */
export const inRow: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'parts' && difficulty !== 'easy' ? (difficulty === 'hard' ? 3 : 1) : 0,
  make(random, { difficulty }) {
    const count = random.int(2, difficulty === 'hard' ? 6 : 3);
    const isHard = difficulty === 'hard';
    const radius = isHard ? random.int(11, 95) : 10 * random.int(2, 12);
    if (isHard && radius % 10 === 0) return undefined;
    const asks = isHard ? random.pick(['length', 'perimeter', 'radius'] as const) : 'length';
    const [r, long] = [tenths(radius), tenths(2 * radius * count)];
    const around = tenths(2 * (2 * radius * count + 2 * radius));
    const alt = `${count} equal circles touch in a row. They fit exactly inside a rectangle. A line from the centre of one to its edge is marked ${asks === 'radius' ? 'r' : `${r} cm`}.`;
    const [prompt, value] =
      asks === 'radius'
        ? [`The circles are equal. The rectangle is ${long} cm long. What is the radius of one circle?`, r]
        : asks === 'perimeter'
          ? ['The circles are equal. What is the perimeter of the rectangle?', around]
          : ['The circles are equal. How long is the rectangle?', long];
    return writeNumber(
      {
        prompt: [prompt, drawn(rowFigure(count, asks === 'radius' ? 'r' : `${r} cm`, alt))],
        hint:
          asks === 'radius'
            ? 'How many diameters make the length?'
            : 'Find the diameter first. How many diameters long is the rectangle?',
        steps:
          asks === 'radius'
            ? [
                `The length is ${count} diameters: ${long} ÷ ${count} = ${tenths(2 * radius)} cm.`,
                `Half of it is **${r}** cm.`,
              ]
            : [
                `One diameter is 2 × ${r} = ${tenths(2 * radius)} cm.`,
                `The length is ${count} × ${tenths(2 * radius)} = ${asks === 'length' ? `**${long}**` : long} cm.`,
                ...(asks === 'perimeter'
                  ? [`The width is one diameter. 2 × ${long} + 2 × ${tenths(2 * radius)} = **${around}** cm.`]
                  : []),
              ],
        variant: `row ${asks} ${count} ${radius}`,
        features: features(asks === 'perimeter' ? 3 : 2, isHard ? 1 : 0, 0),
      },
      value,
      asks === 'radius'
        ? [
            [tenths(2 * radius), named.half],
            [
              tenths(radius * count),
              mistake('halves-the-length', 'That is half of the whole length. Find one diameter first.'),
            ],
          ]
        : [
            [tenths(radius * count), named.double],
            [tenths(2 * radius), named.one],
            ...(asks === 'perimeter'
              ? [
                  [long, mistake('stops-early', 'That is the length. The perimeter goes all the way round.')] as const,
                  [tenths(2 * (2 * radius * count + radius)), named.double] as const,
                ]
              : []),
          ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('The circles are equal.') || seen.figure === undefined) return undefined;
    const circles = seen.figure.marks.filter((mark) => mark.kind === 'circle');
    const [given = 0] = seen.text.includes('radius')
      ? numbersIn(seen.text)
      : seen.figure.marks.flatMap((mark) => (mark.kind === 'text' ? numbersIn(mark.text) : []));
    const known = Math.round(given * 10);
    if (seen.text.includes('radius')) {
      for (let radius = 1; radius <= known; radius++)
        if (radius * 2 * circles.length === known) return typed(tenths(radius));
      return [];
    }
    let long = 0;
    for (let circle = 0; circle < circles.length; circle++) long += known + known;
    return typed(tenths(seen.text.includes('perimeter') ? long + long + known * 4 : long));
  },
};

/** Two touching circles, one told beside the other. */
export const touching: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'parts' && difficulty === 'hard' ? 2 : 0),
  make(random) {
    const [one, other] = [random.int(15, 120), random.int(15, 120)];
    if (one === other || (one % 10 === 0 && other % 10 === 0)) return undefined;
    const mixed = random.chance(1, 2);
    const [a, b] = [2 * one, mixed ? other : 2 * other];
    const word = mixed ? 'radius' : 'diameter';
    const value = tenths(one + other);
    return writeNumber(
      {
        prompt: `Two circles side by side just touch. One has a diameter of ${tenths(a)} cm, the other a ${word} of ${tenths(b)} cm. How far apart are their centres?`,
        hint: 'Draw the line from one centre to the other. Which two lengths is it made of?',
        steps: [
          'The line from centre to centre is one radius and the other radius, end to end.',
          `The radii are ${tenths(one)} cm and ${tenths(other)} cm.`,
          `${tenths(one)} + ${tenths(other)} = **${showNumber(value)}** cm.`,
        ],
        variant: `touching ${one} ${other} ${mixed}`,
        features: features(3, 1, 0),
      },
      value,
      [
        [
          tenths(a + b),
          mistake(
            'diameter-for-radius',
            `You added ${mixed ? 'a diameter' : 'the diameters'}. From each centre to its edge it is only a radius.`,
          ),
        ],
        [
          tenths(Math.abs(one - other)),
          mistake('subtracts-radii', 'You subtracted. The two radii lie end to end, so add them.'),
        ],
      ],
      inUnit('cm'),
    );
  },
  solve(seen) {
    const [, a, word, b] =
      /^Two circles .* has a diameter of ([\d.]+) cm the other a (\w+) of ([\d.]+) cm/.exec(seen.text) ?? [];
    if (a === undefined || b === undefined) return undefined;
    // In half tenths, so that a radius counts twice.
    const whole = Math.round(Number(a) * 10) + Math.round(Number(b) * (word === 'diameter' ? 10 : 20));
    return typed(exactDecimal(whole, 20) ?? '');
  },
};
