/** v.relatedNumbers: three groups of numbers; the middle one is made from the two beside it, always in the same way. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { firstOfEach } from '../../kernel/first-of-each.ts';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { sumValue, workingLines } from '../letter-sums/read-sum.ts';
import { answersAmong } from '../solve.ts';
import { type Group, middlesFor, type PairFormula, pairFormulas } from './pair-formulas.ts';

interface Plan {
  readonly names: readonly string[];
  /** Smallest outer number where it isn't divided. */
  readonly least: number;
  /** Largest outer number where they are multiplied, and where they are not. */
  readonly small: number;
  readonly large: number;
}

const plan = (names: string, small: number, large: number, least = 2): Plan => ({
  names: names.split(' '),
  small,
  large,
  least,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  340703: {
    easy: plan('add take takeBack', 20, 120, 15),
    medium: plan('times divide divideBack', 12, 54, 3),
    hard: plan('addMore addLess takeMore half', 12, 40),
  },
  350802: {
    easy: plan('addLess takeMore takeLess', 12, 90, 12),
    medium: plan('timesMore timesLess divideMore divideLess', 12, 40, 3),
    hard: plan('sumTimes gapTimes leftTimes halfTake', 12, 30, 3),
  },
  360802: {
    easy: plan('leftTimes rightTimes gapTimes halfTimes', 12, 40, 4),
    medium: plan('leftTimesTake takeRightTimes productTimes', 12, 60, 4),
    hard: plan('squareAdd timesAddLeft timesAddRight timesTakeRight', 12, 40, 4),
  },
  370602: {
    easy: plan('timesAddLeft timesTakeLeft timesTakeRight', 12, 50, 4),
    medium: plan('squareAdd squareTake addSquare', 12, 60, 4),
    hard: plan('timesAddBoth timesTakeBoth squares', 12, 40, 4),
  },
};

const mistake = mistakesIn('v.relatedNumbers');
const multiplies = /times|square|product/i;

function drawPair(random: Random, formula: PairFormula, plan: Plan): readonly [number, number] {
  const top = multiplies.test(formula.name) && formula.name !== 'sumTimes' ? plan.small : plan.large;
  if (formula.name.startsWith('divide')) {
    const divisor = random.int(3, 9);
    const number = divisor * random.int(3, Math.max(3, Math.floor(plan.large / 6)));
    return formula.name === 'divideBack' ? [divisor, number] : [number, divisor];
  }
  // Several times the right number is taken from the left one.
  if (formula.name === 'takeRightTimes') return [random.int(25, plan.large), random.int(plan.least, 9)];
  const [one, other] = [random.int(plan.least, top), random.int(plan.least, top)];
  // Drawn at random, one of three would nearly always fall below nought, and adding be all that is left.
  const [less, more] = one < other ? [one, other] : [other, one];
  if (formula.name === 'takeBack') return [less, more];
  return /^(?:take|gapTimes|halfTake)/.test(formula.name) ? [more, less] : [one, other];
}

const groupText = ([left, middle, right]: Group): string => `(${left} [${middle}] ${right})`;

/** The step of a rule that comes first, and what it makes: '14 ÷ 7' and 2 of 14 ÷ 7 + 8. */
function firstStep(rule: string): readonly [text: string, value: number] {
  const [text = '', one, sign, other] = /(\d+) ([×÷]) (\d+)/.exec(rule) ?? /(\d+) ([+−]) (\d+)/.exec(rule) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === '×') return [text, a * b];
  if (sign === '÷') return [text, a / b];
  return [text, sign === '+' ? a + b : a - b];
}

/** The working with its last step the other way, as 7 × 7 + 6 for 7 × 7 − 6; none where that step stands in brackets. */
function otherSign(rule: string): string | undefined {
  const [, begun, sign, last] = /^([^()]+ [+−×÷] [^()]+) ([+−]) (\d+)$/.exec(rule) ?? [];
  return begun === undefined ? undefined : `${begun} ${sign === '+' ? '−' : '+'} ${last}`;
}

