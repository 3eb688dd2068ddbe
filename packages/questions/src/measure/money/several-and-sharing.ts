/** Several of one thing, how many can be bought, and sharing a cost. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { nounFor, pluralOf, withArticle } from '../../kernel/plural.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import {
  askMoney,
  boldMoney,
  drawGoods,
  features,
  moneyIn,
  named,
  noteFor,
  type Params,
  showMoney,
  solvedMoney,
} from './amounts.ts';
import { capital, countUp, takeMistakes } from './working.ts';

/** Several of one thing, and the change when it is hard. */
export const many: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.many[difficulty],
  make(random, { params: { prices, writing }, difficulty }) {
    const [thing] = drawGoods(random, prices[difficulty], 1);
    if (thing === undefined) return undefined;
    const count = random.int(3, { easy: 4, medium: 6, hard: 9 }[difficulty]);
    // An easy price is multiplied in the head.
    if (difficulty === 'easy' && (thing.pence > 300 || thing.pence % 10 !== 0)) return undefined;
    const cost = count * thing.pence;
    const note = noteFor(cost);
    const wantsChange = difficulty === 'hard';
    if (cost > 4900 || (wantsChange && note === cost)) return undefined;
    const name = pickName(random);
    const show = (pence: number): string => showMoney(pence, writing);
    const right = wantsChange ? note - cost : cost;
    const pays = note >= 500 ? `a £${note / 100} note` : `a £${note / 100} coin`;
    const pounds = Math.floor(thing.pence / 100) * count * 100;
    return askMoney(
      random,
      {
        prompt: `${name} buys ${count} ${pluralOf(thing.name)} at ${show(thing.pence)} each. ${wantsChange ? `${name} pays with ${pays}. How much change is there?` : 'What is the total cost?'}`,
        hint: wantsChange
          ? 'Find the total cost first. Then count up to what is paid.'
          : thing.pence < 100 || thing.pence % 100 === 0
            ? 'Multiply the price by the number of things.'
            : 'Multiply the pounds and the pence by the number of things.',
        steps: [
          thing.pence < 100 || thing.pence % 100 === 0
            ? `${count} × ${show(thing.pence)} = ${show(cost)}.`
            : `${count} × £${Math.floor(thing.pence / 100)} = £${count * Math.floor(thing.pence / 100)}, and ${count} × ${thing.pence % 100}p = ${count * (thing.pence % 100)}p: ${show(cost)}.`,
          ...(wantsChange
            ? [...countUp(cost, note, show), `The change is ${boldMoney(right, writing)}.`]
            : [`The total cost is ${boldMoney(cost, writing)}.`]),
        ],
        variant: `many ${count} ${thing.name} ${thing.pence}`,
        features: features([thing.pence, cost], wantsChange ? 3 : 1),
      },
      right,
      [
        ...(wantsChange
          ? [[cost, named.paid] as const, [note - thing.pence, named.onlyOne] as const, ...takeMistakes(note, cost)]
          : [
              [pounds + (((thing.pence % 100) * count) % 100), named.carry] as const,
              [thing.pence + count, named.addedCount] as const,
              [cost + thing.pence, named.oneMore] as const,
              [cost - thing.pence, named.oneFewer] as const,
            ]),
      ],
      writing,
    );
  },
  solve(seen) {
    const [, count] = / buys (\d+) .* each\. /.exec(seen.text) ?? [];
    if (count === undefined) return undefined;
    const [each = 0, paid] = moneyIn(seen.text);
    let cost = 0;
    for (let thing = 0; thing < Number(count); thing++) cost += each;
    return solvedMoney(seen, paid === undefined ? cost : paid - cost);
  },
};

