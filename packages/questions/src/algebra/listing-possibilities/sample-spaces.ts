/** Sample spaces (year 7): how many outcomes, how many of them fit, chances from them. */

import type { Form } from '../../kernel/forms.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { drawEvent, drawTwo, fitsOf, pairsOf, readEvent, readTwo, rowsOf, ways } from './events.ts';
import { asks, mistake, named, type Params } from './mistakes.ts';

const trials = [
  ['a coin', 2],
  ['a 6-sided dice', 6],
  ['a 3-part spinner', 3],
  ['a 4-part spinner', 4],
  ['a 5-part spinner', 5],
  ['an 8-sided dice', 8],
  ['a bag of 7 different balls', 7],
  ['a pack of 10 different cards', 10],
  ['a 12-part spinner', 12],
] as const;

/** Products of this many outcomes are worked out in one's head: easy. */
const easyMost = 96;

/** How many outcomes three trials have together: with two it would be one fact of the tables. */
export const space: Form<Params> = {
  weight: (cell) => asks(cell, 'space'),
  make(random, { difficulty }) {
    const [one, other, third] = random.sample(trials, 3);
    if (one === undefined || other === undefined || third === undefined) return undefined;
    const used = [one, other, third];
    const answer = used.reduce((all, [, size]) => all * size, 1);
    if (answer <= easyMost !== (difficulty === 'easy')) return undefined;
    const list = `${used
      .slice(0, -1)
      .map(([name]) => name)
      .join(', ')} and ${used.at(-1)?.[0]}`;
    return writeNumber(
      {
        prompt: `A game uses ${list}. Each is used **once**. How many different outcomes are there?`,
        hint: 'Take one outcome of the first. How many outcomes of the second can go with it?',
        steps: [
          `Each outcome of one goes with each outcome of the others, so multiply: ${used.map(([, size]) => size).join(' × ')} = ${answer}.`,
          `There are **${answer}** outcomes.`,
        ],
        variant: `space ${used
          .map(([name]) => name)
          .sort()
          .join()}`,
        features: { steps: 2, size: answer },
      },
      answer,
      [
        [used.reduce((all, [, size]) => all + size, 0), named.adds],
        [one[1] * other[1], mistake('leaves-out-third', `You left out ${third[0].replace(/^an? /, 'the ')}.`)],
        [one[1] * other[1] + third[1], named.addsThird],
        [
          Math.max(...used.map(([, size]) => size)),
          mistake('one-only', 'That counts the outcomes of one of them only.'),
        ],
      ],
    );
  },
  solve(seen) {
    const [, list = ''] =
      /^A game uses (.+)\. Each is used once\. How many different outcomes are there\?$/.exec(seen.text) ?? [];
    if (list === '') return undefined;
    const sizes = trials.filter(([name]) => list.includes(name)).map(([, size]) => size);
    let outcomes: string[] = [''];
    for (const size of sizes)
      outcomes = outcomes.flatMap((start) => Array.from({ length: size }, (_, at) => `${start} ${at}`));
    return typed(new Set(outcomes).size);
  },
};

/** How many outcomes fit a condition. */
export const fitting: Form<Params> = {
  weight: (cell) => asks(cell, 'twoDice') + asks(cell, 'spinners'),
  make(random, cell) {
    const dice = random.int(1, asks(cell, 'twoDice') + asks(cell, 'spinners')) <= asks(cell, 'twoDice');
    const two = drawTwo(random, dice);
    const way = random.pick(
      cell.difficulty === 'easy' ? (['sum'] as const) : (['sum', 'product', 'difference'] as const),
    );
    const values = pairsOf(two, way);
    const event = drawEvent(random, values, cell.difficulty === 'easy' || way === 'difference' ? 3 : 6);
    const answer = values.filter(event.holds).length;
    const distinct = new Set(values.filter(event.holds)).size;
    // One alone is no counting, and two are seen without a table.
    if (answer < (cell.difficulty === 'easy' ? 3 : 2) || answer > values.length - 2) return undefined;
    const inRows = rowsOf(two, way, event.holds);
    const isSame = two.one.join() === two.other.join();
    const unordered = two.one.reduce(
      (count, a) => count + two.other.filter((b) => a <= b && event.holds(ways[way].works(a, b))).length,
      0,
    );
    return writeNumber(
      {
        prompt: `${two.name} ${ways[way].says} In how many outcomes is the ${ways[way].name} **${event.says}**?`,
        hint: 'Draw a table with one score across the top and the other down the side.',
        steps: [
          `The table has ${two.one.length} × ${two.other.length} = ${values.length} outcomes.`,
          `Which second scores fit with each first score? ${fitsOf(two, way, event.holds)}`,
          `Count them: ${inRows.join(' + ')} = **${answer}**.`,
        ],
        variant: `fit ${two.one.join('')} ${two.other.join('')} ${way} ${event.says}`,
        features: { steps: way === 'sum' ? 2 : 3, size: values.length },
      },
      answer,
      [
        [distinct, mistake('counts-results', 'You counted each result only once. Count every place in the table.')],
        [values.length - answer, mistake('counts-the-others', 'You counted those that do not fit.')],
        [answer - 1, named.misses],
        [values.length, named.all('outcomes')],
        ...(isSame ? [[unordered, named.once] as const] : []),
      ],
    );
  },
  solve(seen) {
    const two = readTwo(seen.text);
    const holds = readEvent(seen.text);
    const [, how] = /(added|multiplied|difference between the two scores)/.exec(seen.text) ?? [];
    if (two === undefined || holds === undefined || how === undefined || !seen.text.includes('In how many outcomes'))
      return undefined;
    let count = 0;
    for (const a of two.one)
      for (const b of two.other) {
        const value = how === 'added' ? a + b : how === 'multiplied' ? a * b : Math.max(a, b) - Math.min(a, b);
        if (holds(value)) count++;
      }
    return typed(count);
  },
};

