/** A number in another form: typed, chosen, compared. */
import type { Mistake } from '../kernel/key.ts';
import { pickName } from '../kernel/names.ts';
import {
  asAsked,
  asDecimal,
  asks,
  asPercent,
  divideOut,
  drawValue,
  features,
  hintFor,
  named,
  nearBy,
  type Params,
  type Shape,
  shape,
  slipsFor,
  waySteps,
} from './fdp-ground.ts';
import { chosen, type Form, numbersIn, typed } from './forms.ts';
import { compare, type Fraction, fraction, lowest, mixed, readValue, sameValue } from './fraction.ts';
import { crossCompare } from './order-ground.ts';
import { say, setOut } from './set-out.ts';
import { chooseText, chooseValue, type Slip, type Told, tapOne, writeFraction, writeNumber } from './told.ts';

const nameOf: Readonly<Record<Shape, string>> = { fraction: 'fraction', decimal: 'decimal', percent: 'percentage' };

/** Types the value in a form. */
function write(told: Told, value: Fraction, to: Shape, slips: readonly Slip[], form: Params['form']) {
  if (to === 'fraction') return writeFraction(told, form === 'simplest' ? lowest(value) : value, slips, form);
  return to === 'decimal'
    ? writeNumber(told, asDecimal(value), slips, { form: 'decimal' })
    : writeNumber(told, asPercent(value), slips, { after: '%', unit: '%' });
}

/** How a solver writes a value that it found, in the form asked for. */
function inForm(text: string, to: string): string {
  const value = readValue(text);
  if (value === undefined) return '';
  if (to === 'fraction') {
    for (let bottom = 1; bottom <= value.bottom; bottom++)
      if ((value.top * bottom) % value.bottom === 0) return `${(value.top * bottom) / value.bottom}/${bottom}`;
  }
  return divideOut(to === 'percentage' ? value.top * 100 : value.top, value.bottom) ?? '';
}

/** From one form to another, typed. */
export const convert: Form<Params> = {
  weight: (cell) => 2 * asks(cell, 'convert'),
  make(random, cell) {
    const value = drawValue(random, cell);
    const { ways } = cell.params.levels[cell.difficulty];
    if (value === undefined || ways.length === 0) return undefined;
    const [from, to] = random.pick(ways);
    const shown = shape(value, from);
    const isLowestAsked = to === 'fraction' && cell.params.form === 'simplest';
    const ending = isLowestAsked ? ' in its simplest form' : '';
    return write(
      {
        prompt: [`Write this as a **${nameOf[to]}**${ending}.`, setOut(shown)],
        hint: hintFor(value, from, to),
        steps: waySteps(value, from, to, cell.params.form),
        variant: `${shown} as ${to}`,
        features: features(value, 1),
      },
      value,
      to,
      slipsFor(value, from, to, cell.params.form),
      cell.params.form,
    );
  },
  solve(seen) {
    const [, to, shown] =
      /^Write this as a (fraction|decimal|percentage)(?: in its simplest form)?\.\n(.+)$/.exec(seen.text) ?? [];
    return to === undefined || shown === undefined ? undefined : typed(inForm(shown, to));
  },
};

/** From one form to another, chosen. */
export const choose: Form<Params> = {
  weight: (cell) => asks(cell, 'choose'),
  make(random, cell) {
    const value = drawValue(random, cell);
    const { ways } = cell.params.levels[cell.difficulty];
    if (value === undefined || ways.length === 0) return undefined;
    const [from, to] = random.pick(ways);
    const shown = shape(value, from);
    const mark = to === 'percent' ? '%' : '';
    return chooseValue(
      random,
      {
        prompt: [`Which ${nameOf[to]} is equal to this?`, setOut(shown)],
        hint: hintFor(value, from, to),
        steps: waySteps(value, from, to, cell.params.form),
        variant: `choose ${shown} as ${to}`,
        features: features(value, 1),
      },
      shape(to === 'fraction' ? asAsked(value, cell.params.form) : value, to).replace('%', ''),
      slipsFor(value, from, to, cell.params.form),
      (given) => `${given}${mark}`,
    );
  },
  solve(seen) {
    const [, shown] = /^Which (?:fraction|decimal|percentage) is equal to this\?\n(.+)$/.exec(seen.text) ?? [];
    return shown === undefined ? undefined : chosen(seen, (option) => sameValue(option, shown));
  },
};

