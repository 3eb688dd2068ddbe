/** m.matchsticks: patterns of matchsticks that grow, counted, carried on and put as a rule. */
import type { Figure } from '@comet/contract/figure';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { seeAlgebra } from '../maths-text.ts';
import { countSticks, type Growth, growths, patternFigure } from './pattern-figure.ts';

interface Params {
  /** Whether rules with n are asked for, and at hard two patterns at once and sticks that are left. */
  readonly rules: boolean;
}

const mistake = mistakesIn('m.matchsticks');
const named = {
  multiplies: mistake(
    'multiplies-the-first',
    'Each new part does not need as many sticks as the whole first pattern. Look at what is added.',
  ),
  between: mistake('leaves-out-sticks-between', 'Don’t forget the sticks between the parts.'),
  step: mistake('step-times-number', 'You counted only what is added each time. Pattern 1 has more sticks than that.'),
  largeStep: mistake('large-step-times-number', 'You counted a whole step for pattern 1, but it has fewer sticks.'),
  counts: mistake('miscounts-the-step', 'Check how many sticks are added each time. That number goes with n.'),
  stepsOnly: mistake('counts-steps-only', 'That is how many steps come after pattern 1. Count pattern 1, too.'),
  oneMore: mistake('one-step-too-many', 'Pattern 1 is there already, so take one step fewer.'),
  oneLess: mistake('one-step-too-few', 'That is the pattern before.'),
  tooLarge: mistake('pattern-too-large', 'That pattern needs more sticks than that.'),
  beginning: mistake('wrong-beginning', 'Put n = 1 in. It doesn’t give the sticks of pattern 1.'),
  onlyOne: mistake('one-pattern-only', 'That is only one of the two patterns.'),
  sumOfNumbers: mistake(
    'adds-pattern-numbers',
    'You added the numbers of the patterns first. Work out the two patterns one by one.',
  ),
  sticks: mistake('gives-the-sticks', 'That is how many sticks pattern n has. Which pattern is it?'),
  nextOne: mistake('gives-the-next', 'That is the larger of the two patterns.'),
  leavesPattern: mistake('gives-the-pattern', 'That is the number of the pattern. How many sticks are left?'),
  leftOfStep: mistake('remainder-of-all', 'You divided all the sticks. First take away the sticks of pattern 1.'),
  divides: mistake('forgets-the-start', 'You divided all the sticks. First take away those of pattern 1.'),
  swaps: mistake(
    'swaps-step-and-start',
    'You put the sticks of pattern 1 in front of n. What is added each time goes there.',
  ),
};

interface Drawn {
  readonly growth: Growth;
  readonly parts: number;
  /** The sticks of pattern 1. */
  readonly start: number;
  readonly step: number;
}

function drawPattern(random: Random): Drawn {
  const growth = random.pick(growths);
  const parts = growth.name.includes('between') ? 1 : random.int(1, growth.part === 'triangle' ? 4 : 3);
  return { growth, parts, start: growth.first + (parts - 1) * growth.step, step: growth.step };
}

/** The first pattern taken so many times. */
const timesFirst = ({ start, step }: Drawn): Mistake => (step > start ? named.between : named.multiplies);
const sticksIn = ({ start, step }: Drawn, pattern: number): number => start + (pattern - 1) * step;
const figureOf = ({ growth, parts }: Drawn): ReturnType<typeof drawn> => drawn(patternFigure(growth, parts));
const stepsTo = (of: Drawn): string[] => [
  `The patterns have ${[1, 2, 3].map((pattern) => sticksIn(of, pattern)).join(', ')} sticks.`,
  `Each new ${of.growth.part} needs ${of.step} more.`,
];
const signed = (number: number): string => (number === 0 ? '' : number > 0 ? ` + ${number}` : ` − ${-number}`);

