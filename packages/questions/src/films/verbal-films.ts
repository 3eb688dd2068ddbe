/** Poki's films: letter codes, number series, four words and three codes. */

import type { Paint } from '@comet/contract/figure';
import type { Film, FilmPart } from '@comet/contract/film';
import { hop, type InRow, ring, row, scene, stop, tile, title, words } from './film-kit.ts';

const small = 24;

/** Part of the alphabet, each letter on a tile of its own; those named are coloured. */
const letters = (y: number, from: string, marked: string): FilmPart[] =>
  row(
    y,
    [...from].map((letter): InRow => [`letter ${letter}`, letter, marked.includes(letter) ? 'accent3' : 'soft']),
    small,
  );

/** Where a letter of such a row stands. */
const xOf = (from: string, letter: string): number => letters(0, from, '')[from.indexOf(letter)]?.at[0] ?? 0;

const firstTen = 'ABCDEFGHIJ';
const hopOn = (letter: string, to: string, from = firstTen): FilmPart =>
  hop(`hop ${letter}`, [xOf(from, letter), 218], [xOf(from, to), 218], '+2', 34);

/** A word with its code under it. */
const coded = (word: string, code: string): FilmPart[] => [
  ...row(
    70,
    [...word].map((letter, at): InRow => [`word ${at}`, letter]),
  ),
  ...row(
    132,
    [...code].map((letter, at): InRow => [`code ${at}`, letter, letter === '?' ? 'soft' : 'accent2']),
  ),
];

const letterCodes: Film = {
  key: 'letter-codes',
  title: 'Letter shift codes',
  subject: 'verbalReasoning',
  subTopicId: 340501,
  scenes: [
    scene('Hi, I’m Poki! Let’s crack a letter code.', 'cheer', [
      title('Letter shift codes'),
      ...row(
        200,
        [
          ['a', 'C'],
          ['b', 'A'],
          ['c', 'B'],
          ['to', '→', 'paper'],
          ['d', '?', 'accent2'],
          ['e', '?', 'accent2'],
          ['f', '?', 'accent2'],
        ],
        32,
      ),
    ]),
    scene('The code for CAB is ECD. How does each letter change?', 'think', [...coded('CAB', 'ECD')]),
    scene('Find C on the alphabet line. To reach E, you hop 2 letters on.', 'idle', [
      ...coded('CAB', 'ECD'),
      ...letters(250, firstTen, 'CE'),
      hopOn('C', 'E'),
    ]),
    stop('Check the others: A to C is 2 on, and B to D is 2 on. The rule is plus 2.', 'cheer', [
      ...coded('CAB', 'ECD'),
      ...letters(250, firstTen, 'ABCD'),
      hopOn('A', 'C'),
      hopOn('B', 'D'),
    ]),
    scene('Now let’s code the word DIG. D plus 2 is F.', 'idle', [
      ...coded('DIG', 'F??'),
      ...letters(250, 'ABCDEFGHIJK', 'DF'),
      hopOn('D', 'F', 'ABCDEFGHIJK'),
    ]),
    scene('I plus 2 is K, and G plus 2 is I. So DIG becomes FKI.', 'idle', [
      ...coded('DIG', 'FKI'),
      ...letters(250, 'ABCDEFGHIJK', 'GIK'),
      hopOn('G', 'I', 'ABCDEFGHIJK'),
      hopOn('I', 'K', 'ABCDEFGHIJK'),
    ]),
    scene('To read a code, hop back. J back 2 is H, C back 2 is A, V back 2 is T. It says HAT!', 'think', [
      ...row(70, [
        ['code 0', 'J', 'accent2'],
        ['code 1', 'C', 'accent2'],
        ['code 2', 'V', 'accent2'],
      ]),
      words('back', [320, 150], 'hop back 2', 26, 'accent'),
      ...row(230, [
        ['word 0', 'H'],
        ['word 1', 'A'],
        ['word 2', 'T'],
      ]),
    ]),
    stop('At the end of the alphabet, start again: after Z comes A. So Y plus 2 is A.', 'think', [
      ...letters(220, 'WXYZABC', 'YA'),
      hop('hop Y', [xOf('WXYZABC', 'Y'), 188], [xOf('WXYZABC', 'A'), 188], '+2', 34),
    ]),
    scene('Find the hop. Check it on every letter. Then use it. Code cracked!', 'cheer', [
      ...row(
        180,
        [
          ['one', '1 find', 'accent3'],
          ['two', '2 check', 'accent3'],
          ['three', '3 use', 'accent3'],
        ],
        30,
      ),
    ]),
  ],
};

/** A series of numbers, and its steps from one to the next. */
function series(numbers: readonly (number | string)[], steps: readonly string[], fill: Paint = 'soft'): FilmPart[] {
  const gap = 560 / numbers.length;
  const at = (place: number): number => 320 + (place - (numbers.length - 1) / 2) * gap;
  return [
    ...numbers.map((number, place) =>
      tile(`number ${place}`, [at(place), 220], String(number), number === '?' ? 'accent2' : fill, 30),
    ),
    ...steps.map((step, place) => hop(`step ${place}`, [at(place), 188], [at(place + 1), 188], step, 40)),
  ];
}

