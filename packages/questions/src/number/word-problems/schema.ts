/** What a word problem is made of: numbers in a relation, stories about it, and the ways to go wrong. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';

/** The numbers of a story by their letter in its text. */
export type Values = Readonly<Record<'a' | 'b' | 'c' | 'd', number>>;

/** A story: `{a}` to `{d}` stand for numbers, `{N}` and `{M}` for two children. */
export interface Story {
  readonly text: string;
  /** The largest number that is natural here. */
  readonly most: number;
  readonly least: number;
  readonly unit: string;
}

/** A kind of problem: one relation, however it is told. */
export interface Schema {
  readonly name: string;
  readonly steps: number;
  readonly stories: readonly Story[];
  /** Numbers whose results stay under `top`. */
  draw(random: Random, top: number): Values | undefined;
  answer(values: Values): number;
  /** Whether `x` makes the story true: the relation turned round, for the second solver. */
  holds(x: number, values: Values): boolean;
  wrong(values: Values): readonly (readonly [given: number, because: Mistake])[];
  how(values: Values): readonly string[];
  readonly hint: string;
}

const mistake = mistakesIn('m.word');
/** Mistakes children make in word problems of every kind. */
export const wordMistakes = {
  operation: mistake('wrong-operation', 'Draw a bar for the story. Do you need to add, subtract, multiply or divide?'),
  keyword: mistake('operation-from-keyword', 'One word can’t tell you what to do. Draw a bar for the story first.'),
  stops: mistake('stops-after-one-step', 'That is only the first step. Read the question again.'),
  all: mistake('uses-every-number', 'One number is not needed. Which one does the question not ask about?'),
  one: mistake('uses-one-part', 'You used only part of the story. Which number did you leave out?'),
  order: mistake('wrong-order', 'Do the steps in the order of the story.'),
  adds: mistake('adds-for-multiplies', 'There are equal groups here. Multiply.'),
  multiplies: mistake('multiplies-for-divides', 'Sharing into equal parts means divide.'),
} as const;

/** Values by letter; letters not named are 0. */
export function values(given: Partial<Values>): Values {
  return { a: 0, b: 0, c: 0, d: 0, ...given };
}

/** A story with a natural size for its numbers. */
export function story(text: string, most: number, unit = '', least = 2): Story {
  return { text, most, unit, least };
}
