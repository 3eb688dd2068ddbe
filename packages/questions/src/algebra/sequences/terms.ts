/** Rows of terms: the next, one that is missing, the rule, a far one, the place of one. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { decimalText, ordinal, showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseNumber, chooseText, writeNumber } from '../ask.ts';
import { setOut } from '../maths-text.ts';
import { asks, drawRow, features, fillHole, mistake, named, type Params, type Row, show } from './rows-of-terms.ts';

/** The numbers of a row on its line, undefined at the box; whole after scaling by a thousand. */
function readRow(text: string): { readonly terms: (number | undefined)[]; readonly hole: number } {
  const terms = text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '…')
    .map((term) => (term === '□' ? undefined : Math.round(Number(term) * 1000)));
  return { terms, hole: terms.indexOf(undefined) };
}

/** How the term at this place comes from its neighbours. */
function wayTo(row: Row, hole: number): string {
  const [twoBefore, before, own, after] = [-2, -1, 0, 1].map((by) => row.terms[hole + by]);
  const text = (term: number | undefined): string => show(row, term ?? 0);
  const gap = (own ?? 0) - (before ?? 0);
  if (row.says.startsWith('multiply')) return `${text(before)} × ${row.step} = ${text(own)}.`;
  if (row.says.startsWith('add the two'))
    return twoBefore === undefined
      ? `The first and the missing number make ${text(after)}: ${text(after)} − ${text(before)} = ${text(own)}.`
      : `${text(twoBefore)} + ${text(before)} = ${text(own)}.`;
  const sum = `${text(before)} ${gap < 0 ? '−' : '+'} ${text(Math.abs(gap))} = ${text(own)}.`;
  if (!row.says.startsWith('the step')) return sum;
  const steps = row.terms.slice(1).map((term, at) => text(term - (row.terms[at] ?? 0)));
  return `The steps are ${steps.join(', ')}, so ${sum}`;
}

/** Why a number near the right one is none of the row: by its step where all steps are alike. */
function whyNot(row: Row, before: number, given: number, isSteady: boolean): string {
  if (row.says.startsWith('multiply')) return `Work out ${show(row, before)} × ${row.step} again.`;
  if (!isSteady) return 'Check it with the terms next to it.';
  const step = show(row, Math.abs(given - before));
  return `From ${show(row, before)} to ${show(row, given)} is ${step}. Are the other steps the same?`;
}

/** By how much slips are out, in units of the last place: a whole one, or with decimals what comes after the point. */
function slipsBy(places: number, gap: number, isSteady: boolean): number[] {
  if (places === 0 || !isSteady) return [1, -1, 10, -10];
  const whole = 10 ** places;
  return [...(Math.abs(gap) > whole ? [-(gap % whole)] : []), whole, -whole];
}

/** The next term, or one in the middle. */
export const nextTerm: Form<Params> = {
  weight: (cell) => asks(cell, 'next') + asks(cell, 'missing'),
  make(random, cell) {
    const isNext = random.int(1, asks(cell, 'next') + asks(cell, 'missing')) <= asks(cell, 'next');
    const row = drawRow(random, cell, 6);
    if (row === undefined) return undefined;
    // Where it is hard, the gap is near the start, so that the rule has to be found further on and undone; of a sum of two terms
    // the second is undone only.
    const isHard = cell.difficulty === 'hard';
    const isSumOfTwo = row.says.startsWith('add the two');
    const hole = isNext ? 5 : isSumOfTwo ? (isHard ? 1 : random.int(2, 4)) : random.int(1, isHard ? 2 : 4);
    const own = row.terms[hole] ?? 0;
    const before = row.terms[hole - 1] ?? 0;
    const gap = own - before;
    const text = row.terms.map((term, at) => (at === hole ? '□' : show(row, term))).join(', ');
    const isSteady = /^(?:add|subtract) \d/.test(row.says);
    const [twoBefore] = row.terms.slice(hole - 2, hole - 1);
    const after = isSteady ? own + gap : row.terms[hole + 1];
    const mistakes: NumberMistake[] = [
      ...(after === undefined ? [] : [[decimalText(after, row.places), named.tooFar] as const]),
      ...(isSteady ? [[decimalText(before - gap, row.places), named.wrongWay] as const] : []),
      // The last gap once more, where the gaps are not all the same.
      ...(hole < 2 || twoBefore === undefined
        ? []
        : [[decimalText(2 * before - twoBefore, row.places), named.sameGap] as const]),
      ...slipsBy(row.places, gap, isSteady).map(
        (by): NumberMistake => [
          decimalText(own + by, row.places),
          { ...named.fact, says: whyNot(row, before, own + by, isSteady) },
        ],
      ),
      ...(isSteady ? [[decimalText(own + 2 * gap, row.places), named.twoTooFar] as const] : []),
    ];
    const questionText = {
      prompt: [isNext ? 'Which number comes next?' : 'Which number is missing?', setOut(text)],
      hint: isSumOfTwo
        ? 'Add two terms that are next to each other. What do you notice?'
        : 'How do you get from one term to the next?',
      steps: [
        `The rule is: ${row.says}.`,
        `${wayTo(row, hole)} The ${isNext ? 'next' : 'missing'} number is **${show(row, own)}**.`,
      ],
      variant: text,
      features: features(row, isNext ? 1 : 2),
    };
    // A term that is shown is no number to choose.
    const toChoose = mistakes.filter(([value]) => !row.terms.some((term) => decimalText(term, row.places) === value));
    // Slips that lie all around the right number give it away, where no other mistakes are among them.
    const others = toChoose.filter(
      ([value, because]) => because.id !== named.fact.id && value !== decimalText(own, row.places),
    );
    return others.length < 2 || random.chance(2, 3)
      ? writeNumber(questionText, decimalText(own, row.places), mistakes)
      : chooseNumber(random, questionText, decimalText(own, row.places), toChoose);
  },
  solve(seen) {
    const [, text] = /^Which number (?:comes next|is missing)\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const { terms, hole } = readRow(text);
    const found = fillHole(terms, hole);
    const [only] = found;
    return found.length !== 1 || only === undefined ? [] : answered(seen, decimalText(Math.round(only), 3));
  },
};