/** Wrong answers. Other rules that a child tries are no harder than the right one. */
function mistakesFor(
  random: Random,
  left: number,
  right: number,
  answer: number,
  groups: readonly Group[],
  { hard, questionText }: PairFormula,
): WrongAnswer[] {
  const wrong = (value: number, name: string, says: string): WrongAnswer[] =>
    Number.isInteger(value) && value >= 0 && value !== answer
      ? [{ text: showNumber(value), because: mistake(name, says) }]
      : [];
  /** A rule that does not fit every worked group, with a group that shows it. */
  const otherRule = (
    value: number,
    name: string,
    did: string,
    calculation: (a: number, b: number) => readonly [text: string, value: number],
  ): WrongAnswer[] => {
    const failing = groups.find(([a, middle, b]) => calculation(a, b)[1] !== middle);
    if (failing === undefined) return [];
    const [text, made] = calculation(failing[0], failing[2]);
    return wrong(
      value,
      name,
      `${did} But in ${groupText(failing)}, ${text} makes ${showNumber(made)}, not ${failing[1]}.`,
    );
  };
  const fitsOne = pairFormulas.filter(
    (other) =>
      other.hard > 2 &&
      other.hard <= hard &&
      // Nobody tries a rule that falls below nought on the way.
      sumValue(other.questionText(left, right)) !== undefined &&
      groups.filter(([a, middle, b]) => other.worth(a, b) === middle).length === 1,
  );
  const [step, made] = firstStep(questionText(left, right));
  const turned = (a: number, b: number): string | undefined => otherSign(questionText(a, b));
  const turnedText = hard > 2 ? turned(left, right) : undefined;
  const turnedWorth = turnedText === undefined ? undefined : sumValue(turnedText);
  // A little to one side, more to the other, and both at once: then the answer is no more like the others than they are.
  const ones = random.pick([1, -1]);
  const far = -ones * (answer < 15 ? 3 : 10);
  const all = [
    ...(hard > 2 ? wrong(made, 'first-step', `You worked out ${step}. That’s only the first step.`) : []),
    ...(turnedText === undefined || turnedWorth === undefined
      ? []
      : otherRule(turnedWorth, 'wrong-sign', `You worked out ${turnedText}.`, (a, b) => {
          const text = turned(a, b) ?? '';
          return [text, sumValue(text) ?? -1];
        })),
    ...otherRule(left + right, 'added', 'You added the outer numbers.', (a, b) => [`${a} + ${b}`, a + b]),
    ...otherRule(left * right, 'multiplied', 'You multiplied the outer numbers.', (a, b) => [`${a} × ${b}`, a * b]),
    ...otherRule(Math.abs(left - right), 'subtracted', 'You subtracted the outer numbers.', (a, b) => [
      `${Math.max(a, b)} − ${Math.min(a, b)}`,
      Math.abs(a - b),
    ]),
    ...fitsOne.slice(0, 4).flatMap((other) => {
      const fitting = groups.find(([a, middle, b]) => other.worth(a, b) === middle);
      return fitting === undefined
        ? []
        : wrong(
            other.worth(left, right),
            'fits-one',
            `You used the rule ${ruleText(other)}. It fits ${groupText(fitting)} but not the other group.`,
          );
    }),
    ...[ones, far, ones + far, 2 * ones, 2 * ones + far].flatMap((off) =>
      wrong(
        answer + off,
        'miscalculated',
        `Work it out again: that number is ${Math.abs(off)} too ${off > 0 ? 'big' : 'small'}. Check the rule on the first two groups.`,
      ),
    ),
  ];
  return firstOfEach(all, ({ text }) => text);
}

/** Whether a few times one outer number and a little more or less makes both middles, as 5 × 9 − 2 and 5 × 6 − 2: a child may stop there. */
function fitsOneOuterNumber(one: Group, other: Group): boolean {
  return ([0, 2] as const).some((side) => {
    const times = (other[1] - one[1]) / (other[side] - one[side]);
    return Number.isInteger(times) && times > 0 && times <= 12 && Math.abs(one[1] - times * one[side]) <= 12;
  });
}

/** Numbers that stand for the outer ones where a rule is told; no formula has them. */
const [leftMark, rightMark] = [1001, 2002];

/** The rule of a formula: 'left × right − 3'. */
function ruleText({ questionText }: PairFormula): string {
  return questionText(leftMark, rightMark).replaceAll(String(leftMark), 'left').replaceAll(String(rightMark), 'right');
}

/** How the rule is found: by what its first step leaves to do in the first group. */
function findSteps(formula: PairFormula, [left, middle, right]: Group): string[] {
  const [step, made] = firstStep(formula.questionText(left, right));
  // Where the first step is 4 times one of them, the 4 would come from nowhere.
  const isOfOuter = (step.match(/\d+/g) ?? []).every((number) => [left, right].includes(Number(number)));
  if (formula.hard < 3 || made === middle || !isOfOuter)
    return [`Look for one rule that fits both full groups. Here it is **${ruleText(formula)}**.`];
  return [
    `In the first group, ${step} makes ${made}, not ${middle}. So there is more to do.`,
    `The rule that fits both full groups is **${ruleText(formula)}**.`,
  ];
}

