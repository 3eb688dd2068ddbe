/** Parenthesis between commas, brackets or dashes. */

import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { at, type PunctuateParams, wordAlone } from './params.ts';
import { mistake } from './punctuated-sentences.ts';
import { punctuated } from './sentences.data.ts';

type ParenthesisForm = Form<PunctuateParams>;

interface Row {
  readonly set: string;
  readonly before: readonly string[];
  readonly inner: readonly string[];
  readonly after: readonly string[];
}

const all = once(() =>
  rowsOf(punctuated)
    .filter((row) => partOf(row, 0).startsWith('paren'))
    .map((row): Row => {
      const [, before = '', inner = '', after = ''] = /^(.*) \{(.*)\} (.*)$/.exec(partOf(row, 1)) ?? [];
      return { set: partOf(row, 0), before: before.split(' '), inner: inner.split(' '), after: after.split(' ') };
    }),
);

/** The sentences of a cell about parenthesis. */
const own = (cell: { readonly params: PunctuateParams }): readonly Row[] =>
  cell.params.asks === 'parenthesis' ? all().filter(({ set }) => cell.params.sets.split(' ').includes(set)) : [];

/** A pair of marks: what follows the word before, what stands before the first word and after the last. */
interface Pair {
  readonly name: string;
  readonly open: string;
  readonly opens: string;
  readonly close: string;
}

const brackets: Pair = { name: 'brackets', open: '', opens: '(', close: ')' };
const none: Pair = { name: 'none', open: '', opens: '', close: '' };
const pairs: readonly Pair[] = [
  { name: 'commas', open: ',', opens: '', close: ',' },
  brackets,
  { name: 'dashes', open: ' –', opens: '', close: ' –' },
];

/** The sentence with the words from one place to another between the marks. */
function between(row: Row, pair: Pair, from: number, until: number, closing: Pair = pair): string {
  const words = [...row.before, ...row.inner, ...row.after];
  return words
    .map((word, place) => {
      const opened = place === from ? pair.opens + word : word;
      const closed = place === until - 1 ? opened + closing.close : opened;
      return place === from - 1 ? closed + pair.open : closed;
    })
    .join(' ');
}

const goldOf = (row: Row, pair: Pair): string =>
  between(row, pair, row.before.length, row.before.length + row.inner.length);
const golds = once(() => new Set(all().flatMap((row) => pairs.map((pair) => goldOf(row, pair)))));
const isRight = (option: string): boolean => golds().has(option);

/** One of the two marks left out. */
const oneMissing = (row: Row, pair: Pair, from: number, until: number): TextMistake[] => [
  [between(row, none, from, until, pair), mistake('first-mark-missing', 'The mark before the added words is missing.')],
  [between(row, pair, from, until, none), mistake('second-mark-missing', 'The mark after the added words is missing.')],
];

/** Mistakes with brackets that are there, and in their places. A capital letter inside is seen at a glance, so only some are shown it. */
const insideBrackets = (row: Row, from: number, until: number, hasCapital: boolean): TextMistake[] => [
  [
    between(row, { name: 'both', open: ',', opens: '(', close: '),' }, from, until),
    mistake('commas-beside-brackets', 'The brackets are enough: no commas belong beside them.'),
  ],
  ...(hasCapital && /^\p{Ll}/u.test(row.inner[0] ?? '')
    ? [
        [
          between({ ...row, inner: [upper(row.inner[0] ?? ''), ...row.inner.slice(1)] }, brackets, from, until),
          mistake('capital-in-brackets', 'The sentence goes on inside the brackets, so no capital letter is needed.'),
        ] satisfies TextMistake,
      ]
    : []),
];

/** What goes wrong with brackets: in easy questions of year 5 one is missing or another mark, which is seen at a glance. */
type Level = 'lost' | 'capital' | 'placed';

const levelOf = ({ year, difficulty }: Cell<PunctuateParams>): Level =>
  year > 5 || difficulty === 'hard' ? 'placed' : difficulty === 'easy' ? 'lost' : 'capital';

