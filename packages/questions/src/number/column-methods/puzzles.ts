/** Column sums with a digit hidden or an error to find. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, chosen, type Seen } from '../../kernel/seen.ts';
import { tapOne, writeNumber } from '../ask.ts';
import { columnFigure, hiddenDigit, readColumns } from '../column-figure.ts';
import { digitsUp, placeName } from '../digits.ts';
import {
  drawSum,
  featuresOf,
  mistake,
  mistakesOf,
  type Params,
  type Sum,
  stepsOf,
  sumText,
  workOut,
} from './written-sums.ts';

/** The column of the hidden digit, worked back from what stands below: the digit isn't known yet. */
function columnWithBox({ a, b, sign, result }: Sum, place: number, isTop: boolean): string {
  const at = (value: number): number => digitsUp(value)[place] ?? 0;
  const [top, bottom, below] = [at(a), at(b), at(result)];
  const lower = 10 ** place;
  const digit = isTop ? top : bottom;
  const box = `so ${hiddenDigit} = ${digit}`;
  const name = placeName(place).replace(/^./, (first) => first.toUpperCase());
  if (sign === '+') {
    const carried = (a % lower) + (b % lower) >= lower;
    const sum = top + bottom + (carried ? 1 : 0);
    const left = `${isTop ? `${hiddenDigit} + ${bottom}` : `${top} + ${hiddenDigit}`}${carried ? ' + 1' : ''}`;
    return sum > 9
      ? `${name}: ${left} ends in ${below}. It must be ${sum}, ${box}. Carry 1.`
      : `${name}: ${left} = ${sum}, ${box}.`;
  }
  const lent = a % lower < b % lower;
  const less = lent ? ' − 1' : '';
  if (top - (lent ? 1 : 0) >= bottom)
    return `${name}: ${isTop ? hiddenDigit : top}${less} − ${isTop ? bottom : hiddenDigit} = ${below}, ${box}.`;
  return isTop
    ? `${name}: ${hiddenDigit}${less} − ${bottom} = ${below} needs an exchange: 10 + ${hiddenDigit}${less} − ${bottom} = ${below}, ${box}.`
    : `${name}: ${top}${less} − ${hiddenDigit} can’t make ${below}, so exchange: ${top + 10}${less} − ${hiddenDigit} = ${below}, ${box}.`;
}

/** A digit hidden in a worked sum. */
export const missingDigit: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || String(sum.b).length < String(sum.a).length) return undefined;
    const rows = [sum.a, sum.b, sum.result].map(String);
    const row = random.int(0, 2);
    const shown = rows[row] ?? '';
    const at = random.int(0, shown.length - 1);
    const digit = Number(shown.charAt(at));
    if (digit === 0) return undefined;
    const place = shown.length - 1 - at;
    const hidden = rows.map((text, index) =>
      index === row ? text.slice(0, at) + hiddenDigit + text.slice(at + 1) : text,
    );
    const [top = '', bottom = '', answer = ''] = hidden;
    const sign = sum.sign;
    const alt = `A column ${sign === '+' ? 'addition' : 'subtraction'}: ${hidden
      .map((text) => [...text.replace(hiddenDigit, '■')].join(' ').replace('■', 'box'))
      .join(sign === '+' ? ' plus ' : ' minus ')
      .replace(/ (plus|minus) (?!.* (?:plus|minus) )/, ' makes ')}.`;
    // A column with nothing carried into it or taken from it is worked out alone, however long the numbers are.
    if (cell.difficulty === 'hard' && !sum.exchanges.includes(place - 1)) return undefined;
    const isMoved = sum.exchanges.includes(place) || sum.exchanges.includes(place - 1);
    if ((cell.difficulty === 'medium' || cell.year > 4) && !isMoved) return undefined;
    const [above = 0, below = 0, made = 0] = [sum.a, sum.b, sum.result].map((value) => digitsUp(value)[place] ?? 0);
    // The digit of a child who looks at this column alone, without carrying or exchanging.
    const byItself =
      sign === '+'
        ? ([made - below + 10, made - above + 10, above + below][row] ?? 0) % 10
        : ([(made + below) % 10, Math.abs(above - made), Math.abs(above - below)][row] ?? 0);
    const tried = (step: number): NumberMistake[] => {
      const other = digit + step;
      if (other < (at === 0 ? 1 : 0) || other > 9) return [];
      const [a = 0, b = 0, c = 0] = hidden.map((text) => Number(text.replace(hiddenDigit, String(other))));
      const makes = workOut(a, sign === '+' ? '+' : '-', b);
      return a < b && sign === '−'
        ? []
        : [
            [
              other,
              mistake(
                isMoved ? 'misses-exchange' : 'digit-does-not-fit',
                `With ${other} in the box it says ${sumText({ ...sum, a, b })} = ${showNumber(c)}, but that makes ${showNumber(makes)}.`,
              ),
            ],
          ];
    };
    return writeNumber(
      {
        prompt: [
          'One digit is hidden. Which digit goes in the box?',
          drawn(columnFigure([top, bottom], sign, answer, alt)),
        ],
        hint:
          place === 0
            ? 'Look at the ones. Which digit makes this column work?'
            : `Start with the ones. When you reach the ${placeName(place)}, think: which digit makes this column work?`,
        steps: [
          `The box is in the ${placeName(place)} column. Work through the columns from the right.`,
          ...stepsOf(sum)
            .slice(1, 2)
            .map((lines) =>
              lines
                .split('\n\n')
                .map((line, at) => (row < 2 && at === place ? columnWithBox(sum, place, row === 0) : line))
                .join('\n\n'),
            ),
          `So ${sumText(sum)} = ${showNumber(sum.result)}, and the hidden digit is **${digit}**.`,
        ],
        variant: `digit ${hidden.join(sign)}`,
        features: featuresOf(sum, 2),
      },
      digit,
      [...new Set([byItself - digit, 1, -1])].filter((step) => step !== 0).flatMap(tried),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('One digit is hidden') || seen.figure === undefined) return undefined;
    const rows = readColumns(seen.figure);
    const sign = seen.figure.marks.some((mark) => mark.kind === 'text' && mark.text === '+') ? '+' : '−';
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => {
      const [a = '', b = '', c = ''] = rows.map((row) => row.replace(hiddenDigit, String(digit)));
      return !/^0/.test(a + b) && workOut(Number(a), sign === '+' ? '+' : '-', Number(b)) === Number(c);
    });
    return fits.flatMap((digit) => answered(seen, digit));
  },
};

