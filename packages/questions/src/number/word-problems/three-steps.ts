/** Word problems of three steps: equal groups first, then what is added, lost or left, then the sharing or the price. */
import { showNumber as n } from '../../kernel/number-text.ts';
import { type Schema, type Story, story, values, wordMistakes as wrong } from './schema.ts';

/** What a story sells things in: the bags of 'bags of {c}'. */
function packsOf({ text }: Story): { readonly packs: string; readonly pack: string } {
  const packs = /(\w+) of \{c\}/.exec(text)?.[1] ?? 'packs';
  return { packs, pack: packs.replace(/(?<=ch|x)es$|s$/, '') };
}

export const threeStepSchemas: readonly Schema[] = [
  {
    name: 'shared-bill',
    steps: 4,
    stories: [
      story(
        'A club hires {a} minibuses at £{b} each and a guide for £{c}. Its {d} members share the cost equally. How many pounds does each pay?',
        99,
        '£',
      ),
      story(
        'A choir of {d} singers hires {a} rooms at £{b} each and a piano for £{c}. They share the cost equally. How much does each singer pay?',
        99,
        '£',
      ),
      story(
        'A group of {d} hikers books {a} tents at £{b} each and a cooker for £{c}. They share the cost equally. How much does each hiker pay?',
        99,
        '£',
      ),
      story(
        '{d} families share a garden. They buy {a} trees at £{b} each and a gate for £{c}, and share the cost equally. How much does each family pay?',
        99,
        '£',
      ),
      story(
        'A lorry brings {a} crates of {b} pears and {c} loose pears. They are shared equally between {d} shops. How many pears does each shop get?',
        99,
      ),
      story(
        'A museum has {a} boxes of {b} coins and {c} single coins. It puts the same number into each of {d} glass cases. How many coins are in a case?',
        99,
      ),
      story(
        'A printer makes {a} packs of {b} leaflets and {c} more. {d} schools get the same number each. How many leaflets does each school get?',
        99,
      ),
      story(
        'A farmer empties {a} barrels of {b} litres and a can of {c} litres into {d} troughs. Each gets the same. How many litres go into each trough?',
        99,
        'litres',
      ),
    ],
    draw(random) {
      const [a, b, d] = [random.int(6, 14), random.int(24, 96), random.int(12, 36)];
      const each = Math.ceil((a * b + 12) / d);
      // Dividing by a round number would be no third step.
      return d % 10 === 0 || each % 10 === 0 || each < 13 ? undefined : values({ a, b, c: each * d - a * b, d });
    },
    answer: ({ a, b, c, d }) => (a * b + c) / d,
    holds: (x, { a, b, c, d }) => x * d - c === a * b,
    wrong: ({ a, b, c, d }) => [
      [a * b + c, wrong.stops(`Now share it equally: divide by ${d}.`)],
      [a * b, wrong.stops(`Now add the ${c}. Then share it equally.`)],
      [(a * (b + c)) / d, wrong.order(`Multiply first. Then add the ${n(c)} only once.`)],
      [(a + b + c) / d, wrong.adds('multiply, then add')],
    ],
    how: ({ a, b, c, d }) => [
      `The equal groups: ${a} × ${b} = ${n(a * b)}.`,
      `With the ${c}: ${n(a * b)} + ${c} = ${n(a * b + c)}.`,
      `Shared equally: ${n(a * b + c)} ÷ ${d}.`,
    ],
    hint: 'Find the whole first: equal groups, and one amount more. Then share it.',
  },
  {
    name: 'change-shared',
    steps: 4,
    stories: [
      story(
        'A club has £{d}. It buys {a} shirts at £{b} each and shares what is left equally between {c} teams. How many pounds does each team get?',
        2000,
        '£',
      ),
      story(
        'A tank has {d} litres. {a} barrels of {b} litres are filled from it. The rest is shared equally between {c} troughs. How many litres go into each trough?',
        2000,
        'litres',
      ),
      story(
        'A school has {d} pencils. It gives {b} to each of {a} classes and shares the rest equally between {c} clubs. How many does each club get?',
        2000,
      ),
      story(
        'A drum has {d} m of cable. {a} pieces of {b} m are cut off. The rest is cut into {c} equal pieces. How many metres long is each of these?',
        2000,
        'm',
      ),
      story(
        'A bakery has {d} kg of flour. It uses {b} kg a day for {a} days and packs the rest into {c} equal sacks. How many kg are in a sack?',
        2000,
        'kg',
      ),
      story(
        'A charity has £{d}. It gives £{b} to each of {a} schools and shares the rest equally between {c} libraries. How much does each library get?',
        2000,
        '£',
      ),
      story(
        '{N} has {d} stickers. {N} puts {b} on each of {a} pages and shares the rest equally between {c} friends. How many does each friend get?',
        2000,
      ),
      story(
        'A nursery has {d} plants. It sells {a} trays of {b} and plants the rest in {c} equal rows. How many plants are in a row?',
        2000,
      ),
    ],
    draw(random) {
      const [a, b, c] = [random.int(9, 18), random.int(24, 48), random.int(6, 14)];
      const each = random.int(13, 39);
      return b % 10 === 0 || each % 10 === 0 ? undefined : values({ a, b, c, d: a * b + c * each });
    },
    answer: ({ a, b, c, d }) => (d - a * b) / c,
    holds: (x, { a, b, c, d }) => x * c + a * b === d,
    wrong: ({ a, b, c, d }) => [
      [d - a * b, wrong.stops(`Now share it equally: divide by ${c}.`)],
      [(d - b) / c, wrong.one],
      [(d - a - b) / c, wrong.adds('multiply, then subtract')],
      [(d + a * b) / c, wrong.operation(`What goes first, ${n(a * b)}, is subtracted: only the rest is shared.`)],
    ],
    how: ({ a, b, c, d }) => [
      `Gone first: ${a} × ${b} = ${n(a * b)}.`,
      `Left: ${n(d)} − ${n(a * b)} = ${n(d - a * b)}.`,
      `Shared equally: ${n(d - a * b)} ÷ ${c}.`,
    ],
    hint: 'How much goes first, all together? What is left to be shared?',
  },
  {
    name: 'rest-sold',
    steps: 4,
    stories: [
      story(
        '{N} buys {a} plants at £{b} each. {c} of them die, and the others are sold at £{d} each. How much profit does {N} make?',
        99,
        '£',
      ),
      story(
        'A shop buys {a} lamps at £{b} each. {c} of them break, and the rest are sold at £{d} each. How much profit does the shop make?',
        99,
        '£',
      ),
      story(
        'A club makes {a} cushions for £{b} each. It gives away {c} of them and sells the rest at £{d} each. How much profit does it make?',
        99,
        '£',
      ),
      story(
        'A trader buys {a} baskets of fruit at £{b} each. {c} baskets go bad, and the others are sold at £{d} each. How much profit is that?',
        99,
        '£',
      ),
      story(
        'A baker spends £{b} on each of {a} cakes. {c} are burnt, and the rest are sold at £{d} each. How much profit does the baker make?',
        99,
        '£',
      ),
      story(
        'A potter makes {a} bowls for £{b} each. {c} of them crack, and the rest are sold for £{d} each. How much profit is made?',
        99,
        '£',
      ),
      story(
        'A museum orders {a} calendars at £{b} each. It sells all but {c} of them at £{d} each. How much profit does it make?',
        99,
        '£',
      ),
      story(
        'A bookshop buys {a} books at £{b} each. {c} of them get wet, and the rest are sold at £{d} each. How much profit does the shop make?',
        99,
        '£',
      ),
    ],
    draw(random) {
      const [a, b, c] = [random.int(24, 64), random.int(4, 13), random.int(3, 11)];
      const d = b + random.int(3, 12);
      return (a - c) * d - a * b < 15 || (a - c) % 10 === 0 || a % 10 === 0 ? undefined : values({ a, b, c, d });
    },
    answer: ({ a, b, c, d }) => (a - c) * d - a * b,
    holds: (x, { a, b, c, d }) => x + a * b + c * d === a * d,
    wrong: ({ a, b, c, d }) => [
      [(a - c) * d, wrong.stops('Now subtract what all of them cost.')],
      [a * (d - b), wrong.one],
      [(a - c) * (d - b), wrong.order(`All ${a} were paid for, not only those that were sold.`)],
      [(a - c) * d + a * b, wrong.keyword('The cost comes out of the sales, so subtract it.')],
    ],
    how: ({ a, b, c, d }) => [
      `Sold: ${a} − ${c} = ${a - c}. All the sales: ${a - c} × £${d} = £${n((a - c) * d)}.`,
      `All the costs: ${a} × £${b} = £${n(a * b)}.`,
      `The profit: £${n((a - c) * d)} − £${n(a * b)}.`,
    ],
    hint: 'How many are sold? What do they bring in, and what did all of them cost?',
  },
  {
    name: 'packed-and-priced',
    steps: 4,
    stories: [
      story(
        'A baker makes {a} trays of {b} buns. They are packed in bags of {c}, and each bag is sold for £{d}. How many pounds does the baker take?',
        60,
        '£',
      ),
      story(
        'A farm fills {a} crates with {b} apples each. They are put into boxes of {c}, and each box is sold for £{d}. How much does the farm get?',
        60,
        '£',
      ),
      story(
        'A mill has {a} sacks with {b} kg of rice in each. It sells the rice in bags of {c} kg at £{d} a bag. How many pounds does it get?',
        60,
        '£',
      ),
      story(
        '{N} has {a} bags of {b} beads. {N} makes bracelets of {c} beads from them all and sells each for £{d}. How much does {N} get?',
        60,
        '£',
      ),
      story(
        'A florist buys {a} boxes of {b} tulips, ties them in bunches of {c} and sells each bunch for £{d}. How much does the florist take?',
        60,
        '£',
      ),
      story(
        'A printer makes {a} sheets of {b} badges. They are sold in packs of {c} at £{d} a pack. How many pounds is that?',
        60,
        '£',
      ),
      story(
        'A dairy fills {a} crates with {b} yoghurts each and sells them in packs of {c} at £{d} a pack. How much does it get?',
        60,
        '£',
      ),
      story(
        'A farm collects {b} eggs a day for {a} days. It sells them in boxes of {c} at £{d} a box. How many pounds is that?',
        60,
        '£',
      ),
    ],
    draw(random) {
      const [a, b] = [random.int(9, 18), random.int(24, 48)];
      const [c, d] = [random.pick([4, 6, 8, 9, 12]), random.int(3, 9)];
      const packs = (a * b) / c;
      const isFit = Number.isInteger(packs) && b % c !== 0 && a % c !== 0 && packs % 10 !== 0 && c !== d;
      return isFit && a !== 10 && b % 10 !== 0 ? values({ a, b, c, d }) : undefined;
    },
    answer: ({ a, b, c, d }) => ((a * b) / c) * d,
    holds: (x, { a, b, c, d }) => x * c === a * b * d,
    wrong: ({ a, b, c, d }, story) => {
      const { packs, pack } = packsOf(story);
      return [
        [(a * b) / c, wrong.stops(`It is the number of ${packs}, and each brings in £${d}.`)],
        [a * b, wrong.stops(`How many ${packs} of ${c} does that make?`)],
        [
          a * b * d,
          wrong.order(`The £${d} is for a ${pack} of ${c}, not for one. First find how many ${packs} there are.`),
        ],
      ];
    },
    how: ({ a, b, c, d }, story) => [
      `In all: ${a} × ${b} = ${n(a * b)}.`,
      `In ${packsOf(story).packs} of ${c}: ${n(a * b)} ÷ ${c} = ${n((a * b) / c)}.`,
      `At £${d} each: ${n((a * b) / c)} × £${d}.`,
    ],
    hint: (_, story) =>
      `${story.text.includes(' kg ') ? 'How much is' : 'How many are'} there in all? How many ${packsOf(story).packs} does that make?`,
  },
];