const signs = ['<', '=', '>'] as const;
const signOf = (difference: number): string => (difference < 0 ? '<' : difference > 0 ? '>' : '=');

/** Two numbers in different forms. */
export const sign: Form<Params> = {
  weight: (cell) => asks(cell, 'sign'),
  make(random, cell) {
    const [one, drawnOther] = [drawValue(random, cell), drawValue(random, cell)];
    const { ways } = cell.params.levels[cell.difficulty];
    if (one === undefined || drawnOther === undefined || ways.length === 0) return undefined;
    const [from, to] = random.pick(ways);
    // Near in value, so that the forms must be compared and not the looks.
    const near = random.pick([one, ...nearBy(one), ...nearBy(one), drawnOther]);
    const isFit = to !== 'fraction' || asAsked(near, cell.params.form).bottom <= 1000;
    if (!isFit || Math.abs(near.top / near.bottom - one.top / one.bottom) > 0.5) return undefined;
    const [left, right] = [shape(one, from), shape(to === 'fraction' ? asAsked(near, cell.params.form) : near, to)];
    const answer = signOf(compare(one, near));
    return tapOne(
      {
        prompt: [
          'Which sign goes in the box?',
          { ...setOut(`${left} □ ${right}`), spoken: `${say(left)}, box, ${say(right)}` },
        ],
        hint: 'Write both as decimals, or both out of 100.',
        steps: [
          ...(from === 'decimal' ? [] : [`${left} is ${asDecimal(one)} as a decimal.`]),
          ...(to === 'decimal' ? [] : [`${right} is ${asDecimal(near)} as a decimal.`]),
          `${asDecimal(one)} is ${answer === '<' ? 'less than' : answer === '>' ? 'more than' : 'equal to'} ${asDecimal(near)}, so the sign is **${answer}**.`,
        ],
        variant: `sign ${left} ${right}`,
        features: features(one, 2),
      },
      signs,
      answer,
      () => (answer === '=' ? named.near : named.form),
    );
  },
  solve(seen) {
    const [, left, right] = /^Which sign goes in the box\?\n(.+?) ?□ ?(.+)$/.exec(seen.text) ?? [];
    if (left === undefined || right === undefined) return undefined;
    const answer = signOf(crossCompare(left, right));
    return chosen(seen, (option) => option === answer);
  },
};

