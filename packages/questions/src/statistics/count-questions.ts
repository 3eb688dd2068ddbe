/** Questions that any table or chart of counts can be asked: reading, comparing, adding, several steps. */
import type { Mistake } from '../kernel/key.ts';
import type { NumberMistake } from '../kernel/mistakes.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { type Category, howManyMore, type Theme, twoTogether } from './themes.ts';

/** Counts of a theme, in the order of its categories. */
export interface Counts {
  readonly theme: Theme;
  readonly values: readonly number[];
}

/** A question with a number for an answer. */
export interface Asked {
  readonly kind: AskedKind;
  readonly text: string;
  readonly answer: number;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly mistakes: readonly NumberMistake[];
  readonly stepCount: number;
  /** The labels whose numbers it asks for or compares; none where it takes the whole chart, and so comes last of a set. */
  readonly tells: readonly string[];
  /** The labels of the numbers it is worked out from, for what it takes from the whole chart. */
  readonly takes?: readonly string[];
}
/** What may be asked of counts. */
export type AskedKind = 'read' | 'difference' | 'both' | 'total' | 'pairMinus' | 'pairs' | 'spread';

/** What may be asked about one chart, in the order in which a set asks it: what is read off, then what is worked out. */
export const askedInOrder = [
  'read',
  'which',
  'needed',
  'difference',
  'both',
  'pairMinus',
  'pairs',
  'spread',
  'total',
] as const;
export type AskedInOrder = (typeof askedInOrder)[number];

interface Entry extends Category {
  readonly value: number;
}
type Named = Readonly<Record<'row' | 'adds' | 'subtracts' | 'stops' | 'all', Mistake>>;

/** The mistakes of a family in answering such questions. */
export const countMistakes = (mistake: (name: string, says: string) => Mistake): Named => ({
  row: mistake('wrong-row', 'That belongs to another place. Find the right name first.'),
  adds: mistake('adds-for-difference', 'You added. A difference is asked for, so subtract.'),
  subtracts: mistake('subtracts-for-total', 'You subtracted. Here you need to add.'),
  stops: mistake('stops-early', 'That is only part of the way. Read again what is asked for.'),
  all: mistake('adds-all', 'That is too much. Use only what is asked for.'),
});

/** The same mistake, told about these numbers. */
export const told = (mistake: Mistake, says: string): Mistake => ({ ...mistake, says });

/** Verbs that can end a question: 'How many people came altogether?' */
const asksByVerb: readonly string[] = ['came', 'were sold', 'were scored', 'were borrowed', 'were rented'];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const n = showNumber;

