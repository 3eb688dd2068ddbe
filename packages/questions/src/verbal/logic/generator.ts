/** v.logic: puzzles of order, of who has what, of families and of tables; a second solver tries every possibility. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { whichHolds } from './certain-statements.ts';
import { familyPuzzle, whoIsIt } from './family-puzzles.ts';
import { gridPuzzle } from './grid-puzzles.ts';
import { isItTrue, whoStands } from './order-puzzles.ts';
import type { LogicForm, OrderPlan } from './order-question-text.ts';
import { readTable } from './table-puzzles.ts';

const orderPlan =
  (from: OrderPlan['from']) =>
  (count: number, most: number, kinds: OrderPlan['kinds'], more: Partial<OrderPlan> = {}): OrderPlan => ({
    from,
    count,
    most,
    kinds,
    shown: 'table',
    ...more,
  });
const compare = orderPlan('comparing');
const place = orderPlan('placing');
const inText = { shown: 'text' } as const;

const ends = ['isFirst', 'isLast', 'notFirst', 'notLast'] as const;
/** What is judged in the later comparing puzzles. */
const sentences = ['before', 'after', 'oneBefore', ...ends] as const;
/** More than facts that follow each other in one chain. */
const noChain = ['before', 'after'] as const;
/** Without a fact about neighbours it stays open. */
const noLooseFacts = [...noChain, ...ends] as const;

/** Where each fact is about one thing, only these need every fact. */
const counting = ['most', 'fewest', 'exactly'] as const;

