/** Tenths and hundredths in numbers: words, what makes a whole, counting, mixed numbers. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import { numbersIn, typed } from '../../kernel/seen.ts';
import { answered } from '../answered.ts';
import { chooseValue, writeFraction, writeNumber } from '../ask.ts';
import { fraction, mixed } from '../fraction.ts';
import { partName, setOut } from '../maths-text.ts';
import { divideMistakes, features, named, type Params } from './mistakes.ts';

/** Tenths or hundredths, in words. */
const wordsOf = (parts: number, count: number): string => partName(parts, count) ?? '';

/** A fraction in words, to write in figures. */
export const inWords: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 2 : 0),
  make(random, { params: { parts } }) {
    const count = random.int(1, parts - 1);
    const words = `${numberInWords(count)} ${wordsOf(parts, count)}`;
    const questionText = {
      prompt: `Write **${words}** as a fraction.`,
      hint: `How many ${wordsOf(parts, 2)} are in a whole? That number is the denominator.`,
      steps: [
        `One whole has ${parts} ${wordsOf(parts, 2)}, so the denominator is ${parts}.`,
        `There ${count === 1 ? 'is' : 'are'} ${count} of them: **${count}/${parts}**.`,
      ],
      variant: `words ${count}/${parts}`,
      features: features(1, count),
    };
    return writeFraction(questionText, fraction(count, parts), divideMistakes(count, parts));
  },
  solve(seen, { params: { parts } }) {
    const [, words] = /^Write (.+) as a fraction\.$/.exec(seen.text) ?? [];
    for (let count = 1; words !== undefined && count < parts; count++)
      if (words === `${numberInWords(count)} ${wordsOf(parts, count)}`) return typed(`${count}/${parts}`);
    return undefined;
  },
};

/** What must be added to make one whole. */
export const makeWhole: Form<Params> = {
  weight: ({ params: { parts }, difficulty }) =>
    difficulty === 'easy' || (difficulty === 'medium' && parts === 10) ? 2 : 0,
  make(random, { params: { parts } }) {
    const count = random.int(1, parts - 1);
    const rest = parts - count;
    // Whoever copies the number that is printed would be right.
    if (rest === count) return undefined;
    const shown = random.pick([
      `${count}/${parts} + □/${parts} = 1`,
      `□/${parts} + ${count}/${parts} = 1`,
      `1 − □/${parts} = ${count}/${parts}`,
    ]);
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(shown)],
        hint: `How many ${wordsOf(parts, 2)} make 1 whole?`,
        steps: [
          [`1 whole is ${parts} ${wordsOf(parts, 2)}.`, `${parts}/${parts} = 1`],
          `${parts} − ${count} = **${rest}**.`,
        ],
        variant: shown,
        features: features(1, count),
      },
      rest,
      [
        [rest + 1, named.sum(count, rest + 1, parts)],
        [rest - 1, named.sum(count, rest - 1, parts)],
        [parts, named.isWhole],
        [count, named.says(`That number is there already. What goes with ${count} to make ${parts}?`)],
        [parts + count, named.says(`You added. Subtract: ${parts} − ${count}.`)],
      ],
    );
  },
  solve(seen) {
    if (!/box\?\n.*□.*= ?(?:1|\d+\/\d+)$/.test(seen.text)) return undefined;
    const [count = 0, parts = 0] = (/(\d+)\/(\d+)/.exec(seen.text) ?? []).slice(1).map(Number);
    let rest = 0;
    while (count + rest < parts) rest++;
    return typed(rest);
  },
};