function make(random: Random, plan: Plan): Made | undefined {
  const name = random.pick(plan.names);
  const formula = random.pick(pairFormulas.filter((each) => each.name === name));
  const pairs = Array.from({ length: 3 }, () => drawPair(random, formula, plan));
  const groups = pairs.map(([left, right]): Group => [left, formula.worth(left, right), right]);
  if (groups.some(([, middle]) => !Number.isInteger(middle) || middle < 1 || middle > 300)) return undefined;
  // 43 − 46 + 8 falls below nought on the way.
  if (pairs.some(([left, right]) => sumValue(formula.questionText(left, right)) === undefined)) return undefined;
  if (new Set(pairs.map(([left]) => left)).size < 3 || new Set(pairs.map(([, right]) => right)).size < 3)
    return undefined;
  const [first, second, last] = groups;
  if (first === undefined || second === undefined || last === undefined) return undefined;
  const [left, answer, right] = last;
  const shown = [first, second];
  // Equal outer numbers show less of the rule, and one like (2 [?] 2) is worked out at a glance.
  if (formula.hard > 1 && pairs.some(([one, other]) => one === other)) return undefined;
  // Two groups with the same middle number tell no more than one.
  if (first[1] === second[1]) return undefined;
  // (4 [20] 8) before (8 [?] 4): turned round, the answer can be read off without the rule.
  if (shown.some(([one, middle, other]) => one === right && other === left && middle === answer)) return undefined;
  if (middlesFor(shown, left, right).size !== 1 || fitsOneOuterNumber(first, second)) return undefined;
  const text = [...shown.map(([a, middle, b]) => `(${a} [${middle}] ${b})`), `(${left} [?] ${right})`].join('   ');
  const questionText: QuestionText = {
    prompt: `The middle number comes from the two outer numbers, always in the same way. Which number is missing?\n\n**${text}**`,
    spoken: `The middle number comes from the two outer numbers, always in the same way. ${groups
      .map(([a, middle, b], at) => `${a}, ${at < 2 ? middle : 'what'}, ${b}`)
      .join('. ')}.`,
    hint:
      formula.hard < 3
        ? 'Can you add, subtract, multiply or divide the outer numbers to get the middle one?'
        : `It takes ${formula.hard < 6 ? 'two steps' : 'three steps'}. Try a step with one of the outer numbers, or with both. What must you still do?`,
    steps: [
      ...findSteps(formula, first),
      ...shown.map(([a, , b]) => `${workingLines(formula.questionText(a, b)).join(' = ')}.`),
      `In the same way, ${workingLines(formula.questionText(left, right)).join(' = ')}.`,
      `The missing number is **${answer}**.`,
    ],
    variant: text,
    features: { parts: formula.hard, top: Math.max(left, right) },
  };
  // A number out of all proportion to the middle ones would be struck out at a glance.
  const middles = groups.map(([, middle]) => middle);
  const isInProportion = ({ text: given }: WrongAnswer): boolean => {
    const value = Number(plainNumber(given));
    return value <= 2 * Math.max(...middles) && 4 * value >= Math.min(...middles);
  };
  const mistakes = mistakesFor(random, left, right, answer, shown, formula);
  const offered = mistakes.filter(isInProportion);
  // Where many rules tempt there are few bare miscounts: one, another and both at once, so that none of them stands out.
  const isMiscount = ({ because }: WrongAnswer): boolean => because.id.endsWith('/miscalculated');
  const [miscounts, slips] = [offered.filter(isMiscount), offered.filter((each) => !isMiscount(each))];
  const options = [...slips, ...miscounts.slice(0, Math.max(3, 5 - slips.length))];
  // Whoever stops after one step finds that number among the options.
  const stopsAfterOneStep = options[0]?.because.id.endsWith('/first-step') === true;
  return random.fork('form').chance(2, 3)
    ? askTyped(
        questionText,
        'number',
        [String(answer)],
        mistakes
          .filter((each) => isInProportion(each) || !each.because.id.endsWith('/multiplied'))
          .map(({ text: given, because }) => ({ text: plainNumber(given), because })),
      )
    : askChoice(random, questionText, String(answer), options, 5, 'grid', stopsAfterOneStep ? 1 : 0);
}

function solve(question: Question) {
  const [text = ''] = boldParts(question);
  const groups = [...text.matchAll(/\((\d+) \[(\d+|\?)\] (\d+)\)/g)];
  const shown = groups.flatMap(([, a, middle, b]): Group[] =>
    middle === '?' ? [] : [[Number(a), Number(middle), Number(b)]],
  );
  const [, left, , right] = groups.at(-1) ?? [];
  return answersAmong(question, [...middlesFor(shown, Number(left), Number(right))].map(String));
}

export const relatedNumbersGenerator = defineGenerator({
  generatorId: 'v.relatedNumbers',
  version: 14,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});