/** The first digit that is wrong. A carry forgotten in the ones shows in the tens, so the question asks for the digit. */
export const findError: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const wrong = random.pick(
      mistakesOf(sum, random).filter(([given]) => given !== sum.result && Number(given) > 9),
    )[0];
    const right = digitsUp(sum.result);
    const written = digitsUp(Number(wrong));
    if (written.length !== right.length) return undefined;
    const place = right.findIndex((digit, index) => digit !== written[index]);
    const words = right.map((_, index) => placeName(index)).reverse();
    const name = pickName(random);
    const questionText = {
      prompt: [
        `${name} makes a mistake. In which column is the first wrong digit? Start with the ones.`,
        drawn(
          columnFigure(
            [String(sum.a), String(sum.b)],
            sum.sign,
            String(wrong),
            `${name} works out ${sumText(sum)} in columns and writes ${showNumber(wrong)}.`,
          ),
        ),
      ],
      hint: 'Work it out yourself, one column at a time. Stop at the first digit that differs.',
      steps: [
        ...stepsOf(sum).slice(1, 2),
        `The right answer is ${showNumber(sum.result)}. ${name} wrote ${showNumber(wrong)}.`,
        `The first wrong digit is in the **${placeName(place)}** column.`,
      ],
      variant: `error ${sum.a}${sum.sign}${sum.b}=${wrong}`,
      features: featuresOf(sum, 3),
    };
    return tapOne(questionText, words, placeName(place), (word) => {
      const at = right.findIndex((_, index) => placeName(index) === word);
      return right[at] === written[at]
        ? mistake('right-column', `The ${word} digit is right. It is ${right[at]}.`)
        : mistake('later-error', `The ${word} digit is wrong too, but the ${placeName(place)} digit comes first.`);
    });
  },
  solve(seen: Seen) {
    if (!seen.text.includes('first wrong digit') || seen.figure === undefined) return undefined;
    const [a = '', b = '', c = ''] = readColumns(seen.figure);
    const plus = seen.figure.marks.some((mark) => mark.kind === 'text' && mark.text === '+');
    const truth = String(workOut(Number(a), plus ? '+' : '-', Number(b)));
    const wrongFromRight = [...truth].reverse().findIndex((digit, at) => digit !== c.charAt(c.length - 1 - at));
    return chosen(seen, (_, place) => place === seen.options.length - 1 - wrongFromRight);
  },
};
