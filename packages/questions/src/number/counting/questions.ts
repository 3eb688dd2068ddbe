/** The next number, a gap, after some steps, a wrong number, numbers that are said, the step. */

import type { Form } from '../../kernel/forms.ts';
import { withGiven } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { tapInRow, tapWords, writeNumber } from '../ask.ts';
import {
  arePartedBy,
  drawRun,
  features,
  goesBy,
  mistake,
  mistakesFor,
  named,
  type Params,
  passedBy,
  rowText,
  slipsAt,
} from './number-runs.ts';

/** The next number of a count. */
export const nextNumber: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 4, medium: 2, hard: 0 })[difficulty],
  make(random, cell) {
    const run = drawRun(random, cell, 5);
    if (run === undefined) return undefined;
    const [, , , before = 0, last = 0] = run.terms;
    const passed = passedBy(run.step, cell.params, cell.difficulty);
    if (passed !== undefined && !arePartedBy(before, last, passed)) return undefined;
    const questionText = {
      prompt: `What number comes next?\n\n${rowText(run.terms, 4)}`,
      spoken: `What number comes next? ${run.terms.slice(0, 4).map(showNumber).join(', ')}`,
      hint: 'Find how much it changes each time.',
      steps: [
        goesBy(run, 4),
        `${showNumber(before)} ${run.down ? '−' : '+'} ${showNumber(run.step)} = **${showNumber(last)}**.`,
      ],
      variant: `next ${run.terms.join()}`,
      features: features(run, 1),
    };
    return writeNumber(questionText, last, mistakesFor(run, 4));
  },
  solve(seen) {
    if (!seen.text.startsWith('What number comes next')) return undefined;
    const terms = numbersIn(seen.text);
    const [first = 0] = terms;
    const gap = (terms.at(-1) ?? 0) - first;
    return answered(seen, first + (gap / (terms.length - 1)) * terms.length);
  },
};

/** A number missing in a count. */
export const gapNumber: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 4),
  make(random, cell) {
    const run = drawRun(random, cell, 5);
    if (run === undefined) return undefined;
    const passed = passedBy(run.step, cell.params, cell.difficulty);
    const places = [0, 1, 2, 3].filter((place) => {
      const [one = 0, other = 0] = place === 0 ? run.terms : run.terms.slice(place - 1);
      // Where no more than one digit changes, the number is read off its neighbour.
      const isWorkedOut = passed === undefined || arePartedBy(one, other, passed);
      return isWorkedOut && (cell.difficulty === 'hard' || place > 0);
    });
    if (places.length === 0) return undefined;
    const hidden = random.pick(places);
    const value = run.terms[hidden] ?? 0;
    const beside = run.terms[hidden === 0 ? 1 : hidden - 1] ?? 0;
    return writeNumber(
      {
        prompt: `What number is missing?\n\n${rowText(run.terms, hidden)}`,
        spoken: `What number is missing? ${rowText(run.terms, hidden).replace('□', 'blank')}`,
        hint: 'Look at two numbers side by side. What is the step?',
        steps: [
          goesBy(run, hidden),
          `The missing number comes just ${hidden === 0 ? 'before' : 'after'} ${showNumber(beside)}.`,
          `${showNumber(beside)} ${run.down === (hidden === 0) ? '+' : '−'} ${showNumber(run.step)} = **${showNumber(value)}**.`,
        ],
        variant: `gap ${hidden} ${run.terms.join()}`,
        features: features(run, 2),
      },
      value,
      mistakesFor(run, hidden),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What number is missing')) return undefined;
    const places = (seen.text.split('\n\n')[1] ?? '')
      .split(' ')
      .map((part) => (part === '□' ? undefined : Number(part)));
    const known = places.flatMap((value, place) => (value === undefined ? [] : [{ value, place }]));
    const [one, other] = [known[0], known.at(-1)];
    if (one === undefined || other === undefined) return [];
    const step = (other.value - one.value) / (other.place - one.place);
    return typed(other.value - step * (other.place - places.indexOf(undefined)));
  },
};

