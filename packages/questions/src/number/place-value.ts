/** m.placeValue: what digits are worth, building and splitting numbers, charts, and a power of ten more or less. */
import type { Cell } from '../kernel/maker.ts';
import { decimalFixed, decimalText, showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { chartFigure, readChart } from './chart-figure.ts';
import { placeName } from './digits.ts';
import { answered, chosen, type Form, makerOfForms, numbersIn, typed } from './forms.ts';
import { chooseNumber, chooseText, drawn, mistakesIn, type Slip, writeNumber } from './told.ts';

interface Params {
  /** `more`: 10 or 100 more or less; `value`: the worth of digits. */
  readonly asks: 'more' | 'value';
  readonly digits: Readonly<Record<'easy' | 'medium' | 'hard', number>>;
  readonly places: number;
  /** Powers of ten added or taken away, as places from the ones (negative: decimals). */
  readonly steps: readonly number[];
}

const mistake = mistakesIn('m.placeValue');
const named = {
  face: mistake('face-value', 'You gave the digit itself. What is it worth in its place?'),
  neighbour: mistake('neighbouring-column', 'You are one column out. Name each column from the right.'),
  follows: mistake('digit-and-all-after', 'You took the digit and all that comes after it. Take the digit alone.'),
  wrongDigit: mistake('wrong-digit', 'That digit is in another column. Name the columns one by one.'),
  place: mistake('changes-wrong-digit', 'You changed the wrong column.'),
  other: mistake('wrong-direction', 'More makes it larger and less makes it smaller. Check which is asked.'),
  carry: mistake('loses-exchange', 'When a column passes 9, the next column changes too.'),
  zero: mistake('missing-zero', 'Put 0 in an empty column to hold the place.'),
  slip: mistake('slip', 'Close. Check each column again.'),
};

const decimals = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;
/** The name of 10^power: 'tens', 'tenths'. */
const nameOf = (power: number): string => (power >= 0 ? placeName(power) : (decimals[-power] ?? ''));
/** With its number: '1 ten', '2 tens'. */
const countOf = (digit: number, power: number): string =>
  `${digit} ${digit === 1 ? nameOf(power).replace(/s$/, '') : nameOf(power)}`;
const shown = (scaled: number, places: number): string => showNumber(decimalText(scaled, places));

/** Scaled to whole numbers: the value is `scaled` ÷ 10^places. */
function drawScaled(random: Random, { params, difficulty }: Cell<Params>): number | undefined {
  const size = params.digits[difficulty];
  const scaled = random.int(10 ** (size - 1), 10 ** size - 1);
  const text = String(scaled);
  const zeros = (text.match(/0/g) ?? []).length;
  if (scaled % 10 === 0 && params.places > 0) return undefined;
  if (
    difficulty === 'easy'
      ? zeros > 0
      : difficulty === 'hard' && params.asks === 'value' && size > 3
        ? zeros === 0
        : false
  )
    return undefined;
  return scaled;
}
const features = (scaled: number, steps: number): Record<string, number> => ({
  digits: String(scaled).length,
  zeros: (String(scaled).match(/0/g) ?? []).length,
  steps,
});

const digitValue: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 3 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const text = String(scaled);
    const options = [...text].flatMap((digit, at) => (digit !== '0' && text.split(digit).length === 2 ? [at] : []));
    if (options.length === 0) return undefined;
    const decimalPart = options.filter((at) => at >= text.length - places);
    const at = random.pick(places > 0 && decimalPart.length > 0 ? decimalPart : options);
    if (text.length > 3 && places === 0 && at >= text.length - (text.length > 5 ? 3 : 1)) return undefined;
    const digit = Number(text.charAt(at));
    const power = text.length - 1 - at;
    const value = decimalText(digit * 10 ** power, places);
    const slips: Slip[] = [
      [digit, named.face],
      [decimalText(digit * 10 ** (power + 1), places), named.neighbour],
      ...(power > 0 ? [[decimalText(digit * 10 ** (power - 1), places), named.neighbour] as const] : []),
      [decimalText(Number(text.slice(at)), places), named.follows],
      [decimalText(digit * 10 ** (power + 2), places), named.neighbour],
      ...(places > 0 ? [[`0.000${digit}`, named.neighbour] as const] : []),
    ];
    const told = {
      prompt: `What is the value of the ${digit} in ${shown(scaled, places)}?`,
      hint: 'Name the columns: which column is this digit in?',
      steps: [
        `The ${digit} is in the ${nameOf(power - places)} column.`,
        `${countOf(digit, power - places)} is **${showNumber(value)}**.`,
      ],
      variant: `value ${digit} in ${scaled}`,
      features: features(scaled, 1),
    };
    if (places > 0 && power < places && random.chance(1, 2))
      return chooseText(random, told, countOf(digit, power - places), [
        [countOf(digit, power - places + 1), named.neighbour],
        [
          countOf(digit, places - power),
          mistake('mirrors-places', 'Tenths are the first column after the point. There are no “oneths”.'),
        ],
        [countOf(digit, power - places + 2), named.neighbour],
        [countOf(digit, Math.max(-3, power - places - 1)), named.neighbour],
      ]);
    if (random.chance(1, 2)) return writeNumber(told, value, slips);
    return chooseText(
      random,
      told,
      showNumber(value),
      slips.map(([given, because]) => [showNumber(given), because] as const),
      4,
      'grid',
    );
  },
  solve(seen) {
    const [, digit = '', number = ''] = /value of the (\d) in ([\d.]+)\?$/.exec(seen.text) ?? [];
    if (number === '') return undefined;
    const masked = number.replace(/\d/g, (each) => (each === digit ? each : '0'));
    const [option = ''] = seen.options;
    if (/[a-z]/.test(option)) {
      const fraction = masked.split('.')[1] ?? '';
      return chosen(seen, (each) =>
        `${each}s`.replace(/ss$/, 's').endsWith(` ${decimals[fraction.indexOf(digit) + 1]}`),
      );
    }
    return answered(
      seen,
      masked.includes('.') ? masked.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, '') : Number(masked),
    );
  },
};

