/** m.remainder: what a remainder means in a story: round up, round down, what is left, or how many more are needed. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { chosen as chosenBy, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { answerOf, drawSharing, kinds, mistake, named, type Story, stories, why } from './stories.ts';

const wording: Form<null> = {
  weight: () => 6,
  make(random, cell) {
    const wanted = random.pick<Story['kind']>(kinds[cell.difficulty]);
    const chosen = random.pick(
      stories.filter(({ kind, fewest }) => kind === wanted && (cell.difficulty !== 'easy' || fewest <= 9)),
    );
    const sharing = drawSharing(random, cell, chosen);
    if (sharing === undefined) return undefined;
    const { total, by, whole, rest } = sharing;
    const [start, ask] = chosen.up(chosen.item, chosen.container, pickName(random));
    const answer = answerOf(chosen.kind, sharing);
    return writeNumber(
      {
        prompt: `${start.replace('#', showNumber(total)).replace('@', String(by))} ${ask}`,
        hint: `Divide ${showNumber(total)} by ${by}. Then think about what is left over.`,
        steps: [
          `${showNumber(total)} ÷ ${by} = ${whole} r ${rest}.`,
          `${why[chosen.kind](chosen.container)}${chosen.kind === 'more' ? ` ${by} − ${rest} = ${answer}` : ''}.`,
          `The answer is **${answer}**.`,
        ],
        variant: `${stories.indexOf(chosen)} ${total} ${by}`,
        features: {
          quotient: whole,
          divisor: by,
          kind: chosen.kind === 'down' || chosen.kind === 'left' ? 0 : 1,
          steps: chosen.kind === 'more' ? 3 : 2,
        },
      },
      answer,
      [
        [whole, chosen.kind === 'up' ? named.down(chosen.container) : named.whole],
        ...(chosen.kind === 'down' ? [[whole + 1, named.up(chosen.container)] as const] : []),
        [rest, chosen.kind === 'more' ? named.more(chosen.container) : named.rest],
      ],
    );
  },
  solve(seen) {
    if (seen.text.startsWith('Which')) return undefined;
    const numbers = (seen.text.match(/\d+/g) ?? []).map(Number);
    const [total = 0, by = 1] = seen.text.startsWith('A bracelet needs') ? [...numbers].reverse() : numbers;
    let groups = 0;
    while ((groups + 1) * by <= total) groups++;
    if (/would fill/.test(seen.text)) return typed((groups + 1) * by - total);
    if (/left over|are on it/.test(seen.text)) return typed(total - groups * by);
    if (/full|can be|whole/.test(seen.text)) return typed(groups);
    let needed = 0;
    while (needed * by < total) needed++;
    return typed(needed);
  },
};

const decide: Form<null> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 2),
  make(random, cell) {
    const chosen = random.pick(stories.filter(({ kind }) => kind === 'up' || kind === 'down'));
    const sharing = drawSharing(random, cell, chosen);
    if (sharing === undefined) return undefined;
    const { total, by, whole, rest } = sharing;
    const [start, ask] = chosen.up(chosen.item, chosen.container, pickName(random));
    const up = chosen.kind === 'up';
    const right = `round ${up ? 'up' : 'down'} to ${up ? whole + 1 : whole}`;
    return chooseText(
      random,
      {
        prompt: `${start.replace('#', showNumber(total)).replace('@', String(by))} ${ask} Round up or down?`,
        hint: 'Divide first. Then decide what happens to what is left over.',
        steps: [
          `${showNumber(total)} ÷ ${by} = ${whole} r ${rest}.`,
          `${why[chosen.kind](chosen.container)}.`,
          `So **${right}**.`,
        ],
        variant: `decide ${stories.indexOf(chosen)} ${total} ${by}`,
        features: { quotient: whole, divisor: by, kind: up ? 1 : 0, steps: 1 },
      },
      right,
      [
        up
          ? [`round down to ${whole}`, named.down(chosen.container)]
          : [`round up to ${whole + 1}`, named.up(chosen.container)],
        [
          `round up to ${whole}`,
          named.miscalculated(`${showNumber(total)} ÷ ${by} is more than ${whole}, so ${whole} is rounding down.`),
        ],
        [
          `round down to ${whole + 1}`,
          named.miscalculated(
            `${showNumber(total)} ÷ ${by} is less than ${whole + 1}, so ${whole + 1} is rounding up.`,
          ),
        ],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('Round up or down?')) return undefined;
    const down = /full|can be|whole/.test(seen.text);
    const numbers = (seen.text.match(/\d+/g) ?? []).map(Number);
    const [total = 0, by = 1] = seen.text.startsWith('A bracelet needs') ? [...numbers].reverse() : numbers;
    let filled = 0;
    while ((filled + 1) * by <= total) filled++;
    return chosenBy(seen, (option) => option === (down ? `round down to ${filled}` : `round up to ${filled + 1}`));
  },
};

const between: Form<null> = {
  weight: ({ difficulty }) => ({ easy: 0, medium: 1, hard: 3 })[difficulty],
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const by = random.pick(hard ? [7, 8, 9, 11, 12] : [6, 7, 8, 9]);
    const rest = random.int(1, by - 1);
    const from = hard ? random.int(200, 480) : random.int(100, 180);
    const fit = Array.from({ length: by }, (_, at) => from + 1 + at).filter((value) => value % by === rest);
    const [answer] = fit;
    if (answer === undefined || fit.length !== 1) return undefined;
    return writeNumber(
      {
        prompt: `Which number from ${from + 1} to ${from + by} leaves a remainder of ${rest} when divided by ${by}?`,
        hint: `Which multiples of ${by} are near these numbers? Add the remainder to one of them.`,
        steps: [
          `${answer - rest} is a multiple of ${by}.`,
          `${answer - rest} + ${rest} = **${answer}**.`,
          `Check: ${answer} ÷ ${by} = ${(answer - rest) / by} r ${rest}.`,
        ],
        variant: `between ${from} ${by} ${rest}`,
        features: { quotient: (answer - rest) / by, divisor: by, kind: 1, steps: 3 },
      },
      answer,
      [
        [answer - rest, mistake('exact-multiple', `That one leaves no remainder. You need a remainder of ${rest}.`)],
        [
          answer - 2 * rest,
          mistake('subtracts-remainder', `That is ${rest} less than a multiple of ${by}. Add the remainder instead.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, from, to, rest, by] =
      /^Which number from (\d+) to (\d+) leaves a remainder of (\d+) when divided by (\d+)/.exec(seen.text) ?? [];
    if (from === undefined) return undefined;
    for (let value = Number(from); value <= Number(to); value++)
      if (value % Number(by) === Number(rest)) return typed(value);
    return [];
  },
};

/** The generator of m.remainder. */
export const remainder = generatorOfForms<null>({
  generatorId: 'm.remainder',
  version: 10,
  see: seeNumbers,
  serves: { 150304: null },
  forms: [decide, between, wording],
});
