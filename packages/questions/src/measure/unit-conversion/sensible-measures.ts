/** Which measure makes sense for a thing: 18 cm for a pencil, never 18 m. */

import type { Form } from '../../kernel/forms.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { quantity, worth } from '../units.ts';
import { amounts, everydayThings, holds } from './everyday-things.data.ts';
import { named, type Params, weightOf } from './sizes.ts';

/** The measure that makes sense, among the same number in another unit and ten times more or less. */
export const sense: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'sense', difficulty),
  make(random) {
    const thing = random.pick(everydayThings);
    const size = random.pick(thing.sizes);
    const other = size % 10 === 0 && random.chance(1, 2) ? size / 10 : size * 10;
    const show = quantity;
    const shown = [show(size, thing.unit), show(other, thing.unit), show(size, thing.other), show(other, thing.other)];
    const real = worth(show(size, thing.unit));
    const nearEnough = (text: string): boolean => {
      const [more, less] = worth(text) > real ? [worth(text), real] : [real, worth(text)];
      return less * 8n > more;
    };
    if (shown.slice(1).some(nearEnough)) return undefined;
    const [right = '', ...wrong] = shown;
    const ask = thing.asks === holds ? `${holds} ${thing.name} hold?` : `${thing.asks} ${thing.name}?`;
    return chooseText(
      random,
      {
        prompt: `${ask} Choose the best answer.`,
        hint: 'Think of things you know: a ruler is 30 cm, a bag of sugar is 1 kg, a big bottle holds 2 litres.',
        steps: [
          thing.like,
          'Cross out what is far too much and what is far too little.',
          `**${right}** makes sense for ${thing.name}.`,
        ],
        variant: `sense ${ask} ${size} ${other}`,
        features: { steps: 1, places: 0, notTens: 0, digits: String(size).length },
      },
      right,
      wrong.map((text) => {
        const [less, more] = amounts[thing.asks];
        return [text, named.sense(`That is far too ${worth(text) > real ? more : less} for ${thing.name}.`)] as const;
      }),
    );
  },
  solve(seen) {
    const thing = everydayThings.find(({ asks, name }) => seen.text.startsWith(`${asks} ${name}`));
    if (thing === undefined) return undefined;
    const known = thing.sizes.map((size) => worth(`${size} ${thing.unit}`));
    return chosen(seen, (option) => known.includes(worth(option)));
  },
};