/** The sticks of a pattern further on. */
const further: Form<Params> = {
  weight: ({ params, difficulty }) =>
    (params.rules ? { easy: 4, medium: 0, hard: 0 } : { easy: 5, medium: 4, hard: 0 })[difficulty],
  make(random, { params, difficulty }) {
    const of = drawPattern(random);
    const pattern = params.rules ? random.int(31, 100) : difficulty === 'easy' ? random.int(6, 10) : random.int(11, 30);
    const value = sticksIn(of, pattern);
    return writeNumber(
      {
        prompt: [`How many sticks does pattern ${pattern} have?`, figureOf(of)],
        hint: 'Count the sticks of the three patterns. How many more are there each time?',
        steps: [
          ...stepsTo(of),
          `From pattern 1 to pattern ${pattern} there are ${pattern - 1} steps: ${pattern - 1} × ${of.step} = ${(pattern - 1) * of.step}.`,
          `${of.start} + ${(pattern - 1) * of.step} = **${value}**.`,
        ],
        variant: `further ${of.growth.name} ${of.parts} ${pattern}`,
        features: { pattern, steps: 2, rule: 0 },
      },
      value,
      [
        [of.start * pattern, timesFirst(of)],
        [of.step * pattern, of.start > of.step ? named.step : named.largeStep],
        [value + of.step, named.oneMore],
        [value - of.step, named.oneLess],
      ],
    );
  },
  solve(seen) {
    const [, pattern] = /^How many sticks does pattern (\d+) have\?/.exec(seen.text) ?? [];
    if (pattern === undefined || seen.figure === undefined) return undefined;
    let [before = 0, last = 0] = countSticks(seen.figure).slice(1);
    for (let at = 3; at < Number(pattern); at++) [before, last] = [last, 2 * last - before];
    return answered(seen, last);
  },
};

/** Which pattern has so many sticks, or how far so many sticks go. */
const which: Form<Params> = {
  weight: ({ params, difficulty }) =>
    (params.rules ? { easy: 0, medium: 4, hard: 0 } : { easy: 2, medium: 4, hard: 5 })[difficulty],
  make(random, { params, difficulty }) {
    const of = drawPattern(random);
    const pattern =
      difficulty === 'easy'
        ? random.int(6, 11)
        : params.rules
          ? random.int(40, 99)
          : difficulty === 'medium'
            ? random.int(12, 30)
            : random.int(20, 60);
    const exact = sticksIn(of, pattern);
    // Year 7 goes on where year 6 ends: with a remainder.
    const left = difficulty === 'hard' || params.rules ? random.int(1, of.step - 1) : 0;
    const sticks = exact + left;
    // Whoever only divides, and forgets that pattern 1 is not like a step, must not be right.
    if (left > 0 && Math.floor(sticks / of.step) === pattern) return undefined;
    return writeNumber(
      {
        prompt: [
          left === 0
            ? `Which pattern needs exactly ${sticks} sticks?`
            : `There are ${sticks} sticks. What is the number of the largest pattern that can be made?`,
          figureOf(of),
        ],
        hint: 'How many sticks does pattern 1 have? How many steps can be made with the rest?',
        steps: [
          ...stepsTo(of),
          `Without the sticks of pattern 1: ${sticks} − ${of.start} = ${sticks - of.start}.`,
          left === 0
            ? `${sticks - of.start} ÷ ${of.step} = ${pattern - 1} steps after pattern 1, so it is pattern **${pattern}**.`
            : `${sticks - of.start} ÷ ${of.step} = ${pattern - 1} remainder ${left}: ${pattern - 1} steps after pattern 1, so it is pattern **${pattern}**.`,
        ],
        variant: `which ${of.growth.name} ${of.parts} ${sticks}`,
        features: { pattern, steps: left === 0 ? 3 : 4, rule: 0 },
      },
      pattern,
      [
        [Math.floor(sticks / of.step), named.divides],
        [Math.floor(sticks / of.start), timesFirst(of)],
        [pattern - 1, named.stepsOnly],
        [pattern + 1, named.tooLarge],
      ],
    );
  },
  solve(seen) {
    const [, sticks] = /(?:needs exactly|^There are) (\d+) sticks/.exec(seen.text) ?? [];
    if (sticks === undefined || seen.figure === undefined) return undefined;
    const [, before = 0, last = 0] = countSticks(seen.figure);
    let count = last;
    let pattern = 3;
    while (count < Number(sticks)) {
      count += last - before;
      pattern++;
    }
    return answered(seen, count > Number(sticks) ? pattern - 1 : pattern);
  },
};

