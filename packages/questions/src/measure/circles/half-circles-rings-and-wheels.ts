/** Half circles, rings and rolling wheels. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { around, features, lengthRound, pi, unrolled, use, within } from './circumference-and-area.ts';
import { mistake, named, type Params, tenths } from './mistakes.ts';

/** A semicircle: its area, or the way round it. */
export const halfCircle: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'measures' && difficulty === 'hard' ? 3 : 0),
  make(random) {
    // From 3: with a radius of 2, the area and the curved edge are the same number.
    const radius = 10 * random.int(3, 20);
    const asksArea = random.chance(1, 2);
    const unit = random.pick(['cm', 'm'] as const);
    const [r, d] = [tenths(radius), tenths(2 * radius)];
    const arc = around(radius);
    const value = asksArea
      ? (exactDecimal(pi * radius * radius, 20000) ?? '')
      : (exactDecimal(pi * radius + 2 * radius * 100, 1000) ?? '');
    const whole = asksArea ? within(radius * radius) : around(2 * radius);
    return writeNumber(
      {
        prompt: `A semicircle has a diameter of ${d} ${unit}. What is its ${asksArea ? 'area' : 'perimeter'}? ${use}`,
        hint: asksArea
          ? 'Find the area of the whole circle first.'
          : 'The edge is half of a circumference and one straight line.',
        steps: asksArea
          ? [
              `The radius is ${r} ${unit}. The whole circle is 3.14 × ${r} × ${r} = ${showNumber(whole)} ${unit}².`,
              `Half of it is **${showNumber(value)}** ${unit}².`,
            ]
          : [
              `The curved part is half of 3.14 × ${d}: ${showNumber(arc)} ${unit}.`,
              `The straight part is ${d} ${unit}.`,
              `${showNumber(arc)} + ${d} = **${showNumber(value)}** ${unit}.`,
            ],
        variant: `half ${asksArea} ${radius} ${unit}`,
        features: features(3, 0, 1),
      },
      value,
      asksArea
        ? [
            [whole, named.halfArea],
            [exactDecimal(pi * 4 * radius * radius, 20000) ?? '', named.diameterSquared],
            [arc, named.halfArc],
          ]
        : [
            [arc, named.straight],
            [whole, named.halfCircle],
            [exactDecimal(pi * 2 * radius + 2 * radius * 100, 1000) ?? '', named.halfCircle],
          ],
      inUnit(asksArea ? `${unit}²` : unit),
    );
  },
  solve(seen) {
    const [, given, asks] =
      /^A semicircle has a diameter of ([\d.]+) \w+\. What is its (area|perimeter)\?/.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    const radius = Math.round(Number(given) * 50);
    const value = asks === 'area' ? Number(unrolled(radius)) / 2 : Number(lengthRound(radius)) / 2 + Number(given);
    return typed(Math.round(value * 10000) / 10000);
  },
};

/** A ring between two circles with one centre. */
export const ring: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'measures' && difficulty === 'hard' ? 2 : 0),
  make(random) {
    const inner = random.int(5, 12);
    const outer = inner + random.int(1, 8);
    const { name, unit } = random.pick([
      { name: 'path around a pond', unit: 'm' },
      { name: 'rim of a plate', unit: 'cm' },
      { name: 'frame of a mirror', unit: 'cm' },
    ] as const);
    const value = exactDecimal(pi * (outer * outer - inner * inner), 100) ?? '';
    return writeNumber(
      {
        prompt: `The ${name} is a ring. Its outer edge has a radius of ${outer} ${unit}, its inner edge a radius of ${inner} ${unit}. What is the area of the ring? ${use}`,
        hint: 'Subtract the area of the inner circle from the area of the outer one.',
        steps: [
          `Outer circle: 3.14 × ${outer} × ${outer} = ${showNumber(exactDecimal(pi * outer * outer, 100) ?? '')} ${unit}².`,
          `Inner circle: 3.14 × ${inner} × ${inner} = ${showNumber(exactDecimal(pi * inner * inner, 100) ?? '')} ${unit}².`,
          `The difference is **${showNumber(value)}** ${unit}².`,
        ],
        variant: `ring ${outer} ${inner} ${name}`,
        features: features(4, 0, 1),
      },
      value,
      [
        [exactDecimal(pi * outer * outer, 100) ?? '', named.inner],
        [exactDecimal(pi * (outer - inner) ** 2, 100) ?? '', named.subtracts],
        [
          exactDecimal(pi * 2 * (outer - inner), 100) ?? '',
          mistake(
            'circumference-for-area',
            'You used the distances round the edges. The area of a circle is π × radius × radius.',
          ),
        ],
      ],
      inUnit(`${unit}²`),
    );
  },
  solve(seen) {
    if (!seen.text.includes(' is a ring. Its outer edge')) return undefined;
    const [outer = 0, inner = 0] = numbersIn(seen.text);
    const cents = Math.round(Number(unrolled(outer * 100)) * 100) - Math.round(Number(unrolled(inner * 100)) * 100);
    return typed(exactDecimal(cents, 100) ?? '');
  },
};

