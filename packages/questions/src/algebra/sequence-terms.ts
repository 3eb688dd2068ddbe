/** Rows of terms: the next, one that is missing, the rule, a far one, patterns of dots, rules of two steps. */
import type { Figure, Mark } from '@comet/contract/figure';
import { decimalText, ordinal, showNumber } from '../kernel/number-text.ts';
import { answered, chosen, type Form, numbersIn, typed } from './forms.ts';
import { asks, drawRow, features, fillHole, named, type Params, show } from './sequence-ground.ts';
import { setOut } from './set-out.ts';
import { chooseNumber, chooseText, drawn, type Slip, writeNumber } from './told.ts';

/** The numbers of a row on its line, undefined at the box; whole after scaling by a thousand. */
function readRow(text: string): { readonly terms: (number | undefined)[]; readonly hole: number } {
  const terms = text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '…')
    .map((term) => (term === '□' ? undefined : Math.round(Number(term) * 1000)));
  return { terms, hole: terms.indexOf(undefined) };
}

/** The next term, or one in the middle. */
export const nextTerm: Form<Params> = {
  weight: (cell) => asks(cell, 'next') + asks(cell, 'missing'),
  make(random, cell) {
    const isNext = random.int(1, asks(cell, 'next') + asks(cell, 'missing')) <= asks(cell, 'next');
    const row = drawRow(random, cell, 6);
    if (row === undefined) return undefined;
    const hole = isNext ? 5 : random.int(1, 4);
    const own = row.terms[hole] ?? 0;
    const before = row.terms[hole - 1] ?? 0;
    const gap = own - before;
    const text = row.terms.map((term, at) => (at === hole ? '□' : show(row, term))).join(', ');
    const slips: Slip[] = [
      [decimalText(own + gap, row.places), named.step],
      [decimalText(before - gap, row.places), named.wrongWay],
      [decimalText(before + (before - (row.terms[hole - 2] ?? before)), row.places), named.fact],
      [decimalText(own + 1, row.places), named.fact],
      [decimalText(own - 1, row.places), named.fact],
      [decimalText(own + 10, row.places), named.fact],
    ];
    const told = {
      prompt: [isNext ? 'Which number comes next?' : 'Which number is missing?', setOut(text)],
      hint: 'How do you get from one term to the next?',
      steps: [`The rule is: ${row.says}.`, `The ${isNext ? 'next' : 'missing'} number is **${show(row, own)}**.`],
      variant: text,
      features: features(row, isNext ? 1 : 2),
    };
    return random.chance(2, 3)
      ? writeNumber(told, decimalText(own, row.places), slips)
      : chooseNumber(random, told, decimalText(own, row.places), slips);
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
    const size = Math.abs(row.step);
    const [first = 0, second = 0, third = 0] = row.terms;
    const text = (value: number): string => decimalText(value, row.places);
    const more = 10 ** row.places;
    const up = row.step < 0 ? 'Subtract' : 'Add';
    const right = isTimes ? `Multiply by ${size}` : `${up} ${text(size)}`;
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
            : `From ${show(row, first)} to ${show(row, second)} is ${up === 'Add' ? '+' : '−'} ${text(size)}, and so on.`,
          `The rule is **${right}**.`,
        ],
        variant: `rule ${row.terms.join()} ${row.places}`,
        features: features(row, 1),
      },
      right,
      [
        [isTimes ? `Add ${second - first}` : `${up === 'Add' ? 'Subtract' : 'Add'} ${text(size)}`, named.wrongWay],
        [isTimes ? `Multiply by ${size + 1}` : `${up} ${text(size + more)}`, named.fact],
        [isTimes ? `Add ${third - second}` : `Multiply by ${size === 1 ? 3 : text(size)}`, named.fact],
        [isTimes ? `Multiply by ${size * size}` : `${up} ${text(size * 2)}`, named.step],
        [`${up === 'Add' ? 'Subtract' : 'Add'} ${text(size + more)}`, named.wrongWay],
        [size > more ? `${up} ${text(size - more)}` : `${up} ${text(size + 2 * more)}`, named.fact],
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
        option.startsWith('Add') ? term + by * 1000 : option.startsWith('Subtract') ? term - by * 1000 : term * by;
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
        [text(value + row.step), named.step],
        [text(place * row.step), named.offset],
        [text(first * place), named.timesPosition],
        [text((row.terms[4] ?? 0) + place * row.step), named.step],
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
        [place - 1, named.step],
        [place + 1, named.step],
        [value % row.step === 0 ? Math.abs(value / row.step) : place + 2, named.offset],
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

/** A pattern of dots: one column to start with, then a column more each time. */
function dotsFigure(start: number, step: number): Figure {
  const gap = 15;
  const marks: Mark[] = [];
  let x = 14;
  for (let pattern = 1; pattern <= 3; pattern++) {
    const left = x;
    const columns = [start, ...Array.from({ length: pattern }, () => step)];
    for (const size of columns) {
      for (let row = 0; row < size; row++)
        marks.push({
          kind: 'circle',
          x,
          y: 130 - row * gap,
          radius: 5.5,
          fill: 'accent',
          stroke: 'ink',
          strokeWidth: 1.5,
        });
      x += gap;
    }
    marks.push({
      kind: 'text',
      x: (left + x - gap) / 2,
      y: 158,
      text: String(pattern),
      size: 16,
      anchor: 'middle',
      bold: true,
      fill: 'ink',
    });
    x += 22;
  }
  return {
    width: 240,
    height: 166,
    marks,
    alt: `Three patterns of dots. In each, the first column has ${start} dots and the others have ${step} dots. Pattern 1 has 1 such column, pattern 2 has 2, pattern 3 has 3.`,
  };
}

/** The dots of a later pattern. */
export const pattern: Form<Params> = {
  weight: (cell) => asks(cell, 'pattern'),
  make(random, { difficulty }) {
    const [start, step] = [random.int(1, 7), random.int(2, 7)];
    const back = difficulty === 'hard' && random.chance(1, 2);
    const place = random.int(difficulty === 'easy' ? 4 : 6, difficulty === 'easy' ? 8 : 30);
    if (start === step) return undefined;
    const dots = start + place * step;
    const asked = back ? place : dots;
    return writeNumber(
      {
        prompt: [
          back
            ? `The patterns go on. Which pattern has **${dots}** dots?`
            : `The patterns go on. How many dots are in **pattern ${place}**?`,
          drawn(dotsFigure(start, step)),
        ],
        hint: 'What stays the same each time? What is added?',
        steps: [
          `Each pattern has ${start} dots at the start and ${step} more for each number.`.replace(
            'has 1 dots',
            'has 1 dot',
          ),
          back
            ? `${dots} − ${start} = ${dots - start}, and ${dots - start} ÷ ${step} = **${place}**.`
            : `Pattern ${place}: ${start} + ${place} × ${step} = **${dots}**.`,
        ],
        variant: `dots ${start} ${step} ${place} ${back ? 'back' : ''}`,
        features: { steps: back ? 4 : 3, size: step, places: 0 },
      },
      asked,
      back
        ? [
            [place + 1, named.step],
            [place - 1, named.step],
            [dots % step === 0 ? dots / step : place + 2, named.offset],
          ]
        : [
            [dots + step, named.step],
            [dots - step, named.step],
            [(start + step) * place, named.timesPosition],
            [place * step, named.offset],
          ],
    );
  },
  solve(seen) {
    const [, place, dots] =
      /^The patterns go on\. (?:How many dots are in pattern (\d+)|Which pattern has (\d+) dots)\?$/.exec(seen.text) ??
      [];
    const [figure] = seen.figures;
    if ((place === undefined && dots === undefined) || figure === undefined) return undefined;
    const labels = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.x] : []));
    const counts = labels.map(
      (x) =>
        figure.marks.filter(
          (mark) => mark.kind === 'circle' && labels.every((other) => Math.abs(mark.x - x) <= Math.abs(mark.x - other)),
        ).length,
    );
    const [one = 0, two = 0] = counts;
    for (let number = 1; number < 200; number++) {
      const count = one + (number - 1) * (two - one);
      if (place !== undefined && number === Number(place)) return typed(count);
      if (dots !== undefined && count === Number(dots)) return typed(number);
    }
    return undefined;
  },
};

