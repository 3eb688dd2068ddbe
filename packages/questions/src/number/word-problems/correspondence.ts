/** Correspondence problems: so many of one thing to so many of another, and choices made one after the other. */
import type { Mistake } from '../../kernel/key.ts';
import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import {
  counted,
  isLowest,
  type Schema,
  type Story,
  story,
  type Values,
  values,
  wordMistakes as wrong,
} from './schema.ts';

/** How many there are of each kind in a group, and how many groups, from the largest. */
const sizes = [
  { over: 250, kind: [3, 9], groups: [7, 8, 9, 11, 12, 13, 14] },
  { over: 150, kind: [3, 9], groups: [7, 8, 9, 11, 12] },
  { over: 100, kind: [3, 7], groups: [5, 6, 7, 8, 9] },
  { over: 0, kind: [2, 5], groups: [3, 4, 5, 6, 7, 8] },
] as const;

/** Groups of `a` and `b`; `c` counts the first kind, a whole number of groups. */
export function groups(random: Random, top: number): Values {
  const {
    kind: [few, many],
    groups: counts,
  } = sizes.find(({ over }) => top > over) ?? sizes[3];
  const [a, b] = [random.int(few, many), random.int(few, many)];
  return values({ a, b, c: a * random.pick(counts) });
}

/** Of what there are pairs: teams, towns, children. */
const pairedIn = ({ text }: Story): string => /\{a\} (\w+)/.exec(text)?.[1] ?? '';
const oneOf = (many: string): string => (many === 'children' ? 'child' : many.replace(/s$/, ''));

/** Who gives the larger number and not how many more: named where the story compares two kinds by name. */
function notTheDifference(text: string, fewer: number): Mistake {
  const [, many, few] = /How many more ([\w ]+) than ([\w ]+?) (?:are|pass|does)\b/.exec(text) ?? [];
  return few === undefined
    ? wrong.oneShare
    : wrong.asked(`That is the number of ${many}. How many more is that than the ${n(fewer)} ${few}?`);
}