/** Where a count stands after some steps. */
export const afterSteps: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const jumps = cell.difficulty === 'easy' ? random.int(2, 3) : random.int(3, 5);
    const run = drawRun(random, cell, jumps + 1);
    if (run === undefined) return undefined;
    const name = pickName(random);
    const way = run.down ? -1 : 1;
    const start = run.terms[0] ?? 0;
    const end = run.terms.at(-1) ?? 0;
    return writeNumber(
      {
        prompt: `${name} starts at ${showNumber(start)} and counts ${run.down ? 'back' : 'on'} in ${showNumber(run.step)}s. Where is ${name} after ${jumps} steps?`,
        hint: `Say each number as you count. The first step takes you ${run.down ? 'down' : 'up'} from the start.`,
        steps: [
          `Start at ${showNumber(start)}.`,
          `Count: ${run.terms.slice(1).map(showNumber).join(', ')}.`,
          `After ${jumps} steps ${name} is at **${showNumber(end)}**.`,
        ],
        variant: `after ${jumps} ${run.terms.join()}`,
        features: features(run, jumps),
      },
      end,
      withGiven(
        [
          [
            run.terms[jumps - 1] ?? 0,
            mistake('counts-the-start', 'The start is not a step. Your first step takes you to the next number.'),
          ],
          [end + way * run.step, mistake('one-step-off', `You took ${jumps + 1} steps. ${name} takes ${jumps}.`)],
          [
            start - way * run.step * jumps,
            mistake(
              'wrong-direction',
              `You counted ${run.down ? 'on' : 'back'}. ${name} counts ${run.down ? 'back' : 'on'}.`,
            ),
          ],
          [
            start + way * jumps,
            mistake('counts-in-ones', `You counted in 1s. ${name} counts in ${showNumber(run.step)}s.`),
          ],
          [start + way * run.step, mistake('first-step-only', `That is one step. ${name} takes ${jumps}.`)],
        ],
        (given) => given >= 0,
      ),
    );
  },
  solve(seen) {
    const [, start, way, step, jumps] =
      /starts at (\d+) and counts (back|on) in (\d+)s\. Where is .* after (\d+) steps/.exec(seen.text) ?? [];
    if (start === undefined) return undefined;
    return typed(Number(start) + Number(step) * Number(jumps) * (way === 'on' ? 1 : -1));
  },
};

/** The number that does not fit a count. */
export const wrongNumber: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const run = drawRun(random, cell, 6);
    if (run === undefined) return undefined;
    const place = random.int(1, 4);
    const right = run.terms[place] ?? 0;
    // Among counts in 50s and 100s every slip is seen.
    const slips = cell.year === 3 && run.step > 10 ? [] : slipsAt(run, place);
    if (slips.length === 0) return undefined;
    const off = right + random.pick(slips);
    if (off <= 0 || run.terms.includes(off)) return undefined;
    const words = run.terms.map((term, at) => showNumber(at === place ? off : term));
    return tapInRow(
      {
        prompt: `This is a count in ${showNumber(run.step)}s. One number is wrong. Tap it.`,
        spoken: `This is a count in ${showNumber(run.step)}s. One number is wrong. ${words.join(', ')}`,
        hint: 'Start at the first number and say the count yourself.',
        steps: [
          `Count ${run.down ? 'back' : 'on'} in ${showNumber(run.step)}s from ${showNumber(run.terms[0] ?? 0)}.`,
          `The count should be ${run.terms.map(showNumber).join(', ')}.`,
          `**${showNumber(off)}** should be ${showNumber(right)}.`,
        ],
        variant: `wrong ${words.join(' ')}`,
        features: features(run, 3),
      },
      words,
      place,
      named.fits,
    );
  },
  solve(seen) {
    const [, step] = /count in (\d+)s\. One number is wrong/.exec(seen.text) ?? [];
    if (step === undefined) return undefined;
    const values = seen.options.map(Number);
    return chosen(seen, (_, place) => {
      const rest = values.map((value, at) => ({ value, at })).filter(({ at }) => at !== place);
      return rest.every(({ value, at }, index) => {
        const before = rest[index - 1];
        return before === undefined || Math.abs(value - before.value) === Number(step) * (at - before.at);
      });
    });
  },
};

/** A number as a multiple, beyond the tables by two facts of the table: "126 = 10 × 7 + 8 × 7". */
function asMultiple(value: number, step: number): string {
  const times = value / step;
  const facts = times > 12 ? [10, times - 10] : [times];
  return `${showNumber(value)} = ${facts.map((each) => `${each} × ${showNumber(step)}`).join(' + ')}`;
}

