/** Rules of straight lines in numbers: values, points, and rules from facts. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { features, mistake, type Params } from './graphs.ts';
import type { Spot } from './plane-figure.ts';
import { isStraight, wrong } from './straight-line-mistakes.ts';
import { describeRule, drawRule, holds, type Rule, readRule, speakRule, valueAt } from './straight-line-rule.ts';

/** A value from a rule. */
export const valueFromRule: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) ? (difficulty === 'hard' ? 2 : 3) : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const backwards = cell.difficulty === 'hard';
    // A number above 0 put into a rule is for year 6.
    const x = random.int({ easy: -20, medium: -9, hard: -8 }[cell.difficulty], backwards ? 10 : -2);
    const y = valueAt(rule, x);
    // y = x + 2 is too little for year 7, and so is y = 3x unless it is easy.
    const isLittle = cell.difficulty === 'easy' ? rule.halves === 2 : x === 0 || rule.start === 0;
    if (isLittle || !Number.isInteger(y) || x === y) return undefined;
    const answer = backwards ? x : y;
    /** Signs can only go wrong where there are some. */
    const hasMinus = Math.min(rule.halves, rule.start, x, y) < 0;
    const mistakes = backwards
      ? ([
          [valueAt(rule, y), mistake('swaps-axes', 'You put the number in for x, but it is y.')],
          [
            y - rule.start,
            mistake('stops-early', 'You undid the number on its own. Now undo the number in front of x.'),
          ],
          [hasMinus ? -x : Number.NaN, wrong.value],
        ] as const)
      : ([
          [Math.abs(rule.halves) === 2 ? Number.NaN : (rule.halves / 2) * (x + rule.start), wrong.order],
          [hasMinus ? -y : Number.NaN, wrong.value],
          [rule.start - (y - rule.start), rule.halves < 0 ? wrong.twoMinuses : wrong.oneMinus],
          // No number is shown in front of x where it is 1 or −1.
          [
            Math.abs(rule.halves) === 2 ? Number.NaN : x + rule.halves / 2 + rule.start,
            mistake('adds-for-multiply', 'You added the number in front of x. Multiply by it.'),
          ],
        ] as const);
    const text = backwards
      ? `A point on the line ${describeRule(rule)} has y = ${showNumber(y)}. What is x?`
      : `A point on the line ${describeRule(rule)} has x = ${showNumber(x)}. What is y?`;
    return writeNumber(
      {
        prompt: text,
        spoken: `A point on the line ${speakRule(rule)} has ${backwards ? 'y' : 'x'} equals ${showNumber(backwards ? y : x).replace('−', 'minus ')}. What is ${backwards ? 'x' : 'y'}?`,
        hint: backwards ? 'Undo the rule: first the number on its own.' : 'Put the number in for x.',
        steps: backwards
          ? [
              `${showNumber(y)} = ${describeRule(rule).slice(4)}.`,
              `${rule.start > 0 ? 'Subtract' : 'Add'} ${Math.abs(rule.start)} on both sides: ${showNumber(y - rule.start)} = ${describeRule({ ...rule, start: 0 }).slice(4)}.`,
              `So x = **${showNumber(x)}**.`,
            ]
          : [
              `${describeRule({ ...rule, start: 0 }).slice(4)} means ${showNumber(rule.halves / 2)} × x.`,
              `${describeRule(rule)
                .replace('x', ` × ${x < 0 ? `(${showNumber(x)})` : x}`)
                .replace(/= (−?) ×/, '= $11 ×')}.`,
              ...(rule.start === 0
                ? []
                : [`y = ${showNumber(y - rule.start)} ${rule.start < 0 ? '−' : '+'} ${Math.abs(rule.start)}.`]),
              `y = **${showNumber(y)}**.`,
            ],
        variant: text,
        features: features(cell, backwards ? 3 : 2, Math.abs(rule.halves)),
      },
      answer,
      mistakes.filter(([given]) => Number.isInteger(given)).map(([given, because]) => [given, because] as const),
    );
  },
  solve(seen) {
    const [, rule, given, value] = /^A point on the line (y = .*) has ([xy]) = (-?\d+)\. What is/.exec(seen.text) ?? [];
    const at = rule === undefined ? undefined : readRule(rule);
    if (at === undefined) return undefined;
    if (given === 'x') return answered(seen, at(Number(value)) + 0);
    const found = [...Array(121).keys()].map((each) => each - 60).filter((x) => at(x) === Number(value));
    return found.flatMap((x) => answered(seen, x));
  },
};

