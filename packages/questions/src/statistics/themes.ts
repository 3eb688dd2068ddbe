/** What is counted in tables and charts: groups of things with the words to ask about them. */

import { weekdayNames } from '@comet/domain/marking/calendar-names';
import { upper } from '../kernel/letter-case.ts';
import type { Random } from '../kernel/random.ts';

/** One thing counted: a short label for charts and the words in a question. */
export interface Category {
  readonly label: string;
  readonly words: string;
}

/** A count: 'How many children chose apples?' is `subject`, `verb`, and the words of a category. */
export interface Theme {
  readonly title: string;
  readonly subject: string;
  readonly verb: string;
  readonly categories: readonly Category[];
}

const theme = (title: string, subject: string, verb: string, ...categories: (readonly [string, string])[]): Theme => ({
  title,
  subject,
  verb,
  categories: categories.map(([label, words]) => ({ label, words })),
});
const plain = (...words: string[]): (readonly [string, string])[] => words.map((word) => [upper(word), word]);
const onDays = weekdayNames.map((day): readonly [string, string] => [day.slice(0, 3), `on ${day}`]);
const inMonths = (['April', 'May', 'June', 'July', 'August'] as const).map((month): readonly [string, string] => [
  month,
  `in ${month}`,
]);
const inRounds = [1, 2, 3, 4, 5].map((round): readonly [string, string] => [`Round ${round}`, `in round ${round}`]);

/** Every theme; labels are short enough to stand under a bar. */
export const themes: readonly Theme[] = [
  theme('Favourite fruits', 'children', 'chose', ...plain('apples', 'bananas', 'grapes', 'pears', 'melons', 'plums')),
  theme(
    'Ways to school',
    'children',
    'come',
    ['Bus', 'by bus'],
    ['Walk', 'on foot'],
    ['Car', 'by car'],
    ['Bike', 'by bike'],
    ['Train', 'by train'],
    ['Scooter', 'by scooter'],
  ),
  theme('Pets at a vet', 'pets', 'were', ...plain('dogs', 'cats', 'rabbits', 'hamsters', 'parrots')),
  theme('Birds in a garden', 'birds', 'were', ...plain('robins', 'magpies', 'pigeons', 'sparrows', 'wrens')),
  theme('Cars in a car park', 'cars', 'were', ...plain('red', 'blue', 'white', 'black', 'silver', 'green')),
  theme('Ice creams sold', 'ice creams', 'were sold', ...onDays),
  theme('Library visitors', 'people', 'came', ...onDays),
  theme(
    'Favourite sports',
    'children',
    'chose',
    ...plain('football', 'tennis', 'netball', 'cricket', 'rugby', 'hockey'),
  ),
  theme('Points scored', 'points', 'were scored', ...inRounds),
  theme('Trees in a park', 'trees', 'are', ...plain('oaks', 'beeches', 'birches', 'maples', 'willows')),
  theme(
    'Music lessons',
    'lessons',
    'are',
    ['Piano', 'for piano'],
    ['Guitar', 'for guitar'],
    ['Drums', 'for drums'],
    ['Violin', 'for violin'],
    ['Flute', 'for flute'],
  ),
  theme('Books borrowed', 'books', 'were borrowed', ...inMonths),
  theme('Bikes rented', 'bikes', 'were rented', ...inMonths),
  theme('Favourite seasons', 'children', 'chose', ...plain('spring', 'summer', 'autumn', 'winter')),
  theme('Sandwiches sold', 'sandwiches', 'were', ...plain('cheese', 'egg', 'tuna', 'salad', 'chicken')),
  theme('Animals at a farm', 'animals', 'are', ...plain('cows', 'sheep', 'goats', 'hens', 'ducks', 'pigs')),
];

/** What nobody counts in hundreds. */
const smallThemes: readonly string[] = ['Pets at a vet', 'Birds in a garden', 'Music lessons', 'Animals at a farm'];

/** A theme with `count` of its categories, days and months in their order; where numbers are large, one that has so many. */
export function drawTheme(random: Random, count: number, isLarge = false): Theme {
  const drawn = random.pick(
    themes.filter(({ categories, title }) => categories.length >= count && !(isLarge && smallThemes.includes(title))),
  );
  const kept = new Set(random.sample(drawn.categories, count));
  return { ...drawn, categories: drawn.categories.filter((category) => kept.has(category)) };
}

/** Where the groups are kinds of what is counted: cows are animals, but apples are no children. */
const kindsOf: readonly string[] = ['pets', 'birds', 'trees', 'animals'];

/** 'How many more cows than hens are there?', or 'How many more children chose apples than pears?' */
export const howManyMore = ({ subject, verb }: Theme, more: string, less: string): string =>
  kindsOf.includes(subject)
    ? `How many more ${more} than ${less} ${verb} there?`
    : `How many more ${subject} ${verb} ${more} than ${less}?`;

/** 'cats or dogs altogether', but 'in May and in June altogether'. */
export const twoTogether = (one: string, other: string): string =>
  `${one} ${/^(?:on [A-Z]|in )/.test(one) ? 'and' : 'or'} ${other} altogether`;