/** A rule of two steps, followed on or undone. */
export const twoStep: Form<Params> = {
  weight: (cell) => asks(cell, 'twoStep') + asks(cell, 'back'),
  make(random, cell) {
    const isBack = random.int(1, asks(cell, 'twoStep') + asks(cell, 'back')) > asks(cell, 'twoStep');
    const by = random.int(2, 4);
    const other = random.int(1, 9) * (random.chance(1, 2) ? 1 : -1);
    const addsFirst = random.chance(1, 3);
    const go = (term: number): number => (addsFirst ? (term + other) * by : term * by + other);
    const terms = [random.int(1, 12)];
    const place = random.int(3, isBack ? 4 : 5);
    while (terms.length < place) terms.push(go(terms.at(-1) ?? 0));
    const [first = 0, second = 0, third = 0] = terms;
    const last = terms.at(-1) ?? 0;
    if (terms.some((term) => term <= 0 || term > 1500) || second === first) return undefined;
    const adds = other < 0 ? `subtract ${-other}` : `add ${other}`;
    const said = addsFirst ? `${adds}, then multiply by ${by}` : `multiply by ${by}, then ${adds}`;
    const wrongOrder = (term: number): number => (addsFirst ? term * by + other : (term + other) * by);
    const swapped = terms.slice(1).reduce((term) => wrongOrder(term), first);
    const chain = terms.map((term) => showNumber(term)).join(' → ');
    return writeNumber(
      {
        prompt: isBack
          ? `The rule of a sequence is: **${said}**. The ${ordinal(place)} term is ${showNumber(last)}. What is the 1st term?`
          : `The 1st term of a sequence is ${first}. The rule is: **${said}**. What is the ${ordinal(place)} term?`,
        hint: isBack ? 'Undo the rule, the last step first.' : 'Work out one term after the other.',
        steps: [`The terms are ${chain}.`, `The answer is **${showNumber(isBack ? first : last)}**.`],
        variant: `${isBack ? 'back' : 'on'} ${said} ${first} ${place}`,
        features: { steps: isBack ? 5 : place - 1, size: by, places: 0 },
      },
      isBack ? first : last,
      isBack
        ? [
            [go(last), named.forwards],
            [second, named.step],
            [third, named.step],
          ]
        : [
            [swapped, named.order],
            [go(last), named.step],
            [terms.at(-2) ?? 0, named.step],
          ],
    );
  },
  solve(seen) {
    const [, said = ''] = /rule(?: of a sequence)? is: (.+?)\. /.exec(seen.text) ?? [];
    if (said === '') return undefined;
    const moves = [...said.matchAll(/(multiply by|add|subtract) (\d+)/g)];
    const go = (start: number): number =>
      moves.reduce(
        (term, [, verb, by]) =>
          verb === 'add' ? term + Number(by) : verb === 'subtract' ? term - Number(by) : term * Number(by),
        start,
      );
    const run = (start: number, steps: number): number =>
      Array.from({ length: steps }).reduce<number>((term) => go(term), start);
    const [, first, place] = /1st term of a sequence is (\d+)\..*What is the (\d+)\w\w term\?$/.exec(seen.text) ?? [];
    if (first !== undefined) return typed(run(Number(first), Number(place) - 1));
    const [, at, value] = /The (\d+)\w\w term is (\d+)\. What is the 1st term\?$/.exec(seen.text) ?? [];
    for (let start = 0; start < 2000; start++) if (run(start, Number(at) - 1) === Number(value)) return typed(start);
    return undefined;
  },
};
