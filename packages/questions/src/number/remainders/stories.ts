/** Stories in which something is left over, and what the remainder means in each. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';

interface Sharing {
  readonly total: number;
  readonly by: number;
  readonly whole: number;
  readonly rest: number;
}

/** A story with something left over. */
export interface Story {
  readonly item: string;
  readonly container: string;
  readonly fewest: number;
  readonly most: number;
  readonly up: (item: string, container: string, name: string) => readonly [start: string, ask: string];
  readonly kind: 'up' | 'down' | 'left' | 'more';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.remainder');

/** The mistakes children make here. */
export const named = {
  miscalculated: (says: string) => mistake('miscalculated', says),
  down: (container: string) =>
    mistake('always-rounds-down', `That leaves some over, so one more ${container} is needed.`),
  up: (container: string) => mistake('always-rounds-up', `What is left over is not enough for another ${container}.`),
  rest: mistake('gives-remainder', 'That is what is left over. What does the question ask for?'),
  whole: mistake('gives-quotient', 'That is the answer to the division. What does the question ask for?'),
  more: (container: string) =>
    mistake('left-for-missing', `That is how many are in the last ${container}. How many more does it need?`),
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

/** The stories: `#` is the total, `@` the size of a group. */
export const stories: readonly Story[] = [
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
    'How many boxes are needed for all the eggs?',
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
    () => '# pupils sit on benches. Each bench seats @ pupils.',
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
    'piece',
    3,
    9,
    () => 'A rope is # m long. It is cut into @ m pieces.',
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
  story(
    'more',
    'child',
    'minibus',
    8,
    16,
    () => '# children travel in minibuses. Each minibus takes @ children. The last minibus is not full.',
    'How many more children would fill it?',
  ),
  story(
    'more',
    'chair',
    'row',
    7,
    15,
    () => '# chairs are put out in rows of @. The last row is not full.',
    'How many more chairs would fill it?',
  ),
  story(
    'more',
    'sticker',
    'packet',
    6,
    12,
    () => 'A shop puts # stickers into packets of @. The last packet is not full.',
    'How many more stickers would fill it?',
  ),
  story(
    'more',
    'apple',
    'bag',
    6,
    12,
    () => 'A shop puts # apples into bags of @. The last bag is not full.',
    'How many more apples would fill it?',
  ),
  story(
    'more',
    'marble',
    'jar',
    6,
    12,
    (name) => `${name} puts # marbles into jars of @. The last jar is not full.`,
    'How many more marbles would fill it?',
  ),
];

/** What is done with the remainder, by difficulty: what is still missing takes one step more. */
export const kinds = { easy: ['down', 'left'], medium: ['up', 'down', 'left'], hard: ['more'] } as const;

/** How many groups a total fills, by difficulty: with fewer the tables tell, and that is for year 4. */
const lots = { easy: [12, 17], medium: [18, 34], hard: [35, 70] } as const;

/** A total that does not share out exactly. */
export function drawSharing(random: Random, { difficulty }: Cell<null>, chosen: Story): Sharing | undefined {
  // Year 5 divides by one digit, and by what is in its tables.
  const most = Math.min(chosen.most, difficulty === 'easy' ? 9 : 12);
  const fewest = Math.max(chosen.fewest, { easy: 4, medium: 6, hard: 6 }[difficulty]);
  if (most < fewest) return undefined;
  const by = random.int(fewest, most);
  const [least, greatest] = lots[difficulty];
  const whole = random.int(least, greatest);
  if (by === 10 || (difficulty === 'easy' && by === 5)) return undefined;
  const rest = random.int(1, by - 1);
  const total = by * whole + rest;
  if (difficulty === 'medium' && by < 11 && total < 250) return undefined;
  return { total, by, whole, rest };
}

/** The answer by what is done with the remainder. */
export function answerOf(kind: Story['kind'], { by, whole, rest }: Sharing): number {
  return kind === 'up' ? whole + 1 : kind === 'down' ? whole : kind === 'left' ? rest : by - rest;
}

/** Why the remainder is treated so. */
export const why: Readonly<Record<Story['kind'], (container: string) => string>> = {
  up: (container) => `What is left over needs one more ${container}, so round up`,
  down: (container) => `What is left over is not enough for another ${container}, so round down`,
  left: () => 'The question asks for what is left over',
  more: (container) => `Only the remainder is in the last ${container}, so it still needs`,
};
