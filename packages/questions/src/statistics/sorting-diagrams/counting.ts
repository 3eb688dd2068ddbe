/** How many are in a circle, in both, in one only: counting with a Venn diagram. */
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { readVenn, vennFigure } from './diagram-figure.ts';

/** Every cell of this family asks the same matter. */
export type Params = Readonly<Record<string, never>>;

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.venn');
/** The mistakes children make in counting. */
export const named = {
  only: mistake('leaves-out-both', 'Those in both circles belong there, too.'),
  withBoth: mistake('counts-both', 'You counted those in both as well. Leave them out.'),
  twice: mistake('counts-twice', 'Those in both circles were counted twice.'),
  outside: mistake('counts-outside', 'You counted those outside the circles as well.'),
  forgets: mistake('forgets-outside', 'You forgot those outside the circles.'),
  everybody: mistake('counts-others', 'That is everybody inside the circles.'),
  part: mistake('one-part-only', 'That is only one part of the diagram.'),
  oneCircle: mistake('one-part-only', 'That is one circle only.'),
  inside: mistake('everybody-inside', 'That is how many are inside the circles altogether.'),
  otherCircle: mistake('other-circle', 'That is the other circle. Which circle is asked for?'),
};

/** Whoever looks at the other circle alone. */
const otherOnly = ({ one, other }: Pair): Mistake =>
  mistake('other-circle', `That is how many ${one} but don’t ${other}.`);
const allOfThem = (asked: string): Mistake => mistake('counts-outside', `That is all of them. Count only ${asked}.`);