/** Counting on or back, past one whole on hard. */
export const counting: Form<Params> = {
  // One hundredth more is easy in year 4, and one tenth more is medium in year 3.
  weight: ({ params: { parts }, difficulty }) => (difficulty === (parts === 10 ? 'easy' : 'medium') ? 0 : 2),
  make(random, { params: { parts }, difficulty }) {
    const isHard = difficulty === 'hard';
    const back = random.chance(1, 2);
    const start = random.int(back ? 4 : 1, parts - (back ? 1 : 4)) + (isHard ? parts * random.int(0, 2) : 0);
    const step = (back ? -1 : 1) * (isHard && parts === 10 ? 2 : 1) * (isHard && parts === 100 ? random.int(2, 5) : 1);
    const terms = [0, 1, 2, 3].map((at) => start + at * step);
    const [, , , last = 0] = terms;
    if (last < 1 || terms.some((term) => term % parts === 0)) return undefined;
    if (isHard && Math.floor(start / parts) === Math.floor(last / parts)) return undefined;
    const show = (count: number): string => mixed(fraction(count, parts));
    const name = wordsOf(parts, Math.abs(step));
    const questionText = {
      prompt: [
        `Count ${back ? 'back' : 'on'} in steps of ${Math.abs(step)} ${name}. What comes next?`,
        setOut(`${terms.slice(0, 3).map(show).join(', ')}, □`),
      ],
      hint: `What happens to the number of ${wordsOf(parts, 2)} each time?`,
      steps: [
        `Each step is ${Math.abs(step)} ${name} ${back ? 'less' : 'more'}.`,
        ...(isHard ? [`${parts} ${wordsOf(parts, 2)} make 1 whole.`] : []),
        `After ${show(terms[2] ?? 0)} comes **${show(last)}**.`,
      ],
      variant: `count ${terms.join()} of ${parts}`,
      features: features(isHard ? 3 : 2, last),
    };
    const mistakes: NumberMistake[] = [
      [show(last + step), named.says('That is two steps on. What comes before it?')],
      [show(last + parts), named.wholes('That is one whole too many.')],
      [
        last > parts ? show(last - parts) : `${last}/${parts * 10}`,
        last > parts ? named.wholes('That is one whole too few.') : named.wrongSize(parts),
      ],
      [show(terms[1] ?? 0), named.wrongWay],
      [`${last % parts}/${parts === 10 ? 100 : 10}`, named.wrongSize(parts)],
    ];
    return random.chance(1, 2)
      ? writeFraction(questionText, fraction(last, parts), mistakes)
      : chooseValue(random, questionText, show(last), mistakes);
  },
  solve(seen) {
    if (!seen.text.startsWith('Count ')) return undefined;
    const [back, size = 0] = [seen.text.startsWith('Count back'), ...numbersIn(seen.text)];
    const terms = [...seen.text.matchAll(/(?:(\d+) )?(\d+)\/(\d+)/g)].map(([, whole = '0', top, bottom]) => ({
      count: Number(whole) * Number(bottom) + Number(top),
      bottom: Number(bottom),
    }));
    const end = terms.at(-1);
    return end === undefined ? undefined : answered(seen, `${end.count + (back ? -size : size)}/${end.bottom}`);
  },
};

/** How many parts are in a mixed number, or which mixed number so many parts make. */
export const wholesAndParts: Form<Params> = {
  // Mixed numbers come after year 3.
  weight: ({ params: { parts }, difficulty }) => (difficulty === 'hard' && parts === 100 ? 3 : 0),
  make(random, { params: { parts } }) {
    const whole = random.int(2, 6);
    const rest = random.int(1, parts - 1);
    const total = whole * parts + rest;
    const name = wordsOf(parts, 2);
    const value = fraction(total, parts);
    const steps = (ending: string): string[] => [
      `1 whole is ${parts} ${name}, so ${whole} wholes are ${whole * parts} ${name}.`,
      ending,
    ];
    if (random.chance(1, 2))
      return writeNumber(
        {
          prompt: [`How many ${name} are there altogether in this number?`, setOut(mixed(value))],
          hint: `How many ${name} are in each whole one?`,
          steps: steps(`${whole * parts} + ${rest} = **${total}**.`),
          variant: `how many in ${mixed(value)}`,
          features: features(3, total),
        },
        total,
        [
          [whole + rest, named.wholes(`You added ${whole} and ${rest}. Each whole one is ${parts} ${name}.`)],
          [rest, named.wholes(`Those are only the ${name} after the whole ones.`)],
          [parts + rest, named.wholes(`You counted one whole. There are ${whole}.`)],
          [whole * parts, named.says(`Those are the ${name} in the whole ones. Add the rest.`)],
        ],
      );
    return writeNumber(
      {
        prompt: ['What number goes in the box?', setOut(`${total}/${parts} = ${whole} □/${parts}`)],
        hint: `How many ${name} make the ${whole} wholes?`,
        steps: steps(`${total} − ${whole * parts} = **${rest}**, so there are ${rest} ${name} more.`).map((step) =>
          rest === 1
            ? step.replace(`1 ${name} more`, `1 ${wordsOf(parts, 1)} more`).replace('there are', 'there is')
            : step,
        ),
        variant: `make ${mixed(value)}`,
        features: features(3, total),
      },
      rest,
      [
        [total, named.wholes(`Those are all the ${name}. ${whole * parts} of them make the ${whole} wholes.`)],
        [total - whole, named.wholes(`You subtracted ${whole}. Each whole one is ${parts} ${name}.`)],
        [total - parts, named.wholes(`You subtracted one whole. There are ${whole}.`)],
        [rest + 1, named.sum(whole * parts, rest + 1, total)],
      ],
    );
  },
  solve(seen) {
    const [, whole, top, bottom] = /^How many .* in this number\?\n(\d+) (\d+)\/(\d+)$/.exec(seen.text) ?? [];
    if (whole !== undefined) {
      let count = Number(top);
      for (let one = 0; one < Number(whole); one++) count += Number(bottom);
      return typed(count);
    }
    const [, total, size, wholes] = /box\?\n(\d+)\/(\d+) = (\d+) □/.exec(seen.text)?.map(Number) ?? [];
    if (total === undefined || wholes === undefined || size === undefined) return undefined;
    for (let rest = 0; rest <= total; rest++) if (size * wholes + rest === total) return typed(rest);
    return undefined;
  },
};