/** What a part adds for those who miss that it shares a stick with the part before, or has one more between. */
const ownSticks = ({ growth, step }: Drawn): number => (growth.first > step ? step + 1 : step - 1);
/** The number beside n in the well-known rule, of a pattern that begins with a single part. */
const usualStart = ({ growth }: Drawn): number => growth.first - growth.step;

/** The rule with n. */
const rule: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.rules ? { easy: 3, medium: 3, hard: 0 }[difficulty] : difficulty === 'hard' ? 2 : 0,
  make(random, { difficulty }) {
    const of = drawPattern(random);
    const { start, step } = of;
    const extra = start - step;
    // After easy, another rule gives the sticks of pattern 1 too, so that n = 1 alone doesn’t tell.
    const by = extra === 1 ? -1 : 1;
    const show = (by: number, more: number): string => `${by}n${signed(more)}`;
    // Two steps by two beginnings, so that neither tells the rule by itself.
    const [wrongStep, wrongStart] =
      difficulty === 'easy'
        ? [
            of.parts === 1 ? random.pick([start, ownSticks(of)]) : ownSticks(of),
            random.pick([start, usualStart(of)].filter((more) => more !== extra)),
          ]
        : [step + by, extra - by];
    const swapsOrCounts = wrongStep === start ? named.swaps : named.counts;
    return chooseText(
      random,
      {
        prompt: ['Which rule gives the number of sticks in pattern n?', figureOf(of)],
        hint: 'Try n = 1 and n = 2 in each rule.',
        steps: [
          ...stepsTo(of),
          `So the rule begins with ${step}n. For n = 1 that is ${step}, but pattern 1 has ${start}: ${extra < 0 ? `${-extra} fewer` : `${extra} more`}.`,
          `The rule is **${show(step, extra)}**.`,
        ],
        variant: `rule ${of.growth.name} ${of.parts}`,
        features: { pattern: 1, steps: 3, rule: 1 },
      },
      show(step, extra),
      [
        [show(step, wrongStart), named.beginning],
        [show(wrongStep, extra), swapsOrCounts],
        [show(wrongStep, wrongStart), swapsOrCounts],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.text !== 'Which rule gives the number of sticks in pattern n?' || seen.figure === undefined)
      return undefined;
    const counts = countSticks(seen.figure);
    return chosen(seen, (option) => {
      const [, by, sign = '+', more = '0'] = /(\d+)n(?: ?([+−-]) ?(\d+))?/.exec(option.replaceAll(/[{}]/g, '')) ?? [];
      return counts.every((count, at) => Number(by) * (at + 1) + (sign === '+' ? 1 : -1) * Number(more) === count);
    });
  },
};

/** The sticks of a drawn pattern further on, counted on pattern by pattern. */
function countOn(figure: Figure, pattern: number): number {
  let [before = 0, last = 0] = countSticks(figure).slice(1);
  for (let at = 3; at < pattern; at++) [before, last] = [last, 2 * last - before];
  return last;
}

