/** m.bidmas: the order of operations: what to do first, the value, where brackets go, which sign is missing. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { evaluate, evaluateByStack, evaluateLeftToRight } from './expression.ts';
import { answered, chosen, type Form, makerOfForms, typed } from './forms.ts';
import { chooseNumber, chooseText, mistakesIn, type Slip, tapOne, writeNumber } from './told.ts';

const mistake = mistakesIn('m.bidmas');
const named = {
  left: mistake('left-to-right', 'You worked from left to right. Multiply and divide before you add and take away.'),
  brackets: mistake('ignores-brackets', 'Work out the brackets first.'),
  add: mistake('adds-first', 'You added before multiplying. Multiply and divide come first.'),
  power: mistake('power-late', 'Work out the power before you multiply.'),
  slip: mistake('slip', 'The order is right, but one step is out. Check each one.'),
};
interface Calculation {
  readonly text: string;
  readonly value: number;
  readonly level: number;
}
const shapes = {
  easy: ['a + b × c', 'a × b + c', 'a − b × c', 'a + q ÷ c', 'q ÷ c + a', 'a × b − c', 'q ÷ c − s'],
  medium: [
    '(a + b) × c',
    'a × (b + c)',
    'a × b + c × d',
    'a + b × c − d',
    'a + b² ',
    'a × (b − s)',
    'a × b − c × s',
    'q ÷ c + a × b',
    '(e − a) × b',
  ],
  hard: [
    '(a + b) × c − d',
    'a × (b + c) + d',
    'a + b × c²',
    '(a + b)² − c',
    'e − (a + b) × s',
    'a × b² − c',
    '(a + b) × (c − s)',
    'a² + b × c',
    'q ÷ c + (a + b) × s',
    '(a − s)² × b',
  ],
} as const;

function drawCalculation(random: Random, { difficulty }: Cell<null>): Calculation | undefined {
  const shape = random.pick(shapes[difficulty]);
  const [a, b, c, d, s] = [random.int(2, 12), random.int(2, 9), random.int(2, 9), random.int(2, 20), random.int(2, 5)];
  const worth: Readonly<Record<string, number>> = { a, b, c, d, s, q: c * random.int(3, 12), e: random.int(30, 90) };
  const text = shape.trim().replace(/[abcdqes]/g, (letter) => String(worth[letter] ?? 0));
  const value = evaluate(text);
  const steps = (text.match(/[+−×÷²(]/g) ?? []).length;
  if (!Number.isInteger(value) || value < 1 || value > 600) return undefined;
  const wrong = evaluateLeftToRight(text);
  if (wrong === value && !text.includes('(')) return undefined;
  return { text, value, level: steps };
}
const bare = (text: string): string => text.replace(/[()]/g, '');
/** Adds and subtracts before multiplying and dividing. */
const addsFirst = (text: string): number =>
  evaluateByStack(`(${text.replace(/ ([×÷]) /g, ') $1 (')})`.replace(/\((\d+[²³]?)\)/g, '$1'));
function slipsOf({ text, value }: Calculation): Slip[] {
  const whole: Slip[] = [
    ...(text.includes('(') ? [[evaluateByStack(bare(text)), named.brackets] as const] : []),
    [evaluateLeftToRight(text), named.left],
    ...(text.includes('(') ? [] : [[addsFirst(text), named.add] as const]),
    ...(text.includes('²')
      ? [
          [
            evaluateByStack(text.replace(/²/g, ' × 2')),
            mistake('doubles-for-square', 'Squared means the number times itself. It is not times 2.'),
          ] as const,
        ]
      : []),
    [value + 1, named.slip],
    [value - 2, named.slip],
    [value + 10, named.slip],
  ];
  return whole.filter(([given]) => Number.isInteger(given) && Number(given) > 0);
}
const features = ({ text, level }: Calculation, steps: number): Record<string, number> => ({
  operations: level,
  brackets: text.includes('(') ? 1 : 0,
  powers: text.includes('²') ? 1 : 0,
  steps,
});

