/** What things may be put in order by: each with its sentences. A teacher may add to this list. */

/** Sentences in which {a} and {b} stand for names, {k} for a number word. Place 1 is the tallest, the first, the one on the left. */
export interface OrderContext {
  readonly name: string;
  /** How the puzzle begins; {n} is how many there are. */
  readonly intro: string;
  readonly clues: Readonly<Partial<Record<ClueKind, string>>>;
  /** What is at its two ends, to end 'From … to …'. */
  readonly ends: readonly [start: string, end: string];
  /** Questions about the first, the last and the inner places; {k} is 'second' and so on. */
  readonly asks: { readonly first: string; readonly last: string; readonly inner: string };
  /** Names are these where they are not children. */
  readonly things?: readonly string[];
}

/** What a sentence says about places. */
export type ClueKind =
  | 'before'
  | 'after'
  | 'notFirst'
  | 'notLast'
  | 'isFirst'
  | 'isLast'
  | 'oneBefore'
  | 'twoBefore'
  | 'next'
  | 'previous'
  | 'beside'
  | 'apart';

const boxes = ['Box A', 'Box B', 'Box C', 'Box D', 'Box E'];
const snails = ['Snail A', 'Snail B', 'Snail C', 'Snail D', 'Snail E'];
const colours = ['The red block', 'The blue block', 'The green block', 'The white block', 'The black block'];
const carriages = [
  'The red carriage',
  'The blue carriage',
  'The green carriage',
  'The white carriage',
  'The black carriage',
];

/** Orders by comparing: taller, older, more. */
export const comparing: readonly OrderContext[] = [
  {
    name: 'height',
    intro: '{n} children stand in order of height.',
    clues: {
      before: '{a} is taller than {b}.',
      after: '{a} is shorter than {b}.',
      notFirst: '{a} is not the tallest.',
      notLast: '{a} is not the shortest.',
      oneBefore: 'Exactly one child is taller than {a}.',
      twoBefore: 'Exactly two children are taller than {a}.',
      isFirst: '{a} is the tallest.',
      isLast: '{a} is the shortest.',
    },
    ends: ['the tallest', 'the shortest'],
    asks: { first: 'Who is the tallest?', last: 'Who is the shortest?', inner: 'Who is the {k} tallest?' },
  },
  {
    name: 'age',
    intro: '{n} children all have different ages.',
    clues: {
      before: '{a} is older than {b}.',
      after: '{a} is younger than {b}.',
      notFirst: '{a} is not the oldest.',
      notLast: '{a} is not the youngest.',
      oneBefore: 'Exactly one child is older than {a}.',
      twoBefore: 'Exactly two children are older than {a}.',
      isFirst: '{a} is the oldest.',
      isLast: '{a} is the youngest.',
    },
    ends: ['the oldest', 'the youngest'],
    asks: { first: 'Who is the oldest?', last: 'Who is the youngest?', inner: 'Who is the {k} oldest?' },
  },
  {
    name: 'race',
    intro: '{n} children ran a race.',
    clues: {
      before: '{a} finished before {b}.',
      after: '{a} finished after {b}.',
      notFirst: '{a} did not finish first.',
      notLast: '{a} did not finish last.',
      oneBefore: 'Exactly one child finished before {a}.',
      twoBefore: 'Exactly two children finished before {a}.',
      isFirst: '{a} finished first.',
      isLast: '{a} finished last.',
    },
    ends: ['first', 'last'],
    asks: { first: 'Who finished first?', last: 'Who finished last?', inner: 'Who finished {k}?' },
  },
  {
    name: 'shells',
    intro: '{n} children have different numbers of shells.',
    clues: {
      before: '{a} has more shells than {b}.',
      after: '{a} has fewer shells than {b}.',
      notFirst: '{a} does not have the most shells.',
      notLast: '{a} does not have the fewest shells.',
      oneBefore: 'Exactly one child has more shells than {a}.',
      twoBefore: 'Exactly two children have more shells than {a}.',
      isFirst: '{a} has the most shells.',
      isLast: '{a} has the fewest shells.',
    },
    ends: ['the most shells', 'the fewest'],
    asks: {
      first: 'Who has the most shells?',
      last: 'Who has the fewest shells?',
      inner: 'Who has the {k} most shells?',
    },
  },
  {
    name: 'weight',
    intro: '{n} boxes have different weights.',
    clues: {
      before: '{a} is heavier than {b}.',
      after: '{a} is lighter than {b}.',
      notFirst: '{a} is not the heaviest.',
      notLast: '{a} is not the lightest.',
      oneBefore: 'Exactly one box is heavier than {a}.',
      twoBefore: 'Exactly two boxes are heavier than {a}.',
      isFirst: '{a} is the heaviest.',
      isLast: '{a} is the lightest.',
    },
    ends: ['the heaviest', 'the lightest'],
    asks: {
      first: 'Which box is the heaviest?',
      last: 'Which box is the lightest?',
      inner: 'Which box is the {k} heaviest?',
    },
    things: boxes,
  },
  {
    name: 'speed',
    intro: '{n} snails have a race.',
    clues: {
      before: '{a} is faster than {b}.',
      after: '{a} is slower than {b}.',
      notFirst: '{a} is not the fastest.',
      notLast: '{a} is not the slowest.',
      oneBefore: 'Exactly one snail is faster than {a}.',
      twoBefore: 'Exactly two snails are faster than {a}.',
      isFirst: '{a} is the fastest.',
      isLast: '{a} is the slowest.',
    },
    ends: ['the fastest', 'the slowest'],
    asks: {
      first: 'Which snail is the fastest?',
      last: 'Which snail is the slowest?',
      inner: 'Which snail is the {k} fastest?',
    },
    things: snails,
  },
];

