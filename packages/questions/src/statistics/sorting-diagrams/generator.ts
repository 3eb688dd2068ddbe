/** m.venn: sorting numbers into Venn and Carroll diagrams, and counting with them. */
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, seeSentences } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText } from '../ask.ts';
import { inDiagram, type Params } from './counting.ts';
import { readVenn, vennFigure } from './diagram-figure.ts';
import { overlapOf } from './overlaps.ts';
import { belongs, propertiesFor, type Sorted } from './properties.ts';

const mistake = mistakesIn('m.venn');
const named = {
  one: (says: string) => mistake('checks-one-property', says),
  swapped: mistake('swaps-properties', 'It is the other way round: the other property is the true one.'),
  middleOne: mistake('one-in-the-middle', 'In the middle both must be true. One of them is not.'),
  middleNone: mistake('none-in-the-middle', 'In the middle both must be true. Here neither is.'),
  outsideOne: mistake('one-outside', 'Outside, neither may be true. One of them is.'),
  outsideBoth: mistake('both-outside', 'Outside, neither may be true. Both of them are.'),
  boxOne: mistake('one-in-both-box', 'In box A both must be true. One of them is not.'),
  boxNone: mistake('none-in-both-box', 'In box A both must be true. Here neither is.'),
  boxFalseOne: mistake('one-in-box-d', 'In box D, neither may be true. One of them is.'),
  boxFalseBoth: mistake('both-in-box-d', 'In box D, neither may be true. Both of them are.'),
};

/** Two properties that leave something in every part. */
function drawPair(random: Random, { year, difficulty }: Cell<Params>): readonly [Sorted, Sorted] | undefined {
  const known = propertiesFor(year, difficulty);
  // In year 4 one is a table of that year.
  const first = random.pick(year < 5 ? known.filter(({ name }) => /^multiples of [679]$/.test(name)) : known);
  const second = random.pick(known.filter((each) => each !== first));
  const [one = first, other = second] = random.shuffle([first, second]);
  // Two times tables are for year 4.
  if (year > 4 && [one, other].every(({ name }) => name.startsWith('multiples'))) return undefined;
  const all = Array.from({ length: 47 }, (_, at) => at + 2);
  const count = (first: boolean, second: boolean): number =>
    all.filter((number) => one.holds(number) === first && other.holds(number) === second).length;
  return [count(true, true), count(true, false), count(false, true), count(false, false)].every((size) => size > 1)
    ? [one, other]
    : undefined;
}

const numbersOf = (difficulty: string, [one, other]: readonly [Sorted, Sorted]): number[] =>
  Array.from({ length: difficulty === 'easy' ? 28 : 47 }, (_, at) => at + 2).filter(
    (number) => difficulty !== 'hard' || number > 9 || one.holds(number) || other.holds(number),
  );

const place = (one: boolean, other: boolean): string => (one && other ? 'B' : one ? 'A' : other ? 'C' : 'D');
const letters = ['A', 'B', 'C', 'D'];
/** The boxes of a Carroll diagram with the same numbers as those parts: boxes are lettered row by row. */
const boxes = ['C', 'A', 'B', 'D'];
const inOther = (letter: string, from: readonly string[], to: readonly string[]): string =>
  to[from.indexOf(letter)] ?? letter;
/** 9 is not a multiple of 6. */
const why = (number: number, { name }: Sorted, holds: boolean): string =>
  `${number} is ${holds ? '' : 'not '}${name.replace(/^(multiple|factor)s/, 'a $1').replace(/^(square|prime) numbers/, 'a $1 number')}.`;

/** What is wrong with a place that was chosen for a number. */
function misplacing(
  letter: string,
  wanted: string,
  isVenn: boolean,
  number: number,
  pair: readonly [Sorted, Sorted],
): Mistake {
  if (letter === 'B')
    return wanted === 'D' ? (isVenn ? named.middleNone : named.boxNone) : isVenn ? named.middleOne : named.boxOne;
  if (letter === 'D')
    return wanted === 'B'
      ? isVenn
        ? named.outsideBoth
        : named.boxFalseBoth
      : isVenn
        ? named.outsideOne
        : named.boxFalseOne;
  if (wanted !== 'B' && wanted !== 'D') return named.swapped;
  // The property that was taken for true, or the one that was not looked at.
  const [one, other] = letter === 'A' ? pair : [pair[1], pair[0]];
  return wanted === 'D'
    ? named.one(why(number, one, false))
    : named.one(why(number, other, true).replace(/\.$/, ' too.'));
}

