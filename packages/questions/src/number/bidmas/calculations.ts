/** What all questions on the order of operations share: the calculations, the mistakes and the steps. */
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { evaluate, evaluateByStack, evaluateLeftToRight } from './expression.ts';

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.bidmas');

/** The mistakes children make here. */
export const named = {
  left: mistake(
    'left-to-right',
    'Multiply and divide before you add and subtract. The order isn’t always from left to right.',
  ),
  brackets: mistake('ignores-brackets', 'You left out the brackets. What is inside them comes first.'),
  add: mistake(
    'adds-first',
    'Multiply and divide before you add and subtract. The order isn’t always from left to right.',
  ),
  fact: (product: string, right: number, wrong: number) =>
    mistake('table-fact', `Look at ${product} again. It is ${showNumber(right)}, not ${showNumber(wrong)}.`),
};

interface Calculation {
  readonly text: string;
  readonly value: number;
  readonly level: number;
}

const shapes = {
  /** Three signs, for what to do first. */
  first: [
    'a + b × c − d',
    'e − a × b + d',
    'a + q ÷ c − s',
    'e − q ÷ c + a',
    'q ÷ c + a − s',
    'e − (a + b) × s',
    'q ÷ c + (d − s)',
  ],
  easy: [
    'a + b × c',
    'a × b + c',
    'a − b × c',
    'a + q ÷ c',
    'q ÷ c + a',
    'a × b − c',
    'q ÷ c − s',
    's × (a + b)',
    'b × (a − s)',
  ],
  /** Two things to put in order: a bracket or a power with one product is easy. */
  medium: [
    'a × b + c × d',
    'a + f × c − d',
    'a × f − c × s',
    'q ÷ c + a × b',
    'a + f × (c + s)',
    'f × (c + s) − a',
    'e − s × (a + b)',
    'f² − a × s',
  ],
  hard: [
    'd + (g + b) × f',
    'd + f × (g + c)',
    'a + b × f²',
    '(a + f)² − c',
    'v − (g + b) × s',
    'a × f² − c',
    'd + (g + b) × (f − s)',
    'f² + g × c',
    'q ÷ c + (g + b) × s',
    '(g − s)² × b',
  ],
} as const;

const bare = (text: string): string => text.replace(/[()]/g, '');

/** The largest number on the way: where it is small, little has to be worked out. */
function largestStep(text: string): number {
  const step = nextStep(text);
  return step === undefined ? 0 : Math.max(Number(step.done.split(' = ')[1]), largestStep(step.rest));
}

const bracketsOf = (text: string): number[] => (text.match(/\(([^()]+)\)/g) ?? []).map(evaluate);

/** Whether a bracket makes 1 or 0, and so leaves nothing to work out. */
export const hasIdleBracket = (text: string): boolean => bracketsOf(text).some((value) => value < 2);

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawCalculation(random: Random, kind: keyof typeof shapes): Calculation | undefined {
  const shape = random.pick(shapes[kind]);
  const [a, b, c, d, s] = [random.int(2, 12), random.int(2, 9), random.int(2, 9), random.int(2, 20), random.int(2, 5)];
  const worth: Readonly<Record<string, number>> = {
    a,
    b,
    c,
    d,
    s,
    q: c * random.int(3, 12),
    e: random.int(30, 90),
    f: random.int(6, 9),
    g: random.int(11, 25),
    v: random.int(150, 300),
  };
  const text = shape.replace(/[abcdefgqsv]/g, (letter) => String(worth[letter] ?? 0));
  if (hasIdleBracket(text)) return undefined;
  // Times 10 there would be little to multiply.
  if (/medium|hard/.test(kind) && bracketsOf(text).includes(10)) return undefined;
  const value = evaluate(text);
  const steps = (text.match(/[+−×÷²(]/g) ?? []).length;
  if (!Number.isInteger(value) || value < 1 || value > 600) return undefined;
  if (largestStep(text) < { first: 0, easy: 0, medium: 40, hard: 60 }[kind]) return undefined;
  // Where plain work from left to right comes out right, the order isn’t asked about.
  if (kind !== 'first' && evaluateLeftToRight(bare(text)) === value) return undefined;
  return { text, value, level: steps };
}

/** Brackets first, but then adds and subtracts before multiplying and dividing. */
const addsFirst = (text: string): number =>
  evaluateByStack(
    `(${text.replace(/\(([^()]+)\)/g, (_, inside: string) => String(evaluate(inside))).replace(/ ([×÷]) /g, ') $1 (')})`.replace(
      /\((\d+[²³]?)\)/g,
      '$1',
    ),
  );

/** Each number of the bracket squared by itself: (9 + 4)² as 9² + 4². */
function squaredApart(text: string): NumberMistake[] {
  const [whole, one, sign, other] = /\((\d+) ([+−]) (\d+)\)²/.exec(text) ?? [];
  if (whole === undefined) return [];
  const says = `${whole} is the whole bracket times itself, not ${one}² ${sign} ${other}².`;
  return [[evaluateByStack(text.replace(whole, `(${one}² ${sign} ${other}²)`)), mistake('squares-apart', says)]];
}

/** The right order, but one product a whole group too many or too few. */
function factMistakes(text: string): NumberMistake[] {
  const step = nextStep(text);
  if (step === undefined) return [];
  const [product = '', made = ''] = step.done.split(' = ');
  const [, times] = /^\d+ × (\d+)$/.exec(product) ?? [];
  const off = times === undefined ? [] : [Number(times), -Number(times)];
  return [
    ...off.map((each): NumberMistake => {
      const wrong = Number(made) + each;
      return [evaluate(text.replace(product, String(wrong))), named.fact(product, Number(made), wrong)];
    }),
    ...factMistakes(step.rest),
  ];
}

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf({ text, value }: Calculation): NumberMistake[] {
  // Whoever squares at the end squares more than the one number.
  const squared = /(\d+) ([×+] \d+)²/.exec(text);
  const whole: NumberMistake[] = [
    ...(text.includes('(')
      ? [evaluateByStack, evaluateLeftToRight].map((read) => [read(bare(text)), named.brackets] as const)
      : []),
    ...squaredApart(text),
    [evaluateLeftToRight(text), named.left],
    [addsFirst(text), named.add],
    ...(text.includes('²')
      ? [
          [
            evaluateByStack(text.replace(/²/g, ' × 2')),
            mistake('doubles-for-square', 'You multiplied by 2. Squared means the number times itself.'),
          ] as const,
        ]
      : []),
    ...(squared === null
      ? []
      : [
          [
            evaluateByStack(text.replace(squared[0], `(${squared[1]} ${squared[2]})²`)),
            mistake(
              'squares-last',
              `Only the ${squared[2]?.split(' ')[1]} is squared. Powers come before the other signs.`,
            ),
          ] as const,
        ]),
    ...factMistakes(text),
  ];
  return whole.filter(([given]) => Number.isInteger(given) && Number(given) > 0 && given !== value);
}

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ text, level }: Calculation, steps: number): Record<string, number> => ({
  operations: level,
  brackets: text.includes('(') ? 1 : 0,
  powers: text.includes('²') ? 1 : 0,
  steps,
});