/** Orders by place: a row, a queue, floors of a house, a tower, a train. */
export const placing: readonly OrderContext[] = [
  {
    name: 'row',
    intro: '{n} children sit in a row. Left and right are as you see them.',
    clues: {
      before: '{a} is somewhere to the left of {b}.',
      after: '{a} is somewhere to the right of {b}.',
      next: '{a} is directly to the left of {b}.',
      previous: '{a} is directly to the right of {b}.',
      beside: '{a} is next to {b}.',
      apart: 'There is exactly one child between {a} and {b}.',
      notFirst: '{a} is not on the far left.',
      notLast: '{a} is not on the far right.',
      isFirst: '{a} is on the far left.',
      isLast: '{a} is on the far right.',
    },
    ends: ['the far left', 'the far right'],
    asks: { first: 'Who is on the far left?', last: 'Who is on the far right?', inner: 'Who is {k} from the left?' },
  },
  {
    name: 'queue',
    intro: '{n} children wait in a queue.',
    clues: {
      before: '{a} is somewhere in front of {b}.',
      after: '{a} is somewhere behind {b}.',
      next: '{a} is directly in front of {b}.',
      previous: '{a} is directly behind {b}.',
      beside: '{a} is next to {b} in the queue.',
      apart: 'There is exactly one child between {a} and {b}.',
      notFirst: '{a} is not at the front.',
      notLast: '{a} is not at the back.',
      isFirst: '{a} is at the front.',
      isLast: '{a} is at the back.',
    },
    ends: ['the front', 'the back'],
    asks: { first: 'Who is at the front?', last: 'Who is at the back?', inner: 'Who is {k} in the queue?' },
  },
  {
    name: 'floors',
    intro: '{n} children live in a tall house, each on a different floor. Every floor has one child.',
    clues: {
      before: '{a} lives somewhere above {b}.',
      after: '{a} lives somewhere below {b}.',
      next: '{a} lives on the floor directly above {b}.',
      previous: '{a} lives on the floor directly below {b}.',
      beside: '{a} and {b} live on neighbouring floors.',
      apart: 'There is exactly one floor between {a} and {b}.',
      notFirst: '{a} does not live on the top floor.',
      notLast: '{a} does not live on the bottom floor.',
      isFirst: '{a} lives on the top floor.',
      isLast: '{a} lives on the bottom floor.',
    },
    ends: ['the top floor', 'the bottom floor'],
    asks: {
      first: 'Who lives on the top floor?',
      last: 'Who lives on the bottom floor?',
      inner: 'Who lives {k} from the top?',
    },
  },
  {
    name: 'tower',
    intro: '{n} blocks are stacked in a tower.',
    clues: {
      before: '{a} is somewhere above {b}.',
      after: '{a} is somewhere below {b}.',
      next: '{a} is directly above {b}.',
      previous: '{a} is directly below {b}.',
      beside: '{a} touches {b}.',
      apart: 'There is exactly one block between {a} and {b}.',
      notFirst: '{a} is not at the top.',
      notLast: '{a} is not at the bottom.',
      isFirst: '{a} is at the top.',
      isLast: '{a} is at the bottom.',
    },
    ends: ['the top', 'the bottom'],
    asks: {
      first: 'Which block is at the top?',
      last: 'Which block is at the bottom?',
      inner: 'Which block is {k} from the top?',
    },
    things: colours,
  },
  {
    name: 'train',
    intro: '{n} carriages make up a train.',
    clues: {
      before: '{a} is somewhere in front of {b}.',
      after: '{a} is somewhere behind {b}.',
      next: '{a} is directly in front of {b}.',
      previous: '{a} is directly behind {b}.',
      beside: '{a} is joined to {b}.',
      apart: 'There is exactly one carriage between {a} and {b}.',
      notFirst: '{a} is not at the front.',
      notLast: '{a} is not at the back.',
      isFirst: '{a} is at the front.',
      isLast: '{a} is at the back.',
    },
    ends: ['the front', 'the back'],
    asks: {
      first: 'Which carriage is at the front?',
      last: 'Which carriage is at the back?',
      inner: 'Which carriage is {k} from the front?',
    },
    things: carriages,
  },
];
