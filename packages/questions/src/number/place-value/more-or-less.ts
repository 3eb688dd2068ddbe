/** A power of ten more or less than a number. */

import type { Form } from '../../kernel/forms.ts';
import { type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { features, named, nameOf, type Params, shown } from './places.ts';

/** 10^step more or less; crossing a column says how hard it is. */
export const moreOrLess: Form<Params> = {
  // Years 3 and 4 have a sub-topic of their own for it. In year 4 only 10,000 is passed, which is hard but soon known.
  weight: ({ params, year, difficulty }) =>
    params.asks === 'more' ? (year === 4 && difficulty === 'hard' ? 1 : 3) : year > 4 ? 2 : 0,
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
    if (places === 0 && size === 3 && result > 1000) return undefined;
    // A thousand more than a number of four digits rarely passes a nine, so at medium it is asked backwards.
    const isMediumThousand = asks === 'more' && size > 3 && cell.difficulty === 'medium';
    if ((cell.difficulty === 'easy' || isMediumThousand) === crosses) return undefined;
    const back =
      isMediumThousand || (cell.difficulty === 'hard' && (asks === 'more' || cell.year > 4 || random.chance(1, 2)));
    const [value, given] = back ? [scaled, result] : [result, scaled];
    const up = more !== back;
    const word = more ? 'more' : 'less';
    const by = shown(unit, places);
    const wrongWay = back ? (more ? result + unit : result - unit) : more ? scaled - unit : scaled + unit;
    const byPower = (other: number): NumberMistake[] => {
      const change = 10 ** other * (up ? 1 : -1);
      const did = `You ${up ? 'added' : 'subtracted'} ${shown(10 ** other, places)}, not ${by}.`;
      // Nobody adds 10,000 to a number of four digits.
      return other >= 0 && 10 ** other <= value && given + change > 0
        ? [[decimalText(given + change, places), named.place(did)]]
        : [];
    };
    const mistakes: NumberMistake[] = withGiven(
      [
        [
          decimalText(wrongWay, places),
          named.other(
            back
              ? `Then ${shown(given, places)} would be ${by} ${more ? 'less' : 'more'} than your number.`
              : `That is ${by} ${more ? 'less' : 'more'}. The question asks for ${by} ${word}.`,
          ),
        ],
        ...[power + 1, power - 1].flatMap(byPower),
        ...(crosses
          ? [
              [
                decimalText(up ? given - 9 * unit : given + 9 * unit, places),
                named.carry(
                  up
                    ? `When the ${nameOf(power - places)} pass 9, the next column goes up by one too.`
                    : `When the ${nameOf(power - places)} go below 0, the next column goes down by one too.`,
                ),
              ] as const,
            ]
          : []),
      ],
      (given) => Number(given) > 0,
    );
    const questionText = {
      prompt: back
        ? `${shown(given, places)} is ${by} ${word} than which number?`
        : `What is ${by} ${word} than ${shown(given, places)}?`,
      hint: `Look at the ${nameOf(power - places)} column. ${crosses ? 'Does the next column change too?' : 'It changes by one.'}`,
      steps: [
        ...(back ? [`The number is ${by} ${more ? 'less' : 'more'} than ${shown(given, places)}.`] : []),
        crosses
          ? `The ${nameOf(power - places)} ${up ? 'pass 9, so the next column goes up by one too' : 'go below 0, so the next column goes down by one too'}.`
          : `Only the ${nameOf(power - places)} change: they go ${up ? 'up' : 'down'} by one.`,
        `${shown(given, places)} ${more !== back ? '+' : '−'} ${by} = **${shown(value, places)}**.`,
      ],
      variant: `${back ? 'back ' : ''}${word} ${unit} ${given}`,
      features: { ...features(scaled, back ? 2 : 1), crosses: crosses ? 1 : 0 },
    };
    // Seen among options, another last digit would take nobody in.
    const lastDigit: NumberMistake = [
      decimalText(value + 1, places),
      named.last(`The ${nameOf(-places)} stay the same: ${value % 10}.`),
    ];
    if (random.chance(1, 2))
      return writeNumber(questionText, decimalText(value, places), power > 0 ? [...mistakes, lastDigit] : mistakes);
    // Beside numbers that differ in one way the right one would be most like all. These went the wrong way with another power.
    const wrongWays = [power + 1, power - 1, power - 2].flatMap((other): NumberMistake[] => {
      const wrong = up ? given - 10 ** other : given + 10 ** other;
      return other >= 0 && 10 ** other <= value && wrong > 0
        ? [
            [
              decimalText(wrong, places),
              named.other(
                `That is ${shown(10 ** other, places)} ${up ? 'less' : 'more'} than ${shown(given, places)}.`,
              ),
            ],
          ]
        : [];
    });
    return chooseText(
      random,
      questionText,
      shown(value, places),
      [...mistakes, ...byPower(power - 2), ...wrongWays].map(
        ([wrong, because]) => [showNumber(wrong), because] as const,
      ),
      { layout: 'grid' },
    );
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