/** Mistakes with the pair of marks. */
function mistakesOf(row: Row, pair: Pair, random: Random, level: Level): TextMistake[] {
  const isEasy = level === 'lost';
  const from = row.before.length;
  const until = from + row.inner.length;
  const isBrackets = pair.name === 'brackets';
  const others = pairs.filter(({ name }) => name !== pair.name && (isEasy || name !== 'brackets'));
  return [
    ...(isEasy || !isBrackets
      ? oneMissing(row, pair, from, until)
      : insideBrackets(row, from, until, level === 'capital')),
    ...(isEasy || !isBrackets
      ? [
          [
            between(row, pair, from, until, random.pick(others)),
            mistake('pair-mixed', 'The two marks must be of the same kind.'),
          ] satisfies TextMistake,
        ]
      : []),
    // Where one word follows, a mark after it would come after the full stop.
    ...(row.after.length < 2
      ? []
      : ([
          [
            between(row, pair, from, until + 1),
            mistake('ends-too-late', 'The marks take in a word that the sentence needs.'),
          ],
          // Nobody closes brackets twice.
          ...(isBrackets || !isEasy
            ? []
            : ([
                [
                  [goldOf({ ...row, after: [] }, pair), `${row.after[0]}${pair.close}`, ...row.after.slice(1)].join(
                    ' ',
                  ),
                  mistake('third-mark', 'Two marks are enough: one before the added words and one after them.'),
                ],
              ] satisfies TextMistake[])),
        ] satisfies TextMistake[])),
    // A name cut in two would read as a parenthesis of its own: My friend (Zofia, a goalkeeper). Nobody leaves “The” alone.
    ...(/^\p{Lu}/u.test(row.before.at(-1) ?? '') || row.before.length < 3 || /’s$/.test(row.before.at(-2) ?? '')
      ? []
      : [
          [
            between(row, pair, from - 1, until),
            mistake('starts-too-early', 'The marks take in a word that the sentence needs.'),
          ] satisfies TextMistake,
        ]),
  ];
}

const test = 'Leave out the added words. What is left must still be a whole sentence.';

/** One sentence with a pair of marks in different places. */
function whichRight(
  isSame: boolean,
  count: number,
  isAsked: (cell: Cell<PunctuateParams>) => boolean,
): ParenthesisForm {
  return {
    weight: (cell) => (own(cell).length > 0 && isAsked(cell) ? 130 : 0),
    make(random, cell) {
      const [row, ...others] = random.sample(own(cell), 7);
      if (row === undefined || (row.before.length < 2 && isSame)) return undefined;
      const pair = random.pick(pairs);
      const right = goldOf(row, pair);
      const mistakes = isSame
        ? random.shuffle(mistakesOf(row, pair, random, levelOf(cell))).slice(0, 6)
        : spreadMistakes(
            random,
            others.map((other) => mistakesOf(other, random.pick(pairs), random, levelOf(cell))),
            count - 1,
          );
      return withOptions(
        chooseText(
          random,
          {
            prompt: [
              isSame ? `Which sentence uses ${pair.name} correctly?` : 'Which sentence is punctuated correctly?',
            ],
            hint: `A pair of marks goes round words that could be left out. ${test}`,
            steps: [
              `The added words are “${row.inner.join(' ')}”.`,
              `Without them: ${[...row.before, ...row.after].join(' ')} That is a whole sentence.`,
              `This one is correct: **${right}**`,
            ],
            variant: `parenthesis ${isSame}: ${right}`,
            features: { words: right.split(' ').length, near: count },
          },
          right,
          mistakes,
          { count },
        ),
      );
    },
    solve: (seen) =>
      /^Which sentence (uses \w+|is punctuated) correctly\?$/.test(seen.asks) ? chosen(seen, isRight) : undefined,
  };
}