/** The calculation with its next step done, and what that step was. */
function nextStep(text: string): { done: string; rest: string } | undefined {
  const brackets = /\(([^()]+)\)/.exec(text);
  if (brackets !== null) {
    const inside = brackets[1] ?? '';
    return { done: `${inside} = ${evaluate(inside)}`, rest: text.replace(brackets[0], String(evaluate(inside))) };
  }
  const power = /(\d+)²/.exec(text);
  if (power !== null)
    return { done: `${power[0]} = ${evaluate(power[0])}`, rest: text.replace(power[0], String(evaluate(power[0]))) };
  const first = /\d+ [×÷] \d+/.exec(text) ?? /^\d+ [+−] \d+/.exec(text);
  if (first === null) return undefined;
  return { done: `${first[0]} = ${evaluate(first[0])}`, rest: text.replace(first[0], String(evaluate(first[0]))) };
}
function stepsOf({ text, value }: Calculation): string[] {
  const lines: string[] = [];
  let rest = text;
  for (let step = nextStep(rest); step !== undefined; step = nextStep(rest)) {
    lines.push(`${step.done}${/[+−×÷]/.test(step.rest) ? `, so ${step.rest}` : ''}`);
    rest = step.rest;
    if (/^−?\d+$/.test(rest)) break;
  }
  return [
    'The order is: brackets, powers, multiply and divide, add and take away.',
    lines.join('\n\n'),
    `The answer is **${showNumber(value)}**.`,
  ];
}
const hint = 'Brackets first, then powers, then × and ÷, then + and −.';

const work: Form<null> = {
  weight: () => 5,
  make(random, cell) {
    const calculation = drawCalculation(random, cell);
    if (calculation === undefined) return undefined;
    const told = {
      prompt: `Work out ${calculation.text}.`,
      hint,
      steps: stepsOf(calculation),
      variant: calculation.text,
      features: features(calculation, 1),
    };
    return random.chance(1, 2)
      ? writeNumber(told, calculation.value, slipsOf(calculation))
      : chooseNumber(random, told, calculation.value, slipsOf(calculation));
  },
  solve(seen) {
    const [, text] = /^Work out (.*)\.$/.exec(seen.text) ?? [];
    return text === undefined ? undefined : answered(seen, evaluateByStack(text));
  },
};

const first: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 1),
  make(random, cell) {
    const calculation = drawCalculation(random, cell);
    if (calculation === undefined) return undefined;
    const { text } = calculation;
    const kinds = [...new Set(text.match(/[+−×÷²]/g) ?? [])];
    const step = nextStep(text);
    const sign = /[+−×÷²]/.exec(step?.done.split(' = ')[0] ?? '')?.[0];
    if (sign === undefined || kinds.length < 2 || (text.match(/\(/g) ?? []).length > 1) return undefined;
    if ((text.match(/[×÷]/g) ?? []).length > 1 && !text.includes('(') && !text.includes('²')) return undefined;
    if ((text.match(new RegExp(`\\${sign}`, 'g')) ?? []).length > 1) return undefined;
    const words: Readonly<Record<string, string>> = {
      '+': 'add',
      '−': 'take away',
      '×': 'multiply',
      '÷': 'divide',
      '²': 'square',
    };
    const order = ['+', '−', '×', '÷', '²'].filter((each) => kinds.includes(each)).map((each) => words[each] ?? '');
    return tapOne(
      {
        prompt: `What do you do first?\n\n${text}`,
        hint,
        steps: [
          text.includes('(')
            ? 'Brackets come first.'
            : text.includes('²')
              ? 'Powers come first here.'
              : '× and ÷ come before + and −.',
          `So the first thing is to **${words[sign]}**: ${step?.done}.`,
        ],
        variant: `first ${text}`,
        features: features(calculation, 1),
      },
      order,
      words[sign] ?? '',
      () => (text.includes('(') ? named.brackets : text.includes('²') ? named.power : named.left),
    );
  },
  solve(seen) {
    const [, text] = /^What do you do first\?\n\n(.*)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const inside = /\(([^()]*)\)/.exec(text)?.[1] ?? text;
    const order = [
      ['²', 'square'],
      ['×', 'multiply'],
      ['÷', 'divide'],
      ['+', 'add'],
      ['-', 'take away'],
    ] as const;
    const found = order.find(([sign]) => inside.includes(sign));
    return chosen(seen, (option) => option === found?.[1]);
  },
};