/** Two patterns laid at the same time: how many sticks, or which two neighbours need so many. */
const together: Form<Params> = {
  weight: ({ params, difficulty }) => (params.rules && difficulty === 'hard' ? 5 : 0),
  make(random) {
    const of = drawPattern(random);
    const { step, start } = of;
    const [one, other] = [random.int(8, 20), random.int(25, 60)];
    const isBack = random.chance(1, 2);
    const [low, high] = isBack ? [other, other + 1] : [one, other];
    const [few, many] = [sticksIn(of, low), sticksIn(of, high)];
    const extra = start - step;
    const rule = `${step}n${signed(extra)}`;
    const all = few + many;
    const value = isBack ? low : all;
    return writeNumber(
      {
        prompt: [
          isBack
            ? `Pattern n and the pattern after it need exactly ${all} sticks together. What is n?`
            : `How many sticks are needed to make pattern ${low} **and** pattern ${high}?`,
          figureOf(of),
        ],
        hint: isBack
          ? 'Find the rule for pattern n. How many more sticks does the next pattern need?'
          : 'Find the rule for pattern n first. Then use it twice.',
        steps: [
          ...stepsTo(of),
          `So pattern n needs ${rule} sticks.`,
          ...(isBack
            ? [
                `The next pattern needs ${step} more. Without them the two would be equal: ${all} − ${step} = ${all - step}.`,
                `Half of that is pattern n: ${all - step} ÷ 2 = ${few}.`,
                `${rule} = ${few}, so ${step}n = ${step * low} and n = **${low}**.`,
              ]
            : [
                `Pattern ${low}: ${step} × ${low}${signed(extra)} = ${few}. Pattern ${high}: ${step} × ${high}${signed(extra)} = ${many}.`,
                `Together: ${few} + ${many} = **${all}**.`,
              ]),
        ],
        variant: `together ${of.growth.name} ${of.parts} ${low} ${high} ${isBack}`,
        features: { pattern: high, steps: 5, rule: 1 },
      },
      value,
      isBack
        ? [
            [low + 1, named.nextOne],
            [few, named.sticks],
          ]
        : [
            [many, named.onlyOne],
            [sticksIn(of, low + high), named.sumOfNumbers],
            [step * (low + high), start > step ? named.step : named.largeStep],
          ],
    );
  },
  solve(seen) {
    if (seen.figure === undefined) return undefined;
    const [, one, other] = /to make pattern (\d+) and pattern (\d+)\?/.exec(seen.text) ?? [];
    if (one !== undefined)
      return answered(seen, countOn(seen.figure, Number(one)) + countOn(seen.figure, Number(other)));
    const [, all] = /need exactly (\d+) sticks together/.exec(seen.text) ?? [];
    if (all === undefined) return undefined;
    for (let pattern = 3; pattern < 300; pattern++)
      if (countOn(seen.figure, pattern) + countOn(seen.figure, pattern + 1) === Number(all))
        return answered(seen, pattern);
    return undefined;
  },
};

/** The sticks that are left when the largest pattern is made. */
const left: Form<Params> = {
  weight: ({ params, difficulty }) => (params.rules ? { easy: 0, medium: 2, hard: 2 }[difficulty] : 0),
  make(random) {
    const of = drawPattern(random);
    const pattern = random.int(20, 60);
    const rest = random.int(1, of.step - 1);
    const sticks = sticksIn(of, pattern) + rest;
    const steps = pattern - 1;
    return writeNumber(
      {
        prompt: [
          `${pickName(random)} has ${sticks} sticks and makes the largest pattern possible. How many sticks are **left over**?`,
          figureOf(of),
        ],
        hint: 'How many sticks does pattern 1 have? How many steps can be made with the rest?',
        steps: [
          ...stepsTo(of),
          `Without the sticks of pattern 1: ${sticks} − ${of.start} = ${sticks - of.start}.`,
          `${sticks - of.start} ÷ ${of.step} = ${steps} remainder ${rest}, so pattern ${pattern} can be made.`,
          `${rest === 1 ? 'There is' : 'There are'} **${rest}** left over.`,
        ],
        variant: `left ${of.growth.name} ${of.parts} ${sticks}`,
        features: { pattern, steps: 5, rule: 0 },
      },
      rest,
      [
        [sticks % of.step, named.leftOfStep],
        [pattern, named.leavesPattern],
      ],
    );
  },
  solve(seen) {
    const [, sticks] = / has (\d+) sticks and makes/.exec(seen.text) ?? [];
    if (sticks === undefined || seen.figure === undefined) return undefined;
    let pattern = 3;
    while (countOn(seen.figure, pattern + 1) <= Number(sticks)) pattern++;
    return answered(seen, Number(sticks) - countOn(seen.figure, pattern));
  },
};

/** The generator of m.matchsticks. */
export const matchsticks = generatorOfForms<Params>({
  generatorId: 'm.matchsticks',
  version: 10,
  see: seeAlgebra,
  serves: { 160706: { rules: false }, 170405: { rules: true } },
  forms: [further, which, rule, together, left],
  capacity: ({ difficulty, params }) => (difficulty === 'easy' && !params.rules ? 120 : 200),
});