const whichDigit: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'value' && difficulty !== 'hard' ? 2 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const text = String(scaled);
    const at = random.int(0, text.length - 1);
    const digit = text.charAt(at);
    const power = text.length - 1 - at - places;
    return writeNumber(
      {
        prompt: `Which digit is in the ${nameOf(power)} place in ${shown(scaled, places)}?`,
        hint: places > 0 ? 'The first place after the point is tenths.' : 'Start at the right: ones, tens, hundreds.',
        steps: [
          `Name each place: ${[...text].map((each, index) => countOf(Number(each), text.length - 1 - index - places)).join(', ')}.`,
          `The digit is **${digit}**.`,
        ],
        variant: `digit ${power} ${scaled}`,
        features: features(scaled, 1),
      },
      digit,
      [...text].map((other) => [other, named.wrongDigit] as const),
    );
  },
  solve(seen) {
    const [, name = '', number = ''] = /Which digit is in the (.*) place in ([\d.]+)\?$/.exec(seen.text) ?? [];
    if (number === '') return undefined;
    const [whole = '', part = ''] = number.split('.');
    const power = [7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3].find((each) => nameOf(each) === name) ?? 0;
    return typed(power >= 0 ? whole.charAt(whole.length - 1 - power) : part.charAt(-power - 1));
  },
};

const build: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 3 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const digits = [...String(scaled)].map(Number);
    const parts = digits.map((digit, at) => ({ digit, power: digits.length - 1 - at }));
    if (cell.difficulty === 'hard') {
      const at = random.int(0, parts.length - 2);
      const [from, into] = [parts[at], parts[at + 1]];
      if (from === undefined || into === undefined || from.digit === 0) return undefined;
      from.digit -= 1;
      into.digit += 10;
    }
    const listed = parts.filter(({ digit }) => digit > 0);
    const shownParts =
      cell.difficulty !== 'easy' && listed.length > 2 && random.chance(1, 3) ? random.shuffle(listed) : listed;
    const named1 = shownParts.map(({ digit, power }) => countOf(digit, power - places));
    const strung = Number(parts.map(({ digit }) => (digit > 0 ? digit : '')).join(''));
    return writeNumber(
      {
        prompt: `Which number is made of these parts?\n\n${named1.slice(0, -1).join(', ')} and ${named1.at(-1)}`,
        hint:
          cell.difficulty === 'hard'
            ? 'Ten of one place make one of the next place. Exchange first.'
            : 'Draw the columns and write each digit in its column.',
        steps: [
          `Each part: ${shownParts.map(({ digit, power }) => showNumber(decimalText(digit * 10 ** power, places))).join(' + ')}.`,
          `Add them: **${shown(scaled, places)}**.`,
        ],
        variant: `build ${named1.join(' ')}`,
        features: features(scaled, cell.difficulty === 'hard' ? 3 : 2),
      },
      decimalText(scaled, places),
      places === 0
        ? [
            [strung, cell.difficulty === 'hard' ? named.carry : named.zero],
            [shownParts.reduce((sum, { digit }) => sum * 10 + (digit % 10), 0), named.zero],
          ]
        : [
            [
              decimalText(
                shownParts.reduce((sum, { digit }) => sum * 10 + (digit % 10), 0),
                places,
              ),
              named.zero,
            ],
          ],
    );
  },
  solve(seen, { params: { places } }) {
    const [, parts = ''] = /^Which number is made of these parts\?\n\n(.*)$/.exec(seen.text) ?? [];
    if (parts === '') return undefined;
    let scaled = 0n;
    for (const [, amount = '', name = ''] of parts.matchAll(/(\d+) ([a-z ]+?)(?= and| {1,2}\d| \d|$)/g)) {
      const plural = name.trim().endsWith('s') ? name.trim() : `${name.trim()}s`;
      const power = [7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3].find((each) => nameOf(each) === plural) ?? 0;
      scaled += BigInt(amount) * 10n ** BigInt(power + places);
    }
    const text = scaled.toString().padStart(places + 1, '0');
    return typed(places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, ''));
  },
};

