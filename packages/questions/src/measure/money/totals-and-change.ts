/** One or two prices: the total, the change, how much more. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { withArticle } from '../../kernel/plural.ts';
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
import { capital, countUp, leftAfter, sumMistakes, takeMistakes } from './working.ts';

/** Pounds to pounds and pence to pence; below a pound, tens to tens and ones to ones. */
function partByPart(one: number, other: number): string[] {
  const isSmall = one + other <= 100;
  const unit = isSmall ? 10 : 100;
  const show = (part: number): string => (isSmall ? `${part * unit}p` : `£${part}`);
  const [big, otherBig] = [Math.floor(one / unit), Math.floor(other / unit)];
  const [small, otherSmall] = [one % unit, other % unit];
  const sums = [
    ...(big > 0 && otherBig > 0 ? [`${show(big)} + ${show(otherBig)} = ${show(big + otherBig)}`] : []),
    ...(small > 0 && otherSmall > 0 ? [`${small}p + ${otherSmall}p = ${small + otherSmall}p`] : []),
  ];
  return sums.length === 0 ? [] : [`${sums.join(', and ')}.`];
}

/** The price of two things, three when it is hard. */
export const total: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.total[difficulty],
  make(random, { params: { prices, writing }, difficulty }) {
    const range = prices[difficulty];
    const [one, other] = drawGoods(random, range, 2);
    if (one === undefined || other === undefined) return undefined;
    const carries = (one.pence % 100) + (other.pence % 100) >= 100;
    const sum = one.pence + other.pence;
    // What makes a pound at most is added in year 2.
    if (difficulty === 'easy' && sum <= 100) return undefined;
    if ((difficulty !== 'easy' || writing === 'point') && !carries) return undefined;
    // Tens alone are added in year 2.
    if (range.most <= 100 && (one.pence % 10 === 0 || other.pence % 10 === 0)) return undefined;
    const show = (pence: number): string => showMoney(pence, writing);
    return askMoney(
      random,
      {
        prompt: `${capital(withArticle(one.name))} costs ${show(one.pence)}. ${capital(withArticle(other.name))} costs ${show(other.pence)}. How much do they cost together?`,
        hint:
          sum <= 100
            ? 'Add the tens, then the ones.'
            : Math.max(one.pence, other.pence) < 100
              ? 'Add the two prices in pence. Is that more than 100p?'
              : 'Add the pence first. Do they make a pound?',
        steps: [
          `Add the two prices: ${show(one.pence)} + ${show(other.pence)}.`,
          ...(carries && sum > 100
            ? [
                `The pence are ${one.pence % 100}p + ${other.pence % 100}p = ${(one.pence % 100) + (other.pence % 100)}p. That is ${sum % 100 === 0 ? 'exactly £1' : `£1 and ${sum % 100}p`}.`,
              ]
            : partByPart(one.pence, other.pence)),
          `Together they cost ${boldMoney(sum, writing)}.`,
        ],
        variant: `total ${one.name} ${one.pence} ${other.name} ${other.pence}`,
        features: features([one.pence, other.pence], carries ? 2 : 1),
      },
      sum,
      sumMistakes(one.pence, other.pence),
      writing,
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('How much do they cost together?')) return undefined;
    return solvedMoney(
      seen,
      moneyIn(seen.text).reduce((sum, pence) => sum + pence, 0),
    );
  },
};

