/** How many are in a circle, in both, in one only: counting with a Venn diagram, or without one. */
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { readVenn, vennFigure } from './diagram-figure.ts';

type Params = Readonly<Record<string, never>>;

const mistake = mistakesIn('m.venn');
const named = {
  only: mistake('leaves-out-both', 'Those in both circles belong there, too.'),
  withBoth: mistake('counts-both', 'You counted those in both as well. Leave them out.'),
  twice: mistake('counts-twice', 'Those in both circles were counted twice.'),
  outside: mistake('counts-outside', 'You counted those outside the circles as well.'),
  forgets: mistake('forgets-outside', 'You forgot those outside the circles.'),
  everybody: mistake('counts-others', 'That is everybody inside the circles.'),
  part: mistake('one-part-only', 'That is only one part of the diagram.'),
  oneCircle: mistake('one-part-only', 'That is one circle only.'),
  inside: mistake('everybody-inside', 'That is everybody inside the circles, in three parts.'),
  otherCircle: mistake('other-circle', 'That is the other circle. Which circle is asked for?'),
};

/** Whoever looks at the other circle alone. */
const otherOnly = ({ one, other }: (typeof pairs)[number]): Mistake =>
  mistake('other-circle', `That is how many ${one} but don’t ${other}.`);
const allOfThem = (asked: string): Mistake => mistake('counts-outside', `That is all of them. Count only ${asked}.`);

/** Two things that somebody may do, each with a name for its circle, and the verb that stands for both. */
const pairs = [
  { who: 'children', one: 'swim', other: 'cycle', verb: 'do' },
  { who: 'children', one: 'sing', other: 'dance', verb: 'do' },
  { who: 'pupils', one: 'play chess', other: 'play tennis', verb: 'play' },
  { who: 'pupils', one: 'learn Spanish', other: 'learn French', verb: 'learn' },
  { who: 'adults', one: 'drink tea', other: 'drink coffee', verb: 'drink' },
  { who: 'families', one: 'have a cat', other: 'have a dog', verb: 'have' },
  { who: 'visitors', one: 'see the castle', other: 'see the zoo', verb: 'see' },
  { who: 'campers', one: 'climb', other: 'row', verb: 'do' },
  { who: 'gardeners', one: 'grow beans', other: 'grow peas', verb: 'grow' },
  { who: 'players', one: 'run', other: 'jump', verb: 'do' },
] as const;

interface Counts {
  readonly left: number;
  readonly both: number;
  readonly right: number;
  readonly outside: number;
}

const drawCounts = (random: Random, top: number): Counts => ({
  left: random.int(3, top),
  both: random.int(2, Math.ceil(top / 2)),
  right: random.int(3, top),
  outside: random.int(2, Math.ceil(top / 3)),
});

type Asked = 'left' | 'onlyRight' | 'either' | 'all' | 'oneOnly';
const asks: Readonly<Record<Asked, (pair: (typeof pairs)[number]) => string>> = {
  left: ({ who, one }) => `How many ${who} ${one}?`,
  onlyRight: ({ who, other, one }) => `How many ${who} ${other} but don’t ${one}?`,
  either: ({ who, one, other, verb }) => `How many ${who} ${one} or ${other}, or ${verb} both?`,
  all: ({ who }) => `How many ${who} are there in all?`,
  oneOnly: ({ who, verb }) => `How many ${who} ${verb} only one of the two?`,
};
/** What to tell a child who counted everybody. */
const notAll: Readonly<Record<Asked, (pair: (typeof pairs)[number]) => Mistake>> = {
  left: ({ one }) => allOfThem(`those who ${one}`),
  onlyRight: ({ one, other }) => allOfThem(`those who ${other} but don’t ${one}`),
  either: () => named.outside,
  all: () => named.outside,
  oneOnly: () => allOfThem('those in just one circle'),
};
const amountOf: Readonly<Record<Asked, (counts: Counts) => number>> = {
  left: ({ left, both }) => left + both,
  onlyRight: ({ right }) => right,
  either: ({ left, both, right }) => left + both + right,
  all: ({ left, both, right, outside }) => left + both + right + outside,
  oneOnly: ({ left, right }) => left + right,
};
const steps: Readonly<Record<Asked, (counts: Counts) => string>> = {
  left: ({ left, both }) =>
    `The whole left circle counts, with the part in the middle: ${left} + ${both} = **${left + both}**.`,
  onlyRight: ({ right }) => `They are in the right circle, but not in the middle: **${right}**.`,
  either: ({ left, both, right }) =>
    `All three parts inside the circles count, each once: ${left} + ${both} + ${right} = **${left + both + right}**.`,
  all: ({ left, both, right, outside }) =>
    `All four parts count: ${left} + ${both} + ${right} + ${outside} = **${left + both + right + outside}**.`,
  oneOnly: ({ left, right }) => `The middle does not count: ${left} + ${right} = **${left + right}**.`,
};