/** How far a wheel rolls, or how often it turns. */
export const wheel: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'measures' && difficulty !== 'easy' ? 1 : 0),
  make(random, { difficulty }) {
    const diameter = 10 * random.int(2, 9);
    const turns = 10 * random.int(1, difficulty === 'hard' ? 30 : 10);
    const rolled = exactDecimal(pi * diameter * turns, 10000) ?? '';
    const back = difficulty === 'hard';
    return writeNumber(
      {
        prompt: back
          ? `A wheel has a diameter of ${diameter} cm. It rolls ${showNumber(rolled)} m. How many times does it turn? ${use}`
          : `A wheel has a diameter of ${diameter} cm. It turns ${turns} times. How many metres does it roll? ${use}`,
        hint: 'In one turn a wheel rolls as far as its circumference.',
        steps: [
          `One turn is 3.14 × ${diameter} = ${exactDecimal(pi * diameter, 100)} cm, which is ${exactDecimal(pi * diameter, 10000)} m.`,
          back
            ? `${showNumber(rolled)} ÷ ${exactDecimal(pi * diameter, 10000)} = **${turns}** turns.`
            : `${turns} × ${exactDecimal(pi * diameter, 10000)} = **${showNumber(rolled)}** m.`,
        ],
        variant: `wheel ${diameter} ${turns} ${back}`,
        features: features(back ? 3 : 2, 0, back ? 1 : 0),
      },
      back ? turns : rolled,
      back
        ? [
            [turns * 2, mistake('halves-diameter', 'You halved the diameter. One turn is π × diameter.')],
            [turns / 2, mistake('doubles-diameter', 'You doubled the diameter. One turn is π × diameter.')],
            [turns * 10, named.miscalculated],
          ]
        : [
            [
              exactDecimal(pi * diameter * turns, 100) ?? '',
              mistake('wrong-unit', 'That is in centimetres. 100 cm make 1 m.'),
            ],
            [
              exactDecimal(pi * diameter * turns * 2, 10000) ?? '',
              mistake('doubles-diameter', 'You doubled the diameter. One turn is π × diameter.'),
            ],
            [
              exactDecimal(pi * diameter, 10000) ?? '',
              mistake('one-turn-only', 'That is one turn. How many turns are there?'),
            ],
          ],
      back ? { after: 'turns' } : inUnit('m'),
    );
  },
  solve(seen) {
    const [, diameter] = /^A wheel has a diameter of (\d+) cm/.exec(seen.text) ?? [];
    if (diameter === undefined) return undefined;
    const [, , second = 0] = [0, ...numbersIn(seen.text)];
    const each = Math.round(Number(lengthRound(Number(diameter) * 50)) * 100);
    if (seen.text.includes('How many metres')) return typed(exactDecimal(each * second, 10000) ?? '');
    let turns = 0;
    for (let left = Math.round(second * 10000); left >= each; left -= each) turns++;
    return typed(turns);
  },
};
