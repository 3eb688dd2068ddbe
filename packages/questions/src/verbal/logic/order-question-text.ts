/** Puzzles of order as they are drawn, told and read back: what all their questions share. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Made } from '../../kernel/generator.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';

import { factTable } from './facts.ts';
import { clueText, drawClues, inside, introOf, namesFor, possibleUnder } from './order-clues.ts';
import { type ClueKind, comparing, type OrderContext, placing } from './order-contexts.data.ts';
import type { Floor } from './order-need.ts';
import { readSentence } from './order-solver.ts';
import { type Clue, holds, type Places, type Ways, waysToStand } from './order-ways.ts';

/** A puzzle form of v.logic at one difficulty. */
export interface LogicForm {
  make(random: Random): Made | undefined;
  /** Undefined for a question of another form. */
  solve(question: Question): readonly GivenAnswer[] | undefined;
}

/** What makes a puzzle of order hard: how many things, which sentences, which places are asked. */
export interface OrderPlan {
  readonly from: 'comparing' | 'placing';
  readonly count: number;
  readonly kinds: readonly ClueKind[];
  readonly most: number;
  readonly shown: 'text' | 'table';
  readonly asks?: readonly ('first' | 'last' | 'inner')[];
  /** The kinds of sentences to judge, where they are not those of the facts. */
  readonly sentences?: readonly ClueKind[];
  readonly floor?: Floor;
}

/** A puzzle as drawn: its clues, in the order of their facts, the secret order and every order that fits. */
export interface Puzzle {
  readonly context: OrderContext;
  readonly names: readonly string[];
  readonly clues: readonly Clue[];
  readonly facts: readonly string[];
  readonly secret: Places;
  readonly possible: readonly Places[];
}

const givesPlace: readonly ClueKind[] = ['isFirst', 'isLast', 'oneBefore', 'twoBefore'];

/** Two places given outright, or three told not to stand at one end, leave little to find of five. */
const hasTooManyEnds = (clues: readonly Clue[]): boolean =>
  clues.filter(({ kind }) => givesPlace.includes(kind)).length > 1 ||
  (['notFirst', 'notLast'] as const).some((not) => clues.filter(({ kind }) => kind === not).length > 2);

/** A puzzle whose clues leave what the question needs; undefined where this draw gives none. */
export function drawPuzzle(
  random: Random,
  plan: OrderPlan,
  isEnough: (possible: Ways, secret: Places) => boolean,
): Puzzle | undefined {
  const contexts = plan.from === 'comparing' ? comparing : placing;
  // Long names and the many words about shells would make a text too long for the youngest.
  const isText = plan.shown === 'text';
  const context = random.pick(
    contexts.filter(({ name, things }) => !(isText && (name === 'shells' || (plan.count > 3 && things !== undefined)))),
  );
  const secret = random.pick(waysToStand(plan.count));
  const kinds = plan.kinds.filter((kind) => context.clues[kind] !== undefined);
  const clues = drawClues(random, kinds, secret, plan.most, (possible) => isEnough(possible, secret));
  if (clues === undefined || (plan.count > 4 && hasTooManyEnds(clues))) return undefined;
  const names = namesFor(random, context, plan.count);
  const shown = random.shuffle(clues);
  const facts = shown.map((clue) => clueText(clue, context, names));
  return { context, names, clues: shown, facts, secret, possible: possibleUnder(clues, plan.count) };
}

/**
 * The puzzle as one text or as a text over a table, with what is asked at the end. Whoever isn't the last of three may be the last but
 * one of four: how many there are is left out only where no fact and no question speaks of an end (`hasEnds`).
 */
export function puzzleText(
  { context, names, facts }: Puzzle,
  plan: OrderPlan,
  asks: string,
  hasEnds = true,
): Pick<QuestionText, 'prompt' | 'spoken'> {
  const intro = introOf(context, names.length);
  const told = plan.shown === 'text' && !hasEnds ? facts.join(' ') : `${intro} ${facts.join(' ')}`;
  return plan.shown === 'text'
    ? { prompt: `${told}\n\n${asks}`, spoken: `${told} ${asks}` }
    : { prompt: [`${intro} ${asks}`, factTable(facts)], spoken: `${told} ${asks}` };
}

/** The puzzle with its names taken away: who they are makes no other question. */
export function variantOf({ context, names, facts }: Puzzle, asks: string): string {
  return names.reduce(
    (text, name, at) => text.replaceAll(new RegExp(name, 'gi'), `#${at}`),
    `${context.name} ${facts.join(' ')} ${asks}`,
  );
}

/** The names in their order, and from where to where they stand. */
export const orderText = ({ context, names }: Pick<Puzzle, 'context' | 'names'>, places: Places): string =>
  `from ${context.ends.join(' to ')}: ${names
    .map((name, thing) => [places[thing] ?? 0, name] as const)
    .sort(([one], [other]) => one - other)
    .map(([, name]) => inside(name))
    .join(', ')}`;

/** The facts as tests on a line of names, with all the names in them. */
export function testsOf(facts: readonly string[]) {
  const read = facts.flatMap((fact) => readSentence(fact) ?? []);
  return { tests: read.map(({ test }) => test), names: [...new Set(read.flatMap(({ names }) => names))] };
}

/** What can be said of a sentence. */
export const verdicts = { true: 'True', false: 'False', open: 'We cannot tell' };
export type Verdict = keyof typeof verdicts;

/** Whether a sentence is true in every order, in none, or in some. */
export function verdictOf(clue: Clue, possible: readonly Places[]): Verdict {
  const held = possible.filter((way) => holds(clue, way)).length;
  return held === possible.length ? 'true' : held === 0 ? 'false' : 'open';
}
