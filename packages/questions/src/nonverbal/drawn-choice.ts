/** Puts a question with drawn options together, laid so that the options alone tell nothing about the answer. */
import type { Figure } from '@comet/contract/figure';
import type { GivenAnswer } from '@comet/contract/question';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { drawn, type QuestionText, questionComposer, textsAloudBy } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';

/** An option and how far it is from the right one in each way: zeros alone are right, 1 and 2 are two wrong values. */
export interface LaidOption<T> {
  readonly value: T;
  readonly off: readonly number[];
}

/** An option with two ways to be wrong. */
interface Laid<T> extends LaidOption<T> {
  readonly off: readonly [number, number];
}

/** Which way has two wrong values among five options: the first, the second, or either. */
type Wider = 'first' | 'second' | 'either';

/**
 * Four or five options on a grid of two ways to differ, with the right one in a cell drawn at random: 'the one most like
 * the others' is then right no more often than chance. Where `needsBoth`, the right one is never the fifth, which all the
 * others differ from in one and the same way. Undefined when an option cannot be made or two look the same.
 */
export function layOut<T>(
  random: Random,
  count: 4 | 5,
  vary: (first: number, second: number) => T | undefined,
  same: (value: T) => string,
  wider: Wider = 'either',
  needsBoth = false,
): Laid<T>[] | undefined {
  const extra: readonly [number, number] =
    wider === 'first' || (wider === 'either' && random.chance(1, 2)) ? [2, 0] : [0, 2];
  const square: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  const cells = count === 5 ? [...square, extra] : square;
  const right = random.pick(needsBoth ? square : cells);
  const relabel = (axis: 0 | 1): number[] => {
    const used = [...new Set(cells.map((cell) => cell[axis]))];
    const others = random.shuffle(used.filter((value) => value !== right[axis]));
    return [0, 1, 2].map((value) => (value === right[axis] ? 0 : others.indexOf(value) + 1));
  };
  const [first, second] = [relabel(0), relabel(1)];
  const laid: Laid<T>[] = [];
  const taken = new Set<string>();
  for (const [x, y] of random.shuffle(cells)) {
    const off: readonly [number, number] = [first[x] ?? 0, second[y] ?? 0];
    const value = vary(off[0], off[1]);
    if (value === undefined || taken.has(same(value))) return undefined;
    taken.add(same(value));
    laid.push({ value, off });
  }
  return laid;
}

/** Each way has one value in two of these and the other in three; some are one way off the next. */
const inManyWays: Readonly<Record<3 | 4, readonly (readonly number[])[]>> = {
  3: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ],
  4: [
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 1, 0, 1],
    [1, 1, 1, 0],
    [0, 1, 1, 0],
  ],
};

/** The ways in which some option differs from this one while all else is the same. */
function aloneIn(options: readonly (readonly number[])[], right: readonly number[]): number[] {
  return right.flatMap((_, way) =>
    options.some((own) => own.every((value, at) => (value !== right[at]) === (at === way))) ? [way] : [],
  );
}

/**
 * Five options on three or four ways to differ, with the right one in a place drawn at random: two options or more are wrong in
 * each way and none of the ways alone tells the answer. One option is wrong in the way that `needed` names and in no other.
 * Undefined when an option cannot be made or two look the same.
 */
export function layInMany<T>(
  random: Random,
  count: 3 | 4,
  vary: (off: readonly number[]) => T | undefined,
  same: (value: T) => string,
  needed?: number,
): LaidOption<T>[] | undefined {
  const options = inManyWays[count];
  const right = random.pick(needed === undefined ? options : options.filter((own) => aloneIn(options, own).length > 0));
  const shuffled = random.shuffle(right.map((_, way) => way));
  const ways = needed === undefined ? shuffled : withAlone(random, shuffled, aloneIn(options, right), needed);
  const laid = random.shuffle(options).flatMap((own): LaidOption<T>[] => {
    const off = ways.map((way) => (own[way] === right[way] ? 0 : 1));
    const value = vary(off);
    return value === undefined ? [] : [{ value, off }];
  });
  return new Set(laid.map(({ value }) => same(value))).size === options.length ? laid : undefined;
}

/** The ways in another order: in this place is one that an option misses while all else is right. */
function withAlone(random: Random, ways: readonly number[], alone: readonly number[], place: number): number[] {
  const needed = random.pick(alone);
  const others = ways.filter((way) => way !== needed);
  return [...others.slice(0, place), needed, ...others.slice(place)];
}

/** Whether an option so far off is the right one. */
export function isRight(off: readonly number[]): boolean {
  return off.every((way) => way === 0);
}

/** Whether what a solver found is the right option and nothing else. */
export function isOnlyRight(laid: readonly LaidOption<unknown>[], found: readonly number[]): boolean {
  const [place = -1] = found;
  const option = laid[place];
  return found.length === 1 && option !== undefined && isRight(option.off);
}

/** One drawn option; `because` is undefined for the right one only. */
export interface DrawnOption {
  readonly figure: Figure;
  readonly because: Mistake | undefined;
}

const composeQuestion = questionComposer({ aloud: textsAloudBy((text) => text.replaceAll('**', '')) });

/** How the last step of an explanation shows the answer, where it shows more than the option. */
interface AnswerShown {
  readonly sentence: string;
  readonly figure: Figure;
}

/** A choice between drawings in this order; the last step of the explanation shows the answer. */
export function askDrawn(questionText: QuestionText, options: readonly DrawnOption[], shown?: AnswerShown): Made {
  const right = options.findIndex(({ because }) => because === undefined);
  const answer = shown?.figure ?? options[right]?.figure;
  const so = shown?.sentence ?? 'So this is the answer:';
  return composeQuestion(
    { ...questionText, steps: [...questionText.steps, answer === undefined ? so : [so, drawn(answer)]] },
    {
      form: {
        type: 'multipleChoice',
        options: options.map(({ figure }) => [{ type: 'figure', figure }]),
        layout: 'grid',
      },
      key: { type: 'multipleChoice', option: right, because: options.map(({ because }) => because) },
    },
  );
}

/** The choices a solver finds right, by place. */
export function choices(places: readonly number[]): GivenAnswer[] {
  return places.map((option) => ({ type: 'multipleChoice', option }));
}