const plainOf = ({ before, inner, after }: Row): readonly string[] => [...before, ...inner, ...after];
const rowOf = (words: readonly string[]): Row | undefined => {
  const text = words.join(' ');
  return all().find((row) => plainOf(row).join(' ') === text);
};

/** 'Tap the first and the last of the words that belong in brackets.' */
const tapEnds: ParenthesisForm = {
  weight: at((cell) => own(cell).length, 'medium'),
  make(random, cell) {
    const row = random.pick(own(cell));
    const from = row.before.length;
    const until = from + row.inner.length - 1;
    if (until === from) return undefined;
    const words = plainOf(row);
    return tap(
      {
        prompt: [
          `Brackets are missing round the extra words after “${row.before.join(' ')}”. Tap the first and the last of them.`,
        ],
        hint: test,
        steps: [
          `Without the added words: ${[...row.before, ...row.after].join(' ')}`,
          'That still makes sense, so one bracket opens before the added words and one closes after them.',
          `With brackets: **${goldOf(row, brackets)}**`,
        ],
        variant: `ends: ${words.join(' ')}`,
        features: { words: words.length, near: 3 },
      },
      words,
      [from, until],
      (place) =>
        mistake(
          'parenthesis-cut-wrongly',
          `“${wordAlone(words[place])}” is not the first or the last of the added words. ${test}`,
        ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Brackets are missing round the extra words')) return undefined;
    const row = rowOf(seen.options);
    if (row === undefined) return [];
    const ends = [row.before.length, row.before.length + row.inner.length - 1];
    return chosen(seen, (_, place) => ends.includes(place));
  },
};

/** 'Which words could go in brackets?' */
const whichWords: ParenthesisForm = {
  weight: at((cell) => own(cell).length, 'easy'),
  make(random, cell) {
    const row = random.pick(own(cell));
    const words = plainOf(row);
    const from = row.before.length;
    const until = from + row.inner.length;
    const cut = (start: number, end: number): string =>
      words.slice(Math.max(0, start), end).join(' ').replace(/\.$/, '');
    const because = (start: number, end: number) =>
      mistake(
        'needed-words-in-brackets',
        start <= 0
          ? 'The sentence needs these words: they name who or what it is about.'
          : `Without these words this is left: “${[...words.slice(0, start), ...words.slice(end)].join(' ').replace(/\.$/, '')}”. It should still say: “${[...row.before, ...row.after].join(' ')}”`,
      );
    return chooseText(
      random,
      {
        prompt: ['Which words could go in brackets?', words.join(' ')],
        hint: test,
        steps: [
          `Without the added words: ${[...row.before, ...row.after].join(' ')}`,
          'That is still a whole sentence, so only the words that were left out go in brackets.',
          `In brackets: **${row.inner.join(' ')}**`,
        ],
        variant: `which words: ${words.join(' ')}`,
        features: { words: words.length, near: 1 },
      },
      row.inner.join(' '),
      // Phrases that hang together, or the added words with one too many or one too few. “Zofia, a goalkeeper” would be right.
      (
        [
          [0, from],
          [until, words.length],
          [0, until],
          [from, until + 1],
          [from, until - 1],
          ...(/^\p{Lu}/u.test(row.before.at(-1) ?? '') ? [] : [[from - 1, until] as const]),
        ] as const
      ).map(([start, end]): TextMistake => [cut(start, end), because(start, end)]),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which words could go in brackets?') return undefined;
    const row = rowOf(seen.shows.split(' '));
    return chosen(seen, (option) => option === row?.inner.join(' '));
  },
};

/** The ways of asking about a parenthesis. */
export const parenthesisForms: readonly ParenthesisForm[] = [
  whichRight(true, 3, ({ difficulty }) => difficulty === 'easy'),
  whichRight(false, 4, ({ difficulty }) => difficulty === 'medium'),
  // Hard questions of year 7 are about brackets and full stops.
  whichRight(false, 5, ({ year, difficulty }) => year === 5 && difficulty === 'hard'),
  tapEnds,
  whichWords,
];
