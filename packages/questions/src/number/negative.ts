/** m.negative: counting through zero, temperatures and other scales, differences, and the four operations. */
import type { Cell } from '../kernel/maker.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { lineFigure, readArrows } from './line-figure.ts';
import { chooseNumber, drawn, mistakesIn, type Slip, tapWords, writeNumber } from './told.ts';

interface Params {
  readonly reach: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly asks: 'line' | 'context' | 'across' | 'operations';
}
const mistake = mistakesIn('m.negative');
const named = {
  zeroTwice: mistake('counts-zero-twice', 'Count 0 once as you pass it.'),
  sign: mistake('ignores-sign', 'Look at the sign. Is the number above or below 0?'),
  adds: mistake('adds-magnitudes', 'Draw a number line and jump from the start. Which way do you go?'),
  takes: mistake('subtracts-magnitudes', 'The numbers lie on both sides of 0. Jump to 0 first, then on.'),
  way: mistake('wrong-direction', 'You went the wrong way along the number line.'),
  signs: mistake('sign-rule', 'Same signs give a positive answer. Different signs give a negative one.'),
  double: mistake('two-minus-signs', 'Taking away a negative number is the same as adding.'),
};
const show = (value: number): string => showNumber(value);
const features = (a: number, b: number, steps: number): Record<string, number> => ({
  size: Math.max(Math.abs(a), Math.abs(b)),
  crosses: a < 0 !== b < 0 ? 1 : 0,
  steps,
});
const reachOf = ({ params, difficulty }: Cell<Params>): number => params.reach[difficulty];
/** Walks one at a time. */
function walk(from: number, by: number): number {
  let at = from;
  for (let step = 0; step < Math.abs(by); step++) at += Math.sign(by);
  return at;
}