/** Which point lies on a line. */
export const pointOnLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) && difficulty === 'medium' ? 2 : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const x = random.int(-5, 6);
    const y = valueAt(rule, x);
    const [dx, dy] = [random.pick([1, -1, 2]), random.pick([1, -1, 2, -2])];
    const readAloud = (a: number, b: number): string => `(${showNumber(a)}, ${showNumber(b)})`;
    const others: readonly Spot[] = [
      [x + dx, y],
      [x, y + dy],
      [x + dx, y + dy],
    ];
    const swapped: Spot = [y, x];
    const wrongSpots = random.chance(1, 2) ? others : [swapped, [y, x + dy] as const, [y + dx, x] as const];
    // A rule with nothing to add is one multiplication.
    if (rule.start === 0) return undefined;
    if (!Number.isInteger(y) || x === y || wrongSpots.some(([a, b]) => valueAt(rule, a) === b)) return undefined;
    return chooseText(
      random,
      {
        prompt: `Which point lies on the line ${describeRule(rule)}?`,
        spoken: `Which point lies on the line ${speakRule(rule)}?`,
        hint: 'Put the first number in for x. Does the rule give the second number?',
        steps: [
          `Try x = ${showNumber(x)}: the rule gives y = ${showNumber(y)}.`,
          `So the point is **${readAloud(x, y)}**.`,
        ],
        variant: `point ${rule.halves} ${rule.start} ${x} ${wrongSpots.join(';')}`,
        features: features(cell, 3, Math.abs(rule.halves)),
      },
      readAloud(x, y),
      wrongSpots.map(
        ([a, b]) =>
          [
            readAloud(a, b),
            a === y && b === x
              ? mistake('swaps-axes', 'You swapped the numbers: x comes first.')
              : mistake(
                  'not-on-line',
                  `With x = ${showNumber(a)} the rule gives y = ${showNumber(valueAt(rule, a))}, not ${showNumber(b)}.`,
                ),
          ] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, rule] = /^Which point lies on the line (y = .*)\?$/.exec(seen.text) ?? [];
    if (rule === undefined) return undefined;
    return chosen(seen, (option) => {
      const [x = Number.NaN, y = Number.NaN] = numbersIn(option);
      return holds(rule, [x, y]);
    });
  },
};

/** Rules of parallel lines, and rules through two points. */
export const ruleFromFacts: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const rule = drawRule(random, 'medium');
    const parallel = random.chance(1, 2);
    const start = random.int(-6, 6);
    const through: Spot = [0, start];
    const x = random.pick([1, 2, 3, -1, -2]);
    const right: Rule = { halves: rule.halves, start };
    if (start === rule.start || start === 0) return undefined;
    const text = parallel
      ? `A line is parallel to ${describeRule(rule)} and goes through (${through.map(showNumber).join(', ')}). What is its rule?`
      : `A line goes through (${through.map(showNumber).join(', ')}) and (${showNumber(x)}, ${showNumber(valueAt(right, x))}). What is its rule?`;
    const [other = 0, third = 0] = random.sample(
      [-rule.halves, rule.halves + 2, rule.halves * 2].filter((halves) => halves !== 0 && halves !== rule.halves),
      2,
    );
    // Else the right rule is always the one that is most like the others.
    const isAlone = random.chance(1, 4);
    const second = parallel ? rule.start : -start;
    return chooseText(
      random,
      {
        prompt: text,
        spoken: text.replace(describeRule(rule), speakRule(rule)).replaceAll('−', 'minus '),
        hint: parallel
          ? 'Parallel lines are equally steep. Where does the new one cross the y-axis?'
          : 'The point with x = 0 lies on the y-axis. How steep is the line?',
        steps: [
          parallel
            ? 'Parallel lines have the same number in front of x.'
            : `From x = 0 to x = ${showNumber(x)}, y changes from ${showNumber(start)} to ${showNumber(valueAt(right, x))}: by ${showNumber(rule.halves / 2)} for each step of x.`,
          `It crosses the y-axis at ${showNumber(start)}.`,
          `Its rule is **${describeRule(right)}**.`,
        ],
        variant: text,
        features: features(cell, 3, Math.abs(rule.halves)),
      },
      describeRule(right),
      [
        isAlone
          ? [describeRule({ halves: third, start: second }), wrong.neither]
          : [
              describeRule({ halves: rule.halves, start: second }),
              mistake('wrong-start', `The line crosses the y-axis at ${showNumber(start)}.`),
            ],
        [
          describeRule({ halves: other, start }),
          mistake(
            'wrong-gradient',
            parallel
              ? 'Parallel lines have the same number in front of x.'
              : `For each step of x, y changes by ${showNumber(rule.halves / 2)}.`,
          ),
        ],
        [describeRule({ halves: other, start: second }), wrong.neither],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('What is its rule?')) return undefined;
    const points = [...seen.text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(
      (found): Spot => [Number(found[1]), Number(found[2])],
    );
    const [, rule] = /parallel to (y = .*?) and goes/.exec(seen.text) ?? [];
    const given = rule === undefined ? undefined : readRule(rule);
    return chosen(seen, (option) => {
      const own = readRule(option);
      if (own === undefined || !points.every((spot) => holds(option, spot))) return false;
      return given === undefined || own(1) - own(0) === given(1) - given(0);
    });
  },
};
