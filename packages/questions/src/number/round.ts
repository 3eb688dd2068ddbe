/** m.round: rounding whole numbers and decimals to a place or to significant figures. */
import type { Cell } from '../kernel/maker.ts';
import { pickName } from '../kernel/names.ts';
import { decimalFixed, decimalText, showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { answered, chosen, type Form, makerOfForms, typed } from './forms.ts';
import { lineFigure } from './line-figure.ts';
import { chooseNumber, drawn, mistakesIn, type Slip, tapWords, writeNumber } from './told.ts';

type Level = 'easy' | 'medium' | 'hard';
interface Params {
  /** Decimal places of the numbers. */
  readonly places: number;
  /** Digits of the numbers, by difficulty (all of them, decimals too). */
  readonly digits: Readonly<Record<Level, number>>;
  /** Places rounded to, as powers of ten. */
  readonly to: readonly number[];
  readonly figures?: true;
}
/** All values are scaled by 10^places. */
interface Rounding {
  readonly scaled: number;
  readonly unit: number;
  readonly result: number;
  readonly name: string;
  readonly figures: number | undefined;
}

const mistake = mistakesIn('m.round');
const named = {
  down: mistake('truncates', 'You always rounded down. If the next digit is 5 or more, round up.'),
  up: mistake('always-up', 'You rounded up. If the next digit is 4 or less, round down.'),
  place: mistake('wrong-place', 'You rounded to another place. Check which place is asked.'),
  digits: mistake('leaves-digits', 'The digits after the rounded place become 0.'),
  drop: mistake('drops-zeros', 'Keep zeros in the empty places, so that the size of the number stays.'),
  inside: mistake('rounds-elsewhere', 'That number rounds to another value. Find how far it is from each side.'),
};

const placeWords: Readonly<Record<number, string>> = {
  0: 'whole number',
  1: '10',
  2: '100',
  3: '1,000',
  4: '10,000',
  5: '100,000',
  6: 'million',
};
const roundTo = (scaled: number, unit: number): number => Math.floor((scaled + unit / 2) / unit) * unit;
const text = (scaled: number, places: number): string => showNumber(decimalText(scaled, places));

function nameOf(power: number): string {
  if (power < 0) return `${-power} decimal place${power === -1 ? '' : 's'}`;
  return `the nearest ${placeWords[power] ?? ''}`;
}

function drawRounding(random: Random, { params, difficulty }: Cell<Params>): Rounding | undefined {
  const { places } = params;
  const size = params.digits[difficulty];
  const scaled = random.int(10 ** (size - 1), 10 ** size - 1);
  const figures = params.figures ? random.pick(difficulty === 'easy' ? [1, 2] : [1, 2, 3]) : undefined;
  const power = figures === undefined ? random.pick(params.to) + places : size - figures;
  const unit = 10 ** power;
  if (power < 1 || unit >= scaled || (places > 0 && scaled % 10 === 0)) return undefined;
  const after = Math.floor(scaled / (unit / 10)) % 10;
  const chain = Math.floor(scaled / unit) % 10 === 9 && after >= 5;
  const half = (scaled % unit) * 2 === unit;
  const fits =
    difficulty === 'easy'
      ? after !== 5 && !chain
      : difficulty === 'medium'
        ? !chain && (after === 5 || after === 4 || random.chance(1, 3))
        : chain || (half && random.chance(1, 4)) || random.chance(1, 12);
  if (!fits || scaled % unit === 0) return undefined;
  const name =
    figures === undefined ? nameOf(power - places) : `${figures} significant figure${figures === 1 ? '' : 's'}`;
  return { scaled, unit, result: roundTo(scaled, unit), name, figures };
}
/** Rounded to decimal places, the answer shows them all: 3.0 to one place. */
const answerText = ({ result, unit }: Rounding, places: number): string => {
  const kept = places - Math.round(Math.log10(unit));
  return kept <= 0 ? decimalFixed(result / 10 ** places, 0) : decimalFixed(result / unit, kept);
};
const features = (rounding: Rounding, steps: number): Record<string, number> => ({
  digits: String(rounding.scaled).length,
  chain: Math.floor(rounding.scaled / rounding.unit) % 10 === 9 ? 1 : 0,
  half: (rounding.scaled % rounding.unit) * 2 === rounding.unit ? 1 : 0,
  steps,
});

function slipsOf(rounding: Rounding, places: number): Slip[] {
  const { scaled, unit, result } = rounding;
  const low = Math.floor(scaled / unit) * unit;
  const high = low + unit;
  const shown = (value: number): string => decimalText(value, places);
  const slips: Slip[] = [
    [shown(result === low ? high : low), result === low ? named.up : named.down],
    ...(unit >= 100 || places > 0 ? [[shown(roundTo(scaled, unit / 10)), named.place] as const] : []),
    [shown(roundTo(scaled, unit * 10)), named.place],
    [shown(result + (scaled % unit)), named.digits],
    ...(places === 0 ? [[result / unit, named.drop] as const] : []),
    [shown(result + unit), named.up],
    [shown(Math.max(0, result - unit)), named.down],
  ];
  const untouched = mistake('does-not-round', 'That is the number as it was. Round it to the place asked.');
  return slips
    .filter(([given]) => Number(given) > 0)
    .map(([given, because]) => [given, Number(given) === scaled / 10 ** places ? untouched : because]);
}

function stepsOf(rounding: Rounding, places: number): string[] {
  const { scaled, unit } = rounding;
  const low = Math.floor(scaled / unit) * unit;
  const next = Math.floor(scaled / (unit / 10)) % 10;
  return [
    `${text(scaled, places)} is between ${text(low, places)} and ${text(low + unit, places)}.`,
    `The next digit is ${next}, so round ${next >= 5 ? 'up' : 'down'}.`,
    `The answer is **${showNumber(answerText(rounding, places))}**.`,
  ];
}
const hint = 'Look at the digit just after the place you round to. Is it 5 or more?';

const roundIt: Form<Params> = {
  weight: () => 5,
  make(random, cell) {
    const { places } = cell.params;
    const rounding = drawRounding(random, cell);
    if (rounding === undefined) return undefined;
    const { scaled, unit, figures } = rounding;
    const power = Math.round(Math.log10(unit)) - places;
    const to = power < 0 || figures !== undefined ? `to ${rounding.name}` : `to ${nameOf(power)}`;
    const low = Math.floor(scaled / unit) * unit;
    const withLine = cell.difficulty === 'easy' && places === 0 && random.chance(1, 2);
    const ask = `Round ${text(scaled, places)} ${to}.`;
    const told = {
      prompt: withLine
        ? [
            ask,
            drawn(
              lineFigure({
                from: low,
                to: low + unit,
                intervals: 10,
                labelled: [low, low + unit],
                arrows: [{ at: scaled, name: text(scaled, 0) }],
                alt: `A number line from ${text(low, 0)} to ${text(low + unit, 0)} with an arrow at ${text(scaled, 0)}.`,
              }),
            ),
          ]
        : ask,
      spoken: ask,
      hint,
      steps: stepsOf(rounding, places),
      variant: `${scaled} ${to}`,
      features: features(rounding, 1),
    };
    const value = answerText(rounding, places);
    return random.chance(3, 5)
      ? writeNumber(told, value, slipsOf(rounding, places))
      : chooseNumber(random, told, value, slipsOf(rounding, places));
  },
  solve(seen) {
    const [, number, to = ''] = /^Round ([\d.]+) to (.*)\.$/.exec(seen.text) ?? [];
    return number === undefined ? undefined : answered(seen, nearest(number, unitOf(to, number)));
  },
};

/** The power of ten that a phrase names. */
function unitOf(phrase: string, number: string): number {
  const [, figures] = /(\d) significant/.exec(phrase) ?? [];
  if (figures !== undefined) {
    const [whole = ''] = number.split('.');
    const first = whole === '0' ? 0 : whole.length;
    return first - Number(figures);
  }
  const [, decimals] = /(\d) decimal/.exec(phrase) ?? [];
  if (decimals !== undefined) return -Number(decimals);
  if (phrase.includes('whole')) return 0;
  return phrase.includes('million') ? 6 : String(Number(phrase.replace(/\D/g, ''))).length - 1;
}

/** Both neighbours by exact whole numbers; the nearer one, the upper one from half way. */
function nearest(number: string, power: number): string {
  const [whole = '0', part = ''] = number.split('.');
  const scaled = BigInt(whole + part.padEnd(4, '0'));
  const unit = 10n ** BigInt(power + 4);
  const below = scaled - (scaled % unit);
  const result = (scaled - below < below + unit - scaled ? below : below + unit).toString().padStart(5, '0');
  const decimals = Math.max(0, -power);
  const kept = result.slice(-4, decimals === 0 ? -4 : result.length - 4 + decimals);
  return kept === '' || decimals === 0 ? result.slice(0, -4) : `${result.slice(0, -4)}.${kept}`;
}

const whichRounds: Form<Params> = {
  weight: ({ params }) => (params.figures ? 1 : 2),
  make(random, cell) {
    const { places } = cell.params;
    const rounding = drawRounding(random, cell);
    if (rounding === undefined || rounding.figures !== undefined) return undefined;
    const { unit, result, name } = rounding;
    const spread = cell.difficulty === 'easy' ? [-4, -3, -2, 2, 3, 4] : [-5, -4, -4, 4, 4];
    const tenth = unit / 10;
    const fine = (): number => (tenth >= 10 ? random.int(0, 9) * (tenth / 10) : 0);
    const inside = [
      ...new Set(spread.map((step) => result + step * tenth + (step === -5 ? 0 : step > 0 ? fine() : -fine()))),
    ];
    const outside = [
      ...new Set([
        result + 5 * tenth + fine(),
        result + 6 * tenth,
        result - 6 * tenth - fine(),
        result - 7 * tenth,
        result + 8 * tenth,
      ]),
    ].filter((value) => value > 0);
    const right = random.sample(
      inside.filter((value) => value > 0 && roundTo(value, unit) === result),
      2,
    );
    const wrong = random.sample(
      outside.filter((value) => roundTo(value, unit) !== result),
      3,
    );
    const [one, other] = right.map((value) => text(value, places));
    if (one === undefined || other === undefined || wrong.length < 3) return undefined;
    return tapWords(
      random,
      {
        prompt: `Tap the two numbers that round to ${showNumber(answerText(rounding, places))}, to ${name}.`,
        hint: 'Which numbers are less than half a step away?',
        steps: [
          `Numbers from ${text(result - unit / 2, places)} up to just below ${text(result + unit / 2, places)} round to it.`,
          `So the numbers are **${one}** and **${other}**.`,
        ],
        variant: `tap ${result} ${unit} ${[...right, ...wrong].sort().join(' ')}`,
        features: features(rounding, 3),
      },
      [one, other],
      wrong.map((value) => [text(value, places), named.inside] as const),
    );
  },
  solve(seen) {
    const [, target, to = ''] = /that round to ([\d.]+) to (.*)\.$/.exec(seen.text) ?? [];
    if (target === undefined) return undefined;
    return chosen(seen, (option) => Number(nearest(option, unitOf(to, option))) === Number(target));
  },
};

const limits: Form<Params> = {
  weight: ({ difficulty, params }) =>
    difficulty === 'hard' && params.figures === undefined
      ? 3
      : difficulty === 'medium' && params.figures === undefined
        ? 1
        : 0,
  make(random, cell) {
    const { places } = cell.params;
    const rounding = drawRounding(random, cell);
    if (rounding === undefined) return undefined;
    const { unit, result, name } = rounding;
    const smallest = random.chance(1, 2) || places > 0;
    const value = smallest ? result - unit / 2 : result + unit / 2 - 1;
    const who = pickName(random);
    const thing = places > 0 ? 'number' : 'whole number';
    const kept = Math.max(0, places - Math.round(Math.log10(unit)) + 1);
    const tail = places > 0 && kept > 0 ? ` It has ${kept} decimal place${kept === 1 ? '' : 's'}.` : '';
    return writeNumber(
      {
        prompt: `${who} rounds a ${thing} to ${name}. The answer is ${showNumber(answerText(rounding, places))}.${tail} What is the ${smallest ? 'smallest' : 'largest'} it could be?`,
        hint: smallest ? 'Half a step below still rounds up.' : 'Half a step above already rounds to the next one.',
        steps: [
          `One step is ${text(unit, places)}, half a step is ${text(unit / 2, places)}.`,
          smallest
            ? `${text(result, places)} − ${text(unit / 2, places)} = **${text(value, places)}**, which rounds up.`
            : `${text(result + unit / 2, places)} would round up, so one less: **${text(value, places)}**.`,
        ],
        variant: `limit ${result} ${unit} ${smallest}`,
        features: features(rounding, 4),
      },
      decimalText(value, places),
      [
        [
          decimalText(smallest ? result - unit / 2 + 1 : result + unit / 2, places),
          smallest
            ? mistake('half-goes-down', 'Exactly half way rounds up, so that number counts too.')
            : mistake('half-goes-up', 'Exactly half way rounds up to the next one.'),
        ],
        [
          decimalText(smallest ? result - unit : result + unit, places),
          mistake('whole-step', 'That is a whole step away. Use half a step.'),
        ],
        ...(places === 0 && smallest ? [[result - unit / 2 - 1, named.inside] as const] : []),
      ],
    );
  },
  solve(seen) {
    const [, kind, to = '', target = '', which] =
      /rounds a (whole number|number) to (.*)\. The answer is ([\d.]+?)\. .*(smallest|largest) it could be/.exec(
        seen.text,
      ) ?? [];
    if (kind === undefined) return undefined;
    const power = unitOf(to, target);
    const places = kind === 'number' ? Math.max(0, 1 - power) : 0;
    const centre = Math.round(Number(target) * 10 ** places);
    const far = 10 ** (power + places);
    const rounds = (value: number): bigint => BigInt(nearest(decimalFixed(value, places), power).replace('.', ''));
    const goal = BigInt(nearest(target, power).replace('.', ''));
    let [low, high] = [Math.max(0, centre - far), centre + far];
    while (low + 1 < high) {
      const middle = Math.floor((low + high) / 2);
      const enough = which === 'smallest' ? rounds(middle) >= goal : rounds(middle) > goal;
      if (enough) high = middle;
      else low = middle;
    }
    return typed(decimalText(which === 'smallest' ? high : low, places));
  },
};

const level = (easy: number, medium = easy, hard = medium): Params['digits'] => ({ easy, medium, hard });
export const round = makerOfForms<Params>({
  makerId: 'm.round',
  version: 1,
  serves: {
    140105: { places: 0, digits: level(3, 4), to: [1, 2, 3] },
    140504: { places: 1, digits: level(2, 3, 3), to: [0] },
    150104: { places: 0, digits: level(5, 6), to: [2, 3, 4, 5] },
    150603: { places: 2, digits: level(3, 4), to: [0, -1] },
    160102: { places: 0, digits: level(6, 7), to: [3, 4, 5, 6] },
    170106: { places: 3, digits: level(5, 5, 6), to: [0], figures: true },
  },
  forms: [roundIt, whichRounds, limits],
  capacity: ({ subTopicId, difficulty }) =>
    subTopicId === 140504 ? { easy: 150, medium: 160, hard: 120 }[difficulty] : 200,
});
