/** Questions about verses, lines and syllables: how many there are, and how long they are. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../../kernel/key.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { askChoice, askCount, quoted } from '../ask.ts';
import type { Form, Task } from '../forms.ts';
import type { Passage } from '../passages/passage.ts';
import { countSyllables } from './syllables.ts';
import { hasLoneQuote, type VerseLine, verseName, versesOf } from './verse.ts';
import { countsLines, each, mistake, namedVerse, questionText, seenVerses } from './verse-questions.ts';

/** How many lines in a verse, how many verses? */
export const howMany: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || difficulty !== 'easy' || !countsLines(year)) return [];
    return passages.flatMap((passage): Task[] => {
      const verses = versesOf(passage);
      const [first] = verses;
      if (first === undefined) return [];
      const count = (asks: string, number: number, what: string): Task => ({
        make: () =>
          askCount(
            {
              ...questionText({ passage, verse: first, where: '' }, asks, 'count', what, { listen: 0, recall: 0 }),
              hint: 'A verse is a block of lines with gaps round it.',
              steps: [
                what === 'verses'
                  ? 'Put your finger on one block of lines after the other and count the blocks.'
                  : 'Put your finger on one line after the other, as far as the gap, and count.',
                `The number is **${number}**.`,
              ],
            },
            number,
            what,
          ),
      });
      return [
        ...(verses.length > 1
          ? [count('How many verses are there in this poem?\n\nType a number.', verses.length, 'verses')]
          : []),
        count(
          `How many lines are there in ${verseName(passage, first)}?\n\nType a number.`,
          first.lines.length,
          'lines',
        ),
      ];
    });
  },
  solve(seen) {
    if (seen.asks.startsWith('How many verses are')) return typed(String(seenVerses(seen).length));
    return seen.asks.startsWith('How many lines are') ? typed(String(namedVerse(seen).length)) : undefined;
  },
};

/** The claps of a line word by word: ‘paper 2, boats 1’. */
const clapsOf = (line: string): string =>
  (line.match(/[\p{L}’'-]*\p{L}/gu) ?? []).map((word) => `${word} ${countSyllables(word)}`).join(', ');

/** Some words have one syllable more for some people than for others: nobody can be sure how many a line with one of them has. */
const isCountable = ({ text }: VerseLine): boolean =>
  !/\b(?:every|evening|floury|our)\b/i.test(text) && !hasLoneQuote(text);

/** Whether all the lines of a poem have as many syllables. */
const isEven = ({ syllables }: Passage): boolean => new Set(syllables.flat()).size === 1;

const wordsIn = ({ text }: VerseLine): number => text.match(/[\p{L}’'-]*\p{L}/gu)?.length ?? 0;

/** Numbers near that of the syllables of a line, and that of its words. */
function miscounts(line: VerseLine): readonly (readonly [number, Mistake])[] {
  const { syllables } = line;
  const words = wordsIn(line);
  return [
    ...(words < syllables - 1
      ? [
          [
            words,
            mistake('words-counted', 'That is the number of words. Some of them take more than one clap.'),
          ] as const,
        ]
      : []),
    [syllables - 1, mistake('syllables', 'That is one too few. Which of the words take more than one clap?')],
    [syllables + 1, mistake('syllables', 'That is one too many. Clap once for each beat that you hear.')],
  ];
}

/** Where syllables are counted: from year 6 on nobody is asked any more. */
const countsSyllables = (year: number, difficulty: Difficulty): boolean =>
  year <= 5 && difficulty === (countsLines(year) ? 'medium' : 'easy');

/** How many syllables has a line? Once only where all the lines of a poem are alike, or the answer would soon be known. */
export const syllablesIn: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || !countsSyllables(year, difficulty)) return [];
    return each(passages, (at) =>
      at.verse.lines.flatMap((line, place) =>
        // Where no word takes more than one clap, a child need only count the words.
        line.syllables === 0 ||
        wordsIn(line) === line.syllables ||
        !isCountable(line) ||
        (isEven(at.passage) && (at.verse.number > 1 || place > 0))
          ? []
          : [
              {
                make: () =>
                  askCount(
                    {
                      ...questionText(
                        at,
                        `How many syllables are there in this line?\n\n${quoted(line.text)}\n\nType a number.`,
                        'syllables',
                        String(place),
                        { listen: 2, recall: 1 },
                      ),
                      hint: 'Clap the line slowly, one clap for each beat of a word.',
                      steps: [
                        `The claps for each word: ${clapsOf(line.text)}`,
                        `The line has **${line.syllables}** syllables.`,
                      ],
                    },
                    line.syllables,
                    'syllables',
                    miscounts(line),
                  ),
              },
            ],
      ),
    );
  },
  solve(seen) {
    const [, line] = /^How many syllables are there in this line\?\n\n[“‘](.+)[”’]\n\nType/u.exec(seen.asks) ?? [];
    return line === undefined ? undefined : typed(String(countSyllables(line)));
  },
};

/** Whether two lines differ by so few syllables, and so little in print, that nobody sees which of them has more. */
function isNear(one: VerseLine, other: VerseLine): boolean {
  const more = one.syllables - other.syllables;
  return more !== 0 && Math.abs(more) <= 2 && (one.text.length - other.text.length) * Math.sign(more) <= 3;
}

/** Which of these lines has so many syllables? For poems whose lines differ a little in length. */
export const lineOfLength: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'medium') return [];
    return passages.flatMap((passage) => {
      const lines = versesOf(passage).flatMap(({ lines: all }) => all.filter(isCountable));
      return lines
        .filter((line) => line.syllables > 0 && lines.filter((other) => isNear(line, other)).length >= 2)
        .map(
          (line): Task => ({
            make: (random) =>
              askChoice(
                random,
                {
                  passage,
                  asks: `Which of these lines has ${line.syllables} syllables?`,
                  hint: 'Clap each line slowly, one clap for each beat of a word.',
                  steps: [
                    `Clap the lines one after the other. Only one takes ${line.syllables} claps: ${clapsOf(line.text)}`,
                    `The line: **${line.text}**`,
                  ],
                  variant: `of length ${line.text}`,
                  features: { listen: 3, recall: 1 },
                },
                line.text,
                random.shuffle(lines.filter((other) => isNear(line, other))).map(({ text, syllables }) => ({
                  text,
                  because: mistake('syllables', `Clap that line again: it has ${syllables} syllables.`),
                })),
                3,
              ),
          }),
        );
    });
  },
  solve(seen) {
    const [, wanted] = /^Which of these lines has (\d+) syllables\?$/u.exec(seen.asks) ?? [];
    return wanted === undefined ? undefined : chosen(seen, (option) => countSyllables(option) === Number(wanted));
  },
};