/** A question of this kind; undefined where the counts do not fit it. `reading` says how a number is read off. */
export function ask(
  random: Random,
  kind: AskedKind,
  { theme, values }: Counts,
  wrong: Named,
  places: 'rows' | 'bars' = 'rows',
  reading: (value: number) => string = showNumber,
): Asked | undefined {
  const { subject, verb } = theme;
  const entries = theme.categories.map((category, at): Entry => ({ ...category, value: values[at] ?? 0 }));
  const [a, b, c, d] = random.shuffle(entries);
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const total = sum(values);
  // A difference that is also one of the numbers shown could be read off without subtracting.
  const isShown = (answer: number): boolean => values.includes(answer);
  /** A number that also stands in the table or chart may have been taken from there. */
  const unlessShown = (given: number, mistake: Mistake): readonly [number, Mistake] => {
    const shown = entries.find(({ value }) => value === given);
    return [given, shown === undefined ? mistake : told(wrong.row, `That is the number for ${shown.label}.`)];
  };
  const how = `How many ${subject}`;
  switch (kind) {
    case 'read':
      return {
        kind,
        text: `${how} ${verb} ${a.words}?`,
        answer: a.value,
        hint: `Find the ${places === 'bars' ? 'bar' : 'row'} for ${a.label}.`,
        steps: [`The number for ${a.label} is **${n(a.value)}**.`],
        mistakes: [
          [b.value, told(wrong.row, `That is the number for ${b.label}.`)],
          [c.value, told(wrong.row, `That is the number for ${c.label}.`)],
        ],
        stepCount: 1,
        tells: [a.label],
      };
    case 'difference': {
      const [more, less] = a.value > b.value ? [a, b] : [b, a];
      if (more.value === less.value || isShown(more.value - less.value)) return undefined;
      return {
        kind,
        text: howManyMore(theme, more.words, less.words),
        answer: more.value - less.value,
        hint: 'Find both numbers. How far apart are they?',
        steps: [
          `${more.label}: ${reading(more.value)}. ${less.label}: ${reading(less.value)}.`,
          `Subtract to find how many more: ${n(more.value)} − ${n(less.value)} = **${n(more.value - less.value)}**.`,
        ],
        mistakes: [
          unlessShown(more.value + less.value, wrong.adds),
          [more.value, told(wrong.stops, `That is the number for ${more.label}. How many more is it?`)],
          [
            less.value,
            told(wrong.stops, `That is the number for ${less.label}. How many more is the number for ${more.label}?`),
          ],
        ],
        stepCount: 2,
        tells: [more.label, less.label],
      };
    }
    case 'both': {
      // Saturday comes before Sunday.
      const [first, second] = entries.indexOf(a) < entries.indexOf(b) ? [a, b] : [b, a];
      return {
        kind,
        text: `${how} ${verb} ${twoTogether(first.words, second.words)}?`,
        answer: first.value + second.value,
        hint: 'Find both numbers, then add.',
        steps: [
          `${first.label}: ${reading(first.value)}. ${second.label}: ${reading(second.value)}.`,
          `Add them: ${n(first.value)} + ${n(second.value)} = **${n(first.value + second.value)}**.`,
        ],
        mistakes: [
          [first.value, told(wrong.stops, `That is only the number for ${first.label}. Add ${second.label}.`)],
          [second.value, told(wrong.stops, `That is only the number for ${second.label}. Add ${first.label}.`)],
          unlessShown(Math.abs(first.value - second.value), wrong.subtracts),
          [total, told(wrong.all, 'You added all the numbers. Only two are asked for.')],
        ],
        stepCount: 2,
        tells: [first.label, second.label],
      };
    }
    case 'total':
      return {
        kind,
        text: `${how} ${asksByVerb.includes(verb) ? verb : 'are there'} altogether?`,
        answer: total,
        hint: places === 'bars' ? 'Read every bar, then add the numbers.' : 'Add all the numbers.',
        steps: [`${values.map(n).join(' + ')} = **${n(total)}**.`],
        mistakes: [
          ...[...entries.slice(-1), ...entries.slice(0, 1)].map(({ label, value }): NumberMistake => {
            const isAlone = values.filter((other) => other === value).length === 1;
            return [total - value, told(wrong.stops, `You left out ${isAlone ? label : 'one of the numbers'}.`)];
          }),
        ],
        stepCount: values.length - 1,
        tells: [],
        takes: entries.map(({ label }) => label),
      };
    case 'pairMinus': {
      const [first, second] = entries.indexOf(a) < entries.indexOf(b) ? [a, b] : [b, a];
      const answer = a.value + b.value - c.value;
      // What is added and taken away again would leave only the other one.
      if (answer < 1 || c.value === a.value || c.value === b.value || isShown(answer)) return undefined;
      return {
        kind,
        text: `Add the numbers for ${first.label} and ${second.label}. How much more is that than the number for ${c.label}?`,
        answer,
        hint: 'First put the two together. Then compare.',
        steps: [
          `${first.label} and ${second.label} together: ${n(first.value)} + ${n(second.value)} = ${n(a.value + b.value)}.`,
          `${n(a.value + b.value)} − ${n(c.value)} = **${n(answer)}**.`,
        ],
        mistakes: [
          [
            a.value + b.value,
            told(wrong.stops, `That is the two together. How much more is it than the number for ${c.label}?`),
          ],
          [a.value + b.value + c.value, told(wrong.adds, `You added ${c.label} as well. Subtract it.`)],
          unlessShown(Math.abs(a.value - c.value), told(wrong.stops, `You left out ${b.label}.`)),
        ],
        stepCount: 3,
        tells: [],
        takes: [first.label, second.label, c.label],
      };
    }
    case 'pairs': {
      if (d === undefined) return undefined;
      const inOrder = (one: Entry, other: Entry): readonly [Entry, Entry] =>
        entries.indexOf(one) < entries.indexOf(other) ? [one, other] : [other, one];
      const [more, less] =
        a.value + b.value > c.value + d.value ? [inOrder(a, b), inOrder(c, d)] : [inOrder(c, d), inOrder(a, b)];
      const [x, y] = [sum(more.map(({ value }) => value)), sum(less.map(({ value }) => value))];
      // Equal numbers on both sides would leave only the other two to compare.
      if (x === y || isShown(x - y) || more.some(({ value }) => less.some((other) => other.value === value)))
        return undefined;
      const together = (pair: readonly Entry[]): string =>
        `${pair.map(({ label }) => label).join(' and ')} together: ${pair.map(({ value }) => n(value)).join(' + ')} = ${n(sum(pair.map(({ value }) => value)))}.`;
      return {
        kind,
        text: `Add the numbers for ${more[0].label} and ${more[1].label}. How much more is that than ${less[0].label} and ${less[1].label} together?`,
        answer: x - y,
        hint: 'Put the first two together, then the other two. Then compare.',
        steps: [together(more), together(less), `${n(x)} − ${n(y)} = **${n(x - y)}**.`],
        mistakes: [
          [x, told(wrong.stops, `That is ${more[0].label} and ${more[1].label} together. How much more is it?`)],
          [x + y, told(wrong.adds, 'You added all four numbers. Compare the two sums.')],
          unlessShown(Math.abs(x - less[0].value), told(wrong.stops, `You left out ${less[1].label}.`)),
        ],
        stepCount: 4,
        tells: [],
        takes: [...more, ...less].map(({ label }) => label),
      };
    }
    case 'spread': {
      const [most, least] = [Math.max(...values), Math.min(...values)];
      if (most === least || isShown(most - least)) return undefined;
      return {
        kind,
        text: `What is the difference between the ${places === 'bars' ? 'highest and the lowest bar' : 'largest and the smallest number'}?`,
        answer: most - least,
        hint: `Find the ${places === 'bars' ? 'highest and the lowest bar' : 'largest and the smallest number'} first.`,
        steps: [
          `The largest is ${n(most)}, the smallest ${n(least)}.`,
          `Subtract the smallest from the largest: ${n(most)} − ${n(least)} = **${n(most - least)}**.`,
        ],
        mistakes: [
          [most, told(wrong.stops, 'That is the largest. How much larger is it than the smallest?')],
          [most + least, wrong.adds],
        ],
        stepCount: 3,
        tells: [],
        takes: [most, least].flatMap((end) => entries.find(({ value }) => value === end)?.label ?? []),
      };
    }
  }
}