const placeBrackets: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random) {
    const [a, b, c, d] = [random.int(2, 12), random.int(2, 9), random.int(2, 9), random.int(2, 9)];
    const [x, y, z] = [random.pick(['+', '×', '−']), random.pick(['×', '+']), random.pick(['+', '−', '×'])];
    const ways = [
      `(${a} ${x} ${b}) ${y} ${c} ${z} ${d}`,
      `${a} ${x} (${b} ${y} ${c}) ${z} ${d}`,
      `${a} ${x} ${b} ${y} (${c} ${z} ${d})`,
      `${a} ${x} ${b} ${y} ${c} ${z} ${d}`,
    ];
    const values = ways.map(evaluate);
    if (new Set(values).size < 4 || values.some((value) => !Number.isInteger(value))) return undefined;
    const pick = random.int(0, 2);
    const [right, value] = [ways[pick], values[pick]];
    if (right === undefined || value === undefined || value < 1) return undefined;
    const wrong = ways
      .filter((way) => way !== right)
      .map(
        (way) =>
          [way, mistake('brackets-elsewhere', 'Those brackets give another value. Work it out to check.')] as const,
      );
    return chooseText(
      random,
      {
        prompt: `Which has the value ${showNumber(value)}?`,
        hint: 'Work out each one. The brackets come first.',
        steps: [
          `Work out each one, brackets first: ${ways
            .map((way, at) => `${way} = ${values[at]}`)
            .join('; ')
            .replaceAll('-', '−')}.`,
          `The one with the value ${showNumber(value)} is **${right}**.`,
        ],
        variant: `brackets ${ways[3]} ${value}`,
        features: { operations: 4, brackets: 1, powers: 0, steps: 4 },
      },
      right,
      wrong,
    );
  },
  solve(seen) {
    const [, value] = /^Which has the value (\d+)\?$/.exec(seen.text) ?? [];
    return value === undefined ? undefined : chosen(seen, (option) => evaluateByStack(option) === Number(value));
  },
};

const missingNumber: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 1),
  make(random, cell) {
    const calculation = drawCalculation(random, cell);
    if (calculation === undefined || calculation.text.includes('²')) return undefined;
    const numbers = [...calculation.text.matchAll(/\d+/g)];
    const hidden = random.pick(numbers);
    const answer = Number(hidden[0]);
    const text = `${calculation.text.slice(0, hidden.index)}□${calculation.text.slice(hidden.index + hidden[0].length)}`;
    const fit = Array.from({ length: 100 }, (_, at) => at + 1).filter(
      (each) => evaluate(text.replace('□', String(each))) === calculation.value,
    );
    if (fit.length !== 1) return undefined;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text} = ${showNumber(calculation.value)}`,
        hint: 'Work out what you can, then work backwards.',
        steps: [
          'Work backwards from the answer, last step first.',
          `Try **${answer}**: ${calculation.text} = ${showNumber(calculation.value)}.`,
        ],
        variant: text,
        features: features(calculation, 3),
      },
      answer,
      [
        [answer + 1, named.slip],
        [answer - 1, named.slip],
        [calculation.value, mistake('gives-total', 'That is the total. What must the box be?')],
      ],
    );
  },
  solve(seen) {
    const [, text = '', value] = /box\?\n\n(.*□.*) = (\d+)$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return Array.from({ length: 100 }, (_, at) => at + 1)
      .filter((each) => evaluateByStack(text.replace('□', String(each))) === Number(value))
      .flatMap((each) => typed(each));
  },
};

const whoIsRight: Form<null> = {
  weight: () => 1,
  make(random, cell) {
    const calculation = drawCalculation(random, cell);
    if (calculation === undefined) return undefined;
    const wrong = slipsOf(calculation).filter(([given]) => given !== calculation.value)[0];
    if (wrong === undefined) return undefined;
    const honest = random.chance(1, 2);
    const shown = honest ? calculation.value : Number(wrong[0]);
    const name = pickName(random);
    return tapOne(
      {
        prompt: `${name} says ${calculation.text} = ${showNumber(shown)}. Is that right?`,
        hint,
        steps: [
          ...stepsOf(calculation).slice(0, 2),
          `The value is ${showNumber(calculation.value)}, so **${honest ? 'yes' : 'no'}**.`,
        ],
        variant: `says ${calculation.text} ${shown}`,
        features: features(calculation, 2),
      },
      ['yes', 'no'],
      honest ? 'yes' : 'no',
      () => (honest ? named.left : wrong[1]),
    );
  },
  solve(seen) {
    const [, text, value] = / says (.*) = (\d+)\. Is that right\?$/.exec(seen.text) ?? [];
    return text === undefined
      ? undefined
      : chosen(seen, (option) => option === (evaluateByStack(text) === Number(value) ? 'yes' : 'no'));
  },
};

export const bidmas = makerOfForms<null>({
  makerId: 'm.bidmas',
  version: 1,
  serves: { 160204: null },
  forms: [work, first, placeBrackets, missingNumber, whoIsRight],
});
