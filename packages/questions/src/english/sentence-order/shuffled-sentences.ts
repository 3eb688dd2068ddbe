/** Shuffled sentences with a spare word. */
import type { Cell } from '../../kernel/generator.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { tap, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { spareWords } from './texts.data.ts';
import { at, mistake, type OrderForm, type Params } from './texts-in-order.ts';

const spares = once(() =>
  rowsOf(spareWords).map((row) => ({ year: Number(partOf(row, 0)), sentence: partOf(row, 1), spare: partOf(row, 2) })),
);

const sparePool = (cell: Cell<Params>) =>
  cell.params.shuffled ? spares().filter(({ year }) => year === cell.year) : [];

const spareAsks = 'The words of a sentence are mixed up, and one does not belong. Tap the spare word.';

/** 'Tap the word that does not belong.' */
export const spareWord: OrderForm = {
  weight: at((cell) => Math.floor(sparePool(cell).length / 3), 'easy', 'hard'),
  make(random, cell) {
    const { sentence, spare } = random.pick(sparePool(cell));
    const count = sentence.split(' ').length;
    if (count > 8 !== (cell.difficulty === 'hard')) return undefined;
    const words = random.shuffle([
      ...sentence
        .split(' ')
        .map((word, place) => (place === 0 && !/^(I|Three|Penguins)$/.test(word) ? word.toLowerCase() : word)),
      spare,
    ]);
    if (new Set(words).size < words.length && new Set(words).size < words.length - 1) return undefined;
    return tap(
      {
        prompt: [spareAsks],
        hint: 'Find the verb first. Who does it, and to what? Which word is left over?',
        steps: [
          'Find the verb, then who does it, then the rest. Use each word once.',
          `The sentence is: ${sentence}.`,
          `One word is left over. The spare word is **${spare}**.`,
        ],
        variant: `spare ${sentence}`,
        features: { sentences: 1, load: cell.difficulty === 'hard' ? 4 : 1 },
      },
      words,
      [words.indexOf(spare)],
      (place) => mistake('needed-word-chosen', `The sentence needs “${words[place]}”.`),
    );
  },
  solve(seen) {
    if (seen.asks !== spareAsks) return undefined;
    const key = (words: readonly string[]): string =>
      words
        .map((word) => word.toLowerCase())
        .sort()
        .join(' ');
    const found = seen.options.map((_, place) =>
      spares().some(({ sentence }) => key(sentence.split(' ')) === key(seen.options.filter((__, at) => at !== place))),
    );
    return chosen(seen, (_, place) => found[place] === true);
  },
};

/** 'The first word of the sentence?': the sentence itself, unscrambled. */
export const unscrambled: OrderForm = {
  weight: at((cell) => sparePool(cell).length, 'medium'),
  make(random, cell) {
    const { sentence, spare } = random.pick(sparePool(cell));
    const words = sentence.split(' ');
    const place = random.chance(1, 2) ? words.length - 1 : 0;
    const right = (words[place] ?? '').toLowerCase();
    const mixed = random.shuffle([...words.map((word) => word.toLowerCase()), spare]);
    return write(
      {
        prompt: [
          `Unscramble the sentence. One word is spare. Write the ${place === 0 ? 'first' : 'last'} word of the sentence.`,
          mixed.join(' · '),
        ],
        hint: 'Find the verb first. Then build the sentence round it.',
        steps: [
          'Find the verb, then who does it, then the rest. One word will be left over.',
          `The sentence is: ${sentence}. The spare word is “${spare}”.`,
          `The ${place === 0 ? 'first' : 'last'} word is **${right}**.`,
        ],
        variant: `unscramble ${place === 0} ${sentence}`,
        features: { sentences: 1, load: 3 },
      },
      [right],
      [[spare, mistake('spare-word-used', 'That is the spare word.')]],
    );
  },
  solve({ asks, shows }) {
    const [, end] = /Write the (first|last) word of the sentence\.$/.exec(asks) ?? [];
    if (end === undefined) return undefined;
    const shown = shows.split(' · ').sort();
    const found = spares().find(
      ({ sentence, spare }) => [...sentence.toLowerCase().split(' '), spare].sort().join(' ') === shown.join(' '),
    );
    const words = found?.sentence.split(' ') ?? [];
    return typed(((end === 'first' ? words[0] : words.at(-1)) ?? '').toLowerCase());
  },
};
