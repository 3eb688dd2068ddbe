/** The mistakes behind wrong answers: how they are named, which of them can be typed, and what two of them together give. */
import { firstOfEach } from './first-of-each.ts';
import type { Mistake } from './key.ts';
import { decimalText, plainNumber } from './number-text.ts';

/** A wrong number and the mistake that leads to it. */
export type NumberMistake = readonly [given: number | string, because: Mistake];

/** A wrong text and the mistake that leads to it. */
export type TextMistake = readonly [text: string, because: Mistake];

/** A wrong text that is built before it is known how it will be asked: chosen or typed. */
export interface WrongAnswer {
  readonly text: string;
  readonly because: Mistake;
}

/** Names the mistakes of a family: `mistakesIn('m.tables')('adds', 'You added.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

/** The mistakes of those wrong answers that pass: whole numbers only, or none below nought. */
export const withGiven = <Given>(
  mistakes: readonly (readonly [Given, Mistake])[],
  passes: (given: Given) => boolean,
): (readonly [Given, Mistake])[] => mistakes.filter(([given]) => passes(given));

/** The first mistake of each number. */
export const firstOnce = (mistakes: readonly NumberMistake[]): NumberMistake[] =>
  firstOfEach(mistakes, ([given]) => plainNumber(String(given)));

/** The same mistakes without repeats: of those that mean the same, the first one's mistake stands where the last one stood. */
export function eachOnce<Given>(
  mistakes: readonly (readonly [Given, Mistake])[],
  meaning: (given: Given) => string,
): (readonly [Given, Mistake])[] {
  return [
    ...new Map(mistakes.map((oneMistake) => [meaning(oneMistake[0]), oneMistake] as const).reverse()).values(),
  ].reverse();
}

const differs = (given: number, right: number): boolean => Number.isFinite(given) && given !== right;

/** Feedback that says how near the answer is. */
const saysNear = /^(?:Close|Nearly|You are close)\b/;

/** Whether a number is so near to the right one that a teacher would say so: one unit of its last place, or a tenth of it. */
export function isNear(given: number | string, right: number | string): boolean {
  const unit = 10 ** -Math.max(decimalsOf(given), decimalsOf(right));
  return Math.abs(Number(given) - Number(right)) <= Math.max(unit, Math.abs(Number(right)) / 10) + 1e-9;
}

/** Feedback that says only on which side of the right answer a wrong one is. */
const saysSide = /^(?!You ).*\btoo (?:big|small|large|much|little|many|few|late|early|long|short)\b/;
/** Feedback about the number itself, which holds however the child came to it. */
const saysFact = /^(?:That|Those|With|One part would|The (?:numerator|denominator) is|\d)/;

/**
 * The same mistakes, with one feedback for each number. Where two mistakes lead to the same number, nobody knows which one the child made: a
 * feedback about the number itself is given, and none where there is no such feedback.
 */
export function agreed<Given>(
  mistakes: readonly (readonly [Given, Mistake])[],
  meaning: (given: Given) => string,
): (readonly [Given, Mistake])[] {
  const told = Map.groupBy(mistakes, ([given]) => meaning(given));
  return mistakes.map(([given, because]) => {
    const reasons = (told.get(meaning(given)) ?? []).map(([, reason]) => reason);
    const telling = reasons.filter(({ says }) => says !== '' && !saysSide.test(says));
    // 'You added. Subtract.' and 'You added. Look at the sign.' are the same mistake.
    if (new Set(telling.map(({ says }) => says.split(/(?<=[.?!]) /)[0])).size < 2)
      return [given, telling[0] ?? reasons[0] ?? because];
    return [given, telling.find(({ says }) => saysFact.test(says)) ?? twoMistakes(because)];
  });
}

/** A mistake that is called close must be; of what is far off the child is told nothing. */
const honest = (given: number | string, right: number | string, because: Mistake): Mistake =>
  saysNear.test(because.says) && !isNear(given, right) ? { ...because, says: '' } : because;

/**
 * Mistakes as a child would type them, without repeats. Those that are no number, unfit, right after all, without a word, or called close
 * although they are far off are left out.
 */
export function typedMistakes(
  right: number | string,
  mistakes: readonly NumberMistake[],
  isFit: (given: number) => boolean = () => true,
): { given: string; because: Mistake }[] {
  const own = Number(plainNumber(String(right)));
  return eachOnce(mistakes, (given) => plainNumber(String(given)))
    .map(([given, because]) => ({ given: plainNumber(String(given)), because }))
    .filter(
      ({ given, because }) =>
        because.says !== '' &&
        differs(Number(given), own) &&
        isFit(Number(given)) &&
        (!saysNear.test(because.says) || isNear(given, own)),
    );
}

/** Two mistakes at once, counted within the family of the first. Nobody knows which way led there. */
const twoMistakes = ({ id }: Mistake): Mistake => ({ id: `${id.split('/')[0]}/two-slips`, says: '' });

/** A wrong number that no one way leads to, told as far as it can be: on which side of the right one it is. */
export function toldBySide(given: number | string, right: number | string, because: Mistake): Mistake {
  const isNumber = Number.isFinite(Number(right));
  if (because.says !== '' || !isNumber || !differs(Number(given), Number(right))) return because;
  return { ...because, says: `That is too ${Number(given) > Number(right) ? 'large' : 'small'}.` };
}

const decimalsOf = (value: number | string): number => String(value).split('.')[1]?.length ?? 0;

/** What a child who makes two of the mistakes gets. Beside single mistakes alone the right answer would be the one most like all. */
export function combinedMistakes(
  right: number | string,
  mistakes: readonly NumberMistake[],
  isFit: (given: number) => boolean = () => true,
): NumberMistake[] {
  const places = Math.max(decimalsOf(right), ...mistakes.map(([given]) => decimalsOf(given)));
  const scaled = (value: number | string): number => Math.round(Number(value) * 10 ** places);
  const all = mistakes.map(([given]) => scaled(given));
  const hasNegative = Math.min(...all, scaled(right)) < 0;
  const found = mistakes.slice(0, 4).flatMap(([one, because], place) =>
    mistakes.slice(place + 1, 5).flatMap(([other]): NumberMistake[] => {
      const value = scaled(one) + scaled(other) - scaled(right);
      const isFresh = value !== scaled(right) && !all.includes(value) && (value > 0 || hasNegative);
      return isFresh && isFit(value / 10 ** places) ? [[decimalText(value, places), twoMistakes(because)]] : [];
    }),
  );
  return found.slice(0, 4);
}

/** The first `count` mistakes that are fit numbers other than the right one. */
export function fitMistakes(
  right: number | string,
  mistakes: readonly NumberMistake[],
  isFit: (given: number) => boolean = () => true,
  count = 6,
): NumberMistake[] {
  return mistakes
    .filter(([given]) => differs(Number(given), Number(right)) && isFit(Number(given)))
    .slice(0, count)
    .map(([given, because]) => [given, honest(given, right, because)] as const);
}

/** Real mistakes, and after them what two of them give. */
export function withCombinedMistakes(
  right: number | string,
  mistakes: readonly NumberMistake[],
  isFit?: (given: number) => boolean,
): NumberMistake[] {
  const real = fitMistakes(right, mistakes, isFit);
  return [...real, ...combinedMistakes(right, real)];
}