/** How many can be bought. */
export const howMany: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.howMany[difficulty],
  make(random, { params: { prices, writing }, difficulty }) {
    const { most } = prices[difficulty];
    const [thing] = drawGoods(random, { least: 15, most: Math.min(most, 250), step: difficulty === 'hard' ? 1 : 5 }, 1);
    if (thing === undefined) return undefined;
    const has = random.pick(
      [100, 200, 300, 500, 1000].filter((each) => each <= 10 * thing.pence && each >= 2 * thing.pence),
    );
    const count = Math.floor(has / thing.pence);
    const left = has - count * thing.pence;
    // Where it is hard, it takes a few of them, and the price ends in single pence.
    if (count < (difficulty === 'hard' || writing === 'point' ? 4 : 2) || left === 0) return undefined;
    if (difficulty === 'hard' && thing.pence % 5 === 0) return undefined;
    // Year 3 adds a price up a few times, within a few pounds.
    if (writing === 'and' && (has > 500 || count > (difficulty === 'hard' ? 5 : 3))) return undefined;
    const name = pickName(random);
    const show = (pence: number): string => showMoney(pence, writing);
    return writeNumber(
      {
        prompt: `${capital(withArticle(thing.name))} costs ${show(thing.pence)}. How many ${pluralOf(thing.name)} can ${name} buy with ${show(has)}?`,
        hint: `Add the price again and again. Stop before you go over ${show(has)}.`,
        steps: [
          `${count} ${nounFor(count, thing.name)} cost ${show(count * thing.pence)}.`,
          `One more makes ${show((count + 1) * thing.pence)}, which is too much.`,
          `${name} can buy **${count}**.`,
        ],
        variant: `how many ${thing.name} ${thing.pence} ${has}`,
        features: features([thing.pence, has], 2),
      },
      count,
      [
        [count + 1, named.over],
        [count - 1, named.under],
        [left, named.leftOver],
      ],
    );
  },
  solve(seen) {
    if (!/ can [A-Z][a-z]+ buy with /.test(seen.text)) return undefined;
    const [each = 0, has = 0] = moneyIn(seen.text);
    let count = 0;
    while ((count + 1) * each <= has) count++;
    return answered(seen, count);
  },
};

/** Sharing a cost equally, or saving the same every week. */
export const share: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.share[difficulty],
  make(random, { params: { writing }, difficulty }) {
    const parts = random.int(3, difficulty === 'hard' ? 8 : 5);
    const each =
      (difficulty === 'hard' ? 1 : 5) * random.int(difficulty === 'hard' ? 125 : 22, difficulty === 'hard' ? 480 : 80);
    // Whole and half pounds are shared at a glance.
    if (each % 50 === 0) return undefined;
    const cost = parts * each;
    const [name, show] = [pickName(random), (pence: number): string => showMoney(pence, writing)];
    const saves = random.chance(1, 2);
    return askMoney(
      random,
      {
        prompt: saves
          ? `${name} saves the same amount every week. After ${parts} weeks that makes ${show(cost)}. How much is saved each week?`
          : `${parts} friends share the cost of a gift equally. The gift costs ${show(cost)}. How much does each friend pay?`,
        hint: 'Divide the total by the number of equal parts.',
        steps: [
          `${show(cost)} is ${cost}p.`,
          `${cost}p ÷ ${parts} = ${each}p.`,
          `Each part is ${boldMoney(each, writing)}.`,
        ],
        variant: `${saves ? 'saves' : 'share'} ${parts} ${cost}`,
        features: features([cost, each], 2),
      },
      each,
      [
        [each + 100, named.checkParts],
        [each + 10, named.checkParts],
        [each - 10, named.checkParts],
        [each * 10, named.tenTimes],
      ],
      writing,
    );
  },
  solve(seen) {
    if (!/(?:every week\. After|share the cost of a gift)/.test(seen.text)) return undefined;
    const [, parts] = /(\d+) (?:weeks|friends)/.exec(seen.text) ?? [];
    const [cost = 0] = moneyIn(seen.text);
    for (let each = 1; each <= cost; each++) if (each * Number(parts) === cost) return solvedMoney(seen, each);
    return [];
  },
};