/** Change: from one thing when it is easy, from two when it is hard. */
export const change: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.change[difficulty],
  make(random, { params: { prices, writing }, difficulty }) {
    const things = drawGoods(random, prices[difficulty], difficulty === 'hard' ? 2 : 1);
    const [one, other] = things;
    if (one === undefined || (difficulty === 'hard' && other === undefined)) return undefined;
    const cost = things.reduce((sum, { pence }) => sum + pence, 0);
    const note = noteFor(cost);
    // Change from tens alone is worked out in year 2.
    if (note === cost || (difficulty === 'easy' && cost % 10 === 0)) return undefined;
    // Of whole pounds and pence only the pence are left to work out.
    if (difficulty === 'hard' && things.some(({ pence }) => pence % 100 === 0)) return undefined;
    // Whole pounds, and what makes up one pound, are for easy cells.
    if (difficulty === 'medium' && (cost < 100 || note - cost < 100 || cost % 100 === 0)) return undefined;
    const name = pickName(random);
    const show = (pence: number): string => showMoney(pence, writing);
    const pays = note >= 500 ? `a £${note / 100} note` : `a £${note / 100} coin`;
    const story =
      other === undefined
        ? `${name} buys ${withArticle(one.name)} for ${show(one.pence)} and pays with ${pays}.`
        : `${capital(withArticle(one.name))} costs ${show(one.pence)}. ${capital(withArticle(other.name))} costs ${show(other.pence)}. ${name} buys both with ${pays}.`;
    return askMoney(
      random,
      {
        prompt: `${story} How much change is there?`,
        hint:
          other === undefined ? 'Count up from the price.' : 'First add the two prices. Then count up to what is paid.',
        steps: [
          ...(other === undefined
            ? []
            : [`Together they cost ${show(one.pence)} + ${show(other.pence)} = ${show(cost)}.`]),
          ...countUp(cost, note, show),
          `The change is ${boldMoney(note - cost, writing)}.`,
        ],
        variant: `change ${things.map(({ name: thing, pence }) => `${thing} ${pence}`).join(' ')}`,
        features: features([...things.map(({ pence }) => pence), note], things.length + 1),
      },
      note - cost,
      [
        // Of £2 and £1.20 the digits taken apart are the price again, which is the nearer mistake.
        [cost, named.paid],
        ...takeMistakes(note, cost),
        ...(other === undefined ? [] : [[note - one.pence, named.onlyOne] as const]),
        [note - cost - 10, named.tenLess],
      ],
      writing,
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('How much change is there?') || seen.text.includes(' each')) return undefined;
    const amounts = moneyIn(seen.text);
    const paid = amounts.pop() ?? 0;
    return solvedMoney(seen, leftAfter(amounts, paid));
  },
};

/** How much more one costs, or how much more is needed. */
export const more: Form<Params> = {
  weight: ({ params, difficulty }) => params.weights.more[difficulty],
  make(random, { params: { prices, writing }, difficulty }) {
    const [one, other] = drawGoods(random, prices[difficulty], 2).sort((first, second) => second.pence - first.pence);
    if (one === undefined || other === undefined || one.pence - other.pence < 4) return undefined;
    // A pound is always changed on the way.
    if (one.pence % 100 >= other.pence % 100) return undefined;
    const name = pickName(random);
    const show = (pence: number): string => showMoney(pence, writing);
    const saves = random.chance(1, 2);
    const gap = one.pence - other.pence;
    if (writing === 'point' && gap < 100) return undefined;
    return askMoney(
      random,
      {
        prompt: saves
          ? `${name} has ${show(other.pence)} and wants ${withArticle(one.name)} for ${show(one.pence)}. How much more does ${name} need?`
          : `${capital(withArticle(one.name))} costs ${show(one.pence)}. ${capital(withArticle(other.name))} costs ${show(other.pence)}. How much more does the ${one.name} cost?`,
        hint: 'Find the difference: count up from the smaller amount.',
        steps: [...countUp(other.pence, one.pence, show), `The difference is ${boldMoney(gap, writing)}.`],
        variant: `more ${saves ? 'saves' : other.name} ${one.name} ${one.pence} ${other.pence}`,
        features: features([one.pence, other.pence], 2),
      },
      gap,
      [...takeMistakes(one.pence, other.pence), [gap - 10, named.tenLess]],
      writing,
    );
  },
  solve(seen) {
    if (!/How much more (?:does|is)/.test(seen.text)) return undefined;
    const [one = 0, other = 0] = moneyIn(seen.text).sort((first, second) => second - first);
    return solvedMoney(seen, leftAfter([other], one));
  },
};