/** Stories of n things to m things. */
export const correspondenceSchemas: readonly Schema[] = [
  {
    name: 'n-to-m',
    steps: 2,
    stories: [
      story('For every {a} red tiles there are {b} blue tiles. There are {c} red tiles. How many are blue?', 120),
      story(
        'A farm[ with {z} fields] has {b} goats for every {a} sheep. It has {c} sheep. How many goats are there?',
        120,
      ),
      story('Every {b} children share {a} cakes. There are {c} cakes. How many children are there?', 120),
      story('Every {a} pots need {b} bags of soil. {N} has {c} pots. How many bags are needed?', 120),
      story(
        'A necklace has {b} gold beads for every {a} silver ones. It has {c} silver beads. How many are gold?',
        120,
      ),
      story('For every {a} tents a club takes {b} lamps. It takes {c} tents. How many lamps does it take?', 120),
      story('{N} plants {b} daisies for every {a} roses. There are {c} roses. How many daisies are there?', 120),
      story('Every {a} tables need {b} jugs of water. There are {c} tables. How many jugs are needed?', 120),
      story('A wall has {b} short bricks for every {a} long ones. It has {c} long bricks. How many are short?', 120),
      story('In a game you swap {a} shells for {b} stars. {N} has {c} shells. How many stars can {N} get?', 120),
    ],
    draw: (random, top) => {
      const drawn = groups(random, top);
      // 2 for every 4 would be doubling or halving.
      return isLowest(drawn.a, drawn.b) ? drawn : undefined;
    },
    answer: ({ a, b, c }) => (c / a) * b,
    holds: (x, { a, b, c }) => x * a === c * b,
    wrong: ({ a, b, c }) => [
      [c + (b - a), wrong.adds('divide, then multiply')],
      [c / a, wrong.stops(`Each of these groups goes with ${b}.`)],
      [c * b, wrong.one],
    ],
    how: ({ a, b, c }) => [
      `How many groups of ${a} are there? ${n(c)} ÷ ${a} = ${n(c / a)}.`,
      `Each of the ${n(c / a)} groups goes with ${b}: ${n(c / a)} × ${b}.`,
    ],
    hint: ({ a, b, c }) => `How many groups of ${a} are there in ${n(c)}? Each group goes with ${b}.`,
  },
  {
    name: 'n-to-m-in-all',
    steps: 3,
    stories: [
      story(
        '{N} threads {a} red beads, then {b} white ones, again and again. There are {c} beads. How many are red?',
        150,
      ),
      story('Every team has {a} girls and {b} boys. There are {c} children in all. How many are girls?', 150),
      story('Each bag has {a} green and {b} yellow sweets. There are {c} sweets in all. How many are green?', 150),
      story(
        'For every {a} ducks on a lake there are {b} swans.[ The lake has {z} islands.] There are {c} birds. How many are ducks?',
        150,
      ),
      story(
        'A fence has {a} wide boards, then {b} narrow ones, over and over. It has {c} boards. How many are wide?',
        150,
      ),
      story('Each box holds {a} pens and {b} pencils. There are {c} things in all. How many are pens?', 150),
      story('A pattern has {a} squares and {b} stars, again and again. It has {c} shapes. How many are squares?', 150),
      story('Each bunch has {a} tulips and {b} irises. There are {c} flowers in all. How many are tulips?', 150),
    ],
    draw: (random, top) => {
      const { a, b, c } = groups(random, top);
      // Up to year 5 a whole group is in the tables.
      return !isLowest(a, b) || (top <= 250 && a + b > 12) ? undefined : values({ a, b, c: (c / a) * (a + b) });
    },
    answer: ({ a, b, c }) => (c / (a + b)) * a,
    holds: (x, { a, b, c }) => x * b === (c - x) * a,
    wrong: ({ a, b, c }, told) => [
      [c / (a + b), wrong.stops(`Each of these groups has ${a} of the kind asked for.`)],
      [(c / (a + b)) * b, wrong.otherPart(counted(told, 'b'), counted(told, 'a'))],
      [c / a, wrong.one],
      [c - b, wrong.operation(`Each group has ${b} of the other kind. Find how many groups there are.`)],
    ],
    how: ({ a, b, c }) => [
      `One group has ${a} + ${b} = ${a + b}.`,
      `There are ${n(c)} ÷ ${a + b} = ${n(c / (a + b))} groups.`,
      `${n(c / (a + b))} × ${a}.`,
    ],
    hint: 'How many are in one whole group? How many groups make them all?',
  },
  {
    name: 'n-to-m-difference',
    steps: 3,
    stories: [
      story(
        'For every {a} cats in a village there are {b} dogs.[ The village has {z} streets.] There are {c} cats. How many more dogs than cats are there?',
        120,
      ),
      story(
        'A baker[ with {z} ovens] makes {b} rolls for every {a} loaves. There are {c} loaves. How many more rolls than loaves are there?',
        120,
      ),
      story('{b} boats pass for every {a} ships. {c} ships pass. How many more boats than ships pass?', 120),
      story(
        'A mix has {b} raisins for every {a} nuts. It has {c} nuts. How many more raisins than nuts are there?',
        120,
      ),
      story(
        '{N} scores {b} points for every {a} that {M} scores. {M} has {c} points. How many more points does {N} have?',
        120,
      ),
      story(
        'A sports club[ with {z} teams] has {b} children for every {a} adults. It has {c} adults. How many more children than adults are there?',
        120,
      ),
    ],
    draw: (random, top) => {
      const drawn = groups(random, top);
      return drawn.b > drawn.a + 1 && isLowest(drawn.a, drawn.b) ? drawn : undefined;
    },
    answer: ({ a, b, c }) => (c / a) * (b - a),
    holds: (x, { a, b, c }) => (x + c) * a === c * b,
    wrong: ({ a, b, c }, { text }) => [
      [(c / a) * b, notTheDifference(text, c)],
      [b - a, wrong.one],
      [c / a, wrong.stops(`In each of these groups there are ${b - a} more.`)],
    ],
    how: ({ a, b, c }) => [
      `There are ${n(c)} ÷ ${a} = ${n(c / a)} groups.`,
      `In each group there are ${b} − ${a} = ${b - a} more.`,
      `${n(c / a)} × ${b - a}.`,
    ],
    hint: 'How many more are in one group? How many groups are there?',
  },
  {
    name: 'three-choices',
    steps: 2,
    stories: [
      story('{N} has {a} hats, {b} scarves and {c} coats. How many ways can {N} wear one of each?', 6),
      story(
        'A menu has {a} starters, {b} mains and {c} puddings. How many different three-course meals can you choose?',
        6,
      ),
      story(
        'An ice-cream van has {a} flavours, {b} kinds of cone and {c} sauces. How many ways are there to choose one of each?',
        6,
      ),
      story(
        'A lock has {a} letters, {b} digits and {c} symbols. A code is one letter, one digit and one symbol, in that order. How many codes are there?',
        6,
      ),
      story('{N} has {a} robot heads, {b} bodies and {c} pairs of legs. How many different robots can {N} build?', 6),
      story('Bikes come in {a} sizes, {b} colours and {c} kinds of saddle. How many different bikes are there?', 6),
      story(
        'A card has {a} pictures, {b} borders and {c} greetings to choose from. How many different cards can be made?',
        6,
      ),
      story(
        '{a} roads go from home to school. {b} lanes go on to the park. {c} paths go on to the lake. How many ways lead from home to the lake?',
        6,
      ),
    ],
    draw(random, top) {
      const most = top > 100 ? 6 : 4;
      const [a, b, c] = [random.int(2, most), random.int(2, most), random.int(2, most)];
      const [least, under] = top > 150 ? [60, 217] : top > 100 ? [25, 60] : [8, 25];
      const isOfSize = a * b * c >= least && a * b * c < under;
      // 2 + 5 + 3 is 2 × 5 as well: nobody could tell what led there.
      return !isOfSize || [a * b, a * c, b * c].includes(a + b + c) ? undefined : values({ a, b, c });
    },
    answer: ({ a, b, c }) => a * b * c,
    holds: (x, { a, b, c }) => x % (a * c) === 0 && x / (a * c) === b,
    wrong: ({ a, b, c }) => [
      [a + b + c, wrong.addsChoices],
      [a * b, wrong.stops(`Each of these pairs goes with each of the last ${c}.`)],
      [a * b + c, wrong.addsLastChoice],
    ],
    how: ({ a, b, c }, told) => [
      `Each of the ${a} ${counted(told, 'a')} goes with each of the ${b} ${counted(told, 'b')}: ${a} × ${b} = ${a * b} ways.`,
      `Each of these ${a * b} goes with each of the ${c} ${counted(told, 'c')}: ${a * b} × ${c}.`,
    ],
    hint: ({ a, b }, told) =>
      `Start with the ${a} ${counted(told, 'a')} and the ${b} ${counted(told, 'b')}. How many pairs are there?`,
  },
  {
    name: 'each-with-each-other',
    steps: 2,
    stories: [
      story('{a} teams play in a league. Each team plays each of the others once. How many games are there?', 12),
      story('{a} friends meet. Each shakes hands with each of the others once. How many handshakes are there?', 12),
      story('{a} towns are joined by roads. There is one road between each pair of towns. How many roads is that?', 12),
      story('{a} children play chess. Everyone plays everyone else once. How many games are played?', 12),
      story('{a} dots lie on a circle. Each pair of dots is joined by one line. How many lines are there?', 12),
      story('{N} has {a} colours and picks two of them. How many different pairs can {N} pick?', 12),
      story('{a} cousins call each other. Each pair of cousins has one call. How many calls is that?', 12),
      story('A choir has {a} singers. Each pair of singers sings one song together. How many songs is that?', 12),
    ],
    draw: (random) => values({ a: random.int(7, 12) }),
    answer: ({ a }) => (a * (a - 1)) / 2,
    holds(x, { a }) {
      let pairs = 0;
      for (let one = 1; one <= a; one++) for (let other = one + 1; other <= a; other++) pairs++;
      return pairs === x;
    },
    wrong: ({ a }, told) => [
      [a * (a - 1), wrong.twice],
      [a * a, wrong.itself(pairedIn(told))],
      [a - 1, wrong.firstOnly(oneOf(pairedIn(told)))],
    ],
    how: ({ a }, told) => [
      `The first ${oneOf(pairedIn(told))} makes a pair with ${a - 1} others, the next with ${a - 2} new ones, and so on down to 1.`,
      `Add them: ${Array.from({ length: a - 1 }, (_, at) => a - 1 - at).join(' + ')}.`,
    ],
    hint: (_, told) =>
      `Start with one ${oneOf(pairedIn(told))}. Then take the next ${oneOf(pairedIn(told))}, and count only the new pairs.`,
  },
];
