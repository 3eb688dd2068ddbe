/** Volumes in use: litres in a tank, boxes in a box, two cuboids together. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { exactDecimal } from '../units.ts';
import { byLayers } from './cuboids.ts';
import { features, mistake, named, type Params, weightOf } from './mistakes.ts';

/** How many litres a tank holds. */
export const litres: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'litres', difficulty),
  make(random) {
    const [a, b, c] = [10 * random.int(2, 9), 10 * random.int(2, 6), 5 * random.int(3, 10)];
    const volume = a * b * c;
    const full = exactDecimal(volume, 1000);
    const part = random.pick([1, 2]);
    if (full === undefined || a < b || (part === 2 && c % 10 !== 0)) return undefined;
    const value = exactDecimal(volume, 1000 * part) ?? '';
    return writeNumber(
      {
        prompt: `A fish tank is ${a} cm long, ${b} cm wide and ${c} cm high. It is ${part === 1 ? 'full' : 'half full'} of water. How many litres is that? 1 litre is 1,000 cm³.`,
        hint: 'Find the volume in cm³ first.',
        steps: [
          `${a} × ${b} × ${c} = ${showNumber(volume)} cm³.`,
          ...(part === 2 ? [`Half of it is ${showNumber(volume / 2)} cm³.`] : []),
          `${showNumber(volume / part)} ÷ 1,000 = **${value}** litres.`,
        ],
        variant: `litres ${a} ${b} ${c} ${part}`,
        features: features(volume, 2 + part),
      },
      value,
      [
        [volume / part, named.units],
        [exactDecimal(volume, 100 * part) ?? '', named.units],
        ...(part === 2
          ? [[full, mistake('forgets-to-halve', 'That is the full tank. It is only half full.')] as const]
          : []),
        [a + b + c, named.added],
      ],
      { after: 'litres', unit: 'litres' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('A fish tank is')) return undefined;
    const [a = 0, b = 0, c = 0] = numbersIn(seen.text);
    let cm3 = 0;
    for (let x = 0; x < a; x++) for (let y = 0; y < b; y++) cm3 += c;
    return answered(seen, exactDecimal(cm3, seen.text.includes('half full') ? 2000 : 1000) ?? '');
  },
};

/** How many small boxes fill a big one. */
export const packing: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'packing', difficulty),
  make(random) {
    const small = [random.int(2, 6), random.int(2, 5), random.int(2, 5)] as const;
    // A cube has no way round.
    if (new Set(small).size === 1) return undefined;
    const counts = [random.int(4, 9), random.int(3, 8), random.int(3, 6)] as const;
    const [a, b, c] = [small[0] * counts[0], small[1] * counts[1], small[2] * counts[2]];
    const total = counts[0] * counts[1] * counts[2];
    const unit = 'cm';
    return writeNumber(
      {
        prompt: `Small boxes are ${small.join(' cm by ')} cm. They fill a big box of ${a} cm by ${b} cm by ${c} cm, all the same way round. How many small boxes are there?`,
        hint: 'How many fit along the length? How many along the width? How many layers?',
        steps: [
          `Along the edges, ${a} ÷ ${small[0]} = ${counts[0]}, ${b} ÷ ${small[1]} = ${counts[1]} and ${c} ÷ ${small[2]} = ${counts[2]} boxes fit.`,
          `${counts.join(' × ')} = **${total}** boxes.`,
        ],
        variant: `packing ${small.join(' ')} ${counts.join(' ')} ${unit}`,
        features: features(a * b * c, 3),
      },
      total,
      [
        [counts[0] * counts[1], named.layer],
        [
          counts[0] + counts[1] + counts[2],
          mistake('adds-edges', 'You added the three numbers of boxes. Multiply them.'),
        ],
        [a * b * c, named.bigBox],
        [total + counts[0], named.miscalculated],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Small boxes are')) return undefined;
    const [p = 1, q = 1, r = 1, a = 0, b = 0, c = 0] = numbersIn(seen.text);
    let boxes = 0;
    for (let left = a * b * c; left > 0; left -= p * q * r) boxes++;
    return answered(seen, boxes);
  },
};

/** Two cuboids joined: an L-shaped step. */
export const prism: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'prism', difficulty),
  make(random, { params, difficulty }) {
    const top = params.top[difficulty];
    const edge = (): number => random.int(4, top);
    const [a, b, c, d, e, f] = [edge(), edge(), edge(), edge(), edge(), edge()];
    const [story, unit] = random.pick([
      ['A sculpture is made of two cuboids that are glued together.', 'cm'],
      ['A building is made of two cuboids.', 'm'],
      ['Two boxes stand side by side.', 'cm'],
    ] as const);
    const value = a * b * c + d * e * f;
    return writeNumber(
      {
        prompt: `${story} One is ${a} ${unit} by ${b} ${unit} by ${c} ${unit}, the other ${d} ${unit} by ${e} ${unit} by ${f} ${unit}. What is the total volume?`,
        hint: 'Find the two volumes. Then add them.',
        steps: [
          `The first cuboid: ${a} × ${b} × ${c} = ${showNumber(a * b * c)} ${unit}³.`,
          `The second cuboid: ${d} × ${e} × ${f} = ${showNumber(d * e * f)} ${unit}³.`,
          `Together: ${showNumber(a * b * c)} + ${showNumber(d * e * f)} = **${showNumber(value)}** ${unit}³.`,
        ],
        variant: `prism ${a} ${b} ${c} ${d} ${e} ${f} ${unit}`,
        features: features(value, 3),
      },
      value,
      [
        [a * b * c, named.cuboid],
        [d * e * f, named.cuboid],
        [a + b + c + d + e + f, named.added],
        [a * b + d * e, mistake('two-lengths-only', 'You multiplied two lengths of each cuboid. Each has a third.')],
      ],
      inUnit(`${unit}³`),
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What is the total volume?')) return undefined;
    const edges = numbersIn(seen.text).map((edge) => edge * 10);
    return answered(seen, Number(byLayers(edges.slice(0, 3))) + Number(byLayers(edges.slice(3, 6))));
  },
};
