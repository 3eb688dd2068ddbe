/** m.remainder: what a remainder means in a story: round up, round down, what is left, or how many more are needed. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import { counted, pluralOf } from '../kernel/plural.ts';
import type { Random } from '../kernel/random.ts';
import { type Form, makerOfForms, typed } from './forms.ts';
import { mistakesIn, tapOne, writeNumber } from './told.ts';

interface Sharing {
  readonly total: number;
  readonly by: number;
  readonly whole: number;
  readonly rest: number;
}
interface Story {
  readonly item: string;
  readonly container: string;
  readonly fewest: number;
  readonly most: number;
  readonly up: (item: string, container: string, name: string) => readonly [start: string, ask: string];
  readonly kind: 'up' | 'down' | 'left' | 'more';
}
const mistake = mistakesIn('m.remainder');
const named = {
  down: mistake('always-rounds-down', 'Some are still left over, and they need a place too. One more is needed.'),
  up: mistake('always-rounds-up', 'The last one is not full. Count the full ones only.'),
  rest: mistake('gives-remainder', 'That is what is left over. What does the question ask?'),
  whole: mistake('gives-quotient', 'That is how many full groups there are. What does the question ask?'),
  more: mistake('left-for-missing', 'That is what is left over. How many more fill the next group?'),
};
const story = (
  kind: Story['kind'],
  item: string,
  container: string,
  fewest: number,
  most: number,
  start: (name: string) => string,
  ask: string,
): Story => ({
  kind,
  item,
  container,
  fewest,
  most,
  up: (_item, _container, name) => [start(name), ask],
});
const stories: readonly Story[] = [
  story(
    'up',
    'child',
    'minibus',
    8,
    16,
    () => '# children go on a trip. Each minibus takes @ children.',
    'How many minibuses do they need?',
  ),
  story(
    'up',
    'egg',
    'box',
    6,
    12,
    () => 'A farmer has # eggs. Each box holds @ eggs.',
    'How many boxes hold all the eggs?',
  ),
  story(
    'up',
    'guest',
    'table',
    4,
    12,
    () => '# guests come to a dinner. Each table seats @ guests.',
    'How many tables do they need?',
  ),
  story(
    'up',
    'page',
    'day',
    6,
    30,
    (name) => `${name} reads a book of # pages, @ pages a day.`,
    'How many days does it take to finish the book?',
  ),
  story(
    'up',
    'photo',
    'page',
    4,
    9,
    (name) => `${name} has # photos. A page holds @ photos.`,
    'How many pages are needed for all the photos?',
  ),
  story(
    'up',
    'camper',
    'tent',
    3,
    8,
    () => '# campers sleep in tents. Each tent sleeps @ people.',
    'How many tents do they need?',
  ),
  story(
    'up',
    'litre',
    'trip',
    4,
    9,
    () => 'A gardener needs # litres of water. A watering can holds @ litres.',
    'How many trips to the tap are needed?',
  ),
  story(
    'up',
    'pupil',
    'bench',
    5,
    12,
    () => '# pupils sit on benches. Each bench takes @ pupils.',
    'How many benches are needed?',
  ),
  story(
    'down',
    'apple',
    'bag',
    4,
    12,
    () => 'A shop has # apples. It fills bags with @ apples each.',
    'How many full bags can it make?',
  ),
  story(
    'down',
    'pencil',
    'pot',
    5,
    12,
    (name) => `${name} has # pencils and puts @ in each pot.`,
    'How many pots are full?',
  ),
  story(
    'down',
    'pound',
    'ticket',
    4,
    18,
    (name) => `${name} has £#. A ticket costs £@.`,
    'How many tickets can be bought?',
  ),
  story(
    'down',
    'bead',
    'bracelet',
    12,
    30,
    () => 'A bracelet needs @ beads. There are # beads.',
    'How many whole bracelets can be made?',
  ),
  story(
    'down',
    'metre',
    'rope',
    3,
    9,
    () => 'A rope is # m long. It is cut into pieces of @ m.',
    'How many full pieces are there?',
  ),
  story(
    'down',
    'player',
    'team',
    5,
    11,
    () => '# players come to a sports day. A team has @ players.',
    'How many full teams can be made?',
  ),
  story(
    'left',
    'sticker',
    'child',
    4,
    12,
    (name) => `${name} shares # stickers equally between @ friends.`,
    'How many stickers are left over?',
  ),
  story(
    'left',
    'bun',
    'tray',
    6,
    12,
    () => 'A baker puts # buns on trays, @ on each tray.',
    'The last tray is not full. How many buns are on it?',
  ),
  story('left', 'chair', 'row', 7, 15, () => '# chairs are set out in rows of @.', 'How many chairs are left over?'),
  story(
    'left',
    'plant',
    'bed',
    5,
    12,
    () => 'A gardener shares # plants equally between @ flower beds.',
    'How many plants are left over?',
  ),
  story(
    'more',
    'card',
    'pack',
    6,
    12,
    (name) => `${name} puts # cards into packs of @. The last pack is not full.`,
    'How many more cards would fill it?',
  ),
  story(
    'more',
    'bottle',
    'crate',
    6,
    24,
    () => '# bottles are put into crates of @. The last crate is not full.',
    'How many more bottles would fill it?',
  ),
  story(
    'more',
    'cake',
    'box',
    4,
    9,
    () => 'A baker puts # cakes into boxes of @. The last box is not full.',
    'How many more cakes would fill it?',
  ),
];
const kinds = { easy: ['down', 'left'], medium: ['up', 'down', 'left'], hard: ['up', 'more'] } as const;

function drawSharing(random: Random, { difficulty }: Cell<null>, chosen: Story): Sharing | undefined {
  const most = Math.min(chosen.most, difficulty === 'easy' ? 9 : chosen.most);
  if (most < chosen.fewest) return undefined;
  const by = random.int(chosen.fewest, most);
  const whole =
    difficulty === 'easy' ? random.int(4, 12) : difficulty === 'medium' ? random.int(8, 30) : random.int(14, 60);
  const rest = random.int(1, by - 1);
  return { total: by * whole + rest, by, whole, rest };
}
function answerOf(kind: Story['kind'], { by, whole, rest }: Sharing): number {
  return kind === 'up' ? whole + 1 : kind === 'down' ? whole : kind === 'left' ? rest : by - rest;
}
const why: Readonly<Record<Story['kind'], string>> = {
  up: 'Those left over need one more, so round up',
  down: 'Those left over do not make a full one, so round down',
  left: 'The question asks for what is left over',
  more: 'The next group is full when the rest is made up',
};

const tell: Form<null> = {
  weight: () => 6,
  make(random, cell) {
    const wanted = random.pick<Story['kind']>(kinds[cell.difficulty]);
    const chosen = random.pick(
      stories.filter(({ kind, fewest }) => kind === wanted && (cell.difficulty !== 'easy' || fewest <= 9)),
    );
    const sharing = drawSharing(random, cell, chosen);
    if (sharing === undefined) return undefined;
    const { total, by, whole, rest } = sharing;
    const [start, ask] = chosen.up(chosen.item, chosen.container, pickName(random));
    const answer = answerOf(chosen.kind, sharing);
    return writeNumber(
      {
        prompt: `${start.replace('#', showNumber(total)).replace('@', String(by))} ${ask}`,
        hint: `Divide ${showNumber(total)} by ${by}. Then think about what is left over.`,
        steps: [
          `${showNumber(total)} ÷ ${by} = ${whole} r ${rest}.`,
          `${why[chosen.kind]}${chosen.kind === 'more' ? `: ${by} − ${rest}` : ''}.`,
          `The answer is **${answer}**.`,
        ],
        variant: `${stories.indexOf(chosen)} ${total} ${by}`,
        features: {
          quotient: whole,
          divisor: by,
          kind: chosen.kind === 'down' || chosen.kind === 'left' ? 0 : 1,
          steps: chosen.kind === 'more' ? 3 : 2,
        },
      },
      answer,
      [
        [whole, chosen.kind === 'up' ? named.down : named.whole],
        [whole + 1, chosen.kind === 'down' ? named.up : named.whole],
        [rest, chosen.kind === 'more' ? named.more : named.rest],
      ],
    );
  },
  solve(seen) {
    if (seen.text.startsWith('Which')) return undefined;
    const numbers = (seen.text.match(/\d+/g) ?? []).map(Number);
    const [total = 0, by = 1] = seen.text.startsWith('A bracelet needs') ? [...numbers].reverse() : numbers;
    let groups = 0;
    while ((groups + 1) * by <= total) groups++;
    if (/would fill/.test(seen.text)) return typed((groups + 1) * by - total);
    if (/left over|are on it/.test(seen.text)) return typed(total - groups * by);
    if (/full|can be|whole/.test(seen.text)) return typed(groups);
    let needed = 0;
    while (needed * by < total) needed++;
    return typed(needed);
  },
};

const decide: Form<null> = {
  weight: () => 2,
  make(random, cell) {
    const chosen = random.pick(stories.filter(({ kind }) => kind === 'up' || kind === 'down'));
    const sharing = drawSharing(random, cell, chosen);
    if (sharing === undefined) return undefined;
    const { total, by, whole, rest } = sharing;
    const [start, ask] = chosen.up(chosen.item, chosen.container, pickName(random));
    const up = chosen.kind === 'up';
    return tapOne(
      {
        prompt: `${start.replace('#', showNumber(total)).replace('@', String(by))} ${ask} Round up or down?`,
        hint: 'Think of those left over. Do they need a place of their own?',
        steps: [
          `${showNumber(total)} ÷ ${by} = ${whole} r ${rest}.`,
          `${why[chosen.kind]}.`,
          `**${up ? 'Round up' : 'Round down'}**: the answer is ${up ? whole + 1 : whole}.`,
        ],
        variant: `decide ${stories.indexOf(chosen)} ${total} ${by}`,
        features: { quotient: whole, divisor: by, kind: up ? 1 : 0, steps: 1 },
      },
      ['round up', 'round down'],
      up ? 'round up' : 'round down',
      () => (up ? named.down : named.up),
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('Round up or down?')) return undefined;
    const down = /full|can be|whole/.test(seen.text);
    return [{ type: 'multipleWordChoice', picks: [[seen.options.indexOf(down ? 'round down' : 'round up')]] }];
  },
};

const between: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 1),
  make(random, cell) {
    const by = random.int(4, cell.difficulty === 'hard' ? 9 : 6);
    const rest = random.int(1, by - 1);
    const from = random.int(20, cell.difficulty === 'hard' ? 200 : 90);
    const fit = Array.from({ length: by }, (_, at) => from + 1 + at).filter((value) => value % by === rest);
    const [answer] = fit;
    if (answer === undefined || fit.length !== 1) return undefined;
    const item = random.pick(['marble', 'shell', 'stamp', 'button', 'coin']);
    return writeNumber(
      {
        prompt: `Which number from ${from + 1} to ${from + by} leaves a remainder of ${rest} when divided by ${by}?`,
        hint: `Find a multiple of ${by} near ${from}. Then add the remainder.`,
        steps: [
          `${answer - rest} is a multiple of ${by}.`,
          `${answer - rest} + ${rest} = **${answer}**.`,
          `Check with ${counted(answer, item)}: ${(answer - rest) / by} in each of ${by} piles, ${rest} over.`.replace(
            pluralOf(item),
            pluralOf(item),
          ),
        ],
        variant: `between ${from} ${by} ${rest}`,
        features: { quotient: (answer - rest) / by, divisor: by, kind: 1, steps: 3 },
      },
      answer,
      [
        [answer - rest, mistake('exact-multiple', 'That one leaves no remainder. Add the remainder.')],
        [answer - 2 * rest, mistake('subtracts-remainder', 'The remainder is left over above the multiple: add it.')],
      ],
    );
  },
  solve(seen) {
    const [, from, to, rest, by] =
      /^Which number from (\d+) to (\d+) leaves a remainder of (\d+) when divided by (\d+)/.exec(seen.text) ?? [];
    if (from === undefined) return undefined;
    for (let value = Number(from); value <= Number(to); value++)
      if (value % Number(by) === Number(rest)) return typed(value);
    return [];
  },
};

export const remainder = makerOfForms<null>({
  makerId: 'm.remainder',
  version: 1,
  serves: { 150304: null },
  forms: [decide, between, tell],
});