/** Which numbers a count from 0 says. */
export const spokenNumbers: Form<Params> = {
  weight: ({ params }) => (params.limit > 20000 ? 0 : 1),
  make(random, cell) {
    const { steps } = cell.params;
    // The multiples of 100 are seen at a glance, nearly those of 50, and those of 25 by their last two digits.
    const below = { easy: 100, medium: 50, hard: 25 }[cell.difficulty];
    const step = random.pick(steps[cell.difficulty].filter((each) => each < below));
    const level = { easy: 8, medium: 12, hard: 20 }[cell.difficulty];
    const most = Math.min(level, Math.floor(cell.params.limit / step));
    const least = { easy: 1, medium: 4, hard: 9 }[cell.difficulty];
    if (most < least + 3) return undefined;
    const times = Array.from({ length: most - least + 1 }, (_, at) => at + least);
    const right = random.sample(times, 2).map((time) => showNumber(time * step));
    // Among even numbers an odd one would stand out.
    const offs = step >= 50 ? [10, -10, 20] : step >= 25 ? [5, -5, 10] : step % 2 === 0 ? [2, -2, 4] : [1, -1, 2, 4];
    const wrong = random
      .shuffle(times.flatMap((time) => offs.map((off) => time * step + off)))
      .filter((value) => value > 0 && value % step !== 0)
      .map(showNumber);
    const name = pickName(random);
    const others = [...new Set(wrong)].slice(0, 3);
    return tapWords(
      random,
      {
        prompt: `${name} counts from 0 in ${showNumber(step)}s. Tap the two numbers ${name} says.`,
        hint: `Start at 0 and keep adding ${showNumber(step)}.`,
        steps: [
          ...(step === 25
            ? ['In a count in 25s from 0, every number ends in 25, 50, 75 or 00.']
            : [
                `Every number in the count is a multiple of ${showNumber(step)}.`,
                `${right.map((word) => asMultiple(Number(plainNumber(word)), step)).join(' and ')}.`,
              ]),
          `${name} says **${right[0]}** and **${right[1]}**.`,
        ],
        variant: `said ${step} ${[...right, ...others].sort().join(' ')}`,
        features: { steps: 2, backwards: 0, digits: String(step * most).length, offMultiple: 0 },
      },
      right,
      others.map((word) => {
        const below = Math.floor(Number(plainNumber(word)) / step) * step;
        const says = `${word} comes between ${showNumber(below)} and ${showNumber(below + step)} in the count.`;
        return [word, mistake('not-in-count', says)] as const;
      }),
    );
  },
  solve(seen) {
    const [, step] = /counts from 0 in (\d+)s/.exec(seen.text) ?? [];
    if (step === undefined) return undefined;
    const said = new Set<number>();
    for (let at = 0; at <= 40000; at += Number(step)) said.add(at);
    return chosen(seen, (option) => said.has(Number(option)));
  },
};

/** How big the step is. */
export const theStep: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'medium' ? 0 : 1),
  make(random, cell) {
    const run = drawRun(random, cell, 4);
    if (run === undefined) return undefined;
    // A step of 1,000 is read off 2,350 and 3,350.
    if (cell.difficulty === 'easy' && cell.year < 5 && run.step >= 50) return undefined;
    const shown =
      cell.difficulty === 'hard'
        ? `${showNumber(run.terms[0] ?? 0)}, □, □, ${showNumber(run.terms[3] ?? 0)}`
        : rowText(run.terms, -1);
    return writeNumber(
      {
        prompt: `The numbers change by the same step each time. How big is the step?\n\n${shown}`,
        spoken: `The numbers change by the same step each time. How big is the step? ${shown.replaceAll('□', 'blank')}`,
        hint:
          cell.difficulty === 'hard'
            ? 'There are three equal steps from the first number to the last.'
            : 'Find the difference between two numbers side by side.',
        steps:
          cell.difficulty === 'hard'
            ? [
                `The difference between the first number and the last is ${showNumber(run.step * 3)}.`,
                `That is three steps: ${showNumber(run.step * 3)} ÷ 3 = ${showNumber(run.step)}.`,
                `The step is **${showNumber(run.step)}**.`,
              ]
            : [
                `Take two numbers side by side: ${showNumber(Math.max(...run.terms))} and ${showNumber(Math.max(...run.terms) - run.step)}.`,
                `Subtract the smaller one from the larger one. The difference is ${showNumber(run.step)}.`,
                `The step is **${showNumber(run.step)}**.`,
              ],
        variant: `step ${shown}`,
        features: features(run, cell.difficulty === 'hard' ? 3 : 1),
      },
      run.step,
      withGiven(
        [
          [run.step * 3, mistake('whole-gap', 'That is the gap from the first to the last number. Find one step.')],
          ...(cell.difficulty === 'hard'
            ? [
                [
                  (run.step * 3) / 2,
                  mistake('counts-boxes', 'You divided by the 2 boxes. Count the steps: there are 3.'),
                ] as const,
                [
                  (run.step * 3) / 4,
                  mistake('counts-numbers', 'You divided by the 4 numbers. Count the steps: there are 3.'),
                ] as const,
              ]
            : [[run.step * 2, mistake('two-steps', 'That is two steps at once. Find one step.')] as const]),
        ],
        Number.isInteger,
      ),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('The numbers change')) return undefined;
    const terms = numbersIn(seen.text);
    return typed(Math.abs((terms.at(-1) ?? 0) - (terms[0] ?? 0)) / 3);
  },
};
