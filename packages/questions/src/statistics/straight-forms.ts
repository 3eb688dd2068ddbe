/** Questions on straight lines and their rules. */
import { showNumber } from '../kernel/number-text.ts';
import { answered, chosen, type Form, numbersIn } from './forms.ts';
import { features, mistake, type Params } from './line-ground.ts';
import { planeFigure, readPlane, type Spot } from './plane-figure.ts';
import { drawRule, holds, type Rule, readRule, sayRule, speakRule, valueAt } from './straight-rule.ts';
import { chooseText, drawn, writeNumber } from './told.ts';

const wrong = {
  swap: mistake(
    'swaps-gradient-and-intercept',
    'The number before x says how steep it is. The number alone says where it crosses the y-axis.',
  ),
  sign: mistake('wrong-sign', 'Does the line go up or down to the right? Does it cross above or below 0?'),
  axes: mistake('swaps-axes', 'x runs along, y runs up. Check which number stays the same on the line.'),
  order: mistake('adds-first', 'Multiply by x first. Then add or take away.'),
  steps: mistake('runs-over-rise', 'The gradient is how far up for one step to the right.'),
};
const isStraight = ({ about }: Params): boolean => about === 'straight';
const alt = 'A grid with axes from −6 to 6 and a straight line.';
const spots = (rule: Rule): readonly [Spot, Spot] => [
  [0, rule.start],
  [2, valueAt(rule, 2)],
];

/** The rule of a drawn line. */
export const ruleOfLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) ? (difficulty === 'easy' ? 1 : 3) : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const other = random.pick(
      [-rule.halves, rule.halves === 2 ? 4 : 2, rule.halves * 2].filter(
        (halves) => halves !== rule.halves && Math.abs(halves) <= 8,
      ),
    );
    const start = random.pick(
      [-rule.start, rule.halves / 2, rule.start + 1].filter((value) => Number.isInteger(value) && value !== rule.start),
    );
    if (start === undefined || Math.abs(valueAt(rule, 1)) > 6) return undefined;
    const options: readonly (readonly [Rule, typeof wrong.sign])[] = [
      [{ halves: other, start: rule.start }, other === -rule.halves ? wrong.sign : wrong.steps],
      [{ halves: rule.halves, start }, start === -rule.start ? wrong.sign : wrong.swap],
      [{ halves: other, start }, wrong.swap],
    ];
    return chooseText(
      random,
      {
        prompt: ['Which rule fits this line?', drawn(planeFigure(...spots(rule), alt))],
        hint: 'Where does the line cross the y-axis? How far up does it go for one step to the right?',
        steps: [
          `The line crosses the y-axis at ${showNumber(rule.start)}.`,
          `For two steps to the right it goes ${rule.halves > 0 ? 'up' : 'down'} ${Math.abs(rule.halves)}.`,
          `The rule is **${sayRule(rule)}**.`,
        ],
        variant: `rule ${rule.halves} ${rule.start} ${other} ${start}`,
        features: features(cell, 2, Math.abs(rule.halves)),
      },
      sayRule(rule),
      options.map(([each, because]) => [sayRule(each), because] as const),
      4,
      'grid',
    );
  },
  solve(seen) {
    const ends = seen.figure === undefined ? undefined : readPlane(seen.figure);
    if (!seen.text.startsWith('Which rule fits this line?') || ends === undefined) return undefined;
    return chosen(seen, (option) => ends.every((spot) => holds(option, spot)));
  },
};

