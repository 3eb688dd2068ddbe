/** e.alphabetical: words in the order of the dictionary. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseBesideRival, chooseText, withOptions, write } from '../ask.ts';
import { listOf, once, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { alphabetRows } from './words.data.ts';

type OrderForm = Form<Record<string, never>>;
type OrderCell = Cell<Record<string, never>>;

const mistake = mistakesIn('e.alphabetical');
const words = once(() => [...new Set(rowsOf(alphabetRows).flatMap((row) => listOf(row[0])))]);

/** Letters that two words share at their beginning. */
function shared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.charAt(count) === other.charAt(count)) count++;
  return count;
}

/** Two words that share their first letter alone, among words whose first letters stand close to it in the alphabet: k, l, l, m. */
function drawPair(random: Random, count: number): readonly string[] | undefined {
  const starts = [...new Set(words().map((word) => word.charAt(0)))].sort();
  const from = random.int(0, starts.length - count);
  const picked = random
    .sample(starts.slice(from, from + count), count - 1)
    .map((start) => random.pick(words().filter((word) => word.startsWith(start))));
  const near = words().filter((word) => shared(word, picked[0] ?? '') === 1);
  return near.length === 0 ? undefined : random.shuffle([...picked, random.pick(near)]);
}

/** Words that begin alike: two of them at easy; all of them at medium, in one letter, and at hard, in two or three. */
function draw(random: Random, cell: OrderCell, count: number): readonly string[] | undefined {
  if (cell.difficulty === 'easy') return drawPair(random, count);
  const first = random.pick(words());
  const isMedium = cell.difficulty === 'medium';
  const near = words().filter((word) => {
    const alike = shared(first, word);
    return word !== first && (isMedium ? alike === 1 : alike >= 2);
  });
  return near.length < count - 1 ? undefined : random.shuffle([first, ...random.sample(near, count - 1)]);
}

/** The order by the place of each letter in the alphabet, letter after letter. */
function sorted(list: readonly string[]): string[] {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  const code = (word: string): string => [...word].map((letter) => String(10 + alphabet.indexOf(letter))).join('');
  return [...list].sort((one, other) => (code(one) < code(other) ? -1 : 1));
}

const at =
  (size: number, ...difficulties: readonly string[]) =>
  (cell: OrderCell): number =>
    difficulties.includes(cell.difficulty) ? size : 0;

const hintFor = (cell: OrderCell): string =>
  cell.difficulty === 'easy'
    ? 'Say the alphabet. In which order do you come to the first letters? Where two words share theirs, look at the second.'
    : 'Where words begin alike, look at the next letter, and then at the next.';

/** The first letters that two words of a list, next to each other in the alphabet, do not share. */
function decidedBy(order: readonly string[]): string {
  const pairs = order.slice(1).map((word, place) => [order[place] ?? '', word] as const);
  const [one, other] = pairs.toSorted((first, second) => shared(...second) - shared(...first))[0] ?? ['', ''];
  const same = shared(one, other);
  const begins = same === 0 ? '' : ` Both begin with “${one.slice(0, same)}”.`;
  const next =
    one.charAt(same) === ''
      ? `“${one}” has no more letters`
      : `${one.charAt(same)} is before ${other.charAt(same)} in the alphabet`;
  return `Compare “${one}” and “${other}”.${begins} ${same === 0 || same === one.length ? '' : 'Then '}${next}, so “${one}” comes before “${other}”.`;
}

/** Why a word comes after the one before it, and before the one after it. */
const neighbours = (order: readonly string[], at: number): readonly string[] =>
  [order.slice(at - 1, at + 1), order.slice(at, at + 2)].filter(({ length }) => length === 2).map(decidedBy);

/** The mistake of putting two words, given in their order, the wrong way round. */
const off = (order: readonly string[]) =>
  mistake(shared(order[0] ?? '', order[1] ?? '') === 0 ? 'alphabet-mixed-up' : 'first-letter-only', decidedBy(order));
/** What a list has the wrong way round: its first two words that are. */
function wrongPair(list: readonly string[]): readonly string[] {
  const place = list.findIndex((word, at) => at > 0 && sorted([list[at - 1] ?? '', word])[0] === word);
  return sorted([list[place - 1] ?? '', list[place] ?? '']);
}
/** A list in order but for two words next to each other that share their first letter. */
function nearlySorted(order: readonly string[]): readonly string[] {
  const place = order.findIndex((word, at) => at > 0 && shared(order[at - 1] ?? '', word) > 0);
  return order.map((word, at) => (at === place ? order[at - 1] : at === place - 1 ? order[at + 1] : word) ?? word);
}
const features = (cell: OrderCell, count: number) => ({
  alike: { easy: 0, medium: 1, hard: 2 }[cell.difficulty],
  count,
});

const ends = ['first', 'last'] as const;