/** What the answer to a puzzle of order must need in each cell that has one; the others are as easy as they come. */
const floors = {
  340802: {
    easy: { facts: 2, isJoined: true, beyond: [...noChain, 'next'] },
    medium: { facts: 3, isJoined: true },
    hard: { facts: 3, isJoined: true, beyond: noLooseFacts },
  },
  350902: {
    easy: { facts: 2 },
    medium: { facts: 2, beyond: noChain },
    hard: { facts: 3, beyond: noChain },
  },
  350904: {
    easy: { facts: 3, isJoined: true },
    medium: { facts: 3, isJoined: true, beyond: noLooseFacts },
    hard: { facts: 4, isJoined: true, beyond: noLooseFacts },
  },
  360902: {
    easy: { facts: 2, isJoined: true, beyond: noChain },
    medium: { facts: 3, isJoined: true },
    hard: { facts: 3, isJoined: true, beyond: noLooseFacts },
  },
  370702: {
    easy: { facts: 3, isJoined: true, beyond: noChain },
    medium: { facts: 3, isJoined: true, beyond: noLooseFacts },
    hard: { facts: 4, isJoined: true, beyond: noLooseFacts },
  },
} as const;
const withFloor = (subTopicId: keyof typeof floors, difficulty: Difficulty) => ({
  floor: floors[subTopicId][difficulty],
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, readonly LogicForm[]>>>> = {
  330701: {
    easy: [isItTrue(compare(3, 2, ['before', 'after'], inText))],
    medium: [isItTrue(compare(3, 2, ['before', 'after', 'notFirst', 'notLast'], inText))],
    hard: [isItTrue(compare(4, 3, ['before', 'after'], inText))],
  },
  330702: {
    easy: [whoStands(compare(3, 2, ['before', 'isFirst', 'isLast'], { ...inText, asks: ['first', 'last'] }))],
    medium: [whoStands(compare(3, 3, ['before', 'after', 'notFirst', 'notLast'], inText))],
    hard: [whoStands(compare(4, 3, ['before', 'after'], inText))],
  },
  340801: {
    easy: [
      readTable({
        children: 4,
        items: 4,
        givenAs: 'byChild',
        asks: ['both', 'popular', 'popular', 'popular'],
        group: 2,
        isPlain: true,
      }),
    ],
    medium: [
      readTable({ children: 4, items: 5, givenAs: 'byChild', asks: ['both', 'popular', 'more'], ticks: 10, group: 2 }),
    ],
    hard: [readTable({ children: 4, items: 4, givenAs: 'byItem', asks: counting })],
  },
  350901: {
    easy: [readTable({ children: 4, items: 5, givenAs: 'byItem', asks: counting })],
    medium: [readTable({ children: 4, items: 5, givenAs: 'sameAs', asks: ['both', 'popular', 'more'], ticks: 11 })],
    hard: [readTable({ children: 5, items: 5, givenAs: 'byItem', asks: counting, ticks: 12 })],
  },
  360901: {
    easy: [readTable({ children: 5, items: 5, givenAs: 'sameAs', asks: ['both', 'popular'], ticks: 12, group: 2 })],
    medium: [
      readTable({ children: 5, items: 6, givenAs: 'sameAs', asks: ['both', 'popular', 'more'], ticks: 16, group: 3 }),
    ],
    hard: [readTable({ children: 5, items: 6, givenAs: 'sameTwice', asks: ['more', 'popular'], ticks: 17 })],
  },
  350904: {
    easy: [
      familyPuzzle(2, true),
      whoStands(place(4, 4, ['before', 'after', 'next', 'isFirst', 'isLast'], withFloor(350904, 'easy'))),
    ],
    medium: [
      familyPuzzle(3, false),
      whoStands(place(4, 4, ['before', 'after', 'beside', 'notFirst', 'notLast'], withFloor(350904, 'medium'))),
    ],
    hard: [
      familyPuzzle(3, true),
      whoIsIt,
      whoStands(place(5, 5, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast'], withFloor(350904, 'hard'))),
    ],
  },
  360904: {
    easy: [gridPuzzle({ children: 3, says: ['is', 'not', 'with'], most: 4, rounds: 2, found: 2 })],
    medium: [gridPuzzle({ children: 3, says: ['not', 'with', 'without'], most: 5, rounds: 2, found: 3 })],
    hard: [
      gridPuzzle({
        children: 4,
        says: ['is', 'not', 'either', 'either', 'with', 'with'],
        most: 8,
        rounds: 2,
        found: 2,
      }),
    ],
  },
  370701: {
    easy: [gridPuzzle({ children: 4, says: ['is', 'not', 'with'], most: 7, rounds: 2, found: 2 })],
    medium: [gridPuzzle({ children: 4, says: ['not', 'either', 'with', 'without'], most: 8, rounds: 2, found: 3 })],
    hard: [
      gridPuzzle({
        children: 5,
        says: ['is', 'either', 'either', 'either', 'with', 'without', 'not'],
        most: 12,
        rounds: 2,
        found: 3,
      }),
    ],
  },
  340802: {
    easy: [whoStands(place(3, 3, ['before', 'after', 'next', 'notFirst', 'notLast'], withFloor(340802, 'easy')))],
    medium: [
      whoStands(place(4, 4, ['before', 'after', 'next', 'previous', 'isFirst', 'isLast'], withFloor(340802, 'medium'))),
    ],
    hard: [
      whoStands(place(4, 4, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast'], withFloor(340802, 'hard'))),
    ],
  },
  350902: {
    easy: [whichHolds(compare(4, 3, ['before', 'after'], withFloor(350902, 'easy')), ['must'])],
    medium: [
      whichHolds(
        compare(4, 3, ['before', 'after', 'notFirst', 'notLast', 'isFirst', 'isLast'], withFloor(350902, 'medium')),
        ['must', 'could'],
      ),
    ],
    hard: [
      whichHolds(
        place(4, 4, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast'], withFloor(350902, 'hard')),
        ['must', 'could'],
      ),
    ],
  },
  360902: {
    easy: [
      whichHolds(
        compare(4, 4, ['before', 'after', 'oneBefore', 'notFirst', 'notLast'], {
          ...withFloor(360902, 'easy'),
          sentences,
        }),
        ['must', 'cannot'],
      ),
    ],
    medium: [
      whichHolds(
        compare(5, 4, ['before', 'after', 'oneBefore', 'notFirst', 'notLast'], {
          ...withFloor(360902, 'medium'),
          sentences,
        }),
        ['must', 'cannot'],
      ),
    ],
    hard: [
      whichHolds(
        place(5, 5, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast'], withFloor(360902, 'hard')),
        ['must', 'cannot'],
      ),
    ],
  },
  370702: {
    easy: [
      whichHolds(
        compare(5, 4, ['before', 'after', 'oneBefore', 'twoBefore'], { ...withFloor(370702, 'easy'), sentences }),
        ['must'],
      ),
    ],
    medium: [
      whichHolds(place(5, 5, ['before', 'after', 'beside', 'next', 'isFirst', 'isLast'], withFloor(370702, 'medium')), [
        'must',
      ]),
    ],
    hard: [
      whichHolds(place(5, 5, ['before', 'beside', 'apart', 'notFirst', 'notLast'], withFloor(370702, 'hard')), [
        'must',
      ]),
    ],
  },
};

export const logicGenerator = defineGenerator({
  generatorId: 'v.logic',
  version: 16,
  serves: ladders,
  make(random, { params, difficulty }) {
    return random.pick(params[difficulty]).make(random);
  },
  solve(question, { params, difficulty }) {
    for (const form of params[difficulty]) {
      const found = form.solve(question);
      if (found !== undefined) return [...found];
    }
    return [];
  },
});
