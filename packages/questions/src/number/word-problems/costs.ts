/** Problems of money in several steps: hire charges, offers, shared bills, and areas or lengths that cost something. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, story, values, wordMistakes as wrong } from './schema.ts';

/** The size for results under 300, over 300, or in the middle. */
const size = (top: number, small: number, large: number): number =>
  top < 300 ? small : top > 300 ? large : Math.round((small + large) / 2);

/** Stories of what things cost in the end. */
export const costSchemas: readonly Schema[] = [
  {
    name: 'fixed-and-hourly',
    steps: 3,
    stories: [
      story(
        'A boat[ with {z} seats] costs £{a} to hire, and £{b} for every hour. {N} pays with £{d} for {c} hours. How much change is there?',
        900,
        '£',
      ),
      story(
        'A bouncy castle[ for {z} children] costs £{a} to set up and £{b} an hour. {N} hires it for {c} hours and has £{d}. How much is left?',
        900,
        '£',
      ),
      story(
        'A hall[ with {z} windows] costs £{a} to clean and £{b} for each hour it is used. A club has £{d} and uses it for {c} hours. How much is left?',
        900,
        '£',
      ),
      story(
        'A tent[ for {z} people] costs £{a} to hire, plus £{b} a night. {N} hires it for {c} nights and pays with £{d}. How much change is there?',
        900,
        '£',
      ),
      story(
        'A gym[ with {z} machines] costs £{a} to join and £{b} a month. {N} has £{d} and stays for {c} months. How much is left?',
        900,
        '£',
      ),
      story(
        'Hiring a bike costs £{a}, plus £{b} a day. {N} hires it for {c} days and pays with £{d}. How much change is there?',
        900,
        '£',
      ),
      story(
        'A party costs £{a} for the room and £{b} for each of {c} guests. {N} has saved £{d}. How much is left?',
        900,
        '£',
      ),
      story(
        'A garden shop[ with {z} greenhouses] charges £{b} for a plant and £{a} for delivery. {N} has £{d} and orders {c} plants. How much is left?',
        900,
        '£',
      ),
    ],
    draw(random, top) {
      const [a, b, c] = [
        random.int(size(top, 6, 21), size(top, 20, 65)),
        random.int(size(top, 6, 13), size(top, 9, 28)),
        random.int(size(top, 4, 7), size(top, 8, 12)),
      ];
      if (b % 10 === 0) return undefined;
      const cost = a + b * c;
      const d = Math.ceil((cost + 1) / 10) * 10 + random.pick([0, 0, 10, 20]);
      return values({ a, b, c, d });
    },
    answer: ({ a, b, c, d }) => d - a - b * c,
    holds: (x, { a, b, c, d }) => x + b * c === d - a,
    wrong: ({ a, b, c, d }) => [
      [a + b * c, wrong.stops(`Now subtract this cost from the £${d}.`)],
      [d - b * c, wrong.one],
      [d - (a + b) * c, wrong.fixedAgain(a)],
      [d - a - b, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `The part that repeats: ${c} × £${b} = £${n(b * c)}.`,
      `With the fixed part: £${n(b * c)} + £${a} = £${n(a + b * c)}.`,
      `What is left: £${d} − £${n(a + b * c)}.`,
    ],
    hint: 'One part of the cost is paid once, the other again and again.',
  },
  {
    name: 'sell-for-profit',
    steps: 3,
    stories: [
      story(
        '{N} buys {a} plants[ of {z} kinds] for £{b} altogether and sells each for £{c}. How much profit does {N} make?',
        400,
        '£',
      ),
      story(
        'A class pays £{b} to make {a} calendars. It sells them all at £{c} each. How much profit is that?',
        400,
        '£',
      ),
      story(
        'A club[ with {z} members] buys {a} old games for £{b} in all and sells each for £{c}. What is the profit in pounds?',
        900,
        '£',
      ),
      story('It costs £{b} to bake {a} cakes. They are all sold at £{c} each. How much profit is made?', 400, '£'),
      story('{N} pays £{b} for {a} lanterns and sells each of them for £{c}. How much profit does {N} make?', 400, '£'),
      story(
        'A potter spends £{b} on clay[ in {z} colours] and makes {a} bowls. Each sells for £{c}. How much profit is made?',
        400,
        '£',
      ),
      story(
        'A school spends £{b} on a play[ with {z} scenes]. {a} tickets are sold at £{c} each. How much profit does it make?',
        900,
        '£',
      ),
      story(
        'A farm spends £{b} on seed[ for {z} fields] and sells {a} sacks of potatoes at £{c} each. How much more does it earn than it spends?',
        900,
        '£',
      ),
    ],
    draw(random, top) {
      const a = random.int(size(top, 6, 13), size(top, 15, 40));
      const c = random.int(size(top, 3, 13), size(top, 8, 24));
      if (a % 10 === 0 || c % 10 === 0) return undefined;
      const b = random.int(Math.floor((a * c) / 3), a * c - 5);
      return values({ a, b, c });
    },
    answer: ({ a, b, c }) => a * c - b,
    holds: (x, { a, b, c }) => (x + b) / c === a,
    wrong: ({ a, b, c }) => [
      [a * c, wrong.stops(`Now subtract the £${n(b)} spent.`)],
      [a * c + b, wrong.keyword('The cost comes out of the sales, so subtract it.')],
      [Math.abs(b - c), wrong.one],
    ],
    how: ({ a, b, c }) => [
      `All the sales: ${a} × £${c} = £${n(a * c)}.`,
      `Take away what was spent: £${n(a * c)} − £${n(b)}.`,
    ],
    hint: 'How much money comes in? How much was spent before?',
  },
  {
    name: 'floor-cost',
    steps: 3,
    stories: [
      story(
        'A floor is {a} m long and {b} m wide. Carpet costs £{c} for each square metre. What does the carpet cost?',
        30,
        '£',
      ),
      story(
        'A rectangular lawn is {a} m by {b} m. Turf costs £{c} a square metre. How many pounds does the turf cost?',
        30,
        '£',
      ),
      story(
        'A wall is {a} m long and {b} m high. Painting costs £{c} a square metre. How many pounds does it cost to paint the wall?',
        30,
        '£',
      ),
      story('A rectangular yard of {a} m by {b} m is paved at £{c} a square metre. How many pounds is that?', 30, '£'),
      story(
        'A rectangular stage measures {a} m by {b} m. New boards cost £{c} a square metre. What do the boards cost?',
        30,
        '£',
      ),
      story(
        'A rectangular roof garden is {a} m long and {b} m wide. Gravel costs £{c} a square metre. What does the gravel cost?',
        30,
        '£',
      ),
      story('A hall floor of {a} m by {b} m is tiled at £{c} a square metre. How many pounds does that cost?', 30, '£'),
      story(
        'A rectangular playground of {a} m by {b} m gets a soft floor at £{c} a square metre. What does the floor cost?',
        30,
        '£',
      ),
    ],
    draw(random, top) {
      const [a, b, c] = [
        random.int(size(top, 5, 13), size(top, 9, 24)),
        random.int(size(top, 3, 8), size(top, 7, 13)),
        random.int(size(top, 3, 19), size(top, 9, 29)),
      ];
      // By tens nothing has to be worked out, and only in hard cells the area has three digits.
      if ([a, b, c].some((each) => each % 10 === 0) || a * b >= 100 !== top > 300) return undefined;
      // Nobody could tell the area from the way round.
      return a * b === 2 * (a + b) || a <= b ? undefined : values({ a, b, c });
    },
    answer: ({ a, b, c }) => a * b * c,
    holds: (x, { a, b, c }) =>
      x % c === 0 && x / c === Array.from({ length: a }, () => b).reduce((sum, row) => sum + row, 0),
    wrong: ({ a, b, c }) => [
      [a * b, wrong.stops(`Each of these square metres costs £${c}.`)],
      [2 * (a + b) * c, wrong.perimeter],
      [(a + b) * c, wrong.addsSides],
    ],
    how: ({ a, b, c }) => [
      `The area is ${a} × ${b} = ${a * b} square metres.`,
      `Each of them costs £${c}: ${a * b} × £${c}.`,
    ],
    hint: 'How many square metres are there? Each one costs the same.',
  },
  {
    name: 'fence-cost',
    steps: 3,
    stories: [
      story(
        'A rectangular field is {a} m by {b} m. A fence round it costs £{c} a metre. What does the fence cost?',
        60,
        '£',
      ),
      story(
        '{N} puts a border round a rectangular garden of {a} m by {b} m. The border costs £{c} a metre. How many pounds is it?',
        60,
        '£',
      ),
      story(
        'A rectangular pool of {a} m by {b} m gets a rail all round. The rail costs £{c} a metre. What does it cost?',
        60,
        '£',
      ),
      story(
        'Lights go all round a rectangular roof of {a} m by {b} m. They cost £{c} a metre. How many pounds do they cost?',
        60,
        '£',
      ),
      story(
        'A rope goes once round a rectangular show ground of {a} m by {b} m. Rope costs £{c} a metre. What does the rope cost?',
        60,
        '£',
      ),
      story(
        'A farmer[ with {z} cows] plants a hedge round a rectangular field of {a} m by {b} m. It costs £{c} a metre. What is the cost?',
        60,
        '£',
      ),
      story(
        'Netting goes once round a rectangular pitch of {a} m by {b} m. It costs £{c} a metre. What does the netting cost?',
        60,
        '£',
      ),
      story(
        'Edging goes all round a rectangular lawn of {a} m by {b} m. It costs £{c} a metre. What does the edging cost?',
        60,
        '£',
      ),
    ],
    draw(random, top) {
      const b = random.int(size(top, 4, 23), size(top, 12, 36));
      const a = b + random.int(2, size(top, 10, 21));
      const c = random.int(size(top, 3, 17), size(top, 9, 23));
      return a === 10 || c % 10 === 0 || (a + b) % 5 === 0 ? undefined : values({ a, b, c });
    },
    answer: ({ a, b, c }) => 2 * (a + b) * c,
    holds: (x, { a, b, c }) => x % c === 0 && x / c === a + b + a + b,
    wrong: ({ a, b, c }) => [
      [2 * (a + b), wrong.stops(`Each of these metres costs £${c}.`)],
      [a * b * c, wrong.area],
      [(a + b) * c, wrong.half],
    ],
    how: ({ a, b, c }) => [
      `Once round is ${a} + ${b} + ${a} + ${b} = ${2 * (a + b)} m.`,
      `Each metre costs £${c}: ${2 * (a + b)} × £${c}.`,
    ],
    hint: 'How many metres is it all the way round?',
  },
  {
    name: 'two-orders',
    steps: 3,
    stories: [
      story('{a} lunches and 1 cake cost £{b}. {c} lunches and 1 cake cost £{d}. How much is one lunch?', 250, '£'),
      story(
        '{a} books and a bag cost £{b}. {c} of the books and the same bag cost £{d}. How much is one book?',
        300,
        '£',
      ),
      story(
        '{a} plates and a bowl cost £{b}. {c} plates and a bowl cost £{d}. What does a plate cost in pounds?',
        300,
        '£',
      ),
      story(
        'A taxi and {a} bus tickets cost £{b}. The taxi and {c} bus tickets cost £{d}. How much is a bus ticket?',
        90,
        '£',
      ),
      story(
        '{a} rides and entry to a fair[ with {z} stalls] cost £{b}. {c} rides and entry cost £{d}. How much is one ride?',
        300,
        '£',
      ),
      story(
        'A picnic rug and {a} chairs cost £{b}. The rug and {c} chairs cost £{d}. How many pounds is a chair?',
        400,
        '£',
      ),
      story('A kite and {a} rolls of string cost £{b}. The kite and {c} rolls cost £{d}. How much is a roll?', 90, '£'),
      story('{a} roses in a vase cost £{b}. {c} roses in the same vase cost £{d}. How much is one rose?', 90, '£'),
    ],
    draw(random, top) {
      const a = random.int(2, size(top, 4, 6));
      const c = a + random.int(size(top, 2, 4), size(top, 4, 8));
      const each = random.int(size(top, 4, 13), size(top, 9, 24));
      const other = random.int(3, size(top, 12, 45));
      return each % 10 === 0 || (c - a) * each === a * each + other
        ? undefined
        : values({ a, b: a * each + other, c, d: c * each + other });
    },
    answer: ({ a, b, c, d }) => (d - b) / (c - a),
    holds: (x, { a, b, c, d }) => b - a * x === d - c * x,
    wrong: ({ a, b, c, d }) => [
      [d - b, wrong.stops(`The ${c - a} more make that together. How much is one?`)],
      [d / c, wrong.one],
      [b / a, wrong.one],
    ],
    how: ({ a, b, c, d }) => [
      `Compare the two: there are ${c} − ${a} = ${c - a} more the second time, and that costs £${d} − £${b} = £${d - b} more.`,
      `So one is £${d - b} ÷ ${c - a}.`,
    ],
    hint: 'What is different the second time? What does the difference cost?',
  },
];
