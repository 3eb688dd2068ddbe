/** m.findMistake: finding the line of a worked calculation that is wrong, and putting it right. */
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';
import { chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { exactText, isTrue } from './exact-value.ts';
import { drawWorking, type WorkingKind } from './workings.ts';

interface Params {
  readonly kinds: Readonly<Record<'easy' | 'medium' | 'hard', readonly WorkingKind[]>>;
}

const mistake = mistakesIn('m.findMistake');
const noMistake = 'There is no mistake';
/** What both sides of a line come to, where that is a whole number. */
function wholeOf(line: string): string | undefined {
  const value = exactText(plainNumber(line.split(' = ')[0] ?? ''));
  return value.includes('/') ? undefined : showNumber(value);
}

/** A line that is right, with the value of both sides where that is a whole number. */
function lineRight(line: string): Mistake {
  const value = wholeOf(line);
  const says = value === undefined ? 'have the same value' : `make ${value}`;
  return mistake('blames-right-line', `Both sides of that line ${says}, so it is right.`);
}
/** That all lines are right, with their values where these are whole numbers. */
function allRight(lines: readonly string[]): string[] {
  const values = lines.flatMap((line) => wholeOf(line) ?? []);
  if (values.length < lines.length) return ['Both sides of every line have the same value.'];
  return new Set(values).size === 1
    ? [`Both sides of every line make ${values[0]}.`]
    : [`The left sides make ${andList(values)}. The right sides say the same.`];
}
const lineAfter = mistake('blames-later-line', 'That line is correct. The mistake is in an earlier line.');
const overlooked = mistake('overlooks-mistake', 'One line is wrong. Work out both sides of each line.');
const follows = mistake(
  'follows-the-mistake',
  'That comes out of the wrong line. Put that line right, and see what it comes to then.',
);

const stepsRight = (calculation: string, lines: readonly string[]): string[] => [
  `Here is ${calculation} worked out correctly:`,
  ...lines.map((line) => `${line}.`),
];

/** Which line is wrong? */
const whichLine: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 3),
  make(random, { params, difficulty }) {
    const working = drawWorking(random, random.pick(params.kinds[difficulty]));
    if (working === undefined) return undefined;
    const { calculation, lines, faults } = working;
    const places = [...new Set(faults.map(({ at }) => at))];
    // Who always answers that there is no mistake is right once in six.
    const place = random.chance(1, 6) ? lines.length : random.pick(places);
    const options = faults.filter(({ at }) => at === place);
    const fault = options.length === 0 ? undefined : random.pick(options);
    const shown = fault?.lines ?? lines;
    const right = fault === undefined ? noMistake : (shown[place] ?? '');
    return chooseInOrder(
      {
        prompt: `${pickName(random)} works out ${calculation} line by line. Which line is wrong, if any?`,
        hint: 'Work out the left side and the right side of each line. Are they equal?',
        steps: [
          ...(fault === undefined ? allRight(lines) : [`The two sides of this line are not equal: **${right}**`]),
          ...(fault === undefined
            ? [`**${noMistake}** in the working.`]
            : [fault.because.says, `It should be ${lines[place]}.`]),
        ],
        variant: `line ${calculation} ${place} ${right}`,
        features: { lines: lines.length, size: calculation.length },
      },
      [...shown, noMistake],
      right,
      (text, at) => (text === noMistake ? overlooked : fault !== undefined && at > place ? lineAfter : lineRight(text)),
      'list',
    );
  },
  solve(seen) {
    if (!/Which line is wrong,? if any\?$/.test(seen.text)) return undefined;
    const wrong = seen.options.filter((option) => option !== noMistake && !isTrue(option));
    return chosen(seen, (option) => option === (wrong[0] ?? noMistake));
  },
};

/** What is the right answer? */
const putRight: Form<Params> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 1, hard: 4 })[difficulty],
  make(random, { params, difficulty }) {
    const working = drawWorking(random, random.pick(params.kinds[difficulty].filter((kind) => kind !== 'fractions')));
    if (working === undefined) return undefined;
    const { calculation, lines, answer, faults } = working;
    const fault = random.pick(faults);
    const end = fault.lines.at(-1)?.split(' = ')[1] ?? '';
    return writeNumber(
      {
        prompt: `${pickName(random)} works out ${calculation}. One line is wrong. What is the right answer?\n\n${fault.lines.join('\n\n')}`,
        hint: 'Find the line whose two sides are not equal. Then work on from there.',
        steps: [
          `The wrong line is ${fault.lines[fault.at]}.`,
          fault.because.says,
          ...stepsRight(calculation, lines),
          `The answer is **${answer.replace(/\B(?=(\d{3})+$)/g, ',')}**.`,
        ],
        variant: `right ${calculation} ${fault.at} ${end}`,
        features: { lines: lines.length + 1, size: calculation.length },
      },
      answer,
      [[end.replaceAll(',', ''), follows]],
    );
  },
  solve(seen) {
    const [, calculation] = / works out (.+)\. One line is wrong\. /.exec(seen.text) ?? [];
    return calculation === undefined ? undefined : typed(exactText(calculation));
  },
};

/** The generator of m.findMistake. */
export const findMistake = generatorOfForms<Params>({
  generatorId: 'm.findMistake',
  version: 7,
  see: seeNumbers,
  serves: {
    150205: {
      kinds: {
        easy: ['near-difference', 'near-product'],
        medium: ['short-product', 'large-near-product', 'split-division', 'large-difference'],
        hard: ['large-product', 'large-division', 'long-product'],
      },
    },
    160209: {
      kinds: {
        easy: ['long-product', 'order'],
        medium: ['long-division', 'fractions', 'percentage'],
        hard: ['large-percentage', 'mean', 'brackets'],
      },
    },
  },
  forms: [whichLine, putRight],
});
