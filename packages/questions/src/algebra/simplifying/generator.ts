/** m.simplify: algebra written short, like terms, brackets multiplied out (year 7). */

import type { Form } from '../../kernel/forms.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, reasoned, writeNumber } from '../ask.ts';
import { evaluate, exactOf, isIdentity, isSame, lettersIn } from '../evaluate.ts';
import { seeAlgebra, setOut } from '../maths-text.ts';
import { factorise, letterOut, minusIn, one, twoBrackets } from './brackets.ts';
import { likeNumbers, likeOne, likeTwo, notation, products } from './like-terms.ts';
import { type Draw, named, type Task } from './terms-and-mistakes.ts';

/** What is simplified. */
type Kind =
  | 'notation'
  | 'likeOne'
  | 'likeTwo'
  | 'likeNumbers'
  | 'products'
  | 'one'
  | 'minusIn'
  | 'letterOut'
  | 'twoBrackets'
  | 'factorise';

interface Params {
  readonly kinds: Readonly<Record<'easy' | 'medium' | 'hard', readonly Kind[]>>;
}

const letterPairs = [
  ['a', 'b'],
  ['x', 'y'],
  ['u', 'v'],
  ['k', 'n'],
  ['y', 'z'],
] as const;

const draws: Readonly<Record<Kind, Draw>> = {
  notation,
  likeOne,
  likeTwo,
  likeNumbers,
  products,
  one,
  minusIn,
  letterOut,
  twoBrackets,
  factorise,
};

function drawTask(random: Random, { params, difficulty }: Cell<Params>): (Task & { readonly kind: Kind }) | undefined {
  const kind = random.pick(params.kinds[difficulty]);
  const task = draws[kind](random, random.pick(letterPairs), difficulty === 'hard');
  return task === undefined ? undefined : { ...task, kind };
}

const asked: Readonly<Record<Kind, string>> = {
  notation: 'Which is a shorter way to write this?',
  likeOne: 'Which is the simplest form of this?',
  likeTwo: 'Which is the simplest form of this?',
  likeNumbers: 'Which is the simplest form of this?',
  products: 'Which is the simplest form of this?',
  one: 'Multiply out the brackets. Which is the answer?',
  minusIn: 'Multiply out the brackets. Which is the answer?',
  letterOut: 'Multiply out the brackets. Which is the answer?',
  twoBrackets: 'Multiply out and simplify. Which is the answer?',
  factorise: 'Which of these is equal, written with brackets?',
};

/** Values are compared as they are: only options that differ in value from the right one can be wrong. */
const differs =
  (to: string) =>
  ([text]: TextMistake): boolean =>
    !isIdentity(text, to);

/** Which expression is equal and simplest. */
const choose: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const task = drawTask(random, cell);
    if (task === undefined) return undefined;
    return chooseText(
      random,
      {
        prompt: [asked[task.kind], setOut(task.from)],
        hint: task.hint,
        steps: task.steps,
        variant: `choose ${task.from}`,
        features: { steps: task.rank, size: task.from.length },
      },
      task.to,
      reasoned(task.mistakes.filter(differs(task.to))),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, line] =
      /^(?:Which is a shorter|Which is the simplest|Multiply out|Which of these is equal)[^\n]*\?\n(.+)$/.exec(
        seen.text,
      ) ?? [];
    return line === undefined ? undefined : chosen(seen, (option) => isIdentity(line, option));
  },
};

/** What has nothing to work out once a part of the answer is shown. */
const plainKinds: readonly Kind[] = ['notation', 'letterOut', 'minusIn', 'products'];

/** One number of the answer missing. */
const box: Form<Params> = {
  weight: () => 3,
  make(random, cell) {
    const task = drawTask(random, cell);
    // Nothing to work out, or a product of numbers: the number in front of the letter outside stays as it is, the signs are given.
    if (task === undefined || plainKinds.includes(task.kind)) return undefined;
    // With one term in sight the other is a single subtraction.
    if (task.kind === 'likeTwo' && cell.difficulty === 'hard') return undefined;
    // A number that only has to be copied is no question either.
    const copied: readonly string[] = task.from.match(/\d+/g) ?? [];
    const numbers = [...task.to.matchAll(/\d+/g)].filter(
      (found) =>
        Number(found[0]) > 1 &&
        !copied.includes(found[0]) &&
        // With the common factor in sight, what is left in the brackets is one division.
        (task.kind !== 'factorise' || found.index === 0),
    );
    if (numbers.length === 0) return undefined;
    const hole = random.pick(numbers);
    const [value] = hole;
    const shown = `${task.to.slice(0, hole.index)}□${task.to.slice(hole.index + value.length)}`;
    const mistakes = task.mistakes
      .filter(differs(task.to))
      .flatMap(([text, because]): (readonly [string, Mistake])[] => {
        const pattern = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('□', '(\\d+)');
        const [, wrong] = new RegExp(`^${pattern}$`).exec(text) ?? [];
        // “One of the numbers” is the only one that was typed.
        return wrong === undefined || because === named.fact ? [] : [[wrong, because]];
      });
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(`${task.from} = ${shown}`)],
        hint: task.hint,
        steps: [
          ...task.steps.map((step) =>
            typeof step === 'string' ? step.replace(/^The answer is \*\*(.*)\*\*\.$/, 'That makes $1.') : step,
          ),
          `The missing number is **${value}**.`,
        ],
        variant: `${task.from} = ${shown}`,
        features: { steps: task.rank, size: task.from.length },
      },
      value,
      mistakes,
    );
  },
  solve(seen) {
    const [, left = '', right] = /^What number goes in the box\?\n(.+) ?= ?(.*□.*)$/.exec(seen.text) ?? [];
    if (right === undefined) return undefined;
    const letters = Object.fromEntries(
      lettersIn(left).map((letter, at) => [letter, exactOf(String(101 + 36 * at))] as const),
    );
    const wanted = evaluate(left, letters);
    const found: number[] = [];
    for (let value = 1; value <= 9 * 9 * 9; value++)
      if (isSame(evaluate(right.replace(/□ ?/, String(value)), letters), wanted)) found.push(value);
    const [only] = found;
    return found.length === 1 && only !== undefined ? typed(only) : [];
  },
};

/** The generator of m.simplify. */
export const simplify = generatorOfForms<Params>({
  generatorId: 'm.simplify',
  version: 8,
  see: seeAlgebra,
  serves: {
    170301: {
      kinds: {
        easy: ['notation', 'likeOne', 'likeOne'],
        medium: ['likeTwo', 'likeNumbers', 'products'],
        hard: ['likeTwo', 'likeTwo', 'products'],
      },
    },
    170303: {
      kinds: {
        easy: ['one'],
        medium: ['minusIn', 'letterOut', 'factorise'],
        hard: ['twoBrackets'],
      },
    },
  },
  forms: [choose, box],
});