/** The calculation with its next step done, and what that step was. */
export function nextStep(text: string): { done: string; rest: string } | undefined {
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

/** Splits at the signs outside brackets: the parts, and the sign before each but the first. */
function splitAt(text: string, signs: string): { readonly parts: string[]; readonly between: string[] } {
  let depth = 0;
  const parts = [''];
  const between: string[] = [];
  for (const token of text.split(' ')) {
    if (depth === 0 && signs.includes(token)) {
      between.push(token);
      parts.push('');
      continue;
    }
    depth += (token.match(/\(/g) ?? []).length - (token.match(/\)/g) ?? []).length;
    parts.push([parts.pop(), token].filter((part) => part !== '').join(' '));
  }
  return { parts, between };
}

/** What stands in a pair of brackets that goes round everything: not that of '(4 + 2) × (7 − 1)'. */
const insideOf = (text: string): string => /^\(([^()]*)\)$/.exec(text)?.[1] ?? text;

const opposite: Readonly<Record<string, string>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };

/** How the number in the box is found, by undoing what is done to it: '40 ÷ 5 = 8, so □ must be 8.' */
export function undoing(whole: string, value: number): string[] {
  const text = insideOf(whole);
  if (text === '□') return [];
  const sum = splitAt(text, '+−');
  const isSum = sum.parts.length > 1;
  const { parts, between } = isSum ? sum : splitAt(text, '×÷');
  const at = parts.findIndex((part) => part.includes('□'));
  const part = parts[at] ?? '□';
  const known = parts.flatMap((each, place) =>
    place === at ? [] : [{ worth: evaluate(each), sign: between[place - 1] ?? (isSum ? '+' : '×') }],
  );
  const worked = parts.flatMap((each, place) =>
    place === at || !/[+−×÷]/.test(each) ? [] : [`${insideOf(each)} = ${showNumber(evaluate(each))}.`],
  );
  const own = between[at - 1] ?? '';
  // What was done last is undone first; what is taken away is what the others have too much.
  const back =
    own === '−' || own === '÷'
      ? `${known.map(({ worth, sign }, place) => (place === 0 ? worth : `${sign} ${worth}`)).join(' ')} ${own} ${value}`
      : [value, ...known.reverse().map(({ worth, sign }) => `${opposite[sign]} ${worth}`)].join(' ');
  const needed = evaluate(back);
  return [
    ...worked,
    `${back} = ${showNumber(needed)}, so ${insideOf(part)} must be ${showNumber(needed)}.`,
    ...undoing(part, needed),
  ];
}

/** The worked way, step by step, ending with the answer. */
export function stepsOf({ text, value }: Calculation): string[] {
  const lines: string[] = [];
  let rest = text;
  for (let step = nextStep(rest); step !== undefined; step = nextStep(rest)) {
    lines.push(`${step.done}.${/[+−×÷]/.test(step.rest) ? ` That leaves ${step.rest}.` : ''}`);
    rest = step.rest;
    if (/^−?\d+$/.test(rest)) break;
  }
  return [
    'The order is: brackets, powers, multiply and divide, add and subtract.',
    lines.join('\n\n'),
    `The answer is **${showNumber(value)}**.`,
  ];
}

/** The first step, without the answer. */
export const hint = 'Brackets first, then powers, then × and ÷, then + and −.';

/** The first step of this calculation, without its result. */
export const hintFor = (text: string): string =>
  text.includes('(')
    ? 'What is in the brackets? Work that out first.'
    : text.includes('²')
      ? 'Work out the power first.'
      : 'Find every × and ÷. Do those before + and −.';
