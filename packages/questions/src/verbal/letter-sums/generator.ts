/** v.lettersForNumbers: letters stand for numbers; a sum of letters has a value, or equals another letter. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { letterAt } from '../alphabet.ts';
import { askOptions, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { leftToRight, sumValue } from './read-sum.ts';
import { letterSumShapes, type SumShape } from './sum-shapes.ts';

interface Plan {
  readonly shapes: readonly SumShape[];
  readonly letters: number;
  readonly top: number;
  /** The answer is a number, a letter, or the letter an unknown stands for. */
  readonly answer: 'number' | 'letter' | 'either';
}

const { one, two, three, product, quotient, mixed, brackets, doubleBrackets, terms, squares, unknowns } =
  letterSumShapes;

const plan = (shapes: readonly SumShape[], top: number, answer: Plan['answer'], letters = 5): Plan => ({
  shapes,
  letters,
  top,
  answer,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330603: { easy: plan(one, 10, 'number', 4), medium: plan(one, 15, 'letter'), hard: plan(two, 20, 'either') },
  340503: { easy: plan(two, 15, 'either'), medium: plan(product, 20, 'either'), hard: plan(three, 30, 'letter') },
  350603: {
    easy: plan(product, 20, 'either'),
    medium: plan([...three, ...quotient], 30, 'letter'),
    hard: plan(mixed, 40, 'letter'),
  },
  360603: {
    easy: plan(brackets, 20, 'either'),
    medium: plan(brackets, 40, 'letter'),
    hard: plan(doubleBrackets, 60, 'letter'),
  },
  370403: { easy: plan(terms, 15, 'either'), medium: plan(squares, 30, 'letter'), hard: plan(unknowns, 20, 'letter') },
};

const mistake = mistakesIn('v.lettersForNumbers');
const says = {
  order: 'You worked from left to right. Brackets come first, then × and ÷, then + and −.',
  wrong: 'That letter has another value. Put the numbers in place of the letters and work it out again.',
  near: 'You are close. Check your calculation again.',
  part: 'That is one of the letters in the calculation. Work out what the whole calculation makes.',
};

/** A sum with its letters in, and the worth of it by the shape's own arithmetic. */
interface Drawn {
  readonly names: readonly string[];
  readonly values: ReadonlyMap<string, number>;
  readonly sum: string;
  readonly total: number;
}

function drawSum(random: Random, { shapes, letters, top }: Plan): Drawn | undefined {
  const shape = random.pick(shapes);
  const names = Array.from({ length: letters }, (_, place) => letterAt(place));
  const numbers = random.sample(
    Array.from({ length: top - 1 }, (_, at) => at + 2),
    letters,
  );
  const used = random.sample(names, shape.uses);
  const values = new Map(names.map((name, at) => [name, numbers[at] ?? 0]));
  const total = shape.worth(used.map((name) => values.get(name) ?? 0));
  if (!Number.isInteger(total) || total < 1) return undefined;
  const sum = shape.text.replace(/[pqrs]/g, (slot) => used['pqrs'.indexOf(slot)] ?? '');
  // A sum that goes below nought or into fractions on the way is no sum for this puzzle.
  return sumValue(sum, values) === undefined ? undefined : { names, values, total, sum };
}

const put = (sum: string, values: ReadonlyMap<string, number>): string =>
  sum.replace(/\d?[A-Z]+/g, (run) =>
    [...run].map((sign) => (/\d/.test(sign) ? sign : String(values.get(sign) ?? sign))).join(' × '),
  );

function makeUnknown(random: Random, plan: Plan): Made | undefined {
  const drawn = drawSum(random, plan);
  if (drawn === undefined) return undefined;
  const { names, values, sum, total } = drawn;
  const shownNames = names.filter((name) => sum.includes(name));
  const hidden = random.pick(shownNames);
  const worth = values.get(hidden) ?? 0;
  const known = new Map([...values].filter(([name]) => name !== hidden && shownNames.includes(name)));
  if (candidatesFor(sum, total, known, hidden).length !== 1 || total > 150) return undefined;
  const given = [...known].map(([name, value]) => `${name} = ${value}`).join(', ');
  const questionText: QuestionText = {
    prompt: `**${given}** and **${sum} = ${total}**.\n\nWhat number does **${hidden}** stand for?`,
    hint: 'Put the numbers you know in place of the letters. Then undo the calculation, one step at a time.',
    steps: [
      `With the number in place it says ${put(sum, known)} = ${total}.`,
      `Try ${hidden} = ${worth}: ${put(sum, values)} = ${total}. That is right.`,
      `So **${hidden} = ${worth}**.`,
    ],
    variant: `${given} ${sum} = ${total}`,
    features: { letters: 2, signs: sum.length, top: 20, unknown: 1 },
  };
  const mistakes: WrongAnswer[] = [
    {
      text: String(total),
      because: mistake('whole-sum', 'That is what the whole calculation makes. Find the one letter.'),
    },
    {
      text: String(total - worth),
      because: mistake('other-part', 'That is the rest of the calculation. Find the letter itself.'),
    },
    { text: String(worth + 1), because: mistake('near', says.near) },
    { text: String(worth - 1), because: mistake('near', says.near) },
  ];
  return askTyped(questionText, 'number', [String(worth)], mistakes);
}

function make(random: Random, plan: Plan): Made | undefined {
  if (plan.shapes === unknowns) return makeUnknown(random, plan);
  const drawn = drawSum(random, plan);
  if (drawn === undefined) return undefined;
  const { names, sum, total } = drawn;
  const asLetter = plan.answer === 'letter' || (plan.answer === 'either' && random.chance(1, 2));
  const values = new Map(drawn.values);
  // The letter that is the answer is given the total; it must not be one that stands in the sum.
  const target = asLetter ? random.pick(names.filter((name) => !sum.includes(name))) : undefined;
  if (target !== undefined) {
    if ([...values].some(([name, value]) => name !== target && value === total)) return undefined;
    values.set(target, total);
  }
  if (total > 2.5 * plan.top + 10) return undefined;
  const given = names.map((name) => `${name} = ${values.get(name)}`).join(', ');
  const worked = put(sum, values);
  const questionText: QuestionText = {
    prompt: `**${given}**\n\nWhat is the answer to **${sum}**${target === undefined ? '?' : ', as a letter?'}`,
    hint: `Put the number in place of each letter first.${sum.includes('(') ? ' Then start with the brackets.' : ''}`,
    steps: [
      `Write each number under its letter: ${[...new Set(sum.match(/[A-Z]/g))].map((name) => `${name} is ${values.get(name)}`).join(', ')}.`,
      `${sum} is ${worked}.`,
      `${worked} = ${total}.`,
      ...(target === undefined ? [] : [`${total} is the value of ${target}.`]),
      `The answer is **${target ?? total}**.`,
    ],
    variant: `${given} ${sum} ${target === undefined ? '' : 'letter'}`,
    features: { letters: new Set(sum.match(/[A-Z]/g)).size, signs: sum.length, top: plan.top },
  };
  const hurried = leftToRight(sum, values);
  if (target === undefined) {
    const near = [total + 1, total - 1, total + 2, total - 2, total + 10].map((value) => ({
      text: String(value),
      because: mistake('near', says.near),
    }));
    const mistakes =
      hurried === undefined ? near : [{ text: String(hurried), because: mistake('order', says.order) }, ...near];
    return askTyped(questionText, 'number', [String(total)], mistakes);
  }
  const wrong = names
    .filter((name) => name !== target)
    .map((name) => {
      if (values.get(name) === hurried) return wrongTextOption(name, mistake('order', says.order));
      return wrongTextOption(
        name,
        sum.includes(name) ? mistake('part', says.part) : mistake('other-value', says.wrong),
      );
    });
  return random.chance(1, 2)
    ? askOptions(random, questionText, target, wrong, names.length, 'grid')
    : askTyped(
        questionText,
        'text',
        [target],
        wrong.map(({ same, because }) => ({ text: same, because })),
      );
}

function candidatesFor(sum: string, total: number, known: ReadonlyMap<string, number>, hidden: string): string[] {
  return Array.from({ length: 200 }, (_, tried) => tried)
    .filter((tried) => sumValue(sum, new Map(known).set(hidden, tried)) === total)
    .map(String);
}

function solve(question: Question): GivenAnswer[] {
  const [given = '', asked = '', hidden] = boldParts(question);
  const values = new Map<string, number>();
  for (const [, name = '', value] of given.matchAll(/([A-Z]) = (\d+)/g)) values.set(name, Number(value));
  if (hidden !== undefined) {
    const [sum = '', total] = asked.split(' = ');
    return answersAmong(question, candidatesFor(sum, Number(total), values, hidden));
  }
  const total = sumValue(asked, values);
  if (!promptText(question).includes('as a letter')) return answersAmong(question, [String(total)]);
  const letters = [...values].filter(([, value]) => value === total).map(([name]) => name);
  return question.answer.type === 'multipleChoice'
    ? answersWhere(question, (option) => values.get(option) === total)
    : answersAmong(question, letters);
}

export const lettersForNumbersGenerator = defineGenerator({
  generatorId: 'v.lettersForNumbers',
  version: 2,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