/** 'Which word comes first?' */
const whichEnd: OrderForm = {
  weight: at(200, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const picked = draw(random, cell, cell.difficulty === 'easy' ? 4 : 5);
    if (picked === undefined) return undefined;
    const end = random.pick(ends);
    const order = sorted(picked);
    const [next = '', right = ''] = end === 'first' ? [order[1], order[0]] : order.slice(-2);
    // Where the first letter alone decides, nothing is asked that year 2 doesn't know.
    if (shared(next, right) === 0) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which word comes ${end} in alphabetical order?`],
          hint: hintFor(cell),
          steps: [
            decidedBy(end === 'first' ? order.slice(0, 2) : order.slice(-2)),
            `In order: ${order.join(', ')}.`,
            `So **${right}** comes ${end}.`,
          ],
          variant: `${end} ${right}`,
          features: features(cell, picked.length),
        },
        right,
        picked.filter((word) => word !== right).map((word): TextMistake => [word, off(sorted([word, right]))]),
        { count: picked.length, layout: 'grid' },
      ),
    );
  },
  solve(seen) {
    const [, end] = /^Which word comes (first|last) in alphabetical order\?$/.exec(seen.asks) ?? [];
    if (end === undefined) return undefined;
    const order = [...seen.options].sort((one, other) => one.localeCompare(other, 'en-GB'));
    return chosen(seen, (option) => option === (end === 'first' ? order[0] : order.at(-1)));
  },
};

const places: readonly string[] = ['second', 'third', 'fourth'];

/** 'Put them in order. Which is third?' */
const typeNth: OrderForm = {
  weight: at(200, 'medium', 'hard'),
  make(random, cell) {
    const picked = draw(random, cell, 4);
    if (picked === undefined) return undefined;
    const place = random.pick(places);
    const order = sorted(picked);
    const at = places.indexOf(place) + 1;
    const right = order[at] ?? '';
    return write(
      {
        prompt: [`Put these words in alphabetical order. Which comes ${place}?`, picked.join(', ')],
        hint: hintFor(cell),
        steps: [...neighbours(order, at), `In order: ${order.join(', ')}.`, `The ${place} word is **${right}**.`],
        variant: `${place} ${[...picked].sort().join(' ')}`,
        features: features(cell, 4),
      },
      [right],
      picked
        .filter((word) => word !== right)
        .map(
          (word): TextMistake => [
            word,
            {
              ...off(sorted([word, right])),
              says: `In order, “${word}” comes ${ordinalWord(order.indexOf(word) + 1)}. ${decidedBy(sorted([word, right]))}`,
            },
          ],
        ),
    );
  },
  solve({ asks, shows }) {
    const [, place] = /Which comes (second|third|fourth)\?$/.exec(asks) ?? [];
    if (place === undefined) return undefined;
    const order = shows.split(', ').sort((one, other) => one.localeCompare(other, 'en-GB'));
    return typed(order[places.indexOf(place) + 1] ?? '');
  },
};

/** 'Which list is in alphabetical order?' */
const whichList: OrderForm = {
  weight: at(200, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const picked = draw(random, cell, 4);
    if (picked === undefined) return undefined;
    const order = sorted(picked);
    const right = order.join(', ');
    const others = Array.from({ length: 12 }, () => random.shuffle(order).join(', ')).filter((list) => list !== right);
    const wrong = cell.difficulty === 'easy' ? [nearlySorted(order).join(', '), ...others] : others;
    return chooseBesideRival(
      random,
      {
        prompt: ['Which list is in alphabetical order?'],
        hint: hintFor(cell),
        steps: [
          decidedBy(order),
          'Check each list two words at a time. One list has no pair the wrong way round.',
          `In order: **${right}**.`,
        ],
        variant: `list ${right}`,
        features: features(cell, picked.length),
      },
      right,
      wrong.map((list): TextMistake => [list, off(wrongPair(list.split(', ')))]),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which list is in alphabetical order?'
      ? chosen(seen, (option) => {
          const list = option.split(', ');
          return list.every((word, place) => place === 0 || (list[place - 1] ?? '').localeCompare(word, 'en-GB') < 0);
        })
      : undefined,
};

/** 'Which word comes between lake and lemon?' */
const between: OrderForm = {
  weight: at(200, 'medium', 'hard'),
  make(random, cell) {
    const picked = draw(random, cell, 6);
    if (picked === undefined) return undefined;
    const order = sorted(picked);
    const from = random.int(0, 3);
    const [low = '', right = '', high = ''] = order.slice(from, from + 3);
    return chooseText(
      random,
      {
        prompt: [`In a dictionary, which word comes between “${low}” and “${high}”?`],
        hint: hintFor(cell),
        steps: [...neighbours([low, right, high], 1), `In order: ${low}, ${right}, ${high}.`, `So it is **${right}**.`],
        variant: `between ${low} ${right} ${high}`,
        features: features(cell, 6),
      },
      right,
      order
        .filter((word) => word !== right && word !== low && word !== high)
        .map((word): TextMistake => {
          const isEarly = order.indexOf(word) < from;
          return [word, off(isEarly ? [word, low] : [high, word])];
        }),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, low, high] = /comes between “(.+)” and “(.+)”\?$/.exec(seen.asks) ?? [];
    if (low === undefined || high === undefined) return undefined;
    return chosen(seen, (option) => low.localeCompare(option, 'en-GB') < 0 && option.localeCompare(high, 'en-GB') < 0);
  },
};

export const alphabetical = generatorOfForms<Record<string, never>, Seen>({
  generatorId: 'e.alphabetical',
  version: 3,
  see: seeTexts,
  capacity: 'weights',
  serves: { 230304: {} },
  forms: [whichEnd, typeNth, whichList, between],
});
