/** v.lettersForNumbers: letters stand for numbers; a sum of letters has a value, or equals another letter. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { letterAt } from '../alphabet.ts';
import { askInOrder, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { hasTrivialStep, leftToRight, sumValue, workingLines } from './read-sum.ts';
import { letterSumShapes, type SumShape } from './sum-shapes.ts';

interface Plan {
  readonly shapes: readonly SumShape[];
  readonly letters: number;
  /** The smallest and the largest number a letter stands for. */
  readonly low: number;
  readonly top: number;
  /** The answer is a number, a letter, or the letter an unknown stands for. */
  readonly answer: 'number' | 'letter' | 'either';
  /** The largest number on the way is this at least: a hard question is not a few small numbers. */
  readonly least?: number;
}

const {
  one,
  two,
  productThree,
  productMore,
  quotientMore,
  scaledThree,
  mixedMore,
  scaledBrackets,
  bracketsMore,
  doubleBrackets,
  terms,
  squares,
  unknowns,
} = letterSumShapes;

const plan = (shapes: readonly SumShape[], low: number, top: number, answer: Plan['answer'], letters = 5): Plan => ({
  shapes,
  letters,
  low,
  top,
  answer,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330603: {
    easy: plan(one, 6, 20, 'number', 4),
    medium: plan(one, 7, 30, 'letter'),
    hard: plan(two, 5, 20, 'either'),
  },
  340503: {
    easy: plan(two, 12, 40, 'either'),
    medium: plan(productMore, 4, 20, 'either'),
    hard: plan(productThree, 5, 30, 'letter'),
  },
  350603: {
    easy: plan([...productMore, ...quotientMore], 6, 30, 'either'),
    medium: plan(scaledThree, 5, 40, 'letter'),
    hard: plan(mixedMore, 3, 40, 'letter'),
  },
  360603: {
    easy: plan(scaledBrackets, 3, 25, 'either'),
    medium: plan(bracketsMore, 3, 30, 'letter'),
    hard: { ...plan(doubleBrackets, 3, 60, 'letter'), least: 36 },
  },
  370403: {
    easy: plan(terms, 6, 30, 'either'),
    medium: plan(squares, 4, 30, 'letter'),
    hard: plan(unknowns, 3, 20, 'letter'),
  },
};

const mistake = mistakesIn('v.lettersForNumbers');
/** What a child is told who works from left to right. */
const orderOf = (sum: string): string =>
  `You worked from left to right. ${sum.includes('(') ? 'Brackets come first, then × and ÷,' : '× and ÷ come first,'} then + and −.`;

/** A sum with its letters in, and the worth of it by the shape's own arithmetic. */
interface Drawn {
  readonly names: readonly string[];
  readonly used: readonly string[];
  readonly values: ReadonlyMap<string, number>;
  readonly sum: string;
  readonly total: number;
}

/** Whether tables to 12 are enough for its × and ÷ of two letters. */
function isInReach(sum: string, values: ReadonlyMap<string, number>): boolean {
  const worth = (name = ''): number => values.get(name) ?? 0;
  return (
    [...sum.matchAll(/÷ ([A-Z])/g)].every(([, by]) => worth(by) <= 12) &&
    [...sum.matchAll(/([A-Z]) × (?=([A-Z]))/g)].every(([, one, other]) => Math.min(worth(one), worth(other)) <= 12)
  );
}

/** The largest number on the way: what a sum makes, or one of its brackets. */
function largestIn({ text, worth }: SumShape, numbers: readonly number[]): number {
  const sum = text.replace(/[pqrs]/g, (slot) => String(numbers['pqrs'.indexOf(slot)]));
  const brackets = [...sum.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => sumValue(inside) ?? 0);
  return Math.max(worth(numbers), ...brackets);
}

/**
 * Numbers for the letters of a sum. `isOwn`: such that the sum makes one of them again, as A + B − C does with 4, 6 and 5; few do, so
 * every last number is tried, beside several first ones.
 */
function drawNumbers(
  random: Random,
  { low, top, least = 0 }: Plan,
  shape: SumShape,
  isOwn: boolean,
): number[] | undefined {
  const isFit = (numbers: readonly number[]): boolean =>
    new Set(numbers).size === numbers.length &&
    (!isOwn || numbers.includes(shape.worth(numbers))) &&
    largestIn(shape, numbers) >= least;
  if (!isOwn) {
    // With four letters the sum seldom makes a number like the others; tried too little, it would nearly always be one of its own letters.
    for (let tries = 0; tries < 120; tries++) {
      const numbers = Array.from({ length: shape.uses }, () => random.int(low, top));
      const total = shape.worth(numbers);
      if (isFit(numbers) && (shape.uses < 4 || (Number.isInteger(total) && total > 2 && total <= top))) return numbers;
    }
    return undefined;
  }
  const lasts = Array.from({ length: top - low + 1 }, (_, at) => at + low);
  for (let tries = 0; tries < 40; tries++) {
    const firsts = Array.from({ length: shape.uses - 1 }, () => random.int(low, top));
    const fitting = lasts.map((last) => [...firsts, last]).filter(isFit);
    if (fitting.length > 0) return random.pick(fitting);
  }
  return undefined;
}

function drawSum(random: Random, plan: Plan, shape: SumShape, isOwn = false): Drawn | undefined {
  const { letters, low, top } = plan;
  const numbers = drawNumbers(random, plan, shape, isOwn);
  if (numbers === undefined) return undefined;
  const total = shape.worth(numbers);
  if (!Number.isInteger(total) || total < 3) return undefined;
  const names = Array.from({ length: letters }, (_, place) => letterAt(place));
  const used = random.sample(names, shape.uses);
  const others = Array.from({ length: top - low + 1 }, (_, at) => at + low).filter((each) => !numbers.includes(each));
  const own = new Map(used.map((name, at) => [name, numbers[at] ?? 0]));
  const spare = random.sample(others, letters - used.length);
  const values = new Map(names.map((name) => [name, own.get(name) ?? spare.pop() ?? 0]));
  const sum = shape.text.replace(/[pqrs]/g, (slot) => used['pqrs'.indexOf(slot)] ?? '');
  // A sum that goes below nought or into fractions on the way is no sum for this puzzle.
  if (sumValue(sum, values) === undefined || !isInReach(sum, values) || hasTrivialStep(put(sum, values)))
    return undefined;
  return { names, used, values, total, sum };
}

const put = (sum: string, values: ReadonlyMap<string, number>): string =>
  sum
    .replace(/\d?[A-Z]+/g, (run) =>
      [...run].map((sign) => (/\d/.test(sign) ? sign : String(values.get(sign) ?? sign))).join(' × '),
    )
    .replace(/(\d)\(/g, '$1 × (');

const other: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '+', '÷': '−' };
const named: Readonly<Record<string, string>> = { '+': 'add', '−': 'subtract', '×': 'multiply', '÷': 'divide' };

/** Wrong values of a calculation in numbers: one of the signs that are printed read as another, and one too many or too few. */
function wrongValues(printed: string, worked: string, total: number): WrongAnswer[] {
  const signs = [...worked.matchAll(/[+−×÷]/g)].flatMap(({ 0: sign, index }): WrongAnswer[] => {
    const instead = other[sign] ?? sign;
    const value = sumValue(worked.slice(0, index) + instead + worked.slice(index + 1));
    if (value === undefined || !printed.includes(sign)) return [];
    const says = `You used ${instead} in place of ${sign}. Here you need to ${named[sign]}.`;
    return [{ text: String(value), because: mistake('other-sign', says) }];
  });
  const near = [1, -1].map((off) => ({
    text: String(total + off),
    because: mistake('one-off', `Work it out again: ${worked} makes 1 ${off > 0 ? 'less' : 'more'} than that.`),
  }));
  return [...signs, ...near];
}

function makeUnknown(random: Random, plan: Plan): Made | undefined {
  const drawn = drawSum(random, plan, random.pick(plan.shapes));
  if (drawn === undefined) return undefined;
  const { names, values, sum, total } = drawn;
  const shownNames = names.filter((name) => sum.includes(name));
  // A letter by itself is found in one step; one in a bracket or beside a factor takes two.
  const isBare = (name: string): boolean => !sum.includes('(') && new RegExp(`(?<![\\dA-Z])${name}(?![A-Z])`).test(sum);
  const hidden = random.pick(shownNames.filter((name) => !isBare(name)));
  const worth = values.get(hidden) ?? 0;
  const known = new Map([...values].filter(([name]) => name !== hidden && shownNames.includes(name)));
  if (candidatesFor(sum, total, known, hidden).length !== 1 || total > 150) return undefined;
  const given = [...known].map(([name, value]) => `${name} = ${value}`).join(', ');
  const withNumbers = put(sum, known);
  const way = undone(withNumbers, hidden, total);
  const [firstStep] = way;
  const questionText: QuestionText = {
    prompt: `**${given}** and **${sum} = ${total}**.\n\nWhat number does **${hidden}** stand for?`,
    hint: 'Put the number you know in place of its letter. Then undo the calculation, one step at a time.',
    steps: [
      `With the number in place, it says ${withNumbers} = ${total}.`,
      ...way.map(({ says: step }) => step),
      `Check: ${workingLines(put(sum, values)).join(' = ')}. So **${hidden} = ${worth}**.`,
    ],
    variant: `${given} ${sum} = ${total}`,
    features: { letters: 2, signs: sum.length, top: 20, unknown: 1 },
  };
  const mistakes: WrongAnswer[] = [
    {
      text: String(total),
      because: mistake('whole-sum', `That is what the whole calculation makes. Find ${hidden} alone.`),
    },
    ...(firstStep === undefined || way.length === 1
      ? []
      : [
          {
            text: String(firstStep.value),
            because: mistake('first-step', `That is what ${firstStep.left} makes. Find ${hidden} alone.`),
          },
        ]),
    ...[1, -1].map((off) => ({
      text: String(worth + off),
      because: mistake(
        'one-off',
        `Try it: with ${hidden} = ${worth + off} the calculation makes ${sumValue(sum, new Map(values).set(hidden, worth + off)) ?? 'something else'}, not ${total}.`,
      ),
    })),
  ];
  return askTyped(questionText, 'number', [String(worth)], mistakes);
}

/**
 * Whether the answer is not given away as the one number far above the others; where a letter is left out of the sum, it gets a number
 * near the answer.
 */
function hideTarget(random: Random, values: Map<string, number>, target: string, sum: string): boolean {
  const total = values.get(target) ?? 0;
  const others = [...values].filter(([name]) => name !== target);
  const largest = Math.max(...others.map(([, value]) => value));
  if (total < largest) return true;
  const spare = others.find(([name]) => !sum.includes(name));
  if (spare === undefined) return total <= 1.5 * largest;
  const taken = new Set(values.values());
  const near = [1, 2, 3, 4, 5, 6].flatMap((off) => [total + off, total - off]);
  values.set(spare[0], random.pick(near.filter((value) => value > 2 && !taken.has(value))));
  return true;
}

function make(random: Random, plan: Plan): Made | undefined {
  if (plan.shapes === unknowns) return makeUnknown(random, plan);
  const asLetter = plan.answer === 'letter' || (plan.answer === 'either' && random.chance(1, 2));
  const shape = random.pick(plan.shapes);
  // Were the answer never a letter of the sum, those that are left out would give it away: with four letters used of five, there is one.
  // Of sums with three letters more are thrown away below where the answer is left out, so fewer are drawn with it inside.
  const isOwn = asLetter && shape.uses > 2 && random.chance(shape.uses === 3 ? 2 : shape.uses, plan.letters);
  const drawn = drawSum(random, plan, shape, isOwn);
  if (drawn === undefined) return undefined;
  const { names, used, sum, total } = drawn;
  const values = new Map(drawn.values);
  const target = isOwn
    ? used.find((name) => values.get(name) === total)
    : asLetter
      ? random.pick(names.filter((name) => !sum.includes(name)))
      : undefined;
  if (target !== undefined) {
    if ([...values].some(([name, value]) => name !== target && value === total)) return undefined;
    values.set(target, total);
    if (!hideTarget(random, values, target, sum)) return undefined;
  }
  if (total > 2.5 * plan.top + 10) return undefined;
  const given = names.map((name) => `${name} = ${values.get(name)}`).join(', ');
  const worked = put(sum, values);
  const hurried = leftToRight(sum, values);
  const orderHint = sum.includes('(')
    ? ' Then start with the brackets.'
    : hurried === undefined || hurried === total
      ? ''
      : ' Then work out × and ÷ before + and −.';
  const isJoined = /[\dA-Z](?=[A-Z(])/.test(sum);
  const questionText: QuestionText = {
    prompt: `**${given}**\n\nWhat is the answer to **${sum}**${target === undefined ? '?' : ', as a letter?'}`,
    hint: `Put the number in place of each letter first.${isJoined ? ' No sign in between means ×.' : ''}${orderHint}`,
    steps: [
      `Write each number in place of its letter: ${[...new Set(sum.match(/[A-Z]/g))].map((name) => `${name} is ${values.get(name)}`).join(', ')}.`,
      `So ${sum} is ${worked}.`,
      `${workingLines(worked).join(' = ')}.`,
      ...(target === undefined ? [] : [`${total} is the value of ${target}.`]),
      `The answer is **${target ?? total}**.`,
    ],
    variant: `${given} ${sum} ${target === undefined ? '' : 'letter'}`,
    features: { letters: new Set(sum.match(/[A-Z]/g)).size, signs: sum.length, top: plan.top },
  };
  if (target === undefined) {
    const wrong = wrongValues(sum, worked, total);
    const mistakes =
      hurried === undefined ? wrong : [{ text: String(hurried), because: mistake('order', orderOf(sum)) }, ...wrong];
    return askTyped(questionText, 'number', [String(total)], mistakes);
  }
  const because = (name: string): Mistake =>
    values.get(name) === hurried
      ? mistake('order', orderOf(sum))
      : mistake(
          sum.includes(name) ? 'part' : 'other-value',
          `${name} is ${values.get(name)}, but the calculation makes ${(values.get(name) ?? 0) < total ? 'more' : 'less'} than that. Work it out one step at a time.`,
        );
  return random.chance(1, 2)
    ? askInOrder(questionText, names, target, because)
    : askTyped(
        questionText,
        'text',
        [target],
        [
          {
            text: String(total),
            because: mistake(
              'number',
              'That is what the calculation makes. Now write the letter that has this number.',
            ),
          },
          ...names.filter((name) => name !== target).map((name) => ({ text: name, because: because(name) })),
        ],
      );
}

/** A step that undoes a part of a calculation: what is left of it, and what that makes. */
interface Undone {
  readonly says: string;
  readonly left: string;
  readonly value: number;
}

/** The steps that undo 'a × H + b = total' and its like, from the outside in. */
function undone(withNumbers: string, hidden: string, total: number): Undone[] {
  const steps: Undone[] = [];
  const undo = (bracketed: string, value: number): void => {
    const rest = bracketed.replace(/^\((.+)\)$/, '$1');
    if (rest === hidden) return;
    const [, left = '', sign = '', right = ''] =
      /^(.*[^ ]) ([+−]) ((?:\d+ × )?(?:\d+|[A-Z]))$/.exec(rest) ?? /^(\S+) (×) (.+)$/.exec(rest) ?? [];
    const isLeft = left.includes(hidden);
    const [asked, known] = isLeft ? [left, right] : [right, left];
    const own = sumValue(known) ?? 0;
    const shown = asked.replace(/^\((.+)\)$/, '$1');
    const worked = own === Number(known) ? '' : `${known} is ${own}. `;
    const next = sign === '×' ? value / own : sign === '+' ? value - own : isLeft ? value + own : own - value;
    const says =
      sign === '×'
        ? `Something times ${own} makes ${value}, so ${shown} = ${value} ÷ ${own} = ${next}.`
        : sign === '+'
          ? `Undo adding ${own}: ${shown} = ${value} − ${own} = ${next}.`
          : isLeft
            ? `Undo subtracting ${own}: ${shown} = ${value} + ${own} = ${next}.`
            : `${own} take away something makes ${value}, so ${shown} = ${own} − ${value} = ${next}.`;
    steps.push({ says: `${worked}${says}`, left: shown, value: next });
    undo(asked, next);
  };
  undo(withNumbers, total);
  return steps;
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
  version: 10,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
