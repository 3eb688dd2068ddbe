/** Shuffled sentences with a spare word. */
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { tap, write } from '../ask.ts';
import { isForLevel, once, partOf, rowsOf } from '../data-rows.ts';
import { spareWords } from './texts.data.ts';
import { at, mistake, type OrderForm, type Params } from './texts-in-order.ts';

const spares = once(() =>
  rowsOf(spareWords).map((row) => {
    const [year, levels = ''] = partOf(row, 0).split(' ');
    return { year: Number(year), levels, sentence: partOf(row, 1), spare: partOf(row, 2) };
  }),
);

const sparePool = (cell: Cell<Params>) =>
  cell.params.shuffled
    ? spares().filter(({ year, levels }) => year === cell.year && isForLevel(levels, cell.difficulty))
    : [];

const spareAsks = 'The words of a sentence are mixed up, and one does not belong. Tap the spare word.';

/** A word as it is shown among the others: without the capital that would tell where the sentence begins. */
const asMixed = (word: string, place: number): string => (place === 0 && word !== 'I' ? word.toLowerCase() : word);

/** Why no place in the sentence is left for the spare word. */
function whySpare(spare: string): string {
  if (spare === 'an')
    return '“An” has to stand before a single thing or person, and before a vowel sound. Nothing here lets it do that.';
  if (/^(?:they|she)$/.test(spare)) return `“${upper(spare)}” would need a verb of its own, and no verb is left over.`;
  if (/^who(?:m|se)$/.test(spare))
    return `“${upper(spare)}” would begin a clause of its own, and no words are left over for one.`;
  if (spare === 'than') return '“Than” needs a word like “more” or “bigger” before it, and there is none here.';
  if (spare === 'been') return '“Been” needs “has”, “have” or “had” with it, and there is none here.';
  if (spare === 'themselves')
    return '“Themselves” goes with two or more of a kind, and here there is only one of each.';
  // Any other word is a verb; one without an ending is of the form for more than one.
  if (!/s$|^(?:are|were|heard|wrote)$/.test(spare))
    return `“${upper(spare)}” goes with “I”, “you”, “we” or “they”. For one person or thing it would be “${spare}s”.`;
  return `“${upper(spare)}” is a verb, and the sentence has all its verbs without it.`;
}

const stepsTo = (sentence: string, spare: string): readonly string[] => [
  'Find who or what it is about, then the verb, then the rest. Use each word once.',
  `The sentence is: ${sentence}.`,
  whySpare(spare),
  `The spare word is **${spare}**.`,
];

/** The word between its neighbours in the sentence. */
function needed(word: string, sentence: string) {
  const words = sentence.split(' ');
  const at = words.findIndex((each, place) => asMixed(each, place) === word);
  return mistake(
    'needed-word-chosen',
    `The sentence needs “${word}”: “${words.slice(Math.max(0, at - 1), at + 2).join(' ')}”.`,
  );
}

/** 'Tap the word that does not belong.' */
export const spareWord: OrderForm = {
  weight: at((cell) => sparePool(cell).length, 'easy', 'hard'),
  make(random, cell) {
    const { sentence, spare } = random.pick(sparePool(cell));
    const words = random.shuffle([...sentence.split(' ').map(asMixed), spare]);
    if (new Set(words).size < words.length && new Set(words).size < words.length - 1) return undefined;
    return tap(
      {
        prompt: [spareAsks],
        hint: 'Who or what could the sentence be about? What do they do? Which word is left over?',
        steps: stepsTo(sentence, spare),
        variant: `spare ${sentence}`,
        features: { sentences: 1, load: cell.difficulty === 'hard' ? 4 : 1 },
      },
      words,
      [words.indexOf(spare)],
      (place) => needed(words[place] ?? '', sentence),
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

const spareTyped = 'Unscramble the sentence. One word is spare. Write the spare word.';

/** The spare word again, to be typed: where a sentence begins and ends can differ, what is left over cannot. */
export const unscrambled: OrderForm = {
  weight: at((cell) => sparePool(cell).length, 'medium'),
  make(random, cell) {
    const { sentence, spare } = random.pick(sparePool(cell));
    const words = sentence.split(' ');
    const mixed = random.shuffle([...words.map(asMixed), spare]);
    return write(
      {
        prompt: [spareTyped, mixed.join(' · ')],
        hint: 'Who or what could the sentence be about? Build the rest of it after that.',
        steps: stepsTo(sentence, spare),
        variant: `unscramble ${sentence}`,
        features: { sentences: 1, load: 3 },
      },
      [spare],
      [...new Set(words)].map(
        (word): TextMistake => [
          asMixed(word, words.indexOf(word)),
          needed(asMixed(word, words.indexOf(word)), sentence),
        ],
      ),
    );
  },
  solve({ asks, shows }) {
    if (asks !== spareTyped) return undefined;
    const shown = shows.toLowerCase().split(' · ').sort().join(' ');
    return spares()
      .filter(({ sentence, spare }) => [...sentence.toLowerCase().split(' '), spare].sort().join(' ') === shown)
      .flatMap(({ spare }) => typed(spare));
  },
};