/** The part of a Venn diagram, or the box of a Carroll diagram, for one number. */
const where: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 4 : 0),
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const [one, other] = pair;
    const part = random.pick(letters);
    const fits = numbersOf(cell.difficulty, pair).filter(
      (number) => place(one.holds(number), other.holds(number)) === part,
    );
    if (fits.length === 0) return undefined;
    const number = random.pick(fits);
    const isVenn = random.chance(1, 2);
    const wanted = isVenn ? part : inOther(part, letters, boxes);
    const texts = {
      hint: 'Check the two properties one after the other.',
      steps: [
        why(number, one, one.holds(number)),
        why(number, other, other.holds(number)),
        `So ${number} goes in **${wanted}**.`,
      ],
      variant: `where ${isVenn} ${one.name} ${other.name} ${number}`,
      features: { size: number, properties: 2, kinds: /prime|square|factors/.test(one.name + other.name) ? 1 : 0 },
    };
    return chooseInOrder(
      {
        ...texts,
        prompt: isVenn
          ? [
              `In which part of the diagram does ${number} go?`,
              drawn(vennFigure([one.name, other.name], { left: ['A'], both: ['B'], right: ['C'], outside: ['D'] })),
            ]
          : [
              `In which box of the table does ${number} go?`,
              {
                type: 'table',
                caption: 'A Carroll diagram',
                head: ['', one.name, one.not],
                rows: [
                  [other.name, 'A', 'B'],
                  [other.not, 'C', 'D'],
                ],
              },
            ],
      },
      letters,
      wanted,
      (letter) => misplacing(isVenn ? letter : inOther(letter, boxes, letters), part, isVenn, number, pair),
      'grid',
    );
  },
  solve(seen) {
    const [, shown] = /does (\d+) go\?$/.exec(seen.text) ?? [];
    if (shown === undefined) return undefined;
    const number = Number(shown);
    if (seen.figure !== undefined) {
      const { names, parts } = readVenn(seen.figure);
      const [inLeft, inRight] = names.map((name) => belongs(name, number));
      const part = inLeft ? (inRight ? parts.both : parts.left) : inRight ? parts.right : parts.outside;
      return chosen(seen, (option) => part.includes(option));
    }
    const { head = [], rows = [] } = seen.table ?? {};
    const isSo = (name: string): boolean =>
      name.startsWith('not ') ? !belongs(name.slice(4), number) : belongs(name, number);
    const column = head.findIndex((name, at) => at > 0 && isSo(name));
    const row = rows.find(([name = '']) => isSo(name));
    return chosen(seen, (option) => option === row?.[column]);
  },
};

/** One number of a Venn diagram is in the wrong part. */
const misplaced: Form<Params> = {
  weight: ({ year, difficulty }) => ({ easy: year < 5 ? 1 : 2, medium: 3, hard: 4 })[difficulty],
  make(random, cell) {
    const pair = drawPair(random, cell);
    if (pair === undefined) return undefined;
    const [one, other] = pair;
    const all = random.shuffle(numbersOf(cell.difficulty, pair));
    const inPart = (letter: string, count: number): number[] =>
      all.filter((number) => place(one.holds(number), other.holds(number)) === letter).slice(0, count);
    const shown = new Map(letters.map((letter) => [letter, inPart(letter, 3)]));
    if ([...shown.values()].some((numbers) => numbers.length < 3)) return undefined;
    const from = random.pick(letters);
    const [to] = random.shuffle(letters.filter((letter) => letter !== from));
    const moved = shown.get(from)?.[0];
    if (to === undefined || moved === undefined) return undefined;
    // Two numbers stay in each part, so that no part stands out.
    const partOf = (letter: string): string[] => {
      const own = (shown.get(letter) ?? []).filter((number) => number !== moved);
      return random.shuffle(letter === to ? [...own.slice(0, 1), moved] : own.slice(0, 2)).map(String);
    };
    const others = letters.map((letter) => (shown.get(letter) ?? []).find((number) => number !== moved));
    const wrong = others.flatMap((number) =>
      number === undefined
        ? []
        : [
            [
              String(number),
              mistake(
                'blames-right-number',
                `${why(number, one, one.holds(number))} ${why(number, other, other.holds(number))} So it is in the right place.`,
              ),
            ] as const,
          ],
    );
    return chooseText(
      random,
      {
        prompt: [
          'One number is in the wrong part. Which one?',
          drawn(
            vennFigure([one.name, other.name], {
              left: partOf('A'),
              both: partOf('B'),
              right: partOf('C'),
              outside: partOf('D'),
            }),
          ),
        ],
        hint: 'Take the numbers part by part. What must be true in each part?',
        steps: [
          'In the middle both properties must hold, outside neither of them, and in the other parts only one.',
          `${why(moved, one, one.holds(moved))} ${why(moved, other, other.holds(moved))}`,
          `So it is in the wrong part. The answer is **${moved}**.`,
        ],
        variant: `misplaced ${one.name} ${other.name} ${moved} ${to}`,
        features: { size: moved, properties: 4, kinds: /prime|square|factors/.test(one.name + other.name) ? 1 : 0 },
      },
      String(moved),
      random.shuffle(wrong),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.text !== 'One number is in the wrong part. Which one?' || seen.figure === undefined) return undefined;
    const { names, parts } = readVenn(seen.figure);
    const isWrong = (texts: readonly string[], left: boolean, right: boolean): string[] =>
      texts.filter((text) => belongs(names[0], Number(text)) !== left || belongs(names[1], Number(text)) !== right);
    const found = [
      ...isWrong(parts.left, true, false),
      ...isWrong(parts.both, true, true),
      ...isWrong(parts.right, false, true),
      ...isWrong(parts.outside, false, false),
    ];
    return chosen(seen, (option) => found.includes(option));
  },
};

/** The generator of m.venn. */
export const venn = generatorOfForms<Params>({
  generatorId: 'm.venn',
  version: 10,
  see: seeSentences,
  serves: { 141004: {}, 161004: {} },
  forms: [where, misplaced, inDiagram, overlapOf],
});