/** Solves such a question from the labels and values that are shown: by counting one by one. */
export function solveAsked(
  text: string,
  shown: readonly { readonly label: string; readonly value: number }[],
  themes: readonly Theme[],
): number | undefined {
  const theme = themes.find(
    ({ categories, subject }) =>
      (text.includes(` ${subject} `) || / there\?$/.test(text) || !text.startsWith('How many ')) &&
      shown.every(({ label }) => categories.some((category) => category.label === label)),
  );
  if (theme === undefined) return undefined;
  const amountOf = (words: string): number => {
    const label = theme.categories.find((category) => category.words === words)?.label;
    return shown.find((each) => each.label === label)?.value ?? Number.NaN;
  };
  const spoken = theme.verb;
  const values = shown.map(({ value }) => value).sort((one, other) => one - other);
  const between = (low: number, high: number): number => {
    let steps = 0;
    while (low + steps < high) steps++;
    return steps;
  };
  const byLabel = (label: string | undefined): number =>
    shown.find((each) => each.label === label)?.value ?? Number.NaN;
  const more = /^Add the numbers for (.*) and (.*)\. How much more is that than the number for (.*)\?$/.exec(text);
  if (more !== null) return between(byLabel(more[3]), byLabel(more[1]) + byLabel(more[2]));
  const pairs = /^Add the numbers for (.*) and (.*)\. How much more is that than (.*) and (.*) together\?$/.exec(text);
  if (pairs !== null) return between(byLabel(pairs[3]) + byLabel(pairs[4]), byLabel(pairs[1]) + byLabel(pairs[2]));
  const kinds = new RegExp(`^How many more (.*) than (.*) ${spoken} there\\?$`).exec(text);
  if (kinds !== null) return between(amountOf(kinds[2] ?? ''), amountOf(kinds[1] ?? ''));
  const difference = new RegExp(`^How many more .* ${spoken} (.*) than (.*)\\?$`).exec(text);
  if (difference !== null) return between(amountOf(difference[2] ?? ''), amountOf(difference[1] ?? ''));
  const both = new RegExp(`^How many .* ${spoken} (.*) (?:or|and) (.*) altogether\\?$`).exec(text);
  if (both !== null) return amountOf(both[1] ?? '') + amountOf(both[2] ?? '');
  if (/ altogether\?$/.test(text)) return values.reduce((total, value) => total + value, 0);
  if (text.startsWith('What is the difference between the')) return between(values[0] ?? 0, values.at(-1) ?? 0);
  const read = new RegExp(`^How many .* ${spoken} (.*)\\?$`).exec(text);
  return read === null ? undefined : amountOf(read[1] ?? '');
}