/** Gradient or intercept of a drawn line. */
export const partOfLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) ? (difficulty === 'hard' ? 1 : 2) : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const asksSlope = random.chance(1, 2);
    const slope = rule.halves / 2;
    if (Math.abs(valueAt(rule, 1)) > 6 || (asksSlope && !Number.isInteger(slope))) return undefined;
    return writeNumber(
      {
        prompt: [
          asksSlope
            ? 'What is the **gradient** of this line?'
            : 'Where does this line cross the **y-axis**? Give the value of y.',
          drawn(planeFigure(...spots(rule), alt)),
        ],
        hint: asksSlope
          ? 'Go one step to the right. How far up or down is the line then?'
          : 'Look at the upright axis.',
        steps: asksSlope
          ? [
              `For every step to the right the line goes ${slope > 0 ? 'up' : 'down'} ${Math.abs(slope)}.`,
              `The gradient is **${showNumber(slope)}**.`,
            ]
          : [`The line meets the y-axis at **${showNumber(rule.start)}**.`],
        variant: `part ${asksSlope} ${rule.halves} ${rule.start}`,
        features: features(cell, 1, Math.abs(rule.halves)),
      },
      asksSlope ? slope : rule.start,
      [
        [asksSlope ? rule.start : slope, wrong.swap],
        [asksSlope ? -slope : -rule.start, wrong.sign],
        [asksSlope ? rule.halves : valueAt(rule, 1), wrong.steps],
      ],
    );
  },
  solve(seen) {
    const ends = seen.figure === undefined ? undefined : readPlane(seen.figure);
    if (ends === undefined || !/gradient|cross the y-axis/.test(seen.text)) return undefined;
    const [[a, b], [c, d]] = ends;
    const slope = (d - b) / (c - a);
    return answered(seen, Math.round((seen.text.includes('gradient') ? slope : b - slope * a) * 10) / 10 + 0);
  },
};