/** The rule in words. */
export const rule: Form<Params> = {
  weight: (cell) => asks(cell, 'rule'),
  make(random, cell) {
    const row = drawRow(random, cell, 5);
    if (row === undefined || row.step === 0 || row.says.startsWith('the step')) return undefined;
    const isTimes = row.says.startsWith('multiply');
    // A number that is added again and again is found in year 6.
    if (cell.year === 7 && !isTimes) return undefined;
    const size = Math.abs(row.step);
    const [first = 0, second = 0, third = 0] = row.terms;
    const text = (value: number): string => decimalText(value, row.places);
    const more = 10 ** row.places;
    const [up, sign] = row.step < 0 ? ['Subtract', '−'] : ['Add', '+'];
    const factor = size === 1 ? 3 : size;
    const product = showNumber(decimalText(first * factor, 2 * row.places));
    const right = isTimes ? `Multiply by ${size}` : `${up} ${text(size)}`;
    const gives = (way: string, by: number): ReturnType<typeof mistake> => {
      const result = way === '×' ? first * by : way === '−' ? first - by : first + by;
      return mistake(
        'fact-slip',
        `${show(row, first)} ${way} ${text(by)} is ${show(row, result)}, not ${show(row, second)}.`,
      );
    };
    const less = size > more ? size - more : size + 2 * more;
    return chooseText(
      random,
      {
        prompt: [
          'What is the rule from one term to the next?',
          setOut(`${row.terms.map((term) => show(row, term)).join(', ')}, …`),
        ],
        hint: 'Try your rule on more than one step.',
        steps: [
          isTimes
            ? `${first} × ${size} = ${second} and ${second} × ${size} = ${third}.`
            : `${show(row, first)} ${sign} ${text(size)} = ${show(row, second)}, ${show(row, second)} ${sign} ${text(size)} = ${show(row, third)}, and so on.`,
          `The rule is **${right}**.`,
        ],
        variant: `rule ${row.terms.join()} ${row.places}`,
        features: features(row, 1),
      },
      right,
      [
        [
          isTimes ? `Add ${second - first}` : `${up === 'Add' ? 'Subtract' : 'Add'} ${text(size)}`,
          isTimes ? named.onlyFirstStep : named.wrongWay,
        ],
        isTimes
          ? [`Multiply by ${size + 1}`, gives('×', size + 1)]
          : [`${up} ${text(size + more)}`, gives(sign, size + more)],
        isTimes
          ? [`Add ${third - second}`, named.onlyFirstStep]
          : [
              `Multiply by ${text(factor)}`,
              mistake(
                'step-as-factor',
                `${show(row, first)} × ${text(factor)} is ${product}, not ${show(row, second)}.`,
              ),
            ],
        [isTimes ? `Multiply by ${size * size}` : `${up} ${text(size * 2)}`, named.twoSteps],
        [
          isTimes ? `Divide by ${size + 1}` : `${up === 'Add' ? 'Subtract' : 'Add'} ${text(size + more)}`,
          named.wrongWay,
        ],
        [`${up} ${text(less)}`, gives(sign, less)],
      ],
    );
  },
  solve(seen) {
    const [, text] = /^What is the rule from one term to the next\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const { terms } = readRow(text);
    return chosen(seen, (option) => {
      const [by = 0] = numbersIn(option);
      const go = (term: number): number =>
        option.startsWith('Add')
          ? term + by * 1000
          : option.startsWith('Subtract')
            ? term - by * 1000
            : option.startsWith('Divide')
              ? term / by
              : term * by;
      return terms.every((term, at) => at === 0 || Math.abs((term ?? 0) - go(terms[at - 1] ?? 0)) < 1e-6);
    });
  },
};