const counting: Form<Params> = {
  weight: ({ params }) => (params.asks === 'line' ? 3 : params.asks === 'context' ? 1 : 0),
  make(random, cell) {
    const step =
      cell.difficulty === 'easy'
        ? random.pick([1, 2])
        : random.pick(cell.difficulty === 'medium' ? [2, 3, 5] : [3, 4, 6, 7, 9, 25]);
    const start = step * random.int(1, 3) + (cell.difficulty === 'easy' ? 0 : random.int(0, step - 1));
    const down = [0, 1, 2, 3, 4].map((at) => start - at * step);
    const terms = cell.difficulty === 'hard' && random.chance(1, 2) ? down.map((term) => -term) : down;
    const hidden = cell.difficulty === 'easy' ? 4 : random.int(1, 4);
    const value = terms[hidden] ?? 0;
    if (value === 0 || !terms.some((term) => term < 0)) return undefined;
    const row = terms.map((term, at) => (at === hidden ? '□' : show(term))).join(', ');
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${row}`,
        spoken: `What number is missing? ${terms.map((term, at) => (at === hidden ? 'blank' : show(term).replace('−', 'negative '))).join(', ')}`,
        hint: 'Find the step. Keep the same step as you pass 0.',
        steps: [
          `The numbers go ${terms[0] === start ? 'down' : 'up'} in ${step}s.`,
          `Keep the step through 0: ${terms.map(show).join(', ')}.`,
          `The missing number is **${show(value)}**.`,
        ],
        variant: row,
        features: features(start, value, hidden === 4 ? 1 : 2),
      },
      value,
      [
        [-value, named.sign],
        [value + 1, named.zeroTwice],
        [value - 1, named.zeroTwice],
      ],
    );
  },
  solve(seen) {
    const [, row = ''] = /box\?\n\n(.*)$/.exec(seen.text) ?? [];
    if (row === '' || /[+×÷=]/.test(row)) return undefined;
    const parts = row.split(' ');
    const known = parts.flatMap((part, at) => (part === '□' ? [] : [{ at, value: Number(part) }]));
    const [one, other] = [known[0], known.at(-1)];
    if (one === undefined || other === undefined) return [];
    return typed(one.value + ((other.value - one.value) / (other.at - one.at)) * (parts.indexOf('□') - one.at));
  },
};

const onLine: Form<Params> = {
  weight: ({ params }) => (params.asks === 'line' ? 3 : params.asks === 'context' ? 1 : 0),
  make(random, cell) {
    const tick = cell.difficulty === 'easy' ? 1 : random.pick(cell.difficulty === 'medium' ? [1, 2] : [2, 5, 10]);
    const below = random.int(3, 7);
    const from = -tick * below;
    const to = from + 10 * tick;
    const at = random.int(1, 9);
    const value = from + at * tick;
    if (value === 0 || (value > 0 && random.chance(3, 4))) return undefined;
    const labelled = cell.difficulty === 'easy' ? [from, 0, to] : cell.difficulty === 'medium' ? [0, to] : [from, to];
    const told = {
      prompt: [
        'What number does the arrow point to?',
        drawn(
          lineFigure({
            from,
            to,
            intervals: 10,
            labelled,
            arrows: [{ at: value, name: 'A' }],
            alt: `A number line with 10 equal gaps, labelled ${labelled.map(show).join(' and ')}. An arrow points to a mark.`,
          }),
        ),
      ],
      hint: 'What is one gap worth? Count on or back from a label.',
      steps: [
        `One gap is ${tick}.`,
        `The arrow is ${Math.abs(value) / tick} gap${Math.abs(value) === tick ? '' : 's'} ${value < 0 ? 'below' : 'above'} 0.`,
        `It points to **${show(value)}**.`,
      ],
      variant: `line ${from} ${tick} ${at} ${labelled.length}`,
      features: features(from, value, tick === 1 ? 1 : 3),
    };
    const slips: Slip[] = [
      [-value, named.sign],
      [value - tick, named.zeroTwice],
      [value + tick, named.zeroTwice],
      [
        Math.sign(value) * Math.round(Math.abs(value) / tick),
        mistake('ticks-as-ones', 'Each gap is more than 1 here.'),
      ],
    ];
    return random.chance(1, 2) ? writeNumber(told, value, slips) : chooseNumber(random, told, value, slips);
  },
  solve(seen) {
    if (!seen.text.startsWith('What number does the arrow') || seen.figure === undefined) return undefined;
    return answered(seen, Math.round(readArrows(seen.figure).get('A') ?? Number.NaN));
  },
};

interface Scale {
  readonly from: (value: string) => string;
  readonly change: (by: number, up: boolean) => string;
  readonly ask: string;
  readonly after: string;
  readonly low: number;
}
const scales: readonly Scale[] = [
  {
    from: (value) => `The temperature is ${value}°C.`,
    change: (by, up) => `It ${up ? 'rises' : 'falls'} by ${by}°C.`,
    ask: 'What is the temperature now?',
    after: '°C',
    low: -30,
  },
  {
    from: (value) => `A lift is at floor ${value}.`,
    change: (by, up) => `It goes ${up ? 'up' : 'down'} ${by} floor${by === 1 ? '' : 's'}.`,
    ask: 'Which floor is it at now?',
    after: '',
    low: -6,
  },
  {
    from: (value) => `In a game, a score is ${value}.`,
    change: (by, up) => `Then ${by} point${by === 1 ? ' is' : 's are'} ${up ? 'won' : 'lost'}.`,
    ask: 'What is the score now?',
    after: '',
    low: -200,
  },
  {
    from: (value) => `A diver is at ${value} metres from the sea’s surface.`,
    change: (by, up) => `The diver swims ${up ? 'up' : 'down'} ${by} m.`,
    ask: 'Where is the diver now, in metres?',
    after: 'm',
    low: -40,
  },
];

const change: Form<Params> = {
  weight: ({ params }) => (params.asks === 'operations' ? 0 : params.asks === 'line' ? 2 : 3),
  make(random, cell) {
    const reach = reachOf(cell);
    const scale = random.pick(scales);
    const a = random.int(-reach, reach);
    const by = random.int(2, reach);
    const up = a < 0 ? random.chance(3, 4) : random.chance(1, 8);
    const result = up ? a + by : a - by;
    const crosses = a < 0 !== result < 0;
    if (Math.abs(a) < 2 || result === 0 || (a > 0 && result > 0)) return undefined;
    if (cell.difficulty !== 'easy' && !crosses) return undefined;
    if (
      Math.min(a, result) < scale.low ||
      (scale.after === 'm' && Math.max(a, result) > 0) ||
      (scale.low === -6 && Math.max(a, result) > 20)
    )
      return undefined;
    return writeNumber(
      {
        prompt: `${scale.from(show(a))} ${scale.change(by, up)} ${scale.ask}`,
        hint: `Start at ${show(a)} on a number line and move ${up ? 'up' : 'down'}. Stop at 0 on the way if you cross it.`,
        steps: crosses
          ? [
              `From ${show(a)} to 0 is ${Math.abs(a)}.`,
              `${by} − ${Math.abs(a)} = ${Math.abs(result)} more ${up ? 'above' : 'below'} 0.`,
              `The answer is **${show(result)}**.`,
            ]
          : [
              `Move ${by} ${up ? 'up' : 'down'} from ${show(a)}.`,
              `${show(a)} ${up ? '+' : '−'} ${by} = **${show(result)}**.`,
            ],
        variant: `change ${scale.low} ${a} ${up ? by : -by}`,
        features: features(a, result, 2),
      },
      result,
      [
        [-result, named.sign],
        [up ? a - by : a + by, named.way],
        [Math.abs(a) + by, named.adds],
        [result + (up ? 1 : -1), named.zeroTwice],
        [result - (up ? 1 : -1), named.zeroTwice],
      ],
      scale.after === '' ? {} : { after: scale.after, unit: scale.after },
    );
  },
  solve(seen) {
    if (
      !/^(The temperature is|A lift is|In a game|A diver)/.test(seen.text) ||
      seen.question.answer.type !== 'writeAnswer'
    )
      return undefined;
    if (!/now/.test(seen.text)) return undefined;
    const [a = 0, by = 0] = numbersIn(seen.text);
    return typed(walk(a, /rises|up |won/.test(seen.text) ? by : -by));
  },
};

const places: readonly (readonly [place: string, coldest: number, warmest: number])[] = [
  ['Oslo', -25, 28],
  ['Moscow', -30, 30],
  ['Toronto', -28, 32],
  ['Helsinki', -28, 26],
  ['Warsaw', -22, 32],
  ['Ottawa', -30, 30],
  ['Reykjavik', -15, 18],
  ['Leeds', -8, 27],
  ['Cardiff', -6, 28],
  ['Glasgow', -9, 24],
  ['Belfast', -7, 23],
  ['York', -8, 28],
  ['Delhi', 3, 42],
  ['Lagos', 19, 36],
  ['Athens', 2, 40],
];
const placeFor = (random: Random, temperature: number, but = ''): string | undefined => {
  const fit = places.filter(([name, low, high]) => name !== but && low <= temperature && temperature <= high);
  return fit.length === 0 ? undefined : random.pick(fit)[0];
};
const difference: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'operations' ? 0 : difficulty === 'easy' ? 1 : 3),
  make(random, cell) {
    const reach = Math.min(30, reachOf(cell));
    const low = -random.int(2, reach);
    const high =
      cell.difficulty === 'easy'
        ? random.int(1, 10)
        : random.chance(3, 4)
          ? random.int(1, reach)
          : -random.int(1, reach);
    if (high <= low) return undefined;
    const cold = placeFor(random, low);
    const warm = placeFor(random, high, cold);
    if (cold === undefined || warm === undefined) return undefined;
    const gap = high - low;
    const told = {
      prompt: `It is ${show(low)}°C in ${cold} and ${show(high)}°C in ${warm}. How many degrees warmer is ${warm}?`,
      hint: 'Jump from the colder one to 0, then on to the warmer one.',
      steps:
        high > 0
          ? [
              `From ${show(low)} to 0 is ${-low}.`,
              `From 0 to ${high} is ${high}.`,
              `${-low} + ${high} = **${gap}** degrees.`,
            ]
          : [`Both are below 0.`, `From ${show(low)} up to ${show(high)} is **${gap}** degrees.`],
      variant: `gap ${low} ${high}`,
      features: features(low, high, 3),
    };
    const slips: Slip[] = [
      [Math.abs(high + low), named.takes],
      [-low + Math.abs(high), named.adds],
      [gap + 1, named.zeroTwice],
      [gap - 1, named.zeroTwice],
      [-low, named.sign],
    ];
    return random.chance(2, 3)
      ? writeNumber(told, gap, slips)
      : chooseNumber(
          random,
          told,
          gap,
          slips.filter(([given]) => Number(given) > 0),
        );
  },
  solve(seen) {
    const [, low = 0, high = 0] = /^It is (-?\d+)°C in .* and (-?\d+)°C in .*warmer/.exec(seen.text)?.map(Number) ?? [];
    if (!seen.text.startsWith('It is')) return undefined;
    let steps = 0;
    for (let at = low; at < high; at++) steps++;
    return answered(seen, steps);
  },
};

const coldest: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'operations' || difficulty === 'hard' ? 0 : 2),
  make(random, cell) {
    const reach = reachOf(cell);
    const values = random.sample(
      Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach),
      5,
    );
    if (values.filter((value) => value < 0).length < 2) return undefined;
    const least = random.chance(1, 2);
    const best = least ? Math.min(...values) : Math.max(...values.filter((value) => value < 0));
    return tapWords(
      random,
      {
        prompt: least ? 'Tap the coldest temperature.' : 'Tap the warmest temperature that is below 0°C.',
        hint: 'Put them on a number line. The coldest is the furthest below 0.',
        steps: [
          `In order: ${[...values]
            .sort((one, other) => one - other)
            .map((value) => `${show(value)}°C`)
            .join(', ')}.`,
          `The answer is **${show(best)}°C**.`,
        ],
        variant: `${least ? 'coldest' : 'least cold'} ${[...values].sort().join(' ')}`,
        features: features(best, 0, least ? 1 : 2),
      },
      [`${show(best)}°C`],
      values.filter((value) => value !== best).map((value) => [`${show(value)}°C`, named.sign] as const),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Tap the')) return undefined;
    const values = seen.options.map((option) => Number(option.replace('°C', '')));
    const negatives = values.filter((value) => value < 0).sort((one, other) => one - other);
    const best = seen.text.includes('coldest') ? negatives[0] : negatives.at(-1);
    return chosen(seen, (_, place) => values[place] === best);
  },
};

const bracket = (value: number): string => (value < 0 ? `(${show(value)})` : show(value));
const sums: Form<Params> = {
  weight: ({ params }) => (params.asks === 'operations' ? 6 : params.asks === 'across' ? 2 : 0),
  make(random, cell) {
    const reach = reachOf(cell);
    const full = cell.params.asks === 'operations';
    const sign = random.pick(!full ? ['+', '−'] : cell.difficulty === 'easy' ? ['+', '−'] : ['+', '−', '×', '÷']);
    let a = random.int(-reach, reach);
    const b =
      full && cell.difficulty !== 'easy'
        ? random.pick([-1, -1, 1]) * random.int(2, Math.min(12, reach))
        : random.int(2, reach);
    if (sign === '÷') a = b * random.pick([-1, 1]) * random.int(2, 12);
    if (sign === '×') a = random.pick([-1, 1]) * random.int(2, 12);
    const result = sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b;
    if (a === 0 || (a > 0 && b > 0 && (result > 0 || sign !== '−')) || result === 0) return undefined;
    const hidden = cell.difficulty === 'hard' && full && random.chance(1, 2);
    const sum = `${show(a)} ${sign} ${bracket(b)}`;
    const asked = hidden ? `□ ${sign} ${bracket(b)} = ${show(result)}` : sum;
    const value = hidden ? a : result;
    const told = {
      prompt: hidden ? `What number goes in the box?\n\n${asked}` : `Work out ${asked}.`,
      hint:
        sign === '×' || sign === '÷'
          ? 'Work it out without the signs. Then decide: positive or negative?'
          : 'Start at the first number on a number line. Which way do you jump?',
      steps: [
        ...(sign === '×' || sign === '÷'
          ? [named.signs.says]
          : b < 0
            ? [sign === '−' ? named.double.says : 'Adding a negative number is the same as taking away.']
            : [`Start at ${show(a)} and move ${sign === '+' ? 'up' : 'down'} ${b}.`]),
        `${sum} = ${hidden ? show(result) : `**${show(result)}**`}.`,
        ...(hidden ? [`The number in the box is **${show(a)}**.`] : []),
      ],
      variant: asked,
      features: {
        ...features(a, b, hidden ? 4 : sign === '×' || sign === '÷' ? 3 : b < 0 ? 2 : 1),
        twoSigns: b < 0 ? 1 : 0,
      },
    };
    const slips: Slip[] = hidden
      ? [
          [-value, named.signs],
          [value + 2 * b, named.way],
          [result, named.sign],
          [value + 1, named.zeroTwice],
        ]
      : [
          [-result, sign === '×' || sign === '÷' ? named.signs : named.sign],
          [sign === '+' ? a - b : sign === '−' ? a + b : result + a, b < 0 ? named.double : named.way],
          [Math.abs(a) + Math.abs(b), named.adds],
          [-(Math.abs(a) + Math.abs(b)), named.adds],
          [Math.abs(a) - Math.abs(b), named.takes],
          [result + 1, named.zeroTwice],
        ];
    const whole = slips.filter(([given]) => Number.isInteger(given));
    return random.chance(3, 5) ? writeNumber(told, value, whole) : chooseNumber(random, told, value, whole);
  },
  solve(seen) {
    const [, a = '', sign, b = '', result] =
      /(?:out |\n)(-?\d+|□) ([+\-×÷]) \(?(-?\d+)\)?(?: = (-?\d+))?\.?$/.exec(seen.text) ?? [];
    if (sign === undefined) return undefined;
    const y = Number(b);
    const of = (x: number): number => {
      if (sign === '+' || sign === '-') return walk(x, sign === '+' ? y : -y);
      if (sign === '×')
        return (
          Math.sign(x) *
          Math.sign(y) *
          Array.from({ length: Math.abs(y) }).reduce<number>((total) => total + Math.abs(x), 0)
        );
      return Array.from({ length: 601 }, (_, at) => at - 300).find((each) => each * y === x) ?? Number.NaN;
    };
    if (a !== '□') return answered(seen, of(Number(a)));
    return Array.from({ length: 601 }, (_, at) => at - 300)
      .filter((each) => of(each) === Number(result))
      .flatMap((each) => answered(seen, each));
  },
};

const levels = (easy: number, medium: number, hard: number): Params['reach'] => ({ easy, medium, hard });
export const negative = makerOfForms<Params>({
  makerId: 'm.negative',
  version: 1,
  serves: {
    140104: { asks: 'line', reach: levels(10, 15, 30) },
    150103: { asks: 'context', reach: levels(12, 20, 40) },
    160103: { asks: 'across', reach: levels(20, 50, 150) },
    170102: { asks: 'operations', reach: levels(20, 20, 40) },
  },
  forms: [counting, onLine, change, difference, coldest, sums],
});