/** A value from a rule. */
export const valueFromRule: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) ? (difficulty === 'hard' ? 1 : 3) : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const backwards = cell.difficulty === 'hard';
    const x = random.int(cell.difficulty === 'easy' ? 0 : -8, 10);
    const y = valueAt(rule, x);
    if (!Number.isInteger(y) || x === y) return undefined;
    const answer = backwards ? x : y;
    const slips = backwards
      ? ([
          [valueAt(rule, y), wrong.axes],
          [y - rule.start, wrong.order],
          [-x, wrong.sign],
        ] as const)
      : ([
          [(rule.halves / 2) * (x + rule.start), wrong.order],
          [-y, wrong.sign],
          [x + rule.halves / 2 + rule.start, wrong.order],
        ] as const);
    const text = backwards
      ? `A point on the line ${sayRule(rule)} has y = ${showNumber(y)}. What is x?`
      : `A point on the line ${sayRule(rule)} has x = ${showNumber(x)}. What is y?`;
    return writeNumber(
      {
        prompt: text,
        spoken: `A point on the line ${speakRule(rule)} has ${backwards ? 'y' : 'x'} equals ${backwards ? y : x}. What is ${backwards ? 'x' : 'y'}?`,
        hint: backwards
          ? 'Undo the rule: first the number alone, then the number before x.'
          : 'Put the number in for x.',
        steps: backwards
          ? [`${showNumber(y)} = ${sayRule(rule).slice(4)}.`, `x = **${showNumber(x)}**.`]
          : [
              `${sayRule(rule)
                .replace('x', ` × ${x < 0 ? `(${showNumber(x)})` : x}`)
                .replace(/= (−?) ×/, '= $11 ×')}.`,
              `y = **${showNumber(y)}**.`,
            ],
        variant: text,
        features: features(cell, backwards ? 3 : 2, Math.abs(rule.halves)),
      },
      answer,
      slips.filter(([given]) => Number.isInteger(given)).map(([given, because]) => [given, because] as const),
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
  weight: ({ params, difficulty }) => (isStraight(params) && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const rule = drawRule(random, cell.difficulty);
    const x = random.int(-5, 6);
    const y = valueAt(rule, x);
    const [dx, dy] = [random.pick([1, -1, 2]), random.pick([1, -1, 2, -2])];
    const say = (a: number, b: number): string => `(${showNumber(a)}, ${showNumber(b)})`;
    const others: readonly Spot[] = [
      [x + dx, y],
      [x, y + dy],
      [x + dx, y + dy],
    ];
    const swapped: Spot = [y, x];
    const wrongSpots = random.chance(1, 2) ? others : [swapped, [y, x + dy] as const, [y + dx, x] as const];
    if (!Number.isInteger(y) || x === y || wrongSpots.some(([a, b]) => valueAt(rule, a) === b)) return undefined;
    return chooseText(
      random,
      {
        prompt: `Which point lies on the line ${sayRule(rule)}?`,
        spoken: `Which point lies on the line ${speakRule(rule)}?`,
        hint: 'Put the first number in for x. Does the rule give the second number?',
        steps: [`Try x = ${showNumber(x)}: the rule gives y = ${showNumber(y)}.`, `So the point is **${say(x, y)}**.`],
        variant: `point ${rule.halves} ${rule.start} ${x} ${wrongSpots.join(';')}`,
        features: features(cell, 3, Math.abs(rule.halves)),
      },
      say(x, y),
      wrongSpots.map(([a, b]) => [say(a, b), a === y && b === x ? wrong.axes : wrong.order] as const),
      4,
      'grid',
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

/** Level and upright lines: x = 3, y = −2. */
export const levelLine: Form<Params> = {
  weight: ({ params, difficulty }) => (isStraight(params) && difficulty === 'easy' ? 3 : 0),
  make(random, cell) {
    const upright = random.chance(1, 2);
    const at = random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
    const [a, b]: readonly [Spot, Spot] = upright
      ? [
          [at, 0],
          [at, 1],
        ]
      : [
          [0, at],
          [1, at],
        ];
    const say = (isUpright: boolean, value: number): string => `${isUpright ? 'x' : 'y'} = ${showNumber(value)}`;
    return chooseText(
      random,
      {
        prompt: ['Which is the equation of this line?', drawn(planeFigure(a, b, alt))],
        hint: 'Name some points of the line. Which number stays the same?',
        steps: [
          `Every point of the line has the same ${upright ? 'x' : 'y'}: ${showNumber(at)}.`,
          `The equation is **${say(upright, at)}**.`,
        ],
        variant: `level ${upright} ${at}`,
        features: features(cell, 1, 0),
      },
      say(upright, at),
      [
        [say(!upright, at), wrong.axes],
        [say(upright, -at), wrong.sign],
        [say(!upright, -at), wrong.axes],
      ],
      4,
      'grid',
    );
  },
  solve(seen) {
    const ends = seen.figure === undefined ? undefined : readPlane(seen.figure);
    if (!seen.text.startsWith('Which is the equation of this line?') || ends === undefined) return undefined;
    return chosen(seen, (option) => {
      const axis = option.startsWith('x') ? 0 : 1;
      return ends.every((spot) => Math.abs(spot[axis] - Number(option.slice(4))) < 0.05);
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
      ? `A line is parallel to ${sayRule(rule)} and goes through (${through.map(showNumber).join(', ')}). What is its rule?`
      : `A line goes through (${through.map(showNumber).join(', ')}) and (${showNumber(x)}, ${showNumber(valueAt(right, x))}). What is its rule?`;
    const other = random.pick(
      [-rule.halves, rule.halves + 2, rule.halves * 2].filter((halves) => halves !== 0 && halves !== rule.halves),
    );
    const second = parallel ? rule.start : -start;
    return chooseText(
      random,
      {
        prompt: text,
        spoken: text.replace(sayRule(rule), speakRule(rule)).replaceAll('−', 'minus '),
        hint: parallel
          ? 'Parallel lines are equally steep. Where does the new one cross the y-axis?'
          : 'The point with x = 0 lies on the y-axis. How steep is the line?',
        steps: [
          parallel
            ? 'Parallel lines have the same number before x.'
            : `From x = 0 to x = ${showNumber(x)}, y changes by ${showNumber(valueAt(right, x) - start)}.`,
          `It crosses the y-axis at ${showNumber(start)}.`,
          `Its rule is **${sayRule(right)}**.`,
        ],
        variant: text,
        features: features(cell, 3, Math.abs(rule.halves)),
      },
      sayRule(right),
      [
        [sayRule({ halves: rule.halves, start: second }), wrong.sign],
        [sayRule({ halves: other, start }), wrong.steps],
        [sayRule({ halves: other, start: second }), wrong.swap],
      ],
      4,
      'grid',
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