/** The chance of a condition, as a fraction. */
export const chance: Form<Params> = {
  weight: (cell) => asks(cell, 'chance'),
  make(random, cell) {
    const two = drawTwo(random, random.chance(1, 2));
    const way = random.pick(['sum', 'product', 'difference'] as const);
    const values = pairsOf(two, way);
    const event = drawEvent(random, values, cell.difficulty === 'easy' || way === 'difference' ? 3 : 6);
    const answer = values.filter(event.holds).length;
    const all = values.length;
    if (answer < 2 || answer > all - 2) return undefined;
    const distinct = new Set(values).size;
    const fittingResults = new Set(values.filter(event.holds)).size;
    const right = `${answer}/${all}`;
    const addsFaces = mistake(
      'adds-faces',
      `There are ${two.one.length} × ${two.other.length} outcomes, not ${two.one.length} + ${two.other.length}.`,
    );
    const mistakes: TextMistake[] = [
      [
        // Where every result is another one, none comes up more often.
        distinct < all ? `${fittingResults}/${distinct}` : right,
        mistake('equally-likely-results', 'Some results come up more often than others. Count outcomes in a table.'),
      ],
      [`${all - answer}/${all}`, mistake('counts-the-others', 'That is the probability that it does not fit.')],
      [`${answer + 1}/${all}`, named.tooMany],
      [`${answer}/${two.one.length + two.other.length}`, addsFaces],
      answer > 1 ? [`${answer - 1}/${all}`, named.misses] : [`${answer + 2}/${all}`, named.tooMany],
      // Without it the right fraction would too often be the one most like the others.
      [`${answer + 1}/${two.one.length + two.other.length}`, addsFaces],
    ];
    const isEqual = (text: string): boolean => {
      const [top = 0, bottom = 1] = numbersIn(text);
      return top * all === answer * bottom || top > bottom;
    };
    return chooseText(
      random,
      {
        prompt: `${two.name} ${ways[way].says} What is the probability that the ${ways[way].name} is **${event.says}**?`,
        hint: 'How many outcomes are there in all? How many of them fit?',
        steps: [
          `There are ${two.one.length} × ${two.other.length} = ${all} outcomes.`,
          `Which second scores fit with each first score? ${fitsOf(two, way, event.holds)}`,
          `Count them: ${rowsOf(two, way, event.holds).join(' + ')} = ${answer}.`,
          `The probability is **${right}**.`,
        ],
        variant: `chance ${two.one.join('')} ${two.other.join('')} ${way} ${event.says}`,
        features: { steps: 4, size: all },
      },
      right,
      mistakes.filter(([text]) => !isEqual(text)),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const two = readTwo(seen.text);
    const holds = readEvent(seen.text);
    const [, how] = /(added|multiplied|difference between the two scores)/.exec(seen.text) ?? [];
    if (two === undefined || holds === undefined || !seen.text.includes('What is the probability')) return undefined;
    let [fits, all] = [0, 0];
    for (const a of two.one)
      for (const b of two.other) {
        const value = how === 'added' ? a + b : how === 'multiplied' ? a * b : Math.max(a, b) - Math.min(a, b);
        all++;
        if (holds(value)) fits++;
      }
    return chosen(seen, (option) => {
      const [top = 0, bottom = 1] = numbersIn(option.replaceAll(/[()]/g, ' '));
      return top * all === fits * bottom;
    });
  },
};
