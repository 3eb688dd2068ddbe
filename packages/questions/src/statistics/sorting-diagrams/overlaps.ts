/** Counting with two circles that a child must draw: how many are in both, or in one only, from the totals. */
import type { Form } from '../../kernel/forms.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { drawCounts, mistake, named, type Params, pairs } from './counting.ts';

/** How many are in both, in one only or in just one of the two, from the totals. */
export const overlapOf: Form<Params> = {
  // Not in year 4: taking away those who were counted twice comes later.
  weight: ({ year, difficulty }) => (year < 5 ? 0 : { easy: 0, medium: 2, hard: 5 }[difficulty]),
  make(random, { difficulty }) {
    const { who, one, other, verb } = random.pick(pairs);
    const { left, both, right, outside } = drawCounts(random, 60);
    const all = left + both + right + outside;
    // Both alone is for medium questions: a hard one goes a step further.
    const asked = difficulty === 'medium' ? 'both' : random.pick(['only', 'oneOfTwo'] as const);
    const value = { both, only: left, oneOfTwo: left + right }[asked];
    const [first, second] = [left + both, both + right];
    const text = {
      both: `${verb} both`,
      only: `${one} but don’t ${other}`,
      oneOfTwo: `${verb} only one of the two`,
    }[asked];
    const stops = mistake(
      'stops-early',
      asked === 'only'
        ? `That is how many ${verb} both. Subtract them from the ${first} who ${one}.`
        : `That is how many ${verb} both. Subtract them from all who are inside the circles.`,
    );
    const whole = {
      both: `That is all who ${one}. How many of them also ${other}?`,
      only: `That is all who ${one}. Leave out those who also ${other}.`,
      oneOfTwo: `That is all who ${one}. Leave out those who also ${other}, and add those who ${other} but don’t ${one}.`,
    }[asked];
    return writeNumber(
      {
        prompt: `There are ${all} ${who}. ${first} of them ${one} and ${second} ${other}. ${outside} ${verb} neither. How many ${text}?`,
        hint: 'Draw two circles. How many are inside them altogether?',
        steps: [
          `Inside the circles are ${all} − ${outside} = ${all - outside}.`,
          `${first} + ${second} = ${first + second} is more, because those in both were counted twice: ${first + second} − ${all - outside} = ${both} ${verb} both.`,
          {
            both: `So the answer is **${both}**.`,
            only: `Of the ${first} who ${one}, ${both} also ${other}: ${first} − ${both} = **${left}**.`,
            oneOfTwo: `Only one of the two: ${all - outside} − ${both} = **${left + right}**.`,
          }[asked],
        ],
        variant: `overlap ${asked} ${one} ${left} ${both} ${right} ${outside}`,
        features: { size: all, properties: asked === 'both' ? 4 : 5, kinds: 0 },
      },
      value,
      [
        ...(first + second > all ? [[first + second - all, named.forgets] as const] : []),
        [all - outside, asked === 'oneOfTwo' ? named.withBoth : named.inside],
        asked === 'both'
          ? [left, mistake('one-part-only', `That is how many ${one} but don’t ${other}.`)]
          : [both, stops],
        [first, mistake('whole-circle', whole)],
      ],
    );
  },
  solve(seen) {
    if (!/^There are \d+ \w+\. .* \w+ neither\. How many/.test(seen.text)) return undefined;
    const [all = 0, first = 0, second = 0, neither = 0] = numbersIn(seen.text);
    for (let both = 0; both <= Math.min(first, second); both++)
      if (first - both + both + (second - both) + neither === all) {
        if (seen.text.endsWith(' both?')) return answered(seen, both);
        return answered(seen, seen.text.endsWith(' of the two?') ? first - both + second - both : first - both);
      }
    return [];
  },
};