/** The largest, or the smallest, of four numbers in mixed forms. */
export const largest: Form<Params> = {
  weight: (cell) => asks(cell, 'largest'),
  make(random, cell) {
    const values = Array.from({ length: 4 }, () => drawValue(random, cell)).flatMap((value) => value ?? []);
    const forms = [...new Set(cell.params.levels[cell.difficulty].ways.flat())];
    const whole = Math.floor((values[0]?.top ?? 0) / (values[0]?.bottom ?? 1));
    const isFit =
      values.length === 4 &&
      values.every((value, at) => values.slice(at + 1).every((other) => compare(value, other) !== 0)) &&
      values.every(({ top, bottom }) => Math.floor(top / bottom) === whole);
    if (!isFit) return undefined;
    const start = random.int(0, forms.length - 1);
    const shown = values.map((value, at) => {
      const as = forms[(start + at) % forms.length] ?? 'decimal';
      return { value, text: shape(as === 'fraction' ? asAsked(value, cell.params.form) : value, as) };
    });
    const wantsMost = random.chance(2, 3);
    const sorted = [...shown].sort((one, other) => compare(one.value, other.value));
    const right = wantsMost ? sorted.at(-1) : sorted[0];
    if (right === undefined) return undefined;
    const why = (text: string): Mistake => (text.length > right.text.length ? named.longer : named.form);
    return chooseText(
      random,
      {
        prompt: `Which is the **${wantsMost ? 'largest' : 'smallest'}**?`,
        hint: 'Write them all as decimals with the same number of places.',
        steps: [
          ...shown
            .map(({ text, value }) => `${text} is ${asDecimal(value)}.`)
            .filter((step) => !/^(\S+) is \1\.$/.test(step)),
          `The ${wantsMost ? 'largest' : 'smallest'} is **${right.text}**.`,
        ],
        variant: `${wantsMost ? 'largest' : 'smallest'} ${sorted.map(({ text }) => text).join()}`,
        features: features(right.value, 3),
      },
      right.text,
      shown.filter(({ text }) => text !== right.text).map(({ text }) => [text, why(text)] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, which] = /^Which is the (largest|smallest)\?$/.exec(seen.text) ?? [];
    if (which === undefined) return undefined;
    const direction = which === 'largest' ? 1 : -1;
    return chosen(seen, (option) => seen.options.every((other) => crossCompare(option, other) * direction >= 0));
  },
};

/** The one of four that is not equal to the rest. */
export const odd: Form<Params> = {
  weight: (cell) => asks(cell, 'odd'),
  make(random, cell) {
    const value = drawValue(random, cell);
    const forms = [...new Set(cell.params.levels[cell.difficulty].ways.flat())];
    if (value === undefined || value.top > value.bottom) return undefined;
    const simple = lowest(value);
    const [as] = random.shuffle(forms);
    if (as === undefined) return undefined;
    const scaled = [2, 3, 4, 5]
      .map((by) => fraction(simple.top * by, simple.bottom * by))
      .find(({ bottom }) => bottom <= 100);
    const equals = [
      asDecimal(value),
      `${asPercent(value)}%`,
      mixed(simple),
      ...(scaled === undefined ? [] : [mixed(scaled)]),
    ];
    const wrong = random
      .shuffle(slipsFor(value, as === 'fraction' ? 'decimal' : 'fraction', as))
      .map(([given, because]) => [`${given}${as === 'percent' ? '%' : ''}`, because] as const)
      .find(([text]) => !sameValue(text, mixed(simple)) && text.length < 8);
    if (wrong === undefined || !forms.includes('percent')) return undefined;
    const shown = random.sample(equals, 3);
    const isEqual: Mistake = { id: 'm.fdp/takes-equal-one', says: `That one is equal to ${mixed(simple)}.` };
    return chooseText(
      random,
      {
        prompt: 'Which is **not** equal to the others?',
        hint: 'Write all four as decimals.',
        steps: [
          `${shown.join(', ')} are all equal: they are ${asDecimal(value)}.`,
          `The odd one out is **${wrong[0]}**.`,
        ],
        variant: `odd ${wrong[0]} ${[...shown].sort().join()}`,
        features: features(value, 3),
      },
      wrong[0],
      shown.map((text) => [text, isEqual] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.text !== 'Which is not equal to the others?') return undefined;
    return chosen(seen, (option) => seen.options.every((other) => other === option || !sameValue(option, other)));
  },
};

const papers = ['a spelling test', 'a times tables test', 'a music quiz', 'a history quiz', 'a science test'] as const;

/** A mark out of a total, as a percentage. */
export const score: Form<Params> = {
  weight: (cell) => asks(cell, 'score'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || value.bottom < 10 || value.top > value.bottom) return undefined;
    const { top, bottom } = value;
    const wantsRest = random.chance(1, 3);
    const asked = wantsRest ? fraction(bottom - top, bottom) : value;
    return writeNumber(
      {
        prompt: `${pickName(random)} gets ${top} out of ${bottom} in ${random.pick(papers)}. What percentage is ${wantsRest ? 'wrong' : 'right'}?`,
        hint: `How many out of 100 would that be?`,
        steps: [
          ...(wantsRest ? [`${bottom} − ${top} = ${bottom - top} are wrong.`] : []),
          ...waySteps(asked, 'fraction', 'percent', 'any'),
        ],
        variant: `score ${wantsRest ? 'wrong' : 'right'} ${top}/${bottom}`,
        features: features(value, 3),
      },
      asPercent(asked),
      [[asPercent(fraction(bottom - asked.top, bottom)), named.rest], ...slipsFor(asked, 'fraction', 'percent')],
      { after: '%', unit: '%' },
    );
  },
  solve(seen) {
    if (!/ gets \d+ out of \d+ in /.test(seen.text)) return undefined;
    const [top = 0, bottom = 1] = numbersIn(seen.text);
    return typed(divideOut((seen.text.includes('wrong') ? bottom - top : top) * 100, bottom) ?? '');
  },
};

/** Two values in different forms added, the answer as a decimal. */
export const sum: Form<Params> = {
  weight: (cell) => asks(cell, 'sum'),
  make(random, cell) {
    const [one, other] = [drawValue(random, cell), drawValue(random, cell)];
    const { ways } = cell.params.levels[cell.difficulty];
    if (one === undefined || other === undefined || ways.length === 0) return undefined;
    const [from, to] = random.pick(ways);
    const [left, right] = [shape(one, from), shape(to === 'fraction' ? asAsked(other, cell.params.form) : other, to)];
    const total = fraction(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
    return writeNumber(
      {
        prompt: ['Work out. Give the answer as a **decimal**.', setOut(`${left} + ${right}`)],
        hint: 'Write both as decimals first.',
        steps: [
          `As decimals they are ${asDecimal(one)} and ${asDecimal(other)}.`,
          `${asDecimal(one)} + ${asDecimal(other)} = **${asDecimal(total)}**.`,
        ],
        variant: `${left}+${right}`,
        features: features(one, 3),
      },
      asDecimal(total),
      [
        ...slipsFor(one, 'fraction', 'decimal')
          .slice(0, 3)
          .flatMap(([given, because]): Slip[] => {
            const wrong = readValue(String(given));
            if (wrong === undefined) return [];
            return [
              [
                asDecimal(fraction(wrong.top * other.bottom + other.top * wrong.bottom, wrong.bottom * other.bottom)),
                because,
              ],
            ];
          }),
      ],
      { form: 'decimal' },
    );
  },
  solve(seen) {
    const [, left, right] = /^Work out\. Give the answer as a decimal\.\n(.+?) ?\+ ?(.+)$/.exec(seen.text) ?? [];
    const [one, other] = [readValue(left ?? ''), readValue(right ?? '')];
    if (one === undefined || other === undefined) return undefined;
    return typed(divideOut(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom) ?? '');
  },
};

const units = ['kg', 'm', 'litres', 'km', 'cm', 'miles'] as const;

/** A measure with a fraction, as a decimal. */
export const measure: Form<Params> = {
  weight: (cell) => asks(cell, 'measure'),
  make(random, cell) {
    const value = drawValue(random, cell);
    if (value === undefined || value.top < value.bottom) return undefined;
    const unit = random.pick(units);
    const back = random.chance(1, 3);
    const shown = `${shape(value, back ? 'decimal' : 'fraction')} ${unit}`;
    return write(
      {
        prompt: `How do you write ${shown} with a **${back ? 'fraction' : 'decimal'}**?`,
        hint: hintFor(value, back ? 'decimal' : 'fraction', back ? 'fraction' : 'decimal'),
        steps: [
          `The ${Math.floor(value.top / value.bottom)} whole ${unit} stay. Look at the part.`,
          ...waySteps(
            fraction(value.top % value.bottom, value.bottom),
            back ? 'decimal' : 'fraction',
            back ? 'fraction' : 'decimal',
            'any',
          ).slice(0, -1),
          `The answer is **${shape(value, back ? 'fraction' : 'decimal')} ${unit}**.`,
        ],
        variant: shown,
        features: features(value, 2),
      },
      value,
      back ? 'fraction' : 'decimal',
      slipsFor(value, back ? 'decimal' : 'fraction', back ? 'fraction' : 'decimal'),
      'any',
    );
  },
  solve(seen) {
    const [, shown, to] = /^How do you write (.+?) [a-z]+ with a (fraction|decimal)\?$/.exec(seen.text) ?? [];
    return shown === undefined || to === undefined ? undefined : typed(inForm(shown, to));
  },
};
