/** e.ordering: sentences of a text in their order, and shuffled sentences. */
import type { Cell } from '../kernel/maker.ts';
import { orderings, spareWords } from './data/orderings.ts';
import { chosen, type Form, makerOfForms, typed } from './forms.ts';
import { once, partOf, rowsOf } from './rows.ts';
import { choose, mistakesIn, type Slip, tap, write } from './telling.ts';

interface Params {
  readonly shuffled: boolean;
}

type OrderForm = Form<Params>;
const mistake = mistakesIn('e.ordering');

interface Text {
  readonly year: number;
  readonly title: string;
  readonly sentences: readonly string[];
}
const all = once(() =>
  rowsOf(orderings).map(
    (row): Text => ({ year: Number(partOf(row, 0)), title: partOf(row, 1), sentences: row.slice(2) }),
  ),
);
const pool = (cell: Cell<Params>): readonly Text[] => all().filter(({ year }) => year === cell.year);
const spares = once(() =>
  rowsOf(spareWords).map((row) => ({ year: Number(partOf(row, 0)), sentence: partOf(row, 1), spare: partOf(row, 2) })),
);
const sparePool = (cell: Cell<Params>) =>
  cell.params.shuffled ? spares().filter(({ year }) => year === cell.year) : [];

const at =
  (size: (cell: Cell<Params>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<Params>): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;

const rule =
  'Look for words that point back (he, it, there, these) and words of time (first, then, after that, at last).';
const clash = (text: string) =>
  mistake('order-misjudged', `“${text}” leans on another sentence. Read the text with it in that place.`);
const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** The sentences as a table under letters, in a mixed order. */
function table(title: string, sentences: readonly string[]) {
  return {
    type: 'table' as const,
    caption: title,
    head: ['', 'Sentence'],
    rows: sentences.map((sentence, place) => [letters[place] ?? '', sentence]),
  };
}

/** The text a table or a list of sentences comes from. */
const textWith = (sentences: readonly string[]): Text | undefined =>
  all().find((text) => sentences.every((sentence) => text.sentences.includes(sentence)));

const ends = ['first', 'last'] as const;

/** 'Which sentence comes first?' */
const whichEnd: OrderForm = {
  size: at((cell) => pool(cell).length * 2, 'easy'),
  make(random, cell) {
    const text = random.pick(pool(cell));
    const end = random.pick(ends);
    const right = (end === 'first' ? text.sentences[0] : text.sentences.at(-1)) ?? '';
    return choose(
      random,
      {
        prompt: [`These sentences make a text called “${text.title}”. Which comes ${end}?`],
        hint: rule,
        steps: [`In order: ${text.sentences.join(' ')}`, `So this comes ${end}: **${right}**`],
        variant: `${end} ${text.title}`,
        features: { sentences: text.sentences.length, load: 1 },
      },
      right,
      text.sentences.filter((sentence) => sentence !== right).map((sentence): Slip => [sentence, clash(sentence)]),
      4,
    );
  },
  solve(seen) {
    const [, end] = /^These sentences make a text called “.+”\. Which comes (first|last)\?$/.exec(seen.asks) ?? [];
    const text = textWith(seen.options);
    if (end === undefined || text === undefined) return undefined;
    const places = seen.options.map((option) => text.sentences.indexOf(option));
    const best = end === 'first' ? Math.min(...places) : Math.max(...places);
    return chosen(seen, (option) => text.sentences.indexOf(option) === best);
  },
};

/** 'Which sentence comes next?' */
const whichNext: OrderForm = {
  size: at((cell) => pool(cell).length * 2, 'easy', 'medium'),
  make(random, cell) {
    const medium = cell.difficulty === 'medium';
    const [text, ...others] = random.sample(pool(cell), 4);
    if (text === undefined) return undefined;
    const place = medium ? random.int(1, text.sentences.length - 1) : random.int(1, 2);
    const right = text.sentences[place] ?? '';
    const before = text.sentences[place - 1] ?? '';
    const rest = text.sentences.filter((_, at) => at !== place && at !== place - 1);
    const strangers = others.map(({ sentences }) => sentences[place] ?? '');
    return choose(
      random,
      {
        prompt: ['Which sentence follows this one?', before],
        hint: rule,
        steps: [`In order: ${text.sentences.join(' ')}`, `So this follows: **${right}**`],
        variant: `next ${medium} ${right}`,
        features: { sentences: text.sentences.length, load: medium ? 3 : 1 },
      },
      right,
      (medium ? [...rest, ...strangers.slice(0, 1)] : strangers).map((sentence): Slip => [sentence, clash(sentence)]),
      medium ? 4 : 3,
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which sentence follows this one?') return undefined;
    return chosen(seen, (option) =>
      all().some(({ sentences }) =>
        sentences.some((sentence, place) => sentence === seen.shows && sentences[place + 1] === option),
      ),
    );
  },
};

/** 'Which order is right?' */
function wholeOrder(isTyped: boolean, difficulty: string): OrderForm {
  const asks = isTyped
    ? 'Put the sentences in order. Write their letters, without spaces.'
    : 'Put the sentences in order. Which order is right?';
  return {
    size: at((cell) => pool(cell).length * (isTyped ? 6 : 8), difficulty),
    make(random, cell) {
      const text = random.pick(pool(cell));
      const mixed = random.shuffle(text.sentences);
      const order = (sentences: readonly string[]): string =>
        sentences.map((sentence) => letters[mixed.indexOf(sentence)] ?? '').join('');
      const right = order(text.sentences);
      if (right === letters.slice(0, mixed.length).join('')) return undefined;
      const swap = (place: number): string => {
        const list = [...text.sentences];
        const [one = '', two = ''] = [list[place], list[place + 1]];
        list[place] = two;
        list[place + 1] = one;
        return order(list);
      };
      const swaps = text.sentences.slice(1).map((_, place) => swap(place));
      const because = mistake(
        'two-sentences-swapped',
        'Two sentences are the wrong way round. Read the text aloud in that order.',
      );
      const told = {
        prompt: [asks, table(text.title, mixed)],
        spoken: `${asks} ${mixed.map((sentence, place) => `${letters[place]}: ${sentence}`).join(' ')}`,
        hint: rule,
        steps: [`In order: ${text.sentences.join(' ')}`, `The order is **${right}**.`],
        variant: `order ${isTyped} ${text.title} ${right}`,
        features: { sentences: text.sentences.length, load: isTyped ? 5 : 3 },
      };
      if (isTyped)
        return write(
          told,
          [right],
          swaps.map((text): Slip => [text, because]),
        );
      const mixedUp = [0, 1, 2, 3].map(() => order(random.shuffle(text.sentences)));
      return choose(
        random,
        told,
        right,
        [...swaps, ...mixedUp].map((each): Slip => [each, because]),
        4,
        'grid',
      );
    },
    solve(seen) {
      if (seen.asks !== asks) return undefined;
      const block = seen.question.prompt.find((part) => part.type === 'table');
      if (block?.type !== 'table') return [];
      const text = textWith(block.rows.map((row) => row[1] ?? ''));
      const right =
        text?.sentences.map((sentence) => block.rows.find((row) => row[1] === sentence)?.[0] ?? '').join('') ?? '';
      return isTyped ? typed(right) : chosen(seen, (option) => option === right);
    },
  };
}

/** 'Which sentence stands between these two?' */
const between: OrderForm = {
  size: at((cell) => pool(cell).length * 2, 'medium'),
  make(random, cell) {
    const [text, ...others] = random.sample(pool(cell), 5);
    if (text === undefined) return undefined;
    const place = random.int(1, text.sentences.length - 2);
    const right = text.sentences[place] ?? '';
    return choose(
      random,
      {
        prompt: [
          'Which sentence belongs in the gap?',
          `${text.sentences[place - 1]} [ … ] ${text.sentences[place + 1]}`,
        ],
        spoken: `Which sentence belongs in the gap? ${text.sentences[place - 1]} Gap. ${text.sentences[place + 1]}`,
        hint: rule,
        steps: [`In order: ${text.sentences.join(' ')}`, `So it is: **${right}**`],
        variant: `between ${right}`,
        features: { sentences: text.sentences.length, load: 3 },
      },
      right,
      [
        ...text.sentences.filter((_, at) => Math.abs(at - place) > 1),
        ...others.map(({ sentences }) => sentences[place] ?? ''),
      ].map((sentence): Slip => [sentence, clash(sentence)]),
      4,
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which sentence belongs in the gap?') return undefined;
    const [before, after] = seen.shows.split(' [ … ] ');
    return chosen(seen, (option) =>
      all().some(({ sentences }) =>
        sentences.some(
          (sentence, place) => sentence === option && sentences[place - 1] === before && sentences[place + 1] === after,
        ),
      ),
    );
  },
};

const spareAsks = 'The words of a sentence are mixed up, and one does not belong. Tap the spare word.';

/** 'Tap the word that does not belong.' */
const spareWord: OrderForm = {
  size: at((cell) => Math.floor(sparePool(cell).length / 3), 'easy', 'hard'),
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
        steps: [`The sentence: ${sentence}.`, `The spare word is **${spare}**.`],
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
const unscrambled: OrderForm = {
  size: at((cell) => sparePool(cell).length, 'medium'),
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
        steps: [`The sentence: ${sentence}. The spare word is “${spare}”.`, `The word is **${right}**.`],
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

export const ordering = makerOfForms<Params>({
  makerId: 'e.ordering',
  version: 1,
  serves: { 240505: { shuffled: false }, 261003: { shuffled: true }, 270803: { shuffled: true } },
  forms: [whichEnd, whichNext, between, wholeOrder(false, 'medium'), wholeOrder(true, 'hard'), spareWord, unscrambled],
});
