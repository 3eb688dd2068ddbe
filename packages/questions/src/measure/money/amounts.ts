/** What all money questions share: amounts in whole pence, things with sensible prices, and the mistakes. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalFixed } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, type Seen, typed } from '../../kernel/seen.ts';
import { chooseText, writeAs } from '../ask.ts';

type Level = 'easy' | 'medium' | 'hard';

/** How amounts are written: '£3 and 5p' as in year 3, or '£3.05'. */
type Writing = 'and' | 'point';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly writing: Writing;
  /** The dearest thing, and what all prices are whole multiples of. */
  readonly prices: Readonly<Record<Level, { readonly least: number; readonly most: number; readonly step: number }>>;
  readonly weights: Readonly<Record<MoneyForm, Readonly<Record<Level, number>>>>;
}

/** The ways money is asked about. */
type MoneyForm =
  | 'coins'
  | 'fewest'
  | 'convert'
  | 'compare'
  | 'total'
  | 'change'
  | 'more'
  | 'many'
  | 'howMany'
  | 'share';

export const mistake = mistakesIn('m.money');

/** The mistakes children make here. */
export const named = {
  place: mistake('pence-place', 'Pence have two places: 5p is £0.05 and 50p is £0.50.'),
  tenTimes: mistake('pence-place', 'That is ten times too much.'),
  takesOff: mistake('pence-place', 'Each pound is 100p. Count the pounds first, then the pence that are left.'),
  mixed: mistake('pounds-as-pence', 'Pounds and pence are mixed up. £1 is 100p.'),
  carry: mistake('forgot-carry', '100p make a pound. Carry it over.'),
  column: mistake('column-wise', 'You took the smaller digit from the larger one. Count up from the smaller amount.'),
  exchange: mistake('no-exchange', 'That is £1 too much: part of one pound was used for the pence.'),
  poundMore: mistake('one-pound-too-much', 'That is £1 too much. Count up again.'),
  tenMore: mistake('ten-pence-too-much', 'That is 10p too much. Count up again.'),
  tenLess: mistake('ten-pence-too-little', 'That is 10p too little. Count up again.'),
  oneMore: mistake('one-too-many', 'That is the price of one more.'),
  oneFewer: mistake('one-too-few', 'That is the price of one fewer.'),
  addedCount: mistake('adds-count', 'You added the number of things to the price. Multiply instead.'),
  leftOver: mistake('gives-left-over', 'That is the money left over, in pence.'),
  onlyOne: mistake('pays-for-one', 'That is the change after buying only one.'),
  checkParts: mistake('miscounts', 'Check by multiplying: all the parts together must make the total.'),
  took: mistake('took-away', 'You subtracted. What do they cost together?'),
  added: mistake('added', 'You added. Here you need the difference.'),
  paid: mistake('cost-for-change', 'That is what it costs. How much comes back?'),
  stops: mistake('stops-early', 'That is only the first step.'),
  coin: mistake('counts-coins', 'That is how many coins there are. Add up what they are worth.'),
  missed: mistake('misses-one', 'Check that every coin is counted once.'),
  outBy: (pence: number) => mistake('miscounts', `That is ${showMoney(pence, 'point')} out. Check each step.`),
  over: mistake('not-enough-left', 'There is not enough money for that many.'),
  under: mistake('too-few', 'There is money left for more.'),
  fewer: mistake('not-the-fewest', 'Start with the biggest coin that fits.'),
};

/** An amount as this class writes it. */
export function showMoney(pence: number, writing: Writing): string {
  const [pounds, rest] = [Math.floor(pence / 100), pence % 100];
  if (pounds === 0) return `${rest}p`;
  if (rest === 0) return `£${pounds}`;
  return writing === 'and' ? `£${pounds} and ${rest}p` : `£${pounds}.${String(rest).padStart(2, '0')}`;
}

/** An amount as the answer of an explanation; where it is told in words, the shop's way of writing it stands beside. */
export function boldMoney(pence: number, writing: Writing): string {
  const shown = showMoney(pence, writing);
  const other = showMoney(pence, 'point');
  return shown === other ? `**${shown}**` : `**${shown}** (${other})`;
}

const amount = /£(\d+)(?: and (\d+)p|\.(\d\d))?|(\d+)p/g;

/** The amounts of a text in pence, in order, by counting pounds and pence apart. */
export function moneyIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([, pounds, and, point, pence]) => {
    let worth = Number(pence ?? and ?? point ?? 0);
    for (let pound = 0; pound < Number(pounds ?? 0); pound++) worth += 100;
    return worth;
  });
}

/** What the box counts: pounds after a £ sign, pence before a p, or it leaves that to the child. */
export type Counted = 'pounds' | 'pence' | 'either';

const boxes = {
  pounds: { before: '£' },
  pence: { after: 'p' },
  either: { placeholder: '£ and p' },
} as const;