const partition: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 2 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const digits = [...String(scaled)]
      .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
      .filter((part) => part > 0);
    const parts = [...digits];
    if (cell.difficulty === 'hard') {
      const [first = 0, second = 0] = parts;
      const unit = 10 ** (String(first).length - 1);
      if (first <= unit || parts.length < 3) return undefined;
      parts.splice(0, 2, first - unit, second + unit);
    }
    if (parts.length < 3) return undefined;
    const hidden = random.int(cell.difficulty === 'hard' ? 1 : 0, cell.difficulty === 'hard' ? 1 : parts.length - 1);
    const value = parts[hidden] ?? 0;
    const text = `${shown(scaled, places)} = ${parts.map((part, at) => (at === hidden ? '□' : shown(part, places))).join(' + ')}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint: 'Add the parts you can see. Which part of the number is missing?',
        steps: [
          `The parts you see make ${shown(scaled - value, places)}.`,
          `${shown(scaled, places)} − ${shown(scaled - value, places)} = **${shown(value, places)}**.`,
        ],
        variant: text,
        features: features(scaled, cell.difficulty === 'hard' ? 3 : 2),
      },
      decimalText(value, places),
      [
        [decimalText(value, places).replace(/^0\.0*|0+$/g, '') || '0', named.face],
        [decimalText(value * 10, places), named.neighbour],
        ...(digits[1] !== undefined && cell.difficulty === 'hard'
          ? [[decimalText(digits[1], places), named.carry] as const]
          : []),
      ],
    );
  },
  solve(seen, { params: { places } }) {
    const [, total = '', parts = ''] = /box\?\n\n([\d.]+) = (.*□.*)$/.exec(seen.text) ?? [];
    if (total === '') return undefined;
    const whole = (text: string): number => Math.round(Number(text) * 10 ** places);
    let left = whole(total);
    for (const part of parts.split(' + ')) if (part !== '□') left -= whole(part);
    return typed(decimalText(left, places));
  },
};

const chart: Form<Params> = {
  weight: ({ params }) => (params.asks === 'value' ? 2 : 0),
  make(random, cell) {
    const { places } = cell.params;
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const digits = [...String(scaled)].map(Number);
    const power = random.int(0, digits.length - 1);
    const adds = cell.difficulty === 'hard';
    const result = adds ? scaled + 10 ** power : scaled;
    return writeNumber(
      {
        prompt: [
          adds
            ? `One more counter is put in the ${nameOf(power - places)} column. What number is it now?`
            : 'What number does the chart show?',
          drawn(chartFigure(digits, places)),
        ],
        hint: adds
          ? 'Read the number first. What is one more counter in that column worth?'
          : 'Count the counters in each column. An empty column is 0.',
        steps: [
          `The columns show ${shown(scaled, places)}.`,
          ...(adds ? [`One more counter adds ${shown(10 ** power, places)}.`] : []),
          `The number is **${shown(result, places)}**.`,
        ],
        variant: `chart ${scaled} ${adds ? power : ''}`,
        features: features(scaled, adds ? 3 : 1),
      },
      decimalText(result, places),
      [
        ...(places === 0 ? [[Number(String(scaled).replaceAll('0', '')), named.zero] as const] : []),
        [
          digits.reduce((sum, digit) => sum + digit, adds ? 1 : 0),
          mistake('counts-counters', 'Counters in different columns are worth different amounts.'),
        ],
        ...(adds ? [[decimalText(scaled + 10 ** Math.max(0, power - 1), places), named.place] as const] : []),
      ],
    );
  },
  solve(seen, { params: { places } }) {
    if (seen.figure === undefined) return undefined;
    const counters = readChart(seen.figure);
    const [, name] = /more counter is put in the (.*) column/.exec(seen.text) ?? [];
    const total = counters.reduce((sum, each, at) => {
      const power = counters.length - 1 - at;
      return sum + BigInt(each + (name === nameOf(power - places) ? 1 : 0)) * 10n ** BigInt(power);
    }, 0n);
    return typed(decimalText(Number(total), places));
  },
};

const howMany: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'value' && difficulty === 'hard' && params.places === 0 ? 2 : 0),
  make(random, cell) {
    const scaled = drawScaled(random, cell);
    if (scaled === undefined) return undefined;
    const power = random.int(1, Math.min(4, String(scaled).length - 2));
    const value = Math.floor(scaled / 10 ** power) * 10 ** power;
    const each = 10 ** power;
    return writeNumber(
      {
        prompt: `How many ${nameOf(power)} make ${showNumber(value)}?`,
        hint: `Count all the ${nameOf(power)}, also those inside the larger places.`,
        steps: [
          `One of them is ${showNumber(each)}.`,
          `${showNumber(value)} ÷ ${showNumber(each)} = **${showNumber(value / each)}**.`,
        ],
        variant: `how many ${power} ${value}`,
        features: features(value, 3),
      },
      value / each,
      [
        [
          Number(String(value).charAt(String(value).length - 1 - power)),
          mistake('digit-only', 'That is only the digit in the column. Larger places hold more of them.'),
        ],
        [value / each / 10, named.neighbour],
        [(value / each) * 10, named.neighbour],
      ].filter((slip): slip is [number, ReturnType<typeof mistake>] => Number.isInteger(slip[0])),
    );
  },
  solve(seen) {
    const [, name, value] = /^How many (.*) make (\d+)\?$/.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    const power = [1, 2, 3, 4, 5, 6].find((each) => nameOf(each) === name) ?? 0;
    return typed(value.slice(0, value.length - power));
  },
};

/** 10^step more or less; crossing a column says how hard it is. */
const moreOrLess: Form<Params> = {
  weight: ({ params }) => (params.asks === 'more' ? 3 : 2),
  make(random, cell) {
    const { places, steps, asks } = cell.params;
    const size = cell.params.digits[cell.difficulty];
    const scaled = random.int(10 ** (size - 1), 10 ** size - 1);
    const power = random.pick(steps) + places;
    const unit = 10 ** power;
    const more = random.chance(1, 2);
    const result = more ? scaled + unit : scaled - unit;
    const digit = Math.floor(scaled / unit) % 10;
    const crosses = more ? digit === 9 : digit === 0;
    if (result <= 0 || (places > 0 && scaled % 10 === 0)) return undefined;
    if (asks === 'more' && size === 3 && result > 1000) return undefined;
    if (cell.difficulty === 'easy' && crosses) return undefined;
    if (cell.difficulty !== 'easy' && !crosses && random.chance(4, 5)) return undefined;
    const back = cell.difficulty === 'hard' && (asks === 'more' || random.chance(1, 2));
    const [value, given] = back ? [scaled, result] : [result, scaled];
    const word = more ? 'more' : 'less';
    const by = shown(unit, places);
    const wrongWay = back ? (more ? result + unit : result - unit) : more ? scaled - unit : scaled + unit;
    const slips: Slip[] = [
      [decimalText(wrongWay, places), named.other],
      ...[power + 1, power - 1].flatMap((other): Slip[] => {
        const change = 10 ** other * (more !== back ? 1 : -1);
        return other >= 0 && given + change > 0 ? [[decimalText(given + change, places), named.place]] : [];
      }),
      ...(crosses
        ? [[decimalText(more !== back ? given - 9 * unit : given + 9 * unit, places), named.carry] as const]
        : []),
      [decimalText(value + 1, places), named.slip],
    ].filter((slip): slip is [string, ReturnType<typeof mistake>] => Number(slip[0]) > 0);
    const told = {
      prompt: back
        ? `${shown(given, places)} is ${by} ${word} than which number?`
        : `What is ${by} ${word} than ${shown(given, places)}?`,
      hint: `Look at the ${nameOf(power - places)} column. It changes by one.`,
      steps: [
        ...(back ? [`The number is ${by} ${more ? 'less' : 'more'} than ${shown(given, places)}.`] : []),
        `Change the ${nameOf(power - places)}${crosses ? '; the column passes 9 or 0, so the next column changes too' : ''}.`,
        `${shown(given, places)} ${more !== back ? '+' : '−'} ${by} = **${shown(value, places)}**.`,
      ],
      variant: `${back ? 'back ' : ''}${word} ${unit} ${given}`,
      features: { ...features(scaled, back ? 2 : 1), crosses: crosses ? 1 : 0 },
    };
    return random.chance(1, 2)
      ? writeNumber(told, decimalText(value, places), slips)
      : chooseNumber(random, told, decimalText(value, places), slips);
  },
  solve(seen, { params: { places } }) {
    const [, by, word, from] = /^What is ([\d.]+) (more|less) than ([\d.]+)\?$/.exec(seen.text) ?? [];
    const [, to, by2, word2] = /^([\d.]+) is ([\d.]+) (more|less) than which/.exec(seen.text) ?? [];
    const whole = (text = '0'): number => Number(decimalFixed(Math.round(Number(text) * 10 ** places), 0));
    if (by !== undefined)
      return answered(seen, decimalText(whole(from) + (word === 'more' ? whole(by) : -whole(by)), places));
    return to === undefined
      ? undefined
      : answered(seen, decimalText(whole(to) - (word2 === 'more' ? whole(by2) : -whole(by2)), places));
  },
};

const chain: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'more' && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const size = cell.params.digits[cell.difficulty];
    const start = random.int(10 ** (size - 1) + 200, 10 ** size - 300);
    const [one, other] = random.sample([1, 10, 100, 1000].slice(0, size), 2);
    if (one === undefined || other === undefined) return undefined;
    const up = random.chance(1, 2);
    const middle = up ? start + one : start - one;
    const result = up ? middle - other : middle + other;
    const most = size === 3 ? 1000 : 10000;
    if (middle <= 0 || middle > most || result <= 0 || result > most) return undefined;
    const [first, second] = up ? ['more', 'less'] : ['less', 'more'];
    return writeNumber(
      {
        prompt: `Start at ${showNumber(start)}. Find ${showNumber(one)} ${first}. Then find ${showNumber(other)} ${second}. What number is it?`,
        hint: 'Do one change at a time and write down the number between.',
        steps: [
          `${showNumber(start)} ${up ? '+' : '−'} ${showNumber(one)} = ${showNumber(middle)}.`,
          `${showNumber(middle)} ${up ? '−' : '+'} ${showNumber(other)} = **${showNumber(result)}**.`,
        ],
        variant: `chain ${start} ${one} ${other} ${first}`,
        features: { ...features(start, 2), crosses: 0 },
      },
      result,
      [
        [middle, mistake('stops-early', 'You made the first change. There is one more to make.')],
        [up ? middle + other : middle - other, named.other],
        [up ? start - one + other : start + one - other, named.other],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Start at')) return undefined;
    const [start = 0, one = 0, other = 0] = numbersIn(seen.text);
    return typed(/Find \d+ more/.test(seen.text) ? start - other + one : start + other - one);
  },
};

const level = (easy: number, medium = easy, hard = medium): Params['digits'] => ({ easy, medium, hard });

export const placeValue = makerOfForms<Params>({
  makerId: 'm.placeValue',
  version: 1,
  serves: {
    130102: { asks: 'more', digits: level(3), places: 0, steps: [1, 2] },
    130103: { asks: 'value', digits: level(3), places: 0, steps: [0, 1, 2] },
    140102: { asks: 'more', digits: level(4), places: 0, steps: [3] },
    140103: { asks: 'value', digits: level(4), places: 0, steps: [1, 2, 3] },
    160101: { asks: 'value', digits: level(6, 7), places: 0, steps: [3, 4, 5] },
    160501: { asks: 'value', digits: level(4, 4, 5), places: 3, steps: [-3, -2, -1] },
  },
  forms: [digitValue, whichDigit, build, partition, chart, howMany, moreOrLess, chain],
});