/** Counting in a drawn diagram. */
const inDiagram: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 4, medium: 3, hard: 1 })[difficulty],
  make(random, { year, difficulty }) {
    const pair = random.pick(pairs);
    const counts = drawCounts(random, difficulty === 'easy' ? 12 : year < 5 ? 25 : 60);
    const asked = random.pick(
      difficulty === 'easy' ? (['left', 'onlyRight'] as const) : (['left', 'either', 'all', 'oneOnly'] as const),
    );
    const value = amountOf[asked](counts);
    // Numbers that are alike would let a child who looks at another part come out right.
    if (new Set(Object.values(counts)).size < 4) return undefined;
    const { left, both, right, outside } = counts;
    return writeNumber(
      {
        prompt: [
          `The diagram shows what some ${pair.who} ${pair.verb}. ${asks[asked](pair)}`,
          drawn(
            vennFigure([pair.one, pair.other], {
              left: [String(left)],
              both: [String(both)],
              right: [String(right)],
              outside: [String(outside)],
            }),
          ),
        ],
        hint: 'Which parts of the diagram belong to the question? The middle belongs to both circles.',
        steps: [`Each number counts the ${pair.who} in one part of the diagram.`, steps[asked](counts)],
        variant: `count ${asked} ${pair.one} ${left} ${both} ${right} ${outside}`,
        features: { size: value, properties: asked === 'onlyRight' ? 1 : 3, kinds: 0 },
      },
      value,
      [
        [left, asked === 'left' ? named.only : asked === 'onlyRight' ? otherOnly(pair) : named.part],
        [right + both, asked === 'onlyRight' ? named.withBoth : asked === 'left' ? named.otherCircle : named.oneCircle],
        ...(asked === 'either' ? [[left + right + 2 * both, named.twice] as const] : []),
        [left + both + right, asked === 'all' ? named.forgets : asked === 'oneOnly' ? named.withBoth : named.everybody],
        [left + both + right + outside, notAll[asked](pair)],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('The diagram shows what some') || seen.figure === undefined) return undefined;
    const { parts, names } = readVenn(seen.figure);
    const [left = 0, both = 0, right = 0, outside = 0] = [parts.left, parts.both, parts.right, parts.outside].map(
      (texts) => Number(texts[0]),
    );
    const people = [
      ...Array.from({ length: left }, () => [true, false]),
      ...Array.from({ length: both }, () => [true, true]),
      ...Array.from({ length: right }, () => [false, true]),
      ...Array.from({ length: outside }, () => [false, false]),
    ];
    const count = (counts: (one: boolean, other: boolean) => boolean): number =>
      people.filter(([one = false, other = false]) => counts(one, other)).length;
    if (seen.text.includes('but don’t'))
      return answered(
        seen,
        count((one, other) => other && !one),
      );
    if (/, or \w+ both\?$/.test(seen.text))
      return answered(
        seen,
        count((one, other) => one || other),
      );
    if (seen.text.includes('in all?')) return answered(seen, people.length);
    if (seen.text.includes('only one of the two'))
      return answered(
        seen,
        count((one, other) => one !== other),
      );
    return answered(seen, seen.text.endsWith(` ${names[0]}?`) ? count((one) => one) : -1);
  },
};

/** How many are in both, from the totals. */
const overlapOf: Form<Params> = {
  // In year 4, only where it is hard.
  weight: ({ year, difficulty }) => ({ easy: 0, medium: year < 5 ? 0 : 2, hard: 5 })[difficulty],
  make(random, { year, difficulty }) {
    const { who, one, other, verb } = random.pick(pairs);
    const { left, both, right, outside } = drawCounts(random, year < 5 ? 20 : 60);
    const all = left + both + right + outside;
    const asksOnly = difficulty === 'hard' && random.chance(1, 2);
    const value = asksOnly ? left : both;
    const [first, second] = [left + both, both + right];
    return writeNumber(
      {
        prompt: `There are ${all} ${who}. ${first} of them ${one} and ${second} ${other}. ${outside} ${verb} neither. How many ${asksOnly ? `only ${one}` : `${verb} both`}?`,
        hint: 'Draw two circles. How many are inside them altogether?',
        steps: [
          `Inside the circles are ${all} − ${outside} = ${all - outside}.`,
          `${first} + ${second} = ${first + second} is more, because those in both were counted twice: ${first + second} − ${all - outside} = ${both} ${verb} both.`,
          asksOnly ? `Only ${one}: ${first} − ${both} = **${left}**.` : `So the answer is **${both}**.`,
        ],
        variant: `overlap ${asksOnly} ${one} ${left} ${both} ${right} ${outside}`,
        features: { size: all, properties: asksOnly ? 5 : 4, kinds: 0 },
      },
      value,
      [
        ...(first + second > all ? [[first + second - all, named.forgets] as const] : []),
        [all - outside, named.inside],
        asksOnly
          ? [both, mistake('stops-early', `That is how many ${verb} both. Subtract them from the ${first} who ${one}.`)]
          : [left, mistake('one-part-only', `That is how many only ${one}.`)],
        [
          first,
          mistake(
            'whole-circle',
            asksOnly
              ? `That is all who ${one}. Leave out those who also ${other}.`
              : `That is all who ${one}. How many of them also ${other}?`,
          ),
        ],
      ],
    );
  },
  solve(seen) {
    if (!/^There are \d+ \w+\. .* \w+ neither\. How many/.test(seen.text)) return undefined;
    const [all = 0, first = 0, second = 0, neither = 0] = numbersIn(seen.text);
    for (let both = 0; both <= Math.min(first, second); both++)
      if (first - both + both + (second - both) + neither === all)
        return answered(seen, seen.text.endsWith(' both?') ? both : first - both);
    return [];
  },
};

/** Counting questions of sorting diagrams. */
export const countingForms: readonly Form<Params>[] = [inDiagram, overlapOf];