/** A term further on. */
export const far: Form<Params> = {
  weight: (cell) => asks(cell, 'far'),
  make(random, cell) {
    const row = drawRow(random, cell, 5);
    const place = random.int(8, cell.difficulty === 'hard' ? 50 : 20);
    if (row === undefined || !/^(?:add|sub)/.test(row.says) || row.step === 0) return undefined;
    const [first = 0] = row.terms;
    const value = first + (place - 1) * row.step;
    if (row.says.startsWith('add the')) return undefined;
    const text = (scaled: number): string => decimalText(scaled, row.places);
    return writeNumber(
      {
        prompt: [
          `What is the **${ordinal(place)} term** of this sequence?`,
          setOut(`${row.terms.map((term) => show(row, term)).join(', ')}, …`),
        ],
        hint: `How many steps are there from the 1st term to the ${ordinal(place)}?`,
        steps: [
          `The rule is: ${row.says}.`,
          `From the 1st to the ${ordinal(place)} term there are ${place - 1} steps: ${place - 1} × ${text(Math.abs(row.step))} = ${text(Math.abs(row.step) * (place - 1))}.`,
          `${show(row, first)} ${row.step < 0 ? '−' : '+'} ${text(Math.abs(row.step) * (place - 1))} = **${show(row, value)}**.`,
        ],
        variant: `far ${place} ${row.terms.join()} ${row.places}`,
        features: features(row, 3),
      },
      text(value),
      [
        [
          text(value + row.step),
          mistake('off-by-one-step', `From the 1st term there are ${place - 1} steps, not ${place}.`),
        ],
        [
          text(place * row.step),
          mistake(
            'forgets-start',
            `You multiplied ${place} by ${text(Math.abs(row.step))}. Start from the first term and ${row.step < 0 ? 'subtract' : 'add'} ${place - 1} steps.`,
          ),
        ],
        [first === 0 ? Number.NaN : text(first * place), named.timesPosition],
        [
          text((row.terms[4] ?? 0) + place * row.step),
          mistake('counts-from-last', `You took ${place} steps from the 5th term. Start from the 1st.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, place, text] = /^What is the (\d+)\w\w term of this sequence\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const { terms } = readRow(text);
    const row = terms.map((term) => term ?? 0);
    while (row.length < Number(place)) row.push((row.at(-1) ?? 0) + ((row[1] ?? 0) - (row[0] ?? 0)));
    return typed(decimalText(Math.round(row.at(-1) ?? 0), 3));
  },
};

/** Which place a number has. */
export const position: Form<Params> = {
  weight: (cell) => asks(cell, 'position'),
  make(random, cell) {
    const row = drawRow(random, cell, 4);
    if (row === undefined || !/^(?:add \d|sub)/.test(row.says)) return undefined;
    const place = random.int(7, 25);
    const [first = 0] = row.terms;
    const value = first + (place - 1) * row.step;
    const text = (scaled: number): string => decimalText(scaled, row.places);
    const gap = Math.abs(value - first);
    return writeNumber(
      {
        prompt: [
          `The sequence goes on in the same way. At what **position** is the number ${show(row, value)}?`,
          setOut(`${row.terms.map((term) => show(row, term)).join(', ')}, …`),
        ],
        spoken: `The sequence ${row.terms.map((term) => show(row, term)).join(', ')} goes on in the same way. At what position is the number ${show(row, value)}?`,
        hint: 'How many steps are there from the 1st term?',
        steps: [
          `From ${show(row, first)} to ${show(row, value)} is ${text(gap)}. Each step is ${text(Math.abs(row.step))}.`,
          `${text(gap)} ÷ ${text(Math.abs(row.step))} = ${place - 1} steps after the 1st term.`,
          `It is at position **${place}**.`,
        ],
        variant: `position ${row.terms.join()} ${value} ${row.places}`,
        features: features(row, 4),
      },
      place,
      [
        [
          place - 1,
          mistake('off-by-one-step', 'That is the number of steps. The 1st term is at position 1, so add 1.'),
        ],
        [place + 1, named.step],
        [
          value % row.step === 0 ? Math.abs(value / row.step) : Number.NaN,
          mistake('forgets-start', 'You divided the number by the step. First take the 1st term into account.'),
        ],
      ],
      { before: 'position' },
    );
  },
  solve(seen) {
    const [, value = '', text] = /At what position is the number (-?[\d.]+)\?\n(.+)$/.exec(seen.text) ?? [];
    if (text === undefined) return undefined;
    const { terms } = readRow(text);
    const [first = 0, second = 0] = terms;
    let place = 1;
    for (let term = first ?? 0; Math.abs(term - Math.round(Number(value) * 1000)) > 1e-6 && place < 200; place++)
      term += (second ?? 0) - (first ?? 0);
    return typed(place);
  },
};