/** An amount as it is typed into such a box. */
function typedAs(pence: number, counted: Counted): string {
  if (counted === 'pence') return String(pence);
  if (counted === 'either') return showMoney(pence, 'and');
  return pence % 100 === 0 ? String(pence / 100) : decimalFixed(pence, 2);
}

/** An amount to type. */
export function writeMoney(
  questionText: QuestionText,
  pence: number,
  mistakes: readonly (readonly [pence: number, because: NumberMistake[1]])[],
  counted: Counted,
): Made {
  const real = mistakes.filter(([given]) => given > 0 && given !== pence);
  return writeAs(
    questionText,
    { kind: 'money', pence },
    real.map(([given, because]) => [typedAs(given, counted), because] as const),
    boxes[counted],
  );
}

/** The solver's amount, typed into the box that is there or chosen. */
export function solvedMoney(seen: Seen, pence: number): GivenAnswer[] {
  const { answer } = seen.question;
  if (answer.type !== 'writeAnswer') return chosen(seen, (option) => moneyIn(option)[0] === pence);
  return typed(typedAs(pence, answer.before === '£' ? 'pounds' : answer.after === 'p' ? 'pence' : 'either'));
}

/** An amount to choose, or to type. */
export function askMoney(
  random: Random,
  questionText: QuestionText,
  pence: number,
  mistakes: readonly (readonly [pence: number, because: NumberMistake[1]])[],
  writing: Writing,
): Made | undefined {
  if (writing === 'point' || pence < 100 ? random.chance(3, 4) : random.chance(2, 3))
    return writeMoney(questionText, pence, mistakes, pence < 100 ? 'pence' : writing === 'point' ? 'pounds' : 'either');
  const near: (readonly [number, NumberMistake[1]])[] = (
    pence < 100 ? [10, -10, 5, -5, 20, -20] : [10, -10, 100, -100, 110, -90]
  ).map((by) => [pence + by, named.outBy(Math.abs(by))]);
  return chooseText(
    random,
    questionText,
    showMoney(pence, writing),
    // Nobody gets £38 out of £20, or ten times the price.
    [...mistakes.filter(([, because]) => because !== named.added && because !== named.tenTimes), ...near]
      .filter(([given]) => given > 0)
      .map(([given, because]) => [showMoney(given, writing), because] as const),
  );
}

/** Things in shops with what they cost in life, in pence. */
const goods = [
  { name: 'apple', least: 20, most: 70 },
  { name: 'banana', least: 15, most: 45 },
  { name: 'pencil', least: 20, most: 99 },
  { name: 'rubber', least: 25, most: 95 },
  { name: 'badge', least: 40, most: 150 },
  { name: 'postcard', least: 45, most: 120 },
  { name: 'balloon', least: 25, most: 95 },
  { name: 'bread roll', least: 30, most: 90 },
  { name: 'drink', least: 85, most: 220 },
  { name: 'muffin', least: 95, most: 260 },
  { name: 'notebook', least: 110, most: 420 },
  { name: 'comic', least: 180, most: 450 },
  { name: 'sandwich', least: 210, most: 480 },
  { name: 'plant', least: 230, most: 850 },
  { name: 'ball', least: 199, most: 700 },
  { name: 'book', least: 350, most: 999 },
  { name: 'kite', least: 450, most: 1300 },
  { name: 'scarf', least: 450, most: 1400 },
  { name: 'jigsaw', least: 499, most: 1600 },
  { name: 'torch', least: 380, most: 1250 },
  { name: 'board game', least: 799, most: 1999 },
  { name: 'backpack', least: 899, most: 1999 },
] as const;

/** A thing and its price. */
interface Priced {
  readonly name: string;
  readonly pence: number;
}

/** `count` different things with prices within these limits. */
export function drawGoods(
  random: Random,
  { least, most, step }: { readonly least: number; readonly most: number; readonly step: number },
  count: number,
): Priced[] {
  const fits = goods.filter((each) => each.most >= least + step && each.least <= most - step);
  return random.sample(fits, Math.min(count, fits.length)).map((each) => {
    const low = Math.ceil(Math.max(each.least, least) / step);
    const high = Math.floor(Math.min(each.most, most) / step);
    return { name: each.name, pence: step * random.int(low, Math.max(low, high)) };
  });
}

/** The least coin or note, from a pound upwards, that pays for this. */
export const noteFor = (pence: number): number =>
  [100, 200, 500, 1000, 2000, 5000].find((note) => note > pence) ?? 10000;

/** What makes a sum of money hard, as numbers that rise with it. */
export const features = (amounts: readonly number[], steps: number): Record<string, number> => ({
  steps,
  pounds: amounts.some((pence) => pence > 100) ? 1 : 0,
  singlePence: amounts.some((pence) => pence % 5 !== 0) ? 1 : 0,
  size: Math.max(...amounts),
});