const numberSeries: Film = {
  key: 'number-series',
  title: 'Number series',
  subject: 'verbalReasoning',
  subTopicId: 350801,
  scenes: [
    scene('What comes next? Let’s find the rule of a number series.', 'cheer', [
      title('Number series'),
      ...series([4, 7, 10, 13, '?'], []),
    ]),
    scene('Start with the gaps. From 4 to 7 is plus 3. Write it down.', 'idle', [
      ...series([4, 7, 10, 13, '?'], ['+3']),
    ]),
    scene('7 to 10 is plus 3, and 10 to 13 is plus 3. It’s always plus 3!', 'think', [
      ...series([4, 7, 10, 13, '?'], ['+3', '+3', '+3']),
    ]),
    stop('So add 3 once more: 13 plus 3 is 16.', 'cheer', [...series([4, 7, 10, 13, 16], ['+3', '+3', '+3', '+3'])]),
    scene('Here’s a trickier one: 2, 3, 5, 8, 12. The gaps are 1, 2, 3 and 4. They grow!', 'think', [
      ...series([2, 3, 5, 8, 12, '?'], ['+1', '+2', '+3', '+4']),
    ]),
    scene('The next gap is 5, and 12 plus 5 is 17.', 'idle', [
      ...series([2, 3, 5, 8, 12, 17], ['+1', '+2', '+3', '+4', '+5']),
    ]),
    scene('Some series multiply. 3, 6, 12, 24: each number is double the one before. Next is 48.', 'idle', [
      ...series([3, 6, 12, 24, 48], ['×2', '×2', '×2', '×2']),
    ]),
    stop('Some are two series in one. Look at every other number: 1, 3, 5 and 20, 18, 16. Next is 7.', 'think', [
      ...series([1, 20, 3, 18, 5, 16, '?'], []),
      words('up', [320, 120], 'up 2: 1, 3, 5, 7', 28, 'accent'),
      words('down', [320, 300], 'down 2: 20, 18, 16', 28, 'accent2'),
    ]),
    scene('Write the gaps first. If they make no sense, look at every other number.', 'cheer', [
      ...row(
        180,
        [
          ['gaps', '1 gaps', 'accent3'],
          ['double', '2 times?', 'accent3'],
          ['other', '3 every other', 'accent3'],
        ],
        28,
      ),
    ]),
  ],
};

const fourWords = ['LAMP', 'PALM', 'MAPS', 'SLAM'] as const;
const threeCodes = ['7523', '3574', '2537'] as const;

/** The words on the left and the codes on the right; `marked` letters and digits are coloured. */
function puzzle(marked: (text: string, place: number) => boolean, codes: readonly string[] = threeCodes): FilmPart[] {
  const lineOf = (kind: string, text: string, line: number, left: number): FilmPart[] =>
    [...text].map((letter, place) =>
      tile(
        `${kind} ${line} ${place}`,
        [left + place * 54, 75 + line * 68],
        letter,
        marked(text, place) ? 'accent3' : 'soft',
        small,
      ),
    );
  return [
    ...fourWords.flatMap((word, at) => lineOf('word', word, at, 70)),
    ...codes.flatMap((code, at) => lineOf('code', code, at, 400)),
  ];
}

const found = (text: string): FilmPart => words('found', [320, 335], text, 26, 'accent');

const fourWordsThreeCodes: Film = {
  key: 'four-words-three-codes',
  title: 'Four words, three codes',
  subject: 'verbalReasoning',
  subTopicId: 360602,
  scenes: [
    scene('Four words, but only three codes. Let’s be detectives!', 'cheer', [
      title('Four words, three codes'),
      ...row(
        200,
        [...fourWords].map((word): InRow => [word, word]),
        28,
      ),
    ]),
    scene('Each letter has its own digit. One word has no code. Which word is it?', 'think', [...puzzle(() => false)]),
    scene('Look at the second letters. Three words have an A there, but SLAM has an L.', 'think', [
      ...puzzle((text, place) => place === 1 && !/\d/.test(text)),
    ]),
    stop('Every code has 5 in second place. So A is 5, and SLAM is the word without a code.', 'cheer', [
      ...puzzle((_, place) => place === 1),
      found('A = 5'),
    ]),
    scene('Of the other three, only MAPS has an S. And 4 is the only digit in just one code. So S is 4.', 'idle', [
      ...puzzle((text, place) => place === 3 && (text === 'MAPS' || text === '3574')),
      found('A = 5, S = 4'),
    ]),
    scene('So 3574 is MAPS. That gives us M is 3 and P is 7.', 'idle', [
      ...puzzle((text) => text === 'MAPS' || text === '3574'),
      found('A = 5, S = 4, M = 3, P = 7'),
    ]),
    scene('PALM starts with 7 and ends with 3. That’s 7523, so L is 2.', 'think', [
      ...puzzle((text) => text === 'PALM' || text === '7523'),
      found('A = 5, S = 4, M = 3, P = 7, L = 2'),
    ]),
    stop('Now write the code for SLAM: S is 4, L is 2, A is 5 and M is 3. It’s 4253!', 'cheer', [
      ...puzzle((text) => text === 'SLAM' || text === '4253', [...threeCodes, '4253']),
      ring('answer', [481, 279], 226, 60),
    ]),
    scene('Look for a place where one word is different. Then note each digit as you find it.', 'cheer', [
      ...row(
        180,
        [
          ['one', '1 compare', 'accent3'],
          ['two', '2 note', 'accent3'],
          ['three', '3 write', 'accent3'],
        ],
        30,
      ),
    ]),
  ],
};

export const verbalFilms: readonly Film[] = [letterCodes, numberSeries, fourWordsThreeCodes];