/** Two things that somebody may do, each with a name for its circle, and the verb that stands for both. */
export const pairs = [
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

type Pair = (typeof pairs)[number];

interface Counts {
  readonly left: number;
  readonly both: number;
  readonly right: number;
  readonly outside: number;
}

/** How many are in each part. */
export const drawCounts = (random: Random, top: number): Counts => ({
  left: random.int(3, top),
  both: random.int(2, Math.ceil(top / 2)),
  right: random.int(3, top),
  outside: random.int(2, Math.ceil(top / 3)),
});

/** Questions on one group, and on how much larger one group is than another. */
type Plain = 'left' | 'onlyRight' | 'either' | 'all' | 'oneOnly';
type Compared = 'more' | 'single' | 'not';
type Asked = Plain | Compared;
const asks: Readonly<Record<Asked, (pair: Pair) => string>> = {
  left: ({ who, one }) => `How many ${who} ${one}?`,
  onlyRight: ({ who, other, one }) => `How many ${who} ${other} but don’t ${one}?`,
  either: ({ who, verb }) => `How many ${who} ${verb} at least one of the two?`,
  all: ({ who }) => `How many ${who} are there in all?`,
  oneOnly: ({ who, verb }) => `How many ${who} ${verb} only one of the two?`,
  more: ({ who, one, other }) => `How many more ${who} ${one} than ${other}?`,
  single: ({ who, verb }) => `How many more ${who} ${verb} only one of the two than ${verb} both?`,
  not: ({ who, one }) => `How many more ${who} ${one} than don’t ${one}?`,
};
/** What to tell a child who counted everybody. */
const notAll: Readonly<Record<Plain, (pair: Pair) => Mistake>> = {
  left: ({ one }) => allOfThem(`those who ${one}`),
  onlyRight: ({ one, other }) => allOfThem(`those who ${other} but don’t ${one}`),
  either: () => named.outside,
  all: () => named.outside,
  oneOnly: () => allOfThem('those in just one circle'),
};

/** One of two groups that are compared: what to tell a child who stops there, how it is counted, and its number. */
type Group = (pair: Pair, counts: Counts) => readonly [says: string, sum: string, count: number];
const leftCircle: Group = ({ one }, { left, both }) => [`how many ${one}`, `${left} + ${both}`, left + both];
const compared: Readonly<Record<Compared, readonly [Group, Group]>> = {
  more: [leftCircle, ({ other }, { right, both }) => [`those who ${other}`, `${right} + ${both}`, right + both]],
  single: [
    ({ verb }, { left, right }) => [`how many ${verb} only one of the two`, `${left} + ${right}`, left + right],
    ({ verb }, { both }) => [`those who ${verb} both`, '', both],
  ],
  not: [
    leftCircle,
    ({ one }, { right, outside }) => [`those who don’t ${one}`, `${right} + ${outside}`, right + outside],
  ],
};
const isCompared = (asked: Asked): asked is Compared => asked in compared;
const places: Readonly<Record<Compared, readonly [string, string]>> = {
  more: ['Left circle', 'Right circle'],
  single: ['In one circle only', 'In the middle'],
  not: ['In the left circle', 'Not in the left circle'],
};
const counted = (place: string, sum: string, count: number): string =>
  `${place}: ${sum === '' ? '' : `${sum} = `}${count}.`;
const difference = (asked: Compared, pair: Pair, counts: Counts): string => {
  const [[, sum, count], [, lessSum, less]] = [compared[asked][0](pair, counts), compared[asked][1](pair, counts)];
  const [place, lessPlace] = places[asked];
  return `${counted(place, sum, count)} ${counted(lessPlace, lessSum, less)} ${count} − ${less} = **${count - less}**.`;
};
const amountOf: Readonly<Record<Plain, (counts: Counts) => number>> = {
  left: ({ left, both }) => left + both,
  onlyRight: ({ right }) => right,
  either: ({ left, both, right }) => left + both + right,
  all: ({ left, both, right, outside }) => left + both + right + outside,
  oneOnly: ({ left, right }) => left + right,
};
const steps: Readonly<Record<Plain, (counts: Counts) => string>> = {
  left: ({ left, both }) =>
    `The whole left circle counts, with the part in the middle: ${left} + ${both} = **${left + both}**.`,
  onlyRight: ({ right }) => `They are in the right circle, but not in the middle: **${right}**.`,
  either: ({ left, both, right }) =>
    `All three parts inside the circles count, each once: ${left} + ${both} + ${right} = **${left + both + right}**.`,
  all: ({ left, both, right, outside }) =>
    `All four parts count: ${left} + ${both} + ${right} + ${outside} = **${left + both + right + outside}**.`,
  oneOnly: ({ left, right }) => `The middle does not count: ${left} + ${right} = **${left + right}**.`,
};

/** What is asked about a drawn diagram at a level. */
const asksFor = {
  easy: ['left', 'onlyRight'],
  medium: ['either', 'all', 'oneOnly'],
  hard: ['more', 'single', 'not'],
} as const satisfies Readonly<Record<string, readonly Asked[]>>;

/** Counting in a drawn diagram. */
export const inDiagram: Form<Params> = {
  // Adding the numbers of a drawing is too little for year 6.
  weight: ({ year, difficulty }) => (year < 5 ? { easy: 4, medium: 3, hard: 4 }[difficulty] : 0),
  make(random, { difficulty }) {
    const pair = random.pick(pairs);
    const counts = drawCounts(random, difficulty === 'easy' ? 12 : 25);
    const asked = random.pick(asksFor[difficulty]);
    const groups = isCompared(asked) ? compared[asked].map((group) => group(pair, counts)) : [];
    const [[first, , most] = ['', '', 0], [second, , least] = ['', '', 0]] = groups;
    const value = isCompared(asked) ? most - least : amountOf[asked](counts);
    // Numbers that are alike would let a child who looks at another part come out right.
    if (new Set(Object.values(counts)).size < 4 || value < 1) return undefined;
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
        hint: `${isCompared(asked) ? 'Count the two groups first.' : 'Which parts of the diagram belong to the question?'} The middle belongs to both circles.`,
        steps: [
          `Each number counts the ${pair.who} in one part of the diagram.`,
          isCompared(asked) ? difference(asked, pair, counts) : steps[asked](counts),
        ],
        variant: `count ${asked} ${pair.one} ${left} ${both} ${right} ${outside}`,
        features: { size: value, properties: asked === 'onlyRight' ? 1 : isCompared(asked) ? 4 : 3, kinds: 0 },
      },
      value,
      isCompared(asked)
        ? [
            [most, mistake('stops-early', `That is ${first}. How many more is it than ${second}?`)],
            [most + least, mistake('adds-for-difference', 'You added. A difference is asked for, so subtract.')],
          ]
        : [
            [left, asked === 'left' ? named.only : asked === 'onlyRight' ? otherOnly(pair) : named.part],
            [
              right + both,
              asked === 'onlyRight' ? named.withBoth : asked === 'left' ? named.otherCircle : named.oneCircle,
            ],
            ...(asked === 'either' ? [[left + right + 2 * both, named.twice] as const] : []),
            [
              left + both + right,
              asked === 'all' ? named.forgets : asked === 'oneOnly' ? named.withBoth : named.everybody,
            ],
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
    if (seen.text.endsWith(' both?'))
      return answered(seen, count((one, other) => one !== other) - count((one, other) => one && other));
    if (seen.text.includes('than don’t')) return answered(seen, count((one) => one) - count((one) => !one));
    if (seen.text.includes('How many more')) return answered(seen, count((one) => one) - count((_, other) => other));
    if (seen.text.includes('but don’t'))
      return answered(
        seen,
        count((one, other) => other && !one),
      );
    if (/ at least one of the two\?$/.test(seen.text))
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
