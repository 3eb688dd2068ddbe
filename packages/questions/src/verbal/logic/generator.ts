/** v.logic: puzzles of order, of who has what, of families and of tables; a second solver tries every possibility. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { whichHolds } from './certain-statements.ts';
import { familyPuzzle } from './family-puzzles.ts';
import { gridPuzzle } from './grid-puzzles.ts';
import { isItTrue, whoStands } from './order-puzzles.ts';
import type { LogicForm, OrderPlan } from './order-question-text.ts';
import { readTable } from './table-puzzles.ts';

const compare = (count: number, most: number, kinds: OrderPlan['kinds'], more: Partial<OrderPlan> = {}): OrderPlan => ({
  from: 'comparing',
  count,
  most,
  kinds,
  shown: 'table',
  ...more,
});
const place = (count: number, most: number, kinds: OrderPlan['kinds']): OrderPlan => ({
  from: 'placing',
  count,
  most,
  kinds,
  shown: 'table',
});
const inText = { shown: 'text' } as const;

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, readonly LogicForm[]>>>> = {
  330701: {
    easy: [isItTrue(compare(3, 2, ['before', 'isFirst', 'isLast'], inText))],
    medium: [isItTrue(compare(3, 2, ['before', 'after', 'notFirst', 'notLast'], inText))],
    hard: [isItTrue(compare(4, 3, ['before', 'after'], inText))],
  },
  330702: {
    easy: [whoStands(compare(3, 2, ['before', 'isFirst', 'isLast'], { ...inText, asks: ['first', 'last'] }))],
    medium: [whoStands(compare(3, 3, ['before', 'after', 'notFirst', 'notLast'], inText))],
    hard: [whoStands(compare(4, 3, ['before', 'after'], inText))],
  },
  340801: {
    easy: [readTable({ children: 3, items: 4, givenAs: 'byChild', asks: ['but', 'popular'] })],
    medium: [readTable({ children: 4, items: 5, givenAs: 'byChild', asks: ['but', 'both', 'popular'] })],
    hard: [readTable({ children: 4, items: 4, givenAs: 'byItem', asks: ['most', 'fewest', 'but', 'both'] })],
  },
  350901: {
    easy: [readTable({ children: 4, items: 4, givenAs: 'byItem', asks: ['most', 'fewest', 'but'] })],
    medium: [readTable({ children: 4, items: 5, givenAs: 'sameAs', asks: ['but', 'both', 'popular'] })],
    hard: [readTable({ children: 5, items: 5, givenAs: 'byItem', asks: ['most', 'fewest', 'but', 'both'] })],
  },
  360901: {
    easy: [readTable({ children: 5, items: 4, givenAs: 'byItem', asks: ['most', 'fewest', 'but'] })],
    medium: [readTable({ children: 5, items: 5, givenAs: 'sameAs', asks: ['both', 'popular', 'but'] })],
    hard: [readTable({ children: 5, items: 6, givenAs: 'sameAs', asks: ['more', 'both', 'popular'] })],
  },
  350904: {
    easy: [familyPuzzle(2, false), whoStands(place(4, 4, ['before', 'after', 'next', 'isFirst', 'isLast']))],
    medium: [familyPuzzle(2, true), whoStands(place(4, 4, ['before', 'after', 'beside', 'notFirst', 'notLast']))],
    hard: [
      familyPuzzle(3, true),
      whoStands(place(5, 5, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast'])),
    ],
  },
  360904: {
    easy: [gridPuzzle({ children: 3, says: ['is', 'not', 'with'], most: 4 })],
    medium: [gridPuzzle({ children: 3, says: ['not', 'with', 'without'], most: 5 })],
    hard: [gridPuzzle({ children: 4, says: ['is', 'not', 'either', 'with'], most: 7 })],
  },
  370701: {
    easy: [gridPuzzle({ children: 4, says: ['is', 'not', 'with'], most: 7 })],
    medium: [gridPuzzle({ children: 4, says: ['not', 'either', 'with', 'without'], most: 8 })],
    hard: [gridPuzzle({ children: 5, says: ['is', 'either', 'with', 'without', 'not'], most: 12 })],
  },
  340802: {
    easy: [whoStands(place(3, 3, ['before', 'after', 'next', 'notFirst', 'notLast']))],
    medium: [whoStands(place(4, 4, ['before', 'after', 'next', 'previous', 'isFirst', 'isLast']))],
    hard: [whoStands(place(4, 4, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast']))],
  },
  350902: {
    easy: [whichHolds(compare(4, 3, ['before', 'after']), ['must'])],
    medium: [
      whichHolds(compare(4, 3, ['before', 'after', 'notFirst', 'notLast', 'isFirst', 'isLast']), ['must', 'could']),
    ],
    hard: [whichHolds(place(4, 4, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast']), ['must', 'could'])],
  },
  360902: {
    easy: [whichHolds(compare(4, 3, ['before', 'after', 'isFirst', 'isLast']), ['must', 'cannot'])],
    medium: [whichHolds(compare(5, 4, ['before', 'after', 'oneBefore', 'notFirst', 'notLast']), ['must', 'cannot'])],
    hard: [whichHolds(place(5, 5, ['before', 'after', 'beside', 'apart', 'notFirst', 'notLast']), ['must', 'cannot'])],
  },
  370702: {
    easy: [whichHolds(compare(5, 4, ['before', 'after', 'oneBefore', 'twoBefore']), ['must'])],
    medium: [whichHolds(place(5, 5, ['before', 'after', 'beside', 'next', 'isFirst', 'isLast']), ['must'])],
    hard: [whichHolds(place(5, 5, ['before', 'beside', 'apart', 'notFirst', 'notLast']), ['must'])],
  },
};

export const logicGenerator = defineGenerator({
  generatorId: 'v.logic',
  version: 11,
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
